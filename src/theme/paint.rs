//! Drawing primitives in the game's style: slanted panels, key caps, stripes, text. Measures are design units.

use std::sync::Arc;

use bevy_egui::egui::epaint::{PathShape, PathStroke, Shape, TextShape};
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, Galley, Mesh, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2,
};

use super::{UiFont, ink, with_alpha};
use clubs::{self, Club, CrestShape, Kit, KitPattern, club};
use engine::Seat;
use stage::accent::Accent;
use stage::palette::{AMBER, CHALK, INK, NAVY, NAVY_3, Rgb};

/// Returns a rectangle from its top left corner and size.
#[must_use]
pub fn rect(x: f32, y: f32, w: f32, h: f32) -> Rect {
    Rect::from_min_size(pos2(x, y), vec2(w, h))
}

/// Draws a filled rounded rectangle.
pub fn fill_rounded_rect(p: &Painter, r: Rect, radius: f32, fill: Color32) {
    p.rect_filled(r, CornerRadius::same(radius as u8), fill);
}

/// Draws a panel: translucent navy with a thin edge and a shadow.
pub fn draw_panel(p: &Painter, r: Rect, radius: f32) {
    fill_rounded_rect(p, r.translate(vec2(3.0, 6.0)), radius, Color32::from_black_alpha(90));
    p.rect(
        r,
        CornerRadius::same(radius as u8),
        with_alpha(NAVY, 0.93),
        Stroke::new(2.0, ink(NAVY_3)),
        StrokeKind::Inside,
    );
}

/// Draws the opaque background of a page.
pub fn draw_sheet(p: &Painter, r: Rect, radius: f32) {
    fill_rounded_rect(p, r.translate(vec2(5.0, 10.0)), radius, Color32::from_black_alpha(120));
    p.rect(r, CornerRadius::same(radius as u8), ink(NAVY), Stroke::new(2.0, ink(NAVY_3)), StrokeKind::Inside);
}

/// Draws an outline.
pub fn draw_frame(p: &Painter, r: Rect, radius: f32, width: f32, colour: Rgb) {
    p.rect_stroke(r, CornerRadius::same(radius as u8), Stroke::new(width, ink(colour)), StrokeKind::Inside);
}

/// Draws the frame round something that can be selected; each [`Accent`] looks the same everywhere.
pub fn draw_accent(p: &Painter, r: Rect, radius: f32, accent: Accent) {
    let line = |grow: f32, width: f32, colour: Rgb| {
        let corner = CornerRadius::same((radius + grow) as u8);
        p.rect_stroke(r.expand(grow), corner, Stroke::new(width, ink(colour)), StrokeKind::Middle);
    };
    let (width, colour) = (accent.width(), Accent::COLOUR);
    match accent {
        Accent::Focus => {
            line(5.0, 13.0, INK);
            line(2.0, width, colour);
            line(9.0, width, colour);
        }
        Accent::Chosen => {
            line(-width / 2.0, width, colour);
            draw_tick(p, r.right_top() + vec2(-8.0, 8.0), 13.0);
        }
        Accent::Legal | Accent::Hover => line(-width / 2.0, width, colour),
    }
}

/// Draws the tick that marks a chosen item.
pub fn draw_tick(p: &Painter, at: Pos2, radius: f32) {
    p.circle(at, radius, ink(CHALK), Stroke::new(radius * 0.22, ink(INK)));
    let way = [vec2(-0.45, 0.02), vec2(-0.1, 0.38), vec2(0.48, -0.36)].map(|v| at + v * radius);
    p.add(Shape::line(way.to_vec(), PathStroke::new(radius * 0.28, ink(INK))));
}

/// Draws text on one line and returns its rectangle.
pub fn draw_text(
    p: &Painter,
    at: Pos2,
    anchor: Align2,
    words: &str,
    face: UiFont,
    size: f32,
    colour: Rgb,
) -> Rect {
    p.text(at, anchor, words, face.sized(size), ink(colour))
}

/// Returns the width of a line of text.
#[must_use]
pub fn text_width(p: &Painter, words: &str, face: UiFont, size: f32) -> f32 {
    p.layout_no_wrap(words.to_owned(), face.sized(size), Color32::WHITE).size().x
}

/// Draws text on one line, made smaller if it would be wider than `most`; returns its rectangle.
pub fn draw_fitting_text(
    p: &Painter,
    at: Pos2,
    anchor: Align2,
    words: &str,
    face: UiFont,
    size: f32,
    most: f32,
    colour: Rgb,
) -> Rect {
    let w = text_width(p, words, face, size);
    draw_text(p, at, anchor, words, face, if w > most { size * most / w } else { size }, colour)
}

