//! The emblem of the Five-a-Side Cup: the cup under a line of five pennants, one for each game.

use bevy_egui::egui::{Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};

use crate::screens::honours::cup;
use crate::theme::ink;
use crate::theme::paint::draw_polygon;
use stage::palette::{AMBER, CHALK, INK, Rgb};

/// Size of the emblem, design units.
pub(super) const EMBLEM: (f32, f32) = (170.0, 104.0);
/// The colours of the pennants.
const PENNANTS: [Rgb; 5] = [Rgb(0xE4_57_4B), Rgb(0x3F_6E_E8), AMBER, Rgb(0x2F_A8_5A), CHALK];

/// Draws the emblem into a rectangle of that proportion.
pub(super) fn draw_emblem(p: &Painter, r: Rect) {
    let k = r.height() / EMBLEM.1;
    // The line hangs lower in its middle.
    let line = |x: f32| pos2(r.left() + x * r.width(), r.top() + k * (6.0 + 56.0 * x * (1.0 - x)));
    cup(p, pos2(r.center().x, r.bottom()), 58.0 * k);
    let points: Vec<Pos2> = (0..=20u8).map(|n| line(f32::from(n) / 20.0)).collect();
    p.add(Shape::line(points, Stroke::new(2.5 * k, ink(INK))));
    for (pennant, n) in PENNANTS.into_iter().zip(0u8..) {
        let x = (f32::from(n) + 0.5) / PENNANTS.len() as f32;
        let (left, right) = (line(x - 0.075), line(x + 0.075));
        let tip = line(x) + vec2(0.0, 28.0 * k);
        draw_polygon(p, vec![left, right, tip], ink(pennant));
        p.add(Shape::closed_line(vec![left, right, tip], Stroke::new(1.5 * k, ink(INK))));
    }
}
