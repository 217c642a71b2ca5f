//! Notebooks at the table: a reader carries its own from match to match, and nothing but a match played to its end
//! changes it.

use super::TestApp;
use crate::ai::Level;
use crate::ai::opponent_model::Notebook;
use crate::controller::Controller;
use crate::engine::{BySeat, Seat};
use crate::flow::navigation::AppState;
use crate::flow::page::AppPage;
use crate::flow::prefs::{NotebookCounts, StoreHandle};
use crate::flow::start::{StartMatch, WatchReplay};
use crate::games::GAMES;
use crate::games::dyn_game::DynGame;
use crate::store::{BotPace, NotebookKey};

/// The shortest game with a reader.
fn game() -> &'static dyn DynGame {
    GAMES.iter().copied().rfind(|game| game.reader().is_some()).unwrap()
}

fn key() -> NotebookKey {
    NotebookKey { person: None, game: game().id().to_owned(), level: game().reader().unwrap() }
}

/// How many matches stand in the reader's notebook.
fn met(evening: &TestApp) -> u32 {
    let books = evening.get::<StoreHandle>().0.call_blocking(|store| store.notebooks()).unwrap();
    assert_eq!(books.1, None);
    books.0.of(&key()).map_or(0, Notebook::matches)
}

/// The matches in the notebook that the match at the table, which was just saved, began with.
fn began_with(evening: &TestApp) -> Option<u32> {
    evening.kept(game().id()).unwrap().notebook.map(|book| book.matches())
}

fn against(reader: Controller, seed: u64) -> StartMatch {
    let who = BySeat::new(Controller::Human, reader);
    StartMatch::new(game(), String::new(), Some(seed), who)
}

fn reader() -> Controller {
    Controller::Bot(game().reader().unwrap())
}

fn test_app() -> TestApp {
    let mut evening = TestApp::hasty(1280, 720);
    evening.set(|prefs| prefs.settings.pace = BotPace::Instant);
    evening
}

/// A person takes so many decisions, by the first key.
fn plays(evening: &mut TestApp, decisions: usize) {
    let key = evening.key_of(Seat::Home, 0);
    for _ in 0..decisions {
        evening.tap(key);
        evening.wait_until_idle();
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
}

fn plays_to_the_end(evening: &mut TestApp) {
    for _ in 0..400 {
        if evening.at_result() {
            return;
        }
        plays(evening, 1);
    }
    panic!("the match has no end");
}

#[test]
fn a_modelling_bot_keeps_its_notebook_until_it_is_burned() {
    let mut evening = test_app();
    assert_eq!(met(&evening), 0);
    for played in 0..2 {
        evening.start(against(reader(), 5 + u64::from(played)));
        plays(&mut evening, 2);
        assert_eq!((began_with(&evening), met(&evening)), (Some(played), played));
        plays_to_the_end(&mut evening);
        assert_eq!(met(&evening), played + 1);
        evening.title();
    }
    // One that was left goes on with what it began with, on another evening too, and is noted when it ends.
    evening.start(against(reader(), 9));
    plays(&mut evening, 2);
    evening.title();
    let mut evening = TestApp::on(evening.leave(), 1280, 720);
    evening.set(|prefs| (prefs.settings.speed, prefs.settings.pace) = (0.0, BotPace::Instant));
    let left = evening.kept(game().id()).unwrap();
    evening.start(StartMatch::go_on(&left).unwrap());
    plays(&mut evening, 2);
    assert_eq!((began_with(&evening), met(&evening)), (Some(2), 2));
    plays_to_the_end(&mut evening);
    assert_eq!(met(&evening), 3);
    evening.title();
    assert_eq!(evening.get::<NotebookCounts>().0.matches(&key()), 3, "as the drawer of the title says");
    // Once it is burned, the next match begins with a blank one.
    let burnt = key();
    evening.get::<StoreHandle>().0.call_blocking(move |store| store.burn_notebook(&burnt)).unwrap().unwrap();
    evening.start(against(reader(), 10));
    plays(&mut evening, 2);
    assert_eq!((began_with(&evening), met(&evening)), (Some(0), 0));
    plays_to_the_end(&mut evening);
    assert_eq!(met(&evening), 1);
    assert!(evening.quiet());
}

#[test]
fn only_a_persons_own_match_goes_into_a_notebook() {
    let mut evening = test_app();
    evening.start(against(reader(), 5));
    plays_to_the_end(&mut evening);
    let record = evening.the_match().live.record().clone();
    assert_eq!(met(&evening), 1);
    // The same match watched.
    evening.world().write_message(WatchReplay::new(record.clone(), None, Some(AppPage::Club)).unwrap());
    evening.until("it is shown", |evening| evening.state() == AppState::Theatre);
    evening.title();
    // Played on from its middle: also after it was left, and to its end.
    let mut part = record;
    part.actions.truncate(4);
    evening.start(StartMatch::from_record(game(), &part, BySeat::new(Controller::Human, reader())));
    plays(&mut evening, 2);
    assert_eq!(began_with(&evening), None);
    evening.title();
    let left = evening.kept(game().id()).unwrap();
    evening.start(StartMatch::go_on(&left).unwrap());
    plays_to_the_end(&mut evening);
    // Bots alone, and a bot that keeps no notebook.
    evening.begin(game().id(), "", 5, reader(), reader());
    evening.until("its end", |evening| evening.at_result());
    evening.start(against(Controller::Bot(Level::Random), 5));
    plays_to_the_end(&mut evening);
    assert_eq!(met(&evening), 1);
    // Switched off from the kick-off, or during the match.
    evening.set(|prefs| prefs.settings.notebooks = false);
    evening.start(against(reader(), 6));
    plays(&mut evening, 2);
    assert_eq!(began_with(&evening), None);
    evening.set(|prefs| prefs.settings.notebooks = true);
    plays_to_the_end(&mut evening);
    evening.start(against(reader(), 7));
    plays(&mut evening, 2);
    evening.set(|prefs| prefs.settings.notebooks = false);
    plays_to_the_end(&mut evening);
    assert_eq!(met(&evening), 1);
    // The same deal once more is another match.
    evening.set(|prefs| prefs.settings.notebooks = true);
    evening.start(against(reader(), 5));
    plays_to_the_end(&mut evening);
    assert_eq!(met(&evening), 2);
    assert!(evening.quiet());
}
