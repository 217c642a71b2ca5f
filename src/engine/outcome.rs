//! How a match ended.

use serde::{Deserialize, Serialize};

use super::{BySeat, Seat};

/// Whether a match may end level.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum MatchKind {
    /// It may.
    #[default]
    League,
    /// It may not: the game's sheet says what follows.
    Cup,
}

/// What decided a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Decided {
    /// The regular halves or rounds.
    NormalTime,
    /// Extra halves or rounds of a fixed number.
    ExtraTime,
    /// Whole rounds played on until somebody led.
    SuddenRounds,
    /// Kicks from the spot.
    Shootout,
    /// One side had nobody left on the pitch.
    Elimination,
}

impl Decided {
    /// As `arena --json` writes it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::NormalTime => "normal_time",
            Self::ExtraTime => "extra_time",
            Self::SuddenRounds => "sudden_rounds",
            Self::Shootout => "shootout",
            Self::Elimination => "elimination",
        }
    }
}

/// How well a match was won, where the game grades its wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Medal {
    /// The lowest.
    Bronze,
    /// Better.
    Silver,
    /// Better still.
    Gold,
    /// The highest.
    Platinum,
}

impl Medal {
    /// As results are written.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Bronze => "bronze",
            Self::Silver => "silver",
            Self::Gold => "gold",
            Self::Platinum => "platinum",
        }
    }
}

/// The result of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// Who won; none for a draw.
    pub winner: Option<Seat>,
    /// What decided it (for a draw: what it ended with).
    pub decided: Decided,
    /// Goals, shootout kicks apart.
    pub score: BySeat<u32>,
    /// Shootout kicks scored, where there was one.
    pub kicks: Option<BySeat<u32>>,
    /// Whether the score was level when normal time was up.
    pub level_after_normal_time: bool,
    /// The grade of the win; games without medals do not write it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub medal: Option<Medal>,
}

impl Outcome {
    /// The result of a match without medals: `kicks` decide it where there were any, else the goals do.
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
