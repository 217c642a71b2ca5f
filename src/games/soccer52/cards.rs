//! What the cards of the pack are in this game.

use crate::engine::Card;
use crate::engine::pack;
pub use crate::engine::pack::CardSet;

/// Cards one after another: the draw pile is drawn from its front; what is laid down goes to the end.
pub type Pile = pack::Pile<52>;

/// S52-3: jacks, queens and kings.
pub const GOALIES: CardSet = CardSet::rank(11).or(CardSet::rank(12)).or(CardSet::rank(13));

/// S52-3: a jack, queen or king.
#[must_use]
pub const fn is_goalie(card: Card) -> bool {
    GOALIES.has(card)
}

/// S52-3: the value of a number card, the ace's being 1; a goalie has none.
#[must_use]
pub const fn value(card: Card) -> Option<u8> {
    if is_goalie(card) { None } else { Some(card.rank.ace_low()) }
}
