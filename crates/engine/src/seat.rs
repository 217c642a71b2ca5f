//! The two sides of a table, and values kept per side.

use std::ops::{Index, IndexMut, Not};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::notation::{bit_set, names};

names! {
    /// One side of the table.
    #[derive(PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    #[must_use]
    pub enum Seat {
        /// The side on the left, in stripes; in one-player games, the manager.
        Home = "home",
        /// The side on the right, in hoops.
        Away = "away",
    }
}

impl Seat {
    /// Both seats: home, then away.
    pub const BOTH: [Self; 2] = Self::ALL;
}

/// The other side.
impl Not for Seat {
    type Output = Self;
    fn not(self) -> Self {
        match self {
            Self::Home => Self::Away,
            Self::Away => Self::Home,
        }
    }
}

/// A text that is neither `home` nor `away`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown seat `{0}`: expected `home` or `away`")]
pub struct ParseSeatError(pub String);

impl FromStr for Seat {
    type Err = ParseSeatError;
    fn from_str(text: &str) -> Result<Self, ParseSeatError> {
        Self::BOTH.into_iter().find(|seat| seat.name() == text).ok_or_else(|| ParseSeatError(text.to_owned()))
    }
}

/// A set of seats, such as those that owe a decision or take part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[must_use]
pub struct SeatSet(u8);

impl SeatSet {
    /// Both seats. As `seats_to_move`: a sealed simultaneous choice; the empty set means that the match is over.
    pub const BOTH: Self = Self(3);

    /// Returns the set of that seat alone.
    pub const fn one(seat: Seat) -> Self {
        Self(match seat {
            Seat::Home => 1,
            Seat::Away => 2,
        })
    }

    /// Returns the first seat of the set, home before away.
    #[must_use]
    pub const fn first(self) -> Option<Seat> {
        if self.contains(Seat::Home) {
            Some(Seat::Home)
        } else if self.contains(Seat::Away) {
            Some(Seat::Away)
        } else {
            None
        }
    }

    /// Iterates over the seats of the set, home before away.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::BOTH.into_iter().filter(move |seat| self.contains(*seat))
    }
}

impl From<Seat> for SeatSet {
    fn from(seat: Seat) -> Self {
        Self::one(seat)
    }
}

// Serialized as a list of names: `["home","away"]`.
bit_set!(SeatSet of Seat);

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Vec::<Seat>::deserialize(from)?.into_iter().collect())
    }
}

/// One value per seat. Serialized as `[home, away]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
#[must_use]
pub struct BySeat<T>([T; 2]);

impl<T> BySeat<T> {
    /// Creates the pair from the value for home and the value for away.
    pub const fn new(home: T, away: T) -> Self {
        Self([home, away])
    }

    /// Creates the pair by calling `value` for each seat.
    pub fn from_fn(mut value: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::BOTH.map(&mut value))
    }

    /// Iterates over the seats with their values.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::BOTH.into_iter().zip(&self.0)
    }

    /// Applies `f` to both values.
    pub fn map<U>(self, f: impl FnMut(T) -> U) -> BySeat<U> {
        BySeat(self.0.map(f))
    }

    /// Returns the pair with both values exchanged.
    pub fn swapped(self) -> Self {
        let [home, away] = self.0;
        Self([away, home])
    }
}

impl BySeat<u32> {
    /// Returns the seat with the greater value; `None` if they are equal.
    #[must_use]
    pub fn ahead(self) -> Option<Seat> {
        match self.0[0].cmp(&self.0[1]) {
            std::cmp::Ordering::Greater => Some(Seat::Home),
            std::cmp::Ordering::Less => Some(Seat::Away),
            std::cmp::Ordering::Equal => None,
        }
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        match seat {
            Seat::Home => &self.0[0],
            Seat::Away => &self.0[1],
        }
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        match seat {
            Seat::Home => &mut self.0[0],
            Seat::Away => &mut self.0[1],
        }
    }
}
