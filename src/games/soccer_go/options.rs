//! What is settled before a match of Soccer-Go: nothing. The sheet knows no variants.

use serde::{Deserialize, Serialize};

/// No options; the type is there so that records have a place for them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {}
