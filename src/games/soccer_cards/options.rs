//! What is settled before a match of Soccer Cards.

use serde::{Deserialize, Serialize};

pub use crate::engine::MatchKind;

/// The options, with their defaults: a league match on home's ground. Any two go together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// SC-9.
    #[serde(rename = "match")]
    pub kind: MatchKind,
    /// SC-8: on neutral ground home leads the second half first.
    pub neutral: bool,
}
