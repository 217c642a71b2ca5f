//! SVG primitives. Every picture is a string of these, in units with the origin at the top left.

use std::f64::consts::PI;
use std::fmt::Display;
use std::sync::atomic::{AtomicU32, Ordering};

use stage::palette::{CHALK, INK, Rgb};

/// A face of the game's display family.
#[derive(Clone, Copy)]
pub(crate) enum SvgFont {
    /// Game Display Bold: digits, labels.
    Display,
    /// Game Display ExtraBold Italic: titles.
    Title,
}

/// The point of a line of text that lies at its x.
#[derive(Clone, Copy)]
pub(crate) enum TextAnchor {
    /// Its left end.
    Start,
    /// Its middle.
    Middle,
}

/// Draws a line of text with its baseline at y.
pub(crate) fn text_with(
    x: f64,
    y: f64,
    words: &str,
    size: f64,
    fill: impl Display,
    face: SvgFont,
    anchor: TextAnchor,
    extra: &str,
) -> String {
    let font = match face {
        SvgFont::Display => "font-family=\"Game Display\" font-weight=\"700\"",
        SvgFont::Title => "font-family=\"Game Display\" font-weight=\"800\" font-style=\"italic\"",
    };
    let anchor = match anchor {
        TextAnchor::Start => "start",
        TextAnchor::Middle => "middle",
    };
    let words = words.replace('&', "&amp;").replace('<', "&lt;");
    format!(
        "<text x=\"{x:.2}\" y=\"{y:.2}\" {font} font-size=\"{size}\" text-anchor=\"{anchor}\" fill=\"{fill}\" {extra}>{words}</text>"
    )
}

/// Draws a line of text centred at x.
pub(crate) fn text(x: f64, y: f64, words: &str, size: f64, fill: impl Display, face: SvgFont) -> String {
    text_with(x, y, words, size, fill, face, TextAnchor::Middle, "")
}

/// Draws a line of text beginning at x.
pub(crate) fn text_from(x: f64, y: f64, words: &str, size: f64, fill: impl Display, face: SvgFont) -> String {
    text_with(x, y, words, size, fill, face, TextAnchor::Start, "")
}

/// A rectangle with corner radius r.
pub(crate) fn rect(x: f64, y: f64, w: f64, h: f64, fill: impl Display, r: f64, extra: &str) -> String {
    format!(
        "<rect x=\"{x:.2}\" y=\"{y:.2}\" width=\"{w:.2}\" height=\"{h:.2}\" rx=\"{r}\" fill=\"{fill}\" {extra}/>"
    )
}

/// A disc.
pub(crate) fn disc(x: f64, y: f64, r: f64, fill: impl Display, extra: &str) -> String {
    format!("<circle cx=\"{x:.2}\" cy=\"{y:.2}\" r=\"{r:.2}\" fill=\"{fill}\" {extra}/>")
}

/// An ellipse.
pub(crate) fn oval(x: f64, y: f64, rx: f64, ry: f64, fill: impl Display, extra: &str) -> String {
    format!("<ellipse cx=\"{x:.2}\" cy=\"{y:.2}\" rx=\"{rx:.2}\" ry=\"{ry:.2}\" fill=\"{fill}\" {extra}/>")
}

/// A filled path.
pub(crate) fn path(d: &str, fill: impl Display, extra: &str) -> String {
    format!("<path d=\"{d}\" fill=\"{fill}\" {extra}/>")
}

/// A drawn line along a path, with round ends and corners.
pub(crate) fn line(d: &str, colour: impl Display, width: f64, extra: &str) -> String {
    format!(
        "<path d=\"{d}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" stroke-linecap=\"round\" stroke-linejoin=\"round\" {extra}/>"
    )
}

/// Returns the attributes of an outline.
pub(crate) fn stroke(colour: impl Display, width: f64) -> String {
    format!("stroke=\"{colour}\" stroke-width=\"{width}\"")
}

/// Returns the attributes of an outline with round corners.
pub(crate) fn rounded(colour: impl Display, width: f64) -> String {
    format!("{} stroke-linejoin=\"round\"", stroke(colour, width))
}

/// Returns the opacity attribute, 0 to 1.
pub(crate) fn veil(opacity: f64) -> String {
    format!("opacity=\"{opacity}\"")
}

/// Draws a group moved to (x, y), rotated clockwise by `rot` degrees and scaled.
pub(crate) fn at(x: f64, y: f64, rot: f64, scale: f64, inner: &str) -> String {
    format!("<g transform=\"translate({x:.2} {y:.2}) rotate({rot:.2}) scale({scale:.4})\">{inner}</g>")
}

