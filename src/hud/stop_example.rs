//! Cards that a step of a lesson shows above its sentence: one card, a bar that stops its arrow, and the cards that
//! stop it, one way after another.

use bevy_egui::egui::{Painter, Pos2, Rect, Stroke, vec2};

use crate::hud::pictures::PicturePainter;
use crate::theme::ink;
use crate::widgets::{BoxSurface, Node, drawing, row};
use scenarios::example::{BlockingCards, CardExample};
use stage::layout::CARD;
use stage::palette::{AMBER, CHALK, NAVY_2};

/// Scale of a card; 1 is a card on the table.
const SCALE: f32 = 0.34;
/// Width of the arrow, and of the sign between two cards, design units.
const SIGNS: (f32, f32) = (46.0, 26.0);
/// Width of the lines of signs, design units.
const LINE: f32 = 6.0;

/// A sign between two cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PairSign {
    Plus,
    Minus,
}

/// Returns the example with its cards, `share` times as large as usual.
pub(super) fn stop_example<'a, M: 'a>(
    example: &CardExample,
    art: PicturePainter<'a>,
    share: f32,
) -> Node<'a, M> {
    let arrow = drawing(vec2(SIGNS.0, SIGNS.0) * share, move |p, r| arrow(p, r, LINE * share)).rigid();
    let ways = example.stopped_by.iter().map(|way| group(way, art, share));
    row()
        .gap(10.0 * share)
        .child(card(&example.card, art, share))
        .child(arrow)
        .child(row().wrap().gaps(10.0 * share, 10.0 * share).children(ways))
}

/// Returns the cards of one way on a plate of their own.
fn group<'a, M: 'a>(way: &BlockingCards, art: PicturePainter<'a>, share: f32) -> Node<'a, M> {
    let sign = match way {
        BlockingCards::Sum(..) => Some(PairSign::Plus),
        BlockingCards::Difference(..) => Some(PairSign::Minus),
        BlockingCards::One(..) | BlockingCards::Pair(..) => None,
    };
    let mut plate = row()
        .gap(4.0 * share)
        .pad(8.0 * share, 8.0 * share)
        .rigid()
        .surface(BoxSurface::Fill(ink(NAVY_2), 10.0));
    for (k, face) in way.face_keys().enumerate() {
        if let Some(sign) = sign.filter(|_| k > 0) {
            let size = vec2(SIGNS.1, SIGNS.1) * share;
            plate = plate.child(drawing(size, move |p, r| draw_sign(p, r, sign, LINE * share)).rigid());
        }
        plate = plate.child(card(face, art, share));
    }
    plate
}

fn card<'a, M: 'a>(face: &str, art: PicturePainter<'a>, share: f32) -> Node<'a, M> {
    let (face, scale) = (face.to_owned(), SCALE * share);
    drawing(vec2(CARD.0, CARD.1) * scale, move |p, r| art.card(p, &face, r.center(), scale, 0.0)).rigid()
}

/// Draws an arrow to the right that ends at a bar.
fn arrow(p: &Painter, r: Rect, width: f32) {
    let at = |x: f32, y: f32| r.center() + vec2(x * r.width(), y * r.height());
    let line = |a: Pos2, b: Pos2, colour| {
        p.line_segment([a, b], Stroke::new(width, ink(colour)));
    };
    line(at(-0.5, 0.0), at(0.18, 0.0), CHALK);
    line(at(0.2, 0.0), at(-0.06, -0.24), CHALK);
    line(at(0.2, 0.0), at(-0.06, 0.24), CHALK);
    line(at(0.42, -0.5), at(0.42, 0.5), AMBER);
}

/// Draws a plus or a minus.
fn draw_sign(p: &Painter, r: Rect, sign: PairSign, width: f32) {
    let half = r.width() * 0.4;
    let stroke = Stroke::new(width, ink(CHALK));
    p.line_segment([r.center() - vec2(half, 0.0), r.center() + vec2(half, 0.0)], stroke);
    if sign == PairSign::Plus {
        p.line_segment([r.center() - vec2(0.0, half), r.center() + vec2(0.0, half)], stroke);
    }
}
