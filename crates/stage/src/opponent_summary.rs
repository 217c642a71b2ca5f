//! What one side could read of the other in a match of guesses: where it went, and what its choices went by.

use super::mouth::Aim;
use words::DisplayText;

/// How often a side chose each place of the goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceCounts {
    /// What it chose the places for: its kicks or its dives.
    pub title: DisplayText,
    /// The counts, in the order of [`Aim::ALL`].
    pub counts: [usize; Aim::ALL.len()],
}

/// What a side could read of the other one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpponentSummary {
    /// The places that it chose.
    pub places: Vec<PlaceCounts>,
    /// What its choices went by: one plain sentence each.
    pub notes: Vec<DisplayText>,
}
