//! Which key stands for which option: twelve a player, lying under one hand each.

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
        other => {
            let name = format!("{other:?}");
            name.strip_prefix("Key").or(name.strip_prefix("Digit")).unwrap_or(&name).to_owned()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