/// Lays out, but does not draw, a paragraph of width `most`: in the largest size from `size` down to `least` whose
/// height stays within `room`.
pub fn layout_fitting_text(
    p: &Painter,
    words: &str,
    face: UiFont,
    size: f32,
    least: f32,
    most: f32,
    room: f32,
    colour: Rgb,
) -> Arc<Galley> {
    let mut size = size;
    loop {
        let galley = p.layout(words.to_owned(), face.sized(size), ink(colour), most);
        if galley.size().y <= room || size <= least {
            return galley;
        }
        size -= 1.0;
    }
}

/// Draws text rotated about its middle by `degrees` clockwise.
pub fn draw_turned_text(
    p: &Painter,
    at: Pos2,
    words: &str,
    face: UiFont,
    size: f32,
    degrees: f32,
    colour: Color32,
) {
    let galley = p.layout_no_wrap(words.to_owned(), face.sized(size), colour);
    let shape = TextShape::new(at - galley.size() / 2.0, galley, colour)
        .with_angle_and_anchor(degrees.to_radians(), Align2::CENTER_CENTER);
    p.add(shape);
}

/// Draws a filled convex polygon.
pub fn draw_polygon(p: &Painter, points: Vec<Pos2>, fill: Color32) {
    p.add(Shape::Path(PathShape::convex_polygon(points, fill, PathStroke::NONE)));
}

