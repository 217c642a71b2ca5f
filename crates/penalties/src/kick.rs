//! One kick: the die and the result.

use serde::Serialize;

use super::action::GoalPlace;
use engine::Seat;

/// PEN-4: number of faces of the die.
pub const FACES: u8 = 6;
/// PEN-4: up to this roll the ball misses the goal.
pub const MISS_MAX_ROLL: u8 = 1;
/// PEN-5: up to this roll, if on target, the keeper reaches a ball into the guessed corner.
pub const SAVE_MAX_ROLL: u8 = 3;

/// The result of a kick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum KickResult {
    /// PEN-4: off target.
    OffTarget,
    /// PEN-5: saved.
    Saved,
    /// PEN-6: a goal.
    Goal,
}

impl KickResult {
    /// PEN-4 to PEN-6: returns the result of that kick against that dive, for that roll of the die.
    #[must_use]
    pub fn of(kick: GoalPlace, dive: GoalPlace, roll: u8) -> Self {
        if roll <= MISS_MAX_ROLL {
            Self::OffTarget
        } else if kick == dive && (kick == GoalPlace::Middle || roll <= SAVE_MAX_ROLL) {
            Self::Saved
        } else {
            Self::Goal
        }
    }
}

/// Returns the number of faces of the die that make that kick a goal against that dive.
#[must_use]
pub fn goals(kick: GoalPlace, dive: GoalPlace) -> u8 {
    (1..=FACES).map(|roll| u8::from(KickResult::of(kick, dive, roll) == KickResult::Goal)).sum()
}

/// One kick, after both sides have shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct TakenKick {
    /// The kicker.
    pub by: Seat,
    /// The kicker's place.
    pub kick: GoalPlace,
    /// The keeper's place.
    pub dive: GoalPlace,
    /// PEN-4: the roll of the die.
    pub roll: u8,
    /// The result.
    pub verdict: KickResult,
}
