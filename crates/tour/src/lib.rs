//! The tour: a run of nine stops through all games, with three lives, helpers on the bus, points and a proof.
//!
//! - [`Tour`] is a number and a [`Heat`]. Its [`TourMap`] is the same for everybody.

mod error;
mod games;
mod heat;
mod map;
#[cfg(test)]
mod tests;

pub use error::TourError;
pub use games::{TourGame, final_games, tour_games};
pub use heat::{Heat, HeatError, HeatRules};
pub use map::{LAST_NUMBER, MINUTES, NodeKind, Tour, TourLeg, TourMap, TourNode, TourStake};

/// Number of stops of a tour.
pub const STOPS: usize = 9;
