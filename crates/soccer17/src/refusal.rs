//! The reasons for which Soccer 17 refuses an action.

use engine::Seat;

use super::action::Action;
use engine::notation::refusals;

refusals! {
    Over => ("S17-16", "the match is over: expected no action"),
    Laid { seat: Seat, other: Seat } => ("S17-4", "{seat} has laid a card already: expected {other} to lay one"),
    NotOwed { seat: Seat, other: Seat, clause: &'static str } => (
        clause,
        "{seat} owes no decision now: expected {other}"
    ),
    Discarded { seat: Seat } => ("S17-4", "{seat} has discarded Tackle/Rebound: expected Block, Press or Anticipate"),
    NoSuchOption { k: u8, count: u8 } => ("S17-7", "there is no option {k}: expected one below {count}"),
    NoSuchCard { i: u8, left: u8 } => ("S17-9", "there is no face-down card {i}: expected one below {left}"),
    Another { action: Action, expected: &'static str, clause: &'static str } => (
        clause,
        "{action} answers another question: expected {expected}"
    ),
}
