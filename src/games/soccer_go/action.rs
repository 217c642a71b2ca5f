//! The decisions of Soccer-Go, written as in the sheet's "Moves".

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize, Serializer};

use super::cards::{PowerCard, PowerName};
use super::numbers::NumberSet;
use crate::engine::ParseActionError;

/// SGO-8: a direction of a shot or of the goalkeeper, as the shooter sees it. Sorted as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum ShotDirection {
    Left,
    Middle,
    Right,
}

impl ShotDirection {
    /// All three directions, sorted as text.
    pub const ALL: [Self; 3] = [Self::Left, Self::Middle, Self::Right];

    /// Returns the name in actions.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Middle => "middle",
            Self::Right => "right",
        }
    }

    fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|direction| direction.name() == name)
    }
}

impl fmt::Display for ShotDirection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A hand shown in a Tackle. Sorted as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum HandShape {
    Paper,
    Rock,
    Scissors,
}

impl HandShape {
    /// All three hands, sorted as text.
    pub const ALL: [Self; 3] = [Self::Paper, Self::Rock, Self::Scissors];

    /// Returns the name in actions.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Paper => "paper",
            Self::Rock => "rock",
            Self::Scissors => "scissors",
        }
    }

    /// Returns true if it beats the other hand.
    #[must_use]
    pub const fn beats(self, other: Self) -> bool {
        matches!(
            (self, other),
            (Self::Paper, Self::Rock) | (Self::Rock, Self::Scissors) | (Self::Scissors, Self::Paper)
        )
    }
}

impl fmt::Display for HandShape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
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
    #[must_use]
    pub const fn plain(power: PowerName) -> Self {
        Self { card: power, action: power, named: NamedChoice::Nothing }
    }

    /// SGO-13: returns the play of Joker in its place.
    #[must_use]
    pub const fn copied(power: PowerName) -> Self {
        Self { card: PowerName::Joker, action: power, named: NamedChoice::Nothing }
    }

    /// Returns the same play with that named choice.
    #[must_use]
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
            None => Self::plain(PowerName::named(power)?),
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

impl Serialize for CardPlay {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

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

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Answer(play) => write!(f, "Answer({play})"),
            Self::Choose(numbers) => write!(f, "Choose({numbers})"),
            Self::Decline => f.write_str("Decline"),
            Self::Direction(direction) => write!(f, "Direction({direction})"),
            Self::Hand(shape) => write!(f, "Hand({shape})"),
            Self::Keep => f.write_str("Keep"),
            Self::Power(play) => write!(f, "Power({play})"),
            Self::Swap(card) => write!(f, "Swap({card})"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        read(text).ok_or_else(|| ParseActionError {
            text: text.to_owned(),
            expected: "Choose([number..]) ascending (SGO-4), Direction(left|middle|right) (SGO-8), \
                       Hand(rock|paper|scissors) (SGO-9), Power(card), Power(CounterAttack,[a,b,c]), \
                       Power(NarrowShot,direction), Power(Joker:card..), Answer(BlockA|BlockB|BlockC), \
                       Answer(Joker:block) or Decline (SGO-10), Swap(kind card) or Keep (SGO-14)",
        })
    }
}

fn read(text: &str) -> Option<Action> {
    let Some((verb, rest)) = text.split_once('(') else {
        return [Action::Decline, Action::Keep].into_iter().find(|action| action.to_string() == text);
    };
    let inner = rest.strip_suffix(')')?;
    match verb {
        "Answer" => CardPlay::read(inner).map(Action::Answer),
        "Choose" => NumberSet::read(inner).map(Action::Choose),
        "Direction" => ShotDirection::named(inner).map(Action::Direction),
        "Hand" => HandShape::ALL.into_iter().find(|shape| shape.name() == inner).map(Action::Hand),
        "Power" => CardPlay::read(inner).map(Action::Power),
        "Swap" => PowerCard::read(inner).map(Action::Swap),
        _ => None,
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}
