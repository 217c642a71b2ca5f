//! Tests keys and the pointer on overlapping layers: only the top one receives them. And what the title remembers.

use super::prelude::*;
use crate::session::decisions::KeyHint;
use crate::session::showcase::ShowcaseGame;
use crate::table::cards::Hovered;

/// Hurrying the last kicks along by many presses stops at the result, and Space never leads on from it. Enter moves the
/// focus to the next action, and only the one after it acts.
#[test]
fn a_burst_of_presses_stops_at_the_result() {
    let mut test_app = TestApp::new(1280, 720);
    test_app.set(|prefs| prefs.settings.shared.bot_pace = BotPace::Instant);
    test_app.world().write_message(friendly("penalties", 5, ROOKIE, ROOKIE));
    test_app.frames(3);
    assert!(!test_app.at_result());
    test_app.until("the result", |test_app| {
        test_app.tap(KeyCode::Space);
        test_app.at_result()
    });
    let press = |test_app: &mut TestApp, key: KeyCode, frames: usize| {
        test_app.frames(frames);
        test_app.tap(key);
        test_app.frames(3);
        test_app.at_result()
    };
    for _ in 0..6 {
        assert!(press(&mut test_app, KeyCode::Space, 8), "the result is gone, unread");
    }
    for _ in 0..3 {
        assert!(press(&mut test_app, KeyCode::Space, 120), "Space led on");
    }
    assert!(press(&mut test_app, KeyCode::Enter, 120), "a press of its own lights the button");
    assert!(!press(&mut test_app, KeyCode::Enter, 120), "the next one goes on");
}

#[test]
fn escape_over_the_result_closes_the_page_and_not_the_result() {
    let mut test_app = TestApp::at_a_result();
    test_app.frames(3);
    for (key, page) in [(KeyCode::F10, AppPage::Settings), (KeyCode::F1, AppPage::Rules)] {
        test_app.key(key);
        assert_eq!(test_app.page(), Some(page));
        test_app.key(KeyCode::Escape);
        assert_eq!((test_app.page(), test_app.screen()), (None, Screen::Match));
    }
    test_app.key(KeyCode::Escape);
    test_app.frames(3);
    assert_eq!(test_app.screen(), Screen::Title);
}

#[test]
fn the_log_does_not_open_behind_a_result_or_a_page() {
    let mut test_app = TestApp::at_a_result();
    test_app.frames(3);
    test_app.key(KeyCode::KeyL);
    assert!(!test_app.get::<HudState>().log_open);
    test_app.begin("penalties", "", 5, Controller::Human, ROOKIE);
    test_app.go(Navigate::To(AppPage::Menu));
    test_app.keys(&[KeyCode::KeyL, KeyCode::F2]);
    assert!(!test_app.get::<HudState>().log_open && !test_app.get::<Coach>().open);
    test_app.key(KeyCode::Escape);
    test_app.keys(&[KeyCode::KeyL, KeyCode::F2]);
    assert!(test_app.get::<HudState>().log_open && test_app.get::<Coach>().open, "over the table they work");
}

#[test]
fn no_key_passes_through_a_dialog() {
    let mut test_app = TestApp::playing("soccer17", 5, Controller::Human);
    let seat = test_app.asked().only_asked_seat().unwrap();
    let first = test_app.key_of(seat, 0);
    test_app.world().write_message(ErrorDialog::stoppage(DisplayText::verbatim("Something")));
    test_app.frames(2);
    assert!(!test_app.shows_no_error());
    for key in [first, KeyCode::F10, KeyCode::F1, KeyCode::F2, KeyCode::KeyH, KeyCode::ArrowRight] {
        test_app.key(key);
        assert_eq!((test_app.decided(), test_app.page()), (0, None), "{key:?}");
    }
    assert!(!test_app.get::<HudState>().log_open && !test_app.get::<Coach>().open);
    assert_eq!(test_app.asked().focus, None);
    test_app.key(KeyCode::KeyM);
    assert!(test_app.get::<Prefs>().settings.shared.muted, "sound is off at once");
    test_app.key(KeyCode::Enter);
    assert!(test_app.shows_no_error(), "it is answered");
    assert_eq!(test_app.decided(), 0);
    test_app.key(first);
    assert_eq!(test_app.decided(), 1);
}

#[test]
fn arrows_move_the_focus_straight_ahead() {
    let mut test_app = TestApp::new(1280, 720);
    test_app.title();
    let ways = [
        ("SETTINGS", KeyCode::ArrowRight, "QUIT"),
        ("QUIT", KeyCode::ArrowLeft, "SETTINGS"),
        ("COMPETITION", KeyCode::ArrowRight, "TOUR"),
    ];
    for (from, key, to) in ways {
        test_app.light(from);
        test_app.key(key);
        assert_eq!(test_app.focused_name().as_deref(), Some(to), "{from}, {key:?}");
    }
}

