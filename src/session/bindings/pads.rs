//! Bindings of pad buttons to actions. A button may have several actions if they are never heard at the same time. Six
//! buttons stand for options if two people choose in secret, and for six more options with another button held.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::pad_labels::PadLabels;
use super::table::{ButtonScope, COUNT, TABLE, place_of};
use super::{BindResult, OPTIONS};
use crate::flow::action::InputAction;
use engine::Seat;
use words::DisplayText;
use words::say;

/// Number of options with a button of their own.
const SIX: usize = OPTIONS / 2;

/// The default buttons of the options, in the order of the keys.
const SECRET: [GamepadButton; SIX] = [
    GamepadButton::West,
    GamepadButton::North,
    GamepadButton::East,
    GamepadButton::LeftTrigger,
    GamepadButton::South,
    GamepadButton::RightTrigger,
];

/// The pad buttons that can be bound.
pub const PADS: [GamepadButton; 16] = [
    GamepadButton::South,
    GamepadButton::East,
    GamepadButton::West,
    GamepadButton::North,
    GamepadButton::LeftTrigger,
    GamepadButton::RightTrigger,
    GamepadButton::LeftTrigger2,
    GamepadButton::RightTrigger2,
    GamepadButton::Select,
    GamepadButton::Start,
    GamepadButton::LeftThumb,
    GamepadButton::RightThumb,
    GamepadButton::DPadUp,
    GamepadButton::DPadDown,
    GamepadButton::DPadLeft,
    GamepadButton::DPadRight,
];

/// Returns the name of a pad button for players.
pub fn button_name(button: GamepadButton, labels: PadLabels) -> DisplayText {
    match button {
        GamepadButton::LeftTrigger => say!("key-pad-left-bumper"),
        GamepadButton::RightTrigger => say!("key-pad-right-bumper"),
        GamepadButton::LeftTrigger2 => say!("key-pad-left-trigger"),
        GamepadButton::RightTrigger2 => say!("key-pad-right-trigger"),
        GamepadButton::LeftThumb => say!("key-pad-left-stick"),
        GamepadButton::RightThumb => say!("key-pad-right-stick"),
        GamepadButton::DPadUp => say!("key-pad-up"),
        GamepadButton::DPadDown => say!("key-pad-down"),
        GamepadButton::DPadLeft => say!("key-pad-left"),
        GamepadButton::DPadRight => say!("key-pad-right"),
        other => labels.label(other),
    }
}

/// Setting of an action without a button.
const NONE: &str = "none";

/// The button of each action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::session) struct PadBindings {
    /// The button of each action in [`TABLE`], then of each of the six options.
    buttons: [Option<GamepadButton>; COUNT + SIX],
}

impl Default for PadBindings {
    fn default() -> Self {
        let mut buttons = [None; COUNT + SIX];
        for (place, entry) in TABLE.iter().enumerate() {
            buttons[place] = entry.button;
        }
        for (k, button) in SECRET.into_iter().enumerate() {
            buttons[COUNT + k] = Some(button);
        }
        Self { buttons }
    }
}

impl PadBindings {
    /// Reads the bindings from the settings. Saved bindings take precedence over defaults; if they contradict each
    /// other, all defaults apply.
    pub(super) fn from_settings(set: &BTreeMap<String, String>) -> Self {
        let usual = Self::default();
        let mut all = usual.clone();
        let mut kept = [false; COUNT + SIX];
        for (place, kept) in kept.iter_mut().enumerate() {
            let Some(named) = set.get(&name(place)) else { continue };
            let button = PADS.into_iter().find(|button| format!("{button:?}") == *named);
            if button.is_some() || named == NONE {
                (all.buttons[place], *kept) = (button, true);
            }
        }
        for place in (0..COUNT + SIX).filter(|place| !kept[*place] && !is_needed(*place)) {
            let taken =
                |other: usize| kept[other] && meet(place, other) && all.buttons[other] == all.buttons[place];
            if (0..COUNT + SIX).any(taken) {
                all.buttons[place] = None;
            }
        }
        if all.is_sound() { all } else { usual }
    }

    /// Returns the bindings that differ from the defaults, for the settings.
    pub(super) fn to_settings(&self) -> impl Iterator<Item = (String, String)> {
        let usual = Self::default();
        let both = self.buttons.into_iter().zip(usual.buttons).enumerate();
        both.filter(|(_, (now, usual))| now != usual).map(|(place, (now, _))| {
            (name(place), now.map_or_else(|| NONE.to_owned(), |button| format!("{button:?}")))
        })
    }

    /// Returns the button of that action.
    pub(super) fn button(&self, action: InputAction) -> Option<GamepadButton> {
        self.buttons[slot(action)?]
    }

    /// Returns the option, of six, that the button has if two people choose in secret.
    pub(in crate::session) fn option(&self, button: GamepadButton) -> Option<usize> {
        self.buttons[COUNT..].iter().position(|other| *other == Some(button))
    }

    /// Returns the other actions of that button, at the table or in menus.
    pub(in crate::session) fn actions(
        &self,
        button: GamepadButton,
        at_the_table: bool,
    ) -> impl Iterator<Item = InputAction> {
        let bound = TABLE.iter().zip(self.buttons).filter(move |(_, other)| *other == Some(button));
        let here = bound.map(|(entry, _)| entry).filter(move |entry| match entry.scope {
            ButtonScope::Everywhere => true,
            ButtonScope::Table => at_the_table,
            ButtonScope::Menus => !at_the_table,
            ButtonScope::Secret | ButtonScope::PrivacyScreen => false,
        });
        here.map(|entry| entry.action)
    }

