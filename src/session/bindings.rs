//! Bindings of keys and pad buttons to [`InputAction`]s: twelve options for each player, all under one hand, and
//! everything else. All but the keys of menus can be changed.

mod boards;
mod caps;
mod keymap;
mod pad_labels;
mod pads;
mod table;

use std::collections::BTreeMap;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::flow::action::{ActionState, InputAction};
use crate::flow::language::system_languages;
use caps::KeyLabels;
pub(super) use caps::{learn, upper};
use engine::Seat;
pub(super) use keymap::{Keymap, ask};
pub use pad_labels::PadLabels;
use pads::PadBindings;
pub use pads::{PADS, button_name};
use table::{COUNT, TABLE, place_of};
use words::DisplayText;
use words::say;

/// What keys and pads do, and what they did in this frame.
#[derive(SystemParam)]
pub struct InputState<'w> {
    /// The bindings.
    pub keys: Res<'w, Bindings>,
    /// The actions of this frame.
    pub actions: Res<'w, ActionState>,
}

/// The keys of both players and of the table, and the buttons of pads.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Bindings {
    /// The keys for the options of the player on the left, or of the only player.
    pub left: [KeyCode; OPTIONS],
    /// The keys for the options of the player on the right.
    pub right: [KeyCode; OPTIONS],
    /// The key of each action in [`TABLE`].
    keys: [Option<KeyCode>; COUNT],
    pads: PadBindings,
    /// The labels on the keys.
    caps: KeyLabels,
    /// The labels on the pad used last.
    pad_labels: PadLabels,
    /// True if the device used last is a pad: then its buttons are shown instead of keys.
    by_pad: bool,
}

/// Number of options a player has.
pub const OPTIONS: usize = 12;

impl Default for Bindings {
    fn default() -> Self {
        use KeyCode::{
            Comma, KeyA, KeyB, KeyC, KeyD, KeyE, KeyF, KeyI, KeyJ, KeyK, KeyL, KeyN, KeyO, KeyP, KeyQ, KeyR,
            KeyS, KeyU, KeyV, KeyW, KeyX, KeyY, KeyZ, Period,
        };
        Self {
            left: [KeyQ, KeyW, KeyE, KeyA, KeyS, KeyD, KeyZ, KeyX, KeyC, KeyR, KeyF, KeyV],
            right: [KeyI, KeyO, KeyP, KeyJ, KeyK, KeyL, KeyN, Comma, Period, KeyU, KeyY, KeyB],
            keys: TABLE.map(|entry| entry.key.code()),
            pads: PadBindings::default(),
            caps: KeyLabels::default(),
            pad_labels: PadLabels::default(),
            by_pad: false,
        }
    }
}

/// Actions that settings of an earlier build do not know: these may have given their keys to other actions.
const NEW_ACTIONS: [InputAction; 1] = [InputAction::Magnify];

/// Keys that can be bound; keys of menus and digits are excluded.
#[rustfmt::skip]
const BINDABLE_KEYS: [KeyCode; 64] = {
    use KeyCode::*;
    [
        KeyA, KeyB, KeyC, KeyD, KeyE, KeyF, KeyG, KeyH, KeyI, KeyJ, KeyK, KeyL, KeyM, KeyN, KeyO, KeyP, KeyQ, KeyR, KeyS,
        KeyT, KeyU, KeyV, KeyW, KeyX, KeyY, KeyZ, Comma, Period, Slash, Semicolon, Quote, BracketLeft, BracketRight,
        Backslash, Backquote, Numpad0, Numpad1, Numpad2, Numpad3, Numpad4, Numpad5, Numpad6, Numpad7, Numpad8, Numpad9,
        NumpadAdd, NumpadSubtract, F1, F2, F3, F4, F5, F6, F7, F8, F9, F10, F11, F12, Space, Tab, Backspace, Insert,
        Delete,
    ]
};

