//! What a place is worth against best play: by the game of one kick, and by what a goal means for the shootout.

use super::{best_play, kicks, payoff};
use crate::ai::appraise::Appraisal;
use crate::engine::Seat;
use crate::games::penalties::action::{Action, Place};
use crate::games::penalties::state::{Table, Taken, Verdict};
use crate::games::penalties::view::View;

/// The choice of the view's seat for the next kick, solved.
pub(super) fn solved(view: &View, legal: &[Action]) -> Appraisal<Action> {
    let (me, kicks) = (view.seat, kicks(view, view.seat));
    let (kick, dive) = best_play();
    let payoff = payoff();
    let goal = |k: usize, d: usize| payoff[3 * k + d];
    let usual = (0..9).map(|cell| kick[cell / 3] * dive[cell % 3] * payoff[cell]).sum();
    let mut table = view.table.clone();
    let [scored, missed] =
        [Verdict::Goal, Verdict::Saved].map(|verdict| chance_after(&mut table, verdict, me, usual));
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
    Appraisal::solved(legal.iter().map(way))
}

/// The chance of that side once the next kick has come to that, if every later one is a goal that often (PEN-7, PEN-8).
pub(crate) fn chance_after(table: &mut Table, verdict: Verdict, me: Seat, goal: f64) -> f64 {
    let by = table.kicker();
    table.taken.push(Taken { by, kick: Place::Middle, dive: Place::Middle, roll: 0, verdict });
    let level = table.score().ahead();
    let chance = match level {
        Some(ahead) if table.decided() => f64::from(u8::from(ahead == me)),
        // Level after equal kicks with none to come but sudden death: both are as good.
        None if table.taken.len() >= table.regular() && table.taken.len().is_multiple_of(2) => 0.5,
        _ => {
            let scored = chance_after(table, Verdict::Goal, me, goal);
            goal * scored + (1.0 - goal) * chance_after(table, Verdict::Saved, me, goal)
        }
    };
    table.taken.pop();
    chance
}
