//! A player who asks the coach a few times in a match: to measure what its answers are worth.
//!
//! The coach is taken for the `world-class` bot. A person asks where a decision is hard; this player asks at fixed
//! decisions, so what it gains is a lower bound.

use super::{Bot, BotChoice, Budget, Difficulty, HasBots};
use engine::{MatchRng, Seat};

/// The player asks at the third decision, the sixth and so on.
const DECISIONS_PER_ANSWER: u32 = 3;

/// A bot of one difficulty that takes a number of the coach's answers.
#[derive(Clone)]
pub struct CoachBot<G: HasBots> {
    own: Box<dyn Bot<G>>,
    coach: Box<dyn Bot<G>>,
    answers_left: u32,
    decisions: u32,
}

impl<G: HasBots> CoachBot<G> {
    /// Creates a bot of that difficulty, with that many answers for one match with these options.
    #[must_use]
    pub fn new(difficulty: Difficulty, answers: u32, seat: Seat, options: &G::Options) -> Self {
        Self {
            own: G::bot(difficulty, seat, options),
            coach: G::bot(Difficulty::WorldClass, seat, options),
            answers_left: answers,
            decisions: 0,
        }
    }
}

impl<G: HasBots> Bot<G> for CoachBot<G> {
    fn choose(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        budget: Budget,
        rng: &mut MatchRng,
    ) -> BotChoice<G::Action> {
        // A decision with one legal action is none.
        self.decisions += u32::from(legal.len() > 1);
        let own = self.own.choose(view, legal, budget, rng);
        // The coach has random numbers of its own, so that the bot decides as it would without it.
        let mut coach_rng = rng.clone();
        let asks =
            self.answers_left > 0 && legal.len() > 1 && self.decisions.is_multiple_of(DECISIONS_PER_ANSWER);
        if !asks {
            self.coach.recall(view, legal, &mut coach_rng);
            return own;
        }
        self.answers_left -= 1;
        let budget = Budget::Iterations(Difficulty::WorldClass.iterations());
        self.coach.choose(view, legal, budget, &mut coach_rng)
    }
}

#[cfg(test)]
mod tests {
    use super::super::arena::{ArenaPlayer, BotMatchRequest};
    use super::*;
    use engine::BySeat;
    use engine::toy::{Options, ToyGame};

    /// Returns home's actions in a match of the toy game, in which the coach always goes left.
    fn actions(home: ArenaPlayer, seed: u64) -> Vec<String> {
        let players = BySeat::new(home, ArenaPlayer::Bot(Difficulty::Random));
        let options = Options { rounds: 9, ..Options::default() };
        let played =
            BotMatchRequest::<ToyGame>::new(&options, seed, players).keep_record(true).play().unwrap();
        let actions = played.record.unwrap().actions.into_iter();
        actions.filter(|(seat, _)| *seat == Seat::Home).map(|(_, action)| action).collect()
    }

    #[test]
    fn it_asks_at_every_third_decision_until_no_answer_is_left() {
        for seed in 0..20 {
            let own = actions(ArenaPlayer::Advised(Difficulty::Random, 0), seed);
            let advised = actions(ArenaPlayer::Advised(Difficulty::Random, 2), seed);
            assert!(advised.len() >= 6, "{advised:?}");
            for (n, action) in advised.iter().enumerate() {
                let is_asked = n == 2 || n == 5;
                assert_eq!(action, if is_asked { "Left" } else { &own[n] }, "seed {seed}, decision {n}");
            }
        }
    }
}
