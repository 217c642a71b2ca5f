//! What a decision is about, for set pieces.

use super::super::View;
use super::super::action::Action;
use super::super::state::TeamAction;
use engine::Seat;
use stage::decision_theme::DecisionTheme;

/// Returns the theme of the decision by its best action.
pub(super) fn decision_theme(view: &View, seat: Seat, best: Action) -> DecisionTheme {
    let table = &view.table;
    let tried = table.preview(best.card());
    let fails = matches!(tried.team_action, TeamAction::Pass | TeamAction::Shoot) && !tried.success;
    let wins_ball = matches!(tried.team_action, TeamAction::Tackle | TeamAction::Counter) && tried.success;
    let gives_away = if tried.team == seat { fails } else { wins_ball };
    if gives_away && table.ball == Some(seat) {
        DecisionTheme::LetBallGo
    } else if table.used[0].is_none() {
        DecisionTheme::CardOrder
    } else {
        DecisionTheme::SecondCard
    }
}
