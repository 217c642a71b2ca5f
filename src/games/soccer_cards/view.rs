//! What one side knows: the table, which remembers every card played, and its own cards.

use serde::Serialize;

use super::card::Colour;
use super::cards::Cards;
use super::data;
use super::state::{Held, Phase, SoccerCards, Table};
use crate::engine::{MatchRng, Seat};

/// Everything but the other side's cards, how it split them, the bench, and its pick for a kick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct View {
    /// Who looks.
    pub seat: Seat,
    /// What everybody sees.
    pub table: Table,
    /// SC-5: the own decks; the one for the second half may be looked at.
    pub own: Held,
    /// SC-12: the own pick for this kick, while it is secret.
    pub picked: Option<Colour>,
}

impl SoccerCards {
    pub(crate) fn seen_from(&self, seat: Seat) -> View {
        View { seat, table: self.table, own: self.held[seat], picked: self.picked[seat] }
    }
}

impl View {
    /// The cards that this side has not seen: the other side's, and the bench. SC-11: from extra time on the bench is
    /// dealt, so these are the other side's alone; only how they are split stays secret.
    #[must_use]
    pub fn unseen(&self) -> Cards {
        let Table { played, .. } = &self.table;
        data::pack()
            .cards
            .minus(&played[Seat::Home])
            .minus(&played[Seat::Away])
            .minus(&self.own.now)
            .minus(&self.own.later)
    }

    /// A full state that this seat cannot tell from the real one: another chance; to the other side's decks any cards
    /// that were not seen, the rest to the bench; any pick that is still secret.
    pub(crate) fn determinized(&self, rng: &mut MatchRng) -> SoccerCards {
        let (seat, other, table) = (self.seat, !self.seat, self.table);
        let mut state = SoccerCards {
            table,
            held: Default::default(),
            bench: Cards::NONE,
            picked: Default::default(),
            rng: MatchRng::new(rng.seed()),
        };
        let unseen = self.unseen();
        let now = unseen.draw(table.left[other].now, rng);
        let rest = unseen.minus(&now);
        let later = rest.draw(table.left[other].later, rng);
        state.held[seat] = self.own;
        state.held[other] = Held { now, later };
        state.bench = rest.minus(&later);
        state.picked[seat] = self.picked;
        if table.phase == Phase::Kick && table.sealed[other] {
            state.picked[other] = rng.pick(&Colour::ALL).copied();
        }
        state
    }
}
