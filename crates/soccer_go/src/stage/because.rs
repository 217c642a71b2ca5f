//! The coach's reasons for a power card. The reason for a number or a direction depends on the other side's
//! habits, which only a bot knows; there is none here.

use super::super::action::Action;
use super::super::state::{Phase, Table};
use super::super::view::View;
use super::words;
use ::words::DisplayText;
use ::words::say;

/// SGO-9, SGO-10: returns the reason for a power card.
pub(super) fn because(view: &View, action: Action) -> Option<DisplayText> {
    let table: &Table = &view.table;
    match (action, table.phase) {
        (Action::Power(play), Phase::Play(window)) => Some(words::does(window.kind(), play.action)),
        (Action::Answer(_), Phase::Answer(window, play)) => Some(say!(
            "go-because-answer",
            card = words::play(play),
            does = words::does(window.kind(), play.action)
        )),
        _ => None,
    }
}
