//! The table as the player sees it: the stadium with its pitch, crowd, boards and lights, and the goal celebration.
//!
//! Everything lies on the design sheet (see [`crate::stage::layout`]) and is drawn as vectors or distance fields, so
//! it is crisp at any window size. Nothing here asks for a frame unless something moves: see [`crowd::CrowdMood`].
pub mod art;
pub mod boards;
pub mod cards;
pub mod celebrate;
pub mod cheer;
pub mod confetti;
pub mod crowd;
pub mod drag;
pub mod field;
pub mod front_row;
pub mod ink;
pub mod motion;
pub mod net;
pub mod pack;
mod party;
pub mod pitch;
pub mod playback;
pub mod portrait;
pub mod seats;
pub mod shirts;
pub mod sketch;
pub mod sky;
pub mod stadium;
mod still;
pub mod view;
pub mod words;
pub mod zone;

use crate::stage::palette::Rgb;
use bevy::{camera::visibility::VisibilitySystems, prelude::*, window::RequestRedraw};

/// Heights (z) of the stadium's layers. Cards and panels of the table go from [`depth::TABLE`] to below
/// [`depth::CELEBRATION`].
pub mod depth {
    /// Terraces.
    pub const STANDS: f32 = -900.0;
    /// Spectators.
    pub const CROWD: f32 = -890.0;
    /// Grass.
    pub const TURF: f32 = -880.0;
    /// Lettering on the grass.
    pub const PAINT: f32 = -870.0;
    /// The tint of the active area.
    pub const AREA: f32 = -865.0;
    /// Lines and goals.
    pub const LINES: f32 = -860.0;
    /// Advertising boards.
    pub const BOARDS: f32 = -850.0;
    /// Floodlight rigs and their beams.
    pub const RIGS: f32 = -840.0;
    /// The lowest height for what lies on the table.
    pub const TABLE: f32 = -500.0;
    /// The goal celebration: from here to [`CONFETTI`].
    pub const CELEBRATION: f32 = 300.0;
    /// Confetti, above the celebration.
    pub const CONFETTI: f32 = 400.0;
}

/// Marks everything of the stadium itself (not of a celebration).
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct OfStadium;

/// Is the stadium to be seen? Screens with their own background turn it off and save its cost.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct StadiumShown(pub bool);

fn show(
    shown: Res<StadiumShown>,
    new: Query<(), Added<OfStadium>>,
    mut parts: Query<&mut Visibility, With<OfStadium>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !shown.is_changed() && (shown.0 || new.is_empty()) {
        return;
    }
    for mut part in &mut parts {
        part.set_if_neq(if shown.0 { Visibility::Inherited } else { Visibility::Hidden });
    }
    redraw.write(RequestRedraw);
}

/// A palette colour for Bevy.
#[must_use]
pub fn paint(colour: Rgb, opacity: f32) -> Color {
    let [r, g, b] = colour.parts();
    Color::srgba_u8(r, g, b, 255).with_alpha(opacity)
}

/// The stadium and its celebrations, without a match in it. Needs `DefaultPlugins`' rendering and a camera with
/// [`view::TableCamera`].
pub fn stadium_alone(app: &mut App) {
    app.add_plugins((
        ink::plugin,
        view::plugin,
        stadium::plugin,
        still::plugin,
        crowd::plugin,
        pitch::plugin,
        boards::plugin,
        net::plugin,
        portrait::plugin,
        confetti::plugin,
        celebrate::plugin,
    ))
    .init_resource::<art::StadiumArt>()
    .insert_resource(StadiumShown(true))
    .add_systems(PostUpdate, show.before(VisibilitySystems::VisibilityPropagate));
}

/// The stadium with the table in it: cards, ball, and what the stands make of the match.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        stadium_alone,
        pack::plugin,
        motion::plugin,
        playback::plugin,
        cards::plugin,
        drag::plugin,
        field::plugin,
        shirts::plugin,
        words::plugin,
        cheer::plugin,
        sky::plugin,
    ));
}
