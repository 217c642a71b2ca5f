//! A card of the standard pack of 52: rank, then suit, such as `10C`, `KH`, `AS`. The ace is low here.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

/// Cards of the pack.
pub const PACK: u8 = 52;
/// Ranks of a suit: ace, 2 to 10, jack, queen, king.
pub const RANKS: u8 = 13;

/// A suit, in the order that lists of cards follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "a suit's name says it")]
pub enum Suit {
    Clubs,
    Diamonds,
    Hearts,
    Spades,
}

impl Suit {
    /// All four, in order.
    pub const ALL: [Self; 4] = [Self::Clubs, Self::Diamonds, Self::Hearts, Self::Spades];

    /// Its letter.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Clubs => 'C',
            Self::Diamonds => 'D',
            Self::Hearts => 'H',
            Self::Spades => 'S',
        }
    }

    /// Diamonds and hearts.
    #[must_use]
    pub const fn is_red(self) -> bool {
        matches!(self, Self::Diamonds | Self::Hearts)
    }
}

/// One card. Its order is that of the lists in actions: by suit, then by rank from the ace to the king.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The card of that suit and rank (1..=13; whatever lies outside is cut to it).
    #[must_use]
    pub const fn new(suit: Suit, rank: u8) -> Self {
        let rank = if rank < 1 {
            1
        } else if rank > RANKS {
            RANKS
        } else {
            rank
        };
        Self(suit as u8 * RANKS + rank - 1)
    }

    /// The card at that place of the ordered pack; none beyond the last.
    #[must_use]
    pub const fn at(index: u8) -> Option<Self> {
        if index < PACK { Some(Self(index)) } else { None }
    }

    /// Its place in the ordered pack, 0..52.
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Its suit.
    #[must_use]
    pub const fn suit(self) -> Suit {
        Suit::ALL[(self.0 / RANKS) as usize]
    }

    /// 1 (ace) to 13 (king).
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 % RANKS + 1
    }

    /// S52-3: a jack, queen or king.
    #[must_use]
    pub const fn is_goalie(self) -> bool {
        self.rank() > 10
    }

    /// S52-3: the value of a number card, the ace's being 1; a goalie has none.
    #[must_use]
    pub const fn value(self) -> Option<u8> {
        if self.is_goalie() { None } else { Some(self.rank()) }
    }

    /// Cards sort as text by this: `10` before `2` to `9`, then `A`, `J`, `K`, `Q`.
    #[must_use]
    pub const fn text_order(self) -> u8 {
        let rank = match self.rank() {
            10 => 0,
            1 => 9,
            11 => 10,
            13 => 11,
            12 => 12,
            number => number - 1,
        };
        rank * 4 + self.0 / RANKS
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.rank() {
            1 => f.write_str("A")?,
            11 => f.write_str("J")?,
            12 => f.write_str("Q")?,
            13 => f.write_str("K")?,
            number => write!(f, "{number}")?,
        }
        write!(f, "{}", self.suit().letter())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is no card.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no card: expected a rank (A, 2 to 10, J, Q, K) and a suit (C, D, H, S), such as 10C")]
pub struct NotACard(pub String);

impl FromStr for Card {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Self, NotACard> {
        read(text).ok_or_else(|| NotACard(text.to_owned()))
    }
}

fn read(text: &str) -> Option<Card> {
    let suit = Suit::ALL.into_iter().find(|suit| text.ends_with(suit.letter()))?;
    let rank = match text.strip_suffix(suit.letter())? {
        "A" => 1,
        "10" => 10,
        "J" => 11,
        "Q" => 12,
        "K" => 13,
        number => match number.as_bytes() {
            [digit @ b'2'..=b'9'] => digit - b'0',
            _ => return None,
        },
    };
    Some(Card::new(suit, rank))
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}
