//! The legal actions of each manager. `legal`, `sample` and `apply` all use this list.

use std::fmt;

use super::action::Action;
use super::state::{Phase, SPACES, Solitaire, Table};
use engine::{Card, Rank, Seat, SeatSet, Suit};

/// The legal actions of one manager, sorted by their text, without allocation.
#[derive(Clone, Copy, Debug)]
pub struct LegalActions {
    list: [Action; SPACES],
    len: usize,
}

impl LegalActions {
    /// No legal actions.
    const NONE: Self = Self { list: [Action::Use(Card::new(Rank::ACE, Suit::Spades)); SPACES], len: 0 };

    /// Returns the actions.
    #[must_use]
    pub fn as_slice(&self) -> &[Action] {
        &self.list[..self.len]
    }

    /// Inserts an action at its place in the order of texts.
    fn insert(&mut self, action: Action) {
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

impl Table {
    /// Returns the manager who picks now; none when the match is over.
    ///
    /// SOL-6: without Duel it is always the only manager. SOL-21: in Duel the first picker comes first, then the other
    /// one.
    #[must_use]
    pub fn picker(&self) -> Option<Seat> {
        (self.phase == Phase::Use).then(|| {
            if !self.options.duel {
                Seat::Home
            } else if self.used[0].is_none() {
                self.first_picker
            } else {
                !self.first_picker
            }
        })
    }

    /// Returns the seats that owe a decision.
    pub fn seats_to_move(&self) -> SeatSet {
        self.picker().map_or(SeatSet::NONE, SeatSet::one)
    }

    /// SOL-6: returns the legal actions of a manager, sorted by their text: the use of any play card in a space.
    #[must_use]
    pub fn moves(&self, seat: Seat) -> LegalActions {
        let mut moves = LegalActions::NONE;
        if self.picker() == Some(seat) {
            self.spaces.into_iter().flatten().for_each(|card| moves.insert(Action::Use(card)));
        }
        moves
    }
}

impl Solitaire {
    /// Returns the legal actions of a manager, sorted by their text; empty if and only if it owes no decision.
    #[must_use]
    pub fn moves(&self, seat: Seat) -> LegalActions {
        self.table.moves(seat)
    }
}
