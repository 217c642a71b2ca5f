//! The events of Soccer: facts in the past tense, with full information.

use serde::Serialize;

use super::action::CardPick;
use super::block::BlockKind;
use super::cards::Pile;
use engine::{BySeat, Card, Outcome, Seat};

/// The cards of a new draw pile, besides those left of the old one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum DrawPileSource {
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
        /// The source of its cards.
        from: DrawPileSource,
        /// The cards from the top on. Nobody at the table knows them.
        order: Option<Pile>,
    },
    /// S52-1: the coin was tossed.
    Tossed {
        /// The seat that starts the first round.
        starter: Seat,
    },
    /// S52-1, S52-7: cards were drawn.
    Drew {
        /// The seat that drew.
        seat: Seat,
        /// Number of cards.
        count: u8,
        /// The cards in the order they were drawn. The other side does not know them.
        cards: Option<Pile>,
    },
    /// S52-4: a round began.
    RoundBegan {
        /// Number of the round, from 1.
        round: u8,
        /// The seat that attacks first.
        starter: Seat,
    },
    /// S52-2: forwards were laid face down, their places shuffled.
    Laid {
        /// The seat that laid.
        seat: Seat,
        /// Number of forwards.
        count: u8,
        /// The cards by place. The other side does not know them.
        places: Option<Pile>,
    },
    /// S52-4: a forward was turned up.
    Flipped {
        /// The attacker.
        by: Seat,
        /// The place, 0 or 1.
        place: u8,
        /// The card.
        card: Card,
    },
    /// S52-5, S52-6: a forward was blocked; it and its block went to the discard pile.
    Blocked {
        /// The defender.
        by: Seat,
        /// The forward.
        forward: Card,
        /// The block.
        with: CardPick,
        /// The way it blocks.
        kind: BlockKind,
    },
    /// S52-5: a forward was not blocked.
    LetIn {
        /// The defender.
        by: Seat,
        /// The forward.
        forward: Card,
    },
    /// S52-9: a second goalie was discarded for the flipped one to score.
    PenaltyTaken {
        /// The attacker.
        by: Seat,
        /// The flipped goalie.
        goalie: Card,
        /// The discarded goalie.
        with: Card,
    },
    /// S52-9: a flipped goalie went to the discard pile, for lack of a second one or by choice.
    PenaltyDeclined {
        /// The attacker.
        by: Seat,
        /// The flipped goalie.
        goalie: Card,
    },
    /// S52-6, S52-9: a goal; its card lies in the tally.
    Goal {
        /// The seat that scored.
        by: Seat,
        /// The card that scored.
        card: Card,
        /// The score after it.
        score: BySeat<u32>,
    },
    /// S52-7: all forwards are resolved.
    RoundEnded {
        /// Number of the round, from 1.
        round: u8,
        /// The score.
        score: BySeat<u32>,
    },
    /// S52-10, S52-11, S52-12: the match is over.
    MatchEnded {
        /// The result.
        outcome: Outcome,
    },
}

impl Event {
    /// Returns the event as that seat sees it: without the draw pile, and what the other side drew or laid.
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
