//! The offers: the play cards to use, with their results. Everything is open, so all of it can be said.

use super::super::View;
use super::super::action::Action;
use super::super::state::{Deed, Table, Try};
use super::scene::{ball_spot, card_id};
use super::words::{self, name, short};
use crate::engine::Seat;
use crate::id;
use crate::stage::layout::{At, FIELD, LANE};
use crate::stage::offer::{Field, Offer, Preview};

/// SOL-6, SOL-21: returns the question for that seat.
pub(super) fn prompt(view: &View, seat: Seat) -> String {
    let table = &view.table;
    let Some(picker) = table.picker() else { return "Full time".into() };
    let first = table.used[0].is_none();
    if picker != seat {
        return match (table.options.duel, first) {
            (true, true) => format!("{} pick first", name(picker)),
            (true, false) => format!("{} pick second", name(picker)),
            (false, _) => format!("{} are choosing", name(picker)),
        };
    }
    match (table.options.duel, first) {
        (_, true) if table.ball.is_none() => "Who takes the ball?".into(),
        (false, true) => "Use two of three".into(),
        (false, false) => "Now one more".into(),
        (true, true) => "Pick any of the three".into(),
        (true, false) => "Pick one of the two".into(),
    }
}

/// Returns one offer for each legal action, in the same order.
pub(super) fn offers(view: &View, legal: &[Action]) -> Vec<Offer> {
    legal.iter().map(|action| offer(&view.table, *action)).collect()
}

fn offer(table: &Table, action: Action) -> Offer {
    let tried = table.foresee(action.card());
    let Try { team, deed, strength, success } = tried;
    let (own, other) = (strength[team], strength[!team]);
    let mark = if success { '✓' } else { '✗' };
    Offer {
        action: action.to_string(),
        label: format!("{} {} {own} v {other} {mark}", short(team), words::deed(deed)).into(),
        help: help(table, tried).into(),
        piece: Some(card_id(action.card())),
        preview: Some(preview(table, tried)),
    }
}

/// SOL-12: returns true if a failed counter would be the second yellow of the team's active card.
pub(super) fn second_yellow(table: &Table, team: Seat) -> bool {
    let team = &table.teams[team];
    team.active.is_some_and(|card| team.yellow.has(card))
}

/// SOL-10: returns the result in one sentence, with that of SOL-7 before it.
fn help(table: &Table, tried: Try) -> String {
    let Try { team, deed, strength, success } = tried;
    let (us, them) = (name(team), name(!team));
    let active = |seat: Seat| table.teams[seat].active.map_or_else(String::new, words::card);
    let level = strength[team] == strength[!team];
    let because = match (level, success) {
        (true, true) => "equal is enough with the ball",
        (true, false) => "equal is not enough without the ball",
        (false, true) => "strong enough",
        (false, false) => "not strong enough",
    };
    let outcome = match (deed, success) {
        (Deed::Pass, true) => format!("{us} keep the ball and replace the {}", active(team)),
        (Deed::Shoot, true) => format!("a goal for {us}, and the {} is out of the match", active(!team)),
        (Deed::Pass | Deed::Shoot, false) => format!("{them} get the ball"),
        (Deed::Tackle, true) => format!("{us} win the ball"),
        (Deed::Tackle, false) => format!("nothing happens, but the card counts for {us} until the turn ends"),
        (Deed::Counter, true) => format!("{us} win the ball and turn up a new card"),
        (Deed::Counter, false) if second_yellow(table, team) => {
            format!("second yellow for the {}: it is sent off, a goal for {them}", active(team))
        }
        (Deed::Counter, false) => format!("a yellow card for the {}", active(team)),
    };
    let taken = if table.ball.is_none() { format!("{us} take the ball. ") } else { String::new() };
    format!("{taken}{}: {outcome}.", words::capital(because))
}

/// Returns the goal that a team attacks.
const fn goal_mouth(by: Seat) -> At {
    match by {
        Seat::Home => At::new(FIELD.x + FIELD.w + 18.0, LANE),
        Seat::Away => At::new(FIELD.x - 18.0, LANE),
    }
}

fn preview(table: &Table, tried: Try) -> Preview {
    let Try { team, deed, strength, success } = tried;
    let head = match (deed, success) {
        (Deed::Pass, true) => "PASS",
        (Deed::Shoot, true) => "GOAL",
        (Deed::Pass | Deed::Shoot, false) => "BALL LOST",
        (Deed::Tackle | Deed::Counter, true) => "BALL WON",
        (Deed::Tackle, false) => "TACKLE FAILS",
        (Deed::Counter, false) if second_yellow(table, team) => "SENT OFF",
        (Deed::Counter, false) => "YELLOW CARD",
    };
    let from = ball_spot(table.ball);
    let to = match (deed, success) {
        (Deed::Shoot, true) => Some(goal_mouth(team)),
        (Deed::Pass | Deed::Shoot, false) => Some(ball_spot(Some(!team))),
        (Deed::Tackle | Deed::Counter, true) => Some(ball_spot(Some(team))),
        // SOL-7: a successful pass begins with taking the ball.
        (Deed::Pass, true) => table.ball.is_none().then(|| ball_spot(Some(team))),
        (Deed::Tackle | Deed::Counter, false) => None,
    };
    let text = format!("{} {} v {} {}", short(team), strength[team], strength[!team], short(!team));
    Preview { path: to.map(|to| (from, to)), head: head.into(), text: text.into() }
}

/// The option fields before the match.
pub(super) const FIELDS: &[Field] = &[
    Field {
        name: "duel",
        label: id!("sol-field-duel"),
        values: &[("false", id!("sol-field-duel-false")), ("true", id!("sol-field-duel-true"))],
    },
    Field {
        name: "home_suit",
        label: id!("sol-field-home-suit"),
        values: &[
            ("H", id!("sol-field-home-suit-h")),
            ("D", id!("sol-field-home-suit-d")),
            ("C", id!("sol-field-home-suit-c")),
            ("S", id!("sol-field-home-suit-s")),
        ],
    },
    Field {
        name: "away_suit",
        label: id!("sol-field-away-suit"),
        values: &[
            ("S", id!("sol-field-away-suit-s")),
            ("C", id!("sol-field-away-suit-c")),
            ("D", id!("sol-field-away-suit-d")),
            ("H", id!("sol-field-away-suit-h")),
        ],
    },
    Field {
        name: "kick_off_after_goal",
        label: id!("sol-field-kick-off-after-goal"),
        values: &[
            ("Scoring", id!("sol-field-kick-off-after-goal-scoring")),
            ("Conceding", id!("sol-field-kick-off-after-goal-conceding")),
        ],
    },
    Field {
        name: "first_pick",
        label: id!("sol-field-first-pick"),
        values: &[
            ("Alternate", id!("sol-field-first-pick-alternate")),
            ("WithoutBall", id!("sol-field-first-pick-withoutball")),
        ],
    },
];
