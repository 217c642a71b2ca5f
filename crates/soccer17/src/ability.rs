//! S17-21, S17-22: when a team's ability may be used and has an effect.
//!
//! An ability without effect is not asked for.

use super::data::{self, TeamAbility};
use super::state::{PENALTY_AREA, Period, ShotState, Table, clamp_strength};
use engine::Seat;

/// S17-21: the strength that Germany adds.
pub const NEVER_BEATEN_BONUS: u8 = 2;
/// S17-21: Germany's ability counts from this time on.
pub const GERMANY_ABILITY_MINUTE: u8 = 30;
/// S17-21: the strength that Italy takes off.
pub const CATENACCIO_PENALTY: u8 = 1;
/// S17-21: number of cards of England's rebound.
pub const SECOND_BALL_CARDS: u8 = 2;

impl Table {
    /// S17-21: returns true if that side's team has this ability.
    fn has(&self, seat: Seat, ability: TeamAbility) -> bool {
        self.team(seat).is_some_and(|team| data::rules().ability(team) == Some(ability))
    }

    /// S17-21, Germany: in the second half of normal time, from time 30 on, while not leading, except for a
    /// penalty. Only if two more have an effect, Italy's answer included.
    pub(super) fn never_beaten_counts(&self, shot: &ShotState) -> bool {
        let allowed = !shot.penalty
            && self.period == Period::SecondHalf
            && self.time >= GERMANY_ABILITY_MINUTE
            && !self.leads(shot.by)
            && self.has(shot.by, TeamAbility::NeverBeaten);
        let raw = shot.raw();
        let more = raw + NEVER_BEATEN_BONUS as i8;
        let less = CATENACCIO_PENALTY as i8;
        allowed
            && (clamp_strength(raw) != clamp_strength(more)
                || self.may_lower(shot) && clamp_strength(raw - less) != clamp_strength(more - less))
    }

    /// S17-21, Italy: while leading, except for a penalty; in every period.
    fn may_lower(&self, shot: &ShotState) -> bool {
        !shot.penalty && self.leads(!shot.by) && self.has(!shot.by, TeamAbility::Catenaccio)
    }

    /// S17-21, Italy: only if one less has an effect.
    pub(super) fn catenaccio_counts(&self, shot: &ShotState) -> bool {
        clamp_strength(shot.raw()) != clamp_strength(shot.raw() - CATENACCIO_PENALTY as i8)
            && self.may_lower(shot)
    }

    /// S17-21, England: a rebound after a shot from the box, a penalty too, while two cards are left.
    pub(super) fn second_ball_counts(&self, shot: &ShotState) -> bool {
        self.area == PENALTY_AREA
            && shot.left() >= SECOND_BALL_CARDS
            && self.has(shot.by, TeamAbility::SecondBall)
    }
}
