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
use crate::ai::opponent::{self, Opponent};
use crate::ai::{Bot, Habit, Level, Minded, RandomBot};
use crate::engine::Seat;

/// Whom players meet.
const OPPONENTS: [Opponent; 8] = opponent::ladder([
    "Lays any number, plays any card, swaps for no reason.",
    "Has favourite numbers, and plays every power card as soon as it can.",
    "Has favourite numbers, and plays every power card as soon as it can.",
    "Knows a good moment for each card, but lays its numbers in runs and slips now and then.",
    "Knows a good moment for each card, but lays its numbers in runs and slips now and then.",
    "Looks each attack through and mixes its numbers well, but never saves a card, and forgets yours.",
    "Looks each attack through and mixes its numbers well, but never saves a card, and forgets yours.",
    "Keeps each card for its best turn, weighs every hand you can hold, and leans on your habits.",
]);

impl Minded for SoccerGo {
    const RATINGS: [i32; 8] = [0, 15, 15, 58, 58, 80, 80, 93];

    fn bot(level: Level, seat: Seat, _: &Options) -> Box<dyn Bot<Self>> {
        match level {
            Level::Random => Box::new(RandomBot),
            Level::Rookie | Level::Youth => Box::new(habit::Rookie),
            Level::Amateur | Level::SemiPro => Box::new(habit::Amateur::default()),
            Level::Pro | Level::International => Box::new(thinker::Thinker::pro(seat)),
            Level::WorldClass => Box::new(thinker::Thinker::world_class(seat)),
        }
    }

    fn prospect(&self) -> f64 {
        prospect::prospect(self)
    }

    fn figures(&self) -> Vec<f64> {
        prospect::figures(self)
    }

    fn opponents() -> &'static [Opponent; 8] {
        &OPPONENTS
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
