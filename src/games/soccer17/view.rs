//! What one side knows: the table, and its own sealed card.

use serde::Serialize;

use super::action::{Action, Guard, Play};
use super::state::{CHANCES, Laid, Phase, Slot, Soccer17, Table};
use crate::engine::{MatchRng, Seat};

/// Everything but the other side's sealed card and the order of the chance cards.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct View {
    /// Who looks.
    pub seat: Seat,
    /// What everybody sees.
    pub table: Table,
    /// The own sealed card, while it is face down.
    pub sealed: Option<Action>,
}

impl Soccer17 {
    pub(crate) fn seen_from(&self, seat: Seat) -> View {
        let sealed = if seat == self.table.attacker {
            self.attack.map(Play::action)
        } else {
            self.defence.map(Guard::action)
        };
        View { seat, table: self.table, sealed }
    }
}

impl View {
    /// A full state that this seat cannot tell from the real one: another chance, the chance cards left in any order,
    /// any card the other side could have sealed.
    pub(crate) fn determinized(&self, rng: &mut MatchRng) -> Soccer17 {
        let table = self.table;
        let mut state = Soccer17 {
            table,
            attack: self.sealed.and_then(Action::play),
            defence: self.sealed.and_then(Action::guard),
            goal_slot: 0,
            asks_idly: false,
            rng: MatchRng::new(rng.seed()),
        };
        let other = !self.seat;
        if table.phase == Phase::Lay && table.laid[other] == Laid::FaceDown {
            let mut before = table;
            before.laid[other] = Laid::Nothing;
            let card = rng.pick(before.moves(other).as_slice()).copied();
            if other == table.attacker {
                state.attack = card.and_then(Action::play);
            } else {
                state.defence = card.and_then(Action::guard);
            }
        }
        state.goal_slot = table.any_goal_slot(rng);
        state
    }
}

impl Table {
    /// S17-9: a slot where the goal card may lie by what shows, each equally likely; 0 where no chance cards lie there.
    pub(crate) fn any_goal_slot(&self, rng: &mut MatchRng) -> u8 {
        let Some(shot) = self.shot.filter(|shot| shot.shuffled) else { return 0 };
        match shot.slots.iter().position(|slot| *slot == Slot::Goal) {
            Some(slot) => slot as u8,
            None => shot.slot_of(rng.below(u32::from(shot.left())) as u8).map_or(CHANCES, |slot| slot as u8),
        }
    }
}
