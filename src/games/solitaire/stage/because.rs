//! The coach's reasons for a pick. Everything is open, so all of it can be said.

use super::super::View;
use super::super::action::Action;
use super::super::state::{Deed, Table, Try};
use super::lesson::worth;
use super::offers::second_yellow;
use super::words::card_name;
use crate::engine::{Card, Seat};

/// SOL-9, SOL-10: returns the result of the card, and what happens to the one that stays.
pub(super) fn because(view: &View, seat: Seat, action: Action) -> Option<String> {
    let table = &view.table;
    if table.picker() != Some(seat) {
        return None;
    }
    let tried = table.foresee(action.card());
    let Try { team, strength, .. } = tried;
    let (own, other) = (strength[team], strength[!team]);
    let harms = (team == seat) != (worth(table, tried) >= 0) && worth(table, tried) != 0;
    let head = if harms { "The least harm: " } else { "" };
    let taken = match (table.ball, team == seat) {
        (Some(_), _) => "",
        (None, true) => "you take the ball and ",
        (None, false) => "they take the ball and ",
    };
    let does = if team == seat { yours(table, tried) } else { theirs(table, tried) };
    let first = format!("{head}{taken}{does}, {own} against {other}{}", stays(table, seat, action.card()));
    Some(format!("{}.", super::words::capital(&first)))
}

/// Returns the effect of a card of the seat's own colour.
fn yours(table: &Table, tried: Try) -> &'static str {
    match (tried.deed, tried.success) {
        (Deed::Shoot, true) => "your shot goes in",
        (Deed::Pass, true) => "your pass holds and brings up a fresh card",
        (Deed::Shoot, false) => "your shot is held and the ball is theirs",
        (Deed::Pass, false) => "your pass is lost and the ball is theirs",
        (Deed::Tackle, true) => "your tackle wins the ball",
        (Deed::Tackle, false) => "your tackle fails, but counts until the turn ends",
        (Deed::Counter, true) => "your counter wins the ball and brings up a fresh card",
        (Deed::Counter, false) if second_yellow(table, tried.team) => {
            "your counter fails, and a second yellow card is a goal for them"
        }
        (Deed::Counter, false) => "your counter fails and costs you a yellow card",
    }
}

/// Returns the effect of a card of the other colour.
fn theirs(table: &Table, tried: Try) -> &'static str {
    match (tried.deed, tried.success) {
        (Deed::Shoot, true) => "their shot goes in",
        (Deed::Pass, true) => "their pass only brings up a fresh card",
        (Deed::Shoot, false) => "their shot fails and the ball is yours",
        (Deed::Pass, false) => "their pass fails and the ball is yours",
        (Deed::Tackle, true) => "their tackle wins the ball",
        (Deed::Tackle, false) => "their tackle fails",
        (Deed::Counter, true) => "their counter wins the ball",
        (Deed::Counter, false) if second_yellow(table, tried.team) => {
            "their counter fails, and their second yellow card is a goal for you"
        }
        (Deed::Counter, false) => "their counter fails and costs them a yellow card",
    }
}

/// SOL-6: of the last two cards, returns the one that waits for the next turn.
fn stays(table: &Table, seat: Seat, used: Card) -> String {
    let mut others = table.spaces.into_iter().flatten().filter(|card| *card != used);
    match (others.next(), others.next()) {
        (Some(other), None) => {
            let whose = if table.team_of(other) == seat { "keeps your" } else { "makes their" };
            let end = if table.team_of(other) == seat { "for the next turn" } else { "wait" };
            format!("; that {whose} {} {end}", card_name(other))
        }
        _ => String::new(),
    }
}
