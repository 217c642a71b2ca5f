//! Lines of commentary: one topic has several lines, in each language its own number of them.

use super::{MessageArg, MessageId};
use engine::MatchRng;
use engine::rng::mix;

/// One of the lines of a topic. Which one it is depends on the language: each has its own lines, and each chooses by
/// the same numbers.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TopicLine {
    /// The message whose attributes are the lines.
    pub topic: MessageId,
    /// Number of lines that the topic had before in this match.
    pub nth: u32,
    /// The random number that orders the lines of this match.
    pub seed: u32,
    /// The names that lines may use. A line that uses any other is not chosen.
    pub args: Vec<(&'static str, MessageArg)>,
}

impl TopicLine {
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
    let round = if n > 2 { round as u64 } else { 0 };
    let mut order: Vec<usize> = (0..n).collect();
    MatchRng::new(mix(seed.into(), round)).shuffle(&mut order);
    order
}
