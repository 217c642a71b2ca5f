//! Lessons at the table: every one that is shipped, from its first step to the final whistle, in windows of several
//! sizes.

use std::fs;
use std::path::Path;
use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui::Rect;

use super::{STEP, TestApp};
use crate::ai::Level;
use crate::controller::Controller;
use crate::engine::{BySeat, Seat};
use crate::flow::input_filter::PressSource;
use crate::flow::page::{AppPage, Navigate};
use crate::flow::screen::Screen;
use crate::flow::start::StartMatch;
use crate::games::dyn_game::DynGame;
use crate::games::{GAMES, named};
use crate::hud::lesson::TutorialState;
use crate::levels::{self, Scenario, ScenarioList};
use crate::screens::dialog::DialogQueue;
use crate::session::ask::DecisionTarget;
use crate::session::bindings::Bindings;
use crate::session::commands::PlayerCommand;
use crate::session::levels::KnownScenarios;
use crate::session::reports::ReportJobs;
use crate::session::sync::DesyncCount;
use crate::stage::layout::DesignPoint;
use crate::store::BotPace;
use crate::table::cards::{CardClicked, ShownScene};
use crate::table::playback::Playback;

fn shipped(game: &dyn DynGame) -> Scenario {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    levels::load(&levels::folder(&root, game.id()).join("first-match.ron")).unwrap()
}

/// All lessons of that game.
fn lessons(game: &dyn DynGame) -> Vec<Scenario> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    let files = fs::read_dir(levels::folder(&root, game.id())).unwrap();
    let mut files: Vec<_> = files.map(|file| file.unwrap().path()).collect();
    files.sort();
    let all = files.iter().map(|file| levels::load(file).unwrap());
    all.filter(|level| !level.course.steps.is_empty()).collect()
}

/// Waits until the step of that number is on the screen.
fn until_step(evening: &mut TestApp, k: usize) {
    evening.until(&format!("step {k}"), |evening| evening.get::<TutorialState>().step == Some(k));
    evening.frames(2);
}

/// Does what the step that is on asks.
fn obey(evening: &mut TestApp) {
    let asked = evening.asked();
    let Some(seat) = asked.seat() else {
        evening.key(KeyCode::Space);
        return;
    };
    let cards = asked.picking[seat].as_ref().map_or_else(Vec::new, |picking| picking.open.clone());
    let revision = asked.revision();
    for piece in &cards {
        evening.world().write_message(PlayerCommand { seat, target: DecisionTarget::Card(*piece), revision });
        evening.frames(2);
    }
    if cards.is_empty() {
        let target = evening.asked().buttons(seat)[0];
        evening.world().write_message(PlayerCommand { seat, target, revision });
        evening.frames(2);
    } else {
        evening.world().write_message(PlayerCommand { seat, target: DecisionTarget::Done, revision });
        evening.frames(2);
    }
}

fn overlap(a: Rect, b: Rect) -> bool {
    let common = a.intersect(b);
    common.width() > 0.5 && common.height() > 0.5
}

/// The lesson of penalties after so many of its steps.
fn so_far(steps: usize) -> TestApp {
    let mut evening = TestApp::hasty(1280, 720);
    let game = named("penalties").unwrap();
    evening.start(StartMatch::level(game, &shipped(game)));
    for k in 0..steps {
        until_step(&mut evening, k);
        obey(&mut evening);
    }
    evening
}

/// The steps of every lesson come one after the other, each points at something in the window, and its bubble covers
/// neither that nor what can be taken. Every lesson ends with nothing open: with its last step the match is over.
#[test]
fn every_lesson_plays_through_by_its_script() {
    std::thread::scope(|scope| {
        for (width, height, text) in [(1280, 720, 1.0), (1024, 768, 2.0)] {
            scope.spawn(move || {
                let mut evening = TestApp::hasty(width, height);
                evening.set(|prefs| prefs.settings.ui_scale = text);
                for game in GAMES {
                    for level in lessons(*game) {
                        walk(&mut evening, *game, &level);
                    }
                }
                assert_eq!(evening.get::<DesyncCount>().0, 0);
                assert!(evening.quiet());
            });
        }
    });
}

