//! The ledger: splits the result of a match into skill, guesses and luck.
//!
//! Let V be home's value ([`HasBots::value`]) and Q the q-value of a decision: the expected V after it, over every
//! future that both sides together could not foresee ([`engine::Game::resample_hidden_future`]). Then:
//!
//! - *luck* is V after the decision less Q: the effect of chance, the deal included;
//! - *skill* is what each side lost by the information it had: never a gain where the game is solved;
//! - *read* is what a side's choice gains on average because the other side's bot has a habit that everybody can know
//!   ([`super::readable`]): the expected guess, given the habit. It is the side's credit, and may be a loss;
//! - *guess* is the rest, Q less V before less skill and read: the effect of what the side could not see, above all the
//!   other side's sealed choice. Where V is an estimate, its errors are in here too.
//!
//! The parts of a line sum to the change of the value. The sum over all lines and the value before the deal is the
//! result. Luck has mean zero, however good or bad the estimate V is, since the futures drawn for Q are as likely as
//! the real one. Two sealed choices that are revealed together share one line.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use serde::{Deserialize, Serialize};

use super::estimate::{Estimate, ValueUnit};
use super::readable::ReadableBot;
use super::rollout::{all_candidates, chosen_candidates, rollout};
use super::{Difficulty, HasBots};
use engine::rng::mix;
use engine::{BySeat, LegalListing, MatchRng, NullSink, Record, RecordError, Seat, SeatSet};

/// The version of stored ledgers. Raise it when the method, [`LedgerSamples::REPORT`], the value of any game, or the
/// bots that choose candidates change (a test notices). Stored ledgers of another version are computed again.
pub const VERSION: u32 = 5;
/// Separates the ledger's random numbers from those of any match.
const SALT: u64 = 0x1ED6_E200;
/// Maximum number of futures for each answer that a habit may give.
const MAX_READ_FUTURES: u32 = 16;
/// Number of deals over which the value before the deal is averaged.
const DEALS: u64 = 20_000;
/// Maximum number of candidates, including the action taken.
const MAX_CANDIDATES: usize = 8;
/// Horizon of a rollout, in decisions.
const HORIZON: u64 = 12;

/// The sample sizes of a ledger. The same effort gives the same ledger on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LedgerSamples {
    /// Number of futures drawn for each decision.
    pub chance_samples: u32,
    /// Number of determinizations for the cost of an unsolved decision; with 0, skill is not separated from guess
    /// there.
    pub determinizations: u32,
}

impl LedgerSamples {
    /// For the report of one match: some seconds of one core.
    pub const REPORT: Self = Self { chance_samples: 64, determinizations: 64 };
    /// For a long series, where only luck is needed.
    pub const SERIES: Self = Self { chance_samples: 32, determinizations: 0 };
}

/// One decision, or two sealed ones that were revealed together.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LedgerLine {
    /// Index of its first decision in the record, from 0.
    pub n: usize,
    /// The seats that decided.
    pub seats: SeatSet,
    /// Home's value before the decision.
    pub before: f64,
    /// Home's value after it.
    pub after: f64,
    /// Change of home's value by each side's skill.
    pub skill: BySeat<Estimate>,
    /// Change of home's value that each side's choice owes to the known habit of the other side.
    pub read: BySeat<f64>,
    /// Change of home's value by the decisions beyond skill and reading.
    pub guess: f64,
    /// Change of home's value by chance.
    pub luck: Estimate,
}

/// The ledger of a match: its result divided into skill, guess and luck, decision by decision. All figures are home's,
/// in the game's [`ValueUnit`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ledger {
    /// The unit of the figures.
    #[serde(rename = "measure")]
    pub unit: ValueUnit,
    /// True if the value is exact.
    pub exact: bool,
    /// True for a side whose bot has a habit that everybody can know.
    pub readable: BySeat<bool>,
    /// The value before the deal; the same for every match with these options.
    pub start: Estimate,
    /// Change of the value by the deal.
    pub deal: f64,
    /// The decisions after the deal, in order.
    pub lines: Vec<LedgerLine>,
    /// The value at the end of the record; of a finished match, its result.
    pub end: f64,
}

