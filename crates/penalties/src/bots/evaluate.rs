//! The value of a place against best play, from the game of one kick and the value of a goal in the shootout.

use std::sync::LazyLock;

use super::{best_play, kicks, payoff};
use crate::action::Action;
use crate::state::{Penalties, Table};
use crate::view::View;
use ai::evaluate::PositionEvaluation;
use engine::{Seat, Shootout};

/// Returns the solution of the next kick for the view's seat.
pub(super) fn solved(view: &View, legal: &[Action]) -> PositionEvaluation<Action> {
    let (me, kicks) = (view.seat, kicks(view, view.seat));
    let (kick, dive) = best_play();
    let payoff = payoff();
    let goal = |k: usize, d: usize| payoff[3 * k + d];
    let shootout = view.table.shootout();
    let [scored, missed] =
        [true, false].map(|scored| chance_after(shootout, scored, me, equilibrium_goal_probability()));
    let way = |action: &Action| {
        let place = action.place() as usize;
        let goal: f64 = if kicks {
            (0..3).map(|d| dive[d] * goal(place, d)).sum()
        } else {
            (0..3).map(|k| kick[k] * goal(k, place)).sum()
        };
        let share = if kicks { kick[place] } else { dive[place] };
        (*action, share, goal * scored + (1.0 - goal) * missed)
    };
    PositionEvaluation::solved(legal.iter().map(way))
}

/// Returns that side's winning chance after the next kick, if every later kick scores with probability `goal`
/// (PEN-7, PEN-8).
pub(crate) fn chance_after(mut shootout: Shootout, scored: bool, me: Seat, goal: f64) -> f64 {
    shootout.take(scored);
    shootout.win_probability(me, goal)
}

/// Returns the probability of a goal under best play of both sides.
pub(super) fn equilibrium_goal_probability() -> f64 {
    static PROBABILITY: LazyLock<f64> = LazyLock::new(|| {
        let ((kick, dive), payoff) = (best_play(), payoff());
        (0..9).map(|cell| kick[cell / 3] * dive[cell % 3] * payoff[cell]).sum()
    });
    *PROBABILITY
}

/// Returns home's winning chance in the shootout.
pub(super) fn value(table: &Table) -> f64 {
    table.shootout().win_probability(Seat::Home, equilibrium_goal_probability())
}

/// Returns home's winning chance after these choices for the next kick, before the die is rolled.
pub(super) fn q_value(state: &Penalties, choices: &[(Seat, Action)]) -> f64 {
    let table = &state.table;
    let mut chosen = state.chosen;
    choices.iter().for_each(|(seat, action)| chosen[*seat] = Some(action.place()));
    let kicker = table.kicker();
    let (Some(kick), Some(dive)) = (chosen[kicker], chosen[!kicker]) else { return value(table) };
    let goal = payoff()[3 * kick as usize + dive as usize];
    let [scored, missed] = [true, false]
        .map(|scored| chance_after(table.shootout(), scored, Seat::Home, equilibrium_goal_probability()));
    goal * scored + (1.0 - goal) * missed
}
