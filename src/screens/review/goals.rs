//! What there was to read of the other side: a goal for its kicks and one for its dives.

use bevy_egui::egui::{Align2, Painter, Rect, Shape, Stroke, pos2, vec2};

use crate::theme::paint::{draw_text, fill_rounded_rect};
use crate::theme::{UiFont, ink, with_alpha};
use crate::widgets::{Node, StyledText, column, drawing, row};
use stage::opponent_summary::OpponentSummary;
use stage::palette::{AMBER, CHALK, INK, MUTED};

/// Size of a goal with the counts of its places, design units.
const GOAL: (f32, f32) = (560.0, 290.0);
/// Distance of the cords of its net, design units.
const CORD: f32 = 32.0;

/// Returns what could be read of the other side: a goal for its kicks and one for its dives, and what they went by.
pub(super) fn view<'a, M: 'a>(read: &OpponentSummary) -> Node<'a, M> {
    let goals = read.places.iter().map(|places| {
        let counts = places.counts;
        column()
            .centred()
            .gap(10.0)
            .child(StyledText::heading(&places.title).centred())
            .child(drawing(GOAL, move |p, r| goal(p, r, counts)).rigid())
    });
    let notes = read.notes.iter().map(|note| StyledText::body(note).centred().node().rigid());
    column()
        .gap(20.0)
        .rigid()
        .child(row().wrap().gaps(56.0, 24.0).centred().rigid().children(goals))
        .children(notes)
}

/// Draws a goal with a bar in each of its places: the more often, the higher.
fn goal(p: &Painter, r: Rect, counts: [usize; 3]) {
    let most = counts.into_iter().max().unwrap_or(0).max(1) as f32;
    let inside = Rect::from_min_max(r.min + vec2(12.0, 12.0), r.max);
    fill_rounded_rect(p, inside, 0.0, with_alpha(INK, 0.55));
    let net = Stroke::new(1.5, with_alpha(CHALK, 0.16));
    let mut at = CORD;
    while at < inside.width() {
        p.vline(inside.left() + at, inside.y_range(), net);
        if at < inside.height() {
            p.hline(inside.x_range(), inside.top() + at, net);
        }
        at += CORD;
    }
    let each = inside.width() / 3.0;
    for (k, count) in (0u8..).zip(counts) {
        let x = inside.left() + (f32::from(k) + 0.5) * each;
        let high = (inside.height() - 64.0) * count as f32 / most;
        let bar = Rect::from_min_max(
            pos2(x - each * 0.3, inside.bottom() - high.max(6.0)),
            pos2(x + each * 0.3, inside.bottom()),
        );
        let (fill, words) = if count == 0 { (MUTED, MUTED) } else { (AMBER, CHALK) };
        fill_rounded_rect(p, bar, 6.0, ink(fill));
        let at = pos2(x, bar.top() - 26.0);
        draw_text(p, at, Align2::CENTER_CENTER, &count.to_string(), UiFont::Display, 46.0, words);
    }
    let frame = [r.left_bottom(), r.left_top(), r.right_top(), r.right_bottom()];
    let frame = frame.map(|at| at + vec2(if at.x < r.center().x { 6.0 } else { -6.0 }, 6.0)).to_vec();
    p.add(Shape::line(frame.clone(), Stroke::new(16.0, ink(INK))));
    p.add(Shape::line(frame, Stroke::new(11.0, ink(CHALK))));
    p.hline(r.left() - 30.0..=r.right() + 30.0, r.bottom(), Stroke::new(5.0, ink(CHALK)));
}
