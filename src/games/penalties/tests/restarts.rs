//! A player who restarts the shootout before every kick gains nothing.

use super::*;
use crate::ai::Level;
use crate::games::penalties::bots::{payoff, pro_mix};
use crate::games::restarts::{Foe, Mixed, nothing_is_gained};

/// A player against a pro who knows its mix.
struct Peeker;

impl Foe<Penalties> for Peeker {
    fn mixed(&mut self, state: &Penalties, bot: Seat) -> Option<Mixed<Action>> {
        let (table, payoff) = (&state.table, payoff());
        let kicks = table.kicker() == bot;
        let cell = |kick: Place, dive: Place| payoff[3 * kick as usize + dive as usize];
        let reply = |mine: Place| {
            let worth = |theirs: Place| if kicks { -cell(theirs, mine) } else { cell(mine, theirs) };
            let action = if kicks { Action::Dive(mine) } else { Action::Kick(mine) };
            (action, Place::ALL.map(worth).to_vec())
        };
        let actions = Place::ALL.map(if kicks { Action::Kick } else { Action::Dive }).to_vec();
        let replies = Place::ALL.map(reply).to_vec();
        Some(Mixed { mix: pro_mix(table, bot).to_vec(), actions, replies })
    }

    fn otherwise(&mut self, state: &Penalties, me: Seat, rng: &mut MatchRng) -> Action {
        state.sample(me, rng).unwrap()
    }
}

#[test]
fn who_restarts_before_every_kick_gains_nothing() {
    nothing_is_gained::<Penalties>(&mut Peeker, Level::Pro, 1600);
}
