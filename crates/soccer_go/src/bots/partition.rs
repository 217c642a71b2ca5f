//! Symmetries of a position: which numbers are equivalent, and which plays have the same effect.

use crate::action::{Action, CardPlay, NamedChoice, ShotDirection};
use crate::cards::{PowerHand, PowerKind, PowerName, PowerSet};
use crate::data::{CardEffect, rules};
use crate::legal::LegalActions;
use crate::numbers::{KEEPER, NumberSet};
use crate::state::{LAST_PASS, MULTI_LAY, SoccerGo, Table};
use engine::Seat;

/// A partition of the numbers into equivalent ones: the goalkeeper, the numbers that each side's selection cards
/// admit, the rest.
#[derive(Clone, Copy)]
pub(super) struct NumberPartition(pub(super) [NumberSet; 4]);

impl NumberPartition {
    /// Returns the partition by the cards that are held.
    pub(super) fn by_held_cards(state: &SoccerGo) -> Self {
        let table = &state.table;
        Self::split_by(|kind| {
            let stands = table.force.selection.filter(|(by, _)| *by == kind).map(|(_, card)| card);
            performable(table, &state.hands[table.player(kind)], kind).union(stands.into_iter().collect())
        })
    }

    /// Returns the partition by all cards.
    pub(super) fn all() -> Self {
        Self::split_by(PowerKind::cards)
    }

    fn split_by(cards: impl Fn(PowerKind) -> PowerSet) -> Self {
        let admitted = |kind: PowerKind| {
            cards(kind).iter().fold(NumberSet::NONE, |set, card| match rules().effect(kind, card) {
                CardEffect::Among(numbers) => set.union(numbers),
                _ => set,
            })
        };
        let keeper = NumberSet::one(KEEPER);
        let attacking = admitted(PowerKind::Attacking).difference(keeper);
        let defending = admitted(PowerKind::Defending).difference(keeper).difference(attacking);
        let rest = NumberSet::ALL.difference(keeper).difference(attacking).difference(defending);
        Self([keeper, attacking, defending, rest])
    }

    /// Returns a representative of the set: as many numbers of each part, the lowest ones.
    pub(super) fn canonical(&self, set: NumberSet) -> NumberSet {
        let lowest = |part: NumberSet| part.lowest(set.intersection(part).count());
        self.0.into_iter().map(lowest).fold(NumberSet::NONE, NumberSet::union)
    }

    /// Calls `each` with every three numbers of the set that differ by their parts.
    fn triples(&self, set: NumberSet, mut each: impl FnMut(NumberSet)) {
        let [a, b, c, d] = self.0.map(|part| part.intersection(set));
        for i in 0..=a.count().min(MULTI_LAY) {
            for j in 0..=b.count().min(MULTI_LAY - i) {
                for k in 0..=c.count().min(MULTI_LAY - i - j) {
                    let rest = MULTI_LAY - i - j - k;
                    if rest <= d.count() {
                        each(a.lowest(i).union(b.lowest(j)).union(c.lowest(k)).union(d.lowest(rest)));
                    }
                }
            }
        }
    }
}

/// Returns the actions a hand could perform: its cards, and what its Joker might copy.
pub(super) fn performable(table: &Table, hand: &PowerHand, kind: PowerKind) -> PowerSet {
    let cards = hand[kind];
    if cards.contains(PowerName::Joker) { cards.union(table.discards[kind].cards) } else { cards }
}

/// Returns the cards of that kind that can no longer be of use in this turn. `held` has the cards of both roles.
pub(super) fn idle(table: &Table, held: &PowerHand, kind: PowerKind) -> PowerSet {
    let theirs = performable(table, held, !kind);
    // Clearance may return the attack to any pass.
    let back = performable(table, held, PowerKind::Defending)
        .iter()
        .any(|card| matches!(rules().effect(PowerKind::Defending, card), CardEffect::Back(_)));
    let from = if back { 1 } else { table.track.pass() };
    let before = |mut passes: std::ops::RangeInclusive<u8>, card: PowerName| {
        passes.any(|pass| rules().before_pass(kind, pass).contains(card))
    };
    let is_idle = |card: &PowerName| {
        if card.is_block() {
            return !theirs.iter().any(|play| rules().blocks(!kind, play).contains(*card));
        }
        *card == PowerName::Bogey || before(1..=LAST_PASS, *card) && !before(from..=LAST_PASS, *card)
    };
    held[kind].iter().filter(is_idle).collect()
}

/// Maximum number of different plays: every card, and Counter-Attack with each three different numbers.
const MAX_PLAYS: usize = 64;

/// Plays for one window.
pub(super) struct WindowPlays {
    actions: [Action; MAX_PLAYS],
    count: usize,
}

impl WindowPlays {
    /// Returns the plays of that side, one of each group with the same effect; declining is not among them.
    pub(super) fn of(state: &SoccerGo, seat: Seat, parts: &NumberPartition) -> Self {
        let mut all = Self { actions: [Action::Decline; MAX_PLAYS], count: 0 };
        let own_and_copied = |cards: PowerSet, copies: PowerSet| {
            cards.iter().map(CardPlay::without_choice).chain(copies.iter().map(CardPlay::copied))
        };
        match state.legal_actions(seat) {
            LegalActions::Plays { kind, cards, copies, unspent } => {
                for play in own_and_copied(cards, copies) {
                    match rules().effect(kind, play.action) {
                        CardEffect::Forward(_) => parts.triples(unspent, |three| {
                            all.add(Action::Power(play.naming(NamedChoice::Numbers(three))));
                        }),
                        CardEffect::CloseDirection => {
                            all.add(Action::Power(
                                play.naming(NamedChoice::Direction(ShotDirection::Middle)),
                            ));
                        }
                        _ => all.add(Action::Power(play)),
                    }
                }
            }
            LegalActions::Answers { cards, copies } => {
                own_and_copied(cards, copies).for_each(|play| all.add(Action::Answer(play)));
            }
            _ => {}
        }
        all
    }

    fn add(&mut self, action: Action) {
        if let Some(place) = self.actions.get_mut(self.count) {
            *place = action;
            self.count += 1;
        }
    }

    pub(super) fn list(&self) -> &[Action] {
        &self.actions[..self.count]
    }
}
