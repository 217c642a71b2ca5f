//! The crest of a club: its outline, and the symbol above its letter. Points are those of a unit square, y down.

use std::f32::consts::{PI, TAU};

use serde::{Deserialize, Serialize};

use super::cloth::UnitPoint;
use super::{Club, KitPattern};

/// The outline of a crest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CrestShape {
    /// A heater shield.
    #[default]
    Shield,
    /// A circle.
    Roundel,
    /// An upright oval.
    Oval,
    /// Six edges, with a corner above.
    Hexagon,
    /// Eight edges.
    Octagon,
    /// A rectangle with a point below.
    Banner,
    /// A rectangle under a pointed arch.
    Arch,
    /// A rectangle over a half circle.
    Pocket,
}

/// The symbol above the letter of a crest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CrestSymbol {
    /// None: the letter alone.
    #[default]
    Plain,
    /// A star of five points.
    Star,
    /// A crown of three points.
    Crown,
    /// Two waves.
    Waves,
    /// A fir.
    Fir,
    /// A tower with battlements.
    Tower,
    /// Two peaks.
    Peaks,
    /// A sun with eight rays.
    Sun,
    /// A bolt of lightning.
    Bolt,
}

/// The crest of a club without its colours, pattern and letter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
#[serde(deny_unknown_fields, rename = "crest")]
pub struct Crest {
    /// The outline.
    #[serde(default)]
    pub shape: CrestShape,
    /// The symbol above the letter.
    #[serde(default)]
    pub symbol: CrestSymbol,
}

impl CrestShape {
    /// Every shape.
    pub const ALL: [Self; 8] = [
        Self::Shield,
        Self::Roundel,
        Self::Oval,
        Self::Hexagon,
        Self::Octagon,
        Self::Banner,
        Self::Arch,
        Self::Pocket,
    ];

    /// Returns the outline: a convex polygon, clockwise.
    #[must_use]
    pub fn outline(self) -> Vec<UnitPoint> {
        match self {
            Self::Shield => {
                // A cubic curve from the side to the point, and its mirror image.
                let bend = |k: u8| {
                    let (t, u) = (f32::from(k) / 8.0, 1.0 - f32::from(k) / 8.0);
                    let mix = |a: f32, b: f32, c: f32, d: f32| {
                        u * u * u * a + 3.0 * u * u * t * b + 3.0 * u * t * t * c + t * t * t * d
                    };
                    (mix(0.94, 0.94, 0.74, 0.5), mix(0.5, 0.76, 0.9, 0.98))
                };
                let right = (0..=8).map(bend);
                let left = (0..8).rev().map(bend).map(|(x, y)| (1.0 - x, y));
                [(0.06, 0.04), (0.94, 0.04)].into_iter().chain(right).chain(left).collect()
            }
            Self::Roundel => arc((0.5, 0.5), (0.47, 0.47), 0.0, TAU, 36),
            Self::Oval => arc((0.5, 0.5), (0.4, 0.48), 0.0, TAU, 36),
            Self::Hexagon => arc((0.5, 0.5), (0.5, 0.49), -PI / 2.0, TAU, 6),
            Self::Octagon => arc((0.5, 0.5), (0.5, 0.5), PI / 8.0, TAU, 8),
            Self::Banner => vec![(0.08, 0.04), (0.92, 0.04), (0.92, 0.76), (0.5, 0.98), (0.08, 0.76)],
            Self::Arch => {
                let mut points = vec![(0.92, 0.36), (0.92, 0.96), (0.08, 0.96), (0.08, 0.36)];
                points.extend([(0.14, 0.22), (0.26, 0.11), (0.5, 0.02), (0.74, 0.11), (0.86, 0.22)]);
                points
            }
            Self::Pocket => {
                let mut points = vec![(0.08, 0.04), (0.92, 0.04)];
                points.extend(arc((0.5, 0.54), (0.42, 0.42), 0.0, PI, 18));
                points.push((0.08, 0.54));
                points
            }
        }
    }
}

