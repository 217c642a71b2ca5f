//! Matches are kept, put away and found again.

use std::fs;

use super::*;
use crate::testing::saved_match;
use crate::tests::empty_store;
use engine::Seat;

fn saved(id: &MatchId, actions: &[(Seat, &str)], at: u64) -> SavedMatch {
    let text = "(version: 1, game: \"toy\", options: (rounds: 1), seed: 5, actions: [])";
    let mut record = Record::parse(text).unwrap();
    record.actions = actions.iter().map(|(seat, action)| (*seat, (*action).to_owned())).collect();
    let away = "world-class".parse().unwrap();
    SavedMatch { saved: at, secs: Some(61), ..saved_match(id.clone(), record, away) }
}

#[test]
fn a_saved_match_is_found_again() {
    let (_dir, mut store) = empty_store();
    let id = store.new_match("toy");
    store.save_match(&saved(&id, &[], 7)).unwrap();
    store.save_match(&saved(&id, &[(Seat::Away, "Left")], 8)).unwrap();
    let (matches, unusable) = store.load_unfinished();
    assert_eq!((matches.len(), unusable), (1, vec![]));
    let expected = saved(&id, &[(Seat::Away, "Left")], 8).text().unwrap();
    assert_eq!(matches[0].text().unwrap(), expected);
    assert_eq!((&matches[0].id, matches[0].place), (&id, MatchLocation::Friendly));
    store.forget_match(&id).unwrap();
    store.forget_match(&id).unwrap();
    assert!(store.load_unfinished().0.is_empty());
}

/// Bug: a new match replaced an unfinished one of the same game.
#[test]
fn matches_of_one_game_are_saved_side_by_side_and_listed_newest_first() {
    let (_dir, mut store) = empty_store();
    let ids: Vec<MatchId> = (0..50).map(|_| store.new_match("toy")).collect();
    for (n, id) in ids.iter().enumerate() {
        store.save_match(&saved(id, &[], 1000 + (n as u64 * 7) % 50)).unwrap();
    }
    let (found, unusable) = store.load_unfinished();
    assert_eq!((found.len(), unusable), (50, vec![]));
    assert!(found.is_sorted_by_key(|found| std::cmp::Reverse(found.saved)));
    let names: std::collections::BTreeSet<&MatchId> = found.iter().map(|found| &found.id).collect();
    assert!(ids.iter().eq(names), "names sort as matches were begun");
}

#[test]
fn a_match_states_when_it_was_started() {
    for (stem, begun) in [("toy-1795548796883", 1_795_548_796_883), ("toy-5-2", 5), ("toy", 0), ("toy-x", 0)]
    {
        assert_eq!(MatchId::of_stem(stem).begun(), begun, "{stem}");
    }
    let dir = tempfile::tempdir().unwrap();
    let begun = Store::at(dir.path().to_owned()).new_match("toy").begun() / 1000;
    assert!(begun.abs_diff(seconds()) < 600, "{begun}");
}

#[test]
fn a_new_file_name_is_unused_in_every_folder() {
    let (dir, mut store) = empty_store();
    // A clock that was set back since: the next name follows the last one.
    let last = 1000 * seconds() + 1_000_000_000;
    store.begun = last;
    for (folder, n) in [("current", 1), ("competition", 2), ("finished", 3), ("current", 5)] {
        fs::create_dir_all(dir.path().join(folder)).unwrap();
        fs::write(dir.path().join(format!("{folder}/toy-{}.ron", last + n)), "").unwrap();
    }
    let begun = [(); 3].map(|()| store.new_match("toy").begun());
    assert_eq!(begun, [4, 6, 7].map(|n| last + n));
    // Without a folder there is a name all the same; and what could overflow stands still.
    fs::write(dir.path().join("finished/toy-18446744073709551615.ron"), "").unwrap();
    store.begun = u64::MAX;
    assert_eq!(store.new_match("toy").to_string(), "toy-18446744073709551615");
}

#[test]
fn a_finished_match_is_archived_even_after_a_power_cut() {
    let (dir, mut store) = empty_store();
    let id = store.new_match("toy");
    let played = saved(&id, &[(Seat::Away, "Left"), (Seat::Home, "Right")], 3);
    // To be put away at the next start, or twice, comes to the same.
    for _ in 0..2 {
        store.finish_match(&played, None).unwrap();
        store.save_match(&played).unwrap();
    }
    let (matches, unusable) = store.load_unfinished();
    assert_eq!((matches.len(), unusable), (0, vec![]));
    assert_eq!(fs::read_dir(dir.path().join("current")).unwrap().count(), 0);
    assert_eq!(fs::read_dir(dir.path().join("finished")).unwrap().count(), 1);
    let text = fs::read_to_string(dir.path().join(format!("finished/{id}.ron"))).unwrap();
    assert_eq!(crate::record_in(&text).unwrap().actions, played.record.actions);
    // Another match under that name loses neither.
    let other = saved(&id, &[(Seat::Away, "Right"), (Seat::Home, "Right")], 3);
    store.finish_match(&other, None).unwrap();
    assert_eq!(
        fs::read_to_string(dir.path().join(format!("finished/{id}-2.ron"))).unwrap(),
        other.finished_text(false).unwrap()
    );
}

