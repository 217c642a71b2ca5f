//! Finished matches: each file holds the record, the players and the date. Older builds kept bare records.

use std::collections::BTreeSet;
use std::io;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::decode::{DecodeError, has_unknown_names};
use super::identity::MatchIdentity;
use super::match_file::{MatchFile, MatchFileText, VERSION, newer};
use super::saved_match::MatchId;
use super::tour_run::TourRunId;
use ai::ledger::LedgerTotals;
use competition::FixtureResult;
use engine::record::{RECORD_VERSION, ron_options};
use engine::{BySeat, Outcome, Record, RecordError, Seat, SeatSet};
use games::match_stats::MatchStats;
use players::controller::Controller;
use players::people::PersonName;

/// A finished match as the archive lists it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArchivedMatch {
    /// The match id.
    pub id: MatchId,
    /// The game's id.
    pub game: String,
    /// The game's options, in RON.
    pub options: String,
    /// The seed, also shown as the number of the match.
    pub seed: u64,
    /// The controllers; `None` if unknown, as in older builds and bare records.
    #[serde(rename = "who")]
    pub controllers: Option<BySeat<Controller>>,
    /// The time of the last decision, seconds since 1970.
    pub ended: u64,
    /// The number of decisions.
    pub decisions: u32,
    /// Goals and kicks of both sides.
    pub result: FixtureResult,
    /// The id of the scenario if the match was a lesson.
    pub lesson: Option<String>,
    /// The day whose match it was, if it was one of a day.
    #[serde(default)]
    pub day: Option<NaiveDate>,
    /// The run of a tour of which it was a part, if it was.
    #[serde(default)]
    pub tour: Option<TourRunId>,
    /// True if it was a competition match.
    pub competition: bool,
    /// True if the match is starred.
    pub star: bool,
    /// True if one manager plays alone.
    #[serde(rename = "alone")]
    pub solo: bool,
    /// The largest deficit of each side, in goals.
    #[serde(rename = "behind")]
    pub max_deficit: BySeat<u32>,
    /// The names of the people, where they have names.
    #[serde(default)]
    pub names: BySeat<Option<PersonName>>,
    /// Statistics of the match.
    #[serde(rename = "course")]
    pub stats: MatchStats,
    /// Time at the table in seconds; `None` if it was not counted.
    #[serde(default)]
    pub secs: Option<u32>,
    /// True if it was the final of a cup.
    #[serde(default, rename = "last")]
    pub cup_final: bool,
    /// The sums of the kept report, if there is one.
    #[serde(default, rename = "worth")]
    pub report_totals: Option<LedgerTotals>,
    /// The ids of the clubs that met; `None` for the default clubs.
    #[serde(default)]
    pub clubs: Option<BySeat<String>>,
}

impl MatchFile {
    /// Reads the file of a finished match: a plain record, or a record with players and date.
    fn finished(text: &str) -> Result<Self, RecordError> {
        // Report the error of the form that the text has.
        let as_record = match Record::parse(text) {
            Ok(record) => return Ok(Self::from_record(record)),
            Err(error) => error,
        };
        let match_of = |e: ron::error::SpannedError| (text.contains("record:")).then_some(e);
        match ron_options().from_str::<Self>(text) {
            Ok(found) if found.version > VERSION => {
                Err(RecordError::Newer { found: found.version, expected: VERSION })
            }
            Ok(found) if found.record.version == RECORD_VERSION => Ok(found),
            Ok(found) => Err(RecordError::Version { found: found.record.version }),
            Err(e) => Err(match (newer(text), match_of(e)) {
                (Some(newer), _) => newer,
                (None, Some(e)) => RecordError::Unreadable {
                    line: e.span.start.line,
                    column: e.span.start.col,
                    reason: e.code.to_string(),
                },
                (None, None) => as_record,
            }),
        }
    }
}

/// Extracts the record from a text that is a record or a kept match.
///
/// # Errors
/// The error of the text, with its place.
pub fn record_in(text: &str) -> Result<Record, RecordError> {
    MatchFile::finished(text).map(|found| found.record)
}

/// Returns the ids of the clubs that met, if the text is an archived match that has them.
#[must_use]
pub fn clubs_in(text: &str) -> Option<BySeat<String>> {
    MatchFile::finished(text).ok()?.clubs
}

