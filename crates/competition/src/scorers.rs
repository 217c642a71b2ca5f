//! The scorers of a competition: stored with each result, as far as the match names them, and counted for a table.

use std::collections::BTreeMap;

use super::{Competition, CompetitionError, FixtureId, FixtureResult};
use clubs::ELEVEN;
use engine::{BySeat, Record, Seat};
use games::dyn_match::DynMatch;

/// The scorers of each side, in the order of the goals: indices in the club's eleven.
pub type GoalScorers = BySeat<Vec<usize>>;

/// The part of a finished match that a competition stores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedFixture {
    /// Goals and kicks of the match.
    pub result: FixtureResult,
    /// The scorers; `None` if they are unknown.
    pub scorers: Option<GoalScorers>,
}

impl From<FixtureResult> for PlayedFixture {
    /// Returns a result whose scorers are unknown.
    fn from(result: FixtureResult) -> Self {
        Self { result, scorers: None }
    }
}

impl PlayedFixture {
    /// Returns the result and scorers of that match; `None` before its end.
    #[must_use]
    pub fn from_match(live: &dyn DynMatch) -> Option<Self> {
        Some(Self { result: FixtureResult::from(&live.outcome()?), scorers: live.scorers() })
    }

    /// Returns the result and scorers of the match with that record; `None` if the record does not reach its end.
    #[must_use]
    pub fn of_record(record: &Record) -> Option<Self> {
        Self::from_match(games::find(&record.game)?.resume(record).ok()?.as_ref())
    }
}

/// A line of the table of scorers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TopScorer {
    /// The place, from 1; those with the same number of goals share one.
    pub place: usize,
    /// The number of the scorer's side in the competition.
    pub side: usize,
    /// Index of the player in the club's eleven.
    pub player: usize,
    /// Number of goals.
    pub goals: usize,
}

/// Checks that those scored the goals of that match.
pub(super) fn check(
    id: FixtureId,
    result: &FixtureResult,
    scorers: &GoalScorers,
) -> Result<(), CompetitionError> {
    let fits = |seat: Seat| {
        let all = &scorers[seat];
        all.len() == result.score[seat] as usize && all.iter().all(|player| *player < ELEVEN)
    };
    let all = Seat::BOTH.into_iter().all(fits);
    if all { Ok(()) } else { Err(CompetitionError::Scorers { round: id.round + 1, place: id.place + 1 }) }
}

impl Competition {
    /// Returns the counted results, by round and place.
    pub fn results(&self) -> impl Iterator<Item = (FixtureId, FixtureResult)> {
        self.results.iter().map(|(at, result)| (*at, *result))
    }

    /// Returns the best scorers so far, at most that many.
    #[must_use]
    pub fn top_scorers(&self, most: usize) -> Vec<TopScorer> {
        let mut goals: BTreeMap<(usize, usize), usize> = BTreeMap::new();
        for fixture in self.rounds().iter().flatten() {
            let Some(scorers) = self.scorers.get(&fixture.id()) else { continue };
            for seat in Seat::BOTH {
                for player in &scorers[seat] {
                    *goals.entry((fixture.sides[seat], *player)).or_default() += 1;
                }
            }
        }
        let mut all: Vec<((usize, usize), usize)> = goals.into_iter().collect();
        all.sort_by_key(|(_, goals)| std::cmp::Reverse(*goals));
        let place =
            |goals: usize| all.iter().position(|(_, others)| *others == goals).unwrap_or_default() + 1;
        let line = |((side, player), goals): &((usize, usize), usize)| TopScorer {
            place: place(*goals),
            side: *side,
            player: *player,
            goals: *goals,
        };
        all.iter().take(most).map(line).collect()
    }

    /// Returns the number of matches whose scorers are known, those without a goal included, and the number of all that
    /// are played.
    #[must_use]
    pub fn scorers_known(&self) -> (usize, usize) {
        let goals = |result: &FixtureResult| result.score[Seat::Home] + result.score[Seat::Away];
        let known =
            |(at, result): &(&FixtureId, &FixtureResult)| self.scorers.contains_key(at) || goals(result) == 0;
        (self.results.iter().filter(known).count(), self.results.len())
    }
}
