//! The view of one side: the table, its own cards, the backs of the others, and the cards it has put under the
//! decks.

use serde::Serialize;

use super::action::Action;
use super::cards::{ByPowerKind, PowerCard, PowerHand, PowerKind, PowerName, PowerSet};
use super::state::{LaidCards, Phase, PowerDeck, SoccerGo, Table};
use engine::{BySeat, MatchRng, Seat};

/// The information set of one side: everything except the other side's power cards and sealed decision, and the
/// decks. It knows the cards that it put there itself.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct View {
    /// The seat whose view it is.
    pub seat: Seat,
    /// The public table.
    pub table: Table,
    /// The seat's own power cards.
    pub hand: PowerHand,
    /// SGO-2: the number of power cards of each kind that each side holds, which the backs show.
    pub counts: BySeat<ByPowerKind<u8>>,
    /// The unused decks from the top down. Only the cards that this side put there itself are known.
    pub decks: ByPowerKind<PowerDeck<Option<PowerName>>>,
    /// SGO-14: the top card that this side has been shown.
    pub shown: Option<PowerCard>,
    /// The seat's own sealed decision, until both are revealed.
    pub sealed: Option<Action>,
}

impl View {
    /// SGO-14: returns true if that side has been shown a card that it has not settled yet.
    #[must_use]
    pub fn is_shown(&self, seat: Seat) -> bool {
        self.table.phase == Phase::Swap && PowerKind::BOTH.into_iter().any(|kind| self.counts[seat][kind] > 0)
    }

    /// Returns the cards of that kind whose place this side does not know.
    pub fn unseen(&self, kind: PowerKind) -> PowerSet {
        let known = self.decks[kind].cards().iter().filter_map(|card| card.power);
        let shown = self.shown.filter(|card| card.kind == kind).map(|card| card.power);
        let seen = self.hand[kind].union(self.table.discards[kind].cards);
        kind.cards().difference(seen).difference(known.chain(shown).collect())
    }
}

/// Maximum number of random deals before one is corrected. At worst one in twelve fits, so that is very rare.
const MAX_TRIES: u32 = 100;

impl View {
    /// Determinizes the view. Unseen cards may be anywhere, but a side that is asked in a window holds a card for
    /// it. A sealed decision of the other side is any that it could have taken.
    pub(crate) fn determinized(&self, rng: &mut MatchRng) -> SoccerGo {
        let other = !self.seat;
        let mut state = self.dealt(rng);
        if self.table.owed.contains(other)
            && let Some((kind, useful)) = self.table.usable_cards()
        {
            let mut tries = 0;
            while state.hands[other][kind].intersection(useful).is_empty() && tries < MAX_TRIES {
                state = self.dealt(rng);
                tries += 1;
            }
            if state.hands[other][kind].intersection(useful).is_empty() {
                mend(&mut state, other, kind, useful.intersection(self.unseen(kind)), rng);
            }
        }
        if self.table.laid[other] == LaidCards::FaceDown {
            state.sealed[other] = state.possible_actions(other).sample(rng);
        }
        state
    }

    /// Deals the unseen cards, each way equally likely.
    fn dealt(&self, rng: &mut MatchRng) -> SoccerGo {
        let other = !self.seat;
        let mut state = SoccerGo {
            table: self.table,
            hands: BySeat::default(),
            decks: ByPowerKind::from_fn(|_| PowerDeck::empty(PowerName::Bogey)),
            shown: BySeat::default(),
            sealed: BySeat::default(),
        };
        state.hands[self.seat] = self.hand;
        state.shown[self.seat] = self.shown;
        state.sealed[self.seat] = self.sealed;
        for kind in PowerKind::BOTH {
            let mut unseen: Vec<PowerName> = self.unseen(kind).iter().collect();
            rng.shuffle(&mut unseen);
            let held = unseen.len().min(usize::from(self.counts[other][kind]));
            state.hands[other][kind] = unseen.drain(..held).collect();
            if self.is_shown(other) && self.table.kind(other) == kind {
                state.shown[other] = unseen.pop().map(|power| PowerCard { kind, power });
            }
            let mut left = unseen.into_iter();
            state.decks[kind] = self.decks[kind]
                .map(PowerName::Bogey, |card| card.power.or_else(|| left.next()).unwrap_or(PowerName::Bogey));
        }
        state
    }
}

/// Exchanges a card of that hand for a useful one from the deck.
pub(super) fn mend(state: &mut SoccerGo, seat: Seat, kind: PowerKind, useful: PowerSet, rng: &mut MatchRng) {
    let wanted: Vec<PowerName> = useful.iter().collect();
    let (Some(card), Some(idle)) = (rng.pick(&wanted).copied(), state.hands[seat][kind].iter().next()) else {
        return;
    };
    state.hands[seat][kind].remove(idle);
    state.hands[seat][kind].add(card);
    state.decks[kind] =
        state.decks[kind].map(PowerName::Bogey, |place| if place.power == card { idle } else { place.power });
}