/// Returns points of an ellipse, clockwise from the angle `from`, the last one `step` before the end of the arc.
fn arc(centre: UnitPoint, radii: UnitPoint, from: f32, length: f32, steps: usize) -> Vec<UnitPoint> {
    (0..steps)
        .map(|k| {
            let angle = from + length * k as f32 / steps as f32;
            (centre.0 + radii.0 * angle.cos(), centre.1 + radii.1 * angle.sin())
        })
        .collect()
}

impl CrestSymbol {
    /// Every symbol.
    pub const ALL: [Self; 9] = [
        Self::Plain,
        Self::Star,
        Self::Crown,
        Self::Waves,
        Self::Fir,
        Self::Tower,
        Self::Peaks,
        Self::Sun,
        Self::Bolt,
    ];

    /// Returns its convex parts, clockwise; they overlap, so that no seam shows.
    #[must_use]
    pub fn parts(self) -> Vec<Vec<UnitPoint>> {
        let area = |x: (f32, f32), y: (f32, f32)| vec![(x.0, y.0), (x.1, y.0), (x.1, y.1), (x.0, y.1)];
        match self {
            Self::Plain => Vec::new(),
            Self::Star => {
                // Each tip with the side of the inner pentagon that is opposite to it.
                let tips = arc((0.5, 0.53), (0.52, 0.52), -PI / 2.0, TAU, 5);
                let inner = arc((0.5, 0.53), (0.2, 0.2), -PI / 2.0 + PI / 5.0, TAU, 5);
                (0..5).map(|k| vec![tips[k], inner[(k + 1) % 5], inner[(k + 3) % 5]]).collect()
            }
            Self::Crown => vec![
                area((0.06, 0.94), (0.72, 0.92)),
                vec![(0.0, 0.22), (0.46, 0.76), (0.06, 0.76)],
                vec![(0.5, 0.06), (0.74, 0.76), (0.26, 0.76)],
                vec![(1.0, 0.22), (0.94, 0.76), (0.54, 0.76)],
            ],
            Self::Waves => {
                let wave = |y: f32| {
                    (0..4).map(move |k| {
                        let (x, up) = (0.25 * k as f32, k % 2 == 0);
                        let (from, to) = if up { (y + 0.2, y) } else { (y, y + 0.2) };
                        let (left, right) = (x - 0.01, x + 0.26);
                        vec![(left, from), (right, to), (right, to + 0.18), (left, from + 0.18)]
                    })
                };
                wave(0.1).chain(wave(0.52)).collect()
            }
            Self::Fir => vec![
                vec![(0.5, 0.0), (0.72, 0.36), (0.28, 0.36)],
                vec![(0.5, 0.18), (0.82, 0.62), (0.18, 0.62)],
                vec![(0.5, 0.4), (0.92, 0.86), (0.08, 0.86)],
                area((0.42, 0.58), (0.8, 1.0)),
            ],
            Self::Tower => vec![
                area((0.2, 0.8), (0.3, 1.0)),
                area((0.1, 0.9), (0.22, 0.42)),
                area((0.1, 0.28), (0.04, 0.24)),
                area((0.41, 0.59), (0.04, 0.24)),
                area((0.72, 0.9), (0.04, 0.24)),
            ],
            Self::Peaks => vec![
                vec![(0.36, 0.1), (0.74, 0.92), (0.0, 0.92)],
                vec![(0.7, 0.34), (1.0, 0.92), (0.4, 0.92)],
            ],
            Self::Sun => {
                let rays = (0..8).map(|k| {
                    let at = |angle: f32, r: f32| {
                        let turn = TAU * k as f32 / 8.0 + angle;
                        (0.5 + r * turn.cos(), 0.5 + r * turn.sin())
                    };
                    vec![at(0.0, 0.5), at(0.34, 0.26), at(-0.34, 0.26)]
                });
                rays.chain([arc((0.5, 0.5), (0.28, 0.28), 0.0, TAU, 18)]).collect()
            }
            Self::Bolt => vec![
                vec![(0.44, 0.0), (0.78, 0.0), (0.56, 0.5), (0.18, 0.58)],
                vec![(0.44, 0.44), (0.84, 0.4), (0.3, 1.0)],
            ],
        }
    }
}

