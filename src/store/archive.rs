//! The archive: every finished match with its players, date and result.
//!
//! Each finished match has its own file. `archive.ron` is an index of what a list needs, so that thousands of matches
//! are listed at once. It holds nothing that the files do not hold. It is rebuilt if it is missing, damaged or older
//! than the files.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use directories::UserDirs;
use serde::{Deserialize, Serialize};

use super::files::Wrong;
use super::kept::{parse_finished, record_in};
use super::newer::unknown_in;
use super::unsaved::Step;
use super::{Kept, MatchId, Store, StoreError, Unusable, seconds};
use crate::ai::ledger::Sums;
use crate::engine::code::CodeError;
use crate::engine::record::{ron_options, version_in};
use crate::engine::{Record, RecordError};
use crate::games;
use crate::reading;

const INDEX: &str = "archive.ron";
const VERSION: u32 = 5;
/// Size limit of the index in bytes; enough for a hundred thousand matches.
const MOST: u64 = 64 << 20;

/// The index entry of one file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Line {
    /// Size in bytes and modification time. The file is not read again while both are unchanged.
    stamp: (u64, u64),
    pub(super) kept: Kept,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "archive")]
struct Index {
    version: u32,
    matches: Vec<Line>,
}

/// The cached index, and which parts of it are out of date.
#[derive(Debug, Default)]
pub(super) struct Catalogue {
    /// The index entries; `None` until the index was read.
    pub(super) lines: Option<BTreeMap<MatchId, Line>>,
    /// True if matches were put away since the index was read.
    pub(super) stale: bool,
    /// True if the index file lacks some of the entries.
    unsaved: bool,
}

impl Catalogue {
    /// Notes that a report of the match was kept, with these sums.
    pub(super) fn note_worth(&mut self, id: &MatchId, sums: Sums) {
        if let Some(line) = self.lines.as_mut().and_then(|lines| lines.get_mut(id)) {
            line.kept.worth = Some(sums);
            self.unsaved = true;
        }
    }
}

/// The archive as far as it was read.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Shelf {
    /// The matches, newest first.
    pub matches: Vec<Kept>,
    /// Number of files not read yet. Call again while it is not 0.
    pub unread: usize,
    /// Files that could not be used.
    pub unusable: Vec<Unusable>,
}

/// The reason why a match was not imported into the archive.
#[derive(Debug, thiserror::Error)]
pub enum NotTaken {
    /// The record is invalid.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The match code is invalid.
    #[error(transparent)]
    Code(#[from] CodeError),
    /// A file cannot be read.
    #[error("{0}")]
    File(String),
    /// The match is not over.
    #[error("this match is not over yet: only finished matches are kept")]
    Unfinished,
    /// The archive holds this match already.
    #[error("this match is in the archive already")]
    Known(MatchId),
    /// The file cannot be written.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Another window has the folder open.
    #[error("another window of the game has the data folder open")]
    InUse,
}

impl Store {
    /// Returns the archive after reading at most `most` new or changed files. Call it until `unread` is 0; pending
    /// saves can be done in between.
    pub fn archive(&mut self, most: usize) -> Shelf {
        let mut unusable = Vec::new();
        let mut shelf = Shelf::default();
        if self.in_use() {
            return shelf;
        }
        self.try_again();
        let mut known = self.index(&mut unusable);
        self.catalogue.stale = false;
        let before = known.len();
        let Ok(folder) = self.path(&["finished"]) else { return shelf };
        let reported = self.reported();
        let mut lines = BTreeMap::new();
        let mut unread = Vec::new();
        let mut changed = self.catalogue.unsaved;
        let listed = self.disk.list(&folder);
        let mut orphans = if listed.is_ok() { reported.clone() } else { BTreeSet::new() };
        for name in listed.unwrap_or_default() {
            let Some(id) = name.to_str().and_then(|name| name.strip_suffix(".ron")).map(MatchId::of_stem)
            else {
                continue;
            };
            orphans.remove(&id);
            let path = folder.join(&name);
            let Ok(stamp) = self.disk.stamp(&path) else { continue };
            match known.remove(&id) {
                Some(mut line) if line.stamp == stamp => {
                    // A report can come or go while its match stays.
                    if line.kept.worth.is_some() != reported.contains(&id) {
                        let record = self.finished_record(&id).filter(|_| reported.contains(&id));
                        line.kept.worth = record.and_then(|record| self.worth(&id, &record));
                        changed = true;
                    }
                    lines.insert(id, line);
                }
                _ if self.left.contains_key(&path) => {}
                _ => unread.push((id, path, stamp)),
            }
        }
        changed |= before != lines.len();
        // The process may have ended between writing the match and writing its report.
        for id in orphans {
            let _ = self.delete_report(&id);
        }
        // Newest first: these are shown first.
        unread.sort_by(|(a, ..), (b, ..)| b.begun().cmp(&a.begun()).then_with(|| b.cmp(a)));
        shelf.unread = unread.len().saturating_sub(most);
        for (id, path, stamp) in unread.into_iter().take(most) {
            match self.read(&path, reading::LIMIT, |text| parse_finished(&id, text)) {
                Ok(Some(((mut kept, record), written))) => {
                    kept.worth = reported.contains(&id).then(|| self.worth(&id, &record)).flatten();
                    kept.ended = if kept.ended == 0 { written } else { kept.ended };
                    lines.insert(id, Line { stamp, kept });
                    changed = true;
                }
                Ok(None) => {}
                Err(fault) => unusable.push(fault),
            }
        }
        if changed {
            // A failed write does no harm: the index is rebuilt from the files.
            self.catalogue.unsaved = self.put_index(&lines).is_err();
        }
        shelf.matches = lines.values().map(|line| line.kept.clone()).collect();
        shelf.matches.sort_by(|a, b| (b.ended, &b.id).cmp(&(a.ended, &a.id)));
        shelf.unusable = unusable;
        self.catalogue.lines = Some(lines);
        shelf
    }

