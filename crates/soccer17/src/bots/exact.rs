//! Pro and world-class: the exact mix of best play. World-class deviates from it towards its read.

use std::sync::Arc;

use super::heuristic::HeuristicBot;
use super::lays_in_attack;
use super::notes::Soccer17Model;
use super::reader::{MAX_ROLE_CARDS, OpponentObservations};
use crate::action::{Action, AttackCard, DefenceCard};
use crate::solve::{MatchSolution, TurnPosition};
use crate::state::Phase;
use crate::{Options, Soccer17, View, names};
use ai::matrix::{MatrixSolver, safe_exploitation, sample};
use ai::opponent_model::Notebook;
use ai::{Bot, BotChoice, Budget, NO_REASON};
use engine::{MatchRng, Seat};
use words::{DisplayText, MessageId, Separator, in_per_cent};
use words::{id, say};

/// Values that differ by less are equal.
const SAME: f64 = 1e-12;

/// The share of a match that world-class may lose at worst by exploiting its read. Whatever the other side does
/// and knows, world-class makes at least the value of best play less this share. What the other side loses by its
/// own cards is added, so more can be risked against a side that errs more.
pub(crate) const BOUND: f64 = 0.05;
/// Fraction of the remaining account that it risks in one turn.
const VENTURE: f64 = 0.5;

/// The read of the other side, and the account of what may be risked.
#[derive(Clone)]
struct RivalReading {
    reader: OpponentObservations,
    /// Number of earlier matches against the other side.
    matches: u32,
    /// The remaining account, in shares of the match.
    left: f64,
    /// The gain of this side from each card of the other side in the current turn, above the value.
    gifts: Option<[f64; MAX_ROLE_CARDS]>,
}

impl Default for RivalReading {
    fn default() -> Self {
        Self { reader: OpponentObservations::default(), matches: 0, left: BOUND, gifts: None }
    }
}

/// A bot that plays by the exact solution of the match.
#[derive(Clone)]
pub struct ExactBot {
    seat: Seat,
    options: Options,
    /// The solution, computed when first needed, off the main thread, for the side that really attacked first.
    solved: Option<(Seat, Arc<MatchSolution>)>,
    solver: MatrixSolver,
    reading: Option<RivalReading>,
    /// Decides where the result can no longer change: it plays for goals.
    dead_rubber_bot: HeuristicBot,
}

impl RivalReading {
    /// Observes the cards of the last turn, once.
    fn watch(&mut self, view: &View) {
        let card = self.reader.watch(view);
        if let (Some(gifts), Some(card)) = (self.gifts.take(), card) {
            self.left = (self.left + gifts[card]).max(0.0);
        }
    }

    /// Records what each card of the other side would lose against this mix.
    fn venture(&mut self, payoff: &[f64], guards: usize, value: f64, mix: &[f64], attacks: bool) {
        let against = |card: usize| -> f64 {
            let mixed = mix.iter().enumerate();
            if attacks {
                mixed.map(|(i, share)| share * payoff[i * guards + card]).sum::<f64>() - value
            } else {
                value - mixed.map(|(j, share)| share * payoff[card * guards + j]).sum::<f64>()
            }
        };
        let cards = if attacks { guards } else { AttackCard::ALL.len() };
        self.gifts = Some(std::array::from_fn(|card| if card < cards { against(card) } else { 0.0 }));
    }
}

impl ExactBot {
    /// Creates a pro, which plays the mix of best play.
    pub fn pro(seat: Seat, options: &Options) -> Self {
        Self {
            seat,
            options: *options,
            solved: None,
            solver: MatrixSolver::new(),
            reading: None,
            dead_rubber_bot: HeuristicBot::steady(),
        }
    }

    /// Creates a world-class bot, which exploits its read.
    pub fn world_class(seat: Seat, options: &Options) -> Self {
        Self { reading: Some(RivalReading::default()), ..Self::pro(seat, options) }
    }

    /// Adds the notes of that many earlier matches. The account is for this match alone.
    pub(super) fn reading(mut self, notes: &Soccer17Model, matches: u32) -> Self {
        self.reading = Some(RivalReading {
            reader: OpponentObservations::with(notes),
            matches,
            ..RivalReading::default()
        });
        self
    }

    fn solved(&mut self, first: Seat) -> Arc<MatchSolution> {
        match &self.solved {
            Some((known, solved)) if *known == first => solved.clone(),
            _ => {
                let solved = MatchSolution::shared(&self.options, first);
                self.solved = Some((first, solved.clone()));
                solved
            }
        }
    }

    /// S17-1: attacks first if that has the higher value.
    fn toss(&mut self) -> BotChoice<Action> {
        let [attack, defend] = [self.seat, !self.seat].map(|first| self.solved(first).at_kick_off(self.seat));
        if attack >= defend {
            let worth = DisplayText::decimal(100.0 * attack, 2);
            BotChoice::new(Action::Attack, say!("s17-bot-attack-first", worth))
        } else {
            let worth = DisplayText::decimal(100.0 * defend, 2);
            BotChoice::new(Action::Defend, say!("s17-bot-defend-first", worth))
        }
    }