/// Letter keys that the title and the menus use.
const MENU_KEYS: [KeyCode; 5] = [KeyCode::KeyC, KeyCode::KeyH, KeyCode::KeyU, KeyCode::Tab, KeyCode::Space];

/// The digits. They stand for options as well if one person plays, or if one of two looks behind the privacy screen:
/// see
/// [`super::decisions::OpenDecisions::digits`].
pub const DIGITS: [KeyCode; OPTIONS] = [
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

/// The digits of the number block, from 0.
#[rustfmt::skip]
pub(super) const NUMPAD_DIGITS: [KeyCode; 10] = {
    use KeyCode::*;
    [Numpad0, Numpad1, Numpad2, Numpad3, Numpad4, Numpad5, Numpad6, Numpad7, Numpad8, Numpad9]
};

/// Returns the digit in whose place a key is, in the row above the letters.
fn digit_of(key: KeyCode) -> Option<char> {
    let place = DIGITS[..10].iter().position(|other| *other == key)?;
    "1234567890".chars().nth(place)
}

/// The result of binding a key or a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BindResult {
    /// It is bound to the action now.
    Done,
    /// It was bound to another action, which has this one's old key or button now.
    Swapped(InputAction),
    /// Nothing changed: it is bound to an action that could not take the old one.
    Taken(InputAction),
    /// Nothing changed: it is reserved for menus.
    Reserved,
}

/// An action with its bindings, for display.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BindingRow {
    /// The action.
    pub action: InputAction,
    /// The name of the action for players.
    pub words: DisplayText,
    /// The label of its key, if it has one.
    pub key: Option<DisplayText>,
    /// True if another key can be bound to it.
    pub key_is_free: bool,
    /// The name of its pad button, if it has one.
    pub button: Option<DisplayText>,
    /// True if another button can be bound to it.
    pub button_is_free: bool,
}

impl Bindings {
    /// Reads the bindings from the settings. Entries that cannot be read, or would bind a key twice, keep their
    /// defaults.
    #[must_use]
    pub fn from_settings(set: &BTreeMap<String, String>) -> Self {
        let read = |action| {
            let named = set.get(&name(action)?)?;
            BINDABLE_KEYS.into_iter().find(|key| format!("{key:?}") == *named)
        };
        let caps = KeyLabels::from_settings(set, system_languages().first().map(String::as_str));
        let mut usual = Self { pads: PadBindings::from_settings(set), caps, ..Self::default() };
        let kept: Vec<KeyCode> = rebindable_actions().filter_map(read).collect();
        for action in NEW_ACTIONS.into_iter().filter(|action| read(*action).is_none()) {
            usual.give_way(action, &kept);
        }
        let mut all = usual.clone();
        for action in rebindable_actions() {
            if let Some(key) = read(action) {
                all.put(action, Some(key));
            }
        }
        if all.is_sound() {
            return all;
        }
        for action in rebindable_actions() {
            if let Some(key) = read(action) {
                usual.bind(action, key);
            }
        }
        usual
    }

    /// Returns the bindings that differ from the defaults, for the settings.
    #[must_use]
    pub fn to_settings(&self) -> BTreeMap<String, String> {
        let usual = Self::default();
        let differs = rebindable_actions().filter(|action| self.key(*action) != usual.key(*action));
        let keys = differs.filter_map(|action| Some((name(action)?, format!("{:?}", self.key(action)?))));
        keys.chain(self.pads.to_settings())
            .chain(self.caps.to_settings(system_languages().first().map(String::as_str)))
            .collect()
    }

    /// Returns the key of an action. A player looks with the key of the first option, so that the other player's hand
    /// is not on it.
    #[must_use]
    pub fn key(&self, action: InputAction) -> Option<KeyCode> {
        match action {
            InputAction::Option(seat, k) => self.option_keys(seat, true).get(k).copied(),
            InputAction::Look(seat) => Some(self.option_keys(seat, true)[0]),
            InputAction::Number(k) => DIGITS.get(k).copied(),
            other => place_of(other).and_then(|place| self.keys[place]),
        }
    }

