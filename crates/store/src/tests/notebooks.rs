//! Notebooks in the data folder: what is noted, once for each match; what is burned, damaged or a newer build's.

use super::power::{ROOT, opened};
use super::sim::{InjectedFault, SimulatedDisk};
use super::*;
use crate::testing::saved_match;
use crate::{NotebookKey, SavedMatch, notebook_of};
use ai::opponent_model::NotesSubject;
use engine::{BySeat, Seat};
use games::GAMES;
use games::dyn_game::DynGame;
use players::controller::Controller;
use players::people::PersonName;

fn readers() -> impl Iterator<Item = &'static dyn DynGame> {
    GAMES.iter().copied().filter(|game| game.notebook_difficulty().is_some())
}

/// A match of that person, at home, against the reader of a game, that is to be noted.
fn noted_match(game: &dyn DynGame, person: Option<&str>, n: u64) -> SavedMatch {
    let difficulty = game.notebook_difficulty().unwrap();
    let rookie = ai::Difficulty::Rookie;
    let record =
        game.arena("").unwrap().play_match(n, BySeat::new(rookie, rookie), true).unwrap().record.unwrap();
    let id = MatchId::of_stem(&format!("{}-{}", game.id(), 1000 + n));
    SavedMatch {
        saved: 1000 + n,
        names: BySeat::new(person.and_then(PersonName::parse), None),
        secs: Some(60),
        notebook: game.empty_notebook(),
        ..saved_match(id, record, Controller::Bot(difficulty))
    }
}

fn key(game: &dyn DynGame, person: Option<&str>) -> NotebookKey {
    let (person, game_id) = (person.and_then(PersonName::parse), game.id().to_owned());
    NotebookKey { person, game: game_id, difficulty: game.notebook_difficulty().unwrap() }
}

fn met(store: &mut Store, key: &NotebookKey) -> u32 {
    let (notebooks, unusable) = store.notebooks();
    assert_eq!(unusable, None);
    let expected = store.met().matches(key);
    assert_eq!(notebooks.get(key).map_or(0, ai::opponent_model::Notebook::matches), expected);
    // What is told of a notebook is a sentence that it holds.
    let told = store.met().sentence(key);
    let game = games::find(&key.game).unwrap();
    let noted = notebooks
        .get(key)
        .map_or_else(Vec::new, |notebook| game.notebook_sentences(notebook, &NotesSubject::Person).unwrap());
    let held = noted.get(1..).unwrap_or_default();
    assert_eq!(told.is_some(), !held.is_empty(), "{}", game.id());
    assert!(told.is_none_or(|sentence| held.contains(&sentence)));
    expected
}

fn notes_of(store: &mut Store, key: &NotebookKey) -> Option<ai::opponent_model::Notebook> {
    notebook_of(&key.game, &store.matches_against(key))
}

/// What the person saw of the reader is what the reader would have noted in the person's place; nobody else's matches
/// count.
#[test]
fn notes_on_an_opponent_come_from_the_matches_of_one_person_against_it() {
    let (_dir, mut store) = empty_store();
    for game in readers() {
        let reader = game.notebook_difficulty().unwrap();
        let ada = key(game, Some("Ada"));
        assert_eq!(notes_of(&mut store, &ada), game.empty_notebook());
        let mut expected = game.empty_notebook().unwrap();
        for (n, person) in [(1, Some("Ada")), (2, Some("Bo")), (3, None), (4, Some("Ada"))] {
            let saved = noted_match(game, person, n);
            store.finish_match(&saved, None).unwrap();
            if person == Some("Ada") {
                expected = game.noted_after(&saved.record, reader, Seat::Home, &expected).unwrap();
            }
        }
        let notes = notes_of(&mut store, &ada).unwrap();
        assert_eq!((notes.matches(), &notes), (2, &expected), "{}", game.id());
        let ros = NotesSubject::Bot(words::DisplayText::verbatim("Ros"));
        let seen: Vec<String> =
            game.notebook_sentences(&notes, &ros).unwrap().iter().map(words::DisplayText::shown).collect();
        assert!(!seen.is_empty() && seen.iter().all(|said| said.contains("Ros")), "{seen:?}");
        let other = NotebookKey { difficulty: ai::Difficulty::Rookie, ..ada };
        assert_eq!(notes_of(&mut store, &other).map(|notes| notes.matches()), Some(0));
    }
    let strangers =
        NotebookKey { person: None, game: "solitaire".to_owned(), difficulty: ai::Difficulty::Pro };
    assert_eq!(notes_of(&mut store, &strangers), None);
}

