//! Evaluation of one decision: the best mixed strategy, and the expected cost of each action against it.
//!
//! A decision is judged by the information set of its seat, never by the hidden truth. A solved game provides the
//! answer itself ([`HasBots::solved`]). Otherwise each candidate is rolled out to the end in determinizations of the
//! view (`rollout`). All candidates share the same determinizations and the same random numbers, so that luck does not
//! decide between them. The best candidate is then compared with the action taken in fresh determinizations, since the
//! best of many is partly lucky.

pub use super::estimate::ValueUnit;
use super::estimate::{Estimate, NOTHING};
use super::rollout::{all_candidates, chosen_candidates, rollout};
use super::stopwatch::Stopwatch;
use super::{Budget, HasBots, Level};
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
    /// before it is charged, so sums must use this figure to be unbiased.
    pub plain: Estimate,
}

impl<A> CandidateAction<A> {
    /// Returns the cost that the coach charges: 0 unless it exceeds twice its standard error.
    #[must_use]
    pub fn claimed(&self) -> f64 {
        if (Estimate { value: self.cost, error: self.error }).is_significant() { self.cost } else { 0.0 }
    }
}

/// The appraisal of a decision.
#[derive(Clone, Debug, PartialEq)]
#[must_use]
pub struct PositionEvaluation<A> {
    /// The candidates: those that best play takes most often first, then by rising cost.
    pub ways: Vec<CandidateAction<A>>,
    /// True if the decision is solved, not estimated.
    pub exact: bool,
}

impl<A: Clone + PartialEq> PositionEvaluation<A> {
    /// Creates the appraisal of a solved decision from each action with its probability in best play and its value, in
    /// the game's [`ValueUnit`].
    pub fn solved(ways: impl IntoIterator<Item = (A, f64, f64)>) -> Self {
        let ways: Vec<_> = ways.into_iter().collect();
        let best = ways.iter().map(|(.., value)| *value).fold(f64::NEG_INFINITY, f64::max);
        let way = |(action, share, value)| CandidateAction {
            action,
            share,
            cost: best - value,
            error: 0.0,
            plain: Estimate::exact(best - value),
        };
        Self { ways: ways.into_iter().map(way).collect(), exact: true }.sorted()
    }

    /// Creates the appraisal of a decision without consequences: best play takes any of these actions equally often.
    pub fn alike(actions: &[A]) -> Self {
        let share = 1.0 / actions.len().max(1) as f64;
        Self::solved(actions.iter().map(|action| (action.clone(), share, 0.0)))
    }

    fn sorted(mut self) -> Self {
        self.ways.sort_by(|a, b| b.share.total_cmp(&a.share).then(a.cost.total_cmp(&b.cost)));
        self
    }

    /// Returns the entry of that action; `None` if it was not a candidate.
    #[must_use]
    pub fn way(&self, action: &A) -> Option<&CandidateAction<A>> {
        self.ways.iter().find(|way| way.action == *action)
    }

    /// Returns the actions of best play with their probabilities, the most frequent first.
    pub fn best(&self) -> impl Iterator<Item = (&A, f64)> {
        self.ways.iter().filter(|way| way.share > NOTHING).map(|way| (&way.action, way.share))
    }

    /// Returns true if every other candidate is worse than that action by more than its error.
    #[must_use]
    pub fn stands_out(&self, action: &A) -> bool {
        self.ways.iter().all(|way| (way.action == *action) == (way.claimed() == 0.0))
    }

    /// Returns true if the decision has no consequences: all actions are known to have an equal share in best play.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        let first = self.ways.first().map_or(0.0, |way| way.share);
        let same = |way: &CandidateAction<A>| way.cost <= NOTHING && (way.share - first).abs() < NOTHING;
        self.exact && self.ways.iter().all(same)
    }
}

/// Appraises a decision of that seat. The same view, list, iterations and random numbers give the same appraisal.
///
/// One iteration is one rollout of one candidate; a solved decision takes none. `legal` is the list of
/// [`engine::Game::legal`]. `taken`, if given, is always a candidate.
pub fn appraise<G: HasBots>(
    view: &G::View,
    seat: Seat,
    legal: &[G::Action],
    taken: Option<&G::Action>,
    budget: Budget,
    rng: &mut MatchRng,
) -> PositionEvaluation<G::Action> {
    let knows = |known: &PositionEvaluation<_>| taken.is_none_or(|taken| known.way(taken).is_some());
    match G::solved(view, legal).filter(knows) {
        Some(known) => known,
        None => tried::<G>(view, seat, legal, taken, budget, rng),
    }
}