    /// Returns the option keys of a side. A lone player has the left ones; `two` is true if both sides have a person.
    #[must_use]
    pub const fn option_keys(&self, seat: Seat, two: bool) -> &[KeyCode; OPTIONS] {
        match seat {
            Seat::Away if two => &self.right,
            _ => &self.left,
        }
    }

    /// Returns true if the player or the defaults bound an action to that key.
    pub(super) fn is_bound(&self, key: KeyCode) -> bool {
        rebindable_actions().any(|action| self.key(action) == Some(key))
    }

    /// Returns these bindings with what was known of keyboard and pad before: settings do not hold it.
    pub(super) fn on_the_devices_of(mut self, before: &Self) -> Self {
        self.caps.keep_system_labels(before.caps.clone());
        Self { pad_labels: before.pad_labels, by_pad: before.by_pad, ..self }
    }

    /// Shows the buttons of that pad from now on; the keys of the keyboard without one.
    pub(super) fn set_labels(&mut self, pad: Option<PadLabels>) {
        self.by_pad = pad.is_some();
        self.pad_labels = pad.unwrap_or(self.pad_labels);
    }

    /// Returns true if the buttons of a pad are shown instead of keys.
    #[must_use]
    pub const fn by_pad(&self) -> bool {
        self.by_pad
    }

    /// Returns the labels on the pad used last.
    #[must_use]
    pub const fn pad_labels(&self) -> PadLabels {
        self.pad_labels
    }

    /// Returns the actions of that key other than options and numbers; `two` is true if two people play.
    pub(super) fn on_key(&self, key: KeyCode, two: bool) -> impl Iterator<Item = InputAction> {
        let here = TABLE.iter().zip(self.keys).filter(move |(_, bound)| *bound == Some(key));
        here.map(|(entry, _)| entry.action).filter_map(move |action| match action {
            InputAction::Log => (!two).then_some(action),
            InputAction::LogOfTwo => two.then_some(InputAction::Log),
            other => Some(other),
        })
    }

    /// Returns the label of what does that action on the device used last: a key, or a button of a pad; empty if
    /// nothing does.
    pub fn cap_of(&self, action: InputAction) -> DisplayText {
        if self.by_pad { self.button_cap_of(action) } else { self.key_cap_of(action) }
    }

    /// Returns the label of that action's key.
    pub fn key_cap_of(&self, action: InputAction) -> DisplayText {
        match action {
            InputAction::PreviousWidget => say!("key-shift-tab"),
            other => self.key(other).map_or(DisplayText::EMPTY, |key| self.cap(key)),
        }
    }

    /// Returns the label of a key on the player's own keyboard.
    pub fn cap(&self, key: KeyCode) -> DisplayText {
        self.caps.label(key)
    }

    /// Returns the pad button of that action, if it has one. The second half of the options uses the buttons of the
    /// first, after [`InputAction::MoreOptions`].
    #[must_use]
    pub fn button(&self, action: InputAction) -> Option<GamepadButton> {
        self.pads.button(action)
    }

    /// Returns the label of that action's pad button, such as `X`; empty if it has none.
    pub fn button_cap_of(&self, action: InputAction) -> DisplayText {
        self.button(action).map_or(DisplayText::EMPTY, |button| self.pad_labels.label(button))
    }

    /// Returns the bindings of pads.
    pub(super) const fn pads(&self) -> &PadBindings {
        &self.pads
    }

    /// Binds a key to an action. No key has two actions that are heard at the same time: an action that had this key
    /// takes over the old one.
    pub fn bind(&mut self, action: InputAction, key: KeyCode) -> BindResult {
        if !is_allowed(action, key) {
            return BindResult::Reserved;
        }
        let (old, mut now) = (self.key(action), self.clone());
        let others =
            rebindable_actions().filter(|other| meet(action, *other) && self.key(*other) == Some(key));
        let others: Vec<InputAction> = others.collect();
        now.put(action, Some(key));
        for other in &others {
            now.put(*other, old);
        }
        match others.first() {
            Some(other) if !now.is_sound() => return BindResult::Taken(*other),
            _ => *self = now,
        }
        others.first().map_or(BindResult::Done, |other| BindResult::Swapped(*other))
    }

