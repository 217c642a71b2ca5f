//! The decisions of Soccer-Go, written as in the sheet's "Moves".

use std::fmt;

use serde::{Deserialize, Serialize};

use super::cards::{PowerCard, PowerName};
use super::numbers::NumberSet;
use engine::notation::{action_notation, names, serialize_as_text};

names! {
    /// SGO-8: a direction of a shot or of the goalkeeper, as the shooter sees it. Sorted as text.
    #[derive(PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    #[expect(missing_docs, reason = "the names say it")]
    pub enum ShotDirection {
        Left = "left",
        Middle = "middle",
        Right = "right",
    }

    /// A hand shown in a Tackle. Sorted as text.
    #[derive(PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    #[expect(missing_docs, reason = "the names say it")]
    pub enum HandShape {
        Paper = "paper",
        Rock = "rock",
        Scissors = "scissors",
    }
}

impl HandShape {
    /// Returns true if it beats the other hand.
    #[must_use]
    pub const fn beats(self, other: Self) -> bool {
        matches!(
            (self, other),
            (Self::Paper, Self::Rock) | (Self::Rock, Self::Scissors) | (Self::Scissors, Self::Paper)
        )
    }
}

/// The choice named with a power card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NamedChoice {
    /// Nothing.
    Nothing,
    /// Counter-Attack: three numbers.
    Numbers(NumberSet),
    /// Narrow Shot: a direction.
    Direction(ShotDirection),
}

/// A power card as it is played; an answer is one too. Written `Shoot`, `CounterAttack,[1,4,9]`, `Joker:Shoot`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[must_use]
pub struct CardPlay {
    /// The card used: the one whose action it is, or Joker.
    pub card: PowerName,
    /// The action performed.
    pub action: PowerName,
    /// The choice named with it.
    pub named: NamedChoice,
}

impl CardPlay {
    /// Returns the play of the card itself, without a named choice.
    pub const fn without_choice(power: PowerName) -> Self {
        Self { card: power, action: power, named: NamedChoice::Nothing }
    }

    /// SGO-13: returns the play of Joker in its place.
    pub const fn copied(power: PowerName) -> Self {
        Self { card: PowerName::Joker, action: power, named: NamedChoice::Nothing }
    }

    /// Returns the same play with that named choice.
    pub const fn naming(self, named: NamedChoice) -> Self {
        Self { named, ..self }
    }

    fn read(text: &str) -> Option<Self> {
        let (power, named) = match text.split_once(',') {
            None => (text, NamedChoice::Nothing),
            Some((power, rest)) if rest.starts_with('[') => {
                (power, NamedChoice::Numbers(NumberSet::read(rest)?))
            }
            Some((power, rest)) => (power, NamedChoice::Direction(ShotDirection::named(rest)?)),
        };
        let play = match power.strip_prefix("Joker:") {
            Some(action) => Self::copied(PowerName::named(action)?),
            None => Self::without_choice(PowerName::named(power)?),
        };
        let play = play.naming(named);
        (play.to_string() == text).then_some(play)
    }
}

impl fmt::Display for CardPlay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.card != self.action {
            write!(f, "{}:", self.card)?;
        }
        write!(f, "{}", self.action)?;
        match self.named {
            NamedChoice::Nothing => Ok(()),
            NamedChoice::Numbers(numbers) => write!(f, ",{numbers}"),
            NamedChoice::Direction(direction) => write!(f, ",{direction}"),
        }
    }
}

serialize_as_text!(CardPlay);

/// One decision. Variants are in the order of their text, so that `Ord` is that order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// SGO-10: a Block against the card just played.
    Answer(CardPlay),
    /// SGO-4: the numbers to lay face down.
    Choose(NumberSet),
    /// SGO-10: no card in this window, or no answer.
    Decline,
    /// SGO-8: the direction to lay face down.
    Direction(ShotDirection),
    /// SGO-9, Tackle: the hand to show.
    Hand(HandShape),
    /// SGO-14: no swap.
    Keep,
    /// SGO-10: a power card.
    Power(CardPlay),
    /// SGO-14: the card to give away for the one shown.
    Swap(PowerCard),
}

action_notation! {
    Action,
    "Choose([number..]) ascending (SGO-4), Direction(left|middle|right) (SGO-8), Hand(rock|paper|scissors) (SGO-9), \
     Power(card), Power(CounterAttack,[a,b,c]), Power(NarrowShot,direction), Power(Joker:card..), \
     Answer(BlockA|BlockB|BlockC), Answer(Joker:block) or Decline (SGO-10), Swap(kind card) or Keep (SGO-14)";
    Decline, Keep;
    Answer(CardPlay::read),
    Choose(NumberSet::read),
    Direction(ShotDirection::named),
    Hand(HandShape::named),
    Power(CardPlay::read),
    Swap(PowerCard::read),
}
