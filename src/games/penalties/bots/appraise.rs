//! What a place is worth against best play: by the game of one kick, and by what a goal means for the shootout.

use super::{best_play, kicks, payoff};
use crate::ai::appraise::Appraisal;
use crate::engine::{Seat, Shootout};
use crate::games::penalties::action::Action;
use crate::games::penalties::view::View;

/// The choice of the view's seat for the next kick, solved.
pub(super) fn solved(view: &View, legal: &[Action]) -> Appraisal<Action> {
    let (me, kicks) = (view.seat, kicks(view, view.seat));
    let (kick, dive) = best_play();
    let payoff = payoff();
    let goal = |k: usize, d: usize| payoff[3 * k + d];
    let usual = (0..9).map(|cell| kick[cell / 3] * dive[cell % 3] * payoff[cell]).sum();
    let shootout = view.table.shootout();
    let [scored, missed] = [true, false].map(|scored| chance_after(shootout, scored, me, usual));
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

/// The chance of that side once the next kick has gone in or not, if every later one is a goal that often (PEN-7,
/// PEN-8).
pub(crate) fn chance_after(mut shootout: Shootout, scored: bool, me: Seat, goal: f64) -> f64 {
    shootout.take(scored);
    let left = shootout.left();
    match shootout.scored.ahead() {
        Some(ahead) if shootout.decided() => f64::from(u8::from(ahead == me)),
        // Level, with as many to come: both are as good.
        None if left[me] == left[!me] => 0.5,
        _ => {
            let [hit, miss] = [true, false].map(|scored| chance_after(shootout, scored, me, goal));
            goal * hit + (1.0 - goal) * miss
        }
    }
}
