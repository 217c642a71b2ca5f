//! Rookie and amateur: habits, and cheap blocks.

use super::{Action, Bot, Budget, Choice, MatchRng, Soccer52, View, policy};
use crate::ai::WHATEVER;
use crate::games::soccer52::action::Pick;
use crate::games::soccer52::block::Blocks;
use crate::games::soccer52::cards::{GOALIES, is_goalie};
use crate::games::soccer52::state::{FORWARDS, Phase};

/// How often the rookie does what comes to its mind first.
const HASTE: f64 = 0.35;
/// How often the amateur slips and does anything.
const SLIP: f64 = 0.12;

/// High cards in front, goalies thrown in.
#[derive(Clone)]
pub(super) struct Rookie;

impl Bot<Soccer52> for Rookie {
    fn choose(&mut self, view: &View, legal: &[Action], _: Budget, rng: &mut MatchRng) -> Choice<Action> {
        if rng.unit() < HASTE {
            return Choice::any(legal, WHATEVER, rng);
        }
        let habit = match view.table.phase {
            Phase::Lay => {
                let numbers = view.hand.but(GOALIES);
                let mut high: Vec<_> = numbers.iter().collect();
                high.sort_by_key(|card| std::cmp::Reverse(card.rank.ace_low()));
                match high[..] {
                    [a, b, ..] => {
                        Some(Choice::new(Action::Lay(Pick::two(a, b)), "The highest cards go in front."))
                    }
                    _ => None,
                }
            }
            Phase::Block { .. } => {
                let goalie =
                    |action: &&Action| matches!(action, Action::Block(Pick::One(card)) if is_goalie(*card));
                legal.iter().find(goalie).map(|action| Choice::new(*action, "A goalie is there to save."))
            }
            Phase::Penalty { .. } => {
                legal.last().map(|action| Choice::new(*action, "A penalty is a penalty."))
            }
            Phase::Flip | Phase::Running | Phase::Over => None,
        };
        habit.filter(|made| legal.contains(&made.action)).unwrap_or_else(|| Choice::any(legal, WHATEVER, rng))
    }
}

/// Cheap blocks, likely forwards, a slip now and then.
#[derive(Clone)]
pub(super) struct Amateur;

impl Bot<Soccer52> for Amateur {
    fn choose(&mut self, view: &View, legal: &[Action], _: Budget, rng: &mut MatchRng) -> Choice<Action> {
        if rng.unit() < SLIP {
            return Choice::any(legal, "A slip.", rng);
        }
        let last = policy::last_round(&view.table);
        let made = match view.table.phase {
            Phase::Lay => {
                let pick = policy::forwards(view.hand, FORWARDS, last, rng);
                Choice::new(Action::Lay(pick), "These are hard to block, and not missed in defence.")
            }
            Phase::Block { forward } => match policy::cheapest(Blocks { forward, hand: view.hand }) {
                Some((pick, _)) => Choice::new(Action::Block(pick), "The cheapest block there is."),
                None => Choice::new(Action::LetIn, "Nothing blocks that."),
            },
            Phase::Penalty { .. } => {
                match legal.iter().find(|action| matches!(action, Action::TakePenalty(_))) {
                    Some(take) => Choice::new(*take, "A sure goal."),
                    None => Choice::new(Action::DeclinePenalty, "There is no second goalie."),
                }
            }
            Phase::Flip | Phase::Running | Phase::Over => Choice::any(legal, WHATEVER, rng),
        };
        if legal.contains(&made.action) { made } else { Choice::any(legal, WHATEVER, rng) }
    }
}
