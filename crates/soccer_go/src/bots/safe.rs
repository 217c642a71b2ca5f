//! Safe exploitation: how far to deviate from the equilibrium towards a read.
//!
//! The equilibrium mix of a sealed choice cannot be exploited, and exploits nobody. The best response to a read
//! mix earns most against it, and can be exploited most. Mixes on the line between the two have an exploitability,
//! which is what the best counter gains over the value of the game. It grows at most in proportion along the line.
//! So a bound on the loss limits the deviation.

/// A sealed choice as a matrix game, row by row, with values to the attacker, who chooses the row.
pub(super) struct MatrixGame<'a> {
    /// Number of options of each side.
    pub(super) options: usize,
    /// The value of each pair of options to the attacker.
    pub(super) payoff: &'a [f64],
    /// True if the attacker decides.
    pub(super) attacks: bool,
}

/// Values that differ by less are equal.
const SAME: f64 = 1e-9;

impl MatrixGame<'_> {
    /// Returns the value of option `own` to the side that decides, against option `other`.
    fn pair_value(&self, own: usize, other: usize) -> f64 {
        if self.attacks {
            self.payoff[own * self.options + other]
        } else {
            -self.payoff[other * self.options + own]
        }
    }

    /// Returns the guaranteed value of a mix, whatever the other side does.
    pub(super) fn floor(&self, mix: &[f64]) -> f64 {
        let against = |other: usize| {
            mix.iter().enumerate().map(|(own, share)| share * self.pair_value(own, other)).sum()
        };
        (0..self.options).map(against).fold(f64::INFINITY, f64::min)
    }

    /// Returns the best response to a read mix. Among equal options it mixes as the equilibrium does.
    fn answer(&self, read: &[f64], equilibrium: &[f64]) -> Vec<f64> {
        let against: Vec<f64> = (0..self.options)
            .map(|own| {
                read.iter().enumerate().map(|(other, share)| share * self.pair_value(own, other)).sum()
            })
            .collect();
        let best = against.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let good = |own: usize| against[own] > best - SAME;
        let all: f64 = (0..self.options).filter(|own| good(*own)).map(|own| equilibrium[own]).sum();
        let count = (0..self.options).filter(|own| good(*own)).count() as f64;
        let share = |own: usize| if all > SAME { equilibrium[own] / all } else { 1.0 / count };
        (0..self.options).map(|own| if good(own) { share(own) } else { 0.0 }).collect()
    }

    /// Returns the mix between the equilibrium and the best response to `read` that a perfect counter can exploit
    /// by at most `bound`. Also returns its position between the two, 0..=1.
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
    use ai::matrix::MatrixSolver;
    use engine::MatchRng;

    #[test]
    fn no_counter_strategy_gains_more_than_the_bound() {
        let mut rng = MatchRng::new(2);
        let mut solver = MatrixSolver::new();
        for _ in 0..500 {
            let n = 2 + rng.index(10);
            let payoff: Vec<f64> = (0..n * n).map(|_| rng.unit()).collect();
            let mut read: Vec<f64> = (0..n).map(|_| rng.unit()).collect();
            let sum: f64 = read.iter().sum();
            read.iter_mut().for_each(|share| *share /= sum);
            let value = solver.solve(n, n, &payoff);
            for attacks in [true, false] {
                let equilibrium = if attacks { solver.row_mix() } else { solver.column_mix() };
                let sealed = MatrixGame { options: n, payoff: &payoff, attacks };
                let value = if attacks { value } else { -value };
                assert!((sealed.floor(equilibrium) - value).abs() < 1e-9);
                let expected = |mix: &[f64]| -> f64 {
                    let cell =
                        |own: usize, other: usize| mix[own] * read[other] * sealed.pair_value(own, other);
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
                    // The further it deviates, the better it does against the read.
                    assert!(expected(&mix) > last - 1e-9);
                    last = expected(&mix);
                }
            }
        }
    }
}
