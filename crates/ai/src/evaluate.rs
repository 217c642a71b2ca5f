//! Evaluation of one decision: the best mixed strategy, and the expected cost of each action against it.
//!
//! A decision is judged by the information set of its seat, never by the hidden truth. A solved game provides the
//! answer itself ([`HasBots::solved`]). Otherwise each candidate is rolled out to the end in determinizations of the
//! view (`rollout`). All candidates share the same determinizations and the same random numbers, so that luck does not
//! decide between them. The best candidate is then compared with the action taken in fresh determinizations, since the
//! best of many is partly lucky.

pub use super::estimate::ValueUnit;
use super::estimate::{EPSILON, Estimate};
use super::rollout::{all_candidates, chosen_candidates, rollout};
use super::stopwatch::Stopwatch;
use super::{Budget, Difficulty, HasBots};
use engine::{MAX_DECISIONS, MatchRng, Seat};

/// One candidate of a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct CandidateAction<A> {
    /// The legal action that was compared.
    pub action: A,
    /// Its probability in best play, 0..=1.
    pub share: f64,
    /// Its expected loss against the best action, in the game's [`ValueUnit`]. An estimated cost may be a little below
    /// 0.
    pub cost: f64,
    /// Standard error of the cost; 0 if it is exact.
    pub error: f64,
    /// The cost as estimated by the first trial in fresh determinizations. Only a costly action gets a second trial
    /// before it is charged, so sums must use this one to be unbiased.
    pub first_estimate: Estimate,
}

impl<A> CandidateAction<A> {
    /// Returns the cost that the coach charges: 0 unless it exceeds twice its standard error.
    #[must_use]
    pub fn significant_cost(&self) -> f64 {
        if (Estimate { value: self.cost, error: self.error }).is_significant() { self.cost } else { 0.0 }
    }
}

/// The evaluation of a decision.
#[derive(Clone, Debug, PartialEq)]
#[must_use]
pub struct PositionEvaluation<A> {
    /// The candidates: those that best play takes most often first, then by rising cost.
    pub candidates: Vec<CandidateAction<A>>,
    /// True if the decision is solved, not estimated.
    pub exact: bool,
}

impl<A: Clone + PartialEq> PositionEvaluation<A> {
    /// Creates the evaluation of a solved decision from each action with its probability in best play and its value,
    /// in the game's [`ValueUnit`].
    pub fn solved(actions: impl IntoIterator<Item = (A, f64, f64)>) -> Self {
        let actions: Vec<_> = actions.into_iter().collect();
        let best = actions.iter().map(|(.., value)| *value).fold(f64::NEG_INFINITY, f64::max);
        let candidate = |(action, share, value)| CandidateAction {
            action,
            share,
            cost: best - value,
            error: 0.0,
            first_estimate: Estimate::exact(best - value),
        };
        Self { candidates: actions.into_iter().map(candidate).collect(), exact: true }.sorted()
    }

    /// Creates the evaluation of a decision without consequences: best play takes any of these actions equally often.
    pub fn all_equal(actions: &[A]) -> Self {
        let share = 1.0 / actions.len().max(1) as f64;
        Self::solved(actions.iter().map(|action| (action.clone(), share, 0.0)))
    }

    fn sorted(mut self) -> Self {
        self.candidates.sort_by(|a, b| b.share.total_cmp(&a.share).then(a.cost.total_cmp(&b.cost)));
        self
    }

    /// Returns the entry of that action; `None` if it was not a candidate.
    #[must_use]
    pub fn candidate(&self, action: &A) -> Option<&CandidateAction<A>> {
        self.candidates.iter().find(|candidate| candidate.action == *action)
    }

    /// Returns the actions of best play with their probabilities, the most frequent first.
    pub fn best(&self) -> impl Iterator<Item = (&A, f64)> {
        let played = self.candidates.iter().filter(|candidate| candidate.share > EPSILON);
        played.map(|candidate| (&candidate.action, candidate.share))
    }

