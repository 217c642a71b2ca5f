//! Matches in play, each in a file of its own, and finished matches: plain records that `five-a-side replay` reads.

use std::fmt;
use std::io;
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::disk::missing;
use super::files::DecodeError;
use super::identity::is_within;
use super::match_file::{MatchFile, MatchFileText, raw};
use super::names::DataFolder;
use super::newer::decode_error;
use super::notebooks::sound;
use super::tour_run::TourRunId;
use super::unsaved::SaveStep;
use super::{Store, StoreError, UnusableFile};
use ai::opponent_model::Notebook;
use base::reading::{self, ReadFileError};
use competition::Competition;
use engine::record::{RECORD_VERSION, VersionField, ron_options, version_in};
use engine::{BySeat, Record, RecordError};
use games::dyn_game::ReplayResult;
use players::controller::Controller;
use players::people::PersonName;

/// The version of what surrounds the record in the files of this build. Older files have no version.
pub(super) const VERSION: u32 = 1;

/// Names a match: the game and the moment it was begun, in milliseconds since 1970. As text, the name of its file
/// without the ending: `<game>-<begun>`. (What older builds kept is named as they named it.)
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct MatchId {
    stem: String,
}

impl MatchId {
    /// A name where there is nothing to keep matches in.
    #[must_use]
    pub fn unsaved(game: &str) -> Self {
        Self { stem: game.to_owned() }
    }

    pub(super) fn of_stem(stem: &str) -> Self {
        Self { stem: stem.to_owned() }
    }

    /// The name that the game gave: a synchronised folder appends to that of a copy. Nothing else is cut off.
    pub(super) fn original_name(&self) -> &str {
        let Some((game, rest)) = self.stem.split_once('-') else { return &self.stem };
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        if digits == 0 { &self.stem } else { &self.stem[..=game.len() + digits] }
    }

    /// The moment it was begun, milliseconds since 1970; 0 where an older build did not tell.
    #[must_use]
    pub fn begun(&self) -> u64 {
        self.original_name().split_once('-').and_then(|(_, begun)| begun.parse().ok()).unwrap_or_default()
    }
}

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.stem)
    }
}

/// The place where a match in play belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum MatchLocation {
    /// A friendly.
    Friendly,
    /// A match of a competition.
    Competition,
}

impl MatchLocation {
    pub(super) const BOTH: [Self; 2] = [Self::Friendly, Self::Competition];

    /// Returns the folder of matches in this place.
    pub(super) const fn folder(self) -> DataFolder {
        match self {
            Self::Friendly => DataFolder::Current,
            Self::Competition => DataFolder::Competition,
        }
    }

    const fn other(self) -> Self {
        match self {
            Self::Friendly => Self::Competition,
            Self::Competition => Self::Friendly,
        }
    }
}

/// Seconds since 1970: what [`SavedMatch::saved`] counts.
#[must_use]
pub fn seconds() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

/// Seconds by which a time may be ahead of this machine's clock: clocks differ a little.
const AHEAD: u64 = 600;

/// Returns a time in seconds since 1970, or 0 if it is in the future. A clock that was wrong wrote it then, and
/// nobody knows when that was: such a match counts as the oldest.
pub(super) const fn known_time(time: u64, now: u64) -> u64 {
    if time <= now.saturating_add(AHEAD) { time } else { 0 }
}

