//! The hide-and-seek game of one pass: the attacker hides the ball behind a number, the defender looks behind one.
//!
//! Each number has a value of its own while it is not marked; marked, all have the same. The solution has a closed
//! form. The seeker looks so that all numbers worth hiding behind have the same value. The hider hides so that no
//! number is better to look behind than another.

use super::Shares;
use crate::numbers::NumberSet;

/// Values that differ by less are equal.
const SAME: f64 = 1e-9;

/// One such game. Values are those of the hider.
#[derive(Clone, Copy, Debug)]
pub(super) struct HideAndSeekGame {
    /// The numbers to hide behind.
    pub(super) from: NumberSet,
    /// Number of looks. Hiding three balls from one look is the same game as hiding one ball from three looks.
    pub(super) looks: u8,
    /// The value of being found.
    pub(super) found: f64,
    /// The value of each number that is not found.
    pub(super) free: Shares,
}

impl HideAndSeekGame {
    fn free(&self, number: u8) -> f64 {
        self.free[usize::from(number)]
    }

    /// Returns the loss of a number when it is found.
    fn loss(&self, number: u8) -> f64 {
        (self.free(number) - self.found).max(SAME)
    }

    /// Returns the value of the game under best play. Numbers whose free value is below it are not used.
    pub(super) fn game_value(&self) -> f64 {
        let mut used = self.from;
        loop {
            let (mut sum, mut weight) = (-f64::from(self.looks), 0.0);
            for number in used.iter() {
                let share = 1.0 / self.loss(number);
                sum += share * self.free(number);
                weight += share;
            }
            let value = if weight > 0.0 { (sum / weight).max(self.found) } else { self.found };
            let left: NumberSet = used.iter().filter(|number| self.free(*number) >= value).collect();
            if left == used || left.is_empty() {
                return value;
            }
            used = left;
        }
    }

    /// Returns the hider's mix.
    pub(super) fn hiding(&self) -> Shares {
        let value = self.game_value();
        self.shares(|number| if self.free(number) >= value { 1.0 / self.loss(number) } else { 0.0 })
    }

    /// Returns the seeker's shares of its looks.
    pub(super) fn seeking(&self) -> Shares {
        let value = self.game_value();
        self.shares(|number| (self.free(number) - value).max(0.0) / self.loss(number))
    }

    /// Returns normalised shares; equal ones if all are zero.
    fn shares(&self, share: impl Fn(u8) -> f64) -> Shares {
        let mut shares = Shares::default();
        self.from.iter().for_each(|number| shares[usize::from(number)] = share(number));
        let sum: f64 = shares.iter().sum();
        for number in self.from.iter() {
            let share = &mut shares[usize::from(number)];
            *share = if sum > 0.0 { *share / sum } else { 1.0 / f64::from(self.from.count()) };
        }
        shares
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ai::matrix::{MatrixSolver, gap};
    use engine::MatchRng;

    /// Returns the payoff matrix, row by row: rows are hiding places, columns are looks.
    fn payoff(seek: &HideAndSeekGame) -> Vec<f64> {
        let cell = |i: u8, j: u8| if i == j { seek.found } else { seek.free(i) };
        seek.from.iter().flat_map(|i| seek.from.iter().map(move |j| cell(i, j))).collect()
    }

    #[test]
    fn the_closed_form_agrees_with_the_simplex_solution() {
        let mut rng = MatchRng::new(3);
        let mut solver = MatrixSolver::new();
        for _ in 0..2_000 {
            let n = 1 + rng.below(11);
            let from: NumberSet = NumberSet::ALL.lowest(n as u8);
            let mut seek =
                HideAndSeekGame { from, looks: 1, found: 0.3 * rng.unit(), free: Shares::default() };
            // Wide and narrow spreads: in wide ones some numbers are never used, in some all are alike.
            let spread = [0.0, 0.05, 0.7][rng.index(3)];
            for number in from.iter() {
                seek.free[usize::from(number)] = 0.3 + spread * rng.unit();
            }
            let payoff = payoff(&seek);
            let n = usize::from(from.count());
            let value = solver.solve(n, n, &payoff);
            assert!((seek.game_value() - value).abs() < 1e-6, "{seek:?}: {} and {value}", seek.game_value());
            let mixes = [seek.hiding(), seek.seeking()]
                .map(|shares| from.iter().map(|number| shares[usize::from(number)]).collect::<Vec<_>>());
            let gap = gap(n, &payoff, &mixes[0], &mixes[1]);
            assert!(gap.abs() < 1e-6, "{seek:?}: {gap}");
        }
    }

    #[test]
    fn three_looks_find_three_of_eleven() {
        let free = std::array::from_fn(|_| 1.0);
        let seek = HideAndSeekGame { from: NumberSet::ALL, looks: 3, found: 0.0, free };
        assert!((seek.game_value() - 8.0 / 11.0).abs() < 1e-12);
        // No more numbers than looks: certainly found.
        let few = HideAndSeekGame { from: NumberSet::ALL.lowest(3), ..seek };
        assert!(few.game_value().abs() < 1e-12);
        assert!((few.hiding().iter().sum::<f64>() - 1.0).abs() < 1e-12);
    }
}
