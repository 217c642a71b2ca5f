//! The ids of cards on the table. The ids of known cards tell kind and copy. The ids of hidden ones tell only
//! owner and number.

use super::super::card::{BallColour, CardKind};
use super::super::cards::CardCounts;
use super::super::state::HAND;
use engine::Seat;
use stage::scene::CardId;

/// Maximum number of copies of one kind.
const MAX_COPIES: u16 = 8;
/// First id of a side's hidden cards.
const HIDDEN: u16 = 200;
/// First id of a side's four colours in the shootout.
const TOKENS: u16 = 300;
/// First id of the colours while nobody at the screen may know which is which.
const HIDDEN_TOKENS: u16 = 320;
/// First id of the stand-in for a sealed colour where all four are open.
const STAND_IN: u16 = 340;
/// First id of the bench.
const BENCH: u16 = 3_000;

const fn base(seat: Seat) -> u16 {
    match seat {
        Seat::Home => 1_000,
        Seat::Away => 2_000,
    }
}

/// Returns the id of a card whose kind the screen knows. Copies count from those played first, so a card keeps its
/// id from the hand to the pile.
pub(super) const fn known(seat: Seat, card: CardKind, copy: u8) -> CardId {
    CardId(base(seat) + card as u16 * MAX_COPIES + copy as u16)
}

/// Returns the owner and kind of that card, if the screen knows them.
pub(super) fn card_of(id: CardId) -> Option<(Seat, CardKind)> {
    let seat = side_of(id)?;
    let kind = usize::from((id.0 - base(seat)) / MAX_COPIES);
    CardKind::ALL.get(kind).map(|card| (seat, *card))
}

/// Returns the id of a hidden card of that side, counted from the bottom of what is left.
pub(super) const fn hidden(seat: Seat, place: u8) -> CardId {
    CardId(base(seat) + HIDDEN + place as u16)
}

/// SC-12: returns the id of that colour of a side.
pub(super) const fn token(seat: Seat, colour: BallColour) -> CardId {
    CardId(base(seat) + TOKENS + colour as u16)
}

/// Returns the id of a hidden colour of that side. The laid one has the highest number.
pub(super) const fn hidden_token(seat: Seat, place: u8) -> CardId {
    CardId(base(seat) + HIDDEN_TOKENS + place as u16)
}

/// Returns true for a colour of a shootout and for its stand-in.
pub(super) fn is_token(id: CardId) -> bool {
    side_of(id).is_some_and(|seat| id.0 >= base(seat) + TOKENS)
}

/// Returns the id of the stand-in for a sealed colour where all four are open. It is none of them, so no gap
/// reveals the choice.
pub(super) const fn stand_in(seat: Seat) -> CardId {
    CardId(base(seat) + STAND_IN)
}

/// Returns the id of a card of the bench.
pub(super) const fn bench(place: u8) -> CardId {
    CardId(BENCH + place as u16)
}

/// Returns true for a card of the bench.
pub(super) const fn on_bench(id: CardId) -> bool {
    id.0 >= BENCH && id.0 < BENCH + 2 * HAND as u16
}

/// Returns the side that owns the card; none for the bench.
pub(super) fn side_of(id: CardId) -> Option<Seat> {
    Seat::BOTH.into_iter().find(|seat| (base(*seat)..base(*seat) + 1_000).contains(&id.0))
}

/// An iterator over the copies of one side's kinds.
#[derive(Clone, Copy)]
pub(super) struct CardCopies {
    seat: Seat,
    given: CardCounts,
}

impl CardCopies {
    /// Starts at the first copy of each kind.
    pub(super) const fn of(seat: Seat) -> Self {
        Self { seat, given: CardCounts::NONE }
    }

    /// Starts after those copies.
    pub(super) const fn after(seat: Seat, given: CardCounts) -> Self {
        Self { seat, given }
    }

    /// Returns the id of the next copy of that kind.
    pub(super) fn next(&mut self, card: CardKind) -> CardId {
        let id = known(self.seat, card, self.given.count(card));
        self.given.insert(card, 1);
        id
    }
}