    /// Returns the record of an archived match, or `None` if its file is missing or unreadable.
    pub fn finished_record(&mut self, id: &MatchId) -> Option<Record> {
        let path = self.finished_path(id).ok()?;
        let text = self.disk.read(&path, reading::LIMIT).ok()?.text;
        record_in(&text).ok()
    }

    /// Stars a match, or removes its star.
    ///
    /// # Errors
    /// The file cannot be read: reported once. The file cannot be written: reported once and retried until it
    /// succeeds.
    pub fn star_match(&mut self, id: &MatchId, star: bool) -> Result<(), StoreError> {
        self.keep(Step::Star(id.clone(), star))
    }

    /// Exports an archived match to a file among the player's documents and returns its path. Uses the data folder if
    /// the system names no documents folder. Returns `None` if the match cannot be read or written.
    pub fn export_match(&mut self, id: &MatchId) -> Option<PathBuf> {
        let text = self.disk.read(&self.finished_path(id).ok()?, reading::LIMIT).ok()?.text;
        let folder = self.export_folder()?;
        self.put_free(&folder, id, "ron", text.as_bytes())
    }

    /// Exports an archived match to that file, in place of one that is there; false if it cannot be read or written.
    pub fn export_match_to(&mut self, id: &MatchId, path: &Path) -> bool {
        let text = self.finished_path(id).ok().and_then(|from| self.disk.read(&from, reading::LIMIT).ok());
        text.is_some_and(|read| self.export_to(path, read.text.as_bytes()))
    }

    /// Writes a file that the player has chosen, in place of one that is there; false if it cannot be written. The files
    /// of the data folder are the game's own.
    pub fn export_to(&mut self, path: &Path, bytes: &[u8]) -> bool {
        let real = |path: &Path| std::fs::canonicalize(path).ok();
        let new = || Some(real(path.parent()?)?.join(path.file_name()?));
        // A link stays one: what it leads to is written.
        let path = real(path).or_else(new).unwrap_or_else(|| path.to_owned());
        let is_in =
            |parts: &[&str]| self.path(parts).is_ok_and(|own| path.starts_with(real(&own).unwrap_or(own)));
        (!is_in(&[]) || is_in(&["exported"])) && self.put_over(&path, bytes).is_ok()
    }

    /// Writes a PNG picture of a match to the player's pictures folder and returns its path. Falls back to the folder
    /// of [`Store::export_match`]. Returns `None` if it cannot be written.
    pub fn export_picture(&mut self, id: &MatchId, png: &[u8]) -> Option<PathBuf> {
        let pictures = UserDirs::new().and_then(|dirs| dirs.picture_dir().map(Path::to_owned));
        let folder = pictures.filter(|folder| folder.is_dir()).or_else(|| self.export_folder())?;
        self.put_free(&folder, id, "png", png)
    }

