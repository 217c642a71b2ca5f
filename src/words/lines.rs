//! Lines of commentary: one topic has several lines, in each language its own number of them.

use super::{Arg, Id};

/// One of the lines of a topic. Which one it is depends on the language: each has its own lines, and each chooses by
/// the same numbers.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LineOf {
    /// The message whose attributes are the lines.
    pub topic: Id,
    /// How often the topic had a line before, in this match.
    pub nth: u32,
    /// The random number that orders the lines of this match.
    pub seed: u32,
    /// What the lines may name. A line that names anything else is not chosen.
    pub args: Vec<(&'static str, Arg)>,
}

impl LineOf {
    /// Returns which of `n` lines is meant. No line comes again before all have been used, and none twice in a row.
    pub(super) fn pick(&self, n: usize) -> usize {
        if n < 2 {
            return 0;
        }
        let (round, place) = (self.nth as usize / n, self.nth as usize % n);
        let now = order(n, self.seed, round);
        let last = if round == 0 { None } else { order(n, self.seed, round - 1).last().copied() };
        // The first line of a round is not the last one of the round before: they change places.
        let swapped = last.is_some_and(|last| now.first() == Some(&last));
        match (swapped, place) {
            (true, 0) => now[1],
            (true, 1) => now[0],
            _ => now[place],
        }
    }
}

/// Returns the numbers below `n` in an order drawn by the seed; with two, every round has the same order.
fn order(n: usize, seed: u32, round: usize) -> Vec<usize> {
    let round = if n > 2 { round } else { 0 };
    let mut state = u64::from(seed) ^ ((round as u64) << 32) ^ 0x9e37_79b9_7f4a_7c15;
    let mut order: Vec<usize> = (0..n).collect();
    for k in (1..n).rev() {
        // SplitMix64: the order is only for variety.
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let bound = (k + 1) as u64;
        order.swap(k, usize::try_from((mixed >> 8) % bound).unwrap_or(0));
    }
    order
}