#[test]
fn a_match_is_noted_once_for_the_person_who_played_it() {
    let (dir, mut store) = empty_store();
    for game in readers() {
        let (ada, nobody) = (key(game, Some("Ada")), key(game, None));
        let one = noted_match(game, Some("Ada"), 1);
        assert_eq!(store.notebook(&ada), game.empty_notebook());
        // While it is played, it carries its notebook, and nothing is noted.
        store.save_match(&one).unwrap();
        assert_eq!(met(&mut store, &ada), 0);
        store.finish_match(&one, None).unwrap();
        store.finish_match(&one, None).unwrap();
        assert_eq!((met(&mut store, &ada), met(&mut store, &nobody)), (1, 0), "{}", game.id());
        store.finish_match(&noted_match(game, Some("Ada"), 2), None).unwrap();
        store.finish_match(&noted_match(game, None, 3), None).unwrap();
        store.finish_match(&one, None).unwrap();
        assert_eq!((met(&mut store, &ada), met(&mut store, &nobody)), (2, 1), "{}", game.id());
        // It is the notebook that follows from the records.
        let (reader, seat) = (game.notebook_difficulty().unwrap(), Seat::Away);
        let first = game.noted_after(&one.record, reader, seat, &game.empty_notebook().unwrap()).unwrap();
        let both = game.noted_after(&noted_match(game, None, 2).record, reader, seat, &first).unwrap();
        assert_eq!(store.notebook(&ada), Some(both));
        // What carries no notebook is not noted, nor is a match of two people or of two bots.
        let plain = SavedMatch { notebook: None, ..noted_match(game, Some("Ada"), 4) };
        let two = SavedMatch { away: Controller::Human, ..noted_match(game, Some("Ada"), 5) };
        let bots = SavedMatch { home: plain.away, ..noted_match(game, Some("Ada"), 6) };
        let other = SavedMatch { away: "rookie".parse().unwrap(), ..noted_match(game, Some("Ada"), 7) };
        for saved in [plain, two, bots, other] {
            store.finish_match(&saved, None).unwrap();
        }
        assert_eq!((met(&mut store, &ada), met(&mut store, &nobody)), (2, 1), "{}", game.id());
    }
    // Files of finished matches hold no notebook, and the next start finds what was noted.
    for file in fs::read_dir(dir.path().join("finished")).unwrap() {
        assert!(!fs::read_to_string(file.unwrap().path()).unwrap().contains("notebook"));
    }
    drop(store);
    let mut store = Store::at(dir.path().to_owned());
    for game in readers() {
        assert_eq!(met(&mut store, &key(game, Some("Ada"))), 2);
    }
    assert_eq!(store.load_unfinished().0.len(), 0);
}

#[test]
fn an_unfinished_match_keeps_the_notebook_it_started_with() {
    let (_dir, mut store) = empty_store();
    for game in readers() {
        store.finish_match(&noted_match(game, None, 1), None).unwrap();
        let notebook = store.notebook(&key(game, None));
        let mut left = SavedMatch { notebook, ..noted_match(game, None, 2) };
        let whole = left.clone();
        left.record.actions.truncate(3);
        store.save_match(&left).unwrap();
        // Another match is noted meanwhile: the one that was left still begins as it began, and adds to it.
        store.finish_match(&noted_match(game, None, 3), None).unwrap();
        let found = store.load_unfinished().0;
        let found = found.iter().find(|found| found.id == left.id).unwrap();
        assert_eq!(
            (found.notebook.as_ref(), found.text().unwrap()),
            (left.notebook.as_ref(), left.text().unwrap())
        );
        store.finish_match(&whole, None).unwrap();
        assert_eq!(met(&mut store, &key(game, None)), 3);
    }
}

