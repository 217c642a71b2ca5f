//! Tests all shipped lessons at the table, from the first step to the final whistle, in windows of several sizes.

use super::prelude::*;
use crate::hud::lesson::TutorialState;
use crate::screens::dialog::DialogQueue;
use crate::session::scenarios::KnownScenarios;
use crate::table::cards::CardClicked;
use scenarios::{self, Scenario, ScenarioList};

fn shipped(game: &dyn DynGame) -> Scenario {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    scenarios::load(&scenarios::folder(&root, game.id()).join("first-match.ron")).unwrap()
}

/// Returns all lessons of that game.
fn lessons(game: &dyn DynGame) -> Vec<Scenario> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    let files = fs::read_dir(scenarios::folder(&root, game.id())).unwrap();
    let mut files: Vec<_> = files.map(|file| file.unwrap().path()).filter(|path| path.is_file()).collect();
    files.sort();
    let all = files.iter().map(|file| scenarios::load(file).unwrap());
    all.filter(|scenario| !scenario.plan.steps.is_empty()).collect()
}

/// Waits until that step is shown.
fn until_step(test_app: &mut TestApp, k: usize) {
    test_app.until(&format!("step {k}"), |test_app| test_app.get::<TutorialState>().step == Some(k));
    test_app.frames(2);
}

/// Does what the current step asks.
fn obey(test_app: &mut TestApp) {
    let asked = test_app.asked();
    let Some(seat) = asked.only_asked_seat() else {
        test_app.key(KeyCode::Space);
        return;
    };
    let cards = asked.picking[seat].as_ref().map_or_else(Vec::new, |picking| picking.pickable.clone());
    let target = if cards.is_empty() { asked.buttons(seat)[0] } else { DecisionTarget::Done };
    for target in cards.into_iter().map(DecisionTarget::Card).chain([target]) {
        test_app.command(seat, target);
        test_app.frames(2);
    }
}

fn overlap(a: Rect, b: Rect) -> bool {
    let common = a.intersect(b);
    common.width() > 0.5 && common.height() > 0.5
}

/// Starts the first lesson of that game.
fn start_lesson(test_app: &mut TestApp, game: &str) {
    let game = named(game).unwrap();
    test_app.start(StartMatch::scenario(game, &shipped(game)));
}

/// Does what that many steps ask.
fn obey_steps(test_app: &mut TestApp, steps: usize) {
    for k in 0..steps {
        until_step(test_app, k);
        obey(test_app);
    }
}

/// Returns the lesson of penalties after that many steps.
fn so_far(steps: usize) -> TestApp {
    let mut test_app = TestApp::instant(1280, 720);
    start_lesson(&mut test_app, "penalties");
    obey_steps(&mut test_app, steps);
    test_app
}

/// The steps of every lesson follow each other, each points at something in the window, and its bubble covers neither
/// that nor anything that can be taken. Every lesson ends with the match.
#[test]
fn every_lesson_plays_through_by_its_script() {
    std::thread::scope(|scope| {
        for (width, height, text) in [(1280, 720, 1.0), (1024, 768, 2.0)] {
            scope.spawn(move || {
                let mut test_app = TestApp::instant(width, height);
                test_app.set(|prefs| prefs.settings.personal_mut().ui_scale = text);
                for game in GAMES {
                    for scenario in lessons(*game) {
                        walk(&mut test_app, *game, &scenario);
                    }
                }
                test_app.assert_sound("");
            });
        }
    });
}

fn walk(test_app: &mut TestApp, game: &'static dyn DynGame, scenario: &Scenario) {
    let steps = scenario.plan.steps.len();
    assert!((8..=18).contains(&steps), "{} {}: {steps} steps", game.id(), scenario.name);
    test_app.start(StartMatch::scenario(game, scenario));
    for k in 0..steps {
        until_step(test_app, k);
        let canvas = test_app.canvas();
        let taught = test_app.get::<TutorialState>().clone();
        let name = format!("{} {} step {} in {:?}", game.id(), scenario.name, k + 1, canvas.size());
        let bubble = taught.bubble.unwrap_or_else(|| panic!("{name}: no words"));
        assert!(canvas.contains_rect(bubble), "{name}: {bubble:?} leaves {canvas:?}");
        assert!(!taught.points.is_empty(), "{name}: points at nothing");
        for r in taught.points.iter().chain(&taught.open) {
            assert!(canvas.expand(1.0).contains_rect(*r), "{name}: {r:?} is out of the window");
            assert!(!overlap(*r, bubble), "{name}: {bubble:?} lies over {r:?}");
        }
        let (faults, _) = test_app.faults_of_text(false);
        let faults: Vec<_> =
            faults.into_iter().filter(|fault| fault.contains(&scenario.plan.steps[k].say.shown())).collect();
        assert!(faults.is_empty(), "{name}: {faults:?}");
        obey(test_app);
    }
    test_app.until_result();
    assert_eq!(test_app.get::<TutorialState>().step, None);
    test_app.frames(8);
}

