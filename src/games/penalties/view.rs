//! What one side knows: the table, and its own choice.

use serde::Serialize;

use super::action::Place;
use super::state::{Penalties, Table};
use crate::engine::{BySeat, MatchRng, Seat};

/// Everything but the other side's secret choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Who looks.
    pub seat: Seat,
    /// What everybody sees.
    pub table: Table,
    /// PEN-3: the own choice, while it is secret.
    pub chosen: Option<Place>,
}

impl View {
    /// PEN-3: what that side knows of a match.
    pub(crate) fn of(state: &Penalties, seat: Seat) -> Self {
        Self { seat, table: state.table.clone(), chosen: state.chosen[seat] }
    }

    /// A full state that this seat cannot tell from the real one: another chance, and any secret choice.
    pub(crate) fn determinized(&self, rng: &mut MatchRng) -> Penalties {
        let mut chosen = BySeat::default();
        chosen[self.seat] = self.chosen;
        if self.table.sealed[!self.seat] {
            chosen[!self.seat] = rng.pick(&Place::ALL).copied();
        }
        Penalties { table: self.table.clone(), chosen, rng: MatchRng::new(rng.seed()) }
    }
}
