//! Text for players that travels with the show. A game makes it, the screen shows it, and no code in between reads it.

use std::fmt;

use serde::Serialize;

/// Opaque text for players: code can show and compare it, but not take it apart. Facts that the show needs to know
/// have types of their own.
///
/// All text for players is of this type, so a translation changes one place. There the text becomes the name of a
/// message with its arguments.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Default, Hash, Serialize)]
#[serde(transparent)]
pub struct DisplayText(String);

impl DisplayText {
    /// Returns the text, for drawing.
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

/// Lets tests compare with a string literal.
#[cfg(test)]
impl PartialEq<str> for DisplayText {
    fn eq(&self, words: &str) -> bool {
        self.0 == words
    }
}

/// Lets tests compare with a reference to a string literal.
#[cfg(test)]
impl PartialEq<&str> for DisplayText {
    fn eq(&self, words: &&str) -> bool {
        self.0 == *words
    }
}