impl Ledger {
    /// Returns the change of home's value by that side's skill: up to the standard error, at most 0 for home and at
    /// least 0 for away.
    pub fn skill(&self, seat: Seat) -> Estimate {
        Estimate::sum(self.lines.iter().map(|line| line.skill[seat]))
    }

    /// Returns the change of home's value that this side owes to the known habit of the other side.
    #[must_use]
    pub fn read(&self, seat: Seat) -> f64 {
        self.lines.iter().map(|line| line.read[seat]).sum()
    }

    /// Returns the sum of the guesses.
    #[must_use]
    pub fn guess(&self) -> f64 {
        self.lines.iter().map(|line| line.guess).sum()
    }

    /// Returns the sum of luck, including the deal.
    pub fn luck(&self) -> Estimate {
        let deal = Estimate { value: self.deal, error: self.start.error };
        Estimate::sum(self.lines.iter().map(|line| line.luck).chain([deal]))
    }

    /// Returns the difference between the sum of the parts and the end: a rounding error.
    #[must_use]
    pub fn gap(&self) -> f64 {
        let skill: f64 = Seat::BOTH.into_iter().map(|seat| self.skill(seat).value + self.read(seat)).sum();
        (self.start.value + skill + self.guess() + self.luck().value - self.end).abs()
    }

    /// Returns the sums of all parts.
    #[must_use]
    pub fn sums(&self) -> LedgerTotals {
        LedgerTotals {
            unit: self.unit,
            skill: BySeat::from_fn(|seat| self.skill(seat).value),
            read: BySeat::from_fn(|seat| self.read(seat)),
            guess: self.guess(),
            luck: self.luck().value,
        }
    }

    /// Returns the line that changed the value the most; `None` if no line changed it by more than little.
    #[must_use]
    pub fn turning_point(&self) -> Option<&LedgerLine> {
        let change = |line: &LedgerLine| (line.after - line.before).abs();
        let most = self.lines.iter().max_by(|a, b| change(a).total_cmp(&change(b)));
        let little = match self.unit {
            ValueUnit::Wins => 0.02,
            ValueUnit::Goals => 0.3,
        };
        most.filter(|line| change(line) > little)
    }

    /// Returns the line with the most luck, good or bad; `None` if no line has any.
    #[must_use]
    pub fn luckiest(&self) -> Option<&LedgerLine> {
        let lucky = self.lines.iter().filter(|line| line.luck.value != 0.0);
        lucky.max_by(|a, b| a.luck.value.abs().total_cmp(&b.luck.value.abs()))
    }
}

/// The sums of a ledger's parts. All figures are home's, in the game's [`ValueUnit`].
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LedgerTotals {
    /// The unit of the figures.
    #[serde(rename = "measure")]
    pub unit: ValueUnit,
    /// Change of home's value by each side's skill.
    pub skill: BySeat<f64>,
    /// Change that each side owes to the known habit of the other side.
    #[serde(default)]
    pub read: BySeat<f64>,
    /// Change by guesses.
    pub guess: f64,
    /// Change by luck, including the deal.
    pub luck: f64,
}

impl LedgerTotals {
    /// Returns the loss of that side by its skill: 0 or more, up to the standard error.
    #[must_use]
    pub fn skill_loss(&self, seat: Seat) -> f64 {
        -self.own(seat, self.skill[seat])
    }

    /// Returns the luck of that side.
    #[must_use]
    pub fn luck_of(&self, seat: Seat) -> f64 {
        self.own(seat, self.luck)
    }

    /// Converts a figure of home's to that side's own.
    fn own(&self, seat: Seat, homes: f64) -> f64 {
        if seat == Seat::Home { homes } else { -homes }
    }
}

/// The bots that are known to have played, by seat.
pub type KnownBots = BySeat<Option<Difficulty>>;

/// Computes the ledger of a record, finished or not. With [`LedgerSamples::REPORT`] this takes some seconds: call it
/// off the main thread. The habits of `bots` are taken into account.
///
/// # Errors
/// The first error in the record.
pub fn ledger<G: HasBots>(
    record: &Record,
    effort: LedgerSamples,
    bots: KnownBots,
) -> Result<Ledger, RecordError> {
    ledger_watched::<G>(record, effort, bots, |_, _, _, _| ())
}

