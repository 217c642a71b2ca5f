//! Labels on the keys of the player's own keyboard.
//!
//! Keys are bound by position, so that the hands rest in the same place on every keyboard. Their labels differ, and no
//! system reports them before a key is pressed. So the keyboard of the player's language is assumed, and each key press
//! may correct that.

use std::collections::BTreeMap;

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use icu_locale_core::LanguageIdentifier;
use icu_locale_core::subtags::{Region, language, region};

use super::{Bindings, FREE};
use crate::flow::prefs::Prefs;
use crate::say;
use crate::words::DisplayText;

/// A keyboard layout, by the position of its letters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Board {
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

/// The positions of the letters, row by row, as on the English keyboard.
const PLACES: [KeyCode; 32] = {
    use KeyCode::*;
    [
        KeyQ,
        KeyW,
        KeyE,
        KeyR,
        KeyT,
        KeyY,
        KeyU,
        KeyI,
        KeyO,
        KeyP,
        BracketLeft,
        KeyA,
        KeyS,
        KeyD,
        KeyF,
        KeyG,
        KeyH,
        KeyJ,
        KeyK,
        KeyL,
        Semicolon,
        Quote,
        KeyZ,
        KeyX,
        KeyC,
        KeyV,
        KeyB,
        KeyN,
        KeyM,
        Comma,
        Period,
        Slash,
    ]
};

impl Board {
    const ALL: [Self; 5] = [Self::Qwerty, Self::Azerty, Self::Qwertz, Self::Dvorak, Self::Colemak];

    /// Returns the letters of this layout in the order of [`PLACES`].
    const fn letters(self) -> &'static str {
        match self {
            Self::Qwerty => "QWERTYUIOP[ASDFGHJKL;'ZXCVBNM,./",
            Self::Azerty => "AZERTYUIOP^QSDFGHJKLMÙWXCVBN,;:!",
            Self::Qwertz => "QWERTZUIOPÜASDFGHJKLÖÄYXCVBNM,.-",
            Self::Dvorak => "',.PYFGCRL/AOEUIDHTNS-;QJKXBMWVZ",
            Self::Colemak => "QWFPGJLUY;[ARSTDHNEIO'ZXCVBKM,./",
        }
    }

    /// Returns the letter on the key; `None` if it is the same on all keyboards.
    fn letter(self, key: KeyCode) -> Option<char> {
        let place = PLACES.iter().position(|other| *other == key)?;
        self.letters().chars().nth(place)
    }

    /// Returns the most common layout of a language tag: `fr-BE` is Belgian French.
    fn of_language(tag: &str) -> Self {
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

/// The labels on the keys, as far as they are known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Caps {
    board: Board,
    /// Letters of keys that differ from the layout.
    odd: BTreeMap<KeyCode, char>,
}

/// Setting that holds the layout, and the prefix of settings for keys that differ from it.
const BOARD: &str = "keyboard";
const ODD: &str = "cap ";

impl Caps {
    /// Reads the labels from the settings, or assumes those of the player's language.
    pub(super) fn from_settings(set: &BTreeMap<String, String>, language: Option<&str>) -> Self {
        let named = set.get(BOARD);
        let board = Board::ALL.into_iter().find(|board| named.is_some_and(|name| *name == board.name()));
        let board = board.unwrap_or_else(|| language.map_or_else(Board::default, Board::of_language));
        let letter = |key: &KeyCode| {
            let cap = set.get(&format!("{ODD}{key:?}"))?;
            Some((*key, cap.chars().next().filter(|letter| readable(*letter))?))
        };
        Self { board, odd: FREE.iter().filter_map(letter).collect() }
    }

    /// Returns the settings for the labels; empty if they are those of the language.
    pub(super) fn to_settings(&self, language: Option<&str>) -> impl Iterator<Item = (String, String)> {
        let told = language.map_or_else(Board::default, Board::of_language) == self.board;
        let board = (!told).then(|| (BOARD.to_owned(), self.board.name()));
        board.into_iter().chain(self.odd.iter().map(|(key, cap)| (format!("{ODD}{key:?}"), cap.to_string())))
    }

    /// Returns the label of a key.
    pub(super) fn of(&self, key: KeyCode) -> DisplayText {
        let letter = self.odd.get(&key).copied().or_else(|| self.board.letter(key));
        letter.map_or_else(|| cap(key), |letter| DisplayText::verbatim(letter.to_string()))
    }

