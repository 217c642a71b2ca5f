//! The decisions of Soccer-Go, written as in the sheet's "Moves".

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize, Serializer};

use super::cards::{Card, Power};
use super::numbers::Numbers;
use crate::engine::NotAnAction;

/// SGO-8: where a ball goes, or where the goalkeeper goes, as the shooter sees it. Sorted as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Direction {
    Left,
    Middle,
    Right,
}

impl Direction {
    /// All three, sorted as text.
    pub const ALL: [Self; 3] = [Self::Left, Self::Middle, Self::Right];

    /// As actions are written.
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

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What a hand shows in a Tackle. Sorted as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Shape {
    Paper,
    Rock,
    Scissors,
}

impl Shape {
    /// All three, sorted as text.
    pub const ALL: [Self; 3] = [Self::Paper, Self::Rock, Self::Scissors];

    /// As actions are written.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Paper => "paper",
            Self::Rock => "rock",
            Self::Scissors => "scissors",
        }
    }

    /// Whether it beats the other shape.
    #[must_use]
    pub const fn beats(self, other: Self) -> bool {
        matches!(
            (self, other),
            (Self::Paper, Self::Rock) | (Self::Rock, Self::Scissors) | (Self::Scissors, Self::Paper)
        )
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What is named with a power card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Named {
    /// Nothing.
    Nothing,
    /// Counter-Attack: three numbers.
    Numbers(Numbers),
    /// Narrow Shot: a direction.
    Direction(Direction),
}

/// A power card as it is played; an answer is one too. Written `Shoot`, `CounterAttack,[1,4,9]`, `Joker:Shoot`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Play {
    /// The card that is used: the one whose action it is, or Joker.
    pub card: Power,
    /// The action it performs.
    pub action: Power,
    /// What is named with it.
    pub named: Named,
}

impl Play {
    /// The card itself, with nothing named.
    #[must_use]
    pub const fn plain(power: Power) -> Self {
        Self { card: power, action: power, named: Named::Nothing }
    }

    /// SGO-13: Joker in its stead.
    #[must_use]
    pub const fn copied(power: Power) -> Self {
        Self { card: Power::Joker, action: power, named: Named::Nothing }
    }

    /// The same, with something named.
    #[must_use]
    pub const fn naming(self, named: Named) -> Self {
        Self { named, ..self }
    }

    fn read(text: &str) -> Option<Self> {
        let (power, named) = match text.split_once(',') {
            None => (text, Named::Nothing),
            Some((power, rest)) if rest.starts_with('[') => (power, Named::Numbers(Numbers::read(rest)?)),
            Some((power, rest)) => (power, Named::Direction(Direction::named(rest)?)),
        };
        let play = match power.strip_prefix("Joker:") {
            Some(action) => Self::copied(Power::named(action)?),
            None => Self::plain(Power::named(power)?),
        };
        let play = play.naming(named);
        (play.to_string() == text).then_some(play)
    }
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.card != self.action {
            write!(f, "{}:", self.card)?;
        }
        write!(f, "{}", self.action)?;
        match self.named {
            Named::Nothing => Ok(()),
            Named::Numbers(numbers) => write!(f, ",{numbers}"),
            Named::Direction(direction) => write!(f, ",{direction}"),
        }
    }
}

impl Serialize for Play {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

/// One decision. The variants stand in the order of their text, so that `Ord` is that order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// SGO-10: answers the card just played with a Block.
    Answer(Play),
    /// SGO-4: lays so many numbers face down.
    Choose(Numbers),
    /// SGO-10: uses no card in this window, gives no answer.
    Decline,
    /// SGO-8: lays a direction face down.
    Direction(Direction),
    /// SGO-9, Tackle: shows a hand.
    Hand(Shape),
    /// SGO-14: keeps all cards.
    Keep,
    /// SGO-10: plays a power card.
    Power(Play),
    /// SGO-14: gives that card away for the one shown.
    Swap(Card),
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
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Self, NotAnAction> {
        read(text).ok_or_else(|| NotAnAction {
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
        "Answer" => Play::read(inner).map(Action::Answer),
        "Choose" => Numbers::read(inner).map(Action::Choose),
        "Direction" => Direction::named(inner).map(Action::Direction),
        "Hand" => Shape::ALL.into_iter().find(|shape| shape.name() == inner).map(Action::Hand),
        "Power" => Play::read(inner).map(Action::Power),
        "Swap" => Card::read(inner).map(Action::Swap),
        _ => None,
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}
