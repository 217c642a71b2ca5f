//! What of a result came from skill, what from guessing, and what from luck.
//!
//! With V for home's prospect ([`Minded::prospect`]) and Q for what it is on the average after a decision, over every
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

use super::appraise::Measure;
pub use super::appraise::Tried;
use super::arena::mix;
use super::dice::{self, Asked};
use super::prospect::to_seat;
use super::{Budget, Level, Minded};
use crate::engine::{BySeat, Listing, MatchRng, Record, RecordError, Seat, Seats, Silent};

/// What a kept ledger was made by: the method, [`Effort::REPORT`], the prospects of every game, and the bots that say which
/// ways are worth trying. Raise it when one of them changes (a test tells): what was kept is made anew then.
pub const VERSION: u32 = 4;
/// Keeps the ledger's chance apart from every match's own.
const SALT: u64 = 0x1ED6_E200;
/// Deals over which the prospect before the deal is taken.
const DEALS: u64 = 20_000;
/// Ways to decide that are tried at most, what was done among them.
const WAYS: usize = 8;
/// Decisions that an imagined match is played on for, before its prospect is read.
const AHEAD: usize = 12;

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
    pub skill: BySeat<Tried>,
    /// What the decisions changed beyond skill.
    pub guess: f64,
    /// What chance changed.
    pub luck: Tried,
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
    pub start: Tried,
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
    pub fn skill(&self, seat: Seat) -> Tried {
        Tried::sum(self.lines.iter().map(|line| line.skill[seat]))
    }

    /// What guessing came to.
    #[must_use]
    pub fn guess(&self) -> f64 {
        self.lines.iter().map(|line| line.guess).sum()
    }

    /// What luck came to, the deal's with it.
    #[must_use]
    pub fn luck(&self) -> Tried {
        let deal = Tried { value: self.deal, error: self.start.error };
        Tried::sum(self.lines.iter().map(|line| line.luck).chain([deal]))
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
pub fn ledger<G: Minded>(record: &Record, effort: Effort) -> Result<Ledger, RecordError> {
    judged::<G>(record, effort, &Vec::new()).map(|(ledger, _)| ledger)
}

/// The same, and what bots' dice changed of home's prospect, of a match whose bots were asked again.
///
/// # Errors
/// The first thing that is wrong with the record.
pub(super) fn judged<G: Minded>(
    record: &Record,
    effort: Effort,
    asked: &Asked<G>,
) -> Result<(Ledger, f64), RecordError> {
    let mut states: Vec<(G, Seat, G::Action)> = Vec::new();
    let end = record.replay::<G, _>(&mut Silent, |_, state: &G, seat, action: &G::Action, _| {
        states.push((state.clone(), seat, action.clone()));
    })?;
    let start = before_the_deal::<G>(end.options());
    let first = states.first().map_or(&end, |(state, ..)| state).prospect();
    let mut lines = Vec::new();
    let (mut n, mut thrown) = (0, 0.0);
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
        if let Some(asked) = asked.get(n..n + decisions.len()) {
            let expected = line.after - line.luck.value;
            thrown += dice::thrown(state, &decisions, expected, asked, effort.futures, &mut again);
        }
        lines.push(line);
        n += decisions.len();
    }
    let ledger = Ledger {
        measure: G::measure(end.options()),
        exact: G::PROSPECT_EXACT,
        start,
        deal: first - start.value,
        lines,
        end: end.prospect(),
    };
    Ok((ledger, thrown))
}

fn line<G: Minded>(
    n: usize,
    state: &G,
    after: &G,
    decisions: &[(Seat, G::Action)],
    effort: Effort,
    rng: &mut MatchRng,
) -> Line {
    let (before, then) = (state.prospect(), after.prospect());
    let expected = match state.expected(decisions) {
        Some(known) => Tried { value: known, error: 0.0 },
        None => Tried::mean(&futures(state, decisions, effort.futures, rng)),
    };
    let luck = Tried { value: then - expected.value, error: expected.error };
    let mut skill = BySeat::<Tried>::default();
    for (seat, action) in decisions {
        let cost = cost(state, *seat, action, effort.worlds, rng);
        let sign = if *seat == Seat::Home { -1.0 } else { 1.0 };
        skill[*seat] = Tried { value: sign * cost.value, error: cost.error };
    }
    let skilled = skill[Seat::Home].value + skill[Seat::Away].value;
    let seats = decisions.iter().map(|(seat, _)| *seat).collect();
    Line { n, seats, before, after: then, skill, guess: expected.value - before - skilled, luck }
}

