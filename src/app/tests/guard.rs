//! Tests the input filter: a key or a click acts only on what was on the screen and settled when it was pressed. And
//! exactly one widget has the focus, for pointer and keys.

use super::prelude::*;
use crate::hud::lesson::TutorialState;
use crate::session::progress::PersonalProgress;
use stage::scene::CardId;
use store::MatchLocation;

/// An input that is pressed repeatedly.
#[derive(Clone, Copy, Debug)]
enum Press {
    Key(KeyCode),
    /// At the position of the pointer.
    Click,
}

/// The inputs, and the number of frames of 50 ms between presses.
const PACES: [(Press, usize); 6] = [
    (Press::Key(KeyCode::Space), 6),
    (Press::Key(KeyCode::Space), 10),
    (Press::Key(KeyCode::Enter), 6),
    (Press::Key(KeyCode::Enter), 12),
    (Press::Click, 6),
    (Press::Click, 10),
];

fn press(test_app: &mut TestApp, input: Press) {
    match input {
        Press::Key(key) => test_app.tap(key),
        Press::Click => {
            test_app.button(ButtonState::Pressed);
            test_app.button(ButtonState::Released);
        }
    }
}

/// Presses once, then runs frames until the next press.
fn beat(test_app: &mut TestApp, (input, every): (Press, usize)) {
    press(test_app, input);
    test_app.frames(every - 2);
}

/// Presses for five seconds.
fn hammer(test_app: &mut TestApp, pace: (Press, usize)) {
    for _ in 0..100 / pace.1 {
        beat(test_app, pace);
    }
}

#[test]
fn steady_key_presses_skip_no_result_and_start_no_match() {
    std::thread::scope(|scope| {
        for kind in [CompetitionKind::Cup, CompetitionKind::League] {
            scope.spawn(move || {
                let mut test_app = TestApp::instant(1280, 720);
                for (n, pace) in PACES.into_iter().enumerate() {
                    through_a_competition(&mut test_app, kind, n as u64, pace);
                }
            });
        }
    });
}

fn through_a_competition(test_app: &mut TestApp, kind: CompetitionKind, seed: u64, pace: (Press, usize)) {
    let what = format!("{kind:?}, {pace:?}");
    test_app.title();
    test_app.put_competition(Some(drawn("penalties", kind, 4, 1, seed)));
    test_app.until_bots_have_played();
    test_app.go(Navigate::To(AppPage::Competition));
    let mut matches = 0;
    loop {
        test_app.until_bots_have_played();
        let page = |test_app: &TestApp| (test_app.page(), test_app.screen());
        let there = (Some(AppPage::Competition), Screen::Title);
        let on = test_app.get::<ActiveCompetitions>().competition.clone().unwrap();
        // The pointer lies where a match would begin, and another competition.
        let over = on.champion().is_some();
        let button = if over { "NEW COMPETITION" } else { "KICK OFF" };
        assert!(
            !over || test_app.focused_name().as_deref() != Some(button),
            "{what}: the next one is in focus"
        );
        let at = test_app.place(button);
        test_app.point(at);
        hammer(test_app, pace);
        assert_eq!(page(test_app), there, "{what}: after {matches} matches");
        assert!(!test_app.has::<TableMatch>(), "{what}: a match was begun");
        assert!(
            test_app.get::<ActiveCompetitions>().competition == Some(on.clone()),
            "{what}: another was begun"
        );
        if over {
            break;
        }
        test_app.take("KICK OFF");
        test_app.until_match();
        let match_id = test_app.the_match().match_id.clone();
        // Where the result will have its first button.
        test_app.point(DesignPoint::new(600.0, 790.0));
        for _ in 0..4000 {
            if test_app.at_result() {
                break;
            }
            beat(test_app, pace);
            test_app.decide();
        }
        hammer(test_app, pace);
        hammer(test_app, pace);
        let state =
            (test_app.get::<DesyncCount>().0, test_app.shows_no_error(), test_app.screen(), test_app.page());
        let rest = test_app.get::<InputFilter>();
        assert!(test_app.at_result(), "{what}: past the result of match {matches}: {state:?}, {rest:?}");
        assert_eq!((test_app.the_match().match_id.clone(), test_app.page()), (match_id, None), "{what}");
        matches += 1;
        test_app.until_bots_have_played();
        let over = test_app
            .get::<ActiveCompetitions>()
            .competition
            .as_ref()
            .and_then(Competition::champion)
            .is_some();
        let end = ["LIFT THE CUP", "SEE HOW IT ENDED"].into_iter().find(|end| test_app.offers(end));
        assert_eq!(end.is_some(), over);
        test_app.take(end.unwrap_or("BACK TO THE COMPETITION"));
        test_app.until("the competition", |test_app| page(test_app) == there);
        test_app.frames(4);
    }
    test_app.put_competition(None);
    test_app.go(Navigate::Close);
}

