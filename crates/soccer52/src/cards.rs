//! The cards of the pack as this game uses them.

use engine::Card;
use engine::pack;
pub use engine::pack::CardSet;

/// A list of cards. The draw pile is drawn from its front; new cards go to the end.
pub type Pile = pack::Pile<52>;

/// S52-3: jacks, queens and kings.
pub const GOALIES: CardSet = CardSet::rank(11).union(CardSet::rank(12)).union(CardSet::rank(13));

/// S52-3: returns true for a jack, queen or king.
#[must_use]
pub const fn is_goalie(card: Card) -> bool {
    GOALIES.contains(card)
}

/// S52-3: returns the value of a number card, 1 for the ace; none for a goalie.
#[must_use]
pub const fn value(card: Card) -> Option<u8> {
    if is_goalie(card) { None } else { Some(card.rank.ace_low()) }
}
