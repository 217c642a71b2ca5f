//! Writes the file of a match, in play or finished.

use std::io;

use chrono::NaiveDate;
use ron::ser::PrettyConfig;
use ron::value::RawValue;
use serde::{Deserialize, Serialize};

use super::matches::VERSION;
use super::tour_run::TourRunId;
use ai::opponent_model::Notebook;
use engine::record::ron_options;
use engine::{BySeat, Record, Seat};
use players::controller::Controller;
use players::people::PersonName;

/// The file of a match, in play or finished. It is written with all but the record on one line, and read with what
/// older builds left out: some fields, or all but the record.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "match")]
pub(super) struct MatchFile<N = Notebook, R = Record> {
    #[serde(default)]
    pub(super) version: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) home: Option<Controller>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) away: Option<Controller>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) saved: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) lesson: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) day: Option<NaiveDate>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) tour: Option<TourRunId>,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(super) coach_answers: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) secs: Option<u32>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) competition: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) last: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) star: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) home_name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) away_name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) notebook: Option<N>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) clubs: Option<BySeat<String>>,
    pub(super) record: R,
}

const fn is_zero(n: &u32) -> bool {
    *n == 0
}

/// The file as it is written. The record's own text stands in it as it is: the store looks for it in other files, and
/// it is what `five-a-side replay` knows.
pub(super) type MatchFileText = MatchFile<Box<RawValue>, Box<RawValue>>;

impl<N, R> MatchFile<N, R> {
    /// The file of a match of which nothing but the record is known.
    pub(super) const fn from_record(record: R) -> Self {
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
    pub(super) fn names(&self) -> BySeat<Option<PersonName>> {
        let names = BySeat::new(self.home_name.as_deref(), self.away_name.as_deref());
        names.map(|name| name.and_then(PersonName::parse))
    }
}

impl MatchFileText {
    /// The file of a match of which nothing but the record and the names is known.
    pub(super) fn of(record: &Record, names: &BySeat<Option<PersonName>>) -> io::Result<Self> {
        let [home_name, away_name] =
            Seat::BOTH.map(|seat| names[seat].as_ref().map(|name| name.as_str().to_owned()));
        Ok(Self { home_name, away_name, ..Self::from_record(raw(&record.text())?) })
    }

    pub(super) fn text(&self) -> io::Result<String> {
        let text = ron_options().to_string_pretty(self, PrettyConfig::new().compact_structs(true));
        Ok(text.map_err(io::Error::other)? + "\n")
    }
}

/// Returns a text in RON as a value that is written as it is.
pub(super) fn raw(text: &str) -> io::Result<Box<RawValue>> {
    RawValue::from_boxed_ron(text.trim_end().into()).map_err(io::Error::other)
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
