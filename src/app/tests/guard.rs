//! Nothing runs ahead: a key or a click acts only on what was on the screen, at rest, when it was pressed. And one
//! thing is lit, whether the pointer or keys moved the light.

use std::collections::HashMap;
use std::time::Duration;

use bevy::input::ButtonState;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;

use super::TestApp;
use crate::ai::Level;
use crate::competition::{Competition, CompetitionKind, entrants};
use crate::controller::Controller;
use crate::engine::{BySeat, Seat};
use crate::flow::navigation::AppState;
use crate::flow::page::{AppPage, Navigate};
use crate::flow::prefs::{Prefs, StoreHandle};
use crate::flow::screen::Screen;
use crate::flow::start::{ErrorDialog, StartMatch};
use crate::games::{GAMES, named};
use crate::hud::HudState;
use crate::hud::lesson::TutorialState;
use crate::levels;
use crate::session::TableMatch;
use crate::session::ask::DecisionTarget;
use crate::session::commands::PlayerCommand;
use crate::session::competition::ActiveCompetitions;
use crate::session::showcase::Showcase;
use crate::session::sync::DesyncCount;
use crate::stage::layout::DesignPoint;
use crate::store::{BotPace, MatchLocation};
use crate::table::cards::ShownScene;
use crate::table::playback::Playback;
use crate::words::DisplayText;

const RANDOM: Controller = Controller::Bot(Level::Random);

/// Something pressed again and again.
#[derive(Clone, Copy, Debug)]
enum Press {
    Key(KeyCode),
    /// Where the pointer lies.
    Click,
}

/// What there is to press, and after how many frames of 50 ms again.
const PACES: [(Press, usize); 6] = [
    (Press::Key(KeyCode::Space), 6),
    (Press::Key(KeyCode::Space), 10),
    (Press::Key(KeyCode::Enter), 6),
    (Press::Key(KeyCode::Enter), 12),
    (Press::Click, 6),
    (Press::Click, 10),
];

/// One press, then frames until the next.
fn beat(evening: &mut TestApp, (press, every): (Press, usize)) {
    match press {
        Press::Key(key) => {
            evening.tap(key);
            evening.frames(every - 1);
        }
        Press::Click => {
            evening.button(ButtonState::Pressed);
            evening.button(ButtonState::Released);
            evening.frames(every - 2);
        }
    }
}

/// Five seconds of it.
fn hammer(evening: &mut TestApp, pace: (Press, usize)) {
    for _ in 0..100 / pace.1 {
        beat(evening, pace);
    }
}

/// A person at home takes the first of what there is, if there is something to take.
fn decide(evening: &mut TestApp) {
    let asked = evening.asked();
    let Some(seat) = Seat::BOTH.into_iter().find(|seat| asked.asks(*seat)) else { return };
    let all = asked.targets(seat);
    let first =
        [DecisionTarget::Done, DecisionTarget::Suggest].into_iter().find(|target| all.contains(target));
    let Some(target) = first.or(all.first().copied()) else { return };
    let revision = asked.revision();
    evening.world().write_message(PlayerCommand { seat, target, revision });
}

fn put(evening: &mut TestApp, competition: Competition) {
    evening.world().resource_scope(|world, mut on: Mut<ActiveCompetitions>| {
        on.put(Some(competition), world.resource::<StoreHandle>());
    });
}

fn until_the_others_have_played(evening: &mut TestApp) {
    evening.until("the others play", |evening| {
        evening
            .get::<ActiveCompetitions>()
            .competition
            .as_ref()
            .is_none_or(|on| on.for_bots().is_none() || on.waits_for_people())
    });
    evening.frames(3);
}

#[test]
fn steady_key_presses_skip_no_result_and_start_no_match() {
    std::thread::scope(|scope| {
        for kind in [CompetitionKind::Cup, CompetitionKind::League] {
            scope.spawn(move || {
                let mut evening = TestApp::hasty(1280, 720);
                for (n, pace) in PACES.into_iter().enumerate() {
                    through_a_competition(&mut evening, kind, n as u64, pace);
                }
            });
        }
    });
}

