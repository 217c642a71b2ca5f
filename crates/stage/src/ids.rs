//! The identities of cards and players on the table.

use engine::Seat;

/// The id of a card on the table, unique in its scene and stable from scene to scene. It must not reveal the identity
/// of a hidden card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(pub u16);

/// The identity of a player on the pitch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlayerId {
    /// The player's side.
    pub side: Seat,
    /// The number on its back.
    pub number: u8,
}
