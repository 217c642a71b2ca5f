//! Tests of the cost of a place: zero, since best play uses every place. Also of the value of a goal in the
//! shootout.

use super::*;
use crate::bots::evaluate::chance_after;
use ai::HasBots;

#[test]
fn every_place_of_the_optimal_mix_costs_nothing() {
    for pattern in ["", "++", "++-", "++--+", "++--++--++"] {
        let state = after(5, pattern);
        for seat in Seat::BOTH {
            let mut legal = Vec::new();
            state.legal(seat, &mut legal);
            let known = Penalties::solved(&state.view(seat), &legal).unwrap();
            let shares: Vec<f64> =
                legal.iter().map(|action| known.candidate(action).unwrap().share).collect();
            assert!(known.exact && known.best().count() == 3 && !known.has_no_consequence(), "{known:?}");
            for (share, twelfths) in shares.iter().zip([5.0, 2.0, 5.0]) {
                assert!((share - twelfths / 12.0).abs() < 1e-9, "{pattern} {seat}: {shares:?}");
            }
            assert!(
                known
                    .candidates
                    .iter()
                    .all(|candidate| candidate.cost < 1e-9 && candidate.significant_cost() == 0.0),
                "{known:?}"
            );
        }
    }
}

/// PEN-7, PEN-8: calculated by hand, with a goal from every fourth kick.
#[test]
fn the_value_of_a_goal_falls_with_the_kicks_left() {
    for (pattern, scored, expected) in [
        // Sudden death: a goal is answered in one case of four, and the answer to a miss decides as often.
        ("++--++", true, 1.0 - 0.25 * 0.5),
        ("++--++", false, 0.75 * 0.5),
        ("++--+++", false, 1.0),
        ("++--+++", true, 0.5),
        // Two ahead, with one kick left for the other side.
        ("+-+", false, 1.0),
    ] {
        let found = chance_after(after(3, pattern).table.shootout(), scored, Seat::Home, 0.25);
        assert!((found - expected).abs() < 1e-12, "{pattern} {scored}: {found}, expected {expected}");
    }
}