#[test]
fn a_burned_notebook_begins_blank() {
    let (dir, mut store) = empty_store();
    let game = readers().next().unwrap();
    let [ada, bo] = ["Ada", "Bo"].map(|name| key(game, Some(name)));
    store.burn_notebook(&ada).unwrap();
    assert!(!dir.path().join("notebooks.ron").exists(), "there is nothing to burn");
    for name in ["Ada", "Bo"] {
        store.finish_match(&noted_match(game, Some(name), 1 + name.len() as u64), None).unwrap();
    }
    store.burn_notebook(&ada).unwrap();
    assert_eq!((met(&mut store, &ada), met(&mut store, &bo)), (0, 1));
    assert_eq!(store.notebook(&ada), game.empty_notebook());
    drop(store);
    let mut store = Store::at(dir.path().to_owned());
    assert_eq!((met(&mut store, &ada), met(&mut store, &bo)), (0, 1));
    // A match that began before it was burned is all that stands in the next one.
    store.finish_match(&noted_match(game, Some("Ada"), 9), None).unwrap();
    assert_eq!(met(&mut store, &ada), 1);
}

/// Two notebooks in the file, with this in place of a part of the first.
fn spoilt(from: &str, to: &str) -> (tempfile::TempDir, Store, String) {
    let dir = tempfile::tempdir().unwrap();
    let game = readers().next().unwrap();
    let mut store = Store::at(dir.path().to_owned());
    for name in ["Ada", "Bo"] {
        store.finish_match(&noted_match(game, Some(name), name.len() as u64), None).unwrap();
    }
    drop(store);
    let path = dir.path().join("notebooks.ron");
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.contains("version: 1") && text.contains(from), "{from}: {text}");
    let text = text.replacen(from, to, 1);
    fs::write(&path, &text).unwrap();
    let store = Store::at(dir.path().to_owned());
    (dir, store, text)
}

#[test]
fn a_damaged_notebook_file_is_set_aside_and_its_readable_part_kept() {
    let game = readers().next().unwrap();
    for (from, to, ada, bo) in [
        ("matches: 1", "matches: -1", 0, 1),
        ("notebook: (\n    version: 1", "notebook: (\n    version: 0", 0, 1),
        ("game: ", "game: 7, game: ", 0, 1),
        ("\"Ada\"", "\"<\u{1b}>\"", 0, 1),
        ("\"Bo\"", "\"Ada\"", 1, 0),
        ("notebooks: [", "notebooks: [[", 0, 0),
    ] {
        let (dir, mut store, text) = spoilt(from, to);
        let (notebooks, unusable) = store.notebooks();
        let met =
            |name| notebooks.get(&key(game, Some(name))).map_or(0, ai::opponent_model::Notebook::matches);
        assert_eq!((met("Ada"), met("Bo")), (ada, bo), "{to}");
        let fault = unusable.unwrap();
        assert_eq!(fault.kind, FileProblem::Damaged, "{fault}");
        assert!(!fault.to_string().contains('\u{1b}'), "{fault}");
        assert_eq!(fault.brief(), "notebooks.ron is damaged and was not loaded.");
        assert_eq!(fs::read_to_string(dir.path().join("notebooks.ron.damaged-1")).unwrap(), text);
        assert_eq!(store.notebooks().1, None, "told once");
        // The continued data are written again.
        store.finish_match(&noted_match(game, Some("Bo"), 8), None).unwrap();
        drop(store);
        assert_eq!(self::met(&mut Store::at(dir.path().to_owned()), &key(game, Some("Bo"))), bo + 1);
    }
}

