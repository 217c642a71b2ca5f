//! Finds set pieces in matches between bots: decisions with one clearly best way, or one clear mistake, which some bots
//! get wrong.
//!
//! A decision passes several sieves, the cheap ones first. Its margin is estimated by searches with different seeds,
//! and the one in the file comes from the last and longest, which selected nothing.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::{EvaluationSource, SetPiece, SetPieceTask};
use ai::estimate::{Estimate, ValueUnit};
use ai::{Budget, Difficulty};
use engine::rng::mix;
use engine::{Record, Seat};
use games::dyn_game::DynGame;
use games::dyn_match::DynMatch;
use games::open_decision::{ActionCost, EvaluationKind, MAX_COMPARED_ACTIONS, OpenDecision};
use stage::action::DynAction;

/// Rollouts for each action in the first search, which only finds candidates, and in the second.
const SEARCHES: [u32; 2] = [40, 400];
/// Rollouts of the right answer and the best wrong one for the margin.
const MARGIN_ROLLOUTS: u32 = 8000;
/// Rollouts of the right answer and one choice of a bot, where the actions are too many to list.
const CHOICE_ROLLOUTS: u32 = 400;
/// Rollouts for the chance to win.
const WIN_ROLLOUTS: u32 = 400;
/// The chance to win from which a task is to win.
const WIN_CHANCE: f64 = 0.9;
/// Number of tries of each bot; most draw their choice, the others choose alike each time.
const TRIES: u32 = 12;
/// The share of the choices of the bots, random play left out, that a wrong answer needs to be tempting.
const TEMPTING_SHARE: f64 = 0.08;
/// The solve rate from which a bot is not tempted.
const SURE_RATE: f64 = 0.8;
/// The number of bots that must be tempted: one alone may only follow its habit.
const LEAST_TEMPTED: usize = 2;
/// The share of its tries in which the best bot must agree where values are estimated.
const AGREEMENT: f64 = 0.6;
/// Number of standard errors by which a margin must be above 0.
const CLEAR_ERRORS: f64 = 4.0;
/// Number of right actions that count as one best way, if they are alike and among many.
const MAX_EQUAL_WAYS: usize = 3;
/// Number of set pieces from one match.
const MAX_OF_A_MATCH: usize = 2;

/// The least cost of a wrong answer, below which luck decides.
const fn floor(unit: ValueUnit, kind: EvaluationKind) -> f64 {
    match (unit, kind) {
        (ValueUnit::Wins, EvaluationKind::Rollouts | EvaluationKind::Habits) => 0.05,
        (ValueUnit::Wins, EvaluationKind::Solved) => 0.03,
        (ValueUnit::Goals, _) => 0.3,
    }
}

/// A decision that made a set piece, by its number in the match, from 0, and the seat.
pub struct SetPieceCandidate {
    /// Number of decisions before it.
    pub n: usize,
    /// The set piece.
    pub piece: SetPiece,
}

/// Returns the set pieces of a match, in the order of its decisions. The same match and seed give the same ones. Slow:
/// it searches for seconds.
#[must_use]
pub fn mine(game: &dyn DynGame, whole: &Record, seed: u64) -> Vec<SetPieceCandidate> {
    let Ok(replayed) = game.replay(whole) else { return Vec::new() };
    let mut found = Vec::new();
    for (n, (seat, _)) in whole.actions.iter().enumerate() {
        // `joint` counts from 1: the first of two choices at once stands for both sides, the second is left out.
        if replayed.joint.contains(&n) {
            continue;
        }
        let seats = if replayed.joint.contains(&(n + 1)) { Seat::BOTH.to_vec() } else { vec![*seat] };
        let record = Record { actions: whole.actions[..n].to_vec(), ..whole.clone() };
        let Ok(match_so_far) = game.resume(&record) else { continue };
        let match_so_far: Arc<dyn DynMatch> = Arc::from(match_so_far);
        for seat in seats {
            let seed = mix(seed, 2 * n as u64 + seat as u64);
            let piece = SetPieceMiner::new(&match_so_far, &record, seat, seed).and_then(|miner| miner.sift());
            found.extend(piece.map(|piece| SetPieceCandidate { n, piece }));
        }
    }
    found
}

/// One decision on its way through the sieves.
struct SetPieceMiner {
    match_so_far: Arc<dyn DynMatch>,
    decision: Arc<dyn OpenDecision>,
    record: Record,
    seat: Seat,
    kind: EvaluationKind,
    floor: f64,
    seed: u64,
}

