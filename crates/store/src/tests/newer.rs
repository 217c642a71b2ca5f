//! Files of a newer build in a folder that this build opens. They are read as far as possible, reported, and left
//! unchanged.

use std::collections::BTreeMap;

use super::*;
use crate::testing::saved_match;
use crate::{FileProblem, MatchId, MatchLocation, SavedMatch};
use ::competition::{Competition, CompetitionKind, entrants};
use engine::{Record, Seat};
use players::people::PersonName;

fn saved(id: &str, place: MatchLocation, decisions: usize) -> SavedMatch {
    let text = "(version: 1, game: \"toy\", options: (rounds: 1), seed: 5, actions: [])";
    let mut record = Record::parse(text).unwrap();
    record.actions = Seat::BOTH.map(|seat| (seat, "Left".to_owned())).into_iter().take(decisions).collect();
    SavedMatch { place, saved: 9, ..saved_match(MatchId::of_stem(id), record, "pro".parse().unwrap()) }
}

fn settings() -> Settings {
    let mut settings = settings_at_speed(2.0);
    settings.profiles.people.rename(0, PersonName::parse("Ada").unwrap());
    settings
}

fn cup() -> Competition {
    let game = games::named("toy").unwrap();
    Competition::new(game, CompetitionKind::Cup, entrants(4, 1, None, &[]), 3).unwrap()
}

/// Returns the path of a kind of file. That of the competition lies alone in its folder.
fn path_of(dir: &Path, file: &str) -> PathBuf {
    let path = dir.join(file);
    if path.is_dir() { fs::read_dir(&path).unwrap().next().unwrap().unwrap().path() } else { path }
}

/// Makes a folder with a file of every kind, written by this build.
fn filled() -> tempfile::TempDir {
    let (dir, mut store) = empty_store();
    store.save_settings(&settings()).unwrap();
    let game = games::named("toy").unwrap();
    let cup = cup();
    let seed = cup.seed(&cup.next_fixtures()[0]);
    store.keep_competition(&cup).unwrap();
    store.save_match(&saved("toy-1", MatchLocation::Friendly, 1)).unwrap();
    let mut of_cup = saved("toy-2", MatchLocation::Competition, 1);
    of_cup.record.seed = seed;
    store.save_match(&of_cup).unwrap();
    let over = saved("toy-3", MatchLocation::Friendly, 2);
    store.finish_match(&over, None).unwrap();
    let ledger = game.ledger(&over.record, ai::ledger::LedgerSamples::REPORT).unwrap();
    store.keep_report(&over.id, &over.record, &ledger).unwrap();
    store.archive(9);
    dir
}

/// Removes the index, as a newer build's own index would replace it. Within one clock tick, no index can detect a
/// change that keeps a file's length.
fn forget_index(folder: &Path) {
    fs::remove_file(folder.join("archive.ron")).unwrap();
}

fn files(folder: &Path) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    for folder in
        ["", "current", "competition", "competitions", "finished", "reports"].map(|name| folder.join(name))
    {
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_file() && entry.file_name() != ".lock" {
                let name = path.display().to_string();
                found.insert(name, fs::read_to_string(path).unwrap());
            }
        }
    }
    found
}

/// Every kind of file with the changes a newer build may make: pairs of old and new text.
const KINDS: [(&str, &[(&str, &str)]); 6] = [
    (
        "settings.ron",
        &[
            ("version: 1", "version: 2"),
            ("hour: Night", "hour: Dawn"),
            ("pace: Natural", "pace: Dreamy(3)"),
            ("(\n", "(\nweather: [(rain: 0.3)],\n"),
            ("last: None", "last: Some((game: \"toy\", home: \"human\", away: \"galactic\"))"),
            ("last: None", "last: Some((game: \"chess\", home: \"human\", away: \"pro\"))"),
        ],
    ),
    (
        "people.ron",
        &[("version: 1", "version: 2"), ("(\n", "(\nclubs: [],\n"), ("names:", "pets: 1, names:")],
    ),
    (
        "competitions",
        &[
            ("version: 2", "version: 3"),
            ("kind: Cup", "kind: Ladder"),
            ("games: [\n            \"toy\"", "games: [\n            \"chess\""),
            ("who: \"human\"", "who: \"galactic\""),
            ("(\n", "(\nprize: 3,\n"),
        ],
    ),
    ("current/toy-1.ron", MATCH),
    ("competition/toy-2.ron", MATCH),
    ("finished/toy-3.ron", MATCH),
];

/// The same for matches, in play or finished.
const MATCH: &[(&str, &str)] = &[
    ("(version: 1, ", "(version: 2, "),
    ("record: (\n    version: 1", "record: (\n    version: 2"),
    ("home: \"human\"", "home: \"galactic\""),
    ("home: \"human\"", "mood: 3, home: \"human\""),
    ("game: \"toy\"", "game: \"chess\""),
    ("rounds: 1", "rounds: 1, extra: Golden"),
    ("    seed:", "    tempo: Fast,\n    seed:"),
    ("(home, ", "(referee, "),
];

