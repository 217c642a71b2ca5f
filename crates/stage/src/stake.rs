//! The stake, 0..=1: how much the next goal would change the chance to win. The crowd's background noise follows it.
//!
//! All games use the same measure. In open play it depends on the score, the time and the nearness of a goal. Goals are
//! modelled as a Poisson process with the same rate for both sides, which is cheap and gives the same result on every
//! machine. A shootout is computed exactly, kick by kick.

use std::cmp::Ordering;

use super::scene::Scoreboard;
use engine::{BySeat, Seat, Shootout};

/// Expected goals of both sides in a whole match.
const GOALS: f32 = 3.0;
/// The part of the stake that does not depend on the nearness of a goal, 0..=1.
const ANYWHERE: f32 = 0.45;
/// The share of shootout kicks that go in.
const SCORED: f32 = 0.75;
/// The lowest stake of an undecided shootout.
const SHOOTOUT: f32 = 0.5;

/// Returns the stake, 0..=1, rounded to the hundredth; `near` is the nearness of a goal, 0..=1.
///
/// The next goals of both sides count; a nearer goal gives more weight to that of the side with the ball. The stake
/// rises with time while the match is close, and falls to 0 once it is decided. It is highest where one kick ends the
/// match: when time is up, and in sudden death.
#[must_use]
pub fn stake(board: &Scoreboard, near: f32) -> f32 {
    let near = near.clamp(0.0, 1.0);
    let stake = match board.shootout {
        Some(shootout) => of_kick(shootout),
        None => {
            let left = GOALS * (1.0 - board.progress.clamp(0.0, 1.0));
            let lead = |seat: Seat| board.score[seat].cast_signed() - board.score[!seat].cast_signed();
            let swings = BySeat::from_fn(|seat| goal_swing(lead(seat), left));
            let both = swings[Seat::Home] + swings[Seat::Away];
            let next = board.possession.map_or(0.5 * both, |seat| swings[seat]);
            ANYWHERE * both + (1.0 - ANYWHERE) * near * 2.0 * next
        }
    };
    (stake.clamp(0.0, 1.0) * 100.0).round() / 100.0
}

/// Returns by how much a goal raises a side's chance to win, 0..=0.5, with a draw counted as half a win. The side leads
/// by `lead`; `left` is the expected number of goals of both sides to come.
#[must_use]
pub fn goal_swing(lead: i32, left: f32) -> f32 {
    // The goal turns a draw into a win if later goals add up to minus the lead. It turns a defeat into a draw if they
    // add up to one less.
    0.5 * (ends_at(lead.unsigned_abs(), left) + ends_at((lead + 1).unsigned_abs(), left))
}

/// Returns the probability that one side scores `more` goals more than the other: the difference of two Poisson
/// variables (Skellam distribution). `left` is the expected number of goals of both sides.
fn ends_at(more: u32, left: f32) -> f32 {
    let mean = 0.5 * left;
    // Sums over the goals of the other side; terms beyond twenty are negligible at a few goals per match.
    let mut term = (1..=more).fold((-left).exp(), |term, k| term * mean / k as f32);
    let mut sum = term;
    for other in 1..20u32 {
        term *= mean * mean / (other * (other + more)) as f32;
        sum += term;
    }
    sum
}

/// Returns the stake of the next kick of a shootout: [`SHOOTOUT`] plus its swing, or 0 if the shootout is decided.
fn of_kick(shootout: Shootout) -> f32 {
    let [home, away] = Seat::BOTH.map(|seat| kick_swing(shootout, seat));
    // Within a pair the side with more kicks left is next; between two pairs either may be.
    let left = shootout.left();
    let swing = match left[Seat::Home].cmp(&left[Seat::Away]) {
        Ordering::Greater => home,
        Ordering::Less => away,
        Ordering::Equal => home.max(away),
    };
    if swing > 0.0 { SHOOTOUT + swing } else { 0.0 }
}

/// Returns by how much the next kick of a side changes its chance to win, 0..=0.5; 0 once the shootout is decided.
fn kick_swing(shootout: Shootout, by: Seat) -> f32 {
    let (scored, left) = (shootout.scored, shootout.left());
    let Some(own) = left[by].checked_sub(1) else { return 0.0 };
    let lead = scored[by].cast_signed() - scored[!by].cast_signed();
    wins(lead + 1, own, left[!by]) - wins(lead, own, left[!by])
}

/// Returns a side's chance to win a shootout in which it leads by `lead`, with `own` and `other` kicks to come. A level
/// score at the end means sudden death and counts as one half.
fn wins(lead: i32, own: u32, other: u32) -> f32 {
    let mut chance = 0.0;
    for (a, x) in hits(own).into_iter().enumerate() {
        for (b, y) in hits(other).into_iter().enumerate() {
            let end = lead + a as i32 - b as i32;
            chance += x * y * 0.5 * (1 + end.signum()) as f32;
        }
    }
    chance
}

