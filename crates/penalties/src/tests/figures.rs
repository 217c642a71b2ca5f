//! The figures of the sheet, computed exactly.

use crate::bots::{best_play, payoff};
use crate::{Options, Penalties};
use ai::matrix::MatrixSolver;
use engine::{Game, MatchRng, NullSink};

#[track_caller]
fn near(found: f64, expected: f64, within: f64) {
    assert!((found - expected).abs() < within, "{found}, expected {expected}");
}

/// Returns the probability of each number of goals from that many kicks, each scoring with probability `chance`.
fn binomial(kicks: usize, chance: f64) -> Vec<f64> {
    let mut shares = vec![1.0];
    for _ in 0..kicks {
        let mut next = vec![0.0; shares.len() + 1];
        for (goals, share) in shares.iter().enumerate() {
            next[goals] += share * (1.0 - chance);
            next[goals + 1] += share * chance;
        }
        shares = next;
    }
    shares
}

/// Returns how often a side that scores with probability `own` beats one that scores with `other`, and how often
/// sudden death is needed. Kicks after the decision would change nothing.
fn match_of(kicks: usize, own: f64, other: f64) -> (f64, f64) {
    let (ours, theirs) = (binomial(kicks, own), binomial(kicks, other));
    let ahead: f64 = (0..=kicks).map(|goals| ours[goals] * theirs[..goals].iter().sum::<f64>()).sum();
    let level: f64 = ours.iter().zip(&theirs).map(|(a, b)| a * b).sum();
    let (up, down) = (own * (1.0 - other), other * (1.0 - own));
    (ahead + level * up / (up + down), level)
}

#[test]
fn pen_5_best_play_mixes_five_two_five() {
    let sixths = payoff().map(|chance| (6.0 * chance).round() as u8);
    assert_eq!(sixths, [3, 5, 5, 5, 0, 5, 5, 5, 3]);
    near(MatrixSolver::new().solve(3, 3, &payoff()), 25.0 / 36.0, 1e-12);
    let (kick, dive) = best_play();
    for (place, twelfths) in [5.0, 2.0, 5.0].into_iter().enumerate() {
        near(kick[place], twelfths / 12.0, 1e-12);
        near(dive[place], twelfths / 12.0, 1e-12);
    }
    near(match_of(5, 25.0 / 36.0, 25.0 / 36.0).1, 0.270, 0.0005);
}

#[test]
fn pen_6_uniform_play_can_be_beaten() {
    let payoff = payoff();
    let kick = |row: usize| payoff[3 * row..3 * row + 3].iter().sum::<f64>() / 3.0;
    let dive = |column: usize| payoff.iter().skip(column).step_by(3).sum::<f64>() / 3.0;
    near(payoff.iter().sum::<f64>() / 9.0, 2.0 / 3.0, 1e-12);
    for (place, expected) in [13.0, 10.0, 13.0].into_iter().enumerate() {
        near(kick(place), expected / 18.0, 1e-12);
        near(dive(place), expected / 18.0, 1e-12);
    }
    for (kicks, expected) in [(3, 0.711), (5, 0.743), (7, 0.770)] {
        let (wins, _) = match_of(kicks, kick(0), dive(1));
        near(wins, expected, 0.0005);
        assert!(wins >= 0.6);
    }
}

#[test]
fn pen_8_random_play_agrees_with_the_figures_of_the_sheet() {
    let (mut rng, mut level, mut scored, mut kicks) = (MatchRng::new(1), 0.0, 0.0, 0.0);
    let matches = 20_000;
    for seed in 0..matches {
        let mut state = Penalties::setup(&Options::default(), seed, &mut NullSink).unwrap();
        while let Some(seat) = state.seats_to_move().first() {
            let action = state.sample(seat, &mut rng).unwrap();
            state.apply(seat, &action, &mut NullSink).unwrap();
        }
        let outcome = state.outcome().unwrap();
        level += f64::from(u8::from(outcome.level_after_normal_time));
        scored += outcome.score.iter().map(|(_, goals)| f64::from(*goals)).sum::<f64>();
        kicks += state.table.taken.len() as f64;
    }
    // Four standard errors. The number of kicks depends on the goals, but kicks are independent.
    near(level / matches as f64, match_of(5, 2.0 / 3.0, 2.0 / 3.0).1, 0.013);
    near(scored / kicks, 2.0 / 3.0, 0.005);
}
