//! The view of one side: the public table, and its own sealed card.

use serde::Serialize;

use super::action::Action;
use super::state::{CHANCE_CARDS, LaidCard, Phase, ShotSlot, Soccer17, Table};
use engine::{MatchRng, Seat};

/// The information set of one side: everything except the other side's sealed card and the order of the chance cards.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct View {
    /// The seat whose view it is.
    pub seat: Seat,
    /// The public information.
    pub table: Table,
    /// The seat's own sealed card, while it is face down.
    pub sealed: Option<Action>,
}

impl View {
    /// Returns a determinization: new random numbers, the face-down chance cards in random order, and a random card
    /// that the other side could have sealed.
    pub(crate) fn determinized(&self, rng: &mut MatchRng) -> Soccer17 {
        let table = self.table;
        let mut state = Soccer17 {
            table,
            attack: self.sealed.and_then(Action::attack_card),
            defence: self.sealed.and_then(Action::defence_card),
            goal_slot: 0,
            asks_legacy_questions: false,
            rng: MatchRng::new(rng.seed()),
        };
        let other = !self.seat;
        if table.phase == Phase::Lay && table.laid[other] == LaidCard::FaceDown {
            let mut before = table;
            before.laid[other] = LaidCard::Nothing;
            let card = before.sample_action(other, rng);
            if other == table.attacker {
                state.attack = card.and_then(Action::attack_card);
            } else {
                state.defence = card.and_then(Action::defence_card);
            }
        }
        state.goal_slot = table.any_goal_slot(rng);
        state
    }
}

impl Table {
    /// S17-9: returns a random slot in which the goal card may be, each equally likely; 0 if there are no chance cards.
    pub(crate) fn any_goal_slot(&self, rng: &mut MatchRng) -> u8 {
        let Some(shot) = self.shot.filter(|shot| shot.shuffled) else { return 0 };
        match shot.slots.iter().position(|slot| *slot == ShotSlot::Goal) {
            Some(slot) => slot as u8,
            None => {
                shot.slot_of(rng.below(u32::from(shot.left())) as u8).map_or(CHANCE_CARDS, |slot| slot as u8)
            }
        }
    }
}
