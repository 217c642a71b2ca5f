//! The index of the finished matches, and its text: `archive.ron`.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::archived_match::ArchivedMatch;
use super::decode::{DecodeError, has_unknown_names};
use super::identity::MatchIdentity;
use super::saved_match::MatchId;
use engine::record::{ron_options, version_in};

/// The version of the file that this build writes.
pub(crate) const INDEX_VERSION: u32 = 7;

/// Seconds by which a time may be ahead of this machine's clock: clocks differ a little.
const MAX_LEAD_SECS: u64 = 600;

/// Returns a time in seconds since 1970, or 0 if it is in the future. A clock that was wrong wrote it then, and
/// nobody knows when that was: such a match counts as the oldest.
pub(crate) const fn known_time(time: u64, now: u64) -> u64 {
    if time <= now.saturating_add(MAX_LEAD_SECS) { time } else { 0 }
}

/// The index entry of one file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ArchiveEntry {
    /// Size in bytes and modification time. The file is not read again while both are unchanged.
    pub(crate) stamp: (u64, u64),
    pub(crate) identity: MatchIdentity,
    pub(crate) archived: ArchivedMatch,
}

impl ArchiveEntry {
    /// Returns the match as it is listed: one that ended in the future, by a clock that was wrong, ended at an unknown
    /// time.
    pub(crate) fn listed(&self, now: u64) -> ArchivedMatch {
        ArchivedMatch { ended: known_time(self.archived.ended, now), ..self.archived.clone() }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "archive")]
struct IndexFile {
    version: u32,
    matches: Vec<ArchiveEntry>,
}

/// Reads the text of the index. One that this build did not write is empty: it is rebuilt, whatever it holds.
pub(crate) fn parse_index(text: &str) -> Result<BTreeMap<MatchId, ArchiveEntry>, DecodeError> {
    let found = match ron_options().from_str::<IndexFile>(text) {
        Ok(index) if index.version == INDEX_VERSION => index.matches,
        Ok(_) => Vec::new(),
        Err(_) if version_in(text).is_some_and(|version| version != INDEX_VERSION) => Vec::new(),
        // The index names matches that this build does not list.
        Err(_) if has_unknown_names::<IndexFile>(text) => Vec::new(),
        Err(error) => return Err(DecodeError::damaged(error)),
    };
    Ok(found.into_iter().map(|line| (line.archived.id.clone(), line)).collect())
}

/// Returns the text of the index.
pub(crate) fn index_text(lines: &BTreeMap<MatchId, ArchiveEntry>) -> String {
    let index = IndexFile { version: INDEX_VERSION, matches: lines.values().cloned().collect() };
    // Plain data can always be serialized.
    let config = ron::ser::PrettyConfig::default().depth_limit(2);
    ron::ser::to_string_pretty(&index, config).unwrap_or_default()
}
