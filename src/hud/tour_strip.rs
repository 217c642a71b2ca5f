//! Signs of a tour, and the strip of them beside the name of the game: lives, and helpers on the bus.

use std::f32::consts::PI;

use bevy_egui::egui::{Id, Painter, Pos2, Rect, Ui, pos2, vec2};

use super::pictures::PicturePainter;
use crate::session::tour::{MatchPerk, TourPart};
use crate::theme::ink;
use crate::theme::paint::draw_polygon;
use crate::widgets::{
    BoxSurface, Node, PressStyle, Pressable, SolvedLayout, StyledText, column, drawing, row,
};
use stage::palette::{CHALK, INK, MUTED, NAVY_3, Rgb};
use tour::Perk;

/// Size of a sign in the strip, design units.
const SIGN: f32 = 30.0;
/// Width of the card that says what a helper does, design units.
const HINT_WIDTH: f32 = 520.0;

/// Number of lines of half a heart.
const HEART_STEPS: usize = 20;
/// The colour of a life.
const LIFE: Rgb = Rgb(0xE4_57_4B);

/// Returns the icon of a helper.
pub const fn icon(perk: Perk) -> &'static str {
    match perk {
        Perk::Scout => "eye-fill",
        Perk::Analyst => "chart-bar-fill",
        Perk::FilmRoom => "play-circle-fill",
        Perk::RouteMap => "footprints-fill",
        Perk::Statistician => "lightbulb-fill",
        Perk::Captain => "crown-fill",
        Perk::GaffersOption => "chalkboard-teacher-fill",
        Perk::Driver => "sneaker-move-fill",
        Perk::Chairman => "users-fill",
        Perk::Substitute => "swap-fill",
        Perk::KeeperCoach => "hand-fill",
        Perk::Physio => "lightning-fill",
        Perk::TravellingFans => "megaphone-fill",
        Perk::Sponsor => "medal-fill",
        Perk::Groundhopper => "flag-fill",
    }
}

/// Draws the sign of a helper.
pub fn draw_perk(p: &Painter, centre: Pos2, size: f32, perk: Perk, art: PicturePainter<'_>) {
    p.circle_filled(centre, size / 2.0, ink(INK));
    art.icon(p, icon(perk), centre, 0.6 * size, CHALK);
}

/// Returns the sign of a helper.
pub fn perk_sign<'a, M: 'a>(perk: Perk, size: f32, art: PicturePainter<'a>) -> Node<'a, M> {
    drawing((size, size), move |p, r| draw_perk(p, r.center(), size, perk, art)).rigid()
}

/// Draws a heart: a life that is left, or one that was lost.
pub fn draw_life(p: &Painter, centre: Pos2, s: f32, left: bool) {
    let colour = ink(if left { LIFE } else { NAVY_3 });
    // The curve of a heart from its notch to its foot, once on either side. The halves overlap, so that no seam shows.
    let half = |side: f32| {
        let edge = (0..=HEART_STEPS).map(move |k| {
            let t = PI * k as f32 / HEART_STEPS as f32;
            let x = t.sin().powi(3);
            let y = (13.0 * t.cos() - 5.0 * (2.0 * t).cos() - 2.0 * (3.0 * t).cos() - (4.0 * t).cos()) / 16.0;
            centre + vec2(side * x, -y) * s
        });
        let inner = [1.0, -0.25].map(|y| centre + vec2(-0.12 * side, y * 0.8) * s);
        edge.chain(inner).collect()
    };
    for side in [1.0, -1.0] {
        draw_polygon(p, half(side), colour);
    }
}

/// Returns lives as hearts, those left before the lost ones, each in a space of that width and height.
pub fn life_row<'a, M: 'a>(left: u32, most: u32, width: f32, height: f32) -> Node<'a, M> {
    drawing((width * most as f32, height), move |p, r| {
        for k in 0..most {
            let at = r.left_center() + vec2(width * (k as f32 + 0.5), 0.0);
            draw_life(p, at, 0.36 * height, k < left);
        }
    })
}

/// A message of the strip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StripMsg {
    /// The pointer is over that helper.
    Over(usize),
    /// That helper was pressed.
    Press,
}

/// Returns the strip: the lives left, and each helper, lit if it is at work in this match.
pub(super) fn strip<'a>(
    part: &'a TourPart,
    conceded: bool,
    art: PicturePainter<'a>,
    share: f32,
) -> Node<'a, StripMsg> {
    let size = SIGN * share;
    let lives = life_row(part.lives.0, part.lives.1, 0.8 * size, size);
    let helpers = part.helpers.iter().zip(0..).map(|(helper, n)| {
        let lit = is_lit(helper, conceded);
        let sign = drawing((size, size), move |p, r| {
            p.circle_filled(r.center(), size / 2.0, ink(if lit { NAVY_3 } else { INK }));
            art.icon(p, icon(helper.perk), r.center(), 0.66 * size, if lit { CHALK } else { MUTED });
        });
        row()
            .rigid()
            .press(Pressable::new(&helper.name).look(PressStyle::Own).unfocused(), StripMsg::Press)
            .on_hover(StripMsg::Over(n))
            .child(sign)
    });
    row().gap(5.0).rigid().child(lives.rigid()).children(helpers)
}

/// Returns true if a helper is at work. The goalkeeping coach is as long as nothing was conceded.
fn is_lit(helper: &MatchPerk, conceded: bool) -> bool {
    helper.is_at_work && !(conceded && helper.perk == Perk::KeeperCoach)
}

/// Draws what a helper does below `strip`.
pub(super) fn draw_hint(ui: &mut Ui, strip: Rect, helper: &MatchPerk) {
    let words: Node<'_, ()> = column()
        .gap(4.0)
        .pad(20.0, 12.0)
        .surface(BoxSurface::Fill(ink(INK), 14.0))
        .child(StyledText::label(&helper.name).size(28.0))
        .child(StyledText::note(&helper.line).size(24.0).colour(CHALK));
    let solved = SolvedLayout::wide(ui, Id::new("helper"), words, HINT_WIDTH);
    solved.show(ui, pos2(strip.left(), strip.bottom() + 6.0));
}
