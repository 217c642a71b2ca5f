//! Tests the keyboard at the table: modifiers, wrong keycap labels, and the number block.

use bevy::prelude::*;

use super::TestApp;
use crate::session::bindings::{Bindings, DIGITS};
use ai::Level;
use engine::Seat;
use players::controller::Controller;

/// Returns a match against a bot at a decision of Home's with options.
fn asked(game: &str) -> TestApp {
    let mut test_app = TestApp::new(1280, 720);
    test_app.set(|prefs| prefs.settings.speed = 0.0);
    test_app.begin(game, "", 12, Controller::Human, Controller::Bot(Level::Rookie));
    test_app.until("a question", |test_app| test_app.asked().asks(Seat::Home));
    test_app.wait_until_idle();
    test_app
}

fn by_home(test_app: &TestApp) -> usize {
    test_app.the_match().live.record().actions.iter().filter(|(seat, _)| *seat == Seat::Home).count()
}

#[test]
fn a_key_with_ctrl_alt_or_super_picks_no_card() {
    use KeyCode::{AltLeft, AltRight, ControlLeft, ControlRight, SuperLeft, SuperRight};
    let mut test_app = asked("soccer17");
    let first = test_app.key_of(Seat::Home, 0);
    for modifier in [ControlLeft, ControlRight, AltLeft, AltRight, SuperLeft, SuperRight] {
        for key in [first, DIGITS[0], KeyCode::Enter] {
            test_app.chord(modifier, key);
            assert_eq!(by_home(&test_app), 0, "{modifier:?} {key:?}");
        }
    }
    test_app.chord(KeyCode::ShiftLeft, first);
    assert_eq!(by_home(&test_app), 1, "French digits need Shift");
}

#[test]
fn a_press_that_contradicts_its_keycap_corrects_the_keycap_and_decides_nothing() {
    let mut test_app = asked("soccer17");
    let first = test_app.key_of(Seat::Home, 0);
    assert_eq!(first, KeyCode::KeyQ);
    let label = |test_app: &TestApp| test_app.get::<Bindings>().cap(KeyCode::KeyQ).shown();
    assert_eq!(label(&test_app), "Q");
    test_app.letter(first, 'a');
    assert_eq!((by_home(&test_app), label(&test_app).as_str()), (0, "A"));
    test_app.frames(3);
    assert_eq!(
        test_app.get::<Bindings>().cap(KeyCode::Minus).shown(),
        ")",
        "the row of digits is French, too"
    );
    test_app.letter(first, 'a');
    assert_eq!(by_home(&test_app), 1, "now it is what it says");
}

#[test]
fn digits_and_enter_of_the_number_block_work_at_the_table() {
    let mut test_app = asked("soccer17");
    test_app.key(KeyCode::Numpad1);
    assert_eq!(by_home(&test_app), 1);
    let mut test_app = asked("soccer17");
    test_app.keys(&[KeyCode::ArrowRight]);
    assert!(test_app.asked().focus.is_some());
    test_app.key(KeyCode::NumpadEnter);
    assert_eq!(by_home(&test_app), 1);
}
