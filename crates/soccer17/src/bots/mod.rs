//! The bots of Soccer 17: characters with a habit each, exact play, and exact play that reads its opponent. Bots
//! see views alone.

mod benchmark;
mod evaluate;
pub(super) mod exact;
pub(super) mod habit_bot;
mod heuristic;
mod notes;
mod reader;

use super::Options;
use super::action::Action;
use super::solve::MatchSolution;
use super::state::{Phase, Soccer17};
use super::view::View;
use ai::estimate::ValueUnit;
use ai::evaluate::PositionEvaluation;
use ai::opponent::{self, Opponent, portrait};
use ai::opponent_model::{Notebook, NotebookError, NotesSubject};
use ai::readable::{ReadableBot, UniformBot};
use ai::strength::Strength;
use ai::{BenchmarkBot, Bot, Difficulty, HasBots, RandomBot, value};
use engine::Seat;
use habit_bot::{HabitBot, HabitKind};
use notes::Soccer17Model;
use words::DisplayText;
use words::id;

/// The opponents as players meet them.
const OPPONENTS: [Opponent; 8] = opponent::characters([
    (id!("s17-bot-1"), id!("s17-bot-1-line"), portrait!(Fair, Curls, Fair, Freckles)),
    (id!("s17-bot-2"), id!("s17-bot-2-line"), portrait!(Tan, Long, Black, Beard)),
    (id!("s17-bot-3"), id!("s17-bot-3-line"), portrait!(Dark, Curls, Black, Headband)),
    (id!("s17-bot-4"), id!("s17-bot-4-line"), portrait!(Tan, Bun, Brown, None)),
    (id!("s17-bot-5"), id!("s17-bot-5-line"), portrait!(Brown, Cap, Black, None)),
    (id!("s17-bot-6"), id!("s17-bot-6-line"), portrait!(Dark, Bald, Black, None)),
    (id!("s17-bot-7"), id!("s17-bot-7-line"), portrait!(Fair, Short, Red, Moustache)),
    (id!("s17-bot-8"), id!("s17-bot-8-line"), portrait!(Fair, Short, Grey, Glasses)),
]);

/// Returns the habit of the bots that have one.
const fn habit_of(difficulty: Difficulty) -> Option<HabitKind> {
    match difficulty {
        Difficulty::Rookie => Some(HabitKind::Gambler),
        Difficulty::Youth => Some(HabitKind::Winger),
        Difficulty::Amateur => Some(HabitKind::Sharpshooter),
        Difficulty::SemiPro => Some(HabitKind::Copycat),
        Difficulty::International => Some(HabitKind::Streaky),
        Difficulty::Random | Difficulty::Pro | Difficulty::WorldClass => None,
    }
}

impl HasBots for Soccer17 {
    const RATINGS: [i32; 8] = [0, -10, 17, 46, 52, 94, 135, 212];
    const STRENGTHS: [Strength; 8] = Strength::of_all([426, 432, 472, 512, 498, 541, 619, 717]);

    fn bot(difficulty: Difficulty, seat: Seat, options: &Options) -> Box<dyn Bot<Self>> {
        if let Some(kind) = habit_of(difficulty) {
            return Box::new(HabitBot::new(kind, seat, options));
        }
        match difficulty {
            Difficulty::Random => Box::new(RandomBot),
            Difficulty::WorldClass => Box::new(exact::ExactBot::world_class(seat, options)),
            _ => Box::new(exact::ExactBot::pro(seat, options)),
        }
    }

    fn readable(difficulty: Difficulty, seat: Seat, options: &Options) -> Option<Box<dyn ReadableBot<Self>>> {
        if difficulty == Difficulty::Random {
            return Some(Box::new(UniformBot));
        }
        Some(Box::new(HabitBot::new(habit_of(difficulty)?, seat, options)))
    }

    fn notebook_difficulty() -> Option<Difficulty> {
        Some(Difficulty::WorldClass)
    }

    fn empty_notebook() -> Option<Notebook> {
        Notebook::new::<Self, _>(0, &Soccer17Model::default()).ok()
    }

    fn bot_with(
        difficulty: Difficulty,
        seat: Seat,
        options: &Options,
        notebook: &Notebook,
    ) -> Result<Box<dyn Bot<Self>>, NotebookError> {
        let notes = notebook.notes::<Self, Soccer17Model>()?;
        Ok(match difficulty {
            Difficulty::WorldClass => {
                Box::new(exact::ExactBot::world_class(seat, options).reading(&notes, notebook.matches()))
            }
            _ => Self::bot(difficulty, seat, options),
        })
    }

    fn notebook_sentences(
        notebook: &Notebook,
        about: &NotesSubject,
    ) -> Result<Vec<DisplayText>, NotebookError> {
        Ok(notebook.notes::<Self, Soccer17Model>()?.words(notebook.matches(), about))
    }

    fn opponents() -> &'static [Opponent; 8] {
        &OPPONENTS
    }

    /// A policy without the habit of a character, since a habit would make one card look better than another.
    fn rollout_policy(_: Seat, _: &Options) -> Box<dyn Bot<Self>> {
        Box::new(heuristic::HeuristicBot::default())
    }

    fn solved(view: &View, legal: &[Action]) -> Option<PositionEvaluation<Action>> {
        evaluate::solved(view, legal)
    }

    const VALUE_IS_EXACT: bool = true;

    fn value(&self) -> f64 {
        let outcome = self.table.outcome();
        outcome.map_or_else(
            || MatchSolution::shared(&self.table.options, self.table.first).home_now(&self.table),
            |outcome| value::result_value(ValueUnit::Wins, &outcome),
        )
    }

    /// The exact q-value. Randomness enters where a chance card is turned up, and all of these look alike.
    fn q_value(&self, decisions: &[(Seat, Action)]) -> Option<f64> {
        matches!(decisions, [(_, Action::Take(_))]).then(|| self.value())
    }

    fn benchmark_bots() -> &'static [BenchmarkBot<Self>] {
        benchmark::BENCHMARK_BOTS
    }
}

/// Returns whether the view's seat lays a card now, and if so whether it attacks.
fn lays_in_attack(view: &View) -> Option<bool> {
    (view.table.phase == Phase::Lay).then_some(view.seat == view.table.attacker)
}
