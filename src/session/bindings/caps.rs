//! Labels on the keys of the player's own keyboard.
//!
//! Keys are bound by position, so that the hands rest in the same place on every keyboard. Their labels differ. X11
//! tells them ([`super::keymap`]). Elsewhere the keyboard of the player's language is assumed, and each press may
//! correct that; a press that does decides nothing, because the player took the key for another one.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::boards::{KeyboardLayout, PLACES};
use super::keymap::{KeyTexts, Keymap};
use super::{Bindings, NUMPAD_DIGITS, digit_of};
use crate::flow::prefs::Prefs;
use crate::session::key_presses::KeyPresses;
use store::{KEY_LABEL, KEYBOARD_LAYOUT};
use words::DisplayText;
use words::say;

/// The labels on the keys, as far as they are known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct KeyLabels {
    board: KeyboardLayout,
    /// Letters of keys that differ from the layout.
    odd: BTreeMap<KeyCode, char>,
    /// The labels that the system reports; nothing else counts for these keys.
    system: KeyTexts,
}

impl KeyLabels {
    /// Reads the labels from the settings, or assumes those of the player's language.
    pub(super) fn from_settings(set: &BTreeMap<String, String>, language: Option<&str>) -> Self {
        let named = set.get(KEYBOARD_LAYOUT);
        let board =
            KeyboardLayout::ALL.into_iter().find(|board| named.is_some_and(|name| *name == board.name()));
        let board = board
            .unwrap_or_else(|| language.map_or_else(KeyboardLayout::default, KeyboardLayout::of_language));
        let letter = |key: &KeyCode| {
            let cap = set.get(&format!("{KEY_LABEL}{key:?}"))?;
            Some((*key, cap.chars().next().filter(|letter| readable(*letter))?))
        };
        Self { board, odd: PLACES.iter().filter_map(letter).collect(), system: KeyTexts::new() }
    }

    /// Returns the settings for the labels; empty if they are those of the language.
    pub(super) fn to_settings(&self, language: Option<&str>) -> impl Iterator<Item = (String, String)> {
        let system = language.map_or_else(KeyboardLayout::default, KeyboardLayout::of_language) == self.board;
        let board = (!system).then(|| (KEYBOARD_LAYOUT.to_owned(), self.board.name()));
        let odd = self.odd.iter().map(|(key, cap)| (format!("{KEY_LABEL}{key:?}"), cap.to_string()));
        board.into_iter().chain(odd)
    }

    /// Takes over the labels that the system reports.
    pub(super) fn update(&mut self, system: KeyTexts) {
        self.system = system;
    }

    /// Takes over the system's labels from `before`: settings do not hold them.
    pub(super) fn keep_system_labels(&mut self, before: Self) {
        self.system = before.system;
    }

    /// Returns the label of a key.
    pub(super) fn label(&self, key: KeyCode) -> DisplayText {
        let system = || self.system.get(&key).and_then(|all| all.first()).copied();
        let on_board = || digit_of(key).or_else(|| self.board.letter(key));
        let letter = system().or_else(|| self.odd.get(&key).copied()).or_else(on_board);
        letter.map_or_else(|| cap(key), |letter| DisplayText::verbatim(letter.to_string()))
    }

    /// Returns the labels after a key wrote a letter; `wrote` holds what all keys wrote, this one too.
    fn after(&self, key: KeyCode, wrote: &BTreeMap<KeyCode, char>) -> Self {
        let Some(letter) = wrote.get(&key) else { return self.clone() };
        if self.system.is_empty() {
            return self.learnt(wrote);
        }
        let is_known = match self.system.get(&key) {
            Some(all) => all.contains(letter),
            None => self.odd.get(&key) == Some(letter) || self.board.explains(key, *letter),
        };
        let mut now = self.clone();
        if !is_known {
            now.system.insert(key, vec![*letter]);
        }
        now
    }

