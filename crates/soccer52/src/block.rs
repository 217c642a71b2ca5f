//! S52-5: the cards that block a forward.

use serde::Serialize;

use super::action::CardPick;
use super::cards::{CardSet, GOALIES, is_goalie, value};
use engine::Card;
use engine::card::LOW_PACK;

/// The highest value of a number card.
pub(super) const MAX_NUMBER_RANK: u8 = 10;

/// S52-5: the ways to block. The first one that fits counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub enum BlockKind {
    /// A jack, queen or king of the forward's colour.
    Goalie,
    /// A card of the forward's rank.
    Twin,
    /// Two number cards whose sum or difference is the forward's value.
    Sum,
    /// Two cards of the forward's suit, goalies among them.
    SuitPair,
}

/// Returns the cards that block that forward alone.
pub const fn singles(forward: Card) -> CardSet {
    GOALIES.intersection(CardSet::colour_of(forward)).union(CardSet::rank(forward.rank.ace_low()))
}

/// Returns the cards that block that forward with `card` by their sum or difference.
pub const fn sum_partners(forward: Card, card: Card) -> CardSet {
    let (Some(goal), Some(value)) = (value(forward), value(card)) else { return CardSet::NONE };
    // goal - value and value - goal are partners by one difference, goal + value by the other.
    let far = goal + value;
    let sum = CardSet::rank(goal.abs_diff(value));
    let sum = if far > MAX_NUMBER_RANK { sum } else { sum.union(CardSet::rank(far)) };
    sum.difference(CardSet::one(card))
}

/// Returns the cards that block that forward with `card`, in any way that takes two.
pub fn partners(forward: Card, card: Card) -> CardSet {
    PARTNERS[usize::from(forward.low_index())][usize::from(card.low_index())]
}

/// [`partners`] of every forward and card, computed at compile time, since random play asks for each card of a
/// hand.
static PARTNERS: [[CardSet; LOW_PACK.len()]; LOW_PACK.len()] = {
    let mut table = [[CardSet::NONE; LOW_PACK.len()]; LOW_PACK.len()];
    let mut k = 0;
    while k < LOW_PACK.len() * LOW_PACK.len() {
        let (forward, card) = (LOW_PACK[k / LOW_PACK.len()], LOW_PACK[k % LOW_PACK.len()]);
        let suit = CardSet::suit(forward.suit);
        let same = if suit.contains(card) { suit.difference(CardSet::one(card)) } else { CardSet::NONE };
        table[k / LOW_PACK.len()][k % LOW_PACK.len()] = sum_partners(forward, card).union(same);
        k += 1;
    }
    table
};

/// Returns how these cards block that forward; none if they do not. A pair is judged as a pair, even if one
/// of its cards blocks alone.
#[must_use]
pub fn kind(forward: Card, pick: CardPick) -> Option<BlockKind> {
    match pick {
        CardPick::One(card) if singles(forward).contains(card) => {
            Some(if is_goalie(card) { BlockKind::Goalie } else { BlockKind::Twin })
        }
        CardPick::Two(a, b) if sum_partners(forward, a).contains(b) => Some(BlockKind::Sum),
        CardPick::Two(a, b) if partners(forward, a).contains(b) => Some(BlockKind::SuitPair),
        _ => None,
    }
}

/// All blocks of a hand against one forward.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PossibleBlocks {
    /// The forward, a number card.
    pub forward: Card,
    /// The defender's hand.
    pub hand: CardSet,
}

impl PossibleBlocks {
    /// Returns the cards of the hand that block alone.
    pub const fn singles(self) -> CardSet {
        singles(self.forward).intersection(self.hand)
    }

    /// Returns the cards of the hand after `card` that block with it, so that every pair is counted once.
    pub fn partners_after(self, card: Card) -> CardSet {
        partners(self.forward, card).intersection(self.hand).after(card)
    }

    /// Returns the number of different blocks.
    #[must_use]
    pub fn count(self) -> u32 {
        let pairs: u32 = self.hand.iter().map(|card| u32::from(self.partners_after(card).len())).sum();
        u32::from(self.singles().len()) + pairs
    }

    /// Returns true if there is a block.
    #[must_use]
    pub fn any(self) -> bool {
        !self.singles().is_empty() || self.hand.iter().any(|card| !self.partners_after(card).is_empty())
    }

    /// Returns the block with that index, from 0, below [`PossibleBlocks::count`].
    #[must_use]
    pub fn nth(self, n: u32) -> Option<CardPick> {
        let singles = self.singles();
        if n < u32::from(singles.len()) {
            return singles.nth(n as u8).map(CardPick::One);
        }
        let mut left = n - u32::from(singles.len());
        for card in self.hand.iter() {
            let partners = self.partners_after(card);
            if left < u32::from(partners.len()) {
                return partners.nth(left as u8).map(|other| CardPick::two(card, other));
            }
            left -= u32::from(partners.len());
        }
        None
    }

    /// Returns every block, single cards first.
    pub fn iter(self) -> impl Iterator<Item = CardPick> {
        let pairs = self.hand.iter().flat_map(move |card| {
            self.partners_after(card).iter().map(move |other| CardPick::two(card, other))
        });
        self.singles().iter().map(CardPick::One).chain(pairs)
    }
}
