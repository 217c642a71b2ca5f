//! The field: opponents with one habit each, as people have them. No level plays like that. All levels are
//! measured against the field, because best play hardly punishes a habit.

use super::habit::{Amateur, resolved, shot_strength};
use super::lays_in_attack;
use crate::ai::{BenchmarkBot, Bot, BotChoice, Budget, WHATEVER};
use crate::engine::{MatchRng, Seat};
use crate::games::soccer17::action::{Action, Guard, Play};
use crate::games::soccer17::data::Effect;
use crate::games::soccer17::state::{Clash, Phase, Table};
use crate::games::soccer17::{Soccer17, View};
use crate::words::DisplayText;

/// The opponents of the field.
pub(super) const HABITS: &[BenchmarkBot<Soccer17>] = &[
    BenchmarkBot {
        name: "favourite",
        line: "lays the card that promises most, and guards against the one that does",
        bot: |seat, _| One::sit(seat, Kind::Favourite),
    },
    BenchmarkBot {
        name: "repeater",
        line: "lays its last card again three times in four",
        bot: |seat, _| One::sit(seat, Kind::Repeater),
    },
    BenchmarkBot {
        name: "shooter",
        line: "shoots as soon as it can, and tackles as soon as it can",
        bot: |seat, _| One::sit(seat, Kind::Shooter),
    },
    BenchmarkBot {
        name: "cautious",
        line: "always dribbles, blocks, and moves on rather than shoot",
        bot: |seat, _| One::sit(seat, Kind::Cautious),
    },
    BenchmarkBot {
        name: "cycler",
        line: "lays its cards in turn, always in the same order",
        bot: |seat, _| One::sit(seat, Kind::Cycler),
    },
    BenchmarkBot {
        name: "copier",
        line: "lays what the other side laid when it last had the same role",
        bot: |seat, _| One::sit(seat, Kind::Copier),
    },
];

/// Probability that the repeater repeats its card.
const AGAIN: f64 = 0.75;

#[derive(Clone, Copy)]
enum Kind {
    Favourite,
    Repeater,
    Shooter,
    Cautious,
    Cycler,
    Copier,
}

/// An opponent with one habit. It decides everything else as the amateur does, without slips.
#[derive(Clone)]
struct One {
    seat: Seat,
    kind: Kind,
    steady: Amateur,
    /// Its own last card in attack; the one in defence follows.
    attack: Option<Play>,
    defence: Option<Guard>,
    /// The other side's last card in attack; the one in defence follows.
    their_attack: Option<Play>,
    their_defence: Option<Guard>,
}

impl One {
    fn sit(seat: Seat, kind: Kind) -> Box<dyn Bot<Soccer17>> {
        Box::new(Self {
            seat,
            kind,
            steady: Amateur::steady(),
            attack: None,
            defence: None,
            their_attack: None,
            their_defence: None,
        })
    }

    fn attack(&self, table: &Table, rng: &mut MatchRng) -> Option<Play> {
        match self.kind {
            Kind::Favourite => Some(favourite(table)),
            Kind::Repeater => self.attack.filter(|_| rng.unit() < AGAIN),
            Kind::Shooter => {
                let strongest = Play::ALL.into_iter().max_by_key(|play| shot_strength(table, *play));
                strongest.filter(|play| shot_strength(table, *play) > 0).or(Some(favourite(table)))
            }
            Kind::Cautious => Some(Play::Dribble),
            Kind::Cycler => Some(next(&Play::ALL, self.attack)),
            Kind::Copier => self.their_attack,
        }
    }

    fn defence(&self, table: &Table, rng: &mut MatchRng) -> Option<Guard> {
        match self.kind {
            Kind::Favourite => {
                let play = favourite(table);
                Guard::ALL.into_iter().find(|guard| Clash::of(play, *guard) == Clash::Turnover)
            }
            Kind::Repeater => self.defence.filter(|_| rng.unit() < AGAIN),
            Kind::Shooter => Some(Guard::Tackle),
            Kind::Cautious => Some(Guard::Block),
            Kind::Cycler => Some(next(&Guard::ALL[..3], self.defence)),
            Kind::Copier => self.their_defence,
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
            self.attack(table, rng).map(Play::action)
        } else {
            self.defence(table, rng).map(Guard::action)
        };
        let made = match wanted.filter(|action| legal.contains(action)) {
            Some(action) => BotChoice::new(action, DisplayText::EMPTY),
            None => BotChoice::any(legal, WHATEVER, rng),
        };
        if attacks {
            self.attack = Play::ALL.into_iter().find(|play| play.action() == made.action);
        } else {
            self.defence = Guard::ALL.into_iter().find(|guard| guard.action() == made.action);
        }
        made
    }

    /// Returns the habit's answer to an optional shot; none if the habit says nothing.
    fn option(&self, table: &Table, play: Play) -> Option<Action> {
        let is_shot = |effect: &Effect| matches!(effect, Effect::Shot(_));
        let effects = table.effects(play);
        let k = match self.kind {
            Kind::Shooter => effects.iter().rposition(is_shot),
            Kind::Cautious => effects.iter().rposition(|effect| !is_shot(effect)),
            _ => None,
        };
        k.map(|k| Action::Option(k as u8))
    }
}

/// Returns the card with the highest value if nothing stops it.
fn favourite(table: &Table) -> Play {
    let most = |a: &Play, b: &Play| resolved(table, *a).total_cmp(&resolved(table, *b));
    Play::ALL.into_iter().max_by(most).unwrap_or(Play::Pass)
}

/// Returns the element after `last`, and the first after the last one.
fn next<T: Copy + PartialEq>(all: &[T], last: Option<T>) -> T {
    let at = all.iter().position(|card| Some(*card) == last);
    all[at.map_or(0, |at| (at + 1) % all.len())]
}

impl Bot<Soccer17> for One {
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
            None => self.steady.weigh(view, legal, rng),
        }
    }
}