    /// Returns its mix of cards here, and the read if it made the mix; none if the result is settled.
    pub fn mix(&mut self, view: &View, attacks: bool) -> Option<(Vec<f64>, Option<DisplayText>)> {
        let table = &view.table;
        let solved = self.solved(table.first);
        let (payoff, guards) = solved.duel(&TurnPosition::of(table)).payoff();
        let payoff = &payoff[..AttackCard::ALL.len() * guards];
        if let Some(reading) = &mut self.reading {
            reading.watch(view);
        }
        if spread(payoff) < SAME {
            return None;
        }
        let value = self.solver.solve(AttackCard::ALL.len(), guards, payoff);
        let mine = |solver: &MatrixSolver| {
            if attacks { solver.row_mix().to_vec() } else { solver.column_mix().to_vec() }
        };
        let best = mine(&self.solver);
        let Some(reading) = &mut self.reading else { return Some((best, None)) };
        let theirs = if attacks { self.solver.column_mix() } else { self.solver.row_mix() }.to_vec();
        let read = reading.reader.predict(&theirs, payoff, table, !attacks);
        let lean = reading.reader.lean();
        let bound = VENTURE * lean * reading.left;
        let mix = safe_exploitation(&mut self.solver, guards, payoff, &read, bound, attacks);
        reading.venture(payoff, guards, value, &mix, attacks);
        let habit = (lean > TELL).then(|| {
            let (k, share) = most(&read);
            let card =
                if attacks { names::guard(DefenceCard::ALL[k]) } else { names::play(AttackCard::ALL[k]) };
            say!("s17-bot-reads", card, n = in_per_cent(share))
        });
        Some((mix, habit))
    }

    fn lay(&mut self, view: &View, attacks: bool, rng: &mut MatchRng) -> BotChoice<Action> {
        let Some((mix, habit)) = self.mix(view, attacks) else {
            return BotChoice { reason: DECIDED.into(), ..self.dead_rubber_bot.lay(view, attacks, rng) };
        };
        let k = sample(&mix, rng);
        let action = if attacks { AttackCard::ALL[k].action() } else { DefenceCard::ALL[k].action() };
        BotChoice::new(action, habit.unwrap_or_else(|| mix_in_words(&mix, attacks)))
    }

    fn choose_best_estimate(
        &mut self,
        view: &View,
        legal: &[Action],
        rng: &mut MatchRng,
    ) -> BotChoice<Action> {
        let table = &view.table;
        let solved = self.solved(table.first);
        let values: Vec<f64> = legal.iter().map(|a| solved.action_value(table, *a).unwrap_or(0.0)).collect();
        let best = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        if spread(&values) < SAME {
            return BotChoice {
                reason: DECIDED.into(),
                ..self.dead_rubber_bot.choose_best_estimate(view, legal, rng)
            };
        }
        let worst = values.iter().copied().fold(f64::INFINITY, f64::min);
        let good: Vec<Action> =
            legal.iter().zip(&values).filter(|(_, w)| best - **w < SAME).map(|(a, _)| *a).collect();
        let BotChoice { action, .. } = BotChoice::any(&good, NO_REASON, rng);
        let [best, worst] = [best, worst].map(|value| DisplayText::decimal(100.0 * value, 1));
        BotChoice::new(action, say!("s17-bot-worth", best, worst))
    }
}

/// The reason where every answer leads to the same result.
const DECIDED: MessageId = id!("s17-bot-decided");

fn spread(values: &[f64]) -> f64 {
    let (low, high) = values
        .iter()
        .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), value| (low.min(*value), high.max(*value)));
    high - low
}

/// The reason mentions the read from this deviation on.
const TELL: f64 = 0.5;

fn most(mix: &[f64]) -> (usize, f64) {
    mix.iter()
        .copied()
        .enumerate()
        .fold((0, 0.0), |best, (k, share)| if share > best.1 { (k, share) } else { best })
}

fn mix_in_words(mix: &[f64], attacks: bool) -> DisplayText {
    let shares = mix.iter().enumerate().filter(|(_, share)| **share >= 0.005).map(|(k, share)| {
        let card = if attacks { names::play(AttackCard::ALL[k]) } else { names::guard(DefenceCard::ALL[k]) };
        say!("s17-bot-share", card, n = in_per_cent(*share))
    });
    say!("s17-bot-mix", shares = DisplayText::list(shares, Separator::Comma))
}

impl Bot<Soccer17> for ExactBot {
    fn choose(&mut self, view: &View, legal: &[Action], _: Budget, rng: &mut MatchRng) -> BotChoice<Action> {
        let table = &view.table;
        if let Some(attacks) = lays_in_attack(view) {
            return self.lay(view, attacks, rng);
        }
        match table.phase {
            Phase::Toss { .. } => self.toss(),
            Phase::Take => BotChoice::any(legal, id!("s17-bot-cards-alike"), rng),
            _ => self.choose_best_estimate(view, legal, rng),
        }
    }
    fn notebook(&self, last: &View) -> Option<Notebook> {
        let reading = self.reading.as_ref()?;
        let opinion = reading.reader.opinion(last);
        Notebook::new::<Soccer17, _>(reading.matches.saturating_add(1), &opinion).ok()
    }
}
