//! The only kind of action in Soccer Solitaire, in the notation of the rule sheet's "Moves".

use std::cmp::Ordering;

use engine::Card;
use engine::notation::{action_notation, argument};

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
