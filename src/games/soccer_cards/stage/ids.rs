//! Which card is which on the table. Known cards are told apart by kind and copy; of hidden ones nothing but whose they
//! are and how many.

use super::super::card::{Card, Colour};
use super::super::cards::Cards;
use super::super::state::HAND;
use crate::engine::Seat;

/// Room for the copies of one kind.
const COPIES: u16 = 8;
/// Hidden cards of a side start here.
const HIDDEN: u16 = 200;
/// The four colours of a side in the shootout start here.
const TOKENS: u16 = 300;
/// The same while nobody at the screen may know which is which.
const HIDDEN_TOKENS: u16 = 320;
/// What lies for a sealed colour where all four are open.
const STAND_IN: u16 = 340;
/// The bench starts here.
const BENCH: u16 = 3_000;

const fn base(seat: Seat) -> u16 {
    match seat {
        Seat::Home => 1_000,
        Seat::Away => 2_000,
    }
}

/// A card whose kind the screen knows. Copies are counted from those played first, so that a card keeps its number from
/// the hand to the pile.
pub(super) const fn known(seat: Seat, card: Card, copy: u8) -> u16 {
    base(seat) + card as u16 * COPIES + copy as u16
}

/// Whose card that is, and which kind, where the screen knows it.
pub(super) fn card_of(id: u16) -> Option<(Seat, Card)> {
    let seat = side_of(id)?;
    let kind = usize::from((id - base(seat)) / COPIES);
    Card::ALL.get(kind).map(|card| (seat, *card))
}

/// A card of that side that the screen does not know, counted from the bottom of what is left.
pub(super) const fn hidden(seat: Seat, place: u8) -> u16 {
    base(seat) + HIDDEN + place as u16
}

/// SC-12: that colour of a side.
pub(super) const fn token(seat: Seat, colour: Colour) -> u16 {
    base(seat) + TOKENS + colour as u16
}

/// A colour of that side that the screen does not know; the one that is laid has the highest number.
pub(super) const fn hidden_token(seat: Seat, place: u8) -> u16 {
    base(seat) + HIDDEN_TOKENS + place as u16
}

/// Whether it is one of the colours of a shootout, or stands for one.
pub(super) fn is_token(id: u16) -> bool {
    side_of(id).is_some_and(|seat| id >= base(seat) + TOKENS)
}

/// What lies for a sealed colour where all four are open: it is none of them, lest the gap betray it.
pub(super) const fn stand_in(seat: Seat) -> u16 {
    base(seat) + STAND_IN
}

/// A card of the bench.
pub(super) const fn bench(place: u8) -> u16 {
    BENCH + place as u16
}

/// Whether it lies on the bench.
pub(super) const fn on_bench(id: u16) -> bool {
    id >= BENCH && id < BENCH + HAND as u16
}

/// The side that a card belongs to, where it belongs to one.
pub(super) fn side_of(id: u16) -> Option<Seat> {
    Seat::BOTH.into_iter().find(|seat| (base(*seat)..base(*seat) + 1_000).contains(&id))
}

/// Hands out the copies of one side's kinds, one after the other.
#[derive(Clone, Copy)]
pub(super) struct Copies {
    seat: Seat,
    given: Cards,
}

impl Copies {
    /// All copies from the first on.
    pub(super) const fn of(seat: Seat) -> Self {
        Self { seat, given: Cards::NONE }
    }

    /// All copies but those.
    pub(super) const fn after(seat: Seat, given: Cards) -> Self {
        Self { seat, given }
    }

    /// The id of the next copy of that kind.
    pub(super) fn next(&mut self, card: Card) -> u16 {
        let id = known(self.seat, card, self.given.count(card));
        self.given.add(card, 1);
        id
    }
}
