//! The options of a match of Soccer-Go: none. The sheet has no variants.

use serde::{Deserialize, Serialize};

/// No options; records need the type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {}
