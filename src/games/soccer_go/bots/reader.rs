//! Reads the other side: how well did each of a few ideas of it foretell what it laid?

use super::Shares;
use crate::engine::Seat;
use crate::games::soccer_go::state::{Laid, Reveal, SLOTS, Table};

/// What can be read: numbers laid in attack and in defence, directions shot and saved, hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Habit {
    Attack,
    Mark,
    Shot,
    Save,
    Hand,
}

/// The habits.
const HABITS: usize = 5;
/// Ideas of what comes: best play; chance, each option alike; what came most so far; the same again; what came at this
/// pass last time; the next one up; the next one down.
const IDEAS: usize = 7;
/// What each idea is believed at the kick-off: a stranger mixes well, or has no plan, or has habits.
const BELIEF: [f64; IDEAS] = [0.3, 0.3, 0.12, 0.07, 0.07, 0.07, 0.07];
/// No idea is ever given up: people change.
const DOUBT: f64 = 0.01;
/// How often somebody with such a habit follows it.
const FOLLOWED: f64 = 0.6;
/// How much of anything counts as seen before it first is.
const SEEN: f64 = 0.4;
/// Something this unlikely still happens, by mistake.
const SLIP: f64 = 0.01;

/// What was seen of the other side in this match.
#[derive(Clone, Debug, Default)]
pub(super) struct Reader {
    notes: [Notes; HABITS],
    said: Option<Said>,
}

/// What was foretold of a reveal to come.
#[derive(Clone, Debug)]
struct Said {
    habit: Habit,
    reveal: u32,
    pass: usize,
    ideas: [Shares; IDEAS],
}

/// What was seen of one habit.
#[derive(Clone, Debug)]
struct Notes {
    belief: [f64; IDEAS],
    counts: Shares,
    last: Option<usize>,
    at_pass: [Option<usize>; SLOTS],
}

impl Default for Notes {
    fn default() -> Self {
        Self { belief: BELIEF, counts: Shares::default(), last: None, at_pass: [None; SLOTS] }
    }
}

/// Which option was laid; none where it was several at once.
fn option(laid: Laid) -> Option<usize> {
    match laid {
        Laid::Numbers(numbers) if numbers.count() == 1 => numbers.iter().next().map(usize::from),
        Laid::Direction(direction) => Some(direction as usize),
        Laid::Hand(shape) => Some(shape as usize),
        _ => None,
    }
}

impl Reader {
    /// Looks at what was turned up since something was foretold, once.
    pub(super) fn watch(&mut self, other: Seat, last: Option<Reveal>) {
        let (Some(said), Some(last)) = (self.said.take(), last) else { return };
        let Some(seen) = option(last.laid[other]).filter(|_| said.reveal == last.n) else { return };
        let notes = &mut self.notes[said.habit as usize];
        for (belief, idea) in notes.belief.iter_mut().zip(said.ideas) {
            *belief *= idea[seen].max(SLIP);
        }
        let sum: f64 = notes.belief.iter().sum();
        for (belief, prior) in notes.belief.iter_mut().zip(BELIEF) {
            *belief = (1.0 - DOUBT) * *belief / sum + DOUBT * prior;
        }
        notes.counts[seen] += 1.0;
        notes.last = Some(seen);
        notes.at_pass[said.pass] = Some(seen);
    }

    /// What the other side will lay, as believed; `best` is the mix of best play over the options that are `open`.
    pub(super) fn predict(&mut self, habit: Habit, table: &Table, open: &[usize], best: &Shares) -> Shares {
        let notes = &self.notes[habit as usize];
        let pass = usize::from(table.track.filled()).min(SLOTS - 1);
        let even = 1.0 / open.len().max(1) as f64;
        let mut often = Shares::default();
        let all: f64 = open.iter().map(|option| notes.counts[*option] + SEEN).sum();
        open.iter().for_each(|option| often[*option] = (notes.counts[*option] + SEEN) / all);
        let point = |at: Option<usize>| {
            let at = at.filter(|at| open.contains(at));
            let mut shares = Shares::default();
            for option in open {
                shares[*option] = match at {
                    Some(at) => (1.0 - FOLLOWED) * even + if *option == at { FOLLOWED } else { 0.0 },
                    None => even,
                };
            }
            shares
        };
        // Numbers are counted through within an attack, directions and hands go round.
        let fresh = pass == 0 && matches!(habit, Habit::Attack | Habit::Mark);
        let last = notes.last.filter(|_| !fresh);
        let up = open.iter().find(|option| last.is_none_or(|last| **option > last)).or(open.first());
        let down = open.iter().rfind(|option| last.is_none_or(|last| **option < last)).or(open.last());
        let ideas = [
            *best,
            point(None),
            often,
            point(notes.last),
            point(notes.at_pass[pass]),
            point(up.copied()),
            point(down.copied()),
        ];
        let read = std::array::from_fn(|option: usize| {
            notes.belief.iter().zip(&ideas).map(|(belief, idea)| belief * idea[option]).sum()
        });
        self.said = Some(Said { habit, reveal: table.last.map_or(1, |last| last.n + 1), pass, ideas });
        read
    }

    /// How far to trust what was read, 0..=1: as far as best play is not believed.
    pub(super) fn trust(&self, habit: Habit) -> f64 {
        1.0 - self.notes[habit as usize].belief[0]
    }
}