/// Everything that a step highlights can be clicked, and counts: the step is done, or one of its cards is picked. Every
/// step can go back, with the table as it was.
#[test]
fn everything_that_a_lesson_step_highlights_is_clickable_and_every_step_can_go_back() {
    std::thread::scope(|scope| {
        for game in GAMES {
            scope.spawn(move || {
                let mut test_app = TestApp::instant(1280, 720);
                for scenario in lessons(*game) {
                    test_app.start(StartMatch::scenario(*game, &scenario));
                    click_through(&mut test_app, &scenario);
                }
                assert_eq!(test_app.get::<DesyncCount>().0, 0);
            });
        }
    });
}

/// Clicks every highlighted area of every step, with a step back after each but the last.
fn click_through(test_app: &mut TestApp, scenario: &Scenario) {
    let steps = scenario.plan.steps.len();
    for k in 0..steps {
        until_step(test_app, k);
        let name = format!("{} {} step {}", scenario.record.game, scenario.name, k + 1);
        let framed = test_app.get::<TutorialState>().framed.clone();
        assert!(!framed.is_empty(), "{name}: frames nothing");
        let decided = test_app.decided();
        // After the last step the match is over, and nothing leads back.
        let tried = if k + 1 == steps { 1 } else { framed.len() };
        for at in framed.iter().take(tried) {
            let chosen = |test_app: &TestApp| test_app.asked().chosen[Seat::Home].len();
            assert_eq!(chosen(test_app), 0, "{name}");
            test_app.click(DesignPoint::new(at.center().x, at.center().y));
            test_app.frames(2);
            let counts = chosen(test_app) == 1
                || test_app.get::<TutorialState>().step != Some(k)
                || test_app.decided() > decided;
            assert!(counts, "{name}: {at:?} is framed and dead; {:?}", test_app.text());
            if chosen(test_app) == 1 {
                let card = test_app.asked().chosen[Seat::Home][0];
                test_app.command(Seat::Home, DecisionTarget::Card(card));
                test_app.frames(2);
            } else if k + 1 < steps {
                until_step(test_app, k + 1);
                assert!(test_app.shows("Back"), "{name}: no way back to it");
                test_app.key(KeyCode::Backspace);
                until_step(test_app, k);
                assert_eq!(test_app.decided(), decided, "{name}: taken back");
            }
        }
        if test_app.get::<TutorialState>().step == Some(k) {
            obey(test_app);
        }
    }
    test_app.until_result();
}

/// No page waits for the disk: the scenarios were read while the app loaded, and are there with their files gone.
#[test]
fn the_levels_are_known_once_the_title_is_up() {
    let shipped = Path::new(env!("CARGO_MANIFEST_DIR")).join("levels/penalties/first-match.ron");
    let installed = tempfile::tempdir().unwrap();
    let levels = installed.path().join("levels");
    fs::create_dir_all(levels.join("penalties")).unwrap();
    fs::copy(shipped, levels.join("penalties/first-match.ron")).unwrap();
    let mut test_app = TestApp::beside(installed.path(), tempfile::tempdir().unwrap(), 1280, 720);
    test_app.world().insert_resource(DialogQueue::default());
    fs::remove_dir_all(&levels).unwrap();
    test_app.frames(2);
    let game = named("penalties").unwrap();
    test_app.take(&game.info().title.shown());
    test_app.choose("Learn");
    let known = test_app.get::<KnownScenarios>().all().clone();
    let lesson = known.of(game.id()).next().unwrap();
    let title = lesson.title.shown();
    test_app.take(&title);
    test_app.until_match();
    // Paused, it can be begun again.
    test_app.frames(12);
    test_app.key(KeyCode::Escape);
    test_app.frames(4);
    test_app.take("Start the lesson again");
    test_app.frames(12);
    assert!(test_app.the_match().step().is_some() && test_app.shows_no_error());
}

