//! The file of a competition: its versions, and every check of what it states.

use std::collections::{BTreeMap, HashSet};

use serde::Deserialize;

use super::{
    Competition, CompetitionError, CompetitionKind, Entrant, FixtureResult, Format, Legs, MAX_COUNT,
    MAX_NAME_CHARS, MAX_PEOPLE, VERSION, scorers,
};
use crate::revealed::FixtureId;
use base::reading;
use clubs::{countries, is_id};
use engine::record::{ron_options, version_in};
use players::controller::Controller;

/// A competition as version 1 wrote it: a cup or a league of single matches in one game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "competition")]
pub struct CompetitionV1 {
    #[serde(rename = "version")]
    _version: u32,
    game: String,
    kind: CompetitionKindV1,
    seed: u64,
    entrants: Vec<Entrant>,
    results: BTreeMap<FixtureId, FixtureResult>,
    replays: BTreeMap<FixtureId, u64>,
}

/// The kinds of version 1.
#[derive(Deserialize)]
enum CompetitionKindV1 {
    Cup,
    League,
}

impl From<CompetitionV1> for Competition {
    fn from(first: CompetitionV1) -> Self {
        let kind = match first.kind {
            CompetitionKindV1::Cup => CompetitionKind::Cup,
            CompetitionKindV1::League => CompetitionKind::League,
        };
        Self {
            version: VERSION,
            format: Format {
                kind,
                games: vec![first.game],
                legs: Legs::Single,
                seeded: false,
                neutral: false,
                countries: false,
            },
            seed: first.seed,
            entrants: first.entrants,
            results: first.results,
            replays: first.replays,
            // Version 1 did not know who scored.
            scorers: BTreeMap::new(),
            strengths: Vec::new(),
        }
    }
}

/// Classifies the error of a text that is no competition: perhaps a newer version wrote it.
fn newer(text: &str, error: ron::error::SpannedError) -> CompetitionError {
    match version_in(text) {
        Some(version) if version > VERSION => CompetitionError::Version(version),
        _ => CompetitionError::Unreadable(error.into()),
    }
}

impl Competition {
    /// Reads a stored competition, of version 1 too.
    ///
    /// # Errors
    /// The first error.
    pub fn parse(text: &str) -> Result<Self, CompetitionError> {
        let read: Self = if version_in(text) == Some(1) {
            ron_options().from_str::<CompetitionV1>(text).map_err(|error| newer(text, error))?.into()
        } else {
            ron_options().from_str(text).map_err(|error| newer(text, error))?
        };
        read.check()?;
        Ok(read)
    }

    /// Serializes the competition for its file.
    #[must_use]
    pub fn to_ron(&self) -> String {
        // Plain data can always be serialized.
        ron::ser::to_string_pretty(self, ron::ser::PrettyConfig::default()).unwrap_or_default() + "\n"
    }

    pub(super) fn check(&self) -> Result<(), CompetitionError> {
        if self.version != VERSION {
            return Err(CompetitionError::Version(self.version));
        }
        self.format.check(self.entrants.len())?;
        let people = self.entrants.iter().filter(|entrant| entrant.controller == Controller::Human).count();
        if people > MAX_PEOPLE {
            return Err(CompetitionError::People(people));
        }
        let mut names = HashSet::new();
        for Entrant { name, .. } in &self.entrants {
            let plain = !name.trim().is_empty() && reading::escape_invisible(name) == *name;
            if !plain || name.chars().count() > MAX_NAME_CHARS || !names.insert(name) {
                return Err(CompetitionError::Name(name.clone()));
            }
        }
        let mut clubs = self.entrants.iter().filter_map(|entrant| entrant.club.as_ref());
        if let Some(odd) = clubs.find(|id| !is_id(id)) {
            return Err(CompetitionError::Club(odd.clone()));
        }
        if self.format.countries {
            let mut seen = HashSet::new();
            let is_one = |id: &str| countries().iter().any(|club| club.id == id);
            let stray = |entrant: &&Entrant| {
                entrant.club.as_deref().is_none_or(|id| !is_one(id) || !seen.insert(id.to_owned()))
            };
            if let Some(entrant) = self.entrants.iter().find(stray) {
                return Err(CompetitionError::Country(entrant.name.clone()));
            }
        }
        let (found, expected) = (self.strengths.len(), self.entrants.len());
        if found > 0 && found != expected {
            return Err(CompetitionError::Strengths { found, expected });
        }
        // Results beyond the first match without one are unknown to `rounds`, or wait for it.
        let rounds = self.rounds();
        let known: BTreeMap<FixtureId, bool> =
            rounds.iter().flatten().map(|fixture| (fixture.id(), fixture.decides)).collect();
        let stray = self.results.keys().chain(self.replays.keys()).find(|id| !known.contains_key(id));
        if let Some(FixtureId { round, place }) = stray {
            return Err(CompetitionError::NotDue {
                round: round.saturating_add(1),
                place: place.saturating_add(1),
            });
        }
        let decides = |id: &FixtureId| known.get(id).copied().unwrap_or_default();
        let drawn = self.results.iter().find(|(id, tally)| decides(id) && tally.winner.is_none());
        if let Some((FixtureId { round, place }, _)) = drawn {
            return Err(CompetitionError::NoWinner { round: round + 1, place: place + 1 });
        }
        if let Some((FixtureId { round, place }, found)) =
            self.replays.iter().find(|(_, replays)| **replays > MAX_COUNT)
        {
            let (round, place, field) = (round + 1, place + 1, "replays");
            return Err(CompetitionError::Number { round, place, field, found: *found });
        }
        self.results.iter().try_for_each(|(id, tally)| tally.check(*id))?;
        self.scorers.iter().try_for_each(|(id, scorers)| match self.results.get(id) {
            Some(tally) => scorers::check(*id, tally, scorers),
            None => Err(CompetitionError::Scorers {
                round: id.round.saturating_add(1),
                place: id.place.saturating_add(1),
            }),
        })
    }
}
