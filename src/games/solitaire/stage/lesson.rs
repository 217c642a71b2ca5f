//! Advice on a pick for a beginner. Everything is open, so all of it can be said.

use super::super::View;
use super::super::options::suit_name;
use super::super::state::{Deed, Table, Try};
use super::offers::second_yellow;
use super::words::card_name;
use crate::engine::{Card, Seat};

/// Returns who has the ball, the best and the worst open card, and the effect of a click; none if that seat is not
/// asked.
pub(super) fn lesson(view: &View, seat: Seat) -> Option<String> {
    let table = &view.table;
    if table.picker() != Some(seat) {
        return None;
    }
    Some(format!("{} {} {}", ball(table, seat), prospects(table, seat), pick(table)))
}

/// SOL-7, SOL-8: returns who has the ball, and the strength of both.
fn ball(table: &Table, seat: Seat) -> String {
    let (own, other) = (table.strength(seat), table.strength(!seat));
    match table.ball {
        None => {
            let [ours, theirs] = [seat, !seat].map(|team| suit_name(table.teams[team].suit.partner()));
            format!("Nobody has the ball: {ours} win it for you, {theirs} for them.")
        }
        Some(team) if team == seat => format!("You have the ball: your strength is {own}, theirs {other}."),
        Some(_) => format!("They have the ball: their strength is {other}, yours {own}."),
    }
}

/// SOL-9, SOL-10: returns the open card that would help most now, and the one that would hurt most.
fn prospects(table: &Table, seat: Seat) -> String {
    let mut tries: Vec<(i8, Card, Try)> = table
        .spaces
        .into_iter()
        .flatten()
        .map(|card| {
            let tried = table.foresee(card);
            let worth = worth(table, tried);
            (if tried.team == seat { worth } else { -worth }, card, tried)
        })
        .collect();
    tries.sort_by_key(|(worth, ..)| *worth);
    let tell = |card: Card, tried: Try| format!("the {} {}", card_name(card), comes_to(table, tried, seat));
    match tries[..] {
        [.., (..=0, card, tried)] => {
            format!("None of them helps you now; least harmful: {}.", tell(card, tried))
        }
        [(..0, worst, bad), .., (_, best, good)] => {
            format!("If used now, {}, but {}.", tell(best, good), tell(worst, bad))
        }
        [.., (_, best, good)] => format!("If used now, {}.", tell(best, good)),
        [] => String::new(),
    }
}

/// Returns a rough value of a deed to its team.
pub(super) fn worth(table: &Table, tried: Try) -> i8 {
    let deed = match (tried.deed, tried.success) {
        (Deed::Shoot, true) => 5,
        (Deed::Tackle | Deed::Counter, true) => 2,
        (Deed::Pass, true) => 1,
        (Deed::Tackle, false) => 0,
        (Deed::Counter, false) if second_yellow(table, tried.team) => -5,
        (Deed::Counter, false) => -1,
        (Deed::Pass | Deed::Shoot, false) => -2,
    };
    // SOL-7: it also takes the ball.
    if table.ball.is_none() && tried.success { deed + 2 } else { deed }
}

/// SOL-9, SOL-10: returns the effect of a card, to follow its name.
fn comes_to(table: &Table, tried: Try, seat: Seat) -> String {
    let Try { team, deed, strength, success } = tried;
    let who = if team == seat { "you" } else { "them" };
    let does = match (deed, success) {
        (Deed::Shoot, true) => format!("scores for {who}"),
        (Deed::Pass, true) => format!("is a pass for {who}"),
        (Deed::Pass | Deed::Shoot, false) => format!("loses {who} the ball"),
        (Deed::Tackle | Deed::Counter, true) => format!("wins {who} the ball"),
        (Deed::Tackle, false) => format!("only makes {who} stronger"),
        (Deed::Counter, false) if second_yellow(table, team) => {
            format!("costs {who} a second yellow and so a goal")
        }
        (Deed::Counter, false) => format!("costs {who} a yellow card"),
    };
    format!("{does}, {} v {}", strength[team], strength[!team])
}

/// SOL-6, SOL-21: returns what follows a click.
const fn pick(table: &Table) -> &'static str {
    match (table.used[0].is_none(), table.options.duel) {
        (true, false) => "Click one, then one of the other two; the third waits for the next turn.",
        (true, true) => "Click one; they use one of the other two, and the third waits.",
        (false, false) => "Click one more; the other waits for the next turn.",
        (false, true) => "Click one; the other waits for the next turn.",
    }
}