#[test]
fn a_lesson_step_stays_for_one_second_despite_any_press() {
    for pace in PACES {
        let mut test_app = TestApp::instant(1280, 720);
        let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
        let game = named("soccer52").unwrap();
        let scenario = scenarios::load(&scenarios::folder(&root, game.id()).join("first-match.ron")).unwrap();
        test_app.world().write_message(StartMatch::scenario(game, &scenario));
        let mut stood: HashMap<usize, usize> = HashMap::new();
        for frame in 0..240 {
            if frame % pace.1 == 0 {
                press(&mut test_app, pace.0);
            } else {
                test_app.frame();
            }
            if let Some(step) = test_app.get::<TutorialState>().step {
                *stood.entry(step).or_default() += 1;
            }
        }
        let last = test_app.get::<TutorialState>().step;
        assert!(stood.len() > 1, "{pace:?}: it does not go on");
        for (step, frames) in stood {
            assert!(frames >= 18 || last == Some(step), "{pace:?}: step {step} stood for {frames} frames");
        }
    }
}

#[test]
fn a_result_ignores_keys_for_its_first_second() {
    use KeyCode::{ArrowRight, Enter, Escape, F1, F2, F10, Space};
    let mut test_app = TestApp::at_a_result();
    for key in [Space, Enter, Escape, F1, F10, F2, ArrowRight] {
        test_app.tap(key);
        assert!(test_app.at_result() && test_app.page().is_none(), "{key:?}");
        assert_eq!(test_app.focused_name(), None, "{key:?}");
    }
    test_app.tap(KeyCode::KeyM);
    assert!(test_app.get::<Prefs>().settings.shared.muted, "sound is off at once");
    test_app.key(Enter);
    test_app.frames(3);
    assert!(test_app.at_result(), "the first key only gives the light");
    assert_eq!(test_app.focused_name().as_deref(), Some("PLAY AGAIN"));
    test_app.key(Escape);
    test_app.frames(3);
    assert_eq!(test_app.screen(), Screen::Title, "then it does");
}

#[test]
fn a_dialog_ignores_presses_until_it_could_be_read() {
    let mut test_app = TestApp::instant(1280, 720);
    test_app.title();
    for what in ["The first", "The second"] {
        test_app.world().write_message(ErrorDialog::stoppage(DisplayText::verbatim(what)));
    }
    test_app.frames(2);
    for _ in 0..16 {
        test_app.tap(KeyCode::Enter);
    }
    assert!(test_app.shows("The first"));
    test_app.key(KeyCode::Enter);
    for _ in 0..16 {
        test_app.tap(KeyCode::Enter);
    }
    assert!(test_app.shows("The second"), "one press answers one");
    test_app.key(KeyCode::Enter);
    assert!(test_app.shows_no_error());
}

