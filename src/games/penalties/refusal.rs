//! The reasons for which a shootout refuses an action.

use super::action::Action;
use crate::engine::{HasClause, Seat};

/// A refused action; the state is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The match is over.
    #[error("the match is over: expected no action")]
    Over,
    /// The seat has chosen already, and the other has not.
    #[error("{seat} has chosen already: expected {other} to choose")]
    Chosen {
        /// The seat that acted.
        seat: Seat,
        /// The seat that owes a choice.
        other: Seat,
    },
    /// The seat has the other part in this kick.
    #[error("{action} is not for {seat}: expected {expected}")]
    WrongPart {
        /// The action refused.
        action: Action,
        /// The seat that acted.
        seat: Seat,
        /// The form that would have been accepted.
        expected: &'static str,
    },
}

impl HasClause for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Self::Over => "PEN-7",
            Self::Chosen { .. } => "PEN-3",
            Self::WrongPart { .. } => "PEN-2",
        }
    }
}
