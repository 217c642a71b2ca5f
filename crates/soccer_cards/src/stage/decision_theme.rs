//! What a decision is about, for set pieces.

use super::super::View;
use super::super::action::Action;
use stage::decision_theme::DecisionTheme;

/// Returns the theme of the decision by its best action; none for kicks, where all colours are equally good.
pub(super) fn decision_theme(view: &View, best: Action) -> Option<DecisionTheme> {
    Some(match best {
        Action::Split(_) => DecisionTheme::SplitHand,
        Action::Lead(_) => DecisionTheme::ChooseLead,
        Action::Answer(card) if view.table.led.is_some_and(|led| card.stops(led)) => {
            DecisionTheme::SpendStopper
        }
        Action::Answer(_) => DecisionTheme::KeepCards,
        Action::Keep(_) | Action::Kick(_) => return None,
    })
}