#[test]
fn a_double_click_is_one_click() {
    let mut test_app = TestApp::instant(1280, 720);
    test_app.title();
    let at = test_app.place("SETTINGS");
    test_app.click(at);
    assert_eq!(test_app.page(), Some(AppPage::Settings));
    let before = format!("{:?}", test_app.get::<Prefs>().settings);
    // Wherever it was, and on what lies there now.
    for name in ["Display and controls", "The match"] {
        test_app.go(Navigate::Close);
        test_app.click(at);
        let there = test_app.place(name);
        test_app.point(there);
        for _ in 0..2 {
            test_app.button(ButtonState::Pressed);
            test_app.button(ButtonState::Released);
        }
        assert_eq!(test_app.page(), Some(AppPage::Settings));
        assert_eq!(format!("{:?}", test_app.get::<Prefs>().settings), before);
    }
}

#[test]
fn the_key_that_ends_the_showcase_does_nothing_else() {
    use KeyCode::{Enter, Escape, F5, F10, KeyC, KeyH, Space};
    let mut test_app = TestApp::new(1280, 720);
    test_app.set(|prefs| prefs.settings.shared.low_power = false);
    for key in [Enter, Space, F10, F5, KeyH, KeyC, Escape] {
        test_app.until_showcase();
        test_app.tap(key);
        assert_eq!(test_app.state(), AppState::Title, "{key:?}");
        test_app.frames(20);
        assert_eq!((test_app.screen(), test_app.page()), (Screen::Title, None), "{key:?}");
        assert!(!test_app.has::<TableMatch>(), "{key:?} began a match");
    }
}

#[test]
fn one_widget_has_the_focus_from_the_start_for_keys_and_pointer() {
    let mut test_app = TestApp::instant(1280, 720);
    test_app.title();
    let first = test_app.focused_name().unwrap_or_default();
    assert!(first.starts_with("NEW HERE?"), "{first}: it is seen before anything is pressed");
    let both = |test_app: &mut TestApp| (test_app.focused_name(), test_app.hovered_name());
    let named = |name: &str| Some(name.to_owned());
    assert_eq!(test_app.hovered_name(), None);
    let rules = test_app.place("RULES");
    for _ in 0..2 {
        test_app.point(rules);
    }
    test_app.frame();
    assert_eq!(both(&mut test_app), (named("RULES"), named("RULES")));
    // Keys take the light from a pointer that rests there, and keep it.
    test_app.key(KeyCode::ArrowRight);
    test_app.frames(4);
    assert_eq!(both(&mut test_app), (named("SETTINGS"), None));
    test_app.point(DesignPoint::new(rules.x + 4.0, rules.y));
    test_app.frame();
    assert_eq!(test_app.focused_name(), named("RULES"), "as soon as it moves it has it again");
    // Beside everything it stays.
    test_app.point(DesignPoint::new(20.0, 600.0));
    test_app.frames(2);
    assert_eq!(both(&mut test_app), (named("RULES"), None));
}

#[test]
fn exactly_one_thing_has_the_focus_at_the_table() {
    let mut test_app = TestApp::playing("soccer17", 12, RANDOM);
    test_app.until_asked();
    test_app.wait_until_idle();
    test_app.point(DesignPoint::new(960.0, 430.0));
    test_app.key(KeyCode::ArrowRight);
    assert!(test_app.asked().focused().is_some());
    test_app.point(DesignPoint::new(970.0, 440.0));
    test_app.frame();
    assert_eq!(test_app.asked().focused(), None, "the pointer took the light");
}

#[test]
fn enter_starts_the_chosen_game() {
    let mut test_app = TestApp::playing("solitaire", 5, RANDOM);
    test_app.decide();
    test_app.wait_until_idle();
    test_app.go(Navigate::Title(None));
    test_app.set(|prefs| {
        prefs.settings.device.started_games.extend(GAMES.iter().map(|game| game.id().to_owned()))
    });
    test_app.title();
    let left = test_app.begins("CONTINUE");
    test_app.light_it(&left);
    test_app.key(KeyCode::Digit3);
    test_app.key(KeyCode::Enter);
    test_app.until_match();
    assert_eq!(test_app.the_match().game.id(), GAMES[2].id());
    assert!(test_app.the_match().start_request.resume.is_none(), "another one goes on");
}

