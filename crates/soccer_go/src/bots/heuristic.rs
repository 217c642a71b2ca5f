//! Rules of thumb and patterns: when a card is good, and numbers in runs. They play the power cards of the field and,
//! through [`super::quick`], those of the coach's rollouts. No difficulty is this bot.

use super::ALIKE;
use crate::action::{Action, HandShape, ShotDirection};
use crate::cards::{PowerCard, PowerKind, PowerName};
use crate::numbers::NumberSet;
use crate::state::{CardWindow, LaidCards, Phase, Table};
use crate::{SoccerGo, View};
use ai::{Bot, BotChoice, Budget};
use engine::MatchRng;
use words::DisplayText;
use words::id;

/// Probability of a random action.
const SLIP: f64 = 0.06;
/// Probability that it follows a pattern.
const PATTERN: f64 = 0.35;

/// A bot that knows when each card is good, and lays numbers in runs.
#[derive(Clone, Default)]
pub(super) struct HeuristicBot {
    shape: usize,
    direction: Option<ShotDirection>,
}

impl HeuristicBot {
    /// Returns the next number above the last one spent, to pass to or to mark.
    fn number(table: &Table) -> Option<Action> {
        let last = table.track.slots().last().and_then(|spent| spent.iter().last()).unwrap_or(1);
        let next = table.choosable().iter().find(|number| *number > last)?;
        (table.cards_to_lay(table.attacker) == 1 && table.cards_to_lay(!table.attacker) == 1)
            .then(|| Action::Choose(NumberSet::one(next)))
    }

    /// Returns any direction but the last.
    fn direction(&mut self, legal: &[Action], rng: &mut MatchRng) -> BotChoice<Action> {
        let last = self.direction.map(Action::Direction);
        let others: Vec<Action> = legal.iter().filter(|it| Some(**it) != last).copied().collect();
        let made = BotChoice::any(&others, id!("go-reason-other-way"), rng);
        if let Action::Direction(direction) = made.action {
            self.direction = Some(direction);
        }
        made
    }
}

impl Bot<SoccerGo> for HeuristicBot {
    fn choose(&mut self, view: &View, legal: &[Action], _: Budget, rng: &mut MatchRng) -> BotChoice<Action> {
        if rng.unit() < SLIP {
            return BotChoice::any(legal, id!("go-reason-slip"), rng);
        }
        match view.table.phase {
            Phase::Choose if rng.unit() < PATTERN => match Self::number(&view.table) {
                Some(action) if legal.contains(&action) => BotChoice::new(action, id!("go-reason-next-up")),
                _ => BotChoice::any(legal, ALIKE, rng),
            },
            Phase::Shot => self.direction(legal, rng),
            Phase::Duel => {
                self.shape += 1;
                BotChoice::new(
                    Action::Hand(HandShape::ALL[self.shape % HandShape::ALL.len()]),
                    id!("go-reason-other-hand"),
                )
            }
            Phase::Swap => swapped(view, legal),
            Phase::Play(window) => {
                let played = |action: &&Action| matches!(action, Action::Power(play) if is_time(view, window, play.action));
                match legal.iter().find(played) {
                    Some(action) => BotChoice::new(*action, id!("go-reason-card-time")),
                    None => BotChoice::new(Action::Decline, id!("go-reason-card-wait")),
                }
            }
            Phase::Answer(_, play) => {
                // A keeper on pass seven is not worth a Block.
                let answer =
                    legal.iter().find(|it| **it != Action::Decline && play.action != PowerName::AttackingGK);
                BotChoice::new(answer.copied().unwrap_or(Action::Decline), id!("go-reason-card-hurts"))
            }
            _ => BotChoice::any(legal, ALIKE, rng),
        }
    }
}

/// Returns true if a rule of thumb recommends the card now. None looks beyond this pass.
fn is_time(view: &View, window: CardWindow, card: PowerName) -> bool {
    let table = &view.table;
    let pass = table.track.pass();
    match card {
        PowerName::CounterAttack => pass >= 2,
        PowerName::Dribble | PowerName::HighPress => pass >= 4,
        PowerName::Corner => pass <= 3,
        PowerName::ThroughBall => {
            [3, 5, 7, 9].into_iter().filter(|number| table.unspent().contains(*number)).count() > 2
        }
        PowerName::DeepPress | PowerName::Tackle => pass >= 5,
        PowerName::Clearance => pass >= 6,
        PowerName::PassReTake => match window.kind() {
            PowerKind::Attacking => pass >= 3,
            PowerKind::Defending => {
                pass >= 6 || matches!(table.laid[table.attacker], LaidCards::Numbers(n) if n.count() > 1)
            }
        },
        _ => true,
    }
}

/// Returns the swap of its worst card for the one shown, by one fixed ranking.
pub(super) fn swapped(view: &View, legal: &[Action]) -> BotChoice<Action> {
    let Some(shown) = view.shown else { return BotChoice::new(Action::Keep, DisplayText::EMPTY) };
    let given = |action: &Action| match action {
        Action::Swap(card) => Some((rank(*card), *action)),
        _ => None,
    };
    match legal.iter().filter_map(given).min() {
        Some((worst, swap)) if worst < rank(shown) => BotChoice::new(swap, id!("go-reason-swap-better")),
        _ => BotChoice::new(Action::Keep, id!("go-reason-keep-better")),
    }
}

/// Returns the rank of a card in that ranking.
fn rank(card: PowerCard) -> u8 {
    match card.power {
        PowerName::Bogey => 0,
        PowerName::AttackingGK => 1,
        PowerName::BlockA | PowerName::BlockB | PowerName::BlockC => 2,
        PowerName::SlowBuildUp | PowerName::HighPress => 3,
        PowerName::NarrowShot | PowerName::CounterAttack | PowerName::Clearance | PowerName::DeepPress => 4,
        PowerName::Dribble | PowerName::ThroughBall | PowerName::Joker | PowerName::ShotReTake => 5,
        PowerName::Corner | PowerName::Tackle | PowerName::PassReTake => 6,
        PowerName::Shoot => 7,
    }
}
