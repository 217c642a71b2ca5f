//! A match counts once, however many files hold it; and a time in the future is none.

use super::*;
use crate::testing::saved_match;
use ::competition::Competition;
use engine::{BySeat, Seat};
use players::controller::Controller;
use players::people::PersonName;

/// The suffixes that synchronised folders append to the name of a copy.
const COPIES: [&str; 4] =
    [".sync-conflict-20261127-101500-ABCDEFG", " (conflicted copy 2026-11-27)", "-LAPTOP", " (1)"];

/// A match of the toy game, over after two decisions.
fn played(store: &mut Store, seed: u64, decisions: usize, saved: u64) -> SavedMatch {
    let mut record = record(seed);
    record.actions.truncate(decisions);
    SavedMatch { saved, ..saved_match(store.new_match("toy"), record, Controller::Bot(ai::Difficulty::Pro)) }
}

/// Copies a file under the names that synchronised folders give.
fn copy(path: &Path) {
    let stem = path.file_stem().unwrap().to_str().unwrap();
    for copy in COPIES {
        fs::copy(path, path.with_file_name(format!("{stem}{copy}.ron"))).unwrap();
    }
}

#[test]
fn a_finished_match_and_its_conflict_copies_count_once() {
    let (dir, mut store) = empty_store();
    let [one, other] = [1, 2].map(|seed| played(&mut store, seed, 2, 1000 + seed));
    store.finish_match(&one, None).unwrap();
    store.finish_match(&other, None).unwrap();
    let alone = store.archive(99);
    copy(&dir.path().join(format!("finished/{}.ron", one.id)));
    for _ in 0..2 {
        let archive = store.archive(99);
        assert_eq!((&archive.matches, archive.copies.len()), (&alone.matches, COPIES.len()));
        let copy = archive.copies.keys().next().unwrap();
        assert_eq!(archive.get(copy).unwrap().id, one.id);
        // From the index as from the files.
        drop(store);
        store = Store::at(dir.path().to_owned());
    }
    assert!(matches!(store.import_match(&one.record.text()), Err(ImportError::Known(id)) if id == one.id));
    // A star on any of them is one on the match, and it goes from all.
    let copied = dir.path().join(format!("finished/{}{}.ron", one.id, COPIES[0]));
    let starred = fs::read_to_string(&copied).unwrap().replacen("saved:", "star: true, saved:", 1);
    fs::write(&copied, starred).unwrap();
    assert!(store.archive(99).get(&one.id).unwrap().star);
    assert_eq!(store.erase_archive().unwrap(), 1, "the other one had no star");
    store.star_match(&one.id, false).unwrap();
    assert!(!store.archive(99).get(&one.id).unwrap().star);
    // A match that is deleted does not come back as its copy.
    store.delete_match(&one.id).unwrap();
    assert_eq!(store.archive(99), ArchiveIndex::default());
    assert_eq!(fs::read_dir(dir.path().join("finished")).unwrap().count(), 0);
}

/// Two people, or a person against two bots, may make the same decisions under the same number: those are two matches.
#[test]
fn the_same_decisions_of_other_players_are_another_match() {
    let (dir, mut store) = empty_store();
    let one = played(&mut store, 1, 2, 1000);
    let names = BySeat::new(PersonName::parse("Ada"), None);
    let other = SavedMatch { id: store.new_match("toy"), names, ..one.clone() };
    let again = SavedMatch { id: store.new_match("toy"), saved: 2000, ..one.clone() };
    for finished in [&one, &other, &again] {
        store.finish_match(finished, None).unwrap();
    }
    // Nothing is known of who played the bare record.
    fs::write(dir.path().join("finished/bare.ron"), one.record.text()).unwrap();
    let archive = store.archive(99);
    let ids: Vec<&MatchId> = archive.matches.iter().map(|archived| &archived.id).collect();
    assert_eq!(ids, [&other.id, &one.id]);
    assert_eq!(archive.get(&again.id).unwrap().ended, 1000, "played for the first time");
    assert!(archive.get(&MatchId::of_stem("bare")).is_some());
}

/// Bug: what was compared was the list of decisions as it is written, and the options as they are.
#[test]
fn a_match_is_recognised_in_any_format() {
    let (dir, mut store) = empty_store();
    let vain = include_str!("../../../../tests/fuzz/broke/imported/soccer17-answer-unasked.ron");
    let id = store.import_match(vain).unwrap();
    for _ in 0..2 {
        assert!(matches!(store.import_match(vain), Err(ImportError::Known(known)) if known == id));
        drop(store);
        store = Store::at(dir.path().to_owned());
    }
    assert_eq!(store.archive(9).matches.len(), 1);
    let record = record(3);
    let id = store.import_match(&record.text()).unwrap();
    let default = "(rounds: 1, /* as ever */ )";
    for options in [default, "(\n  rounds: 1)"] {
        let text = record.text().replace("(rounds: 1)", options);
        assert_ne!(text, record.text());
        assert!(
            matches!(store.import_match(&text), Err(ImportError::Known(known)) if known == id),
            "{options}"
        );
    }
}

