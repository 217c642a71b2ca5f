//! Who plays Soccer: from any card at all to imagined matches in worlds that fit what was seen. Bots see views alone.

mod habit;
mod policy;
mod prospect;
mod thinker;
mod weights;

use super::action::Action;
use super::block::Blocks;
use super::state::Soccer52;
use super::{Options, Pick, View};
use crate::ai::opponent::{self, Opponent};
use crate::ai::{Bot, Budget, Choice, Level, Minded, RandomBot};
use crate::engine::{MatchRng, Seat};

/// Whom players meet.
const OPPONENTS: [Opponent; 8] = opponent::ladder([
    "Lays any card, blocks with whatever fits.",
    "Loves high cards in front, and wastes its goalies at the back.",
    "Loves high cards in front, and wastes its goalies at the back.",
    "Blocks as cheaply as it can, keeps its goalies, and slips now and then.",
    "Blocks as cheaply as it can, keeps its goalies, and slips now and then.",
    "Plays many matches in its head before it moves, but forgets what you could not block.",
    "Plays many matches in its head before it moves, but forgets what you could not block.",
    "Remembers every card and every block you did not make, and imagines what that leaves you.",
]);

impl Minded for Soccer52 {
    fn bot(level: Level, _: Seat, _: &Options) -> Box<dyn Bot<Self>> {
        match level {
            Level::Random => Box::new(RandomBot),
            Level::Rookie | Level::Youth => Box::new(habit::Rookie),
            Level::Amateur | Level::SemiPro => Box::new(habit::Amateur),
            Level::Pro | Level::International => Box::new(thinker::Thinker::pro()),
            Level::WorldClass => Box::new(thinker::Thinker::world_class()),
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
}

/// The block that gives away least: what sensible play would do, and what the table suggests to who asks.
pub(crate) fn cheapest_block(blocks: Blocks) -> Option<Pick> {
    policy::cheapest(blocks).map(|(pick, _)| pick)
}
