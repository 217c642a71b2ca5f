//! The options of a match of Soccer Solitaire.

use serde::{Deserialize, Serialize};

use engine::{BySeat, InvalidOptions, Suit};

/// The team that has the ball after a goal by a shot, from "More rulings" of the rule sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum KickOffRule {
    /// The team that scored keeps it.
    #[default]
    Scoring,
    /// The team that conceded gets it.
    Conceding,
}

/// SOL-22, SOL-23: the rule for the manager who picks first in Duel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum FirstPickRule {
    /// The managers alternate (SOL-22).
    #[default]
    Alternate,
    /// The manager whose team is without the ball (SOL-23).
    WithoutBall,
}

/// The options, with their defaults: hearts against spades, one manager.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// SOL-1: the suit of the home team.
    pub home_suit: Suit,
    /// SOL-1: the suit of the away team, which must be of the other colour.
    pub away_suit: Suit,
    /// SOL-21: true if each team has a manager.
    pub duel: bool,
    /// House rule: the team that has the ball after a goal.
    pub kick_off_after_goal: KickOffRule,
    /// SOL-23: the manager who picks first; used in Duel only.
    pub first_pick: FirstPickRule,
    /// SOL-24: true for a short match.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub short: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            home_suit: Suit::Hearts,
            away_suit: Suit::Spades,
            duel: false,
            kick_off_after_goal: KickOffRule::Scoring,
            first_pick: FirstPickRule::Alternate,
            short: false,
        }
    }
}

impl Options {
    /// SOL-1: returns the suit of each team.
    pub const fn suits(&self) -> BySeat<Suit> {
        BySeat::new(self.home_suit, self.away_suit)
    }

    /// SOL-1: checks that the teams are of different colours.
    ///
    /// # Errors
    /// If the suits are of the same colour.
    pub fn check(&self) -> Result<(), InvalidOptions> {
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
        Err(InvalidOptions { clause: "SOL-1", option: "away_suit", reason })
    }
}

/// Returns the name of a suit.
pub(super) const fn suit_name(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "clubs",
        Suit::Diamonds => "diamonds",
        Suit::Hearts => "hearts",
        Suit::Spades => "spades",
    }
}
