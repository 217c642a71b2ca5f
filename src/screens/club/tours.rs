//! The tours of the club house: what was achieved in them, the helpers that won most, and every run.

use super::figures::tile;
use super::words::LastActionText;
use super::{ClubMsg, PageContext};
use crate::hud::pictures::PicturePainter;
use crate::hud::tour_strip::perk_sign;
use crate::screens::invite::invite;
use crate::theme::medal;
use crate::widgets::{BoxSurface, Button, Node, StyledText, column, drawing, row};
use ::words::{DisplayText, Separator, id, say};
use stage::palette::{AMBER, CHALK, MUTED};
use store::SavedRun;
use tour::{PerkStats, STOPS, TourStats, medal_for};

/// Number of helpers that are listed.
const PERKS: usize = 5;

/// Returns the tab; `message` is the result of the last action.
pub(super) fn view<'a>(drawn: PageContext<'a>, message: Option<&LastActionText>) -> Node<'a, ClubMsg> {
    let runs: Vec<&SavedRun> = drawn.tours.of(drawn.person).collect();
    if runs.is_empty() {
        let next = (id!("title-tour").shown(), ClubMsg::ToTour);
        return invite(drawn.art, "flag-fill", [say!("club-tours-none").into()], Some(next));
    }
    let stats = TourStats::of(runs.iter().rev().map(|saved| &saved.run));
    let figure = |n: u32| DisplayText::verbatim(n.to_string());
    let heat =
        stats.best_heat.map_or_else(|| DisplayText::verbatim("-"), |heat| figure(heat.number().into()));
    let tiles = [
        (
            (figure(stats.cups), id!("club-tours-cups"), say!("club-tours-played", n = stats.played)),
            "trophy-fill",
        ),
        ((heat, id!("club-tours-heat"), say!("club-tours-heat-note")), "lightning-fill"),
        ((figure(stats.best_points), id!("club-tours-points"), say!("club-tours-points-note")), "medal-fill"),
        (
            (figure(stats.longest_streak), id!("club-tours-streak"), say!("club-tours-streak-note")),
            "flag-fill",
        ),
    ];
    let tiles = tiles.map(|((value, name, counted), icon)| tile(value, name, counted, icon, drawn.art));
    let perks = (!stats.perks.is_empty()).then(|| {
        let lines = stats.perks.iter().take(PERKS).map(|of| perk(of, drawn.art));
        panel().child(head(say!("club-tours-helpers"))).children(lines).basis(520.0).share(1.0)
    });
    let lines = runs.iter().map(|saved| line(saved, drawn.art));
    let all = panel().child(head(say!("club-tours-all"))).children(lines).basis(860.0).share(1.6);
    let message = message.map(|message| StyledText::label(message.words()).size(26.0).colour(CHALK));
    column()
        .scrolls()
        .gap(14.0)
        .pad(4.0, 4.0)
        .child(row().wrap().gap(14.0).stretch().rigid().children(tiles))
        .children(message.map(|message| message.node().rigid()))
        .child(row().wrap().gap(14.0).stretch().rigid().child(all).children(perks))
}

fn panel<'a>() -> Node<'a, ClubMsg> {
    column().gap(12.0).pad(20.0, 16.0).surface(BoxSurface::Plaque)
}

fn head<'a>(words: DisplayText) -> Node<'a, ClubMsg> {
    StyledText::heading(words).size(30.0).node()
}

/// Returns a helper with what it has won.
fn perk<'a>(of: &PerkStats, art: PicturePainter<'a>) -> Node<'a, ClubMsg> {
    let words = column()
        .portion(1.0)
        .child(StyledText::label(of.perk.title()).size(28.0).colour(CHALK))
        .child(StyledText::note(say!("club-tours-helper", cups = of.cups, played = of.played)).size(24.0));
    row().gap(14.0).child(perk_sign(of.perk, 52.0, art)).child(words)
}

/// Returns a run: its medal, tour and result, its points, its helpers, and what can be done with it.
fn line<'a>(saved: &SavedRun, art: PicturePainter<'a>) -> Node<'a, ClubMsg> {
    let run = &saved.run;
    let (tour, points) = (run.tour(), run.points().total(run.tour()));
    let metal = run.is_won().and_then(|_| medal_for(points));
    let disc = drawing((46.0, 46.0), move |p, r| {
        medal::draw_disc(p, r.center(), 21.0, metal);
    });
    let (result, colour) = match run.is_won() {
        Some(true) => (say!("tour-stake-cup"), AMBER),
        Some(false) => (say!("tour-out-at", stop = run.stop() + 1), MUTED),
        None => (say!("tour-occasion", stop = run.stop() + 1, of = STOPS), CHALK),
    };
    let name = saved.person.as_ref().map(|name| DisplayText::verbatim(name.as_str()));
    let head = DisplayText::list(name.into_iter().chain([tour.in_words()]), Separator::Dot);
    let result = DisplayText::list([result, say!("tour-points", n = points)], Separator::Dot);
    let words = column()
        .basis(300.0)
        .grow()
        .child(StyledText::label(head).size(28.0).colour(CHALK))
        .child(StyledText::note(result).size(24.0).colour(colour));
    let helpers = row().gap(6.0).children(run.bus().iter().map(|seated| perk_sign(seated.perk, 40.0, art)));
    let button = match run.is_won() {
        None => Button::new(id!("title-continue-tour")).asks(ClubMsg::ToTour),
        Some(_) => Button::new(id!("tour-copy"))
            .enabled(run.codes().is_some())
            .asks(ClubMsg::CopyTour(saved.id.clone())),
    };
    row().wrap().gaps(16.0, 8.0).child(disc.rigid()).child(words).child(helpers.rigid()).child(button)
}
