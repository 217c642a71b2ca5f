//! The coach's reasons for a place in the goal: the die, and the other side's earlier places.

use super::super::View;
use super::super::action::{Action, Place};
use super::super::state::Table;
use crate::engine::Seat;

/// PEN-4 to PEN-6: returns the reason for an action.
pub(super) fn because(view: &View, seat: Seat, action: Action) -> String {
    let table = &view.table;
    let past = past(table, seat);
    let went = |place: Place| past.iter().filter(|was| **was == place).count();
    let place = action.place();
    let (here, all) = (went(place), past.len());
    match action {
        Action::Kick(_) if all > 0 && here == 0 => {
            let there = if place == Place::Middle { "has never stayed" } else { "has never dived there" };
            format!("The keeper {there} in {}: then it is in on 2 to 6.", kicks(all))
        }
        Action::Kick(Place::Middle) => "In on 2 to 6 whenever the keeper dives, and they seldom stay.".into(),
        Action::Kick(_) => "In on 2 to 6, and on 4 to 6 even if the keeper guesses it.".into(),
        Action::Dive(_) if 2 * here > all => {
            let there = if place == Place::Middle { "straight" } else { "there" };
            format!("They kicked {there} {here} times in {all}.")
        }
        Action::Dive(Place::Middle) => "It saves every kick straight at you that is on target.".into(),
        Action::Dive(_) => "Most kicks go into a corner, and this one is saved on 2 or 3.".into(),
    }
}

/// Returns where the other side went before in its present role.
fn past(table: &Table, seat: Seat) -> Vec<Place> {
    let kicker = table.kicker();
    let same = table.taken.iter().filter(|taken| taken.by == kicker);
    same.map(|taken| if seat == kicker { taken.dive } else { taken.kick }).collect()
}

fn kicks(n: usize) -> String {
    if n == 1 { "one kick".into() } else { format!("{n} kicks") }
}
