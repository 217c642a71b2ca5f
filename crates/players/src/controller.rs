//! The controller of a side: a person, or a bot of some difficulty.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use ai::Difficulty;
use base::reading::sanitized;
use engine::{BySeat, Seat};

/// The controller of a side. Written `human` or a bot's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Controller {
    /// A person at this screen.
    Human,
    /// A bot.
    Bot(Difficulty),
}

impl Controller {
    /// Returns the difficulty of a bot; `None` for a person.
    #[must_use]
    pub const fn difficulty(self) -> Option<Difficulty> {
        match self {
            Self::Human => None,
            Self::Bot(difficulty) => Some(difficulty),
        }
    }
}

/// Returns the seat of the only person and the difficulty of the bot on the other side; `None` for two people or two
/// bots.
#[must_use]
pub fn person_against_bot(controllers: BySeat<Controller>) -> Option<(Seat, Difficulty)> {
    Seat::BOTH.into_iter().find_map(|seat| match (controllers[seat], controllers[!seat]) {
        (Controller::Human, Controller::Bot(difficulty)) => Some((seat, difficulty)),
        _ => None,
    })
}

/// A text that is neither `human` nor the name of a bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "unknown player `{}`: expected human, random, rookie, youth, amateur, semi-pro, pro, international or world-class",
    sanitized(.0)
)]
pub struct ParseControllerError(pub String);

impl FromStr for Controller {
    type Err = ParseControllerError;
    fn from_str(text: &str) -> Result<Self, ParseControllerError> {
        if text == "human" {
            return Ok(Self::Human);
        }
        text.parse().map(Self::Bot).map_err(|_| ParseControllerError(text.to_owned()))
    }
}

impl fmt::Display for Controller {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => f.write_str("human"),
            Self::Bot(difficulty) => difficulty.fmt(f),
        }
    }
}

impl TryFrom<String> for Controller {
    type Error = ParseControllerError;
    fn try_from(text: String) -> Result<Self, ParseControllerError> {
        text.parse()
    }
}

impl From<Controller> for String {
    fn from(controller: Controller) -> Self {
        controller.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn controller_names_round_trip() {
        for name in ["human", "random", "rookie", "amateur", "pro", "world-class"] {
            assert_eq!(name.parse::<Controller>().unwrap().to_string(), name);
        }
        let error = "Human".parse::<Controller>().unwrap_err().to_string();
        assert!(error.contains("`Human`") && error.contains("world-class"), "{error}");
    }
}
