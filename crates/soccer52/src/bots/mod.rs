//! The bots of Soccer, from random play to rollouts of determinizations that fit the view. Bots see only views.

mod heuristic;
mod policy;
mod rollout;
mod value;

use super::action::Action;
use super::block::PossibleBlocks;
use super::state::Soccer52;
use super::{CardPick, Options, View};
use ai::noise::{FixedIterationsBot, NoiseModel};
use ai::opponent::{self, Opponent};
use ai::strength::Strength;
use ai::{BenchmarkBot, Bot, BotChoice, Budget, Difficulty, HasBots, RandomBot};
use engine::{MatchRng, Seat};
use words::id;

/// The errors of rookie to international, tuned until each made 60 to 70 % of the points against the one below
/// (docs/bots.md). The unit of values is a won match.
const RUNGS: [NoiseModel; 6] = [
    NoiseModel { iterations: 16, temperature: 0.8, preference_bonus: 0.3 },
    NoiseModel { iterations: 16, temperature: 0.28, preference_bonus: 0.2 },
    NoiseModel { iterations: 64, temperature: 0.24, preference_bonus: 0.15 },
    NoiseModel { iterations: 64, temperature: 0.12, preference_bonus: 0.1 },
    NoiseModel { iterations: 64, temperature: 0.045, preference_bonus: 0.05 },
    NoiseModel { iterations: 256, temperature: 0.004, preference_bonus: 0.0 },
];

/// The opponents as players meet them.
const OPPONENTS: [Opponent; 8] = opponent::ladder([
    id!("s52-bot-1-line"),
    id!("s52-bot-2-line"),
    id!("s52-bot-3-line"),
    id!("s52-bot-4-line"),
    id!("s52-bot-5-line"),
    id!("s52-bot-6-line"),
    id!("s52-bot-7-line"),
    id!("s52-bot-8-line"),
]);

impl HasBots for Soccer52 {
    const RATINGS: [i32; 8] = [0, 158, 307, 397, 485, 590, 722, 815];
    const STRENGTHS: [Strength; 8] = Strength::of_all([162, 280, 424, 511, 605, 703, 815, 874]);

    fn bot(difficulty: Difficulty, _: Seat, _: &Options) -> Box<dyn Bot<Self>> {
        match difficulty {
            Difficulty::Random => Box::new(RandomBot),
            Difficulty::WorldClass => Box::new(rollout::RolloutBot::world_class()),
            _ => Box::new(
                NoiseModel::of(difficulty, &RUNGS)
                    .map_or_else(rollout::RolloutBot::pro, rollout::RolloutBot::tempered),
            ),
        }
    }

    /// Rules of thumb, which are fast.
    fn rollout_policy(_: Seat, _: &Options) -> Box<dyn Bot<Self>> {
        Box::new(heuristic::HeuristicBot)
    }

    fn benchmark_bots() -> &'static [BenchmarkBot<Self>] {
        &[
            BenchmarkBot {
                name: "sensible",
                line: "blocks as cheaply as it can, keeps its goalies, and slips now and then",
                bot: |_, _| Box::new(heuristic::HeuristicBot),
            },
            BenchmarkBot {
                name: "playout",
                line: "tries each way in 256 matches played out by rules of thumb, and remembers nothing",
                bot: |_, _| Box::new(FixedIterationsBot { bot: rollout::RolloutBot::pro(), iterations: 256 }),
            },
        ]
    }

    fn value(&self) -> f64 {
        value::value(self)
    }

    fn sample_belief_state(view: &View, rng: &mut MatchRng) -> Self {
        rollout::RolloutBot::world_class().world(view, rng)
    }

    fn features(&self) -> Vec<f64> {
        value::features(self)
    }

    fn opponents() -> &'static [Opponent; 8] {
        &OPPONENTS
    }
}

/// Returns the block that costs least: the choice of sensible play, and the table's suggestion to a player who
/// asks.
pub(crate) fn cheapest_block(blocks: PossibleBlocks) -> Option<CardPick> {
    policy::cheapest(blocks).map(|(pick, _)| pick)
}