fn through_a_competition(evening: &mut TestApp, kind: CompetitionKind, seed: u64, pace: (Press, usize)) {
    let what = format!("{kind:?}, {pace:?}");
    evening.title();
    let entrants = entrants(4, 1, Some(Level::Random), &[]);
    put(evening, Competition::new(named("penalties").unwrap(), kind, entrants, seed).unwrap());
    until_the_others_have_played(evening);
    evening.go(Navigate::To(AppPage::Competition));
    let mut matches = 0;
    loop {
        until_the_others_have_played(evening);
        let page = |evening: &TestApp| (evening.page(), evening.screen());
        let there = (Some(AppPage::Competition), Screen::Title);
        let on = evening.get::<ActiveCompetitions>().competition.clone().unwrap();
        // The pointer lies where a match would begin, and another competition.
        let over = on.champion().is_some();
        let button = if over { "NEW COMPETITION" } else { "KICK OFF" };
        assert!(!over || evening.lit().as_deref() != Some(button), "{what}: the next one is in focus");
        let at = evening.place(button);
        evening.point(at);
        hammer(evening, pace);
        assert_eq!(page(evening), there, "{what}: after {matches} matches");
        assert!(!evening.app.world().contains_resource::<TableMatch>(), "{what}: a match was begun");
        assert!(
            evening.get::<ActiveCompetitions>().competition == Some(on.clone()),
            "{what}: another was begun"
        );
        if over {
            break;
        }
        evening.take("KICK OFF");
        evening.until("the match", |evening| evening.screen() == Screen::Match);
        let kept = evening.the_match().kept.clone();
        // Where the result will have its first button.
        evening.point(DesignPoint::new(600.0, 790.0));
        for _ in 0..4000 {
            if evening.at_result() {
                break;
            }
            beat(evening, pace);
            decide(evening);
        }
        hammer(evening, pace);
        hammer(evening, pace);
        let state = (evening.get::<DesyncCount>().0, evening.quiet(), evening.screen(), evening.page());
        let rest = evening.get::<crate::flow::input_filter::InputFilter>();
        assert!(evening.at_result(), "{what}: past the result of match {matches}: {state:?}, {rest:?}");
        assert_eq!((evening.the_match().kept.clone(), evening.page()), (kept, None), "{what}");
        matches += 1;
        until_the_others_have_played(evening);
        let over = evening
            .get::<ActiveCompetitions>()
            .competition
            .as_ref()
            .and_then(Competition::champion)
            .is_some();
        let end = ["LIFT THE CUP", "SEE HOW IT ENDED"].into_iter().find(|end| evening.offers(end));
        assert_eq!(end.is_some(), over);
        evening.take(end.unwrap_or("BACK TO THE COMPETITION"));
        evening.until("the competition", |evening| page(evening) == there);
        evening.frames(4);
    }
    evening.world().resource_scope(|world, mut on: Mut<ActiveCompetitions>| {
        on.put(None, world.resource::<StoreHandle>())
    });
    evening.go(Navigate::Close);
}

#[test]
fn a_lesson_step_stays_for_one_second_despite_any_press() {
    for pace in PACES {
        let mut evening = TestApp::hasty(1280, 720);
        let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
        let game = named("soccer_cards").unwrap();
        let level = levels::load(&levels::folder(&root, game.id()).join("first-match.ron")).unwrap();
        evening.world().write_message(StartMatch::level(game, &level));
        let mut stood: HashMap<usize, usize> = HashMap::new();
        for frame in 0..240 {
            if frame % pace.1 == 0 {
                match pace.0 {
                    Press::Key(key) => evening.tap(key),
                    Press::Click => {
                        evening.button(ButtonState::Pressed);
                        evening.button(ButtonState::Released);
                    }
                }
            } else {
                evening.frame();
            }
            if let Some(step) = evening.get::<TutorialState>().step {
                *stood.entry(step).or_default() += 1;
            }
        }
        let last = evening.get::<TutorialState>().step;
        assert!(stood.len() > 1, "{pace:?}: it does not go on");
        for (step, frames) in stood {
            assert!(frames >= 18 || last == Some(step), "{pace:?}: step {step} stood for {frames} frames");
        }
    }
}