/// The actions of a decision, parted into right and wrong ones, each cheapest first.
#[derive(PartialEq)]
struct PartedActions {
    right: Vec<DynAction>,
    wrong: Vec<ActionCost>,
}

impl SetPieceMiner {
    fn new(match_so_far: &Arc<dyn DynMatch>, record: &Record, seat: Seat, seed: u64) -> Option<Self> {
        let decision = match_so_far.open_decision(seat)?;
        let legal = decision.legal();
        if decision.is_listed() {
            let first = legal.first().filter(|_| (2..=MAX_COMPARED_ACTIONS).contains(&legal.len()))?;
            decision.theme(first)?;
        }
        let kind = decision.kind();
        let floor = floor(decision.unit(), kind);
        let (match_so_far, record) = (match_so_far.clone(), record.clone());
        Some(Self { match_so_far, decision, record, seat, kind, floor, seed })
    }

    /// Returns the random seed of one step.
    const fn step(&self, k: u64) -> u64 {
        mix(self.seed, k)
    }

    /// Passes the decision through all sieves.
    fn sift(&self) -> Option<SetPiece> {
        if !self.decision.is_listed() {
            return self.sift_unlisted();
        }
        let first = self.search(0);
        let is_estimated = self.kind == EvaluationKind::Rollouts;
        if is_estimated && !self.is_promising(&first) {
            return None;
        }
        let best = &first.first()?.action;
        self.decision.theme(best)?;
        let choices = self.choices();
        if is_estimated {
            // Cheap, and most decisions are no temptation: the long search is for the others.
            let is_good = |one: &DynAction| {
                first.iter().any(|other| other.action == *one && other.cost.value < self.floor)
            };
            self.solve_rates(&choices, &is_good)?;
        }
        let parted = self.parted(if is_estimated { self.search(1) } else { first })?;
        let solve_rates = self.solve_rates(&choices, &|one| parted.right.contains(one))?;
        let tempting = self.tempting(&choices, &|action| !parted.right.contains(action))?;
        let (margin, tempting) = self.margin(&parted, tempting)?;
        self.piece(parted.right, tempting, margin, solve_rates)
    }

    /// Passes a decision through all sieves whose actions are too many to list. Its answer is one of many; what the
    /// bots choose is compared with it.
    fn sift_unlisted(&self) -> Option<SetPiece> {
        let best = self.search(0).into_iter().next()?.action;
        let choices = self.choices();
        let mut costs: BTreeMap<String, f64> = BTreeMap::new();
        for action in choices.iter().flatten() {
            let lead =
                || self.decision.lead(&best, action, Budget::Iterations(CHOICE_ROLLOUTS), self.step(6));
            if let std::collections::btree_map::Entry::Vacant(entry) = costs.entry(action.to_string()) {
                entry.insert(if *action == best { 0.0 } else { lead()?.value });
            }
        }
        let cost = |action: &DynAction| costs.get(&action.to_string()).copied().unwrap_or_default();
        let tempting = self.tempting(&choices, &|action| cost(action) >= 1.5 * self.floor)?;
        let margin = self.clear_lead(&best, &tempting, self.step(3))?;
        let solve_rates = self.solve_rates(&choices, &|one| cost(one) < margin.value / 2.0)?;
        let tempting = ActionCost { action: tempting, cost: margin };
        self.piece(vec![best], tempting, margin, solve_rates)
    }

    /// Returns how often each bot is right; `None` if too few bots are tempted, or the best one does not agree where
    /// values are estimated.
    fn solve_rates(
        &self,
        choices: &[Vec<DynAction>; Difficulty::ALL.len()],
        is_right: &dyn Fn(&DynAction) -> bool,
    ) -> Option<[f64; Difficulty::ALL.len()]> {
        let rates = choices.each_ref().map(|chosen| share_of(chosen, is_right));
        let agrees = rates[Difficulty::WorldClass as usize] >= AGREEMENT;
        // The first difficulty takes anything: it is not tempted.
        let tempted = rates[1..].iter().filter(|rate| **rate < SURE_RATE).count();
        let is_fit = tempted >= LEAST_TEMPTED && (agrees || self.kind != EvaluationKind::Rollouts);
        is_fit.then_some(rates)
    }