#[test]
fn a_match_in_play_and_its_conflict_copies_are_one() {
    let (dir, mut store) = empty_store();
    let early = played(&mut store, 1, 0, 1000);
    store.save_match(&early).unwrap();
    let path = dir.path().join(format!("current/{}.ron", early.id));
    copy(&path);
    let listed =
        |store: &mut Store| store.load_unfinished().0.into_iter().map(|left| left.id).collect::<Vec<_>>();
    assert_eq!(listed(&mut store), std::slice::from_ref(&early.id));
    // It goes on here; the copies stay behind, and are still the same match.
    let mut later = early.clone();
    later.record.actions = record(1).actions[..1].to_vec();
    store.save_match(&later).unwrap();
    assert_eq!(listed(&mut store), std::slice::from_ref(&early.id));
    // A copy that went another way is a match of its own: nothing is lost.
    let mut another = later.clone();
    another.record.actions = vec![(Seat::Home, "Right".to_owned())];
    let elsewhere = MatchId::of_stem(&format!("{}{}", early.id, COPIES[0]));
    fs::write(dir.path().join(format!("current/{elsewhere}.ron")), another.text().unwrap()).unwrap();
    assert_eq!(listed(&mut store).len(), 2);
    assert!(!store.has_number("toy", 1, &early.id), "a copy is no other match with that number");
    // With the match go its copies, but for the one that went another way.
    let over = SavedMatch { record: record(1), ..later };
    store.finish_match(&over, None).unwrap();
    assert_eq!(listed(&mut store), [elsewhere]);
    assert_eq!(store.archive(9).matches.len(), 1);
    let left: Vec<_> = fs::read_dir(dir.path().join("current")).unwrap().collect();
    assert_eq!(left.len(), 1, "{left:?}");
}

/// Bug: a clock that was a year ahead put its matches first, as of just now.
#[test]
fn a_time_in_the_future_counts_as_unknown_and_sorts_last() {
    let (dir, mut store) = empty_store();
    let (now, ahead) = (seconds(), seconds() + 400 * 86_400);
    let times = [now - 60, ahead, now - 3600, ahead + 9, now + 5];
    let finished: Vec<_> = (1..).zip(times).map(|(seed, at)| played(&mut store, seed, 2, at)).collect();
    let open: Vec<_> = (1..).zip(times).map(|(seed, at)| played(&mut store, seed, 1, at)).collect();
    finished.iter().for_each(|one| store.finish_match(one, None).unwrap());
    open.iter().for_each(|one| store.save_match(one).unwrap());
    // The clock of another machine may be a little ahead.
    let order = [4, 0, 2, 3, 1];
    let (known, unknown) = ([now + 5, now - 60, now - 3600], [0, 0]);
    let expected: Vec<u64> = known.into_iter().chain(unknown).collect();
    for _ in 0..2 {
        let archive = store.archive(9).matches;
        assert_eq!(archive.iter().map(|archived| archived.ended).collect::<Vec<_>>(), expected);
        assert!(archive.iter().map(|archived| &archived.id).eq(order.map(|n| &finished[n].id)));
        let left = store.load_unfinished().0;
        assert_eq!(left.iter().map(|left| left.saved).collect::<Vec<_>>(), expected);
        assert!(left.iter().map(|left| &left.id).eq(order.map(|n| &open[n].id)));
        drop(store);
        store = Store::at(dir.path().to_owned());
    }
    // What is done with such a match leaves the time in its file.
    store.star_match(&finished[1].id, true).unwrap();
    let text = fs::read_to_string(dir.path().join(format!("finished/{}.ron", finished[1].id))).unwrap();
    assert!(text.contains(&format!("saved: {ahead}")), "{text}");
}

#[test]
fn a_competition_file_dated_in_the_future_sorts_last() {
    let (dir, mut store) = empty_store();
    let game = games::named("toy").unwrap();
    let entrants = || ::competition::entrants(4, 1, None, &[]);
    let [early, late] = [3, 4]
        .map(|seed| Competition::new(game, ::competition::CompetitionKind::Cup, entrants(), seed).unwrap());
    for on in [&early, &late] {
        store.keep_competition(on).unwrap();
    }
    drop(store);
    let now = std::time::SystemTime::now();
    let ahead = std::time::Duration::from_secs(400 * 86_400);
    for (on, time) in [(&early, now - ahead), (&late, now + ahead)] {
        let path = dir.path().join(format!("competitions/{}.ron", on.id()));
        fs::File::options().write(true).open(path).unwrap().set_modified(time).unwrap();
    }
    assert_eq!(Store::at(dir.path().to_owned()).competitions().0, [early, late]);
}
