//! The full state of a match: the public table, the sealed cards, and the hidden chance cards.

use serde::Serialize;

use super::action::{AttackCard, DefenceCard, StarBonus};
use super::options::{Options, Team};
pub use engine::Period;
use engine::{BySeat, MatchRng, Outcome, Seat, SeatSet, Shootout};

/// S17-9: number of chance cards of a shot.
pub const CHANCE_CARDS: u8 = 6;
/// S17-8: the greatest number of stars.
pub const MAX_STARS: u8 = 2;
/// S17-2: the attacker's own penalty area.
pub const OWN_BOX: u8 = 0;
/// S17-2: the centre.
pub const CENTRE: u8 = 2;
/// S17-2: the opponent's penalty area.
pub const PENALTY_AREA: u8 = 4;
/// S17-6: returns the area after a turnover, counted from the new attacker's side. A keeper in the own penalty area
/// passes the ball one area forward.
#[must_use]
pub const fn mirror_area(area: u8) -> u8 {
    if area >= PENALTY_AREA { OWN_BOX + 1 } else { PENALTY_AREA - area }
}
/// S17-14: minutes per turn.
pub const TURN_MINUTES: u8 = 3;
/// S17-12, S17-19: the strength of a penalty and of a kick in the shootout.
pub const PENALTY_STRENGTH: u8 = 4;

/// S17-14: returns the time shown in the last turn of a period.
#[must_use]
pub const fn last_time(period: Period) -> u8 {
    match period {
        Period::FirstHalf | Period::SecondHalf => 45,
        Period::ExtraFirst | Period::ExtraSecond => 15,
        Period::Shootout => 0,
    }
}

/// The content of a place for an action card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub enum LaidCard {
    /// Nothing lies there.
    #[default]
    Nothing,
    /// A sealed card.
    FaceDown,
    /// The card of the turn's attacker, face up.
    Attack(AttackCard),
    /// The card of the turn's defender, face up.
    Defence(DefenceCard),
}

/// S17-5: the result of two action cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum DuelResult {
    /// S17-6: the defender wins the ball.
    Turnover,
    /// S17-7: the attacker's action is resolved.
    Resolve,
    /// S17-12: the defender fouls.
    Foul,
}

impl DuelResult {
    /// S17-5: returns the result from the table.
    #[must_use]
    pub const fn of(attack: AttackCard, defence: DefenceCard) -> Self {
        match (attack, defence) {
            (AttackCard::Dribble, DefenceCard::Press)
            | (AttackCard::OneTwo, DefenceCard::Anticipate | DefenceCard::Tackle)
            | (AttackCard::Pass, DefenceCard::Block | DefenceCard::Tackle) => DuelResult::Turnover,
            (AttackCard::Dribble, DefenceCard::Tackle) => DuelResult::Foul,
            (AttackCard::Dribble, DefenceCard::Anticipate | DefenceCard::Block)
            | (AttackCard::OneTwo, DefenceCard::Block | DefenceCard::Press)
            | (AttackCard::Pass, DefenceCard::Anticipate | DefenceCard::Press) => DuelResult::Resolve,
        }
    }
}

/// The two cards of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Duel {
    /// The attacking side.
    pub attacker: Seat,
    /// The attacker's action.
    pub attack: AttackCard,
    /// The defender's action.
    pub defence: DefenceCard,
}

/// S17-9: a kind of chance card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum ChanceCard {
    /// One of the five cards that are no goal.
    Crowd,
    /// The only card that is a goal.
    Goal,
}

/// The visible state of one of the six slots of a shot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum ShotSlot {
    /// Not turned up yet.
    FaceDown,
    /// Turned up: no goal.
    Crowd,
    /// Turned up: a goal.
    Goal,
}

/// S17-9: the shot in progress, or the last one of this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct ShotState {
    /// The side that shoots.
    pub by: Seat,
    /// S17-12, S17-19: true if no bonus counts and no ability except England's.
    pub penalty: bool,
    /// The strength in the table.
    pub printed: u8,
    /// The bonus of the stars.
    pub bonus: u8,
    /// S17-21: the strength added by Germany.
    pub added: u8,
    /// S17-21: the strength taken off by Italy.
    pub lowered: u8,
    /// S17-10: true for the rebound.
    pub rebound: bool,
    /// True if the six chance cards are on the table.
    pub shuffled: bool,
    /// Number of cards that may still be taken.
    pub to_take: u8,
    /// The six chance cards, once shuffled.
    pub slots: [ShotSlot; CHANCE_CARDS as usize],
}

impl ShotState {
    /// S17-22: returns the strength before it is limited to 0..=6.
    #[must_use]
    pub const fn raw(&self) -> i8 {
        (self.printed + self.bonus + self.added) as i8 - self.lowered as i8
    }

    /// S17-22: returns the number of cards that the shot takes.
    #[must_use]
    pub const fn strength(&self) -> u8 {
        clamp_strength(self.raw())
    }

    /// Returns the number of face-down chance cards.
    #[must_use]
    pub fn left(&self) -> u8 {
        self.slots.iter().filter(|slot| **slot == ShotSlot::FaceDown).count() as u8
    }

    /// Returns the slot of the face-down card that `Take(i)` names.
    #[must_use]
    pub fn slot_of(&self, i: u8) -> Option<usize> {
        (0..self.slots.len()).filter(|k| self.slots[*k] == ShotSlot::FaceDown).nth(usize::from(i))
    }
}

