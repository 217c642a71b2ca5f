//! The reasons for which Soccer refuses an action.

use crate::engine::{Card, HasClause, Seat};

use super::action::{Action, CardPick};

/// A refused action; the state is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The match is over.
    #[error("the match is over: expected no action")]
    Over,
    /// The seat has laid its forwards already, and the other has not.
    #[error("{seat} has laid its forwards already: expected {other} to lay some")]
    Laid {
        /// The seat that acted.
        seat: Seat,
        /// The seat that owes forwards.
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
    /// The seat does not hold a card.
    #[error("{card} is not in the hand: expected cards that are")]
    NotHeld {
        /// The first such card.
        card: Card,
    },
    /// The number of forwards is wrong.
    #[error("{count} forwards are laid: expected {expected}")]
    Count {
        /// Number of forwards named.
        count: u8,
        /// Number of forwards to lay.
        expected: u8,
    },
    /// A goalie is laid and no other one stays in the hand.
    #[error(
        "{goalie} is laid and no goalie stays in the hand: expected number cards, or one goalie that stays"
    )]
    LoneGoalie {
        /// The first goalie laid.
        goalie: Card,
    },
    /// No forward lies face down in that place.
    #[error("there is no forward to flip in place {place}: expected one that lies face down")]
    NoForward {
        /// The place.
        place: u8,
    },
    /// The cards do not block.
    #[error("{with} does not block {forward}: expected a goalie of its colour, a twin, a sum or a suit pair")]
    NoBlock {
        /// The forward.
        forward: Card,
        /// The cards.
        with: CardPick,
    },
    /// Blocking is compulsory and possible.
    #[error("{forward} can be blocked, so it must be: expected Block([card..])")]
    MustBlock {
        /// The forward.
        forward: Card,
    },
    /// The card for a penalty is no goalie.
    #[error("{card} takes no penalty: expected a jack, queen or king")]
    NoGoalie {
        /// The card.
        card: Card,
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
            Self::Over => "S52-10",
            Self::Laid { .. } | Self::NotHeld { .. } | Self::Count { .. } => "S52-2",
            Self::LoneGoalie { .. } => "S52-3",
            Self::NotOwed { .. } | Self::NoForward { .. } => "S52-4",
            Self::NoBlock { .. } | Self::MustBlock { .. } => "S52-5",
            Self::NoGoalie { .. } => "S52-9",
            Self::Another { clause, .. } => clause,
        }
    }
}
