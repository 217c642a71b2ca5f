//! The transition between screens: bands in the colours of both kits sweep across, and reveal the new screen.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Color32, Id, LayerId, Order, pos2};

use crate::flow::screen::{Screen, ScreenTransition};
use crate::table::motion::AnimationSpeed;
use crate::theme::paint::draw_polygon;
use crate::theme::{ink, with_alpha};
use stage::palette::{AMBER, AWAY_DARK, CHALK, HOME_DARK, INK, NAVY};

/// Slant of the bands, design units.
const LEAN: f32 = 220.0;

/// Adds the transition. The first screen appears without one.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnExit(Screen::Title), begin).add_systems(OnExit(Screen::Match), begin);
}

/// Returns true while a transition runs.
pub(super) fn sweeps(transition: Res<ScreenTransition>) -> bool {
    transition.remaining > 0.0
}

fn begin(speed: Res<AnimationSpeed>, mut transition: ResMut<ScreenTransition>) {
    // Without animations, the new screen appears at once.
    transition.remaining = if speed.moves() { ScreenTransition::LENGTH } else { 0.0 };
}

pub(super) fn draw(
    time: Res<Time>,
    speed: Res<AnimationSpeed>,
    mut contexts: EguiContexts,
    mut transition: ResMut<ScreenTransition>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let p = ctx.layer_painter(LayerId::new(Order::Tooltip, Id::new("wipe")));
    let size = ctx.content_rect().size();
    let t = 1.0 - transition.remaining / ScreenTransition::LENGTH;
    let away = t * t * (3.0 - 2.0 * t);
    // The rear edge of everything that still covers the new screen.
    let edge = -LEAN - 420.0 + away * (size.x + 2.0 * LEAN + 420.0);
    let band = |from: f32, to: f32, colour: Color32| {
        let points = vec![
            pos2(from + LEAN, 0.0),
            pos2(to + LEAN, 0.0),
            pos2(to - LEAN, size.y),
            pos2(from - LEAN, size.y),
        ];
        draw_polygon(&p, points, colour);
    };
    band(edge - 40.0, edge, with_alpha(INK, 0.35));
    for (from, to, colour) in [
        (0.0, 150.0, HOME_DARK),
        (150.0, 164.0, CHALK),
        (164.0, 256.0, NAVY),
        (256.0, 270.0, CHALK),
        (270.0, 420.0, AWAY_DARK),
        (420.0, 432.0, AMBER),
    ] {
        band(edge + from, edge + to, ink(colour));
    }
    band(edge + 432.0, size.x + 2.0 * LEAN, ink(NAVY));
    // At least six frames are shown, however slow the machine.
    transition.remaining -= (time.delta_secs() * speed.speed).min(ScreenTransition::LENGTH / 6.0);
    redraw.write(RequestRedraw);
    Ok(())
}
