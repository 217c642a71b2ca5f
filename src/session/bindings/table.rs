//! The table of all actions other than the options of a turn: their names in the settings, their descriptions and their
//! default bindings.

use bevy::prelude::*;

use crate::engine::Seat;
use crate::flow::action::{Direction, InputAction};

/// The default key of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Key {
    /// This key, unless another is bound.
    Free(KeyCode),
    /// Always this key: it is reserved for menus.
    Fixed(KeyCode),
    /// No key of its own.
    None,
}

impl Key {
    pub(super) const fn code(self) -> Option<KeyCode> {
        match self {
            Self::Free(key) | Self::Fixed(key) => Some(key),
            Self::None => None,
        }
    }

    pub(super) const fn is_free(self) -> bool {
        matches!(self, Self::Free(_))
    }
}

/// The situations in which the button of an action is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scope {
    /// Everywhere.
    Everywhere,
    /// Only at the table.
    Table,
    /// Away from the table: on the title, on pages and over the result.
    Menus,
    /// While two people choose in secret.
    Secret,
    /// While the curtain hangs.
    Curtain,
}

/// An action with its names and default bindings.
#[derive(Clone, Copy, Debug)]
pub(super) struct BindingEntry {
    pub(super) action: InputAction,
    /// The name in the settings.
    pub(super) name: &'static str,
    /// The description for players.
    pub(super) words: &'static str,
    /// The description in a word or two.
    pub(super) short: &'static str,
    pub(super) key: Key,
    pub(super) button: Option<GamepadButton>,
    pub(super) scope: Scope,
}

impl BindingEntry {
    /// Returns true if its key is heard in menus too, which reserve some keys.
    pub(super) const fn is_heard_by_menus(&self) -> bool {
        matches!(
            self.action,
            InputAction::Rules
                | InputAction::Competition
                | InputAction::Settings
                | InputAction::Mute
                | InputAction::Fullscreen
        )
    }

    /// Returns true if the action must have a button, so that the game can be played with a pad alone.
    pub(super) const fn needs_button(&self) -> bool {
        matches!(
            self.action,
            InputAction::Confirm
                | InputAction::Back
                | InputAction::Menu
                | InputAction::Navigate(_)
                | InputAction::MoreOptions
                | InputAction::Look(_)
        )
    }
}

/// Number of entries.
pub(super) const COUNT: usize = 30;

const fn entry(
    action: InputAction,
    name: &'static str,
    (words, short): (&'static str, &'static str),
    key: Key,
    button: Option<GamepadButton>,
    scope: Scope,
) -> BindingEntry {
    BindingEntry { action, name, words, short, key, button, scope }
}

/// Every action but options and numbers.
#[rustfmt::skip]
pub(super) const TABLE: [BindingEntry; COUNT] = {
    use GamepadButton as Pad;
    use InputAction::*;
    use Key::{Fixed, Free};
    use Scope::{Curtain, Everywhere, Menus, Secret, Table};
    [
        entry(Proceed, "take", ("Take, go on", "Go on"), Free(KeyCode::Space), Some(Pad::RightTrigger2), Everywhere),
        entry(HideCards, "hide", ("Hide my cards; skip a lesson", "Hide"), Free(KeyCode::Tab), Some(Pad::RightTrigger), Table),
        entry(Undo, "undo", ("Undo", "Undo"), Free(KeyCode::Backspace), Some(Pad::West), Table),
        entry(Log, "log", ("Match log", "Log"), Free(KeyCode::KeyL), Some(Pad::LeftTrigger), Table),
        entry(LogOfTwo, "logoftwo", ("Match log, with two players", "Log (2)"), Free(KeyCode::KeyH), None, Table),
        entry(Coach, "coach", ("Coach", "Coach"), Free(KeyCode::F2), Some(Pad::North), Everywhere),
        entry(Rules, "rules", ("Rules", "Rules"), Free(KeyCode::F1), Some(Pad::Select), Everywhere),
        entry(Competition, "competition", ("Competition, on the title", "Cup"), Free(KeyCode::F5), None, Everywhere),
        entry(Settings, "settings", ("Settings", "Settings"), Free(KeyCode::F10), None, Everywhere),
        entry(Mute, "sound", ("Mute", "Sound"), Free(KeyCode::KeyM), Some(Pad::LeftTrigger2), Everywhere),
        entry(Fullscreen, "wholescreen", ("Full screen", "Screen"), Free(KeyCode::F11), None, Everywhere),
        entry(ReplayGoal, "again", ("Replay the last goal", "Goal again"), Free(KeyCode::KeyG), None, Everywhere),
        entry(Confirm, "confirm", ("Select what is lit", "Select"), Fixed(KeyCode::Enter), Some(Pad::South), Everywhere),
        entry(Back, "back", ("Back", "Back"), Fixed(KeyCode::Escape), Some(Pad::East), Everywhere),
        entry(Menu, "menu", ("Menu, and back", "Menu"), Key::None, Some(Pad::Start), Everywhere),
        entry(Navigate(Direction::Left), "left", ("To the left", "Left"), Fixed(KeyCode::ArrowLeft), Some(Pad::DPadLeft), Everywhere),
        entry(Navigate(Direction::Right), "right", ("To the right", "Right"), Fixed(KeyCode::ArrowRight), Some(Pad::DPadRight), Everywhere),
        entry(Navigate(Direction::Up), "up", ("Up", "Up"), Fixed(KeyCode::ArrowUp), Some(Pad::DPadUp), Everywhere),
        entry(Navigate(Direction::Down), "down", ("Down", "Down"), Fixed(KeyCode::ArrowDown), Some(Pad::DPadDown), Everywhere),
        entry(NextWidget, "next", ("Next on a page", "Next"), Fixed(KeyCode::Tab), Some(Pad::RightTrigger), Menus),
        entry(PreviousWidget, "previous", ("Previous on a page", "Previous"), Key::None, Some(Pad::LeftTrigger), Menus),
        entry(PageBack, "page back", ("One page back", "Page back"), Fixed(KeyCode::PageUp), Some(Pad::LeftThumb), Everywhere),
        entry(PageForward, "page on", ("One page on", "Page on"), Fixed(KeyCode::PageDown), Some(Pad::RightThumb), Everywhere),
        entry(ToStart, "start", ("To the beginning", "Start"), Fixed(KeyCode::Home), None, Everywhere),
        entry(ToEnd, "end", ("To the end", "End"), Fixed(KeyCode::End), None, Everywhere),
        entry(MoreOptions, "more", ("Held: options 7 to 12", "More"), Key::None, Some(Pad::RightTrigger2), Secret),
        entry(Look(Seat::Home), "look", ("Look behind the curtain", "Look"), Key::None, Some(Pad::North), Curtain),
        entry(Continue, "continue", ("Continue, on the title", "Continue"), Fixed(KeyCode::KeyC), None, Menus),
        entry(ClubHouse, "club", ("Club house, on the title", "Club"), Fixed(KeyCode::KeyH), None, Menus),
        entry(Unfinished, "unfinished", ("Matches left, on the title", "Left"), Fixed(KeyCode::KeyU), None, Menus),
    ]
};

/// Returns the index of an action in [`TABLE`]. Both players look with the same button.
pub(super) fn place_of(action: InputAction) -> Option<usize> {
    let action = match action {
        InputAction::Look(_) => InputAction::Look(Seat::Home),
        other => other,
    };
    TABLE.iter().position(|entry| entry.action == action)
}
