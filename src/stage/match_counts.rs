//! What a match came to beside its goals: counted from its events once it is over.

use std::collections::BTreeMap;

use crate::engine::{BySeat, Seat};

/// What is counted, where a game has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Count {
    /// A try at goal.
    Shot,
    /// A try of the other side kept out.
    Save,
    /// The ball won: a right guess, a tackle.
    Won,
    /// A kick of a shootout taken.
    Kick,
    /// A kick of a shootout that went in.
    KickIn,
}

/// The counts of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MatchCounts {
    /// How often, for each side.
    pub counts: BTreeMap<Count, BySeat<u32>>,
    /// Decisions that were taken while that side had the ball.
    pub ball: BySeat<u32>,
}

impl MatchCounts {
    /// The kick of a shootout that side took.
    #[must_use]
    pub fn kick(by: Seat, scored: bool) -> Vec<(Count, Seat)> {
        let scored = scored.then_some((Count::KickIn, by));
        [(Count::Kick, by)].into_iter().chain(scored).collect()
    }

    /// Once more.
    pub fn add(&mut self, count: Count, seat: Seat) {
        self.counts.entry(count).or_default()[seat] += 1;
    }

    /// How long each side had the ball, in hundredths; none in a game in which it cannot be won.
    #[must_use]
    pub fn possession(&self) -> Option<BySeat<u32>> {
        let all = self.ball[Seat::Home] + self.ball[Seat::Away];
        if all == 0 || !self.counts.contains_key(&Count::Won) {
            return None;
        }
        let home = (100 * self.ball[Seat::Home] + all / 2) / all;
        Some(BySeat::new(home, 100 - home))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn possession_is_told_where_the_ball_can_be_won() {
        let mut tally = MatchCounts { ball: BySeat::new(2, 1), ..MatchCounts::default() };
        assert_eq!(tally.possession(), None);
        tally.add(Count::Won, Seat::Away);
        assert_eq!(tally.possession(), Some(BySeat::new(67, 33)));
        assert_eq!(tally.counts[&Count::Won], BySeat::new(0, 1));
    }
}