    /// Returns the set piece if the check of files, which has its own search, agrees.
    fn piece(
        &self,
        answers: Vec<DynAction>,
        tempting: ActionCost,
        margin: Estimate,
        solve_rates: [f64; Difficulty::ALL.len()],
    ) -> Option<SetPiece> {
        let method = match self.kind {
            EvaluationKind::Solved => EvaluationSource::Solved,
            EvaluationKind::Habits => EvaluationSource::Habits,
            EvaluationKind::Rollouts => {
                EvaluationSource::Rollouts { iterations: MARGIN_ROLLOUTS, seed: self.step(3) }
            }
        };
        let piece = SetPiece {
            name: String::new(),
            record: self.record.clone(),
            seat: self.seat,
            task: self.task(&answers, &margin)?,
            theme: self.decision.theme(answers.first()?)?,
            answers,
            tempting,
            margin,
            method,
            solve_rates,
            match_so_far: self.match_so_far.clone(),
            decision: self.decision.clone(),
        };
        piece.verify().is_ok().then_some(piece)
    }

    /// Returns true if a longer search may find one clear way or one clear mistake.
    fn is_promising(&self, costs: &[ActionCost]) -> bool {
        let [_, second, ..] = costs else { return false };
        let last = costs.last().map_or(0.0, |one| one.cost.value);
        second.cost.value >= self.floor / 2.0 || costs.len() > 2 && last >= 2.0 * self.floor
    }

    fn search(&self, k: usize) -> Vec<ActionCost> {
        let actions = self.decision.legal().len().max(8) as u32;
        self.decision.costs(Budget::Iterations(SEARCHES[k] * actions), self.step(k as u64))
    }

    /// Parts the actions into right and wrong ones. `None` if some are neither, or neither one is right nor one wrong.
    fn parted(&self, costs: Vec<ActionCost>) -> Option<PartedActions> {
        let is_mistake = |one: &ActionCost| one.cost.value >= self.floor;
        let exact = self.kind != EvaluationKind::Rollouts;
        let negligible = self.floor / if exact { 5.0 } else { 2.0 };
        let (wrong, right): (Vec<_>, Vec<_>) = costs.into_iter().partition(is_mistake);
        let one_wrong = wrong.len() == 1 && right.len() > 1;
        // Two or three equal ways among many are one way to a player.
        let few_right = right.len() <= MAX_EQUAL_WAYS && wrong.len() >= 3 * right.len();
        let all_clear = right.iter().all(|one| one.cost.value < negligible);
        let is_clear = match (right.len(), wrong.len()) {
            (1, 1..) => true,
            _ if few_right => all_clear,
            // Estimated costs are clear only if the one mistake is large.
            _ => one_wrong && all_clear && (exact || wrong[0].cost.value >= 2.0 * self.floor),
        };
        let right = right.into_iter().map(|one| one.action).collect();
        is_clear.then_some(PartedActions { right, wrong })
    }

    /// Returns what each bot chooses.
    fn choices(&self) -> [Vec<DynAction>; Difficulty::ALL.len()] {
        Difficulty::ALL
            .map(|difficulty| self.decision.choices(difficulty, TRIES, mix(self.step(2), difficulty as u64)))
    }

    /// Returns the wrong answer that bots choose most, if they do so often enough.
    fn tempting(
        &self,
        choices: &[Vec<DynAction>],
        is_wrong: &dyn Fn(&DynAction) -> bool,
    ) -> Option<DynAction> {
        let mut counts: BTreeMap<String, (usize, DynAction)> = BTreeMap::new();
        // The first difficulty takes anything: it is not tempted.
        let chosen = choices[1..].iter().flatten();
        let all = chosen.clone().count().max(1);
        for action in chosen.filter(|action| is_wrong(action)) {
            counts.entry(action.to_string()).or_insert_with(|| (0, action.clone())).0 += 1;
        }
        let wrong: usize = counts.values().map(|(count, _)| count).sum();
        let (_, action) = counts.into_values().max_by_key(|(count, _)| *count)?;
        (wrong as f64 >= TEMPTING_SHARE * all as f64).then_some(action)
    }

    /// Returns by how much one action beats another; `None` if that is too small or too unsure.
    fn clear_lead(&self, best: &DynAction, other: &DynAction, seed: u64) -> Option<Estimate> {
        let lead = self.decision.lead(best, other, Budget::Iterations(MARGIN_ROLLOUTS), seed)?;
        (lead.value >= self.floor && lead.value >= CLEAR_ERRORS * lead.error).then_some(lead)
    }

