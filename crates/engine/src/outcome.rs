//! The outcome of a match.

use serde::{Deserialize, Serialize};

use super::notation::names;
use super::{BySeat, Seat};

/// The kind of match: may it end level?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum MatchKind {
    /// The match may end level.
    #[default]
    League,
    /// The match may not end level. The rule sheet says how a winner is found.
    Cup,
}

names! {
    /// The part of the match that decided it.
    #[derive(PartialOrd, Ord, Serialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Decided {
        /// The regular halves or rounds.
        NormalTime = "normal_time",
        /// Extra halves or rounds of a fixed number.
        ExtraTime = "extra_time",
        /// Whole rounds played until one side led.
        SuddenRounds = "sudden_rounds",
        /// Kicks from the spot.
        Shootout = "shootout",
        /// One side had nobody left on the pitch.
        Elimination = "elimination",
    }

    /// The grade of a win, in games that grade wins.
    #[derive(PartialOrd, Ord, Serialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Medal {
        /// The lowest grade.
        Bronze = "bronze",
        /// The second grade.
        Silver = "silver",
        /// The third grade.
        Gold = "gold",
        /// The highest grade.
        Platinum = "platinum",
    }
}

/// The result of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// The winner; `None` for a draw.
    pub winner: Option<Seat>,
    /// The part that decided the match; for a draw, the part that it ended with.
    pub decided: Decided,
    /// Goals, without shootout kicks.
    pub score: BySeat<u32>,
    /// Shootout kicks scored, if there was a shootout.
    pub kicks: Option<BySeat<u32>>,
    /// True if the score was level at the end of normal time.
    pub level_after_normal_time: bool,
    /// The grade of the win; left out of the text in games without medals.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub medal: Option<Medal>,
}

impl Outcome {
    /// Creates the result of a match without medals. `kicks` decide the winner if there were any, the goals otherwise.
    #[must_use]
    pub fn of(
        decided: Decided,
        score: BySeat<u32>,
        kicks: Option<BySeat<u32>>,
        level_after_normal_time: bool,
    ) -> Self {
        let winner = kicks.unwrap_or(score).ahead();
        Self { winner, decided, score, kicks, level_after_normal_time, medal: None }
    }
}
