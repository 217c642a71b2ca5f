//! Matches in play, each in a file of its own, and finished matches: plain records that `five-a-side replay` reads.

use std::fmt;
use std::io;
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

use super::files::{Wrong, missing};
use super::match_file::{MatchFile, raw};
use super::newer::wrong;
use super::notebooks::sound;
use super::unsaved::Step;
use super::{Store, StoreError, Unusable};
use crate::ai::memory::Notebook;
use crate::competition::Competition;
use crate::controller::Controller;
use crate::engine::record::{RECORD_VERSION, Stamp, ron_options, version_in};
use crate::engine::{BySeat, Record, RecordError};
use crate::games;
use crate::games::dyn_game::Replayed;
use crate::people::Name;
use crate::reading::{self, Unread};

/// The version of what stands around the record in the files of this build; none before it was said.
pub(super) const VERSION: u32 = 1;

/// Names a match: the game and the moment it was begun, in milliseconds since 1970. As text, the name of its file without
/// the ending: `<game>-<begun>`. (What older builds kept is named as they named it.)
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct MatchId {
    stem: String,
}

impl MatchId {
    /// A name where there is nothing to keep matches in.
    #[must_use]
    pub fn unkept(game: &str) -> Self {
        Self { stem: game.to_owned() }
    }

    pub(super) fn of_stem(stem: &str) -> Self {
        Self { stem: stem.to_owned() }
    }

    /// The moment it was begun, milliseconds since 1970; 0 where an older build did not tell.
    pub(super) fn begun(&self) -> u64 {
        self.stem.split('-').nth(1).and_then(|begun| begun.parse().ok()).unwrap_or_default()
    }
}

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.stem)
    }
}

/// The place where a match in play belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Place {
    /// A friendly.
    Friendly,
    /// A match of a competition.
    Competition,
}

impl Place {
    pub(super) const BOTH: [Self; 2] = [Self::Friendly, Self::Competition];

