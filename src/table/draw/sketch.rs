//! Flat shapes as triangles with a soft rim, crisp at any resolution without multisampling.
//!
//! A [`Sketch`] collects fills and strokes in *y downwards* units (design units on the sheet) and becomes one mesh
//! for the `SketchMaterial` material. The vertex shader makes every outline's rim exactly one device pixel wide,
//! whatever the camera's scale.
use base::plane::{self, PlanePoint};
use bevy::{
    asset::RenderAssetUsages,
    math::{Rot2, Vec2, vec2},
    mesh::{Indices, Mesh, MeshVertexAttribute, PrimitiveTopology, VertexAttributeValues, VertexFormat},
};
use stage::palette::Rgb;
use std::f32::consts::{FRAC_PI_2, PI, TAU};

/// Outward direction (x, y), half width of a stroke (0 for a fill) and the rim (-1 inside, +1 outside).
pub const ATTRIBUTE_RIM: MeshVertexAttribute =
    MeshVertexAttribute::new("Rim", 0x5a1d_e001, VertexFormat::Float32x4);
/// Colour in sRGB, straight alpha.
pub const ATTRIBUTE_TONE: MeshVertexAttribute =
    MeshVertexAttribute::new("Tone", 0x5a1d_e002, VertexFormat::Unorm8x4);

/// A colour of a sketch: sRGB and straight alpha, 0..=255 each.
pub type SketchColour = [u8; 4];

/// Returns `colour` at this opacity, 0..=1.
#[must_use]
pub fn tone(colour: Rgb, opacity: f32) -> SketchColour {
    let [r, g, b] = colour.parts();
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to 0..=255")]
    let a = (opacity.clamp(0.0, 1.0) * 255.0).round() as u8;
    [r, g, b, a]
}

/// Returns the outline of a rectangle with round corners of radius `r`, clockwise on the sheet.
#[must_use]
pub fn rect_path(x: f32, y: f32, w: f32, h: f32, r: f32) -> Vec<Vec2> {
    let r = r.min(w / 2.0).min(h / 2.0);
    if r <= 0.0 {
        return vec![vec2(x, y), vec2(x + w, y), vec2(x + w, y + h), vec2(x, y + h)];
    }
    let mut out = Vec::new();
    for (cx, cy, from) in [
        (x + w - r, y + r, -FRAC_PI_2),
        (x + w - r, y + h - r, 0.0),
        (x + r, y + h - r, FRAC_PI_2),
        (x + r, y + r, PI),
    ] {
        out.extend(arc_path(vec2(cx, cy), r, from, from + FRAC_PI_2));
    }
    out
}

/// Returns points on the arc round `c` from angle `from` to `to` (radians, clockwise on the sheet), both ends
/// included.
#[must_use]
pub fn arc_path(c: Vec2, r: f32, from: f32, to: f32) -> Vec<Vec2> {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small positive count")]
    let n = ((to - from).abs() / TAU * (12.0 + r.sqrt() * 7.0)).ceil().max(2.0) as u16;
    (0..=n).map(|k| c + Vec2::from_angle(from + (to - from) * f32::from(k) / f32::from(n)) * r).collect()
}

/// Returns the circle round `c`.
#[must_use]
pub fn circle_path(c: Vec2, r: f32) -> Vec<Vec2> {
    let mut points = arc_path(c, r, 0.0, TAU);
    points.pop();
    points
}

/// Appends points on a cubic Bézier curve without the first, so that curves can be chained.
pub fn curve_to(path: &mut Vec<Vec2>, b: Vec2, c: Vec2, d: Vec2) {
    let Some(&a) = path.last() else { return };
    path.extend((1..=14u8).map(|k| {
        let t = f32::from(k) / 14.0;
        let s = 1.0 - t;
        a * (s * s * s) + b * (3.0 * s * s * t) + c * (3.0 * s * t * t) + d * (t * t * t)
    }));
}

/// Appends points on a quadratic Bézier curve without the first.
pub fn bend_to(path: &mut Vec<Vec2>, b: Vec2, c: Vec2) {
    let Some(&a) = path.last() else { return };
    curve_to(path, a + (b - a) * (2.0 / 3.0), c + (b - c) * (2.0 / 3.0), c);
}

/// Clips the polygon `points` to the convex, clockwise polygon `window`.
#[must_use]
pub fn clip_polygon(points: &[Vec2], window: &[Vec2]) -> Vec<Vec2> {
    plane::clip_polygon(&spots(points), &spots(window)).into_iter().map(Vec2::from).collect()
}

fn spots(points: &[Vec2]) -> Vec<PlanePoint> {
    points.iter().map(|&p| p.into()).collect()
}

/// A drawing in progress.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct Sketch {
    place: Vec<[f32; 3]>,
    rim: Vec<[f32; 4]>,
    tone: Vec<[u8; 4]>,
    index: Vec<u32>,
    turn: Option<(Vec2, Rot2, f32)>,
}

