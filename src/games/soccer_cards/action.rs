//! The decisions of Soccer Cards, written as in the sheet's "Moves".

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use super::card::{BallColour, CardKind};
use super::cards::CardCounts;
use super::state::HAND;
use crate::engine::ParseActionError;

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

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Answer(card) => write!(f, "Answer({card})"),
            Self::Keep(colour) => write!(f, "Keep({colour})"),
            Self::Kick(colour) => write!(f, "Kick({colour})"),
            Self::Lead(card) => write!(f, "Lead({card})"),
            Self::Split(first) => write!(f, "Split({first})"),
        }
    }
}

/// Parses the text of [`Action`]'s `Display`. The cards of a split may be in any order, with or without spaces.
impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        read(text).ok_or_else(|| ParseActionError {
            text: text.to_owned(),
            expected: "Split([card, ..]) (SC-5), Lead(card) or Answer(card) (SC-6), Kick(black|blue|green|red) or \
                       Keep(black|blue|green|red) (SC-12)",
        })
    }
}

fn read(text: &str) -> Option<Action> {
    let (verb, rest) = text.split_once('(')?;
    let inner = rest.strip_suffix(')')?;
    let colour = || BallColour::ALL.into_iter().find(|colour| colour.name() == inner);
    match verb {
        "Answer" => CardKind::named(inner).map(Action::Answer),
        "Keep" => colour().map(Action::Keep),
        "Kick" => colour().map(Action::Kick),
        "Lead" => CardKind::named(inner).map(Action::Lead),
        "Split" => heap(inner.strip_prefix('[')?.strip_suffix(']')?).map(Action::Split),
        _ => None,
    }
}

/// Parses a list of at least one card and at most a hand.
fn heap(list: &str) -> Option<CardCounts> {
    let mut heap = CardCounts::NONE;
    for (place, name) in list.split(',').enumerate() {
        if place == HAND {
            return None;
        }
        heap.add(CardKind::named(name.trim_matches(' '))?, 1);
    }
    Some(heap)
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}
