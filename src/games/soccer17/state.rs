//! The full state of a match: the table that everybody sees, and what nobody or one side alone knows.

use serde::Serialize;

use super::action::{Bonus, Guard, Play};
use super::options::{Options, Team};
use crate::engine::{BySeat, Decided, MatchRng, Outcome, Seat, Seats, Shootout};

/// S17-9: chance cards of a shot.
pub const CHANCES: u8 = 6;
/// S17-8: the most stars.
pub const MOST_STARS: u8 = 2;
/// S17-2: the attacker's own penalty area.
pub const OWN_BOX: u8 = 0;
/// S17-2: the centre.
pub const CENTRE: u8 = 2;
/// S17-2: the opponent's penalty area.
pub const BOX: u8 = 4;
/// S17-6: the area, in their own count, where the other side attacks once the ball has changed hands: a keeper throws out
/// of the own box.
#[must_use]
pub const fn turned(area: u8) -> u8 {
    if area >= BOX { OWN_BOX + 1 } else { BOX - area }
}
/// S17-14: what a turn adds to the time.
pub const TURN: u8 = 3;
/// S17-12, S17-19: the strength of a penalty and of a kick in the shootout.
pub const PENALTY: u8 = 4;

/// S17-14: the parts of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub enum Period {
    /// The first half of normal time.
    FirstHalf,
    /// The second half of normal time.
    SecondHalf,
    /// S17-18: the first half of extra time.
    ExtraFirst,
    /// S17-18: the second half of extra time.
    ExtraSecond,
    /// S17-19.
    Shootout,
}

impl Period {
    /// S17-14: the time that shows in its last turn.
    #[must_use]
    pub const fn last_time(self) -> u8 {
        match self {
            Self::FirstHalf | Self::SecondHalf => 45,
            Self::ExtraFirst | Self::ExtraSecond => 15,
            Self::Shootout => 0,
        }
    }
}

/// A place for an action card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub enum Laid {
    /// Nothing lies there.
    #[default]
    Nothing,
    /// A sealed card.
    FaceDown,
    /// The card of the turn's attacker, face up.
    Attack(Play),
    /// The card of the turn's defender, face up.
    Defence(Guard),
}

/// S17-5: what comes of two cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Clash {
    /// S17-6.
    Turnover,
    /// S17-7.
    Resolve,
    /// S17-12.
    Foul,
}

impl Clash {
    /// S17-5: the table of results.
    #[must_use]
    pub const fn of(attack: Play, defence: Guard) -> Self {
        match (attack, defence) {
            (Play::Dribble, Guard::Press)
            | (Play::OneTwo, Guard::Anticipate | Guard::Tackle)
            | (Play::Pass, Guard::Block | Guard::Tackle) => Clash::Turnover,
            (Play::Dribble, Guard::Tackle) => Clash::Foul,
            (Play::Dribble, Guard::Anticipate | Guard::Block)
            | (Play::OneTwo, Guard::Block | Guard::Press)
            | (Play::Pass, Guard::Anticipate | Guard::Press) => Clash::Resolve,
        }
    }
}

/// The two cards of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Duel {
    /// Who attacked.
    pub attacker: Seat,
    /// With what.
    pub attack: Play,
    /// Against what.
    pub defence: Guard,
}

/// S17-9: a kind of chance card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Chance {
    /// One of five.
    Crowd,
    /// The one that is a goal.
    Goal,
}

/// What shows in one of the six slots of a shot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Slot {
    /// Not turned up yet.
    FaceDown,
    /// Turned up, no goal.
    Crowd,
    /// Turned up, a goal.
    Goal,
}

/// S17-9: the shot that is running, or was the last of this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Shot {
    /// Who shoots.
    pub by: Seat,
    /// S17-12, S17-19: whether no bonus and no ability but England's counts.
    pub penalty: bool,
    /// The strength in the table.
    pub printed: u8,
    /// What the stars add.
    pub bonus: u8,
    /// S17-21: what Germany added.
    pub added: u8,
    /// S17-21: what Italy took off.
    pub lowered: u8,
    /// S17-10: whether this is the rebound already.
    pub rebound: bool,
    /// Whether the six chance cards lie on the table.
    pub shuffled: bool,
    /// Cards that may still be taken.
    pub to_take: u8,
    /// The six chance cards, once shuffled.
    pub slots: [Slot; CHANCES as usize],
}

impl Shot {
    /// S17-22: the strength before it is cut to 0..=6.
    #[must_use]
    pub const fn raw(&self) -> i8 {
        (self.printed + self.bonus + self.added) as i8 - self.lowered as i8
    }

    /// S17-22: the cards the shot takes.
    #[must_use]
    pub const fn strength(&self) -> u8 {
        cut(self.raw())
    }

    /// Chance cards that are still face down.
    #[must_use]
    pub fn left(&self) -> u8 {
        self.slots.iter().filter(|slot| **slot == Slot::FaceDown).count() as u8
    }

    /// The slot of the face-down card that `Take(i)` names.
    #[must_use]
    pub fn slot_of(&self, i: u8) -> Option<usize> {
        (0..self.slots.len()).filter(|k| self.slots[*k] == Slot::FaceDown).nth(usize::from(i))
    }
}

