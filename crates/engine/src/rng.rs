//! The random numbers of a match: one pinned algorithm, the same on every platform and in every later version.
//!
//! The generator is ChaCha with 8 rounds. The 64-bit seed fills the first eight bytes of the key (little-endian); the
//! rest of the key is zero. Numbers below `n` come from multiply-and-reject on 32-bit words, shuffles from Fisher-Yates
//! from the top. Records depend on all of this, and golden tests guard it.
//!
//! A bot that draws random numbers gets a separate stream for each decision: [`MatchRng::of_decision`].

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::Rng;
use serde::ser::{Serialize, SerializeStruct, Serializer};

use super::Seat;

/// The end of a decision's key, which keeps it different from the key of any match.
const DECISION: [u8; 8] = *b"decision";

/// Returns the FNV-1a hash of a text, 64 bits: the same on every machine and in every build.
#[must_use]
pub fn fnv1a(text: &str) -> u64 {
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, step)
}

/// Mixes two numbers into an evenly spread one, by the last steps of SplitMix64.
///
/// Gives the seed of match `n` of a series, so that a match does not depend on the others that are played before or
/// beside it.
#[must_use]
pub const fn mix(seed: u64, n: u64) -> u64 {
    let mut z = seed.wrapping_add(n.wrapping_mul(0x9E37_79B9_7F4A_7C15)).wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// A reproducible random number generator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchRng(ChaCha8Rng);

impl MatchRng {
    /// Starts the stream of this seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Self(ChaCha8Rng::from_seed(key))
    }

    /// Starts the stream of one decision: decision `n` of `seat`, counted per seat from 0, in the match of that seed.
    ///
    /// The stream depends on these three values alone, so a decision that is taken back and made again gets the same
    /// stream.
    ///
    /// The derivation is one-way. ChaCha is keyed with the seed (bytes 0..8, little-endian), `n` (8..16), the seat (16;
    /// 0 home, 1 away) and the word `decision` (24..32), and its first 64 bits are the seed of the returned stream. The
    /// stream therefore reveals neither the match's seed, nor the cards it dealt, nor the random numbers of any other
    /// decision of either side.
    #[must_use]
    pub fn of_decision(seed: u64, seat: Seat, n: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        key[8..16].copy_from_slice(&n.to_le_bytes());
        key[16] = seat as u8;
        key[24..].copy_from_slice(&DECISION);
        Self::new(Self(ChaCha8Rng::from_seed(key)).seed())
    }

    /// Draws 32 random bits.
    pub fn bits(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// Draws 64 random bits, as the seed of another stream.
    pub fn seed(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Draws a whole number below `n` uniformly; 0 if `n` is 0.
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

    /// Draws an index into something of that length uniformly; 0 if the length is 0.
    pub fn index(&mut self, len: usize) -> usize {
        self.below(len as u32) as usize
    }

    /// Tosses a fair coin; heads is true.
    pub fn heads(&mut self) -> bool {
        self.below(2) == 0
    }

    /// Draws a seat with a fair coin; heads is home.
    pub fn toss(&mut self) -> Seat {
        if self.heads() { Seat::Home } else { Seat::Away }
    }

    /// Draws a number in 0..1, uniform over 2^32 values.
    pub fn unit(&mut self) -> f64 {
        f64::from(self.bits()) / (f64::from(u32::MAX) + 1.0)
    }

    /// Shuffles the items.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }

    /// Draws one of the items uniformly; `None` if there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.index(items.len()))
    }
}

/// Serialized as the position in the stream: enough to tell two states apart, not to continue from one.
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

    /// Three quarters of all 32 bits: a draw that keeps every number would take each third one twice as often.
    #[test]
    fn a_number_below_a_large_bound_is_uniform() {
        let (mut rng, mut counts) = (MatchRng::new(3), [0; 3]);
        for _ in 0..6000 {
            counts[rng.below(3 << 30) as usize % 3] += 1;
        }
        assert!(counts.iter().all(|count| (1900..2100).contains(count)), "{counts:?}");
    }

    /// Each of the 2^32 values of a unit draw is a multiple of 2^-32, so none is 1.
    #[test]
    fn a_unit_draw_is_a_multiple_of_its_step() {
        let mut rng = MatchRng::new(1);
        assert!((0..100).all(|_| (rng.unit() * 2_f64.powi(32)).fract() == 0.0));
    }

    /// If this fails, every record ever written replays as another match: do not change the expectation.
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

    /// If this fails, bots choose differently in every saved match that goes on: do not change the expectation.
    #[test]
    fn golden_decisions() {
        let drawn = |seed, seat, n| MatchRng::of_decision(seed, seat, n).seed();
        let found = [
            drawn(0, Seat::Home, 0),
            drawn(1, Seat::Home, 0),
            drawn(1, Seat::Away, 0),
            drawn(1, Seat::Home, 1),
            drawn(u64::MAX, Seat::Away, 200),
        ];
        assert_eq!(found, GOLDEN_DECISIONS);
    }
    /// Computed by an independent ChaCha8, written from its definition.
    const GOLDEN_DECISIONS: [u64; 5] = [
        0x0A51_43B0_A312_C5A0, 0xFB4E_F216_8519_95A7, 0x9AD4_E919_1870_CECF, 0xE7A6_E339_BF5C_1293,
        0xAA4D_C4E8_D885_7365,
    ];

    #[test]
    fn every_decision_has_its_own_random_stream() {
        let mut firsts = std::collections::BTreeSet::new();
        for seed in 0..20 {
            firsts.insert(MatchRng::new(seed).seed());
            for n in 0..100 {
                for seat in Seat::BOTH {
                    assert!(firsts.insert(MatchRng::of_decision(seed, seat, n).seed()), "{seed} {seat} {n}");
                }
            }
        }
        // The first draws of a side are uniform, though each comes from another stream.
        let mut seen = [0u32; 6];
        for n in 0..60_000 {
            seen[MatchRng::of_decision(7, Seat::Away, n).index(6)] += 1;
        }
        assert!(seen.iter().all(|n| (9_600..10_400).contains(n)), "{seen:?}");
    }

    #[test]
    fn numbers_below_a_bound_are_uniform() {
        let mut rng = MatchRng::new(7);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[rng.index(6)] += 1;
        }
        assert!(seen.iter().all(|n| (9_600..10_400).contains(n)), "{seen:?}");
        assert_eq!((rng.below(0), rng.below(1)), (0, 0));
    }

    #[test]
    fn seeds_of_neighbouring_matches_differ() {
        let seeds: std::collections::BTreeSet<u64> =
            (0..100).flat_map(|s| (0..100).map(move |n| mix(s, n))).collect();
        assert!(seeds.len() > 9_800, "{}", seeds.len());
        assert_eq!(mix(0, 0), 0xE220_A839_7B1D_CDAF, "SplitMix64's first number");
    }
}
