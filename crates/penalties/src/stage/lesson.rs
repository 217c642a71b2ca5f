//! Advice on a kick for a beginner, from the view alone.

use super::super::View;
use super::super::action::GoalPlace;
use super::super::state::Table;
use engine::{KickStakes, Seat};
use words::say;
use words::{DisplayText, MessageArg, Separator, score_of};

/// Returns what is at stake and the other side's habit; none if that seat is not asked.
pub(super) fn lesson(view: &View, seat: Seat) -> Option<DisplayText> {
    let table = &view.table;
    if !table.seats_to_move().contains(seat) {
        return None;
    }
    let kicker = table.kicker();
    let kicks = seat == kicker;
    let same = table.taken.iter().filter(|taken| taken.by == kicker);
    let past: Vec<GoalPlace> = same.map(|taken| if kicks { taken.dive } else { taken.kick }).collect();
    Some(match (past.is_empty(), kicks) {
        (true, true) => say!("pen-lesson-kick"),
        (true, false) => say!("pen-lesson-keep"),
        (false, _) => DisplayText::list([stake(table, kicks), habit(&past, kicks)], Separator::Space),
    })
}

/// PEN-7, PEN-8: returns what depends on this kick.
fn stake(table: &Table, kicks: bool) -> DisplayText {
    let (own, other) = match table.kicker() {
        kicker if kicks => (kicker, !kicker),
        kicker => (!kicker, kicker),
    };
    let score = table.score();
    let stands = score_of(score[own], score[other]);
    match table.shootout().next_kick_stakes() {
        KickStakes::IfScored if kicks => say!("pen-lesson-score-and-win", score = stands),
        KickStakes::IfScored => say!("pen-lesson-let-in-and-lose", score = stands),
        KickStakes::IfMissed if kicks => say!("pen-lesson-miss-and-lose", score = stands),
        KickStakes::IfMissed => say!("pen-lesson-keep-out-and-win", score = stands),
        _ if table.taken.len() >= table.regulation_kicks() => say!("pen-lesson-sudden-death", score = stands),
        _ => {
            let nth = table.taken.len() / 2 + 1;
            let whose = MessageArg::selector(if kicks { "yours" } else { "theirs" });
            say!("pen-lesson-nth", n = nth, whose, of = table.options.kicks(), score = stands)
        }
    }
}

/// PEN-4 to PEN-6: returns where the other side went most, and the answer to it.
fn habit(past: &[GoalPlace], kicks: bool) -> DisplayText {
    let count = |place: GoalPlace| past.iter().filter(|was| **was == place).count();
    let most = GoalPlace::ALL.map(count).into_iter().max().unwrap_or(0);
    let mut often = GoalPlace::ALL.into_iter().filter(|place| count(*place) == most);
    let (Some(place), None) = (often.next(), often.next()) else {
        return if kicks { say!("pen-lesson-no-pattern-kick") } else { say!("pen-lesson-no-pattern-keep") };
    };
    let (corner, all) = (MessageArg::selector(place.name()), past.len());
    match (place, kicks) {
        (GoalPlace::Middle, true) => say!("pen-lesson-keeper-stayed", n = most, all),
        (GoalPlace::Middle, false) => say!("pen-lesson-they-went-middle", n = most, all),
        (_, true) => say!("pen-lesson-keeper-dived", corner, n = most, all),
        (_, false) => say!("pen-lesson-they-kicked", corner, n = most, all),
    }
}
