//! The reasons for which Soccer Solitaire refuses an action.

use super::action::{Action, LegalActions};
use super::state::Table;
use engine::notation::refusals;
use engine::{Card, Seat};

refusals! {
    Over => ("SOL-17", "the match is over: expected no action"),
    NoManager { seat: Seat } => ("SOL-6", "{seat} has no manager: expected home to use a card"),
    NotOwed { seat: Seat, other: Seat } => ("SOL-21", "it is not {seat}'s pick: expected {other} to use a card"),
    NotThere { card: Card, expected: LegalActions } => ("SOL-6", "{card} lies in no play space: expected {expected}"),
}

impl Table {
    /// Returns the reason why an action is not legal.
    #[cold]
    pub(crate) fn refusal_for(&self, seat: Seat, action: Action) -> Refusal {
        match self.picker() {
            None => Refusal::Over,
            Some(picker) if picker == seat => {
                Refusal::NotThere { card: action.card(), expected: self.legal_actions(seat) }
            }
            Some(_) if !self.options.duel => Refusal::NoManager { seat },
            Some(other) => Refusal::NotOwed { seat, other },
        }
    }
}