    /// Returns true if that action can have a pad button.
    pub(super) fn is_bound(action: InputAction) -> bool {
        // The log's button opens it for one or two people.
        action != InputAction::LogOfTwo && slot(action).is_some()
    }

    /// Binds a button to an action. An action that had this button takes over the old one.
    pub(super) fn bind(&mut self, action: InputAction, button: GamepadButton) -> BindResult {
        let Some(place) = slot(action).filter(|_| PADS.contains(&button) && Self::is_bound(action)) else {
            return BindResult::Reserved;
        };
        let (old, mut now) = (self.buttons[place], self.clone());
        let others =
            (0..COUNT + SIX).filter(|other| meet(place, *other) && self.buttons[*other] == Some(button));
        let others: Vec<usize> = others.collect();
        now.buttons[place] = Some(button);
        for other in &others {
            now.buttons[*other] = old;
        }
        match others.first() {
            Some(other) if !now.is_sound() => BindResult::Taken(action_at(*other)),
            Some(other) => {
                *self = now;
                BindResult::Swapped(action_at(*other))
            }
            None => {
                *self = now;
                BindResult::Done
            }
        }
    }

    /// Returns true if no button has two actions at the same time, and every action that needs a button has one.
    pub(super) fn is_sound(&self) -> bool {
        (0..COUNT + SIX).all(|place| match self.buttons[place] {
            None => !is_needed(place),
            Some(button) => {
                !(0..COUNT + SIX).any(|other| meet(place, other) && self.buttons[other] == Some(button))
            }
        })
    }
}

/// Returns the index of that action's button.
fn slot(action: InputAction) -> Option<usize> {
    match action {
        InputAction::Option(_, k) => (k < OPTIONS).then_some(COUNT + k % SIX),
        other => place_of(other),
    }
}

fn action_at(place: usize) -> InputAction {
    TABLE
        .get(place)
        .map_or(InputAction::Option(Seat::Home, place.saturating_sub(COUNT)), |entry| entry.action)
}

fn is_needed(place: usize) -> bool {
    TABLE.get(place).is_none_or(|entry| entry.needs_button())
}

fn scope(place: usize) -> ButtonScope {
    TABLE.get(place).map_or(ButtonScope::Secret, |entry| entry.scope)
}

/// Returns true if both are heard at the same time.
fn meet(a: usize, b: usize) -> bool {
    use ButtonScope::{Everywhere, Menus, PrivacyScreen, Secret, Table};
    let is = |place: usize, action: InputAction| action_at(place) == action;
    // A button that hurries the show must never open the privacy screen.
    let hurries = |place: usize| {
        [InputAction::Confirm, InputAction::Proceed, InputAction::Back, InputAction::Menu]
            .into_iter()
            .any(|action| is(place, action))
    };
    a != b
        && match (scope(a), scope(b)) {
            (Table, Menus) | (Menus, Table) | (Secret, PrivacyScreen) | (PrivacyScreen, Secret) => false,
            // The button that leads out keeps its meaning in a secret choice.
            (Secret, Secret) | (PrivacyScreen, PrivacyScreen) => true,
            (Secret, _) => is(b, InputAction::Menu),
            (_, Secret) => is(a, InputAction::Menu),
            (PrivacyScreen, _) => hurries(b),
            (_, PrivacyScreen) => hurries(a),
            (Everywhere | Table | Menus, Everywhere | Table | Menus) => true,
        }
}

/// Returns the name in the settings, such as `pad take` or `pad option 1`.
fn name(place: usize) -> String {
    match TABLE.get(place) {
        Some(entry) => format!("pad {}", entry.name),
        None => format!("pad option {}", place - COUNT + 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_saved_button_overrides_a_default_one() {
        let kept = [("pad settings", "LeftThumb")].map(|(k, v)| (k.to_owned(), v.to_owned())).into();
        let read = PadBindings::from_settings(&kept);
        assert_eq!(read.button(InputAction::Settings), Some(GamepadButton::LeftThumb));
        assert_eq!(read.button(InputAction::PageBack), None, "it was bound before pages had buttons");
        let twice = [("pad undo", "South")].map(|(k, v)| (k.to_owned(), v.to_owned())).into();
        assert_eq!(PadBindings::from_settings(&twice), PadBindings::default(), "nothing else would confirm");
    }

    #[test]
    fn essential_actions_keep_a_gamepad_button() {
        let mut pads = PadBindings::default();
        let south = GamepadButton::South;
        assert_eq!(pads.bind(InputAction::Settings, south), BindResult::Taken(InputAction::Confirm));
        assert_eq!(pads.bind(InputAction::Undo, south), BindResult::Swapped(InputAction::Confirm));
        assert_eq!(pads.button(InputAction::Confirm), Some(GamepadButton::West));
        let mut pads = PadBindings::default();
        let start = pads.bind(InputAction::Option(Seat::Away, 6), GamepadButton::Start);
        assert_eq!(start, BindResult::Taken(InputAction::Menu), "no option hides the way out");
        assert_eq!(pads.bind(InputAction::Look(Seat::Away), south), BindResult::Taken(InputAction::Confirm));
        assert_eq!(pads.bind(InputAction::LogOfTwo, GamepadButton::Start), BindResult::Reserved);
    }
}
