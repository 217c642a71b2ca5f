//! The legal actions of a kicker and a keeper: the one list that `legal`, `sample`, `check` and `apply` share.

use super::action::{Action, GoalPlace};
use super::refusal::Refusal;
use super::state::Table;
use engine::Seat;

impl Table {
    /// PEN-3: returns the legal actions of a seat. Offers, bots and [`engine::Game::apply`] all use this list.
    #[must_use]
    pub fn legal_actions(&self, seat: Seat) -> &'static [Action] {
        const DIVES: [Action; 3] =
            [Action::Dive(GoalPlace::Left), Action::Dive(GoalPlace::Middle), Action::Dive(GoalPlace::Right)];
        const KICKS: [Action; 3] =
            [Action::Kick(GoalPlace::Left), Action::Kick(GoalPlace::Middle), Action::Kick(GoalPlace::Right)];
        if !self.seats_to_move().contains(seat) {
            &[]
        } else if seat == self.kicker() {
            &KICKS
        } else {
            &DIVES
        }
    }

    /// Checks an action of a seat.
    ///
    /// # Errors
    /// The reason why it is not legal.
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        if self.legal_actions(seat).contains(&action) { Ok(()) } else { Err(self.refusal_for(seat, action)) }
    }

    /// Returns the form of action that a seat may take.
    fn expected_action(&self, seat: Seat) -> &'static str {
        if seat == self.kicker() { "Kick(place)" } else { "Dive(place)" }
    }

    /// Returns the reason why an action is not legal.
    #[cold]
    pub(crate) fn refusal_for(&self, seat: Seat, action: Action) -> Refusal {
        match self.seats_to_move().first() {
            None => Refusal::Over,
            Some(other) if self.sealed[seat] => Refusal::Chosen { seat, other },
            Some(_) => Refusal::WrongPart { action, seat, expected: self.expected_action(seat) },
        }
    }
}