    /// Returns the labels after these keys wrote these letters: the layout that explains most of them, and the keys
    /// that it does not explain.
    fn learnt(&self, wrote: &BTreeMap<KeyCode, char>) -> Self {
        let explains = |board: KeyboardLayout| {
            wrote.iter().filter(|(key, letter)| board.explains(**key, **letter)).count()
        };
        let most = KeyboardLayout::ALL.into_iter().map(explains).max().unwrap_or_default();
        let others = KeyboardLayout::ALL.into_iter().find(|board| explains(*board) == most);
        let board = if explains(self.board) == most { self.board } else { others.unwrap_or_default() };
        let mut odd = if board == self.board { self.odd.clone() } else { BTreeMap::new() };
        odd.extend(wrote);
        // The key of a digit is called by its digit, whatever it writes without Shift.
        odd.retain(|key, letter| {
            !board.explains(*key, *letter) && (digit_of(*key).is_none() || letter.is_ascii_digit())
        });
        Self { board, odd, system: KeyTexts::new() }
    }
}

/// Returns true if a letter can be a label. The fonts contain the letters and signs of Latin alphabets; keyboards of
/// other scripts have Latin letters too.
pub(super) fn readable(letter: char) -> bool {
    let sign = matches!(letter, '\u{a1}'..='\u{ff}' | 'ˇ') && letter != '\u{ad}';
    letter.is_ascii_graphic() || sign || letter.is_alphabetic() && letter < '\u{250}'
}

/// Returns a letter as it is printed on a key: in upper case, if that is one letter of the same alphabet.
pub(in crate::session) fn upper(letter: char) -> char {
    let mut all = letter.to_uppercase();
    match (all.next(), all.next()) {
        (Some(upper), None) if readable(upper) => upper,
        _ => letter,
    }
}

