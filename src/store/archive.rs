//! The archive: every finished match, with who played it, when, and how it ended.
//!
//! Each match is a file of its own among the finished. `archive.ron` says of each what a list needs, so that thousands are
//! listed at once; it holds nothing that the files do not, and is made anew from them where it is missing, damaged, or tells
//! of files that have changed since.

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
const VERSION: u32 = 4;
/// As long as an index of a hundred thousand matches, bytes.
const MOST: u64 = 64 << 20;

/// What the index says of one file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Line {
    /// Its size and when it was written: as long as both are the same, it is the file that was read.
    stamp: (u64, u64),
    kept: Kept,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "archive")]
struct Index {
    version: u32,
    matches: Vec<Line>,
}

/// What is known of the archive from the index, and how far that is true.
#[derive(Debug, Default)]
pub(super) struct Catalogue {
    /// None before the index was read.
    lines: Option<BTreeMap<MatchId, Line>>,
    /// Matches were put away since.
    pub(super) stale: bool,
    /// The index lacks some of it.
    unsaved: bool,
}

impl Catalogue {
    /// A report of that match was kept, and comes to that.
    pub(super) fn note_worth(&mut self, id: &MatchId, sums: Sums) {
        if let Some(line) = self.lines.as_mut().and_then(|lines| lines.get_mut(id)) {
            line.kept.worth = Some(sums);
            self.unsaved = true;
        }
    }
}

/// What is known of the archive so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Shelf {
    /// The matches, the newest first.
    pub matches: Vec<Kept>,
    /// Files that are still to be read: ask again.
    pub unread: usize,
    /// Files that could not be used.
    pub unusable: Vec<Unusable>,
}

