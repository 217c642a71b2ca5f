//! Solves an attack while all cards in play are known. Every line is played by the real rules, with best play of
//! both sides, to the end of the turn. Sealed choices are solved as games of hide and seek.
//!
//! Values are goals to the attacker. They include the cards left in the hands, otherwise no card would ever be
//! kept.

use rustc_hash::FxHashMap;

use super::Shares;
use super::hide_and_seek::HideAndSeekGame;
use super::partition::{NumberPartition, WindowPlays, idle};
use crate::action::{Action, HandShape, ShotDirection};
use crate::cards::{ByPowerKind, PowerHand, PowerKind, PowerName, PowerSet};
use crate::numbers::NumberSet;
use crate::state::{CardWindow, MatchPeriod, Phase, SoccerGo};
use engine::{Game, NullSink, Seat};

/// The value of each card to its side after this turn.
pub(super) type CardValues = ByPowerKind<[f64; PowerName::ALL.len()]>;

/// No card has a value after this turn.
pub(super) const NOTHING: CardValues =
    CardValues::new([0.0; PowerName::ALL.len()], [0.0; PowerName::ALL.len()]);

/// Returns the value of that hand.
pub(super) fn hand_value(kept: &CardValues, kind: PowerKind, hand: PowerSet) -> f64 {
    hand.iter().map(|card| kept[kind][card as usize]).sum()
}

/// The position at the beginning of a turn, and what the cards are worth after it.
#[derive(Clone, Copy, PartialEq)]
struct TurnStart {
    turn: u8,
    attacker: Seat,
    /// The attacker's goals at that time.
    goals: u32,
    kept: CardValues,
}

/// A solver of the positions of one turn, with a transposition table.
#[derive(Clone)]
pub(super) struct TurnSolver {
    turn_start: TurnStart,
    /// The values found so far, without those of the cards that no longer matter in their positions.
    transposition_table: FxHashMap<PositionKey, f64>,
}

/// The key of a position: the cards that can still be used, the slots filled, and the unspent numbers up to
/// equivalence.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct PositionKey {
    cards: PowerHand,
    /// The piles, only if there is a Joker to copy from them.
    piles: PowerHand,
    unspent: NumberSet,
    selection: Option<(PowerKind, PowerName)>,
    filled: u8,
    dribble: u8,
    /// Who decides, and four flags: whether the goalkeeper may be chosen, whether a further pass is needed, whether a
    /// mark was spared, whether the window before this one brought no card.
    flags: u8,
}

impl TurnSolver {
    /// Creates a solver for the current turn.
    pub(super) fn new(state: &SoccerGo, kept: &CardValues) -> Self {
        Self { turn_start: TurnStart::of(state, kept), transposition_table: FxHashMap::default() }
    }

    /// Returns true if it is for this turn, with these values.
    pub(super) fn fits(&self, state: &SoccerGo, kept: &CardValues) -> bool {
        self.turn_start == TurnStart::of(state, kept)
    }

    /// Returns the value of an action of a side that decides alone.
    pub(super) fn action_value(&mut self, state: &SoccerGo, seat: Seat, action: Action) -> f64 {
        let mut next = state.clone();
        if next.apply(seat, &action, &mut NullSink).is_err() {
            return self.leaf_value(state);
        }
        self.position_value(&next)
    }

    /// Returns the value after the sealed choices of both sides.
    fn joint_action_value(&mut self, state: &SoccerGo, attack: Action, defence: Action) -> f64 {
        let mut next = state.clone();
        for (seat, action) in [(self.turn_start.attacker, attack), (!self.turn_start.attacker, defence)] {
            if next.apply(seat, &action, &mut NullSink).is_err() {
                return self.leaf_value(state);
            }
        }
        self.position_value(&next)
    }

    /// Returns the value of the position under best play.
    pub(super) fn position_value(&mut self, state: &SoccerGo) -> f64 {
        let table = &state.table;
        if table.turn != self.turn_start.turn || table.period == MatchPeriod::Shootout {
            return self.leaf_value(state);
        }
        match table.phase {
            Phase::Play(CardWindow::BeforePass(_)) | Phase::Choose => {
                let (key, idle) = self.key(state);
                if let Some(value) = self.transposition_table.get(&key) {
                    return value + idle;
                }
                let value = match table.phase {
                    Phase::Choose => self.choosing(state).game_value(),
                    _ => self.best_value(state),
                };
                self.transposition_table.insert(key, value - idle);
                value
            }
            Phase::Play(_) | Phase::Answer(..) => self.best_value(state),
            Phase::Duel => {
                // Equal hands are shown again, so each side wins half of the tackles.
                let hands = [HandShape::Paper, HandShape::Rock].map(Action::Hand);
                let won = self.joint_action_value(state, hands[0], hands[1]);
                0.5 * (won + self.joint_action_value(state, hands[1], hands[0]))
            }
            Phase::Shot => self.shot(state),
            Phase::Swap | Phase::Over | Phase::Running => self.leaf_value(state),
        }
    }

