//! The keyboard at the table: modifiers, labels that were shown wrongly, and the number block.

use bevy::prelude::*;

use super::TestApp;
use crate::ai::Level;
use crate::controller::Controller;
use crate::engine::Seat;
use crate::session::bindings::{Bindings, DIGITS};

/// A decision of Home's by options, in a match against a bot.
fn asked(game: &str) -> TestApp {
    let mut evening = TestApp::new(1280, 720);
    evening.set(|prefs| prefs.settings.speed = 0.0);
    evening.begin(game, "", 12, Controller::Human, Controller::Bot(Level::Rookie));
    evening.until("a question", |evening| evening.asked().asks(Seat::Home));
    evening.wait_until_idle();
    evening
}

fn by_home(evening: &TestApp) -> usize {
    evening.the_match().live.record().actions.iter().filter(|(seat, _)| *seat == Seat::Home).count()
}

#[test]
fn a_key_with_ctrl_alt_or_super_picks_no_card() {
    use KeyCode::{AltLeft, AltRight, ControlLeft, ControlRight, SuperLeft, SuperRight};
    let mut evening = asked("soccer17");
    let first = evening.key_of(Seat::Home, 0);
    for modifier in [ControlLeft, ControlRight, AltLeft, AltRight, SuperLeft, SuperRight] {
        for key in [first, DIGITS[0], KeyCode::Enter] {
            evening.chord(modifier, key);
            assert_eq!(by_home(&evening), 0, "{modifier:?} {key:?}");
        }
    }
    evening.chord(KeyCode::ShiftLeft, first);
    assert_eq!(by_home(&evening), 1, "French digits need Shift");
}

#[test]
fn a_press_that_contradicts_its_keycap_corrects_the_keycap_and_decides_nothing() {
    let mut evening = asked("soccer17");
    let first = evening.key_of(Seat::Home, 0);
    assert_eq!(first, KeyCode::KeyQ);
    let label = |evening: &TestApp| evening.get::<Bindings>().cap(KeyCode::KeyQ).shown();
    assert_eq!(label(&evening), "Q");
    evening.letter(first, 'a');
    assert_eq!((by_home(&evening), label(&evening).as_str()), (0, "A"));
    evening.frames(3);
    assert_eq!(
        evening.get::<Bindings>().cap(KeyCode::Minus).shown(),
        ")",
        "the row of digits is French, too"
    );
    evening.letter(first, 'a');
    assert_eq!(by_home(&evening), 1, "now it is what it says");
}

#[test]
fn digits_and_enter_of_the_number_block_work_at_the_table() {
    let mut evening = asked("soccer17");
    evening.key(KeyCode::Numpad1);
    assert_eq!(by_home(&evening), 1);
    let mut evening = asked("soccer17");
    evening.keys(&[KeyCode::ArrowRight]);
    assert!(evening.asked().focus.is_some());
    evening.key(KeyCode::NumpadEnter);
    assert_eq!(by_home(&evening), 1);
}