/// Estimates by how much `better` beats `taken` for that seat, by rollouts of both in the same determinizations.
///
/// A difference that looks significant is estimated again, and only the second estimate counts: among many comparisons
/// some look significant by chance.
pub fn compare<G: HasBots>(
    view: &G::View,
    seat: Seat,
    (better, taken): (&G::Action, &G::Action),
    budget: Budget,
    rng: &mut MatchRng,
) -> Estimate {
    let mut found = Estimate::default();
    for part in [0.25, 0.5] {
        let mut meter = BudgetMeter { budget, begun: Stopwatch::start(budget), spent: 0 };
        let mut pair = [CandidateSamples::new(better.clone()), CandidateSamples::new(taken.clone())];
        while pair[0].points.len() < FEWEST || !meter.over(part) {
            one_world::<G>(view, seat, &mut pair, &mut meter, rng);
        }
        found = Estimate::mean_difference(&pair[0].points, &pair[1].points);
        if !found.is_significant() {
            break;
        }
    }
    found
}

/// Maximum number of candidates; if more actions are legal, bots choose the candidates.
const CANDIDATES: usize = 12;
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

/// Estimates a decision by rollouts.
///
/// The first half of the budget finds the best action, the second half estimates its lead over the action taken. If
/// that one looks costly, an additional trial of the same length confirms it.
fn tried<G: HasBots>(
    view: &G::View,
    seat: Seat,
    legal: &[G::Action],
    taken: Option<&G::Action>,
    budget: Budget,
    rng: &mut MatchRng,
) -> PositionEvaluation<G::Action> {
    let mut meter = BudgetMeter { budget, begun: Stopwatch::start(budget), spent: 0 };
    let candidates = all_candidates(legal, taken, CANDIDATES).unwrap_or_else(|| {
        let options = G::determinize(view, rng).options().clone();
        let asked = [(Level::WorldClass, 1), (Level::Amateur, ASKED)];
        let levels = asked.into_iter().flat_map(|(level, times)| (0..times).map(move |_| level));
        let bots = levels.map(|level| (G::bot(level, seat, &options), level.iterations()));
        chosen_candidates::<G>(view, legal, taken, CANDIDATES, bots, rng)
    });
    let mut trials: Vec<_> = candidates.into_iter().map(CandidateSamples::new).collect();
    let rounds = trials.len().saturating_sub(1).max(1).ilog2() + 1;
    let mut out = Vec::new();
    for round in 1..=rounds {
        let part = 0.5 * f64::from(round) / f64::from(rounds);
        while trials.iter().any(|trial| trial.points.len() < FEWEST) || !meter.over(part) {
            one_world::<G>(view, seat, &mut trials, &mut meter, rng);
        }
        trials.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
        out.extend(trials.drain(trials.len().div_ceil(2)..));
    }
    let Some(best) = trials.first().map(|trial| trial.action.clone()) else {
        return PositionEvaluation { ways: Vec::new(), exact: false };
    };
    // The best action was also lucky in the determinizations that selected it, so fresh ones judge the action taken.
    let mut plain = Estimate::default();
    let mut pair = [
        CandidateSamples::new(best.clone()),
        CandidateSamples::new(taken.cloned().unwrap_or_else(|| best.clone())),
    ];
    if pair[1].action != best {
        while pair[0].points.len() < FEWEST || !meter.over(1.0) {
            one_world::<G>(view, seat, &mut pair, &mut meter, rng);
        }
        // Among many decisions some look costly by bad luck alone. A decision is therefore charged only by a second
        // trial of the same length, which alone counts.
        plain = Estimate::mean_difference(&pair[0].points, &pair[1].points);
        if plain.value > 2.0 * plain.error {
            let worlds = pair[0].points.len();
            pair.iter_mut().for_each(|trial| trial.points.clear());
            (0..worlds).for_each(|_| one_world::<G>(view, seat, &mut pair, &mut meter, rng));
        }
    }
    let alone = CandidateAction {
        action: best.clone(),
        share: 1.0,
        cost: 0.0,
        error: 0.0,
        plain: Estimate::default(),
    };
    let mut ways = vec![alone];
    for trial in trials.iter().skip(1).chain(&out) {
        let (found, plain) = if trial.action == pair[1].action {
            (Estimate::mean_difference(&pair[0].points, &pair[1].points), plain)
        } else {
            let found = Estimate::mean_difference(&trials[0].points, &trial.points);
            (found, found)
        };
        let Estimate { value: cost, error } = found;
        ways.push(CandidateAction { action: trial.action.clone(), share: 0.0, cost, error, plain });
    }
    PositionEvaluation { ways, exact: false }.sorted()
}