/// Returns by how much more the decision with that number would have been expected to bring its side with another
/// action, given all that both sides held and did; `None` if the record has no such decision or the action was not
/// legal there.
#[must_use]
pub fn hindsight<G: HasBots>(record: &Record, n: usize, other: &G::Action) -> Option<f64> {
    let mut states: Vec<(G, Seat, G::Action)> = Vec::new();
    let each = |_: usize, state: &G, seat: Seat, action: &G::Action, _: &mut NullSink| {
        states.push((state.clone(), seat, action.clone()));
    };
    record.replay::<G, _>(&mut NullSink, each).ok()?;
    let (_, seat, _) = states.get(n)?;
    let second = n > 0 && is_pair(&states, n - 1);
    let first = if second { n - 1 } else { n };
    let count = if is_pair(&states, first) { 2 } else { 1 };
    let (state, ..) = &states[first];
    state.check(*seat, other).ok()?;
    let done: Vec<(Seat, G::Action)> =
        states[first..first + count].iter().map(|(_, seat, action)| (*seat, action.clone())).collect();
    let mut changed = done.clone();
    changed[n - first].1 = other.clone();
    let mut rng = MatchRng::new(mix(mix(SALT, record.seed), n as u64));
    let mut again = rng.clone();
    let chance_samples = LedgerSamples::REPORT.chance_samples;
    let gain = expected(state, &changed, chance_samples, &mut rng).value
        - expected(state, &done, chance_samples, &mut again).value;
    Some(if *seat == Seat::Home { gain } else { -gain })
}

/// Returns true if the decision with that number and the next one were sealed and revealed together.
fn is_pair<G: HasBots>(states: &[(G, Seat, G::Action)], n: usize) -> bool {
    let pair = states.get(n).zip(states.get(n + 1));
    pair.is_some_and(|((state, seat, _), (_, other, _))| {
        state.seats_to_move() == SeatSet::BOTH && other != seat
    })
}

/// Computes the ledger and passes each line to `watch`, with the state before it, its decisions, and a generator that
/// draws the same futures as the line used.
///
/// # Errors
/// The first error in the record.
pub(super) fn ledger_watched<G: HasBots>(
    record: &Record,
    effort: LedgerSamples,
    bots: KnownBots,
    mut watch: impl FnMut(&G, &[(Seat, G::Action)], &LedgerLine, &mut MatchRng),
) -> Result<Ledger, RecordError> {
    let mut states: Vec<(G, Seat, G::Action)> = Vec::new();
    let end = record.replay::<G, _>(&mut NullSink, |_, state: &G, seat, action: &G::Action, _| {
        states.push((state.clone(), seat, action.clone()));
    })?;
    let start = before_the_deal::<G>(end.options());
    let first = states.first().map_or(&end, |(state, ..)| state).value();
    let mut habits = BySeat::from_fn(|seat| G::readable(bots[seat]?, seat, end.options()));
    let readable = BySeat::from_fn(|seat| habits[seat].is_some());
    let mut lines = Vec::new();
    let mut n = 0;
    while let Some((state, seat, action)) = states.get(n) {
        let mut decisions = vec![(*seat, action.clone())];
        if is_pair(&states, n)
            && let Some((_, other, answer)) = states.get(n + 1)
        {
            decisions.push((*other, answer.clone()));
        }
        let after = states.get(n + decisions.len()).map_or(&end, |(state, ..)| state);
        // Each match has its own random numbers: with the same in all, their errors would never average out.
        let mut rng = MatchRng::new(mix(mix(SALT, record.seed), n as u64));
        let mut again = rng.clone();
        let mut line = line(n, state, after, &decisions, effort, &mut rng);
        read_habits(&mut line, state, &decisions, &mut habits, effort.chance_samples, &mut rng);
        watch(state, &decisions, &line, &mut again);
        lines.push(line);
        n += decisions.len();
    }
    Ok(Ledger {
        unit: G::value_unit(end.options()),
        exact: G::VALUE_IS_EXACT,
        readable,
        start,
        deal: first - start.value,
        lines,
        end: end.value(),
    })
}