impl Crest {
    /// Returns the parts of a pattern of the crest, cut to its outline, with that many bands.
    #[must_use]
    pub fn pattern_parts(self, pattern: KitPattern, bands: u8) -> Vec<Vec<UnitPoint>> {
        let outline = self.shape.outline();
        let parts = pattern.parts(bands).into_iter().map(|part| clip_polygon(part, &outline));
        parts.filter(|part| part.len() > 2).collect()
    }
}

/// Where symbol and letter stand on a crest, in its heights.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CrestLayout {
    /// The height of the symbol.
    pub symbol_size: f32,
    /// How far the middle of the symbol is above that of the crest.
    pub symbol_above: f32,
    /// The size of the letter's font.
    pub letter_size: f32,
    /// How far the middle of the letter is below that of the crest.
    pub letter_below: f32,
}

impl Club {
    /// Returns where symbol and letter stand on the club's crest, with its symbol or without.
    #[must_use]
    pub fn crest_layout(&self, has_symbol: bool) -> CrestLayout {
        let is_long = self.letter.chars().count() > 1;
        let (letter_size, letter_below) = match (has_symbol, is_long) {
            (false, false) => (0.72, -0.01),
            (false, true) => (0.5, -0.01),
            (true, false) => (0.5, 0.16),
            (true, true) => (0.4, 0.16),
        };
        CrestLayout { symbol_size: 0.28, symbol_above: 0.22, letter_size, letter_below }
    }
}

/// Returns the part of a convex polygon inside another one, which is clockwise (Sutherland-Hodgman).
fn clip_polygon(polygon: Vec<UnitPoint>, outline: &[UnitPoint]) -> Vec<UnitPoint> {
    let edges = outline.iter().zip(outline.iter().cycle().skip(1));
    edges.fold(polygon, |polygon, (from, to)| {
        // Positive inside the edge.
        let side = |of: &UnitPoint| (to.0 - from.0) * (of.1 - from.1) - (to.1 - from.1) * (of.0 - from.0);
        let mut kept = Vec::new();
        for (a, b) in polygon.iter().zip(polygon.iter().cycle().skip(1)) {
            let (of_a, of_b) = (side(a), side(b));
            if of_a >= 0.0 {
                kept.push(*a);
            }
            if (of_a >= 0.0) != (of_b >= 0.0) {
                let share = of_a / (of_a - of_b);
                kept.push((a.0 + share * (b.0 - a.0), a.1 + share * (b.1 - a.1)));
            }
        }
        kept
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outlines_and_parts_of_symbols_are_convex_and_clockwise_in_their_square() {
        let outlines = CrestShape::ALL.map(CrestShape::outline).into_iter();
        let parts = CrestSymbol::ALL.into_iter().flat_map(CrestSymbol::parts);
        for points in outlines.chain(parts) {
            let n = points.len();
            assert!(n >= 3);
            let inside = |of: f32| (-0.03..=1.03).contains(&of);
            assert!(points.iter().all(|(x, y)| inside(*x) && inside(*y)), "{points:?}");
            for k in 0..n {
                let [a, b, c] = [0, 1, 2].map(|step| points[(k + step) % n]);
                let turn = (b.0 - a.0) * (c.1 - b.1) - (b.1 - a.1) * (c.0 - b.0);
                assert!(turn > 0.0, "corner {k} of {points:?}");
            }
        }
        assert!(CrestSymbol::Plain.parts().is_empty());
    }

    #[test]
    fn a_pattern_is_cut_to_the_outline() {
        let square = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)];
        let corner = clip_polygon(vec![(0.5, 0.5), (1.5, 0.5), (1.5, 1.5), (0.5, 1.5)], &square);
        assert_eq!(corner, [(0.5, 0.5), (1.0, 0.5), (1.0, 1.0), (0.5, 1.0)]);
        assert!(clip_polygon(vec![(2.0, 0.0), (3.0, 0.0), (3.0, 1.0)], &square).is_empty());
        for shape in CrestShape::ALL {
            for pattern in KitPattern::ALL {
                let parts = Crest { shape, ..Crest::default() }.pattern_parts(pattern, 3);
                assert_eq!(parts.len(), pattern.parts(3).len(), "{shape:?}, {pattern:?}");
            }
        }
    }
}