/// S17-22: limits a strength to 0..=6.
#[must_use]
pub const fn clamp_strength(raw: i8) -> u8 {
    if raw < 0 {
        0
    } else if raw > CHANCE_CARDS as i8 {
        CHANCE_CARDS
    } else {
        raw as u8
    }
}

/// The decision that is owed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Phase {
    /// S17-1: the winner of the toss attacks or defends first.
    Toss {
        /// The winner.
        winner: Seat,
    },
    /// S17-4: both lay an action card.
    Lay,
    /// S17-12: the attacker names the action of a free kick.
    FreeKick,
    /// S17-7: the attacker chooses an option of this action's cell.
    Option {
        /// The action being resolved.
        play: AttackCard,
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
    /// No decision: the state occurs only in events in the middle of a decision, never at its end.
    Running,
    /// No decision: the match is over.
    Over,
}

/// The public information of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Table {
    /// The options of the match.
    pub options: Options,
    /// The part of the match.
    pub period: Period,
    /// S17-14: the time shown, minutes.
    pub time: u8,
    /// The side that attacked first in the match; until that is chosen, the winner of the toss.
    pub first: Seat,
    /// The side that attacks now; in the shootout, the side that kicks.
    pub attacker: Seat,
    /// S17-2: the area of the ball, counted from the attacker's side.
    pub area: u8,
    /// S17-8: the number of the attacker's stars.
    pub stars: u8,
    /// S17-8: the bonus of a single star, once chosen.
    pub bonus: Option<StarBonus>,
    /// True for a side that still holds Tackle/Rebound in this half.
    pub tackle: BySeat<bool>,
    /// The two action cards of this turn.
    pub laid: BySeat<LaidCard>,
    /// The last pair of cards revealed in this match.
    pub last: Option<Duel>,
    /// The decision that is owed.
    pub phase: Phase,
    /// The shot of this turn.
    pub shot: Option<ShotState>,
    /// Goals of each side.
    pub score: BySeat<u32>,
    /// S17-19: the shootout, from its beginning.
    pub shootout: Option<Shootout>,
    /// True if the score was level after normal time.
    pub level_after_normal_time: bool,
}

impl Table {
    /// Returns the side that defends now.
    pub fn defender(&self) -> Seat {
        !self.attacker
    }

    /// Returns the seats that owe a decision.
    pub fn seats_to_move(&self) -> SeatSet {
        match self.phase {
            Phase::Toss { winner } => SeatSet::one(winner),
            Phase::Lay => {
                Seat::BOTH.into_iter().filter(|seat| self.laid[*seat] != LaidCard::FaceDown).collect()
            }
            Phase::FreeKick
            | Phase::Option { .. }
            | Phase::Bonus
            | Phase::NeverBeaten
            | Phase::Take
            | Phase::Rebound
            | Phase::SecondBall => SeatSet::one(self.attacker),
            Phase::Catenaccio => SeatSet::one(self.defender()),
            Phase::Running | Phase::Over => SeatSet::NONE,
        }
    }

    /// S17-8: returns the bonus of the stars for a shot with that action from here.
    #[must_use]
    pub fn star_bonus(&self, play: AttackCard) -> u8 {
        star_bonus(self.stars, self.bonus, play, self.area)
    }

    /// Returns true if that side leads.
    #[must_use]
    pub fn leads(&self, seat: Seat) -> bool {
        self.score.ahead() == Some(seat)
    }

    /// Returns the team of a side, if it has one.
    #[must_use]
    pub const fn team(&self, seat: Seat) -> Option<Team> {
        self.options.team(seat)
    }

    /// Returns the result; none while a decision is owed.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let kicks = self.shootout.map(|shootout| shootout.scored);
        Some(Outcome::of(self.period.decided(), self.score, kicks, self.level_after_normal_time))
    }
}

/// S17-8: returns the bonus of stars for a shot; 0 for a dribble (S17-9).
#[must_use]
pub const fn star_bonus(stars: u8, bonus: Option<StarBonus>, play: AttackCard, area: u8) -> u8 {
    match (play, stars) {
        (AttackCard::Dribble, _) | (_, 0) => 0,
        (AttackCard::Pass, 1) => matches!(bonus, Some(StarBonus::Pass)) as u8,
        (AttackCard::OneTwo, 1) => matches!(bonus, Some(StarBonus::OneTwo)) as u8,
        (AttackCard::Pass, _) => 2,
        (AttackCard::OneTwo, _) => {
            if area == PENALTY_AREA {
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
    /// The public information.
    pub(crate) table: Table,
    /// The attacker's sealed card, until both cards are laid.
    pub(crate) attack: Option<AttackCard>,
    /// The defender's sealed card, until both cards are laid.
    pub(crate) defence: Option<DefenceCard>,
    /// The slot of the goal card while a shot's cards are on the table; otherwise 0.
    pub(crate) goal_slot: u8,
    /// True if the state also asks questions without effect, as version 0.1 did. Used only to read old records, never
    /// in a match.
    #[serde(skip)]
    pub(crate) asks_legacy_questions: bool,
    /// The random numbers of the match.
    pub(crate) rng: MatchRng,
}

impl Soccer17 {
    /// Returns the public information.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }
}
