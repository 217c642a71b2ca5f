//! Drawings for the ceremonies: players of a club, a stand full of people, and light.

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Vec2, pos2, vec2};

use crate::table::people::figure::{FigureExpression, FigureKit, FigureView};
use crate::table::people::painted_figure;
use crate::theme::paint::{draw_polygon, draw_shaded_quad, fill_rounded_rect, rect};
use crate::theme::{ink, with_alpha};
use clubs::{Kit, PlayerFace};
use stage::palette::{CHALK, HAIR_COLOURS, NAVY, Rgb, SKIN_TONES};

/// A player: who it is, in which colours, and how high its arms are, 0..=1.
#[derive(Clone, Copy)]
pub(super) struct CeremonyPlayer {
    /// The face.
    pub(super) face: PlayerFace,
    /// The shirt.
    pub(super) shirt: Kit,
    /// The height of the arms, 0..=1.
    pub(super) arms: f32,
    /// True if it is seen from behind.
    pub(super) behind: bool,
    /// The light that falls on it, 0..=1.
    pub(super) light: f32,
}

/// Mixes a colour with the dark: `light` is 1 for the colour itself.
pub(super) fn lit(colour: Rgb, light: f32) -> Color32 {
    ink(NAVY.mixed(colour, light))
}

/// Draws a rectangle that is a part of the scenery, and no panel that words stand on.
pub(super) fn plain(p: &Painter, r: Rect, colour: Color32) {
    draw_polygon(p, vec![r.left_top(), r.right_top(), r.right_bottom(), r.left_bottom()], colour);
}

impl CeremonyPlayer {
    /// Draws it `s` high, standing at `foot`.
    pub(super) fn draw(&self, p: &Painter, foot: Pos2, s: f32) {
        let view = match (self.behind, self.arms > 0.5) {
            (true, _) => FigureView::Back,
            (false, true) => FigureView::Front(FigureExpression::Joy),
            (false, false) => FigureView::Front(FigureExpression::Calm),
        };
        let kit = FigureKit { shirt: self.shirt, dark: self.shirt.colours.1, face: self.face, view };
        let mesh = painted_figure(kit, foot, s, self.arms, self.light, p.pixels_per_point());
        p.add(mesh);
    }
}

/// Draws a stand full of people in those colours, lit by `light`, 0..=1. They move with `age`, in seconds.
pub(super) fn stand(p: &Painter, r: Rect, (main, dark): (Rgb, Rgb), light: f32, age: f32) {
    fill_rounded_rect(p, r, 0.0, lit(NAVY, 0.4));
    let rows = ((r.height() / 62.0) as usize).clamp(5, 16);
    let step = r.height() / rows as f32;
    let head = step * 0.30;
    let across = ((r.width() / (step * 0.86)) as usize).min(48);
    for row in 0..rows {
        let y = r.top() + step * (row as f32 + 0.5);
        // The rows in front are nearer and lighter.
        let near = light * (0.35 + 0.65 * row as f32 / rows as f32);
        fill_rounded_rect(
            p,
            rect(r.left(), y + head * 1.5, r.width(), step * 0.22),
            0.0,
            lit(Rgb(0x2A_3A52), near),
        );
        for seat in 0..across {
            let n = row * 131 + seat * 37;
            let own = (n as f32 * 0.618_034).fract();
            let x = r.left() + (seat as f32 + 0.5 + 0.2 * own) * r.width() / across as f32;
            let up = (age * (3.0 + 2.0 * own) + 6.0 * own).sin().max(0.0) * head * 0.5;
            let shirt = [main, dark, main, CHALK][n % 4];
            // Shoulders, head and hair, as in the stands of the table.
            let at = |dx: f32, dy: f32| pos2(x + head * dx, y - up + head * dy);
            let body = [(-0.55, 0.3), (0.55, 0.3), (1.05, 0.85), (1.05, 2.2), (-1.05, 2.2), (-1.05, 0.85)];
            draw_polygon(p, body.map(|(dx, dy)| at(dx, dy)).to_vec(), lit(shirt, near));
            p.circle_filled(at(0.0, -0.25), head * 0.72, lit(SKIN_TONES[n % SKIN_TONES.len()], near));
            let crown = [(-0.72, -0.35), (-0.5, -0.8), (0.0, -1.0), (0.5, -0.8), (0.72, -0.35)];
            draw_polygon(
                p,
                crown.map(|(dx, dy)| at(dx, dy)).to_vec(),
                lit(HAIR_COLOURS[n % HAIR_COLOURS.len()], near),
            );
        }
    }
}

/// Draws a cone of light from `lamp` to the ground at `to`, `half` wide on each side there.
pub(super) fn beam(p: &Painter, lamp: Pos2, to: Pos2, half: f32, strength: f32) {
    let (bright, none) = (with_alpha(CHALK, strength), with_alpha(CHALK, 0.0));
    let near = vec2(half * 0.08, 0.0);
    let far = Vec2::new(half, 0.0);
    draw_shaded_quad(p, [(lamp - near, bright), (lamp + near, bright), (to + far, none), (to - far, none)]);
}

/// Draws the grass below `y`.
pub(super) fn grass(p: &Painter, r: Rect, y: f32, light: f32) {
    let (far, near) = (lit(Rgb(0x1F_7A3D), light * 0.75), lit(Rgb(0x23_894A), light));
    let (left, right) = (r.left(), r.right());
    draw_shaded_quad(
        p,
        [
            (pos2(left, y), far),
            (pos2(right, y), far),
            (pos2(right, r.bottom()), near),
            (pos2(left, r.bottom()), near),
        ],
    );
    fill_rounded_rect(p, rect(left, y, r.width(), 3.0), 0.0, lit(CHALK, light * 0.5));
}

/// Draws a plain dark background with rounded corners, and returns a painter that stays within it.
pub(super) fn framed(p: &Painter, r: Rect, radius: f32) -> Painter {
    fill_rounded_rect(p, r, radius, ink(NAVY));
    p.with_clip_rect(r.intersect(p.clip_rect()))
}
