//! The only kind of action in Soccer Solitaire, in the notation of the rule sheet's "Moves".

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::engine::{Card, ParseActionError};

/// One action; `Ord` is the order of the texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// SOL-6: uses a play card.
    Use(Card),
}

impl Action {
    /// Returns the play card that it uses.
    #[must_use]
    pub const fn card(self) -> Card {
        let Self::Use(card) = self;
        card
    }
}

impl Ord for Action {
    fn cmp(&self, other: &Self) -> Ordering {
        self.card().text_order(&other.card())
    }
}

impl PartialOrd for Action {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Use({})", self.card())
    }
}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        let card = text.strip_prefix("Use(").and_then(|rest| rest.strip_suffix(')'));
        card.and_then(|card| card.parse().ok()).map(Self::Use).ok_or_else(|| ParseActionError {
            text: text.to_owned(),
            expected: "Use(card), such as Use(10C) (SOL-6)",
        })
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}
