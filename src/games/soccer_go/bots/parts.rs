//! Symmetries of a position: which numbers are equivalent, and which plays have the same effect.

use crate::engine::Seat;
use crate::games::soccer_go::action::{Action, Direction, Named, Play};
use crate::games::soccer_go::cards::{Hand, Kind, Power, Powers};
use crate::games::soccer_go::data::{Effect, rules};
use crate::games::soccer_go::legal::Offer;
use crate::games::soccer_go::numbers::{KEEPER, Numbers};
use crate::games::soccer_go::state::{LAST_PASS, SoccerGo, TRIPLE, Table};

/// A partition of the numbers into equivalent ones: the goalkeeper, the numbers that each side's selection cards
/// admit, the rest.
#[derive(Clone, Copy)]
pub(super) struct Parts(pub(super) [Numbers; 4]);

impl Parts {
    /// Returns the partition by the cards that are held.
    pub(super) fn of(state: &SoccerGo) -> Self {
        let table = &state.table;
        Self::told_apart_by(|kind| {
            let stands = table.force.selection.filter(|(by, _)| *by == kind).map(|(_, card)| card);
            performable(table, &state.hands[table.player(kind)], kind).with(stands.into_iter().collect())
        })
    }

    /// Returns the partition by all cards.
    pub(super) fn all() -> Self {
        Self::told_apart_by(Kind::cards)
    }

    fn told_apart_by(cards: impl Fn(Kind) -> Powers) -> Self {
        let admitted = |kind: Kind| {
            cards(kind).iter().fold(Numbers::NONE, |set, card| match rules().effect(kind, card) {
                Effect::Among(numbers) => set.with(numbers),
                _ => set,
            })
        };
        let keeper = Numbers::one(KEEPER);
        let attacking = admitted(Kind::Attacking).without(keeper);
        let defending = admitted(Kind::Defending).without(keeper).without(attacking);
        let rest = Numbers::ALL.without(keeper).without(attacking).without(defending);
        Self([keeper, attacking, defending, rest])
    }

    /// Returns a representative of the set: as many numbers of each part, the lowest ones.
    pub(super) fn canonical(&self, set: Numbers) -> Numbers {
        let lowest = |part: Numbers| part.lowest(set.both(part).count());
        self.0.into_iter().map(lowest).fold(Numbers::NONE, Numbers::with)
    }

    /// Calls `each` with every three numbers of the set that differ by their parts.
    fn triples(&self, set: Numbers, mut each: impl FnMut(Numbers)) {
        let [a, b, c, d] = self.0.map(|part| part.both(set));
        for i in 0..=a.count().min(TRIPLE) {
            for j in 0..=b.count().min(TRIPLE - i) {
                for k in 0..=c.count().min(TRIPLE - i - j) {
                    let rest = TRIPLE - i - j - k;
                    if rest <= d.count() {
                        each(a.lowest(i).with(b.lowest(j)).with(c.lowest(k)).with(d.lowest(rest)));
                    }
                }
            }
        }
    }
}

/// Returns the actions a hand could perform: its cards, and what its Joker might copy.
pub(super) fn performable(table: &Table, hand: &Hand, kind: Kind) -> Powers {
    let cards = hand[kind];
    if cards.has(Power::Joker) { cards.with(table.discards[kind].cards) } else { cards }
}

/// Returns the cards of that kind that can no longer be of use in this turn. `held` has the cards of both roles.
pub(super) fn idle(table: &Table, held: &Hand, kind: Kind) -> Powers {
    let theirs = performable(table, held, !kind);
    // Clearance may return the attack to any pass.
    let back = performable(table, held, Kind::Defending)
        .iter()
        .any(|card| matches!(rules().effect(Kind::Defending, card), Effect::Back(_)));
    let from = if back { 1 } else { table.track.pass() };
    let before = |mut passes: std::ops::RangeInclusive<u8>, card: Power| {
        passes.any(|pass| rules().before_pass(kind, pass).has(card))
    };
    let is_idle = |card: &Power| {
        if card.is_block() {
            return !theirs.iter().any(|play| rules().blocks(!kind, play).has(*card));
        }
        *card == Power::Bogey || before(1..=LAST_PASS, *card) && !before(from..=LAST_PASS, *card)
    };
    held[kind].iter().filter(is_idle).collect()
}

/// Maximum number of different plays: every card, and Counter-Attack with each three different numbers.
const MOST: usize = 64;

/// Plays for one window.
pub(super) struct Plays {
    actions: [Action; MOST],
    count: usize,
}

impl Plays {
    /// Returns the plays of that side, one of each group with the same effect; declining is not among them.
    pub(super) fn of(state: &SoccerGo, seat: Seat, parts: &Parts) -> Self {
        let mut all = Self { actions: [Action::Decline; MOST], count: 0 };
        let own_and_copied = |cards: Powers, copies: Powers| {
            cards.iter().map(Play::plain).chain(copies.iter().map(Play::copied))
        };
        match state.offer(seat) {
            Offer::Plays { kind, cards, copies, unspent } => {
                for play in own_and_copied(cards, copies) {
                    match rules().effect(kind, play.action) {
                        Effect::Forward(_) => parts.triples(unspent, |three| {
                            all.add(Action::Power(play.naming(Named::Numbers(three))));
                        }),
                        Effect::CloseDirection => {
                            all.add(Action::Power(play.naming(Named::Direction(Direction::Middle))));
                        }
                        _ => all.add(Action::Power(play)),
                    }
                }
            }
            Offer::Answers { cards, copies } => {
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
