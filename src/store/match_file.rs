//! How the file of a match is written, in play or finished.

use std::io;

use ron::ser::PrettyConfig;
use ron::value::RawValue;
use serde::Serialize;

use super::matches::VERSION;
use crate::controller::Controller;
use crate::engine::record::ron_options;
use crate::engine::{BySeat, Record, Seat};
use crate::people::Name;

/// The file of a match, in play or finished, as this build writes it: all but the record on one line.
#[derive(Serialize)]
pub(super) struct MatchFile {
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
    pub(super) secs: Option<u32>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(super) competition: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(super) last: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(super) star: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) home_name: Option<Name>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) away_name: Option<Name>,
    /// The record's own text as it is: the store looks for it in other files, and it is what `five-a-side replay` knows.
    pub(super) record: Box<RawValue>,
}

impl MatchFile {
    /// The file of a match of which nothing but the record and the names is known.
    pub(super) fn of(record: &Record, names: &BySeat<Option<Name>>) -> io::Result<Self> {
        let text = record.text().trim_end().into();
        let record = RawValue::from_boxed_ron(text).map_err(io::Error::other)?;
        let [home_name, away_name] = Seat::BOTH.map(|seat| names[seat].clone());
        let (home, away, saved, lesson, secs) = (None, None, None, None, None);
        let (version, competition, last, star) = (VERSION, false, false, false);
        Ok(Self {
            version,
            home,
            away,
            saved,
            lesson,
            secs,
            competition,
            last,
            star,
            home_name,
            away_name,
            record,
        })
    }

    pub(super) fn text(&self) -> io::Result<String> {
        let text = ron_options().to_string_pretty(self, PrettyConfig::new().compact_structs(true));
        Ok(text.map_err(io::Error::other)? + "\n")
    }
}
