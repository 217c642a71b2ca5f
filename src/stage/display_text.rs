//! Words for a player that travel with the show: made where something is thought of, shown at the edge, and read by
//! nobody on the way.

use std::fmt;

use serde::Serialize;

/// Words for a player, sealed: they can be shown and compared, not taken apart. What the show must know beside them it
/// says in types.
///
/// Whoever makes words for players makes one of these; it is the one place that changes when they become the name of a
/// message and its arguments.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Default, Hash, Serialize)]
#[serde(transparent)]
pub struct DisplayText(String);

impl DisplayText {
    /// The words, for whoever draws them.
    #[must_use]
    pub fn shown(&self) -> &str {
        &self.0
    }
}

impl From<&str> for DisplayText {
    fn from(words: &str) -> Self {
        Self(words.to_owned())
    }
}

impl From<String> for DisplayText {
    fn from(words: String) -> Self {
        Self(words)
    }
}

impl From<&String> for DisplayText {
    fn from(words: &String) -> Self {
        Self(words.clone())
    }
}

impl fmt::Display for DisplayText {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Tests say what they expect in plain words.
#[cfg(test)]
impl PartialEq<str> for DisplayText {
    fn eq(&self, words: &str) -> bool {
        self.0 == words
    }
}

/// See above.
#[cfg(test)]
impl PartialEq<&str> for DisplayText {
    fn eq(&self, words: &&str) -> bool {
        self.0 == *words
    }
}
