//! The bots of Soccer Cards, from random play to rollouts. Bots see only views.

mod heuristic;
mod search;
mod value;

use super::action::Action;
use super::cards::CardCounts;
use super::options::Options;
use super::state::{Phase, SoccerCards};
use super::view::View;
use ai::evaluate::PositionEvaluation;
use ai::noise::{FixedIterationsBot, NoiseModel};
use ai::opponent::{self, Opponent};
use ai::strength::Strength;
use ai::{BenchmarkBot, Bot, Difficulty, HasBots, RandomBot};
use engine::{Game, MatchRng, Seat};
use words::id;

/// The errors of rookie to international, tuned until each made 60 to 70 % of the points against the one below
/// (docs/bots.md). The unit of values is a won match.
const RUNGS: [NoiseModel; 6] = [
    NoiseModel { iterations: 16, temperature: 0.6, preference_bonus: 0.2 },
    NoiseModel { iterations: 32, temperature: 0.27, preference_bonus: 0.15 },
    NoiseModel { iterations: 64, temperature: 0.17, preference_bonus: 0.1 },
    NoiseModel { iterations: 64, temperature: 0.11, preference_bonus: 0.1 },
    NoiseModel { iterations: 64, temperature: 0.06, preference_bonus: 0.05 },
    NoiseModel { iterations: 128, temperature: 0.015, preference_bonus: 0.02 },
];

/// The opponents as players meet them.
const OPPONENTS: [Opponent; 8] = opponent::ladder([
    id!("sc-bot-1-line"),
    id!("sc-bot-2-line"),
    id!("sc-bot-3-line"),
    id!("sc-bot-4-line"),
    id!("sc-bot-5-line"),
    id!("sc-bot-6-line"),
    id!("sc-bot-7-line"),
    id!("sc-bot-8-line"),
]);

impl HasBots for SoccerCards {
    const RATINGS: [i32; 8] = [0, 105, 238, 336, 426, 517, 636, 737];
    const STRENGTHS: [Strength; 8] = Strength::of_all([192, 279, 408, 514, 609, 697, 801, 871]);

    fn bot(difficulty: Difficulty, _: Seat, _: &Options) -> Box<dyn Bot<Self>> {
        match difficulty {
            Difficulty::Random => Box::new(RandomBot),
            Difficulty::WorldClass => Box::new(search::SearchBot::WORLD_CLASS),
            _ => Box::new(
                NoiseModel::of(difficulty, &RUNGS)
                    .map_or(search::SearchBot::PRO, search::SearchBot::tempered),
            ),
        }
    }

    /// Rules of thumb, which are fast.
    fn rollout_policy(_: Seat, _: &Options) -> Box<dyn Bot<Self>> {
        Box::new(heuristic::HeuristicBot::SENSIBLE)
    }

    fn benchmark_bots() -> &'static [BenchmarkBot<Self>] {
        &[
            BenchmarkBot {
                name: "sensible",
                line: "splits with a plan, counts the cards, and spends the cheapest that will do",
                bot: |_, _| Box::new(heuristic::HeuristicBot::SENSIBLE),
            },
            BenchmarkBot {
                name: "playout",
                line: "tries every card in 256 matches played out by rules of thumb",
                bot: |_, _| Box::new(FixedIterationsBot { bot: search::SearchBot::PRO, iterations: 256 }),
            },
        ]
    }

    fn value(&self) -> f64 {
        value::value(self)
    }

    /// In the middle of a turn one side has spent a card and the other has not.
    fn is_settled(&self) -> bool {
        self.table().phase == Phase::Lead
    }

    fn sample_belief_state(view: &View, rng: &mut MatchRng) -> Self {
        search::SearchBot::WORLD_CLASS.world(view, rng)
    }

    fn features(&self) -> Vec<f64> {
        value::features(self)
    }

    fn opponents() -> &'static [Opponent; 8] {
        &OPPONENTS
    }

    /// SC-12: all colours are equally good, so a kick is solved.
    fn solved(view: &View, legal: &[Action]) -> Option<PositionEvaluation<Action>> {
        (view.table.phase == Phase::Kick).then(|| PositionEvaluation::all_equal(legal))
    }
}

/// Returns a good split for a player who asks for one: the best of many. The same hand always gives the same
/// split.
pub(super) fn suggested_split(hand: &CardCounts, size: u8) -> CardCounts {
    heuristic::split(hand, size, 200, &mut MatchRng::new(0))
}

/// Draws a random legal action.
fn any(view: &View, rng: &mut MatchRng) -> Action {
    match SoccerCards::determinize(view, rng).sample(view.seat, rng) {
        Some(action) => action,
        None => unreachable!("a bot is asked only when its seat owes a decision"),
    }
}
