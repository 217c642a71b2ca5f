//! The known keyboard layouts: the letter of each key.

use bevy::prelude::*;
use icu_locale_core::LanguageIdentifier;
use icu_locale_core::subtags::{Region, language, region};

use super::digit_of;

/// A keyboard layout, by the position of its letters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum KeyboardLayout {
    /// English, and most others.
    #[default]
    Qwerty,
    /// French and Belgian.
    Azerty,
    /// German and most of Central Europe.
    Qwertz,
    /// The layout of August Dvorak, by letter frequency.
    Dvorak,
    /// A layout by letter frequency that stays close to the English one.
    Colemak,
}

/// The positions of the keys that write, row by row, as on the English keyboard.
#[rustfmt::skip]
pub(super) const PLACES: [KeyCode; 47] = {
    use KeyCode::*;
    [
        Backquote, Digit1, Digit2, Digit3, Digit4, Digit5, Digit6, Digit7, Digit8, Digit9, Digit0, Minus, Equal,
        KeyQ, KeyW, KeyE, KeyR, KeyT, KeyY, KeyU, KeyI, KeyO, KeyP, BracketLeft, BracketRight,
        KeyA, KeyS, KeyD, KeyF, KeyG, KeyH, KeyJ, KeyK, KeyL, Semicolon, Quote, Backslash,
        KeyZ, KeyX, KeyC, KeyV, KeyB, KeyN, KeyM, Comma, Period, Slash,
    ]
};

impl KeyboardLayout {
    pub(super) const ALL: [Self; 5] = [Self::Qwerty, Self::Azerty, Self::Qwertz, Self::Dvorak, Self::Colemak];

    /// Returns what the keys of this layout write without Shift, in upper case, in the order of [`PLACES`].
    pub(super) const fn letters(self) -> &'static str {
        match self {
            Self::Qwerty => r"`1234567890-=QWERTYUIOP[]ASDFGHJKL;'\ZXCVBNM,./",
            Self::Azerty => r#"²&É"'(-È_ÇÀ)=AZERTYUIOP^$QSDFGHJKLMÙ*WXCVBN,;:!"#,
            Self::Qwertz => "^1234567890ß´QWERTZUIOPÜ+ASDFGHJKLÖÄ#YXCVBNM,.-",
            Self::Dvorak => r"`1234567890[]',.PYFGCRL/=AOEUIDHTNS-\;QJKXBMWVZ",
            Self::Colemak => r"`1234567890-=QWFPGJLUY;[]ARSTDHNEIO'\ZXCVBKM,./",
        }
    }

    /// Returns what the key writes; `None` if it is the same on all keyboards.
    pub(super) fn letter(self, key: KeyCode) -> Option<char> {
        let place = PLACES.iter().position(|other| *other == key)?;
        self.letters().chars().nth(place)
    }

    /// Returns true if the key writes that letter. All keyboards have the digits in their places, some under Shift.
    pub(super) fn explains(self, key: KeyCode, letter: char) -> bool {
        self.letter(key) == Some(letter) || digit_of(key) == Some(letter)
    }

    /// Returns the name of the layout in the settings.
    pub(super) fn name(self) -> String {
        format!("{self:?}").to_lowercase()
    }

    /// Returns the most common layout of a language tag: `fr-BE` is Belgian French.
    pub(super) fn of_language(tag: &str) -> Self {
        let Ok(LanguageIdentifier { language, region, .. }) = LanguageIdentifier::try_from_str(tag) else {
            return Self::default();
        };
        let middle_of_europe = [
            language!("bs"),
            language!("cs"),
            language!("de"),
            language!("hr"),
            language!("hu"),
            language!("lb"),
            language!("sk"),
            language!("sl"),
            language!("sq"),
        ];
        let among = |regions: [Region; 2]| region.is_some_and(|region| regions.contains(&region));
        let french = language == language!("fr");
        if middle_of_europe.contains(&language) || french && among([region!("CH"), region!("LU")]) {
            Self::Qwertz
        } else if french && !among([region!("CA"), region!("US")]) {
            Self::Azerty
        } else {
            Self::Qwerty
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::bindings::caps::{cap, readable};

    #[test]
    fn every_keyboard_layout_has_a_letter_for_every_key() {
        for board in KeyboardLayout::ALL {
            let mut letters: Vec<char> = board.letters().chars().collect();
            assert_eq!(letters.len(), PLACES.len(), "{board:?}");
            assert!(letters.iter().all(|letter| readable(*letter)));
            letters.sort_unstable();
            letters.dedup();
            assert_eq!(letters.len(), PLACES.len(), "{board:?} has a letter twice");
        }
        for key in PLACES {
            assert_eq!(KeyboardLayout::Qwerty.letter(key), cap(key).shown().chars().next(), "{key:?}");
        }
    }

    #[test]
    fn a_language_implies_its_keyboard_layout() {
        for (tag, board) in [
            ("en-GB", KeyboardLayout::Qwerty),
            ("fr-FR", KeyboardLayout::Azerty),
            ("fr-BE", KeyboardLayout::Azerty),
            ("fr-CH", KeyboardLayout::Qwertz),
            ("fr-CA", KeyboardLayout::Qwerty),
            ("de-AT", KeyboardLayout::Qwertz),
            ("C", KeyboardLayout::Qwerty),
            ("", KeyboardLayout::Qwerty),
        ] {
            assert_eq!(KeyboardLayout::of_language(tag), board, "{tag}");
        }
    }
}
