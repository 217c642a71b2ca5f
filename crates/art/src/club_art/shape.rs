//! Shapes of a drawing as data: the baker writes them as SVG, the game converts them to polygons.

use std::borrow::Cow;
use std::f64::consts::TAU;

use swash::zeno::{Command, PathData};

use base::colour::Rgb;
use base::plane::PlanePoint;

/// An outline, in units with the origin at the upper left.
#[derive(Clone, Debug, PartialEq)]
pub enum VectorOutline {
    /// The data of an SVG path.
    Path(Cow<'static, str>),
    /// A disc: its middle and radius.
    Disc(f64, f64, f64),
    /// An ellipse: its middle, and the radii across and down.
    Oval(f64, f64, f64, f64),
    /// A rectangle: left, top, width, height, and the radius of its corners.
    Bar(f64, f64, f64, f64, f64),
}

/// A form in one colour.
#[derive(Clone, Debug, PartialEq)]
#[must_use]
pub struct ColouredShape {
    /// The outline.
    pub form: VectorOutline,
    /// The colour of the form or the line.
    pub colour: Rgb,
    /// The opacity, 0 to 1.
    pub opacity: f64,
    /// The width of a line along the outline; `None` for a form that is filled.
    pub line: Option<f64>,
}

impl ColouredShape {
    /// Returns a filled form.
    pub const fn new(form: VectorOutline, colour: Rgb) -> Self {
        Self { form, colour, opacity: 1.0, line: None }
    }

    /// Returns a filled path.
    pub const fn path(path: &'static str, colour: Rgb) -> Self {
        Self::new(VectorOutline::Path(Cow::Borrowed(path)), colour)
    }

    /// Returns a path drawn as a line.
    pub fn line(path: impl Into<Cow<'static, str>>, colour: Rgb, width: f64) -> Self {
        Self { line: Some(width), ..Self::new(VectorOutline::Path(path.into()), colour) }
    }

    /// Returns it with that opacity, 0 to 1.
    pub fn veiled(mut self, opacity: f64) -> Self {
        self.opacity = opacity;
        self
    }

    /// Returns the corners of each of its parts; curves have corners close to each other.
    #[must_use]
    pub fn parts(&self) -> Vec<Vec<PlanePoint>> {
        match &self.form {
            VectorOutline::Path(path) => corners(path),
            VectorOutline::Disc(x, y, r) => vec![round(*x, *y, *r, *r)],
            VectorOutline::Oval(x, y, rx, ry) => vec![round(*x, *y, *rx, *ry)],
            VectorOutline::Bar(x, y, w, h, r) => corners(&bar(*x, *y, *w, *h, *r)),
        }
    }
}

/// Returns the SVG path of a rectangle with round corners.
#[must_use]
pub fn bar(x: f64, y: f64, w: f64, h: f64, r: f64) -> String {
    let r = r.min(w / 2.0).min(h / 2.0);
    let (right, foot) = (x + w, y + h);
    if r <= 0.0 {
        return format!("M{x} {y} H{right} V{foot} H{x} Z");
    }
    // A quarter of a circle as one curve.
    let k = r * (1.0 - 0.552_284_75);
    format!(
        "M{} {y} H{} C{} {y} {right} {} {right} {} V{} C{right} {} {} {foot} {} {foot} H{} C{} {foot} {x} {} {x} {} \
         V{} C{x} {} {} {y} {} {y} Z",
        x + r,
        right - r,
        right - k,
        y + k,
        y + r,
        foot - r,
        foot - k,
        right - k,
        right - r,
        x + r,
        x + k,
        foot - k,
        foot - r,
        y + r,
        y + k,
        x + k,
        x + r,
    )
}

fn round(x: f64, y: f64, rx: f64, ry: f64) -> Vec<PlanePoint> {
    let corner = |k: u8| {
        let turn = TAU * f64::from(k) / 28.0;
        spot(x + rx * turn.cos(), y + ry * turn.sin())
    };
    (0..28).map(corner).collect()
}

#[expect(clippy::cast_possible_truncation, reason = "places on a picture")]
const fn spot(x: f64, y: f64) -> PlanePoint {
    (x as f32, y as f32)
}

/// Corners of a curve.
const STEPS: u8 = 9;

/// Returns the corners of each part of an SVG path.
#[must_use]
pub fn corners(path: &str) -> Vec<Vec<PlanePoint>> {
    let mut parts: Vec<Vec<PlanePoint>> = Vec::new();
    for command in path.commands() {
        if let Command::MoveTo(to) = command {
            parts.push(vec![(to.x, to.y)]);
            continue;
        }
        let Some(part) = parts.last_mut() else { continue };
        let Some(&from) = part.last() else { continue };
        let mixed = |points: &[(f32, PlanePoint)]| {
            points.iter().fold((0.0, 0.0), |sum, (share, p)| (sum.0 + share * p.0, sum.1 + share * p.1))
        };
        match command {
            Command::LineTo(to) => part.push((to.x, to.y)),
            Command::QuadTo(by, to) => part.extend((1..=STEPS).map(|k| {
                let (t, s) = (f32::from(k) / f32::from(STEPS), 1.0 - f32::from(k) / f32::from(STEPS));
                mixed(&[(s * s, from), (2.0 * s * t, (by.x, by.y)), (t * t, (to.x, to.y))])
            })),
            Command::CurveTo(a, b, to) => part.extend((1..=STEPS).map(|k| {
                let (t, s) = (f32::from(k) / f32::from(STEPS), 1.0 - f32::from(k) / f32::from(STEPS));
                mixed(&[
                    (s * s * s, from),
                    (3.0 * s * s * t, (a.x, a.y)),
                    (3.0 * s * t * t, (b.x, b.y)),
                    (t * t * t, (to.x, to.y)),
                ])
            })),
            Command::MoveTo(_) | Command::Close => {}
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_has_its_stated_corners() {
        assert_eq!(corners("M1 2 H5 V6 L1 6Z"), [[(1.0, 2.0), (5.0, 2.0), (5.0, 6.0), (1.0, 6.0)]]);
        let curve = &corners("M0 0 C0 10 10 10 10 0")[0];
        assert_eq!((curve.len(), curve[0]), (usize::from(STEPS) + 1, (0.0, 0.0)));
        assert!(curve.iter().all(|p| (0.0..=7.6).contains(&p.1)) && curve.last() == Some(&(10.0, 0.0)));
        assert_eq!(corners("M0 0 h3 M9 9 a6 6 0 0 1 9 -3").len(), 2);
        let bar = &corners(&bar(1.0, 2.0, 8.0, 4.0, 1.0))[0];
        assert!(bar.iter().all(|p| (1.0..=9.0).contains(&p.0) && (2.0..=6.0).contains(&p.1)));
    }
}
