//! How strong an opponent is, and a person's results against it, as pages show them.

use bevy_egui::egui::{Stroke, vec2};

use super::ago::ago_inside;
use super::portrait::draw_portrait;
use crate::theme::{ink, with_alpha};
use crate::widgets::{Node, StyledText, column, drawing, row};
use ::club::ladder::{self, OpponentRecord, RUNGS};
use ::club::remark::{Remark, RemarkTopic};
use ai::opponent::Opponent;
use engine::Seat;
use games::dyn_game::DynGame;
use stage::palette::{AMBER, MUTED, Rgb};
use words::{Conjunction, DisplayText, say, score_of};

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

/// Returns a person's results against an opponent, when they last met, and what the opponent says to that; `now` is in
/// seconds since 1970.
pub(super) fn results(record: &OpponentRecord, now: u64) -> DisplayText {
    let OpponentRecord { won, drawn, lost, last } = *record;
    let Some(last) = last else { return say!("opponent-not-met") };
    let met =
        say!("opponent-record", won = won, drawn = drawn, lost = lost, ago = ago_inside(now, last.ended));
    DisplayText::list([met].into_iter().chain(remark(record)), Conjunction::Space)
}

/// Returns what an opponent says to a person whom it meets again: `“2-1 was your day. Mine is coming.”`
fn remark(record: &OpponentRecord) -> Option<DisplayText> {
    let Remark { topic, goals: (own, theirs), wording } = Remark::of(record)?;
    let score = score_of(own, theirs);
    let first = wording == 0;
    let words = match topic {
        RemarkTopic::NeverBeaten(n) => say!("rival-never-beaten", n = n),
        RemarkTopic::NeverWon(n) => say!("rival-never-won", n = n),
        RemarkTopic::BeatenClearly if first => say!("rival-beaten-clearly-1", score = score),
        RemarkTopic::BeatenClearly => say!("rival-beaten-clearly-2", score = score),
        RemarkTopic::Beaten if first => say!("rival-beaten-1", score = score),
        RemarkTopic::Beaten => say!("rival-beaten-2", score = score),
        RemarkTopic::Drawn if first => say!("rival-drawn-1", score = score),
        RemarkTopic::Drawn => say!("rival-drawn-2", score = score),
        RemarkTopic::Won if first => say!("rival-won-1", score = score),
        RemarkTopic::Won => say!("rival-won-2", score = score),
        RemarkTopic::WonClearly if first => say!("rival-won-clearly-1", score = score),
        RemarkTopic::WonClearly => say!("rival-won-clearly-2", score = score),
    };
    Some(say!("opponent-says", words = words))
}

/// Returns an opponent that plays on that side: face, name, strength and style, and the person's results against it.
pub(super) fn opponent<'a, M: 'a>(
    game: &dyn DynGame,
    opponent: &Opponent,
    seat: Seat,
    results: Option<DisplayText>,
) -> Node<'a, M> {
    let face = opponent.portrait;
    let name = StyledText::label(opponent.title).size(32.0).node();
    let head =
        row().wrap().gaps(16.0, 2.0).child(name).child(pips(ladder::rank(game, opponent.level), AMBER));
    let lines = column()
        .portion(1.0)
        .gap(4.0)
        .child(head)
        .child(StyledText::note(opponent.line).size(22.0))
        .children(results.map(|words| StyledText::note(words).size(22.0).colour(AMBER)));
    let portrait = drawing((104.0, 104.0), move |p, r| draw_portrait(p, r, face, seat));
    row().gap(20.0).child(portrait.rigid()).child(lines)
}
