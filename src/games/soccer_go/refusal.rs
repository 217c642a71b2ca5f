//! The reasons for which Soccer-Go refuses an action.

use crate::engine::{HasClause, Seat};

use super::action::{Action, CardPlay, ShotDirection};
use super::cards::{PowerCard, PowerName};
use super::numbers::NumberSet;

/// A refused action; the state is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The match is over.
    #[error("the match is over: expected no action")]
    Over,
    /// The seat has decided already, and the other has not.
    #[error("{seat} has sealed a decision already: expected {other} to decide")]
    Laid {
        /// The seat that acted.
        seat: Seat,
        /// The seat that owes a decision.
        other: Seat,
    },
    /// The other seat owes the decision.
    #[error("{seat} owes no decision now: expected {other}")]
    NotOwed {
        /// The seat that acted.
        seat: Seat,
        /// The seat that owes the decision.
        other: Seat,
    },
    /// Too many or too few numbers.
    #[error("{numbers} are not as many as asked: expected {count} of {from}")]
    Count {
        /// The numbers laid.
        numbers: NumberSet,
        /// The number required.
        count: u8,
        /// The available numbers.
        from: NumberSet,
    },
    /// The goalkeeper was chosen on the seventh pass.
    #[error("the goalkeeper cannot be chosen on pass 7: expected one of {from}")]
    Keeper {
        /// The available numbers.
        from: NumberSet,
    },
    /// The selection card excludes a number.
    #[error("{card} leaves {numbers} out: expected one of {from}")]
    LeftOut {
        /// The selection card in force.
        card: PowerName,
        /// The numbers laid.
        numbers: NumberSet,
        /// The available numbers.
        from: NumberSet,
    },
    /// A number was spent in this turn.
    #[error("{numbers} is spent in this turn: expected {from}")]
    Spent {
        /// The numbers laid or named.
        numbers: NumberSet,
        /// The numbers left.
        from: NumberSet,
    },
    /// Narrow Shot closed the direction.
    #[error("{direction} is closed for this shot: expected one of the other two")]
    Closed {
        /// The direction laid.
        direction: ShotDirection,
    },
    /// The card is not in this hand.
    #[error("{seat} does not hold {card}: expected a card of that hand")]
    NotHeld {
        /// The seat that acted.
        seat: Seat,
        /// The card.
        card: PowerCard,
    },
    /// The card is for another window.
    #[error("{card} has no place in this window: expected {expected}")]
    Elsewhere {
        /// The card whose action it would be.
        card: PowerCard,
        /// The forms that would have been accepted.
        expected: &'static str,
    },
    /// A selection card stands.
    #[error("{selection} stands on this pass, so {card} cannot follow: expected {expected}")]
    Selected {
        /// The selection card.
        selection: PowerName,
        /// The card that is refused.
        card: PowerCard,
        /// The cards that may follow.
        expected: &'static str,
    },
    /// The card has no use: too few numbers are left, the keeper is spent, or his ban is lifted already.
    #[error("{card} would have no use here: expected a card whose numbers are unspent")]
    NoUse {
        /// The card.
        card: PowerCard,
    },
    /// The Block does not name that card.
    #[error("{block} does not name {play}: expected a Block that does")]
    NotNamed {
        /// The Block.
        block: PowerCard,
        /// The card that was played.
        play: CardPlay,
    },
    /// Joker finds no such card in its own deck's discard pile.
    #[error("Joker cannot copy {action}: expected a card in the {kind} discard pile", kind = action.kind)]
    NothingToCopy {
        /// The card to be copied.
        action: PowerCard,
    },
    /// The card needs something named with it, or nothing, or something else.
    #[error(
        "{play} names the wrong thing: expected three numbers with CounterAttack, a direction with NarrowShot, else nothing"
    )]
    Naming {
        /// The card as played.
        play: CardPlay,
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
            Self::Over => "SGO-16",
            Self::Laid { .. } | Self::NotOwed { .. } | Self::Elsewhere { .. } | Self::NotNamed { .. } => {
                "SGO-10"
            }
            Self::Count { .. } => "SGO-4",
            Self::Spent { .. } => "SGO-5",
            Self::Keeper { .. } => "SGO-6",
            Self::NotHeld { .. } | Self::Closed { .. } | Self::Naming { .. } => "SGO-9",
            Self::Selected { .. } | Self::NoUse { .. } | Self::LeftOut { .. } => "SGO-12",
            Self::NothingToCopy { .. } => "SGO-13",
            Self::Another { clause, .. } => clause,
        }
    }
}
