//! Piles of cards in order, and sets of cards without: small, copied in one go, never on the heap.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::engine::{Card, MatchRng, Rank, Suit};

/// Up to `N` cards in order, the top first.
#[derive(Clone, Copy)]
pub struct Pile<const N: usize> {
    cards: [Card; N],
    len: u8,
}

impl<const N: usize> Pile<N> {
    /// No cards.
    pub const EMPTY: Self = Self { cards: [Card::new(Rank::ACE, Suit::Spades); N], len: 0 };

    /// The cards, from the top.
    #[must_use]
    pub fn as_slice(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    /// How many.
    #[must_use]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Each card, from the top.
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        self.as_slice().iter().copied()
    }

    /// Puts a card at the bottom.
    ///
    /// # Panics
    /// When there are `N` already; cards are conserved, so no match comes to that.
    pub fn put_under(&mut self, card: Card) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    /// Takes the top card.
    pub fn take_top(&mut self) -> Option<Card> {
        let top = self.as_slice().first().copied()?;
        self.cards.copy_within(1..usize::from(self.len), 0);
        self.len -= 1;
        Some(top)
    }

    /// Brings it into a random order.
    pub fn shuffle(&mut self, rng: &mut MatchRng) {
        rng.shuffle(&mut self.cards[..usize::from(self.len)]);
    }
}

impl<const N: usize> FromIterator<Card> for Pile<N> {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut pile = Self::EMPTY;
        cards.into_iter().for_each(|card| pile.put_under(card));
        pile
    }
}

/// What lies beyond the last card does not count.
impl<const N: usize> PartialEq for Pile<N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<const N: usize> Eq for Pile<N> {}

impl<const N: usize> fmt::Debug for Pile<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<const N: usize> Serialize for Pile<N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.as_slice())
    }
}

/// Which cards, in no order. Written suit by suit.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct CardSet(u64);

impl CardSet {
    /// No card.
    pub const NONE: Self = Self(0);

    /// Ranks of a suit.
    const RANKS: u32 = Rank::ALL.len() as u32;

    const fn bit(card: Card) -> u64 {
        1 << (card.suit as u32 * Self::RANKS + card.rank.ace_high() as u32 - 2)
    }

    /// All thirteen cards of a suit.
    #[must_use]
    pub const fn suit(suit: Suit) -> Self {
        Self(((1 << Self::RANKS) - 1) << (suit as u32 * Self::RANKS))
    }

    /// Whether the card is in it.
    #[must_use]
    pub const fn has(self, card: Card) -> bool {
        self.0 & Self::bit(card) != 0
    }

    /// Adds a card.
    pub const fn insert(&mut self, card: Card) {
        self.0 |= Self::bit(card);
    }

    /// Takes a card out, if it is in.
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !Self::bit(card);
    }

    /// What is in either.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// What is in this one alone.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Each card, suit by suit, from 2 to ace.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let place = rest.trailing_zeros();
                rest &= rest - 1;
                let [suit, rank] = [place / Self::RANKS, place % Self::RANKS].map(|k| k as usize);
                Card::new(Rank::ALL[rank], Suit::ALL[suit])
            })
        })
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::default();
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::card::pack52;

    #[test]
    fn piles_are_drawn_from_the_top_and_filled_from_below() {
        let mut pile: Pile<13> = Suit::Clubs.cards().into_iter().take(3).collect();
        let first = pile.take_top().unwrap();
        pile.put_under(first);
        assert_eq!(format!("{pile:?}"), "[3C, 4C, 2C]");
        assert_eq!(pile, ["3C", "4C", "2C"].map(|text| text.parse().unwrap()).into_iter().collect());
        while pile.take_top().is_some() {}
        assert!(pile.is_empty() && pile == Pile::EMPTY && pile.take_top().is_none());
    }

    #[test]
    fn sets_hold_every_card_of_the_pack() {
        let mut all = CardSet::default();
        for card in pack52() {
            assert!(!all.has(card));
            all.insert(card);
            assert!(all.has(card));
        }
        assert_eq!((all.len(), all.iter().collect::<Vec<_>>()), (52, pack52().to_vec()));
        let mut hearts = CardSet::suit(Suit::Hearts);
        assert_eq!(hearts.iter().collect::<Vec<_>>(), Suit::Hearts.cards());
        assert_eq!(all.without(hearts).len(), 39);
        assert_eq!(all.without(hearts).or(hearts), all);
        hearts.remove(Suit::Hearts.cards()[4]);
        assert_eq!(hearts.len(), 12);
    }
}
