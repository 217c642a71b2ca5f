//! Advice on a kick for a beginner, from the view alone.

use super::super::View;
use super::super::action::Place;
use super::super::state::Table;
use crate::engine::{Seat, Settles};

/// Returns what is at stake and the other side's habit; none if that seat is not asked.
pub(super) fn lesson(view: &View, seat: Seat) -> Option<String> {
    let table = &view.table;
    if !table.owed().has(seat) {
        return None;
    }
    let kicker = table.kicker();
    let kicks = seat == kicker;
    let same = table.taken.iter().filter(|taken| taken.by == kicker);
    let past: Vec<Place> = same.map(|taken| if kicks { taken.dive } else { taken.kick }).collect();
    Some(match (past.is_empty(), kicks) {
        (true, true) => "Click where to kick; your card lies face down until the keeper has chosen too. A corner goes in \
                         if the die shows 2 to 6, or 4 to 6 if the keeper dives there. The middle goes in on 2 to 6, \
                         but never if the keeper stays."
            .into(),
        (true, false) => "Click where to dive, and guess where the kick goes: left and right are the kicker's. A dive \
                          into the right corner saves it if the die shows 2 or 3. Staying saves every kick down the \
                          middle, but few come there."
            .into(),
        (false, _) => format!("{} {}", stake(table, kicks), habit(&past, kicks)),
    })
}

/// PEN-7, PEN-8: returns what depends on this kick.
fn stake(table: &Table, kicks: bool) -> String {
    let (own, other) = match table.kicker() {
        kicker if kicks => (kicker, !kicker),
        kicker => (!kicker, kicker),
    };
    let score = table.score();
    let stands = format!("{}-{}", score[own], score[other]);
    match table.shootout().next_settles() {
        Settles::IfScored if kicks => format!("It is {stands} from your side: score, and you have won."),
        Settles::IfScored => format!("It is {stands} from your side: if this one goes in, they have won."),
        Settles::IfMissed if kicks => format!("It is {stands} from your side: miss, and they have won."),
        Settles::IfMissed => format!("It is {stands} from your side: keep this one out, and you have won."),
        _ if table.taken.len() >= table.regular() => {
            format!("It is {stands}, and from now on the first pair of kicks that parts you decides.")
        }
        _ => {
            let nth = table.taken.len() / 2 + 1;
            let whose = if kicks { "your" } else { "their" };
            format!("Kick {nth} of {whose} {}, at {stands} from your side.", table.options.kicks)
        }
    }
}

/// PEN-4 to PEN-6: returns where the other side went most, and the answer to it.
fn habit(past: &[Place], kicks: bool) -> String {
    let count = |place: Place| past.iter().filter(|was| **was == place).count();
    let most = Place::ALL.map(count).into_iter().max().unwrap_or(0);
    let mut often = Place::ALL.into_iter().filter(|place| count(*place) == most);
    let (Some(place), None) = (often.next(), often.next()) else {
        return if kicks {
            "The keeper has no habit yet, so have none either: mix the corners, and surprise with the middle."
                .into()
        } else {
            "They have no habit yet: a dive saves its corner on 2 or 3, staying saves all that come straight."
                .into()
        };
    };
    let times = match past.len() {
        1 => "last time".into(),
        all => format!("{most} times in {all}"),
    };
    match (place, kicks) {
        (Place::Middle, true) => {
            format!("The keeper stayed {times}: then the middle is never in, and either corner is on 2 to 6.")
        }
        (Place::Middle, false) => {
            format!("They kicked straight {times}: stay, and you have every ball that is on target.")
        }
        (corner, true) => {
            let [there, other] = corners(corner);
            format!(
                "The keeper dived {there} {times}: there you would need 4 to 6, while the {other} corner and the \
                 middle are in on 2 to 6."
            )
        }
        (corner, false) => {
            let [there, _] = corners(corner);
            format!("They kicked {there} {times}: dive there too, and a 2 or 3 saves it.")
        }
    }
}

/// Returns the names of that corner and of the other one.
const fn corners(corner: Place) -> [&'static str; 2] {
    if matches!(corner, Place::Right) { ["right", "left"] } else { ["left", "right"] }
}