/// A match that bots have played to its end, with the result just come up.
fn result() -> TestApp {
    let mut evening = TestApp::hasty(1280, 720);
    evening.begin("penalties", "", 5, RANDOM, RANDOM);
    evening.until("the result", |evening| evening.at_result());
    evening
}

#[test]
fn a_result_ignores_keys_for_its_first_second() {
    use KeyCode::{ArrowRight, Enter, Escape, F1, F2, F10, Space};
    let mut evening = result();
    for key in [Space, Enter, Escape, F1, F10, F2, ArrowRight] {
        evening.tap(key);
        assert!(evening.at_result() && evening.page().is_none(), "{key:?}");
        assert_eq!(evening.lit(), None, "{key:?}");
    }
    evening.tap(KeyCode::KeyM);
    assert!(evening.get::<Prefs>().settings.muted, "sound is off at once");
    evening.key(Enter);
    evening.frames(3);
    assert!(evening.at_result(), "the first key only gives the light");
    assert_eq!(evening.lit().as_deref(), Some("PLAY AGAIN"));
    evening.key(Escape);
    evening.frames(3);
    assert_eq!(evening.screen(), Screen::Title, "then it does");
}

#[test]
fn a_dialog_ignores_presses_until_it_could_be_read() {
    let mut evening = TestApp::hasty(1280, 720);
    evening.title();
    for what in ["The first", "The second"] {
        evening.world().write_message(ErrorDialog(DisplayText::verbatim(what)));
    }
    evening.frames(2);
    for _ in 0..16 {
        evening.tap(KeyCode::Enter);
    }
    assert!(evening.text().iter().any(|words| words == "The first"));
    evening.key(KeyCode::Enter);
    for _ in 0..16 {
        evening.tap(KeyCode::Enter);
    }
    assert!(evening.text().iter().any(|words| words == "The second"), "one press answers one");
    evening.key(KeyCode::Enter);
    assert!(evening.quiet());
}

#[test]
fn a_double_click_is_one_click() {
    let mut evening = TestApp::hasty(1280, 720);
    evening.title();
    let at = evening.place("SETTINGS");
    evening.click(at);
    assert_eq!(evening.page(), Some(AppPage::Settings));
    let before = format!("{:?}", evening.get::<Prefs>().settings);
    // Wherever it was, and on what lies there now.
    for name in ["Display and controls", "The match"] {
        evening.go(Navigate::Close);
        evening.click(at);
        let there = evening.place(name);
        evening.point(there);
        for _ in 0..2 {
            evening.button(ButtonState::Pressed);
            evening.button(ButtonState::Released);
        }
        assert_eq!(evening.page(), Some(AppPage::Settings));
        assert_eq!(format!("{:?}", evening.get::<Prefs>().settings), before);
    }
}

#[test]
fn the_key_that_ends_the_showcase_does_nothing_else() {
    use KeyCode::{Enter, Escape, F5, F10, KeyC, KeyH, Space};
    let mut evening = TestApp::new(1280, 720);
    evening.set(|prefs| prefs.settings.low_power = false);
    for key in [Enter, Space, F10, F5, KeyH, KeyC, Escape] {
        evening.world().insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(1)));
        evening
            .until("a match behind the title", |evening| evening.app.world().contains_resource::<Showcase>());
        evening.until("the menu steps aside", |evening| evening.menu_is_away());
        evening.world().insert_resource(TimeUpdateStrategy::ManualDuration(super::STEP));
        evening.tap(key);
        assert_eq!(evening.state(), AppState::Title, "{key:?}");
        evening.frames(20);
        assert_eq!((evening.screen(), evening.page()), (Screen::Title, None), "{key:?}");
        assert!(!evening.app.world().contains_resource::<TableMatch>(), "{key:?} began a match");
    }
}