#[test]
fn every_kind_of_file_of_a_newer_build_is_left_alone_and_reported() {
    for (file, changes) in KINDS {
        for (stands, instead) in changes {
            let dir = filled();
            let path = path_of(dir.path(), file);
            let text = fs::read_to_string(&path).unwrap();
            let newer = text.replacen(stands, instead, 1);
            assert_ne!(text, newer, "{file} does not hold {stands}: {text}");
            fs::write(&path, &newer).unwrap();
            forget_index(dir.path());
            let before = files(dir.path());

            let mut store = Store::at(dir.path().to_owned());
            let (mut found, mut reported) = store.settings();
            reported.extend(store.competitions().1);
            reported.extend(store.load_unfinished().1);
            reported.extend(store.archive(99).unusable);
            let [fault] = &reported[..] else { panic!("{file}, {instead}: {reported:?}") };
            assert_eq!((&fault.path, fault.kind, &fault.moved_to), (&path, FileProblem::Newer, &None));
            assert!(fault.to_string().contains("saved by a newer version of the game"), "{fault}");

            // Play goes on: everything is saved again.
            found.shared.muted = true;
            found.profiles.people.rename(1, PersonName::parse("Bo").unwrap());
            let _ = store.save_settings(&found);
            let _ = store.drop_competition(&cup());
            for (id, place) in [("toy-1", MatchLocation::Friendly), ("toy-2", MatchLocation::Competition)] {
                let _ = store.save_match(&saved(id, place, 1));
                let _ = store.forget_match(&MatchId::of_stem(id));
            }
            let _ = store.star_match(&MatchId::of_stem("toy-3"), true);
            assert!(store.erase_archive().is_ok());
            store.archive(99);
            drop(store);
            let name = path.display().to_string();
            assert_eq!(files(dir.path()).get(&name), before.get(&name), "{file}, {instead}");
            assert_eq!(fs::read_to_string(&path).unwrap(), newer);
        }
    }
}

/// A file that is derived from others is remade without a report, whoever wrote it.
#[test]
fn an_index_or_report_of_a_newer_build_is_rebuilt() {
    for (file, stands, instead) in [
        ("archive.ron", "version: 7", "version: 8"),
        ("archive.ron", "\"human\"", "\"galactic\""),
        ("archive.ron", "decisions:", "mood: 1, decisions:"),
        ("reports", "of:", "by: 3, of:"),
    ] {
        let dir = filled();
        let path = path_of(dir.path(), file);
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.contains(stands), "{stands} is not there: {text}");
        fs::write(&path, text.replacen(stands, instead, 1)).unwrap();
        let expected = {
            let other = filled();
            Store::at(other.path().to_owned()).archive(99).matches.len()
        };
        let mut store = Store::at(dir.path().to_owned());
        let archive = store.archive(99);
        assert_eq!((archive.matches.len(), &archive.unusable), (expected, &vec![]), "{instead}");
        assert!(!dir.path().join("archive.ron.damaged-1").exists());
    }
}

/// Going back to this build and forth again loses nothing: the newer build finds its files and what was played
/// meanwhile.
#[test]
fn a_downgrade_loses_nothing() {
    let dir = filled();
    let mut newer = BTreeMap::new();
    for (file, changes) in KINDS {
        let path = path_of(dir.path(), file);
        let text = fs::read_to_string(&path).unwrap();
        let (stands, instead) = changes[0];
        fs::write(&path, text.replacen(stands, instead, 1)).unwrap();
        newer.insert(path, text);
    }
    forget_index(dir.path());
    let mut store = Store::at(dir.path().to_owned());
    let (found, reported) = store.settings();
    assert_eq!((found, reported.len()), (settings(), 2), "what could be read holds");
    // With numbers of their own: the same decisions under the same number are the same match.
    let (mut between, mut open) =
        (saved("toy-7", MatchLocation::Friendly, 2), saved("toy-8", MatchLocation::Friendly, 1));
    (between.record.seed, open.record.seed) = (7, 8);
    store.save_match(&open).unwrap();
    store.finish_match(&between, None).unwrap();
    assert_eq!((store.load_unfinished().0.len(), store.archive(99).matches.len()), (1, 1));
    drop(store);
    // Back to the newer build.
    for (path, text) in &newer {
        let lies_in = |folder: &str| path.parent().is_some_and(|parent| parent.ends_with(folder));
        let (stands, instead) =
            KINDS.iter().find(|(file, _)| path.ends_with(file) || lies_in(file)).unwrap().1[0];
        let now = fs::read_to_string(path).unwrap();
        assert_eq!(now.replacen(instead, stands, 1), *text, "{}", path.display());
        fs::write(path, text).unwrap();
    }
    let mut store = Store::at(dir.path().to_owned());
    assert_eq!(store.settings(), (settings(), vec![]));
    assert_eq!(store.competitions().0, [cup()]);
    let in_play = (store.load_unfinished().0.len(), store.competition_matches().0.len());
    assert_eq!((in_play, store.archive(99).matches.len()), ((2, 1), 2));
}
