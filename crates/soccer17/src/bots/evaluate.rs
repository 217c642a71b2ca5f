//! The value of each action against best play, from the solved match.

use crate::View;
use crate::action::{Action, AttackCard, DefenceCard};
use crate::solve::{MatchSolution, TurnPosition};
use crate::state::{Period, Phase};
use ai::evaluate::PositionEvaluation;
use ai::matrix::MatrixSolver;

/// Values that differ by less are equal.
const SAME: f64 = 1e-12;

/// Returns the solution of the decision of the view's seat. All face-down cards are equivalent, and so are all
/// ways to the same result.
pub(super) fn solved(view: &View, legal: &[Action]) -> Option<PositionEvaluation<Action>> {
    let (table, seat) = (&view.table, view.seat);
    let known = match table.phase {
        Phase::Take => PositionEvaluation::all_equal(legal),
        // S17-19: kicks from the spot only take cards.
        _ if table.period == Period::Shootout => return None,
        Phase::Toss { .. } => pure(legal, |action| {
            let first = if action == Action::Attack { seat } else { !seat };
            Some(MatchSolution::shared(&table.options, first).at_kick_off(seat))
        })?,
        Phase::Lay => lay(view, seat == table.attacker),
        _ => {
            let solved = MatchSolution::shared(&table.options, table.first);
            pure(legal, |action| solved.action_value(table, action))?
        }
    };
    Some(if known.candidates.iter().all(|candidate| candidate.cost < SAME) && table.phase != Phase::Lay {
        PositionEvaluation::all_equal(legal)
    } else {
        known
    })
}

/// S17-5: returns the values of a turn's cards against the other side's best mix.
fn lay(view: &View, attacks: bool) -> PositionEvaluation<Action> {
    let table = &view.table;
    let (payoff, guards) =
        MatchSolution::shared(&table.options, table.first).duel(&TurnPosition::of(table)).payoff();
    let payoff = &payoff[..AttackCard::ALL.len() * guards];
    let range = payoff
        .iter()
        .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), value| (low.min(*value), high.max(*value)));
    let plays = AttackCard::ALL.map(AttackCard::action);
    let defences = DefenceCard::ALL.map(DefenceCard::action);
    if range.1 - range.0 < SAME {
        return PositionEvaluation::all_equal(if attacks { &plays } else { &defences[..guards] });
    }
    let mut solver = MatrixSolver::new();
    solver.solve(AttackCard::ALL.len(), guards, payoff);
    let (rows, columns) = (solver.row_mix(), solver.column_mix());
    let cell = |i: usize, j: usize| payoff[i * guards + j];
    if attacks {
        let value = |i: usize| (0..guards).map(|j| columns[j] * cell(i, j)).sum::<f64>();
        PositionEvaluation::solved((0..plays.len()).map(|i| (plays[i], rows[i], value(i))))
    } else {
        let value = |j: usize| 1.0 - (0..plays.len()).map(|i| rows[i] * cell(i, j)).sum::<f64>();
        PositionEvaluation::solved((0..guards).map(|j| (defences[j], columns[j], value(j))))
    }
}

/// Returns the solution of a decision that nobody answers at the same time: the first of the best is best play.
fn pure(legal: &[Action], value: impl Fn(Action) -> Option<f64>) -> Option<PositionEvaluation<Action>> {
    let values = legal.iter().map(|action| value(*action)).collect::<Option<Vec<f64>>>()?;
    let best = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let first = values.iter().position(|value| *value == best);
    let share = |k: usize| f64::from(u8::from(first == Some(k)));
    Some(PositionEvaluation::solved(
        legal.iter().enumerate().map(|(k, action)| (*action, share(k), values[k])),
    ))
}