    /// Writes a file of that name under the first free name.
    pub(super) fn put_free(
        &mut self,
        folder: &Path,
        id: &impl std::fmt::Display,
        ending: &str,
        bytes: &[u8],
    ) -> Option<PathBuf> {
        for n in 1..1000 {
            let name = if n == 1 { format!("{id}.{ending}") } else { format!("{id}-{n}.{ending}") };
            let path = folder.join(name);
            match self.put_new(&path, bytes) {
                Ok(()) => return Some(path),
                Err(e) if e.kind() == std::io::ErrorKind::AlreadyExists => {}
                Err(_) => return None,
            }
        }
        None
    }

    /// Exports every archived match to its own file in a new folder, beside the exports of [`Store::export_match`].
    /// Returns the folder and the number of files, or `None` if nothing can be written.
    pub fn export_all(&mut self) -> Option<(PathBuf, usize)> {
        let place = self.export_folder()?;
        self.export_all_into(&place)
    }

    /// Exports every archived match into a new folder in `place`.
    pub fn export_all_into(&mut self, place: &Path) -> Option<(PathBuf, usize)> {
        let matches = self.archive(usize::MAX).matches;
        let free = (1..1000).map(|n| place.join(format!("five-a-side-matches-{n}")));
        let folder = { free }.find(|folder| !self.disk.taken(folder))?;
        let mut written = 0;
        for kept in &matches {
            let text = self.disk.read(&self.finished_path(&kept.id).ok()?, reading::LIMIT).ok()?.text;
            self.put_new(&folder.join(format!("{}.ron", kept.id)), text.as_bytes()).ok()?;
            written += 1;
        }
        Some((folder, written))
    }

    /// Deletes every match without a star from the archive and returns how many.
    ///
    /// # Errors
    /// A file cannot be removed.
    pub fn erase_archive(&mut self) -> Result<usize, StoreError> {
        let matches = self.archive(usize::MAX).matches;
        let mut erased = 0;
        for kept in matches.iter().filter(|kept| !kept.star) {
            self.delete(&kept.id)?;
            erased += 1;
        }
        self.archive(0);
        Ok(erased)
    }

    /// Returns the player's documents folder, or a folder in the data folder if the system names none.
    pub(super) fn export_folder(&self) -> Option<PathBuf> {
        let documents = UserDirs::new().and_then(|dirs| dirs.document_dir().map(Path::to_owned));
        documents.filter(|folder| folder.is_dir()).or_else(|| self.path(&["exported"]).ok())
    }

    pub(super) fn change_finished(
        &mut self,
        id: &MatchId,
        change: impl FnOnce(&mut Kept),
    ) -> Result<(), StoreError> {
        let path = self.finished_path(id)?;
        let read = self.read(&path, reading::LIMIT, |text| parse_finished(id, text));
        let Ok(Some(((mut kept, record), written))) = read else { return Err(StoreError::Left { path }) };
        kept.ended = if kept.ended == 0 { written } else { kept.ended };
        change(&mut kept);
        let text = kept.text(&record).map_err(|cause| StoreError::Write { path: path.clone(), cause })?;
        self.put(&path, &text)
    }

    /// Deletes a match from the archive.
    ///
    /// # Errors
    /// The file cannot be removed: reported once and retried until it succeeds.
    pub fn delete_match(&mut self, id: &MatchId) -> Result<(), StoreError> {
        self.keep(Step::Deleted(id.clone()))
    }

    pub(super) fn delete(&mut self, id: &MatchId) -> Result<(), StoreError> {
        let path = self.finished_path(id)?;
        self.remove(&path)?;
        self.delete_report(id)
    }

