//! Which key stands for which option: twelve a player, lying under one hand each; and which keys and buttons of pads do
//! what else there is to do.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::caps::{Caps, language};
use crate::engine::Seat;

/// The keys of both players, of the table, and of pads.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Keys {
    /// The player on the left, or the only one.
    pub left: [KeyCode; 12],
    /// The player on the right.
    pub right: [KeyCode; 12],
    deeds: [KeyCode; DEEDS],
    pads: [Option<GamepadButton>; DEEDS],
    /// What is written on them.
    pub(super) caps: Caps,
}

impl Default for Keys {
    fn default() -> Self {
        use KeyCode::{
            Backspace, Comma, F1, F2, F5, F10, F11, KeyA, KeyB, KeyC, KeyD, KeyE, KeyF, KeyG, KeyH, KeyI,
            KeyJ, KeyK, KeyL, KeyM, KeyN, KeyO, KeyP, KeyQ, KeyR, KeyS, KeyU, KeyV, KeyW, KeyX, KeyY, KeyZ,
            Period, Space, Tab,
        };
        let pads = Deed::ALL.map(|deed| match deed {
            Deed::Take => Some(GamepadButton::RightTrigger2),
            Deed::Hide => Some(GamepadButton::RightTrigger),
            Deed::Undo => Some(GamepadButton::West),
            Deed::Log => Some(GamepadButton::LeftTrigger),
            Deed::Coach => Some(GamepadButton::North),
            Deed::Rules => Some(GamepadButton::Select),
            Deed::Sound => Some(GamepadButton::LeftTrigger2),
            Deed::LogOfTwo | Deed::Competition | Deed::Settings | Deed::WholeScreen | Deed::Again => None,
        });
        Self {
            left: [KeyQ, KeyW, KeyE, KeyA, KeyS, KeyD, KeyZ, KeyX, KeyC, KeyR, KeyF, KeyV],
            right: [KeyI, KeyO, KeyP, KeyJ, KeyK, KeyL, KeyN, Comma, Period, KeyU, KeyY, KeyB],
            deeds: [Space, Tab, Backspace, KeyL, KeyH, F2, F1, F5, F10, KeyM, F11, KeyG],
            pads,
            caps: Caps::default(),
        }
    }
}

/// What a key does beside the options of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Takes what is in focus, hurries the show along: as `Enter` does.
    Take,
    /// Hides the cards again that one has looked at.
    Hide,
    /// Takes the last decision back.
    Undo,
    /// Opens the match log, where one person plays.
    Log,
    /// Opens the match log, where two do.
    LogOfTwo,
    /// Calls the coach.
    Coach,
    /// Opens the rules.
    Rules,
    /// Opens the competition, on the title.
    Competition,
    /// Opens the settings.
    Settings,
    /// Sound off and on.
    Sound,
    /// The whole screen.
    WholeScreen,
    /// The last goal once more.
    Again,
}

/// How many deeds there are.
const DEEDS: usize = Deed::ALL.len();

impl Deed {
    /// Every deed.
    pub const ALL: [Self; 12] = [
        Self::Take,
        Self::Hide,
        Self::Undo,
        Self::Log,
        Self::LogOfTwo,
        Self::Coach,
        Self::Rules,
        Self::Competition,
        Self::Settings,
        Self::Sound,
        Self::WholeScreen,
        Self::Again,
    ];

    /// What it does, as players read it.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::Take => "Take, go on (as Enter)",
            Self::Hide => "Hide my cards; skip a lesson",
            Self::Undo => "Undo",
            Self::Log => "Match log",
            Self::LogOfTwo => "Match log, with two players",
            Self::Coach => "Coach",
            Self::Rules => "Rules",
            Self::Competition => "Competition, on the title",
            Self::Settings => "Settings",
            Self::Sound => "Sound off and on",
            Self::WholeScreen => "Whole screen",
            Self::Again => "Show the last goal again",
        }
    }

    /// Whether it works where menus are, too: those keep some keys for themselves.
    const fn everywhere(self) -> bool {
        matches!(self, Self::Rules | Self::Competition | Self::Settings | Self::Sound | Self::WholeScreen)
    }
}

