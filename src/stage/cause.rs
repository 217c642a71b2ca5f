//! What goals come of.

use serde::Serialize;

use super::display_text::DisplayText;
use crate::engine::Card;

/// What a goal came of.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// A shot of which no more is known.
    Shot,
    /// A rebound.
    Rebound,
    /// A penalty.
    Penalty,
    /// A free kick.
    FreeKick,
    /// The kick that decides a shootout.
    WinningKick,
    /// A second yellow card counts as a goal.
    SecondYellow,
    /// So many passes.
    Passes(u32),
    /// A playing card.
    Card(Card),
    /// A card that a game calls by a name of its own.
    Own(DisplayText),
}
