//! Keys and the pointer where one thing lies over another: what is on top hears them, and nothing below does; and what
//! the title remembers.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;

use super::TestApp;
use crate::ai::Level;
use crate::competition::{Competition, CompetitionKind, entrants};
use crate::controller::Controller;
use crate::engine::Seat;
use crate::flow::action::InputAction;
use crate::flow::page::{AppPage, Navigate};
use crate::flow::prefs::StoreHandle;
use crate::flow::screen::Screen;
use crate::flow::start::{ErrorDialog, StartMatch};
use crate::games::named;
use crate::hud::HudState;
use crate::session::bindings::Bindings;
use crate::session::coach::Coach;
use crate::session::competition::ActiveCompetitions;
use crate::session::showcase::{Showcase, ShowcaseGame};
use crate::stage::layout::DesignPoint;
use crate::table::cards::Hovered;
use crate::words::DisplayText;

const ROOKIE: Controller = Controller::Bot(Level::Rookie);

/// A match that the bots have played to its end, with the result on show.
fn result() -> TestApp {
    let mut evening = TestApp::new(1280, 720);
    evening.set(|prefs| {
        prefs.settings.speed = 0.0;
        prefs.settings.pace = crate::store::BotPace::Instant;
    });
    evening.begin("penalties", "", 5, ROOKIE, ROOKIE);
    evening.until("the result", |evening| evening.at_result());
    evening.frames(3);
    evening
}

/// Whoever hurries the last kicks along sees the result, however many presses too many there are. The next one lights
/// what comes next, and the one after it is meant.
#[test]
fn a_burst_of_presses_stops_at_the_result() {
    let mut evening = TestApp::new(1280, 720);
    evening.set(|prefs| prefs.settings.pace = crate::store::BotPace::Instant);
    let who = crate::engine::BySeat::new(ROOKIE, ROOKIE);
    let start = StartMatch::new(crate::games::named("penalties").unwrap(), String::new(), Some(5), who);
    evening.world().write_message(start);
    evening.frames(3);
    assert!(!evening.at_result());
    evening.until("the result", |evening| {
        evening.tap(KeyCode::Space);
        evening.at_result()
    });
    let press = |evening: &mut TestApp, frames: usize| {
        evening.frames(frames);
        evening.tap(KeyCode::Space);
        evening.frames(3);
        evening.at_result()
    };
    for _ in 0..6 {
        assert!(press(&mut evening, 8), "the result is gone, unread");
    }
    assert!(press(&mut evening, 120), "a press of its own lights the button");
    assert!(!press(&mut evening, 120), "the next one goes on");
}

#[test]
fn escape_over_the_result_closes_the_page_and_not_the_result() {
    let mut evening = result();
    for (key, page) in [(KeyCode::F10, AppPage::Settings), (KeyCode::F1, AppPage::Rules)] {
        evening.key(key);
        assert_eq!(evening.page(), Some(page));
        evening.key(KeyCode::Escape);
        assert_eq!((evening.page(), evening.screen()), (None, Screen::Match));
    }
    evening.key(KeyCode::Escape);
    evening.frames(3);
    assert_eq!(evening.screen(), Screen::Title);
}

#[test]
fn the_log_does_not_open_behind_a_result_or_a_page() {
    let mut evening = result();
    evening.key(KeyCode::KeyL);
    assert!(!evening.get::<HudState>().log_open);
    evening.begin("penalties", "", 5, Controller::Human, ROOKIE);
    evening.go(Navigate::To(AppPage::Menu));
    evening.keys(&[KeyCode::KeyL, KeyCode::F2]);
    assert!(!evening.get::<HudState>().log_open && !evening.get::<Coach>().open);
    evening.key(KeyCode::Escape);
    evening.keys(&[KeyCode::KeyL, KeyCode::F2]);
    assert!(evening.get::<HudState>().log_open && evening.get::<Coach>().open, "over the table they work");
}

#[test]
fn no_key_passes_through_a_dialog() {
    let mut evening = TestApp::new(1280, 720);
    evening.set(|prefs| prefs.settings.speed = 0.0);
    evening.begin("soccer17", "", 5, Controller::Human, Controller::Human);
    let seat = evening.asked().seat().unwrap();
    let first = evening.key_of(seat, 0);
    evening.world().write_message(ErrorDialog(DisplayText::verbatim("Something")));
    evening.frames(2);
    assert!(!evening.quiet());
    for key in [first, KeyCode::F10, KeyCode::F1, KeyCode::F2, KeyCode::KeyH, KeyCode::ArrowRight] {
        evening.key(key);
        assert_eq!((evening.decided(), evening.page()), (0, None), "{key:?}");
    }
    assert!(!evening.get::<HudState>().log_open && !evening.get::<Coach>().open);
    assert_eq!(evening.asked().focus, None);
    evening.key(KeyCode::KeyM);
    assert!(evening.get::<crate::flow::prefs::Prefs>().settings.muted, "sound is off at once");
    evening.key(KeyCode::Enter);
    assert!(evening.quiet(), "it is answered");
    assert_eq!(evening.decided(), 0);
    evening.key(first);
    assert_eq!(evening.decided(), 1);
}

