//! Who plays Soccer Solitaire and its Duel: from habit to the search of imagined matches. Bots see views alone.

mod habit;
mod prospect;
mod search;
mod weights;

use super::Options;
use super::state::Solitaire;
use crate::ai::appraise::Measure;
use crate::ai::opponent::{self, Opponent};
use crate::ai::{Bot, Level, Minded, RandomBot};
use crate::engine::Seat;

/// Whom players meet.
const OPPONENTS: [Opponent; 8] = opponent::ladder([
    "Uses any card.",
    "Shoots when it can and otherwise uses whatever comes to hand.",
    "Shoots when it can and otherwise uses whatever comes to hand.",
    "Takes the card that looks best now, and thinks no further.",
    "Takes the card that looks best now, and thinks no further.",
    "Thinks the whole turn through, in many worlds that could be.",
    "Thinks the whole turn through, in many worlds that could be.",
    "Plays each card on for half a dozen turns, many times over, before it chooses.",
]);

impl Minded for Solitaire {
    fn bot(level: Level, seat: Seat, _: &Options) -> Box<dyn Bot<Self>> {
        match level {
            Level::Random => Box::new(RandomBot),
            Level::Rookie | Level::Youth => Box::new(habit::Habit::rookie(seat)),
            Level::Amateur | Level::SemiPro => Box::new(habit::Habit::amateur(seat)),
            Level::Pro | Level::International => Box::new(search::Search::pro(seat)),
            Level::WorldClass => Box::new(search::Search::world_class(seat)),
        }
    }

    /// SOL-20: one manager nearly always wins, and every goal counts for the medal.
    fn measure(options: &Options) -> Measure {
        if options.duel { Measure::Wins } else { Measure::Goals }
    }

    fn prospect(&self) -> f64 {
        prospect::prospect(self)
    }

    fn figures(&self) -> Vec<f64> {
        prospect::figures(self.table())
    }

    fn opponents() -> &'static [Opponent; 8] {
        &OPPONENTS
    }
}
