//! The reasons for which Soccer Cards refuses an action.

use crate::engine::{HasClause, Seat};

use super::action::Action;
use super::card::CardKind;

/// A refused action; the state is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The match is over.
    #[error("the match is over: expected no action")]
    Over,
    /// The seat has chosen already, and the other has not.
    #[error("{seat} has chosen already: expected {other} to choose")]
    Sealed {
        /// The seat that acted.
        seat: Seat,
        /// The seat that owes a choice.
        other: Seat,
        /// The clause of the choice.
        clause: &'static str,
    },
    /// The decision is the other seat's.
    #[error("{seat} owes no decision now: expected {other}")]
    NotOwed {
        /// The seat that acted.
        seat: Seat,
        /// The seat that owes the decision.
        other: Seat,
    },
    /// The two decks would differ in size.
    #[error("a first half of {named} cards: expected {expected} of them")]
    WrongSize {
        /// Number of cards in the split.
        named: u8,
        /// Number of cards in a deck.
        expected: u8,
        /// The clause of the split.
        clause: &'static str,
    },
    /// The split names cards that are not in the hand.
    #[error("{card} is named {named} times: expected at most {held}, as in the hand")]
    NotInHand {
        /// The first kind of which too many are named.
        card: CardKind,
        /// Number named.
        named: u8,
        /// Number held.
        held: u8,
        /// The clause of the split.
        clause: &'static str,
    },
    /// The seat has the card, but for the second half.
    #[error("{card} waits in the second-half deck: expected a card of the deck of this half")]
    NotYet {
        /// The card.
        card: CardKind,
    },
    /// The seat does not have the card.
    #[error("{seat} holds no {card}: expected a card of the own deck")]
    NotHeld {
        /// The seat whose deck lacks it.
        seat: Seat,
        /// The card.
        card: CardKind,
    },
    /// The action does not answer the question.
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
            Self::Over => "SC-9",
            Self::NotOwed { .. } | Self::NotHeld { .. } => "SC-6",
            Self::NotYet { .. } => "SC-5",
            Self::Sealed { clause, .. }
            | Self::WrongSize { clause, .. }
            | Self::NotInHand { clause, .. }
            | Self::Another { clause, .. } => clause,
        }
    }
}
