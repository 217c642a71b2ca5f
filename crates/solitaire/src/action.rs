//! The only kind of action in Soccer Solitaire, in the notation of the rule sheet's "Moves", and lists of it.

use std::cmp::Ordering;
use std::fmt;

use super::state::SPACES;
use engine::notation::{action_notation, argument};
use engine::{Card, Rank, Suit};

/// One action; `Ord` is the order of the texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// SOL-6: uses a play card.
    Use(Card),
}

impl Action {
    /// Returns the play card that it uses.
    #[must_use]
    pub const fn card(self) -> Card {
        let Self::Use(card) = self;
        card
    }
}

impl Ord for Action {
    fn cmp(&self, other: &Self) -> Ordering {
        self.card().text_order(&other.card())
    }
}

impl PartialOrd for Action {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

action_notation! {
    Action, "Use(card), such as Use(10C) (SOL-6)";
    ;
    Use(argument)
}

/// The legal actions of one manager, sorted by their text, without allocation.
#[derive(Clone, Copy, Debug)]
pub struct LegalActions {
    list: [Action; SPACES],
    len: usize,
}

impl LegalActions {
    /// No legal actions.
    pub(crate) const NONE: Self =
        Self { list: [Action::Use(Card::new(Rank::ACE, Suit::Spades)); SPACES], len: 0 };

    /// Returns the actions.
    #[must_use]
    pub fn as_slice(&self) -> &[Action] {
        &self.list[..self.len]
    }

    /// Inserts an action at its place in the order of texts.
    pub(crate) fn insert(&mut self, action: Action) {
        let mut at = self.len;
        while at > 0 && self.list[at - 1] > action {
            self.list[at] = self.list[at - 1];
            at -= 1;
        }
        self.list[at] = action;
        self.len += 1;
    }
}

impl PartialEq for LegalActions {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for LegalActions {}

/// Writes the list for a sentence: `Use(10C), Use(2D) or Use(AS)`.
impl fmt::Display for LegalActions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some((last, others)) = self.as_slice().split_last() else { return f.write_str("no action") };
        for (k, action) in others.iter().enumerate() {
            write!(f, "{}{action}", if k > 0 { ", " } else { "" })?;
        }
        write!(f, "{}{last}", if others.is_empty() { "" } else { " or " })
    }
}
