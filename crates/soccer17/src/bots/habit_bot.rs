//! Characters: bots that know best play and have one habit each. People can read the habit, and be read by it.
//! They follow it two times in three, and decide everything else as the pro does.

use super::exact::ExactBot;
use super::heuristic::shot_strength;
use super::lays_in_attack;
use crate::action::{Action, AttackCard, DefenceCard};
use crate::data::OptionEffect;
use crate::state::{DuelResult, Phase, Table};
use crate::{Options, Soccer17, View};
use ai::readable::{
    FOLLOW_PROBABILITY, HabitStrategy, MixedStrategy, ReadableBot, best_play, epsilon_mixture, follows_habit,
    uniform_strategy,
};
use ai::{Bot, BotChoice, Budget};
use engine::{MatchRng, Seat};
use words::MessageId;
use words::id;

/// The habit of a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HabitKind {
    /// Shoots as soon as it can, and tackles as soon as it can.
    Sharpshooter,
    /// Dribbles, and presses.
    Winger,
    /// Repeats what worked until it is stopped, then lays anything but that.
    Streaky,
    /// Repeats what the other side laid when it last had the same role.
    Copycat,
    /// Plays safe cards unless behind; then takes every risk.
    Gambler,
}

/// The last card seen in a role, and whether it had its effect.
type Seen<C> = Option<(C, bool)>;

/// A bot with one habit.
#[derive(Clone)]
pub(crate) struct HabitBot {
    seat: Seat,
    kind: HabitKind,
    equilibrium_bot: ExactBot,
    /// Its own last card in attack.
    attack: Seen<AttackCard>,
    defence: Seen<DefenceCard>,
    /// The other side's last card in attack.
    their_attack: Option<AttackCard>,
    their_defence: Option<DefenceCard>,
}

impl HabitBot {
    /// Creates a character for one match.
    pub(crate) fn new(kind: HabitKind, seat: Seat, options: &Options) -> Self {
        let equilibrium_bot = ExactBot::pro(seat, options);
        Self {
            seat,
            kind,
            equilibrium_bot,
            attack: None,
            defence: None,
            their_attack: None,
            their_defence: None,
        }
    }

    /// Observes the last cards. Repeated calls are allowed.
    pub(crate) fn watch(&mut self, table: &Table) {
        let Some(duel) = table.last else { return };
        let stopped = DuelResult::of(duel.attack, duel.defence) == DuelResult::Turnover;
        if duel.attacker == self.seat {
            self.attack = Some((duel.attack, !stopped));
            self.their_defence = Some(duel.defence);
        } else {
            self.defence = Some((duel.defence, stopped));
            self.their_attack = Some(duel.attack);
        }
    }

    /// Returns the card of the habit, with the reason.
    pub(crate) fn wants(&self, table: &Table, attacks: bool) -> Option<(Action, MessageId)> {
        let behind = table.leads(!self.seat);
        match (self.kind, attacks) {
            (HabitKind::Sharpshooter, true) => {
                let strongest = AttackCard::ALL.into_iter().max_by_key(|play| shot_strength(table, *play))?;
                let shoots = shot_strength(table, strongest) > 0;
                Some((
                    if shoots { strongest } else { AttackCard::Pass }.action(),
                    id!("s17-bot-shortest-way"),
                ))
            }
            (HabitKind::Sharpshooter, false) => Some((Action::Tackle, id!("s17-bot-wants-the-ball"))),
            (HabitKind::Winger, true) => Some((Action::Dribble, id!("s17-bot-takes-on"))),
            (HabitKind::Winger, false) => Some((Action::Press, id!("s17-bot-presses"))),
            (HabitKind::Streaky, true) => self
                .attack
                .filter(|(_, worked)| *worked)
                .map(|(card, _)| (card.action(), id!("s17-bot-worked"))),
            (HabitKind::Streaky, false) => self
                .defence
                .filter(|(_, worked)| *worked)
                .map(|(card, _)| (card.action(), id!("s17-bot-worked"))),
            (HabitKind::Copycat, true) => {
                self.their_attack.map(|card| (card.action(), id!("s17-bot-they-attacked")))
            }
            (HabitKind::Copycat, false) => {
                self.their_defence.map(|card| (card.action(), id!("s17-bot-they-defended")))
            }
            (HabitKind::Gambler, true) if behind => Some((Action::Pass, id!("s17-bot-behind-long-ball"))),
            (HabitKind::Gambler, false) if behind => Some((Action::Tackle, id!("s17-bot-behind-needs-ball"))),
            (HabitKind::Gambler, true) => Some((Action::OneTwo, id!("s17-bot-not-behind-short"))),
            (HabitKind::Gambler, false) => Some((Action::Block, id!("s17-bot-not-behind-back"))),
        }
    }