#[test]
fn arrows_move_the_focus_straight_ahead() {
    let mut evening = TestApp::new(1280, 720);
    evening.title();
    let ways = [
        ("SETTINGS", KeyCode::ArrowRight, "QUIT"),
        ("QUIT", KeyCode::ArrowLeft, "SETTINGS"),
        ("COMPETITION", KeyCode::ArrowRight, "RULES"),
    ];
    for (from, key, to) in ways {
        evening.light(from);
        evening.key(key);
        assert_eq!(evening.lit().as_deref(), Some(to), "{from}, {key:?}");
    }
}

#[test]
fn a_double_click_does_not_abandon_a_competition() {
    let mut evening = TestApp::new(1280, 720);
    evening.go(Navigate::To(AppPage::Competition));
    evening.frames(2);
    let lots = evening.control("MAKE THE DRAW").rect;
    let cup =
        Competition::new(named("penalties").unwrap(), CompetitionKind::Cup, entrants(4, 1, None, &[]), 3)
            .unwrap();
    evening.world().resource_scope(|world, mut on: Mut<ActiveCompetitions>| {
        on.put(Some(cup), world.resource::<StoreHandle>())
    });
    evening.frames(2);
    let asks = evening.control("Abandon").rect;
    assert!(!lots.intersects(asks), "a double click draws lots and no more");
    evening.take("Abandon");
    assert!(evening.get::<ActiveCompetitions>().competition.is_some());
    let no = evening.control("No, keep it").rect;
    assert!(no.expand(1.0).contains_rect(asks), "a no lies under the hand: {no}, {asks}");
    evening.take("No, keep it");
    assert_eq!(evening.control("Abandon").rect, asks);
    evening.take("Abandon");
    evening.take("Yes, abandon");
    assert!(evening.get::<ActiveCompetitions>().competition.is_none());
}

#[test]
fn the_pointer_reaches_no_card_through_the_scoreboard() {
    let mut evening = TestApp::new(1280, 720);
    evening.set(|prefs| prefs.settings.speed = 0.0);
    evening.begin("soccer17", "", 12, Controller::Human, ROOKIE);
    evening.until("a question", |evening| evening.asked().asks(Seat::Home));
    let over = |evening: &mut TestApp, y: f32| {
        for _ in 0..3 {
            evening.point(DesignPoint::new(960.0, y));
        }
        evening.get::<Hovered>().0
    };
    assert!(over(&mut evening, 160.0).is_some(), "a card of the other side lies half under it");
    assert_eq!(over(&mut evening, 120.0), None);
}

#[test]
fn a_key_enlarges_small_cards_one_after_another() {
    let mut evening = TestApp::hasty(1280, 720);
    evening.begin(
        "soccer17",
        "(home_team: Some(Argentina), away_team: Some(Brazil))",
        12,
        Controller::Human,
        ROOKIE,
    );
    evening.until("a question", |evening| evening.asked().asks(Seat::Home));
    evening.wait_until_idle();
    let looked_at = |evening: &mut TestApp| {
        evening.key(KeyCode::F3);
        evening.frames(4);
        let mut glasses = evening.world().query::<&Name>();
        let shown = glasses.iter(evening.world()).filter(|name| name.as_str() == "looking glass").count();
        let card = evening.get::<Hovered>().0;
        assert_eq!(shown, usize::from(card.is_some()), "the card is shown large, and no other");
        card
    };
    let (first, second) = (looked_at(&mut evening), looked_at(&mut evening));
    assert!(first.is_some() && second.is_some() && first != second, "both team cards: {first:?} {second:?}");
    // Any other key puts the glass away.
    evening.key(KeyCode::KeyM);
    evening.frames(4);
    assert_eq!(evening.get::<Hovered>().0, None);
    assert_eq!(looked_at(&mut evening), first);
}

