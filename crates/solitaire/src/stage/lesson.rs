//! Advice on a pick for a beginner. Everything is open, so all of it can be said.

use super::super::View;
use super::super::state::{ActionAttempt, Table, TeamAction};
use super::offers::second_yellow;
use super::words::{playing_card, rank, suit};
use ::words::{id, say};
use engine::{Card, Seat};
use words::{DisplayText, MessageArg, MessageId, Separator};

/// Returns who has the ball, the best and the worst open card, and the effect of a click; none if that seat is not
/// asked.
pub(super) fn lesson(view: &View, seat: Seat) -> Option<DisplayText> {
    let table = &view.table;
    if table.picker() != Some(seat) {
        return None;
    }
    let sentences = [ball(table, seat), best_and_worst(table, seat), pick(table).into()];
    Some(DisplayText::list(sentences, Separator::Space))
}

/// SOL-7, SOL-8: returns who has the ball, and the strength of both.
fn ball(table: &Table, seat: Seat) -> DisplayText {
    let (own, other) = (table.strength(seat), table.strength(!seat));
    match table.ball {
        None => {
            let [ours, theirs] = [seat, !seat].map(|team| suit(table.teams[team].suit.partner()));
            say!("sol-lesson-nobody-has-the-ball", ours, theirs)
        }
        Some(team) if team == seat => say!("sol-lesson-you-have-the-ball", own, other),
        Some(_) => say!("sol-lesson-they-have-the-ball", own, other),
    }
}

/// SOL-9, SOL-10: returns the open card that would help most now, and the one that would hurt most.
fn best_and_worst(table: &Table, seat: Seat) -> DisplayText {
    let mut tries: Vec<(i8, Card, ActionAttempt)> = table
        .spaces
        .into_iter()
        .flatten()
        .map(|card| {
            let tried = table.preview(card);
            let value = attempt_value(table, tried);
            (if tried.team == seat { value } else { -value }, card, tried)
        })
        .collect();
    tries.sort_by_key(|(value, ..)| *value);
    let comes_to = |card: Card, tried: ActionAttempt| comes_to(table, card, tried, seat);
    match tries[..] {
        [.., (..=0, card, tried)] => say!("sol-lesson-none-helps", what = comes_to(card, tried)),
        [(..0, worst, bad), .., (_, best, good)] => {
            say!("sol-lesson-best-and-worst", best = comes_to(best, good), worst = comes_to(worst, bad))
        }
        [.., (_, best, good)] => say!("sol-lesson-best", best = comes_to(best, good)),
        [] => DisplayText::EMPTY,
    }
}

/// Returns a rough value of a action to its team.
pub(super) fn attempt_value(table: &Table, tried: ActionAttempt) -> i8 {
    let team_action = match (tried.team_action, tried.success) {
        (TeamAction::Shoot, true) => 5,
        (TeamAction::Tackle | TeamAction::Counter, true) => 2,
        (TeamAction::Pass, true) => 1,
        (TeamAction::Tackle, false) => 0,
        (TeamAction::Counter, false) if second_yellow(table, tried.team) => -5,
        (TeamAction::Counter, false) => -1,
        (TeamAction::Pass | TeamAction::Shoot, false) => -2,
    };
    // SOL-7: it also takes the ball.
    if table.ball.is_none() && tried.success { team_action + 2 } else { team_action }
}

/// SOL-9, SOL-10: returns a card with its effect.
fn comes_to(table: &Table, used: Card, tried: ActionAttempt, seat: Seat) -> DisplayText {
    let ActionAttempt { team, team_action, strength, success } = tried;
    let who = MessageArg::selector(if team == seat { "you" } else { "them" });
    let (card, rank) = (playing_card(used), rank(used));
    let (own, other) = (strength[team], strength[!team]);
    match (team_action, success) {
        (TeamAction::Shoot, true) => {
            say!("sol-lesson-scores", card, rank, who, own, other)
        }
        (TeamAction::Pass, true) => {
            say!("sol-lesson-is-a-pass", card, rank, who, own, other)
        }
        (TeamAction::Pass | TeamAction::Shoot, false) => {
            say!("sol-lesson-loses-the-ball", card, rank, who, own, other)
        }
        (TeamAction::Tackle | TeamAction::Counter, true) => {
            say!("sol-lesson-wins-the-ball", card, rank, who, own, other)
        }
        (TeamAction::Tackle, false) => {
            say!("sol-lesson-strengthens", card, rank, who, own, other)
        }
        (TeamAction::Counter, false) if second_yellow(table, team) => {
            say!("sol-lesson-second-yellow", card, rank, who, own, other)
        }
        (TeamAction::Counter, false) => {
            say!("sol-lesson-yellow", card, rank, who, own, other)
        }
    }
}

/// SOL-6, SOL-21: returns what follows a click.
const fn pick(table: &Table) -> MessageId {
    match (table.used[0].is_none(), table.options.duel) {
        (true, false) => id!("sol-lesson-two-of-three"),
        (true, true) => id!("sol-lesson-first-of-three"),
        (false, false) => id!("sol-lesson-one-more"),
        (false, true) => id!("sol-lesson-one-of-two"),
    }
}
