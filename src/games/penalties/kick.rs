//! One kick: the die, and what comes of it.

use serde::Serialize;

use super::action::Place;
use crate::engine::Seat;

/// PEN-4: faces of the die.
pub const FACES: u8 = 6;
/// PEN-4: on this or less the ball misses the goal.
pub const MISSES: u8 = 1;
/// PEN-5: on this or less, but on target, the keeper reaches a ball into the corner that was guessed.
pub const REACHED: u8 = 3;

/// What came of a kick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// PEN-4.
    OffTarget,
    /// PEN-5.
    Saved,
    /// PEN-6.
    Goal,
}

impl Verdict {
    /// PEN-4 to PEN-6: what comes of a kick there, with the keeper there, on that roll of the die.
    #[must_use]
    pub fn of(kick: Place, dive: Place, roll: u8) -> Self {
        if roll <= MISSES {
            Self::OffTarget
        } else if kick == dive && (kick == Place::Middle || roll <= REACHED) {
            Self::Saved
        } else {
            Self::Goal
        }
    }
}

/// Faces of the die on which a kick there is a goal, with the keeper there.
#[must_use]
pub fn goals(kick: Place, dive: Place) -> u8 {
    (1..=FACES).map(|roll| u8::from(Verdict::of(kick, dive, roll) == Verdict::Goal)).sum()
}

/// One kick, once both have shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Taken {
    /// Who kicked.
    pub by: Seat,
    /// Where to.
    pub kick: Place,
    /// Where the keeper went.
    pub dive: Place,
    /// PEN-4: the die.
    pub roll: u8,
    /// What came of it.
    pub verdict: Verdict,
}
