//! What a decision is about, for set pieces.

use crate::View;
use crate::action::Action;
use crate::state::last_time;
use stage::decision_theme::DecisionTheme;

/// Returns the theme of the decision by its best action; none where nothing is decided but luck.
pub(super) fn decision_theme(view: &View, best: Action) -> Option<DecisionTheme> {
    let table = &view.table;
    if !matches!(best, Action::Take(_)) && table.time == last_time(table.period) {
        return Some(DecisionTheme::LastTurn);
    }
    Some(match best {
        Action::Anticipate
        | Action::Block
        | Action::Dribble
        | Action::OneTwo
        | Action::Pass
        | Action::Press
        | Action::Tackle => DecisionTheme::LopsidedMix,
        Action::Bonus(_) => DecisionTheme::Stars,
        Action::Option(_) if table.stars > 0 => DecisionTheme::Stars,
        Action::Option(_) => DecisionTheme::ShotOrMove,
        Action::FreeKick(_) => DecisionTheme::FreeKick,
        Action::LetGo | Action::Rebound => DecisionTheme::Rebound,
        Action::Ability(_) => DecisionTheme::TeamAbility,
        Action::Attack | Action::Defend | Action::Take(_) => return None,
    })
}