/// Keys that can be given out. What belongs to menus or to typing digits is not among them.
#[rustfmt::skip]
pub(super) const FREE: [KeyCode; 64] = {
    use KeyCode::*;
    [
        KeyA, KeyB, KeyC, KeyD, KeyE, KeyF, KeyG, KeyH, KeyI, KeyJ, KeyK, KeyL, KeyM, KeyN, KeyO, KeyP, KeyQ, KeyR, KeyS,
        KeyT, KeyU, KeyV, KeyW, KeyX, KeyY, KeyZ, Comma, Period, Slash, Semicolon, Quote, BracketLeft, BracketRight,
        Backslash, Backquote, Numpad0, Numpad1, Numpad2, Numpad3, Numpad4, Numpad5, Numpad6, Numpad7, Numpad8, Numpad9,
        NumpadAdd, NumpadSubtract, F1, F2, F3, F4, F5, F6, F7, F8, F9, F10, F11, F12, Space, Tab, Backspace, Insert,
        Delete,
    ]
};

/// What the title and the menus hear themselves.
const OF_MENUS: [KeyCode; 5] = [KeyCode::KeyC, KeyCode::KeyH, KeyCode::KeyU, KeyCode::Tab, KeyCode::Space];

/// A place for a key: which hand (0 left, 1 right) and which option; or 2 and which of [`Deed::ALL`].
pub type Slot = (usize, usize);

/// The place of that deed.
#[must_use]
pub const fn slot_of(deed: Deed) -> Slot {
    (2, deed as usize)
}

/// What became of a key that was to stand for something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// It stands for it now.
    Done,
    /// It stood for something else, which has this one's old key now.
    Swapped(Slot),
    /// It stands for something that could not have the old key: nothing was changed.
    Taken(Slot),
    /// It belongs to menus.
    Reserved,
}

