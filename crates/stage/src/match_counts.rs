//! The statistics of a match beside its goals, counted from its events once it is over.

use std::collections::BTreeMap;

use engine::{BySeat, Seat};

/// A statistic; not every game has each of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum StatKind {
    /// Shots at goal.
    Shot,
    /// Shots of the other side that were saved.
    Save,
    /// Balls won, by a right guess or a tackle.
    Won,
    /// Kicks taken in a shootout.
    Kick,
    /// Kicks scored in a shootout.
    KickIn,
}

/// The counts of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StatCounts {
    /// The number of each statistic for each side.
    pub counts: BTreeMap<StatKind, BySeat<u32>>,
    /// The number of decisions made while each side had the ball.
    pub ball: BySeat<u32>,
}

impl StatCounts {
    /// Returns the counts of one kick of a shootout.
    #[must_use]
    pub fn kick(by: Seat, scored: bool) -> Vec<(StatKind, Seat)> {
        let scored = scored.then_some((StatKind::KickIn, by));
        [(StatKind::Kick, by)].into_iter().chain(scored).collect()
    }

    /// Adds one to a statistic of a side.
    pub fn add(&mut self, count: StatKind, seat: Seat) {
        self.counts.entry(count).or_default()[seat] += 1;
    }

    /// Returns each side's share of possession in percent; `None` if no ball was won in the match.
    #[must_use]
    pub fn possession(&self) -> Option<BySeat<u32>> {
        let all = self.ball[Seat::Home] + self.ball[Seat::Away];
        if all == 0 || !self.counts.contains_key(&StatKind::Won) {
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
    fn possession_is_counted_only_in_games_with_turnovers() {
        let mut tally = StatCounts { ball: BySeat::new(2, 1), ..StatCounts::default() };
        assert_eq!(tally.possession(), None);
        tally.add(StatKind::Won, Seat::Away);
        assert_eq!(tally.possession(), Some(BySeat::new(67, 33)));
        let five_of_eight = StatCounts { ball: BySeat::new(5, 3), ..tally.clone() };
        assert_eq!(five_of_eight.possession(), Some(BySeat::new(63, 37)), "62.5 is rounded up");
        assert_eq!(tally.counts[&StatKind::Won], BySeat::new(0, 1));
    }
}
