//! The value of a match to home, at any state: the basis of skill, guess and luck.
//!
//! A solved game knows its value ([`HasBots::VALUE_IS_EXACT`]). Elsewhere a small network estimates it from a few
//! features of the state. Its weights were fitted to matches between bots, by the command named at the head of its
//! file. Luck has mean zero even if the network is wrong, but the better it is, the more of the result it
//! explains (`docs/luck.md`).

use super::HasBots;
use super::estimate::ValueUnit;
use engine::{Outcome, Seat};

/// The integer that stands for a weight of one in tables of weights.
pub const ONE: f64 = 10_000.0;

/// A value network: one hidden layer, with a direct connection from each feature to the output.
#[derive(Clone, Debug)]
pub struct ValueNetwork<const FEATURES: usize, const HIDDEN: usize> {
    /// Biases of the hidden units, and weights from each feature to each unit. They are stored feature by feature, so
    /// that one feature's products are added side by side. All weights but those of the output are multiples of
    /// 1 / [`ONE`].
    biases: [f64; HIDDEN],
    hidden_weights: [[f64; HIDDEN]; FEATURES],
    /// Bias of the output, and weights from each feature directly to it.
    bias: f64,
    skip_weights: [f64; FEATURES],
    /// Weights from the hidden units to the output.
    output_weights: [f64; HIDDEN],
}

/// Returns the number of weights of a network with these numbers of features and hidden units.
#[must_use]
pub const fn size(features: usize, hidden: usize) -> usize {
    (hidden + 1) * (features + 1) + hidden
}

impl<const FEATURES: usize, const HIDDEN: usize> ValueNetwork<FEATURES, HIDDEN> {
    /// Creates a network from the text of its weights: whole numbers between white space. Lines that begin with `#` are
    /// comments.
    ///
    /// The text has a row for each hidden unit: its bias, then its weight for every feature. The same row for the
    /// output follows, and then its weight for every hidden unit.
    ///
    /// # Panics
    /// Panics if the text holds anything else, or another number of weights; since networks are constants, this happens
    /// at compile time.
    #[must_use]
    pub const fn new(mut text: &str) -> Self {
        let mut made = Self {
            biases: [0.0; HIDDEN],
            hidden_weights: [[0.0; HIDDEN]; FEATURES],
            bias: 0.0,
            skip_weights: [0.0; FEATURES],
            output_weights: [0.0; HIDDEN],
        };
        let mut unit = 0;
        while unit <= HIDDEN {
            *(if unit < HIDDEN { &mut made.biases[unit] } else { &mut made.bias }) = next_weight(&mut text);
            let mut feature = 0;
            while feature < FEATURES {
                let to = if unit < HIDDEN {
                    &mut made.hidden_weights[feature][unit]
                } else {
                    &mut made.skip_weights[feature]
                };
                *to = next_weight(&mut text);
                feature += 1;
            }
            unit += 1;
        }
        let mut unit = 0;
        while unit < HIDDEN {
            made.output_weights[unit] = next_weight(&mut text) / ONE;
            unit += 1;
        }
        assert!(text.trim_ascii().is_empty(), "more weights than the network has");
        made
    }

    /// Returns the network's output for these features; missing features count as 0. For winning chances the
    /// output is log-odds, to be passed through [`chance`].
    #[must_use]
    pub fn forward(&self, features: &[f64]) -> f64 {
        let (mut sums, mut out) = (self.biases, self.bias);
        for ((x, weights), skip_weight) in features.iter().zip(&self.hidden_weights).zip(&self.skip_weights) {
            // Many features are 0.
            if *x != 0.0 {
                sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += weight * x);
                out += skip_weight * x;
            }
        }
        sums.iter()
            .zip(&self.output_weights)
            .fold(out / ONE, |all, (sum, weight)| all + weight * softsign(sum / ONE))
    }
}

