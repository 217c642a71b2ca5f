//! Which key stands for which option: twelve a player, lying under one hand each.

use std::collections::BTreeMap;

use bevy::prelude::*;

use crate::engine::Seat;

/// The keys of both players.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Keys {
    /// The player on the left, or the only one.
    pub left: [KeyCode; 12],
    /// The player on the right.
    pub right: [KeyCode; 12],
}

impl Default for Keys {
    fn default() -> Self {
        use KeyCode::{
            Comma, KeyA, KeyB, KeyC, KeyD, KeyE, KeyF, KeyI, KeyJ, KeyK, KeyL, KeyN, KeyO, KeyP, KeyQ, KeyR,
            KeyS, KeyU, KeyV, KeyW, KeyX, KeyY, KeyZ, Period,
        };
        Self {
            left: [KeyQ, KeyW, KeyE, KeyA, KeyS, KeyD, KeyZ, KeyX, KeyC, KeyR, KeyF, KeyV],
            right: [KeyI, KeyO, KeyP, KeyJ, KeyK, KeyL, KeyN, Comma, Period, KeyU, KeyY, KeyB],
        }
    }
}

/// Keys that can be given to an option. What belongs to menus, to the table or to typing digits is not among them.
#[rustfmt::skip]
const FREE: [KeyCode; 42] = {
    use KeyCode::*;
    [
        KeyA, KeyB, KeyC, KeyD, KeyE, KeyF, KeyG, KeyI, KeyJ, KeyK, KeyL, KeyN, KeyO, KeyP, KeyQ, KeyR, KeyS, KeyT,
        KeyU, KeyV, KeyW, KeyX, KeyY, KeyZ, Comma, Period, Slash, Semicolon, Quote, BracketLeft, BracketRight,
        Backslash, Numpad0, Numpad1, Numpad2, Numpad3, Numpad4, Numpad5, Numpad6, Numpad7, Numpad8, Numpad9,
    ]
};

/// A place for a key: which hand (0 left, 1 right), which option.
pub type Slot = (usize, usize);

/// What became of a key that was to stand for an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// It stands for it now.
    Done,
    /// It stood for another option, which has this one's old key now.
    Swapped(Slot),
    /// It belongs to menus or to the table.
    Reserved,
}

impl Keys {
    /// The keys as the settings have them; what is unreadable there, or given out twice, stays as it was.
    #[must_use]
    pub fn from_settings(set: &BTreeMap<String, String>) -> Self {
        let mut keys = Self::default();
        for slot in slots() {
            let named = set.get(&name(slot));
            if let Some(key) = FREE.into_iter().find(|key| Some(&format!("{key:?}")) == named) {
                keys.bind(slot, key);
            }
        }
        keys
    }

    /// What differs from the defaults, for the settings.
    #[must_use]
    pub fn to_settings(&self) -> BTreeMap<String, String> {
        let normal = Self::default();
        let differs = slots().filter(|slot| self.at(*slot) != normal.at(*slot));
        differs.map(|slot| (name(slot), format!("{:?}", self.at(slot)))).collect()
    }

    /// The key of a slot.
    #[must_use]
    pub const fn at(&self, (hand, option): Slot) -> KeyCode {
        if hand == 0 { self.left[option] } else { self.right[option] }
    }

    /// Lets a key stand for an option. No key stands for two: the other option takes over the old key.
    pub fn bind(&mut self, slot: Slot, key: KeyCode) -> Bound {
        if !FREE.contains(&key) {
            return Bound::Reserved;
        }
        let old = self.at(slot);
        let other = slots().find(|other| self.at(*other) == key && *other != slot);
        if let Some(other) = other {
            self.put(other, old);
        }
        self.put(slot, key);
        other.map_or(Bound::Done, Bound::Swapped)
    }

    const fn put(&mut self, (hand, option): Slot, key: KeyCode) {
        if hand == 0 {
            self.left[option] = key;
        } else {
            self.right[option] = key;
        }
    }
}

/// Every slot.
fn slots() -> impl Iterator<Item = Slot> {
    (0..2).flat_map(|hand| (0..12).map(move |option| (hand, option)))
}

/// A slot in the settings: `left 1` to `right 12`.
fn name((hand, option): Slot) -> String {
    format!("{} {}", ["left", "right"][hand.min(1)], option + 1)
}

/// Digits stand for options too, where one person plays.
pub const DIGITS: [KeyCode; 12] = [
    KeyCode::Digit1,
    KeyCode::Digit2,
    KeyCode::Digit3,
    KeyCode::Digit4,
    KeyCode::Digit5,
    KeyCode::Digit6,
    KeyCode::Digit7,
    KeyCode::Digit8,
    KeyCode::Digit9,
    KeyCode::Digit0,
    KeyCode::Minus,
    KeyCode::Equal,
];

impl Keys {
    /// The keys of a side, when both sides have a person; a lone person always has the left ones.
    #[must_use]
    pub const fn of(&self, seat: Seat, two: bool) -> &[KeyCode; 12] {
        match seat {
            Seat::Away if two => &self.right,
            _ => &self.left,
        }
    }
}

/// What stands on a key's cap.
#[must_use]
pub fn cap(key: KeyCode) -> String {
    match key {
        KeyCode::Comma => ",".into(),
        KeyCode::Period => ".".into(),
        KeyCode::Minus => "-".into(),
        KeyCode::Equal => "=".into(),
        KeyCode::Space => "Space".into(),
        KeyCode::Slash => "/".into(),
        KeyCode::Semicolon => ";".into(),
        KeyCode::Quote => "'".into(),
        KeyCode::BracketLeft => "[".into(),
        KeyCode::BracketRight => "]".into(),
        KeyCode::Backslash => "\\".into(),
        other => {
            let name = format!("{other:?}");
            let short = name.strip_prefix("Key").or(name.strip_prefix("Digit")).unwrap_or(&name);
            short.replace("Numpad", "Num ")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_can_be_given_out_anew_and_never_twice() {
        let mut keys = Keys::default();
        assert_eq!(keys.bind((0, 0), KeyCode::KeyT), Bound::Done);
        assert_eq!(keys.bind((1, 0), KeyCode::KeyT), Bound::Swapped((0, 0)));
        assert_eq!((keys.at((0, 0)), keys.at((1, 0))), (KeyCode::KeyI, KeyCode::KeyT));
        assert_eq!(keys.bind((0, 0), KeyCode::KeyI), Bound::Done, "it has it already");
        for reserved in [KeyCode::Enter, KeyCode::KeyM, KeyCode::F1, KeyCode::Digit1] {
            assert_eq!(keys.bind((0, 3), reserved), Bound::Reserved);
        }
        assert_eq!(Keys::from_settings(&keys.to_settings()), keys);
        let odd = [("left 1", "KeyZ"), ("left 2", "Nonsense"), ("middle", "KeyA")];
        let odd = odd.map(|(k, v)| (k.to_owned(), v.to_owned())).into();
        let keys = Keys::from_settings(&odd);
        assert_eq!((keys.at((0, 0)), keys.at((0, 6))), (KeyCode::KeyZ, KeyCode::KeyQ));
    }

    #[test]
    fn no_key_serves_two_ends() {
        let keys = Keys::default();
        let mut all: Vec<String> = keys.left.iter().chain(&keys.right).map(|k| cap(*k)).collect();
        // F1, M, L, Esc, Space, Enter and the arrows belong to the table; L is the right player's too, when both play.
        assert!(!all.contains(&"M".to_owned()));
        all.sort();
        let n = all.len();
        all.dedup();
        assert_eq!(all.len(), n);
    }
}
