//! Drawing tools for the table: vector sketches and their material, depths, colours, the camera and text.
pub mod art;
pub mod ink;
pub mod order;
pub mod page;
pub(in crate::table) mod painter;
pub mod sketch;
pub mod view;

use bevy::prelude::*;
use stage::palette::Rgb;

/// Heights (z) of the stadium's layers. Cards and panels of the table go from [`depth::TABLE`] to below
/// [`depth::CELEBRATION`].
pub mod depth {
    /// The terraces.
    pub const STANDS: f32 = -900.0;
    /// The spectators.
    pub const CROWD: f32 = -890.0;
    /// The grass.
    pub const TURF: f32 = -880.0;
    /// Lettering on the grass.
    pub const PAINT: f32 = -870.0;
    /// The tint of the active area.
    pub const AREA: f32 = -865.0;
    /// Lines and goals.
    pub const LINES: f32 = -860.0;
    /// The advertising boards.
    pub const BOARDS: f32 = -850.0;
    /// Floodlight rigs and their beams.
    pub const RIGS: f32 = -840.0;
    /// The lowest height for what lies on the table.
    pub const TABLE: f32 = -500.0;
    /// Cards that are held up to be looked at, over all that lies on the table.
    pub const HELD: f32 = 284.0;
    /// The goal celebration: from here to [`CONFETTI`].
    pub const CELEBRATION: f32 = 300.0;
    /// Confetti, above the celebration.
    pub const CONFETTI: f32 = 400.0;
}

/// Converts a palette colour to Bevy's.
#[must_use]
pub fn paint(colour: Rgb, opacity: f32) -> Color {
    let [r, g, b] = colour.parts();
    Color::srgba_u8(r, g, b, 255).with_alpha(opacity)
}