    /// Returns true if every other candidate is worse than that action by more than its error.
    #[must_use]
    pub fn is_clearly_best(&self, action: &A) -> bool {
        let mut candidates = self.candidates.iter();
        candidates.all(|candidate| (candidate.action == *action) == (candidate.significant_cost() == 0.0))
    }

    /// Returns true if the decision has no consequences: all actions are known to have an equal share in best play.
    #[must_use]
    pub fn has_no_consequence(&self) -> bool {
        let first = self.candidates.first().map_or(0.0, |candidate| candidate.share);
        let same = |candidate: &CandidateAction<A>| {
            candidate.cost <= EPSILON && (candidate.share - first).abs() < EPSILON
        };
        self.exact && self.candidates.iter().all(same)
    }
}

/// Evaluates a decision of that seat. The same view, list, iterations and random numbers give the same evaluation.
///
/// One iteration is one rollout of one candidate; a solved decision takes none. `legal` is the list of
/// [`engine::Game::legal`]. `taken`, if given, is always a candidate.
pub fn evaluate<G: HasBots>(
    view: &G::View,
    seat: Seat,
    legal: &[G::Action],
    taken: Option<&G::Action>,
    budget: Budget,
    rng: &mut MatchRng,
) -> PositionEvaluation<G::Action> {
    let knows = |known: &PositionEvaluation<_>| taken.is_none_or(|taken| known.candidate(taken).is_some());
    match G::solved(view, legal).filter(knows) {
        Some(known) => known,
        None => evaluate_by_rollouts::<G>(view, seat, legal, taken, budget, rng),
    }
}

/// Evaluates a decision as [`evaluate`] does, but with up to `most` candidates where the actions are listed. So an
/// action is missing only if there are more.
pub fn evaluate_widely<G: HasBots>(
    view: &G::View,
    seat: Seat,
    legal: &[G::Action],
    most: usize,
    budget: Budget,
    rng: &mut MatchRng,
) -> PositionEvaluation<G::Action> {
    G::solved(view, legal).unwrap_or_else(|| match all_candidates(legal, None, most) {
        Some(candidates) => ranked_by_rollouts(RolloutSampler::<G>::new(view, seat, budget, rng), candidates),
        None => evaluate_by_rollouts::<G>(view, seat, legal, None, budget, rng),
    })
}

/// Returns the expected result of an action to that seat, by rollouts.
pub fn expected_return<G: HasBots>(
    view: &G::View,
    seat: Seat,
    action: &G::Action,
    budget: Budget,
    rng: &mut MatchRng,
) -> Estimate {
    let mut only = [CandidateSamples::new(action.clone())];
    RolloutSampler::<G>::new(view, seat, budget, rng).sample_until(1.0, &mut only);
    Estimate::mean(&only[0].points)
}

/// Estimates by how much `better` beats `taken` for that seat, by rollouts of both in the same determinizations. A
/// difference that looks significant is estimated again, and only the second estimate counts.
pub fn compare<G: HasBots>(
    view: &G::View,
    seat: Seat,
    better: &G::Action,
    taken: &G::Action,
    budget: Budget,
    rng: &mut MatchRng,
) -> Estimate {
    let mut found = Estimate::default();
    for part in [0.25, 0.5] {
        let mut sampler = RolloutSampler::<G>::new(view, seat, budget, rng);
        let mut pair = [CandidateSamples::new(better.clone()), CandidateSamples::new(taken.clone())];
        sampler.sample_until(part, &mut pair);
        found = lead(&pair);
        if !found.is_significant() {
            break;
        }
    }
    found
}

/// Maximum number of candidates; if more actions are legal, bots choose the candidates.
const MAX_CANDIDATES: usize = 12;
/// Number of candidates asked of a bot that errs, if there are too many actions to try all.
const ASKED: u64 = 24;
/// Minimum number of determinizations for a comparison, whatever the budget: fewer give no usable standard error.
const FEWEST: usize = 8;

/// A candidate with the return of each of its rollouts.
struct CandidateSamples<A> {
    action: A,
    points: Vec<f64>,
}

impl<A> CandidateSamples<A> {
    const fn new(action: A) -> Self {
        Self { action, points: Vec::new() }
    }

