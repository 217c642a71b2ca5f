//! The file of a match, in play or finished.

use std::io;

use chrono::NaiveDate;
use ron::ser::PrettyConfig;
use ron::value::RawValue;
use serde::{Deserialize, Serialize};

use super::decode::DecodeError;
use super::tour_run::TourRunId;
use ai::opponent_model::{NOTEBOOK_VERSION, Notebook, NotebookError};
use engine::record::{RECORD_VERSION, VersionField, ron_options, version_in};
use engine::{BySeat, Record, RecordError, Seat};
use players::controller::Controller;
use players::people::PersonName;

/// The version of what surrounds the record in the files of this build. Older files have no version.
pub(crate) const VERSION: u32 = 1;

/// The file of a match, in play or finished. It is written with all but the record on one line, and read with what
/// older builds left out: some fields, or all but the record.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "match")]
pub(crate) struct MatchFile<N = Notebook, R = Record> {
    #[serde(default)]
    pub(crate) version: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) home: Option<Controller>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) away: Option<Controller>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) saved: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) lesson: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) day: Option<NaiveDate>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) tour: Option<TourRunId>,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(crate) coach_answers: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) secs: Option<u32>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) competition: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) last: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) star: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) home_name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) away_name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) notebook: Option<N>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) clubs: Option<BySeat<String>>,
    pub(crate) record: R,
}

const fn is_zero(n: &u32) -> bool {
    *n == 0
}

/// The file as it is written. The record's own text stands in it as it is: the store looks for it in other files, and
/// it is what `five-a-side replay` knows.
pub(crate) type MatchFileText = MatchFile<Box<RawValue>, Box<RawValue>>;

impl<N, R> MatchFile<N, R> {
    /// The file of a match of which nothing but the record is known.
    pub(crate) const fn from_record(record: R) -> Self {
        let (home, away, home_name, away_name) = (None, None, None, None);
        let (saved, lesson, day, tour, secs, notebook, clubs) = (None, None, None, None, None, None, None);
        let (version, coach_answers, competition, last, star) = (VERSION, 0, false, false, false);
        Self {
            version,
            home,
            away,
            saved,
            lesson,
            day,
            tour,
            coach_answers,
            secs,
            competition,
            last,
            star,
            home_name,
            away_name,
            notebook,
            clubs,
            record,
        }
    }

    /// What the file calls people.
    pub(crate) fn names(&self) -> BySeat<Option<PersonName>> {
        let names = BySeat::new(self.home_name.as_deref(), self.away_name.as_deref());
        names.map(|name| name.and_then(PersonName::parse))
    }
}

impl MatchFileText {
    /// The file of a match of which nothing but the record and the names is known.
    pub(crate) fn of(record: &Record, names: &BySeat<Option<PersonName>>) -> io::Result<Self> {
        let [home_name, away_name] =
            Seat::BOTH.map(|seat| names[seat].as_ref().map(|name| name.as_str().to_owned()));
        Ok(Self { home_name, away_name, ..Self::from_record(raw(&record.text())?) })
    }

    pub(crate) fn text(&self) -> io::Result<String> {
        let text = ron_options().to_string_pretty(self, PrettyConfig::new().compact_structs(true));
        Ok(text.map_err(io::Error::other)? + "\n")
    }
}

/// Returns a text in RON as a value that is written as it is.
pub(crate) fn raw(text: &str) -> io::Result<Box<RawValue>> {
    RawValue::from_boxed_ron(text.trim_end().into()).map_err(io::Error::other)
}

/// The error of a match that a newer version of the game wrote, or of the record in it, whatever else stands in it.
pub(crate) fn newer(text: &str) -> Option<RecordError> {
    #[derive(Deserialize)]
    struct MatchFileHead {
        record: VersionField,
    }
    let MatchFileHead { record } = ron_options().from_str(text).ok()?;
    let around = version_in(text).filter(|found| *found > VERSION);
    let around = around.map(|found| RecordError::Newer { found, expected: VERSION });
    around.or_else(|| {
        (record.version > RECORD_VERSION).then_some(RecordError::Version { found: record.version })
    })
}

/// Checks the version and the length of a notebook that stands in a file.
pub(crate) fn check_notebook(notebook: &Notebook) -> Result<(), DecodeError> {
    notebook.check().map_err(|error| match error {
        NotebookError::Version { found } if found > NOTEBOOK_VERSION => DecodeError::Newer(error.to_string()),
        other => DecodeError::damaged(other),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::saved_match;
    use crate::{MatchId, MatchLocation, SavedMatch};

    /// The bytes that builds have written since 0.2.
    #[test]
    fn the_format_of_a_match_file_is_unchanged() {
        let text = "(version: 1, game: \"toy\", options: (rounds: 1), seed: 5, actions: [(away, \"Left\")])";
        let (id, record) = (MatchId::unsaved("toy"), Record::parse(text).unwrap());
        let plain = saved_match(id, record, "world-class".parse().unwrap());
        let mut full = SavedMatch { saved: 8, coach_answers: 2, secs: Some(61), ..plain };
        let record = full.record.text();
        let record = record.trim_end();
        assert_eq!(
            full.text().unwrap(),
            format!(
                "(version: 1, home: \"human\", away: \"world-class\", saved: 8, coach_answers: 2, secs: 61, record: \
                 {record})\n"
            )
        );
        full.lesson = Some("first \"match\"".to_owned());
        full.day = NaiveDate::from_ymd_opt(2026, 11, 24);
        full.names = BySeat::new(PersonName::parse("Ada"), PersonName::parse("Bé"));
        full.place = MatchLocation::Competition;
        full.clubs = Some(BySeat::new("ursova".to_owned(), "corvalo".to_owned()));
        assert_eq!(
            full.finished_text(true).unwrap(),
            format!(
                "(version: 1, home: \"human\", away: \"world-class\", saved: 8, lesson: \"first \\\"match\\\"\", \
                 day: \"2026-11-24\", secs: 61, \
                 competition: true, last: true, home_name: \"Ada\", away_name: \"Bé\", \
                 clubs: (\"ursova\", \"corvalo\"), record: {record})\n"
            )
        );
    }
}
