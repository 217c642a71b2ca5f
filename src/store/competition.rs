//! The current competition, at most one: `competition.ron`.

use super::files::{SMALL, Wrong};
use super::newer::unknown_in;
use super::unsaved::Step;
use super::{Store, StoreError, Unusable};
use crate::competition::{self, Competition, Fault};

const FILE: &str = "competition.ron";

impl Store {
    /// Returns the current competition with every played result, and the unusable files. Completes the steps that an
    /// ended process left half done: see [`Store::load_unfinished`].
    pub fn competition(&mut self) -> (Option<Competition>, Vec<Unusable>) {
        let found = self.look();
        (found.competition, found.unusable)
    }

    /// Saves a competition in place of the current one, or deletes it if `None`. Matches in play that the new one
    /// does not wait for become friendlies.
    ///
    /// # Errors
    /// The folder cannot be written: reported once and retried until it succeeds. The existing file cannot be read:
    /// it is left alone and reported once.
    pub fn keep_competition(&mut self, competition: Option<&Competition>) -> Result<(), StoreError> {
        self.keep(Step::Competition(competition.cloned().map(Box::new)))
    }

    pub(super) fn change_competition(&mut self, competition: Option<&Competition>) -> Result<(), StoreError> {
        self.read_competition();
        let before = self.kept.clone().flatten();
        self.put_competition(competition)?;
        let goes_on = match (&before, competition) {
            (None, None) => true,
            (Some(before), Some(now)) => before.is(now),
            _ => false,
        };
        if !goes_on {
            let unusable = self.reconcile().unusable;
            self.untold.extend(unusable);
        }
        Ok(())
    }

    /// Reads the competition unless it is cached. Returns false if it cannot be read. Pending faults are reported.
    pub(super) fn read_competition(&mut self) -> bool {
        if self.kept.is_some() {
            return true;
        }
        let Ok(path) = self.path(&[FILE]) else { return false };
        match self.read(&path, SMALL, |text| Competition::parse(text).map_err(|fault| wrong(text, fault))) {
            Ok(found) if !self.left.contains_key(&path) => {
                self.kept = Some(found.map(|(competition, _)| competition));
            }
            Ok(_) => {}
            Err(unusable) => {
                if unusable.moved_to.is_some() {
                    self.kept = Some(None);
                }
                self.untold.push(unusable);
            }
        }
        self.kept.is_some()
    }

    /// Writes or removes the file.
    pub(super) fn put_competition(&mut self, competition: Option<&Competition>) -> Result<(), StoreError> {
        let path = self.path(&[FILE])?;
        match competition {
            Some(competition) => self.put(&path, &competition.text())?,
            None => self.remove(&path)?,
        }
        self.kept = Some(competition.cloned());
        self.behind = false;
        Ok(())
    }
}

