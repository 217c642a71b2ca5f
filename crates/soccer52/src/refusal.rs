//! The reasons for which Soccer refuses an action.

use engine::{Card, Seat};

use super::action::{Action, CardPick};
use engine::notation::refusals;

refusals! {
    Over => ("S52-10", "the match is over: expected no action"),
    Laid { seat: Seat, other: Seat } => ("S52-2", "{seat} has laid its forwards already: expected {other} to lay some"),
    NotOwed { seat: Seat, other: Seat } => ("S52-4", "{seat} owes no decision now: expected {other}"),
    NotHeld { card: Card } => ("S52-2", "{card} is not in the hand: expected cards that are"),
    Count { count: u8, expected: u8 } => ("S52-2", "{count} forwards are laid: expected {expected}"),
    LoneGoalie { goalie: Card } => (
        "S52-3",
        "{goalie} is laid and no goalie stays in the hand: expected number cards, or one goalie that stays"
    ),
    NoForward { place: u8 } => (
        "S52-4",
        "there is no forward to flip in place {place}: expected one that lies face down"
    ),
    NoBlock { forward: Card, with: CardPick } => (
        "S52-5",
        "{with} does not block {forward}: expected a goalie of its colour, a twin, a sum or a suit pair"
    ),
    MustBlock { forward: Card } => ("S52-5", "{forward} can be blocked, so it must be: expected Block([card..])"),
    NoGoalie { card: Card } => ("S52-9", "{card} takes no penalty: expected a jack, queen or king"),
    Another { action: Action, expected: &'static str, clause: &'static str } => (
        clause,
        "{action} answers another question: expected {expected}"
    ),
}
