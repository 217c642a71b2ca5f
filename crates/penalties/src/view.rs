//! The view of one side: the public table, and its own choice.

use serde::Serialize;

use super::action::GoalPlace;
use super::state::{Penalties, Table};
use engine::{BySeat, MatchRng, Seat};

/// The information set of one side: everything except the other side's secret choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// The seat whose view it is.
    pub seat: Seat,
    /// The public information.
    pub table: Table,
    /// PEN-3: the seat's own choice, while it is secret.
    pub chosen: Option<GoalPlace>,
}

impl View {
    /// PEN-3: returns the view of a side.
    pub(crate) fn of(state: &Penalties, seat: Seat) -> Self {
        Self { seat, table: state.table.clone(), chosen: state.chosen[seat] }
    }

    /// Returns a determinization: new random numbers, and a random secret choice of the other side.
    pub(crate) fn determinized(&self, rng: &mut MatchRng) -> Penalties {
        let mut chosen = BySeat::default();
        chosen[self.seat] = self.chosen;
        if self.table.sealed[!self.seat] {
            chosen[!self.seat] = rng.pick(&GoalPlace::ALL).copied();
        }
        Penalties { table: self.table.clone(), chosen, rng: MatchRng::new(rng.seed()) }
    }
}
