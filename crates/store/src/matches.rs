//! Matches in play, each in a file of its own, and finished matches: plain records that `five-a-side replay` reads.

use std::io;
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use super::disk::{DataFolder, missing};
use super::formats::{LoadedMatch, holds, is_within};
use super::save_step::SaveStep;
use super::{MatchId, MatchLocation, SavedMatch, Store, StoreError, UnusableFile};
use base::reading::{self, ReadFileError};
use competition::Competition;
use engine::Record;

/// Seconds since 1970: what [`SavedMatch::saved`] counts.
#[must_use]
pub fn seconds() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

/// Returns the folder of matches in that place.
pub(super) const fn folder_of(place: MatchLocation) -> DataFolder {
    match place {
        MatchLocation::Friendly => DataFolder::Current,
        MatchLocation::Competition => DataFolder::Competition,
    }
}

/// The matches in play, the newest of each kind first.
#[derive(Debug, Default)]
pub struct MatchesInPlay {
    /// Those of no competition.
    pub friendly: Vec<SavedMatch>,
    /// Those that are due in a competition.
    pub due: Vec<SavedMatch>,
    /// The files that could not be used.
    pub unusable: Vec<UnusableFile>,
}

impl Store {
    /// A name for a match that begins now: one that no match has, in play or finished.
    pub fn new_match(&mut self, game: &str) -> MatchId {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64);
        self.begun = now.max(self.begun.saturating_add(1));
        loop {
            let stem = format!("{game}-{}", self.begun);
            let name = format!("{stem}.ron");
            let taken = [DataFolder::Current, DataFolder::Competition, DataFolder::Finished]
                .into_iter()
                .filter_map(|folder| self.files.within(folder, &name).ok())
                .any(|path| self.files.disk.taken(&path));
            if !taken || self.begun == u64::MAX {
                return MatchId::of_stem(&stem);
            }
            self.begun += 1;
        }
    }

    /// Saves a match in play. Call it after every decision; not on the thread that draws, since it waits for the disk.
    ///
    /// # Errors
    /// The folder cannot be written: this is reported once until it could be written again, and retried until
    /// then.
    pub fn save_match(&mut self, saved: &SavedMatch) -> Result<(), StoreError> {
        self.save(SaveStep::Match(Box::new(saved.clone())))
    }

    /// Keeps the record of a finished match, counts it in its competition (given with the result counted, where the
    /// match belongs to it) and in the run of a tour that it names, and forgets that it was in play: in this order, so
    /// that whatever happens on the way, the next start finds out what is left to do.
    ///
    /// # Errors
    /// The errors of [`Store::save_match`].
    pub fn finish_match(
        &mut self,
        saved: &SavedMatch,
        competition: Option<&Competition>,
    ) -> Result<(), StoreError> {
        self.save(SaveStep::Finished(Box::new(saved.clone()), competition.cloned().map(Box::new)))
    }

    pub(super) fn finish(
        &mut self,
        saved: &SavedMatch,
        competition: Option<&Competition>,
    ) -> Result<(), StoreError> {
        self.keep_match(saved)?;
        if let Some(competition) = competition {
            self.put_competition(competition)?;
        }
        self.count_in_tour(saved)?;
        let noted = self.note_once(saved)?;
        self.put_away(saved)?;
        noted
    }

    /// Forgets a match in play, if there is one of that name.
    ///
    /// # Errors
    /// The errors of [`Store::save_match`].
    pub fn forget_match(&mut self, id: &MatchId) -> Result<(), StoreError> {
        self.save(SaveStep::Forgotten(id.clone()))
    }

    /// Every match in play that is of no competition, each played through, the newest first; and the files that could
    /// not be used. What was left half done by an end of the process is done now: a finished match is counted and put
    /// away, and each is where it belongs.
    pub fn load_unfinished(&mut self) -> (Vec<SavedMatch>, Vec<UnusableFile>) {
        let found = self.look();
        (found.current, found.unusable)
    }

    /// Both kinds of matches in play, in one reading: see [`Store::load_unfinished`] and
    /// [`Store::competition_matches`].
    pub fn all_in_play(&mut self) -> MatchesInPlay {
        let found = self.look();
        MatchesInPlay { friendly: found.current, due: found.competition_matches, unusable: found.unusable }
    }

    /// Every match in play that is due in a competition, otherwise as [`Store::load_unfinished`].
    pub fn competition_matches(&mut self) -> (Vec<SavedMatch>, Vec<UnusableFile>) {
        let found = self.look();
        (found.competition_matches, found.unusable)
    }

    pub(super) fn match_path(&self, place: MatchLocation, id: &MatchId) -> Result<PathBuf, StoreError> {
        self.files.within(folder_of(place), &format!("{id}.ron"))
    }

    /// Writes a match where it belongs; it is nowhere else then.
    pub(super) fn keep_match(&mut self, saved: &SavedMatch) -> Result<(), StoreError> {
        let path = self.match_path(saved.place, &saved.id)?;
        let text = saved.text().map_err(|cause| StoreError::Write { path: path.clone(), cause })?;
        self.files.write_file(&path, &text)?;
        let elsewhere = self.match_path(saved.place.other(), &saved.id)?;
        if self.files.disk.taken(&elsewhere) { self.files.remove(&elsewhere) } else { Ok(()) }
    }

    /// Notes a finished match. Notebooks that are left alone hold up nothing else: that is the inner result.
    pub(super) fn note_once(&mut self, saved: &SavedMatch) -> Result<Result<(), StoreError>, StoreError> {
        match self.note(saved) {
            Err(left @ StoreError::Left { .. }) => Ok(Err(left)),
            done => done.map(Ok),
        }
    }

    /// Moves a finished match to the records. To do it again does no harm.
    pub(super) fn put_away(&mut self, saved: &SavedMatch) -> Result<(), StoreError> {
        if !self.is_among_old(&saved.id, &saved.record) {
            self.put_among_finished(saved)?;
            self.catalogue.stale = true;
        }
        self.forget(&saved.id)
    }

    fn put_among_finished(&mut self, saved: &SavedMatch) -> Result<(), StoreError> {
        let record = &saved.record;
        let last = self
            .competitions
            .as_ref()
            .is_some_and(|competitions| competitions.is_final(&record.game, record.seed));
        let (id, text) = (&saved.id, saved.finished_text(saved.place == MatchLocation::Competition && last));
        let mut n = 1_u32;
        loop {
            let name = if n == 1 { format!("{id}.ron") } else { format!("{id}-{n}.ron") };
            let path = self.files.within(DataFolder::Finished, &name)?;
            let done = match self.files.disk.read(&path, reading::LIMIT) {
                Ok(there) if holds(&there.text, &saved.record) => {
                    self.files.disk.sync_folder(&self.files.folder_at(DataFolder::Finished)?)
                }
                Err(ReadFileError::System(e)) if e.kind() == io::ErrorKind::NotFound => match &text {
                    Ok(text) => self.files.put_new(&path, text.as_bytes()),
                    Err(error) => Err(io::Error::other(error.to_string())),
                },
                Err(ReadFileError::System(e)) => Err(e),
                // Another match has the name, or an unreadable file.
                _ => Err(io::ErrorKind::AlreadyExists.into()),
            };
            match done {
                Err(e) if e.kind() == io::ErrorKind::AlreadyExists => n = n.saturating_add(1),
                done => return done.map_err(|cause| StoreError::Write { path, cause }),
            }
        }
    }

    /// Returns true if a match that an older build kept, under the name of its game alone, is among the finished ones:
    /// these builds numbered them, and may have been ended before they forgot that it was in play.
    fn is_among_old(&self, id: &MatchId, record: &Record) -> bool {
        let Ok(folder) = self.files.folder_at(DataFolder::Finished) else { return false };
        let old = id.to_string() == record.game;
        let names = if old { self.files.disk.list(&folder).unwrap_or_default() } else { Vec::new() };
        let of_game = names.iter().filter(|name| name.to_string_lossy().starts_with(&record.game));
        of_game
            .filter_map(|name| self.files.disk.read(&folder.join(name), reading::LIMIT).ok())
            .any(|there| holds(&there.text, record))
    }

    /// Removes a match from those in play, and first its copies, so that none is listed in its place.
    pub(super) fn forget(&mut self, id: &MatchId) -> Result<(), StoreError> {
        for copy in self.copies_in_play(id) {
            self.files.remove(&copy)?;
        }
        let paths = MatchLocation::BOTH.map(|place| self.match_path(place, id));
        paths.into_iter().try_for_each(|path| self.files.remove(&path?))
    }

    /// Returns the files that a synchronised folder made of a match in play, and that hold nothing beyond it.
    fn copies_in_play(&self, id: &MatchId) -> Vec<PathBuf> {
        let found = |place: MatchLocation, id: &MatchId| {
            let path = self.match_path(place, id).ok()?;
            let text = self.files.disk.read(&path, reading::LIMIT).ok()?.text;
            Some((LoadedMatch::parse(id.clone(), place, &text).ok()?, path))
        };
        let of_that_name = MatchLocation::BOTH.into_iter().flat_map(|place| {
            let folder = self.files.folder_at(folder_of(place));
            let names = folder.ok().and_then(|folder| self.files.disk.list(&folder).ok()).unwrap_or_default();
            names
                .into_iter()
                .filter_map(move |name| Some((place, MatchId::of_stem(name.to_str()?.strip_suffix(".ron")?))))
        });
        let others: Vec<(MatchLocation, MatchId)> = of_that_name
            .filter(|(_, other)| other != id && other.original_name() == id.original_name())
            .collect();
        if others.is_empty() {
            return Vec::new();
        }
        let own: Vec<LoadedMatch> =
            MatchLocation::BOTH.into_iter().filter_map(|place| Some(found(place, id)?.0)).collect();
        let copies = others.iter().filter_map(|(place, other)| found(*place, other));
        copies.filter(|(copy, _)| own.iter().any(|own| is_within(copy, own))).map(|(_, path)| path).collect()
    }

    /// The matches in a folder, in the order of their names.
    pub(super) fn matches_in(
        &mut self,
        place: MatchLocation,
        unusable: &mut Vec<UnusableFile>,
    ) -> Vec<LoadedMatch> {
        let Ok(folder) = self.files.folder_at(folder_of(place)) else { return Vec::new() };
        let names = match self.files.disk.list(&folder) {
            Ok(names) => names,
            Err(e) => {
                if !missing(&e) && !self.files.untouchable.contains_key(&folder) {
                    unusable.push(self.files.report_unreadable(
                        &folder,
                        super::FileProblem::Unreadable,
                        &e.to_string(),
                    ));
                }
                return Vec::new();
            }
        };
        let mut found = Vec::new();
        for stem in self.files.stems(&folder, names, unusable) {
            let path = folder.join(format!("{stem}.ron"));
            let id = MatchId::of_stem(&stem);
            match self.files.read(&path, reading::LIMIT, |text| LoadedMatch::parse(id, place, text)) {
                Ok(Some((mut one, modified))) => {
                    one.saved.saved = if one.saved.saved == 0 { modified } else { one.saved.saved };
                    found.push(one);
                }
                Ok(None) => {}
                Err(error) => unusable.push(error),
            }
        }
        found
    }
}

#[cfg(test)]
mod tests;