/// S17-22: never below 0, at most 6.
#[must_use]
pub const fn cut(raw: i8) -> u8 {
    if raw < 0 {
        0
    } else if raw > CHANCES as i8 {
        CHANCES
    } else {
        raw as u8
    }
}

/// The question that is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Phase {
    /// S17-1: the winner of the toss attacks or defends first.
    Toss {
        /// Who won it.
        winner: Seat,
    },
    /// S17-4: both lay an action card.
    Lay,
    /// S17-12: the attacker names the action of a free kick.
    FreeKick,
    /// S17-7: the attacker chooses an option of this action's cell.
    Option {
        /// The action being resolved.
        play: Play,
    },
    /// S17-8: the attacker chooses the first star's bonus.
    Bonus,
    /// S17-21, Germany: the attacker may add to the shot.
    NeverBeaten,
    /// S17-21, Italy: the defender may lower the shot.
    Catenaccio,
    /// S17-9: the attacker takes a chance card.
    Take,
    /// S17-10: the attacker may discard Tackle/Rebound for another card.
    Rebound,
    /// S17-21, England: the attacker may take two cards.
    SecondBall,
    /// None: an event is being told in the middle of a decision. No decision ever ends here.
    Running,
    /// None: the match is over.
    Over,
}

/// Everything that lies open on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Table {
    /// What was settled before the match.
    pub options: Options,
    /// The part of the match.
    pub period: Period,
    /// S17-14: the time that shows.
    pub time: u8,
    /// Who attacked first in the first half (until that is chosen: the winner of the toss).
    pub first: Seat,
    /// Who attacks now; in the shootout, who kicks.
    pub attacker: Seat,
    /// S17-2: where the ball is, counted from the attacker's side.
    pub area: u8,
    /// S17-8: the attacker's stars.
    pub stars: u8,
    /// S17-8: the bonus of a single star, once chosen.
    pub bonus: Option<Bonus>,
    /// Who still holds Tackle/Rebound in this half.
    pub tackle: BySeat<bool>,
    /// The two action cards of this turn.
    pub laid: BySeat<Laid>,
    /// The cards that were last revealed in this match.
    pub last: Option<Duel>,
    /// The question that is asked.
    pub phase: Phase,
    /// The shot of this turn.
    pub shot: Option<Shot>,
    /// Goals.
    pub score: BySeat<u32>,
    /// S17-19: from when it begins.
    pub shootout: Option<Shootout>,
    /// Whether the score was level when normal time was up.
    pub level_after_normal_time: bool,
}

impl Table {
    /// Who defends now.
    #[must_use]
    pub fn defender(&self) -> Seat {
        !self.attacker
    }

    /// Who owes a decision.
    #[must_use]
    pub fn owed(&self) -> Seats {
        match self.phase {
            Phase::Toss { winner } => Seats::one(winner),
            Phase::Lay => {
                let mut owed = Seats::BOTH;
                for seat in Seat::BOTH {
                    if self.laid[seat] == Laid::FaceDown {
                        owed = owed.without(seat);
                    }
                }
                owed
            }
            Phase::FreeKick
            | Phase::Option { .. }
            | Phase::Bonus
            | Phase::NeverBeaten
            | Phase::Take
            | Phase::Rebound
            | Phase::SecondBall => Seats::one(self.attacker),
            Phase::Catenaccio => Seats::one(self.defender()),
            Phase::Running | Phase::Over => Seats::NONE,
        }
    }

    /// S17-8: what the stars add to a shot with that action from here.
    #[must_use]
    pub fn star_bonus(&self, play: Play) -> u8 {
        star_bonus(self.stars, self.bonus, play, self.area)
    }

    /// Whether that side is ahead.
    #[must_use]
    pub fn leads(&self, seat: Seat) -> bool {
        self.score.ahead() == Some(seat)
    }

    /// The team of that side.
    #[must_use]
    pub const fn team(&self, seat: Seat) -> Option<Team> {
        self.options.team(seat)
    }

    /// The result; none while anybody owes a decision.
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
}

/// S17-8: what stars add to a shot. None for a dribble (S17-9).
#[must_use]
pub const fn star_bonus(stars: u8, bonus: Option<Bonus>, play: Play, area: u8) -> u8 {
    match (play, stars) {
        (Play::Dribble, _) | (_, 0) => 0,
        (Play::Pass, 1) => matches!(bonus, Some(Bonus::Pass)) as u8,
        (Play::OneTwo, 1) => matches!(bonus, Some(Bonus::OneTwo)) as u8,
        (Play::Pass, _) => 2,
        (Play::OneTwo, _) => {
            if area == BOX {
                2
            } else {
                1
            }
        }
    }
}

/// One match of Soccer 17.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Soccer17 {
    /// What everybody sees.
    pub(crate) table: Table,
    /// The attacker's sealed card, from when it is laid until both are.
    pub(crate) attack: Option<Play>,
    /// The defender's sealed card.
    pub(crate) defence: Option<Guard>,
    /// The slot of the goal card while a shot's cards lie on the table; else 0.
    pub(crate) goal_slot: u8,
    /// Whether it also asks what has no effect any more, as the builds that wrote the first records did: for reading
    /// those alone, never in a match.
    #[serde(skip)]
    pub(crate) asks_idly: bool,
    /// The match's chance.
    pub(crate) rng: MatchRng,
}

impl Soccer17 {
    /// What everybody sees.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }
}
