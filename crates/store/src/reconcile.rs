//! Finds out from the files alone what an ended process left half done, and completes it.
//!
//! A finished match is first stored where it was played, with its last decision. Then the file of its competition, or
//! of its run of a tour, holds its result. Then its record is stored among the finished ones under the same id, and
//! last it is removed from its first place. So a finished match in `current/` or `competition/` is counted if its game
//! and seed are still due, and then put away. Repeating either step does no harm. A match that a competition waits for
//! is in `competition/`, any other in `current/`.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::competition::CompetitionStore;
use super::formats::{LoadedMatch, known_time, without_copies};
use super::tours::TourRunStore;
use super::{FileProblem, MatchId, MatchLocation, SavedMatch, SavedRun, Store, UnusableFile, seconds};
use competition::{Competition, FixtureResult, PlayedFixture};

/// The content of the folder after every file was moved to its place.
#[derive(Default)]
pub(super) struct ReconciledFolder {
    /// The competitions, the last changed first.
    pub(super) competitions: Vec<Competition>,
    /// The runs of tours, the last begun first.
    pub(super) tour_runs: Vec<SavedRun>,
    /// Friendlies in play, newest first.
    pub(super) current: Vec<SavedMatch>,
    /// Matches in play that a competition waits for, newest first.
    pub(super) competition_matches: Vec<SavedMatch>,
    /// Unusable files.
    pub(super) unusable: Vec<UnusableFile>,
}

impl Store {
    /// Returns the kept data, including what could not be written yet.
    pub(super) fn look(&mut self) -> ReconciledFolder {
        self.try_again();
        let mut found = self.reconcile();
        self.unsaved.apply_to(&mut found);
        found
    }

    /// Reads the competitions and the matches, and completes half-done steps. A step that fails now is found again at
    /// the next start.
    pub(super) fn reconcile(&mut self) -> ReconciledFolder {
        let mut out = ReconciledFolder::default();
        if self.in_use() {
            return out;
        }
        self.read_competitions();
        self.read_tour_runs();
        out.unusable.append(&mut self.unreported_files);
        for found in self.all_matches(&mut out.unusable) {
            let mut saved = found.saved;
            let Some(competitions) = &mut self.competitions else { continue };
            let whole = competitions.whole;
            let due = competitions.due(&saved.record.game, saved.record.seed);
            if due.is_none() && !whole {
                // It may belong to a competition that cannot be read, so it stays where it is.
                if found.replayed.outcome.is_none() {
                    out.keep(saved);
                }
                continue;
            }
            if let Some(outcome) = &found.replayed.outcome {
                let counted = due.and_then(|on| {
                    let fixture = on.played_as(&saved.record.game, saved.record.seed)?;
                    let result = FixtureResult::from(outcome);
                    let scorers = PlayedFixture::of_record(&saved.record).and_then(|played| played.scorers);
                    on.record_result(&fixture, PlayedFixture { result, scorers }).ok()?;
                    Some(on.id())
                });
                if let Some(id) = counted {
                    competitions.mark_behind(id);
                }
                let is_counted = self.catch_up().is_ok() && self.count_in_tour(&saved).is_ok();
                if is_counted && self.note_once(&saved).is_ok() {
                    let _ = self.put_away(&saved);
                }
                continue;
            }
            let belongs = if due.is_some() { MatchLocation::Competition } else { MatchLocation::Friendly };
            if belongs != saved.place {
                let lies = std::mem::replace(&mut saved.place, belongs);
                if self.keep_match(&saved).is_err() {
                    saved.place = lies;
                }
            }
            out.keep(saved);
        }
        out.competitions = self.competitions.as_ref().map(CompetitionStore::list).unwrap_or_default();
        out.tour_runs = self.tour_runs.as_ref().map(TourRunStore::list).unwrap_or_default();
        let newest = |saved: &SavedMatch| Reverse((saved.saved, saved.id.begun(), saved.id.clone()));
        out.current.sort_by_key(newest);
        out.competition_matches.sort_by_key(newest);
        out
    }

    /// Returns every match in the folders of matches in play, sorted by name, so that the one begun first counts first.
    /// If a match is in both folders, because it was being moved, the last saved one is returned. Copies stay where
    /// they are, unseen.
    fn all_matches(&mut self, unusable: &mut Vec<UnusableFile>) -> Vec<LoadedMatch> {
        let mut all: BTreeMap<MatchId, LoadedMatch> = BTreeMap::new();
        for place in [MatchLocation::Competition, MatchLocation::Friendly] {
            for found in self.matches_in(place, unusable) {
                let age = |found: &LoadedMatch| (found.saved.saved, found.saved.record.actions.len());
                let twin = all.get(&found.saved.id);
                if let Some(twin) = twin.filter(|twin| age(twin) >= age(&found)) {
                    unusable.extend(self.drop_twin(&found, twin));
                } else if let Some(older) = all.get(&found.saved.id) {
                    unusable.extend(self.drop_twin(older, &found));
                    all.insert(found.saved.id.clone(), found);
                } else {
                    all.insert(found.saved.id.clone(), found);
                }
            }
        }
        without_copies(all.into_values().collect())
    }