#[test]
fn one_widget_has_the_focus_from_the_start_for_keys_and_pointer() {
    let mut evening = TestApp::hasty(1280, 720);
    evening.title();
    let first = evening.lit().unwrap_or_default();
    assert!(first.starts_with("NEW HERE?"), "{first}: it is seen before anything is pressed");
    let both = |evening: &mut TestApp| (evening.lit(), evening.hot());
    let named = |name: &str| Some(name.to_owned());
    assert_eq!(evening.hot(), None);
    let rules = evening.place("RULES");
    for _ in 0..2 {
        evening.point(rules);
    }
    evening.frame();
    assert_eq!(both(&mut evening), (named("RULES"), named("RULES")));
    // Keys take the light from a pointer that rests there, and keep it.
    evening.key(KeyCode::ArrowRight);
    evening.frames(4);
    assert_eq!(both(&mut evening), (named("SETTINGS"), None));
    evening.point(DesignPoint::new(rules.x + 4.0, rules.y));
    evening.frame();
    assert_eq!(evening.lit(), named("RULES"), "as soon as it moves it has it again");
    // Beside everything it stays.
    evening.point(DesignPoint::new(20.0, 600.0));
    evening.frames(2);
    assert_eq!(both(&mut evening), (named("RULES"), None));
}

#[test]
fn exactly_one_thing_has_the_focus_at_the_table() {
    let mut evening = TestApp::hasty(1280, 720);
    evening.begin("soccer17", "", 12, Controller::Human, RANDOM);
    evening.until("a question", |evening| evening.asked().asks(Seat::Home));
    evening.wait_until_idle();
    evening.point(DesignPoint::new(960.0, 430.0));
    evening.key(KeyCode::ArrowRight);
    assert!(evening.asked().focused().is_some());
    evening.point(DesignPoint::new(970.0, 440.0));
    evening.frame();
    assert_eq!(evening.asked().focused(), None, "the pointer took the light");
}

#[test]
fn enter_starts_the_chosen_game() {
    let mut evening = TestApp::hasty(1280, 720);
    evening.begin("solitaire", "", 5, Controller::Human, RANDOM);
    decide(&mut evening);
    evening.wait_until_idle();
    evening.go(Navigate::Title(None));
    evening.set(|prefs| prefs.settings.begun.extend(GAMES.iter().map(|game| game.id().to_owned())));
    evening.title();
    let left = evening.begins("CONTINUE");
    evening.light_it(&left);
    evening.key(KeyCode::Digit3);
    evening.key(KeyCode::Enter);
    evening.until("a match", |evening| evening.screen() == Screen::Match);
    assert_eq!(evening.the_match().game.id(), GAMES[2].id());
    assert!(evening.the_match().begun.resume.is_none(), "another one goes on");
}