    /// Returns the labels after these keys wrote these letters: the layout that explains most of them, and the keys
    /// that it does not explain.
    fn learnt(&self, wrote: &BTreeMap<KeyCode, char>) -> Self {
        let explains =
            |board: Board| wrote.iter().filter(|(key, letter)| board.letter(**key) == Some(**letter)).count();
        let most = Board::ALL.into_iter().map(explains).max().unwrap_or_default();
        let others = Board::ALL.into_iter().find(|board| explains(*board) == most);
        let board = if explains(self.board) == most { self.board } else { others.unwrap_or_default() };
        let mut odd = if board == self.board { self.odd.clone() } else { BTreeMap::new() };
        odd.extend(wrote);
        odd.retain(|key, letter| board.letter(*key) != Some(*letter));
        Self { board, odd }
    }
}

impl Board {
    /// Returns the name of the layout in the settings.
    fn name(self) -> String {
        format!("{self:?}").to_lowercase()
    }
}

/// Returns true if a letter can be a label. The fonts contain the letters of Latin alphabets; keyboards of other
/// scripts have Latin letters too.
fn readable(letter: char) -> bool {
    letter.is_ascii_graphic() || letter.is_alphabetic() && letter < '\u{250}'
}

/// Learns labels from the text that keys write, unless a modifier changes it.
pub(in crate::session) fn learn(
    mut typed: MessageReader<KeyboardInput>,
    pressed: Res<ButtonInput<KeyCode>>,
    bindings: Res<Bindings>,
    mut wrote: Local<BTreeMap<KeyCode, char>>,
    mut prefs: ResMut<Prefs>,
) {
    use KeyCode::{
        AltLeft, AltRight, ControlLeft, ControlRight, ShiftLeft, ShiftRight, SuperLeft, SuperRight,
    };
    let changing =
        [AltLeft, AltRight, ControlLeft, ControlRight, ShiftLeft, ShiftRight, SuperLeft, SuperRight];
    let alone = !pressed.any_pressed(changing);
    let mut told = false;
    for input in typed.read().filter(|input| alone && input.state.is_pressed() && !input.repeat) {
        let Key::Character(text) = &input.logical_key else { continue };
        let mut letters = text.chars().flat_map(char::to_uppercase);
        if let (Some(letter), None) = (letters.next(), letters.next())
            && PLACES.contains(&input.key_code)
            && readable(letter)
        {
            wrote.insert(input.key_code, letter);
            told = true;
        }
    }
    let caps = if told { bindings.caps.learnt(&wrote) } else { return };
    if caps != bindings.caps {
        let mut now = bindings.clone();
        now.caps = caps;
        prefs.settings.keys = now.to_settings();
    }
}

/// The digits of the number block.
#[rustfmt::skip]
const NUMBERS: [KeyCode; 10] = {
    use KeyCode::*;
    [Numpad0, Numpad1, Numpad2, Numpad3, Numpad4, Numpad5, Numpad6, Numpad7, Numpad8, Numpad9]
};

/// Returns the label of a key on an English keyboard.
pub(super) fn cap(key: KeyCode) -> DisplayText {
    let verbatim = match key {
        KeyCode::Space => return say!("key-space"),
        KeyCode::Tab => return say!("key-tab"),
        KeyCode::Enter => return say!("key-enter"),
        KeyCode::Escape => return say!("key-escape"),
        KeyCode::Backspace => return say!("key-backspace"),
        KeyCode::Insert => return say!("key-insert"),
        KeyCode::Delete => return say!("key-delete"),
        KeyCode::Home => return say!("key-home"),
        KeyCode::End => return say!("key-end"),
        KeyCode::PageUp => return say!("key-page-up"),
        KeyCode::PageDown => return say!("key-page-down"),
        KeyCode::NumpadAdd => return say!("key-num-add"),
        KeyCode::NumpadSubtract => return say!("key-num-subtract"),
        KeyCode::Comma => ",",
        KeyCode::Period => ".",
        KeyCode::Minus => "-",
        KeyCode::Equal => "=",
        KeyCode::Slash => "/",
        KeyCode::Semicolon => ";",
        KeyCode::Quote => "'",
        KeyCode::BracketLeft => "[",
        KeyCode::BracketRight => "]",
        KeyCode::Backslash => "\\",
        KeyCode::Backquote => "`",
        KeyCode::ArrowLeft => "◀",
        KeyCode::ArrowRight => "▶",
        KeyCode::ArrowUp => "▲",
        KeyCode::ArrowDown => "▼",
        // Letters, digits and function keys are called the same everywhere.
        other => {
            if let Some(digit) = NUMBERS.iter().position(|key| *key == other) {
                return say!("key-num", key = digit);
            }
            let name = format!("{other:?}");
            let short = name.strip_prefix("Key").or(name.strip_prefix("Digit")).unwrap_or(&name);
            return DisplayText::verbatim(short.replace("Numpad", "Num "));
        }
    };
    DisplayText::verbatim(verbatim)
}