/// Draws a quadrilateral whose corners have those colours.
pub fn draw_shaded_quad(p: &Painter, corners: [(Pos2, Color32); 4]) {
    let mut mesh = Mesh::default();
    for (at, colour) in corners {
        mesh.colored_vertex(at, colour);
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    p.add(mesh);
}

/// Draws a slanted panel: its left edge leans by `left_lean` units, its right edge by `right_lean`.
pub fn draw_slanted_block(p: &Painter, r: Rect, left_lean: f32, right_lean: f32, fill: Color32) {
    draw_polygon(
        p,
        vec![
            pos2(r.left() + left_lean.max(0.0), r.top()),
            pos2(r.right() + right_lean.max(0.0), r.top()),
            pos2(r.right() + (-right_lean).max(0.0), r.bottom()),
            pos2(r.left() + (-left_lean).max(0.0), r.bottom()),
        ],
        fill,
    );
}

/// Draws a key cap of height `s` with its label and returns its rectangle.
pub fn draw_keycap(p: &Painter, centre: Pos2, s: f32, key: &str, lit: bool) -> Rect {
    let r = Rect::from_center_size(centre, vec2(keycap_width(p, s, key), s));
    fill_rounded_rect(p, r.translate(vec2(0.0, s * 0.1)), s * 0.22, Color32::from_rgb(0x8d, 0x8a, 0x7a));
    p.rect(
        r,
        CornerRadius::same((s * 0.22) as u8),
        ink(if lit { AMBER } else { CHALK }),
        Stroke::new(2.0, ink(INK)),
        StrokeKind::Inside,
    );
    let (face, size) = cap_face(key);
    draw_text(p, centre, Align2::CENTER_CENTER, key, face, s * size, INK);
    r
}

/// Returns the face of a cap's label, and its size as a share of the cap's height. The narrow face's Q looks like its
/// 0.
fn cap_face(key: &str) -> (UiFont, f32) {
    if key.chars().count() == 1 { (UiFont::Text, 0.66) } else { (UiFont::Display, 0.72) }
}

/// Returns the width of the cap that [`draw_keycap`] draws.
#[must_use]
pub fn keycap_width(p: &Painter, s: f32, key: &str) -> f32 {
    let (face, size) = cap_face(key);
    (text_width(p, key, face, s * size) + s * 0.5).max(s)
}

/// Returns the main and the dark colour of a side in the match at the table.
pub fn kit(side: Seat) -> (Rgb, Rgb) {
    clubs::kit(side).colours
}

/// Draws a slanted panel with the kit of a side.
pub fn draw_kit_panel(p: &Painter, r: Rect, side: Seat, lean: f32) {
    let (main, dark) = kit(side);
    let (left, right) = if side == Seat::Home { (0.0, lean) } else { (lean, 0.0) };
    draw_slanted_block(p, r, left, right, ink(dark));
    let pattern = clubs::kit(side).kit.pattern;
    let bands = if pattern == KitPattern::Stripes { r.width() / 46.0 } else { 3.0 };
    for part in pattern.parts(bands as u8) {
        let points = part.into_iter().map(|(x, y)| {
            let (from, to) = (r.left() + left * (1.0 - y), r.right() + right * (1.0 - y));
            pos2(from + (to - from) * x, r.top() + r.height() * y)
        });
        draw_polygon(p, points.collect(), with_alpha(main, 0.55));
    }
}

/// Draws a cloth in the colours and the pattern of a side's kit.
pub fn draw_cloth(p: &Painter, r: Rect, radius: f32, side: Seat) {
    let (main, dark) = kit(side);
    draw_kit_cloth(p, r, radius, Kit { pattern: clubs::kit(side).kit.pattern, colours: (dark, main) });
}

/// Fills `r` with a cloth of two colours in that pattern.
pub fn draw_kit_cloth(p: &Painter, r: Rect, radius: f32, kit: Kit) {
    fill_rounded_rect(p, r, radius, ink(kit.colours.0));
    draw_pattern(p, r, kit.pattern, ink(kit.colours.1));
}

/// Draws a pattern over a cloth.
pub fn draw_pattern(p: &Painter, r: Rect, pattern: KitPattern, fill: Color32) {
    for part in pattern.parts(3) {
        draw_polygon(p, part.into_iter().map(|(x, y)| r.lerp_inside(vec2(x, y))).collect(), fill);
    }
}

/// Draws the crest of that side's club, `s` units high, its middle at `centre`.
pub fn draw_crest(p: &Painter, centre: Pos2, s: f32, side: Seat) {
    draw_shield(p, centre, s, club(side));
}

/// Height of a crest below which its symbol would not be told and gives way to a larger letter, design units.
const MIN_SYMBOL_HEIGHT: f32 = 52.0;

/// Returns points of the unit square of a crest `s` units high on the screen.
fn crest_points(centre: Pos2, s: f32, points: &[(f32, f32)]) -> Vec<Pos2> {
    points.iter().map(|(x, y)| centre + s * vec2(x - 0.5, y - 0.5)).collect()
}

/// Draws a crest `s` units high, its middle at `centre`: its shape with the club's pattern, symbol and letter.
pub fn draw_shield(p: &Painter, centre: Pos2, s: f32, club: &Club) {
    let outline = crest_points(centre, s, &club.crest.shape.outline());
    draw_polygon(p, outline.clone(), ink(club.colours.0));
    let bands = if club.pattern == KitPattern::Stripes { 2 } else { 3 };
    for part in club.crest.pattern_parts(club.pattern, bands) {
        draw_polygon(p, crest_points(centre, s, &part), with_alpha(CHALK, 0.25));
    }
    p.add(Shape::Path(PathShape::closed_line(outline, PathStroke::new(s * 0.07, ink(CHALK)))));
    let symbol = if s < MIN_SYMBOL_HEIGHT { Vec::new() } else { club.crest.symbol.parts() };
    let placed = club.crest_layout(!symbol.is_empty());
    for part in symbol {
        let middle = centre - vec2(0.0, placed.symbol_above * s);
        draw_polygon(p, crest_points(middle, placed.symbol_size * s, &part), ink(CHALK));
    }
    let at = centre + vec2(0.0, placed.letter_below * s);
    draw_text(p, at, Align2::CENTER_CENTER, &club.letter, UiFont::Display, s * placed.letter_size, CHALK);
}

/// Draws an empty crest for a club that is not known yet.
pub fn draw_crest_outline(p: &Painter, centre: Pos2, s: f32, colour: Rgb) {
    let outline = crest_points(centre, s, &CrestShape::Shield.outline());
    p.add(Shape::Path(PathShape::closed_line(outline, PathStroke::new(2.0, ink(colour)))));
}

/// Draws a five-pointed star.
pub fn draw_star(p: &Painter, centre: Pos2, radius: f32, fill: Color32) {
    let tip = |k: i32, r: f32| {
        let a = k as f32 * std::f32::consts::PI / 5.0;
        centre + Vec2::new(r * a.sin(), -r * a.cos())
    };
    // A single mesh, because adjacent polygons would show seams; the outline smooths its edge.
    let points: Vec<Pos2> =
        (0..10).map(|k| tip(k, if k % 2 == 0 { radius } else { radius * 0.45 })).collect();
    let mut mesh = Mesh::default();
    mesh.colored_vertex(centre, fill);
    for (k, point) in (0..10).zip(&points) {
        mesh.colored_vertex(*point, fill);
        mesh.add_triangle(0, k + 1, (k + 1) % 10 + 1);
    }
    p.add(mesh);
    p.add(PathShape::closed_line(points, PathStroke::new(1.0, fill)));
}

/// Draws a soft glow around a point.
pub fn draw_glow(p: &Painter, centre: Pos2, radius: f32, colour: Rgb, strength: f32) {
    for k in 0..8 {
        let f = 1.0 - k as f32 / 8.0;
        p.circle_filled(centre, radius * f, with_alpha(colour, strength * 0.13));
    }
}
