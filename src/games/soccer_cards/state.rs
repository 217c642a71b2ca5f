//! The full state of a match: the table that everybody sees, and what one side alone or nobody knows.

use serde::Serialize;

use super::card::{Card, Colour, Verdict};
use super::cards::Cards;
use super::options::{MatchKind, Options};
pub use crate::engine::Period;
use crate::engine::{BySeat, Decided, MatchRng, Outcome, Seat, Seats, Shootout};

/// SC-4: cards in a hand, and on the bench.
pub const HAND: usize = 16;
/// SC-5: cards in the deck of a half; SC-11: in the eight for extra time. Also the turns of a half (SC-6).
pub const HALF: usize = 8;
/// SC-11: cards in the deck of a half of extra time, and its turns.
pub const SHORT_HALF: usize = 4;
/// SC-12: kicks that each side has before sudden death.
pub const KICKS: u32 = 5;

/// SC-6, SC-11: cards that each side plays in a period, one a turn; none in the shootout.
#[must_use]
pub const fn turns(period: Period) -> usize {
    match period {
        Period::FirstHalf | Period::SecondHalf => HALF,
        Period::ExtraFirst | Period::ExtraSecond => SHORT_HALF,
        Period::Shootout => 0,
    }
}

/// SC-6, SC-8, SC-11: who leads first in a period. (Who kicks first is tossed for.)
#[must_use]
pub const fn first_leader(period: Period, neutral: bool) -> Seat {
    match period {
        Period::SecondHalf if neutral => Seat::Home,
        Period::ExtraSecond => Seat::Home,
        Period::FirstHalf | Period::SecondHalf | Period::ExtraFirst | Period::Shootout => Seat::Away,
    }
}

/// The clause by which the hand is split before a period.
pub(crate) const fn splits_by(period: Period) -> &'static str {
    match period {
        Period::FirstHalf | Period::SecondHalf => "SC-5",
        Period::ExtraFirst | Period::ExtraSecond | Period::Shootout => "SC-11",
    }
}

/// The question that is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Phase {
    /// SC-5, SC-11: both split their cards.
    Split,
    /// SC-6: the leader plays any card of the deck of this half.
    Lead,
    /// SC-6: the other side answers with any card of theirs.
    Answer,
    /// SC-12: the kicker picks a ball, the keeper a goal.
    Kick,
    /// None: an event is being told in the middle of a decision. No decision ever ends here.
    Running,
    /// None: the match is over.
    Over,
}

/// SC-6: one turn, once it is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Turn {
    /// Who led.
    pub leader: Seat,
    /// What was led.
    pub led: Card,
    /// What answered it.
    pub answer: Card,
    /// SC-7: what came of it.
    pub verdict: Verdict,
}

/// SC-12: one kick, once both have shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct SpotKick {
    /// Who kicked.
    pub kicker: Seat,
    /// The ball.
    pub kick: Colour,
    /// The goal.
    pub keep: Colour,
}

/// How many cards a side still has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Sizes {
    /// In the deck of this half; before the split, in the hand.
    pub now: u8,
    /// In the deck of the half after it.
    pub later: u8,
}

/// Everything that lies open on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Table {
    /// What was settled before the match.
    pub options: Options,
    /// The part of the match.
    pub period: Period,
    /// The question that is asked.
    pub phase: Phase,
    /// Who leads this turn; in the shootout, who kicks.
    pub leader: Seat,
    /// Turns of this half that are over; none in the shootout.
    pub done: u32,
    /// Who has made a secret choice that is not shown yet.
    pub sealed: BySeat<bool>,
    /// The card that waits for its answer.
    pub led: Option<Card>,
    /// The turns of this half, until the next begins.
    pub turns: [Option<Turn>; HALF],
    /// Every card played in this match.
    pub played: BySeat<Cards>,
    /// Deck sizes.
    pub left: BySeat<Sizes>,
    /// Goals.
    pub score: BySeat<u32>,
    /// SC-12: from when it begins.
    pub shootout: Option<Shootout>,
    /// SC-12: the last kick of the shootout.
    pub last_kick: Option<SpotKick>,
    /// Whether the score was level when normal time was up.
    pub level_after_normal_time: bool,
}

impl Table {
    /// Who owes a decision.
    #[must_use]
    pub fn owed(&self) -> Seats {
        match self.phase {
            Phase::Split | Phase::Kick => {
                let mut owed = Seats::BOTH;
                for (seat, sealed) in self.sealed.iter() {
                    if *sealed {
                        owed = owed.without(seat);
                    }
                }
                owed
            }
            Phase::Lead => Seats::one(self.leader),
            Phase::Answer => Seats::one(!self.leader),
            Phase::Running | Phase::Over => Seats::NONE,
        }
    }

    /// SC-5, SC-11: how many cards a split names.
    #[must_use]
    pub const fn split_size(&self) -> u8 {
        turns(self.period) as u8
    }

    /// SC-9, SC-11, SC-12: the result; none while anybody owes a decision.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let decided = match self.period {
            Period::FirstHalf | Period::SecondHalf => Decided::NormalTime,
            Period::ExtraFirst | Period::ExtraSecond => Decided::ExtraTime,
            Period::Shootout => Decided::Shootout,
        };
        let kicks = self.shootout.map(|shootout| shootout.scored);
        Some(Outcome::of(decided, self.score, kicks, self.level_after_normal_time))
    }

    /// SC-9: whether a level score is not the end.
    #[must_use]
    pub fn goes_on(&self) -> bool {
        self.options.kind == MatchKind::Cup && self.score.ahead().is_none()
    }
}

/// The cards that one side alone knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Held {
    /// The deck of this half; before the split, the whole hand.
    pub now: Cards,
    /// SC-5: the deck of the half after it.
    pub later: Cards,
}

/// One match of Soccer Cards.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SoccerCards {
    /// What everybody sees.
    pub(crate) table: Table,
    /// What each side holds.
    pub(crate) held: BySeat<Held>,
    /// SC-4: the cards put aside. Their order means nothing: they are shuffled before they are used.
    pub(crate) bench: Cards,
    /// SC-12: the colours picked for this kick, from when one is until both are.
    pub(crate) picked: BySeat<Option<Colour>>,
    /// The match's chance.
    pub(crate) rng: MatchRng,
}

impl SoccerCards {
    /// What everybody sees.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }
}
