//! Collections of cards of the pack of 52: [`CardSet`] for fast membership tests and [`Pile`] for an ordered pile.
//!
//! Both are small values that are copied whole and never use the heap.

use std::fmt;

use serde::{Serialize, Serializer};

use super::card::LOW_PACK;
use super::notation::bit_set;
use super::{Card, MatchRng, Rank, Suit, SuitColour};

/// Number of cards in the pack.
const PACK: usize = LOW_PACK.len();
/// Number of ranks in a suit: ace, 2 to 10, jack, queen, king.
const RANKS: u8 = 13;

/// A set of cards: one bit each in pack order, ace low ([`Card::low_index`]). Serialized in that order.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[must_use]
pub struct CardSet(u64);

impl CardSet {
    /// The whole pack.
    pub const PACK: Self = Self((1 << PACK) - 1);
    /// Clubs and spades.
    const BLACK: Self = Self::suit(Suit::Clubs).union(Self::suit(Suit::Spades));
    /// Diamonds and hearts.
    const RED: Self = Self::suit(Suit::Diamonds).union(Self::suit(Suit::Hearts));

    /// Returns the set of that card alone.
    pub const fn one(card: Card) -> Self {
        Self(1 << card.low_index())
    }

    /// Returns the thirteen cards of a suit.
    pub const fn suit(suit: Suit) -> Self {
        Self(((1 << RANKS) - 1) << (suit as u8 * RANKS))
    }

    /// Returns the four cards of a rank (ace 1); the empty set for a rank outside 1..=13.
    pub const fn rank(rank: u8) -> Self {
        if rank < 1 || rank > RANKS {
            return Self::NONE;
        }
        let one_a_suit = 1 | 1 << RANKS | 1 << (2 * RANKS) | 1 << (3 * RANKS);
        Self(one_a_suit << (rank - 1))
    }

    /// Returns the 26 cards of the same colour as that card.
    pub const fn colour_of(card: Card) -> Self {
        match card.suit.colour() {
            SuitColour::Red => Self::RED,
            SuitColour::Black => Self::BLACK,
        }
    }

    /// Returns the cards of the set that come after `card` in pack order.
    pub const fn after(self, card: Card) -> Self {
        Self(self.0 & (!1 << card.low_index()))
    }

    /// Returns true if all of `others` are in the set.
    #[must_use]
    pub const fn has_all(self, others: Self) -> bool {
        others.0 & !self.0 == 0
    }

    /// Returns the number of cards.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Adds a card.
    pub const fn add(&mut self, card: Card) {
        *self = self.union(Self::one(card));
    }

    /// Removes a card.
    pub const fn remove(&mut self, card: Card) {
        *self = self.difference(Self::one(card));
    }

    /// Returns the first card in pack order.
    #[must_use]
    pub const fn first(self) -> Option<Card> {
        Card::at_low_index(self.0.trailing_zeros() as u8)
    }

    /// Returns the card at index `n`, from 0, in pack order.
    #[must_use]
    pub const fn nth(self, mut n: u8) -> Option<Card> {
        let mut bits = self.0;
        while n > 0 {
            bits &= bits.wrapping_sub(1);
            n -= 1;
        }
        Self(bits).first()
    }

