//! World-class: reads the other side, in this match and, with a notebook, in earlier ones. It exploits the read as
//! far as is safe.

use super::notes::{Kicker, ObservedKick, ObservedKicks};
use super::{
    BOUNDS, EVEN, KickContext, PlaceShares, across, against, at, best, best_play, counted, draw, kicks, past,
    pro_mix_at,
};
use crate::action::{Action, GoalPlace};
use crate::kick::TakenKick;
use crate::state::Penalties;
use crate::view::View;
use ai::opponent_model::Notebook;
use ai::{Bot, BotChoice, Budget};
use engine::{MatchRng, Seat};
use words::MessageArg;
use words::say;

/// A bot that reads, with the memory of its notebook.
#[derive(Clone)]
pub(crate) struct ModellingBot {
    before: ObservedKicks,
    matches: u32,
    /// The belief in each model after those matches, up to a common factor.
    belief: [f64; IDEAS],
}

impl Default for ModellingBot {
    fn default() -> Self {
        Self { before: ObservedKicks::default(), matches: 0, belief: BELIEF }
    }
}

/// Number of models of the other side. In order: best play, any place, its own frequencies, the same again,
/// anything but the same, our last places, the corners, a pro. The last one answers our last dive or kick.
const IDEAS: usize = 9;
/// Prior belief in each model.
const BELIEF: [f64; IDEAS] = [0.1, 0.12, 0.1, 0.13, 0.1, 0.1, 0.08, 0.17, 0.1];
/// Probabilities that a side repeats its last place: with the habit of it, and with the habit of avoiding it.
const HABIT: [f64; 2] = [0.7, 0.1];
/// Probability that a side that follows us does so, such as a keeper who dives where we kicked most.
const AFTER: f64 = 0.8;
/// Probability that a side that loves the corners chooses the middle.
const SELDOM: f64 = 0.1;
/// Pseudo-count of each place before the first kick.
const SEEN: f64 = 1.0;

/// Multiplies each belief by how well the model predicted the kicks from index `from` on, the first of a shootout.
fn believed(mut belief: [f64; IDEAS], known: &[TakenKick], from: usize, other: Seat) -> [f64; IDEAS] {
    for (n, taken) in known.iter().enumerate().skip(from) {
        let theirs = if taken.by == other { taken.kick } else { taken.dive };
        let spot = KickContext { taken: &known[..n], from, kicker: taken.by };
        for (belief, idea) in belief.iter_mut().zip(ideas(spot, other)) {
            *belief *= idea[theirs as usize];
        }
    }
    belief
}

impl ModellingBot {
    /// Creates a reader with the notes of that many earlier matches.
    pub(super) fn with(before: ObservedKicks, matches: u32, other: Seat) -> Self {
        let known: Vec<TakenKick> = before.iter().map(|kick| kick.taken(other)).collect();
        let mut belief = BELIEF;
        let mut from = 0;
        for to in before.ends() {
            belief = believed(belief, &known[..to], from, other);
            let all: f64 = belief.iter().sum();
            belief = belief.map(|belief| belief / all);
            from = to;
        }
        Self { before, matches, belief }
    }

    /// Creates a reader from that notebook.
    #[cfg(test)]
    pub(crate) fn loaded(notebook: &Notebook, other: Seat) -> Self {
        Self::with(notebook.notes::<Penalties, ObservedKicks>().unwrap(), notebook.matches(), other)
    }

    /// Returns the predicted mix of the other side: the models weighted by belief. The models of its own habits
    /// use all matches. Those of its answers to us use this match alone, since it knows no other.
    pub(crate) fn read(&self, view: &View) -> PlaceShares {
        let other = !view.seat;
        let mut known: Vec<TakenKick> = self.before.iter().map(|kick| kick.taken(other)).collect();
        let from = known.len();
        known.extend(&view.table.taken);
        let belief = believed(self.belief, &known, from, other);
        let ideas = ideas(KickContext { taken: &known, from, kicker: view.table.kicker() }, other);
        let all: f64 = belief.iter().sum();
        [0, 1, 2].map(|k| belief.iter().zip(&ideas).map(|(belief, idea)| belief * idea[k]).sum::<f64>() / all)
    }
}

impl Bot<Penalties> for ModellingBot {
    /// Exploits the read as far as the bound allows.
    fn choose(&mut self, view: &View, _: &[Action], _: Budget, rng: &mut MatchRng) -> BotChoice<Action> {
        let read = self.read(view);
        let kicks = kicks(view, view.seat);
        let place = draw(against(read, kicks, BOUNDS[1]), rng);
        let [left, middle, right] = read.map(|share| (100.0 * share).round_ties_even() as i64);
        let what = MessageArg::selector(if kicks { "keeper" } else { "kick" });
        let reason = say!("pen-bot-expects", what, left, middle, right);
        BotChoice::new(if kicks { Action::Kick(place) } else { Action::Dive(place) }, reason)
    }

    /// Does nothing: a view shows every kick so far.
    fn recall(&mut self, _: &View, _: &[Action], _: &mut MatchRng) {}

    fn notebook(&self, last: &View) -> Option<Notebook> {
        let by = |seat: Seat| if seat == last.seat { Kicker::Bot } else { Kicker::You };
        let kick = |(n, taken): (usize, &TakenKick)| ObservedKick {
            n: n as u32 + 1,
            by: by(taken.by),
            kick: taken.kick,
            dive: taken.dive,
        };
        let kicks = self.before.and(last.table.taken.iter().enumerate().map(kick));
        Notebook::new::<Penalties, _>(self.matches.saturating_add(1), &kicks).ok()
    }
}

/// Returns each model's prediction of that side's next choice.
fn ideas(spot: KickContext<'_>, other: Seat) -> [PlaceShares; IDEAS] {
    let kicks = spot.kicker == other;
    let (kick, dive) = best_play();
    let theirs = past(spot, other);
    let counts = counted(theirs.iter().copied(), SEEN);
    let all: f64 = counts.iter().sum();
    let habit = |again: f64| match theirs.last() {
        Some(last) => GoalPlace::ALL.map(|place| if place == *last { again } else { (1.0 - again) / 2.0 }),
        None => EVEN,
    };
    let most = if kicks { EVEN } else { best(counted(past(spot.alone(), !other), 0.0)) };
    let mostly = |shares: PlaceShares| {
        let all: f64 = shares.iter().sum();
        shares.map(|share| AFTER * share / all + (1.0 - AFTER) / 3.0)
    };
    let answer =
        past(spot.alone(), !other).last().map_or(EVEN, |ours| if kicks { across(*ours) } else { at(*ours) });
    let corners = [(1.0 - SELDOM) / 2.0, SELDOM, (1.0 - SELDOM) / 2.0];
    [
        if kicks { kick } else { dive },
        EVEN,
        counts.map(|count| count / all),
        habit(HABIT[0]),
        habit(HABIT[1]),
        mostly(most),
        corners,
        pro_mix_at(spot.alone(), other),
        mostly(answer),
    ]
}
