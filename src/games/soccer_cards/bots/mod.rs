//! Who plays Soccer Cards: from chance over rules of thumb to playing matches out in thought. Bots see views alone.

mod prospect;
mod search;
mod thumb;
mod weights;

use super::action::Action;
use super::cards::Cards;
use super::options::Options;
use super::state::{Phase, SoccerCards};
use super::view::View;
use crate::ai::appraise::Appraisal;
use crate::ai::opponent::{self, Opponent};
use crate::ai::{Bot, Level, Minded, RandomBot};
use crate::engine::{Game, MatchRng, Seat};

/// Whom players meet.
const OPPONENTS: [Opponent; 8] = opponent::ladder([
    "Splits, leads and answers with any card.",
    "Splits by chance, spends its best cards first, and often plays the wrong one.",
    "Splits by chance, spends its best cards first, and often plays the wrong one.",
    "Splits with a plan, counts the cards, and spends the cheapest one that will do.",
    "Splits with a plan, counts the cards, and spends the cheapest one that will do.",
    "Tries every card in a few hundred imagined matches.",
    "Tries every card in a few hundred imagined matches.",
    "Imagines a thousand, in hands that fit what you let in, and plays the last turns out in full.",
]);

impl Minded for SoccerCards {
    fn bot(level: Level, _: Seat, _: &Options) -> Box<dyn Bot<Self>> {
        match level {
            Level::Random => Box::new(RandomBot),
            Level::Rookie | Level::Youth => Box::new(thumb::Thumb::ROOKIE),
            Level::Amateur | Level::SemiPro => Box::new(thumb::Thumb::AMATEUR),
            Level::Pro | Level::International => Box::new(search::Search::PRO),
            Level::WorldClass => Box::new(search::Search::WORLD_CLASS),
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

    /// SC-12: one colour is as good as another.
    fn solved(view: &View, legal: &[Action]) -> Option<Appraisal<Action>> {
        (view.table.phase == Phase::Kick).then(|| Appraisal::alike(legal))
    }
}

/// A split that will do, for a player who asks for one: the best looking of many, always the same for the same hand.
pub(super) fn suggested_split(hand: &Cards, size: u8) -> Cards {
    thumb::split(hand, size, 200, &mut MatchRng::new(0))
}

/// What chance would do.
fn any(view: &View, rng: &mut MatchRng) -> Action {
    match SoccerCards::redraw(view, rng).sample(view.seat, rng) {
        Some(action) => action,
        None => unreachable!("a bot is asked only when its seat owes a decision"),
    }
}
