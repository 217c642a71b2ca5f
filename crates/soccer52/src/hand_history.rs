//! The open facts that the table has seen of a hand: all that the other side can reason from.
//!
//! S52-5: if a forward is let in although blocking is compulsory, the hand held no block then. That constrains the
//! cards of it that are still held. S52-11, S52-12: open cards that go into a new draw pile were in nobody's hand
//! then. Once the old pile was empty, the rest of the pack is exactly the two hands.

use serde::Serialize;

use super::cards::CardSet;
use engine::Card;

/// One step of a hand's history.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum HandStep {
    /// This number of cards came into the hand.
    Drew(u8),
    /// This card left the hand. A forward is recorded where it was laid, once it is flipped.
    Gone(Card),
    /// The hand had nothing that blocks this forward.
    LetIn(Card),
    /// S52-3: the hand held a goalie when this goalie was laid, which needed one.
    HeldGoalie,
    /// A draw pile was made. The open cards that went into it were not in the hand.
    Shuffled {
        /// The open cards.
        open: CardSet,
        /// All cards that can have been in the pile, and so all that can be drawn from it.
        pile: CardSet,
    },
}

/// The history of one hand, as far as it still matters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HandHistory {
    /// The steps in order.
    pub steps: Vec<HandStep>,
    /// Number of steps before the forwards were last laid.
    pub laid_at: usize,
    /// All cards that can be in the draw pile.
    pub pile: CardSet,
}

impl HandHistory {
    /// Capacity for the steps of six rounds.
    const ROOM: usize = 48;

    /// Creates the history before the first card.
    pub(crate) fn new() -> Self {
        Self { steps: Vec::with_capacity(Self::ROOM), laid_at: 0, pile: CardSet::PACK }
    }

    pub(crate) fn drew(&mut self, count: u8) {
        self.steps.push(HandStep::Drew(count));
    }

    /// Records that the forwards of this round left the hand.
    pub(crate) fn laid(&mut self) {
        self.laid_at = self.steps.len();
    }

    /// Records a flipped forward: it left the hand when it was laid.
    pub(crate) fn flipped(&mut self, card: Card) {
        self.steps.insert(self.laid_at, HandStep::Gone(card));
        self.laid_at += 1;
    }

    /// S52-3: records that the hand held a goalie when the forwards were laid, `face_down` of which still lie there:
    /// one of them is a goalie. A whole hand may be laid without.
    pub(crate) fn held_goalie(&mut self, face_down: u8) {
        if self.held_at(self.laid_at) > face_down
            && self.steps.get(self.laid_at) != Some(&HandStep::HeldGoalie)
        {
            self.steps.insert(self.laid_at, HandStep::HeldGoalie);
        }
    }

    /// Returns the cards that have left the hand since the forwards were last laid, other than forwards.
    pub(crate) fn spent_since_laid(&self) -> CardSet {
        let gone = self.steps[self.laid_at..].iter().filter_map(|step| match step {
            HandStep::Gone(card) => Some(*card),
            _ => None,
        });
        gone.collect()
    }

    /// Records that cards left the hand openly.
    pub(crate) fn gone(&mut self, cards: CardSet) {
        self.steps.extend(cards.iter().map(HandStep::Gone));
    }

    /// Records that nothing in the hand blocks that forward.
    pub(crate) fn let_in(&mut self, forward: Card) {
        self.steps.push(HandStep::LetIn(forward));
    }

    /// Records a shuffle of open cards with `rest` cards of the draw pile, while the hand holds `hand` cards.
    pub(crate) fn shuffled(&mut self, open: CardSet, rest: u8, hand: u8) {
        if rest == 0 {
            // Counting reveals the hand, so earlier steps no longer matter.
            self.steps.clear();
            self.steps.push(HandStep::Drew(hand));
            self.pile = open;
        } else {
            self.forget();
            self.pile = self.pile.union(open);
        }
        self.steps.push(HandStep::Shuffled { open, pile: self.pile });
        self.laid_at = self.steps.len();
    }

    /// Replaces the steps before the last new pile by the number of cards held then. This bounds the history;
    /// `pile` still has what is certain.
    fn forget(&mut self) {
        let Some(last) = self.steps.iter().rposition(|step| matches!(step, HandStep::Shuffled { .. })) else {
            return;
        };
        let held = self.held_at(last);
        self.steps.splice(..last, [HandStep::Drew(held)]);
    }

    /// Returns the number of cards in the hand before that step.
    pub(crate) fn held_at(&self, step: usize) -> u8 {
        self.steps[..step].iter().fold(0, |held, step| match step {
            HandStep::Drew(count) => held + count,
            HandStep::Gone(_) => held - 1,
            HandStep::LetIn(_) | HandStep::HeldGoalie | HandStep::Shuffled { .. } => held,
        })
    }
}
