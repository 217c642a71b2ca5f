//! The labels printed on the buttons of a pad. They are marks of their makers, the same in every language.

use bevy::prelude::*;

use words::DisplayText;
use words::say;

/// The kinds of pads by the labels on their buttons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PadLabels {
    /// A pad of an unknown maker, labelled as most are.
    #[default]
    Generic,
    /// Microsoft's.
    Xbox,
    /// Sony's.
    PlayStation,
    /// Nintendo's, on which A and B, and X and Y, have each other's places.
    Nintendo,
    /// Valve's, as on the Steam Deck.
    SteamDeck,
}

impl PadLabels {
    /// Returns the labels on the pads of a maker, by its number at the USB Implementers Forum.
    #[must_use]
    pub const fn of_vendor(vendor: Option<u16>) -> Self {
        match vendor {
            Some(0x045e) => Self::Xbox,
            Some(0x054c) => Self::PlayStation,
            Some(0x057e) => Self::Nintendo,
            Some(0x28de) => Self::SteamDeck,
            _ => Self::Generic,
        }
    }

    /// Returns the label of a button: one to four letters, or a sign.
    pub fn label(self, button: GamepadButton) -> DisplayText {
        let printed = match self {
            Self::Generic => None,
            Self::Xbox => on_xbox(button),
            Self::PlayStation => on_play_station(button),
            Self::Nintendo => on_nintendo(button),
            Self::SteamDeck => on_steam_deck(button),
        };
        printed.map_or_else(|| on_any(button), DisplayText::verbatim)
    }
}

/// Returns the usual label of a button.
fn on_any(button: GamepadButton) -> DisplayText {
    let verbatim = match button {
        GamepadButton::LeftTrigger => return say!("key-pad-left-bumper-cap"),
        GamepadButton::RightTrigger => return say!("key-pad-right-bumper-cap"),
        GamepadButton::LeftTrigger2 => return say!("key-pad-left-trigger-cap"),
        GamepadButton::RightTrigger2 => return say!("key-pad-right-trigger-cap"),
        GamepadButton::Select => return say!("key-pad-select"),
        GamepadButton::Start => return say!("key-pad-start"),
        GamepadButton::LeftThumb => return say!("key-pad-left-stick-cap"),
        GamepadButton::RightThumb => return say!("key-pad-right-stick-cap"),
        GamepadButton::South => "A",
        GamepadButton::East => "B",
        GamepadButton::West => "X",
        GamepadButton::North => "Y",
        GamepadButton::DPadUp => "▲",
        GamepadButton::DPadDown => "▼",
        GamepadButton::DPadLeft => "◀",
        GamepadButton::DPadRight => "▶",
        _ => "?",
    };
    DisplayText::verbatim(verbatim)
}

const fn on_xbox(button: GamepadButton) -> Option<&'static str> {
    Some(match button {
        GamepadButton::LeftTrigger => "LB",
        GamepadButton::RightTrigger => "RB",
        GamepadButton::LeftTrigger2 => "LT",
        GamepadButton::RightTrigger2 => "RT",
        GamepadButton::Select => "View",
        GamepadButton::Start => "Menu",
        GamepadButton::LeftThumb => "LS",
        GamepadButton::RightThumb => "RS",
        _ => return None,
    })
}

const fn on_play_station(button: GamepadButton) -> Option<&'static str> {
    Some(match button {
        GamepadButton::South => "×",
        GamepadButton::East => "○",
        GamepadButton::West => "□",
        GamepadButton::North => "△",
        GamepadButton::LeftTrigger => "L1",
        GamepadButton::RightTrigger => "R1",
        GamepadButton::LeftTrigger2 => "L2",
        GamepadButton::RightTrigger2 => "R2",
        GamepadButton::Select => "Create",
        GamepadButton::Start => "Options",
        GamepadButton::LeftThumb => "L3",
        GamepadButton::RightThumb => "R3",
        _ => return None,
    })
}

const fn on_nintendo(button: GamepadButton) -> Option<&'static str> {
    Some(match button {
        GamepadButton::South => "B",
        GamepadButton::East => "A",
        GamepadButton::West => "Y",
        GamepadButton::North => "X",
        GamepadButton::LeftTrigger => "L",
        GamepadButton::RightTrigger => "R",
        GamepadButton::LeftTrigger2 => "ZL",
        GamepadButton::RightTrigger2 => "ZR",
        GamepadButton::Select => "−",
        GamepadButton::Start => "+",
        _ => return None,
    })
}

const fn on_steam_deck(button: GamepadButton) -> Option<&'static str> {
    Some(match button {
        GamepadButton::LeftTrigger => "L1",
        GamepadButton::RightTrigger => "R1",
        GamepadButton::LeftTrigger2 => "L2",
        GamepadButton::RightTrigger2 => "R2",
        GamepadButton::LeftThumb => "L3",
        GamepadButton::RightThumb => "R3",
        GamepadButton::Select => "View",
        GamepadButton::Start => "Menu",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::super::PADS;
    use super::*;

    const ALL: [PadLabels; 5] = [
        PadLabels::Generic,
        PadLabels::Xbox,
        PadLabels::PlayStation,
        PadLabels::Nintendo,
        PadLabels::SteamDeck,
    ];

    #[test]
    fn every_button_of_every_pad_has_a_label_of_its_own() {
        for labels in ALL {
            let all: std::collections::BTreeSet<String> =
                PADS.iter().map(|button| labels.label(*button).shown()).collect();
            assert_eq!(all.len(), PADS.len(), "{labels:?}: {all:?}");
            assert!(!all.contains("?") && all.iter().all(|label| !label.is_empty()), "{labels:?}");
        }
    }

    #[test]
    fn a_pad_is_labelled_as_its_maker_does() {
        let south = |vendor| PadLabels::of_vendor(vendor).label(GamepadButton::South).shown();
        let vendors = [None, Some(0x045e), Some(0x054c), Some(0x057e), Some(0x28de), Some(1)];
        assert_eq!(vendors.map(south), ["A", "A", "×", "B", "A", "A"]);
    }
}
