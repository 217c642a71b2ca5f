//! The coach: advice before a decision, verdicts on decisions, and a review of the match.
//!
//! A [`ReviewPosition`] and a [`HintJob`] are opaque: code that moves them to another thread cannot look at the match
//! through them. They are made from the view of the deciding side and use nothing else. Their budget is a number of
//! iterations, never a time, so the result is the same on every machine and every time.

#[path = "review_words.rs"]
mod words;

use ::words::DisplayText;
use ai::estimate::{Estimate, ValueUnit};
use ai::evaluate::{CandidateAction, PositionEvaluation, compare, evaluate};
use ai::value::to_seat;
use ai::{BotChoice, Budget, Difficulty, HasBots};
use engine::rng::mix;
use engine::{LegalListing, MatchRng, NullSink, Record, Seat, SeatSet};
use stage::StagedGame;
use stage::action::DynAction;
use stage::scene::{Audience, CardId, Scene};

pub use words::{Advice, CoachVoice, Confidence, CostGrade, WordingVariant, amount};

/// Separates the coach's random numbers from those of the match.
const SALT: u64 = 0xC0AC;

/// The coach's budget for judging a decision that is not solved: rollouts of all its actions together.
pub const REVIEW_BUDGET: Budget = Budget::Iterations(3000);
/// The coach's budget for advice.
pub const HINT_BUDGET: Budget = Budget::Iterations(Difficulty::WorldClass.iterations());

/// One decision for the coach to review, given the information set of its side.
pub struct ReviewPosition {
    /// The seat that decided.
    pub seat: Seat,
    /// Its number in the record, from 0.
    pub n: usize,
    judge: Box<dyn Fn(Budget) -> DecisionReview + Send + Sync>,
}

impl ReviewPosition {
    /// Judges the decision; the same budget of iterations gives the same verdict. Slow: call it off the main thread.
    #[must_use]
    pub fn evaluate(&self, budget: Budget) -> DecisionReview {
        (self.judge)(budget)
    }
}

/// An action with its description for players.
#[derive(Clone, Debug, PartialEq)]
pub struct NamedAction {
    /// Its label, a few words.
    pub name: DisplayText,
    /// Its probability in the best mixed strategy, 0..=1.
    pub probability: f64,
    /// The argument for it in this position, one sentence, if there is one.
    pub because: Option<DisplayText>,
    /// The card of the scene that it uses, if any.
    pub card: Option<CardId>,
    /// The cards that make it up, where a decision is made of several cards.
    pub cards: Vec<CardId>,
    /// The action.
    pub action: DynAction,
}

/// The coach's verdict on a decision: the action chosen, the best ones, and the cost of the difference.
#[derive(Clone, Debug, PartialEq)]
pub struct DecisionReview {
    /// The seat that decided.
    pub seat: Seat,
    /// Its number in the record, from 0.
    pub n: usize,
    /// The scene that the side saw.
    pub scene: Scene,
    /// The chosen action; its probability is that in the best mix.
    pub chosen: NamedAction,
    /// The best mixed strategy, the most frequent action first.
    pub best: Vec<NamedAction>,
    /// The grade of the chosen action.
    pub grade: DecisionGrade,
    /// The unit of the costs.
    pub unit: ValueUnit,
    /// The significant cost, otherwise 0: winning chance, 0..=1, or goals.
    pub cost: f64,
    /// The estimated cost, significant or not: this decision's part of the sum over the match.
    pub raw_cost: Estimate,
    /// True if the costs are solved exactly and not estimated by rollouts.
    pub exact: bool,
    /// True if some other action would have cost more than little, beyond doubt: only then is a good choice worth
    /// praise.
    pub had_stakes: bool,
    /// True if the side's expected result rose by what came of it, false if it fell; none if the side cannot tell yet.
    pub improved_result: Option<bool>,
}

impl DecisionReview {
    /// Returns the verdict of a coach who gave that advice before the decision and holds to it.
    #[must_use]
    pub fn held_to(mut self, advice: &Advice) -> Self {
        match advice {
            // What is solved is the same before and after.
            Advice::Best { actions, .. } if !self.exact && self.grade == DecisionGrade::Mistake => {
                if actions.iter().any(|best| best.action == self.chosen.action) {
                    (self.grade, self.cost) = (DecisionGrade::Equivalent, 0.0);
                } else {
                    self.best.clone_from(actions);
                }
            }
            Advice::Alike | Advice::Only(_) if self.grade == DecisionGrade::Mistake => {
                (self.grade, self.cost) = (DecisionGrade::Equivalent, 0.0);
            }
            _ => {}
        }
        self
    }
}

/// The grade of a chosen action compared with the best ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecisionGrade {
    /// All actions had the same value.
    NoChoice,
    /// The best action.
    Best,
    /// An action of the best mix.
    InBestMix,
    /// Not significantly worse than the best action.
    Equivalent,
    /// Worse than the best action.
    Mistake,
}

