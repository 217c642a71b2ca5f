//! Characters: bots that know best play and have one habit each. People can read the habit, and be read by it.
//! They follow it two times in three, and need no memory, since a view shows every kick so far.

use super::{PlaceShares, across, at, best, counted, draw, past, unreadable};
use crate::action::{Action, GoalPlace};
use crate::state::{Penalties, Table};
use crate::view::View;
use ai::readable::{
    FOLLOW_PROBABILITY, HabitStrategy, ReadableBot, best_play, epsilon_mixture, follows_habit,
};
use engine::{MatchRng, Seat};
use words::id;
use words::{DisplayText, MessageId};

/// The choice of a habit: shares, with the reason.
pub(crate) type HabitChoice = Option<(PlaceShares, MessageId)>;

/// Plays the habit, or best play where the habit says nothing or is ignored.
fn mostly(wanted: HabitChoice, view: &View, rng: &mut MatchRng) -> (GoalPlace, DisplayText) {
    let follows = follows_habit(rng);
    match wanted.filter(|_| follows) {
        Some((shares, reason)) => (draw(shares, rng), reason.into()),
        None => unreadable(view, rng),
    }
}

/// The middle, both kicking and keeping.
fn brave_wants(_: &Table, _: Seat) -> HabitChoice {
    Some((at(GoalPlace::Middle), id!("pen-bot-middle")))
}

/// The place where it went last in the same role.
fn same_again_wants(table: &Table, seat: Seat) -> HabitChoice {
    let last = past(table, seat).last().copied()?;
    Some((at(last), id!("pen-bot-same-again")))
}

/// Any place but the one where it went last in the same role.
fn restless_wants(table: &Table, seat: Seat) -> HabitChoice {
    let last = past(table, seat).last().copied()?;
    Some((at(last).map(|share| 1.0 - share), id!("pen-bot-not-again")))
}

/// Kicks away from the other side's last dive, dives to its last kick.
fn wrong_foot_wants(table: &Table, seat: Seat) -> HabitChoice {
    let theirs = past(table, !seat).last().copied()?;
    Some(if table.kicker() == seat {
        (across(theirs), id!("pen-bot-other-way"))
    } else {
        (at(theirs), id!("pen-bot-kicked-last"))
    })
}

/// Dives where the other side kicked most, kicks where it dived least.
fn watcher_wants(table: &Table, seat: Seat) -> HabitChoice {
    let theirs = past(table, !seat);
    if theirs.is_empty() {
        return None;
    }
    let counts = counted(theirs, 0.0);
    Some(if table.kicker() == seat {
        (best(counts.map(|count| -count)), id!("pen-bot-dives-least"))
    } else {
        (best(counts), id!("pen-bot-kicks-most"))
    })
}

/// The best response to each known habit.
pub(crate) const WANTS: [fn(&Table, Seat) -> HabitChoice; 5] =
    [brave_wants, same_again_wants, restless_wants, wrong_foot_wants, watcher_wants];

/// A habit as everybody can know it.
pub(super) struct KnownHabit(pub(super) fn(&Table, Seat) -> HabitChoice);

impl ReadableBot<Penalties> for KnownHabit {
    fn read(&mut self, view: &View, legal: &[Action]) -> Option<HabitStrategy<Action>> {
        let (wanted, _) = self.0(&view.table, view.seat)?;
        let all: f64 = wanted.iter().sum();
        let share = |action: &Action| (*action, wanted[action.place() as usize] / all);
        let sound = best_play::<Penalties>(view, legal);
        let wanted = legal.iter().map(share).collect();
        Some(HabitStrategy { habit: epsilon_mixture(FOLLOW_PROBABILITY, &wanted, &sound), baseline: sound })
    }
}

/// Kicks down the middle, and stays there.
pub(super) fn brave(view: &View, rng: &mut MatchRng) -> (GoalPlace, DisplayText) {
    mostly(brave_wants(&view.table, view.seat), view, rng)
}

/// Goes where it went last.
pub(super) fn same_again(view: &View, rng: &mut MatchRng) -> (GoalPlace, DisplayText) {
    mostly(same_again_wants(&view.table, view.seat), view, rng)
}

/// Never goes where it went last.
pub(super) fn restless(view: &View, rng: &mut MatchRng) -> (GoalPlace, DisplayText) {
    mostly(restless_wants(&view.table, view.seat), view, rng)
}

/// Remembers what the other side did last.
pub(super) fn wrong_foot(view: &View, rng: &mut MatchRng) -> (GoalPlace, DisplayText) {
    mostly(wrong_foot_wants(&view.table, view.seat), view, rng)
}

/// Keeps count of what the other side does.
pub(super) fn watcher(view: &View, rng: &mut MatchRng) -> (GoalPlace, DisplayText) {
    mostly(watcher_wants(&view.table, view.seat), view, rng)
}
