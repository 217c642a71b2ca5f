//! The rollout policy: power cards as [`HeuristicBot`] plays them, and sealed choices without habits. A habit would
//! make one number look better than another.

use super::ALIKE;
use super::heuristic::HeuristicBot;
use crate::action::Action;
use crate::state::Phase;
use crate::{SoccerGo, View};
use ai::{Bot, BotChoice, Budget};
use engine::MatchRng;

/// A quick bot that cannot be read.
#[derive(Clone, Default)]
pub(super) struct QuickBot(HeuristicBot);

impl Bot<SoccerGo> for QuickBot {
    fn choose(
        &mut self,
        view: &View,
        legal: &[Action],
        budget: Budget,
        rng: &mut MatchRng,
    ) -> BotChoice<Action> {
        match view.table.phase {
            Phase::Choose | Phase::Shot | Phase::Duel => BotChoice::any(legal, ALIKE, rng),
            _ => self.0.choose(view, legal, budget, rng),
        }
    }
}
