//! Matches in play and finished matches: `current/<game>.ron`, at most one a game, and `finished/<game>-<n>.ron`, plain
//! records that `five-a-side replay` reads.

use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use super::{SetAside, Store, StoreError, files};
use crate::engine::record::{RECORD_VERSION, ron_options};
use crate::engine::{Record, RecordError};
use crate::games;
use crate::games::entry::Replayed;
use crate::who::Who;

/// A match and who plays it.
#[derive(Clone, Debug)]
pub struct SavedMatch {
    /// The match so far.
    pub record: Record,
    /// Who plays home.
    pub home: Who,
    /// Who plays away.
    pub away: Who,
}

/// The file's shape.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "match")]
struct Written {
    home: Who,
    away: Who,
    record: Record,
}

impl SavedMatch {
    /// The file's text.
    fn text(&self) -> String {
        let [home, away] = [self.home, self.away].map(|who| who.to_string());
        format!("(home: {home:?}, away: {away:?}, record: {})\n", self.record.text().trim_end())
    }

    /// Reads the file's text and plays the match through.
    fn parse(text: &str) -> Result<(Self, Replayed), String> {
        let written: Written = ron_options().from_str(text).map_err(|e| {
            let (line, column) = (e.span.start.line, e.span.start.col);
            format!("{line}:{column}: {}; expected a match (home, away, record)", e.code)
        })?;
        if written.record.version != RECORD_VERSION {
            return Err(RecordError::Version { found: written.record.version }.to_string());
        }
        let entry = games::named(&written.record.game).map_err(|e| e.to_string())?;
        let replayed = entry.replay(&written.record).map_err(|e| e.to_string())?;
        Ok((Self { record: written.record, home: written.home, away: written.away }, replayed))
    }
}

impl Store {
    /// Saves a match in play, in place of any other of the same game. Call it after every decision; not on the thread
    /// that draws, since it waits for the disk.
    ///
    /// # Errors
    /// The folder cannot be written: told once, then silent until it could be written again.
    pub fn save_match(&mut self, saved: &SavedMatch) -> Result<(), StoreError> {
        let done = self.current(&saved.record.game).and_then(|path| files::write(&path, &saved.text()));
        self.tell_once(done)
    }

    /// Keeps the record of a finished match, and forgets that it was in play.
    ///
    /// # Errors
    /// As [`Store::save_match`].
    pub fn finish_match(&mut self, record: &Record) -> Result<(), StoreError> {
        let done = self
            .path(&["finished"])
            .and_then(|folder| files::write_numbered(&folder, &record.game, &record.text()))
            .and_then(|_| self.remove(&record.game));
        self.tell_once(done)
    }

    /// Forgets the match of that game that is in play, if there is one.
    ///
    /// # Errors
    /// As [`Store::save_match`].
    pub fn forget_match(&mut self, game: &str) -> Result<(), StoreError> {
        let done = self.remove(game);
        self.tell_once(done)
    }

    /// Every match in play, each played through, in the order of their games' ids; and the files that had to be set
    /// aside. A match that turns out to be finished (the power went before it was put away) is put away now.
    pub fn load_unfinished(&mut self) -> (Vec<SavedMatch>, Vec<SetAside>) {
        let (mut matches, mut aside) = (Vec::new(), Vec::new());
        for path in self.current_files() {
            match files::read(&path, SavedMatch::parse) {
                Ok((saved, replayed)) if replayed.outcome.is_none() => matches.push(saved),
                // What cannot be put away now is found again at the next start.
                Ok((saved, _)) => drop(self.finish_match(&saved.record)),
                Err(damaged) => aside.push(damaged),
            }
        }
        (matches, aside)
    }

    fn current(&self, game: &str) -> Result<PathBuf, StoreError> {
        self.path(&["current", &format!("{game}.ron")])
    }

    fn remove(&self, game: &str) -> Result<(), StoreError> {
        files::remove(self.current(game)?)
    }

