//! Tests every action from every device, and the meaning of a key or button in each context.

use super::*;
use crate::flow::action::PadDirection;
use crate::session::bindings::BindingRow;

const MENUS: InputContext = InputContext {
    people: SeatSet::NONE,
    secret: false,
    hangs: None,
    at_the_table: false,
    on_the_title: true,
};
const ALONE: InputContext =
    InputContext { people: SeatSet::one(Seat::Away), at_the_table: true, on_the_title: false, ..MENUS };
const TWO: InputContext = InputContext { people: SeatSet::BOTH, ..ALONE };
const SECRET: InputContext = InputContext { secret: true, ..TWO };

fn before(seat: Seat) -> InputContext {
    InputContext { hangs: Some(seat), ..TWO }
}

const FIRST: Pad = Pad { place: 0, of: 2, second_page: false };
const SECOND: Pad = Pad { place: 1, of: 2, second_page: false };

const SHIFT: HeldModifiers = HeldModifiers { shift: true, command: false };

/// The contexts in which each action is available by its key, and by its button.
fn meant(row: &BindingRow) -> (InputContext, InputContext) {
    match row.action {
        InputAction::Option(..) => (TWO, SECRET),
        InputAction::LogOfTwo => (TWO, ALONE),
        InputAction::Look(seat) => (before(seat), before(seat)),
        InputAction::MoreOptions => (SECRET, SECRET),
        InputAction::NextWidget
        | InputAction::PreviousWidget
        | InputAction::Continue
        | InputAction::ClubHouse
        | InputAction::Unfinished => (MENUS, MENUS),
        _ => (ALONE, ALONE),
    }
}

#[test]
fn every_action_is_done_by_its_key_and_by_its_button() {
    let bindings = Bindings::default();
    let (mut keys, mut buttons) = (0, 0);
    for row in bindings.rows() {
        let (by_key, by_button) = meant(&row);
        let expected = if row.action == InputAction::LogOfTwo { InputAction::Log } else { row.action };
        if let Some(key) = bindings.key(row.action) {
            keys += 1;
            let actions = by_key.of_key(&bindings, key, HeldModifiers::default());
            assert!(actions.contains(&expected), "{key:?} does {actions:?}, not {expected:?}");
        }
        if let Some(button) = bindings.button(row.action) {
            buttons += 1;
            let (side, second_page) = match row.action {
                InputAction::Option(seat, k) => (seat, k >= OPTIONS / 2),
                _ => (Seat::Home, false),
            };
            let pad = if side == Seat::Away { FIRST } else { SECOND };
            let actions = by_button.of_button(&bindings, button, Pad { second_page, ..pad });
            assert_eq!(actions, [expected], "{button:?}");
        }
    }
    assert!(keys > 40 && buttons > 40, "{keys} keys, {buttons} buttons");
    assert_eq!(ALONE.of_key(&bindings, KeyCode::Digit0, HeldModifiers::default()), [InputAction::Number(9)]);
}

#[test]
fn keys_with_ctrl_alt_or_super_do_nothing() {
    let bindings = Bindings::default();
    for meaning in [MENUS, ALONE, TWO, SECRET, before(Seat::Home)] {
        for shift in [false, true] {
            let held = HeldModifiers { shift, command: true };
            let keys = bindings.rows().into_iter().filter_map(|row| bindings.key(row.action)).chain(DIGITS);
            for key in keys {
                assert_eq!(meaning.of_key(&bindings, key, held), [], "{key:?}");
            }
        }
    }
}

#[test]
fn shift_seeks_further_and_moves_the_focus_backwards() {
    let bindings = Bindings::default();
    let leap = TWO.of_key(&bindings, KeyCode::ArrowLeft, SHIFT);
    assert_eq!(leap, [InputAction::Leap(PadDirection::Left)]);
    assert!(MENUS.of_key(&bindings, KeyCode::Tab, SHIFT).contains(&InputAction::PreviousWidget));
}

#[test]
fn a_lone_player_has_the_left_keys_on_either_side() {
    let bindings = Bindings::default();
    let q = |meaning: InputContext| meaning.of_key(&bindings, KeyCode::KeyQ, HeldModifiers::default());
    assert_eq!(q(ALONE), [InputAction::Option(Seat::Away, 0)]);
    assert_eq!(q(TWO), [InputAction::Option(Seat::Home, 0)]);
    let l = |meaning: InputContext| meaning.of_key(&bindings, KeyCode::KeyL, HeldModifiers::default());
    assert_eq!(l(ALONE), [InputAction::Log]);
    assert_eq!(l(TWO), [InputAction::Option(Seat::Away, 5)], "the log has another key");
}

#[test]
fn each_gamepad_opens_the_privacy_screen_of_its_own_side() {
    let bindings = Bindings::default();
    let looks = |seat: Seat, pad: Pad| before(seat).of_button(&bindings, GamepadButton::North, pad);
    let lone = Pad { place: 0, of: 1, second_page: false };
    for seat in Seat::BOTH {
        assert_eq!(looks(seat, lone), [InputAction::Look(seat)], "one goes from hand to hand");
    }
    assert_eq!(looks(Seat::Away, FIRST), [InputAction::Look(Seat::Away)]);
    assert_eq!(looks(Seat::Home, SECOND), [InputAction::Look(Seat::Home)]);
    assert_eq!([looks(Seat::Home, FIRST), looks(Seat::Away, SECOND)], [[], []]);
}

#[test]
fn in_a_secret_choice_the_buttons_for_menu_and_sound_still_work() {
    let bindings = Bindings::default();
    let does = |button| SECRET.of_button(&bindings, button, FIRST);
    assert_eq!(does(GamepadButton::Start), [InputAction::Menu]);
    assert_eq!(does(GamepadButton::LeftTrigger2), [InputAction::Mute]);
    assert_eq!(does(GamepadButton::South), [InputAction::Option(Seat::Away, 4)]);
    let page = InputContext { at_the_table: false, ..SECRET };
    assert_eq!(page.of_button(&bindings, GamepadButton::South, FIRST), [InputAction::Confirm]);
}

#[test]
fn an_action_has_the_seat_of_its_device_where_that_is_known() {
    let undo = InputAction::Undo;
    assert_eq!(ALONE.seat(undo, None), Some(Seat::Away));
    assert_eq!(TWO.seat(undo, None), None, "one keyboard lies before both");
    assert_eq!(TWO.seat(undo, Some(SECOND)), Some(Seat::Home));
    assert_eq!(TWO.seat(InputAction::Option(Seat::Home, 3), None), Some(Seat::Home));
}
