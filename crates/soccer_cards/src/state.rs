//! The full state of a match: the table that both sides see, and what one side or nobody knows.

use serde::Serialize;

use super::card::{BallColour, CardKind, LeadResult};
use super::cards::CardCounts;
use super::options::{MatchKind, Options};
pub use engine::Period;
use engine::{BySeat, MatchRng, Outcome, Seat, SeatSet, Shootout};

/// SC-4: number of cards in a hand, and on the bench. SC-13: twice as many are on the bench of a short match.
pub const HAND: usize = 16;
/// SC-5, SC-13: number of cards in the deck of a half. SC-11: of the eight for extra time. Also the turns of a half
/// (SC-6).
pub const HALF: usize = 8;
/// SC-11: number of cards in the deck of a half of extra time, and of its turns.
pub const SHORT_HALF: usize = 4;
/// SC-12: number of kicks of each side before sudden death.
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

/// The current question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Phase {
    /// SC-5, SC-11: both sides split their cards.
    Split,
    /// SC-6: the leader plays any card of the deck of this half.
    Lead,
    /// SC-6: the other side answers with any card of its deck of this half.
    Answer,
    /// SC-12: the kicker picks a ball, the keeper a goal.
    Kick,
    /// No question: an event is emitted in the middle of a decision. No decision ends in this phase.
    Running,
    /// No question: the match is over.
    Over,
}

/// SC-6: one turn after its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct PlayedTurn {
    /// The seat that led.
    pub leader: Seat,
    /// The card led.
    pub led: CardKind,
    /// The answer.
    pub answer: CardKind,
    /// SC-7: the result.
    pub verdict: LeadResult,
}

/// SC-12: one kick, after both sides have shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct TakenKick {
    /// The kicker.
    pub kicker: Seat,
    /// The kicker's colour.
    pub kick: BallColour,
    /// The keeper's colour.
    pub keep: BallColour,
}

/// The number of cards a side still has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct HandSizes {
    /// Cards in the deck of this half; before the split, in the hand.
    pub now: u8,
    /// Cards in the deck of the next half.
    pub later: u8,
}

/// Public information: everything that is open on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Table {
    /// The options of the match.
    pub options: Options,
    /// The part of the match.
    pub period: Period,
    /// The current question.
    pub phase: Phase,
    /// The seat that leads this turn; in the shootout, the kicker.
    pub leader: Seat,
    /// Number of finished turns of this half; 0 in the shootout.
    pub done: u32,
    /// True for a side whose secret choice is not shown yet.
    pub sealed: BySeat<bool>,
    /// The card that waits for its answer.
    pub led: Option<CardKind>,
    /// The turns of this half, until the next begins.
    pub turns: [Option<PlayedTurn>; HALF],
    /// All cards each side has played in this match.
    pub played: BySeat<CardCounts>,
    /// The sizes of each side's decks.
    pub left: BySeat<HandSizes>,
    /// The goals of each side.
    pub score: BySeat<u32>,
    /// SC-12: the shootout, once it has begun.
    pub shootout: Option<Shootout>,
    /// SC-12: the last kick of the shootout.
    pub last_kick: Option<TakenKick>,
    /// True if the score was level at the end of normal time.
    pub level_after_normal_time: bool,
}

/// The turns of one side that are still to come in a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RemainingTurns {
    /// True if it will lead again.
    pub leads: bool,
    /// True if it will answer again.
    pub answers: bool,
}

impl Table {
    /// Returns the seats that owe a decision.
    pub fn seats_to_move(&self) -> SeatSet {
        match self.phase {
            Phase::Split | Phase::Kick => Seat::BOTH.into_iter().filter(|seat| !self.sealed[*seat]).collect(),
            Phase::Lead => SeatSet::one(self.leader),
            Phase::Answer => SeatSet::one(!self.leader),
            Phase::Running | Phase::Over => SeatSet::NONE,
        }
    }

    /// SC-5, SC-11: returns the number of cards of a split.
    #[must_use]
    pub const fn split_size(&self) -> u8 {
        turns(self.period) as u8
    }

    /// SC-6: returns which turns of one side are still to come in this part after this turn, which it leads or not. The
    /// roles alternate.
    #[must_use]
    pub const fn turns_after(&self, leads_now: bool) -> RemainingTurns {
        let after = (turns(self.period) as u32).saturating_sub(self.done + 1);
        let [same, other] = [after >= 2, after >= 1];
        if leads_now {
            RemainingTurns { leads: same, answers: other }
        } else {
            RemainingTurns { leads: other, answers: same }
        }
    }

    /// SC-9, SC-11, SC-12: returns the result; none while anybody owes a decision.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let kicks = self.shootout.map(|shootout| shootout.scored);
        Some(Outcome::of(self.period.decided(), self.score, kicks, self.level_after_normal_time))
    }

    /// SC-4, SC-13: returns the number of cards on the bench until it is dealt.
    #[must_use]
    pub const fn on_bench(&self) -> usize {
        if self.options.short { 2 * HAND } else { HAND }
    }

    /// SC-9: returns true if the match goes on after a level score.
    #[must_use]
    pub fn continues(&self) -> bool {
        self.options.kind == MatchKind::Cup && self.score.ahead().is_none()
    }
}

/// The private cards of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct PrivateCards {
    /// The deck of this half, or the whole hand before the split.
    pub now: CardCounts,
    /// SC-5: the deck of the next half.
    pub later: CardCounts,
}

/// One match of Soccer Cards.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SoccerCards {
    /// The public table.
    pub(crate) table: Table,
    /// The private cards of each side.
    pub(crate) held: BySeat<PrivateCards>,
    /// SC-4: the cards put aside. Their order means nothing: they are shuffled before use.
    pub(crate) bench: CardCounts,
    /// SC-12: the colours picked for this kick, until both are picked.
    pub(crate) picked: BySeat<Option<BallColour>>,
    /// The random numbers of the match.
    pub(crate) rng: MatchRng,
}

impl SoccerCards {
    /// Returns the public table.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }
}
