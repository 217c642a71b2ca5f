//! The fit of the table to the window in this frame.

use bevy::prelude::*;

use super::cards::ShownScene;
use super::cards::tall_window::{HandsEdge, TableFit};
use super::draw::view::{CameraShake, TableCamera};
use super::playback::{AnimationStepStarted, start_due_steps};
use crate::flow::frame::FrameSet;
use crate::theme::window_size::WindowSize;
use stage::layout::TallWindowFit;

/// Adds the fit, which is known before anything reacts to the steps of the frame.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, (follow, look).chain().in_set(FrameSet::StartSteps).after(start_due_steps));
}

/// Follows the window, the match and its scene: a shootout is laid out for the goal mouth alone.
fn follow(
    (window_size, edge): (Res<WindowSize>, Res<HandsEdge>),
    mut started: MessageReader<AnimationStepStarted>,
    shown_scene: Res<ShownScene>,
    mut fit: ResMut<TableFit>,
) {
    let last = started.read().last();
    let at_mouth = last.map_or(&shown_scene.0, |started| &started.step.scene).mouth.is_some();
    let right = edge.0.filter(|_| !at_mouth);
    fit.set_if_neq(TableFit(
        right.map_or(TallWindowFit::NONE, |right| TallWindowFit::of(window_size.units().y, right)),
    ));
}

/// Points the camera lower by as much as the sheet moves up.
fn look(
    fit: Res<TableFit>,
    mut shake: ResMut<CameraShake>,
    mut camera: Single<&mut Transform, With<TableCamera>>,
) {
    if fit.is_changed() {
        camera.translation.y = -fit.0.up;
        shake.stop_at(camera.translation);
    }
}
