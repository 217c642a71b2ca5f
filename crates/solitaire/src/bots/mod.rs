//! The bots of Soccer Solitaire and its Duel, from habit to search by rollouts. Bots see only views.

mod heuristic;
mod search;
mod value;

use super::Options;
use super::state::Solitaire;
use ai::estimate::ValueUnit;
use ai::noise::{FixedIterationsBot, NoiseModel};
use ai::opponent::{self, Opponent};
use ai::strength::Strength;
use ai::{BenchmarkBot, Bot, Difficulty, HasBots, RandomBot};
use engine::Seat;
use words::id;

/// The errors of rookie to international, tuned until each made 60 to 70 % of the points against the one below
/// (docs/bots.md). The unit of values is a goal.
const RUNGS: [NoiseModel; 6] = [
    NoiseModel { iterations: 16, temperature: 3.0, preference_bonus: 1.0 },
    NoiseModel { iterations: 16, temperature: 1.5, preference_bonus: 0.5 },
    NoiseModel { iterations: 64, temperature: 0.7, preference_bonus: 0.25 },
    NoiseModel { iterations: 64, temperature: 0.32, preference_bonus: 0.1 },
    NoiseModel { iterations: 128, temperature: 0.3, preference_bonus: 0.0 },
    NoiseModel { iterations: 256, temperature: 0.18, preference_bonus: 0.0 },
];

/// The opponents as players meet them.
const OPPONENTS: [Opponent; 8] = opponent::ladder([
    id!("sol-bot-1-line"),
    id!("sol-bot-2-line"),
    id!("sol-bot-3-line"),
    id!("sol-bot-4-line"),
    id!("sol-bot-5-line"),
    id!("sol-bot-6-line"),
    id!("sol-bot-7-line"),
    id!("sol-bot-8-line"),
]);

impl HasBots for Solitaire {
    const RATINGS: [i32; 8] = [0, 126, 208, 317, 413, 532, 636, 740];
    const STRENGTHS: [Strength; 8] = Strength::of_all([194, 303, 385, 499, 603, 714, 803, 874]);

    fn bot(difficulty: Difficulty, seat: Seat, _: &Options) -> Box<dyn Bot<Self>> {
        match difficulty {
            Difficulty::Random => Box::new(RandomBot),
            Difficulty::WorldClass => Box::new(search::SearchBot::world_class(seat)),
            _ => {
                let turns = match difficulty {
                    Difficulty::International => 3,
                    Difficulty::Pro => 2,
                    _ => 1,
                };
                Box::new(NoiseModel::of(difficulty, &RUNGS).map_or_else(
                    || search::SearchBot::one_turn(seat),
                    |noise| search::SearchBot::tempered(seat, turns, noise),
                ))
            }
        }
    }

    /// SOL-20: without Duel a manager nearly always wins, and every goal counts for the medal.
    fn value_unit(options: &Options) -> ValueUnit {
        if options.duel { ValueUnit::Wins } else { ValueUnit::Goals }
    }

    /// A policy that looks at each card once, which is fast.
    fn rollout_policy(seat: Seat, _: &Options) -> Box<dyn Bot<Self>> {
        Box::new(heuristic::HeuristicBot::new(seat))
    }

    fn benchmark_bots() -> &'static [BenchmarkBot<Self>] {
        &[
            BenchmarkBot {
                name: "sensible",
                line: "takes the card that looks best now, and slips one time in seven",
                bot: |seat, _| Box::new(heuristic::HeuristicBot::new(seat)),
            },
            BenchmarkBot {
                name: "playout",
                line: "tries every card to the end of the turn, in 256 worlds",
                bot: |seat, _| {
                    Box::new(FixedIterationsBot { bot: search::SearchBot::one_turn(seat), iterations: 256 })
                },
            },
        ]
    }

    fn value(&self) -> f64 {
        value::value(self)
    }

    fn features(&self) -> Vec<f64> {
        value::features(self.table())
    }

    fn opponents() -> &'static [Opponent; 8] {
        &OPPONENTS
    }
}