/// The prospects after these decisions in so many futures, one at least.
fn futures<G: Minded>(
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
pub(super) fn after<G: Minded>(mut world: G, decisions: &[(Seat, G::Action)]) -> f64 {
    let taken = decisions.iter().all(|(seat, action)| world.apply(*seat, action, &mut Silent).is_ok());
    debug_assert!(taken, "legal here, not in another future");
    world.prospect()
}

/// The prospect before the deal, of a match with these options: remembered, since it is the same for every match.
fn before_the_deal<G: Minded>(options: &G::Options) -> Tried {
    static KNOWN: LazyLock<Mutex<HashMap<String, Tried>>> = LazyLock::new(Mutex::default);
    let name = format!("{} {options:?}", G::ID);
    let remembered = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = remembered().get(&name) {
        return *known;
    }
    let deal = |n| G::setup(options, mix(SALT, n), &mut Silent).ok().map(|state| state.prospect());
    let found = Tried::mean(&(0..DEALS).filter_map(deal).collect::<Vec<_>>());
    let mut known = remembered();
    if known.len() > 64 {
        known.clear();
    }
    known.insert(name, found);
    found
}

/// What the decision gave away by what its side could see, with its error and without any threshold: exactly where that
/// is solved. Elsewhere it is tried: one half of the worlds finds the best of a few ways, the other half compares what was
/// done with it, so that the cost is not made of the luck of the best. Each way is played on by sound bots for a few
/// decisions, and what it promises then is read off.
fn cost<G: Minded>(state: &G, seat: Seat, taken: &G::Action, worlds: u32, rng: &mut MatchRng) -> Tried {
    let mut legal = Vec::new();
    if state.legal(seat, &mut legal) == Listing::Whole && legal.len() < 2 {
        return Tried::default();
    }
    let view = state.view(seat);
    if let Some(known) = G::solved(&view, &legal)
        && let Some(way) = known.way(taken)
    {
        return Tried { value: way.cost, error: way.error };
    }
    if worlds == 0 {
        return Tried::default();
    }
    let ways = ways::<G>(&view, seat, state.options(), &legal, taken, worlds, rng);
    if ways.len() < 2 {
        return Tried::default();
    }
    let mut sums = vec![0.0; ways.len()];
    for _ in 0..worlds.div_ceil(2) {
        let (world, seed) = (G::redraw(&view, rng), rng.seed());
        for (sum, way) in sums.iter_mut().zip(&ways) {
            *sum += played_on(world.clone(), seat, way, seed);
        }
    }
    let best = (0..ways.len()).max_by(|a, b| sums[*a].total_cmp(&sums[*b]).then(b.cmp(a)));
    let Some(best) = best.filter(|best| ways[*best] != *taken) else { return Tried::default() };
    let gaps = (0..worlds.max(2)).map(|_| {
        let (world, seed) = (G::redraw(&view, rng), rng.seed());
        played_on(world.clone(), seat, &ways[best], seed) - played_on(world, seat, taken, seed)
    });
    Tried::mean(&gaps.collect::<Vec<_>>())
}

/// What was done, first, and ways worth comparing it with: all that there are, or what bots would do.
fn ways<G: Minded>(
    view: &G::View,
    seat: Seat,
    options: &G::Options,
    legal: &[G::Action],
    taken: &G::Action,
    worlds: u32,
    rng: &mut MatchRng,
) -> Vec<G::Action> {
    let mut ways = vec![taken.clone()];
    let mut add = |action: &G::Action| {
        if ways.len() < WAYS && !ways.contains(action) {
            ways.push(action.clone());
        }
    };
    if (1..=WAYS).contains(&legal.len()) {
        legal.iter().for_each(add);
        return ways;
    }
    let thought = Budget::Iterations(4 * worlds);
    add(&G::bot(Level::WorldClass, seat, options).choose(view, legal, thought, rng).action);
    for _ in 0..2 * WAYS {
        add(&G::second(seat, options).choose(view, legal, Budget::Iterations(1), rng).action);
    }
    ways
}

/// What that seat may expect a few decisions after this one.
fn played_on<G: Minded>(mut world: G, seat: Seat, action: &G::Action, seed: u64) -> f64 {
    let measure = G::measure(world.options());
    let mut minds = BySeat::from_fn(|seat| G::second(seat, world.options()));
    let mut chance = BySeat::from_fn(|seat| MatchRng::new(mix(seed, seat as u64)));
    let mut legal = Vec::new();
    // What is legal can be told from the view, so it is legal in every world redrawn from it.
    let mut next = Some((seat, action.clone()));
    let mut taken = 0;
    while let Some((mover, action)) = next {
        if world.apply(mover, &action, &mut Silent).is_err() {
            break;
        }
        taken += 1;
        next = world.owed().first().filter(|_| taken < AHEAD).map(|mover| {
            legal.clear();
            world.legal(mover, &mut legal);
            let view = world.view(mover);
            (mover, minds[mover].choose(&view, &legal, Budget::Iterations(1), &mut chance[mover]).action)
        });
    }
    to_seat(measure, seat, world.prospect())
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
            luck: Tried { value, error: 0.0 },
        };
        let luckiest = |lucks: &[f64]| {
            let ledger = Ledger {
                measure: Measure::Wins,
                exact: true,
                start: Tried::default(),
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