#[test]
fn a_double_click_does_not_abandon_a_competition() {
    let mut test_app = TestApp::new(1280, 720);
    test_app.open(AppPage::Competition);
    let lots = test_app.control("MAKE THE DRAW").rect;
    let cup =
        Competition::new(named("penalties").unwrap(), CompetitionKind::Cup, entrants(4, 1, None, &[]), 3)
            .unwrap();
    test_app.put_competition(Some(cup));
    test_app.frames(2);
    let asks = test_app.control("Abandon").rect;
    assert!(!lots.intersects(asks), "a double click draws lots and no more");
    test_app.take("Abandon");
    assert!(test_app.get::<ActiveCompetitions>().competition.is_some());
    let no = test_app.control("No, keep it").rect;
    assert!(no.expand(1.0).contains_rect(asks), "a no lies under the hand: {no}, {asks}");
    test_app.take("No, keep it");
    assert_eq!(test_app.control("Abandon").rect, asks);
    test_app.take("Abandon");
    test_app.take("Yes, abandon");
    assert!(test_app.get::<ActiveCompetitions>().competition.is_none());
}

#[test]
fn the_pointer_reaches_no_card_through_the_scoreboard() {
    let mut test_app = TestApp::playing("soccer17", 12, ROOKIE);
    test_app.until_asked();
    let over = |test_app: &mut TestApp, y: f32| {
        for _ in 0..3 {
            test_app.point(DesignPoint::new(960.0, y));
        }
        test_app.get::<Hovered>().0
    };
    assert!(over(&mut test_app, 160.0).is_some(), "a card of the other side lies half under it");
    assert_eq!(over(&mut test_app, 120.0), None);
}

#[test]
fn a_key_enlarges_small_cards_one_after_another() {
    let mut test_app = TestApp::instant(1280, 720);
    test_app.begin(
        "soccer17",
        "(home_team: Some(Argentina), away_team: Some(Brazil))",
        12,
        Controller::Human,
        ROOKIE,
    );
    test_app.until_asked();
    test_app.wait_until_idle();
    let looked_at = |test_app: &mut TestApp| {
        test_app.key(KeyCode::F3);
        test_app.frames(4);
        let mut magnifiers = test_app.world().query::<&Name>();
        let shown = magnifiers.iter(test_app.world()).filter(|name| name.as_str() == "magnifier").count();
        let card = test_app.get::<Hovered>().0;
        assert_eq!(shown, usize::from(card.is_some()), "the card is shown large, and no other");
        card
    };
    let (first, second) = (looked_at(&mut test_app), looked_at(&mut test_app));
    assert!(first.is_some() && second.is_some() && first != second, "both team cards: {first:?} {second:?}");
    // Any other key puts the glass away.
    test_app.key(KeyCode::KeyM);
    test_app.frames(4);
    assert_eq!(test_app.get::<Hovered>().0, None);
    assert_eq!(looked_at(&mut test_app), first);
}

#[test]
fn the_title_selects_the_game_played_last() {
    let mut test_app = TestApp::new(1280, 720);
    test_app.title();
    let game = named("soccer17").unwrap();
    test_app.take(&game.info().title.shown());
    test_app.take_nth("Human", 1);
    test_app.choose("Match");
    let field = &game.info().fields[0];
    test_app.take(&field.values[1].1.shown());
    test_app.take("KICK OFF");
    test_app.until_match();
    let start = test_app.the_match().start_request.clone();
    assert!(
        start.options.starts_with(&format!("({}: {}", field.name, field.values[1].0)),
        "{}",
        start.options
    );
    test_app.go(Navigate::Title(None));
    test_app.frames(8);
    let mut test_app = TestApp::on(test_app.leave(), 1280, 720);
    assert_eq!(test_app.get::<ShowcaseGame>().0.map(|game| game.id()), Some(game.id()));
    test_app.title();
    // One key, and the same match begins.
    test_app.key(KeyCode::Enter);
    test_app.until_match();
    let again = &test_app.the_match().start_request;
    assert_eq!(
        (again.game.id(), &again.options, again.controllers),
        (start.game.id(), &start.options, start.controllers)
    );
}

#[test]
fn a_key_pressed_and_released_in_one_frame_ends_the_showcase() {
    let mut test_app = TestApp::new(1280, 720);
    test_app.set(|prefs| prefs.settings.shared.low_power = false);
    // Long frames, or the menu would take hundreds of them to step aside.
    test_app.until_showcase();
    test_app.frames_last(Duration::from_secs(1));
    test_app.tap(KeyCode::KeyX);
    assert!(!test_app.menu_is_away(), "a key");
    test_app.until("the menu steps aside", |test_app| test_app.menu_is_away());
    test_app.point(DesignPoint::new(700.0, 700.0));
    assert!(!test_app.menu_is_away(), "the pointer");
}

