//! The decisions of Soccer, written as in the sheet's "Moves".

use std::cmp::Ordering;
use std::fmt;

use serde::{Serialize, Serializer};

use super::cards::CardSet;
use engine::Card;
use engine::notation::{action_notation, argument, digit};

/// Up to two different cards, in the order of the pack: a choice of forwards or of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardPick {
    /// No card.
    None,
    /// One card.
    One(Card),
    /// Two cards, the first before the second in the order of the pack: made by [`CardPick::two`].
    Two(Card, Card),
}

impl CardPick {
    /// Makes a pair in the order of the pack. The same card twice is one card.
    #[must_use]
    pub fn two(a: Card, b: Card) -> Self {
        match a.low_index().cmp(&b.low_index()) {
            Ordering::Less => Self::Two(a, b),
            Ordering::Equal => Self::One(a),
            Ordering::Greater => Self::Two(b, a),
        }
    }

    /// Returns the cards.
    pub const fn set(self) -> CardSet {
        match self {
            Self::None => CardSet::NONE,
            Self::One(card) => CardSet::one(card),
            Self::Two(a, b) => CardSet::one(a).union(CardSet::one(b)),
        }
    }

    /// Returns the key of the order of the text: `]`, which ends a list, sorts after the comma and after every
    /// rank.
    fn text_order(self) -> [u8; 2] {
        match self {
            Self::None => [u8::MAX; 2],
            Self::One(card) => [card.text_place(), u8::MAX],
            Self::Two(a, b) => [a.text_place(), b.text_place()],
        }
    }
}

/// The text in an action, such as `[2C, 5H]`.
impl fmt::Display for CardPick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => f.write_str("[]"),
            Self::One(card) => write!(f, "[{card}]"),
            Self::Two(a, b) => write!(f, "[{a}, {b}]"),
        }
    }
}

impl Serialize for CardPick {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.set().iter())
    }
}

/// One decision. Variants are in the order of their text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// S52-5: a block with one or two cards.
    Block(CardPick),
    /// S52-9: no penalty; the flipped goalie is discarded.
    DeclinePenalty,
    /// S52-4: the flip of the forward in that place, 0 or 1.
    Flip(u8),
    /// S52-2: the forwards to lay.
    Lay(CardPick),
    /// S52-5: no block.
    LetIn,
    /// S52-9: the penalty: this goalie is discarded, so that the flipped one scores.
    TakePenalty(Card),
}

impl Action {
    fn text_order(self) -> (u8, [u8; 2]) {
        match self {
            Self::Block(pick) => (0, pick.text_order()),
            Self::DeclinePenalty => (1, [0; 2]),
            Self::Flip(place) => (2, [place, 0]),
            Self::Lay(pick) => (3, pick.text_order()),
            Self::LetIn => (4, [0; 2]),
            Self::TakePenalty(card) => (5, [card.text_place(), 0]),
        }
    }
}

/// The order of the text.
impl Ord for Action {
    fn cmp(&self, other: &Self) -> Ordering {
        self.text_order().cmp(&other.text_order())
    }
}

impl PartialOrd for Action {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

action_notation! {
    Action,
    "Lay([card, card]) (S52-2), Flip(0|1) (S52-4), Block([card]), Block([card, card]) or LetIn (S52-5), \
     TakePenalty(card) or DeclinePenalty (S52-9), with cards by suit C D H S, then rank, ace low";
    DeclinePenalty, LetIn;
    Block(|text| read_pick(text).filter(|pick| *pick != CardPick::None)),
    Flip(|text| digit(text).filter(|place| *place < 2)),
    Lay(read_pick),
    TakePenalty(argument),
}

/// Parses a list in its one form: sorted, without duplicates.
fn read_pick(text: &str) -> Option<CardPick> {
    let inner = text.strip_prefix('[')?.strip_suffix(']')?;
    if inner.is_empty() {
        return Some(CardPick::None);
    }
    match inner.split_once(", ") {
        None => inner.parse().ok().map(CardPick::One),
        Some((a, b)) => {
            let (a, b): (Card, Card) = (a.parse().ok()?, b.parse().ok()?);
            (a.low_index() < b.low_index()).then_some(CardPick::Two(a, b))
        }
    }
}