/// A match with its controllers.
#[derive(Clone, Debug)]
pub struct SavedMatch {
    /// The match id.
    pub id: MatchId,
    /// The place where it belongs.
    pub place: MatchLocation,
    /// The record so far.
    pub record: Record,
    /// The controller of home.
    pub home: Controller,
    /// The controller of away.
    pub away: Controller,
    /// The time of the last decision, seconds since 1970; 0 if unknown.
    pub saved: u64,
    /// The id of the scenario if the match is a lesson.
    pub lesson: Option<String>,
    /// The day whose match it is, if it is one of a day.
    pub day: Option<NaiveDate>,
    /// The run of a tour of which the match is a part, if it is.
    pub tour: Option<TourRunId>,
    /// Number of answers that the coach has given, where they are counted, as in a tour.
    pub coach_answers: u32,
    /// The names of the people, where they have names.
    pub names: BySeat<Option<PersonName>>,
    /// Time at the table in seconds; `None` if an older build began the match.
    pub secs: Option<u32>,
    /// The notebook with which its bot began it; `None` where it is not to be noted.
    pub notebook: Option<Notebook>,
    /// The ids of the clubs that meet; `None` for the default clubs.
    pub clubs: Option<BySeat<String>>,
}

/// A match as it was found in its file, played through.
pub(super) struct LoadedMatch {
    pub(super) saved: SavedMatch,
    pub(super) replayed: ReplayResult,
}

impl LoadedMatch {
    /// Reads the text of the match with that id.
    fn parse(id: MatchId, place: MatchLocation, text: &str) -> Result<Self, DecodeError> {
        let ([home, away], file, replayed) = parse(text)?;
        let names = file.names();
        let MatchFile { saved, lesson, day, tour, coach_answers, secs, notebook, clubs, record, .. } = file;
        let saved = saved.unwrap_or_default();
        let saved = SavedMatch {
            id,
            place,
            record,
            home,
            away,
            saved,
            lesson,
            day,
            tour,
            coach_answers,
            secs,
            names,
            notebook,
            clubs,
        };
        Ok(Self { saved, replayed })
    }
}

impl SavedMatch {
    /// Returns what the file says of the match in play and of the finished one.
    fn file(&self) -> io::Result<MatchFileText> {
        Ok(MatchFileText {
            home: Some(self.home),
            away: Some(self.away),
            saved: Some(self.saved),
            lesson: self.lesson.clone(),
            day: self.day,
            tour: self.tour.clone(),
            secs: self.secs,
            clubs: self.clubs.clone(),
            ..MatchFileText::of(&self.record, &self.names)?
        })
    }

    /// Returns the text of the file of a match in play.
    pub(super) fn text(&self) -> io::Result<String> {
        let notebook = self.notebook.as_ref().map(|notebook| raw(&notebook.text())).transpose()?;
        MatchFileText { coach_answers: self.coach_answers, notebook, ..self.file()? }.text()
    }

    /// Returns the text of the file of a match that has just finished; `last` marks the final of a cup.
    pub(super) fn finished_text(&self, last: bool) -> io::Result<String> {
        let competition = self.place == MatchLocation::Competition;
        MatchFileText { competition, last, ..self.file()? }.text()
    }
}

/// Reads the file's text and plays the match through.
fn parse(text: &str) -> Result<([Controller; 2], MatchFile, ReplayResult), DecodeError> {
    const EXPECTED: &str = "a match (version, home, away, saved, lesson, day, tour, secs, record)";
    if let Some(error) = newer(text) {
        return Err(error.into());
    }
    let written: MatchFile =
        ron_options().from_str(text).map_err(|error| decode_error(text, &error, VERSION, EXPECTED))?;
    if written.competition || written.last || written.star {
        return Err(DecodeError::Newer(format!("what only finished matches tell; expected {EXPECTED}")));
    }
    let (Some(home), Some(away)) = (written.home, written.away) else {
        return Err(DecodeError::Damaged(format!("nobody plays it; expected {EXPECTED}")));
    };
    if written.record.version != RECORD_VERSION {
        return Err(RecordError::Version { found: written.record.version }.into());
    }
    let entry = games::named(&written.record.game).map_err(|error| DecodeError::Newer(error.to_string()))?;
    if let Some(notebook) = &written.notebook {
        sound(notebook)?;
    }
    let replayed = entry.replay(&written.record)?;
    Ok(([home, away], written, replayed))
}

