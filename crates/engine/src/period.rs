//! The parts of a match that has two halves, two halves of extra time and a shootout.

use serde::Serialize;

use crate::Decided;

/// A part of such a match, in the order of play. How long it lasts and who begins it are each game's own rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub enum Period {
    /// The first half of normal time.
    FirstHalf,
    /// The second half of normal time.
    SecondHalf,
    /// The first half of extra time.
    ExtraFirst,
    /// The second half of extra time.
    ExtraSecond,
    /// Kicks from the spot.
    Shootout,
}

impl Period {
    /// Returns what decided a match that ended in this part.
    #[must_use]
    pub const fn decided(self) -> Decided {
        match self {
            Self::FirstHalf | Self::SecondHalf => Decided::NormalTime,
            Self::ExtraFirst | Self::ExtraSecond => Decided::ExtraTime,
            Self::Shootout => Decided::Shootout,
        }
    }
}
