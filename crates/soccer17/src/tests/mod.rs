//! Tests of Soccer 17: its clauses, its data, conformance, statistics.

mod bots;
mod characters;
mod data;
mod evaluate;
mod example;
mod exploit;
mod halves;
mod notebooks;
mod promises;
mod questions;
mod shots;
mod solve;
mod statistics;
mod teams;
mod turns;

use engine::playthrough::format_event;
use engine::testing::{asked, expect_events, refused};
use engine::{EventLog, Game, NullSink, Seat};

use super::state::{LaidCard, Phase};
use super::{Action, MatchKind, Options, Soccer17, Table, Team};

/// Returns a match in which home attacks first, then changed by `change`.
fn given(options: Options, change: impl FnOnce(&mut Table)) -> Soccer17 {
    let mut state = Soccer17::setup(&options, 17, &mut NullSink).unwrap();
    let winner = state.seats_to_move().first().unwrap();
    let choice = if winner == Seat::Home { Action::Attack } else { Action::Defend };
    state.apply(winner, &choice, &mut NullSink).unwrap();
    change(&mut state.table);
    state
}

fn league(change: impl FnOnce(&mut Table)) -> Soccer17 {
    given(Options::default(), change)
}

fn teams(home: Team, away: Team, change: impl FnOnce(&mut Table)) -> Soccer17 {
    given(Options { home_team: Some(home), away_team: Some(away), ..Options::default() }, change)
}

/// Plays a script and checks its events.
///
/// The script is a list of `side action` (`H` home, `A` away), separated by commas. `@3` puts the goal card of the
/// current shot into that slot (`@6`: out of reach). `expected` holds pieces of event texts, separated by ` | `,
/// in this order with anything between. No event may begin with a piece after `!`. `? H: A, B` names the seats
/// asked in the end, with their actions.
#[track_caller]
fn check(mut state: Soccer17, script: &str, expected: &str) -> Soccer17 {
    let mut log = EventLog::default();
    for step in script.split(',').map(str::trim).filter(|step| !step.is_empty()) {
        if let Some(slot) = step.strip_prefix('@') {
            assert!(state.table.shot.is_some_and(|shot| shot.shuffled), "{step}: no cards lie there");
            state.goal_slot = slot.parse().unwrap();
            continue;
        }
        let (side, action) = step.split_once(' ').unwrap();
        let seat = if side == "H" { Seat::Home } else { Seat::Away };
        state.apply(seat, &action.parse().unwrap(), &mut log).unwrap_or_else(|e| panic!("{step}: {e}"));
    }
    let facts: Vec<String> = log.0.iter().map(format_event).collect();
    expect_events(script, &facts, &asked(&state), expected);
    state
}