/// The error of a match that a newer version of the game wrote, or of the record in it, whatever else stands in it.
pub(super) fn newer(text: &str) -> Option<RecordError> {
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

/// Returns true if that is the text of a match with that very record.
fn holds(text: &str, record: &Record) -> bool {
    text.contains(record.text().trim_end())
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
                .filter_map(|folder| self.within(folder, &name).ok())
                .any(|path| self.disk.taken(&path));
            if !taken || self.begun == u64::MAX {
                return MatchId { stem };
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
        self.within(place.folder(), &format!("{id}.ron"))
    }

    /// Writes a match where it belongs; it is nowhere else then.
    pub(super) fn keep_match(&mut self, saved: &SavedMatch) -> Result<(), StoreError> {
        let path = self.match_path(saved.place, &saved.id)?;
        let text = saved.text().map_err(|cause| StoreError::Write { path: path.clone(), cause })?;
        self.write_file(&path, &text)?;
        let elsewhere = self.match_path(saved.place.other(), &saved.id)?;
        if self.disk.taken(&elsewhere) { self.remove(&elsewhere) } else { Ok(()) }
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
            let path = self.within(DataFolder::Finished, &name)?;
            let done = match self.disk.read(&path, reading::LIMIT) {
                Ok(there) if holds(&there.text, &saved.record) => {
                    self.disk.sync_folder(&self.folder_at(DataFolder::Finished)?)
                }
                Err(ReadFileError::System(e)) if e.kind() == io::ErrorKind::NotFound => match &text {
                    Ok(text) => self.put_new(&path, text.as_bytes()),
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
        let Ok(folder) = self.folder_at(DataFolder::Finished) else { return false };
        let old = id.stem == record.game;
        let names = if old { self.disk.list(&folder).unwrap_or_default() } else { Vec::new() };
        let of_game = names.iter().filter(|name| name.to_string_lossy().starts_with(&id.stem));
        of_game
            .filter_map(|name| self.disk.read(&folder.join(name), reading::LIMIT).ok())
            .any(|there| holds(&there.text, record))
    }

    /// Removes a match from those in play, and first its copies, so that none is listed in its place.
    pub(super) fn forget(&mut self, id: &MatchId) -> Result<(), StoreError> {
        for copy in self.copies_in_play(id) {
            self.remove(&copy)?;
        }
        let paths = MatchLocation::BOTH.map(|place| self.match_path(place, id));
        paths.into_iter().try_for_each(|path| self.remove(&path?))
    }

    /// Returns the files that a synchronised folder made of a match in play, and that hold nothing beyond it.
    fn copies_in_play(&self, id: &MatchId) -> Vec<PathBuf> {
        let found = |place: MatchLocation, id: &MatchId| {
            let path = self.match_path(place, id).ok()?;
            let text = self.disk.read(&path, reading::LIMIT).ok()?.text;
            Some((LoadedMatch::parse(id.clone(), place, &text).ok()?, path))
        };
        let of_that_name = MatchLocation::BOTH.into_iter().flat_map(|place| {
            let folder = self.folder_at(place.folder());
            let names = folder.ok().and_then(|folder| self.disk.list(&folder).ok()).unwrap_or_default();
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
        let Ok(folder) = self.folder_at(place.folder()) else { return Vec::new() };
        let names = match self.disk.list(&folder) {
            Ok(names) => names,
            Err(e) => {
                if !missing(&e) && !self.untouchable.contains_key(&folder) {
                    unusable.push(self.report_unreadable(
                        &folder,
                        super::FileProblem::Unreadable,
                        &e.to_string(),
                    ));
                }
                return Vec::new();
            }
        };
        let mut found = Vec::new();
        for stem in self.stems(&folder, names, unusable) {
            let path = folder.join(format!("{stem}.ron"));
            let id = MatchId::of_stem(&stem);
            match self.read(&path, reading::LIMIT, |text| LoadedMatch::parse(id, place, text)) {
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
