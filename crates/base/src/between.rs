//! Clamping between bounds that may cross. `clamp` panics if they do, and computed bounds cross for some window or some
//! file.

/// The value, no less than `low` and no more than `high`; where the two cross, `high`. A bound that is NaN
/// has no effect.
///
/// ```
/// use base::between::between;
///
/// assert_eq!(between(5.0, 1.0, 3.0), 3.0);
/// assert_eq!(between(5.0, 300.0, 60.0), 60.0, "a room of 60 has no place for 300");
/// ```
#[must_use]
pub const fn between(value: f32, low: f32, high: f32) -> f32 {
    value.max(low).min(high)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crossed_bounds_do_not_panic() {
        let odd = [f32::NAN, f32::INFINITY, f32::NEG_INFINITY, -1.0, 0.0, 1.0, 300.0, f32::MAX];
        for value in odd {
            for low in odd {
                for high in odd {
                    let fit = between(value, low, high);
                    assert!(high.is_nan() || fit <= high, "{value} {low} {high}: {fit}");
                    if low <= high && !value.is_nan() {
                        assert_eq!(fit, value.clamp(low, high));
                    }
                }
            }
        }
    }
}
