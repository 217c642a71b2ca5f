//! Statistics of a match, counted while its record is replayed.

use serde::{Deserialize, Serialize};

use engine::{BySeat, EventSink, Seat};
use stage::StagedGame;
use stage::match_counts::{StatCounts, StatKind};

/// Statistics of a match: shots, saves, balls won and kicks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchStats {
    /// Shots of each side; 0 in games that do not count them.
    pub shots: BySeat<u32>,
    /// Saves of each side; 0 in games that do not count them.
    pub saves: BySeat<u32>,
    /// Balls won by each side; 0 in games that do not count them.
    #[serde(rename = "won")]
    pub balls_won: BySeat<u32>,
    /// Shootout kicks taken by each side.
    pub kicks: BySeat<u32>,
    /// Shootout kicks scored by each side.
    #[serde(rename = "kicks_in")]
    pub kicks_scored: BySeat<u32>,
    /// The side that scored the last goal, and the number of decisions made by then.
    #[serde(rename = "last")]
    pub last_goal: Option<(Seat, u32)>,
}

/// Collects the statistics of a match from its events.
#[derive(Default)]
pub(super) struct StatsCounter {
    tally: StatCounts,
    stats: MatchStats,
    score: BySeat<u32>,
    /// The largest deficit of each side, in goals.
    pub(super) behind: BySeat<u32>,
}

impl StatsCounter {
    /// Records the score after a number of decisions.
    pub(super) fn note(&mut self, decisions: usize, score: BySeat<u32>) {
        for seat in Seat::BOTH {
            if score[seat] > self.score[seat] {
                self.stats.last_goal = Some((seat, decisions as u32));
            }
            self.behind[seat] = score[!seat].saturating_sub(score[seat]).max(self.behind[seat]);
        }
        self.score = score;
    }

    /// Returns the statistics.
    pub(super) fn stats(&self) -> MatchStats {
        let of = |count: StatKind| self.tally.counts.get(&count).copied().unwrap_or_default();
        MatchStats {
            shots: of(StatKind::Shot),
            saves: of(StatKind::Save),
            balls_won: of(StatKind::Won),
            kicks: of(StatKind::Kick),
            kicks_scored: of(StatKind::KickIn),
            ..self.stats
        }
    }
}

impl<G: StagedGame> EventSink<G> for StatsCounter {
    fn emit(&mut self, _: &G, event: impl FnOnce() -> G::Event) {
        for (count, seat) in G::counted(&event()) {
            self.tally.add(count, seat);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::GAMES;
    use ai::Difficulty;

    #[test]
    fn goals_are_noted_as_they_fall() {
        let mut counter = StatsCounter::default();
        for (decisions, home, away) in [(0, 0, 0), (3, 1, 0), (4, 2, 0), (6, 2, 1), (7, 3, 1), (9, 3, 1)] {
            counter.note(decisions, BySeat::new(home, away));
        }
        assert_eq!(counter.stats().last_goal, Some((Seat::Home, 7)));
        assert_eq!(counter.behind, BySeat::new(0, 2));
    }

    /// Whatever is counted of a match agrees with its score, in every game.
    #[test]
    fn match_statistics_agree_with_the_match() {
        let mut shootouts = 0;
        for game in GAMES {
            let (mut shots, mut last) = (0, 0);
            for seed in 0..12 {
                let difficulties = BySeat::new(Difficulty::Amateur, Difficulty::Rookie);
                let record =
                    game.arena("").unwrap().play_match(seed, difficulties, true).unwrap().record.unwrap();
                let replayed = game.replay(&record).unwrap();
                let (stats, score) = (replayed.stats, replayed.score);
                for seat in Seat::BOTH {
                    shots += stats.shots[seat];
                    assert!(stats.kicks_scored[seat] <= stats.kicks[seat], "{} {seed}", game.id());
                }
                if let Some(kicks) = replayed.outcome.and_then(|outcome| outcome.kicks) {
                    assert_eq!(stats.kicks_scored, kicks, "{} {seed}", game.id());
                    shootouts += 1;
                }
                let decisions = stats.last_goal.map_or(0, |(_, decisions)| decisions);
                assert!(decisions as usize <= record.actions.len());
                last += decisions;
                assert_eq!(stats.last_goal.is_some(), score[Seat::Home] + score[Seat::Away] > 0);
            }
            assert!(shots > 0 && last > 0, "{}", game.id());
        }
        assert!(shootouts > 1, "{shootouts} shootouts");
    }
}
