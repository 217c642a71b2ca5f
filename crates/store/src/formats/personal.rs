//! Personal settings: those that each person at this screen has of their own, by name. They are kept in `people.ron`
//! beside the names, and everybody's in `settings.ron`.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

#[cfg(doc)]
use super::Settings;
use base::between::between;

/// The entry of [`Settings::keys`] that names the layout of the keyboard.
pub const KEYBOARD_LAYOUT: &str = "keyboard";
/// The start of the entries of [`Settings::keys`] for keys whose label differs from the layout.
pub const KEY_LABEL: &str = "cap ";

/// Returns true if that entry of [`Settings::keys`] binds a key or a button. The others describe the keyboard, which
/// everybody shares.
pub(crate) fn is_binding(entry: &str) -> bool {
    entry != KEYBOARD_LAYOUT && !entry.starts_with(KEY_LABEL)
}

/// The settings that a person has.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PersonalSettings {
    /// Speed of the presentation: 1 as designed, 0 at once, else 0.25..=8.
    pub speed: f32,
    /// Turns off shaking, flying and confetti.
    pub reduced_motion: bool,
    /// Shows diamonds blue and clubs green.
    pub four_colour: bool,
    /// Shows cards in black on white, with heavy rules and large signs.
    pub high_contrast: bool,
    /// Shows sounds as text.
    pub captions: bool,
    /// Captions cards and passes too, which can be seen anyway.
    #[serde(rename = "captions_every")]
    pub all_captions: bool,
    /// Size of text, 1..=2; 1 as designed.
    pub ui_scale: f32,
    /// Keys and buttons that differ from the defaults, by what they do, such as `left 1`.
    pub(crate) keys: BTreeMap<String, String>,
}

impl Default for PersonalSettings {
    fn default() -> Self {
        Self {
            speed: 1.0,
            reduced_motion: false,
            four_colour: false,
            high_contrast: false,
            captions: true,
            all_captions: false,
            ui_scale: 1.0,
            keys: BTreeMap::new(),
        }
    }
}

impl PersonalSettings {
    /// Clamps every number to its range, where NaN becomes the default, and drops what is nobody's own.
    pub(crate) fn in_range(mut self) -> Self {
        let normal = Self::default();
        self.speed = if self.speed == 0.0 { 0.0 } else { fit(self.speed, 0.25..=8.0, normal.speed) };
        self.ui_scale = fit(self.ui_scale, 1.0..=2.0, normal.ui_scale);
        self.keys.retain(|entry, _| is_binding(entry));
        self
    }
}

/// Clamps a number to its range; NaN becomes `normal`.
pub(crate) fn fit(value: f32, range: RangeInclusive<f32>, normal: f32) -> f32 {
    if value.is_nan() { normal } else { between(value, *range.start(), *range.end()) }
}
