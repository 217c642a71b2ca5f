//! The goal celebration: net, front row, portrait and confetti, and their sequence.
pub mod celebrate;
pub mod confetti;
pub mod front_row;
pub mod net;
mod parts;
mod pieces;
pub mod portrait;

use bevy::prelude::*;

/// Adds the celebration.
pub fn plugin(app: &mut App) {
    app.add_plugins((net::plugin, portrait::plugin, confetti::plugin, celebrate::plugin));
}