    /// Binds a pad button to an action, under the same rule as [`Bindings::bind`].
    pub fn bind_button(&mut self, action: InputAction, button: GamepadButton) -> BindResult {
        self.pads.bind(action, button)
    }

    /// Returns every action with its bindings: the options of both players, then the rest.
    #[must_use]
    pub fn rows(&self) -> Vec<BindingRow> {
        let options = Seat::BOTH.into_iter().flat_map(|seat| (0..OPTIONS).map(move |k| (seat, k)));
        let options = options.map(|(seat, k)| {
            let words = say!("act-option", n = k + 1);
            self.row(InputAction::Option(seat, k), words, true)
        });
        let rest = TABLE.iter().map(|entry| self.row(entry.action, entry.words.into(), entry.key.is_free()));
        options.chain(rest).collect()
    }

    fn row(&self, action: InputAction, words: DisplayText, key_is_free: bool) -> BindingRow {
        let key = Some(self.key_cap_of(action)).filter(|cap| !cap.is_empty());
        let button = self.button(action).map(|_| self.button_cap_of(action));
        BindingRow { action, words, key, key_is_free, button, button_is_free: PadBindings::is_bound(action) }
    }

    /// Returns true if every key is allowed for its action and no key has two actions at the same time.
    fn is_sound(&self) -> bool {
        rebindable_actions().all(|action| {
            let Some(key) = self.key(action) else { return false };
            let twice = rebindable_actions().any(|other| meet(action, other) && self.key(other) == Some(key));
            is_allowed(action, key) && !twice
        })
    }

    /// Gives an action the first key that serves nothing if its own is one of those `kept` for others.
    fn give_way(&mut self, action: InputAction, kept: &[KeyCode]) {
        if self.key(action).is_some_and(|key| kept.contains(&key)) {
            let free = |key: &KeyCode| {
                is_allowed(action, *key)
                    && !kept.contains(key)
                    && rebindable_actions().all(|other| self.key(other) != Some(*key))
            };
            let free = BINDABLE_KEYS.into_iter().find(free);
            self.put(action, free);
        }
    }

    fn put(&mut self, action: InputAction, key: Option<KeyCode>) {
        match (action, key) {
            (InputAction::Option(Seat::Home, k), Some(key)) => self.left[k] = key,
            (InputAction::Option(Seat::Away, k), Some(key)) => self.right[k] = key,
            (other, key) => {
                if let Some(place) = place_of(other) {
                    self.keys[place] = key;
                }
            }
        }
    }
}

/// Returns what an action does in a word or two, for the picture of a keyboard or a pad.
pub fn short(action: InputAction) -> DisplayText {
    match action {
        InputAction::Option(_, k) => DisplayText::verbatim((k + 1).to_string()),
        other => place_of(other).map_or(DisplayText::EMPTY, |place| TABLE[place].short.into()),
    }
}

/// Returns the actions that any key of [`BINDABLE_KEYS`] can be bound to.
fn rebindable_actions() -> impl Iterator<Item = InputAction> {
    let options =
        Seat::BOTH.into_iter().flat_map(|seat| (0..OPTIONS).map(move |k| InputAction::Option(seat, k)));
    options.chain(TABLE.iter().filter(|entry| entry.key.is_free()).map(|entry| entry.action))
}

/// Returns true if that key can be bound to that action. Actions heard in menus cannot use the keys reserved for menus.
fn is_allowed(action: InputAction, key: KeyCode) -> bool {
    let entry = place_of(action).map(|place| &TABLE[place]);
    let (free, menus) = match action {
        InputAction::Option(_, k) => (k < OPTIONS, false),
        _ => (
            entry.is_some_and(|entry| entry.key.is_free()),
            entry.is_some_and(|entry| entry.is_heard_by_menus()),
        ),
    };
    free && BINDABLE_KEYS.contains(&key) && !(menus && MENU_KEYS.contains(&key))
}

