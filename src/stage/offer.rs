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

/// A decision made of several cards, while they are being chosen: the cards are clicked one after another, each click
/// takes one up or puts it back.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Picking {
    /// How many are chosen, and of how many: `5 / 8 chosen`, `a forward and`; a few words for the prompt.
    pub words: String,
    /// The cards that can be taken up or put back now ([`super::scene::Piece::id`]).
    pub open: Vec<u16>,
    /// What the chosen cards make; none while they make nothing. [`Offer::piece`] is not used.
    pub done: Option<Offer>,
    /// Of [`Picking::open`] those that stand in the prompt too, each with its words: cards beside which something else is
    /// offered.
    pub named: Vec<(u16, String)>,
    /// What each card of [`Picking::open`] would do here, in one plain sentence.
    pub hints: Vec<(u16, String)>,
    /// A choice that will do, for who asks for one: it takes the place of what was chosen. Empty where the game has none.
    pub suggestion: Vec<u16>,
}

/// How two people at one screen make a decision without seeing what the other may keep secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize)]
pub enum Secrecy {
    /// Nothing is secret: it is made in the open.
    #[default]
    Open,
    /// What can be chosen is open, what is chosen is not: by keys under the hand. The screen stays as it is.
    Taps,
    /// The cards to choose from are secret: behind the curtain, while the other one looks away.
    Curtain,
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// The option's name, as in the rule sheet.
    pub name: &'static str,
    /// As players read it.
    pub label: &'static str,
    /// Its values: in RON, and as players read them. The first is the default.
    pub values: &'static [(&'static str, &'static str)],
}
