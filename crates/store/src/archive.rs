//! The archive: every finished match with its players, date and result.
//!
//! Each finished match has its own file. `archive.ron` is an index of what a list needs, so that thousands of matches
//! are listed at once. It holds nothing that the files do not hold. It is rebuilt if it is missing, damaged or older
//! than the files.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use directories::UserDirs;

use super::disk::{DataFile, DataFolder, FolderPaths};
use super::formats::{
    ArchiveEntry, FinishedMatch, MatchIdentity, copies, index_text, parse_finished, parse_index, record_in,
    same_players,
};
use super::save_step::SaveStep;
use super::{ArchivedMatch, MatchId, Store, StoreError, UnusableFile, seconds};
use ai::ledger::LedgerTotals;
use base::reading;
use engine::code::CodeError;
use engine::{Record, RecordError};

/// Size limit of the index in bytes; enough for a hundred thousand matches.
const MAX_INDEX_BYTES: u64 = 64 << 20;
/// Maximum size of an index entry in bytes, without the options and names from its file.
const MAX_ENTRY_BYTES: u64 = 2 << 10;

/// The cached index, and which parts of it are out of date.
#[derive(Debug, Default)]
pub(super) struct ArchiveIndexCache {
    /// The index entries; `None` until the index was read.
    pub(super) lines: Option<BTreeMap<MatchId, ArchiveEntry>>,
    /// True if matches were put away since the index was read.
    pub(super) stale: bool,
    /// True if the index file lacks some of the entries.
    unsaved: bool,
}

impl ArchiveIndexCache {
    /// Notes that a report of the match was kept, with these sums.
    pub(super) fn note_ledger_totals(&mut self, id: &MatchId, sums: LedgerTotals) {
        if let Some(line) = self.lines.as_mut().and_then(|lines| lines.get_mut(id)) {
            line.archived.report_totals = Some(sums);
            self.unsaved = true;
        }
    }
}

/// The archive as far as it was read.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ArchiveIndex {
    /// The matches, newest first; those that ended at an unknown time come last. Each is listed once, however many
    /// files hold it.
    pub matches: Vec<ArchivedMatch>,
    /// The other files that hold a listed match, each with the id under which it is listed.
    pub copies: BTreeMap<MatchId, MatchId>,
    /// Number of files not read yet. Call again while it is not 0.
    pub unread: usize,
    /// Files that could not be used.
    pub unusable: Vec<UnusableFile>,
}

impl ArchiveIndex {
    /// Returns the match of that id, or the one that is listed in its place.
    #[must_use]
    pub fn get(&self, id: &MatchId) -> Option<&ArchivedMatch> {
        let listed = self.copies.get(id).unwrap_or(id);
        self.matches.iter().find(|archived| archived.id == *listed)
    }
}

/// The result of exporting all matches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExportSummary {
    /// The folder that the files are in.
    pub folder: PathBuf,
    /// The number of matches written.
    pub matches: usize,
    /// The matches whose files could not be read.
    pub left_out: Vec<MatchId>,
}