/// What is to be read stays until the learner goes on: neither a step nor a verdict of the show is gone by itself.
#[test]
fn no_continue_times_out() {
    let mut test_app = TestApp::new(1280, 720);
    test_app.watch();
    test_app.set(|prefs| prefs.settings.shared.bot_pace = BotPace::Instant);
    start_lesson(&mut test_app, "penalties");
    let minute = Duration::from_secs(60).div_duration_f32(STEP) as usize;
    until_step(&mut test_app, 0);
    test_app.frames(minute);
    assert_eq!(test_app.get::<TutorialState>().step, Some(0));
    test_app.wait_for(&[PressSource::Key(KeyCode::Space)]);
    test_app.key(KeyCode::Space);
    until_step(&mut test_app, 1);
    obey(&mut test_app);
    test_app.until("the verdict", |test_app| test_app.get::<Playback>().is_stopped());
    test_app.frames(minute);
    assert!(test_app.get::<Playback>().is_stopped(), "the verdict stays");
    assert!(test_app.shows("Continue"), "{:?}", test_app.text());
    // What there is to read takes a press each.
    let mut presses = 0;
    while test_app.get::<TutorialState>().step != Some(2) {
        if test_app.get::<Playback>().is_stopped() {
            test_app.wait_for(&[PressSource::Key(KeyCode::Space)]);
            test_app.key(KeyCode::Space);
            presses += 1;
        }
        test_app.frame();
        assert!(presses < 6);
    }
    assert!(presses >= 1, "{presses}");
    test_app.frames(minute);
    assert_eq!(test_app.get::<TutorialState>().step, Some(2));
}

/// Scripted decisions are nobody's mistakes: they get no ledger, and the coach does not review them.
#[test]
fn no_given_move_is_charged_to_anybody() {
    let mut test_app = TestApp::instant(1280, 720);
    let (shipped, _) = ScenarioList::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("assets"));
    for game in GAMES {
        for scenario in lessons(*game) {
            test_app.start(StartMatch::scenario(*game, &scenario));
            obey_steps(&mut test_app, scenario.plan.steps.len());
            test_app.until_result();
            let record = test_app.the_match().state.record().clone();
            let given = shipped.given(&record);
            assert_eq!(given, record.actions.len(), "{} {}", game.id(), scenario.name);
            assert!(test_app.get::<ReportJobs>().is_idle(), "no report is made");
        }
    }
    // The review after the last of them.
    test_app.go(Navigate::To(AppPage::Review));
    test_app.until("the review", |test_app| {
        test_app.text().iter().any(|words| words.contains("nothing to judge"))
    });
}

#[test]
fn only_the_action_that_a_lesson_step_asks_for_is_accepted() {
    let mut test_app = TestApp::instant(1280, 720);
    let game = named("soccer_cards").unwrap();
    test_app.start(StartMatch::scenario(game, &shipped(game)));
    until_step(&mut test_app, 0);
    let before = test_app.decided();
    let asked = test_app.asked();
    assert_eq!(asked.offers[Seat::Home].len(), 1);
    // The only option has the same key as in a match, where there are more options.
    let mine = asked.offers[Seat::Home][0].card.unwrap();
    let fan = test_app.get::<ShownScene>().0.cards.iter().find(|card| card.id == mine).unwrap().index;
    let hint = asked.key_hints(Seat::Home)[0].1;
    assert!(fan > 0 && hint.hand == Some(fan), "card {fan} of the hand has key {hint:?}");
    let other = game.resume(test_app.the_match().state.record()).unwrap().offers(Seat::Home);
    let other = other.iter().find_map(|offer| offer.card.filter(|p| asked.offered(Seat::Home, *p).is_none()));
    test_app.world().write_message(CardClicked(other.unwrap()));
    test_app.frames(3);
    assert_eq!(test_app.decided(), before);
    let shown =
        |test_app: &mut TestApp| test_app.text().iter().any(|words| words.starts_with("Not that one yet"));
    assert!(shown(&mut test_app), "{:?}", test_app.text());
    // A key that stands for nothing now says so, too; the right one goes on.
    let key = test_app.key_of(Seat::Home, 3);
    test_app.key(key);
    assert!(shown(&mut test_app) && test_app.decided() == before);
    // Its own key is no wrong one, wherever it lies.
    test_app.key(test_app.get::<Bindings>().left[fan]);
    until_step(&mut test_app, 1);
    assert!(!shown(&mut test_app));
    obey(&mut test_app);
    until_step(&mut test_app, 2);
    assert!(!test_app.asked().asks(Seat::Home), "there is only something to look at");
    test_app.key(KeyCode::Backspace);
    until_step(&mut test_app, 1);
    // Taken back, where that is allowed, it is asked again; skipped, the whole hand is open.
    test_app.key(KeyCode::Tab);
    test_app.until("the whole hand", |test_app| test_app.asked().offers[Seat::Home].len() > 4);
    assert_eq!(
        (test_app.get::<TutorialState>().step, test_app.the_match().wants()),
        (None, scenarios::lesson::AwaitedEvent::Nothing)
    );
}

