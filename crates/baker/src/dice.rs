//! Seeded choices, so that every bake draws the same people.

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A seeded random number generator.
pub(crate) struct DrawingRng(ChaCha8Rng);

impl DrawingRng {
    /// Makes a generator; the same seed gives the same numbers.
    pub(crate) fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    /// Returns a whole number below n.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        ((u64::from(self.0.next_u32()) * n as u64) >> 32) as usize
    }

    /// Returns a number from a to b.
    pub(crate) fn between(&mut self, a: f64, b: f64) -> f64 {
        a + (b - a) * f64::from(self.0.next_u32()) / f64::from(u32::MAX)
    }

    /// Returns one of the items.
    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}
