//! The full state of a match: the table that both sides see, and what one side or nobody knows.

use std::cmp::Ordering;

use serde::Serialize;

use super::cards::{CardSet, Pile};
use super::hand_history::HandHistory;
use super::options::{BlockingRule, Options, TieRule};
use engine::{BySeat, Card, Decided, MatchRng, Outcome, Seat, SeatSet};

/// S52-1: number of cards in the first hand.
pub const FIRST_HAND: u8 = 6;
/// S52-2: number of forwards that a side lays.
pub const FORWARDS: u8 = 2;
/// S52-7: number of cards that a side draws between rounds.
pub const DRAW: u8 = 4;
/// S52-10: number of regular rounds.
pub const ROUNDS: u8 = 6;
/// S52-13: number of regular rounds of a short match.
pub const SHORT_ROUNDS: u8 = 2;
/// S52-12: the round after which a level match is drawn.
pub const LAST_ROUND: u8 = 100;

/// One of a side's two places for forwards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub enum ForwardPlace {
    /// No forward, or none any more.
    #[default]
    Empty,
    /// A forward that is not flipped yet.
    FaceDown,
    /// The forward that is being resolved.
    FaceUp(Card),
}

/// The current question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Phase {
    /// S52-2: both lay their forwards.
    Lay,
    /// S52-4: the attacker flips a forward.
    Flip,
    /// S52-5: the defender blocks or does not.
    Block {
        /// The forward.
        forward: Card,
    },
    /// S52-9: the attacker takes the penalty or declines.
    Penalty {
        /// The flipped goalie.
        goalie: Card,
    },
    /// No question: an event is emitted in the middle of a decision. No decision ends in this phase.
    Running,
    /// No question: the match is over.
    Over,
}

/// Public information: everything that is open on the table, and what was seen there.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Table {
    /// The options of the match.
    pub options: Options,
    /// S52-4: the round, from 1; 0 before the first.
    pub round: u8,
    /// The seat that started this round.
    pub starter: Seat,
    /// The seat that attacks now.
    pub attacker: Seat,
    /// The current question.
    pub phase: Phase,
    /// S52-2: true for a side that has laid its forwards in this round.
    pub laid: BySeat<bool>,
    /// The forwards of this round.
    pub places: BySeat<[ForwardPlace; FORWARDS as usize]>,
    /// S52-6: the discard pile, its top last.
    pub discards: Pile,
    /// S52-6: the cards that scored, the first goal first.
    pub tallies: BySeat<Pile>,
    /// Goals. S52-12: they stand when the tallies are shuffled.
    pub score: BySeat<u32>,
    /// True if the score was level after the last regular round.
    pub level_after_six: bool,
    /// The facts that were seen of each hand.
    pub past: BySeat<HandHistory>,
}

impl Table {
    /// Returns the seat that defends now.
    pub fn defender(&self) -> Seat {
        !self.attacker
    }

    /// Returns the seats that owe a decision.
    pub fn seats_to_move(&self) -> SeatSet {
        match self.phase {
            Phase::Lay => Seat::BOTH.into_iter().filter(|seat| !self.laid[*seat]).collect(),
            Phase::Flip | Phase::Penalty { .. } => SeatSet::one(self.attacker),
            Phase::Block { .. } => SeatSet::one(self.defender()),
            Phase::Running | Phase::Over => SeatSet::NONE,
        }
    }

    /// Returns the number of face-down forwards of that side.
    #[must_use]
    pub fn face_down(&self, seat: Seat) -> u8 {
        self.places[seat].iter().filter(|place| **place == ForwardPlace::FaceDown).count() as u8
    }

    /// S52-5: returns true if blocking is compulsory where it is possible.
    #[must_use]
    pub const fn must_block(&self) -> bool {
        matches!(self.options.blocking, BlockingRule::Compulsory)
    }

    /// Returns the cards that are face up for everybody.
    pub fn face_up_cards(&self) -> CardSet {
        let piles = [&self.discards, &self.tallies[Seat::Home], &self.tallies[Seat::Away]];
        let lying = piles.into_iter().fold(CardSet::NONE, |set, pile| set.union(pile.set()));
        let up = Seat::BOTH.into_iter().flat_map(|seat| self.places[seat]).filter_map(|place| match place {
            ForwardPlace::FaceUp(card) => Some(card),
            ForwardPlace::Empty | ForwardPlace::FaceDown => None,
        });
        lying.union(up.collect())
    }

    /// S52-10, S52-13: returns the number of regular rounds.
    #[must_use]
    pub const fn rounds(&self) -> u8 {
        if self.options.short { SHORT_ROUNDS } else { ROUNDS }
    }

    /// S52-11: returns true in a sudden round.
    #[must_use]
    pub const fn is_sudden(&self) -> bool {
        self.round > self.rounds()
    }

    /// S52-10, S52-11, S52-12: returns true if the match ends with this round.
    pub(crate) fn decided(&self) -> bool {
        let level = self.score.ahead().is_none();
        match self.round.cmp(&self.rounds()) {
            Ordering::Less => false,
            Ordering::Equal => !level || self.options.after_six == TieRule::Draw,
            Ordering::Greater => !level || self.round >= LAST_ROUND,
        }
    }

    /// S52-10, S52-11, S52-12: returns the result; none while anybody owes a decision.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let decided = if self.is_sudden() { Decided::SuddenRounds } else { Decided::NormalTime };
        (self.phase == Phase::Over).then(|| Outcome::of(decided, self.score, None, self.level_after_six))
    }
}

/// One match of Soccer.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Soccer52 {
    /// The public table.
    pub(crate) table: Table,
    /// S52-2: the hands, which are the defenders.
    pub(crate) hands: BySeat<CardSet>,
    /// The forwards that lie face down, by place.
    pub(crate) forwards: BySeat<[Option<Card>; FORWARDS as usize]>,
    /// The draw pile, its top first.
    pub(crate) pile: Pile,
    /// The random numbers of the match.
    pub(crate) rng: MatchRng,
}

impl Soccer52 {
    /// Returns the public table.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }
}
