//! Pro and world-class: the exact mix of best play; world-class leans from it towards what it reads.

use std::sync::Arc;

use super::habit::Amateur;
use super::reader::Reader;
use super::{any, card_name, choice, draw, lays_in_attack};
use crate::ai::matrix::{Solver, leaning};
use crate::ai::{Bot, Budget, Choice};
use crate::engine::{MatchRng, Seat};
use crate::games::soccer17::action::{Action, Guard, Play};
use crate::games::soccer17::solve::{Position, Solved};
use crate::games::soccer17::state::Phase;
use crate::games::soccer17::{Options, Soccer17, View};

/// Worths that differ by less are the same.
const SAME: f64 = 1e-12;

/// A bot that has the match solved.
pub(super) struct Exact {
    seat: Seat,
    options: Options,
    /// Solved when first needed, off the main thread, and for the side that really attacked first.
    solved: Option<(Seat, Arc<Solved>)>,
    solver: Solver,
    reader: Option<Reader>,
    /// Decides where the result cannot change any more: for goals.
    rubber: Amateur,
}

impl Exact {
    /// Plays the mix as it is.
    pub(super) fn pro(seat: Seat, options: &Options) -> Self {
        Self {
            seat,
            options: *options,
            solved: None,
            solver: Solver::new(),
            reader: None,
            rubber: Amateur::steady(),
        }
    }

    /// Leans towards what it reads.
    pub(super) fn world_class(seat: Seat, options: &Options) -> Self {
        Self { reader: Some(Reader::default()), ..Self::pro(seat, options) }
    }

    fn solved(&mut self, first: Seat) -> Arc<Solved> {
        match &self.solved {
            Some((known, solved)) if *known == first => solved.clone(),
            _ => {
                let solved = Solved::shared(&self.options, first);
                self.solved = Some((first, solved.clone()));
                solved
            }
        }
    }

    /// S17-1: attacks first if that is worth more.
    fn toss(&mut self) -> Choice<Action> {
        let [attack, defend] = [self.seat, !self.seat].map(|first| self.solved(first).at_kick_off(self.seat));
        let (action, what) =
            if attack >= defend { (Action::Attack, "attacking") } else { (Action::Defend, "defending") };
        choice(
            action,
            format!("With best play {what} first is worth {:.2} % of the match.", 100.0 * attack.max(defend)),
        )
    }

    fn lay(&mut self, view: &View, attacks: bool, rng: &mut MatchRng) -> Choice<Action> {
        let table = &view.table;
        let solved = self.solved(table.first);
        let (payoff, guards) = solved.duel(&Position::of(table)).payoff();
        let payoff = &payoff[..Play::ALL.len() * guards];
        if let Some(reader) = &mut self.reader {
            reader.watch(table);
        }
        if spread(payoff) < SAME {
            return Choice { reason: DECIDED.to_owned(), ..self.rubber.lay(view, attacks, rng) };
        }
        self.solver.solve(Play::ALL.len(), guards, payoff);
        let mut reason = None;
        if let Some(reader) = &mut self.reader {
            let theirs = if attacks { self.solver.column_mix() } else { self.solver.row_mix() };
            let read = reader.predict(theirs, !attacks);
            let lean = reader.lean();
            let leaning = leaning(guards, payoff, &read, lean, attacks);
            self.solver.solve(Play::ALL.len(), guards, &leaning);
            if lean > TELL {
                let (k, share) = most(&read);
                let card = if attacks { Guard::ALL[k].action() } else { Play::ALL[k].action() };
                reason = Some(format!(
                    "It reads {} at {:.0} % and leans against it.",
                    card_name(card),
                    100.0 * share
                ));
            }
        }
        let mix = if attacks { self.solver.row_mix() } else { self.solver.column_mix() };
        let k = draw(mix, rng);
        let action = if attacks { Play::ALL[k].action() } else { Guard::ALL[k].action() };
        choice(action, reason.unwrap_or_else(|| mix_in_words(mix, attacks)))
    }

    fn weigh(&mut self, view: &View, legal: &[Action], rng: &mut MatchRng) -> Choice<Action> {
        let table = &view.table;
        let solved = self.solved(table.first);
        let worths: Vec<f64> = legal.iter().map(|a| solved.worth(table, *a).unwrap_or(0.0)).collect();
        let best = worths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        if spread(&worths) < SAME {
            return Choice { reason: DECIDED.to_owned(), ..self.rubber.weigh(view, legal, rng) };
        }
        let worst = worths.iter().copied().fold(f64::INFINITY, f64::min);
        let good: Vec<Action> =
            legal.iter().zip(&worths).filter(|(_, w)| best - **w < SAME).map(|(a, _)| *a).collect();
        let Choice { action, .. } = any(&good, rng);
        choice(
            action,
            format!("Worth {:.1} % of the match; the worst answer {:.1} %.", 100.0 * best, 100.0 * worst),
        )
    }
}

/// Told where every answer leads to the same result.
const DECIDED: &str = "The result is the same whatever comes: it plays for goals.";

fn spread(worths: &[f64]) -> f64 {
    let (low, high) = worths
        .iter()
        .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), worth| (low.min(*worth), high.max(*worth)));
    high - low
}

/// From this lean on the reason tells what was read.
const TELL: f64 = 0.5;

fn most(mix: &[f64]) -> (usize, f64) {
    mix.iter()
        .copied()
        .enumerate()
        .fold((0, 0.0), |best, (k, share)| if share > best.1 { (k, share) } else { best })
}

fn mix_in_words(mix: &[f64], attacks: bool) -> String {
    let shares: Vec<String> = mix
        .iter()
        .enumerate()
        .filter(|(_, share)| **share >= 0.005)
        .map(|(k, share)| {
            let card = if attacks { Play::ALL[k].action() } else { Guard::ALL[k].action() };
            format!("{} {:.0} %", card_name(card), 100.0 * share)
        })
        .collect();
    format!("The mix of best play here: {}.", shares.join(", "))
}

impl Bot<Soccer17> for Exact {
    fn choose(&mut self, view: &View, legal: &[Action], _: Budget, rng: &mut MatchRng) -> Choice<Action> {
        let table = &view.table;
        if let Some(attacks) = lays_in_attack(view) {
            return self.lay(view, attacks, rng);
        }
        match table.phase {
            Phase::Toss { .. } => self.toss(),
            Phase::Take => Choice { reason: "All cards face down are alike.".to_owned(), ..any(legal, rng) },
            _ => self.weigh(view, legal, rng),
        }
    }
}
