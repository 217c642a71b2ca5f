//! The coach's reasons for a pick. Everything is open, so all of it can be said.

use super::super::View;
use super::super::action::Action;
use super::super::state::{ActionAttempt, Table, TeamAction, USED};
use super::lesson::attempt_value;
use super::offers::second_yellow;
use super::words::{playing_card, rank, whether};
use ::words::say;
use engine::{Card, Seat};
use words::DisplayText;

/// SOL-9, SOL-10: returns the result of the card, and what happens to the one that stays.
pub(super) fn because(view: &View, seat: Seat, action: Action) -> Option<DisplayText> {
    let table = &view.table;
    if table.picker() != Some(seat) {
        return None;
    }
    let tried = table.preview(action.card());
    let harms =
        (tried.team == seat) != (attempt_value(table, tried) >= 0) && attempt_value(table, tried) != 0;
    let what = if tried.team == seat { yours(table, tried) } else { theirs(table, tried) };
    let harms = whether(harms);
    Some(match stays(table, action.card()) {
        Some(card) if table.team_of(card) == seat => {
            say!("sol-because-keeps", harms, what, card = playing_card(card), rank = rank(card))
        }
        Some(card) => {
            say!("sol-because-waits", harms, what, card = playing_card(card), rank = rank(card))
        }
        None => say!("sol-because", harms, what),
    })
}

/// Returns the effect of a card of the seat's own colour.
fn yours(table: &Table, tried: ActionAttempt) -> DisplayText {
    let ActionAttempt { team, team_action, strength, success } = tried;
    let (own, other) = (strength[team], strength[!team]);
    // SOL-7: a pass or a shot may begin with taking the ball.
    let takes = whether(table.ball.is_none());
    match (team_action, success) {
        (TeamAction::Shoot, true) => say!("sol-because-your-shot", takes, own, other),
        (TeamAction::Pass, true) => say!("sol-because-your-pass", takes, own, other),
        (TeamAction::Shoot, false) => {
            say!("sol-because-your-shot-saved", takes, own, other)
        }
        (TeamAction::Pass, false) => {
            say!("sol-because-your-pass-cut", takes, own, other)
        }
        (TeamAction::Tackle, true) => say!("sol-because-your-tackle", own, other),
        (TeamAction::Tackle, false) => say!("sol-because-your-tackle-fails", own, other),
        (TeamAction::Counter, true) => say!("sol-because-your-counter", own, other),
        (TeamAction::Counter, false) if second_yellow(table, team) => {
            say!("sol-because-your-second-yellow", own, other)
        }
        (TeamAction::Counter, false) => say!("sol-because-your-yellow", own, other),
    }
}

/// Returns the effect of a card of the other colour.
fn theirs(table: &Table, tried: ActionAttempt) -> DisplayText {
    let ActionAttempt { team, team_action, strength, success } = tried;
    let (own, other) = (strength[team], strength[!team]);
    let takes = whether(table.ball.is_none());
    match (team_action, success) {
        (TeamAction::Shoot, true) => say!("sol-because-their-shot", takes, own, other),
        (TeamAction::Pass, true) => say!("sol-because-their-pass", takes, own, other),
        (TeamAction::Shoot, false) => {
            say!("sol-because-their-shot-fails", takes, own, other)
        }
        (TeamAction::Pass, false) => {
            say!("sol-because-their-pass-fails", takes, own, other)
        }
        (TeamAction::Tackle, true) => say!("sol-because-their-tackle", own, other),
        (TeamAction::Tackle, false) => say!("sol-because-their-tackle-fails", own, other),
        (TeamAction::Counter, true) => say!("sol-because-their-counter", own, other),
        (TeamAction::Counter, false) if second_yellow(table, team) => {
            say!("sol-because-their-second-yellow", own, other)
        }
        (TeamAction::Counter, false) => say!("sol-because-their-yellow", own, other),
    }
}

/// SOL-6, SOL-15: of the last two cards, returns the one that waits for the next turn; `None` in the last turn of a
/// half.
fn stays(table: &Table, used: Card) -> Option<Card> {
    if usize::from(table.play_pile) < USED {
        return None;
    }
    let mut others = table.spaces.into_iter().flatten().filter(|card| *card != used);
    match (others.next(), others.next()) {
        (other, None) => other,
        _ => None,
    }
}
