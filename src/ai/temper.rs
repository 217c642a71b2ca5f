//! How the middle of a ladder errs: as people do, who seldom throw much away and often a little.
//!
//! A bot of a rung tries every way as the best do, but less often, adds what it likes to do anyway, and then draws: the
//! more a way is worth the likelier it is taken, by the logit of quantal response (McKelvey and Palfrey, 1995). Its heat is
//! in the unit of the worths: a way worth one heat less than another is taken e times less often.

use std::time::{Duration, Instant};

use super::{Bot, Budget, Choice, Level};
use crate::engine::{Game, MatchRng};

/// What makes a rung.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Temper {
    /// How many iterations it thinks about a decision, in the arena and at the table, so that it is the same in both.
    pub thought: u32,
    /// How far off what it takes may be, in the unit in which the game's bots weigh their ways.
    pub heat: f64,
    /// What a way that it likes anyway seems to be worth more, in that unit.
    pub liking: f64,
}

impl Temper {
    /// That of the level, from those of a game between chance and its best bot: rookie to international.
    #[must_use]
    pub fn of(level: Level, rungs: &[Self; 6]) -> Option<Self> {
        (level as usize).checked_sub(1).and_then(|k| rungs.get(k)).copied()
    }

    /// When it has thought enough, within that budget.
    #[must_use]
    pub fn thought_within(&self, budget: Budget) -> Limit {
        let begun = Instant::now();
        match budget {
            Budget::Iterations(n) => Limit { most: n.min(self.thought), begun, time: None },
            Budget::Time(time) => Limit { most: self.thought, begun, time: Some(time) },
        }
    }

    /// Draws one of the ways, by its place: `worths` are what they came to, `liked` how much it likes each, 0 to 1.
    pub fn draw(&self, ways: impl Iterator<Item = (f64, f64)>, rng: &mut MatchRng) -> usize {
        let worths: Vec<f64> = ways.map(|(worth, liked)| worth + self.liking * liked).collect();
        let most = worths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let shares: Vec<f64> = worths.iter().map(|worth| ((worth - most) / self.heat).exp()).collect();
        let mut left = rng.unit() * shares.iter().sum::<f64>();
        for (k, share) in shares.iter().enumerate() {
            if left < *share {
                return k;
            }
            left -= share;
        }
        // Rounding alone leads here.
        worths.iter().position(|worth| *worth >= most).unwrap_or(0)
    }
}

/// When thought ends.
#[derive(Clone, Copy, Debug)]
pub struct Limit {
    most: u32,
    begun: Instant,
    time: Option<Duration>,
}

impl Limit {
    /// Whether that many iterations are enough.
    #[must_use]
    pub fn reached(&self, spent: u32) -> bool {
        spent >= self.most || self.time.is_some_and(|time| self.begun.elapsed() >= time)
    }
}

/// A bot that thinks as long about every decision in the arena, whoever asks: to measure others against.
#[derive(Clone)]
pub struct Steady<B> {
    /// Who thinks.
    pub bot: B,
    /// How many iterations.
    pub thought: u32,
}

impl<G: Game, B: Bot<G> + Clone + 'static> Bot<G> for Steady<B> {
    fn choose(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        budget: Budget,
        rng: &mut MatchRng,
    ) -> Choice<G::Action> {
        let budget = match budget {
            Budget::Iterations(_) => Budget::Iterations(self.thought),
            Budget::Time(time) => Budget::Time(time),
        };
        self.bot.choose(view, legal, budget, rng)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(temper: Temper, ways: &[(f64, f64)], times: u32) -> Vec<f64> {
        let mut rng = MatchRng::new(5);
        let mut counts = vec![0.0; ways.len()];
        for _ in 0..times {
            counts[temper.draw(ways.iter().copied(), &mut rng)] += 1.0 / f64::from(times);
        }
        counts
    }

    #[test]
    fn the_rungs_lie_between_chance_and_the_best() {
        let rungs = [1, 2, 3, 4, 5, 6].map(|thought| Temper { thought, heat: 1.0, liking: 0.0 });
        let found = Level::ALL.map(|level| Temper::of(level, &rungs).map(|temper| temper.thought));
        assert_eq!(found, [None, Some(1), Some(2), Some(3), Some(4), Some(5), Some(6), None]);
    }

    #[test]
    fn small_errors_are_made_often_and_big_ones_seldom() {
        let temper = Temper { thought: 1, heat: 0.1, liking: 0.0 };
        let shares = drawn(temper, &[(0.5, 0.0), (0.45, 0.0), (0.1, 0.0)], 40_000);
        assert!((shares[1] / shares[0] - (-0.5f64).exp()).abs() < 0.02, "{shares:?}");
        assert!((shares[2] / shares[0] - (-4.0f64).exp()).abs() < 0.01, "{shares:?}");
    }

    #[test]
    fn what_is_liked_seems_to_be_worth_more() {
        let temper = Temper { thought: 1, heat: 0.1, liking: 0.2 };
        let shares = drawn(temper, &[(0.5, 0.0), (0.3, 1.0)], 20_000);
        assert!((shares[0] - 0.5).abs() < 0.02, "{shares:?}");
        let cold = Temper { thought: 1, heat: 1e-9, liking: 0.0 };
        assert_eq!(drawn(cold, &[(0.3, 1.0), (0.5, 0.0)], 100)[0], 0.0);
    }

    #[test]
    fn it_thinks_no_longer_than_its_rung_and_no_longer_than_it_may() {
        let temper = Temper { thought: 10, heat: 1.0, liking: 0.0 };
        let within = |budget| temper.thought_within(budget);
        assert!(within(Budget::Iterations(3)).reached(3) && !within(Budget::Iterations(30)).reached(9));
        assert!(
            within(Budget::Iterations(30)).reached(10) && within(Budget::Time(Duration::ZERO)).reached(0)
        );
        assert!(!within(Budget::Time(Duration::from_secs(3600))).reached(9));
    }
}