/// Returns the probabilities that 0, 1, 2 and so on of `kicks` kicks go in.
fn hits(kicks: u32) -> Vec<f32> {
    let mut hits = vec![1.0];
    for _ in 0..kicks {
        let mut more = vec![0.0; hits.len() + 1];
        for (k, chance) in hits.iter().enumerate() {
            more[k] += chance * (1.0 - SCORED);
            more[k + 1] += chance * SCORED;
        }
        hits = more;
    }
    hits
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(home: u32, away: u32, progress: f32) -> Scoreboard {
        let score = BySeat::new(home, away);
        Scoreboard { score, progress, possession: Some(Seat::Home), ..Scoreboard::default() }
    }

    fn kick(scored: [u32; 2], taken: [u32; 2]) -> f32 {
        let [scored, taken] = [scored, taken].map(|[home, away]| BySeat::new(home, away));
        let first = taken.ahead().unwrap_or(Seat::Home);
        let shootout = Some(Shootout { regulation_kicks: 5, first, taken, scored });
        stake(&Scoreboard { shootout, ..board(1, 1, 1.0) }, 1.0)
    }

    #[test]
    fn the_stake_rises_with_time_in_a_close_match() {
        for (home, away) in [(0, 0), (1, 1), (0, 1)] {
            for near in [0.0, 0.5, 1.0] {
                let at = |tenth: u8| stake(&board(home, away, f32::from(tenth) / 10.0), near);
                assert!((0..10).all(|k| at(k) <= at(k + 1)) && at(0) + 0.04 < at(10), "{home}-{away} {near}");
            }
        }
    }

    #[test]
    fn the_stake_of_a_goal_falls_with_the_lead_and_is_zero_once_decided() {
        for progress in [0.0, 0.5, 0.9, 1.0] {
            let by = |lead| stake(&board(lead, 0, progress), 0.5).max(stake(&board(0, lead, progress), 0.5));
            assert!((0..6).all(|lead| by(lead) >= by(lead + 1)), "{progress}");
        }
        assert_eq!(stake(&board(2, 0, 1.0), 1.0), 0.0);
        assert!(stake(&board(0, 4, 0.8), 1.0) < 0.05);
        // A side that leads by one at the end has nothing to gain from another goal.
        assert!(stake(&board(1, 0, 1.0), 1.0) < stake(&board(0, 1, 1.0), 0.3));
    }

    #[test]
    fn the_stake_rises_with_the_chance_to_score() {
        let near = |tenth: u8| stake(&board(1, 1, 0.6), f32::from(tenth) / 10.0);
        assert!((0..10).all(|k| near(k) < near(k + 1)));
        assert_eq!((stake(&board(0, 0, 1.0), 1.0), stake(&board(0, 0, 1.0), 7.0)), (1.0, 1.0));
        let calm = stake(&board(0, 0, 0.0), 0.0);
        assert!((0.1..0.3).contains(&calm), "{calm} at the kick-off");
    }

    #[test]
    fn the_stake_of_a_kick_rises_from_pair_to_pair_and_is_highest_in_sudden_death() {
        let pairs: Vec<f32> = (0..5).map(|k| kick([k, k], [k, k])).collect();
        assert!(pairs.windows(2).all(|pair| pair[0] < pair[1]), "{pairs:?}");
        assert!(pairs[0] > SHOOTOUT && pairs[4] == 1.0, "the last pair is sudden death already: {pairs:?}");
        for (scored, taken) in
            [([4, 4], [5, 5]), ([5, 4], [6, 5]), ([9, 9], [12, 12]), ([9, 9], [12, 13]), ([4, 4], [5, 4])]
        {
            assert_eq!(kick(scored, taken), 1.0, "{scored:?} of {taken:?}");
        }
        assert_eq!(kick([3, 0], [3, 3]), 0.0, "three ahead with two kicks left");
        assert_eq!(kick([3, 4], [5, 4]), 0.0, "one behind, and none left");
        assert_eq!(kick([4, 3], [5, 5]), 0.0, "all taken, and one ahead");
        assert_eq!(kick([5, 4], [6, 6]), 0.0, "parted by a pair of sudden death");
    }

    #[test]
    fn chances_add_up() {
        for left in [0.0, 0.4, 3.0, 6.0] {
            let all = ends_at(0, left) + 2.0 * (1..30).map(|k| ends_at(k, left)).sum::<f32>();
            assert!((all - 1.0).abs() < 1e-4, "{all} with {left} goals to come");
        }
        assert!((hits(5).iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert!((wins(0, 3, 3) - 0.5).abs() < 1e-6);
    }
}
