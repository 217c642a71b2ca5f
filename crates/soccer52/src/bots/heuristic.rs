//! Play without search: cheap blocks, likely forwards.

use super::{Action, Bot, BotChoice, Budget, MatchRng, Soccer52, View, policy};
use crate::block::PossibleBlocks;
use crate::state::{FORWARDS, Phase};
use ai::{MISTAKE_REASON, NO_REASON};
use words::id;

/// Probability of a random action.
const SLIP: f64 = 0.12;

/// A bot with cheap blocks, likely forwards and occasional slips.
#[derive(Clone)]
pub(super) struct HeuristicBot;

impl Bot<Soccer52> for HeuristicBot {
    fn choose(&mut self, view: &View, legal: &[Action], _: Budget, rng: &mut MatchRng) -> BotChoice<Action> {
        if rng.unit() < SLIP {
            return BotChoice::any(legal, MISTAKE_REASON, rng);
        }
        let made = match view.table.phase {
            Phase::Lay => {
                let pick = policy::forwards(view.hand, FORWARDS, &view.table, rng);
                BotChoice::new(Action::Lay(pick), id!("s52-bot-hard-to-block"))
            }
            Phase::Block { forward } => match policy::cheapest(PossibleBlocks { forward, hand: view.hand }) {
                Some((pick, _)) => BotChoice::new(Action::Block(pick), id!("s52-bot-cheapest-block")),
                None => BotChoice::new(Action::LetIn, id!("s52-bot-nothing-blocks")),
            },
            Phase::Penalty { .. } => {
                match legal.iter().find(|action| matches!(action, Action::TakePenalty(_))) {
                    Some(take) => BotChoice::new(*take, id!("s52-bot-sure-goal")),
                    None => BotChoice::new(Action::DeclinePenalty, id!("s52-bot-no-second-goalie")),
                }
            }
            Phase::Flip | Phase::Running | Phase::Over => BotChoice::any(legal, NO_REASON, rng),
        };
        if legal.contains(&made.action) { made } else { BotChoice::any(legal, NO_REASON, rng) }
    }
}
