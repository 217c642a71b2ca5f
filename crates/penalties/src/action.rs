//! The actions of a shootout, in the notation of the rule sheet's "Moves".

use serde::{Deserialize, Serialize};

use engine::notation::{action_notation, names};

names! {
    /// PEN-3: a place in the goal, as the kicker sees it.
    #[derive(PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum GoalPlace {
        /// The kicker's left.
        Left = "left",
        /// The middle; a keeper who chooses it stays there.
        Middle = "middle",
        /// The kicker's right.
        Right = "right",
    }
}

/// One action. The variants are in the order of their texts, so that `Ord` is that order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// PEN-3: the keeper dives to a place.
    Dive(GoalPlace),
    /// PEN-3: the kicker kicks to a place.
    Kick(GoalPlace),
}

impl Action {
    /// Returns the chosen place.
    #[must_use]
    pub const fn place(self) -> GoalPlace {
        match self {
            Self::Dive(place) | Self::Kick(place) => place,
        }
    }
}

action_notation! {
    Action, "Kick(left|middle|right) or Dive(left|middle|right) (PEN-3)";
    ;
    Dive(GoalPlace::named), Kick(GoalPlace::named)
}