/// Takes the first weight from a text.
const fn next_weight(text: &mut &str) -> f64 {
    *text = text.trim_ascii_start();
    let comment = matches!(text.as_bytes(), [b'#', ..]);
    let mut end = 0;
    while end < text.len() {
        let byte = text.as_bytes()[end];
        if byte == b'\n' || (!comment && byte.is_ascii_whitespace()) {
            break;
        }
        end += 1;
    }
    let (word, rest) = text.split_at(end);
    *text = rest;
    match i32::from_str_radix(word, 10) {
        _ if comment => next_weight(text),
        Ok(weight) => weight as f64,
        Err(_) => panic!("each weight of the network is expected as a whole number"),
    }
}

/// The activation of a hidden unit, -1..=1: cheaper than the hyperbolic tangent and as good.
#[must_use]
pub fn softsign(x: f64) -> f64 {
    x / (1.0 + x.abs())
}

/// Returns the probability, 0..=1, of these log-odds.
#[must_use]
pub fn chance(odds: f64) -> f64 {
    1.0 / (1.0 + libm::exp(-odds))
}

/// Returns the value of a result to home, in that unit: a win 1, a draw one half, a defeat 0; or home's goal lead.
#[must_use]
pub fn result_value(unit: ValueUnit, outcome: &Outcome) -> f64 {
    match unit {
        ValueUnit::Goals => f64::from(outcome.score[Seat::Home]) - f64::from(outcome.score[Seat::Away]),
        ValueUnit::Wins => outcome.winner.map_or(0.5, |winner| f64::from(u8::from(winner == Seat::Home))),
    }
}

/// Converts home's value to that seat's value.
#[must_use]
pub const fn to_seat(unit: ValueUnit, seat: Seat, home: f64) -> f64 {
    match (unit, seat) {
        (_, Seat::Home) => home,
        (ValueUnit::Wins, Seat::Away) => 1.0 - home,
        (ValueUnit::Goals, Seat::Away) => -home,
    }
}

/// Returns the result of a finished match, or the network's estimate for any other.
#[must_use]
pub fn result_or_estimate<G: HasBots, const FEATURES: usize, const HIDDEN: usize>(
    state: &G,
    network: &ValueNetwork<FEATURES, HIDDEN>,
) -> f64 {
    let unit = G::value_unit(state.options());
    match (state.outcome(), unit) {
        (Some(outcome), _) => result_value(unit, &outcome),
        (None, ValueUnit::Wins) => chance(network.forward(&state.features())),
        (None, ValueUnit::Goals) => network.forward(&state.features()),
    }
}

/// Returns a value that depends on the score alone, for games without a better one.
pub(super) fn heuristic_value<G: HasBots>(state: &G) -> f64 {
    let unit = G::value_unit(state.options());
    if let Some(outcome) = state.outcome() {
        return result_value(unit, &outcome);
    }
    let score = state.score();
    let lead = f64::from(score[Seat::Home]) - f64::from(score[Seat::Away]);
    match unit {
        ValueUnit::Goals => lead,
        ValueUnit::Wins => chance(lead),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_reads_its_rows() {
        // Two features, two units. The first unit sees twice the first feature, the second unit one plus the second
        // feature. The output adds 3, 3 times the first feature, half of the first unit, and minus a quarter of the
        // second.
        static NETWORK: ValueNetwork<2, 2> =
            ValueNetwork::new("# Comment\n0 20000 0 10000\n# 7\r\n0 10000 30000 30000 0 5000 -2500\n");
        let answer = |first: f64, second: f64| {
            3.0 + 3.0 * first + softsign(2.0 * first) / 2.0 - softsign(1.0 + second) / 4.0
        };
        for (first, second) in [(1.0, 0.0), (0.0, 0.0), (-0.5, 2.0)] {
            assert!((NETWORK.forward(&[first, second]) - answer(first, second)).abs() < 1e-12);
        }
    }

    #[test]
    #[should_panic(expected = "each weight of the network is expected as a whole number")]
    fn a_text_with_anything_but_whole_numbers_is_refused() {
        let _ = ValueNetwork::<1, 1>::new("0 1.5 0 0 0");
    }

    #[test]
    #[should_panic(expected = "more weights than the network has")]
    fn a_text_with_more_weights_than_the_network_has_is_refused() {
        let _ = ValueNetwork::<1, 1>::new("0 1 0 0 0 7");
    }
}
