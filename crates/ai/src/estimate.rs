//! Estimates with their standard errors, and the unit in which they are measured.

use serde::{Deserialize, Serialize};

/// The 97.5 % quantile of the normal distribution.
pub(super) const QUANTILE: f64 = 1.959_964;

/// Values below this are rounding errors.
pub(super) const EPSILON: f64 = 1e-9;

/// The unit of values and costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ValueUnit {
    /// Expected points: a win counts 1, a draw one half, a defeat 0.
    Wins,
    /// Goal difference at the end, for games in which a win alone says little.
    Goals,
}

/// An estimate with its standard error, which is 0 if the value is exact.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[must_use]
pub struct Estimate {
    /// The estimated value, in the unit of what was measured.
    pub value: f64,
    /// One standard error of the value, in the same unit.
    pub error: f64,
}

impl Estimate {
    /// Creates an exact value.
    pub const fn exact(value: f64) -> Self {
        Self { value, error: 0.0 }
    }

    /// Returns the sum of independent estimates.
    pub fn sum(parts: impl Iterator<Item = Self>) -> Self {
        let (value, squares) =
            parts.fold((0.0, 0.0), |(sum, squares), part| (sum + part.value, squares + part.error.powi(2)));
        Self { value, error: squares.sqrt() }
    }

    /// Returns the mean of a sample with its standard error; 0 for an empty sample.
    pub fn mean(sample: &[f64]) -> Self {
        let n = sample.len().max(1) as f64;
        let value = sample.iter().sum::<f64>() / n;
        let squares = sample.iter().map(|point| (point - value).powi(2)).sum::<f64>();
        Self { value, error: (squares / (n - 1.0).max(1.0) / n).sqrt() }
    }

    /// Returns the mean of the paired differences `one[k] - other[k]` with its standard error.
    pub fn mean_difference(one: &[f64], other: &[f64]) -> Self {
        Self::mean(&one.iter().zip(other).map(|(one, other)| one - other).collect::<Vec<_>>())
    }

    /// Returns true if the value is positive and exceeds twice its standard error.
    #[must_use]
    pub fn is_significant(self) -> bool {
        self.value > EPSILON && self.value > 2.0 * self.error
    }

    /// Returns half the width of the 95 % confidence interval.
    #[must_use]
    pub fn half_width(self) -> f64 {
        QUANTILE * self.error
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_are_paired() {
        let Estimate { value, error } =
            Estimate::mean_difference(&[1.0, 1.0, 0.5, 0.0], &[0.0, 1.0, 0.0, 0.0]);
        assert!((value - 0.375).abs() < 1e-12 && (error - 0.239_357).abs() < 1e-6, "{value} {error}");
        assert_eq!(Estimate::mean_difference(&[0.5; 8], &[0.5; 8]), Estimate::default());
    }

    #[test]
    fn the_error_of_a_mean_is_known_and_errors_of_a_sum_add_in_squares() {
        // Variance 1/3 by n - 1; over four figures.
        let mean = Estimate::mean(&[1.0, 0.0, 1.0, 0.0]);
        assert!((mean.value - 0.5).abs() < 1e-12 && (mean.error - (1.0_f64 / 12.0).sqrt()).abs() < 1e-12);
        assert!((mean.half_width() - 1.959_964 * mean.error).abs() < 1e-12);
        assert_eq!(Estimate::mean(&[]), Estimate::default());
        let part = |value, error| Estimate { value, error };
        let sum = Estimate::sum([part(1.0, 3.0), part(-0.5, 4.0)].into_iter());
        assert_eq!(sum, part(0.5, 5.0));
    }
}