#[test]
fn continue_resumes_the_unfinished_cup_match() {
    let mut test_app = TestApp::instant(1280, 720);
    test_app.title();
    test_app.put_competition(Some(drawn("penalties", CompetitionKind::Cup, 4, 1, 3)));
    test_app.until_bots_have_played();
    test_app.start_next_fixture();
    test_app.until("a question", |test_app| {
        test_app.asked().asks(Seat::Home) || test_app.asked().asks(Seat::Away)
    });
    test_app.decide();
    test_app.wait_until_idle();
    let (seed, decided) = (test_app.the_match().state.record().seed, test_app.decided());
    test_app.go(Navigate::Title(None));
    test_app.title();
    let text = test_app.text();
    assert!(text.iter().any(|words| words == "CONTINUE CUP"), "{text:?}");
    assert!(text.iter().any(|words| words.starts_with("Penalty Shootout, cup semi-final, ")), "{text:?}");
    test_app.key(KeyCode::KeyC);
    test_app.until_match();
    let the_match = test_app.the_match();
    assert_eq!((the_match.location, the_match.state.record().seed), (MatchLocation::Competition, seed));
    assert!(the_match.occasion.is_some() && test_app.decided() >= decided);
    // A cup that is given up is offered no more.
    test_app.go(Navigate::Title(None));
    test_app.title();
    test_app.put_competition(None);
    test_app.frames(3);
    assert!(!test_app.shows("CONTINUE CUP"));
}

#[test]
fn the_end_of_a_match_can_be_replayed_from_its_result() {
    for game in GAMES {
        let mut test_app = TestApp::playing(game.id(), 5, RANDOM);
        test_app.play_to_result();
        let decided = test_app.decided();
        test_app.take_nth("More", 0);
        test_app.take_nth("Last turn again", 0);
        assert!(test_app.state() == AppState::InstantReplay, "{}", game.id());
        test_app.until_result();
        test_app.frames(3);
        assert_eq!((test_app.decided(), test_app.get::<DesyncCount>().0), (decided, 0), "{}", game.id());
        assert_eq!(test_app.focused_name(), None, "{}", game.id());
        test_app.key(KeyCode::Enter);
        test_app.frames(3);
        // The first win over a bot leads to the next one.
        let gains = test_app.get::<PersonalProgress>().gains();
        let next = gains.filter(|gains| gains.new_rank.is_some()).and_then(|gains| gains.next_opponent);
        let expected = next
            .map_or_else(|| "PLAY AGAIN".to_owned(), |next| say!("result-meet", bot = next.called()).shown());
        assert_eq!(test_app.focused_name(), Some(expected), "{}", game.id());
    }
}

/// The match waits for its cards, which another game has unloaded.
#[test]
fn a_resumed_match_has_its_scorers() {
    let mut test_app = TestApp::playing("soccer52", 5, RANDOM);
    test_app.play_until("a goal", |test_app| {
        !test_app.get::<HudState>().goals.is_empty() || test_app.at_result()
    });
    let goals = test_app.get::<HudState>().goals.clone();
    assert!(!goals.is_empty() && !test_app.at_result(), "a goal in the middle of the match");
    test_app.title();
    test_app.begin("penalties", "", 5, Controller::Human, RANDOM);
    test_app.title();
    let left = test_app.kept("soccer52").unwrap();
    test_app.world().write_message(StartMatch::resume_saved(&left).unwrap());
    test_app.until_match();
    test_app.wait_until_idle();
    assert_eq!(test_app.get::<HudState>().goals, goals);
}