    /// Returns the folder of matches in this place.
    pub(super) const fn folder(self) -> &'static str {
        match self {
            Self::Friendly => "current",
            Self::Competition => "competition",
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

/// A match with its controllers.
#[derive(Clone, Debug)]
pub struct SavedMatch {
    /// The match id.
    pub id: MatchId,
    /// The place where it belongs.
    pub place: Place,
    /// The record so far.
    pub record: Record,
    /// The controller of home.
    pub home: Controller,
    /// The controller of away.
    pub away: Controller,
    /// The time of the last decision, seconds since 1970.
    pub saved: u64,
    /// The id of the level if the match is a lesson.
    pub lesson: Option<String>,
    /// The names of the people, where they have names.
    pub names: BySeat<Option<Name>>,
    /// Time at the table in seconds; `None` if an older build began the match.
    pub secs: Option<u32>,
    /// The notebook with which its bot began it; none where it is not to be noted.
    pub notebook: Option<Notebook>,
    /// The ids of the clubs that meet; none for those of friendlies.
    pub clubs: Option<BySeat<String>>,
}

/// The form of the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "match")]
struct Written {
    /// Missing in files of older builds.
    #[serde(default, rename = "version")]
    _version: u32,
    home: Controller,
    away: Controller,
    /// Missing in files of older builds.
    #[serde(default)]
    saved: Option<u64>,
    #[serde(default)]
    lesson: Option<String>,
    #[serde(default)]
    home_name: Option<String>,
    #[serde(default)]
    away_name: Option<String>,
    #[serde(default)]
    secs: Option<u32>,
    #[serde(default)]
    notebook: Option<Notebook>,
    #[serde(default)]
    clubs: Option<BySeat<String>>,
    record: Record,
}

/// A match as it was found in its file, played through.
pub(super) struct Found {
    pub(super) saved: SavedMatch,
    pub(super) replayed: Replayed,
}

impl SavedMatch {
    /// The file's text.
    pub(super) fn text(&self) -> io::Result<String> {
        let file = MatchFile {
            home: Some(self.home),
            away: Some(self.away),
            saved: Some(self.saved),
            lesson: self.lesson.clone(),
            secs: self.secs,
            notebook: self.notebook.as_ref().map(|book| raw(&book.text())).transpose()?,
            clubs: self.clubs.clone(),
            ..MatchFile::of(&self.record, &self.names)?
        };
        file.text()
    }
}

/// What the file of a match calls people.
pub(super) fn names_in(home: Option<&str>, away: Option<&str>) -> BySeat<Option<Name>> {
    BySeat::new(home, away).map(|name| name.and_then(Name::tidied))
}

/// Reads the file's text and plays the match through.
fn parse(text: &str) -> Result<(Written, Replayed), Wrong> {
    if let Some(found) = newer(text) {
        return Err(RecordError::Version { found }.into());
    }
    let written: Written = ron_options().from_str(text).map_err(|fault| {
        wrong(text, &fault, VERSION, "a match (version, home, away, saved, lesson, secs, record)")
    })?;
    if written.record.version != RECORD_VERSION {
        return Err(RecordError::Version { found: written.record.version }.into());
    }
    let entry = games::named(&written.record.game).map_err(|fault| Wrong::Newer(fault.to_string()))?;
    if let Some(book) = &written.notebook {
        sound(book)?;
    }
    let replayed = entry.replay(&written.record)?;
    Ok((written, replayed))
}

/// The version of a match that a newer version of the game wrote, or of the record in it, whatever else stands in it.
pub(super) fn newer(text: &str) -> Option<u32> {
    #[derive(Deserialize)]
    struct Around {
        record: Stamp,
    }
    let Around { record } = ron_options().from_str(text).ok()?;
    let around = version_in(text).filter(|found| *found > VERSION);
    around.or_else(|| (record.version > RECORD_VERSION).then_some(record.version))
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
    pub unusable: Vec<Unusable>,
}

impl Store {
    /// A name for a match that begins now: one that no match has, in play or finished.
    pub fn new_match(&mut self, game: &str) -> MatchId {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64);
        self.begun = now.max(self.begun.saturating_add(1));
        loop {
            let stem = format!("{game}-{}", self.begun);
            let name = format!("{stem}.ron");
            let taken = ["current", "competition", "finished"]
                .into_iter()
                .filter_map(|folder| self.path(&[folder, &name]).ok())
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
    /// The folder cannot be written: told once, then silent until it could be written again, and tried again until then.
    pub fn save_match(&mut self, saved: &SavedMatch) -> Result<(), StoreError> {
        self.keep(Step::Match(Box::new(saved.clone())))
    }

    /// Keeps the record of a finished match, counts it in its competition (given with the result counted, where the match
    /// belongs to it), and forgets that it was in play: in this order, so that whatever happens on the way, the next start
    /// finds out what is left to do.
    ///
    /// # Errors
    /// As [`Store::save_match`].
    pub fn finish_match(
        &mut self,
        saved: &SavedMatch,
        competition: Option<&Competition>,
    ) -> Result<(), StoreError> {
        self.keep(Step::Finished(Box::new(saved.clone()), competition.cloned().map(Box::new)))
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
        let noted = self.note_once(saved)?;
        self.put_away(saved)?;
        noted
    }

    /// Forgets a match in play, if there is one of that name.
    ///
    /// # Errors
    /// As [`Store::save_match`].
    pub fn forget_match(&mut self, id: &MatchId) -> Result<(), StoreError> {
        self.keep(Step::Forgotten(id.clone()))
    }

    /// Every match in play that is of no competition, each played through, the newest first; and the files that could
    /// not be used. What was left half done by an end of the process is done now: a finished match is counted and put
    /// away, and each lies where it belongs.
    pub fn load_unfinished(&mut self) -> (Vec<SavedMatch>, Vec<Unusable>) {
        let found = self.look();
        (found.current, found.unusable)
    }

    /// Both kinds of matches in play, in one reading: see [`Store::load_unfinished`] and [`Store::competition_matches`].
    pub fn all_in_play(&mut self) -> MatchesInPlay {
        let found = self.look();
        MatchesInPlay { friendly: found.current, due: found.competition_matches, unusable: found.unusable }
    }

    /// Every match in play that is due in a competition, otherwise as [`Store::load_unfinished`].
    pub fn competition_matches(&mut self) -> (Vec<SavedMatch>, Vec<Unusable>) {
        let found = self.look();
        (found.competition_matches, found.unusable)
    }

    pub(super) fn match_path(&self, place: Place, id: &MatchId) -> Result<PathBuf, StoreError> {
        self.path(&[place.folder(), &format!("{id}.ron")])
    }

    /// Writes a match where it belongs; it lies nowhere else then.
    pub(super) fn keep_match(&mut self, saved: &SavedMatch) -> Result<(), StoreError> {
        let path = self.match_path(saved.place, &saved.id)?;
        let text = saved.text().map_err(|cause| StoreError::Write { path: path.clone(), cause })?;
        self.put(&path, &text)?;
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
        let last = self.kept.as_ref().is_some_and(|kept| kept.is_final(&record.game, record.seed));
        let (id, text) = (&saved.id, saved.finished_text(saved.place == Place::Competition && last));
        let mut n = 1_u32;
        loop {
            let name = if n == 1 { format!("{id}.ron") } else { format!("{id}-{n}.ron") };
            let path = self.path(&["finished", &name])?;
            let done = match self.disk.read(&path, reading::LIMIT) {
                Ok(there) if holds(&there.text, &saved.record) => {
                    self.disk.sync_folder(&self.path(&["finished"])?)
                }
                Err(Unread::System(e)) if e.kind() == io::ErrorKind::NotFound => match &text {
                    Ok(text) => self.put_new(&path, text.as_bytes()),
                    Err(fault) => Err(io::Error::other(fault.to_string())),
                },
                Err(Unread::System(e)) => Err(e),
                // Another match has the name, or what nobody can read.
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
        let Ok(folder) = self.path(&["finished"]) else { return false };
        let old = id.stem == record.game;
        let names = if old { self.disk.list(&folder).unwrap_or_default() } else { Vec::new() };
        let of_game = names.iter().filter(|name| name.to_string_lossy().starts_with(&id.stem));
        of_game
            .filter_map(|name| self.disk.read(&folder.join(name), reading::LIMIT).ok())
            .any(|there| holds(&there.text, record))
    }

    pub(super) fn forget(&mut self, id: &MatchId) -> Result<(), StoreError> {
        let paths = Place::BOTH.map(|place| self.match_path(place, id));
        paths.into_iter().try_for_each(|path| self.remove(&path?))
    }

    /// The matches that lie in a folder, in the order of their names.
    pub(super) fn matches_in(&mut self, place: Place, unusable: &mut Vec<Unusable>) -> Vec<Found> {
        let Ok(folder) = self.path(&[place.folder()]) else { return Vec::new() };
        let mut names = match self.disk.list(&folder) {
            Ok(names) => names,
            Err(e) => {
                if !missing(&e) && !self.left.contains_key(&folder) {
                    unusable.push(self.leave(&folder, super::Unfit::Unreadable, &e.to_string()));
                }
                return Vec::new();
            }
        };
        names.sort();
        let mut found = Vec::new();
        for name in names {
            let path = folder.join(&name);
            let Some(stem) = name.to_str().and_then(|name| name.strip_suffix(".ron")) else { continue };
            match self.read(&path, reading::LIMIT, parse) {
                Ok(Some(((written, replayed), modified))) => {
                    let names = names_in(written.home_name.as_deref(), written.away_name.as_deref());
                    let Written { home, away, saved, lesson, secs, notebook, clubs, record, .. } = written;
                    let (id, saved) = (MatchId::of_stem(stem), saved.unwrap_or(modified));
                    let saved = SavedMatch {
                        id,
                        place,
                        record,
                        home,
                        away,
                        saved,
                        lesson,
                        secs,
                        names,
                        notebook,
                        clubs,
                    };
                    found.push(Found { saved, replayed });
                }
                Ok(None) => {}
                Err(fault) => unusable.push(fault),
            }
        }
        found
    }
}

#[cfg(test)]
mod tests;