impl Sketch {
    /// Returns an empty drawing.
    pub fn new() -> Self {
        Self::default()
    }

    /// Transforms all later shapes: scaled, turned clockwise by `degrees`, moved to `at`.
    pub fn place(&mut self, at: Vec2, degrees: f32, scale: f32) -> &mut Self {
        self.turn = Some((at, Rot2::degrees(degrees), scale));
        self
    }

    /// Ends the transformation of [`Self::place`].
    pub fn reset_place(&mut self) -> &mut Self {
        self.turn = None;
        self
    }

    fn scale(&self) -> f32 {
        self.turn.map_or(1.0, |(_, _, s)| s)
    }

    fn put(&mut self, p: Vec2, n: Vec2, half: f32, rim: f32, tone: SketchColour) -> u32 {
        #[expect(clippy::cast_possible_truncation, reason = "a sketch has far fewer than 2^32 vertices")]
        let id = self.place.len() as u32;
        self.place.push([p.x, -p.y, 0.0]);
        self.rim.push([n.x, -n.y, half, rim]);
        self.tone.push(tone);
        id
    }

    fn placed(&self, points: &[Vec2]) -> Vec<Vec2> {
        points.iter().map(|&p| self.turn.map_or(p, |(at, turn, scale)| at + turn * (p * scale))).collect()
    }

    /// Fills a simple polygon, given in either direction.
    pub fn fill(&mut self, points: &[Vec2], tone: SketchColour) -> &mut Self {
        let mut points = self.placed(points);
        points.dedup_by(|a, b| a.distance_squared(*b) < 1e-6);
        if points.len() > 1 && points[0].distance_squared(points[points.len() - 1]) < 1e-6 {
            points.pop();
        }
        if points.len() < 3 {
            return self;
        }
        let area: f32 =
            points.iter().enumerate().map(|(k, &p)| p.perp_dot(points[(k + 1) % points.len()])).sum();
        if area < 0.0 {
            points.reverse();
        }
        let n = points.len();
        let (mut inner, mut outer) = (Vec::with_capacity(n), Vec::with_capacity(n));
        for k in 0..n {
            let out = mitre(points[(k + n - 1) % n], points[k], points[(k + 1) % n], true);
            inner.push(self.put(points[k], out, 0.0, -1.0, tone));
            outer.push(self.put(points[k], out, 0.0, 1.0, tone));
        }
        for [a, b, c] in plane::triangles(&spots(&points)) {
            self.index.extend([inner[a], inner[b], inner[c]]);
        }
        for k in 0..n {
            let j = (k + 1) % n;
            self.index.extend([inner[k], outer[k], outer[j], inner[k], outer[j], inner[j]]);
        }
        self
    }

    /// Draws a line of this width along the points; a closed one returns to its start.
    pub fn stroke(&mut self, points: &[Vec2], closed: bool, width: f32, tone: SketchColour) -> &mut Self {
        let half = width / 2.0 * self.scale();
        let mut points = self.placed(points);
        points.dedup_by(|a, b| a.distance_squared(*b) < 1e-6);
        let n = points.len();
        if n < 2 {
            return self;
        }
        let mut last: Option<[u32; 4]> = None;
        let mut first = None;
        for k in 0..n {
            let before = if k > 0 { points[k - 1] } else { points[n - 1] };
            let after = points[(k + 1) % n];
            let out = match (closed, k) {
                (false, 0) => mitre(points[0], points[0], after, false),
                (false, k) if k + 1 == n => mitre(before, points[k], points[k], false),
                _ => mitre(before, points[k], after, false),
            };
            let ring = [
                self.put(points[k], out, half, 1.0, tone),
                self.put(points[k], out, half, -1.0, tone),
                self.put(points[k], -out, half, -1.0, tone),
                self.put(points[k], -out, half, 1.0, tone),
            ];
            if let Some(last) = last {
                self.ladder(last, ring);
            }
            first.get_or_insert(ring);
            last = Some(ring);
        }
        if let (true, Some(first), Some(last)) = (closed, first, last) {
            self.ladder(last, first);
        }
        self
    }

    fn ladder(&mut self, a: [u32; 4], b: [u32; 4]) {
        for k in 0..3 {
            self.index.extend([a[k], b[k], b[k + 1], a[k], b[k + 1], a[k + 1]]);
        }
    }

    /// Draws a line with round ends, for opaque colours.
    pub fn rod(&mut self, points: &[Vec2], width: f32, tone: SketchColour) -> &mut Self {
        self.stroke(points, false, width, tone);
        if let (Some(&a), Some(&b)) = (points.first(), points.last()) {
            self.circle(a.x, a.y, width / 2.0, tone).circle(b.x, b.y, width / 2.0, tone);
        }
        self
    }

    /// Fills a rectangle with round corners.
    pub fn rect(&mut self, x: f32, y: f32, w: f32, h: f32, r: f32, tone: SketchColour) -> &mut Self {
        self.fill(&rect_path(x, y, w, h, r), tone)
    }