/// The reason why a match was not imported into the archive.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// The record is invalid.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The match code is invalid.
    #[error(transparent)]
    Code(#[from] CodeError),
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
    pub fn archive(&mut self, most: usize) -> ArchiveIndex {
        let mut unusable = Vec::new();
        let mut index = ArchiveIndex::default();
        if self.in_use() {
            return index;
        }
        self.try_again();
        let Ok(folder) = self.files.folder_at(DataFolder::Finished) else { return index };
        let listed = self.files.disk.list(&folder);
        let reported = self.reported();
        let mut orphans = if listed.is_ok() { reported.clone() } else { BTreeSet::new() };
        let mut files = Vec::new();
        for stem in self.files.stems(&folder, listed.unwrap_or_default(), &mut unusable) {
            let (id, path) = (MatchId::of_stem(&stem), folder.join(format!("{stem}.ron")));
            orphans.remove(&id);
            files.extend(self.files.disk.stamp(&path).ok().map(|stamp| (id, path, stamp)));
        }
        let sizes: u64 = files.iter().map(|(_, _, (size, _))| MAX_ENTRY_BYTES + size).sum();
        let mut known = self.index(sizes + MAX_ENTRY_BYTES, &mut unusable);
        self.catalogue.stale = false;
        let before = known.len();
        let mut lines = BTreeMap::new();
        let mut unread = Vec::new();
        let mut changed = self.catalogue.unsaved;
        for (id, path, stamp) in files {
            match known.remove(&id) {
                Some(mut line) if line.stamp == stamp => {
                    // A report can come or go while its match stays.
                    if line.archived.report_totals.is_some() != reported.contains(&id) {
                        let record = self.finished_record(&id).filter(|_| reported.contains(&id));
                        line.archived.report_totals =
                            record.and_then(|record| self.ledger_totals(&id, &record));
                        changed = true;
                    }
                    lines.insert(id, line);
                }
                _ if self.files.untouchable.contains_key(&path) => {}
                _ => unread.push((id, path, stamp)),
            }
        }
        changed |= before != lines.len();
        // The process may have ended between writing the match and writing its report.
        for id in orphans {
            let _ = self.delete_orphan(&id);
        }
        // Newest first: these are shown first.
        unread.sort_by(|(a, ..), (b, ..)| b.begun().cmp(&a.begun()).then_with(|| b.cmp(a)));
        index.unread = unread.len().saturating_sub(most);
        for (id, path, stamp) in unread.into_iter().take(most) {
            match self.files.read(&path, reading::LIMIT, |text| parse_finished(&id, text)) {
                Ok(Some((FinishedMatch { mut archived, record, identity }, written))) => {
                    archived.report_totals =
                        reported.contains(&id).then(|| self.ledger_totals(&id, &record)).flatten();
                    archived.ended = if archived.ended == 0 { written } else { archived.ended };
                    lines.insert(id, ArchiveEntry { stamp, identity, archived });
                    changed = true;
                }
                Ok(None) => {}
                Err(error) => unusable.push(error),
            }
        }
        if changed {
            // A failed write does no harm: the index is rebuilt from the files.
            self.catalogue.unsaved = self.put_index(&lines).is_err();
        }
        index.copies = copies(&lines);
        let starred: BTreeSet<&MatchId> = index
            .copies
            .iter()
            .filter(|(copy, _)| lines[*copy].archived.star)
            .map(|(_, listed)| listed)
            .collect();
        let (now, each) =
            (seconds(), lines.values().filter(|line| !index.copies.contains_key(&line.archived.id)));
        index.matches = each.map(|line| line.listed(now)).collect();
        index.matches.iter_mut().for_each(|archived| archived.star |= starred.contains(&archived.id));
        let age = |archived: &ArchivedMatch| (archived.ended, archived.id.begun());
        index.matches.sort_by(|a, b| (age(b), &b.id).cmp(&(age(a), &a.id)));
        index.unusable = unusable;
        self.catalogue.lines = Some(lines);
        index
    }

    /// Returns the record of an archived match, or `None` if its file is missing or unreadable.
    pub fn finished_record(&mut self, id: &MatchId) -> Option<Record> {
        let path = self.finished_path(id).ok()?;
        let text = self.files.disk.read(&path, reading::LIMIT).ok()?.text;
        record_in(&text).ok()
    }

    /// Stars a match, or removes its star.
    ///
    /// # Errors
    /// The file cannot be read: reported once. The file cannot be written: reported once and retried until it
    /// succeeds.
    pub fn star_match(&mut self, id: &MatchId, star: bool) -> Result<(), StoreError> {
        self.save(SaveStep::Star(id.clone(), star))
    }

    /// Exports an archived match to a file among the player's documents and returns its path. Uses the data folder if
    /// the system names no documents folder. Returns `None` if the match cannot be read or written.
    pub fn export_match(&mut self, id: &MatchId) -> Option<PathBuf> {
        let text = self.files.disk.read(&self.finished_path(id).ok()?, reading::LIMIT).ok()?.text;
        let folder = self.export_folder()?;
        self.write_to_free_name(&folder, id, "ron", text.as_bytes())
    }

    /// Exports an archived match to that file, in place of one that is there; false if it cannot be read or written.
    pub fn export_match_to(&mut self, id: &MatchId, path: &Path) -> bool {
        let text =
            self.finished_path(id).ok().and_then(|from| self.files.disk.read(&from, reading::LIMIT).ok());
        text.is_some_and(|read| self.export_to(path, read.text.as_bytes()))
    }

    /// Writes a file that the player has chosen, in place of one that is there; false if it cannot be written. The
    /// files of the data folder are the game's own.
    pub fn export_to(&mut self, path: &Path, bytes: &[u8]) -> bool {
        let real = |path: &Path| std::fs::canonicalize(path).ok();
        let new = || Some(real(path.parent()?)?.join(path.file_name()?));
        // A link stays one: what it leads to is written.
        let path = real(path).or_else(new).unwrap_or_else(|| path.to_owned());
        let is_in = |own: PathBuf| path.starts_with(real(&own).unwrap_or(own));
        let exported = self.files.folder_at(DataFolder::Exported).is_ok_and(is_in);
        let ours = self.files.folders.iter().flat_map(FolderPaths::all).any(|own| is_in(own.to_owned()));
        (exported || !ours) && self.files.overwrite(&path, bytes).is_ok()
    }

    /// Writes a PNG picture of that name to the player's pictures folder and returns its path. Falls back to the folder
    /// of [`Store::export_match`]. Returns `None` if it cannot be written.
    pub fn export_picture(&mut self, id: &impl std::fmt::Display, png: &[u8]) -> Option<PathBuf> {
        let pictures = UserDirs::new().and_then(|dirs| dirs.picture_dir().map(Path::to_owned));
        let folder = pictures.filter(|folder| folder.is_dir()).or_else(|| self.export_folder())?;
        self.write_to_free_name(&folder, id, "png", png)
    }

    /// Writes a file of that name under the first free name.
    pub(super) fn write_to_free_name(
        &mut self,
        folder: &Path,
        id: &impl std::fmt::Display,
        ending: &str,
        bytes: &[u8],
    ) -> Option<PathBuf> {
        for n in 1..1000 {
            let name = if n == 1 { format!("{id}.{ending}") } else { format!("{id}-{n}.{ending}") };
            let path = folder.join(name);
            match self.files.put_new(&path, bytes) {
                Ok(()) => return Some(path),
                Err(e) if e.kind() == std::io::ErrorKind::AlreadyExists => {}
                Err(_) => return None,
            }
        }
        None
    }

    /// Exports every archived match to its own file in a new folder, beside the exports of [`Store::export_match`].
    /// Matches that cannot be read are left out and named. Returns `None`, and leaves nothing behind, if a file cannot
    /// be written.
    pub fn export_all(&mut self) -> Option<ExportSummary> {
        let place = self.export_folder()?;
        self.export_all_into(&place)
    }

    /// Exports every archived match into a new folder in `place`.
    pub fn export_all_into(&mut self, place: &Path) -> Option<ExportSummary> {
        let matches = self.archive(usize::MAX).matches;
        let free = (1..1000).map(|n| place.join(format!("five-a-side-matches-{n}")));
        let folder = { free }.find(|folder| !self.files.disk.taken(folder))?;
        let (mut written, mut left_out): (Vec<PathBuf>, Vec<MatchId>) = Default::default();
        for ArchivedMatch { id, .. } in matches {
            let text =
                self.files.disk.read(&self.finished_path(&id).ok()?, reading::LIMIT).map(|read| read.text);
            let Some(text) = text.ok().filter(|text| record_in(text).is_ok()) else {
                left_out.push(id);
                continue;
            };
            let path = folder.join(format!("{id}.ron"));
            if self.files.put_new(&path, text.as_bytes()).is_err() {
                written.iter().for_each(|path| drop(self.files.disk.remove(path)));
                let _ = self.files.disk.remove_folder(&folder);
                return None;
            }
            written.push(path);
        }
        Some(ExportSummary { folder, matches: written.len(), left_out })
    }

    /// Deletes every match without a star from the archive and returns how many.
    ///
    /// # Errors
    /// A file cannot be removed.
    pub fn erase_archive(&mut self) -> Result<usize, StoreError> {
        let ArchiveIndex { matches, copies, .. } = self.archive(usize::MAX);
        let mut erased = 0;
        for archived in matches.iter().filter(|archived| !archived.star) {
            let copies = copies.iter().filter(|(_, listed)| **listed == archived.id);
            self.delete_files(copies.map(|(copy, _)| copy).chain([&archived.id]))?;
            erased += 1;
        }
        self.archive(0);
        Ok(erased)
    }

    /// Returns the player's documents folder, or a folder in the data folder if the system names none.
    pub(super) fn export_folder(&self) -> Option<PathBuf> {
        let documents = UserDirs::new().and_then(|dirs| dirs.document_dir().map(Path::to_owned));
        documents.filter(|folder| folder.is_dir()).or_else(|| self.files.folder_at(DataFolder::Exported).ok())
    }

    pub(super) fn change_finished(
        &mut self,
        id: &MatchId,
        change: impl FnOnce(&mut ArchivedMatch),
    ) -> Result<(), StoreError> {
        let path = self.finished_path(id)?;
        let read = self.files.read(&path, reading::LIMIT, |text| parse_finished(id, text));
        let Ok(Some((FinishedMatch { mut archived, record, .. }, written))) = read else {
            return Err(StoreError::Left { path });
        };
        archived.ended = if archived.ended == 0 { written } else { archived.ended };
        change(&mut archived);
        let text = archived.text(&record).map_err(|cause| StoreError::Write { path: path.clone(), cause })?;
        self.files.write_file(&path, &text)
    }

    /// Deletes a match from the archive.
    ///
    /// # Errors
    /// The file cannot be removed: reported once and retried until it succeeds.
    pub fn delete_match(&mut self, id: &MatchId) -> Result<(), StoreError> {
        self.save(SaveStep::Deleted(id.clone()))
    }

    pub(super) fn delete(&mut self, id: &MatchId) -> Result<(), StoreError> {
        // The copies go first, so that none is listed in its place.
        self.delete_files(self.copies_of(id).iter().chain([id]))
    }

    fn delete_files<'i>(&mut self, ids: impl Iterator<Item = &'i MatchId>) -> Result<(), StoreError> {
        for id in ids {
            let path = self.finished_path(id)?;
            self.files.remove(&path)?;
            self.delete_report(id)?;
        }
        Ok(())
    }

    /// Stars a match, or removes its star and those of its copies.
    pub(super) fn change_star(&mut self, id: &MatchId, star: bool) -> Result<(), StoreError> {
        self.change_finished(id, |archived| archived.star = star)?;
        for copy in self.copies_of(id).iter().filter(|_| !star) {
            let starred = self.catalogue.lines.as_ref().is_some_and(|lines| lines[copy].archived.star);
            if starred {
                self.change_finished(copy, |archived| archived.star = false)?;
            }
        }
        Ok(())
    }

    /// Returns the files that hold the same match as that one, as far as the archive was read.
    fn copies_of(&self, id: &MatchId) -> Vec<MatchId> {
        let all = self.catalogue.lines.as_ref().map(copies).unwrap_or_default();
        all.into_iter().filter(|(_, listed)| listed == id).map(|(copy, _)| copy).collect()
    }

    /// Imports a match that was played elsewhere, from its code, its record or the text of its file. Returns its id.
    ///
    /// # Errors
    /// The record is invalid or not over, the match is in the archive already, or the folder cannot be written.
    pub fn import_match(&mut self, text: &str) -> Result<MatchId, ImportError> {
        if self.in_use() {
            return Err(ImportError::InUse);
        }
        let record =
            if text.trim_start().starts_with('(') { record_in(text)? } else { games::code::read(text)? };
        let game = games::named(&record.game)
            .map_err(|_| RecordError::Game { found: record.game.clone(), expected: games::ids() })?;
        // Keep the record in this build's form.
        let record = game.resume(&record)?.record().clone();
        if game.replay(&record)?.outcome.is_none() {
            return Err(ImportError::Unfinished);
        }
        let id = self.new_match(game.id());
        let alone = parse_finished(&id, &record.text()).map_err(|_| ImportError::Unfinished)?;
        // Players and date are known only if the text comes from another archive.
        let FinishedMatch { mut archived, identity, .. } = parse_finished(&id, text).unwrap_or(alone);
        if let Some(id) = self.kept_like(&identity, &archived) {
            return Err(ImportError::Known(id));
        }
        (archived.star, archived.competition, archived.cup_final) = (false, false, false);
        archived.ended = if archived.ended == 0 { seconds() } else { archived.ended };
        archived.decisions = record.actions.len() as u32;
        let path = self.finished_path(&id)?;
        let done = archived.text(&record).and_then(|text| self.files.put_new(&path, text.as_bytes()));
        done.map_err(|cause| StoreError::Write { path: path.clone(), cause })?;
        if let (Some(lines), Ok(stamp)) = (&mut self.catalogue.lines, self.files.disk.stamp(&path)) {
            lines.insert(id.clone(), ArchiveEntry { stamp, identity, archived });
            self.catalogue.unsaved = true;
        }
        Ok(id)
    }

    /// Returns the lines of all finished matches, up to date; `None` if the folder cannot be listed.
    pub(super) fn lines(&mut self) -> Option<&BTreeMap<MatchId, ArchiveEntry>> {
        if self.catalogue.lines.is_none() || self.catalogue.stale {
            self.archive(usize::MAX);
        }
        self.catalogue.lines.as_ref()
    }

    /// Finds the archived match that was played as that one, by the same players as far as both tell them.
    fn kept_like(&mut self, identity: &MatchIdentity, archived: &ArchivedMatch) -> Option<MatchId> {
        let lines = self.lines()?;
        let same =
            |line: &&ArchiveEntry| line.identity == *identity && same_players(&line.archived, archived);
        let id = lines.values().find(same).map(|line| line.archived.id.clone())?;
        Some(copies(lines).remove(&id).unwrap_or(id))
    }

    pub(super) fn finished_path(&self, id: &MatchId) -> Result<PathBuf, StoreError> {
        self.files.within(DataFolder::Finished, &format!("{id}.ron"))
    }

    /// Returns the index, from memory or from its file. One that is larger than one of these matches can be is not read
    /// but rebuilt.
    fn index(&mut self, most: u64, unusable: &mut Vec<UnusableFile>) -> BTreeMap<MatchId, ArchiveEntry> {
        if let Some(known) = self.catalogue.lines.take() {
            return known;
        }
        let Ok(path) = self.files.file(DataFile::Index) else { return BTreeMap::new() };
        if self.files.disk.stamp(&path).is_ok_and(|(size, _)| size > most.min(MAX_INDEX_BYTES))
            && !self.files.untouchable.contains_key(&path)
        {
            self.catalogue.unsaved = true;
            return BTreeMap::new();
        }
        match self.files.read(&path, MAX_INDEX_BYTES, parse_index) {
            Ok(read) => read.map(|(lines, _)| lines).unwrap_or_default(),
            Err(error) => {
                unusable.push(error);
                BTreeMap::new()
            }
        }
    }

    fn put_index(&mut self, lines: &BTreeMap<MatchId, ArchiveEntry>) -> Result<(), StoreError> {
        let path = self.files.file(DataFile::Index)?;
        self.files.write_derived_file(&path, &index_text(lines))
    }
}

#[cfg(test)]
mod tests;
