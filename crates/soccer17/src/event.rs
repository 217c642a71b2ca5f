//! The events of Soccer 17: facts in the past tense, with full information.

use serde::Serialize;

use super::action::{AttackCard, DefenceCard, StarBonus};
use super::data::{OptionEffect, TeamAbility};
use super::state::{ChanceCard, DuelResult, Period};
use engine::{BySeat, Outcome, Seat};

/// One event. A sink gets it with the state just after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Event {
    /// S17-1: the toss was won.
    Tossed {
        /// The side that won it.
        winner: Seat,
    },
    /// S17-3: a half began; ball, time, stars and hands are fresh.
    HalfBegan {
        /// Which half.
        period: Period,
        /// The side that attacks first in it.
        attacker: Seat,
    },
    /// S17-4: the first of two action cards lies face down.
    Sealed {
        /// The side that laid it.
        seat: Seat,
    },
    /// S17-4: both cards were turned up.
    Revealed {
        /// The attacking side.
        attacker: Seat,
        /// The attacker's card.
        attack: AttackCard,
        /// The defender's card.
        defence: DefenceCard,
        /// S17-5: the result.
        clash: DuelResult,
    },
    /// S17-12: a dribble was tackled.
    Foul {
        /// The side that fouled.
        by: Seat,
    },
    /// S17-10, S17-12: Tackle/Rebound is out until the end of the half.
    ActionDiscarded {
        /// The side that discarded it.
        seat: Seat,
    },
    /// S17-12: a foul in the box.
    PenaltyGiven {
        /// The side that gets it.
        to: Seat,
    },
    /// S17-12: a foul elsewhere.
    FreeKickGiven {
        /// The side that gets it.
        to: Seat,
    },
    /// S17-12: the action of a free kick was named.
    FreeKickTaken {
        /// The side that takes it.
        by: Seat,
        /// The action.
        play: AttackCard,
    },
    /// S17-7: an option of the cell is being done.
    OptionTaken {
        /// The attacking side.
        by: Seat,
        /// Index of the option, from 0.
        option: u8,
        /// Its effect.
        effect: OptionEffect,
    },
    /// S17-8: the ball went forward.
    Advanced {
        /// The old area, counted from the attacker's side.
        from: u8,
        /// The new area.
        to: u8,
    },
    /// S17-8: stars were gained.
    StarsGained {
        /// The side that gained them.
        by: Seat,
        /// The number of stars now.
        stars: u8,
    },
    /// S17-8: the first star's bonus was chosen.
    BonusChosen {
        /// The side that chose it.
        by: Seat,
        /// The bonus.
        bonus: StarBonus,
    },
    /// S17-9: a shot was announced, before abilities.
    ShotAnnounced {
        /// The side that shoots.
        by: Seat,
        /// The strength in the table.
        printed: u8,
        /// The bonus of the stars.
        bonus: u8,
        /// Number of cards to take, before abilities.
        strength: u8,
    },
    /// S17-21: an ability was used.
    AbilityUsed {
        /// The side that used it.
        by: Seat,
        /// The ability.
        ability: TeamAbility,
        /// Number of cards to take now.
        cards: u8,
    },
    /// S17-21: an ability that would have had an effect was not used.
    AbilitySpared {
        /// The side that did not use it.
        by: Seat,
        /// The ability.
        ability: TeamAbility,
    },
    /// S17-9: the six chance cards were shuffled and lie face down.
    ChanceShuffled {
        /// The cards by slot, from the top; hidden from both sides.
        order: Option<[ChanceCard; 6]>,
    },
    /// S17-9: a chance card was turned up.
    ChanceTaken {
        /// The side that shoots.
        by: Seat,
        /// Index of the slot, 0..=5.
        slot: u8,
        /// True if it is the goal card.
        goal: bool,
    },
    /// S17-10: Tackle/Rebound buys more cards.
    Rebounded {
        /// The side that shoots.
        by: Seat,
        /// Number of cards bought.
        cards: u8,
    },
    /// S17-10: a rebound was possible and not taken.
    ReboundSpared {
        /// The side that shoots.
        by: Seat,
    },
    /// S17-11: a goal.
    Goal {
        /// The side that scored.
        by: Seat,
        /// The score after the goal.
        score: BySeat<u32>,
    },
    /// S17-11: the ball is with the keeper.
    Missed {
        /// The side that shot.
        by: Seat,
    },
    /// S17-6: the roles changed; the stars are gone.
    Turnover {
        /// The side that attacks now.
        attacker: Seat,
        /// The area of the ball, counted from the new attacker's side.
        area: u8,
    },
    /// S17-6: the keeper passed out of the own penalty area.
    KeeperPassed {
        /// The keeper's side.
        by: Seat,
        /// The new area.
        to: u8,
    },
    /// S17-13, S17-14: cards went back to hand.
    TurnEnded {
        /// The time shown now, minutes; unchanged if the half is over.
        time: u8,
    },
    /// S17-14: a half is over.
    HalfEnded {
        /// The half that ended.
        period: Period,
        /// The score.
        score: BySeat<u32>,
    },
    /// S17-19: the shootout began.
    ShootoutBegan {
        /// The side that kicks first in every pair.
        first: Seat,
    },
    /// S17-19: a kick is over.
    KickTaken {
        /// The side that kicked.
        by: Seat,
        /// True if the kick went in.
        scored: bool,
        /// Kicks scored so far.
        kicks: BySeat<u32>,
    },
    /// S17-16, S17-18, S17-19: the match is over.
    MatchEnded {
        /// The result.
        outcome: Outcome,
    },
}

impl Event {
    /// Returns the public part of the event: the order of the chance cards is removed.
    #[must_use]
    pub const fn seen(&self) -> Self {
        match self {
            Self::ChanceShuffled { .. } => Self::ChanceShuffled { order: None },
            other => *other,
        }
    }
}
