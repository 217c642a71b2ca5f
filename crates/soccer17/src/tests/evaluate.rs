//! Tests of the cost of a decision, from the solved match and without rollouts.

use crate::action::{Action, AttackCard, DefenceCard};
use crate::solve::{MatchSolution, TurnPosition};
use crate::state::{Phase, Soccer17};
use crate::{Options, View};
use ai::HasBots;
use ai::evaluate::testing::{found, significant_cost};
use ai::matrix::MatrixSolver;
use engine::{Game, Seat};

fn solved(state: &Soccer17, seat: Seat) -> (View, ai::evaluate::PositionEvaluation<Action>) {
    let (view, mut legal) = (state.view(seat), Vec::new());
    state.legal(seat, &mut legal);
    let known = Soccer17::solved(&view, &legal).unwrap();
    (view, known)
}

#[test]
fn card_costs_agree_with_the_matrix_and_the_optimal_mix_costs_nothing() {
    // A turn in which best play of the attacker never lays one of its cards.
    let dominated = |state: &Soccer17, seat: Seat| {
        let table = &state.table;
        table.phase == Phase::Lay && seat == table.attacker && {
            let (_, known) = solved(state, seat);
            known.candidates.iter().any(|candidate| candidate.cost > 0.01)
        }
    };
    let (state, seat) = found::<Soccer17>(&Options::default(), dominated);
    let (_, known) = solved(&state, seat);
    let table = &state.table;
    let duel = MatchSolution::shared(&table.options, table.first).duel(&TurnPosition::of(table));
    let (payoff, guards) = duel.payoff();
    let payoff = &payoff[..AttackCard::ALL.len() * guards];
    let mut solver = MatrixSolver::new();
    let value = solver.solve(AttackCard::ALL.len(), guards, payoff);
    for (i, play) in AttackCard::ALL.into_iter().enumerate() {
        let against_best = (0..guards).map(|j| solver.column_mix()[j] * payoff[i * guards + j]).sum::<f64>();
        let candidate = known.candidate(&play.action()).unwrap();
        assert!((candidate.cost - (value - against_best)).abs() < 1e-9, "{play:?}: {candidate:?}");
        assert!(
            (candidate.share - solver.row_mix()[i]).abs() < 1e-12 && candidate.error == 0.0,
            "{play:?}: {candidate:?}"
        );
        assert!(
            candidate.share < 1e-9 || candidate.significant_cost() == 0.0,
            "{play:?} is part of best play: {candidate:?}"
        );
    }
    assert!((known.candidates.iter().map(|candidate| candidate.share).sum::<f64>() - 1.0).abs() < 1e-9);
    let worst = known.candidates.last().unwrap();
    assert_eq!(significant_cost(&state, seat, &worst.action, 0), worst.cost);
}

#[test]
fn the_defenders_values_are_from_its_own_side() {
    let lays = |state: &Soccer17, seat: Seat| {
        state.table.phase == Phase::Lay && seat != state.table.attacker && {
            let (_, known) = solved(state, seat);
            known.candidates.iter().any(|candidate| candidate.cost > 0.01)
        }
    };
    let (state, seat) = found::<Soccer17>(&Options::default(), lays);
    let (_, known) = solved(&state, seat);
    let table = &state.table;
    let (payoff, guards) =
        MatchSolution::shared(&table.options, table.first).duel(&TurnPosition::of(table)).payoff();
    let mut solver = MatrixSolver::new();
    let value = solver.solve(AttackCard::ALL.len(), guards, &payoff[..AttackCard::ALL.len() * guards]);
    for (j, guard) in DefenceCard::ALL.into_iter().take(guards).enumerate() {
        let conceded =
            (0..AttackCard::ALL.len()).map(|i| solver.row_mix()[i] * payoff[i * guards + j]).sum::<f64>();
        let candidate = known.candidate(&guard.action()).unwrap();
        assert!((candidate.cost - (conceded - value)).abs() < 1e-9, "{guard:?}: {candidate:?}");
    }
}

#[test]
fn chance_cards_are_equivalent_and_a_forced_answer_is_evaluated() {
    let (state, seat) =
        found::<Soccer17>(&Options::default(), |state: &Soccer17, _| state.table.phase == Phase::Take);
    assert!(solved(&state, seat).1.has_no_consequence());
    let (state, seat) = found::<Soccer17>(&Options::default(), |state: &Soccer17, seat| {
        state.table.phase == Phase::Rebound && !solved(state, seat).1.has_no_consequence()
    });
    let known = solved(&state, seat).1;
    assert_eq!(known.best().count(), 1, "{known:?}");
    let values = [Action::LetGo, Action::Rebound].map(|action| {
        MatchSolution::shared(&state.table.options, state.table.first)
            .action_value(&state.table, action)
            .unwrap()
    });
    assert!((known.candidates[1].cost - (values[0] - values[1]).abs()).abs() < 1e-12);
}
