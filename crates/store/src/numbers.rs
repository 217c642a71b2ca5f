//! The numbers of matches: whether one was played before.

use super::formats::{ArchiveEntry, known_time};
use super::matches::folder_of;
use super::{ArchivedMatch, MatchId, MatchLocation, Store, record_in, seconds};
use base::reading;
use engine::{BySeat, Record};
use players::controller::Controller;

impl Store {
    /// Returns the record of the finished match with that number between those players: the one of a competition, or
    /// else the last one.
    pub fn finished_as(&mut self, game: &str, seed: u64, controllers: BySeat<Controller>) -> Option<Record> {
        if self.in_use() {
            return None;
        }
        let same = |archived: &ArchivedMatch| {
            archived.game == game && archived.seed == seed && archived.controllers == Some(controllers)
        };
        let lines = self.lines()?.values().map(|line| &line.archived).filter(|archived| same(archived));
        let now = seconds();
        let id =
            lines.max_by_key(|archived| (archived.competition, known_time(archived.ended, now)))?.id.clone();
        self.finished_record(&id)
    }

    /// Returns true if another match than this one has that number: finished or in play, by any players. A file that
    /// cannot be read has none; the list of matches reports it.
    pub fn has_number(&mut self, game: &str, seed: u64, but: &MatchId) -> bool {
        if self.in_use() {
            return false;
        }
        let other = |id: &MatchId| id.original_name() != but.original_name();
        let same = |id: &MatchId, of: &str, with: u64| other(id) && of == game && with == seed;
        let finished = |line: &ArchiveEntry| same(&line.archived.id, &line.archived.game, line.archived.seed);
        self.lines().is_some_and(|lines| lines.values().any(finished))
            || MatchLocation::BOTH.into_iter().any(|place| {
                let Ok(folder) = self.files.folder_at(folder_of(place)) else { return false };
                self.files.disk.list(&folder).unwrap_or_default().into_iter().any(|name| {
                    let stem = name.to_str().and_then(|name| name.strip_suffix(".ron"));
                    let text = self.files.disk.read(&folder.join(&name), reading::LIMIT);
                    let record = text.ok().and_then(|read| record_in(&read.text).ok());
                    let named = stem.map(MatchId::of_stem).zip(record);
                    named.is_some_and(|(id, record)| same(&id, &record.game, record.seed))
                })
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SavedMatch;
    use crate::testing::saved_match;
    use crate::tests::{empty_store, record};
    use engine::BySeat;
    use players::controller::Controller;

    #[test]
    fn the_record_of_a_match_is_found_by_its_number_and_players() {
        let (_dir, mut store) = empty_store();
        let controllers = BySeat::new(Controller::Human, Controller::Bot(ai::Difficulty::Pro));
        assert!(store.finished_as("toy", 9, controllers).is_none());
        let saved = SavedMatch {
            place: MatchLocation::Competition,
            ..saved_match(store.new_match("toy"), record(9), controllers[engine::Seat::Away])
        };
        store.finish_match(&saved, None).unwrap();
        let found = store.finished_as("toy", 9, controllers).unwrap();
        assert_eq!(found.text(), saved.record.text());
        assert!(store.finished_as("toy", 8, controllers).is_none());
        assert!(store.finished_as("toy", 9, controllers.swapped()).is_none());
    }

    #[test]
    fn a_match_number_is_recognised_in_every_folder() {
        let (_dir, mut store) = empty_store();
        let other = MatchId::unsaved("toy");
        assert!(!store.has_number("toy", 9, &other));
        let id = store.import_match(&record(9).text()).unwrap();
        for read in [false, true] {
            if read {
                store.archive(9);
            }
            assert!(store.has_number("toy", 9, &other), "finished");
            assert!(!store.has_number("toy", 9, &id), "it is that match itself");
            assert!(!store.has_number("toy", 8, &other) && !store.has_number("penalties", 9, &other));
        }
        let (mut left, open) = (record(8), store.new_match("toy"));
        left.actions.truncate(1);
        let saved = saved_match(open.clone(), left, Controller::Human);
        store.save_match(&saved).unwrap();
        assert!(store.has_number("toy", 8, &other) && !store.has_number("toy", 8, &open), "left in play");
    }
}