/// The review of a match for one side.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchReview {
    /// The side whose decisions are reviewed.
    pub seat: Seat,
    /// Number of decisions whose actions differed in value.
    pub decisions: usize,
    /// Number of those for which a better action is known.
    pub mistakes: usize,
    /// The unit of the costs.
    pub unit: ValueUnit,
    /// The total cost of all decisions, including costs too small to be significant on their own: winning chance, or
    /// goals.
    pub total_cost: Estimate,
    /// The costliest decisions, at most three, the costliest first.
    pub costliest: Vec<DecisionReview>,
}

impl MatchReview {
    /// Sums up the verdicts on the decisions of a side.
    #[must_use]
    pub fn of(seat: Seat, verdicts: &[DecisionReview]) -> Self {
        let theirs = verdicts.iter().filter(|verdict| verdict.seat == seat);
        let counted: Vec<&DecisionReview> =
            theirs.filter(|verdict| verdict.grade != DecisionGrade::NoChoice).collect();
        let mut costliest: Vec<DecisionReview> =
            counted.iter().filter(|verdict| verdict.cost > 0.0).map(|verdict| (*verdict).clone()).collect();
        let mistakes = costliest.len();
        costliest.sort_by(|a, b| b.cost.total_cmp(&a.cost).then(a.n.cmp(&b.n)));
        costliest.truncate(3);
        // Verdicts arrive in any order; sorting them makes the floating-point sum reproducible.
        let mut costs: Vec<(usize, Estimate)> =
            counted.iter().map(|verdict| (verdict.n, verdict.raw_cost)).collect();
        costs.sort_by_key(|(n, _)| *n);
        let total_cost = Estimate::sum(costs.into_iter().map(|(_, cost)| cost));
        let unit = counted.first().map_or(ValueUnit::Wins, |verdict| verdict.unit);
        Self { seat, decisions: counted.len(), mistakes, unit, total_cost, costliest }
    }
}

/// The coach's advice on a decision, still to be computed.
pub struct HintJob(Box<dyn FnOnce(Budget) -> Advice + Send>);

impl HintJob {
    /// Computes the advice; the same budget of iterations gives the same one. Slow: call it off the main thread.
    #[must_use]
    pub fn give(self, budget: Budget) -> Advice {
        (self.0)(budget)
    }
}

/// Returns counsel for the decision that the seat owes, number `n` of the match, from 0. Its random numbers depend on
/// `n` alone, so that its determinizations cannot reproduce the real deal.
pub(super) fn hint_job<G: StagedGame + HasBots>(state: &G, seat: Seat, n: usize) -> HintJob {
    let (view, options) = (state.view(seat), state.options().clone());
    let mut legal = Vec::new();
    let listing = state.legal(seat, &mut legal);
    HintJob(Box::new(move |budget| {
        if let (LegalListing::Whole, [only]) = (listing, &legal[..]) {
            return Advice::Only(named::<G>(&view, seat, only, 1.0));
        }
        let solved = G::solved(&view, &legal);
        if let Some(known) = &solved {
            if known.has_no_consequence() {
                return Advice::Alike;
            }
            let actions: Vec<NamedAction> = best::<G>(&view, seat, known);
            if actions.len() > 1 {
                return Advice::Best { actions, thought: DisplayText::EMPTY, sure: Confidence::Known };
            }
        }
        let BotChoice { action, reason: thought, is_arbitrary } =
            own::<G>(&view, seat, &options, &legal, budget, n);
        let because = G::because(&view, seat, &action);
        if is_arbitrary && because.is_none() {
            return Advice::Alike;
        }
        let sure = if solved.is_some() {
            Confidence::Known
        } else {
            let mut rng = MatchRng::new(mix(SALT, n as u64));
            let evaluation = evaluate::<G>(&view, seat, &legal, Some(&action), budget, &mut rng);
            if evaluation.is_clearly_best(&action) { Confidence::Clear } else { Confidence::Close }
        };
        Advice::Best { actions: vec![named::<G>(&view, seat, &action, 1.0)], thought, sure }
    }))
}

/// Limits a budget for judging to the one that counsel has ([`HINT_BUDGET`]).
fn within_hint_budget(budget: Budget) -> Budget {
    match (budget, HINT_BUDGET) {
        (Budget::Iterations(tries), Budget::Iterations(most)) => Budget::Iterations(tries.min(most)),
        (budget, _) => budget,
    }
}