impl Keys {
    /// The keys as the settings have them; what is unreadable there, or given out twice, stays as it was.
    #[must_use]
    pub fn from_settings(set: &BTreeMap<String, String>) -> Self {
        let read = |slot| {
            let named = set.get(&name(slot))?;
            FREE.into_iter().find(|key| format!("{key:?}") == *named)
        };
        let caps = Caps::from_settings(set, language().as_deref());
        let mut keys = Self { pads: pads_from(set), caps, ..Self::default() };
        let mut all = keys.clone();
        for slot in slots() {
            if let Some(key) = read(slot) {
                all.put(slot, key);
            }
        }
        if all.sound() {
            return all;
        }
        for slot in slots() {
            if let Some(key) = read(slot) {
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
        let keys = differs.map(|slot| (name(slot), format!("{:?}", self.at(slot))));
        let other = Deed::ALL.into_iter().filter(|deed| self.pad(*deed) != normal.pad(*deed));
        let button = |deed| self.pad(deed).map_or_else(|| NONE.to_owned(), |button| format!("{button:?}"));
        let pads = other.map(|deed| (pad_name(deed), button(deed)));
        keys.chain(pads).chain(self.caps.to_settings(language().as_deref())).collect()
    }

    /// The key of a slot.
    #[must_use]
    pub const fn at(&self, (hand, k): Slot) -> KeyCode {
        match hand {
            0 => self.left[k],
            1 => self.right[k],
            _ => self.deeds[k],
        }
    }

    /// The key of that deed.
    #[must_use]
    pub const fn deed(&self, deed: Deed) -> KeyCode {
        self.deeds[deed as usize]
    }

    /// What stands on the cap of that deed's key.
    #[must_use]
    pub fn cap_of(&self, deed: Deed) -> String {
        self.cap(self.deed(deed))
    }

    /// What stands on a key's cap, on the player's own keyboard.
    #[must_use]
    pub fn cap(&self, key: KeyCode) -> String {
        self.caps.of(key)
    }

    /// The key of the match log.
    #[must_use]
    pub const fn log(&self, two: bool) -> KeyCode {
        self.deed(if two { Deed::LogOfTwo } else { Deed::Log })
    }

    /// The button of pads for that deed; none where only a key does it.
    #[must_use]
    pub const fn pad(&self, deed: Deed) -> Option<GamepadButton> {
        self.pads[deed as usize]
    }

    /// The deed that a button of pads does.
    #[must_use]
    pub fn by_pad(&self, button: GamepadButton) -> Option<Deed> {
        Deed::ALL.into_iter().find(|deed| self.pad(*deed) == Some(button))
    }

    /// Lets a key stand for something. No key stands for two things at a time: the other takes over the old key.
    pub fn bind(&mut self, slot: Slot, key: KeyCode) -> Bound {
        if !allowed(slot, key) {
            return Bound::Reserved;
        }
        let (old, mut now) = (self.at(slot), self.clone());
        let others = slots().filter(|other| meet(slot, *other) && self.at(*other) == key);
        let others: Vec<Slot> = others.collect();
        now.put(slot, key);
        for other in &others {
            now.put(*other, old);
        }
        match others.first() {
            Some(other) if !now.sound() => return Bound::Taken(*other),
            _ => *self = now,
        }
        others.first().map_or(Bound::Done, |other| Bound::Swapped(*other))
    }

    /// Lets a button of pads do that; whatever it did before gets the old button. Whether it can be given out.
    pub fn bind_pad(&mut self, deed: Deed, button: GamepadButton) -> bool {
        if !PADS.contains(&button) {
            return false;
        }
        if let Some(other) = self.by_pad(button) {
            self.pads[other as usize] = self.pad(deed);
        }
        self.pads[deed as usize] = Some(button);
        true
    }

    /// Whether every key may be where it is, and none stands for two things at a time.
    fn sound(&self) -> bool {
        slots().all(|slot| {
            let key = self.at(slot);
            allowed(slot, key) && !slots().any(|other| meet(slot, other) && self.at(other) == key)
        })
    }

    const fn put(&mut self, (hand, k): Slot, key: KeyCode) {
        match hand {
            0 => self.left[k] = key,
            1 => self.right[k] = key,
            _ => self.deeds[k] = key,
        }
    }
}

/// A deed that no button does, in the settings.
const NONE: &str = "none";

/// The buttons as the settings have them; the usual ones where one is given out twice there.
fn pads_from(set: &BTreeMap<String, String>) -> [Option<GamepadButton>; DEEDS] {
    let normal = Keys::default().pads;
    let mut pads = normal;
    for deed in Deed::ALL {
        let Some(named) = set.get(&pad_name(deed)) else { continue };
        let button = PADS.into_iter().find(|button| format!("{button:?}") == *named);
        if button.is_some() || named == NONE {
            pads[deed as usize] = button;
        }
    }
    let twice =
        PADS.into_iter().any(|button| pads.iter().filter(|other| **other == Some(button)).count() > 1);
    if twice { normal } else { pads }
}

/// Every slot.
fn slots() -> impl Iterator<Item = Slot> {
    (0..3).flat_map(|hand| (0..if hand < 2 { 12 } else { DEEDS }).map(move |k| (hand, k)))
}

/// Whether that key can be given to that slot.
fn allowed((hand, k): Slot, key: KeyCode) -> bool {
    let menus = hand == 2 && Deed::ALL.get(k).is_some_and(|deed| deed.everywhere());
    FREE.contains(&key) && !(menus && OF_MENUS.contains(&key))
}

/// Whether both are heard at a time: the log has one key where one person plays and another where two do.
fn meet(a: Slot, b: Slot) -> bool {
    let (alone, two) = (slot_of(Deed::Log), slot_of(Deed::LogOfTwo));
    let apart = |a: Slot, b: Slot| a == alone && (b.0 == 1 || b == two);
    a != b && !apart(a, b) && !apart(b, a)
}

/// A slot in the settings: `left 1` to `right 12`, or the deed.
fn name((hand, k): Slot) -> String {
    match hand {
        0 => format!("left {}", k + 1),
        1 => format!("right {}", k + 1),
        _ => Deed::ALL.get(k).map_or_else(String::new, |deed| format!("{deed:?}").to_lowercase()),
    }
}

/// The button of a deed in the settings.
fn pad_name(deed: Deed) -> String {
    format!("pad {deed:?}").to_lowercase()
}

/// The buttons of pads that can be given out; the cross, `A`, `B` and Start belong to menus and options.
pub const PADS: [GamepadButton; 9] = [
    GamepadButton::West,
    GamepadButton::North,
    GamepadButton::LeftTrigger,
    GamepadButton::RightTrigger,
    GamepadButton::LeftTrigger2,
    GamepadButton::RightTrigger2,
    GamepadButton::Select,
    GamepadButton::LeftThumb,
    GamepadButton::RightThumb,
];

/// What players call a button of a pad.
#[must_use]
pub const fn pad_cap(button: GamepadButton) -> &'static str {
    match button {
        GamepadButton::West => "X",
        GamepadButton::North => "Y",
        GamepadButton::LeftTrigger => "Left bumper",
        GamepadButton::RightTrigger => "Right bumper",
        GamepadButton::LeftTrigger2 => "Left trigger",
        GamepadButton::RightTrigger2 => "Right trigger",
        GamepadButton::Select => "Select",
        GamepadButton::LeftThumb => "Left stick",
        GamepadButton::RightThumb => "Right stick",
        _ => "Another button",
    }
}

/// Digits stand for options too, where one person plays, or one of two looks behind the curtain: see
/// [`super::ask::Asked::digits`].
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

