//! The format of a competition, as data: its kind, its games, the number of matches between two sides, and the draw.

use std::ops::Not;

use serde::{Deserialize, Serialize};

use super::CompetitionError;
use ai::Difficulty;
use ai::strength::Strength;
use clubs::countries;
use engine::BySeat;
use games::dyn_game::DynGame;
use games::{self, GAMES};
use words::MessageId;
use words::id;

/// How a competition finds its champion.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CompetitionKind {
    /// A knock-out: the loser is out.
    #[default]
    Cup,
    /// All sides meet each other; the table counts.
    League,
    /// Groups, then a cup of the first and the second of each group.
    Groups,
}

impl CompetitionKind {
    /// Every kind.
    pub const ALL: [Self; 3] = [Self::Cup, Self::League, Self::Groups];

    /// Returns the name shown to players.
    pub const fn title(self) -> MessageId {
        match self {
            Self::Cup => id!("competition-cup"),
            Self::League => id!("competition-league"),
            Self::Groups => id!("competition-groups"),
        }
    }

    /// Returns the possible numbers of sides.
    #[must_use]
    pub const fn sizes(self) -> &'static [usize] {
        match self {
            Self::Cup => &[3, 4, 8, 16],
            Self::League => &[3, 4, 5, 6, 7, 8, 9, 10],
            Self::Groups => &[8, 12, 16],
        }
    }

    /// Returns the number of groups of that many sides, each with a table of its own.
    #[must_use]
    pub const fn groups(self, sides: usize) -> usize {
        match self {
            Self::Cup => 0,
            Self::League => 1,
            // Two groups of four, four of three, four of four.
            Self::Groups => {
                if sides > 8 {
                    4
                } else {
                    2
                }
            }
        }
    }

    /// Returns true if a final decides.
    #[must_use]
    pub const fn has_final(self) -> bool {
        !matches!(self, Self::League)
    }
}

/// The number of matches between two sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Legs {
    /// One.
    #[default]
    Single,
    /// Two, each side at home once. A final is always one match.
    Return,
}

/// The format of a competition.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Format {
    /// Cup, league, or groups with a cup.
    pub kind: CompetitionKind,
    /// Ids of the games. With several, a tie of the cup has one leg in each, in this order, until a side has won more
    /// than half of them.
    pub games: Vec<String>,
    /// The number of matches between two sides, in one game.
    pub legs: Legs,
    /// True if the draw keeps strong sides apart.
    pub seeded: bool,
    /// True if every match is on neutral ground, in games where that makes a difference (clause SC-8 of Soccer Cards).
    #[serde(default, skip_serializing_if = "Not::not")]
    pub neutral: bool,
    /// True if the sides are countries, in games that have cards for them (clause S17-21 of Soccer 17).
    #[serde(default, skip_serializing_if = "Not::not")]
    pub countries: bool,
}

impl Format {
    /// Returns the plain format of a kind in one game.
    #[must_use]
    pub fn new(game: &dyn DynGame, kind: CompetitionKind) -> Self {
        let games = vec![game.id().to_owned()];
        Self { kind, games, legs: Legs::Single, seeded: false, neutral: false, countries: false }
    }

    /// Returns the format of the *Five-a-Side Cup*: a cup whose ties have one leg in each of the five games.
    #[must_use]
    pub fn across_games() -> Self {
        let games = cup_games().map(|game| game.id().to_owned()).collect();
        let (legs, kind) = (Legs::Single, CompetitionKind::Cup);
        Self { kind, games, legs, seeded: false, neutral: false, countries: false }
    }

    /// Returns the games that this build has.
    fn known(&self) -> impl Iterator<Item = &'static dyn DynGame> {
        self.games.iter().filter_map(|id| games::find(id))
    }

    /// Returns true if neutral ground makes a difference in one of its games.
    #[must_use]
    pub fn knows_neutral_ground(&self) -> bool {
        self.known().any(|game| !game.info().neutral.is_empty())
    }

    /// Returns true if one of its games has cards for countries.
    #[must_use]
    pub fn knows_countries(&self) -> bool {
        let [one, other] = [0, 1].map(|n| countries().get(n).map_or("", |club| club.id.as_str()));
        self.known().any(|game| game.options_naming(BySeat::new(one, other)).is_some())
    }

    /// Returns the strength of a bot in its games.
    pub(super) fn strength(&self, difficulty: Difficulty) -> Strength {
        self.known().map(|game| game.strength(difficulty)).sum()
    }

    /// Returns true if ties are played in several games.
    #[must_use]
    pub const fn is_across_games(&self) -> bool {
        self.games.len() > 1
    }

    /// Returns the number of legs that a side has to win for a tie in several games.
    pub(super) const fn needed(&self) -> usize {
        self.games.len() / 2 + 1
    }

    /// Returns the number of rounds that a stage of the cup has: one for each leg, and one for deciders.
    pub(super) const fn days(&self, is_final: bool) -> usize {
        match self.legs {
            _ if self.is_across_games() => self.games.len(),
            Legs::Return if !is_final => 3,
            Legs::Single | Legs::Return => 1,
        }
    }

    /// Checks the format for that many sides.
    pub(super) fn check(&self, sides: usize) -> Result<(), CompetitionError> {
        for (k, game) in self.games.iter().enumerate() {
            games::named(game)?;
            if self.games[..k].contains(game) {
                return Err(CompetitionError::Games("each once"));
            }
        }
        if self.games.len().is_multiple_of(2) {
            return Err(CompetitionError::Games("an odd number, so that a tie has a winner"));
        }
        if self.is_across_games() && (self.kind, self.legs) != (CompetitionKind::Cup, Legs::Single) {
            return Err(CompetitionError::Games("one, but in a cup of single matches"));
        }
        if self.neutral && !self.knows_neutral_ground() {
            return Err(CompetitionError::Neutral);
        }
        if self.countries && !(self.knows_countries() && sides <= countries().len()) {
            return Err(CompetitionError::Countries);
        }
        if self.kind.sizes().contains(&sides) {
            Ok(())
        } else {
            Err(CompetitionError::Size { found: sides, kind: self.kind })
        }
    }
}

/// Returns the games of the Five-a-Side Cup, in the order of the title: those that play a whole match.
pub fn cup_games() -> impl Iterator<Item = &'static dyn DynGame> {
    GAMES.iter().copied().filter(|game| game.info().is_whole_match)
}
