//! The bots of the toy game.

use engine::toy::{Action, Options, ToyGame, View};
use engine::{Game, MatchRng, Seat};
use words::{DisplayText, MessageId};

use crate::opponent::{self, Opponent};
use crate::strength::Strength;
use crate::{Bot, BotChoice, Budget, Difficulty, HasBots, RandomBot};

/// Always goes left.
#[derive(Clone)]
struct Lefty;

impl Bot<ToyGame> for Lefty {
    fn choose(&mut self, _: &View, _: &[Action], _: Budget, _: &mut MatchRng) -> BotChoice<Action> {
        BotChoice::new(Action::Left, DisplayText::verbatim("left is always right"))
    }
}

impl HasBots for ToyGame {
    const RATINGS: [i32; 8] = [0, 1, 2, 3, 4, 5, 6, 7];
    const STRENGTHS: [Strength; 8] = Strength::of_all([10, 20, 30, 40, 50, 60, 70, 80]);

    fn bot(difficulty: Difficulty, _: Seat, _: &Options) -> Box<dyn Bot<Self>> {
        match difficulty {
            Difficulty::Random => Box::new(RandomBot),
            _ => Box::new(Lefty),
        }
    }

    /// The sealed choice is a left, as always with these bots.
    fn sample_belief_state(view: &View, rng: &mut MatchRng) -> Self {
        let mut world = Self::determinize(view, rng);
        world.sealed[!view.seat] = view.other_sealed.then_some(Action::Left);
        world
    }

    fn opponents() -> &'static [Opponent; 8] {
        const { &opponent::ladder([MessageId("Goes left."); 8]) }
    }
}
