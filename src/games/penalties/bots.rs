//! Who plays shootouts: from habit over best play to reading the other side. Bots see views alone; they remember
//! nothing, for a view shows every kick so far.

pub(super) mod appraise;

use super::action::{Action, Place};
use super::kick::{FACES, goals};
use super::options::Options;
use super::state::{Penalties, Table};
use super::view::View;
use crate::ai::appraise::Appraisal;
use crate::ai::matrix::{Solver, drawn, guarded};
use crate::ai::opponent::{self, Opponent};
use crate::ai::{Bot, Budget, Choice, Level, Minded, RandomBot};
use crate::engine::{MatchRng, Seat};

/// Whom players meet.
const OPPONENTS: [Opponent; 8] = opponent::ladder([
    "Kicks and dives anywhere.",
    "Shoots at the corners, and likes to do the same again.",
    "Shoots at the corners, and likes to do the same again.",
    "Never kicks twice to the same place, and dives where you kicked most.",
    "Never kicks twice to the same place, and dives where you kicked most.",
    "Mixes nearly as best play demands, and notes whether you kick to one place again and dive after its kicks.",
    "Mixes nearly as best play demands, and notes whether you kick to one place again and dive after its kicks.",
    "Reads every habit it knows of, and goes against yours as far as is safe.",
]);

impl Minded for Penalties {
    const RATINGS: [i32; 8] = [0, 60, 60, 30, 30, 15, 15, 117];

    fn bot(level: Level, _: Seat, _: &Options) -> Box<dyn Bot<Self>> {
        Box::new(match level {
            Level::Random => return Box::new(RandomBot),
            Level::Rookie | Level::Youth => Mind(rookie),
            Level::Amateur | Level::SemiPro => Mind(amateur),
            Level::Pro | Level::International => Mind(pro),
            Level::WorldClass => Mind(world_class),
        })
    }

    /// A habit would make one corner look better than another.
    fn second(_: Seat, _: &Options) -> Box<dyn Bot<Self>> {
        Box::new(Mind(unreadable))
    }

    fn opponents() -> &'static [Opponent; 8] {
        &OPPONENTS
    }

    fn solved(view: &View, legal: &[Action]) -> Option<Appraisal<Action>> {
        Some(appraise::solved(view, legal))
    }

    const PROSPECT_EXACT: bool = true;

    fn prospect(&self) -> f64 {
        appraise::prospect(&self.table)
    }

    fn expected(&self, decisions: &[(Seat, Action)]) -> Option<f64> {
        Some(appraise::expected(self, decisions))
    }
}

/// A bot that is no more than a way to choose a place, with the reason.
#[derive(Clone)]
struct Mind(fn(&View, &mut MatchRng) -> (Place, String));

impl Bot<Penalties> for Mind {
    fn choose(&mut self, view: &View, _: &[Action], _: Budget, rng: &mut MatchRng) -> Choice<Action> {
        let (place, reason) = self.0(view, rng);
        let action = if kicks(view, view.seat) { Action::Kick(place) } else { Action::Dive(place) };
        Choice { action, reason }
    }
}

/// A share for each place, from left to right.
type Mix = [f64; 3];

/// Anywhere, each place equally likely.
const EVEN: Mix = [1.0 / 3.0; 3];
/// Either corner.
const CORNERS: Mix = [0.5, 0.0, 0.5];

/// Whether that side takes the next kick; the other one keeps goal.
fn kicks(view: &View, seat: Seat) -> bool {
    view.table.kicker() == seat
}

/// Where that side went before, in the part it has in the next kick.
fn past(table: &Table, seat: Seat) -> Vec<Place> {
    let kicks = table.kicker() == seat;
    let same = table.taken.iter().filter(|taken| (taken.by == seat) == kicks);
    same.map(|taken| if kicks { taken.kick } else { taken.dive }).collect()
}

/// A place drawn from shares that need not sum up to 1.
fn draw(shares: Mix, rng: &mut MatchRng) -> Place {
    let all: f64 = shares.iter().sum();
    Place::ALL[drawn(&shares.map(|share| share / all), rng)]
}

/// The places with the highest worth, a hair's breadth forgiven: equal shares.
fn best(worth: Mix) -> Mix {
    let most = worth.into_iter().fold(f64::NEG_INFINITY, f64::max);
    worth.map(|worth| if most - worth < 1e-9 { 1.0 } else { 0.0 })
}

/// How often the rookie does the same again.
const AGAIN: f64 = 0.6;

