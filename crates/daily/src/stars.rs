//! The grade of a day's match.

use serde::{Deserialize, Serialize};

use competition::FixtureResult;
use engine::Seat;
use words::{DisplayText, say};

/// One to three stars.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Stars {
    /// Played to the end.
    One,
    /// Drawn, or won in a shootout after a draw.
    Two,
    /// Won by goals.
    Three,
}

impl Stars {
    /// Returns the stars of that seat for a result.
    #[must_use]
    pub fn of(result: &FixtureResult, seat: Seat) -> Self {
        match result.winner {
            Some(winner) if winner != seat => Self::One,
            Some(_) if result.kicks.is_none() => Self::Three,
            Some(_) | None => Self::Two,
        }
    }

    /// Returns them in words: `two stars`.
    pub fn in_words(self) -> DisplayText {
        say!("day-stars", n = self.count())
    }

    /// Returns their number.
    #[must_use]
    pub const fn count(self) -> usize {
        self as usize + 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::BySeat;

    #[test]
    fn a_win_by_goals_has_three_stars_and_every_match_has_one() {
        let of = |winner, kicks: Option<[u32; 2]>| {
            let kicks = kicks.map(|[home, away]| BySeat::new(home, away));
            let result = FixtureResult { winner, score: BySeat::default(), kicks };
            [Seat::Home, Seat::Away].map(|seat| Stars::of(&result, seat).count())
        };
        assert_eq!(of(Some(Seat::Home), None), [3, 1]);
        assert_eq!(of(Some(Seat::Away), Some([3, 4])), [1, 2]);
        assert_eq!(of(None, None), [2, 2]);
    }
}
