//! Reads the opponent: how well did each of a few ideas of it foretell the cards it laid?

use crate::games::soccer17::action::{Guard, Play};
use crate::games::soccer17::state::Table;

/// Ideas of an opponent: best play, any card, its own frequencies, its last card again.
const IDEAS: usize = 4;
/// What each idea is believed at the kick-off. Best play first: a stranger is taken for a good player.
const BELIEF: [f64; IDEAS] = [0.4, 0.25, 0.15, 0.2];
/// No idea is ever given up: an opponent may change.
const DOUBT: f64 = 0.01;
/// How often somebody with that habit lays the last card again.
const AGAIN: f64 = 0.55;
/// Cards of each kind that count as seen before the first one is.
const SEEN: f64 = 1.0;
/// A card this unlikely still happens, by mistake.
const SLIP: f64 = 0.02;

const CARDS: usize = Guard::ALL.len();
const _: () = assert!(Play::ALL.len() <= CARDS);

/// What was seen of the opponent in this match.
#[derive(Clone, Debug)]
pub(super) struct Reader {
    belief: [f64; IDEAS],
    /// What each idea said of the turn that is being played; and whether the opponent attacks in it.
    said: Option<([[f64; CARDS]; IDEAS], bool)>,
    attack: Habit,
    defence: Habit,
}

impl Default for Reader {
    fn default() -> Self {
        Self { belief: BELIEF, said: None, attack: Habit::default(), defence: Habit::default() }
    }
}

/// What was seen of it in one role.
#[derive(Clone, Debug, Default)]
struct Habit {
    counts: [f64; CARDS],
    last: Option<usize>,
}

impl Reader {
    /// Looks at the cards of the last turn, once.
    pub(super) fn watch(&mut self, table: &Table) {
        let (Some((said, attacked)), Some(duel)) = (self.said.take(), table.last) else { return };
        let card = if attacked { duel.attack as usize } else { duel.defence as usize };
        for (belief, idea) in self.belief.iter_mut().zip(said) {
            *belief *= idea[card].max(SLIP);
        }
        let sum: f64 = self.belief.iter().sum();
        let doubt = DOUBT;
        for (belief, prior) in self.belief.iter_mut().zip(BELIEF) {
            *belief = (1.0 - doubt) * *belief / sum + doubt * prior;
        }
        let habit = if attacked { &mut self.attack } else { &mut self.defence };
        habit.counts[card] += 1.0;
        habit.last = Some(card);
    }

    /// What the opponent will lay, as believed; `best` is the mix of best play over the cards it has.
    pub(super) fn predict(&mut self, best: &[f64], attacks: bool) -> [f64; CARDS] {
        let cards = best.len();
        let habit = if attacks { &self.attack } else { &self.defence };
        let even = 1.0 / cards as f64;
        let seen: f64 = habit.counts[..cards].iter().map(|n| n + SEEN).sum();
        let last = habit.last.filter(|last| *last < cards);
        let mut said = [[0.0; CARDS]; IDEAS];
        for card in 0..cards {
            said[0][card] = best[card];
            said[1][card] = even;
            said[2][card] = (habit.counts[card] + SEEN) / seen;
            said[3][card] = match last {
                Some(last) => (1.0 - AGAIN) * even + if card == last { AGAIN } else { 0.0 },
                None => even,
            };
        }
        self.said = Some((said, attacks));
        std::array::from_fn(|card| {
            self.belief.iter().zip(&said).map(|(belief, idea)| belief * idea[card]).sum()
        })
    }

    /// How far to trust what was read: as far as best play is not believed.
    pub(super) fn lean(&self) -> f64 {
        1.0 - self.belief[0]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Game, Seat, Silent};
    use crate::games::soccer17::state::Duel;
    use crate::games::soccer17::{Options, Soccer17};

    #[test]
    fn a_habit_is_found_and_best_play_is_not_taken_for_one() {
        let mut table = *Soccer17::setup(&Options::default(), 1, &mut Silent).unwrap().table();
        let mut reader = Reader::default();
        let best = [0.3, 0.3, 0.3, 0.1];
        for _ in 0..12 {
            reader.watch(&table);
            reader.predict(&best, false);
            table.last = Some(Duel { attacker: Seat::Home, attack: Play::Pass, defence: Guard::Block });
        }
        assert!(reader.lean() > 0.9, "{reader:?}");
        assert!(reader.predict(&best, false)[Guard::Block as usize] > 0.5);
        // Cards that best play alone foretells.
        let mut reader = Reader::default();
        for turn in 0..12 {
            reader.watch(&table);
            let (best, defence) = if turn % 2 == 0 {
                ([0.9, 0.1, 0.0, 0.0], Guard::Anticipate)
            } else {
                ([0.0, 0.1, 0.9, 0.0], Guard::Press)
            };
            reader.predict(&best, false);
            table.last = Some(Duel { attacker: Seat::Home, attack: Play::Pass, defence });
        }
        reader.watch(&table);
        assert!(reader.lean() < 0.1, "{reader:?}");
    }
}