/// Returns the coach's own choice for the seat: the one answer to which advice and verdict both hold.
///
/// It is the best bot's, unless the table suggests cards to players who ask for some ([`suggested_action`]) and the
/// bot's choice is not better beyond doubt.
fn own<G: StagedGame + HasBots>(
    view: &G::View,
    seat: Seat,
    options: &G::Options,
    legal: &[G::Action],
    budget: Budget,
    n: usize,
) -> BotChoice<G::Action> {
    let mut rng = MatchRng::new(mix(!SALT, n as u64));
    let best = G::bot(Difficulty::WorldClass, seat, options).choose(view, legal, budget, &mut rng);
    let suggested = suggested_action::<G>(view, seat, legal);
    unless_better(best, suggested, |best, auto| {
        compare::<G>(view, seat, best, auto, budget, &mut rng).is_significant()
    })
}

/// Returns the action that the table suggests, unless the best bot's is better beyond doubt; the best bot's where the
/// table suggests none. `is_better` compares the two where they differ.
fn unless_better<A: PartialEq>(
    best: BotChoice<A>,
    suggested: Option<A>,
    is_better: impl FnOnce(&A, &A) -> bool,
) -> BotChoice<A> {
    match suggested.filter(|auto| *auto != best.action) {
        Some(auto) if !is_better(&best.action, &auto) => BotChoice::new(auto, DisplayText::EMPTY),
        _ => best,
    }
}

/// Returns true if the coach never blames an action: its own advice, and what the table suggests.
fn is_advised<A: PartialEq>(taken: &A, own: &A, suggested: Option<&A>) -> bool {
    taken == own || suggested == Some(taken)
}

/// Returns the action of the cards that the table suggests to a player who asks for some; none if it suggests none.
fn suggested_action<G: StagedGame>(view: &G::View, seat: Seat, legal: &[G::Action]) -> Option<G::Action> {
    let suggestion = G::picking(view, seat, legal, &[])?.suggestion;
    let made = G::picking(view, seat, legal, &suggestion).filter(|_| !suggestion.is_empty())?;
    made.done.map(|done| done.action)
}

/// Determinizations over which the coach averages a side's expected result.
const DETERMINIZATIONS: u64 = 24;
/// Expected results of two moments differ if they do by more than this, and by more than twice the standard error.
const RISE: f64 = 0.004;

/// Returns that side's expected result by its own view.
fn expected<G: HasBots>(view: &G::View, seat: Seat, rng: &mut MatchRng) -> Estimate {
    let one = |_| {
        let world = G::determinize(view, rng);
        to_seat(G::value_unit(world.options()), seat, world.value())
    };
    Estimate::mean(&(0..DETERMINIZATIONS).map(one).collect::<Vec<_>>())
}

/// Returns true if a side's expected result rose between two of its views, false if it fell; none if it cannot tell.
fn improved_result<G: HasBots>(
    before: &G::View,
    after: &G::View,
    seat: Seat,
    rng: &mut MatchRng,
) -> Option<bool> {
    let [before, after] = [before, after].map(|view| expected::<G>(view, seat, rng));
    rose(before, after)
}

/// Returns true if the second of two expected results is greater beyond doubt, false if it is less, none if that is
/// open.
fn rose(before: Estimate, after: Estimate) -> Option<bool> {
    let rise = after.value - before.value;
    (rise.abs() > RISE && rise.abs() > 2.0 * before.error.hypot(after.error)).then_some(rise > 0.0)
}

/// Returns an action with its words and cards.
pub(super) fn named<G: StagedGame>(
    view: &G::View,
    seat: Seat,
    action: &G::Action,
    share: f64,
) -> NamedAction {
    let offers = G::offers(view, seat, std::slice::from_ref(action));
    NamedAction {
        name: G::named(view, seat, action),
        probability: share,
        because: G::because(view, seat, action),
        card: offers.first().and_then(|offer| offer.card),
        cards: G::cards_of_action(view, seat, action),
        action: DynAction::new(action.clone()),
    }
}

fn best<G: StagedGame>(
    view: &G::View,
    seat: Seat,
    evaluation: &PositionEvaluation<G::Action>,
) -> Vec<NamedAction> {
    evaluation.best().map(|(action, share)| named::<G>(view, seat, action, share)).collect()
}

/// Returns the decisions of a record that pass `wanted`, which gets the seat and the number from 0, and were real
/// choices.
pub(super) fn review_positions<G: StagedGame + HasBots>(
    record: &Record,
    wanted: impl Fn(Seat, usize) -> bool,
) -> Vec<ReviewPosition> {
    let mut states: Vec<(G, Seat, G::Action)> = Vec::new();
    let each = |_: usize, state: &G, seat: Seat, action: &G::Action, _: &mut NullSink| {
        states.push((state.clone(), seat, action.clone()));
    };
    // A record that cannot be replayed has no cases.
    let Ok(end) = record.replay::<G, _>(&mut NullSink, each) else { return Vec::new() };
    let after = |n: usize| states.get(n).map_or(&end, |(state, ..)| state);
    let mut review_positions = Vec::new();
    let mut n = 0;
    while let Some((state, first, _)) = states.get(n) {
        // The second of two simultaneous decisions is judged like the first, in the state before either was made.
        // Otherwise determinization would draw the first one's sealed choice at random, which is not how opponents
        // choose.
        let next = states.get(n + 1).map(|(now, who, _)| (now.seats_to_move(), *who));
        let (line, known) = at_once(state.seats_to_move(), *first, next);
        for (k, (_, seat, action)) in states.iter().enumerate().skip(n).take(line) {
            if wanted(*seat, k) {
                let then = known.then(|| after(n + line).view(*seat));
                review_positions.extend(review_position(state, *seat, k, action, then));
            }
        }
        n += line;
    }
    review_positions
}

