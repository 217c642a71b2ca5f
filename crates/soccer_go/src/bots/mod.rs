//! The bots of Soccer-Go, from random play over habits to best play that reads its opponent. Bots see only views.
//! They are measured against each other, and against opponents with habits: see [`benchmark`].

mod benchmark;
mod card_value;
pub(super) mod habit_bot;
mod heuristic;
mod hide_and_seek;
mod notes;
mod partition;
mod quick;
mod reader;
mod reasons;
mod safe;
mod solve;
mod solver;
mod value;

use super::Options;
use super::action::Action;
use super::numbers::PLAYERS;
use super::state::{Phase, SoccerGo};
use super::view::View;
use ai::evaluate::PositionEvaluation;
use ai::opponent::{self, Opponent, portrait};
use ai::opponent_model::{Notebook, NotebookError, NotesSubject};
use ai::readable::ReadableBot;
use ai::strength::Strength;
use ai::{BenchmarkBot, Bot, Difficulty, HasBots, RandomBot};
use engine::Seat;
use habit_bot::{HabitBot, HabitKind};
use notes::SoccerGoModel;
use words::id;
use words::{DisplayText, MessageId};

/// The opponents as players meet them.
const OPPONENTS: [Opponent; 8] = opponent::characters([
    (id!("go-bot-1"), id!("go-bot-1-line"), portrait!(Fair, Cap, Red, Freckles)),
    (id!("go-bot-2"), id!("go-bot-2-line"), portrait!(Fair, Short, Red, Beard)),
    (id!("go-bot-3"), id!("go-bot-3-line"), portrait!(Brown, Curls, Black, None)),
    (id!("go-bot-4"), id!("go-bot-4-line"), portrait!(Fair, Bald, Grey, Glasses)),
    (id!("go-bot-5"), id!("go-bot-5-line"), portrait!(Tan, Bun, Brown, Headband)),
    (id!("go-bot-6"), id!("go-bot-6-line"), portrait!(Dark, Short, Black, None)),
    (id!("go-bot-7"), id!("go-bot-7-line"), portrait!(Tan, Long, Fair, None)),
    (id!("go-bot-8"), id!("go-bot-8-line"), portrait!(Brown, Long, Grey, Glasses)),
]);

/// Returns the habit of the bots that have one.
const fn habit_of(difficulty: Difficulty) -> Option<HabitKind> {
    match difficulty {
        Difficulty::Rookie => Some(HabitKind::Hoarder),
        Difficulty::Youth => Some(HabitKind::Favourites),
        Difficulty::Amateur => Some(HabitKind::Upwards),
        Difficulty::SemiPro => Some(HabitKind::ByHeart),
        Difficulty::International => Some(HabitKind::Mirror),
        Difficulty::Random | Difficulty::Pro | Difficulty::WorldClass => None,
    }
}

impl HasBots for SoccerGo {
    const RATINGS: [i32; 8] = [0, -1, 36, 56, 83, 86, 44, 248];
    const STRENGTHS: [Strength; 8] = Strength::of_all([414, 449, 498, 532, 565, 531, 511, 763]);

    fn bot(difficulty: Difficulty, seat: Seat, _: &Options) -> Box<dyn Bot<Self>> {
        if let Some(kind) = habit_of(difficulty) {
            return Box::new(HabitBot::new(kind, seat));
        }
        match difficulty {
            Difficulty::Random => Box::new(RandomBot),
            Difficulty::WorldClass => Box::new(solver::SolverBot::world_class(seat)),
            _ => Box::new(solver::SolverBot::pro(seat)),
        }
    }

    fn readable(difficulty: Difficulty, seat: Seat, _: &Options) -> Option<Box<dyn ReadableBot<Self>>> {
        Some(Box::new(HabitBot::new(habit_of(difficulty)?, seat)))
    }

    fn value(&self) -> f64 {
        value::value(self)
    }

    fn features(&self) -> Vec<f64> {
        value::features(self)
    }

    fn notebook_difficulty() -> Option<Difficulty> {
        Some(Difficulty::WorldClass)
    }

    fn empty_notebook() -> Option<Notebook> {
        Notebook::new::<Self, _>(0, &SoccerGoModel::default()).ok()
    }

    fn bot_with(
        difficulty: Difficulty,
        seat: Seat,
        options: &Options,
        notebook: &Notebook,
    ) -> Result<Box<dyn Bot<Self>>, NotebookError> {
        let notes = notebook.notes::<Self, SoccerGoModel>()?;
        Ok(match difficulty {
            Difficulty::WorldClass => {
                Box::new(solver::SolverBot::world_class(seat).reading(&notes, notebook.matches()))
            }
            _ => Self::bot(difficulty, seat, options),
        })
    }

    fn notebook_sentences(
        notebook: &Notebook,
        about: &NotesSubject,
    ) -> Result<Vec<DisplayText>, NotebookError> {
        Ok(notebook.notes::<Self, SoccerGoModel>()?.words(notebook.matches(), about))
    }

    fn opponents() -> &'static [Opponent; 8] {
        &OPPONENTS
    }

    /// SGO-8: all directions of a shot are equally good, and so are all hands of a Tackle.
    fn solved(view: &View, legal: &[Action]) -> Option<PositionEvaluation<Action>> {
        matches!(view.table.phase, Phase::Shot | Phase::Duel).then(|| PositionEvaluation::all_equal(legal))
    }

    fn benchmark_bots() -> &'static [BenchmarkBot<Self>] {
        benchmark::BENCHMARK_BOTS
    }

    fn rollout_policy(_: Seat, _: &Options) -> Box<dyn Bot<Self>> {
        Box::new(quick::QuickBot::default())
    }
}

/// Number of options of a sealed choice. Numbers are their own index; directions and hands count from 0.
const OPTIONS: usize = PLAYERS as usize + 1;

/// A share for each option.
type Shares = [f64; OPTIONS];

/// The reason for a choice between equal options.
const ALIKE: MessageId = id!("go-reason-alike");