/// Shoots at the corners, dives anywhere, and likes to do the same again.
fn rookie(view: &View, rng: &mut MatchRng) -> (Place, String) {
    match past(&view.table, view.seat).last() {
        Some(last) if rng.unit() < AGAIN => (*last, "The same again.".into()),
        _ if kicks(view, view.seat) => (draw(CORNERS, rng), "A corner.".into()),
        _ => (draw(EVEN, rng), "A guess.".into()),
    }
}

/// What the amateur would do with the middle, beside 1 for a corner.
const DARE: f64 = 0.3;

/// Never kicks to the same place twice running, and dives where the other side kicked most.
fn amateur(view: &View, rng: &mut MatchRng) -> (Place, String) {
    if kicks(view, view.seat) {
        let mut shares = [1.0, DARE, 1.0];
        if let Some(last) = past(&view.table, view.seat).last() {
            shares[*last as usize] = 0.0;
        }
        return (draw(shares, rng), "Not where it kicked last.".into());
    }
    (draw(best(counted(past(&view.table, !view.seat), 0.0)), rng), "Where they kicked most.".into())
}

/// How often each place stands in the list, and `more` on top.
fn counted(list: impl IntoIterator<Item = Place>, more: f64) -> Mix {
    let mut counts = [more; 3];
    for place in list {
        counts[place as usize] += 1.0;
    }
    counts
}

/// What a kick is worth to the kicker, kick by kick, dive by dive: its chance of a goal.
pub(super) fn payoff() -> [f64; 9] {
    let cells = Place::ALL.into_iter().flat_map(|kick| Place::ALL.map(|dive| goals(kick, dive)));
    let mut payoff = [0.0; 9];
    for (cell, goals) in payoff.iter_mut().zip(cells) {
        *cell = f64::from(goals) / f64::from(FACES);
    }
    payoff
}

/// Best play: of the kicker, of the keeper. Every kick is the same game, whatever the score: who scores more often wins
/// more often.
pub(super) fn best_play() -> (Mix, Mix) {
    let mut solver = Solver::new();
    solver.solve(3, 3, &payoff());
    let mix = |mix: &[f64]| [mix[0], mix[1], mix[2]];
    (mix(solver.row_mix()), mix(solver.column_mix()))
}

/// Goals a kick that the pro may give away, at the worst, to go against what it reads; the best we have.
pub(super) const BOUNDS: [f64; 2] = [0.06, 0.1];

/// The mix of that side when it goes against what it reads and gives away no more than it may.
pub(super) fn against(read: Mix, kicks: bool, bound: f64) -> Mix {
    let mix = guarded(&mut Solver::new(), 3, &payoff(), &read, bound, kicks);
    [mix[0], mix[1], mix[2]]
}

/// Best play of that side in the next kick.
fn sound(table: &Table, seat: Seat) -> Mix {
    let (kick, dive) = best_play();
    if table.kicker() == seat { kick } else { dive }
}

/// Best play, whatever the other side does.
fn unreadable(view: &View, rng: &mut MatchRng) -> (Place, String) {
    (draw(sound(&view.table, view.seat), rng), "As best play has it.".into())
}

/// How much the pro trusts best play: as much as so many kicks.
const TRUST: f64 = 1.5;

/// Where the other side of a shootout goes next in the eyes of a pro: to the same place, if it kicks; if it keeps goal,
/// where it was kicked most; each as often as it did so far.
fn simply(table: &Table, other: Seat) -> Mix {
    let sound = sound(table, other);
    let theirs = past(table, other);
    let (place, did) = if table.kicker() == other {
        let again = theirs.windows(2).filter(|pair| pair[0] == pair[1]).count();
        (theirs.last().copied(), again as f64)
    } else {
        let ours = past(table, !other);
        let followed = (1..theirs.len()).filter(|n| Some(theirs[*n]) == most(&ours[..*n])).count();
        (most(&ours), followed as f64)
    };
    let Some(place) = place else { return sound };
    // The first choice had nothing to follow.
    let share = (did + TRUST * sound[place as usize]) / (theirs.len() as f64 - 1.0 + TRUST);
    let rest = (1.0 - share) / (1.0 - sound[place as usize]);
    Place::ALL.map(|other| if other == place { share } else { rest * sound[other as usize] })
}

