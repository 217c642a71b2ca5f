//! Parses the two files and reports the first error with its place.

use std::fmt;

use serde::Deserialize;
use serde::de::{DeserializeSeed, Deserializer, Error as _, SeqAccess, Visitor};

use super::{ACTIONS, AREAS, Cell, Cells, MAX_CELL_OPTIONS, OptionEffect, RuleData, TeamAbility};
use crate::action::AttackCard;
use crate::options::Team;
use crate::state::{CHANCE_CARDS, MAX_STARS, PENALTY_AREA};
use engine::RuleDataError;
use engine::record::ron_options;

/// The name of the table's file.
const ACTIONS_FILE: &str = "actions.ron";
/// The name of the teams' file.
const TEAMS_FILE: &str = "teams.ron";
/// The names of both files.
pub const FILES: &[&str] = &[ACTIONS_FILE, TEAMS_FILE];

/// An error in one of the two files.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{error}")]
pub struct TableError {
    /// The name of the file.
    pub file: &'static str,
    /// The error, with its place at the end of the faulty entry.
    pub error: RuleDataError,
}

/// Reads and checks both files.
///
/// # Errors
/// The first error, with its place.
pub fn parse(actions: &str, teams: &str) -> Result<RuleData, TableError> {
    let base = read_actions(actions).map_err(|error| TableError { file: ACTIONS_FILE, error })?;
    read_teams(teams, &base).map_err(|error| TableError { file: TEAMS_FILE, error })
}

/// Checks one file; teams are checked against the shipped table.
///
/// # Errors
/// The first error, or a name that is not in [`FILES`].
pub fn check_file(name: &str, text: &str) -> Result<(), RuleDataError> {
    match name {
        ACTIONS_FILE => read_actions(text).map(drop),
        TEAMS_FILE => read_teams(text, &read_actions(ACTIONS)?).map(drop),
        _ => Err(RuleDataError::whole(format!(
            "`{name}` is no rule data of soccer17: expected {ACTIONS_FILE} or {TEAMS_FILE}"
        ))),
    }
}

fn read_actions(text: &str) -> Result<Cells, RuleDataError> {
    Ok(ron_options().from_str_seed(text, TableSeed)?)
}

fn read_teams(text: &str, base: &Cells) -> Result<RuleData, RuleDataError> {
    Ok(ron_options().from_str_seed(text, TeamsSeed { base })?)
}

/// S17-20: one line of the table, checked without the others.
#[derive(Deserialize)]
#[serde(try_from = "RawRow")]
struct Row {
    play: AttackCard,
    area: u8,
    cell: Cell,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRow {
    play: AttackCard,
    area: u8,
    options: Vec<OptionEffect>,
}

impl TryFrom<RawRow> for Row {
    type Error = String;

