//! What a match promises home, wherever it stands: the value by which skill, guess and luck are told apart.
//!
//! A solved game knows it ([`HasBots::VALUE_IS_EXACT`]). Elsewhere a small network reads it off a few figures of the state;
//! its weights were fitted to matches between bots, by the command that stands at their head. It need not be right for
//! luck to be of mean zero: the better it is, the more of the result it explains (`docs/luck.md`).

use super::HasBots;
use super::estimate::Measure;
use crate::engine::{Outcome, Seat};

/// A weight of one, as tables of weights write it.
pub const ONE: f64 = 10_000.0;

/// What the figures of a state promise: one hidden layer of units, beside which each figure counts straight too.
#[derive(Clone, Debug)]
pub struct Network<const FIGURES: usize, const UNITS: usize> {
    /// By which all units begin, and what each figure adds to each of them: figure by figure, since those of one are added up
    /// side by side. In parts of [`ONE`], as all but the last.
    biases: [f64; UNITS],
    units: [[f64; UNITS]; FIGURES],
    /// The same of the output.
    bias: f64,
    straight: [f64; FIGURES],
    /// What the output takes of each unit.
    last: [f64; UNITS],
}

/// How many weights a network of so many figures has, with so many units in its hidden layer.
#[must_use]
pub const fn size(figures: usize, units: usize) -> usize {
    (units + 1) * (figures + 1) + units
}

impl<const FIGURES: usize, const UNITS: usize> Network<FIGURES, UNITS> {
    /// The network of that table, which is row by row: each hidden unit's bias and its weight for every figure; then the same of
    /// the output, and after that its weight for every hidden unit.
    ///
    /// # Panics
    /// Where the table is of another size: when the program is made, since networks are constants.
    #[must_use]
    pub const fn new(table: &[i32]) -> Self {
        assert!(table.len() == size(FIGURES, UNITS), "weights for another number of figures or units");
        let mut made = Self {
            biases: [0.0; UNITS],
            units: [[0.0; UNITS]; FIGURES],
            bias: table[UNITS * (FIGURES + 1)] as f64,
            straight: [0.0; FIGURES],
            last: [0.0; UNITS],
        };
        let mut unit = 0;
        while unit <= UNITS {
            let row = unit * (FIGURES + 1);
            let mut figure = 0;
            while figure < FIGURES {
                let weight = table[row + 1 + figure] as f64;
                if unit < UNITS {
                    made.units[figure][unit] = weight;
                } else {
                    made.straight[figure] = weight;
                }
                figure += 1;
            }
            if unit < UNITS {
                made.biases[unit] = table[row] as f64;
                made.last[unit] = table[(UNITS + 1) * (FIGURES + 1) + unit] as f64 / ONE;
            }
            unit += 1;
        }
        made
    }

    /// What these figures promise; for winning chances still to be squeezed, [`chance`]. Figures that are not there count
    /// nothing.
    #[must_use]
    pub fn read(&self, figures: &[f64]) -> f64 {
        let (mut sums, mut out) = (self.biases, self.bias);
        for ((x, units), straight) in figures.iter().zip(&self.units).zip(&self.straight) {
            // Many count nothing here.
            if *x != 0.0 {
                sums.iter_mut().zip(units).for_each(|(sum, weight)| *sum += weight * x);
                out += straight * x;
            }
        }
        sums.iter().zip(&self.last).fold(out / ONE, |all, (sum, weight)| all + weight * squash(sum / ONE))
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
pub fn read<G: HasBots, const FIGURES: usize, const UNITS: usize>(
    state: &G,
    network: &Network<FIGURES, UNITS>,
) -> f64 {
    let measure = G::measure(state.options());
    match (state.outcome(), measure) {
        (Some(outcome), _) => of_result(measure, &outcome),
        (None, Measure::Wins) => chance(network.read(&state.figures())),
        (None, Measure::Goals) => network.read(&state.figures()),
    }
}

/// What home may expect if the score tells everything: where a game has nothing better.
pub(super) fn by_the_score<G: HasBots>(state: &G) -> f64 {
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

    #[test]
    fn a_network_reads_its_rows() {
        // Two figures, two units. The first answers double the first figure, the second one more than the second; straight, the
        // output takes 3 and 3 times the first, and half of the first unit less a quarter of the other.
        const TABLE: [i32; size(2, 2)] = [0, 20_000, 0, 10_000, 0, 10_000, 30_000, 30_000, 0, 5_000, -2_500];
        static NETWORK: Network<2, 2> = Network::new(&TABLE);
        let answer = |first: f64, second: f64| {
            3.0 + 3.0 * first + squash(2.0 * first) / 2.0 - squash(1.0 + second) / 4.0
        };
        for (first, second) in [(1.0, 0.0), (0.0, 0.0), (-0.5, 2.0)] {
            assert!((NETWORK.read(&[first, second]) - answer(first, second)).abs() < 1e-12);
        }
    }
}
