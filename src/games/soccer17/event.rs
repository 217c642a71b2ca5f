//! What happened in a match of Soccer 17: past-tense facts, as the referee sees them.

use serde::Serialize;

use super::action::{Bonus, Guard, Play};
use super::data::{Ability, Effect};
use super::state::{Chance, Clash, Period};
use crate::engine::{BySeat, Outcome, Seat};

/// One fact. The state told with it is the state just after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Event {
    /// S17-1: the toss was won.
    Tossed {
        /// By whom.
        winner: Seat,
    },
    /// S17-3: a half began; ball, time, stars and hands are fresh.
    HalfBegan {
        /// Which half.
        period: Period,
        /// Who attacks first in it.
        attacker: Seat,
    },
    /// S17-4: the first of two action cards lies face down.
    Sealed {
        /// Whose.
        seat: Seat,
    },
    /// S17-4: both cards were turned up.
    Revealed {
        /// Who attacks.
        attacker: Seat,
        /// With what.
        attack: Play,
        /// Against what.
        defence: Guard,
        /// S17-5: what comes of it.
        clash: Clash,
    },
    /// S17-12: a dribble was tackled.
    Foul {
        /// The side that fouled.
        by: Seat,
    },
    /// S17-10, S17-12: Tackle/Rebound is out until the end of the half.
    ActionDiscarded {
        /// Whose.
        seat: Seat,
    },
    /// S17-12: a foul in the box.
    PenaltyGiven {
        /// To whom.
        to: Seat,
    },
    /// S17-12: a foul elsewhere.
    FreeKickGiven {
        /// To whom.
        to: Seat,
    },
    /// S17-12: the action of a free kick was named.
    FreeKickTaken {
        /// By whom.
        by: Seat,
        /// Which.
        play: Play,
    },
    /// S17-7: an option of the cell is being done.
    OptionTaken {
        /// By whom.
        by: Seat,
        /// Which, from 0.
        option: u8,
        /// What it does.
        effect: Effect,
    },
    /// S17-8: the ball went forward.
    Advanced {
        /// From this area, counted from the attacker's side.
        from: u8,
        /// To that one.
        to: u8,
    },
    /// S17-8: stars were gained.
    StarsGained {
        /// By whom.
        by: Seat,
        /// How many there are now.
        stars: u8,
    },
    /// S17-8: the first star's bonus was chosen.
    BonusChosen {
        /// By whom.
        by: Seat,
        /// Which.
        bonus: Bonus,
    },
    /// S17-9: a shot was announced, before abilities.
    ShotAnnounced {
        /// By whom.
        by: Seat,
        /// The strength in the table.
        printed: u8,
        /// What the stars add.
        bonus: u8,
        /// Cards to take as it stands.
        strength: u8,
    },
    /// S17-21: an ability was used.
    AbilityUsed {
        /// By whom.
        by: Seat,
        /// Which.
        ability: Ability,
        /// Cards to take as it now stands.
        cards: u8,
    },
    /// S17-21: an ability that would have had an effect was not used.
    AbilitySpared {
        /// By whom.
        by: Seat,
        /// Which.
        ability: Ability,
    },
    /// S17-9: the six chance cards were shuffled and lie face down.
    ChanceShuffled {
        /// From the first slot (the top) on; nobody at the table knows it.
        order: Option<[Chance; 6]>,
    },
    /// S17-9: a chance card was turned up.
    ChanceTaken {
        /// By whom.
        by: Seat,
        /// In which of the six slots, from 0.
        slot: u8,
        /// Whether it is the goal card.
        goal: bool,
    },
    /// S17-10: Tackle/Rebound buys more cards.
    Rebounded {
        /// By whom.
        by: Seat,
        /// How many.
        cards: u8,
    },
    /// S17-10: a rebound was possible and not taken.
    ReboundSpared {
        /// By whom.
        by: Seat,
    },
    /// S17-11: a goal.
    Goal {
        /// By whom.
        by: Seat,
        /// The score with it.
        score: BySeat<u32>,
    },
    /// S17-11: the ball is with the keeper.
    Missed {
        /// By whom.
        by: Seat,
    },
    /// S17-6: the roles changed; the stars are gone.
    Turnover {
        /// Who attacks now.
        attacker: Seat,
        /// Where the ball is, counted from the new attacker's side.
        area: u8,
    },
    /// S17-6: the keeper passed out of the own penalty area.
    KeeperPassed {
        /// Whose keeper.
        by: Seat,
        /// To this area.
        to: u8,
    },
    /// S17-13, S17-14: cards went back to hand.
    TurnEnded {
        /// The time that shows now; it stays when the half is over.
        time: u8,
    },
    /// S17-14: a half is over.
    HalfEnded {
        /// Which.
        period: Period,
        /// The score.
        score: BySeat<u32>,
    },
    /// S17-19: the shootout began.
    ShootoutBegan {
        /// Who kicks first in every pair.
        first: Seat,
    },
    /// S17-19: a kick is over.
    KickTaken {
        /// By whom.
        by: Seat,
        /// Whether it went in.
        scored: bool,
        /// Kicks scored so far.
        kicks: BySeat<u32>,
    },
    /// S17-16, S17-18, S17-19: the match is over.
    MatchEnded {
        /// How.
        outcome: Outcome,
    },
}

impl Event {
    /// The event as both seats see it: the order of the chance cards is nobody's.
    #[must_use]
    pub const fn seen(&self) -> Self {
        match self {
            Self::ChanceShuffled { .. } => Self::ChanceShuffled { order: None },
            other => *other,
        }
    }
}