#[test]
fn the_title_selects_the_game_played_last() {
    let mut evening = TestApp::new(1280, 720);
    evening.title();
    let game = named("soccer17").unwrap();
    evening.take(&game.sheet().title.shown());
    let away = evening.nth("Human", 1);
    evening.take_it(&away);
    let options = evening.choice("Match");
    evening.take_it(&options);
    let field = &game.sheet().fields[0];
    evening.take(&field.values[1].1.shown());
    evening.take("KICK OFF");
    evening.until("the match", |evening| evening.screen() == Screen::Match);
    let begun = evening.the_match().begun.clone();
    assert!(
        begun.options.starts_with(&format!("({}: {}", field.name, field.values[1].0)),
        "{}",
        begun.options
    );
    evening.go(Navigate::Title(None));
    evening.frames(8);
    let mut evening = TestApp::on(evening.leave(), 1280, 720);
    assert_eq!(evening.get::<ShowcaseGame>().0.map(|game| game.id()), Some(game.id()));
    evening.title();
    // One key, and the same match begins.
    evening.key(KeyCode::Enter);
    evening.until("the match", |evening| evening.screen() == Screen::Match);
    let again = &evening.the_match().begun;
    assert_eq!((again.game.id(), &again.options, again.who), (begun.game.id(), &begun.options, begun.who));
}

#[test]
fn a_key_pressed_and_released_in_one_frame_ends_the_showcase() {
    let mut evening = TestApp::new(1280, 720);
    evening.set(|prefs| prefs.settings.low_power = false);
    // Long frames, or the menu would take hundreds of them to step aside.
    evening.world().insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(1)));
    evening.until("a match behind the title", |evening| evening.app.world().contains_resource::<Showcase>());
    evening.until("the menu steps aside", |evening| evening.menu_is_away());
    evening.tap(KeyCode::KeyX);
    assert!(!evening.menu_is_away(), "a key");
    evening.until("the menu steps aside", |evening| evening.menu_is_away());
    evening.point(DesignPoint::new(700.0, 700.0));
    assert!(!evening.menu_is_away(), "the pointer");
}

#[test]
fn rebound_keys_do_their_new_actions() {
    let mut evening = TestApp::new(1280, 720);
    evening.set(|prefs| {
        prefs.settings.speed = 0.0;
        prefs.settings.keys = [("log", "F3"), ("rules", "KeyG"), ("sound", "F1"), ("undo", "Delete")]
            .map(|(deed, key)| (deed.to_owned(), key.to_owned()))
            .into();
    });
    evening.begin("soccer17", "", 5, Controller::Human, ROOKIE);
    evening.key(KeyCode::KeyL);
    assert!(!evening.get::<HudState>().log_open);
    evening.key(KeyCode::F3);
    assert!(evening.get::<HudState>().log_open);
    evening.key(KeyCode::F1);
    assert_eq!(evening.page(), None);
    assert!(evening.get::<crate::flow::prefs::Prefs>().settings.muted);
    evening.key(KeyCode::KeyG);
    assert_eq!(evening.page(), Some(AppPage::Rules));
}

#[test]
fn a_key_is_rebound_on_the_key_page() {
    let mut evening = TestApp::new(1280, 720);
    evening.go(Navigate::To(AppPage::Settings));
    evening.go(Navigate::To(AppPage::Keys));
    evening.frames(2);
    evening.take("Table");
    evening.take("Key of Coach");
    // The settings do not hear it.
    evening.key(KeyCode::F10);
    assert_eq!(evening.page(), Some(AppPage::Keys));
    assert_eq!(evening.get::<Bindings>().key(InputAction::Coach), Some(KeyCode::F10));
    let settings = evening.get::<Bindings>().key(InputAction::Settings);
    assert_eq!(settings, Some(KeyCode::F2), "no key stands for two things");
    let pad = evening.connect();
    evening.take("Button of Undo");
    // The rules do not hear it.
    evening.buttons(&[(pad, GamepadButton::Select)]);
    assert_eq!(evening.page(), Some(AppPage::Keys));
    let button = |evening: &TestApp, action| evening.get::<Bindings>().button(action);
    assert_eq!(button(&evening, InputAction::Undo), Some(GamepadButton::Select));
    assert_eq!(button(&evening, InputAction::Rules), Some(GamepadButton::West));
    evening.take("Gamepad");
    evening.take("Button of Options 1 and 7");
    evening.buttons(&[(pad, GamepadButton::DPadUp)]);
    assert_eq!(button(&evening, InputAction::Option(Seat::Away, 6)), Some(GamepadButton::DPadUp));
    evening.take("Button of Look");
    evening.buttons(&[(pad, GamepadButton::South)]);
    assert_eq!(button(&evening, InputAction::Look(Seat::Home)), Some(GamepadButton::North), "it would hurry");
    evening.take("Back to the defaults");
    evening.frames(2);
    assert_eq!(*evening.get::<Bindings>(), Bindings::default());
}
