//! Ratings of players from their matches against bots of known strength.
//!
//! The method is Glicko's first system (Glickman 1999), with a minimum for the uncertainty, since people learn. A lead
//! of 400 rating points means ten points to one; 0 is the random bot.

use serde::{Deserialize, Serialize};

use super::Difficulty;

/// Glicko's constant q: ln 10 / 400.
const Q: f64 = std::f64::consts::LN_10 / 400.0;
/// Maximum deviation of a new player's rating.
const MAX_NEW_DEVIATION: f64 = 600.0;
/// Minimum deviation.
const MIN_DEVIATION: f64 = 50.0;
/// Shift of the sought strength near an end of the ladder, in spreads; it decays with the distance from the end.
///
/// There are no bots beyond the ends: an error of the rating outwards would cost or give no points there, and an error
/// inwards would.
const BEYOND: f64 = 1.8;
/// Maximum absolute value of a rating.
const MAX_POINTS: f64 = 3_000.0;

/// The rating of a player in one game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rating {
    /// The rating, in rating points.
    pub points: f64,
    /// Standard deviation of the rating, in rating points.
    #[serde(rename = "spread")]
    pub deviation: f64,
    /// Number of matches that it is based on.
    pub matches: u32,
}

/// Returns the expected share of points of the first rating against the second.
#[must_use]
pub fn expected(points: f64, other: f64) -> f64 {
    1.0 / (1.0 + (Q * (other - points)).exp())
}

impl Rating {
    /// Creates the rating of an unknown player: halfway up the ladder of these bots.
    #[must_use]
    pub fn new(bots: &[i32; 8]) -> Self {
        let [low, high] = ends(bots);
        Self {
            points: f64::midpoint(low, high),
            deviation: MAX_NEW_DEVIATION.min((high - low).max(MIN_DEVIATION)),
            matches: 0,
        }
    }

    /// Returns the rating after a match against an opponent of rating `other`; `share` is 1, 0.5 or 0.
    #[must_use]
    pub fn after(self, other: f64, share: f64) -> Self {
        let predicted = expected(self.points, other);
        let information = Q * Q * predicted * (1.0 - predicted);
        let precision = 1.0 / (self.deviation * self.deviation) + information;
        let points = self.points + Q / precision * (share - predicted);
        Self {
            points: points.clamp(-MAX_POINTS, MAX_POINTS),
            deviation: precision.sqrt().recip().max(MIN_DEVIATION),
            matches: self.matches.saturating_add(1),
        }
    }

    /// Returns the bot to meet next: one of the two nearest to the sought strength, drawn so that their mean strength
    /// equals it. `dice` is uniform in 0..1.
    #[must_use]
    pub fn pick_difficulty(&self, bots: &[i32; 8], dice: f64) -> Difficulty {
        let mut by_strength =
            Difficulty::ALL.map(|difficulty| (f64::from(bots[difficulty as usize]), difficulty));
        by_strength.sort_by(|(a, _), (b, _)| a.total_cmp(b));
        let [low, high] = ends(bots);
        let near = |from_the_end: f64| (-from_the_end.max(0.0) / self.deviation).exp();
        let sought =
            self.points + BEYOND * self.deviation * (near(high - self.points) - near(self.points - low));
        let above = by_strength.partition_point(|(strength, _)| *strength <= sought);
        match (above.checked_sub(1).and_then(|below| by_strength.get(below)), by_strength.get(above)) {
            (Some((low, weaker)), Some((high, stronger))) => {
                if dice < (sought - low) / (high - low) {
                    *stronger
                } else {
                    *weaker
                }
            }
            (Some((_, only)), None) | (None, Some((_, only))) => *only,
            (None, None) => Difficulty::Amateur,
        }
    }

    /// Returns true if the values are in their valid ranges, as a check of a stored rating.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        self.points.abs() <= MAX_POINTS && (MIN_DEVIATION..=MAX_POINTS).contains(&self.deviation)
    }
}

