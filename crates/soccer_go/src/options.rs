//! The options of a match of Soccer-Go.

use serde::{Deserialize, Serialize};

/// SGO-10: how many cards may be played before a pass.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BeforePass {
    /// One of each side, the attacker's first: a ruling.
    #[default]
    OneEach,
    /// Any number at any time, as the print has it: the sides take turns until neither plays another.
    AnyTime,
}

/// The options, with their defaults: the rules as the sheet has them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// SGO-10: how many cards may be played before a pass.
    pub before_pass: BeforePass,
    /// SGO-17: true for a short match.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub short: bool,
}
