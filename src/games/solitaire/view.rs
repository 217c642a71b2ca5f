//! What a manager knows: the table with all that was ever face up on it. Both managers know the same.

use serde::Serialize;

use super::state::{Hidden, SUIT, Solitaire, Table, Team};
use crate::engine::pack::{CardSet, Pile};
use crate::engine::{MatchRng, Seat};

/// Everything but the order of cards that nobody can place, and which two of each team were dealt out.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct View {
    /// Who looks.
    pub seat: Seat,
    /// What everybody sees and remembers.
    pub table: Table,
}

impl Solitaire {
    pub(crate) fn seen_from(&self, seat: Seat) -> View {
        View { seat, table: self.table }
    }
}

impl View {
    /// A full state that nobody at the table can tell from the real one: another chance, and every card that has no
    /// known place in any place left.
    pub(crate) fn determinized(&self, rng: &mut MatchRng) -> Solitaire {
        let table = self.table;
        let mut state = Solitaire::unshuffled(table.options, MatchRng::new(rng.seed()));
        state.hidden = table.teams.map(|team| team.hidden(rng));
        state.play = shuffled(table.play_cards().but(table.play_placed()), rng);
        state.table = table;
        state
    }
}

impl Team {
    /// A draw of what nobody knows. Cards seen before the kicks are in the pile for certain (SOL-19); the rest of it
    /// comes from those never seen, of which two were dealt out (SOL-2).
    fn hidden(&self, rng: &mut MatchRng) -> Hidden {
        let mut pool: Pile<SUIT> = shuffled(CardSet::suit(self.suit).but(self.seen), rng);
        let mut pile: Pile<SUIT> = self.seen.but(self.placed()).ace_high().collect();
        while pile.len() < self.unseen {
            let Some(card) = pool.draw() else { break };
            pile.push(card);
        }
        pile.shuffle(rng);
        Hidden { pile, dealt_out: pool }
    }
}

fn shuffled<const N: usize>(cards: CardSet, rng: &mut MatchRng) -> Pile<N> {
    let mut pile: Pile<N> = cards.ace_high().collect();
    pile.shuffle(rng);
    pile
}
