//! The phase of a match and the reading of its clock, as types. The words for them are in [`super::words`].

use engine::Period;

/// A part of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Hash)]
pub enum MatchPhase {
    /// Before the match, or not stated by the game.
    #[default]
    Before,
    /// Players split their hands before the kick-off.
    Split,
    /// The first half.
    FirstHalf,
    /// The second half.
    SecondHalf,
    /// Extra time that is not divided into halves, or has not begun.
    ExtraTime,
    /// The first half of extra time.
    ExtraFirst,
    /// The second half of extra time.
    ExtraSecond,
    /// A round of a game that has no halves.
    Round,
    /// A round that ends the match if one side leads after it.
    SuddenRound,
    /// A shootout.
    Penalties,
    /// A shootout that goes on pair by pair until one pair decides.
    SuddenDeath,
    /// The match is over.
    FullTime,
}

impl MatchPhase {
    /// Returns the phase of a match in that period.
    #[must_use]
    pub const fn of(period: Period) -> Self {
        match period {
            Period::FirstHalf => Self::FirstHalf,
            Period::SecondHalf => Self::SecondHalf,
            Period::ExtraFirst => Self::ExtraFirst,
            Period::ExtraSecond => Self::ExtraSecond,
            Period::Shootout => Self::Penalties,
        }
    }

    /// Returns true for the phases of extra time.
    #[must_use]
    pub const fn is_extra(self) -> bool {
        matches!(self, Self::ExtraTime | Self::ExtraFirst | Self::ExtraSecond)
    }
}

/// The reading of the match clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Hash)]
pub enum MatchClock {
    /// No reading: before the match, and in a shootout at its end.
    #[default]
    Off,
    /// The minute of the match.
    Minute(u32),
    /// A regular round.
    Round {
        /// Number of the round, from 1.
        n: u32,
        /// Number of regular rounds.
        of: u32,
    },
    /// A round beyond the regular ones, counted from 1.
    Beyond(u32),
    /// Extra time without a count of its own.
    ExtraTime,
    /// A pair of kicks, counted from 1.
    Pair(u32),
}