/// Why a match was not taken into the archive.
#[derive(Debug, thiserror::Error)]
pub enum NotTaken {
    /// The record is wrong.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The code is wrong.
    #[error(transparent)]
    Code(#[from] CodeError),
    /// A file cannot be read.
    #[error("{0}")]
    File(String),
    /// It is not over.
    #[error("this match is not over yet: only finished matches are kept")]
    Unfinished,
    /// It is kept already.
    #[error("this match is in the archive already")]
    Known(MatchId),
    /// It cannot be written.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Another window has the folder.
    #[error("another window of the game has the data folder open")]
    InUse,
}

impl Store {
    /// The archive, as far as it is known after reading at most `most` files that are new or have changed. Ask until
    /// nothing is unread; what waits to be saved can be saved between.
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
                    // Reports come and go without their match.
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
        // A process may have been ended between the match and its report.
        for id in orphans {
            let _ = self.delete_report(&id);
        }
        // The newest are shown first.
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
            // It is but a list of what lies there: one that cannot be written is made again.
            self.catalogue.unsaved = self.put_index(&lines).is_err();
        }
        shelf.matches = lines.values().map(|line| line.kept.clone()).collect();
        shelf.matches.sort_by(|a, b| (b.ended, &b.id).cmp(&(a.ended, &a.id)));
        shelf.unusable = unusable;
        self.catalogue.lines = Some(lines);
        shelf
    }

    /// The record of a match in the archive; none where its file is gone or cannot be read.
    pub fn finished_record(&mut self, id: &MatchId) -> Option<Record> {
        let path = self.finished_path(id).ok()?;
        let text = self.disk.read(&path, reading::LIMIT).ok()?.text;
        record_in(&text).ok()
    }

    /// Marks a match as one to keep, or no more.
    ///
    /// # Errors
    /// The file cannot be read: told once. It cannot be written: told once, then silent until it could be, and tried again
    /// until then.
    pub fn star_match(&mut self, id: &MatchId, star: bool) -> Result<(), StoreError> {
        self.keep(Step::Star(id.clone(), star))
    }

    /// Writes a match of the archive to a file of its own among the player's documents, or, where the system names no place
    /// for these, in the data folder; gives its path. None where it cannot be read or written.
    pub fn export_match(&mut self, id: &MatchId) -> Option<PathBuf> {
        let text = self.disk.read(&self.finished_path(id).ok()?, reading::LIMIT).ok()?.text;
        let folder = self.export_folder()?;
        self.put_free(&folder, id, "ron", text.as_bytes())
    }

    /// Writes a picture of a match, a PNG, among the player's pictures, or where [`Store::export_match`] writes if the system
    /// names no place for these; gives its path. None where it cannot be written.
    pub fn export_picture(&mut self, id: &MatchId, png: &[u8]) -> Option<PathBuf> {
        let pictures = UserDirs::new().and_then(|dirs| dirs.picture_dir().map(Path::to_owned));
        let folder = pictures.filter(|folder| folder.is_dir()).or_else(|| self.export_folder())?;
        self.put_free(&folder, id, "png", png)
    }

    /// Writes a file of that match where none is yet.
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

    /// Writes every match of the archive to a file of its own in a new folder, where [`Store::export_match`] writes; gives the
    /// folder and how many there are. None where nothing can be written.
    pub fn export_all(&mut self) -> Option<(PathBuf, usize)> {
        let place = self.export_folder()?;
        self.export_all_into(&place)
    }

    /// The same, in that folder.
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

    /// Takes every match out of the archive that is not starred, for good; gives how many.
    ///
    /// # Errors
    /// A file that cannot be removed.
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

    /// The player's documents; where the system names no place for these, a folder among the data.
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

    /// Takes a match out of the archive, for good.
    ///
    /// # Errors
    /// The file cannot be removed: told once, then silent until it could be, and tried again until then.
    pub fn delete_match(&mut self, id: &MatchId) -> Result<(), StoreError> {
        self.keep(Step::Deleted(id.clone()))
    }

    pub(super) fn delete(&mut self, id: &MatchId) -> Result<(), StoreError> {
        let path = self.finished_path(id)?;
        self.remove(&path)?;
        self.delete_report(id)
    }

    /// Takes a match into the archive that was played elsewhere, by its code, its record or a kept match's text; gives its
    /// name.
    ///
    /// # Errors
    /// A record that is wrong or not over; a match that is there already; a folder that cannot be written.
    pub fn take_in(&mut self, text: &str) -> Result<MatchId, NotTaken> {
        if self.in_use() {
            return Err(NotTaken::InUse);
        }
        let record =
            if text.trim_start().starts_with('(') { record_in(text)? } else { games::code::read(text)? };
        let game = games::named(&record.game)
            .map_err(|_| RecordError::Game { found: record.game.clone(), expected: games::ids() })?;
        // As this build writes it, so that the same match is known again.
        let record = game.resume(&record)?.record().clone();
        if game.replay(&record)?.outcome.is_none() {
            return Err(NotTaken::Unfinished);
        }
        if let Some(id) = self.kept_like(&record) {
            return Err(NotTaken::Known(id));
        }
        let id = self.new_match(game.id());
        let alone = parse_finished(&id, &record.text()).map_err(|_| NotTaken::Unfinished)?;
        // Who played and when is known where the match comes from another archive.
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

    /// A match of the archive with that very record.
    fn kept_like(&mut self, record: &Record) -> Option<MatchId> {
        if self.catalogue.lines.is_none() || self.catalogue.stale {
            self.archive(usize::MAX);
        }
        let same = |kept: &Kept| {
            kept.game == record.game
                && kept.seed == record.seed
                && kept.decisions == record.actions.len() as u32
        };
        let lines = self.catalogue.lines.as_ref()?;
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

    /// What the index says, from memory or from its file.
    fn index(&mut self, unusable: &mut Vec<Unusable>) -> BTreeMap<MatchId, Line> {
        if let Some(known) = self.catalogue.lines.take() {
            return known;
        }
        let Ok(path) = self.path(&[INDEX]) else { return BTreeMap::new() };
        let read = self.read(&path, MOST, |text| {
            match ron_options().from_str::<Index>(text) {
                Ok(index) if index.version == VERSION => Ok(index.matches),
                // Another version's is made anew, whatever stands in it.
                Ok(_) => Ok(Vec::new()),
                Err(_) if version_in(text).is_some_and(|version| version != VERSION) => Ok(Vec::new()),
                // Of matches that this build does not list.
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
        // Plain data always has a text.
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
    use crate::store::{Place, Unfit};

    fn record(n: u64) -> Record {
        let actions = "(home, \"Left\"), (away, \"Right\")";
        let text =
            format!("(version: 1, game: \"toy\", options: (rounds: 1), seed: {n}, actions: [{actions}])");
        Record::parse(&text).unwrap()
    }

    /// That many matches, one a second.
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
        // What the index tells is not read again: the files are the same.
        let mut store = Store::at(dir.path().to_owned());
        assert_eq!(store.archive(0), whole);
        // What came and went is noticed.
        let id = whole.matches[2].id.clone();
        store.delete_match(&id).unwrap();
        let last = whole.matches[0].id.clone();
        store.star_match(&last, true).unwrap();
        fs::write(dir.path().join("finished/toy-7.ron"), record(77).text()).unwrap();
        let now = store.archive(9);
        assert!(now.matches.iter().all(|kept| kept.id != id) && now.matches.len() == 5);
        assert!(now.matches.iter().any(|kept| kept.id == last && kept.star));
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
        // Another version's is not believed, even if it reads as ours.
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
        // An entry of a match that is gone is gone.
        fs::write(&index, good.replacen(&whole.matches[0].id.to_string(), "toy-1", 1)).unwrap();
        assert_eq!(Store::at(dir.path().to_owned()).archive(9).matches, whole.matches);
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
    }

    #[test]
    fn all_can_be_written_out_and_put_away_but_the_starred() {
        let dir = tempfile::tempdir().unwrap();
        let mut store = filled(dir.path(), 4);
        let shelf = store.archive(9);
        let kept = &shelf.matches[1];
        store.star_match(&kept.id, true).unwrap();
        // Wherever this system has documents, a test writes none there.
        let root = dir.path().join("exported");
        let (folder, written) = store.export_all_into(&root).unwrap();
        assert_eq!((folder.parent(), written), (Some(root.as_path()), 4));
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 4);
        assert_ne!(store.export_all_into(&root).unwrap().0, folder);
        assert_eq!(store.erase_archive().unwrap(), 3);
        assert_eq!(seeds(&store.archive(9)), [kept.seed]);
        // What was written out comes back.
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
        // Who played comes along, stars do not.
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
