//! Who plays Soccer-Go: from chance over habits to best play that reads its opponent. Bots see views alone. What they
//! earn is measured against one another, and against a [`field`] of people with habits.

mod field;
mod habit;
mod hide;
mod parts;
mod prospect;
mod reader;
mod reasons;
mod safe;
mod second;
mod solve;
mod thinker;
mod weights;
mod worth;

use super::Options;
use super::action::Action;
use super::numbers::PLAYERS;
use super::state::{Phase, SoccerGo};
use super::view::View;
use crate::ai::appraise::Appraisal;
use crate::ai::{Bot, Habit, Level, Minded, RandomBot};
use crate::engine::Seat;

impl Minded for SoccerGo {
    fn bot(level: Level, seat: Seat, _: &Options) -> Box<dyn Bot<Self>> {
        match level {
            Level::Random => Box::new(RandomBot),
            Level::Rookie => Box::new(habit::Rookie),
            Level::Amateur => Box::new(habit::Amateur::default()),
            Level::Pro => Box::new(thinker::Thinker::pro(seat)),
            Level::WorldClass => Box::new(thinker::Thinker::world_class(seat)),
        }
    }

    fn prospect(&self) -> f64 {
        prospect::prospect(self)
    }

    fn figures(&self) -> Vec<f64> {
        prospect::figures(self)
    }

    fn bot_line(level: Level) -> &'static str {
        match level {
            Level::Random => "Lays any number, plays any card, swaps for no reason.",
            Level::Rookie => "Has favourite numbers, and plays every power card as soon as it can.",
            Level::Amateur => {
                "Knows a good moment for each card, but lays its numbers in runs and slips now and then."
            }
            Level::Pro => {
                "Looks each attack through and mixes its numbers well, but never saves a card, and forgets yours."
            }
            Level::WorldClass => {
                "Keeps each card for its best turn, weighs every hand you can hold, and leans on your habits."
            }
        }
    }

    /// SGO-8: each way a shot can go is as good as another, and so is each hand of a Tackle.
    fn solved(view: &View, legal: &[Action]) -> Option<Appraisal<Action>> {
        matches!(view.table.phase, Phase::Shot | Phase::Duel).then(|| Appraisal::alike(legal))
    }

    fn habits() -> &'static [Habit<Self>] {
        field::HABITS
    }

    fn second(_: Seat, _: &Options) -> Box<dyn Bot<Self>> {
        Box::new(second::Second::default())
    }
}

/// What can be laid: numbers stand for themselves; directions and hands count from 0.
const OPTIONS: usize = PLAYERS as usize + 1;

/// A share for each option.
type Shares = [f64; OPTIONS];

/// The reason of who draws any of them.
const ALIKE: &str = "One is as good as another here.";
