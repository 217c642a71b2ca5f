//! What of a result came from skill, what from guessing, and what from luck.
//!
//! With V for home's prospect ([`HasBots::value`]) and Q for what it is on the average after a decision, over every
//! future that both sides together could not foresee ([`crate::engine::Game::reshuffle`]):
//! - *luck* is V after the decision less Q: what chance made of it, and the deal;
//! - *skill* is what each side gave away by what it could see: never a gain where the game is solved;
//! - *guess* is the rest of Q less V before: what a decision came to because of what its side could not see, the other
//!   side's sealed choice above all. Where V is an estimate, its faults are in here.
//!
//! The parts of one line add up to what the prospect changed by, those of all lines and the prospect before the deal to
//! the result. Luck is of mean zero, however good or bad the estimate is: the futures drawn for Q are as likely as the
//! one that came. Two sealed choices that are revealed together stand in one line.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use serde::{Deserialize, Serialize};

use super::estimate::{Estimate, Measure};
use super::rollout::{all_candidates, chosen_candidates, rollout};
use super::{HasBots, Level};
use crate::engine::rng::mix;
use crate::engine::{BySeat, Listing, MatchRng, Record, RecordError, Seat, Seats, Silent};

/// What a kept ledger was made by: the method, [`Effort::REPORT`], the prospects of every game, and the bots that say which
/// ways are worth trying. Raise it when one of them changes (a test tells): what was kept is made anew then.
pub const VERSION: u32 = 4;
/// Keeps the ledger's chance apart from every match's own.
const SALT: u64 = 0x1ED6_E200;
/// Deals over which the prospect before the deal is taken.
const DEALS: u64 = 20_000;
/// Candidates that are tried at most, what was done among them.
const CANDIDATES: usize = 8;
/// The horizon of a rollout, decisions.
const HORIZON: u64 = 12;

/// How much is done for a ledger. The same effort gives the same ledger on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Futures drawn for each decision.
    pub futures: u32,
    /// Worlds in which the ways to decide are tried where a game is not solved; with 0, skill is not told from guess
    /// there.
    pub worlds: u32,
}

impl Effort {
    /// For one match that somebody looks at: some seconds of one core.
    pub const REPORT: Self = Self { futures: 64, worlds: 64 };
    /// For a long series, in which luck alone is wanted.
    pub const SERIES: Self = Self { futures: 32, worlds: 0 };
}

/// One decision, or two sealed ones that were revealed together.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// The number in the record of its first decision, from 0.
    pub n: usize,
    /// Who decided.
    pub seats: Seats,
    /// Home's prospect before it.
    pub before: f64,
    /// And after it.
    pub after: f64,
    /// What each side's decision changed of home's prospect by skill.
    pub skill: BySeat<Estimate>,
    /// What the decisions changed beyond skill.
    pub guess: f64,
    /// What chance changed.
    pub luck: Estimate,
}

/// A match in figures: all of them home's, in the game's [`Measure`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ledger {
    /// In what it is reckoned.
    pub measure: Measure,
    /// Whether the prospect is known to the last digit.
    pub exact: bool,
    /// The prospect before the deal; the same for every match with these options.
    pub start: Estimate,
    /// What the deal changed.
    pub deal: f64,
    /// What came after it, in order.
    pub lines: Vec<Line>,
    /// The prospect at the end of the record: of a whole match, its result.
    pub end: f64,
}

impl Ledger {
    /// By how much that side's decisions changed home's prospect by skill: home's at most 0, away's at least 0, but for
    /// the error.
    #[must_use]
    pub fn skill(&self, seat: Seat) -> Estimate {
        Estimate::sum(self.lines.iter().map(|line| line.skill[seat]))
    }

    /// What guessing came to.
    #[must_use]
    pub fn guess(&self) -> f64 {
        self.lines.iter().map(|line| line.guess).sum()
    }

    /// What luck came to, the deal's with it.
    #[must_use]
    pub fn luck(&self) -> Estimate {
        let deal = Estimate { value: self.deal, error: self.start.error };
        Estimate::sum(self.lines.iter().map(|line| line.luck).chain([deal]))
    }

    /// By how much the parts fail to add up to the end: nothing but rounding.
    #[must_use]
    pub fn gap(&self) -> f64 {
        let skill: f64 = Seat::BOTH.into_iter().map(|seat| self.skill(seat).value).sum();
        (self.start.value + skill + self.guess() + self.luck().value - self.end).abs()
    }

