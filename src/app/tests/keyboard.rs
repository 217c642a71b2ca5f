//! Tests the keyboard at the table: modifiers, wrong keycap labels, and the number block.

use super::prelude::*;

#[test]
fn a_key_with_ctrl_alt_or_super_picks_no_card() {
    use KeyCode::{AltLeft, AltRight, ControlLeft, ControlRight, SuperLeft, SuperRight};
    let mut test_app = TestApp::asked_first("soccer17", 12);
    let first = test_app.key_of(Seat::Home, 0);
    for modifier in [ControlLeft, ControlRight, AltLeft, AltRight, SuperLeft, SuperRight] {
        for key in [first, DIGITS[0], KeyCode::Enter] {
            test_app.chord(modifier, key);
            assert_eq!(test_app.decided_by_home().len(), 0, "{modifier:?} {key:?}");
        }
    }
    test_app.chord(KeyCode::ShiftLeft, first);
    assert_eq!(test_app.decided_by_home().len(), 1, "French digits need Shift");
}

#[test]
fn a_press_that_contradicts_its_keycap_corrects_the_keycap_and_decides_nothing() {
    let mut test_app = TestApp::asked_first("soccer17", 12);
    let first = test_app.key_of(Seat::Home, 0);
    assert_eq!(first, KeyCode::KeyQ);
    let label = |test_app: &TestApp| test_app.get::<Bindings>().cap(KeyCode::KeyQ).shown();
    assert_eq!(label(&test_app), "Q");
    test_app.letter(first, 'a');
    assert_eq!((test_app.decided_by_home().len(), label(&test_app).as_str()), (0, "A"));
    test_app.frames(3);
    assert_eq!(
        test_app.get::<Bindings>().cap(KeyCode::Minus).shown(),
        ")",
        "the row of digits is French, too"
    );
    test_app.letter(first, 'a');
    assert_eq!(test_app.decided_by_home().len(), 1, "now it is what it says");
}

#[test]
fn digits_and_enter_of_the_number_block_work_at_the_table() {
    let mut test_app = TestApp::asked_first("soccer17", 12);
    test_app.key(KeyCode::Numpad1);
    assert_eq!(test_app.decided_by_home().len(), 1);
    let mut test_app = TestApp::asked_first("soccer17", 12);
    test_app.keys(&[KeyCode::ArrowRight]);
    assert!(test_app.asked().focus.is_some());
    test_app.key(KeyCode::NumpadEnter);
    assert_eq!(test_app.decided_by_home().len(), 1);
}
