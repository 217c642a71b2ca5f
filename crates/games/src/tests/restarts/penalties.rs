//! A player who restarts the shootout before every kick gains nothing.

use super::*;
use ::penalties::{Action, GoalPlace, Penalties, payoff, pro_mix};

/// A player against a pro who knows its mix.
struct Peeker;

impl RestartPlayer<Penalties> for Peeker {
    fn mixed(&mut self, state: &Penalties, bot: Seat) -> Option<MixedChoice<Action>> {
        let (table, payoff) = (&state.view(bot).table, payoff());
        let kicks = table.kicker() == bot;
        let cell = |kick: GoalPlace, dive: GoalPlace| payoff[3 * kick as usize + dive as usize];
        let reply = |mine: GoalPlace| {
            let value = |theirs: GoalPlace| if kicks { -cell(theirs, mine) } else { cell(mine, theirs) };
            let action = if kicks { Action::Dive(mine) } else { Action::Kick(mine) };
            (action, GoalPlace::ALL.map(value).to_vec())
        };
        let actions = GoalPlace::ALL.map(if kicks { Action::Kick } else { Action::Dive }).to_vec();
        let replies = GoalPlace::ALL.map(reply).to_vec();
        Some(MixedChoice { mix: pro_mix(table, bot).to_vec(), actions, replies })
    }

    fn otherwise(&mut self, state: &Penalties, me: Seat, rng: &mut MatchRng) -> Action {
        state.sample(me, rng).unwrap()
    }
}

#[test]
fn restarting_before_every_kick_gains_nothing() {
    nothing_is_gained::<Penalties>(&mut Peeker, Difficulty::Pro, 1600);
}
