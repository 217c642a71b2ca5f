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
        (true, true) => {
            "Click where to kick; nobody sees it until the keeper has chosen too. A corner goes in if \
                         the die shows 2 to 6, or only 4 to 6 if the keeper dives there. \
                         The middle goes in on 2 to 6, but never if the keeper stays put."
                .into()
        }
        (true, false) => "Guess where the kick goes and click there; left and right are as the kicker sees \
                          them. Dive to the correct corner and you save on a 2 or 3. Stay, and you save \
                          every kick down the middle that is on target, but few go there."
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
        Settles::IfScored if kicks => format!("It is {stands}, your goals first: score this and you win."),
        Settles::IfScored => format!("It is {stands}, your goals first: if this goes in, they win."),
        Settles::IfMissed if kicks => format!("It is {stands}, your goals first: miss and they win."),
        Settles::IfMissed => format!("It is {stands}, your goals first: keep this out and you win."),
        _ if table.taken.len() >= table.regular() => {
            format!("It is {stands}, sudden death: the first pair of kicks that splits you decides it.")
        }
        _ => {
            let nth = table.taken.len() / 2 + 1;
            let whose = if kicks { "your" } else { "their" };
            format!("Kick {nth} of {whose} {}; it is {stands}, your goals first.", table.options.kicks)
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
            "The keeper has shown no pattern, so show none yourself: mix your corners, with the odd one \
             down the middle."
                .into()
        } else {
            "They have shown no pattern. A dive saves its corner on 2 or 3; staying saves everything down \
             the middle that is on target."
                .into()
        };
    };
    let times = match past.len() {
        1 => "last time".into(),
        all => format!("{most} times in {all}"),
    };
    match (place, kicks) {
        (Place::Middle, true) => {
            format!(
                "The keeper stayed {times}. If so again, the middle never goes in, but either corner \
                     does on 2 to 6."
            )
        }
        (Place::Middle, false) => {
            format!("They went down the middle {times}: stay put and you save any on target.")
        }
        (corner, true) => {
            let [there, other] = corners(corner);
            format!(
                "The keeper dived {there} {times}: that way you need 4 to 6; the {other} corner and the \
                 middle go in on 2 to 6."
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