#[test]
fn an_unfinished_lesson_resumes_at_its_step() {
    let mut test_app = so_far(6);
    until_step(&mut test_app, 6);
    let decided = test_app.decided();
    test_app.go(Navigate::Title(None));
    test_app.frames(12);
    let kept = test_app.kept("penalties").unwrap();
    assert_eq!(kept.lesson.as_deref(), Some("first-match"));
    // The same from another start of the game.
    let mut test_app = test_app.restarted();
    let start = StartMatch::resume_saved(&test_app.kept("penalties").unwrap()).unwrap();
    test_app.start(start);
    until_step(&mut test_app, 6);
    assert_eq!(test_app.decided(), decided);
    // What is skipped is an ordinary match from then on.
    test_app.key(KeyCode::Tab);
    test_app.frames(4);
    test_app.until("it is kept", |test_app| {
        test_app.kept("penalties").is_some_and(|saved| saved.lesson.is_none())
    });
}

#[test]
fn restarting_a_lesson_starts_a_lesson() {
    let mut test_app = so_far(4);
    test_app.open(AppPage::Menu);
    assert!(test_app.shows("Start the lesson again"), "{:?}", test_app.text());
    for _ in 0..3 {
        test_app.key(KeyCode::ArrowDown);
    }
    test_app.key(KeyCode::Enter);
    test_app.until("the first step", |test_app| test_app.get::<TutorialState>().step == Some(0));
    let start = &test_app.the_match().start_request;
    assert_eq!(start.lesson.as_ref().map(|lesson| lesson.name.as_str()), Some("first-match"));
    assert!(start.match_id.is_none(), "a match of its own");
}

#[test]
fn a_newcomer_starts_a_lesson_by_one_key_and_plays_a_real_match_after_it() {
    let mut test_app = TestApp::instant(1280, 720);
    test_app.title();
    assert!(
        test_app.focused_name().is_some_and(|lit| lit.starts_with("NEW HERE?")),
        "{:?}",
        test_app.controls()
    );
    test_app.key(KeyCode::Enter);
    test_app.until_match();
    let quickest = GAMES.iter().min_by_key(|game| game.info().minutes).unwrap();
    assert_eq!(test_app.the_match().game.id(), quickest.id());
    test_app.wait_until_idle();
    until_step(&mut test_app, 0);
    assert!(test_app.shows_no_error(), "no dialog stands before the first step");
    test_app.go(Navigate::Title(None));
    test_app.frames(12);
    assert!(
        !test_app.offers("NEW HERE?") && !test_app.offers("NEW TO THIS GAME?"),
        "{:?}",
        test_app.controls()
    );
    // To the end of the shortest one, and on to a real match.
    let game = named("penalties").unwrap();
    let scenario = shipped(game);
    test_app.start(StartMatch::scenario(game, &scenario));
    for k in 0..scenario.plan.steps.len() {
        until_step(&mut test_app, k);
        obey(&mut test_app);
    }
    test_app.until("the result", |test_app| {
        if test_app.asked().asks(Seat::Home) {
            let key = test_app.key_of(Seat::Home, 0);
            test_app.key(key);
        }
        test_app.at_result()
    });
    test_app.frames(2);
    assert!(test_app.shows("NOW A REAL MATCH"), "{:?}", test_app.text());
    // It is up for a moment before it can be answered; the first key gives the light.
    test_app.frames(20);
    for _ in 0..2 {
        test_app.key(KeyCode::Enter);
        test_app.frames(3);
    }
    test_app.until("a real match", |test_app| test_app.the_match().start_request.lesson.is_none());
    let the_match = test_app.the_match();
    assert!(the_match.lesson.is_none() && the_match.start_request.resume.is_none());
    assert_eq!(
        test_app.seating().controllers,
        BySeat::new(Controller::Human, Controller::Bot(Difficulty::Amateur))
    );
}
