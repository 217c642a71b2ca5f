//! Where a match stands: which part of it is played, and what its clock counts. Typed; the words are in
//! [`super::words`].

use serde::Serialize;

/// A part of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum MatchPhase {
    /// Nothing is played yet, or the game does not say.
    #[default]
    Before,
    /// Hands are split before the kick-off.
    Split,
    /// The first half.
    FirstHalf,
    /// The second half.
    SecondHalf,
    /// Extra time where it is one whole, or has not begun.
    ExtraTime,
    /// The first half of extra time.
    ExtraFirst,
    /// The second half of extra time.
    ExtraSecond,
    /// A round of a game that has no halves.
    Round,
    /// A round that ends the match if somebody leads after it.
    SuddenRound,
    /// Kicks from the spot.
    Penalties,
    /// Kicks from the spot, pair by pair until one pair decides.
    SuddenDeath,
    /// It is over.
    FullTime,
}

impl MatchPhase {
    /// Whether it is one of extra time.
    #[must_use]
    pub const fn is_extra(self) -> bool {
        matches!(self, Self::ExtraTime | Self::ExtraFirst | Self::ExtraSecond)
    }
}

/// What the clock counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Clock {
    /// Nothing: before the match, in a shootout at its end.
    #[default]
    Off,
    /// Minutes of the match.
    Minute(u32),
    /// Rounds.
    Round {
        /// Which one, from 1.
        n: u32,
        /// Of how many.
        of: u32,
    },
    /// Rounds beyond the regular ones: which one, from 1.
    Beyond(u32),
    /// Extra time that counts nothing itself.
    ExtraTime,
    /// Pairs of kicks: which one, from 1.
    Pair(u32),
}
