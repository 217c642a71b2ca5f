//! The random choices of the show, such as the scorers' names and the commentary, derived from the match seed.

use engine::{MatchRng, Seat};

/// The random choices of the show of a match. They are fixed by the seed of the match: a replay, a resumed match and
/// every audience get the same ones.
///
/// The show draws nothing from the random numbers of the rules. It is also one-way: its key is drawn from the stream of
/// another key than the match's own, so neither the key nor the scorers reveal a deal or a die. (An attacker with time
/// to try every seed could find the match's seed from the first cards of a hand just as well.)
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShowRng(u64);

/// Separates the random numbers of the show from those of the rules.
const SHOW_STREAM: u64 = 0x1f0f_8b5e_11e7_ca57;

/// The weights of the scorers as repeated indices into the eleven: most often strikers and wings, never the keeper.
const SCORERS: [usize; 20] = [8, 9, 6, 10, 8, 9, 10, 6, 8, 7, 5, 9, 6, 10, 8, 4, 7, 3, 2, 1];

impl ShowRng {
    /// Returns the show's random choices for the match with that seed.
    #[must_use]
    pub fn of(seed: u64) -> Self {
        Self(MatchRng::new(seed ^ SHOW_STREAM).seed())
    }

    /// Returns the scorer of a side's goal as an index into its eleven, 0..=10; `goal` counts from 1.
    #[must_use]
    pub fn scorer(self, by: Seat, goal: u32) -> usize {
        let mut rng = MatchRng::new(self.0 ^ (u64::from(goal) << 1 | u64::from(by == Seat::Away)));
        SCORERS[rng.index(SCORERS.len())]
    }

    /// Returns the generator that chooses the commentary where the scoreboard shows these numbers.
    #[must_use]
    pub(super) fn words(self, numbers: [u32; 4]) -> MatchRng {
        // Each number's stream gives the key of the next one: neighbouring moments give unlike lines.
        let key = numbers.into_iter().fold(!self.0, |key, n| MatchRng::new(key ^ u64::from(n)).seed());
        MatchRng::new(key)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    /// If this fails, saved matches have other scorers: do not change the expectation.
    #[test]
    fn golden_scorers() {
        let cast = ShowRng::of(1);
        let scorers: Vec<usize> = (1..=8).map(|goal| cast.scorer(Seat::Home, goal)).collect();
        assert_eq!(scorers, GOLDEN);
    }
    const GOLDEN: [usize; 8] = [6, 8, 9, 5, 4, 9, 8, 8];

    #[test]
    fn scorers_are_drawn_by_weight_for_each_goal_of_each_side() {
        let mut tally: HashMap<usize, usize> = HashMap::new();
        let mut alike = 0;
        for seed in 0..2_000 {
            let cast = ShowRng::of(seed);
            for goal in 1..=3 {
                let [home, away] = Seat::BOTH.map(|by| cast.scorer(by, goal));
                alike += usize::from(home == away);
                *tally.entry(home).or_default() += 1;
                *tally.entry(away).or_default() += 1;
            }
        }
        for who in 0..=10 {
            let weight = SCORERS.iter().filter(|scorer| **scorer == who).count();
            let (count, due) = (tally.get(&who).copied().unwrap_or(0), 12_000 * weight / SCORERS.len());
            assert!(count.abs_diff(due) <= 30 + due / 8, "{who}: {count}, not {due}");
        }
        // If both sides shared one draw, their scorers would always be equal.
        assert!((300..900).contains(&alike), "{alike} of 6000");
    }

    #[test]
    fn the_show_rng_does_not_contain_the_seed() {
        for seed in 0..64 {
            let ShowRng(held) = ShowRng::of(seed);
            assert!(
                (held ^ seed).count_ones() > 12 && (held ^ seed ^ SHOW_STREAM).count_ones() > 12,
                "{seed}"
            );
        }
    }
}
