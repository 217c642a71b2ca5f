//! The reasons for which Soccer Cards refuses an action.

use engine::Seat;

use super::action::Action;
use super::card::CardKind;
use super::cards::CardCounts;
use super::state::{Phase, SoccerCards, Table, splits_by};
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

impl Table {
    /// Returns the expected forms of an action, and the clause of the decision.
    fn expected_action(&self, seat: Seat) -> (&'static str, &'static str) {
        match self.phase {
            Phase::Split => ("Split([card, ..])", splits_by(self.period)),
            Phase::Lead => ("Lead(card)", "SC-6"),
            Phase::Answer => ("Answer(card)", "SC-6"),
            Phase::Kick if seat == self.leader => ("Kick(colour)", "SC-12"),
            Phase::Kick => ("Keep(colour)", "SC-12"),
            Phase::Running | Phase::Over => ("no action", "SC-9"),
        }
    }
}

impl SoccerCards {
    /// Returns the reason why an action is not legal.
    #[cold]
    pub(crate) fn refusal_for(&self, seat: Seat, action: Action) -> Refusal {
        let table = &self.table;
        let (expected, clause) = table.expected_action(seat);
        let owed = table.seats_to_move();
        let Some(other) = owed.first() else { return Refusal::Over };
        let another = Refusal::Another { action, expected, clause };
        match (table.phase, action) {
            _ if !owed.contains(seat) && table.sealed[seat] => Refusal::Sealed { seat, other, clause },
            _ if !owed.contains(seat) => Refusal::NotOwed { seat, other },
            (Phase::Split, Action::Split(first)) => self.split_refusal(seat, &first).unwrap_or(another),
            (Phase::Lead, Action::Lead(card)) | (Phase::Answer, Action::Answer(card)) => {
                let is_later = self.held[seat].later.has(card);
                if is_later { Refusal::NotYet { card } } else { Refusal::NotHeld { seat, card } }
            }
            _ => another,
        }
    }

    /// SC-5, SC-11: returns the reason why a split is refused: it is not half of the cards, or not of the hand.
    fn split_refusal(&self, seat: Seat, first: &CardCounts) -> Option<Refusal> {
        let clause = splits_by(self.table.period);
        let (named, expected) = (first.len(), self.table.split_size());
        if named != expected {
            return Some(Refusal::WrongSize { named, expected, clause });
        }
        let hand = &self.held[seat].now;
        hand.lacks(first).map(|card| {
            let (named, held) = (first.count(card), hand.count(card));
            Refusal::NotInHand { card, named, held, clause }
        })
    }
}