    fn mean(&self) -> f64 {
        self.points.iter().sum::<f64>() / self.points.len().max(1) as f64
    }
}

/// The part of a budget that is used up.
struct BudgetMeter {
    budget: Budget,
    begun: Stopwatch,
    spent: u32,
}

impl BudgetMeter {
    /// Returns true if that fraction of the budget, 0..=1, is used up.
    fn over(&self, part: f64) -> bool {
        match self.budget {
            Budget::Iterations(all) => f64::from(self.spent) >= part * f64::from(all),
            Budget::Time(all) | Budget::ProcessorTime(all) => self.begun.elapsed() >= all.mul_f64(part),
        }
    }
}

/// Rolls out candidates of one decision in determinizations of its view.
struct RolloutSampler<'a, G: HasBots> {
    view: &'a G::View,
    seat: Seat,
    meter: BudgetMeter,
    rng: &'a mut MatchRng,
}

impl<'a, G: HasBots> RolloutSampler<'a, G> {
    /// Creates a sampler; its budget runs from now.
    fn new(view: &'a G::View, seat: Seat, budget: Budget, rng: &'a mut MatchRng) -> Self {
        Self { view, seat, meter: BudgetMeter { budget, begun: Stopwatch::start(budget), spent: 0 }, rng }
    }

    /// Rolls out every candidate in one more determinization.
    fn roll_out_all(&mut self, candidates: &mut [CandidateSamples<G::Action>]) {
        let world = G::determinize(self.view, self.rng);
        let seed = self.rng.seed();
        for candidate in candidates {
            let points = rollout(world.clone(), self.seat, &candidate.action, MAX_DECISIONS, seed);
            candidate.points.push(points);
            self.meter.spent += 1;
        }
    }

    /// Rolls out all candidates until that fraction of the budget is used up, and each at least [`FEWEST`] times.
    fn sample_until(&mut self, part: f64, candidates: &mut [CandidateSamples<G::Action>]) {
        while candidates.iter().any(|candidate| candidate.points.len() < FEWEST) || !self.meter.over(part) {
            self.roll_out_all(candidates);
        }
    }

    /// Spends the first half of the budget on these actions, by sequential halving: the worse half drops out each time.
    /// Returns them with the best one first.
    fn halve(&mut self, actions: Vec<G::Action>) -> Vec<CandidateSamples<G::Action>> {
        let mut left: Vec<_> = actions.into_iter().map(CandidateSamples::new).collect();
        let rounds = left.len().saturating_sub(1).max(1).ilog2() + 1;
        let mut dropped = Vec::new();
        for round in 1..=rounds {
            self.sample_until(0.5 * f64::from(round) / f64::from(rounds), &mut left);
            left.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
            dropped.extend(left.drain(left.len().div_ceil(2)..));
        }
        left.extend(dropped);
        left
    }

    /// Spends the rest of the budget on the lead of the best action over the one taken. Returns the lead, and its first
    /// estimate.
    ///
    /// The best action was also lucky in the determinizations that selected it, so fresh ones judge the action taken.
    /// Among many decisions some look costly by bad luck alone. A decision is therefore charged only by a second trial
    /// of the same length, which alone counts.
    fn lead_over_taken(&mut self, best: &G::Action, taken: &G::Action) -> (Estimate, Estimate) {
        let mut pair = [CandidateSamples::new(best.clone()), CandidateSamples::new(taken.clone())];
        self.sample_until(1.0, &mut pair);
        let first = lead(&pair);
        if first.value > 2.0 * first.error {
            let worlds = pair[0].points.len();
            pair.iter_mut().for_each(|candidate| candidate.points.clear());
            (0..worlds).for_each(|_| self.roll_out_all(&mut pair));
        }
        (lead(&pair), first)
    }
}

/// Returns by how much the first of two candidates is ahead of the second.
fn lead<A>([first, second]: &[CandidateSamples<A>; 2]) -> Estimate {
    Estimate::mean_difference(&first.points, &second.points)
}

