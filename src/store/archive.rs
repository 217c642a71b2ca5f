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

    /// Writes a PNG picture of a match to the player's pictures folder and returns its path. Falls back to the folder
    /// of [`Store::export_match`]. Returns `None` if it cannot be written.
    pub fn export_picture(&mut self, id: &MatchId, png: &[u8]) -> Option<PathBuf> {
        let pictures = UserDirs::new().and_then(|dirs| dirs.picture_dir().map(Path::to_owned));
        let folder = pictures.filter(|folder| folder.is_dir()).or_else(|| self.export_folder())?;
        self.put_free(&folder, id, "png", png)
    }

    /// Writes a file named after the match under the first free name.
    fn put_free(&mut self, folder: &Path, id: &MatchId, ending: &str, bytes: &[u8]) -> Option<PathBuf> {
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
    fn export_all_into(&mut self, place: &Path) -> Option<(PathBuf, usize)> {
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
    fn export_folder(&self) -> Option<PathBuf> {
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
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;
    use crate::controller::Controller;
    use crate::engine::{BySeat, Seat};
    use crate::store::tests::record;
    use crate::store::{Place, Unfit};

    /// The archive shows one manager where one manager played.
    #[test]
    fn who_played_alone_is_listed_alone() {
        let listed = |game: &str, options: &str| {
            let arena = crate::games::named(game).unwrap().arena(options).unwrap();
            let bots = BySeat::new(crate::ai::Level::Random, crate::ai::Level::Random);
            let record = arena.bout(1, bots, true).unwrap().record.unwrap();
            parse_finished(&MatchId::unkept("a match"), &record.text()).unwrap().0.alone
        };
        assert!(listed("solitaire", ""));
        assert!(!listed("penalties", "") && !listed("soccer17", ""));
    }

    /// A field that only this build does not know is a newer build's; anything else in its place is damage.
    #[test]
    fn what_is_damaged_is_no_newer_builds() {
        let record = record(1).text();
        let wrong = |text: &str| parse_finished(&MatchId::unkept("a match"), text).unwrap_err();
        let whole = format!("(version: 1, home: \"human\", away: \"pro\", saved: 7, record: {record})");
        assert!(parse_finished(&MatchId::unkept("a match"), &whole).is_ok());
        let newer = wrong(&whole.replacen("home: ", "mood: 3, home: ", 1));
        assert!(matches!(newer, Wrong::Newer(_)), "{newer:?}");
        let damaged = wrong(&whole.replacen("saved: 7", "saved: \"x\"", 1));
        assert!(matches!(damaged, Wrong::Damaged(_)), "{damaged:?}");
    }

    /// Makes a store with that many matches, one second apart.
    fn filled(folder: &Path, matches: u64) -> Store {
        let mut store = Store::at(folder.to_owned());
        for n in 0..matches {
            let (id, place) = (store.new_match("toy"), Place::Friendly);
            let (home, away) = (Controller::Human, "pro".parse().unwrap());
            let saved = crate::store::SavedMatch {
                id,
                place,
                record: record(n),
                home,
                away,
                saved: 1000 + n,
                lesson: None,
                names: crate::engine::BySeat::default(),
                secs: None,
                notebook: None,
            };
            store.finish_match(&saved, None).unwrap();
        }
        store
    }

    fn seeds(shelf: &Shelf) -> Vec<u64> {
        shelf.matches.iter().map(|kept| kept.seed).collect()
    }

    #[test]
    fn matches_are_listed_the_newest_first_and_from_the_index_next_time() {
        let dir = tempfile::tempdir().unwrap();
        let mut store = filled(dir.path(), 5);
        let part = store.archive(2);
        assert_eq!((seeds(&part), part.unread), (vec![4, 3], 3));
        let whole = store.archive(99);
        assert_eq!((seeds(&whole), whole.unread, &whole.unusable), (vec![4, 3, 2, 1, 0], 0, &vec![]));
        let first = &whole.matches[4];
        assert_eq!((first.ended, first.decisions, first.options.as_str()), (1000, 2, "(rounds: 1)"));
        let who = first.who.unwrap();
        assert_eq!((who[Seat::Home], who[Seat::Away].to_string()), (Controller::Human, "pro".to_owned()));
        drop(store);
        // Unchanged files are not read again.
        let mut store = Store::at(dir.path().to_owned());
        assert_eq!(store.archive(0), whole);
        // Added and removed files are noticed.
        let id = whole.matches[2].id.clone();
        store.delete_match(&id).unwrap();
        let last = whole.matches[0].id.clone();
        store.star_match(&last, true).unwrap();
        fs::write(dir.path().join("finished/toy-7.ron"), record(77).text()).unwrap();
        let now = store.archive(9);
        assert!(now.matches.iter().all(|kept| kept.id != id) && now.matches.len() == 5);
        assert!(now.matches.iter().any(|kept| kept.id == last && kept.star && kept.ended == 1004));
        let bare = now.matches.iter().find(|kept| kept.seed == 77).unwrap();
        assert!(bare.who.is_none() && bare.ended > 1_600_000_000, "a bare record has the file's time");
        drop(store);
        assert_eq!(Store::at(dir.path().to_owned()).archive(0), now);
    }

    #[test]
    fn an_index_that_is_damaged_missing_or_lies_is_made_anew() {
        let dir = tempfile::tempdir().unwrap();
        let whole = filled(dir.path(), 3).archive(9);
        let index = dir.path().join(INDEX);
        let good = fs::read_to_string(&index).unwrap();
        let replaced = |text: &str, from: &str, to: &str| {
            assert!(text.contains(from), "{from} is not there: {text}");
            text.replacen(from, to, 1)
        };
        let version = format!("version: {VERSION}");
        let lie = replaced(&good, "seed: 0", "seed: 55");
        // An index of another version is ignored, even if it parses.
        let [older, newer] =
            [VERSION - 1, VERSION + 1].map(|other| replaced(&lie, &version, &format!("version: {other}")));
        let foreign = replaced(&newer, "decisions:", "judgements:");
        let unknown = replaced(&good, "decisions:", "judgements:");
        let lies = replaced(&lie, "stamp: (", "stamp: (1");
        let texts = [&older, &newer, &foreign, &unknown, &lies].map(String::as_bytes);
        for bytes in [&b"(version: 1"[..], b"\xff", b""].into_iter().chain(texts) {
            fs::write(&index, bytes).unwrap();
            let mut store = Store::at(dir.path().to_owned());
            let found = store.archive(9);
            assert_eq!(found.matches, whole.matches, "{bytes:?}");
            assert_eq!(store.archive(9).unusable, [], "told once");
            drop(store);
            assert_eq!(fs::read_to_string(&index).unwrap(), good, "{bytes:?}");
        }
        fs::remove_file(&index).unwrap();
        assert_eq!(Store::at(dir.path().to_owned()).archive(9), whole);
        // The entry of a deleted match disappears.
        fs::write(&index, good.replacen(&whole.matches[0].id.to_string(), "toy-1", 1)).unwrap();
        assert_eq!(Store::at(dir.path().to_owned()).archive(9).matches, whole.matches);
        // Also from the file, where nothing else has changed.
        let gone = whole.matches[0].id.to_string();
        fs::remove_file(dir.path().join(format!("finished/{gone}.ron"))).unwrap();
        assert_eq!(Store::at(dir.path().to_owned()).archive(9).matches, whole.matches[1..]);
        assert!(!fs::read_to_string(&index).unwrap().contains(&gone));
    }

    /// An index of another version is no damage, whatever it holds; one of this version that cannot be read is.
    #[test]
    fn an_index_of_another_version_is_not_damaged() {
        let dir = tempfile::tempdir().unwrap();
        let whole = filled(dir.path(), 2).archive(9);
        let index = dir.path().join(INDEX);
        let strange = fs::read_to_string(&index).unwrap().replacen("seed: 0", "seed: \"none\"", 1);
        let newer = strange.replacen(&format!("version: {VERSION}"), &format!("version: {}", VERSION + 1), 1);
        for (text, faults) in [(newer, 0), (strange, 1)] {
            fs::write(&index, text).unwrap();
            let found = Store::at(dir.path().to_owned()).archive(9);
            assert_eq!((found.matches, found.unusable.len()), (whole.matches.clone(), faults));
        }
    }

    #[test]
    fn a_match_that_cannot_be_used_is_set_aside_and_told() {
        let dir = tempfile::tempdir().unwrap();
        let mut store = filled(dir.path(), 1);
        let path = |name: &str| dir.path().join("finished").join(name);
        fs::write(path("toy-1.ron"), "(home: \"human\", record: (version: 1").unwrap();
        let open = record(3).text().replace("        (away, \"Right\"),\n", "");
        fs::write(path("toy-2.ron"), open).unwrap();
        fs::create_dir(path("toy-3.ron")).unwrap();
        let shelf = store.archive(99);
        assert_eq!(seeds(&shelf), [0]);
        let told: Vec<String> = shelf.unusable.iter().map(ToString::to_string).collect();
        assert_eq!(told.len(), 3, "{told:?}");
        assert!(told.iter().any(|line| line.contains("not over")), "{told:?}");
        assert!(shelf.unusable.iter().any(|fault| fault.unfit == Unfit::Unreadable));
        assert!(path("toy-1.ron.damaged-1").is_file() && path("toy-2.ron.damaged-1").is_file());
        assert_eq!(store.archive(99).unusable, []);
        // What was left alone is not read again.
        assert_eq!(store.archive(0).unread, 0);
    }

    #[test]
    fn all_can_be_written_out_and_put_away_but_the_starred() {
        let dir = tempfile::tempdir().unwrap();
        let mut store = filled(dir.path(), 4);
        let shelf = store.archive(9);
        let kept = &shelf.matches[1];
        store.star_match(&kept.id, true).unwrap();
        // The test writes nothing into the system's documents folder.
        let root = dir.path().join("exported");
        let (folder, written) = store.export_all_into(&root).unwrap();
        assert_eq!((folder.parent(), written), (Some(root.as_path()), 4));
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 4);
        assert_ne!(store.export_all_into(&root).unwrap().0, folder);
        assert_eq!(store.erase_archive().unwrap(), 3);
        assert_eq!(seeds(&store.archive(9)), [kept.seed]);
        // Exported files can be imported again.
        for file in fs::read_dir(&folder).unwrap() {
            let text = fs::read_to_string(file.unwrap().path()).unwrap();
            assert!(matches!(store.take_in(&text), Ok(_) | Err(NotTaken::Known(_))));
        }
        assert_eq!(store.archive(9).matches.len(), 4);
    }

    #[test]
    fn matches_from_elsewhere_are_taken_in_once() {
        let dir = tempfile::tempdir().unwrap();
        let mut store = filled(dir.path(), 2);
        let id = store.take_in(&record(9).text()).unwrap();
        assert!(matches!(store.take_in(&record(9).text()), Err(NotTaken::Known(known)) if known == id));
        assert!(matches!(store.take_in(&record(1).text()), Err(NotTaken::Known(_))));
        let mut open = record(8);
        open.actions.pop();
        assert!(matches!(store.take_in(&open.text()), Err(NotTaken::Unfinished)));
        for (text, said) in
            [("", "no code"), ("(home: \"human\", record: (version: 2))", ""), ("hello, you", "letter 6")]
        {
            let told = store.take_in(text).unwrap_err().to_string();
            assert!(told.contains(said), "{told}");
        }
        // Players are imported, stars are not.
        let whose = Kept {
            star: true,
            who: Some(BySeat::new("amateur".parse().unwrap(), Controller::Human)),
            ended: 5,
            ..store.archive(9).matches[0].clone()
        };
        let id = store.take_in(&whose.text(&record(21)).unwrap()).unwrap();
        let shelf = store.archive(9);
        let kept = shelf.matches.iter().find(|kept| kept.id == id).unwrap();
        assert_eq!((kept.star, kept.ended, kept.who), (false, 5, whose.who));
        assert_eq!(store.finished_record(&id).unwrap().text(), record(21).text());
    }
}
