//! The legal actions of each side. What a side is asked is found in one place ([`Soccer52::owed_decision`]); `legal`,
//! `sample`, `check` and `apply` answer from it.

use super::action::Action;
use super::refusal::Refusal;
use super::state::Soccer52;
use engine::Seat;

impl Soccer52 {
    /// Checks an action of that side.
    ///
    /// # Errors
    /// The reason why it is not legal.
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        if self.owed_decision(seat).allows(action) { Ok(()) } else { Err(self.refusal_for(seat, action)) }
    }
}
