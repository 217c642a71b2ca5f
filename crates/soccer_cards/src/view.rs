//! The view of one side: the table, which remembers every card played, and its own cards.

use serde::Serialize;

use super::card::BallColour;
use super::cards::CardCounts;
use super::data;
use super::state::{Phase, PrivateCards, SoccerCards, Table};
use engine::{MatchRng, Seat};

/// The information set of one side: everything except the other side's cards and split, the bench, and the other
/// side's pick for a kick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct View {
    /// The seat whose view it is.
    pub seat: Seat,
    /// The public table.
    pub table: Table,
    /// SC-5: the seat's own decks; it may look at the one for the next half.
    pub own: PrivateCards,
    /// SC-12: the seat's own pick for this kick, while it is secret.
    pub picked: Option<BallColour>,
}

impl View {
    /// Returns the cards that this side has not seen: the other side's, and the bench. SC-11: from extra time on
    /// the bench is dealt. Then these are the other side's alone, and only its split stays secret.
    pub fn unseen(&self) -> CardCounts {
        let Table { played, .. } = &self.table;
        data::pack()
            .cards
            .saturating_sub(&played[Seat::Home])
            .saturating_sub(&played[Seat::Away])
            .saturating_sub(&self.own.now)
            .saturating_sub(&self.own.later)
    }

    /// Determinizes the view. The other side's decks get random unseen cards, the bench the rest; secret picks and
    /// random numbers are drawn.
    pub(crate) fn determinized(&self, rng: &mut MatchRng) -> SoccerCards {
        let (seat, other, table) = (self.seat, !self.seat, self.table);
        let mut state = SoccerCards {
            table,
            held: Default::default(),
            bench: CardCounts::NONE,
            picked: Default::default(),
            rng: MatchRng::new(rng.seed()),
        };
        let unseen = self.unseen();
        let now = unseen.draw(table.left[other].now, rng);
        let rest = unseen.saturating_sub(&now);
        let later = rest.draw(table.left[other].later, rng);
        state.held[seat] = self.own;
        state.held[other] = PrivateCards { now, later };
        state.bench = rest.saturating_sub(&later);
        state.picked[seat] = self.picked;
        if table.phase == Phase::Kick && table.sealed[other] {
            state.picked[other] = rng.pick(&BallColour::ALL).copied();
        }
        state
    }
}