#[test]
fn continue_resumes_the_unfinished_cup_match() {
    let mut evening = TestApp::hasty(1280, 720);
    evening.title();
    let entrants = entrants(4, 1, Some(Level::Random), &[]);
    put(
        &mut evening,
        Competition::new(named("penalties").unwrap(), CompetitionKind::Cup, entrants, 3).unwrap(),
    );
    until_the_others_have_played(&mut evening);
    let start = evening.get::<ActiveCompetitions>().next_match().unwrap();
    evening.start(start);
    evening
        .until("a question", |evening| evening.asked().asks(Seat::Home) || evening.asked().asks(Seat::Away));
    decide(&mut evening);
    evening.wait_until_idle();
    let (seed, decided) = (evening.the_match().live.record().seed, evening.decided());
    evening.go(Navigate::Title(None));
    evening.title();
    let text = evening.text();
    assert!(text.iter().any(|words| words == "CONTINUE CUP"), "{text:?}");
    assert!(text.iter().any(|words| words.starts_with("Penalty Shootout, cup semi-final, ")), "{text:?}");
    evening.key(KeyCode::KeyC);
    evening.until("the match", |evening| evening.screen() == Screen::Match);
    let the_match = evening.the_match();
    assert_eq!((the_match.place, the_match.live.record().seed), (MatchLocation::Competition, seed));
    assert!(the_match.occasion.is_some() && evening.decided() >= decided);
    // A cup that is given up is offered no more.
    evening.go(Navigate::Title(None));
    evening.title();
    evening.world().resource_scope(|world, mut on: Mut<ActiveCompetitions>| {
        on.put(None, world.resource::<StoreHandle>())
    });
    evening.frames(3);
    assert!(!evening.text().iter().any(|words| words == "CONTINUE CUP"));
}

#[test]
fn the_end_of_a_match_can_be_replayed_from_its_result() {
    for game in GAMES {
        let mut evening = TestApp::hasty(1280, 720);
        evening.begin(game.id(), "", 5, Controller::Human, RANDOM);
        for _ in 0..6000 {
            if evening.at_result() {
                break;
            }
            decide(&mut evening);
            evening.frame();
            std::thread::sleep(Duration::from_millis(1));
        }
        evening.frames(3);
        assert!(evening.at_result(), "{}: no result", game.id());
        let decided = evening.decided();
        evening.take("Last turn again");
        assert!(evening.state() == AppState::Replay, "{}", game.id());
        evening.until("it has been shown", |evening| evening.at_result());
        evening.frames(3);
        assert_eq!((evening.decided(), evening.get::<DesyncCount>().0), (decided, 0), "{}", game.id());
        assert_eq!(evening.lit(), None, "{}", game.id());
        evening.key(KeyCode::Enter);
        evening.frames(3);
        assert_eq!(evening.lit().as_deref(), Some("PLAY AGAIN"), "{}", game.id());
    }
}

/// The match waits for its cards, which another game has put away.
#[test]
fn a_resumed_match_has_its_scorers() {
    let mut evening = TestApp::hasty(1280, 720);
    evening.begin("soccer52", "", 5, Controller::Human, RANDOM);
    for _ in 0..6000 {
        if !evening.get::<HudState>().goals.is_empty() || evening.at_result() {
            break;
        }
        decide(&mut evening);
        evening.frame();
    }
    let goals = evening.get::<HudState>().goals.clone();
    assert!(!goals.is_empty() && !evening.at_result(), "a goal in the middle of the match");
    evening.title();
    evening.begin("penalties", "", 5, Controller::Human, RANDOM);
    evening.title();
    let left = evening.kept("soccer52").unwrap();
    evening.world().write_message(StartMatch::go_on(&left).unwrap());
    evening.until("the match", |evening| evening.screen() == Screen::Match);
    evening.wait_until_idle();
    assert_eq!(evening.get::<HudState>().goals, goals);
}

#[test]
fn quick_presses_skip_animations_and_options_respond_at_once() {
    let mut evening = TestApp::new(1280, 720);
    evening.set(|prefs| prefs.settings.pace = BotPace::Instant);
    let who = BySeat::new(Controller::Human, RANDOM);
    evening.world().write_message(StartMatch::new(named("penalties").unwrap(), String::new(), Some(5), who));
    evening.frames(20);
    let mut frames = 0;
    while evening.decided() < 8 {
        // A key every 0.1 s, each of them heard at once.
        let asked = evening.asked().asks(Seat::Home);
        let (key, before) =
            if asked { (evening.key_of(Seat::Home, 0), evening.decided()) } else { (KeyCode::Space, 0) };
        evening.tap(key);
        if asked {
            assert!(evening.decided() > before, "an option is not taken at once");
        }
        evening.frame();
        frames += 2;
        assert!(frames < 600, "it cannot be hurried along");
        std::thread::sleep(Duration::from_millis(1));
    }
}