    /// The key with which that player looks behind the curtain: the first of that side, so that no hand of the other lies
    /// on it.
    #[must_use]
    pub const fn look(&self, seat: Seat) -> KeyCode {
        self.of(seat, true)[0]
    }
}

/// What stands on a key's cap on an English keyboard.
pub(super) fn cap(key: KeyCode) -> String {
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
        KeyCode::Backquote => "`".into(),
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
        for reserved in [KeyCode::Enter, KeyCode::Escape, KeyCode::ArrowUp, KeyCode::Digit1] {
            assert_eq!(keys.bind((0, 3), reserved), Bound::Reserved);
        }
        assert_eq!(Keys::from_settings(&keys.to_settings()), keys);
        let odd = [("left 1", "KeyZ"), ("left 2", "Nonsense"), ("middle", "KeyA")];
        let odd = odd.map(|(k, v)| (k.to_owned(), v.to_owned())).into();
        let keys = Keys::from_settings(&odd);
        assert_eq!((keys.at((0, 0)), keys.at((0, 6))), (KeyCode::KeyZ, KeyCode::KeyQ));
    }

    #[test]
    fn keys_of_the_table_can_be_given_out_anew() {
        let mut keys = Keys::default();
        let [undo, log, rules, take] = [Deed::Undo, Deed::Log, Deed::Rules, Deed::Take].map(slot_of);
        assert_eq!(keys.bind(undo, KeyCode::Delete), Bound::Done);
        assert_eq!(keys.bind(take, KeyCode::F1), Bound::Taken(rules), "Space belongs to menus");
        assert_eq!(keys.bind(rules, KeyCode::KeyC), Bound::Reserved, "so does C");
        assert_eq!(keys.bind(rules, KeyCode::KeyM), Bound::Swapped(slot_of(Deed::Sound)));
        // The log's key is the right player's too, where two play: nobody is asked for both at a time.
        assert_eq!(
            keys.bind(log, KeyCode::KeyQ),
            Bound::Taken((0, 0)),
            "the left one would share a key with the right"
        );
        assert_eq!(keys.bind(log, KeyCode::KeyO), Bound::Done);
        assert_eq!(Keys::from_settings(&keys.to_settings()), keys);
    }

    /// Whatever is given out, one after the other: no key stands for two things, and the settings keep it.
    #[test]
    fn no_order_of_giving_out_makes_a_key_serve_two_ends() {
        let mut keys = Keys::default();
        let all: Vec<Slot> = slots().collect();
        for k in 0..3000_usize {
            keys.bind(all[(k * 17 + k / 7) % all.len()], FREE[(k * 29 + k / 5) % FREE.len()]);
            keys.bind_pad(Deed::ALL[(k * 5 + k / 3) % DEEDS], PADS[(k * 7 + k / 11) % PADS.len()]);
            assert!(keys.sound());
            assert_eq!(Keys::from_settings(&keys.to_settings()), keys, "after {k}");
        }
        for button in PADS {
            assert!(Deed::ALL.into_iter().filter(|deed| keys.pad(*deed) == Some(button)).count() <= 1);
        }
    }

    #[test]
    fn no_key_serves_two_ends() {
        assert!(Keys::default().sound());
    }
}
