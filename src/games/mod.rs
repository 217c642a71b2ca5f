//! The games. [`GAMES`] is the one list: nothing else in the crate names a game.

pub mod entry;
pub mod live;

use entry::Entry;

/// Every game of this build, in the order of the title screen.
pub static GAMES: &[&dyn Entry] = &[];

/// The game with that id.
#[must_use]
pub fn find(id: &str) -> Option<&'static dyn Entry> {
    GAMES.iter().copied().find(|game| game.id() == id)
}

/// Every id, as an error message lists them.
#[must_use]
pub fn ids() -> String {
    GAMES.iter().map(|game| game.id()).collect::<Vec<_>>().join(", ")
}
