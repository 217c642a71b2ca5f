//! The competitions: a file for each in `competitions/`, those that are over included. Earlier builds kept one at most,
//! in `competition.ron`; it moves into the folder.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use super::disk::{DataFile, DataFolder, MAX_SMALL_FILE_BYTES, missing};
use super::formats::{DecodeError, has_unknown_names, known_time};
use super::save_step::SaveStep;
use super::{FileProblem, Store, StoreError, UnusableFile, seconds};
use competition::{self, Competition, CompetitionError};
use engine::record::version_in;

/// Why a file is set aside.
const OTHERWISE: &str = "another file of the same competition has more results, or as many";

/// The competitions as this process knows them.
#[derive(Clone, Debug, Default)]
pub(super) struct CompetitionStore {
    /// Each competition by its id, with the time of its last change in seconds since 1970.
    all: BTreeMap<String, (Competition, u64)>,
    /// Ids of those whose file lacks a counted result.
    behind: BTreeSet<String>,
    /// True if every file could be read, or was damaged and is set aside.
    pub(super) whole: bool,
}

impl CompetitionStore {
    /// Returns every competition, the last changed first.
    pub(super) fn list(&self) -> Vec<Competition> {
        let mut all: Vec<&(Competition, u64)> = self.all.values().collect();
        let now = seconds();
        all.sort_by_key(|(_, changed)| std::cmp::Reverse(known_time(*changed, now)));
        all.into_iter().map(|(on, _)| on.clone()).collect()
    }

    /// Returns the competition in which that match is due.
    pub(super) fn due(&mut self, game: &str, seed: u64) -> Option<&mut Competition> {
        self.all.values_mut().map(|(on, _)| on).find(|on| on.played_as(game, seed).is_some())
    }

    /// Notes that the file of that competition lacks a result.
    pub(super) fn mark_behind(&mut self, id: String) {
        self.behind.insert(id);
    }

    /// Returns true if the match with that game and seed has decided a final.
    pub(super) fn is_final(&self, game: &str, seed: u64) -> bool {
        self.all.values().any(|(on, _)| on.is_final(game, seed))
    }
}

impl Store {
    /// Returns every competition with every played result, the last changed first, and the unusable files. Completes
    /// the steps that an ended process left half done: see [`Store::load_unfinished`].
    pub fn competitions(&mut self) -> (Vec<Competition>, Vec<UnusableFile>) {
        let found = self.look();
        (found.competitions, found.unusable)
    }

    /// Saves a competition, a new one or one that goes on.
    ///
    /// # Errors
    /// The folder cannot be written: reported once and retried until it succeeds. The existing file cannot be read:
    /// it is left alone and reported once.
    pub fn keep_competition(&mut self, competition: &Competition) -> Result<(), StoreError> {
        self.save(SaveStep::Competition(Box::new(competition.clone()), true))
    }

    /// Deletes a competition. Matches in play that it waited for become friendlies.
    ///
    /// # Errors
    /// The errors of [`Store::keep_competition`].
    pub fn drop_competition(&mut self, competition: &Competition) -> Result<(), StoreError> {
        self.save(SaveStep::Competition(Box::new(competition.clone()), false))
    }

    pub(super) fn change_competition(&mut self, on: &Competition, stays: bool) -> Result<(), StoreError> {
        self.read_competitions();
        let was =
            self.competitions.as_ref().is_some_and(|competitions| competitions.all.contains_key(&on.id()));
        if stays {
            self.put_competition(on)?;
        } else {
            let path = self.competition_path(on)?;
            self.files.remove(&path)?;
            if let Some(competitions) = &mut self.competitions {
                competitions.all.remove(&on.id());
                competitions.behind.remove(&on.id());
            }
        }
        if was != stays {
            let unusable = self.reconcile().unusable;
            self.unreported_files.extend(unusable);
        }
        Ok(())
    }

