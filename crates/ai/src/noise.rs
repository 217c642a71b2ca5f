//! Human-like errors for the middle difficulties: small ones often, costly ones seldom.
//!
//! A bot of a middle difficulty evaluates every action as the best bots do, but with fewer iterations. It adds a bonus
//! for what it likes, then draws an action by the logit quantal response (McKelvey and Palfrey, 1995). Better
//! actions are more likely. The `temperature` has the unit of the values: an action worth one `temperature` less is
//! taken e times less often.

use std::time::Duration;

use super::stopwatch::Stopwatch;
use super::{Bot, BotChoice, Budget, Difficulty};
use engine::{Game, MatchRng};

/// The error model of one difficulty.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NoiseModel {
    /// Number of iterations per decision, in the arena and at the table, so that the bot is as strong in both.
    pub iterations: u32,
    /// Temperature of the draw, in the unit of the game's action values.
    pub temperature: f64,
    /// Bonus to the value of an action that the bot likes, in the same unit.
    pub preference_bonus: f64,
}

impl NoiseModel {
    /// Returns the entry of that difficulty from those of a game's middle difficulties, rookie to international; `None`
    /// for random and world-class.
    #[must_use]
    pub fn of(difficulty: Difficulty, levels: &[Self; 6]) -> Option<Self> {
        (difficulty as usize).checked_sub(1).and_then(|k| levels.get(k)).copied()
    }

    /// Returns the limit of its thinking within that budget.
    #[must_use]
    pub fn limit(&self, budget: Budget) -> ThinkingLimit {
        let begun = Stopwatch::start(budget);
        match budget {
            Budget::Iterations(n) => ThinkingLimit { most: n.min(self.iterations), begun, time: None },
            Budget::Time(time) | Budget::ProcessorTime(time) => {
                ThinkingLimit { most: self.iterations, begun, time: Some(time) }
            }
        }
    }

    /// Draws the index of an action. Each item of `candidates` is an action's value and how much the bot likes it, 0 to
    /// 1.
    pub fn draw(&self, candidates: impl Iterator<Item = (f64, f64)>, rng: &mut MatchRng) -> usize {
        let values: Vec<f64> =
            candidates.map(|(value, liked)| value + self.preference_bonus * liked).collect();
        let most = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let shares: Vec<f64> =
            values.iter().map(|value| libm::exp((value - most) / self.temperature)).collect();
        let mut left = rng.unit() * shares.iter().sum::<f64>();
        for (k, share) in shares.iter().enumerate() {
            if left < *share {
                return k;
            }
            left -= share;
        }
        // Only rounding errors lead here.
        values.iter().position(|value| *value >= most).unwrap_or(0)
    }
}

/// The limit of a bot's thinking.
#[derive(Clone, Copy, Debug)]
pub struct ThinkingLimit {
    most: u32,
    begun: Stopwatch,
    time: Option<Duration>,
}

impl ThinkingLimit {
    /// Returns true if `spent` iterations, or the elapsed time, reach the limit.
    #[must_use]
    pub fn is_exhausted(&self, spent: u32) -> bool {
        spent >= self.most || self.time.is_some_and(|time| self.begun.elapsed() >= time)
    }
}

/// A bot that uses a fixed number of iterations in the arena: a reference opponent for measurements.
#[derive(Clone)]
pub struct FixedIterationsBot<B> {
    /// The bot that decides.
    pub bot: B,
    /// Number of iterations per decision.
    pub iterations: u32,
}

impl<G: Game, B: Bot<G> + Clone + 'static> Bot<G> for FixedIterationsBot<B> {
    fn choose(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        budget: Budget,
        rng: &mut MatchRng,
    ) -> BotChoice<G::Action> {
        let budget = match budget {
            Budget::Iterations(_) => Budget::Iterations(self.iterations),
            Budget::Time(_) | Budget::ProcessorTime(_) => budget,
        };
        self.bot.choose(view, legal, budget, rng)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(noise: NoiseModel, candidates: &[(f64, f64)], times: u32) -> Vec<f64> {
        let mut rng = MatchRng::new(5);
        let mut counts = vec![0.0; candidates.len()];
        for _ in 0..times {
            counts[noise.draw(candidates.iter().copied(), &mut rng)] += 1.0 / f64::from(times);
        }
        counts
    }

    #[test]
    fn noise_levels_lie_between_random_and_best_play() {
        let levels = [1, 2, 3, 4, 5, 6].map(|iterations| NoiseModel {
            iterations,
            temperature: 1.0,
            preference_bonus: 0.0,
        });
        let found = Difficulty::ALL
            .map(|difficulty| NoiseModel::of(difficulty, &levels).map(|noise| noise.iterations));
        assert_eq!(found, [None, Some(1), Some(2), Some(3), Some(4), Some(5), Some(6), None]);
    }

    #[test]
    fn small_errors_are_frequent_and_large_ones_rare() {
        let noise = NoiseModel { iterations: 1, temperature: 0.1, preference_bonus: 0.0 };
        let shares = drawn(noise, &[(0.5, 0.0), (0.45, 0.0), (0.1, 0.0)], 40_000);
        assert!((shares[1] / shares[0] - (-0.5f64).exp()).abs() < 0.02, "{shares:?}");
        assert!((shares[2] / shares[0] - (-4.0f64).exp()).abs() < 0.01, "{shares:?}");
    }

    #[test]
    fn liked_actions_are_overvalued() {
        let noise = NoiseModel { iterations: 1, temperature: 0.1, preference_bonus: 0.2 };
        let shares = drawn(noise, &[(0.5, 0.0), (0.3, 1.0)], 20_000);
        assert!((shares[0] - 0.5).abs() < 0.02, "{shares:?}");
        let cold = NoiseModel { iterations: 1, temperature: 1e-9, preference_bonus: 0.0 };
        assert_eq!(drawn(cold, &[(0.3, 1.0), (0.5, 0.0)], 100)[0], 0.0);
    }

    #[test]
    fn a_bot_thinks_no_longer_than_its_level_and_budget_allow() {
        let noise = NoiseModel { iterations: 10, temperature: 1.0, preference_bonus: 0.0 };
        let within = |budget| noise.limit(budget);
        assert!(
            within(Budget::Iterations(3)).is_exhausted(3) && !within(Budget::Iterations(30)).is_exhausted(9)
        );
        assert!(
            within(Budget::Iterations(30)).is_exhausted(10)
                && within(Budget::Time(Duration::ZERO)).is_exhausted(0)
        );
        assert!(!within(Budget::Time(Duration::from_secs(3600))).is_exhausted(9));
    }
}