/// Rolls out every candidate in one more determinization.
fn one_world<G: HasBots>(
    view: &G::View,
    seat: Seat,
    trials: &mut [CandidateSamples<G::Action>],
    meter: &mut BudgetMeter,
    rng: &mut MatchRng,
) {
    let world = G::determinize(view, rng);
    let seed = rng.seed();
    for trial in trials {
        trial.points.push(rollout(world.clone(), seat, &trial.action, MAX_DECISIONS, seed));
        meter.spent += 1;
    }
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
            while let Some(seat) = state.owed().first() {
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
            while let Some(first) = state.owed().first() {
                let owed = state.owed();
                // Both sealed choices are judged by the state before either was made.
                for seat in owed.iter().filter(|_| !half) {
                    legal.clear();
                    state.legal(seat, &mut legal);
                    let view = state.view(seat);
                    let Some(known) = G::solved(&view, &legal).filter(|known| !known.is_idle()) else {
                        continue;
                    };
                    for (action, _) in known.best().filter(|(_, share)| (0.05..0.95).contains(share)) {
                        let budget = Budget::Iterations(iterations);
                        let found = tried::<G>(&view, seat, &legal, Some(action), budget, &mut rng);
                        mixed += 1;
                        charged += u32::from(found.way(action).unwrap().claimed() > 0.0);
                    }
                }
                let action = state.sample(first, &mut rng).unwrap();
                state.apply(first, &action, &mut NullSink).unwrap();
                half = owed == SeatSet::BOTH;
            }
        }
        (mixed, charged)
    }

    /// Returns the claimed cost of that action.
    #[track_caller]
    pub fn claimed<G: HasBots>(state: &G, seat: Seat, action: &G::Action, iterations: u32) -> f64 {
        let (mut legal, mut rng) = (Vec::new(), MatchRng::new(2));
        state.legal(seat, &mut legal);
        let budget = Budget::Iterations(iterations);
        let found = appraise::<G>(&state.view(seat), seat, &legal, Some(action), budget, &mut rng);
        found.way(action).unwrap().claimed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_stands_out_if_every_other_is_significantly_worse() {
        let way = |action, cost, error| CandidateAction {
            action,
            share: 0.0,
            cost,
            error,
            plain: Estimate::default(),
        };
        let weighed = |ways| PositionEvaluation { ways, exact: false };
        let clear = weighed(vec![way('a', 0.0, 0.0), way('b', 0.2, 0.05), way('c', 0.3, 0.05)]);
        assert!(clear.stands_out(&'a') && !clear.stands_out(&'b'));
        let close = weighed(vec![way('a', 0.0, 0.0), way('b', 0.2, 0.05), way('c', 0.1, 0.06)]);
        assert!(!close.stands_out(&'a'));
        assert!(weighed(vec![way('a', 0.0, 0.0)]).stands_out(&'a'));
    }

    #[test]
    fn a_solved_decision_has_exact_costs() {
        let known = PositionEvaluation::solved([('a', 0.25, 0.5), ('b', 0.75, 0.5), ('c', 0.0, 0.375)]);
        assert_eq!(known.best().collect::<Vec<_>>(), [(&'b', 0.75), (&'a', 0.25)]);
        let claimed = |action| known.way(&action).map(CandidateAction::claimed);
        assert_eq!((claimed('a'), claimed('c'), claimed('d')), (Some(0.0), Some(0.125), None));
        assert!(!known.is_idle() && PositionEvaluation::alike(&['a', 'b', 'c']).is_idle());
    }

    #[test]
    fn a_cost_within_twice_its_error_is_not_claimed() {
        let way = |cost, error| {
            CandidateAction { action: 'a', share: 0.0, cost, error, plain: Estimate::default() }.claimed()
        };
        assert_eq!(
            (way(0.1, 0.051), way(0.1, 0.049), way(-0.1, 0.01), way(1e-12, 0.0)),
            (0.0, 0.1, 0.0, 0.0)
        );
    }
}
