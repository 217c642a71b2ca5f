//! The actions of a shootout, in the notation of the rule sheet's "Moves".

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize, Serializer};

use crate::engine::ParseActionError;

/// PEN-3: a place in the goal, as the kicker sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GoalPlace {
    /// The kicker's left.
    Left,
    /// The middle; a keeper who chooses it stays there.
    Middle,
    /// The kicker's right.
    Right,
}

impl GoalPlace {
    /// All places from left to right.
    pub const ALL: [Self; 3] = [Self::Left, Self::Middle, Self::Right];

    /// Returns the name used in actions and card faces.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Middle => "middle",
            Self::Right => "right",
        }
    }
}

impl fmt::Display for GoalPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
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

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dive(place) => write!(f, "Dive({place})"),
            Self::Kick(place) => write!(f, "Kick({place})"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseActionError;

    /// Parses the text that `Display` writes, and no other.
    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        let mut all = GoalPlace::ALL.into_iter().flat_map(|place| [Self::Dive(place), Self::Kick(place)]);
        all.find(|action| action.to_string() == text).ok_or_else(|| ParseActionError {
            text: text.to_owned(),
            expected: "Kick(left|middle|right) or Dive(left|middle|right) (PEN-3)",
        })
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}
