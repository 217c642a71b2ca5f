//! What a match promises home, wherever it stands: the value by which skill, guess and luck are told apart.
//!
//! A solved game knows it ([`Minded::PROSPECT_EXACT`]). Elsewhere a small network reads it off a few figures of the state;
//! its weights were fitted to matches between bots, by the command that stands at their head. It need not be right for
//! luck to be of mean zero: the better it is, the more of the result it explains (`docs/luck.md`).

use super::Minded;
use super::appraise::Measure;
use crate::engine::{Outcome, Seat};

/// What the figures of a state promise: one hidden layer of units, beside which each figure counts straight too.
#[derive(Clone, Copy, Debug)]
pub struct Network {
    /// Row by row: each hidden unit's bias and its weight for every figure; at the end the same of the output, and after
    /// that its weight for every hidden unit. In parts of [`ONE`].
    pub weights: &'static [i32],
}

/// A weight of one.
pub const ONE: f64 = 10_000.0;

impl Network {
    /// How many weights a network of so many figures has, with so many units in its hidden layer.
    #[must_use]
    pub const fn size(figures: usize, units: usize) -> usize {
        (units + 1) * (figures + 1) + units
    }

    /// What these figures promise; for winning chances still to be squeezed, [`chance`]. Nothing, 0, where the weights are not of so
    /// many figures.
    #[must_use]
    pub fn read(&self, figures: &[f64]) -> f64 {
        let row = figures.len() + 1;
        let units = self.weights.len().saturating_sub(row) / (row + 1);
        if self.weights.len() != Self::size(figures.len(), units) {
            return 0.0;
        }
        let sum = |weights: &[i32]| -> f64 {
            let bias = weights.first().map_or(0.0, |bias| f64::from(*bias));
            weights.iter().skip(1).zip(figures).fold(bias, |sum, (w, x)| sum + f64::from(*w) * x) / ONE
        };
        let (rows, last) = self.weights.split_at((units + 1) * row);
        let (hidden, straight) = rows.split_at(units * row);
        let units = hidden.chunks_exact(row).zip(last);
        units.fold(sum(straight), |all, (unit, weight)| all + f64::from(*weight) / ONE * squash(sum(unit)))
    }
}

/// A unit's answer, -1..=1: cheaper than the hyperbolic tangent, and as good.
#[must_use]
pub fn squash(x: f64) -> f64 {
    x / (1.0 + x.abs())
}

/// The chance, 0..=1, for odds as the network reads them, from minus to plus infinity.
#[must_use]
pub fn chance(odds: f64) -> f64 {
    1.0 / (1.0 + (-odds).exp())
}

/// What a result is to home, in that measure: a win 1, a draw one half, a defeat 0; or the goals by which it leads.
#[must_use]
pub fn of_result(measure: Measure, outcome: &Outcome) -> f64 {
    match measure {
        Measure::Goals => f64::from(outcome.score[Seat::Home]) - f64::from(outcome.score[Seat::Away]),
        Measure::Wins => outcome.winner.map_or(0.5, |winner| f64::from(u8::from(winner == Seat::Home))),
    }
}

/// What home's prospect is to that seat.
#[must_use]
pub const fn to_seat(measure: Measure, seat: Seat, home: f64) -> f64 {
    match (measure, seat) {
        (_, Seat::Home) => home,
        (Measure::Wins, Seat::Away) => 1.0 - home,
        (Measure::Goals, Seat::Away) => -home,
    }
}

/// The prospect of a match that is over, or what that network reads off these figures.
#[must_use]
pub fn read<G: Minded>(state: &G, network: &Network) -> f64 {
    let measure = G::measure(state.options());
    match (state.outcome(), measure) {
        (Some(outcome), _) => of_result(measure, &outcome),
        (None, Measure::Wins) => chance(network.read(&state.figures())),
        (None, Measure::Goals) => network.read(&state.figures()),
    }
}

/// What home may expect if the score tells everything: where a game has nothing better.
pub(super) fn by_the_score<G: Minded>(state: &G) -> f64 {
    let measure = G::measure(state.options());
    if let Some(outcome) = state.outcome() {
        return of_result(measure, &outcome);
    }
    let score = state.score();
    let lead = f64::from(score[Seat::Home]) - f64::from(score[Seat::Away]);
    match measure {
        Measure::Goals => lead,
        Measure::Wins => chance(lead),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HIDDEN: usize = 32;

    #[test]
    fn a_network_reads_its_rows() {
        // One figure: units answer its double, and so do the straight weight 3 and the bias 1.
        static WEIGHTS: [i32; Network::size(1, HIDDEN)] = {
            let mut weights = [0; Network::size(1, HIDDEN)];
            weights[1] = 20_000;
            weights[2 * HIDDEN] = 10_000;
            weights[2 * HIDDEN + 1] = 30_000;
            weights[2 * HIDDEN + 2] = 5_000;
            weights
        };
        let network = Network { weights: &WEIGHTS };
        assert!((network.read(&[1.0]) - (4.0 + 0.5 * 2.0 / 3.0)).abs() < 1e-12);
        assert_eq!(network.read(&[1.0, 1.0]), 0.0);
    }
}