/// If the system does not say what has the name, the match is not written under another one: it stays in play.
#[cfg(unix)]
#[test]
fn a_match_does_not_take_the_name_of_an_unreadable_file() {
    let (dir, mut store) = empty_store();
    let id = store.new_match("toy");
    let played = saved(&id, &[(Seat::Away, "Left"), (Seat::Home, "Right")], 3);
    let finished = dir.path().join("finished");
    fs::create_dir_all(&finished).unwrap();
    // A link to itself.
    let path = finished.join(format!("{id}.ron"));
    std::os::unix::fs::symlink(&path, &path).unwrap();
    let fault = store.finish_match(&played, None).unwrap_err();
    assert!(matches!(&fault, StoreError::Write { path, .. } if path.ends_with(format!("{id}.ron"))));
    assert_eq!(fs::read_dir(&finished).unwrap().count(), 1);
}

#[test]
fn numbers_in_names_of_finished_matches_do_not_overflow() {
    let dir = tempfile::tempdir().unwrap();
    fs::create_dir(dir.path().join("finished")).unwrap();
    fs::write(dir.path().join("finished/toy-4294967295.ron"), "").unwrap();
    let mut store = Store::at(dir.path().to_owned());
    let id = store.new_match("toy");
    store.finish_match(&saved(&id, &[(Seat::Away, "Left"), (Seat::Home, "Right")], 3), None).unwrap();
    assert!(dir.path().join(format!("finished/{id}.ron")).is_file());
}

#[test]
fn a_byte_order_mark_and_other_line_ends_are_accepted() {
    let (dir, mut store) = empty_store();
    let id = store.new_match("toy");
    store.save_match(&saved(&id, &[(Seat::Away, "Left")], 3)).unwrap();
    let path = dir.path().join(format!("current/{id}.ron"));
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, format!("\u{feff}{}", text.replace('\n', "\r\n"))).unwrap();
    let (found, unusable) = store.load_unfinished();
    assert_eq!((found.len(), unusable), (1, vec![]));
}

/// Bug: an older version set aside what a newer one had saved, and the newer one did not find it again.
#[test]
fn files_of_a_newer_version_stay_in_place() {
    let (dir, mut store) = empty_store();
    let id = store.new_match("toy");
    let newer = saved(&id, &[], 4).text().unwrap().replace("version: 1", "version: 2");
    let competition = "(version: 3, kind: Ladder, rungs: 5)";
    let files = [
        (format!("current/{id}.ron"), newer.replace("home: ", "mood: 3, home: ")),
        ("finished/toy-1.ron".to_owned(), newer),
        ("competition.ron".to_owned(), competition.to_owned()),
    ];
    for (name, text) in &files {
        let path = dir.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    let (matches, mut reported) = store.load_unfinished();
    reported.extend(store.archive(9).unusable);
    assert!(matches.is_empty() && reported.len() == 3, "{reported:?}");
    for fault in &reported {
        assert_eq!((fault.kind, &fault.moved_to), (crate::FileProblem::Newer, &None));
        assert!(fault.to_string().contains("saved by a newer version of the game"), "{fault}");
    }
    assert!(store.save_match(&saved(&id, &[], 5)).is_err());
    assert!(store.load_unfinished().1.is_empty() && store.archive(9).unusable.is_empty(), "told once");
    for (name, text) in &files {
        assert_eq!(&fs::read_to_string(dir.path().join(name)).unwrap(), text);
    }
}

#[test]
fn a_damaged_match_is_set_aside_and_reported() {
    let id = MatchId::of_stem("toy");
    let whole = saved(&id, &[(Seat::Away, "Left")], 4).text().unwrap();
    let cases: [(Vec<u8>, &str); 7] = [
        (whole.as_bytes()[..whole.len() / 2].to_vec(), ""),
        (Vec::new(), "1:1"),
        (b"\xff\xfe\x00".to_vec(), "UTF-8"),
        (whole.replace("\"Left\"", "\"Up\"").into(), "decision 1 (away): `Up`"),
        (whole.replace("rounds: 1", "rounds: 99").into(), "option `rounds`"),
        (whole.replace("saved: 4", "saved: 4294967296000000000000").into(), "1:"),
        ((whole + "x").into(), "trailing"),
    ];
    for (n, (bytes, expected)) in cases.iter().enumerate() {
        let (dir, mut store) = empty_store();
        let path = dir.path().join("current/toy.ron");
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, bytes).unwrap();
        let (matches, aside) = store.load_unfinished();
        assert!(matches.is_empty() && aside.len() == 1, "case {n}");
        assert!(aside[0].reason.contains(expected), "case {n}: {}", aside[0]);
        assert_eq!(aside[0].kind, crate::FileProblem::Damaged, "case {n}: {}", aside[0]);
        assert_eq!(&fs::read(aside[0].moved_to.as_ref().unwrap()).unwrap(), bytes, "case {n}");
        assert!(store.load_unfinished().1.is_empty(), "case {n}: told twice");
        store.save_match(&saved(&id, &[], 5)).unwrap();
    }
}
