//! Standard cards: suits, ranks and the pack of 52. Cards are written `10C`, `KH`, `AS`.
//!
//! The value of a rank depends on the game; [`Rank::ace_high`] and [`Rank::ace_low`] are the two usual choices. Cards
//! compare by suit, then rank, ace highest. Where the ace is low, lists of cards are ordered by [`Card::low_index`].
//! Lists of *actions* are ordered by text: [`Card::text_order`].

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::notation::serialize_as_text;

/// Red or black.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SuitColour {
    /// Clubs and spades.
    Black,
    /// Diamonds and hearts.
    Red,
}

/// The four suits, in alphabetical order. Written `C`, `D`, `H`, `S`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Suit {
    /// Clubs, written `C`.
    #[serde(rename = "C")]
    Clubs,
    /// Diamonds, written `D`.
    #[serde(rename = "D")]
    Diamonds,
    /// Hearts, written `H`.
    #[serde(rename = "H")]
    Hearts,
    /// Spades, written `S`.
    #[serde(rename = "S")]
    Spades,
}

impl Suit {
    /// All suits: clubs, diamonds, hearts, spades.
    pub const ALL: [Self; 4] = [Self::Clubs, Self::Diamonds, Self::Hearts, Self::Spades];

    /// Returns the letter used in card notation.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Clubs => 'C',
            Self::Diamonds => 'D',
            Self::Hearts => 'H',
            Self::Spades => 'S',
        }
    }

    /// Returns the suit's colour.
    #[must_use]
    pub const fn colour(self) -> SuitColour {
        match self {
            Self::Clubs | Self::Spades => SuitColour::Black,
            Self::Diamonds | Self::Hearts => SuitColour::Red,
        }
    }

    /// Returns the other suit of the same colour.
    #[must_use]
    pub const fn partner(self) -> Self {
        match self {
            Self::Clubs => Self::Spades,
            Self::Diamonds => Self::Hearts,
            Self::Hearts => Self::Diamonds,
            Self::Spades => Self::Clubs,
        }
    }

    /// Returns the thirteen cards of the suit, from 2 to ace.
    #[must_use]
    pub fn cards(self) -> [Card; 13] {
        Rank::ALL.map(|rank| Card::new(rank, self))
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A rank; the ace compares highest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(u8);

impl Rank {
    /// The jack.
    pub const JACK: Self = Self(11);
    /// The queen.
    pub const QUEEN: Self = Self(12);
    /// The king.
    pub const KING: Self = Self(13);
    /// The ace.
    pub const ACE: Self = Self(14);

    /// All ranks, from 2 to ace.
    pub const ALL: [Self; 13] = {
        let mut all = [Self::ACE; 13];
        let mut k = 0;
        while k < all.len() {
            all[k] = Self(k as u8 + 2);
            k += 1;
        }
        all
    };

    /// The ranks in card notation, from 2 to ace.
    const NAMES: [&'static str; 13] = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];

    /// Returns the value with the ace high: pips, J 11, Q 12, K 13, A 14.
    #[must_use]
    pub const fn ace_high(self) -> u8 {
        self.0
    }

    /// Returns the value with the ace low: A 1, pips, J 11, Q 12, K 13.
    #[must_use]
    pub const fn ace_low(self) -> u8 {
        if self.0 == Self::ACE.0 { 1 } else { self.0 }
    }

    /// Returns true for J, Q, K and A.
    #[must_use]
    pub const fn is_letter(self) -> bool {
        self.0 >= Self::JACK.0
    }

    /// Returns the rank in card notation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        Self::NAMES[self.0 as usize - 2]
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A standard card; compares by suit, then rank.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card {
    /// The suit.
    pub suit: Suit,
    /// The rank.
    pub rank: Rank,
}

impl Card {
    /// Creates the card of that rank and suit.
    #[must_use]
    pub const fn new(rank: Rank, suit: Suit) -> Self {
        Self { suit, rank }
    }

    /// Returns the card's index in the ace-low pack, 0..52: suit by suit, from ace to king.
    #[must_use]
    pub const fn low_index(self) -> u8 {
        self.suit as u8 * 13 + self.rank.ace_low() - 1
    }

    /// Returns the card at that index of the ace-low pack; `None` beyond the last.
    #[must_use]
    pub const fn at_low_index(index: u8) -> Option<Self> {
        if (index as usize) < LOW_PACK.len() { Some(LOW_PACK[index as usize]) } else { None }
    }

    /// Returns the card's index among all cards sorted as text, 0..52: `10C`, `10D`, …, `2C`, …, `9S`, `AC`, …, `JC`,
    /// …, `KC`, …, `QC`, ….
    #[must_use]
    pub const fn text_place(self) -> u8 {
        /// Index of each rank, from 2 to ace, among the rank names sorted as text.
        const PLACE: [u8; 13] = [1, 2, 3, 4, 5, 6, 7, 8, 0, 10, 12, 11, 9];
        PLACE[self.rank.0 as usize - 2] * 4 + self.suit as u8
    }

    /// Compares the cards as text.
    #[must_use]
    pub fn text_order(&self, other: &Self) -> Ordering {
        self.text_place().cmp(&other.text_place())
    }
}

/// The ace-low pack, suit by suit, from ace to king.
pub const LOW_PACK: [Card; 52] = {
    let mut pack = [Card::new(Rank::ACE, Suit::Clubs); 52];
    let mut k = 0;
    while k < pack.len() {
        let rank = if k % 13 == 0 { Rank::ACE } else { Rank(k as u8 % 13 + 1) };
        pack[k] = Card::new(rank, Suit::ALL[k / 13]);
        k += 1;
    }
    pack
};

/// The pack, suit by suit.
#[must_use]
pub fn pack52() -> [Card; 52] {
    let mut cards = Suit::ALL.into_iter().flat_map(Suit::cards);
    [(); 52].map(|()| cards.next().unwrap_or(Card::new(Rank::ACE, Suit::Spades)))
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank, self.suit)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is not a card.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no card: expected a rank (2 to 10, J, Q, K, A), then a suit (C, D, H, S)")]
pub struct ParseCardError(pub String);

impl FromStr for Card {
    type Err = ParseCardError;

    fn from_str(text: &str) -> Result<Self, ParseCardError> {
        let read = || {
            let suit = Suit::ALL.into_iter().find(|suit| text.ends_with(suit.letter()))?;
            let name = text.strip_suffix(suit.letter())?;
            let rank = Rank::ALL.into_iter().find(|rank| rank.name() == name)?;
            Some(Self::new(rank, suit))
        };
        read().ok_or_else(|| ParseCardError(text.to_owned()))
    }
}

serialize_as_text!(Card);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pack_is_fifty_two_cards_in_order() {
        let pack = pack52();
        assert!(pack.windows(2).all(|w| w[0] < w[1]), "{pack:?}");
        assert_eq!((pack[0].to_string(), pack[8].to_string()), ("2C".to_owned(), "10C".to_owned()));
        assert_eq!((pack[51].to_string(), format!("{:?}", pack[51])), ("AS".to_owned(), "AS".to_owned()));
    }

    #[test]
    fn cards_sort_like_their_texts() {
        let mut pack = pack52();
        pack.sort_by(Card::text_order);
        let texts = pack.map(|card| card.to_string());
        assert!(texts.is_sorted(), "{texts:?}");
    }

    #[test]
    fn low_indices_count_suit_by_suit_from_the_ace() {
        for (index, card) in (0..).zip(LOW_PACK) {
            assert_eq!((card.low_index(), Card::at_low_index(index)), (index, Some(card)));
        }
        assert_eq!(Card::at_low_index(52), None);
        let texts = [0, 1, 9, 12, 13, 51].map(|k: usize| LOW_PACK[k].to_string());
        assert_eq!(texts, ["AC", "2C", "10C", "KC", "AD", "KS"]);
    }

    #[test]
    fn cards_are_read_back_and_nothing_else_is_a_card() {
        for card in pack52() {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        for text in ["", "C", "1C", "11C", "010C", "10c", "aS", "A S", "AS ", "ASS", "10"] {
            assert_eq!(text.parse::<Card>(), Err(ParseCardError(text.to_owned())));
        }
    }

    #[test]
    fn ranks_count_both_ways() {
        let values = |count: fn(Rank) -> u8| Rank::ALL.map(count).to_vec();
        assert_eq!(values(Rank::ace_high), (2..=14).collect::<Vec<_>>());
        assert_eq!(values(Rank::ace_low), [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1]);
        assert_eq!(Rank::ALL.into_iter().filter(|rank| rank.is_letter()).count(), 4);
    }

    #[test]
    fn partners_share_a_colour() {
        for suit in Suit::ALL {
            assert!(suit.partner() != suit && suit.partner().colour() == suit.colour());
            assert_eq!(suit.partner().partner(), suit);
        }
    }
}
