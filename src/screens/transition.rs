//! The transition between screens: a panel in the colours and with the crests of both clubs crosses the window. It
//! covers the old screen, which is drawn until then, and reveals the new one.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Color32, Id, LayerId, Order, Painter, Vec2, pos2};

use crate::flow::clubs::CurrentClubs;
use crate::flow::frame::FrameSet;
use crate::flow::screen::{Screen, ScreenTransition};
use crate::table::motion::AnimationSpeed;
use crate::theme::paint::{draw_polygon, draw_shield};
use crate::theme::{ink, with_alpha};
use clubs::MatchClubs;
use engine::Seat;
use stage::palette::{AMBER, CHALK, INK, NAVY};

/// Slant of the panel, design units.
const LEAN: f32 = 220.0;
/// Width of the bands at the edges of the panel, design units.
const EDGE: f32 = 66.0;
/// Height of a crest, as a share of the window's height.
const CREST: f32 = 0.36;
/// The fewest frames of each way, however slow the machine is.
const FRAMES: (f32, f32) = (3.0, 6.0);

/// Adds the transition. The first screen appears without one.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnExit(Screen::Title), begin)
        .add_systems(OnExit(Screen::Match), begin)
        .add_systems(Update, follow_speed.in_set(FrameSet::Save));
}

/// Returns true while a transition runs.
pub(super) fn sweeps(transition: Res<ScreenTransition>) -> bool {
    transition.runs()
}

/// Notes whether there is a transition: without animations, the new screen appears at once.
fn follow_speed(speed: Res<AnimationSpeed>, mut transition: ResMut<ScreenTransition>) {
    if transition.animated != speed.moves() {
        transition.animated = speed.moves();
    }
}

fn begin(speed: Res<AnimationSpeed>, mut transition: ResMut<ScreenTransition>) {
    transition.animated = speed.moves();
    transition.uncover();
}

pub(super) fn draw(
    time: Res<Time>,
    speed: Res<AnimationSpeed>,
    current_clubs: Res<CurrentClubs>,
    mut contexts: EguiContexts,
    mut transition: ResMut<ScreenTransition>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let p = ctx.layer_painter(LayerId::new(Order::Tooltip, Id::new("wipe")));
    let size = ctx.content_rect().size();
    let clubs = transition.clubs.unwrap_or(current_clubs.0);
    let secs = time.delta_secs() * speed.speed.min(100.0);
    let whole = transition.cover_secs;
    let across = size.x + 2.0 * (LEAN + EDGE);
    if let Some(left) = &mut transition.until_covered {
        // The screen changes only after a frame in which the panel covers all of it.
        *left = (*left - secs.min(whole / FRAMES.0)).max(0.0);
        draw_panel(&p, size, -(*left / whole).powi(2) * across, &clubs);
    } else {
        let t = 1.0 - transition.remaining / ScreenTransition::LENGTH;
        draw_panel(&p, size, t * t * (3.0 - 2.0 * t) * across, &clubs);
        transition.remaining -= secs.min(ScreenTransition::LENGTH / FRAMES.1);
    }
    redraw.write(RequestRedraw);
    Ok(())
}

/// Draws the panel, `x` to the right of where it covers a window of that size.
fn draw_panel(p: &Painter, size: Vec2, x: f32, clubs: &MatchClubs) {
    let band = |from: f32, to: f32, colour: Color32| {
        let points = vec![
            pos2(x + from + LEAN, 0.0),
            pos2(x + to + LEAN, 0.0),
            pos2(x + to - LEAN, size.y),
            pos2(x + from - LEAN, size.y),
        ];
        draw_polygon(p, points, colour);
    };
    let (left, middle, right) = (-LEAN, size.x / 2.0, size.x + LEAN);
    let [(home, home_dark), (away, away_dark)] = Seat::BOTH.map(|seat| clubs.kit(seat).colours);
    band(left - EDGE - 40.0, left - EDGE, with_alpha(INK, 0.35));
    band(right + EDGE, right + EDGE + 40.0, with_alpha(INK, 0.35));
    for (from, to, colour) in [
        (left - EDGE, middle, home_dark),
        (middle, right + EDGE, away_dark),
        (left - EDGE, left - EDGE + 14.0, AMBER),
        (left - EDGE + 14.0, left, NAVY),
        (right, right + EDGE - 14.0, NAVY),
        (right + EDGE - 14.0, right + EDGE, AMBER),
        (middle - 150.0, middle - 24.0, home),
        (middle + 24.0, middle + 150.0, away),
        (middle - 24.0, middle + 24.0, NAVY),
        (middle - 24.0, middle - 10.0, CHALK),
        (middle + 10.0, middle + 24.0, CHALK),
    ] {
        band(from, to, ink(colour));
    }
    for (seat, share) in [(Seat::Home, 0.21), (Seat::Away, 0.79)] {
        draw_shield(p, pos2(x + share * size.x, size.y / 2.0), CREST * size.y, clubs.club(seat));
    }
}
