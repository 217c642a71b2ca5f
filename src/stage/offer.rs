//! What a player can do now: one offer for each legal action, with its words, its card and its key.

use serde::Serialize;

use super::layout::At;

/// One legal action as a player meets it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Offer {
    /// In the notation of the rule sheet.
    pub action: String,
    /// One to three words for the prompt.
    pub label: String,
    /// One plain sentence on what it does.
    pub help: String,
    /// The card to click for it ([`super::scene::Piece::id`]), where there is one.
    pub piece: Option<u16>,
    /// Drawn while the pointer is on it.
    pub preview: Option<Preview>,
}

/// What an action would do, drawn on the field.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Preview {
    /// From where the ball would go; to where.
    pub path: Option<(At, At)>,
    /// Such as `SHOT 2 / 6`.
    pub head: String,
    /// Such as `1 + 1 ★`.
    pub text: String,
}

/// A choice before the match, for the menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// The option's name, as in the rule sheet.
    pub name: &'static str,
    /// As players read it.
    pub label: &'static str,
    /// Its values: in RON, and as players read them. The first is the default.
    pub values: Vec<(String, String)>,
}
