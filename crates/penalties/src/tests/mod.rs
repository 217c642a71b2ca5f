//! Tests of Penalty Shootout: its clauses, conformance, its figures, its bots.

mod appraise;
mod bots;
mod characters;
mod figures;
mod ledger;
mod notebooks;
mod rules;

use engine::playthrough::fact;
use engine::{BySeat, EventLog, Game, MatchRng, NullSink, Seat};

use super::{Action, GoalPlace, KickResult, Options, Penalties};

/// Returns a match with `kicks` kicks a side, of which these are taken: `+` in, `-` saved, `o` off target. Home
/// kicks first.
#[track_caller]
fn after(kicks: u8, pattern: &str) -> Penalties {
    let mut state = Penalties::setup(&Options { kicks }, 1, &mut NullSink).unwrap();
    state.table.first = Seat::Home;
    for result in pattern.chars() {
        let (dive, roll) = match result {
            '+' => (GoalPlace::Right, 6),
            '-' => (GoalPlace::Left, 2),
            _ => (GoalPlace::Right, 1),
        };
        state.rng = (0..).map(MatchRng::new).find(|rng| rng.clone().below(6) + 1 == roll).unwrap();
        let kicker = state.table.kicker();
        state.apply(kicker, &Action::Kick(GoalPlace::Left), &mut NullSink).unwrap();
        state.apply(!kicker, &Action::Dive(dive), &mut NullSink).unwrap();
    }
    state
}

/// Plays a script, `H` home and `A` away, separated by `;`, and returns the events.
#[track_caller]
fn events(state: &mut Penalties, script: &str) -> Vec<String> {
    let mut log = EventLog::default();
    for step in script.split(';').map(str::trim) {
        let (side, action) = step.split_once(' ').unwrap();
        let seat = if side == "H" { Seat::Home } else { Seat::Away };
        state.apply(seat, &action.parse().unwrap(), &mut log).unwrap_or_else(|e| panic!("{step}: {e}"));
    }
    log.0.iter().map(fact).collect()
}

/// Returns the legal actions as text.
fn legal(state: &Penalties, seat: Seat) -> String {
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    legal.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Returns the refusal of an action, with its clause.
#[track_caller]
fn refused(state: &Penalties, seat: Seat, action: &str) -> String {
    let action: Action = action.parse().unwrap();
    let refusal = state.clone().apply(seat, &action, &mut NullSink).unwrap_err();
    assert_eq!(state.check(seat, &action), Err(refusal));
    engine::IllegalAction::from(refusal).to_string()
}
