//! What is settled before a match of Soccer Solitaire.

use serde::{Deserialize, Serialize};

use crate::engine::{BadOptions, BySeat, Suit};

/// More rulings of the sheet: who has the ball after a shot that is a goal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum KickOff {
    /// The team that scored keeps it.
    #[default]
    Scoring,
    /// The team that conceded gets it.
    Conceding,
}

/// SOL-22, SOL-23: who picks first in Duel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum FirstPick {
    /// Each manager in turn (SOL-22).
    #[default]
    Alternate,
    /// The manager whose team is without the ball (SOL-23).
    WithoutBall,
}

/// The options, with their defaults: hearts against spades, one manager.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// SOL-1.
    pub home_suit: Suit,
    /// SOL-1: of the other colour.
    pub away_suit: Suit,
    /// SOL-21: a manager for each team.
    pub duel: bool,
    /// A house rule.
    pub kick_off_after_goal: KickOff,
    /// SOL-23: in Duel alone.
    pub first_pick: FirstPick,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            home_suit: Suit::Hearts,
            away_suit: Suit::Spades,
            duel: false,
            kick_off_after_goal: KickOff::Scoring,
            first_pick: FirstPick::Alternate,
        }
    }
}

impl Options {
    /// SOL-1: the suit of each team.
    #[must_use]
    pub const fn suits(&self) -> BySeat<Suit> {
        BySeat::new(self.home_suit, self.away_suit)
    }

    /// SOL-1: the teams are of different colours.
    ///
    /// # Errors
    /// Two suits of one colour.
    pub fn check(&self) -> Result<(), BadOptions> {
        let Self { home_suit: home, away_suit: away, .. } = *self;
        if home.colour() != away.colour() {
            return Ok(());
        }
        let [one, other] = match home {
            Suit::Hearts | Suit::Diamonds => [Suit::Clubs, Suit::Spades],
            Suit::Clubs | Suit::Spades => [Suit::Diamonds, Suit::Hearts],
        };
        let [home, away] = [home, away].map(suit_name);
        let expected = [one, other].map(|suit| format!("{} ({suit})", suit_name(suit))).join(" or ");
        let reason = format!("{away} cannot play {home}, they are of one colour: expected {expected}");
        Err(BadOptions { clause: "SOL-1", option: "away_suit", reason })
    }
}

/// A suit in words.
pub(super) const fn suit_name(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "clubs",
        Suit::Diamonds => "diamonds",
        Suit::Hearts => "hearts",
        Suit::Spades => "spades",
    }
}
