//! The strength of each bot against newcomers. Honours, statistics and draws order opponents by this only.
//!
//! The order of [`Difficulty`](super::Difficulty) is that of menus. In games of characters it says nothing about
//! strength.

use std::iter::Sum;

/// A bot's points against newcomers. Of several games, the sum of theirs: so only sums over the same games compare.
///
/// A newcomer plays as one of the seven bots below `world-class`: none of them looks for a habit. docs/bots.md has the
/// table, and how it follows from the series.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Strength(u32);

impl Strength {
    /// Creates the strengths of a game's bots from their points in tenths of a percent, in the order of
    /// [`Difficulty::ALL`].
    ///
    /// [`Difficulty::ALL`]: super::Difficulty::ALL
    #[must_use]
    pub const fn of_all(tenths: [u32; 8]) -> [Self; 8] {
        let mut all = [Self(0); 8];
        let mut k = 0;
        while k < all.len() {
            all[k] = Self(tenths[k]);
            k += 1;
        }
        all
    }

    /// Returns the points, in tenths of a percent.
    #[must_use]
    pub const fn tenths(self) -> u32 {
        self.0
    }
}

impl Sum for Strength {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        Self(all.map(|strength| strength.0).sum())
    }
}
