//! Tests of the cost of a decision, by rollouts.

use super::*;
use crate::state::{Phase, TURNS};
use ai::evaluate::testing::{found, significant_cost};

#[test]
fn a_goal_accepted_in_the_last_turn_costs_much() {
    // A goal that would lose the match, and a card in hand that has the shot laid again.
    let late = |state: &SoccerGo, seat: Seat| {
        let (table, mut legal) = (&state.table, Vec::new());
        if table.phase != Phase::Play(CardWindow::AfterShot(PowerKind::Defending)) || table.turn != TURNS {
            return false;
        }
        state.legal(seat, &mut legal);
        let lead = i64::from(table.score[!seat]) - i64::from(table.score[seat]);
        legal.len() > 1 && lead == 0
    };
    let (state, seat) = found::<SoccerGo>(&Options::default(), late);
    let cost = significant_cost(&state, seat, &Action::Decline, 3_000);
    assert!(cost > 0.1, "{cost}");
}

#[test]
fn numbers_in_equal_positions_cost_the_same() {
    // The first pass of a match: the other side may mark any number.
    let first = |state: &SoccerGo, seat: Seat| {
        state.table.phase == Phase::Choose && seat == state.table.attacker && state.table.turn == 1
    };
    let (state, seat) = found::<SoccerGo>(&Options::default(), first);
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    for action in &legal {
        let cost = significant_cost(&state, seat, action, 2_000);
        assert!(cost < 0.08, "{action} costs {cost}");
    }
}
