//! The options of a shootout.

use serde::{Deserialize, Serialize};

use engine::InvalidOptions;

/// The options, with their defaults.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// PEN-1: number of kicks of each side before sudden death: 3, 5 or 7.
    pub kicks: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self { kicks: 5 }
    }
}

impl Options {
    /// PEN-1: the allowed numbers of kicks, the default first.
    pub const KICKS: [u8; 3] = [5, 3, 7];

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
