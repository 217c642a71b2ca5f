//! The fit of the table to the window in this frame.

use bevy::prelude::*;

use super::cards::OnTable;
use super::cards::fit::{Fit, HandStrip};
use super::draw::view::{Shake, TableCamera};
use super::playback::{BeatStarted, play};
use crate::flow::frame::Frame;
use crate::stage::layout::TallWindowFit;
use crate::theme::pane::Pane;

/// Adds the fit, which is known before anything reacts to the beats of the frame.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, (follow, look).chain().in_set(Frame::Play).after(play));
}

/// Follows the window, the match and its scene: a shootout is laid out for the goal mouth alone.
fn follow(
    (pane, strip): (Res<Pane>, Res<HandStrip>),
    mut started: MessageReader<BeatStarted>,
    on_table: Res<OnTable>,
    mut fit: ResMut<Fit>,
) {
    let last = started.read().last();
    let at_mouth = last.map_or(&on_table.0, |started| &started.beat.scene).mouth.is_some();
    let right = strip.0.filter(|_| !at_mouth);
    fit.set_if_neq(Fit(right.map_or(TallWindowFit::NONE, |right| TallWindowFit::of(pane.units().y, right))));
}

/// Points the camera lower by as much as the sheet moves up.
fn look(fit: Res<Fit>, mut shake: ResMut<Shake>, mut camera: Single<&mut Transform, With<TableCamera>>) {
    if fit.is_changed() {
        camera.translation.y = -fit.0.up;
        shake.stop_at(camera.translation);
    }
}
