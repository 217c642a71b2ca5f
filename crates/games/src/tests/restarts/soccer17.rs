//! A player who restarts the match before every choice gains nothing.

use super::*;
use ::soccer17::action::{AttackCard, DefenceCard};
use ::soccer17::solve::{MatchSolution, TurnPosition};
use ::soccer17::state::Phase;
use ::soccer17::{Action, ExactBot, Soccer17};
use ai::Bot;

/// A player against a pro who knows its mix.
struct Peeker;

impl RestartPlayer<Soccer17> for Peeker {
    fn mixed(&mut self, state: &Soccer17, bot: Seat) -> Option<MixedChoice<Action>> {
        let table = &state.view(bot).table;
        if table.phase != Phase::Lay {
            return None;
        }
        let attacks = table.attacker == bot;
        let (mix, _) = ExactBot::pro(bot, &table.options).mix(&state.view(bot), attacks)?;
        let (payoff, guards) =
            MatchSolution::shared(&table.options, table.first).duel(&TurnPosition::of(table)).payoff();
        let cell = |play: usize, guard: usize| payoff[play * guards + guard];
        let plays = AttackCard::ALL.map(AttackCard::action).to_vec();
        let stops = DefenceCard::ALL[..guards].iter().map(|guard| guard.action()).collect::<Vec<_>>();
        let all = |n: usize, value: &dyn Fn(usize) -> f64| (0..n).map(value).collect::<Vec<f64>>();
        let (actions, replies) = if attacks {
            let values = (0..guards).map(|guard| all(plays.len(), &|play| -cell(play, guard)));
            let replies = stops.iter().copied().zip(values).collect();
            (plays, replies)
        } else {
            let values = (0..plays.len()).map(|play| all(guards, &|guard| cell(play, guard)));
            let replies = plays.iter().copied().zip(values).collect();
            (stops, replies)
        };
        Some(MixedChoice { mix, actions, replies })
    }

    fn otherwise(&mut self, state: &Soccer17, me: Seat, rng: &mut MatchRng) -> Action {
        let mut legal = Vec::new();
        state.legal(me, &mut legal);
        let mut sound = ExactBot::pro(me, state.options());
        sound.choose(&state.view(me), &legal, Budget::Iterations(1), rng).action
    }
}

#[test]
fn restarting_before_every_choice_gains_nothing() {
    nothing_is_gained::<Soccer17>(&mut Peeker, Difficulty::Pro, 400);
}