#[test]
fn a_newer_builds_notebooks_are_left_alone() {
    let game = readers().next().unwrap();
    for (from, to) in [
        ("version: 1", "version: 2"),
        ("notebook: (\n    version: 1", "notebook: (\n    version: 2"),
        ("person: ", "mood: 3, person: "),
        ("level: \"world-class\"", "level: \"galactic\""),
        ("game: \"", "game: \"next_"),
    ] {
        let (dir, mut store, text) = spoilt(from, to);
        let fault = store.notebooks().1.unwrap();
        assert_eq!((fault.kind, &fault.moved_to), (FileProblem::Newer, &None), "{to}: {fault}");
        // A match ends as usual, and the file stays unchanged; this is reported once.
        let one = noted_match(game, Some("Cy"), 8);
        assert!(matches!(store.finish_match(&one, None), Err(StoreError::Left { .. })), "{to}");
        assert!(store.finish_match(&noted_match(game, Some("Cy"), 9), None).is_ok(), "{to}: told");
        assert_eq!((store.archive(9).matches.len(), store.load_unfinished().0.len()), (4, 0));
        assert_eq!(fs::read_to_string(dir.path().join("notebooks.ron")).unwrap(), text);
    }
}

/// A folder that cannot be listed costs no other, and is told once.
#[test]
fn an_unlistable_match_folder_is_reported_once() {
    let game = readers().next().unwrap();
    let disk = SimulatedDisk::new();
    opened(&disk).save_match(&noted_match(game, None, 1)).unwrap();
    let mut expected = 0;
    for call in 0..60 {
        let mut store = opened(&disk.copy().with(call, InjectedFault::Fault));
        let mut unusable = Vec::new();
        store.matches_in(MatchLocation::Friendly, &mut unusable);
        expected += unusable.iter().filter(|fault| fault.path.ends_with("current")).count();
    }
    assert_eq!(expected, 1);
    // The folder stays unchanged, and is not reported again.
    let mut store = opened(&disk);
    let folder = store.files.folder_at(DataFolder::Current).unwrap();
    store.files.untouchable.insert(folder, false);
    for _ in 0..2 {
        let faulty = disk.copy().with(0, InjectedFault::Fault);
        store.files.disk = Box::new(faulty);
        let mut unusable = Vec::new();
        assert!(store.matches_in(MatchLocation::Friendly, &mut unusable).is_empty());
        assert_eq!(unusable, []);
    }
}

/// Whatever ends, fails or is cut off at the end of a match: it is noted once if it is over, and not at all otherwise.
#[test]
fn a_match_is_noted_once_after_an_interruption_at_any_point() {
    let game = readers().last().unwrap();
    let (ada, disk) = (key(game, Some("Ada")), SimulatedDisk::new());
    let [before, one] = [1, 2].map(|n| noted_match(game, Some("Ada"), n));
    opened(&disk).finish_match(&before, None).unwrap();
    let first = opened(&disk.copy()).notebook(&ada);
    let one = SavedMatch { notebook: first, ..one };
    let left = {
        let mut left = one.clone();
        left.record.actions.pop();
        left
    };
    opened(&disk).save_match(&left).unwrap();
    let mut ended = 0;
    for mishap in [InjectedFault::Ended, InjectedFault::Full, InjectedFault::Fault] {
        for call in 0..30 {
            let disk = disk.copy().with(call, mishap);
            let mut store = opened(&disk);
            if store.notebooks().1.is_some() {
                // They cannot be read: nothing is noted as long as the process lives.
                continue;
            }
            let _ = store.finish_match(&one, None);
            drop(store);
            for outcome in 0..8 {
                let mut store = opened(&disk.cut(outcome));
                let over = store.load_unfinished().0.is_empty();
                ended += usize::from(over);
                let when = format!("{mishap:?} at call {call}, cut {outcome}");
                assert_eq!(met(&mut store, &ada), 1 + u32::from(over), "{when}");
                // If it was not over, it goes on, and ends; if it was, nothing is noted twice.
                store.finish_match(&one, None).unwrap();
                assert_eq!(met(&mut store, &ada), 2, "{when}");
            }
        }
    }
    assert!(ended > 100 && ended < 700, "{ended}");
    assert!(disk.files().iter().all(|(path, _)| path.starts_with(ROOT)));
}
