//! The view of one side: the public table with its past, the side's own cards, and the number of the others.

use serde::Serialize;

use super::cards::CardSet;
use super::state::{FORWARDS, Table};
use engine::{BySeat, Card, Seat};

/// The information set of one side: everything except the other side's hand and forwards, the draw pile, and the random
/// numbers of the match.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// The seat whose view it is.
    pub seat: Seat,
    /// The public table, with what was seen of each hand.
    pub table: Table,
    /// Number of cards in each hand.
    pub hands: BySeat<u8>,
    /// Number of cards in the draw pile.
    pub pile: u8,
    /// The seat's own hand.
    pub hand: CardSet,
    /// The seat's own face-down forwards, by place.
    pub forwards: [Option<Card>; FORWARDS as usize],
}

impl View {
    /// Returns the cards that this side cannot see. The other side holds or has laid some; the rest are in the
    /// draw pile.
    pub fn unseen_cards(&self) -> CardSet {
        let own: CardSet = self.forwards.into_iter().flatten().collect();
        CardSet::PACK.difference(self.table.face_up_cards()).difference(self.hand).difference(own)
    }

    /// Returns the number of the other side's cards that this side cannot see.
    #[must_use]
    pub fn concealed_count(&self) -> u8 {
        self.hands[!self.seat] + self.table.face_down(!self.seat)
    }

    /// Returns the cards that the other side certainly has, in its hand or laid, because they cannot be in the
    /// draw pile.
    pub fn certain_cards(&self) -> CardSet {
        if self.pile == 0 {
            self.unseen_cards()
        } else {
            self.unseen_cards().difference(self.table.past[!self.seat].pile)
        }
    }
}
