//! A multiset of cards, where equal cards are interchangeable: hands, decks, halves, the bench.

use std::cmp::Ordering;
use std::fmt;
use std::ops::Add;

use serde::{Serialize, Serializer};

use super::card::CardKind;
use engine::MatchRng;

/// SC-3: number of cards in the pack.
pub const PACK: usize = 48;

/// The number of cards of each kind. Written as a sorted list of names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[must_use]
pub struct CardCounts([u8; CardKind::ALL.len()]);

impl CardCounts {
    /// No cards.
    pub const NONE: Self = Self([0; CardKind::ALL.len()]);

    /// Returns the number of cards of that kind.
    #[must_use]
    pub const fn count(&self, card: CardKind) -> u8 {
        self.0[card as usize]
    }

    /// Returns the number of cards.
    #[must_use]
    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Returns true if there are no cards.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::NONE
    }

    /// Returns true if there is a card of that kind.
    #[must_use]
    pub const fn has(&self, card: CardKind) -> bool {
        self.count(card) > 0
    }

    /// Returns the kinds present, sorted as text.
    pub fn kinds(self) -> impl Iterator<Item = CardKind> {
        CardKind::ALL.into_iter().filter(move |card| self.has(*card))
    }

    /// Returns every card, sorted as text, equal ones one after the other.
    pub fn iter(self) -> impl Iterator<Item = CardKind> {
        CardKind::ALL
            .into_iter()
            .flat_map(move |card| std::iter::repeat_n(card, usize::from(self.count(card))))
    }

    /// Adds copies of a kind.
    pub fn insert(&mut self, card: CardKind, copies: u8) {
        self.0[card as usize] += copies;
    }

    /// Removes one card of a kind, if there is one.
    pub fn take(&mut self, card: CardKind) {
        let count = &mut self.0[card as usize];
        *count = count.saturating_sub(1);
    }

    /// Returns the first kind of which `wanted` has more cards.
    #[must_use]
    pub fn lacks(&self, wanted: &Self) -> Option<CardKind> {
        CardKind::ALL.into_iter().find(|card| wanted.count(*card) > self.count(*card))
    }

    /// Returns these cards without those. A kind of which too many are taken is left at none.
    pub fn saturating_sub(mut self, other: &Self) -> Self {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine = mine.saturating_sub(theirs);
        }
        self
    }

    /// Returns the card at that index of [`CardCounts::iter`].
    #[must_use]
    pub fn nth(&self, mut place: u8) -> Option<CardKind> {
        for card in CardKind::ALL {
            let count = self.count(card);
            if place < count {
                return Some(card);
            }
            place -= count;
        }
        None
    }

    /// Draws one card, each equally likely: a kind with two copies is twice as likely.
    #[must_use]
    pub fn pick(&self, rng: &mut MatchRng) -> Option<CardKind> {
        self.nth(rng.below(u32::from(self.len())) as u8)
    }

    /// Draws that many cards, every choice of single cards equally likely; all if there are fewer.
    pub fn draw(&self, wanted: u8, rng: &mut MatchRng) -> Self {
        self.spread().draw(wanted, rng)
    }

    /// Returns the cards as a list, for repeated draws.
    #[must_use]
    pub fn spread(&self) -> CardList {
        let mut spread = CardList { order: [CardKind::Offside; PACK], len: 0 };
        for card in self.iter().take(PACK) {
            spread.order[spread.len] = card;
            spread.len += 1;
        }
        spread
    }
}

/// A list of single cards.
#[derive(Clone, Copy, Debug)]
pub struct CardList {
    order: [CardKind; PACK],
    len: usize,
}

impl CardList {
    /// Draws as [`CardCounts::draw`].
    pub fn draw(mut self, wanted: u8, rng: &mut MatchRng) -> CardCounts {
        let mut drawn = CardCounts::NONE;
        for place in 0..usize::from(wanted).min(self.len) {
            self.order.swap(place, place + rng.index(self.len - place));
            drawn.insert(self.order[place], 1);
        }
        drawn
    }
}

impl Add for CardCounts {
    type Output = Self;

    fn add(mut self, other: Self) -> Self {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine += theirs;
        }
        self
    }
}

impl FromIterator<CardKind> for CardCounts {
    fn from_iter<I: IntoIterator<Item = CardKind>>(cards: I) -> Self {
        let mut heap = Self::NONE;
        for card in cards {
            heap.insert(card, 1);
        }
        heap
    }
}

/// The order of the text. Two lists first differ in one kind: the list with more of it continues with that kind.
/// The other continues with a later kind, or ends; `]` sorts after `,`. An empty list is first, as `]` is before
/// any letter.
impl Ord for CardCounts {
    fn cmp(&self, other: &Self) -> Ordering {
        other.is_empty().cmp(&self.is_empty()).then(other.0.cmp(&self.0))
    }
}

impl PartialOrd for CardCounts {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// The text of a list, such as `[black_ball, black_ball, penalty]`.
impl fmt::Display for CardCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("[")?;
        for (place, card) in self.iter().enumerate() {
            write!(f, "{}{card}", if place == 0 { "" } else { ", " })?;
        }
        f.write_str("]")
    }
}

impl Serialize for CardCounts {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}
