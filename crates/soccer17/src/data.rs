//! The rule data of Soccer 17: the effects of each action in each area (S17-20), and what each team adds (S17-21).
//!
//! Parsed once from built-in RON, fully checked, and compiled into fixed arrays. Knows no match.

mod read;

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::action::AttackCard;
use super::options::Team;

pub use read::{FILES, TableError, check_file, parse};

/// The text of the shipped table of S17-20.
pub const ACTIONS: &str = include_str!("../../../assets/games/soccer17/actions.ron");
/// The text of the shipped teams of S17-21.
pub const TEAMS: &str = include_str!("../../../assets/games/soccer17/teams.ron");

/// Maximum number of options of a cell, with a team's.
pub const MAX_CELL_OPTIONS: usize = 4;
/// S17-20: number of areas that have cells; area 0 has none.
pub const AREAS: usize = 4;

/// S17-8, S17-9: the effect of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum OptionEffect {
    /// S17-8: moves forward and gains stars.
    Move {
        /// Number of areas forward.
        #[serde(default)]
        advance: u8,
        /// Number of stars gained.
        #[serde(default)]
        stars: u8,
    },
    /// S17-9: shoots with this strength.
    Shot(u8),
}

/// S17-21: the ability of a team, beyond its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TeamAbility {
    /// England: two cards at a rebound from the box.
    SecondBall,
    /// Germany: two more for a late shot while not leading.
    NeverBeaten,
    /// Italy: one less for the opponent while leading.
    Catenaccio,
}

/// The options of one action in one area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Cell {
    effects: [OptionEffect; MAX_CELL_OPTIONS],
    len: u8,
}

impl Cell {
    const EMPTY: Self = Self { effects: [OptionEffect::Shot(0); MAX_CELL_OPTIONS], len: 0 };

    fn as_slice(&self) -> &[OptionEffect] {
        &self.effects[..usize::from(self.len)]
    }

    /// Adds an option. Returns false if there is no room.
    fn push(&mut self, effect: OptionEffect) -> bool {
        let room = usize::from(self.len) < MAX_CELL_OPTIONS;
        if room {
            self.effects[usize::from(self.len)] = effect;
            self.len += 1;
        }
        room
    }
}

type Cells = [[Cell; AREAS]; AttackCard::ALL.len()];

/// The rule data, checked and compiled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleData {
    /// By team (no team first), action and area (from 1).
    cells: [Cells; 1 + Team::ALL.len()],
    abilities: [Option<TeamAbility>; Team::ALL.len()],
}

impl RuleData {
    /// S17-7: returns the options of this action in this area, the team's last. None in area 0 and beyond area 4.
    #[must_use]
    pub fn cell(&self, team: Option<Team>, play: AttackCard, area: u8) -> &[OptionEffect] {
        let team = team.map_or(0, |team| 1 + team as usize);
        match usize::from(area).checked_sub(1) {
            Some(area) if area < AREAS => self.cells[team][play as usize][area].as_slice(),
            _ => &[],
        }
    }

    /// S17-21: returns what the team adds to the table: the action, the area, the option.
    pub fn adds(&self, team: Team) -> impl Iterator<Item = (AttackCard, u8, OptionEffect)> + '_ {
        let cells =
            AttackCard::ALL.into_iter().flat_map(|play| (1..=AREAS as u8).map(move |area| (play, area)));
        cells.flat_map(move |(play, area)| {
            let printed = self.cell(None, play, area).len();
            self.cell(Some(team), play, area)[printed..].iter().map(move |effect| (play, area, *effect))
        })
    }

    /// S17-21: returns the team's ability.
    #[must_use]
    pub fn ability(&self, team: Team) -> Option<TeamAbility> {
        self.abilities[team as usize]
    }
}

/// Returns the shipped rule data.
#[must_use]
pub fn rules() -> &'static RuleData {
    static RULES: LazyLock<RuleData> = LazyLock::new(|| match parse(ACTIONS, TEAMS) {
        Ok(rules) => rules,
        Err(error) => unreachable!("the data that are built in are checked by a test: {error}"),
    });
    &RULES
}
