//! Tests of the cost of a decision, by rollouts.

use super::*;
use crate::state::ROUNDS;
use ai::evaluate::testing::{found, significant_cost};

#[test]
fn declining_a_sure_goal_costs_much() {
    let late = |state: &Soccer52, seat: Seat| {
        let (table, mut legal) = (&state.table, Vec::new());
        let penalty = matches!(table.phase, Phase::Penalty { .. });
        state.legal(seat, &mut legal);
        penalty && table.round == ROUNDS && table.score[seat] == table.score[!seat] && legal.len() > 1
    };
    let (state, seat) = found::<Soccer52>(&Options::default(), late);
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    let cost = |action: &Action| significant_cost(&state, seat, action, 2_000);
    assert!(cost(&Action::DeclinePenalty) > 0.1, "{}", cost(&Action::DeclinePenalty));
    let take = legal.iter().find(|action| matches!(action, Action::TakePenalty(_))).unwrap();
    assert!(cost(take) < 0.05, "{take}: {}", cost(take));
}