#[test]
fn rebound_keys_do_their_new_actions() {
    let mut test_app = TestApp::new(1280, 720);
    test_app.set(|prefs| {
        prefs.settings.personal_mut().speed = 0.0;
        let keys = [("log", "F3"), ("rules", "KeyG"), ("sound", "F1"), ("undo", "Delete")]
            .map(|(action, key)| (action.to_owned(), key.to_owned()));
        prefs.settings.set_keys(keys.into());
    });
    test_app.begin("soccer17", "", 5, Controller::Human, ROOKIE);
    test_app.key(KeyCode::KeyL);
    assert!(!test_app.get::<HudState>().log_open);
    test_app.key(KeyCode::F3);
    assert!(test_app.get::<HudState>().log_open);
    test_app.key(KeyCode::F1);
    assert_eq!(test_app.page(), None);
    assert!(test_app.get::<Prefs>().settings.shared.muted);
    test_app.key(KeyCode::KeyG);
    assert_eq!(test_app.page(), Some(AppPage::Rules));
}

#[test]
fn a_key_is_rebound_on_the_key_page() {
    let mut test_app = TestApp::new(1280, 720);
    test_app.go(Navigate::To(AppPage::Settings));
    test_app.open(AppPage::Keys);
    test_app.take("Table");
    test_app.take("Key for Coach");
    // The settings do not receive it.
    test_app.key(KeyCode::F10);
    assert_eq!(test_app.page(), Some(AppPage::Keys));
    assert_eq!(test_app.get::<Bindings>().key(InputAction::Coach), Some(KeyCode::F10));
    let settings = test_app.get::<Bindings>().key(InputAction::Settings);
    assert_eq!(settings, Some(KeyCode::F2), "no key stands for two things");
    let pad = test_app.connect();
    test_app.take("Button for Undo");
    // The rules do not receive it.
    test_app.buttons(&[(pad, GamepadButton::Select)]);
    assert_eq!(test_app.page(), Some(AppPage::Keys));
    let button = |test_app: &TestApp, action| test_app.get::<Bindings>().button(action);
    assert_eq!(button(&test_app, InputAction::Undo), Some(GamepadButton::Select));
    assert_eq!(button(&test_app, InputAction::Rules), Some(GamepadButton::West));
    test_app.take("Gamepad");
    test_app.take("Button for Choices 1 and 7");
    test_app.buttons(&[(pad, GamepadButton::DPadUp)]);
    assert_eq!(button(&test_app, InputAction::Option(Seat::Away, 6)), Some(GamepadButton::DPadUp));
    test_app.take("Button for Look");
    test_app.buttons(&[(pad, GamepadButton::South)]);
    assert_eq!(
        button(&test_app, InputAction::Look(Seat::Home)),
        Some(GamepadButton::North),
        "it would hurry"
    );
    test_app.take("Reset to defaults");
    assert_eq!(*test_app.get::<Bindings>(), Bindings::default());
}

/// Returns the keys of the option that says no, if Home is asked one.
fn keys_of_no(test_app: &TestApp) -> Option<KeyHint> {
    let (asked, state) = (test_app.asked(), &test_app.the_match().state);
    let no = asked.offers[Seat::Home].iter().position(|offer| state.declines(&offer.action))?;
    let hints = asked.key_hints(Seat::Home);
    hints.into_iter().find(|(target, _)| *target == DecisionTarget::Offer(no)).map(|(_, hint)| hint)
}

#[test]
fn what_says_no_has_the_same_key_in_every_game() {
    for game in ["soccer52", "soccer17", "soccer_go"] {
        let mut found = None;
        for seed in 1..20 {
            let mut test_app = TestApp::playing(game, seed, RANDOM);
            test_app.play_until("a question with a no", |test_app| {
                keys_of_no(test_app).is_some() || test_app.at_result()
            });
            found = keys_of_no(&test_app);
            if found.is_some() {
                break;
            }
        }
        assert_eq!(found.unwrap().hand, Some(9), "{game}");
    }
}

#[test]
fn space_takes_the_only_option() {
    // A round of Soccer ends with the one forward that is left.
    let mut test_app = TestApp::playing("soccer52", 3, RANDOM);
    test_app.play_until("a single option", |test_app| {
        test_app.asked().only_option(Seat::Home).is_some() || test_app.at_result()
    });
    assert!(test_app.asked().only_option(Seat::Home).is_some());
    let decided = test_app.decided();
    test_app.key(KeyCode::Space);
    test_app.until("the decision", |test_app| test_app.decided() > decided);
}
