//! The reasons for which Soccer 17 refuses an action.

use crate::engine::{HasClause, Seat};

use super::action::Action;

/// A refused action; the state is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The match is over.
    #[error("the match is over: expected no action")]
    Over,
    /// The seat has laid its card already, and the other has not.
    #[error("{seat} has laid a card already: expected {other} to lay one")]
    Laid {
        /// The seat that acted.
        seat: Seat,
        /// The seat that owes a card.
        other: Seat,
    },
    /// The decision is the other seat's.
    #[error("{seat} owes no decision now: expected {other}")]
    NotOwed {
        /// The seat that acted.
        seat: Seat,
        /// The seat that owes the decision.
        other: Seat,
        /// The clause of its question.
        clause: &'static str,
    },
    /// Tackle/Rebound is out until the end of the half.
    #[error("{seat} has discarded Tackle/Rebound: expected Block, Press or Anticipate")]
    Discarded {
        /// The defender.
        seat: Seat,
    },
    /// The cell has fewer options.
    #[error("there is no option {k}: expected one below {count}")]
    NoSuchOption {
        /// The index given.
        k: u8,
        /// Number of options.
        count: u8,
    },
    /// Fewer chance cards are face down.
    #[error("there is no face-down card {i}: expected one below {left}")]
    NoSuchCard {
        /// The index given.
        i: u8,
        /// Number of face-down cards.
        left: u8,
    },
    /// The action does not answer the decision that is owed.
    #[error("{action} answers another question: expected {expected}")]
    Another {
        /// The action refused.
        action: Action,
        /// The forms that would have been accepted.
        expected: &'static str,
        /// The clause of the question.
        clause: &'static str,
    },
}

impl HasClause for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Self::Over => "S17-16",
            Self::Laid { .. } | Self::Discarded { .. } => "S17-4",
            Self::NoSuchOption { .. } => "S17-7",
            Self::NoSuchCard { .. } => "S17-9",
            Self::NotOwed { clause, .. } | Self::Another { clause, .. } => clause,
        }
    }
}