/// Ranks the candidates by rollouts in the first half of the budget, and leaves the second.
fn ranked_by_rollouts<G: HasBots>(
    mut sampler: RolloutSampler<'_, G>,
    candidates: Vec<G::Action>,
) -> PositionEvaluation<G::Action> {
    let ranked = sampler.halve(candidates);
    let Some(best) = ranked.first() else {
        return PositionEvaluation { candidates: Vec::new(), exact: false };
    };
    let candidate = |(k, other): (usize, &CandidateSamples<G::Action>)| {
        let estimate = Estimate::mean_difference(&best.points, &other.points);
        CandidateAction {
            action: other.action.clone(),
            share: if k == 0 { 1.0 } else { 0.0 },
            cost: estimate.value,
            error: estimate.error,
            first_estimate: estimate,
        }
    };
    let candidates = ranked.iter().enumerate().map(candidate).collect();
    PositionEvaluation { candidates, exact: false }.sorted()
}

/// Evaluates a decision by rollouts.
///
/// The first half of the budget finds the best action, the second half estimates its lead over the action taken. If
/// that one looks costly, an additional trial of the same length confirms it.
fn evaluate_by_rollouts<G: HasBots>(
    view: &G::View,
    seat: Seat,
    legal: &[G::Action],
    taken: Option<&G::Action>,
    budget: Budget,
    rng: &mut MatchRng,
) -> PositionEvaluation<G::Action> {
    let mut sampler = RolloutSampler::<G>::new(view, seat, budget, rng);
    let actions = all_candidates(legal, taken, MAX_CANDIDATES).unwrap_or_else(|| {
        let options = G::determinize(view, sampler.rng).options().clone();
        let asked = [(Difficulty::WorldClass, 1), (Difficulty::Amateur, ASKED)];
        let difficulties =
            asked.into_iter().flat_map(|(difficulty, times)| (0..times).map(move |_| difficulty));
        let bots =
            difficulties.map(|difficulty| (G::bot(difficulty, seat, &options), difficulty.iterations()));
        chosen_candidates::<G>(view, legal, taken, MAX_CANDIDATES, bots, sampler.rng)
    });
    let ranked = sampler.halve(actions);
    let Some((best, others)) = ranked.split_first() else {
        return PositionEvaluation { candidates: Vec::new(), exact: false };
    };
    let charged = taken.filter(|taken| **taken != best.action);
    let charged = charged.map(|taken| (taken, sampler.lead_over_taken(&best.action, taken)));
    let candidate = |other: &CandidateSamples<G::Action>| {
        let (cost, first_estimate) = match &charged {
            Some((taken, costs)) if other.action == **taken => *costs,
            _ => {
                let cost = Estimate::mean_difference(&best.points, &other.points);
                (cost, cost)
            }
        };
        let Estimate { value: cost, error } = cost;
        CandidateAction { action: other.action.clone(), share: 0.0, cost, error, first_estimate }
    };
    let mut candidates = vec![CandidateAction {
        action: best.action.clone(),
        share: 1.0,
        cost: 0.0,
        error: 0.0,
        first_estimate: Estimate::default(),
    }];
    candidates.extend(others.iter().map(candidate));
    PositionEvaluation { candidates, exact: false }.sorted()
}

/// Test positions, and the cost of an action in them.
pub mod testing {
    #![allow(clippy::unwrap_used, reason = "code of tests")]

    use super::*;
    use engine::{Game, NullSink, SeatSet};

    /// Returns the first position of random play that satisfies `wanted`, with the seat that decides.
    #[track_caller]
    pub fn found<G: Game>(options: &G::Options, wanted: impl Fn(&G, Seat) -> bool) -> (G, Seat) {
        let mut rng = MatchRng::new(1);
        for seed in 0..20_000 {
            let mut state = G::setup(options, seed, &mut NullSink).unwrap();
            while let Some(seat) = state.seats_to_move().first() {
                if wanted(&state, seat) {
                    return (state, seat);
                }
                let action = state.sample(seat, &mut rng).unwrap();
                state.apply(seat, &action, &mut NullSink).unwrap();
            }
        }
        panic!("no such position in 20,000 random matches");
    }

