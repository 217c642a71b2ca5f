//! The view of a manager: the public table, including everything that was ever face up. Both managers know the same.

use serde::Serialize;

use super::state::{HiddenCards, SUIT, Solitaire, Table, TeamState};
use engine::pack::{CardSet, Pile};
use engine::{MatchRng, Seat};

/// The information set of a manager: everything except the unknown order of piles and the two cards dealt out of each
/// team.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct View {
    /// The seat of the manager.
    pub seat: Seat,
    /// The public information.
    pub table: Table,
}

impl View {
    /// Returns a determinization: new random numbers, and every card without a known place in a random place left.
    pub(crate) fn determinized(&self, rng: &mut MatchRng) -> Solitaire {
        let table = self.table;
        let mut state = Solitaire::unshuffled(table.options, MatchRng::new(rng.seed()));
        state.hidden = table.teams.map(|team| team.hidden(rng));
        state.play = shuffled(table.play_cards().difference(table.play_placed()), rng);
        state.table = table;
        state
    }
}

impl TeamState {
    /// Samples the hidden cards of a team. Seen cards without a known place are certain to be in the pile (SOL-19). The
    /// rest of the pile comes from the cards never seen, of which two were dealt out (SOL-2).
    fn hidden(&self, rng: &mut MatchRng) -> HiddenCards {
        let mut pool: Pile<SUIT> = shuffled(CardSet::suit(self.suit).difference(self.seen), rng);
        let mut pile: Pile<SUIT> = self.seen.difference(self.placed()).ace_high().collect();
        while pile.len() < self.unseen {
            let Some(card) = pool.draw() else { break };
            pile.push(card);
        }
        pile.shuffle(rng);
        HiddenCards { pile, dealt_out: pool }
    }
}

fn shuffled<const N: usize>(cards: CardSet, rng: &mut MatchRng) -> Pile<N> {
    let mut pile: Pile<N> = cards.ace_high().collect();
    pile.shuffle(rng);
    pile
}
