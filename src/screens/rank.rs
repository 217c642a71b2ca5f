//! How strong an opponent is, and a person's results against it, as pages show them.

use bevy_egui::egui::{Stroke, vec2};

use super::ago::ago_inside;
use super::portrait::draw_portrait;
use crate::theme::{ink, with_alpha};
use crate::widgets::{Node, StyledText, column, drawing, row};
use ai::opponent::Opponent;
use career::ladder::{self, RUNGS};
use career::opponent_record::{LastMatch, OpponentRecord, Remark, RemarkTopic};
use engine::Seat;
use games::dyn_game::DynGame;
use stage::palette::{AMBER, MUTED, Rgb};
use words::{DisplayText, Separator, say, score_of};

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
    let OpponentRecord { won, drawn, lost, last, .. } = *record;
    let Some(last) = last else { return say!("opponent-not-met") };
    let met = say!("opponent-record", won, drawn, lost, ago = ago_inside(now, last.ended));
    DisplayText::list([met].into_iter().chain(said(record, last)), Separator::Space)
}

/// Returns what an opponent says to a person whom it meets again: `“2-1 was your day. Mine is coming.”`
fn said(record: &OpponentRecord, last: LastMatch) -> Option<DisplayText> {
    let Remark { topic, wording, run } = record.remark?;
    let (n, won, lost) = (record.played(), record.won, record.lost);
    let (own, theirs) = last.goals;
    let score = score_of(own, theirs);
    let words = match topic {
        RemarkTopic::NeverWonYet => say!("rival-never-beaten", n),
        RemarkTopic::WonEveryMatch => say!("rival-never-won", n),
        RemarkTopic::FirstDefeat => say!("rival-first-defeat"),
        RemarkTopic::FirstWin => say!("rival-first-win"),
        RemarkTopic::SameScore => say!("rival-same-score", score),
        RemarkTopic::Goalless => say!("rival-goalless"),
        RemarkTopic::ManyGoals => say!("rival-many-goals", n = own + theirs),
        RemarkTopic::LostInARow => say!("rival-beaten-in-a-row", n = run),
        RemarkTopic::WonInARow => say!("rival-won-in-a-row", n = run),
        RemarkTopic::LostClearly => say!("rival-beaten-clearly", wording, score),
        RemarkTopic::Lost => say!("rival-beaten", wording, score),
        RemarkTopic::Drawn => say!("rival-drawn", wording, score),
        RemarkTopic::Won => say!("rival-won", wording, score),
        RemarkTopic::WonClearly => say!("rival-won-clearly", wording, score),
        RemarkTopic::Behind => say!("rival-behind", won, lost),
        RemarkTopic::Ahead => say!("rival-ahead", won, lost),
        RemarkTopic::Even => say!("rival-even", won),
        RemarkTopic::AfterLoss => say!("rival-after-defeat", wording),
        RemarkTopic::AfterWin => say!("rival-after-win", wording),
        RemarkTopic::Again => say!("rival-again", wording, n = n + 1),
    };
    Some(say!("opponent-says", words))
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
        row().wrap().gaps(16.0, 2.0).child(name).child(pips(ladder::rank(game, opponent.difficulty), AMBER));
    let lines = column()
        .portion(1.0)
        .gap(4.0)
        .child(head)
        .child(StyledText::note(opponent.line).size(22.0))
        .children(results.map(|words| StyledText::note(words).size(22.0).colour(AMBER)));
    let portrait = drawing((104.0, 104.0), move |p, r| draw_portrait(p, r, face, seat));
    row().gap(20.0).child(portrait.rigid()).child(lines)
}
