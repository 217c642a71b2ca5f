//! The stadium without a match: stands, crowd, grass, boards, floodlights and the time of day.
//!
//! These systems request a frame only while something moves: see [`crowd::CrowdIntensity`].
pub mod boards;
pub mod crowd;
pub mod pitch;
pub mod seats;
pub mod sky;
pub mod stands;
mod still;

use crate::flow::frame::FrameSet;
use bevy::{camera::visibility::VisibilitySystems, prelude::*, window::RequestRedraw};

/// Marks every part of the stadium, but not of a celebration.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct StadiumPart;

/// True while the stadium is visible. Screens with a background of their own turn it off to save its cost.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct StadiumVisible(pub bool);

fn show(
    shown: Res<StadiumVisible>,
    new: Query<(), Added<StadiumPart>>,
    mut parts: Query<&mut Visibility, With<StadiumPart>>,
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

/// Adds the stadium.
pub fn plugin(app: &mut App) {
    app.add_plugins((stands::plugin, still::plugin, crowd::plugin, pitch::plugin, boards::plugin))
        .insert_resource(StadiumVisible(true))
        .add_systems(
            PostUpdate,
            show.in_set(FrameSet::PrepareRender).before(VisibilitySystems::VisibilityPropagate),
        );
}
