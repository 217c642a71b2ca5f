//! The reasons for which Soccer Solitaire refuses an action.

use super::action::Action;
use super::legal::LegalActions;
use super::state::Table;
use crate::engine::{Card, HasClause, Seat};

/// A refused action; the state is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The match is over.
    #[error("the match is over: expected no action")]
    Over,
    /// Without Duel there is one manager, at home.
    #[error("{seat} has no manager: expected home to use a card")]
    NoManager {
        /// The seat that acted.
        seat: Seat,
    },
    /// In Duel the other manager picks now.
    #[error("it is not {seat}'s pick: expected {other} to use a card")]
    NotOwed {
        /// The seat that acted.
        seat: Seat,
        /// The seat whose pick it is.
        other: Seat,
    },
    /// The card does not lie in a play space.
    #[error("{card} lies in no play space: expected {expected}")]
    NotThere {
        /// The card named.
        card: Card,
        /// The legal actions.
        expected: LegalActions,
    },
}

impl HasClause for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Self::Over => "SOL-17",
            Self::NoManager { .. } | Self::NotThere { .. } => "SOL-6",
            Self::NotOwed { .. } => "SOL-21",
        }
    }
}

impl Table {
    /// Returns the reason why an action is not legal.
    #[cold]
    pub(crate) fn refusal(&self, seat: Seat, action: Action) -> Refusal {
        match self.picker() {
            None => Refusal::Over,
            Some(picker) if picker == seat => {
                Refusal::NotThere { card: action.card(), expected: self.moves(seat) }
            }
            Some(_) if !self.options.duel => Refusal::NoManager { seat },
            Some(other) => Refusal::NotOwed { seat, other },
        }
    }
}