/// Returns the record in a text, and true if the text names a person who met a bot in a match that was no lesson.
///
/// # Errors
/// The errors of [`record_in`].
pub fn record_and_bot_match_in(text: &str) -> Result<(Record, bool), RecordError> {
    let found = MatchFile::finished(text)?;
    let people =
        [found.home, found.away].into_iter().flatten().map(|controller| controller == Controller::Human);
    let against_a_bot = found.lesson.is_none() && people.collect::<BTreeSet<bool>>().len() == 2;
    Ok((found.record, against_a_bot))
}

/// A finished match as it was found in its file, played through.
pub(crate) struct FinishedMatch {
    pub(crate) archived: ArchivedMatch,
    pub(crate) record: Record,
    pub(crate) identity: MatchIdentity,
}

/// Reads the file of a finished match and plays it through.
pub(crate) fn parse_finished(id: &MatchId, text: &str) -> Result<FinishedMatch, DecodeError> {
    let found = MatchFile::finished(text).map_err(|error| match error {
        RecordError::Unreadable { .. }
            if has_unknown_names::<MatchFile>(text) && has_unknown_names::<Record>(text) =>
        {
            DecodeError::Newer(error.to_string())
        }
        other => other.into(),
    })?;
    let entry = games::named(&found.record.game).map_err(|error| DecodeError::Newer(error.to_string()))?;
    let replayed = entry.replay(&found.record)?;
    let identity = MatchIdentity::from_replay(entry, &found.record, &replayed);
    let outcome = replayed.outcome.ok_or_else(|| DecodeError::damaged("this match is not over"))?;
    let archived = ArchivedMatch {
        names: found.names(),
        controllers: found.home.zip(found.away).map(|(home, away)| BySeat::new(home, away)),
        ended: found.saved.unwrap_or_default(),
        lesson: found.lesson,
        day: found.day,
        tour: found.tour,
        competition: found.competition,
        star: found.star,
        solo: entry.seats_with(found.record.options.get_ron()).is_ok_and(|seats| seats != SeatSet::BOTH),
        max_deficit: replayed.behind,
        stats: replayed.stats,
        secs: found.secs,
        cup_final: found.last,
        clubs: found.clubs,
        ..ArchivedMatch::of(id, &found.record, &outcome)
    };
    Ok(FinishedMatch { archived, record: found.record, identity })
}

impl ArchivedMatch {
    /// Derives the entry from the record alone.
    fn of(id: &MatchId, record: &Record, outcome: &Outcome) -> Self {
        Self {
            id: id.clone(),
            game: record.game.clone(),
            options: record.options.get_ron().trim().to_owned(),
            seed: record.seed,
            controllers: None,
            ended: 0,
            decisions: record.actions.len() as u32,
            result: FixtureResult::from(outcome),
            lesson: None,
            day: None,
            tour: None,
            competition: false,
            star: false,
            solo: false,
            max_deficit: BySeat::default(),
            names: BySeat::default(),
            stats: MatchStats::default(),
            secs: None,
            cup_final: false,
            report_totals: None,
            clubs: None,
        }
    }

    /// Serializes the match as the text of its file.
    pub(crate) fn text(&self, record: &Record) -> io::Result<String> {
        let file = MatchFileText {
            home: self.controllers.map(|controllers| controllers[Seat::Home]),
            away: self.controllers.map(|controllers| controllers[Seat::Away]),
            saved: Some(self.ended),
            lesson: self.lesson.clone(),
            day: self.day,
            tour: self.tour.clone(),
            competition: self.competition,
            star: self.star,
            secs: self.secs,
            last: self.cup_final,
            clubs: self.clubs.clone(),
            ..MatchFileText::of(record, &self.names)?
        };
        file.text()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An archived match of a newer build is recognised as such, though its fields are unknown here.
    #[test]
    fn a_match_of_a_newer_build_is_recognised_by_its_version() {
        let text = |version: u32, record: u32| {
            format!("(version: {version}, mood: 3, record: (version: {record}, weather: 1))")
        };
        let error = record_in(&text(VERSION, RECORD_VERSION + 1)).unwrap_err();
        assert!(matches!(error, RecordError::Version { found } if found == RECORD_VERSION + 1), "{error:?}");
        assert!(error.to_string().ends_with("a newer version of the game wrote it"), "{error}");
        let error = record_in(&text(VERSION + 1, RECORD_VERSION)).unwrap_err();
        assert!(matches!(error, RecordError::Newer { found, .. } if found == VERSION + 1), "{error:?}");
        assert!(error.to_string().starts_with("a newer version of the game saved this match"), "{error}");
        let error = record_in(&text(VERSION, RECORD_VERSION)).unwrap_err();
        assert!(matches!(error, RecordError::Unreadable { .. }), "{error:?}");
    }
}