    fn current_files(&self) -> Vec<PathBuf> {
        let Ok(folder) = self.path(&["current"]) else { return Vec::new() };
        let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
        let is_match = |path: &Path| path.extension().is_some_and(|ext| ext == "ron") && path.is_file();
        let mut found: Vec<_> = entries.flatten().map(|entry| entry.path()).filter(|p| is_match(p)).collect();
        found.sort();
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Seat;

    fn saved(actions: &[(Seat, &str)]) -> SavedMatch {
        let text = "(version: 1, game: \"toy\", options: (rounds: 1), seed: 5, actions: [])";
        let mut record = Record::parse(text).unwrap();
        record.actions = actions.iter().map(|(seat, action)| (*seat, (*action).to_owned())).collect();
        SavedMatch { record, home: Who::Human, away: "world-class".parse().unwrap() }
    }

    #[test]
    fn a_match_is_kept_and_found_again() {
        let dir = tempfile::tempdir().unwrap();
        let mut store = Store::at(dir.path().to_owned());
        store.save_match(&saved(&[])).unwrap();
        store.save_match(&saved(&[(Seat::Away, "Left")])).unwrap();
        let (matches, aside) = store.load_unfinished();
        assert_eq!((matches.len(), aside), (1, vec![]));
        assert_eq!(matches[0].record.actions, saved(&[(Seat::Away, "Left")]).record.actions);
        assert_eq!((matches[0].home, matches[0].away), (saved(&[]).home, saved(&[]).away));
        store.forget_match("toy").unwrap();
        store.forget_match("toy").unwrap();
        assert!(store.load_unfinished().0.is_empty());
    }

    #[test]
    fn a_finished_match_is_put_away_also_after_a_power_cut() {
        let dir = tempfile::tempdir().unwrap();
        let mut store = Store::at(dir.path().to_owned());
        let played = saved(&[(Seat::Away, "Left"), (Seat::Home, "Right")]);
        store.save_match(&played).unwrap();
        store.finish_match(&played.record).unwrap();
        store.save_match(&played).unwrap();
        let (matches, aside) = store.load_unfinished();
        assert_eq!((matches.len(), aside), (0, vec![]));
        assert_eq!(fs::read_dir(dir.path().join("current")).unwrap().count(), 0);
        for n in 1..=2 {
            let text = fs::read_to_string(dir.path().join(format!("finished/toy-000{n}.ron"))).unwrap();
            assert_eq!(Record::parse(&text).unwrap().actions, played.record.actions);
        }
    }

    #[test]
    fn a_damaged_match_is_set_aside_and_told() {
        let whole = saved(&[(Seat::Away, "Left")]).text();
        let cases: [(Vec<u8>, &str); 9] = [
            (whole.as_bytes()[..whole.len() / 2].to_vec(), ""),
            (Vec::new(), "1:1"),
            (b"\xff\xfe\x00".to_vec(), "utf-8"),
            (whole.replace("version: 1", "version: 99").into(), "record version 99"),
            (whole.replace("\"toy\"", "\"chess\"").into(), "unknown game `chess`"),
            (whole.replace("\"Left\"", "\"Up\"").into(), "decision 1 (away): `Up`"),
            (whole.replace("rounds: 1", "rounds: 99").into(), "option `rounds`"),
            (whole.replace("human", "robot").into(), "unknown player `robot`"),
            ((whole + "x").into(), "trailing"),
        ];
        for (n, (bytes, said)) in cases.iter().enumerate() {
            let dir = tempfile::tempdir().unwrap();
            let mut store = Store::at(dir.path().to_owned());
            let path = dir.path().join("current/toy.ron");
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(&path, bytes).unwrap();
            let (matches, aside) = store.load_unfinished();
            assert!(matches.is_empty() && aside.len() == 1, "case {n}");
            assert!(aside[0].reason.contains(said), "case {n}: {}", aside[0]);
            assert_eq!(&fs::read(aside[0].moved_to.as_ref().unwrap()).unwrap(), bytes, "case {n}");
            assert!(store.load_unfinished().1.is_empty(), "case {n}: told twice");
            store.save_match(&saved(&[])).unwrap();
        }
    }
}
