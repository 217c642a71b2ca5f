//! The runs of tours: a file for each in `tours/`, those that are over included.
//!
//! A match of a run names its run. Once it is over, and before it moves to the archive, its result is counted in the
//! file of the run. A result counts only while the run waits for that very match, so to count it again does no harm.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::path::PathBuf;

use super::disk::{DataFolder, MAX_SMALL_FILE_BYTES, missing};
use super::formats::{DecodeError, is_whole};
use super::save_step::SaveStep;
use super::{FileProblem, SavedMatch, SavedRun, Store, StoreError, TourRunId, UnusableFile};
use tour::{RunFile, TourError};

/// The runs as this process knows them.
#[derive(Clone, Debug, Default)]
pub(super) struct TourRunStore {
    pub(super) all: BTreeMap<TourRunId, SavedRun>,
    /// True if the folder could be listed.
    pub(super) whole: bool,
}

impl TourRunStore {
    /// Returns every run, the last begun first.
    pub(super) fn list(&self) -> Vec<SavedRun> {
        let mut runs: Vec<SavedRun> = self.all.values().cloned().collect();
        runs.sort_by_key(|saved| Reverse(saved.id.begun()));
        runs
    }
}

impl Store {
    /// Returns every run of a tour with every played result, the last begun first, and the unusable files. Completes
    /// the steps that an ended process left half done: see [`Store::load_unfinished`].
    pub fn tour_runs(&mut self) -> (Vec<SavedRun>, Vec<UnusableFile>) {
        let found = self.look();
        (found.tour_runs, found.unusable)
    }

    /// Saves a run, a new one or one that goes on.
    ///
    /// # Errors
    /// The folder cannot be written: reported once and retried until it succeeds. The existing file cannot be read:
    /// it is left alone and reported once.
    pub fn keep_tour_run(&mut self, saved: &SavedRun) -> Result<(), StoreError> {
        self.save(SaveStep::TourRun(Box::new(saved.clone()), true))
    }

    /// Deletes a run.
    ///
    /// # Errors
    /// The errors of [`Store::keep_tour_run`].
    pub fn drop_tour_run(&mut self, saved: &SavedRun) -> Result<(), StoreError> {
        self.save(SaveStep::TourRun(Box::new(saved.clone()), false))
    }

    pub(super) fn change_tour_run(&mut self, saved: &SavedRun, stays: bool) -> Result<(), StoreError> {
        self.read_tour_runs();
        if stays {
            return self.put_tour_run(saved);
        }
        let path = self.tour_run_path(&saved.id)?;
        self.files.remove(&path)?;
        if let Some(runs) = &mut self.tour_runs {
            runs.all.remove(&saved.id);
        }
        Ok(())
    }

    /// Reads the runs unless they are cached. Pending errors are reported.
    pub(super) fn read_tour_runs(&mut self) {
        if self.tour_runs.is_some() {
            return;
        }
        let Ok(folder) = self.files.folder_at(DataFolder::Tours) else { return };
        let mut runs = TourRunStore { whole: true, ..TourRunStore::default() };
        let names = match self.files.disk.list(&folder) {
            Ok(names) => names,
            Err(e) if missing(&e) => Vec::new(),
            Err(e) => {
                let left = self.files.report_unreadable(&folder, FileProblem::Unreadable, &e.to_string());
                self.unreported_files.push(left);
                runs.whole = false;
                Vec::new()
            }
        };
        let mut unusable = Vec::new();
        for stem in self.files.stems(&folder, names, &mut unusable) {
            let path = folder.join(format!("{stem}.ron"));
            match self.files.read(&path, MAX_SMALL_FILE_BYTES, decode) {
                Ok(read) => runs.all.extend(read.map(|(file, _)| {
                    let id = TourRunId::of_stem(stem);
                    (id.clone(), SavedRun::of_file(id, file))
                })),
                Err(error) => unusable.push(error),
            }
        }
        self.unreported_files.append(&mut unusable);
        self.tour_runs = Some(runs);
    }

    fn tour_run_path(&self, id: &TourRunId) -> Result<PathBuf, StoreError> {
        self.files.within(DataFolder::Tours, &format!("{id}.ron"))
    }

    /// Writes the file of a run.
    pub(super) fn put_tour_run(&mut self, saved: &SavedRun) -> Result<(), StoreError> {
        let path = self.tour_run_path(&saved.id)?;
        self.files.write_file(&path, &saved.to_ron())?;
        let runs = self.tour_runs.get_or_insert_default();
        runs.all.insert(saved.id.clone(), saved.clone());
        Ok(())
    }

    /// Counts a match that is over in its run, if that waits for it.
    ///
    /// # Errors
    /// The file of the run cannot be written, or could not be read, so that nobody knows whether the run waits for the
    /// match.
    pub(super) fn count_in_tour(&mut self, saved: &SavedMatch) -> Result<(), StoreError> {
        let Some(id) = &saved.tour else { return Ok(()) };
        self.read_tour_runs();
        let path = self.tour_run_path(id)?;
        let Some(known) = self.tour_runs.as_ref().and_then(|runs| runs.all.get(id)) else {
            let is_whole = self.tour_runs.as_ref().is_some_and(|runs| runs.whole);
            let is_known = is_whole && !self.files.untouchable.contains_key(&path);
            return if is_known { Ok(()) } else { Err(StoreError::Left { path }) };
        };
        let mut known = known.clone();
        if known.run.count_match(&saved.record) {
            self.put_tour_run(&known)?;
        }
        Ok(())
    }
}

/// Reads the text of a run.
fn decode(text: &str) -> Result<RunFile, DecodeError> {
    RunFile::parse(text).map_err(|error| match error {
        TourError::Version { found, expected } if found > expected => DecodeError::Newer(error.to_string()),
        // A helper or a step of a newer build.
        TourError::Unreadable { .. } if tour::has_unknown_names(text) && is_whole(text) => {
            DecodeError::Newer(error.to_string())
        }
        other => DecodeError::damaged(other),
    })
}

#[cfg(test)]
mod tests;