    /// Returns the margin, and the tempting action with its cost; `None` if they are too small or too unsure.
    fn margin(&self, parted: &PartedActions, tempting: DynAction) -> Option<(Estimate, ActionCost)> {
        let next = parted.wrong.first()?;
        if self.kind != EvaluationKind::Rollouts {
            let cost = parted.wrong.iter().find(|one| one.action == tempting)?.cost;
            return Some((next.cost, ActionCost { action: tempting, cost }));
        }
        let best = parted.right.first()?;
        let margin = self.clear_lead(best, &next.action, self.step(3))?;
        let cost =
            if next.action == tempting { margin } else { self.clear_lead(best, &tempting, self.step(4))? };
        // An estimate of the tempting action's cost may come out below the margin.
        let margin = if margin.value > cost.value { cost } else { margin };
        Some((margin, ActionCost { action: tempting, cost }))
    }

    fn task(&self, answers: &[DynAction], margin: &Estimate) -> Option<SetPieceTask> {
        let best = answers.first()?;
        let legal = self.decision.legal().len();
        if self.decision.is_listed() && answers.len() > 1 && answers.len() + 1 == legal {
            return Some(SetPieceTask::AvoidMistake);
        }
        if self.decision.theme(best)?.defends() {
            return Some(SetPieceTask::KeepOut);
        }
        if self.decision.unit() == ValueUnit::Wins && margin.value >= 2.0 * self.floor {
            let chance =
                self.decision.expected_result(best, Budget::Iterations(WIN_ROLLOUTS), self.step(5))?;
            if chance.value >= WIN_CHANCE {
                return Some(SetPieceTask::Win);
            }
        }
        Some(SetPieceTask::FindBest)
    }
}

fn share_of(chosen: &[DynAction], is_right: &dyn Fn(&DynAction) -> bool) -> f64 {
    chosen.iter().filter(|action| is_right(action)).count() as f64 / chosen.len().max(1) as f64
}

/// A collection that keeps its set pieces varied: no two alike, and no theme, difficulty or answer in most of
/// it.
#[derive(Default)]
pub struct SetPieceCollection {
    fingerprints: Vec<String>,
    counts: BTreeMap<String, usize>,
}

/// Number of set pieces of one kind that a collection may have, whatever its size.
const FREE_PLACES: usize = 4;

impl SetPieceCollection {
    /// Returns the number of set pieces.
    #[must_use]
    pub fn len(&self) -> usize {
        self.fingerprints.len()
    }

    /// Returns true if there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.fingerprints.is_empty()
    }

    /// Adds a set piece in any case.
    pub fn add(&mut self, piece: &SetPiece) {
        self.fingerprints.push(piece.fingerprint());
        for kind in kinds(piece) {
            *self.counts.entry(kind).or_default() += 1;
        }
    }

    /// Adds a set piece if it makes the collection no less varied, and returns whether it did.
    pub fn admit(&mut self, piece: &SetPiece) -> bool {
        let is_new = !self.fingerprints.contains(&piece.fingerprint());
        let is_rare = kinds(piece).iter().zip(SHARES).all(|(kind, share)| {
            let most = self.len() * share / 100 + FREE_PLACES;
            self.counts.get(kind).is_none_or(|n| *n < most)
        });
        if is_new && is_rare {
            self.add(piece);
        }
        is_new && is_rare
    }

    /// Returns the number of set pieces of each theme and of each difficulty.
    pub fn counts(&self) -> impl Iterator<Item = (&str, usize)> {
        let broad = self.counts.iter().filter(|(kind, _)| kind.starts_with(GRADE) || !kind.contains(' '));
        broad.map(|(kind, n)| (&kind[..], *n))
    }
}

/// The beginning of the kind of a difficulty.
const GRADE: &str = "difficulty ";
/// The share of a collection, in per cent, that each kind may have: a theme, a difficulty, an answer.
const SHARES: [usize; 3] = [45, 70, 20];

/// Returns the kinds of a set piece that a collection keeps rare.
fn kinds(piece: &SetPiece) -> [String; 3] {
    let answer = piece.answers.first().map(ToString::to_string).unwrap_or_default();
    [
        format!("{:?}", piece.theme),
        format!("{GRADE}{}", piece.difficulty()),
        format!("{:?} {answer}", piece.theme),
    ]
}

/// Returns at most the allowed number of set pieces of one match, those with the largest margins, in their order.
#[must_use]
pub fn best_of_match(mut found: Vec<SetPieceCandidate>) -> Vec<SetPieceCandidate> {
    found.sort_by(|a, b| b.piece.margin.value.total_cmp(&a.piece.margin.value));
    found.truncate(MAX_OF_A_MATCH);
    found.sort_by_key(|mined| (mined.n, mined.piece.seat));
    found
}
