//! The legal actions of each manager: the one list that `legal`, `sample`, `check` and `apply` share.

use super::action::{Action, LegalActions};
use super::refusal::Refusal;
use super::state::{Phase, Table};
use engine::{Seat, SeatSet};

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

    /// SOL-6: returns the legal actions of a manager, sorted by their text: the use of any play card in a space. There
    /// are none if and only if the manager owes no decision.
    #[must_use]
    pub fn legal_actions(&self, seat: Seat) -> LegalActions {
        let mut actions = LegalActions::NONE;
        if self.picker() == Some(seat) {
            self.spaces.into_iter().flatten().for_each(|card| actions.insert(Action::Use(card)));
        }
        actions
    }

    /// Checks an action of a manager.
    ///
    /// # Errors
    /// The reason why it is not legal.
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        if self.legal_actions(seat).as_slice().contains(&action) {
            Ok(())
        } else {
            Err(self.refusal_for(seat, action))
        }
    }
}
