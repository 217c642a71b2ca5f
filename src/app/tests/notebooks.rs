//! Tests notebooks at the table: a modelling bot keeps its notebook from match to match, and only a finished match
//! changes it.

use super::prelude::*;
use crate::flow::prefs::KnownNotebooks;
use ai::opponent_model::Notebook;
use store::NotebookKey;

/// Returns the shortest game with a modelling bot.
fn game() -> &'static dyn DynGame {
    GAMES.iter().copied().rfind(|game| game.notebook_difficulty().is_some()).unwrap()
}

fn key() -> NotebookKey {
    NotebookKey {
        person: None,
        game: game().id().to_owned(),
        difficulty: game().notebook_difficulty().unwrap(),
    }
}

/// Returns the number of matches in the bot's notebook.
fn met(test_app: &TestApp) -> u32 {
    let notebooks = test_app.get::<StoreHandle>().0.request_blocking(|store| store.notebooks()).unwrap();
    assert_eq!(notebooks.1, None);
    notebooks.0.get(&key()).map_or(0, Notebook::matches)
}

/// Returns the number of matches in the notebook with which the match at the table, just saved, began.
fn began_with(test_app: &TestApp) -> Option<u32> {
    test_app.kept(game().id()).unwrap().notebook.map(|notebook| notebook.matches())
}

fn against(reader: Controller, seed: u64) -> StartMatch {
    friendly(game().id(), seed, Controller::Human, reader)
}

fn reader() -> Controller {
    Controller::Bot(game().notebook_difficulty().unwrap())
}

/// Lets a person make that many decisions by the first key.
fn plays(test_app: &mut TestApp, decisions: usize) {
    let key = test_app.key_of(Seat::Home, 0);
    for _ in 0..decisions {
        test_app.tap(key);
        test_app.wait_until_idle();
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
}

/// A person's notes on a bot fill while they play, and stay for the next match.
#[test]
fn what_a_person_has_seen_of_a_rival_is_a_page_away() {
    let mut test_app = TestApp::instant(1280, 720);
    let rival = Controller::Bot(Difficulty::Amateur);
    let name = game().opponent(Difficulty::Amateur).called().shown();
    let notes = format!("Your notes on {name}");
    test_app.start(against(rival, 5));
    test_app.key(KeyCode::Escape);
    test_app.take(&notes);
    test_app.until("no notes yet", |test_app| test_app.reads().contains("Nothing yet"));
    test_app.key(KeyCode::Escape);
    test_app.key(KeyCode::Escape);
    test_app.play_until("two kicks of each side", |test_app| test_app.decided() >= 8);
    let seen = |test_app: &mut TestApp, matches: &str| {
        test_app.key(KeyCode::Escape);
        test_app.take(&notes);
        test_app.until("the notes", |test_app| test_app.reads().contains(matches));
        test_app.reads()
    };
    let said = seen(&mut test_app, "From one match, this one included.");
    assert!(said.contains(&format!("{name} kicked ")) || said.contains(&format!("{name} dived ")), "{said}");
    test_app.key(KeyCode::Escape);
    test_app.key(KeyCode::Escape);
    test_app.play_to_result();
    test_app.title();
    test_app.start(against(rival, 6));
    test_app.play_until("two kicks", |test_app| test_app.decided() >= 4);
    seen(&mut test_app, "From 2 matches, this one included.");
}

#[test]
fn a_modelling_bot_keeps_its_notebook_until_it_is_burned() {
    let mut test_app = TestApp::instant(1280, 720);
    assert_eq!(met(&test_app), 0);
    for played in 0..2 {
        test_app.start(against(reader(), 5 + u64::from(played)));
        plays(&mut test_app, 2);
        assert_eq!((began_with(&test_app), met(&test_app)), (Some(played), played));
        test_app.play_to_result();
        assert_eq!(met(&test_app), played + 1);
        test_app.title();
    }
    // One that was left goes on with what it began with, after a restart too, and is noted when it ends.
    test_app.start(against(reader(), 9));
    plays(&mut test_app, 2);
    test_app.title();
    let mut test_app = test_app.restarted();
    let left = test_app.kept(game().id()).unwrap();
    test_app.start(StartMatch::resume_saved(&left).unwrap());
    plays(&mut test_app, 2);
    assert_eq!((began_with(&test_app), met(&test_app)), (Some(2), 2));
    test_app.play_to_result();
    assert_eq!(met(&test_app), 3);
    test_app.title();
    assert_eq!(test_app.get::<KnownNotebooks>().0.matches(&key()), 3, "as the drawer of the title says");
    // Once it is burned, the next match begins with a blank one.
    let burnt = key();
    test_app
        .get::<StoreHandle>()
        .0
        .request_blocking(move |store| store.burn_notebook(&burnt))
        .unwrap()
        .unwrap();
    test_app.start(against(reader(), 10));
    plays(&mut test_app, 2);
    assert_eq!((began_with(&test_app), met(&test_app)), (Some(0), 0));
    test_app.play_to_result();
    assert_eq!(met(&test_app), 1);
    assert!(test_app.shows_no_error());
}

#[test]
fn only_a_persons_own_match_goes_into_a_notebook() {
    let mut test_app = TestApp::instant(1280, 720);
    test_app.start(against(reader(), 5));
    test_app.play_to_result();
    let record = test_app.the_match().state.record().clone();
    assert_eq!(met(&test_app), 1);
    // The same match watched.
    test_app.world().write_message(WatchReplay::new(record.clone(), None, Some(AppPage::ClubHouse)).unwrap());
    test_app.until("it is shown", |test_app| test_app.state() == AppState::ReplayViewer);
    test_app.title();
    // Played on from its middle: also after it was left, and to its end.
    let mut part = record;
    part.actions.truncate(4);
    test_app.start(StartMatch::from_record(game(), &part, BySeat::new(Controller::Human, reader())));
    plays(&mut test_app, 2);
    assert_eq!(began_with(&test_app), None);
    test_app.title();
    let left = test_app.kept(game().id()).unwrap();
    test_app.start(StartMatch::resume_saved(&left).unwrap());
    test_app.play_to_result();
    // Bots alone, and a bot that keeps no notebook.
    test_app.begin(game().id(), "", 5, reader(), reader());
    test_app.until_result();
    test_app.start(against(RANDOM, 5));
    test_app.play_to_result();
    assert_eq!(met(&test_app), 1);
    // Switched off from the kick-off, or during the match.
    test_app.set(|prefs| prefs.settings.shared.notebooks = false);
    test_app.start(against(reader(), 6));
    plays(&mut test_app, 2);
    assert_eq!(began_with(&test_app), None);
    test_app.set(|prefs| prefs.settings.shared.notebooks = true);
    test_app.play_to_result();
    test_app.start(against(reader(), 7));
    plays(&mut test_app, 2);
    test_app.set(|prefs| prefs.settings.shared.notebooks = false);
    test_app.play_to_result();
    assert_eq!(met(&test_app), 1);
    // The same deal once more is another match.
    test_app.set(|prefs| prefs.settings.shared.notebooks = true);
    test_app.start(against(reader(), 5));
    test_app.play_to_result();
    assert_eq!(met(&test_app), 2);
    assert!(test_app.shows_no_error());
}
