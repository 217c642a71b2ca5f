//! The chance of a match: one pinned algorithm, the same on every platform and in every later version.
//!
//! ChaCha with 8 rounds; the 64-bit seed stands in the first eight bytes of the key (little-endian), the rest of
//! the key is zero; numbers below `n` by multiply-and-reject on 32-bit words; shuffles by Fisher-Yates from the top.
//! Records stand on this: golden tests guard it.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::Rng;
use serde::ser::{Serialize, SerializeStruct, Serializer};

/// A reproducible source of chance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchRng(ChaCha8Rng);

impl MatchRng {
    /// The stream of this seed, from its beginning.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Self(ChaCha8Rng::from_seed(key))
    }

    /// Thirty-two random bits.
    pub fn bits(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// Sixty-four random bits: a seed for another stream.
    pub fn seed(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A whole number below `n`, each equally likely; 0 when `n` is 0.
    pub fn below(&mut self, n: u32) -> u32 {
        if n <= 1 {
            return 0;
        }
        loop {
            let wide = u64::from(self.bits()) * u64::from(n);
            let low = wide as u32;
            if low >= n || low >= n.wrapping_neg() % n {
                return (wide >> 32) as u32;
            }
        }
    }

    /// An index into something of that length, each equally likely; 0 for nothing.
    pub fn index(&mut self, len: usize) -> usize {
        self.below(len as u32) as usize
    }

    /// A fair coin; heads is true.
    pub fn heads(&mut self) -> bool {
        self.below(2) == 0
    }

    /// A number in 0..1, evenly spread over 2^32 values.
    pub fn unit(&mut self) -> f64 {
        f64::from(self.bits()) / (f64::from(u32::MAX) + 1.0)
    }

    /// Brings the items into a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }

    /// One of the items, each equally likely.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.index(items.len()))
    }
}

/// Written as the position in the stream: what is needed to tell two states apart, not to go on from one.
impl Serialize for MatchRng {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut s = to.serialize_struct("MatchRng", 2)?;
        let mut seed = [0; 8];
        seed.copy_from_slice(&self.0.get_seed()[..8]);
        s.serialize_field("seed", &u64::from_le_bytes(seed))?;
        s.serialize_field("words_drawn", &(self.0.get_word_pos() as u64))?;
        s.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// If this fails, every record ever written means another match: do not change the expectation.
    #[test]
    fn golden_stream() {
        let mut rng = MatchRng::new(1);
        let numbers: Vec<u32> = (0..8).map(|_| rng.below(100)).collect();
        let mut deck: Vec<u8> = (0..10).collect();
        rng.shuffle(&mut deck);
        assert_eq!((numbers, deck), (GOLDEN_NUMBERS.to_vec(), GOLDEN_DECK.to_vec()));
    }
    const GOLDEN_NUMBERS: [u32; 8] = [62, 38, 92, 29, 39, 79, 90, 91];
    const GOLDEN_DECK: [u8; 10] = [5, 4, 2, 6, 3, 8, 0, 1, 7, 9];

    #[test]
    fn below_is_even() {
        let mut rng = MatchRng::new(7);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[rng.index(6)] += 1;
        }
        assert!(seen.iter().all(|n| (9_600..10_400).contains(n)), "{seen:?}");
        assert_eq!((rng.below(0), rng.below(1)), (0, 0));
    }
}
