//! The presses of keys since the last frame, in order, each with the modifiers that were held with it.
//!
//! [`ButtonInput`] says what is held at the end of a frame. Within a long frame Ctrl, a key, and Ctrl's release may
//! all come, so each press is read separately.

use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput};
use bevy::prelude::*;

use super::bindings::{self, Bindings};
use crate::flow::frame::FirstSet;

/// The modifiers that are held while a key is pressed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct HeldModifiers {
    /// Shift.
    pub(super) shift: bool,
    /// Ctrl, Alt, AltGr, or the key of the system (Super, Windows, Cmd): the press is meant for no card.
    pub(super) command: bool,
}

/// A press of a key, with the modifiers held at that moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct KeyPress {
    /// The key, by its position.
    pub(super) key: KeyCode,
    /// The key of the main block that a key of the number block stands for; any other key stands for itself.
    pub(super) main: KeyCode,
    /// The letter that it wrote, in upper case.
    pub(super) letter: Option<char>,
    /// The modifiers held with it.
    pub(super) held: HeldModifiers,
    /// True if the key was shown with another label: the press corrects the label and does nothing else.
    pub(super) teaches: bool,
}

/// The presses since the last frame, without repeats of held keys.
#[derive(Resource, Debug, Default)]
pub(super) struct KeyPresses {
    pub(super) all: Vec<KeyPress>,
    /// The modifier keys that are down.
    down: Vec<KeyCode>,
}

/// Adds the presses, and the labels that are learnt from them.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<KeyPresses>()
        .init_resource::<bindings::Keymap>()
        .add_systems(First, (read, bindings::ask, bindings::learn).chain().in_set(FirstSet::DetectKeyboard));
}

const SHIFT: [KeyCode; 2] = [KeyCode::ShiftLeft, KeyCode::ShiftRight];
#[rustfmt::skip]
const COMMAND: [KeyCode; 6] = {
    use KeyCode::*;
    [ControlLeft, ControlRight, AltLeft, AltRight, SuperLeft, SuperRight]
};

impl KeyPress {
    /// Returns the key that it is heard as. Keys of the number block can be bound to actions of their own.
    pub(super) fn bound_key(&self, bindings: &Bindings) -> KeyCode {
        if bindings.is_bound(self.key) { self.key } else { self.main }
    }
}

impl KeyPresses {
    /// Adds a press or a release.
    fn record(&mut self, event: &KeyboardInput) {
        let key = event.key_code;
        if SHIFT.contains(&key) || COMMAND.contains(&key) {
            self.down.retain(|other| *other != key);
            if event.state.is_pressed() {
                self.down.push(key);
            }
        }
        if event.state.is_pressed() && !event.repeat {
            let is_held = |keys: &[KeyCode]| self.down.iter().any(|key| keys.contains(key));
            let held = HeldModifiers { shift: is_held(&SHIFT), command: is_held(&COMMAND) };
            let (main, letter) = (in_main_block(key, &event.logical_key), letter(&event.logical_key));
            self.all.push(KeyPress { key, main, letter, held, teaches: false });
        }
    }
}

/// Reads the presses that [`crate::flow::input_filter::filter_input`] let through.
fn read(
    mut event: MessageReader<KeyboardInput>,
    mut lost: MessageReader<KeyboardFocusLost>,
    mut presses: ResMut<KeyPresses>,
) {
    presses.all.clear();
    event.read().for_each(|event| presses.record(event));
    // The releases go to another window.
    if lost.read().count() > 0 {
        presses.down.clear();
    }
}

/// Returns the single letter that a key wrote, in upper case.
fn letter(key: &Key) -> Option<char> {
    match key {
        Key::Character(text) => {
            let mut letters = text.chars();
            letters.next().filter(|_| letters.next().is_none()).map(bindings::upper)
        }
        Key::Dead(accent) => *accent,
        _ => None,
    }
}

