//! The reasons for which a shootout refuses an action.

use super::action::Action;
use engine::Seat;
use engine::notation::refusals;

refusals! {
    Over => ("PEN-7", "the match is over: expected no action"),
    Chosen { seat: Seat, other: Seat } => ("PEN-3", "{seat} has chosen already: expected {other} to choose"),
    WrongPart { action: Action, seat: Seat, expected: &'static str } => (
        "PEN-2",
        "{action} is not for {seat}: expected {expected}"
    ),
}
