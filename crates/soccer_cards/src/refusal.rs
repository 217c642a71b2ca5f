//! The reasons for which Soccer Cards refuses an action.

use engine::Seat;

use super::action::Action;
use super::card::CardKind;
use engine::notation::refusals;

refusals! {
    Over => ("SC-9", "the match is over: expected no action"),
    Sealed { seat: Seat, other: Seat, clause: &'static str } => (
        clause,
        "{seat} has chosen already: expected {other} to choose"
    ),
    NotOwed { seat: Seat, other: Seat } => ("SC-6", "{seat} owes no decision now: expected {other}"),
    WrongSize { named: u8, expected: u8, clause: &'static str } => (
        clause,
        "a first half of {named} cards: expected {expected} of them"
    ),
    NotInHand { card: CardKind, named: u8, held: u8, clause: &'static str } => (
        clause,
        "{card} is named {named} times: expected at most {held}, as in the hand"
    ),
    NotYet { card: CardKind } => (
        "SC-5",
        "{card} waits in the second-half deck: expected a card of the deck of this half"
    ),
    NotHeld { seat: Seat, card: CardKind } => ("SC-6", "{seat} holds no {card}: expected a card of the own deck"),
    Another { action: Action, expected: &'static str, clause: &'static str } => (
        clause,
        "{action} answers another question: expected {expected}"
    ),
}
