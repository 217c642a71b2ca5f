//! Tests of kept competitions.

use std::fs;
use std::path::Path;

use super::*;
use crate::testing::saved_match;
use crate::tests::empty_store;
use crate::{MatchLocation, SavedMatch};
use competition::{CompetitionKind, Fixture, FixtureResult, PlayedFixture, ResultEffect, entrants};
use engine::{Record, Seat};
use players::controller::Controller;

const OLD: &str = DataFile::OldCompetition.name();
const FOLDER: &str = DataFolder::Competitions.name();

fn cup(people: usize) -> Competition {
    seeded(people, 3)
}

fn seeded(people: usize, seed: u64) -> Competition {
    let game = games::named("toy").unwrap();
    Competition::new(game, CompetitionKind::Cup, entrants(4, people, None, &[]), seed).unwrap()
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
    let (id, place) = (store.new_match("toy"), MatchLocation::Competition);
    SavedMatch { place, saved: 9, ..saved_match(id, record, Controller::Human) }
}

fn tally(saved: &SavedMatch) -> PlayedFixture {
    PlayedFixture::of_record(&saved.record).unwrap()
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn a_competition_is_saved_found_and_deleted() {
    let (dir, mut store) = empty_store();
    assert_eq!(store.competitions(), (vec![], vec![]));
    let cup = cup(1);
    store.keep_competition(&cup).unwrap();
    drop(store);
    let mut store = Store::at(dir.path().to_owned());
    assert_eq!(store.competitions(), (vec![cup.clone()], vec![]));
    let path = dir.path().join(FOLDER).join(format!("{}.ron", cup.id()));
    assert!(path.is_file());
    store.drop_competition(&cup).unwrap();
    store.drop_competition(&cup).unwrap();
    assert!(!path.exists());
    drop(store);
    assert_eq!(Store::at(dir.path().to_owned()).competitions(), (vec![], vec![]));
}

#[test]
fn a_damaged_competition_is_set_aside_and_reported() {
    let whole = cup(1).to_ron();
    let absurd = whole.replace("seed: 3", "seed: 18446744073709551616");
    for bytes in [&b"(version: 1"[..], b"\xff\xfe", b"", absurd.as_bytes()] {
        for first in 0..3 {
            let (dir, mut store) = empty_store();
            let file = if first == 0 { OLD } else { "competitions/a.ron" };
            fs::create_dir_all(dir.path().join(FOLDER)).unwrap();
            fs::write(dir.path().join(file), bytes).unwrap();
            // This also holds if a new competition is kept before the others were read.
            let new: Vec<Competition> = (first < 2).then(|| cup(2)).into_iter().collect();
            for new in &new {
                store.keep_competition(new).unwrap();
            }
            let (found, unusable) = store.competitions();
            let [aside] = &unusable[..] else { panic!("{unusable:?}") };
            assert!(aside.to_string().contains(&format!("{file} is damaged")), "{aside}");
            assert_eq!(fs::read(aside.moved_to.as_ref().unwrap()).unwrap(), bytes);
            assert_eq!(found, new);
            assert_eq!(store.competitions(), (new, vec![]));
        }
    }
}

/// The final of a cup is marked as final wherever the process ended on the way. No other match is.
#[test]
fn the_final_of_a_cup_is_marked_as_such() {
    for ended_at in [None, Some(false), Some(true)] {
        let (dir, mut store) = empty_store();
        let mut cup = seeded(4, 1);
        store.keep_competition(&cup).unwrap();
        let mut finals = Vec::new();
        while let Some(fixture) = cup.next_fixtures().first().copied() {
            let saved = played(&mut store, &cup, &fixture, 6);
            let before = cup.clone();
            let counted = cup.record_result(&fixture, tally(&saved)).unwrap();
            match ended_at {
                None => store.finish_match(&saved, Some(&cup)).unwrap(),
                Some(late) => {
                    store.keep_competition(if late { &cup } else { &before }).unwrap();
                    store.save_match(&saved).unwrap();
                    drop(store);
                    store = Store::at(dir.path().to_owned());
                    assert_eq!(store.competitions().0, [cup.clone()]);
                }
            }
            if cup.champion().is_some() && counted == ResultEffect::Yes {
                finals.push(saved.id);
            }
        }
        let listed = store.archive(99).matches;
        let last: Vec<_> =
            listed.iter().filter(|archived| archived.cup_final).map(|archived| archived.id.clone()).collect();
        assert_eq!((finals.len(), &last), (1, &finals), "{ended_at:?}");
        assert!(listed.len() >= 3);
    }
}

/// Every state that a finished match can be left in leads to the same result at the next start.
#[test]
fn a_result_counts_once_after_an_end_at_any_point() {
    // Covers draws, which are replayed.
    let mut draws = 0;
    for (decisions, seed) in [5, 6].into_iter().flat_map(|n| (0..9).map(move |seed| (n, seed))) {
        for counted in [false, true] {
            for fixture in seeded(4, seed).next_fixtures().into_iter().take(1) {
                let (dir, mut store) = empty_store();
                let before = seeded(4, seed);
                let saved = played(&mut store, &before, &fixture, decisions);
                let (mut after, over) = (before.clone(), decisions == 6);
                if over {
                    draws +=
                        usize::from(after.record_result(&fixture, tally(&saved)) == Ok(ResultEffect::Replay));
                }
                store.keep_competition(if counted { &after } else { &before }).unwrap();
                store.save_match(&saved).unwrap();
                drop(store);
                for _ in 0..2 {
                    let mut store = Store::at(dir.path().to_owned());
                    let (matches, unusable) = store.competition_matches();
                    assert_eq!((matches.len(), unusable), (usize::from(!over), vec![]));
                    assert_eq!(store.load_unfinished().0.len(), 0);
                    assert_eq!(store.competitions(), (vec![after.clone()], vec![]));
                    let file = format!("{}.ron", saved.id);
                    assert_eq!(names(&dir.path().join("finished")), if over { vec![file] } else { vec![] });
                }
            }
        }
    }
    assert!(draws > 0);
}

/// Older builds kept a cup match among the others, under the name of its game.
#[test]
fn an_old_cup_match_moves_to_its_competition() {
    let (dir, mut store) = empty_store();
    let cup = cup(4);
    let mut saved = played(&mut store, &cup, &cup.next_fixtures()[0], 4);
    store.keep_competition(&cup).unwrap();
    fs::create_dir_all(dir.path().join("current")).unwrap();
    fs::write(dir.path().join("current/toy.ron"), saved.text().unwrap().replace("saved: 9, ", "")).unwrap();
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
    fs::write(dir.path().join("current/toy.ron"), saved.text().unwrap().replace("saved: 9, ", "")).unwrap();
    fs::remove_file(dir.path().join("competition/toy.ron")).unwrap();
    assert_eq!(store.load_unfinished().0.len(), 0);
    assert_eq!(names(&dir.path().join("finished")), ["toy-0003.ron"]);
    let mut after = cup.clone();
    after.record_result(&cup.next_fixtures()[0], tally(&saved)).unwrap();
    assert_eq!(store.competitions(), (vec![after], vec![]));
}

#[test]
fn matches_of_an_abandoned_competition_become_friendlies() {
    for other_stays in [false, true] {
        let (dir, mut store) = empty_store();
        let mut cup = cup(4);
        let other_cup = seeded(4, 8);
        let [one, other] = cup.next_fixtures()[..] else { panic!() };
        let (mut one, other) = (played(&mut store, &cup, &one, 2), played(&mut store, &cup, &other, 6));
        let of_other = played(&mut store, &other_cup, &other_cup.next_fixtures()[0], 2);
        store.keep_competition(&cup).unwrap();
        store.save_match(&one).unwrap();
        if other_stays {
            store.keep_competition(&other_cup).unwrap();
            store.save_match(&of_other).unwrap();
        }
        cup.record_result(&cup.next_fixtures()[1], tally(&other)).unwrap();
        store.finish_match(&other, Some(&cup)).unwrap();
        let stays = usize::from(other_stays);
        assert_eq!(names(&dir.path().join("competition")).len(), 1 + stays);
        store.drop_competition(&cup).unwrap();
        assert_eq!(names(&dir.path().join("competition")).len(), stays);
        assert_eq!(names(&dir.path().join("current")), [format!("{}.ron", one.id)]);
        // The match continues from where it lay when it was opened, and still lies in one place.
        one.record.actions.push((Seat::Home, "Left".to_owned()));
        store.save_match(&one).unwrap();
        assert_eq!(store.load_unfinished().0.len() + store.competition_matches().0.len(), 1 + stays);
        assert_eq!(names(&dir.path().join("finished")).len(), 1);
        assert_eq!(store.competitions().0.len(), stays);
    }
}

/// Each result counts in its own competition, and all are there at the next start.
#[test]
fn several_competitions_are_saved_independently() {
    let (dir, mut store) = empty_store();
    let (one, mut other) = (cup(4), seeded(4, 8));
    for on in [&one, &other] {
        store.keep_competition(on).unwrap();
    }
    let saved = played(&mut store, &other, &other.next_fixtures()[1], 6);
    other.record_result(&other.next_fixtures()[1], tally(&saved)).unwrap();
    store.finish_match(&saved, Some(&other)).unwrap();
    drop(store);
    let mut store = Store::at(dir.path().to_owned());
    let mut found = store.competitions().0;
    found.sort_by_key(|on| on.progress());
    assert_eq!(found, [one, other]);
}

/// The competition of an earlier build moves into the folder, whatever its progress there. Copies do no harm.
#[test]
fn a_competition_in_the_old_location_moves_to_the_new_one() {
    let before = cup(4);
    let mut after = before.clone();
    let score = engine::BySeat::new(2, 1);
    let result = FixtureResult { winner: Some(Seat::Home), score, kicks: None };
    after.record_result(&before.next_fixtures()[0], result).unwrap();
    let file = format!("{}.ron", before.id());
    assert_eq!(before.id(), after.id());
    for (place, there) in
        [(OLD, None), (OLD, Some(&before)), (OLD, Some(&after)), ("competitions/my cup.ron", None)]
    {
        for lies in [&before, &after] {
            let dir = tempfile::tempdir().unwrap();
            fs::create_dir_all(dir.path().join(FOLDER)).unwrap();
            fs::write(dir.path().join(place), lies.to_ron()).unwrap();
            if let Some(there) = there {
                fs::write(dir.path().join(FOLDER).join(&file), there.to_ron()).unwrap();
            }
            let expected =
                if lies.progress() + there.map_or(0, Competition::progress) > 0 { &after } else { &before };
            for _ in 0..2 {
                let mut store = Store::at(dir.path().to_owned());
                assert_eq!(store.competitions(), (vec![expected.clone()], vec![]), "{place}");
                assert_eq!(names(&dir.path().join(FOLDER)), std::slice::from_ref(&file));
                assert!(!dir.path().join(OLD).exists());
            }
        }
    }
}

/// Whatever other file of a competition is found under whatever name, nothing in it is lost, and the
/// player is told.
#[test]
fn a_changed_copy_is_set_aside_and_reported() {
    let before = seeded(4, 1);
    let with = |results: &[(usize, Seat, u32)]| {
        let mut on = before.clone();
        for (due, winner, goals) in results {
            let score = engine::BySeat::from_fn(|seat| if seat == *winner { *goals } else { 0 });
            let result = FixtureResult { winner: Some(*winner), score, kicks: None };
            on.record_result(&before.next_fixtures()[*due], result).unwrap();
        }
        on
    };
    let played = with(&[(0, Seat::Home, 2)]);
    let other_winner = with(&[(0, Seat::Away, 5)]);
    let further = with(&[(0, Seat::Home, 2), (1, Seat::Away, 1)]);
    let further_otherwise = with(&[(0, Seat::Away, 5), (1, Seat::Away, 1)]);
    let commented = format!("// my copy\n{}", played.to_ron());
    for (copy, counts, aside) in [
        // The copy, what counts then, and whose text is set aside: none if the other one has it all.
        (other_winner.to_ron(), &played, Some(other_winner.to_ron())),
        (played.to_ron(), &played, Some(played.to_ron())),
        (before.to_ron(), &played, Some(before.to_ron())),
        (commented.clone(), &played, Some(commented)),
        (further.to_ron(), &further, None),
        (further_otherwise.to_ron(), &further_otherwise, Some(played.to_ron())),
    ] {
        for name in ["my backup.ron", "0.ron", "cup (conflicted copy 2026-11-27).ron"] {
            let dir = tempfile::tempdir().unwrap();
            let folder = dir.path().join(FOLDER);
            Store::at(dir.path().to_owned()).keep_competition(&played).unwrap();
            fs::write(folder.join(name), &copy).unwrap();
            let (found, unusable) = Store::at(dir.path().to_owned()).competitions();
            assert_eq!(found, std::slice::from_ref(counts), "{name}");
            let place = fs::read_to_string(folder.join(format!("{}.ron", before.id()))).unwrap();
            assert_eq!(Competition::parse(&place).unwrap(), *counts);
            let reported: Vec<String> = unusable
                .iter()
                .map(|file| {
                    assert_eq!(file.kind, FileProblem::Copy);
                    assert!(file.to_string().contains("; it is kept as "), "{file}");
                    fs::read_to_string(file.moved_to.as_ref().unwrap()).unwrap()
                })
                .collect();
            assert_eq!(reported, Vec::from_iter(aside.clone()), "{name}: {unusable:?}");
            assert_eq!(names(&folder).len(), 1 + reported.len());
            // The next start has nothing to report.
            assert_eq!(Store::at(dir.path().to_owned()).competitions(), (vec![counts.clone()], vec![]));
        }
    }
}

/// An earlier build goes on with the file that it knows, and the results differ then.
#[test]
fn a_result_that_contradicts_the_competition_is_set_aside() {
    let before = seeded(4, 1);
    let [mine, theirs] = [Seat::Home, Seat::Away].map(|winner| {
        let mut on = before.clone();
        let score = engine::BySeat::from_fn(|seat| u32::from(seat == winner));
        on.record_result(
            &before.next_fixtures()[0],
            FixtureResult { winner: Some(winner), score, kicks: None },
        )
        .unwrap();
        on
    });
    let dir = tempfile::tempdir().unwrap();
    Store::at(dir.path().to_owned()).keep_competition(&mine).unwrap();
    fs::write(dir.path().join(OLD), theirs.to_ron()).unwrap();
    let (found, unusable) = Store::at(dir.path().to_owned()).competitions();
    assert_eq!(found, [mine]);
    let [aside] = &unusable[..] else { panic!("{unusable:?}") };
    assert_eq!(fs::read_to_string(aside.moved_to.as_ref().unwrap()).unwrap(), theirs.to_ron());
}

/// While the competition cannot be read, no match is moved.
#[test]
fn an_unreadable_competition_keeps_its_matches() {
    let (dir, mut store) = empty_store();
    let cup = cup(4);
    let (one, over) = (cup.next_fixtures()[0], cup.next_fixtures()[1]);
    let (one, over) = (played(&mut store, &cup, &one, 2), played(&mut store, &cup, &over, 6));
    store.save_match(&one).unwrap();
    store.save_match(&over).unwrap();
    drop(store);
    let path = dir.path().join(FOLDER).join(format!("{}.ron", cup.id()));
    fs::create_dir_all(&path).unwrap();
    let mut store = Store::at(dir.path().to_owned());
    let (found, unusable) = store.competitions();
    assert!(found.is_empty() && unusable.len() == 1);
    assert_eq!(store.competition_matches().0.len(), 1);
    assert!(store.finish_match(&over, Some(&cup)).is_err());
    assert!(store.finish_match(&over, Some(&cup)).is_ok(), "told already");
    assert_eq!(names(&dir.path().join("competition")).len(), 2);
    drop(store);
    // Once the competition can be read again, the result counts.
    fs::remove_dir(&path).unwrap();
    fs::write(&path, cup.to_ron()).unwrap();
    let mut after = cup.clone();
    after.record_result(&cup.next_fixtures()[1], tally(&over)).unwrap();
    assert_eq!(Store::at(dir.path().to_owned()).competitions(), (vec![after], vec![]));
}
