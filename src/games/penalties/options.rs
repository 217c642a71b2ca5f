//! What is settled before a shootout.

use serde::{Deserialize, Serialize};

use crate::engine::BadOptions;

/// The options, with their defaults.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// PEN-1: kicks that each side has before sudden death: 3, 5 or 7.
    pub kicks: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self { kicks: 5 }
    }
}

impl Options {
    /// PEN-1: the kicks that a match may have, the default first.
    pub const KICKS: [u8; 3] = [5, 3, 7];

    /// Whether a match can be set up so.
    ///
    /// # Errors
    /// PEN-1: another number of kicks.
    pub fn check(&self) -> Result<(), BadOptions> {
        if Self::KICKS.contains(&self.kicks) {
            return Ok(());
        }
        let reason = format!("{} kicks a side: expected 3, 5 or 7", self.kicks);
        Err(BadOptions { clause: "PEN-1", option: "kicks", reason })
    }
}
