//! Tests of Penalty Shootout: its clauses, conformance, its figures, its bots.

mod bots;
mod characters;
mod evaluate;
mod figures;
mod ledger;
mod notebooks;
mod rules;

use engine::testing::{play_script as events, refused};
use engine::{BySeat, EventLog, Game, MatchRng, NullSink, Seat};

use super::{Action, GoalPlace, KickResult, Options, Penalties};

/// Returns a match with `kicks` kicks a side, of which these are taken: `+` in, `-` saved, `o` off target. Home
/// kicks first.
#[track_caller]
fn after(kicks: u8, pattern: &str) -> Penalties {
    let mut state = Penalties::setup(&Options { kicks, short: false }, 1, &mut NullSink).unwrap();
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

/// Returns the legal actions as text.
fn legal(state: &Penalties, seat: Seat) -> String {
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    legal.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
