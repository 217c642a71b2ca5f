//! How strong an opponent is, and a person's results against it, as pages show them.

use bevy_egui::egui::{Stroke, vec2};

use super::matches::ago_inside;
use crate::theme::{ink, with_alpha};
use crate::widgets::{Node, drawing};
use ::club::PersonResult;
use ::club::ladder::{OpponentRecord, RUNGS};
use stage::palette::{MUTED, Rgb};
use words::{Conjunction, DisplayText, say};

/// Diameter of a pip and the distance between the middles of two, design units.
const PIP: f32 = 13.0;
const STEP: f32 = 17.0;

/// Returns one pip for each opponent of a game, with the first `rank` filled in that colour.
pub(super) fn pips<'a, M: 'a>(rank: usize, colour: Rgb) -> Node<'a, M> {
    drawing((STEP * RUNGS as f32, STEP), move |p, r| {
        for k in 0..RUNGS {
            let at = r.left_center() + vec2(STEP * (k as f32 + 0.5), 0.0);
            if k < rank {
                p.circle_filled(at, PIP / 2.0, ink(colour));
            } else {
                p.circle_stroke(at, PIP / 2.0 - 1.0, Stroke::new(2.0, with_alpha(MUTED, 0.8)));
            }
        }
    })
    .rigid()
}

/// Returns a person's results against an opponent, and when they last met; `now` is in seconds since 1970.
pub(super) fn results(record: &OpponentRecord, now: u64) -> DisplayText {
    let OpponentRecord { won, drawn, lost, last } = *record;
    let Some(last) = last else { return say!("opponent-not-met") };
    let met =
        say!("opponent-record", won = won, drawn = drawn, lost = lost, ago = ago_inside(now, last.ended));
    let revenge = (last.result == PersonResult::Lost).then(|| say!("opponent-revenge"));
    DisplayText::list([met].into_iter().chain(revenge), Conjunction::Space)
}