#[cfg(test)]
mod tests {
    use KeyCode::{KeyA, KeyC, KeyE, KeyQ, KeyW, KeyY, KeyZ, Semicolon, Space};

    use super::*;

    fn after(caps: &Caps, wrote: &[(KeyCode, char)]) -> Caps {
        caps.learnt(&wrote.iter().copied().collect())
    }

    fn caps(caps: &Caps, keys: &[KeyCode]) -> String {
        keys.iter().map(|key| caps.of(*key).shown()).collect()
    }

    #[test]
    fn every_board_has_a_letter_in_every_place() {
        for board in Board::ALL {
            let mut letters: Vec<char> = board.letters().chars().collect();
            assert_eq!(letters.len(), PLACES.len(), "{board:?}");
            assert!(letters.iter().all(|letter| readable(*letter)));
            letters.sort_unstable();
            letters.dedup();
            assert_eq!(letters.len(), PLACES.len(), "{board:?} has a letter twice");
        }
        assert!(
            PLACES
                .iter()
                .filter(|key| cap(**key).shown().len() == 1)
                .all(|key| Board::Qwerty.letter(*key) == cap(*key).shown().chars().next())
        );
    }

    #[test]
    fn every_key_is_called_as_it_is_written() {
        use KeyCode::{Backspace, Digit4, Escape, F10, Numpad7, NumpadAdd, PageUp, Slash};
        let called =
            [Space, Escape, Backspace, PageUp, Numpad7, NumpadAdd, KeyA, Digit4, F10, Slash].map(cap);
        let written = ["Space", "Esc", "Backspace", "Page up", "Num 7", "Num Add", "A", "4", "F10", "/"];
        assert_eq!(called, written);
        // No key that can be bound is called by the name that the program has for it.
        for key in FREE {
            let called = cap(key).shown();
            assert!(!["Key", "Digit", "Numpad"].iter().any(|code| called.contains(code)), "{called}");
        }
    }

    #[test]
    fn one_key_tells_the_keyboard() {
        let none = Caps::default();
        assert_eq!(caps(&none, &[KeyQ, KeyW, KeyA, KeyY, Space]), "QWAYSpace");
        assert_eq!(caps(&after(&none, &[(KeyQ, 'A')]), &[KeyQ, KeyW, KeyA, KeyZ, Semicolon]), "AZQWM");
        assert_eq!(caps(&after(&none, &[(KeyZ, 'Y')]), &[KeyQ, KeyY, KeyZ]), "QZY");
        // A letter that all layouts share tells nothing.
        assert_eq!(after(&none, &[(KeyC, 'C')]), none);
    }

    #[test]
    fn a_keyboard_of_its_own_is_learnt_key_by_key() {
        let bepo = after(&Caps::default(), &[(KeyQ, 'B'), (KeyW, 'É'), (KeyA, 'A')]);
        assert_eq!(caps(&bepo, &[KeyQ, KeyW, KeyE, KeyA]), "BÉEA");
        // A changed keyboard is learnt again.
        let now = after(&bepo, &[(KeyQ, 'Q'), (KeyW, 'W'), (KeyA, 'A')]);
        assert_eq!(now, Caps::default());
    }

    #[test]
    fn what_was_learnt_is_kept_and_the_language_need_not_be() {
        for (language, learnt) in [
            (None, after(&Caps::default(), &[(KeyQ, 'A')])),
            (Some("fr-FR"), after(&Caps::default(), &[(KeyQ, 'Q')])),
            (Some("de-DE"), after(&Caps::default(), &[(KeyQ, 'B'), (KeyW, 'É')])),
        ] {
            let set: BTreeMap<_, _> = learnt.to_settings(language).collect();
            assert!(!set.is_empty());
            assert_eq!(Caps::from_settings(&set, language), learnt, "{set:?}");
        }
        let french = Caps::from_settings(&BTreeMap::new(), Some("fr-FR"));
        assert_eq!(caps(&french, &[KeyQ, KeyW]), "AZ");
        assert_eq!(french.to_settings(Some("fr-FR")).count(), 0);
    }

    #[test]
    fn a_language_lets_expect_its_keyboard() {
        for (tag, board) in [
            ("en-GB", Board::Qwerty),
            ("fr-FR", Board::Azerty),
            ("fr-BE", Board::Azerty),
            ("fr-CH", Board::Qwertz),
            ("fr-CA", Board::Qwerty),
            ("de-AT", Board::Qwertz),
            ("C", Board::Qwerty),
            ("", Board::Qwerty),
        ] {
            assert_eq!(Board::of_language(tag), board, "{tag}");
        }
    }
}