    /// Draws the outline of a rectangle with round corners.
    pub fn frame(
        &mut self,
        x: f32,
        y: f32,
        w: f32,
        h: f32,
        r: f32,
        width: f32,
        tone: SketchColour,
    ) -> &mut Self {
        self.stroke(&rect_path(x, y, w, h, r), true, width, tone)
    }

    /// Fills a disc.
    pub fn circle(&mut self, x: f32, y: f32, r: f32, tone: SketchColour) -> &mut Self {
        self.fill(&circle_path(vec2(x, y), r), tone)
    }

    /// Draws the pips of a die's face round `at`, `apart` from each other, of radius `r`.
    pub fn pips(&mut self, face: u8, at: Vec2, apart: f32, r: f32, tone: SketchColour) {
        let corners = [(-1.0, -1.0), (1.0, 1.0), (-1.0, 1.0), (1.0, -1.0), (-1.0, 0.0), (1.0, 0.0)];
        let pairs = usize::from(face / 2) * 2;
        let middle = (face % 2 == 1).then_some((0.0, 0.0));
        for (x, y) in corners.into_iter().take(pairs).chain(middle) {
            self.circle(at.x + x * apart, at.y + y * apart, r, tone);
        }
    }

    /// Draws a ring.
    pub fn ring(&mut self, x: f32, y: f32, r: f32, width: f32, tone: SketchColour) -> &mut Self {
        self.stroke(&circle_path(vec2(x, y), r), true, width, tone)
    }

    /// Draws a straight dashed line.
    pub fn dashes(
        &mut self,
        a: Vec2,
        b: Vec2,
        width: f32,
        on: f32,
        off: f32,
        tone: SketchColour,
    ) -> &mut Self {
        let (long, way) = ((b - a).length(), (b - a).normalize_or_zero());
        let mut s = 0.0;
        while s < long {
            self.stroke(&[a + way * s, a + way * (s + on).min(long)], false, width, tone);
            s += on + off;
        }
        self
    }

    /// Returns its corners, y downwards, each with its colour, and the corners of its triangles. `px` is the size of a
    /// pixel in the sketch's units: the rim of every outline is that wide.
    pub fn corners(&self, px: f32) -> (impl Iterator<Item = (Vec2, SketchColour)> + '_, &[u32]) {
        let corners = self.place.iter().zip(&self.rim).zip(&self.tone).map(move |((place, rim), tone)| {
            let out = rim[2] + rim[3] * 0.5 * px;
            let [r, g, b, a] = *tone;
            (
                vec2(place[0] + rim[0] * out, -place[1] - rim[1] * out),
                [r, g, b, if rim[3] > 0.0 { 0 } else { a }],
            )
        });
        (corners, &self.index)
    }

    /// Returns the number of triangles.
    #[must_use]
    pub fn triangles(&self) -> usize {
        self.index.len() / 3
    }

    /// Returns the finished mesh, y upwards.
    #[must_use]
    pub fn mesh(self) -> Mesh {
        Mesh::new(
            PrimitiveTopology::TriangleList,
            RenderAssetUsages::RENDER_WORLD | RenderAssetUsages::MAIN_WORLD,
        )
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.place)
        .with_inserted_attribute(ATTRIBUTE_RIM, self.rim)
        .with_inserted_attribute(ATTRIBUTE_TONE, VertexAttributeValues::Unorm8x4(self.tone))
        .with_inserted_indices(Indices::U32(self.index))
    }
}

/// Returns the outward direction at `p` between its neighbours, lengthened so that both edges move by one.
fn mitre(before: Vec2, p: Vec2, after: Vec2, filled: bool) -> Vec2 {
    let left = |v: Vec2| Vec2::new(v.y, -v.x);
    let a = (p - before).normalize_or_zero();
    let b = (after - p).normalize_or_zero();
    let (a, b) = (if a == Vec2::ZERO { b } else { a }, if b == Vec2::ZERO { a } else { b });
    let mid = (left(a) + left(b)).normalize_or(left(a));
    let limit = if filled { 0.5 } else { 0.35 };
    mid / mid.dot(left(a)).max(limit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clipping_keeps_what_is_inside() {
        let window = rect_path(0.0, 0.0, 10.0, 10.0, 0.0);
        let inside = clip_polygon(&rect_path(5.0, 5.0, 10.0, 10.0, 0.0), &window);
        assert!(inside.iter().all(|p| p.x <= 10.01 && p.y <= 10.01 && p.x >= 4.99 && p.y >= 4.99));
        assert!(clip_polygon(&rect_path(20.0, 20.0, 5.0, 5.0, 0.0), &window).is_empty());
    }

    #[test]
    fn a_degenerate_shape_draws_nothing() {
        let mut s = Sketch::new();
        s.fill(&[vec2(1., 1.), vec2(1., 1.), vec2(2., 2.)], [0; 4]).stroke(
            &[vec2(0., 0.)],
            false,
            2.0,
            [0; 4],
        );
        assert_eq!(s.triangles(), 0);
    }
}