/// A hundred keys while cards are on their way get a hundred answers.
#[test]
fn no_key_is_lost_during_animations() {
    let mut evening = TestApp::new(1280, 720);
    evening.begin("soccer_cards", "", 5, RANDOM, RANDOM);
    for n in 0..100 {
        // However long a busy machine leaves the bots without an answer, the key comes while something moves.
        evening.until("something moves", |evening| !evening.get::<Playback>().idle());
        let open = evening.get::<HudState>().log_open;
        evening.tap(KeyCode::KeyL);
        evening.frame();
        assert_ne!(evening.get::<HudState>().log_open, open, "key {n}");
    }
}

/// In every game: a card that stays where it lies has the same key in the next question, until its place is filled
/// anew.
#[test]
fn a_card_keeps_its_key_from_question_to_question() {
    let mut compared: HashMap<&str, usize> = HashMap::new();
    let mut faults = Vec::new();
    for game in GAMES {
        let mut evening = TestApp::hasty(1280, 720);
        for seed in 0..4 {
            evening.begin(game.id(), "", seed, Controller::Human, RANDOM);
            let mut before: HashMap<u16, (&'static str, Option<usize>)> = HashMap::new();
            let mut lay: Vec<(u16, &'static str)> = Vec::new();
            for _ in 0..80 {
                evening.until("a question or the end", |evening| {
                    evening.the_match().outcome().is_some() || evening.asked().asks(Seat::Home)
                });
                if evening.the_match().outcome().is_some() {
                    break;
                }
                let pieces = &evening.get::<ShownScene>().0.pieces;
                let lies: Vec<(u16, &'static str)> =
                    pieces.iter().map(|piece| (piece.id, piece.zone)).collect();
                let zone = |card: u16| lies.iter().find(|(id, _)| *id == card).map_or("", |(_, zone)| *zone);
                let asked = evening.asked();
                let strokes = asked.key_hints(Seat::Home);
                let keys = strokes.iter().filter_map(|(target, stroke)| {
                    let card = asked.card(Seat::Home, *target)?;
                    let alone =
                        strokes.iter().filter(|(other, _)| asked.card(Seat::Home, *other) == Some(card));
                    let place =
                        if asked.player_id(Seat::Home, card).is_some() { stroke.digit } else { stroke.hand };
                    (alone.count() == 1).then_some((card, (zone(card), place)))
                });
                let now: HashMap<u16, (&'static str, Option<usize>)> = keys.collect();
                let mut places: Vec<_> = strokes.iter().filter_map(|(_, stroke)| stroke.hand).collect();
                places.sort_unstable();
                places.dedup();
                assert_eq!(
                    places.len(),
                    strokes.iter().filter(|(_, stroke)| stroke.hand.is_some()).count(),
                    "{}: a key stands for two things",
                    game.id()
                );
                for (card, (zone, key)) in &now {
                    let filled = lies.iter().any(|here| here.1 == *zone && !lay.contains(here));
                    if let Some((there, old)) = before.get(card).filter(|_| !filled)
                        && there == zone
                    {
                        *compared.entry(game.id()).or_default() += 1;
                        if old != key {
                            faults.push(format!("{}: a card in {zone}: {old:?} became {key:?}", game.id()));
                        }
                    }
                }
                (before, lay) = (now, lies);
                let n = evening.decided();
                decide(&mut evening);
                evening.frames(2);
                if evening.decided() == n {
                    decide(&mut evening);
                    evening.frames(2);
                }
            }
            evening.title();
        }
    }
    assert!(faults.is_empty(), "{}: {:#?}", faults.len(), &faults[..faults.len().min(20)]);
    for game in ["solitaire", "soccer17", "soccer_cards", "penalties"] {
        assert!(compared.get(game).is_some_and(|n| *n > 8), "{game}: {compared:?}");
    }
}
