//! Tests of the characters: a person can read each of them, and the best bot does.

use super::*;
use crate::View;
use crate::bots::against;
use crate::bots::equilibrium_strategy;
use crate::bots::habit_bot::{HabitChoice, WANTS};
use ai::testing::expect_points;
use ai::{Bot, BotChoice, Budget, Difficulty, HasBots};
use words::DisplayText;

const CHARACTERS: [Difficulty; 5] = [
    Difficulty::Rookie,
    Difficulty::Youth,
    Difficulty::Amateur,
    Difficulty::SemiPro,
    Difficulty::International,
];

/// A player that knows one habit, and that it is followed two times in three.
#[derive(Clone)]
struct Knower(fn(&crate::state::Table, Seat) -> HabitChoice);

impl Bot<Penalties> for Knower {
    fn choose(&mut self, view: &View, _: &[Action], _: Budget, rng: &mut MatchRng) -> BotChoice<Action> {
        let (table, other) = (&view.table, !view.seat);
        let equilibrium = equilibrium_strategy(table, other);
        let read = match self.0(table, other) {
            Some((shares, _)) => {
                let all: f64 = shares.iter().sum();
                [0, 1, 2].map(|k| 2.0 / 3.0 * shares[k] / all + equilibrium[k] / 3.0)
            }
            None => equilibrium,
        };
        let kicks = table.kicker() == view.seat;
        let place = GoalPlace::ALL[ai::matrix::sample(&against(read, kicks, 1.0), rng)];
        BotChoice::new(if kicks { Action::Kick(place) } else { Action::Dive(place) }, DisplayText::EMPTY)
    }
}

#[test]
fn knowing_a_habit_beats_it() {
    for (difficulty, wants) in CHARACTERS.into_iter().zip(WANTS) {
        let one = |_| Box::new(Knower(wants)) as Box<dyn Bot<Penalties>>;
        expect_points::<Penalties>(&one, difficulty, 500, 0.58);
    }
}

#[test]
fn the_strongest_bot_exploits_each_character() {
    for difficulty in CHARACTERS {
        let strongest = |seat| Penalties::bot(Difficulty::WorldClass, seat, &Options::default());
        expect_points::<Penalties>(&strongest, difficulty, 500, 0.53);
    }
}