    /// Returns the number of actions that best play mixes, over positions of random play, and how many of them the
    /// coach would charge by rollouts.
    pub fn false_charges<G: HasBots>(options: &G::Options, matches: u64, iterations: u32) -> (u32, u32) {
        let (mut rng, mut legal) = (MatchRng::new(3), Vec::new());
        let (mut mixed, mut charged) = (0, 0);
        for seed in 0..matches {
            let mut state = G::setup(options, seed, &mut NullSink).unwrap();
            let mut half = false;
            while let Some(first) = state.seats_to_move().first() {
                let owed = state.seats_to_move();
                // Both sealed choices are judged by the state before either was made.
                for seat in owed.iter().filter(|_| !half) {
                    legal.clear();
                    state.legal(seat, &mut legal);
                    let view = state.view(seat);
                    let Some(known) = G::solved(&view, &legal).filter(|known| !known.has_no_consequence())
                    else {
                        continue;
                    };
                    for (action, _) in known.best().filter(|(_, share)| (0.05..0.95).contains(share)) {
                        let budget = Budget::Iterations(iterations);
                        let found =
                            evaluate_by_rollouts::<G>(&view, seat, &legal, Some(action), budget, &mut rng);
                        mixed += 1;
                        charged += u32::from(found.candidate(action).unwrap().significant_cost() > 0.0);
                    }
                }
                let action = state.sample(first, &mut rng).unwrap();
                state.apply(first, &action, &mut NullSink).unwrap();
                half = owed == SeatSet::BOTH;
            }
        }
        (mixed, charged)
    }

    /// Returns the cost of that action that the coach charges.
    #[track_caller]
    pub fn significant_cost<G: HasBots>(state: &G, seat: Seat, action: &G::Action, iterations: u32) -> f64 {
        let (mut legal, mut rng) = (Vec::new(), MatchRng::new(2));
        state.legal(seat, &mut legal);
        let budget = Budget::Iterations(iterations);
        let found = evaluate::<G>(&state.view(seat), seat, &legal, Some(action), budget, &mut rng);
        found.candidate(action).unwrap().significant_cost()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_is_clearly_best_if_every_other_is_significantly_worse() {
        let candidate = |action, cost, error| CandidateAction {
            action,
            share: 0.0,
            cost,
            error,
            first_estimate: Estimate::default(),
        };
        let evaluation = |candidates| PositionEvaluation { candidates, exact: false };
        let clear =
            evaluation(vec![candidate('a', 0.0, 0.0), candidate('b', 0.2, 0.05), candidate('c', 0.3, 0.05)]);
        assert!(clear.is_clearly_best(&'a') && !clear.is_clearly_best(&'b'));
        let close =
            evaluation(vec![candidate('a', 0.0, 0.0), candidate('b', 0.2, 0.05), candidate('c', 0.1, 0.06)]);
        assert!(!close.is_clearly_best(&'a'));
        assert!(evaluation(vec![candidate('a', 0.0, 0.0)]).is_clearly_best(&'a'));
    }

    #[test]
    fn a_solved_decision_has_exact_costs() {
        let known = PositionEvaluation::solved([('a', 0.25, 0.5), ('b', 0.75, 0.5), ('c', 0.0, 0.375)]);
        assert_eq!(known.best().collect::<Vec<_>>(), [(&'b', 0.75), (&'a', 0.25)]);
        let cost = |action| known.candidate(&action).map(CandidateAction::significant_cost);
        assert_eq!((cost('a'), cost('c'), cost('d')), (Some(0.0), Some(0.125), None));
        assert!(
            !known.has_no_consequence()
                && PositionEvaluation::all_equal(&['a', 'b', 'c']).has_no_consequence()
        );
    }

    #[test]
    fn a_cost_within_twice_its_error_is_not_significant() {
        let candidate = |cost, error| {
            CandidateAction { action: 'a', share: 0.0, cost, error, first_estimate: Estimate::default() }
                .significant_cost()
        };
        assert_eq!(
            (candidate(0.1, 0.051), candidate(0.1, 0.049), candidate(-0.1, 0.01), candidate(1e-12, 0.0)),
            (0.0, 0.1, 0.0, 0.0)
        );
    }
}