/// Returns how many decisions of a record were made at once, and whether their effect is known: that of half a pair is
/// not. `owed` are the seats asked, `first` the one that chose, and `next` the same of the decision after it.
fn at_once(owed: SeatSet, first: Seat, next: Option<(SeatSet, Seat)>) -> (usize, bool) {
    if owed != SeatSet::BOTH {
        return (1, true);
    }
    let is_second = next.is_some_and(|(owed, who)| who != first && owed == SeatSet::one(who));
    (if is_second { 2 } else { 1 }, is_second)
}

/// Returns one decision for the coach to review; `after` is what its side saw once the decision had its effect.
fn review_position<G: StagedGame + HasBots>(
    state: &G,
    seat: Seat,
    n: usize,
    taken: &G::Action,
    after: Option<G::View>,
) -> Option<ReviewPosition> {
    let mut legal = Vec::new();
    if state.legal(seat, &mut legal) == LegalListing::Whole && legal.len() < 2 {
        return None;
    }
    let (view, options, taken) = (state.view(seat), state.options().clone(), taken.clone());
    let judge = move |budget| {
        let mut rng = MatchRng::new(mix(SALT, n as u64));
        let unit = G::value_unit(&options);
        let evaluation = evaluate::<G>(&view, seat, &legal, Some(&taken), budget, &mut rng);
        let candidate = evaluation.candidate(&taken);
        let mut cost = candidate.map_or(0.0, CandidateAction::significant_cost);
        let mut best = best::<G>(&view, seat, &evaluation);
        // Where nothing is solved, the coach blames only what is worse than its own advice, and never what the table
        // suggests.
        if cost > 0.0 && !evaluation.exact {
            let BotChoice { action: own, .. } =
                own::<G>(&view, seat, &options, &legal, within_hint_budget(budget), n);
            let suggested = suggested_action::<G>(&view, seat, &legal);
            let found = if is_advised(&taken, &own, suggested.as_ref()) {
                Estimate::default()
            } else {
                compare::<G>(&view, seat, &own, &taken, budget, &mut rng)
            };
            cost = if found.is_significant() { found.value } else { 0.0 };
            if cost > 0.0 {
                best = vec![named::<G>(&view, seat, &own, 1.0)];
            }
        }
        let share = candidate.map_or(0.0, |candidate| candidate.share);
        let grade = grade(evaluation.has_no_consequence(), cost, share, best.len());
        let had_stakes =
            had_stakes(unit, evaluation.candidates.iter().map(CandidateAction::significant_cost));
        let improved_result =
            after.as_ref().and_then(|after| improved_result::<G>(&view, after, seat, &mut rng));
        DecisionReview {
            seat,
            n,
            scene: G::scene(&view, Audience { seat, shared: false }),
            chosen: named::<G>(&view, seat, &taken, share),
            best,
            grade,
            unit,
            cost,
            raw_cost: candidate.map_or_else(Estimate::default, |candidate| candidate.first_estimate),
            exact: evaluation.exact,
            had_stakes,
            improved_result,
        }
    };
    Some(ReviewPosition { seat, n, judge: Box::new(judge) })
}

/// Returns true if one of these costs is more than little: then a good choice is worth praise.
fn had_stakes(unit: ValueUnit, mut costs: impl Iterator<Item = f64>) -> bool {
    costs.any(|cost| CostGrade::of(unit, cost) > CostGrade::Little)
}

/// Returns what a decision is worth: `no_choice` if nothing hung on it, its `cost` in the game's unit, the `share` of
/// it in the best mix (0 to 1), and the number of actions in that mix.
fn grade(no_choice: bool, cost: f64, share: f64, mix: usize) -> DecisionGrade {
    match share > 0.0 {
        _ if no_choice => DecisionGrade::NoChoice,
        _ if cost > 0.0 => DecisionGrade::Mistake,
        true if mix > 1 => DecisionGrade::InBestMix,
        true => DecisionGrade::Best,
        false => DecisionGrade::Equivalent,
    }
}

#[cfg(test)]
#[path = "tests/review.rs"]
mod tests;
