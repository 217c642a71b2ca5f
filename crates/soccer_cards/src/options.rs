//! The options of a match of Soccer Cards.

use serde::{Deserialize, Serialize};

pub use engine::MatchKind;

/// The options. The default is a league match on home's ground. All combinations are valid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// SC-9: league or cup.
    #[serde(rename = "match")]
    pub kind: MatchKind,
    /// SC-8: true on neutral ground, where home leads first in the second half.
    pub neutral: bool,
    /// SC-13: true for a short match.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub short: bool,
}