/// Clips `inner` to a shape (an SVG element).
pub(crate) fn clip(shape: &str, inner: &str) -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let id = NEXT.fetch_add(1, Ordering::Relaxed);
    format!("<clipPath id=\"c{id}\">{shape}</clipPath><g clip-path=\"url(#c{id})\">{inner}</g>")
}

/// A five-pointed star with outer radius r.
pub(crate) fn star(x: f64, y: f64, r: f64, fill: impl Display, extra: &str) -> String {
    let mut points = String::new();
    for k in 0..10 {
        let (a, r) = (f64::from(k) * PI / 5.0, if k % 2 == 0 { r } else { r * 0.47 });
        points += &format!("{:.2},{:.2} ", x + r * a.sin(), y - r * a.cos());
    }
    format!("<polygon points=\"{points}\" fill=\"{fill}\" stroke-linejoin=\"round\" {extra}/>")
}

/// Draws an upright arrow s high, centred at (x, y): one area forward.
pub(crate) fn arrow(x: f64, y: f64, s: f64, fill: impl Display) -> String {
    let d = format!(
        "M{x:.2} {:.2} L{:.2} {:.2} H{:.2} V{:.2} H{:.2} V{:.2} H{:.2} Z",
        y - s * 0.5,
        x + s * 0.42,
        y - s * 0.02,
        x + s * 0.17,
        y + s * 0.5,
        x - s * 0.17,
        y - s * 0.02,
        x - s * 0.42
    );
    path(&d, fill, "stroke-linejoin=\"round\"")
}

/// A ground of `n` sun rays from (x, y), each `wide` radians, out to radius r.
pub(crate) fn rays(x: f64, y: f64, r: f64, n: u32, wide: f64, opacity: f64) -> String {
    let mut d = String::new();
    for k in 0..n {
        let a = f64::from(k) * 2.0 * PI / f64::from(n);
        let (b, x, y) = (a + wide, x, y);
        d += &format!(
            "M{x} {y} L{:.2} {:.2} L{:.2} {:.2}Z ",
            x + r * a.cos(),
            y + r * a.sin(),
            x + r * b.cos(),
            y + r * b.sin()
        );
    }
    path(&d, "#fff", &veil(opacity))
}

/// Draws the football: chalk with a pentagon in the middle and five at the rim, rotated by `rot` degrees.
pub(crate) fn ball(x: f64, y: f64, r: f64, rot: f64) -> String {
    ball_in(x, y, r, rot, INK)
}

/// Draws the football with patches of a colour.
pub(crate) fn ball_in(x: f64, y: f64, r: f64, rot: f64, patch: Rgb) -> String {
    let polar = |a: f64, d: f64| (d * a.sin(), -d * a.cos());
    let join = |points: &[(f64, f64)]| {
        let inner: Vec<String> = points.iter().map(|(x, y)| format!("{x:.3} {y:.3}")).collect();
        format!("M{}", inner.join(" L"))
    };
    let seam = stroke(INK, 0.075);
    let five = 2.0 * PI / 5.0;
    let pentagon: Vec<_> = (0..5).map(|k| polar(f64::from(k) * five, 0.37)).collect();
    let mut o = path(&format!("{}Z", join(&pentagon)), patch, "");
    for k in 0..5 {
        let a = f64::from(k) * five;
        o += &path(&join(&[polar(a, 0.37), polar(a, 0.72)]), "none", &seam);
        let rim = [(-0.24, 0.86), (0.0, 0.70), (0.24, 0.86), (0.34, 1.1), (-0.34, 1.1)];
        o += &path(&format!("{}Z", join(&rim.map(|(b, d)| polar(a + b, d)))), INK, "");
        let bow = [(0.24, 0.86), (five / 2.0, 0.76), (five - 0.24, 0.86)];
        o += &path(&join(&bow.map(|(b, d)| polar(a + b, d))), "none", &seam);
    }
    let chalk = disc(0.0, 0.0, 1.0, CHALK, "");
    let body = clip("<circle r=\"1\"/>", &format!("{chalk}{o}"));
    let rim = disc(0.0, 0.0, 1.0, "none", &stroke(INK, 0.09));
    at(x, y, rot, r, &format!("{body}{rim}"))
}

/// Draws the shadow on the lower right of a ball; it does not rotate with the ball.
pub(crate) fn ball_shade(x: f64, y: f64, r: f64) -> String {
    let crescent = "M0.75 -0.66 A1 1 0 0 1 -0.66 0.75 A1.15 1.15 0 0 0 0.75 -0.66Z";
    at(x, y, 0.0, r * 0.96, &path(crescent, INK, &veil(0.15)))
}

/// Draws a resting ball with its shadow.
pub(crate) fn shaded_ball(x: f64, y: f64, r: f64, rot: f64) -> String {
    ball(x, y, r, rot) + &ball_shade(x, y, r)
}
