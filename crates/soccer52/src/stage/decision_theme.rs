//! What a decision is about, for set pieces.

use crate::action::Action;
use stage::decision_theme::DecisionTheme;

/// Returns the theme of the decision by its best action.
pub(super) const fn decision_theme(best: Action) -> DecisionTheme {
    match best {
        Action::Lay(_) => DecisionTheme::HideForwards,
        Action::Flip(_) => DecisionTheme::FlipOrder,
        Action::Block(_) | Action::LetIn => DecisionTheme::SpendBlock,
        Action::TakePenalty(_) | Action::DeclinePenalty => DecisionTheme::TakePenalty,
    }
}
