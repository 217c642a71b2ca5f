//! Habits that everybody can know: a bot whose line for players promises one follows it with known probability.
//!
//! The ledger uses them to tell a guess from knowledge (`docs/luck.md`): a player who goes against the habit has done
//! so by skill, and only the rest of the guess is luck.

use super::HasBots;
use super::evaluate::PositionEvaluation;
use engine::{Game, MatchRng};

/// A bot with a habit ignores it in one choice of this many.
const CHOICES_PER_LAPSE: u32 = 3;
/// Probability with which a bot follows its habit.
pub const FOLLOW_PROBABILITY: f64 = 1.0 - 1.0 / CHOICES_PER_LAPSE as f64;

/// Draws whether a bot follows its habit in one choice.
pub fn follows_habit(rng: &mut MatchRng) -> bool {
    rng.below(CHOICES_PER_LAPSE) > 0
}

/// Actions with their probabilities, which sum to 1.
pub type MixedStrategy<A> = Vec<(A, f64)>;

/// The mix of a bot with a habit, and the one it would play without.
#[derive(Clone, Debug, PartialEq)]
pub struct HabitStrategy<A> {
    /// The mix that the bot plays.
    pub habit: MixedStrategy<A>,
    /// The mix that it would play without its habit.
    pub baseline: MixedStrategy<A>,
}

impl<A: Clone + PartialEq> HabitStrategy<A> {
    /// Returns by how much more often the bot takes each action than it would without its habit.
    #[must_use]
    pub fn deviation(&self) -> MixedStrategy<A> {
        let mut lean = self.habit.clone();
        for (action, share) in &self.baseline {
            match lean.iter_mut().find(|(other, _)| other == action) {
                Some((_, found)) => *found -= share,
                None => lean.push((action.clone(), -share)),
            }
        }
        lean
    }
}

/// A bot with a known habit, as seen by a player who knows its line.
pub trait ReadableBot<G: Game>: Send {
    /// Returns how the bot mixes its sealed choice; `None` if its habit says nothing here.
    ///
    /// It is asked at every decision of the bot, in their order, so that it can remember what the bot remembers.
    fn read(&mut self, view: &G::View, legal: &[G::Action]) -> Option<HabitStrategy<G::Action>>;
}

/// A bot that takes every legal action equally often.
pub struct UniformBot;

impl<G: HasBots> ReadableBot<G> for UniformBot {
    fn read(&mut self, view: &G::View, legal: &[G::Action]) -> Option<HabitStrategy<G::Action>> {
        Some(HabitStrategy { habit: uniform_strategy(legal), baseline: best_play::<G>(view, legal) })
    }
}

/// Returns each of these actions with the same probability.
#[must_use]
pub fn uniform_strategy<A: Clone>(actions: &[A]) -> MixedStrategy<A> {
    let share = 1.0 / actions.len().max(1) as f64;
    actions.iter().map(|action| (action.clone(), share)).collect()
}

/// Returns the mix of best play where the decision is solved; elsewhere every legal action equally often.
#[must_use]
pub fn best_play<G: HasBots>(view: &G::View, legal: &[G::Action]) -> MixedStrategy<G::Action> {
    let of = |known: PositionEvaluation<G::Action>| -> MixedStrategy<G::Action> {
        known.best().map(|(action, share)| (action.clone(), share)).collect()
    };
    G::solved(view, legal).map_or_else(|| uniform_strategy(legal), of)
}

/// Returns a mix that follows `wanted` with probability `follows`, and `sound` otherwise.
#[must_use]
pub fn epsilon_mixture<A: Clone + PartialEq>(
    follows: f64,
    wanted: &MixedStrategy<A>,
    sound: &MixedStrategy<A>,
) -> MixedStrategy<A> {
    let mut mix: MixedStrategy<A> =
        sound.iter().map(|(action, share)| (action.clone(), (1.0 - follows) * share)).collect();
    for (action, share) in wanted {
        match mix.iter_mut().find(|(other, _)| other == action) {
            Some((_, found)) => *found += follows * share,
            None => mix.push((action.clone(), follows * share)),
        }
    }
    mix
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_habit_followed_two_times_in_three_shifts_the_mix_by_as_much() {
        let sound = vec![('a', 0.5), ('b', 0.5)];
        let habit = epsilon_mixture(2.0 / 3.0, &vec![('c', 1.0)], &sound);
        let lean = HabitStrategy { habit: habit.clone(), baseline: sound }.deviation();
        let of =
            |mix: &MixedStrategy<char>, action| mix.iter().find(|(other, _)| *other == action).unwrap().1;
        assert!((of(&habit, 'c') - 2.0 / 3.0).abs() < 1e-12 && (of(&habit, 'a') - 1.0 / 6.0).abs() < 1e-12);
        assert!((of(&lean, 'c') - 2.0 / 3.0).abs() < 1e-12 && (of(&lean, 'b') + 1.0 / 3.0).abs() < 1e-12);
        assert!(lean.iter().map(|(_, share)| share).sum::<f64>().abs() < 1e-12);
    }
}
