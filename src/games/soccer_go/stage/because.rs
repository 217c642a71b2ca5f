//! What speaks for a power card, for the coach. What speaks for a number or a way to shoot hangs on the other side's
//! habits, which a bot has in mind and a view has not: then there is nothing to say here.

use super::super::action::Action;
use super::super::state::{Phase, Table};
use super::super::view::View;
use super::words;

/// SGO-9, SGO-10.
pub(super) fn because(view: &View, action: Action) -> Option<String> {
    let table: &Table = &view.table;
    match (action, table.phase) {
        (Action::Power(play), Phase::Play(window)) => Some(words::does(window.kind(), play.action)),
        (Action::Answer(_), Phase::Answer(window, play)) => Some(format!(
            "Otherwise {} stands. {}",
            words::play(play),
            words::does(window.kind(), play.action)
        )),
        _ => None,
    }
}
