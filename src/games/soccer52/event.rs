//! The events of Soccer: facts in the past tense, with full information.

use serde::Serialize;

use super::action::Pick;
use super::block::Kind;
use super::cards::Pile;
use crate::engine::{BySeat, Card, Outcome, Seat};

/// What went into a new draw pile with whatever was left of the old one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Source {
    /// S52-1: the whole pack.
    Pack,
    /// S52-11, S52-12: the discard pile.
    Discards,
    /// S52-12: both tallies.
    Tallies,
}

/// One event. A sink gets it with the state just after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Event {
    /// S52-1, S52-11, S52-12: the draw pile was shuffled.
    Shuffled {
        /// What went into it.
        from: Source,
        /// From the top on; nobody at the table knows it.
        order: Option<Pile>,
    },
    /// S52-1: the coin was tossed.
    Tossed {
        /// Who starts the first round.
        starter: Seat,
    },
    /// S52-1, S52-7: cards were drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which, in the order they were drawn; the other side does not know.
        cards: Option<Pile>,
    },
    /// S52-4: a round began.
    RoundBegan {
        /// From 1.
        round: u8,
        /// Who attacks first in it.
        starter: Seat,
    },
    /// S52-2: forwards were laid face down, their places shuffled.
    Laid {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which, by place; the other side does not know.
        places: Option<Pile>,
    },
    /// S52-4: a forward was turned up.
    Flipped {
        /// By whom.
        by: Seat,
        /// In which place, 0 or 1.
        place: u8,
        /// Which card.
        card: Card,
    },
    /// S52-5, S52-6: a forward was blocked; all cards of it went to the discard pile.
    Blocked {
        /// By whom.
        by: Seat,
        /// The forward.
        forward: Card,
        /// The block.
        with: Pick,
        /// Of what kind.
        kind: Kind,
    },
    /// S52-5: a forward was not blocked.
    LetIn {
        /// By whom.
        by: Seat,
        /// The forward.
        forward: Card,
    },
    /// S52-9: a second goalie was discarded for the flipped one to score.
    PenaltyTaken {
        /// By whom.
        by: Seat,
        /// The flipped one.
        goalie: Card,
        /// The discarded one.
        with: Card,
    },
    /// S52-9: a flipped goalie went to the discard pile, for want of a second or of the will.
    PenaltyDeclined {
        /// By whom.
        by: Seat,
        /// The flipped one.
        goalie: Card,
    },
    /// S52-6, S52-9: a goal; its card lies in the tally.
    Goal {
        /// By whom.
        by: Seat,
        /// The card that scored.
        card: Card,
        /// The score with it.
        score: BySeat<u32>,
    },
    /// S52-7: all forwards are resolved.
    RoundEnded {
        /// From 1.
        round: u8,
        /// The score.
        score: BySeat<u32>,
    },
    /// S52-10, S52-11, S52-12: the match is over.
    MatchEnded {
        /// How.
        outcome: Outcome,
    },
}

impl Event {
    /// The event as that seat sees it: neither the draw pile, nor what the other side drew or laid.
    #[must_use]
    pub fn seen_from(&self, viewer: Seat) -> Self {
        match *self {
            Self::Shuffled { from, .. } => Self::Shuffled { from, order: None },
            Self::Drew { seat, count, .. } if seat != viewer => Self::Drew { seat, count, cards: None },
            Self::Laid { seat, count, .. } if seat != viewer => Self::Laid { seat, count, places: None },
            other => other,
        }
    }
}
