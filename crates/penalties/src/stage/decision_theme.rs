//! What a decision is about, for set pieces.

use super::super::action::Action;
use stage::decision_theme::DecisionTheme;

/// Returns the theme of the decision: whose habit is to be read.
pub(super) const fn decision_theme(best: Action) -> DecisionTheme {
    match best {
        Action::Dive(_) => DecisionTheme::ReadKicker,
        Action::Kick(_) => DecisionTheme::ReadKeeper,
    }
}