    /// What the parts come to.
    #[must_use]
    pub fn sums(&self) -> Sums {
        Sums {
            measure: self.measure,
            skill: BySeat::from_fn(|seat| self.skill(seat).value),
            guess: self.guess(),
            luck: self.luck().value,
        }
    }

    /// The line of which luck changed the most, either way; none where luck had no say.
    #[must_use]
    pub fn luckiest(&self) -> Option<&Line> {
        let lucky = self.lines.iter().filter(|line| line.luck.value != 0.0);
        lucky.max_by(|a, b| a.luck.value.abs().total_cmp(&b.luck.value.abs()))
    }
}

/// What the parts of a ledger come to: all of them home's, in the game's [`Measure`].
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sums {
    /// In what it is reckoned.
    pub measure: Measure,
    /// What each side's decisions came to by skill.
    pub skill: BySeat<f64>,
    /// What guessing came to.
    pub guess: f64,
    /// What luck came to, the deal's with it.
    pub luck: f64,
}

impl Sums {
    /// What that side gave away: 0 or more, but for the error.
    #[must_use]
    pub fn given_away(&self, seat: Seat) -> f64 {
        -self.own(seat, self.skill[seat])
    }

    /// What luck came to for that side.
    #[must_use]
    pub fn luck_of(&self, seat: Seat) -> f64 {
        self.own(seat, self.luck)
    }

    /// A figure of home's as that side's own.
    fn own(&self, seat: Seat, homes: f64) -> f64 {
        if seat == Seat::Home { homes } else { -homes }
    }
}

/// The ledger of a record, which may end anywhere. Takes some seconds with the effort of a report: call it off the main
/// thread.
///
/// # Errors
/// The first thing that is wrong with the record.
pub fn ledger<G: HasBots>(record: &Record, effort: Effort) -> Result<Ledger, RecordError> {
    ledger_watched::<G>(record, effort, |_, _, _, _| ())
}

