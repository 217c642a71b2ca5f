//! The options of a match of Soccer 17.

use std::fmt;

use serde::{Deserialize, Serialize};

pub use engine::MatchKind;
use engine::{BySeat, InvalidOptions, Period, Seat};

/// Makes the teams of a list: `Team id, …`. A team's id is that of its club.
macro_rules! teams {
    ($($team:ident $id:literal),+ $(,)?) => {
        /// S17-21: the team cards.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[expect(missing_docs, reason = "a country's name says it; what a team adds stands in teams.ron")]
        pub enum Team {
            $($team),+
        }

        impl Team {
            /// All of them, sorted by their text.
            pub const ALL: [Self; [$($id),+].len()] = [$(Self::$team),+];

            /// Returns its name.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$team => stringify!($team)),+
                }
            }

            /// Returns the id of its club.
            #[must_use]
            pub const fn club(self) -> &'static str {
                match self {
                    $(Self::$team => $id),+
                }
            }
        }
    };
}

teams! {
    Argentina "argentina",
    Brazil "brazil",
    England "england",
    France "france",
    Germany "germany",
    Italy "italy",
    Netherlands "netherlands",
    Spain "spain",
}

impl fmt::Display for Team {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The options, with their defaults: a league match without teams.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// S17-1: league or cup.
    #[serde(rename = "match")]
    pub kind: MatchKind,
    /// S17-21: the home team; both sides have different teams, or neither has one.
    pub home_team: Option<Team>,
    /// S17-21: the away team.
    pub away_team: Option<Team>,
    /// S17-23: true for a short match.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub short: bool,
}

impl Options {
    /// S17-23: returns the half that a match begins with.
    #[must_use]
    pub const fn first_period(&self) -> Period {
        if self.short { Period::SecondHalf } else { Period::FirstHalf }
    }

    /// S17-18, S17-23: returns true if a level match goes on with extra time.
    #[must_use]
    pub fn has_extra_time(&self) -> bool {
        self.kind == MatchKind::Cup && !self.short
    }

    /// Returns the team of each side.
    pub const fn teams(&self) -> BySeat<Option<Team>> {
        BySeat::new(self.home_team, self.away_team)
    }

    /// Returns the team of a side.
    #[must_use]
    pub const fn team(&self, seat: Seat) -> Option<Team> {
        match seat {
            Seat::Home => self.home_team,
            Seat::Away => self.away_team,
        }
    }

    /// S17-21: checks that there are two different teams or none.
    ///
    /// # Errors
    /// If only one side has a team, or both have the same one.
    pub fn check(&self) -> Result<(), InvalidOptions> {
        let bad = |option, reason| Err(InvalidOptions { clause: "S17-21", option, reason });
        match (self.home_team, self.away_team) {
            (Some(home), Some(away)) if home == away => {
                bad("away_team", format!("both sides play {home}: expected two different teams, or none"))
            }
            (Some(home), None) => bad(
                "away_team",
                format!("only home has a team ({home}): expected a team for each side, or none"),
            ),
            (None, Some(away)) => bad(
                "home_team",
                format!("only away has a team ({away}): expected a team for each side, or none"),
            ),
            (Some(_), Some(_)) | (None, None) => Ok(()),
        }
    }
}
