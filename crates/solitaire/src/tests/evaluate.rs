//! Tests of the cost of a decision, by rollouts.

use super::*;
use crate::state::TeamAction;
use ai::evaluate::testing::{found, significant_cost};

#[test]
fn passing_up_a_sure_goal_costs_much() {
    let options = Options { duel: true, ..Options::default() };
    let scores = |table: &Table, seat: Seat, action: &Action| {
        let seen = table.preview(action.card());
        seen.team == seat && seen.team_action == TeamAction::Shoot && seen.success
    };
    let loses = |table: &Table, seat: Seat, action: &Action| {
        let seen = table.preview(action.card());
        seen.team == seat && seen.team_action == TeamAction::Pass && !seen.success
    };
    let late = |state: &Solitaire, seat: Seat| {
        let (table, mut legal) = (&state.table, Vec::new());
        state.legal(seat, &mut legal);
        table.period == Period::SecondHalf
            && table.turn + 2 >= table.turns()
            && table.score.ahead().is_none()
            && legal.iter().any(|action| scores(table, seat, action))
            && legal.iter().any(|action| loses(table, seat, action))
    };
    let (state, seat) = found::<Solitaire>(&options, late);
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    let lost = legal.iter().find(|action| loses(&state.table, seat, action)).unwrap();
    let cost = significant_cost(&state, seat, lost, 3_000);
    assert!(cost > 0.1, "{lost}: {cost}");
}