/// Returns the key of the main block that means the same as this one of the number block: digits, or arrows if Num Lock
/// is off.
fn in_main_block(key: KeyCode, logical: &Key) -> KeyCode {
    use KeyCode::{
        ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Delete, End, Enter, Home, Insert, NumpadDecimal,
        NumpadEnter, PageDown, PageUp,
    };
    let digit = bindings::NUMPAD_DIGITS.iter().position(|other| *other == key);
    match (logical, digit) {
        _ if key == NumpadEnter => Enter,
        _ if digit.is_none() && key != NumpadDecimal => key,
        (Key::ArrowLeft, _) => ArrowLeft,
        (Key::ArrowRight, _) => ArrowRight,
        (Key::ArrowUp, _) => ArrowUp,
        (Key::ArrowDown, _) => ArrowDown,
        (Key::Home, _) => Home,
        (Key::End, _) => End,
        (Key::PageUp, _) => PageUp,
        (Key::PageDown, _) => PageDown,
        (Key::Insert, _) => Insert,
        (Key::Delete, _) => Delete,
        // The digits begin with 1 and end with 0.
        (Key::Character(_), Some(digit)) => bindings::DIGITS[(digit + 9) % 10],
        _ => key,
    }
}

#[cfg(test)]
mod tests {
    use bevy::input::ButtonState;
    use bevy::prelude::KeyCode::{
        AltRight, ArrowLeft, ControlLeft, Digit0, Digit4, Enter, KeyQ, KeyW, Numpad0, Numpad4, Numpad5,
        NumpadAdd, NumpadEnter, ShiftLeft, SuperLeft,
    };

    use super::*;

    fn event(key_code: KeyCode, logical_key: Key, state: ButtonState) -> KeyboardInput {
        KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window: Entity::PLACEHOLDER }
    }

    #[test]
    fn each_press_has_the_modifiers_that_were_held_with_it_however_long_the_frame() {
        for (key, held) in [
            (ControlLeft, HeldModifiers { command: true, shift: false }),
            (AltRight, HeldModifiers { command: true, shift: false }),
            (SuperLeft, HeldModifiers { command: true, shift: false }),
            (ShiftLeft, HeldModifiers { command: false, shift: true }),
        ] {
            let mut presses = KeyPresses::default();
            let q = || Key::Character("q".into());
            for (key, logical, state) in [
                (key, Key::Control, ButtonState::Pressed),
                (KeyQ, q(), ButtonState::Pressed),
                (KeyQ, q(), ButtonState::Released),
                (key, Key::Control, ButtonState::Released),
                (KeyW, Key::Character("w".into()), ButtonState::Pressed),
            ] {
                presses.record(&event(key, logical, state));
            }
            let event: Vec<_> = presses.all.iter().map(|press| (press.key, press.held)).collect();
            assert_eq!(event, [(key, held), (KeyQ, held), (KeyW, HeldModifiers::default())]);
        }
    }

    #[test]
    fn number_block_keys_act_like_main_keys() {
        let main = |key, logical: Key| in_main_block(key, &logical);
        let written = |letter: &str| Key::Character(letter.into());
        assert_eq!(main(NumpadEnter, Key::Enter), Enter);
        assert_eq!([main(Numpad4, written("4")), main(Numpad0, written("0"))], [Digit4, Digit0]);
        assert_eq!(main(Numpad4, Key::ArrowLeft), ArrowLeft, "Num Lock is off");
        assert_eq!(main(Numpad5, Key::Clear), Numpad5, "it means nothing then");
        assert_eq!([main(NumpadAdd, written("+")), main(KeyQ, written("q"))], [NumpadAdd, KeyQ]);
    }

    #[test]
    fn a_key_writes_one_letter_or_none() {
        let letter = |key: Key| letter(&key);
        assert_eq!(letter(Key::Character("é".into())), Some('É'));
        assert_eq!(letter(Key::Character("ß".into())), Some('ß'), "it has no upper case of one letter");
        assert_eq!(letter(Key::Dead(Some('^'))), Some('^'));
        assert_eq!([letter(Key::Character("abc".into())), letter(Key::Enter)], [None, None]);
    }
}