    /// Removes a match whose decisions are all in its younger twin. One that went on otherwise is set aside.
    fn drop_twin(&mut self, found: &LoadedMatch, twin: &LoadedMatch) -> Option<UnusableFile> {
        let path = self.match_path(found.saved.place, &found.saved.id).ok()?;
        let (record, other) = (&found.saved.record, &twin.saved.record);
        let same = (&record.game, record.options.get_ron(), record.seed)
            == (&other.game, other.options.get_ron(), other.seed);
        if same && other.actions.starts_with(&record.actions) {
            let _ = self.files.remove(&path);
            return None;
        }
        Some(self.files.set_aside(&path, FileProblem::Copy, "another file of the same match was saved later"))
    }
}

impl ReconciledFolder {
    /// Removes a match in play from the lists.
    pub(super) fn without(&mut self, id: &MatchId) {
        for found in [&mut self.current, &mut self.competition_matches] {
            found.retain(|saved| saved.id != *id);
        }
    }

    /// Replaces a competition, or adds a new one in front; removes it if it does not stay.
    pub(super) fn note_competition(&mut self, on: &Competition, stays: bool) {
        match self.competitions.iter_mut().find(|known| known.is_same(on)) {
            Some(known) if stays => *known = on.clone(),
            Some(_) => self.competitions.retain(|known| !known.is_same(on)),
            None if stays => self.competitions.insert(0, on.clone()),
            None => {}
        }
    }

    /// Puts every match into the list where the competitions want it.
    pub(super) fn sort_out(&mut self) {
        let due = |saved: &SavedMatch| {
            let wants = |on: &Competition| on.played_as(&saved.record.game, saved.record.seed).is_some();
            self.competitions.iter().any(wants)
        };
        let all = self.current.iter().chain(&self.competition_matches).cloned();
        let place = |saved: &SavedMatch| {
            if due(saved) { MatchLocation::Competition } else { MatchLocation::Friendly }
        };
        let placed = all.map(|saved| SavedMatch { place: place(&saved), ..saved });
        let (due, others) = placed.partition(|saved| saved.place == MatchLocation::Competition);
        (self.competition_matches, self.current) = (due, others);
    }

    /// Counts a match that is over in its run of a tour, if that waits for it.
    pub(super) fn count_in_tour(&mut self, saved: &SavedMatch) {
        if let Some(of) = self.tour_runs.iter_mut().find(|of| Some(&of.id) == saved.tour.as_ref()) {
            of.run.count_match(&saved.record);
        }
    }

    /// Replaces a run of a tour, or adds a new one in front; removes it if it does not stay.
    pub(super) fn note_tour_run(&mut self, saved: &SavedRun, stays: bool) {
        match self.tour_runs.iter_mut().find(|known| known.id == saved.id) {
            Some(known) if stays => *known = saved.clone(),
            Some(_) => self.tour_runs.retain(|known| known.id != saved.id),
            None if stays => self.tour_runs.insert(0, saved.clone()),
            None => {}
        }
    }

    fn keep(&mut self, saved: SavedMatch) {
        let saved = SavedMatch { saved: known_time(saved.saved, seconds()), ..saved };
        match saved.place {
            MatchLocation::Friendly => self.current.push(saved),
            MatchLocation::Competition => self.competition_matches.push(saved),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::testing::saved_match;
    use engine::{Record, Seat};

    /// A match that was being moved is in both places. The later one wins, wherever it is. The other one is set
    /// aside if it went on otherwise.
    #[test]
    fn the_later_of_two_copies_of_a_match_is_kept() {
        let home = |play: &str| (Seat::Home, play.to_owned());
        let [early, late, later] = [(5, vec![]), (9, vec![]), (9, vec![home("Left")])];
        let otherwise = (8, vec![home("Right")]);
        for (one, other, younger, aside) in [
            (&early, &late, &late, false),
            (&late, &early, &late, false),
            (&late, &later, &later, false),
            (&later, &late, &later, false),
            (&early, &later, &later, false),
            (&later, &early, &later, false),
            (&otherwise, &later, &later, true),
            (&later, &otherwise, &later, true),
        ] {
            let dir = tempfile::tempdir().unwrap();
            let mut store = Store::at(dir.path().to_owned());
            let id = store.new_match("toy");
            for (place, (saved, actions)) in MatchLocation::BOTH.into_iter().zip([one, other]) {
                let text = "(version: 1, game: \"toy\", options: (), seed: 5, actions: [])";
                let record = Record { actions: actions.clone(), ..Record::parse(text).unwrap() };
                let away = "pro".parse().unwrap();
                let match_in = SavedMatch { place, saved: *saved, ..saved_match(id.clone(), record, away) };
                let path = store.match_path(place, &id).unwrap();
                fs::create_dir_all(path.parent().unwrap()).unwrap();
                fs::write(path, match_in.text().unwrap()).unwrap();
            }
            let (found, unusable) = store.load_unfinished();
            let [found] = &found[..] else { panic!("{found:?}") };
            assert_eq!((found.saved, &found.record.actions), (younger.0, &younger.1));
            assert_eq!(unusable.len(), usize::from(aside), "{unusable:?}");
            for file in unusable {
                assert!(fs::read_to_string(file.moved_to.unwrap()).unwrap().contains("Right"));
            }
            let lie = MatchLocation::BOTH.map(|place| store.match_path(place, &id).unwrap().exists());
            assert_eq!(
                lie,
                MatchLocation::BOTH.map(|place| place == MatchLocation::Friendly),
                "the other one is gone"
            );
        }
    }
}
