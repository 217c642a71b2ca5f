//! Who plays Soccer Solitaire and its Duel: from habit to the search of imagined matches. Bots see views alone.

mod habit;
mod prospect;
mod search;
mod weights;

use super::Options;
use super::state::Solitaire;
use crate::ai::appraise::Measure;
use crate::ai::{Bot, Level, Minded, RandomBot};
use crate::engine::Seat;

impl Minded for Solitaire {
    fn bot(level: Level, seat: Seat, _: &Options) -> Box<dyn Bot<Self>> {
        match level {
            Level::Random => Box::new(RandomBot),
            Level::Rookie => Box::new(habit::Habit::rookie(seat)),
            Level::Amateur => Box::new(habit::Habit::amateur(seat)),
            Level::Pro => Box::new(search::Search::pro(seat)),
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

    fn bot_line(level: Level) -> &'static str {
        match level {
            Level::Random => "Uses any card.",
            Level::Rookie => "Shoots when it can and otherwise uses whatever comes to hand.",
            Level::Amateur => "Takes the card that looks best now, and thinks no further.",
            Level::Pro => "Thinks the whole turn through, in many worlds that could be.",
            Level::WorldClass => {
                "Plays each card on for half a dozen turns, many times over, before it chooses."
            }
        }
    }
}
