//! The field: opponents with one habit each, as people have them. No difficulty plays like that. All difficulties are
//! measured against the field, because best play hardly punishes a habit.

use super::heuristic::{HeuristicBot, resolved, shot_strength};
use super::lays_in_attack;
use crate::action::{Action, AttackCard, DefenceCard};
use crate::data::OptionEffect;
use crate::state::{DuelResult, Phase, Table};
use crate::{Soccer17, View};
use ai::{BenchmarkBot, Bot, BotChoice, Budget, NO_REASON};
use engine::{MatchRng, Seat};
use words::DisplayText;

/// The opponents of the field.
pub(super) const BENCHMARK_BOTS: &[BenchmarkBot<Soccer17>] = &[
    BenchmarkBot {
        name: "favourite",
        line: "lays the card that promises most, and guards against the one that does",
        bot: |seat, _| FieldBot::sit(seat, FieldHabit::Favourite),
    },
    BenchmarkBot {
        name: "repeater",
        line: "lays its last card again three times in four",
        bot: |seat, _| FieldBot::sit(seat, FieldHabit::Repeater),
    },
    BenchmarkBot {
        name: "shooter",
        line: "shoots as soon as it can, and tackles as soon as it can",
        bot: |seat, _| FieldBot::sit(seat, FieldHabit::Shooter),
    },
    BenchmarkBot {
        name: "cautious",
        line: "always dribbles, blocks, and moves on rather than shoot",
        bot: |seat, _| FieldBot::sit(seat, FieldHabit::Cautious),
    },
    BenchmarkBot {
        name: "cycler",
        line: "lays its cards in turn, always in the same order",
        bot: |seat, _| FieldBot::sit(seat, FieldHabit::Cycler),
    },
    BenchmarkBot {
        name: "copier",
        line: "lays what the other side laid when it last had the same role",
        bot: |seat, _| FieldBot::sit(seat, FieldHabit::Copier),
    },
];

/// Probability that the repeater repeats its card.
const REPEAT_PROBABILITY: f64 = 0.75;

#[derive(Clone, Copy)]
enum FieldHabit {
    Favourite,
    Repeater,
    Shooter,
    Cautious,
    Cycler,
    Copier,
}

/// An opponent with one habit. It decides everything else as [`HeuristicBot::steady`] does.
#[derive(Clone)]
struct FieldBot {
    seat: Seat,
    kind: FieldHabit,
    steady: HeuristicBot,
    /// Its own last card in attack; the one in defence follows.
    attack: Option<AttackCard>,
    defence: Option<DefenceCard>,
    /// The other side's last card in attack; the one in defence follows.
    their_attack: Option<AttackCard>,
    their_defence: Option<DefenceCard>,
}

impl FieldBot {
    fn sit(seat: Seat, kind: FieldHabit) -> Box<dyn Bot<Soccer17>> {
        Box::new(Self {
            seat,
            kind,
            steady: HeuristicBot::steady(),
            attack: None,
            defence: None,
            their_attack: None,
            their_defence: None,
        })
    }

    fn attack(&self, table: &Table, rng: &mut MatchRng) -> Option<AttackCard> {
        match self.kind {
            FieldHabit::Favourite => Some(favourite(table)),
            FieldHabit::Repeater => self.attack.filter(|_| rng.unit() < REPEAT_PROBABILITY),
            FieldHabit::Shooter => {
                let strongest = AttackCard::ALL.into_iter().max_by_key(|play| shot_strength(table, *play));
                strongest.filter(|play| shot_strength(table, *play) > 0).or(Some(favourite(table)))
            }
            FieldHabit::Cautious => Some(AttackCard::Dribble),
            FieldHabit::Cycler => Some(next(&AttackCard::ALL, self.attack)),
            FieldHabit::Copier => self.their_attack,
        }
    }

    fn defence(&self, table: &Table, rng: &mut MatchRng) -> Option<DefenceCard> {
        match self.kind {
            FieldHabit::Favourite => {
                let play = favourite(table);
                DefenceCard::ALL
                    .into_iter()
                    .find(|guard| DuelResult::of(play, *guard) == DuelResult::Turnover)
            }
            FieldHabit::Repeater => self.defence.filter(|_| rng.unit() < REPEAT_PROBABILITY),
            FieldHabit::Shooter => Some(DefenceCard::Tackle),
            FieldHabit::Cautious => Some(DefenceCard::Block),
            FieldHabit::Cycler => Some(next(&DefenceCard::ALL[..3], self.defence)),
            FieldHabit::Copier => self.their_defence,
        }
    }

    /// Lays the card of the habit. Without one in hand, any other card.
    fn lay(
        &mut self,
        table: &Table,
        attacks: bool,
        legal: &[Action],
        rng: &mut MatchRng,
    ) -> BotChoice<Action> {
        let wanted = if attacks {
            self.attack(table, rng).map(AttackCard::action)
        } else {
            self.defence(table, rng).map(DefenceCard::action)
        };
        let made = match wanted.filter(|action| legal.contains(action)) {
            Some(action) => BotChoice::new(action, DisplayText::EMPTY),
            None => BotChoice::any(legal, NO_REASON, rng),
        };
        if attacks {
            self.attack = AttackCard::ALL.into_iter().find(|play| play.action() == made.action);
        } else {
            self.defence = DefenceCard::ALL.into_iter().find(|guard| guard.action() == made.action);
        }
        made
    }

    /// Returns the habit's answer to an optional shot; none if the habit says nothing.
    fn option(&self, table: &Table, play: AttackCard) -> Option<Action> {
        let is_shot = |effect: &OptionEffect| matches!(effect, OptionEffect::Shot(_));
        let effects = table.effects(play);
        let k = match self.kind {
            FieldHabit::Shooter => effects.iter().rposition(is_shot),
            FieldHabit::Cautious => effects.iter().rposition(|effect| !is_shot(effect)),
            _ => None,
        };
        k.map(|k| Action::Option(k as u8))
    }
}

/// Returns the card with the highest value if nothing stops it.
fn favourite(table: &Table) -> AttackCard {
    let most = |a: &AttackCard, b: &AttackCard| resolved(table, *a).total_cmp(&resolved(table, *b));
    AttackCard::ALL.into_iter().max_by(most).unwrap_or(AttackCard::Pass)
}

/// Returns the element after `last`, and the first after the last one.
fn next<T: Copy + PartialEq>(all: &[T], last: Option<T>) -> T {
    let at = all.iter().position(|card| Some(*card) == last);
    all[at.map_or(0, |at| (at + 1) % all.len())]
}

impl Bot<Soccer17> for FieldBot {
    fn choose(&mut self, view: &View, legal: &[Action], _: Budget, rng: &mut MatchRng) -> BotChoice<Action> {
        let table = &view.table;
        if let Some(duel) = table.last {
            if duel.attacker == self.seat {
                self.their_defence = Some(duel.defence);
            } else {
                self.their_attack = Some(duel.attack);
            }
        }
        if let Some(attacks) = lays_in_attack(view) {
            return self.lay(table, attacks, legal, rng);
        }
        let habit = match table.phase {
            Phase::Option { play } => self.option(table, play).filter(|action| legal.contains(action)),
            _ => None,
        };
        match habit {
            Some(action) => BotChoice::new(action, DisplayText::EMPTY),
            None => self.steady.choose_best_estimate(view, legal, rng),
        }
    }
}