fn walk(evening: &mut TestApp, game: &'static dyn DynGame, level: &Scenario) {
    let steps = level.course.steps.len();
    assert!((8..=14).contains(&steps), "{} {}: {steps} steps", game.id(), level.name);
    evening.start(StartMatch::level(game, level));
    for k in 0..steps {
        until_step(evening, k);
        let canvas = evening.canvas();
        let taught = evening.get::<TutorialState>().clone();
        let name = format!("{} {} step {} in {:?}", game.id(), level.name, k + 1, canvas.size());
        let bubble = taught.bubble.unwrap_or_else(|| panic!("{name}: no words"));
        assert!(canvas.contains_rect(bubble), "{name}: {bubble:?} leaves {canvas:?}");
        assert!(!taught.points.is_empty(), "{name}: points at nothing");
        for r in taught.points.iter().chain(&taught.open) {
            assert!(canvas.expand(1.0).contains_rect(*r), "{name}: {r:?} is out of the window");
            assert!(!overlap(*r, bubble), "{name}: {bubble:?} lies over {r:?}");
        }
        let (faults, _) = evening.faults_of_text(false);
        let faults: Vec<_> =
            faults.into_iter().filter(|fault| fault.contains(&level.course.steps[k].say.shown())).collect();
        assert!(faults.is_empty(), "{name}: {faults:?}");
        obey(evening);
    }
    evening.until("the final whistle", |evening| evening.at_result());
    assert_eq!(evening.get::<TutorialState>().step, None);
    evening.frames(8);
}

/// Everything that a step frames can be clicked, and counts: the step is done, or one of its cards is chosen. The step
/// before can always be returned to, with the table as it was.
#[test]
fn whatever_a_step_frames_can_be_clicked_and_every_step_has_a_way_back() {
    std::thread::scope(|scope| {
        for game in GAMES {
            scope.spawn(move || {
                let mut evening = TestApp::hasty(1280, 720);
                for level in lessons(*game) {
                    evening.start(StartMatch::level(*game, &level));
                    click_through(&mut evening, &level);
                }
                assert_eq!(evening.get::<DesyncCount>().0, 0);
            });
        }
    });
}

/// Clicks every framed area of every step, with a step back after each but the last.
fn click_through(evening: &mut TestApp, level: &Scenario) {
    let steps = level.course.steps.len();
    for k in 0..steps {
        until_step(evening, k);
        let name = format!("{} {} step {}", level.record.game, level.name, k + 1);
        let framed = evening.get::<TutorialState>().framed.clone();
        assert!(!framed.is_empty(), "{name}: frames nothing");
        let decided = evening.decided();
        // After the last step the match is over, and nothing leads back.
        let tried = if k + 1 == steps { 1 } else { framed.len() };
        for at in framed.iter().take(tried) {
            let chosen = |evening: &TestApp| evening.asked().chosen[Seat::Home].len();
            assert_eq!(chosen(evening), 0, "{name}");
            evening.click(DesignPoint::new(at.center().x, at.center().y));
            evening.frames(2);
            let counts = chosen(evening) == 1
                || evening.get::<TutorialState>().step != Some(k)
                || evening.decided() > decided;
            assert!(counts, "{name}: {at:?} is framed and dead; {:?}", evening.text());
            if chosen(evening) == 1 {
                let (piece, revision) = (evening.asked().chosen[Seat::Home][0], evening.asked().revision());
                let target = DecisionTarget::Card(piece);
                evening.world().write_message(PlayerCommand { seat: Seat::Home, target, revision });
                evening.frames(2);
            } else if k + 1 < steps {
                until_step(evening, k + 1);
                assert!(evening.text().iter().any(|words| words == "Back"), "{name}: no way back to it");
                evening.key(KeyCode::Backspace);
                until_step(evening, k);
                assert_eq!(evening.decided(), decided, "{name}: taken back");
            }
        }
        if evening.get::<TutorialState>().step == Some(k) {
            obey(evening);
        }
    }
    evening.until("the final whistle", |evening| evening.at_result());
}

/// No page waits for the disk: the levels were read while the app loaded, and are there with their files gone.
#[test]
fn the_levels_are_known_once_the_title_is_up() {
    let shipped = Path::new(env!("CARGO_MANIFEST_DIR")).join("levels/penalties/first-match.ron");
    let installed = tempfile::tempdir().unwrap();
    let levels = installed.path().join("levels");
    fs::create_dir_all(levels.join("penalties")).unwrap();
    fs::copy(shipped, levels.join("penalties/first-match.ron")).unwrap();
    let mut evening = TestApp::beside(installed.path(), tempfile::tempdir().unwrap(), 1280, 720);
    evening.world().insert_resource(DialogQueue::default());
    fs::remove_dir_all(&levels).unwrap();
    evening.frames(2);
    let game = named("penalties").unwrap();
    evening.take(&game.sheet().title.shown());
    let learn = evening.choice("Learn");
    evening.take_it(&learn);
    let known = evening.get::<KnownScenarios>().all().clone();
    let lesson = known.of(game.id()).next().unwrap();
    let title = lesson.title.shown();
    evening.take(&title);
    evening.until("the lesson begins", |evening| evening.screen() == Screen::Match);
    // Paused, it can be begun again.
    evening.frames(12);
    evening.key(KeyCode::Escape);
    evening.frames(4);
    evening.take("Start the lesson again");
    evening.frames(12);
    assert!(evening.the_match().step().is_some() && evening.quiet());
}