    /// Returns the card that the habit rules out.
    fn shuns(&self, attacks: bool) -> Option<Action> {
        if self.kind != HabitKind::Streaky {
            None
        } else if attacks {
            self.attack.filter(|(_, worked)| !worked).map(|(card, _)| card.action())
        } else {
            self.defence.filter(|(_, worked)| !worked).map(|(card, _)| card.action())
        }
    }

    /// Returns the habit's answer to an optional shot, with the reason; none if the habit says nothing.
    fn option(&self, table: &Table, play: AttackCard) -> Option<(Action, MessageId)> {
        let is_shot = |effect: &OptionEffect| matches!(effect, OptionEffect::Shot(_));
        let effects = table.effects(play);
        let shot = || {
            effects
                .iter()
                .rposition(is_shot)
                .map(|k| (Action::Option(k as u8), id!("s17-bot-shoots-on-sight")))
        };
        match self.kind {
            HabitKind::Sharpshooter => shot().filter(|_| shot_strength(table, play) > 0),
            HabitKind::Gambler if table.leads(!self.seat) => shot(),
            _ => None,
        }
    }
}

impl ReadableBot<Soccer17> for HabitBot {
    fn read(&mut self, view: &View, legal: &[Action]) -> Option<HabitStrategy<Action>> {
        self.watch(&view.table);
        let attacks = lays_in_attack(view)?;
        let baseline = best_play::<Soccer17>(view, legal);
        let mut otherwise = baseline.clone();
        if let Some(shunned) = self.shuns(attacks)
            && let Some((_, share)) = otherwise.iter().find(|(action, _)| *action == shunned).copied()
        {
            // Any other card instead.
            otherwise.retain(|(action, _)| *action != shunned);
            let others: Vec<Action> = legal.iter().filter(|action| **action != shunned).copied().collect();
            otherwise = epsilon_mixture(
                share,
                &uniform_strategy(&others),
                &scaled(&otherwise, 1.0 / (1.0 - share).max(EPSILON)),
            );
        }
        let wanted = self.wants(&view.table, attacks).filter(|(action, _)| legal.contains(action));
        let habit = match wanted {
            Some((action, _)) => epsilon_mixture(FOLLOW_PROBABILITY, &vec![(action, 1.0)], &otherwise),
            None => otherwise,
        };
        Some(HabitStrategy { habit, baseline })
    }
}

/// Less than any share that matters.
const EPSILON: f64 = 1e-12;

fn scaled(mix: &MixedStrategy<Action>, by: f64) -> MixedStrategy<Action> {
    mix.iter().map(|(action, share)| (*action, share * by)).collect()
}

impl Bot<Soccer17> for HabitBot {
    fn choose(
        &mut self,
        view: &View,
        legal: &[Action],
        budget: Budget,
        rng: &mut MatchRng,
    ) -> BotChoice<Action> {
        let table = &view.table;
        self.watch(table);
        let follows = follows_habit(rng);
        let attacks = lays_in_attack(view);
        let wanted = match (attacks, table.phase) {
            (Some(attacks), _) => self.wants(table, attacks),
            (None, Phase::Option { play }) => self.option(table, play),
            _ => None,
        };
        if let Some((action, reason)) = wanted.filter(|(action, _)| follows && legal.contains(action)) {
            return BotChoice::new(action, reason);
        }
        let best = self.equilibrium_bot.choose(view, legal, budget, rng);
        let shunned = attacks.and_then(|attacks| self.shuns(attacks));
        if Some(best.action) != shunned {
            return best;
        }
        let others: Vec<Action> = legal.iter().filter(|action| Some(**action) != shunned).copied().collect();
        BotChoice::any(&others, id!("s17-bot-not-what-was-stopped"), rng)
    }
}