/// The same; `watch` is shown each line with the state before it, its decisions, and chance that draws the same futures
/// again as the line was reckoned with.
///
/// # Errors
/// The first thing that is wrong with the record.
pub(super) fn ledger_watched<G: HasBots>(
    record: &Record,
    effort: Effort,
    mut watch: impl FnMut(&G, &[(Seat, G::Action)], &Line, &mut MatchRng),
) -> Result<Ledger, RecordError> {
    let mut states: Vec<(G, Seat, G::Action)> = Vec::new();
    let end = record.replay::<G, _>(&mut Silent, |_, state: &G, seat, action: &G::Action, _| {
        states.push((state.clone(), seat, action.clone()));
    })?;
    let start = before_the_deal::<G>(end.options());
    let first = states.first().map_or(&end, |(state, ..)| state).value();
    let mut lines = Vec::new();
    let mut n = 0;
    while let Some((state, seat, action)) = states.get(n) {
        let mut decisions = vec![(*seat, action.clone())];
        if state.owed() == Seats::BOTH
            && let Some((_, other, answer)) = states.get(n + 1)
            && other != seat
        {
            decisions.push((*other, answer.clone()));
        }
        let after = states.get(n + decisions.len()).map_or(&end, |(state, ..)| state);
        // Each match has its own chance: were it the same in all, so would its faults be, and never average out.
        let mut rng = MatchRng::new(mix(mix(SALT, record.seed), n as u64));
        let mut again = rng.clone();
        let line = line(n, state, after, &decisions, effort, &mut rng);
        watch(state, &decisions, &line, &mut again);
        lines.push(line);
        n += decisions.len();
    }
    Ok(Ledger {
        measure: G::measure(end.options()),
        exact: G::VALUE_IS_EXACT,
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
    effort: Effort,
    rng: &mut MatchRng,
) -> Line {
    let (before, then) = (state.value(), after.value());
    let expected = match state.q_value(decisions) {
        Some(known) => Estimate::exact(known),
        None => Estimate::mean(&futures(state, decisions, effort.futures, rng)),
    };
    let luck = Estimate { value: then - expected.value, error: expected.error };
    let mut skill = BySeat::<Estimate>::default();
    for (seat, action) in decisions {
        let cost = cost(state, *seat, action, effort.worlds, rng);
        let sign = if *seat == Seat::Home { -1.0 } else { 1.0 };
        skill[*seat] = Estimate { value: sign * cost.value, error: cost.error };
    }
    let skilled = skill[Seat::Home].value + skill[Seat::Away].value;
    let seats = decisions.iter().map(|(seat, _)| *seat).collect();
    Line { n, seats, before, after: then, skill, guess: expected.value - before - skilled, luck }
}

/// The prospects after these decisions in so many futures, one at least.
fn futures<G: HasBots>(
    state: &G,
    decisions: &[(Seat, G::Action)],
    count: u32,
    rng: &mut MatchRng,
) -> Vec<f64> {
    let future = |_| {
        let mut other = state.clone();
        other.reshuffle(rng);
        after(other, decisions)
    };
    (0..count.max(1)).map(future).collect()
}

/// The prospect after these decisions. What is legal can be told from the views, which are the same in every future.
pub(super) fn after<G: HasBots>(mut world: G, decisions: &[(Seat, G::Action)]) -> f64 {
    let taken = decisions.iter().all(|(seat, action)| world.apply(*seat, action, &mut Silent).is_ok());
    debug_assert!(taken, "legal here, not in another future");
    world.value()
}

/// The prospect before the deal, of a match with these options: remembered, since it is the same for every match.
fn before_the_deal<G: HasBots>(options: &G::Options) -> Estimate {
    static KNOWN: LazyLock<Mutex<HashMap<String, Estimate>>> = LazyLock::new(Mutex::default);
    let name = format!("{} {options:?}", G::ID);
    let remembered = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = remembered().get(&name) {
        return *known;
    }
    let deal = |n| G::setup(options, mix(SALT, n), &mut Silent).ok().map(|state| state.value());
    let found = Estimate::mean(&(0..DEALS).filter_map(deal).collect::<Vec<_>>());
    let mut known = remembered();
    if known.len() > 64 {
        known.clear();
    }
    known.insert(name, found);
    found
}

/// What the decision gave away by what its side could see, with its error and without any threshold: exactly where that
/// is solved. Elsewhere it is tried by rollouts of a few decisions: one half of the worlds finds the best of a few candidates,
/// the other half compares what was done with it, so that the cost is not made of the luck of the best.
fn cost<G: HasBots>(state: &G, seat: Seat, taken: &G::Action, worlds: u32, rng: &mut MatchRng) -> Estimate {
    let mut legal = Vec::new();
    if state.legal(seat, &mut legal) == Listing::Whole && legal.len() < 2 {
        return Estimate::default();
    }
    let view = state.view(seat);
    if let Some(known) = G::solved(&view, &legal)
        && let Some(way) = known.way(taken)
    {
        return Estimate { value: way.cost, error: way.error };
    }
    if worlds == 0 {
        return Estimate::default();
    }
    let candidates = all_candidates(&legal, Some(taken), CANDIDATES).unwrap_or_else(|| {
        let options = state.options();
        let best = (G::bot(Level::WorldClass, seat, options), 4 * worlds);
        let others = (0..2 * CANDIDATES).map(|_| (G::rollout_policy(seat, options), 1));
        let bots = std::iter::once(best).chain(others);
        chosen_candidates::<G>(&view, &legal, Some(taken), CANDIDATES, bots, rng)
    });
    if candidates.len() < 2 {
        return Estimate::default();
    }
    let mut sums = vec![0.0; candidates.len()];
    for _ in 0..worlds.div_ceil(2) {
        let (world, seed) = (G::determinize(&view, rng), rng.seed());
        for (sum, candidate) in sums.iter_mut().zip(&candidates) {
            *sum += rollout(world.clone(), seat, candidate, HORIZON, seed);
        }
    }
    let best = (0..candidates.len()).max_by(|a, b| sums[*a].total_cmp(&sums[*b]).then(b.cmp(a)));
    let Some(best) = best.map(|best| &candidates[best]).filter(|best| *best != taken) else {
        return Estimate::default();
    };
    let gaps = (0..worlds.max(2)).map(|_| {
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
        let line = |(n, value): (usize, f64)| Line {
            n,
            seats: Seats::one(Seat::Home),
            before: 0.5,
            after: 0.5 + value,
            skill: BySeat::default(),
            guess: 0.0,
            luck: Estimate { value, error: 0.0 },
        };
        let luckiest = |lucks: &[f64]| {
            let ledger = Ledger {
                measure: Measure::Wins,
                exact: true,
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
