//! People on the grass before a stand: in a shootout, at the end of a match, and in the ceremonies of competitions.

pub mod figure;
mod hair;
pub mod match_end;
pub mod stand_view;

use bevy::math::Vec2;
use bevy_egui::egui::{Color32, Mesh, Pos2, vec2};

use super::draw::sketch::Sketch;
use figure::{FigureKit, JOY, WAITS, draw_figure};
use stage::palette::{NAVY, Rgb};

/// Height of a figure with its arms down, in its own units.
const HEIGHT: f32 = 204.0;

/// Returns the mesh that paints a figure with egui, `high` points high and standing at `foot`, its arms raised by
/// `arms`, 0..=1, in that `light`, 0..=1. `pixels` is the number of pixels of a point.
pub fn painted_figure(kit: FigureKit, foot: Pos2, high: f32, arms: f32, light: f32, pixels: f32) -> Mesh {
    let mut sketch = Sketch::new();
    draw_figure(&mut sketch, &WAITS.lerp(&JOY, arms), kit, Vec2::ZERO, 1.0);
    let scale = high / HEIGHT;
    let mut mesh = Mesh::default();
    let (corners, triangles) = sketch.corners(1.0 / (scale * pixels));
    for (at, [r, g, b, a]) in corners {
        let [r, g, b] = NAVY.mixed(Rgb(u32::from_be_bytes([0, r, g, b])), light).parts();
        mesh.colored_vertex(foot + vec2(at.x, at.y) * scale, Color32::from_rgba_unmultiplied(r, g, b, a));
    }
    mesh.indices.extend_from_slice(triangles);
    mesh
}