/// Returns the lowest and the highest of the bots' ratings.
fn ends(bots: &[i32; 8]) -> [f64; 2] {
    bots.iter().fold([f64::INFINITY, f64::NEG_INFINITY], |[low, high], bot| {
        [low.min(f64::from(*bot)), high.max(f64::from(*bot))]
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::MatchRng;

    const BOTS: [i32; 8] = [0, 100, 200, 300, 400, 500, 600, 700];

    #[test]
    fn ten_to_one_is_four_hundred_points() {
        assert!((expected(400.0, 0.0) - 10.0 / 11.0).abs() < 1e-12);
        assert_eq!(expected(120.0, 120.0), 0.5);
    }

    /// Glickman's own example: 1500 ± 200 after a win over 1400 and defeats by 1550 and 1700, with opponents of known
    /// strength.
    #[test]
    fn a_rating_moves_as_glicko_says() {
        let mut rating = Rating { points: 1_500.0, deviation: 200.0, matches: 0 };
        for (other, share) in [(1_400.0, 1.0), (1_550.0, 0.0), (1_700.0, 0.0)] {
            rating = rating.after(other, share);
        }
        // Updated match by match, not as one period; the published 1464 and 151 are for opponents of uncertain
        // strength.
        assert!((rating.points - 1_464.0).abs() < 15.0, "{rating:?}");
        assert!((rating.deviation - 151.0).abs() < 10.0, "{rating:?}");
    }

    #[test]
    fn opponents_picked_by_rating_have_the_intended_average_strength() {
        let mut rng = MatchRng::new(1);
        let mut sought = |points: f64| {
            let rating = Rating { points, deviation: 60.0, matches: 9 };
            let n = 4_000;
            let sum: f64 =
                (0..n).map(|_| f64::from(BOTS[rating.pick_difficulty(&BOTS, rng.unit()) as usize])).sum();
            sum / f64::from(n)
        };
        // Far from the ends the opponent is as strong as the player; near an end it is closer to that end.
        for points in [320.0, 350.0, 401.0] {
            assert!((sought(points) - points).abs() < 5.0, "{points}: {}", sought(points));
        }
        for from_the_end in [60.0_f64, 120.0] {
            let nearer = from_the_end - 1.8 * 60.0 * (-from_the_end / 60.0).exp();
            assert!((sought(from_the_end) - nearer).abs() < 5.0, "{from_the_end}: {}", sought(from_the_end));
            assert!((sought(700.0 - from_the_end) - (700.0 - nearer)).abs() < 5.0, "{from_the_end}");
        }
        let of = |points| Rating { points, deviation: 60.0, matches: 9 }.pick_difficulty(&BOTS, 0.5);
        assert_eq!((of(-500.0), of(2_000.0)), (Difficulty::Random, Difficulty::WorldClass));
        // The strongest bots are not the last of the list.
        let odd = [0, 300, 10, 20, 30, 40, 50, 60];
        assert_eq!(
            Rating { points: 900.0, deviation: 60.0, matches: 9 }.pick_difficulty(&odd, 0.5),
            Difficulty::Rookie
        );
    }

    #[test]
    fn a_rating_converges_to_the_strength_of_the_tables() {
        for truth in [0.0, 130.0, 350.0, 520.0, 700.0] {
            let mut rng = MatchRng::new(7);
            let (mut made, people) = (0.0, 2_000);
            for _ in 0..people {
                let mut rating = Rating::new(&BOTS);
                for n in 0..30 {
                    let other = f64::from(BOTS[rating.pick_difficulty(&BOTS, rng.unit()) as usize]);
                    let share = f64::from(u8::from(rng.unit() < expected(truth, other)));
                    rating = rating.after(other, share);
                    made += if n < 10 { 0.0 } else { share };
                }
            }
            let share = made / f64::from(20 * people);
            assert!((0.45..=0.55).contains(&share), "{truth}: {share:.3}");
        }
    }

    /// People learn: the rating keeps moving, however many matches there were.
    #[test]
    fn the_deviation_of_a_rating_has_a_lower_bound() {
        let mut rating = Rating::new(&BOTS);
        for n in 0..2_000_u32 {
            rating = rating.after(rating.points, f64::from(n % 2));
            assert!(rating.deviation >= MIN_DEVIATION, "{rating:?}");
        }
        assert_eq!((rating.deviation, rating.matches), (MIN_DEVIATION, 2_000));
        let moved = rating.after(rating.points, 1.0).points - rating.points;
        assert!(moved > 5.0, "{moved}");
        assert_eq!(
            Rating::new(&[0, 1, 2, 3, 4, 5, 6, 7]).deviation,
            MIN_DEVIATION,
            "bots that are as good as alike"
        );
    }

    /// A rating beyond the bounds would be refused at the next start.
    #[test]
    fn a_rating_stays_within_the_bounds_whatever_the_results() {
        for (share, bound) in [(1.0, MAX_POINTS), (0.0, -MAX_POINTS)] {
            let mut rating = Rating::new(&BOTS);
            for _ in 0..100 {
                let uncertain = Rating { deviation: MAX_NEW_DEVIATION, ..rating };
                rating = uncertain.after(rating.points, share);
            }
            assert_eq!(rating.points, bound);
            assert!(rating.is_sound());
        }
    }

    #[test]
    fn ratings_out_of_bounds_in_a_file_are_rejected() {
        let rating = Rating::new(&BOTS);
        assert!(rating.is_sound());
        for bad in [f64::NAN, f64::INFINITY, 1e9] {
            assert!(
                !Rating { points: bad, ..rating }.is_sound()
                    && !Rating { deviation: bad, ..rating }.is_sound()
            );
        }
        assert!(!Rating { deviation: 0.0, ..rating }.is_sound());
    }
}
