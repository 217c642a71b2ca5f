//! The decisions of Soccer Cards, written as in the sheet's "Moves".

use super::card::{BallColour, CardKind};
use super::cards::CardCounts;
use super::state::HAND;
use engine::notation::action_notation;

/// One decision. Variants are in the order of their text, so that `Ord` is that order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// SC-6: the answer to a lead.
    Answer(CardKind),
    /// SC-12: the keeper's guard of that colour.
    Keep(BallColour),
    /// SC-12: the kicker's kick at that colour.
    Kick(BallColour),
    /// SC-6: the lead of a card.
    Lead(CardKind),
    /// SC-5, SC-11: the cards of the first-half deck; the rest of the hand becomes the second-half deck.
    Split(CardCounts),
}

action_notation! {
    Action,
    "Split([card, ..]) (SC-5), Lead(card) or Answer(card) (SC-6), Kick(black|blue|green|red) or \
     Keep(black|blue|green|red) (SC-12)";
    ;
    Answer(CardKind::named),
    Keep(BallColour::named),
    Kick(BallColour::named),
    Lead(CardKind::named),
    Split(heap),
}

/// Parses a list of at least one card and at most a hand, in any order, with or without spaces.
fn heap(text: &str) -> Option<CardCounts> {
    let list = text.strip_prefix('[')?.strip_suffix(']')?;
    let mut heap = CardCounts::NONE;
    for (place, name) in list.split(',').enumerate() {
        if place == HAND {
            return None;
        }
        heap.insert(CardKind::named(name.trim_matches(' '))?, 1);
    }
    Some(heap)
}