    /// Iterates over the cards in pack order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = Self(left).first()?;
            left &= left - 1;
            Some(card)
        })
    }

    /// Iterates over the cards suit by suit, from 2 to ace.
    pub fn ace_high(self) -> impl Iterator<Item = Card> {
        Suit::ALL.into_iter().flat_map(move |suit| {
            let of_suit = self.intersection(Self::suit(suit));
            let ace = of_suit.intersection(Self::rank(1));
            of_suit.difference(ace).iter().chain(ace.iter())
        })
    }

    /// Draws one of the cards uniformly; `None` from the empty set.
    pub fn pick(self, rng: &mut MatchRng) -> Option<Card> {
        self.nth(rng.below(u32::from(self.len())) as u8)
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

bit_set!(CardSet of Card);

/// An ordered pile of up to `N` cards. Cards are drawn from the front, the top; discards go to the end.
#[derive(Clone, Copy)]
pub struct Pile<const N: usize> {
    cards: [Card; N],
    front: u8,
    end: u8,
}

impl Pile<PACK> {
    /// The whole pack in its order, ace low.
    pub const PACK: Self = Self { cards: LOW_PACK, front: 0, end: PACK as u8 };
}

impl<const N: usize> Pile<N> {
    /// The empty pile.
    pub const NONE: Self = Self { cards: [Card::new(Rank::ACE, Suit::Clubs); N], front: 0, end: 0 };

    /// Returns the cards, front first.
    #[must_use]
    pub fn as_slice(&self) -> &[Card] {
        &self.cards[usize::from(self.front)..usize::from(self.end)]
    }

    /// Iterates over the cards, front first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Card> {
        self.as_slice().iter().copied()
    }

    /// Returns the number of cards.
    #[must_use]
    pub const fn len(&self) -> u8 {
        self.end - self.front
    }

    /// Returns true if the pile is empty.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.front == self.end
    }

    /// Returns the cards as a set.
    pub fn set(&self) -> CardSet {
        self.iter().collect()
    }

    /// Adds a card at the end.
    ///
    /// # Panics
    /// Panics if the pile holds `N` cards already. Cards are conserved, so no match reaches that.
    pub fn push(&mut self, card: Card) {
        if usize::from(self.end) == N {
            self.cards.copy_within(usize::from(self.front).., 0);
            self.end -= self.front;
            self.front = 0;
        }
        self.cards[usize::from(self.end)] = card;
        self.end += 1;
    }

    /// Moves all cards of another pile to the end of this one.
    pub fn gather(&mut self, from: &mut Self) {
        from.iter().for_each(|card| self.push(card));
        *from = Self::NONE;
    }

    /// Takes the card at the front.
    pub fn draw(&mut self) -> Option<Card> {
        let card = self.as_slice().first().copied()?;
        self.front += 1;
        Some(card)
    }

    /// Shuffles the cards.
    pub fn shuffle(&mut self, rng: &mut MatchRng) {
        rng.shuffle(&mut self.cards[usize::from(self.front)..usize::from(self.end)]);
    }
}

impl<const N: usize> FromIterator<Card> for Pile<N> {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut pile = Self::NONE;
        cards.into_iter().for_each(|card| pile.push(card));
        pile
    }
}

/// Two piles are equal if they hold the same cards in the same order.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::pack52;

    #[test]
    fn piles_are_drawn_from_the_front_and_filled_at_the_end() {
        let mut pile: Pile<3> = Suit::Clubs.cards().into_iter().take(3).collect();
        let first = pile.draw().unwrap();
        pile.push(first);
        assert_eq!(format!("{pile:?}"), "[3C, 4C, 2C]");
        assert_eq!(pile, ["3C", "4C", "2C"].map(|text| text.parse().unwrap()).into_iter().collect());
        while pile.draw().is_some() {}
        assert!(pile.is_empty() && pile == Pile::NONE && pile.draw().is_none());
    }

    #[test]
    fn piles_are_equal_if_the_same_cards_lie_in_the_same_order() {
        let pile = |texts: &[&str]| -> Pile<3> { texts.iter().map(|text| text.parse().unwrap()).collect() };
        assert_eq!(pile(&["3C", "4C"]), pile(&["3C", "4C"]));
        for other in [&["4C", "3C"][..], &["3C"], &["3C", "4C", "5C"], &["3C", "4D"], &[]] {
            assert_ne!(pile(&["3C", "4C"]), pile(other));
        }
        // What was drawn before does not count.
        let mut drawn = pile(&["2C", "3C", "4C"]);
        drawn.draw();
        assert_eq!(drawn, pile(&["3C", "4C"]));
    }

    #[test]
    fn sets_hold_every_card_of_the_pack() {
        let mut all = CardSet::default();
        for card in pack52() {
            assert!(!all.contains(card));
            all.add(card);
            assert!(all.contains(card));
        }
        assert_eq!(
            (all, all.len(), all.ace_high().collect::<Vec<_>>()),
            (CardSet::PACK, 52, pack52().to_vec())
        );
        assert_eq!(all.iter().collect::<Vec<_>>(), LOW_PACK);
        let mut hearts = CardSet::suit(Suit::Hearts);
        assert_eq!(hearts.ace_high().collect::<Vec<_>>(), Suit::Hearts.cards());
        assert_eq!(all.difference(hearts).len(), 39);
        assert_eq!(all.difference(hearts).union(hearts), all);
        hearts.remove(Suit::Hearts.cards()[4]);
        assert_eq!(hearts.len(), 12);
    }
    #[test]
    fn any_set_is_listed_suit_by_suit_with_the_ace_last() {
        let mut rng = MatchRng::new(7);
        for _ in 0..2000 {
            let set = CardSet(rng.seed()).intersection(CardSet::PACK);
            let listed: Vec<Card> = set.ace_high().collect();
            let expected: Vec<Card> = pack52().into_iter().filter(|card| set.contains(*card)).collect();
            assert_eq!(listed, expected, "{set:?}");
        }
    }
}
