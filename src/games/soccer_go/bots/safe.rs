//! Safe exploitation: how far to leave the equilibrium for what was read.
//!
//! The equilibrium mix of a sealed choice cannot be punished, and punishes nobody. The best answer to a read mix earns
//! most against it and can be punished most. Between the two lies a line of mixes, and exploitability (what the best
//! counter to a mix gains over the value of the game) grows along it no faster than in proportion. So a bound on the
//! loss says how far one may go.

/// A sealed choice as a matrix game, row by row; what stands there is the worth to the attacker, who chooses the row.
pub(super) struct Sealed<'a> {
    /// Options of each side.
    pub(super) options: usize,
    /// What each pair is worth.
    pub(super) payoff: &'a [f64],
    /// Whether the attacker asks.
    pub(super) attacks: bool,
}

/// Worths that differ by less are the same.
const SAME: f64 = 1e-9;

impl Sealed<'_> {
    /// What an option is worth to the side that asks, if the other one chooses that option.
    fn worth(&self, own: usize, other: usize) -> f64 {
        if self.attacks {
            self.payoff[own * self.options + other]
        } else {
            -self.payoff[other * self.options + own]
        }
    }

    /// What a mix is sure to be worth, whatever the other side does.
    pub(super) fn floor(&self, mix: &[f64]) -> f64 {
        let against =
            |other: usize| mix.iter().enumerate().map(|(own, share)| share * self.worth(own, other)).sum();
        (0..self.options).map(against).fold(f64::INFINITY, f64::min)
    }

    /// The best answer to a read mix; where several are as good, as the equilibrium mixes them.
    fn answer(&self, read: &[f64], equilibrium: &[f64]) -> Vec<f64> {
        let against: Vec<f64> = (0..self.options)
            .map(|own| read.iter().enumerate().map(|(other, share)| share * self.worth(own, other)).sum())
            .collect();
        let best = against.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let good = |own: usize| against[own] > best - SAME;
        let all: f64 = (0..self.options).filter(|own| good(*own)).map(|own| equilibrium[own]).sum();
        let count = (0..self.options).filter(|own| good(*own)).count() as f64;
        let share = |own: usize| if all > SAME { equilibrium[own] / all } else { 1.0 / count };
        (0..self.options).map(|own| if good(own) { share(own) } else { 0.0 }).collect()
    }

    /// The mix that leans from the equilibrium towards the best answer to what was read, as far as a perfect counter
    /// costs at most `bound`; and how far that is, 0..=1.
    pub(super) fn lean(&self, read: &[f64], equilibrium: &[f64], bound: f64) -> (Vec<f64>, f64) {
        let answer = self.answer(read, equilibrium);
        let loss = self.floor(equilibrium) - self.floor(&answer);
        let far = if loss > bound { (bound / loss).clamp(0.0, 1.0) } else { 1.0 };
        let mix = equilibrium.iter().zip(&answer).map(|(safe, bold)| safe + far * (bold - safe)).collect();
        (mix, far)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::matrix::Solver;
    use crate::engine::MatchRng;

    #[test]
    fn no_counter_gains_more_than_the_bound() {
        let mut rng = MatchRng::new(2);
        let mut solver = Solver::new();
        for _ in 0..500 {
            let n = 2 + rng.index(10);
            let payoff: Vec<f64> = (0..n * n).map(|_| rng.unit()).collect();
            let mut read: Vec<f64> = (0..n).map(|_| rng.unit()).collect();
            let sum: f64 = read.iter().sum();
            read.iter_mut().for_each(|share| *share /= sum);
            let value = solver.solve(n, n, &payoff);
            for attacks in [true, false] {
                let equilibrium = if attacks { solver.row_mix() } else { solver.column_mix() };
                let sealed = Sealed { options: n, payoff: &payoff, attacks };
                let value = if attacks { value } else { -value };
                assert!((sealed.floor(equilibrium) - value).abs() < 1e-9);
                let expected = |mix: &[f64]| -> f64 {
                    let cell = |own: usize, other: usize| mix[own] * read[other] * sealed.worth(own, other);
                    (0..n)
                        .flat_map(|own| (0..n).map(move |other| (own, other)))
                        .map(|(i, j)| cell(i, j))
                        .sum()
                };
                let mut last = expected(equilibrium);
                for bound in [0.0, 0.02, 0.1, 1.0] {
                    let (mix, far) = sealed.lean(&read, equilibrium, bound);
                    assert!((mix.iter().sum::<f64>() - 1.0).abs() < 1e-9 && (0.0..=1.0).contains(&far));
                    assert!(sealed.floor(&mix) > value - bound - 1e-9);
                    // The further, the better against what was read.
                    assert!(expected(&mix) > last - 1e-9);
                    last = expected(&mix);
                }
            }
        }
    }
}