/// The place that stands there most often; of equals the last.
fn most(list: &[Place]) -> Option<Place> {
    let counts = counted(list.iter().copied(), 0.0);
    list.iter().rev().copied().find(|place| best(counts)[*place as usize] > 0.0)
}

/// How a pro on that side mixes.
pub(super) fn pro_mix(table: &Table, seat: Seat) -> Mix {
    against(simply(table, !seat), table.kicker() == seat, BOUNDS[0])
}

/// Best play, but for a lean against who does the same again or avoids it, and who dives after it.
fn pro(view: &View, rng: &mut MatchRng) -> (Place, String) {
    let (table, other) = (&view.table, !view.seat);
    let place = draw(pro_mix(table, view.seat), rng);
    let (read, sound) = (simply(table, other), sound(table, other));
    let likely = Place::ALL.into_iter().find(|place| read[*place as usize] > sound[*place as usize] + TELL);
    let reason = match likely {
        Some(likely) if kicks(view, view.seat) => format!("The keeper may well go for the {}.", likely),
        Some(likely) => format!("The kick may well go to the {}.", likely),
        None => "Nothing to go by: five times in twelve each corner, twice the middle.".into(),
    };
    (place, reason)
}

/// By so much more often than in best play, and what is read is told.
const TELL: f64 = 0.1;

/// Goes against what it reads, as far as it may.
fn world_class(view: &View, rng: &mut MatchRng) -> (Place, String) {
    let read = read(view);
    let kicks = kicks(view, view.seat);
    let place = draw(against(read, kicks, BOUNDS[1]), rng);
    let [left, middle, right] = read.map(|share| 100.0 * share);
    let what = if kicks { "the keeper" } else { "the kick" };
    (place, format!("It expects {what} {left:.0} % left, {middle:.0} % middle, {right:.0} % right."))
}

/// Ideas of the other side: best play, anywhere, its own frequencies, the same again, anything but the same, after us,
/// the corners, a pro.
const IDEAS: usize = 8;
/// What each idea is believed before the first kick.
const BELIEF: [f64; IDEAS] = [0.1, 0.15, 0.1, 0.15, 0.1, 0.1, 0.1, 0.2];
/// Somebody with the habit of going to the same place again does so this often; somebody who avoids it, this seldom.
const HABIT: [f64; 2] = [0.7, 0.1];
/// A keeper who goes after us dives this often where we kicked most.
const AFTER: f64 = 0.8;
/// Somebody who loves the corners goes to the middle this often.
const SELDOM: f64 = 0.1;
/// How often each place counts as seen before the first kick.
const SEEN: f64 = 1.0;

/// Where the other side will go, as believed after all it did in this match: each idea counts as much as it foretold.
pub(super) fn read(view: &View) -> Mix {
    let mut belief = BELIEF;
    let other = !view.seat;
    // The shootout again from the first kick, seen from the other side.
    let mut table = Table { taken: Vec::new(), ..view.table.clone() };
    for taken in &view.table.taken {
        let theirs = if taken.by == other { taken.kick } else { taken.dive };
        for (belief, said) in belief.iter_mut().zip(ideas(&table, other)) {
            *belief *= said[theirs as usize];
        }
        table.taken.push(*taken);
    }
    let said = ideas(&table, other);
    let all: f64 = belief.iter().sum();
    [0, 1, 2].map(|k| belief.iter().zip(&said).map(|(belief, said)| belief * said[k]).sum::<f64>() / all)
}

/// What each idea says of the next choice of that side.
fn ideas(table: &Table, other: Seat) -> [Mix; IDEAS] {
    let kicks = table.kicker() == other;
    let (kick, dive) = best_play();
    let theirs = past(table, other);
    let counts = counted(theirs.iter().copied(), SEEN);
    let all: f64 = counts.iter().sum();
    let habit = |again: f64| match theirs.last() {
        Some(last) => Place::ALL.map(|place| if place == *last { again } else { (1.0 - again) / 2.0 }),
        None => EVEN,
    };
    let most = if kicks { EVEN } else { best(counted(past(table, !other), 0.0)) };
    let after = most.map(|share| AFTER * share / most.iter().sum::<f64>() + (1.0 - AFTER) / 3.0);
    let corners = [(1.0 - SELDOM) / 2.0, SELDOM, (1.0 - SELDOM) / 2.0];
    [
        if kicks { kick } else { dive },
        EVEN,
        counts.map(|count| count / all),
        habit(HABIT[0]),
        habit(HABIT[1]),
        after,
        corners,
        pro_mix(table, other),
    ]
}
