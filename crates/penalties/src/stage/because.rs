//! The coach's reasons for a place in the goal: the die, and the other side's earlier places.

use super::super::View;
use super::super::action::{Action, GoalPlace};
use super::super::state::Table;
use engine::Seat;
use words::say;
use words::{DisplayText, MessageArg};

/// PEN-4 to PEN-6: returns the reason for an action.
pub(super) fn because(view: &View, seat: Seat, action: Action) -> DisplayText {
    let table = &view.table;
    let past = past(table, seat);
    let went = |place: GoalPlace| past.iter().filter(|was| **was == place).count();
    let place = action.place();
    let (here, all) = (went(place), past.len());
    match action {
        Action::Kick(_) if all > 0 && here == 0 => {
            say!("pen-because-keeper-never", place = MessageArg::selector(place.name()), n = all)
        }
        Action::Kick(GoalPlace::Middle) => say!("pen-because-kick-middle"),
        Action::Kick(_) => say!("pen-because-kick-corner"),
        Action::Dive(_) if 2 * here > all => {
            say!("pen-because-they-kicked", place = MessageArg::selector(place.name()), n = here, all)
        }
        Action::Dive(GoalPlace::Middle) => say!("pen-because-stay"),
        Action::Dive(_) => say!("pen-because-dive"),
    }
}

/// Returns where the other side went before in its present role.
fn past(table: &Table, seat: Seat) -> Vec<GoalPlace> {
    let kicker = table.kicker();
    let same = table.taken.iter().filter(|taken| taken.by == kicker);
    same.map(|taken| if seat == kicker { taken.dive } else { taken.kick }).collect()
}
