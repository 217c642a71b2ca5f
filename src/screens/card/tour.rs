//! The picture of a run of a tour: its road, its result and points, its helpers, and the number by which others can
//! play it.

use bevy_egui::egui::{Align2, Painter, Rect, pos2};

use super::{SIZE, ground};
use crate::hud::pictures::PicturePainter;
use crate::hud::tour_strip::draw_perk;
use crate::screens::honours::cup;
use crate::screens::loading::PROGRAM;
use crate::screens::tour::draw_road;
use crate::theme::medal;
use crate::theme::paint::{draw_fitting_text, draw_frame, draw_text, fill_rounded_rect, rect};
use crate::theme::{UiFont, with_alpha};
use stage::palette::{AMBER, CHALK, MUTED, NAVY_2};
use store::{SavedRun, TimeOfDay};
use tour::{SeatedPerk, TourRun, medal_for};
use words::{DisplayText, say};

/// The content of the picture.
#[derive(Clone, Debug)]
pub(in crate::screens) struct TourCard {
    pub(super) saved: SavedRun,
}

impl TourCard {
    /// Creates the picture of a run.
    pub(in crate::screens) const fn new(saved: SavedRun) -> Self {
        Self { saved }
    }

    /// Returns how the run ended, with the name of its person.
    fn headline(&self) -> DisplayText {
        let run = &self.saved.run;
        let name = self.saved.person.as_ref().map(|name| DisplayText::verbatim(name.as_str()).capitals());
        let name = name.map(DisplayText::verbatim);
        match (run.is_won(), name) {
            (Some(true), Some(name)) => say!("tour-card-won-by", name),
            (Some(true), None) => say!("tour-card-won"),
            (_, Some(name)) => say!("tour-card-lost-by", name, stop = run.stop() + 1),
            (_, None) => say!("tour-lost", stop = run.stop() + 1),
        }
    }

    /// Draws it in an area of [`SIZE`].
    pub(super) fn draw(&self, p: &Painter, art: PicturePainter<'_>) {
        let run = &self.saved.run;
        let all = rect(0.0, 0.0, SIZE.0 as f32, SIZE.1 as f32);
        let mid = all.center().x;
        ground(p, all);
        draw_text(p, pos2(50.0, 52.0), Align2::LEFT_CENTER, PROGRAM, UiFont::Headline, 44.0, AMBER);
        let tour = run.tour().in_words().shown();
        draw_text(p, pos2(all.right() - 50.0, 52.0), Align2::RIGHT_CENTER, &tour, UiFont::Text, 34.0, CHALK);
        let headline = self.headline().shown();
        draw_fitting_text(
            p,
            pos2(mid, 138.0),
            Align2::CENTER_CENTER,
            &headline,
            UiFont::Headline,
            96.0,
            1400.0,
            AMBER,
        );
        draw_road(p, rect(50.0, 210.0, 1500.0, 400.0), run, TimeOfDay::Any, art);
        draw_points(p, rect(50.0, 640.0, 520.0, 170.0), run);
        draw_helpers(p, rect(600.0, 640.0, 950.0, 170.0), run.bus(), art);
        let invitation =
            say!("tour-card-number", number = DisplayText::verbatim(run.tour().number().to_string()));
        let at = pos2(mid, all.bottom() - 46.0);
        draw_fitting_text(
            p,
            at,
            Align2::CENTER_CENTER,
            &invitation.shown(),
            UiFont::Text,
            30.0,
            1480.0,
            CHALK,
        );
        draw_frame(p, all.shrink(4.0), 0.0, 8.0, AMBER);
    }
}

/// Draws the points beside the cup, or beside the medal that they earn.
fn draw_points(p: &Painter, r: Rect, run: &TourRun) {
    fill_rounded_rect(p, r, 14.0, with_alpha(NAVY_2, 0.92));
    let points = run.points().total(run.tour());
    let sign = pos2(r.left() + 90.0, r.center().y);
    if run.is_won() == Some(true) {
        cup(p, pos2(sign.x, r.bottom() - 16.0), 138.0);
    } else {
        medal::draw_disc(p, sign, 58.0, medal_for(points));
    }
    let words = say!("tour-points", n = points).shown();
    let at = pos2(r.left() + 180.0, r.center().y);
    draw_fitting_text(p, at, Align2::LEFT_CENTER, &words, UiFont::Display, 64.0, r.width() - 200.0, CHALK);
}

/// Draws the helpers on the bus.
fn draw_helpers(p: &Painter, r: Rect, bus: &[SeatedPerk], art: PicturePainter<'_>) {
    fill_rounded_rect(p, r, 14.0, with_alpha(NAVY_2, 0.92));
    if bus.is_empty() {
        let words = say!("tour-bus-empty").shown();
        draw_fitting_text(
            p,
            r.center(),
            Align2::CENTER_CENTER,
            &words,
            UiFont::Text,
            30.0,
            r.width() - 40.0,
            MUTED,
        );
        return;
    }
    let step = r.width() / bus.len() as f32;
    for (k, seated) in bus.iter().enumerate() {
        let x = r.left() + step * (k as f32 + 0.5);
        draw_perk(p, pos2(x, r.top() + 62.0), 92.0, seated.perk, art);
        let name = DisplayText::from(seated.perk.title()).shown();
        let at = pos2(x, r.bottom() - 34.0);
        draw_fitting_text(p, at, Align2::CENTER_CENTER, &name, UiFont::Text, 26.0, step - 12.0, CHALK);
    }
}