/// Learns labels from the letters that keys write, unless a modifier changes them. A press that corrects a label does
/// nothing else.
pub(in crate::session) fn learn(
    mut presses: ResMut<KeyPresses>,
    mut bindings: ResMut<Bindings>,
    mut keymap: ResMut<Keymap>,
    mut prefs: ResMut<Prefs>,
) {
    let mut caps = None;
    for press in presses.all.iter_mut().filter(|press| press.held == default()) {
        let Some(letter) = press.letter.filter(|letter| readable(*letter)) else { continue };
        if !PLACES.contains(&press.key) {
            continue;
        }
        keymap.wrote.insert(press.key, letter);
        let before = caps.as_ref().unwrap_or(&bindings.caps);
        let now = before.after(press.key, &keymap.wrote);
        if now != *before {
            press.teaches = true;
            caps = Some(now);
        }
    }
    let Some(caps) = caps else { return };
    bindings.caps = caps;
    keymap.ask_again();
    let settings = bindings.to_settings();
    if settings != prefs.settings.keys() {
        prefs.settings.set_keys(settings);
    }
}

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
            if let Some(digit) = NUMPAD_DIGITS.iter().position(|key| *key == other) {
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

    use super::super::BINDABLE_KEYS;
    use super::*;

    fn after(caps: &KeyLabels, wrote: &[(KeyCode, char)]) -> KeyLabels {
        caps.learnt(&wrote.iter().copied().collect())
    }

    fn caps(caps: &KeyLabels, keys: &[KeyCode]) -> String {
        keys.iter().map(|key| caps.label(*key).shown()).collect()
    }

    #[test]
    fn every_key_has_its_printed_label() {
        use KeyCode::{Backspace, Digit4, Escape, F10, Numpad7, NumpadAdd, PageUp, Slash};
        let called =
            [Space, Escape, Backspace, PageUp, Numpad7, NumpadAdd, KeyA, Digit4, F10, Slash].map(cap);
        let written = ["Space", "Esc", "Backspace", "Page up", "Num 7", "Num Add", "A", "4", "F10", "/"];
        assert_eq!(called, written);
        // No key that can be bound is called by the name that the program has for it.
        for key in BINDABLE_KEYS {
            let called = cap(key).shown();
            assert!(!["Key", "Digit", "Numpad"].iter().any(|code| called.contains(code)), "{called}");
        }
    }

    #[test]
    fn one_typed_key_identifies_the_layout() {
        let none = KeyLabels::default();
        assert_eq!(caps(&none, &[KeyQ, KeyW, KeyA, KeyY, Space]), "QWAYSpace");
        assert_eq!(caps(&after(&none, &[(KeyQ, 'A')]), &[KeyQ, KeyW, KeyA, KeyZ, Semicolon]), "AZQWM");
        assert_eq!(caps(&after(&none, &[(KeyZ, 'Y')]), &[KeyQ, KeyY, KeyZ]), "QZY");
        // A letter that all layouts share identifies none.
        assert_eq!(after(&none, &[(KeyC, 'C')]), none);
    }

    /// Reports of players in France and Germany: the key that was shown as `-` took another card.
    #[test]
    fn the_row_of_digits_has_its_own_labels_on_each_keyboard() {
        use KeyCode::{Backslash, Digit1, Digit6, Equal, Minus, Slash};
        let row = [Digit1, Digit6, Minus, Equal, Slash, Backslash];
        for (language, labels) in [("en-GB", "16-=/\\"), ("fr-FR", "16)=!*"), ("de-DE", "16ß´-#")] {
            let system = KeyLabels::from_settings(&BTreeMap::new(), Some(language));
            assert_eq!(caps(&system, &row), labels, "{language}");
        }
        let dvorak = after(&KeyLabels::default(), &[(KeyQ, '\'')]);
        assert_eq!(caps(&dvorak, &row), "16[]Z\\");
        // One key of the row identifies the keyboard, too; a digit is in the same place on all of them.
        assert_eq!(caps(&after(&KeyLabels::default(), &[(Digit6, '-')]), &row), "16)=!*");
        assert_eq!(caps(&after(&KeyLabels::default(), &[(Minus, 'ß')]), &row), "16ß´-#");
        let french = KeyLabels::from_settings(&BTreeMap::new(), Some("fr-FR"));
        assert_eq!(after(&french, &[(Digit1, '1')]), french);
        // A digit's key is called by its digit, though it writes another letter: `ě` on the Czech one.
        assert_eq!(caps(&after(&KeyLabels::default(), &[(Digit6, 'Ž')]), &row), "16-=/\\");
    }

    #[test]
    fn the_systems_layout_overrides_the_assumed_one() {
        use KeyCode::{Digit6, Minus};
        let mut system = KeyLabels::from_settings(&BTreeMap::new(), Some("de-DE"));
        system.update([(KeyQ, vec!['A']), (Digit6, vec!['6', '-']), (Minus, vec![')', '°'])].into());
        assert_eq!(caps(&system, &[KeyQ, Digit6, Minus, KeyY]), "A6)Z");
        let typed = |key, letter| system.after(key, &[(key, letter)].into());
        for (key, letter) in [(KeyQ, 'A'), (Digit6, '-'), (Digit6, '6'), (KeyY, 'Z'), (KeyC, 'C')] {
            assert_eq!(typed(key, letter), system, "{letter} is no news");
        }
        assert_eq!(caps(&typed(KeyQ, 'Q'), &[KeyQ, Minus]), "Q)", "the layout was changed");
        assert_eq!(caps(&typed(KeyY, 'Y'), &[KeyQ, KeyY]), "AY");
        assert_eq!(system.to_settings(Some("de-DE")).count(), 0, "it will be told again");
    }

    #[test]
    fn an_unknown_layout_is_learnt_key_by_key() {
        let bepo = after(&KeyLabels::default(), &[(KeyQ, 'B'), (KeyW, 'É'), (KeyA, 'A')]);
        assert_eq!(caps(&bepo, &[KeyQ, KeyW, KeyE, KeyA]), "BÉEA");
        // A changed keyboard is learnt again.
        let now = after(&bepo, &[(KeyQ, 'Q'), (KeyW, 'W'), (KeyA, 'A')]);
        assert_eq!(now, KeyLabels::default());
    }

    #[test]
    fn learnt_labels_are_saved_and_implied_ones_are_not() {
        for (language, learnt) in [
            (None, after(&KeyLabels::default(), &[(KeyQ, 'A')])),
            (Some("fr-FR"), after(&KeyLabels::default(), &[(KeyQ, 'Q')])),
            (Some("de-DE"), after(&KeyLabels::default(), &[(KeyQ, 'B'), (KeyW, 'É')])),
        ] {
            let set: BTreeMap<_, _> = learnt.to_settings(language).collect();
            assert!(!set.is_empty());
            assert_eq!(KeyLabels::from_settings(&set, language), learnt, "{set:?}");
        }
        let french = KeyLabels::from_settings(&BTreeMap::new(), Some("fr-FR"));
        assert_eq!(caps(&french, &[KeyQ, KeyW]), "AZ");
        assert_eq!(french.to_settings(Some("fr-FR")).count(), 0);
    }
}