fn line<G: HasBots>(
    n: usize,
    state: &G,
    after: &G,
    decisions: &[(Seat, G::Action)],
    effort: LedgerSamples,
    rng: &mut MatchRng,
) -> LedgerLine {
    let (before, then) = (state.value(), after.value());
    let expected = expected(state, decisions, effort.chance_samples, rng);
    let luck = Estimate { value: then - expected.value, error: expected.error };
    let mut skill = BySeat::<Estimate>::default();
    for (seat, action) in decisions {
        let cost = cost(state, *seat, action, effort.determinizations, rng);
        let sign = if *seat == Seat::Home { -1.0 } else { 1.0 };
        skill[*seat] = Estimate { value: sign * cost.value, error: cost.error };
    }
    let skilled = skill[Seat::Home].value + skill[Seat::Away].value;
    let seats = decisions.iter().map(|(seat, _)| *seat).collect();
    let guess = expected.value - before - skilled;
    LedgerLine { n, seats, before, after: then, skill, read: BySeat::default(), guess, luck }
}

/// Returns the expected value after these decisions.
fn expected<G: HasBots>(
    state: &G,
    decisions: &[(Seat, G::Action)],
    count: u32,
    rng: &mut MatchRng,
) -> Estimate {
    match state.q_value(decisions) {
        Some(known) => Estimate::exact(known),
        None => Estimate::mean(&sampled_values(state, decisions, count, rng)),
    }
}

/// Asks the habits of the sides that decide, and moves from guess to read what each choice owes to the other's habit.
fn read_habits<G: HasBots>(
    line: &mut LedgerLine,
    state: &G,
    decisions: &[(Seat, G::Action)],
    habits: &mut BySeat<Option<Box<dyn ReadableBot<G>>>>,
    chance_samples: u32,
    rng: &mut MatchRng,
) {
    for (seat, _) in decisions {
        let Some(habit) = &mut habits[*seat] else { continue };
        let (view, mut legal) = (state.view(*seat), Vec::new());
        state.legal(*seat, &mut legal);
        let Some(read) = habit.read(&view, &legal) else { continue };
        let Some((reader, action)) = decisions.iter().find(|(other, _)| other != seat) else { continue };
        let sign = if *seat == Seat::Home { -1.0 } else { 1.0 };
        // The same futures for every answer: only the habit makes a difference.
        let drawn = rng.clone();
        // What an answer costs the bot is the bot's skill already.
        let known = G::solved(&view, &legal);
        let worth = |answer: &G::Action| {
            let both = [(*reader, action.clone()), (*seat, answer.clone())];
            let cost = known
                .as_ref()
                .and_then(|known| known.candidate(answer))
                .map_or(0.0, |candidate| candidate.cost);
            expected(state, &both, chance_samples.min(MAX_READ_FUTURES), &mut drawn.clone()).value
                - sign * cost
        };
        let gained = read.deviation().iter().map(|(answer, share)| share * worth(answer)).sum::<f64>();
        line.read[*reader] += gained;
        line.guess -= gained;
    }
}

/// Returns the values after these decisions in `count` futures, at least one.
fn sampled_values<G: HasBots>(
    state: &G,
    decisions: &[(Seat, G::Action)],
    count: u32,
    rng: &mut MatchRng,
) -> Vec<f64> {
    let future = |_| {
        let mut other = state.clone();
        other.resample_hidden_future(rng);
        after(other, decisions)
    };
    (0..count.max(1)).map(future).collect()
}

/// Returns the value after these decisions. Legal actions follow from the views, which are the same in every future.
pub(super) fn after<G: HasBots>(mut world: G, decisions: &[(Seat, G::Action)]) -> f64 {
    let taken = decisions.iter().all(|(seat, action)| world.apply(*seat, action, &mut NullSink).is_ok());
    debug_assert!(taken, "legal here, not in another future");
    world.value()
}

