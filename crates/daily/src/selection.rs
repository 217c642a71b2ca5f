//! The choice of the days: of some deals for each day, the one that bots found the best contest.
//!
//! Six bots take the person's place in turn against the opponent of the day. A good deal can be won and lost, changes
//! hands, and is open until late.

use chrono::NaiveDate;

use ai::Difficulty;
use ai::arena::BotMatchError;
use engine::Seat;
use games::reproducible::ReproducibleMatch;

use super::{DailyMatch, DaySelection};

/// Number of deals to choose from for each day.
pub const CANDIDATES: u64 = 8;

/// The bots that take the person's place.
const PEOPLE: [Difficulty; 6] = [
    Difficulty::Rookie,
    Difficulty::Youth,
    Difficulty::Amateur,
    Difficulty::SemiPro,
    Difficulty::Pro,
    Difficulty::International,
];

/// Measures of a deal over several matches.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct CandidateStats {
    /// Mean points of those in the person's place: a win 1, a draw one half.
    pub points: f64,
    /// Mean number of times that the lead was lost or taken.
    pub swings: f64,
    /// Share of the matches that ended level or with one goal between the sides.
    pub close: f64,
}

impl CandidateStats {
    /// Measures matches.
    #[must_use]
    pub fn of(matches: &[ReproducibleMatch]) -> Self {
        let n = matches.len().max(1) as f64;
        let points = |played: &ReproducibleMatch| match played.outcome.winner {
            Some(Seat::Home) => 1.0,
            Some(Seat::Away) => 0.0,
            None => 0.5,
        };
        let margin = |played: &ReproducibleMatch| {
            played.outcome.score[Seat::Home].abs_diff(played.outcome.score[Seat::Away])
        };
        Self {
            points: matches.iter().map(points).sum::<f64>() / n,
            swings: matches.iter().map(|played| f64::from(swings(&played.leads))).sum::<f64>() / n,
            close: matches.iter().filter(|played| margin(played) <= 1).count() as f64 / n,
        }
    }

    /// Returns the merit of the deal: best is one that half of all win, where the lead changes three times and the end
    /// is close. One that nobody wins, or that nobody loses, is worth least.
    #[must_use]
    pub fn score(&self) -> f64 {
        let balance = 1.0 - (2.0 * self.points - 1.0).abs();
        if balance == 0.0 { 0.0 } else { 2.0 * balance + (self.swings / 3.0).min(1.0) + self.close }
    }
}

/// Returns how often the lead was lost or taken by another side.
fn swings(leads: &[i64]) -> u32 {
    let standings = leads.iter().map(|lead| lead.signum());
    let (_, changes) =
        standings.fold((0, 0), |(before, n), now| (now, n + u32::from(before != 0 && now != before)));
    changes
}

/// Chooses the deal of a day among that many, and returns it with its measures; `None` before the first day.
///
/// # Errors
/// A bot or a game has a bug.
pub fn select(
    date: NaiveDate,
    candidates: u64,
) -> Result<Option<(DaySelection, CandidateStats)>, BotMatchError> {
    let mut best: Option<(DaySelection, CandidateStats)> = None;
    for candidate in 0..candidates.max(1) {
        let Some(day) = DailyMatch::drawn(date, candidate) else { return Ok(None) };
        let play = |person: Difficulty| day.game.play_reproducibly(day.options, day.seed, day.bots(person));
        let matches = PEOPLE.into_iter().map(play).collect::<Result<Vec<_>, _>>()?;
        let stats = CandidateStats::of(&matches);
        if best.as_ref().is_none_or(|(_, best)| stats.score() > best.score()) {
            best = Some((DaySelection { opponent: day.opponent, seed: day.seed }, stats));
        }
    }
    Ok(best)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_swing_is_a_lead_lost_or_taken() {
        assert_eq!(swings(&[]), 0);
        assert_eq!(swings(&[0, 1, 1, 2, 1]), 0, "the first lead is no swing");
        assert_eq!(swings(&[1, 0, 1, 0, -1]), 2);
        assert_eq!(swings(&[1, -1]), 1);
    }

    #[test]
    fn a_deal_that_all_win_or_all_lose_is_worth_least() {
        let stats = |points| CandidateStats { points, swings: 3.0, close: 1.0 };
        assert_eq!([0.0, 1.0].map(|points| stats(points).score()), [0.0, 0.0]);
        assert!(stats(0.5).score() > stats(0.25).score());
    }
}
