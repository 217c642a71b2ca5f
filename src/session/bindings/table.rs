//! The table of all actions other than the options of a turn: their names in the settings, their descriptions and their
//! default bindings.

use bevy::prelude::*;

use crate::flow::action::{InputAction, PadDirection};
use engine::Seat;
use words::MessageId;
use words::id;

/// The default key of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DefaultKey {
    /// This key, unless another is bound.
    Free(KeyCode),
    /// Always this key: it is reserved for menus.
    Fixed(KeyCode),
    /// No key of its own.
    None,
}

impl DefaultKey {
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
pub(super) enum ButtonScope {
    /// Everywhere.
    Everywhere,
    /// Only at the table.
    Table,
    /// Away from the table: on the title, on pages and over the result.
    Menus,
    /// While two people choose in secret.
    Secret,
    /// While the privacy screen is closed.
    PrivacyScreen,
}

/// An action with its names and default bindings.
#[derive(Clone, Copy, Debug)]
pub(super) struct BindingEntry {
    pub(super) action: InputAction,
    /// The name in the settings.
    pub(super) name: &'static str,
    /// The description for players.
    pub(super) words: MessageId,
    /// The description in a word or two.
    pub(super) short: MessageId,
    pub(super) key: DefaultKey,
    pub(super) button: Option<GamepadButton>,
    pub(super) scope: ButtonScope,
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
pub(super) const COUNT: usize = 31;

const fn entry(
    action: InputAction,
    name: &'static str,
    words: MessageId,
    short: MessageId,
    key: DefaultKey,
    button: Option<GamepadButton>,
    scope: ButtonScope,
) -> BindingEntry {
    BindingEntry { action, name, words, short, key, button, scope }
}

/// Every action but options and numbers.
#[rustfmt::skip]
pub(super) const TABLE: [BindingEntry; COUNT] = {
    use GamepadButton as Pad;
    use InputAction::*;
    use DefaultKey::{Fixed, Free};
    use ButtonScope::{PrivacyScreen, Everywhere, Menus, Secret, Table};
    [
        entry(Proceed, "take", id!("act-proceed"), id!("act-proceed-short"), Free(KeyCode::Space), Some(Pad::RightTrigger2), Everywhere),
        entry(HideCards, "hide", id!("act-hide"), id!("act-hide-short"), Free(KeyCode::Tab), Some(Pad::RightTrigger), Table),
        entry(Undo, "undo", id!("act-undo"), id!("act-undo-short"), Free(KeyCode::Backspace), Some(Pad::West), Table),
        entry(Log, "log", id!("act-log"), id!("act-log-short"), Free(KeyCode::KeyL), Some(Pad::LeftTrigger), Table),
        entry(LogOfTwo, "logoftwo", id!("act-log-of-two"), id!("act-log-of-two-short"), Free(KeyCode::KeyH), None, Table),
        entry(Coach, "coach", id!("act-coach"), id!("act-coach-short"), Free(KeyCode::F2), Some(Pad::North), Everywhere),
        entry(Rules, "rules", id!("act-rules"), id!("act-rules-short"), Free(KeyCode::F1), Some(Pad::Select), Everywhere),
        entry(Competition, "competition", id!("act-competition"), id!("act-competition-short"), Free(KeyCode::F5), None, Everywhere),
        entry(Settings, "settings", id!("act-settings"), id!("act-settings-short"), Free(KeyCode::F10), None, Everywhere),
        entry(Mute, "sound", id!("act-mute"), id!("act-mute-short"), Free(KeyCode::KeyM), Some(Pad::LeftTrigger2), Everywhere),
        entry(Fullscreen, "wholescreen", id!("act-full-screen"), id!("act-full-screen-short"), Free(KeyCode::F11), None, Everywhere),
        entry(ReplayGoal, "again", id!("act-goal-again"), id!("act-goal-again-short"), Free(KeyCode::KeyG), None, Everywhere),
        entry(Magnify, "magnify", id!("act-magnify"), id!("act-magnify-short"), Free(KeyCode::F3), None, Table),
        entry(Confirm, "confirm", id!("act-confirm"), id!("act-confirm-short"), Fixed(KeyCode::Enter), Some(Pad::South), Everywhere),
        entry(Back, "back", id!("act-back"), id!("act-back-short"), Fixed(KeyCode::Escape), Some(Pad::East), Everywhere),
        entry(Menu, "menu", id!("act-menu"), id!("act-menu-short"), DefaultKey::None, Some(Pad::Start), Everywhere),
        entry(Navigate(PadDirection::Left), "left", id!("act-left"), id!("act-left-short"), Fixed(KeyCode::ArrowLeft), Some(Pad::DPadLeft), Everywhere),
        entry(Navigate(PadDirection::Right), "right", id!("act-right"), id!("act-right-short"), Fixed(KeyCode::ArrowRight), Some(Pad::DPadRight), Everywhere),
        entry(Navigate(PadDirection::Up), "up", id!("act-up"), id!("act-up-short"), Fixed(KeyCode::ArrowUp), Some(Pad::DPadUp), Everywhere),
        entry(Navigate(PadDirection::Down), "down", id!("act-down"), id!("act-down-short"), Fixed(KeyCode::ArrowDown), Some(Pad::DPadDown), Everywhere),
        entry(NextWidget, "next", id!("act-next"), id!("act-next-short"), Fixed(KeyCode::Tab), Some(Pad::RightTrigger), Menus),
        entry(PreviousWidget, "previous", id!("act-previous"), id!("act-previous-short"), DefaultKey::None, Some(Pad::LeftTrigger), Menus),
        entry(PageBack, "page back", id!("act-page-back"), id!("act-page-back-short"), Fixed(KeyCode::PageUp), Some(Pad::LeftThumb), Everywhere),
        entry(PageForward, "page on", id!("act-page-forward"), id!("act-page-forward-short"), Fixed(KeyCode::PageDown), Some(Pad::RightThumb), Everywhere),
        entry(ToStart, "start", id!("act-start"), id!("act-start-short"), Fixed(KeyCode::Home), None, Everywhere),
        entry(ToEnd, "end", id!("act-end"), id!("act-end-short"), Fixed(KeyCode::End), None, Everywhere),
        entry(MoreOptions, "more", id!("act-more-options"), id!("act-more-options-short"), DefaultKey::None, Some(Pad::RightTrigger2), Secret),
        entry(Look(Seat::Home), "look", id!("act-look"), id!("act-look-short"), DefaultKey::None, Some(Pad::North), PrivacyScreen),
        entry(Continue, "continue", id!("act-continue"), id!("act-continue-short"), Fixed(KeyCode::KeyC), None, Menus),
        entry(ClubHouse, "club", id!("act-club"), id!("act-club-short"), Fixed(KeyCode::KeyH), None, Menus),
        entry(Unfinished, "unfinished", id!("act-unfinished"), id!("act-unfinished-short"), Fixed(KeyCode::KeyU), None, Menus),
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