    /// Reads the competitions unless they are cached. Pending errors are reported.
    pub(super) fn read_competitions(&mut self) {
        if self.competitions.is_some() {
            return;
        }
        let Ok(folder) = self.files.folder_at(DataFolder::Competitions) else { return };
        self.competitions = Some(CompetitionStore { whole: true, ..CompetitionStore::default() });
        let mut names = match self.files.disk.list(&folder) {
            Ok(names) => names,
            Err(e) if missing(&e) => Vec::new(),
            Err(e) => {
                let left = self.files.report_unreadable(&folder, FileProblem::Unreadable, &e.to_string());
                self.unreported_files.push(left);
                self.in_part();
                Vec::new()
            }
        };
        names.sort();
        let paths = names.iter().map(|name| folder.join(name));
        let named = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "ron");
        let mut elsewhere = Vec::new();
        for path in paths.filter(named).chain(self.files.file(DataFile::OldCompetition)) {
            let Some((on, changed)) = self.read_competition(&path) else { continue };
            if self.competition_path(&on).is_ok_and(|place| place == path) {
                self.note_read(on, changed);
            } else {
                elsewhere.push((path, on, changed));
            }
        }
        for (path, on, changed) in elsewhere {
            self.bring_to_its_place(&path, on, changed);
        }
    }

    fn note_read(&mut self, on: Competition, changed: u64) {
        if let Some(competitions) = &mut self.competitions {
            competitions.all.insert(on.id(), (on, changed));
        }
    }

    fn in_part(&mut self) {
        if let Some(competitions) = &mut self.competitions {
            competitions.whole = false;
        }
    }

    /// Brings a competition that is elsewhere than where it belongs to its place. If there is another file of it, the
    /// one with more results holds, and the other one is set aside, unless it is what an earlier build left.
    fn bring_to_its_place(&mut self, path: &Path, on: Competition, changed: u64) {
        let Ok(place) = self.competition_path(&on) else { return };
        let there = self
            .competitions
            .as_ref()
            .and_then(|competitions| competitions.all.get(&on.id()))
            .map(|(there, _)| there.clone());
        let further = there.as_ref().is_none_or(|there| there.progress() < on.progress());
        let from_before = self.files.file(DataFile::OldCompetition).is_ok_and(|old| old == path);
        // What cannot be moved now is moved at the next start.
        if further {
            self.note_read(on.clone(), changed);
            if there.is_some_and(|there| !on.continues(&there)) {
                let aside = self.files.set_aside(&place, FileProblem::Copy, OTHERWISE);
                self.unreported_files.push(aside);
            }
            if !from_before {
                let _ = self.files.move_to(path, &place);
            } else if self.write_competition(&on).is_ok() {
                let _ = self.files.remove(path);
            }
        } else if from_before && there.is_some_and(|there| there.continues(&on)) {
            let _ = self.files.remove(path);
        } else {
            let aside = self.files.set_aside(path, FileProblem::Copy, OTHERWISE);
            self.unreported_files.push(aside);
        }
    }

    /// Reads a file.
    fn read_competition(&mut self, path: &Path) -> Option<(Competition, u64)> {
        let read = self.files.read(path, MAX_SMALL_FILE_BYTES, |text| {
            Competition::parse(text).map_err(|error| competition_decode_error(text, error))
        });
        match read {
            Ok(Some(found)) => return Some(found),
            // A file left alone may hold any competition.
            Ok(None) if self.files.untouchable.contains_key(path) => self.in_part(),
            Ok(None) => {}
            Err(unusable) => {
                if unusable.moved_to.is_none() {
                    self.in_part();
                }
                self.unreported_files.push(unusable);
            }
        }
        None
    }

    fn competition_path(&self, on: &Competition) -> Result<PathBuf, StoreError> {
        self.files.within(DataFolder::Competitions, &format!("{}.ron", on.id()))
    }

    fn write_competition(&mut self, on: &Competition) -> Result<(), StoreError> {
        let path = self.competition_path(on)?;
        self.files.write_file(&path, &on.to_ron())
    }

    /// Writes the file.
    pub(super) fn put_competition(&mut self, on: &Competition) -> Result<(), StoreError> {
        self.write_competition(on)?;
        let id = on.id();
        let competitions = self.competitions.get_or_insert_default();
        competitions.behind.remove(&id);
        competitions.all.insert(id, (on.clone(), seconds()));
        Ok(())
    }

    /// Writes every competition whose file lacks a counted result.
    pub(super) fn catch_up(&mut self) -> Result<(), StoreError> {
        let Some(competitions) = &self.competitions else { return Ok(()) };
        let lacking: Vec<Competition> = competitions
            .behind
            .iter()
            .filter_map(|id| competitions.all.get(id))
            .map(|(on, _)| on.clone())
            .collect();
        lacking.iter().try_for_each(|on| self.put_competition(on))
    }
}

/// Classifies the error of the file's text.
fn competition_decode_error(text: &str, error: CompetitionError) -> DecodeError {
    match error {
        CompetitionError::Version(found) if found > competition::VERSION => {
            DecodeError::Newer(error.to_string())
        }
        CompetitionError::Game(_) => DecodeError::Newer(error.to_string()),
        CompetitionError::Unreadable(_) if is_unknown(text) => DecodeError::Newer(error.to_string()),
        other => DecodeError::damaged(other),
    }
}

/// Returns true if the text, of whatever version, names something that this build does not know.
fn is_unknown(text: &str) -> bool {
    match version_in(text) {
        Some(1) => has_unknown_names::<competition::CompetitionV1>(text),
        _ => has_unknown_names::<Competition>(text),
    }
}

#[cfg(test)]
mod tests;
