//! The nine heats: how hard a tour is.

use serde::{Deserialize, Serialize};

use words::{DisplayText, say};

/// A heat, 1 to 9. Each is opened by winning a tour of the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Heat(u8);

/// A number that is no heat.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("heat {0}: expected 1 to {last}", last = Heat::LAST)]
pub struct HeatError(pub u8);

/// The rules of a heat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeatRules {
    /// Lives at the start.
    pub lives: u32,
    /// Seats on the bus.
    pub seats: usize,
    /// Helpers to choose from after a stop.
    pub offers: usize,
    /// The first stop, from 0, of which the matches are whole.
    pub whole_from: usize,
    /// The rank of the usual opponent of each stop: see [`crate::TourGame::opponent`].
    pub ranks: [usize; crate::STOPS],
}

const fn rules(
    lives: u32,
    seats: usize,
    offers: usize,
    whole_from: usize,
    ranks: [usize; crate::STOPS],
) -> HeatRules {
    HeatRules { lives, seats, offers, whole_from, ranks }
}

/// The rules of every heat. docs/tour.md has the runs of bots by which they were balanced.
const RULES: [HeatRules; Heat::LAST as usize] = [
    rules(3, 5, 3, 6, [0, 0, 0, 0, 0, 0, 0, 0, 6]),
    rules(3, 5, 3, 6, [0, 0, 0, 0, 1, 1, 1, 2, 6]),
    rules(3, 5, 3, 6, [0, 0, 1, 1, 1, 2, 2, 3, 6]),
    rules(3, 4, 3, 6, [0, 1, 2, 2, 2, 3, 3, 4, 6]),
    rules(3, 4, 3, 6, [1, 2, 3, 3, 4, 4, 4, 5, 6]),
    rules(3, 4, 3, 5, [2, 3, 3, 4, 4, 4, 5, 5, 6]),
    rules(3, 3, 3, 5, [2, 3, 4, 4, 4, 5, 5, 5, 6]),
    rules(3, 3, 3, 5, [3, 4, 4, 5, 5, 5, 6, 6, 6]),
    rules(2, 3, 3, 5, [3, 4, 5, 5, 5, 6, 6, 6, 6]),
];

impl Heat {
    /// The first heat, which is open to everybody.
    pub const FIRST: Self = Self(1);
    /// The number of the last heat.
    pub const LAST: u8 = 9;

    /// Returns the heat of that number.
    ///
    /// # Errors
    /// The number is not 1 to 9.
    pub const fn new(number: u8) -> Result<Self, HeatError> {
        if number >= 1 && number <= Self::LAST { Ok(Self(number)) } else { Err(HeatError(number)) }
    }

    /// Returns every heat, the easiest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=Self::LAST).map(Self)
    }

    /// Returns its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns the heat that a won tour of this one opens; `None` after the last.
    #[must_use]
    pub fn next(self) -> Option<Self> {
        Self::new(self.0 + 1).ok()
    }

    /// Returns its rules.
    #[must_use]
    pub const fn rules(self) -> &'static HeatRules {
        &RULES[self.0 as usize - 1]
    }

    /// Returns what is harder than in the heat before, one sentence each: what a page says before a tour begins.
    #[must_use]
    pub fn changes(self) -> Vec<DisplayText> {
        let stronger = self.stronger_stops().into_iter().filter(|stronger| *stronger).count();
        let stronger = (stronger > 0).then(|| say!("tour-heat-stronger", n = stronger));
        stronger.into_iter().chain(self.other_changes()).collect()
    }

    /// Returns at which stops the opponents are stronger than in the heat before.
    #[must_use]
    pub fn stronger_stops(self) -> [bool; crate::STOPS] {
        let now = self.rules().ranks;
        let before = Self::new(self.0 - 1).map_or(now, |before| before.rules().ranks);
        std::array::from_fn(|stop| now[stop] > before[stop])
    }

    /// Returns what is harder than in the heat before besides the opponents, one sentence each.
    #[must_use]
    pub fn other_changes(self) -> Vec<DisplayText> {
        let now = self.rules();
        let Some(before) = Self::new(self.0 - 1).ok().map(Self::rules) else {
            return vec![say!("tour-heat-first", lives = now.lives, seats = now.seats)];
        };
        let mut changes = Vec::new();
        if now.lives < before.lives {
            changes.push(say!("tour-heat-lives", lives = now.lives));
        }
        if now.seats < before.seats {
            changes.push(say!("tour-heat-seats", seats = now.seats));
        }
        if now.whole_from < before.whole_from {
            changes.push(say!("tour-heat-whole", stop = now.whole_from + 1));
        }
        changes
    }
}

impl TryFrom<u8> for Heat {
    type Error = HeatError;
    fn try_from(number: u8) -> Result<Self, HeatError> {
        Self::new(number)
    }
}

impl From<Heat> for u8 {
    fn from(heat: Heat) -> Self {
        heat.0
    }
}
