//! Who plays shootouts: from habit over best play to reading the other side. Bots see views alone; they remember
//! nothing, for a view shows every kick so far.

pub(super) mod appraise;

use super::action::{Action, Place};
use super::options::Options;
use super::state::{FACES, Penalties, goals};
use super::view::View;
use crate::ai::appraise::Appraisal;
use crate::ai::matrix::Solver;
use crate::ai::{Bot, Budget, Choice, Level, Minded, RandomBot};
use crate::engine::{MatchRng, Seat};

impl Minded for Penalties {
    fn bot(level: Level, _: Seat, _: &Options) -> Box<dyn Bot<Self>> {
        Box::new(match level {
            Level::Random => return Box::new(RandomBot),
            Level::Rookie => Mind(rookie),
            Level::Amateur => Mind(amateur),
            Level::Pro => Mind(pro),
            Level::WorldClass => Mind(world_class),
        })
    }

    fn bot_line(level: Level) -> &'static str {
        match level {
            Level::Random => "Kicks and dives anywhere.",
            Level::Rookie => "Shoots at the corners, and likes to do the same again.",
            Level::Amateur => "Never kicks twice to the same place, and dives where you kicked most.",
            Level::Pro => "Mixes its places exactly as best play demands: there is no reading it.",
            Level::WorldClass => "Plays like a pro half of the time; else it reads you and goes against it.",
        }
    }

    fn solved(view: &View, legal: &[Action]) -> Option<Appraisal<Action>> {
        Some(appraise::solved(view, legal))
    }
}

/// A bot that is no more than a way to choose a place, with the reason.
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
fn past(view: &View, seat: Seat) -> Vec<Place> {
    let kicks = kicks(view, seat);
    let same = view.table.taken.iter().filter(|taken| (taken.by == seat) == kicks);
    same.map(|taken| if kicks { taken.kick } else { taken.dive }).collect()
}

/// A place drawn from shares that need not sum up to 1.
fn draw(shares: Mix, rng: &mut MatchRng) -> Place {
    let mut left = rng.unit() * shares.iter().sum::<f64>();
    for (place, share) in Place::ALL.into_iter().zip(shares) {
        if left < share {
            return place;
        }
        left -= share;
    }
    Place::Middle
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
    match past(view, view.seat).last() {
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
        if let Some(last) = past(view, view.seat).last() {
            shares[*last as usize] = 0.0;
        }
        return (draw(shares, rng), "Not where it kicked last.".into());
    }
    (draw(best(counted(past(view, !view.seat), 0.0)), rng), "Where they kicked most.".into())
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

/// Mixes as best play demands.
fn pro(view: &View, rng: &mut MatchRng) -> (Place, String) {
    let (kick, dive) = best_play();
    let place = draw(if kicks(view, view.seat) { kick } else { dive }, rng);
    (place, "The mix of best play: each corner five times in twelve, the middle twice.".into())
}

/// How often the reader goes against what it reads. The rest is best play, which nobody can punish: so a reading that is
/// wrong costs no more than this share of what a wrong guess costs.
const BOLD: f64 = 0.55;

/// Goes against what it reads, often enough to gain and seldom enough not to be read itself.
fn world_class(view: &View, rng: &mut MatchRng) -> (Place, String) {
    if rng.unit() >= BOLD {
        return pro(view, rng);
    }
    let (read, payoff) = (read(view), payoff());
    let worth = if kicks(view, view.seat) {
        [0, 1, 2].map(|kick| (0..3).map(|dive| read[dive] * payoff[3 * kick + dive]).sum())
    } else {
        [0, 1, 2].map(|dive| -(0..3).map(|kick| read[kick] * payoff[3 * kick + dive]).sum::<f64>())
    };
    let place = draw(best(worth), rng);
    let [left, middle, right] = read.map(|share| 100.0 * share);
    (place, format!("It reads {left:.0} % left, {middle:.0} % middle, {right:.0} % right."))
}

/// Ideas of the other side: best play, anywhere, its own frequencies, the same again, anything but the same, after us.
const IDEAS: usize = 6;
/// What each idea is believed before the first kick.
const BELIEF: [f64; IDEAS] = [0.1, 0.35, 0.1, 0.2, 0.125, 0.125];
/// Somebody with the habit of going to the same place again does so this often; somebody who avoids it, this seldom.
const HABIT: [f64; 2] = [0.7, 0.1];
/// A keeper who goes after us dives this often where we kicked most.
const AFTER: f64 = 0.8;
/// How often each place counts as seen before the first kick.
const SEEN: f64 = 1.0;

/// Where the other side will go, as believed after all it did in this match: each idea counts as much as it foretold.
pub(super) fn read(view: &View) -> Mix {
    let (kick, dive) = best_play();
    let mut belief = BELIEF;
    // Its kicks, its dives: each with where we went.
    let mut seen = [Vec::new(), Vec::new()];
    for taken in &view.table.taken {
        let dives = taken.by == view.seat;
        let (theirs, ours) = if dives { (taken.dive, taken.kick) } else { (taken.kick, taken.dive) };
        let past = &mut seen[usize::from(dives)];
        for (belief, said) in belief.iter_mut().zip(ideas(if dives { dive } else { kick }, past, dives)) {
            *belief *= said[theirs as usize];
        }
        past.push((theirs, ours));
    }
    let dives = kicks(view, view.seat);
    let said = ideas(if dives { dive } else { kick }, &seen[usize::from(dives)], dives);
    let all: f64 = belief.iter().sum();
    [0, 1, 2].map(|k| belief.iter().zip(&said).map(|(belief, said)| belief * said[k]).sum::<f64>() / all)
}

/// What each idea says of the next choice of somebody whose best play is that, after those choices, theirs and ours.
fn ideas(best_play: Mix, seen: &[(Place, Place)], dives: bool) -> [Mix; IDEAS] {
    let counts = counted(seen.iter().map(|(theirs, _)| *theirs), SEEN);
    let all: f64 = counts.iter().sum();
    let habit = |again: f64| match seen.last() {
        Some((last, _)) => Place::ALL.map(|place| if place == *last { again } else { (1.0 - again) / 2.0 }),
        None => EVEN,
    };
    let most = best(counted(seen.iter().filter(|_| dives).map(|(_, ours)| *ours), 0.0));
    let after = most.map(|share| AFTER * share / most.iter().sum::<f64>() + (1.0 - AFTER) / 3.0);
    [best_play, EVEN, counts.map(|count| count / all), habit(HABIT[0]), habit(HABIT[1]), after]
}