/// What is to be read stays until the learner goes on: neither a step nor a verdict of the show is gone by itself.
#[test]
fn no_continue_times_out() {
    let mut evening = TestApp::new(1280, 720);
    evening.watch();
    evening.set(|prefs| prefs.settings.pace = BotPace::Instant);
    let game = named("penalties").unwrap();
    evening.start(StartMatch::level(game, &shipped(game)));
    let minute = Duration::from_secs(60).div_duration_f32(STEP) as usize;
    until_step(&mut evening, 0);
    evening.frames(minute);
    assert_eq!(evening.get::<TutorialState>().step, Some(0));
    evening.wait_for(&[PressSource::Key(KeyCode::Space)]);
    evening.key(KeyCode::Space);
    until_step(&mut evening, 1);
    obey(&mut evening);
    evening.until("the verdict", |evening| evening.get::<Playback>().is_stopped());
    evening.frames(minute);
    assert!(evening.get::<Playback>().is_stopped(), "the verdict stays");
    assert!(evening.text().iter().any(|words| words == "Continue"), "{:?}", evening.text());
    // What there is to read takes a press each.
    let mut presses = 0;
    while evening.get::<TutorialState>().step != Some(2) {
        if evening.get::<Playback>().is_stopped() {
            evening.wait_for(&[PressSource::Key(KeyCode::Space)]);
            evening.key(KeyCode::Space);
            presses += 1;
        }
        evening.frame();
        assert!(presses < 6);
    }
    assert!(presses >= 1, "{presses}");
    evening.frames(minute);
    assert_eq!(evening.get::<TutorialState>().step, Some(2));
}

/// What a lesson asked for is nobody's mistake: no ledger is made of it, and the coach looks back on nothing.
#[test]
fn no_given_move_is_charged_to_anybody() {
    let mut evening = TestApp::hasty(1280, 720);
    let (shipped, _) = ScenarioList::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("assets"));
    for game in GAMES {
        for level in lessons(*game) {
            evening.start(StartMatch::level(*game, &level));
            for k in 0..level.course.steps.len() {
                until_step(&mut evening, k);
                obey(&mut evening);
            }
            evening.until("the final whistle", |evening| evening.at_result());
            let record = evening.the_match().live.record().clone();
            let given = shipped.given(&record);
            assert_eq!(given, record.actions.len(), "{} {}", game.id(), level.name);
            assert!(evening.get::<ReportJobs>().idle(), "no report is made");
        }
    }
    // The review after the last of them.
    evening.go(Navigate::To(AppPage::Review));
    evening
        .until("the review", |evening| evening.text().iter().any(|words| words.contains("nothing to judge")));
}

#[test]
fn only_what_the_step_asks_can_be_taken() {
    let mut evening = TestApp::hasty(1280, 720);
    let game = named("soccer_cards").unwrap();
    evening.start(StartMatch::level(game, &shipped(game)));
    until_step(&mut evening, 0);
    assert!(!evening.asked().asks(Seat::Home), "there is only something to look at");
    for k in 0..3 {
        until_step(&mut evening, k);
        evening.key(KeyCode::Space);
    }
    until_step(&mut evening, 3);
    let before = evening.decided();
    let asked = evening.asked();
    assert_eq!(asked.offers[Seat::Home].len(), 1);
    // The one way has the key that it has in a match, where the others are open too.
    let mine = asked.offers[Seat::Home][0].piece.unwrap();
    let fan = evening.get::<ShownScene>().0.pieces.iter().find(|piece| piece.id == mine).unwrap().index;
    let stroke = asked.key_hints(Seat::Home)[0].1;
    assert!(fan > 0 && stroke.hand == Some(fan), "card {fan} of the hand has key {stroke:?}");
    let other = game.resume(evening.the_match().live.record()).unwrap().offers(Seat::Home);
    let other =
        other.iter().find_map(|offer| offer.piece.filter(|p| asked.offered(Seat::Home, *p).is_none()));
    evening.world().write_message(CardClicked(other.unwrap()));
    evening.frames(3);
    assert_eq!(evening.decided(), before);
    let told =
        |evening: &mut TestApp| evening.text().iter().any(|words| words.starts_with("Not that one yet"));
    assert!(told(&mut evening), "{:?}", evening.text());
    // A key that stands for nothing now says so, too; the right one goes on.
    let key = evening.key_of(Seat::Home, 3);
    evening.key(key);
    assert!(told(&mut evening) && evening.decided() == before);
    // Its own key is no wrong one, wherever it lies.
    evening.key(evening.get::<Bindings>().left[fan]);
    until_step(&mut evening, 4);
    assert!(!told(&mut evening));
    // Taken back, where that is allowed, it is asked again; skipped, the whole hand is open.
    evening.key(KeyCode::Tab);
    evening.until("the whole hand", |evening| evening.asked().offers[Seat::Home].len() > 4);
    assert_eq!(
        (evening.get::<TutorialState>().step, evening.the_match().wants()),
        (None, levels::lesson::AwaitedEvent::Nothing)
    );
}

