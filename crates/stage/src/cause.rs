//! The causes of goals.

use engine::Card;
use words::DisplayText;

/// What led to a goal, for log and statistics.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum GoalCause {
    /// A shot without further detail.
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
    /// A number of passes.
    Passes(u32),
    /// A playing card.
    Card(Card),
    /// A card with a name of the game's own.
    Own(DisplayText),
}