    /// Imports a match that was played elsewhere, from its code, its record or the text of its file. Returns its id.
    ///
    /// # Errors
    /// The record is invalid or not over, the match is in the archive already, or the folder cannot be written.
    pub fn take_in(&mut self, text: &str) -> Result<MatchId, NotTaken> {
        if self.in_use() {
            return Err(NotTaken::InUse);
        }
        let record =
            if text.trim_start().starts_with('(') { record_in(text)? } else { games::code::read(text)? };
        let game = games::named(&record.game)
            .map_err(|_| RecordError::Game { found: record.game.clone(), expected: games::ids() })?;
        // Normalize the record to this build's form, so that the same match is recognized again.
        let record = game.resume(&record)?.record().clone();
        if game.replay(&record)?.outcome.is_none() {
            return Err(NotTaken::Unfinished);
        }
        if let Some(id) = self.kept_like(&record) {
            return Err(NotTaken::Known(id));
        }
        let id = self.new_match(game.id());
        let alone = parse_finished(&id, &record.text()).map_err(|_| NotTaken::Unfinished)?;
        // Players and date are known only if the text comes from another archive.
        let (mut kept, _) = parse_finished(&id, text).unwrap_or(alone);
        (kept.star, kept.competition, kept.last) = (false, false, false);
        kept.ended = if kept.ended == 0 { seconds() } else { kept.ended };
        let path = self.finished_path(&id)?;
        let done = kept.text(&record).and_then(|text| self.put_new(&path, text.as_bytes()));
        done.map_err(|cause| StoreError::Write { path: path.clone(), cause })?;
        if let (Some(lines), Ok(stamp)) = (&mut self.catalogue.lines, self.disk.stamp(&path)) {
            lines.insert(id.clone(), Line { stamp, kept });
            self.catalogue.unsaved = true;
        }
        Ok(id)
    }

    /// Returns the lines of all finished matches, up to date; none if the folder cannot be listed.
    pub(super) fn lines(&mut self) -> Option<&BTreeMap<MatchId, Line>> {
        if self.catalogue.lines.is_none() || self.catalogue.stale {
            self.archive(usize::MAX);
        }
        self.catalogue.lines.as_ref()
    }

    /// Finds an archived match with the same record.
    fn kept_like(&mut self, record: &Record) -> Option<MatchId> {
        let same = |kept: &Kept| {
            kept.game == record.game
                && kept.seed == record.seed
                && kept.decisions == record.actions.len() as u32
        };
        let lines = self.lines()?;
        let alike: Vec<MatchId> =
            lines.values().filter(|line| same(&line.kept)).map(|line| line.kept.id.clone()).collect();
        alike.into_iter().find(|id| {
            self.finished_record(id).is_some_and(|there| {
                there.actions == record.actions
                    && there.options.get_ron().trim() == record.options.get_ron().trim()
            })
        })
    }

    pub(super) fn finished_path(&self, id: &MatchId) -> Result<PathBuf, StoreError> {
        self.path(&["finished", &format!("{id}.ron")])
    }

    /// Returns the index, from memory or from its file.
    fn index(&mut self, unusable: &mut Vec<Unusable>) -> BTreeMap<MatchId, Line> {
        if let Some(known) = self.catalogue.lines.take() {
            return known;
        }
        let Ok(path) = self.path(&[INDEX]) else { return BTreeMap::new() };
        let read = self.read(&path, MOST, |text| {
            match ron_options().from_str::<Index>(text) {
                Ok(index) if index.version == VERSION => Ok(index.matches),
                // An index of another version is rebuilt, whatever it holds.
                Ok(_) => Ok(Vec::new()),
                Err(_) if version_in(text).is_some_and(|version| version != VERSION) => Ok(Vec::new()),
                // The index names matches that this build does not list.
                Err(_) if unknown_in::<Index>(text) => Ok(Vec::new()),
                Err(fault) => Err(Wrong::damaged(fault)),
            }
        });
        match read {
            Ok(Some((lines, _))) => lines.into_iter().map(|line| (line.kept.id.clone(), line)).collect(),
            Ok(None) => BTreeMap::new(),
            Err(fault) => {
                unusable.push(fault);
                BTreeMap::new()
            }
        }
    }

    fn put_index(&mut self, lines: &BTreeMap<MatchId, Line>) -> Result<(), StoreError> {
        let index = Index { version: VERSION, matches: lines.values().cloned().collect() };
        // Plain data can always be serialized.
        let config = ron::ser::PrettyConfig::default().depth_limit(2);
        let text = ron::ser::to_string_pretty(&index, config).unwrap_or_default();
        let path = self.path(&[INDEX])?;
        self.put(&path, &text)
    }
}

#[cfg(test)]
mod tests;