#[test]
fn a_lesson_that_was_left_goes_on_at_its_step() {
    let mut evening = so_far(6);
    until_step(&mut evening, 6);
    let decided = evening.decided();
    evening.go(Navigate::Title(None));
    evening.until("the title", |evening| evening.screen() == Screen::Title);
    evening.frames(8);
    let kept = evening.kept("penalties").unwrap();
    assert_eq!(kept.lesson.as_deref(), Some("first-match"));
    // The same from another start of the game.
    let folder = evening.leave();
    let mut evening = TestApp::on(folder, 1280, 720);
    evening.set(|prefs| {
        prefs.settings.speed = 0.0;
        prefs.settings.pace = BotPace::Instant;
    });
    let start = StartMatch::go_on(&evening.kept("penalties").unwrap()).unwrap();
    evening.start(start);
    until_step(&mut evening, 6);
    assert_eq!(evening.decided(), decided);
    // What is skipped is an ordinary match from then on.
    evening.key(KeyCode::Tab);
    evening.frames(4);
    evening
        .until("it is kept", |evening| evening.kept("penalties").is_some_and(|saved| saved.lesson.is_none()));
}

#[test]
fn a_lesson_is_begun_again_as_a_lesson() {
    let mut evening = so_far(4);
    evening.go(Navigate::To(AppPage::Menu));
    evening.frames(4);
    assert!(evening.text().iter().any(|words| words == "Start the lesson again"), "{:?}", evening.text());
    for _ in 0..3 {
        evening.key(KeyCode::ArrowDown);
    }
    evening.key(KeyCode::Enter);
    evening.until("the first step", |evening| evening.get::<TutorialState>().step == Some(0));
    let begun = &evening.the_match().begun;
    assert_eq!(begun.lesson.as_ref().map(|lesson| lesson.name.as_str()), Some("first-match"));
    assert!(begun.kept.is_none(), "a match of its own");
}

#[test]
fn who_is_new_begins_with_a_lesson_by_one_key_and_plays_a_real_match_after_it() {
    let mut evening = TestApp::hasty(1280, 720);
    evening.title();
    assert!(evening.lit().is_some_and(|lit| lit.starts_with("NEW HERE?")), "{:?}", evening.controls());
    evening.key(KeyCode::Enter);
    evening.until("the match", |evening| evening.screen() == Screen::Match);
    let quickest = GAMES.iter().min_by_key(|game| game.sheet().minutes).unwrap();
    assert_eq!(evening.the_match().game.id(), quickest.id());
    evening.wait_until_idle();
    until_step(&mut evening, 0);
    assert!(evening.quiet(), "no dialog stands before the first step");
    evening.go(Navigate::Title(None));
    evening.until("the title", |evening| evening.screen() == Screen::Title);
    evening.frames(12);
    assert!(!evening.offers("NEW HERE?") && !evening.offers("NEW TO THIS GAME?"), "{:?}", evening.controls());
    // To the end of the shortest one, and on to a real match.
    let game = named("penalties").unwrap();
    let level = shipped(game);
    evening.start(StartMatch::level(game, &level));
    for k in 0..level.course.steps.len() {
        until_step(&mut evening, k);
        obey(&mut evening);
    }
    evening.until("the result", |evening| {
        if evening.asked().asks(Seat::Home) {
            let key = evening.key_of(Seat::Home, 0);
            evening.key(key);
        }
        evening.at_result()
    });
    evening.frames(2);
    assert!(evening.text().iter().any(|words| words == "NOW A REAL MATCH"), "{:?}", evening.text());
    // It is up for a moment before it can be answered; the first key gives the light.
    evening.frames(20);
    for _ in 0..2 {
        evening.key(KeyCode::Enter);
        evening.frames(3);
    }
    evening.until("a real match", |evening| evening.the_match().begun.lesson.is_none());
    let the_match = evening.the_match();
    assert!(the_match.lesson.is_none() && the_match.begun.resume.is_none());
    assert_eq!(evening.seating().who, BySeat::new(Controller::Human, Controller::Bot(Level::Amateur)));
}