    /// Returns the value at the end of the turn: the goals scored in it, and the cards left to both sides.
    fn leaf_value(&self, state: &SoccerGo) -> f64 {
        let attacker = self.turn_start.attacker;
        let value =
            |seat: Seat, kind: PowerKind| hand_value(&self.turn_start.kept, kind, state.hands[seat][kind]);
        f64::from(state.table.score[attacker] - self.turn_start.goals) + value(attacker, PowerKind::Attacking)
            - value(!attacker, PowerKind::Defending)
    }

    /// Returns the value of the best action of the one side that decides.
    fn best_value(&mut self, state: &SoccerGo) -> f64 {
        let Some(seat) = state.table.owed.first() else { return self.leaf_value(state) };
        let decline = self.action_value(state, seat, Action::Decline);
        let plays = WindowPlays::of(state, seat, &NumberPartition::by_held_cards(state));
        plays.list().iter().fold(decline, |best, action| {
            let value = self.action_value(state, seat, *action);
            if seat == self.turn_start.attacker { best.max(value) } else { best.min(value) }
        })
    }

    /// SGO-4, SGO-5: returns the choice of numbers as hide and seek.
    pub(super) fn choosing(&mut self, state: &SoccerGo) -> HideAndSeekGame {
        let table = &state.table;
        let from = table.choosable();
        let [hidden, looks] =
            [self.turn_start.attacker, !self.turn_start.attacker].map(|seat| table.cards_to_lay(seat));
        let lay = |numbers: NumberSet| Action::Choose(numbers);
        let found = self.joint_action_value(state, lay(from.lowest(hidden)), lay(from.lowest(looks)));
        let mut seek = HideAndSeekGame { from, looks: looks.max(hidden), found, free: Shares::default() };
        let mut free = |hide: NumberSet, alike: NumberSet| {
            let elsewhere = from.difference(hide).lowest(looks);
            let value = if elsewhere.count() < looks {
                found
            } else {
                self.joint_action_value(state, lay(hide), lay(elsewhere))
            };
            alike.iter().for_each(|number| seek.free[usize::from(number)] = value);
        };
        if hidden > 1 {
            // Corner: a shot follows, whatever was spent.
            free(from.lowest(hidden), from);
            return seek;
        }
        for part in NumberPartition::by_held_cards(state).0.map(|part| part.intersection(from)) {
            if !part.is_empty() {
                free(part.lowest(1), part);
            }
        }
        seek
    }

    /// SGO-8: returns the value of a shot; all open directions are equal.
    fn shot(&mut self, state: &SoccerGo) -> f64 {
        let closed = state.table.force.closed;
        let mut open = ShotDirection::ALL.into_iter().filter(|direction| closed != Some(*direction));
        let (Some(one), Some(other)) = (open.next(), open.next()) else { return self.leaf_value(state) };
        let saved = 1.0 / (2 + open.count()) as f64;
        let [one, other] = [one, other].map(Action::Direction);
        saved * self.joint_action_value(state, one, one)
            + (1.0 - saved) * self.joint_action_value(state, one, other)
    }

    /// Returns the key of the position, and the value of the cards that no longer matter in this turn.
    fn key(&self, state: &SoccerGo) -> (PositionKey, f64) {
        let table = &state.table;
        let held = ByPowerKind::from_fn(|kind| state.hands[table.player(kind)][kind]);
        let useless = ByPowerKind::from_fn(|kind| {
            if held[kind].is_empty() { PowerSet::NONE } else { idle(table, &held, kind) }
        });
        let cards = ByPowerKind::from_fn(|kind| held[kind].difference(useless[kind]));
        let pile = |kind: PowerKind| {
            if cards[kind].contains(PowerName::Joker) { table.discards[kind].cards } else { PowerSet::NONE }
        };
        let asked = match table.phase {
            Phase::Choose => 0,
            Phase::Play(window) => 1 + window.kind() as u8,
            _ => 3,
        };
        let force = &table.force;
        let bits = [force.keeper, force.slow, table.marked, table.quiet];
        let key = PositionKey {
            cards,
            piles: ByPowerKind::from_fn(pile),
            unspent: NumberPartition::by_held_cards(state).canonical(table.unspent()),
            selection: force.selection,
            filled: table.track.filled(),
            dribble: force.dribble,
            flags: bits.into_iter().fold(asked, |flags, bit| flags << 1 | u8::from(bit)),
        };
        let value = |kind: PowerKind| hand_value(&self.turn_start.kept, kind, useless[kind]);
        (key, value(PowerKind::Attacking) - value(PowerKind::Defending))
    }
}

impl TurnStart {
    fn of(state: &SoccerGo, kept: &CardValues) -> Self {
        let table = &state.table;
        let attacker = table.attacker;
        Self { turn: table.turn, attacker, goals: table.score[attacker], kept: *kept }
    }
}
