//! The options of a shootout.

use serde::{Deserialize, Serialize};

use engine::InvalidOptions;

/// The options, with their defaults.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// PEN-1: number of kicks of each side before sudden death: 3, 5 or 7.
    pub kicks: u8,
    /// PEN-9: true for a short match.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub short: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { kicks: 5, short: false }
    }
}

impl Options {
    /// PEN-1: the allowed numbers of kicks, the default first.
    pub const KICKS: [u8; 3] = [5, 3, 7];
    /// PEN-9: the number of kicks of each side in a short match.
    pub const SHORT: u8 = 3;

    /// PEN-1, PEN-9: returns the number of kicks of each side before sudden death.
    #[must_use]
    pub const fn kicks(&self) -> u8 {
        if self.short { Self::SHORT } else { self.kicks }
    }

    /// PEN-1: checks the number of kicks.
    ///
    /// # Errors
    /// If the number is not one of [`Options::KICKS`].
    pub fn check(&self) -> Result<(), InvalidOptions> {
        if Self::KICKS.contains(&self.kicks) {
            return Ok(());
        }
        let reason = format!("{} kicks a side: expected 3, 5 or 7", self.kicks);
        Err(InvalidOptions { clause: "PEN-1", option: "kicks", reason })
    }
}