    fn try_from(raw: RawRow) -> Result<Self, String> {
        check_area(raw.area)?;
        let mut cell = Cell::EMPTY;
        for effect in raw.options {
            add(&mut cell, raw.play, raw.area, effect)?;
        }
        if cell.len == 0 {
            return Err(format!(
                "{} has no option in area {}: expected at least one",
                raw.play.name(),
                raw.area
            ));
        }
        Ok(Self { play: raw.play, area: raw.area, cell })
    }
}

/// S17-21: one option that a team adds.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Added {
    play: AttackCard,
    area: u8,
    option: OptionEffect,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TeamRow {
    team: Team,
    #[serde(default)]
    adds: Vec<Added>,
    #[serde(default)]
    ability: Option<TeamAbility>,
}

/// S17-20: checks the area. The keeper passes out of area 0 at once, so only areas 1 to 4 have cells.
fn check_area(area: u8) -> Result<(), String> {
    if (1..=AREAS as u8).contains(&area) {
        Ok(())
    } else {
        Err(format!("area {area} has no cells: expected 1 to {AREAS}"))
    }
}

fn add(cell: &mut Cell, play: AttackCard, area: u8, effect: OptionEffect) -> Result<(), String> {
    let whose = format!("{} in area {area}", play.name());
    match effect {
        OptionEffect::Move { advance: 0, stars: 0 } => {
            return Err(format!("{whose}: a move that does nothing: expected an advance or a star"));
        }
        OptionEffect::Move { advance, .. } if advance > PENALTY_AREA - area => {
            return Err(format!(
                "{whose}: advance {advance} leaves the pitch: expected at most {}",
                PENALTY_AREA - area
            ));
        }
        OptionEffect::Move { stars, .. } if stars > MAX_STARS => {
            return Err(format!("{whose}: {stars} stars: expected at most {MAX_STARS}"));
        }
        OptionEffect::Shot(strength) if strength > CHANCE_CARDS => {
            return Err(format!("{whose}: strength {strength}: expected 0 to {CHANCE_CARDS}"));
        }
        OptionEffect::Move { .. } | OptionEffect::Shot(_) => {}
    }
    if cell.as_slice().contains(&effect) {
        return Err(format!("{whose}: {effect:?} stands there twice: expected different options"));
    }
    if cell.push(effect) {
        Ok(())
    } else {
        Err(format!("{whose}: too many options: expected at most {MAX_CELL_OPTIONS}"))
    }
}

/// S17-20: every action needs exactly one line for every area.
struct TableSeed;

impl<'de> DeserializeSeed<'de> for TableSeed {
    type Value = Cells;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Cells, D::Error> {
        from.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for TableSeed {
    type Value = Cells;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of (play, area, options)")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut rows: A) -> Result<Cells, A::Error> {
        let mut cells = [[Cell::EMPTY; AREAS]; AttackCard::ALL.len()];
        while let Some(Row { play, area, cell }) = rows.next_element()? {
            let place = &mut cells[play as usize][usize::from(area) - 1];
            if place.len > 0 {
                return Err(A::Error::custom(format!(
                    "{} in area {area} stands there twice: expected one entry for each",
                    play.name()
                )));
            }
            *place = cell;
        }
        for play in AttackCard::ALL {
            for area in 1..=AREAS {
                if cells[play as usize][area - 1].len == 0 {
                    return Err(A::Error::custom(format!(
                        "{} in area {area} is missing: expected every action in areas 1 to {AREAS}",
                        play.name()
                    )));
                }
            }
        }
        Ok(cells)
    }
}

/// S17-21: every team once; what it adds must be new.
struct TeamsSeed<'a> {
    base: &'a Cells,
}

impl<'de> DeserializeSeed<'de> for TeamsSeed<'_> {
    type Value = RuleData;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<RuleData, D::Error> {
        from.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for TeamsSeed<'_> {
    type Value = RuleData;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of (team, adds, ability)")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut rows: A) -> Result<RuleData, A::Error> {
        let mut rules =
            RuleData { cells: [*self.base; 1 + Team::ALL.len()], abilities: [None; Team::ALL.len()] };
        let mut seen = [false; Team::ALL.len()];
        while let Some(TeamRow { team, adds, ability }) = rows.next_element()? {
            if std::mem::replace(&mut seen[team as usize], true) {
                return Err(A::Error::custom(format!("{team} stands there twice: expected each team once")));
            }
            if adds.is_empty() && ability.is_none() {
                return Err(A::Error::custom(format!("{team} adds nothing: expected options or an ability")));
            }
            for Added { play, area, option } in adds {
                check_area(area).map_err(A::Error::custom)?;
                let cell = &mut rules.cells[1 + team as usize][play as usize][usize::from(area) - 1];
                add(cell, play, area, option).map_err(|why| A::Error::custom(format!("{team}: {why}")))?;
            }
            rules.abilities[team as usize] = ability;
        }
        match Team::ALL.into_iter().find(|team| !seen[*team as usize]) {
            Some(team) => Err(A::Error::custom(format!("{team} is missing: expected all eight teams"))),
            None => Ok(rules),
        }
    }
}