/// Returns true if both actions are heard at the same time. The log has one key if one person plays and another if two
/// do.
fn meet(a: InputAction, b: InputAction) -> bool {
    let apart = |a: InputAction, b: InputAction| {
        a == InputAction::Log && matches!(b, InputAction::Option(Seat::Away, _) | InputAction::LogOfTwo)
    };
    a != b && !apart(a, b) && !apart(b, a)
}

/// Returns the name of an action in the settings: `left 1` to `right 12`, or its name in the table.
fn name(action: InputAction) -> Option<String> {
    match action {
        InputAction::Option(Seat::Home, k) => Some(format!("left {}", k + 1)),
        InputAction::Option(Seat::Away, k) => Some(format!("right {}", k + 1)),
        other => place_of(other).map(|place| TABLE[place].name.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: [InputAction; 2] = [InputAction::Option(Seat::Home, 0), InputAction::Option(Seat::Away, 0)];

    #[test]
    fn keys_can_be_rebound_and_never_bound_twice() {
        let mut bindings = Bindings::default();
        let [left, right] = FIRST;
        assert_eq!(bindings.bind(left, KeyCode::KeyT), BindResult::Done);
        assert_eq!(bindings.bind(right, KeyCode::KeyT), BindResult::Swapped(left));
        assert_eq!(FIRST.map(|first| bindings.key(first)), [Some(KeyCode::KeyI), Some(KeyCode::KeyT)]);
        assert_eq!(bindings.bind(left, KeyCode::KeyI), BindResult::Done, "it has it already");
        for reserved in [KeyCode::Enter, KeyCode::Escape, KeyCode::ArrowUp, KeyCode::Digit1] {
            assert_eq!(bindings.bind(InputAction::Option(Seat::Home, 3), reserved), BindResult::Reserved);
        }
        assert_eq!(Bindings::from_settings(&bindings.to_settings()), bindings);
        let odd = [("left 1", "KeyZ"), ("left 2", "Nonsense"), ("middle", "KeyA")];
        let odd = odd.map(|(k, v)| (k.to_owned(), v.to_owned())).into();
        let bindings = Bindings::from_settings(&odd);
        assert_eq!((bindings.left[0], bindings.left[6]), (KeyCode::KeyZ, KeyCode::KeyQ));
    }

    #[test]
    fn table_keys_can_be_rebound() {
        use InputAction::{Back, Log, Mute, Proceed, Rules, Undo};
        let mut bindings = Bindings::default();
        assert_eq!(bindings.bind(Undo, KeyCode::Delete), BindResult::Done);
        assert_eq!(bindings.bind(Proceed, KeyCode::F1), BindResult::Taken(Rules), "Space belongs to menus");
        assert_eq!(bindings.bind(Rules, KeyCode::KeyC), BindResult::Reserved, "so does C");
        assert_eq!(bindings.bind(Rules, KeyCode::KeyM), BindResult::Swapped(Mute));
        assert_eq!(bindings.bind(Back, KeyCode::KeyT), BindResult::Reserved, "menus have keys of their own");
        // The log's key may be the right player's too: the two are never active at the same time.
        assert_eq!(
            bindings.bind(Log, KeyCode::KeyQ),
            BindResult::Taken(FIRST[0]),
            "the left one would share a key with the right"
        );
        assert_eq!(bindings.bind(Log, KeyCode::KeyO), BindResult::Done);
        assert_eq!(Bindings::from_settings(&bindings.to_settings()), bindings);
    }

    /// However keys are bound, no key has two actions, and the settings restore the bindings.
    #[test]
    fn no_sequence_of_rebinding_gives_a_key_two_actions() {
        let mut bindings = Bindings::default();
        let all: Vec<InputAction> = rebindable_actions().collect();
        let buttons: Vec<InputAction> =
            bindings.rows().into_iter().filter(|row| row.button_is_free).map(|row| row.action).collect();
        for k in 0..3000_usize {
            bindings.bind(
                all[(k * 17 + k / 7) % all.len()],
                BINDABLE_KEYS[(k * 29 + k / 5) % BINDABLE_KEYS.len()],
            );
            bindings
                .bind_button(buttons[(k * 5 + k / 3) % buttons.len()], PADS[(k * 7 + k / 11) % PADS.len()]);
            assert!(bindings.is_sound() && bindings.pads.is_sound(), "after {k}");
            assert_eq!(Bindings::from_settings(&bindings.to_settings()), bindings, "after {k}");
        }
    }

    #[test]
    fn no_key_and_no_button_has_two_actions() {
        assert!(Bindings::default().is_sound() && Bindings::default().pads.is_sound());
    }

    #[test]
    fn action_names_in_the_settings_are_stable() {
        let mut bindings = Bindings::default();
        let keys = [
            (InputAction::Proceed, KeyCode::Insert, "take"),
            (InputAction::HideCards, KeyCode::F4, "hide"),
            (InputAction::Undo, KeyCode::Delete, "undo"),
            (InputAction::Log, KeyCode::F6, "log"),
            (InputAction::LogOfTwo, KeyCode::F7, "logoftwo"),
            (InputAction::Coach, KeyCode::F8, "coach"),
            (InputAction::Rules, KeyCode::F9, "rules"),
            (InputAction::Competition, KeyCode::F12, "competition"),
            (InputAction::Settings, KeyCode::Slash, "settings"),
            (InputAction::Mute, KeyCode::Quote, "sound"),
            (InputAction::Fullscreen, KeyCode::Semicolon, "wholescreen"),
            (InputAction::ReplayGoal, KeyCode::KeyT, "again"),
            (InputAction::Magnify, KeyCode::NumpadAdd, "magnify"),
            (InputAction::Option(Seat::Home, 2), KeyCode::Numpad1, "left 3"),
            (InputAction::Option(Seat::Away, 11), KeyCode::Numpad2, "right 12"),
        ];
        for (action, key, name) in keys {
            assert_eq!(bindings.bind(action, key), BindResult::Done, "{name}");
            assert_eq!(bindings.to_settings().get(name), Some(&format!("{key:?}")), "{name}");
        }
        let set = [("pad take", "West"), ("pad undo", "RightTrigger2"), ("pad coach", "none")];
        let set = set.map(|(k, v)| (k.to_owned(), v.to_owned())).into();
        let read = Bindings::from_settings(&set);
        let button = |action| read.button(action);
        assert_eq!(button(InputAction::Proceed), Some(GamepadButton::West));
        assert_eq!(button(InputAction::Undo), Some(GamepadButton::RightTrigger2));
        assert_eq!(button(InputAction::Coach), None);
        assert_eq!(read.to_settings(), set);
    }

    /// Older settings may use the key of the magnifier for another action: they keep that.
    #[test]
    fn a_new_action_yields_to_saved_key_bindings() {
        let kept = [("log".to_owned(), "F3".to_owned())].into();
        let read = Bindings::from_settings(&kept);
        assert_eq!(read.key(InputAction::Log), Some(KeyCode::F3));
        let other = read.key(InputAction::Magnify);
        assert!(other.is_some() && other != Some(KeyCode::F3) && read.is_sound(), "{other:?}");
        assert_eq!(Bindings::from_settings(&read.to_settings()), read);
    }

    #[test]
    fn every_action_has_a_row() {
        let rows = Bindings::default().rows();
        assert_eq!(rows.len(), 2 * OPTIONS + COUNT);
        for row in rows {
            assert!(row.key.is_some() || row.button.is_some(), "nothing does {}", row.words);
            assert!(!row.words.is_empty() && !short(row.action).is_empty(), "{:?}", row.action);
        }
    }
}