#[test]
fn quick_presses_skip_animations_and_options_respond_at_once() {
    let mut test_app = TestApp::new(1280, 720);
    test_app.set(|prefs| prefs.settings.shared.bot_pace = BotPace::Instant);
    test_app.world().write_message(friendly("penalties", 5, Controller::Human, RANDOM));
    test_app.frames(20);
    let mut frames = 0;
    while test_app.decided() < 8 {
        // A key every 0.1 s, each accepted at once.
        let asked = test_app.asked().asks(Seat::Home);
        let (key, before) =
            if asked { (test_app.key_of(Seat::Home, 0), test_app.decided()) } else { (KeyCode::Space, 0) };
        test_app.tap(key);
        if asked {
            assert!(test_app.decided() > before, "an option is not taken at once");
        }
        test_app.frame();
        frames += 2;
        assert!(frames < 600, "it cannot be hurried along");
        std::thread::sleep(Duration::from_millis(1));
    }
}

/// A hundred keys during animations get a hundred answers.
#[test]
fn no_key_is_lost_during_animations() {
    let mut test_app = TestApp::new(1280, 720);
    test_app.begin("soccer_cards", "", 5, RANDOM, RANDOM);
    for n in 0..100 {
        // However long a busy machine leaves the bots without an answer, the key comes while something moves.
        test_app.until("something moves", |test_app| !test_app.get::<Playback>().is_idle());
        let open = test_app.get::<HudState>().log_open;
        test_app.tap(KeyCode::KeyL);
        test_app.frame();
        assert_ne!(test_app.get::<HudState>().log_open, open, "key {n}");
    }
}

/// In every game: a card that stays in place has the same key in the next question, until its place is refilled.
#[test]
fn a_card_keeps_its_key_from_question_to_question() {
    let mut compared: HashMap<&str, usize> = HashMap::new();
    let mut faults = Vec::new();
    for game in GAMES {
        let mut test_app = TestApp::instant(1280, 720);
        for seed in 0..4 {
            test_app.begin(game.id(), "", seed, Controller::Human, RANDOM);
            let mut before: HashMap<CardId, (&'static str, Option<usize>)> = HashMap::new();
            let mut lay: Vec<(CardId, &'static str)> = Vec::new();
            for _ in 0..80 {
                test_app.until("a question or the end", |test_app| {
                    test_app.the_match().outcome().is_some() || test_app.asked().asks(Seat::Home)
                });
                if test_app.the_match().outcome().is_some() {
                    break;
                }
                let cards = &test_app.get::<ShownScene>().0.cards;
                let lies: Vec<(CardId, &'static str)> =
                    cards.iter().map(|card| (card.id, card.zone)).collect();
                let zone =
                    |card: CardId| lies.iter().find(|(id, _)| *id == card).map_or("", |(_, zone)| *zone);
                let asked = test_app.asked();
                let hints = asked.key_hints(Seat::Home);
                let keys = hints.iter().filter_map(|(target, hint)| {
                    let card = asked.card(Seat::Home, *target)?;
                    let alone =
                        hints.iter().filter(|(other, _)| asked.card(Seat::Home, *other) == Some(card));
                    let place =
                        if asked.player_id(Seat::Home, card).is_some() { hint.digit } else { hint.hand };
                    (alone.count() == 1).then_some((card, (zone(card), place)))
                });
                let now: HashMap<CardId, (&'static str, Option<usize>)> = keys.collect();
                let mut places: Vec<_> = hints.iter().filter_map(|(_, hint)| hint.hand).collect();
                places.sort_unstable();
                places.dedup();
                assert_eq!(
                    places.len(),
                    hints.iter().filter(|(_, hint)| hint.hand.is_some()).count(),
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
                let n = test_app.decided();
                test_app.decide();
                test_app.frames(2);
                if test_app.decided() == n {
                    test_app.decide();
                    test_app.frames(2);
                }
            }
            test_app.title();
        }
    }
    assert!(faults.is_empty(), "{}: {:#?}", faults.len(), &faults[..faults.len().min(20)]);
    for game in ["solitaire", "soccer17", "soccer_cards", "penalties"] {
        assert!(compared.get(game).is_some_and(|n| *n > 8), "{game}: {compared:?}");
    }
}