/// Returns the value before the deal for these options; cached, since it is the same for every match.
fn before_the_deal<G: HasBots>(options: &G::Options) -> Estimate {
    static KNOWN: LazyLock<Mutex<HashMap<String, Estimate>>> = LazyLock::new(Mutex::default);
    let name = format!("{} {options:?}", G::ID);
    let remembered = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = remembered().get(&name) {
        return *known;
    }
    let deal = |n| G::setup(options, mix(SALT, n), &mut NullSink).ok().map(|state| state.value());
    let found = Estimate::mean(&(0..DEALS).filter_map(deal).collect::<Vec<_>>());
    let mut known = remembered();
    if known.len() > 64 {
        known.clear();
    }
    known.insert(name, found);
    found
}

/// Returns the expected loss of the decision by the information of its seat, without any threshold.
///
/// The cost is exact where the decision is solved. Otherwise it comes from short rollouts: half as many
/// determinizations as `determinizations` says select the best of a few candidates, then that many fresh ones compare
/// it with the action taken, so that the selection does not bias the cost.
fn cost<G: HasBots>(
    state: &G,
    seat: Seat,
    taken: &G::Action,
    determinizations: u32,
    rng: &mut MatchRng,
) -> Estimate {
    let mut legal = Vec::new();
    if state.legal(seat, &mut legal) == LegalListing::Whole && legal.len() < 2 {
        return Estimate::default();
    }
    let view = state.view(seat);
    if let Some(known) = G::solved(&view, &legal)
        && let Some(candidate) = known.candidate(taken)
    {
        return Estimate { value: candidate.cost, error: candidate.error };
    }
    if determinizations == 0 {
        return Estimate::default();
    }
    let candidates = all_candidates(&legal, Some(taken), MAX_CANDIDATES).unwrap_or_else(|| {
        let options = state.options();
        let best = (G::bot(Difficulty::WorldClass, seat, options), 4 * determinizations);
        let others = (0..2 * MAX_CANDIDATES).map(|_| (G::rollout_policy(seat, options), 1));
        let bots = std::iter::once(best).chain(others);
        chosen_candidates::<G>(&view, &legal, Some(taken), MAX_CANDIDATES, bots, rng)
    });
    if candidates.len() < 2 {
        return Estimate::default();
    }
    let mut sums = vec![0.0; candidates.len()];
    for _ in 0..determinizations.div_ceil(2) {
        let (world, seed) = (G::determinize(&view, rng), rng.seed());
        for (sum, candidate) in sums.iter_mut().zip(&candidates) {
            *sum += rollout(world.clone(), seat, candidate, HORIZON, seed);
        }
    }
    let best = (0..candidates.len()).max_by(|a, b| sums[*a].total_cmp(&sums[*b]).then(b.cmp(a)));
    let Some(best) = best.map(|best| &candidates[best]).filter(|best| *best != taken) else {
        return Estimate::default();
    };
    let gaps = (0..determinizations.max(2)).map(|_| {
        let (world, seed) = (G::determinize(&view, rng), rng.seed());
        rollout(world.clone(), seat, best, HORIZON, seed) - rollout(world, seat, taken, HORIZON, seed)
    });
    Estimate::mean(&gaps.collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bad luck is luck too.
    #[test]
    fn the_luckiest_line_is_the_one_that_changed_the_most_either_way() {
        let line = |(n, value): (usize, f64)| LedgerLine {
            n,
            seats: SeatSet::one(Seat::Home),
            before: 0.5,
            after: 0.5 + value,
            skill: BySeat::default(),
            read: BySeat::default(),
            guess: 0.0,
            luck: Estimate { value, error: 0.0 },
        };
        let luckiest = |lucks: &[f64]| {
            let ledger = Ledger {
                unit: ValueUnit::Wins,
                exact: true,
                readable: BySeat::default(),
                start: Estimate::default(),
                deal: 0.0,
                lines: lucks.iter().copied().enumerate().map(line).collect(),
                end: 0.5,
            };
            ledger.luckiest().map(|line| line.n)
        };
        assert_eq!(luckiest(&[0.1, -0.4, 0.3]), Some(1));
        assert_eq!(luckiest(&[-0.1, 0.4, -0.3]), Some(1));
        assert_eq!((luckiest(&[0.0, 0.0]), luckiest(&[])), (None, None));
    }
}