/// Classifies the fault of the file's text.
fn wrong(text: &str, fault: Fault) -> Wrong {
    match fault {
        Fault::Version(found) if found > competition::VERSION => Wrong::Newer(fault.to_string()),
        Fault::Game(_) => Wrong::Newer(fault.to_string()),
        Fault::Unreadable(_) if unknown_in::<Competition>(text) => Wrong::Newer(fault.to_string()),
        other => Wrong::damaged(other),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;
    use crate::competition::{Counted, Fixture, FixtureResult, Kind, entrants};
    use crate::controller::Controller;
    use crate::engine::{Record, Seat};
    use crate::games;
    use crate::store::{Place, SavedMatch};

    fn cup(people: usize) -> Competition {
        seeded(people, 3)
    }

    fn seeded(people: usize, seed: u64) -> Competition {
        let game = games::named("toy").unwrap();
        Competition::new(game, Kind::Cup, entrants(4, people, None, &[]), seed).unwrap()
    }

    /// Plays the first `decisions` of the six decisions of a match in that cup.
    fn played(store: &mut Store, cup: &Competition, fixture: &Fixture, decisions: usize) -> SavedMatch {
        let seed = cup.seed(fixture);
        let text = format!("(version: 1, game: \"toy\", options: (), seed: {seed}, actions: [])");
        let mut record = Record::parse(&text).unwrap();
        // Each side scores once, if at all.
        for n in 0..decisions {
            let action = if n == 1 { "Right" } else { "Left" };
            record.actions.push((Seat::BOTH[n % 2], action.to_owned()));
        }
        let (id, place) = (store.new_match("toy"), Place::Competition);
        SavedMatch {
            id,
            place,
            record,
            home: Controller::Human,
            away: Controller::Human,
            saved: 9,
            lesson: None,
            names: crate::engine::BySeat::default(),
            secs: None,
            notebook: None,
        }
    }

    fn tally(saved: &SavedMatch) -> FixtureResult {
        let outcome = games::named("toy").unwrap().replay(&saved.record).unwrap().outcome.unwrap();
        FixtureResult::from(&outcome)
    }

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).into_iter().flatten();
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    #[test]
    fn a_competition_is_kept_found_and_forgotten() {
        let dir = tempfile::tempdir().unwrap();
        let mut store = Store::at(dir.path().to_owned());
        assert_eq!(store.competition(), (None, vec![]));
        let cup = cup(1);
        store.keep_competition(Some(&cup)).unwrap();
        drop(store);
        let mut store = Store::at(dir.path().to_owned());
        assert_eq!(store.competition(), (Some(cup), vec![]));
        store.keep_competition(None).unwrap();
        store.keep_competition(None).unwrap();
        drop(store);
        assert_eq!(Store::at(dir.path().to_owned()).competition(), (None, vec![]));
    }

    #[test]
    fn a_damaged_competition_is_set_aside_and_told() {
        let whole = cup(1).text();
        let absurd = whole.replace("seed: 3", "seed: 4294967295");
        for bytes in [&b"(version: 1"[..], b"\xff\xfe", b"", absurd.as_bytes()] {
            for first in 0..2 {
                let dir = tempfile::tempdir().unwrap();
                let mut store = Store::at(dir.path().to_owned());
                fs::write(dir.path().join(FILE), bytes).unwrap();
                // This also holds if a new competition is kept before the old one was read.
                let new = (first == 1).then(|| cup(2));
                if new.is_some() {
                    store.keep_competition(new.as_ref()).unwrap();
                }
                let (found, unusable) = store.competition();
                let [aside] = &unusable[..] else { panic!("{unusable:?}") };
                assert!(aside.to_string().contains("competition.ron is damaged"), "{aside}");
                assert_eq!(fs::read(aside.moved_to.as_ref().unwrap()).unwrap(), bytes);
                assert_eq!(found, new);
                assert_eq!(store.competition(), (new, vec![]));
            }
        }
    }

    /// The final of a cup is marked as final wherever the process ended on the way. No other match is.
    #[test]
    fn the_final_of_a_cup_is_told_from_the_others() {
        for ended_at in [None, Some(false), Some(true)] {
            let dir = tempfile::tempdir().unwrap();
            let mut store = Store::at(dir.path().to_owned());
            let mut cup = seeded(4, 1);
            store.keep_competition(Some(&cup)).unwrap();
            let mut finals = Vec::new();
            while let Some(fixture) = cup.due().first().copied() {
                let saved = played(&mut store, &cup, &fixture, 6);
                let before = cup.clone();
                let counted = cup.count(&fixture, tally(&saved)).unwrap();
                match ended_at {
                    None => store.finish_match(&saved, Some(&cup)).unwrap(),
                    Some(late) => {
                        store.keep_competition(Some(if late { &cup } else { &before })).unwrap();
                        store.save_match(&saved).unwrap();
                        drop(store);
                        store = Store::at(dir.path().to_owned());
                        assert_eq!(store.competition().0.as_ref(), Some(&cup));
                    }
                }
                if cup.champion().is_some() && counted == Counted::Yes {
                    finals.push(saved.id);
                }
            }
            let listed = store.archive(99).matches;
            let last: Vec<_> = listed.iter().filter(|kept| kept.last).map(|kept| kept.id.clone()).collect();
            assert_eq!((finals.len(), &last), (1, &finals), "{ended_at:?}");
            assert!(listed.len() >= 3);
        }
    }

    /// Every state that a finished match can be left in leads to the same result at the next start.
    #[test]
    fn a_result_counts_once_wherever_the_process_ended() {
        // Covers draws, which are replayed.
        let mut draws = 0;
        for (decisions, seed) in [5, 6].into_iter().flat_map(|n| (0..9).map(move |seed| (n, seed))) {
            for counted in [false, true] {
                for fixture in seeded(4, seed).due().into_iter().take(1) {
                    let dir = tempfile::tempdir().unwrap();
                    let mut store = Store::at(dir.path().to_owned());
                    let before = seeded(4, seed);
                    let saved = played(&mut store, &before, &fixture, decisions);
                    let (mut after, over) = (before.clone(), decisions == 6);
                    if over {
                        draws += usize::from(after.count(&fixture, tally(&saved)) == Ok(Counted::Replay));
                    }
                    store.keep_competition(Some(if counted { &after } else { &before })).unwrap();
                    store.save_match(&saved).unwrap();
                    drop(store);
                    for _ in 0..2 {
                        let mut store = Store::at(dir.path().to_owned());
                        let (matches, unusable) = store.competition_matches();
                        assert_eq!((matches.len(), unusable), (usize::from(!over), vec![]));
                        assert_eq!(store.load_unfinished().0.len(), 0);
                        assert_eq!(store.competition(), (Some(after.clone()), vec![]));
                        let file = format!("{}.ron", saved.id);
                        assert_eq!(
                            names(&dir.path().join("finished")),
                            if over { vec![file] } else { vec![] }
                        );
                    }
                }
            }
        }
        assert!(draws > 0);
    }

    /// Older builds kept a cup match among the others, under the name of its game.
    #[test]
    fn an_old_cup_match_moves_to_its_competition() {
        let dir = tempfile::tempdir().unwrap();
        let mut store = Store::at(dir.path().to_owned());
        let cup = cup(4);
        let mut saved = played(&mut store, &cup, &cup.due()[0], 4);
        store.keep_competition(Some(&cup)).unwrap();
        fs::create_dir_all(dir.path().join("current")).unwrap();
        fs::write(dir.path().join("current/toy.ron"), saved.text().replace("saved: 9, ", "")).unwrap();
        drop(store);
        let mut store = Store::at(dir.path().to_owned());
        let (matches, unusable) = store.competition_matches();
        assert_eq!((matches.len(), unusable), (1, vec![]));
        assert_eq!(matches[0].id.to_string(), "toy");
        assert!(matches[0].saved > 1_700_000_000, "when its file was written: {}", matches[0].saved);
        assert_eq!(names(&dir.path().join("current")), [""; 0]);
        assert_eq!(names(&dir.path().join("competition")), ["toy.ron"]);
        // Nothing is duplicated if the older build ended while it put the match away.
        for _ in 0..2 {
            saved.record.actions.push((Seat::BOTH[saved.record.actions.len() % 2], "Left".to_owned()));
        }
        fs::create_dir_all(dir.path().join("finished")).unwrap();
        fs::write(dir.path().join("finished/toy-0003.ron"), saved.record.text()).unwrap();
        fs::write(dir.path().join("current/toy.ron"), saved.text().replace("saved: 9, ", "")).unwrap();
        fs::remove_file(dir.path().join("competition/toy.ron")).unwrap();
        assert_eq!(store.load_unfinished().0.len(), 0);
        assert_eq!(names(&dir.path().join("finished")), ["toy-0003.ron"]);
        let mut after = cup.clone();
        after.count(&cup.due()[0], tally(&saved)).unwrap();
        assert_eq!(store.competition(), (Some(after), vec![]));
    }

    #[test]
    fn matches_of_a_competition_that_is_given_up_are_friendly_ones() {
        for next in [None, Some(cup(2))] {
            let dir = tempfile::tempdir().unwrap();
            let mut store = Store::at(dir.path().to_owned());
            let mut cup = cup(4);
            let [one, other] = cup.due()[..] else { panic!() };
            let (mut one, other) = (played(&mut store, &cup, &one, 2), played(&mut store, &cup, &other, 6));
            store.keep_competition(Some(&cup)).unwrap();
            store.save_match(&one).unwrap();
            cup.count(&cup.due()[1], tally(&other)).unwrap();
            store.finish_match(&other, Some(&cup)).unwrap();
            assert_eq!(names(&dir.path().join("competition")), [format!("{}.ron", one.id)]);
            store.keep_competition(next.as_ref()).unwrap();
            // If the next competition waits for the same seed, the match belongs to it.
            let stays = usize::from(next.is_some());
            assert_eq!(names(&dir.path().join("competition")).len(), stays);
            assert_eq!(names(&dir.path().join("current")).len(), 1 - stays);
            // The match continues from where it lay when it was opened, and still lies in one place.
            one.record.actions.push((Seat::Home, "Left".to_owned()));
            store.save_match(&one).unwrap();
            assert_eq!(store.load_unfinished().0.len() + store.competition_matches().0.len(), 1);
            assert_eq!(names(&dir.path().join("finished")).len(), 1);
        }
    }

    /// While the competition cannot be read, no match is moved.
    #[test]
    fn an_unreadable_competition_keeps_its_matches() {
        let dir = tempfile::tempdir().unwrap();
        let mut store = Store::at(dir.path().to_owned());
        let cup = cup(4);
        let (one, over) = (cup.due()[0], cup.due()[1]);
        let (one, over) = (played(&mut store, &cup, &one, 2), played(&mut store, &cup, &over, 6));
        store.save_match(&one).unwrap();
        store.save_match(&over).unwrap();
        drop(store);
        fs::create_dir(dir.path().join(FILE)).unwrap();
        let mut store = Store::at(dir.path().to_owned());
        let (found, unusable) = store.competition();
        assert!(found.is_none() && unusable.len() == 1);
        assert_eq!(store.competition_matches().0.len(), 1);
        assert!(store.finish_match(&over, Some(&cup)).is_err());
        assert!(store.finish_match(&over, Some(&cup)).is_ok(), "told already");
        assert_eq!(names(&dir.path().join("competition")).len(), 2);
        drop(store);
        // Once the competition can be read again, the result counts.
        fs::remove_dir(dir.path().join(FILE)).unwrap();
        fs::write(dir.path().join(FILE), cup.text()).unwrap();
        let mut after = cup.clone();
        after.count(&cup.due()[1], tally(&over)).unwrap();
        assert_eq!(Store::at(dir.path().to_owned()).competition(), (Some(after), vec![]));
    }
}
