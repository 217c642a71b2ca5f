//! What a decision is about, for set pieces.

use super::super::action::Action;
use super::super::state::{CardWindow, LAST_PASS, Phase};
use super::super::view::View;
use stage::decision_theme::DecisionTheme;

/// Returns the theme of the decision; none for sealed choices, which are a guess.
pub(super) fn decision_theme(view: &View, best: Action) -> Option<DecisionTheme> {
    let last_pass = view.table.track.pass() == LAST_PASS;
    Some(match (view.table.phase, best) {
        (Phase::Play(CardWindow::AfterPass(_) | CardWindow::AfterShot(_)), _) => DecisionTheme::ReTake,
        (Phase::Play(CardWindow::AfterSlots), _) => DecisionTheme::SeventhPass,
        (Phase::Play(CardWindow::BeforePass(_)), _) if last_pass => DecisionTheme::SeventhPass,
        (Phase::Play(_), _) => DecisionTheme::PowerWindow,
        (Phase::Answer(..), _) => DecisionTheme::BlockCard,
        (Phase::Swap, Action::Swap(_) | Action::Keep) => DecisionTheme::SwapCard,
        _ => return None,
    })
}
