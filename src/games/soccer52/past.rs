//! What the table has seen of a hand: all that the other side can reason from. Open facts only.
//!
//! S52-5: who lets a forward in although blocking is compulsory shows that the hand held no block then; the cards of it
//! that are still held go on betraying something. S52-11, S52-12: what goes into a new draw pile from the open table was
//! in nobody's hand then, and once the old pile was empty the rest of the pack is the two hands exactly.

use serde::Serialize;

use super::cards::CardSet;
use crate::engine::Card;

/// One step of a hand's story.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Step {
    /// So many cards came into the hand.
    Drew(u8),
    /// This card left it. A forward stands where it was laid, from the moment it is flipped.
    Gone(Card),
    /// Here the hand had nothing that blocks this forward.
    LetIn(Card),
    /// Here a draw pile was made, and none of the cards that came into it from the open table was in the hand.
    Shuffled {
        /// Those cards.
        open: CardSet,
        /// All cards that can have been in the pile: whatever is drawn from it is one of these.
        pile: CardSet,
    },
}

/// The story of one hand, as far as it can still matter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Past {
    /// What happened, in order.
    pub steps: Vec<Step>,
    /// How many of the steps came before the forwards were last laid.
    pub laid_at: usize,
    /// All cards that can be in the draw pile.
    pub pile: CardSet,
}

impl Past {
    /// Room for the steps of six rounds.
    const ROOM: usize = 48;

    /// Before the first card.
    pub(crate) fn new() -> Self {
        Self { steps: Vec::with_capacity(Self::ROOM), laid_at: 0, pile: CardSet::PACK }
    }

    pub(crate) fn drew(&mut self, count: u8) {
        self.steps.push(Step::Drew(count));
    }

    /// The forwards of this round leave the hand here.
    pub(crate) fn laid(&mut self) {
        self.laid_at = self.steps.len();
    }

    /// A forward is flipped: it was not in the hand any more since it was laid.
    pub(crate) fn flipped(&mut self, card: Card) {
        self.steps.insert(self.laid_at, Step::Gone(card));
        self.laid_at += 1;
    }

    /// Cards leave the hand openly.
    pub(crate) fn gone(&mut self, cards: CardSet) {
        self.steps.extend(cards.iter().map(Step::Gone));
    }

    /// Nothing in the hand blocks that forward.
    pub(crate) fn let_in(&mut self, forward: Card) {
        self.steps.push(Step::LetIn(forward));
    }

    /// Open cards are shuffled together with `rest` cards left in the draw pile, while the hand holds `hand`.
    pub(crate) fn shuffled(&mut self, open: CardSet, rest: u8, hand: u8) {
        if rest == 0 {
            // By counting, the hand is known now: what led here does not matter any more.
            self.steps.clear();
            self.steps.push(Step::Drew(hand));
            self.pile = open;
        } else {
            self.forget();
            self.pile = self.pile.or(open);
        }
        self.steps.push(Step::Shuffled { open, pile: self.pile });
        self.laid_at = self.steps.len();
    }

    /// What came before the last new pile shrinks to the number of cards held then: nobody remembers for ever, and
    /// what is certain stands in `pile` still.
    fn forget(&mut self) {
        let Some(last) = self.steps.iter().rposition(|step| matches!(step, Step::Shuffled { .. })) else {
            return;
        };
        let held = self.held_at(last);
        self.steps.splice(..last, [Step::Drew(held)]);
    }

    /// How many cards were in the hand before that step.
    pub(crate) fn held_at(&self, step: usize) -> u8 {
        self.steps[..step].iter().fold(0, |held, step| match step {
            Step::Drew(count) => held + count,
            Step::Gone(_) => held - 1,
            Step::LetIn(_) | Step::Shuffled { .. } => held,
        })
    }
}
