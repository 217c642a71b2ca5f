//! The medal of an honour: a disc on a ribbon. Measures are design units.

use bevy_egui::egui::epaint::Shape;
use bevy_egui::egui::{Align2, Color32, Painter, Pos2, Rect, Stroke, pos2, vec2};

use super::paint::{draw_glow, draw_polygon, draw_text};
use super::{UiFont, ink, with_alpha};
use engine::Medal;
use stage::palette::{AMBER, BRASS, CHALK, INK, MUTED, NAVY_2, NAVY_3, Rgb, WOOD};

/// Gold in the light.
const GOLD: Rgb = Rgb(0xF2_BE_4A);
/// The brightest gold.
const SHINE: Rgb = Rgb(0xFF_E9_AE);

/// The material of a medal.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MedalMetal {
    /// It was earned, and shines.
    Gold,
    /// This share of it, 0..=1, is done: a ring fills round its edge.
    Iron(f32),
    /// Nothing of it is done.
    Dim,
}

impl MedalMetal {
    /// Returns the colour of a sign on it.
    pub const fn sign(self) -> Rgb {
        match self {
            Self::Gold => WOOD,
            Self::Iron(_) => CHALK,
            Self::Dim => MUTED,
        }
    }
}

/// Returns the colour of the medal of a match.
pub const fn colour(medal: Medal) -> Rgb {
    match medal {
        Medal::Bronze => Rgb(0xC0_7A_45),
        Medal::Silver => Rgb(0xC6_D0_DA),
        Medal::Gold => GOLD,
        Medal::Platinum => Rgb(0xE4_F0_F2),
    }
}

/// Draws a medal as a disc, or the empty rim of one that was not earned.
pub fn draw_disc(p: &Painter, centre: Pos2, radius: f32, medal: Option<Medal>) {
    let Some(medal) = medal else {
        p.circle_stroke(centre, radius * 0.92, Stroke::new(radius * 0.1, with_alpha(MUTED, 0.6)));
        return;
    };
    p.circle_filled(centre + vec2(0.04, 0.08) * radius, radius, Color32::from_black_alpha(110));
    p.circle_filled(centre, radius, ink(colour(medal)));
    p.circle_stroke(centre, radius * 0.84, Stroke::new(radius * 0.07, Color32::from_black_alpha(70)));
}

/// Draws the medal of a match with the lead that earns it.
pub fn draw_lead_disc(p: &Painter, centre: Pos2, radius: f32, lead: u32, medal: Medal) {
    draw_disc(p, centre, radius, Some(medal));
    let words = format!("+{lead}");
    draw_text(p, centre + vec2(0.0, 1.0), Align2::CENTER_CENTER, &words, UiFont::Display, radius, WOOD);
}

/// Draws a medal into `r` with a ribbon of that colour. Returns the middle and the radius of its disc.
pub fn draw_medal(p: &Painter, r: Rect, ribbon: Rgb, metal: MedalMetal) -> (Pos2, f32) {
    let radius = (r.width() * 0.44).min(r.height() * 0.36);
    let centre = pos2(r.center().x, r.bottom() - radius - 3.0);
    draw_ribbon(p, r.top(), centre, radius, ribbon, metal == MedalMetal::Dim);
    match metal {
        MedalMetal::Gold => {
            draw_glow(p, centre, radius * 1.5, GOLD, 0.35);
            p.circle_filled(centre + vec2(2.0, 4.0), radius, Color32::from_black_alpha(110));
            p.circle_filled(centre, radius, ink(BRASS));
            p.circle_filled(centre, radius * 0.92, ink(GOLD));
            p.circle_stroke(centre, radius * 0.74, Stroke::new(radius * 0.07, ink(BRASS)));
            let shine = arc(centre, radius * 0.84, 0.68, 0.96);
            p.add(Shape::line(shine, Stroke::new(radius * 0.1, ink(SHINE))));
        }
        MedalMetal::Iron(share) => {
            p.circle_filled(centre + vec2(2.0, 4.0), radius, Color32::from_black_alpha(110));
            p.circle_filled(centre, radius, ink(INK));
            p.circle_filled(centre, radius * 0.76, ink(NAVY_3));
            let done = arc(centre, radius * 0.88, 0.0, share.clamp(0.0, 1.0));
            p.add(Shape::line(done, Stroke::new(radius * 0.16, ink(AMBER))));
        }
        MedalMetal::Dim => {
            p.circle(centre, radius, ink(NAVY_2), Stroke::new(2.5, ink(NAVY_3)));
            p.circle_stroke(centre, radius * 0.76, Stroke::new(1.5, ink(NAVY_3)));
        }
    }
    (centre, radius)
}

/// Returns points on a circle, clockwise from its top; `from` and `to` are shares of it.
fn arc(centre: Pos2, radius: f32, from: f32, to: f32) -> Vec<Pos2> {
    let steps = ((to - from) * 40.0).ceil().max(1.0) as u16;
    let point = |k: u16| {
        let turn = from + (to - from) * f32::from(k) / f32::from(steps);
        let (sin, cos) = (turn * std::f32::consts::TAU).sin_cos();
        centre + vec2(sin, -cos) * radius
    };
    (0..=steps).map(point).collect()
}

/// Draws the two bands of a ribbon from `top` to the disc.
fn draw_ribbon(p: &Painter, top: f32, centre: Pos2, radius: f32, ribbon: Rgb, dim: bool) {
    let low = centre.y - radius * 0.7;
    let fill = |colour: Rgb, alpha: f32| with_alpha(colour, if dim { 0.4 * alpha } else { alpha });
    for (way, shade) in [(1.0, 0.35), (-1.0, 0.0)] {
        let x = |part: f32| centre.x + way * radius * part;
        let band = |inner: (f32, f32), outer: (f32, f32)| {
            vec![pos2(x(outer.0), top), pos2(x(inner.0), top), pos2(x(inner.1), low), pos2(x(outer.1), low)]
        };
        draw_polygon(p, band((0.16, -0.34), (0.9, 0.34)), fill(ribbon, 1.0));
        draw_polygon(p, band((0.42, -0.11), (0.62, 0.08)), fill(CHALK, 0.75));
        if shade > 0.0 {
            draw_polygon(
                p,
                band((0.16, -0.34), (0.9, 0.34)),
                Color32::from_black_alpha((shade * 255.0) as u8),
            );
        }
    }
    let ring = Stroke::new(radius * 0.1, fill(BRASS, 1.0));
    p.circle_stroke(pos2(centre.x, centre.y - radius * 0.98), radius * 0.2, ring);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ring_fills_clockwise_from_its_top() {
        let quarter = arc(Pos2::ZERO, 10.0, 0.0, 0.25);
        let (first, last) = (quarter[0], quarter[quarter.len() - 1]);
        assert!((first - pos2(0.0, -10.0)).length() < 1e-3 && (last - pos2(10.0, 0.0)).length() < 1e-3);
        assert_eq!(arc(Pos2::ZERO, 10.0, 0.0, 0.0).len(), 2);
    }
}
