//! The club house as a room: its wall with lamps, wooden plaques and shelves, paper tickets, the scoreboard, and framed
//! results. All of it is drawn into the place that it gets, and looks the same in every size. Measures are design
//! units.

use bevy_egui::egui::epaint::{Shape, Stroke};
use bevy_egui::egui::{Align2, Color32, CornerRadius, Mesh, Painter, Pos2, Rect, StrokeKind, pos2, vec2};

use super::paint::{
    draw_cloth, draw_crest, draw_fitting_text, draw_frame, draw_polygon, draw_text, fill_rounded_rect, kit,
    rect,
};
use super::{UiFont, ink, with_alpha};
use clubs::club;
use engine::{BySeat, Seat};
use stage::palette::{
    BRASS, CHALK, HOME_DARK, INK, NAVY, NAVY_2, NAVY_3, PAPER, Rgb, WOOD, WOOD_DARK, WOOD_LIGHT,
};

/// Width of the wooden frame round a wall.
const BEAM: f32 = 14.0;
/// Distance between two stripes of the wallpaper.
const STRIPE: f32 = 84.0;
/// Distance between two lamps, at least.
const LAMPS: f32 = 560.0;
/// The reach of a lamp's light.
const LIGHT: f32 = 460.0;
/// Height of a shelf's board.
const BOARD: f32 = 18.0;
/// Width of the stub of a ticket.
pub const STUB: f32 = 112.0;

/// Draws the wall behind a page: striped paper in a wooden frame, with lamps along its top.
pub fn draw_wall(p: &Painter, r: Rect) {
    fill_rounded_rect(p, r.translate(vec2(5.0, 10.0)), 18.0, Color32::from_black_alpha(130));
    fill_rounded_rect(p, r, 16.0, ink(WOOD));
    draw_frame(p, r, 16.0, 2.0, WOOD_LIGHT);
    let inner = r.shrink(BEAM);
    fill_rounded_rect(p, inner, 8.0, ink(NAVY));
    let stripes = (inner.width() / STRIPE).max(1.0);
    for k in 0..stripes as u16 {
        let x = inner.left() + STRIPE * (f32::from(k) + 0.25);
        p.rect_filled(rect(x, inner.top(), STRIPE / 2.0, inner.height()), 0, with_alpha(NAVY_2, 0.6));
    }
    let lamps = (inner.width() / LAMPS).max(1.0) as u16;
    let between = inner.width() / f32::from(lamps);
    for k in 0..lamps {
        draw_lamp(p, pos2(inner.left() + between * (f32::from(k) + 0.5), inner.top()), inner);
    }
    p.rect_stroke(inner, CornerRadius::same(8), Stroke::new(3.0, ink(WOOD_DARK)), StrokeKind::Middle);
    // Brass screws in the corners.
    for at in [r.left_top(), r.right_top(), r.left_bottom(), r.right_bottom()] {
        let inwards = r.center() - at;
        let at = at + vec2(inwards.x.signum(), inwards.y.signum()) * (BEAM / 2.0);
        p.circle(at, 3.5, ink(BRASS), Stroke::new(1.0, ink(WOOD_DARK)));
    }
}

/// Draws a lamp and its light on the wall, which ends at the edges of `wall`.
fn draw_lamp(p: &Painter, at: Pos2, wall: Rect) {
    // Light is added to what it falls on, and fades to nothing at its edge.
    let lit = |strength: f32| {
        let part = |channel: f32| (channel * strength) as u8;
        Color32::from_rgba_premultiplied(part(255.0), part(205.0), part(120.0), 0)
    };
    let mut mesh = Mesh::default();
    mesh.colored_vertex(at, lit(0.3));
    let low = LIGHT.min(wall.height());
    for k in 0..=12_u32 {
        let (sin, cos) = (k as f32 / 12.0 * std::f32::consts::PI).sin_cos();
        let x = (at.x + cos * LIGHT * 0.62).max(wall.left()).min(wall.right());
        mesh.colored_vertex(pos2(x, at.y + sin * low), lit(0.0));
        if k > 0 {
            mesh.add_triangle(0, k, k + 1);
        }
    }
    p.add(mesh);
    fill_rounded_rect(p, rect(at.x - 34.0, at.y - 10.0, 68.0, 8.0), 4.0, ink(BRASS));
    fill_rounded_rect(p, rect(at.x - 28.0, at.y - 3.0, 56.0, 4.0), 2.0, Color32::from_rgb(0xff, 0xec, 0xc0));
}

/// Draws a wooden plaque; it is lighter if `hot`.
pub fn draw_plaque(p: &Painter, r: Rect, hot: bool) {
    fill_rounded_rect(p, r.translate(vec2(3.0, 5.0)), 10.0, Color32::from_black_alpha(110));
    fill_rounded_rect(p, r, 10.0, ink(WOOD));
    draw_grain(p, r.shrink2(vec2(10.0, 6.0)));
    if hot {
        fill_rounded_rect(p, r, 10.0, with_alpha(WOOD_LIGHT, 0.45));
    }
    draw_frame(p, r, 10.0, 2.0, WOOD_LIGHT);
}

/// Draws the grain of wood: lines of uneven lengths.
fn draw_grain(p: &Painter, r: Rect) {
    let line = Stroke::new(1.5, with_alpha(WOOD_DARK, 0.3));
    let lines = (r.height() / 26.0) as u16;
    for k in 0..lines {
        // Pseudo-random numbers from multiples of the golden ratio.
        let own = (f32::from(k) * 0.618_034).fract();
        let y = r.top() + (f32::from(k) + 0.2 + 0.6 * own) * r.height() / f32::from(lines);
        let (from, to) = (r.left() + r.width() * 0.3 * own, r.right() - r.width() * 0.3 * (1.0 - own));
        p.hline(from..=to, y, line);
    }
}

/// Draws the ground of a scoreboard.
pub fn draw_scoreboard(p: &Painter, r: Rect) {
    fill_rounded_rect(p, r, 8.0, ink(INK));
    p.hline(r.left() + 4.0..=r.right() - 4.0, r.center().y, Stroke::new(2.0, with_alpha(NAVY_3, 0.6)));
    draw_frame(p, r, 8.0, 2.0, WOOD_DARK);
}

/// Draws a shelf along the bottom of `r`, seen from slightly above.
pub fn draw_shelf(p: &Painter, r: Rect) {
    let board = r.with_min_y(r.bottom() - BOARD);
    let shade = board.translate(vec2(0.0, BOARD));
    p.rect_filled(shade.with_max_y(shade.top() + 8.0), 0, Color32::from_black_alpha(90));
    p.rect_filled(board, 0, ink(WOOD_LIGHT));
    p.rect_filled(board.with_min_y(board.top() + 7.0), 0, ink(WOOD));
    p.hline(board.x_range(), board.top() + 7.0, Stroke::new(1.5, ink(WOOD_DARK)));
}

/// Returns where things stand on the shelf that [`draw_shelf`] draws: the middle of its upper side.
#[must_use]
pub fn shelf_point(r: Rect) -> Pos2 {
    r.center_bottom() - vec2(0.0, BOARD - 4.0)
}

/// Draws an empty picture frame on the wall; nothing if there is too little room.
pub fn draw_empty_frame(p: &Painter, r: Rect) {
    let s = r.width().min(r.height()).min(280.0);
    if s < 170.0 {
        return;
    }
    let hung = Rect::from_center_size(r.center(), vec2(0.86 * s, 0.66 * s));
    let nail = hung.center_top() - vec2(0.0, 0.16 * s);
    let cord = vec![hung.left_top() + vec2(0.12 * s, 0.0), nail, hung.right_top() - vec2(0.12 * s, 0.0)];
    p.add(Shape::line(cord, Stroke::new(2.5, ink(BRASS))));
    p.circle_filled(nail, 4.0, ink(BRASS));
    fill_rounded_rect(p, hung.translate(vec2(4.0, 8.0)), 4.0, Color32::from_black_alpha(130));
    fill_rounded_rect(p, hung, 4.0, ink(WOOD_LIGHT));
    let canvas = hung.shrink(0.07 * s);
    fill_rounded_rect(p, canvas, 0.0, ink(WOOD_DARK));
    draw_frame(p, canvas, 0.0, 2.0, BRASS);
    // The lines of a pitch, as if somebody had begun to draw.
    let chalk = Stroke::new(2.5, with_alpha(CHALK, 0.22));
    p.vline(canvas.center().x, canvas.shrink(6.0).y_range(), chalk);
    p.circle_stroke(canvas.center(), 0.13 * s, chalk);
}

/// Draws programmes standing on a shelf, one of each colour; those that find no room are left out.
pub fn draw_programmes(p: &Painter, r: Rect, colours: &[Rgb]) {
    draw_shelf(p, r);
    let foot = shelf_point(r).y;
    let room = ((r.width() - 40.0) / 24.0).max(0.0) as usize;
    for (k, colour) in colours.iter().take(room).enumerate() {
        // Pseudo-random heights from multiples of the golden ratio.
        let own = (k as f32 * 0.618_034).fract();
        let height = (foot - r.top()) * (0.72 + 0.26 * own);
        let spine = rect(r.left() + 20.0 + 24.0 * k as f32, foot - height, 22.0, height);
        fill_rounded_rect(p, spine, 3.0, ink(*colour));
        fill_rounded_rect(
            p,
            rect(spine.left() + 4.0, spine.top() + 14.0, 14.0, height * 0.3),
            2.0,
            ink(PAPER),
        );
        p.vline(spine.left() + 1.0, spine.y_range(), Stroke::new(2.0, Color32::from_white_alpha(40)));
    }
}

/// Draws the ticket of a match: paper, with a stub at the left in the colours of that side.
pub fn draw_ticket(p: &Painter, r: Rect, side: Seat, hot: bool) {
    fill_rounded_rect(p, r.translate(vec2(3.0, 5.0)), 10.0, Color32::from_black_alpha(120));
    fill_rounded_rect(p, r, 10.0, ink(if hot { CHALK } else { PAPER }));
    let stub = r.with_max_x(r.left() + STUB);
    draw_cloth(p, stub.shrink(7.0), 5.0, side);
    // The stub is torn off along the holes.
    let mut y = r.top() + 16.0;
    while y < r.bottom() - 12.0 {
        p.circle_filled(pos2(stub.right(), y), 2.4, with_alpha(NAVY, 0.45));
        y += 10.0;
    }
    for y in [r.top(), r.bottom()] {
        draw_half_hole(p, pos2(stub.right(), y), if y == r.top() { 1.0 } else { -1.0 });
    }
}

/// Draws a page of a notebook: paper with ruled lines, a margin, and rings along the top.
pub fn draw_notepaper(p: &Painter, r: Rect) {
    fill_rounded_rect(p, r.translate(vec2(3.0, 5.0)), 8.0, Color32::from_black_alpha(120));
    fill_rounded_rect(p, r, 8.0, ink(PAPER));
    let mut y = r.top() + 74.0;
    while y < r.bottom() - 16.0 {
        p.hline(r.x_range(), y, Stroke::new(1.5, with_alpha(NAVY_3, 0.22)));
        y += 36.0;
    }
    p.vline(r.left() + 34.0, r.y_range(), Stroke::new(1.5, with_alpha(HOME_DARK, 0.5)));
    let rings = (r.width() / 44.0).floor().max(1.0);
    let gap = r.width() / rings;
    let mut x = r.left() + gap / 2.0;
    while x < r.right() {
        p.circle_filled(pos2(x, r.top() + 14.0), 5.0, ink(NAVY));
        p.line_segment([pos2(x, r.top() - 6.0), pos2(x, r.top() + 12.0)], Stroke::new(4.0, ink(BRASS)));
        x += gap;
    }
}

/// Draws half a hole at the upper edge of a ticket (`way` 1) or at the lower one (`way` -1).
fn draw_half_hole(p: &Painter, at: Pos2, way: f32) {
    let round = (0..=10_u8).map(|k| {
        let (sin, cos) = (f32::from(k) / 10.0 * std::f32::consts::PI).sin_cos();
        at + vec2(cos, sin * way) * 9.0
    });
    draw_polygon(p, round.collect(), ink(NAVY));
}

/// Draws a result in its frame: the cloth, crest and letters of each side, and the goals between them; `kicks` are
/// those of a shootout.
pub fn draw_result(
    p: &Painter,
    r: Rect,
    goals: BySeat<u32>,
    kicks: Option<BySeat<u32>>,
    winner: Option<Seat>,
) {
    fill_rounded_rect(p, r.translate(vec2(3.0, 6.0)), 6.0, Color32::from_black_alpha(130));
    fill_rounded_rect(p, r, 6.0, ink(WOOD_LIGHT));
    draw_frame(p, r, 6.0, 3.0, BRASS);
    let inner = r.shrink(12.0);
    p.rect_filled(inner, 0, ink(INK));
    let s = inner.height();
    for seat in Seat::BOTH {
        let way = if seat == Seat::Home { -1.0 } else { 1.0 };
        let half =
            if way < 0.0 { inner.with_max_x(inner.center().x) } else { inner.with_min_x(inner.center().x) };
        draw_cloth(p, half, 5.0, seat);
        p.rect_filled(half, 0, with_alpha(kit(seat).1, 0.55));
        let at = |x: f32, y: f32| pos2(inner.center().x + way * x, inner.top() + s * y);
        let outer = inner.width() / 2.0 - 0.38 * s;
        draw_crest(p, at(outer, 0.42), 0.56 * s, seat);
        let name = &club(seat).short;
        draw_fitting_text(
            p,
            at(outer, 0.86),
            Align2::CENTER_CENTER,
            name,
            UiFont::Display,
            0.2 * s,
            0.7 * s,
            CHALK,
        );
        let tile = Rect::from_center_size(at(0.34 * s, 0.44), vec2(0.54 * s, 0.66 * s));
        let won = winner == Some(seat);
        fill_rounded_rect(p, tile, 8.0, ink(if won { PAPER } else { INK }));
        draw_frame(p, tile, 8.0, 3.0, BRASS);
        let figure = goals[seat].to_string();
        let size = if figure.len() > 1 { 0.5 * s } else { 0.62 * s };
        let colour = if won { INK } else { CHALK };
        draw_text(p, tile.center(), Align2::CENTER_CENTER, &figure, UiFont::Display, size, colour);
        if let Some(kicks) = kicks {
            let words = format!("({})", kicks[seat]);
            draw_text(p, at(0.34 * s, 0.89), Align2::CENTER_CENTER, &words, UiFont::Display, 0.19 * s, CHALK);
        }
    }
}

/// Draws the shirt of a person on its peg; without a side it is an unused one. Nobody's shirt is only an outline.
pub fn draw_shirt(p: &Painter, r: Rect, side: Option<Seat>, taken: bool) {
    let s = r.height().min(r.width()) / 100.0;
    let at = |x: f32, y: f32| r.center_top() + vec2(x, y) * s;
    fill_rounded_rect(p, Rect::from_center_size(at(0.0, 5.0), vec2(30.0, 10.0) * s), 4.0, ink(BRASS));
    let outline = [
        (-16.0, 10.0),
        (16.0, 10.0),
        (30.0, 16.0),
        (46.0, 38.0),
        (33.0, 48.0),
        (25.0, 38.0),
        (25.0, 94.0),
        (-25.0, 94.0),
        (-25.0, 38.0),
        (-33.0, 48.0),
        (-46.0, 38.0),
        (-30.0, 16.0),
    ]
    .map(|(x, y)| at(x, y));
    if !taken {
        let line = Stroke::new(2.5, with_alpha(CHALK, 0.28));
        p.add(Shape::closed_line(outline.to_vec(), line));
        return;
    }
    let dark = side.map_or(NAVY_2, |side| kit(side).1);
    let part = |points: &[(f32, f32)], fill| {
        draw_polygon(p, points.iter().map(|(x, y)| at(*x, *y)).collect(), ink(fill));
    };
    for way in [-1.0, 1.0] {
        part(
            &[
                (16.0 * way, 10.0),
                (30.0 * way, 16.0),
                (46.0 * way, 38.0),
                (33.0 * way, 48.0),
                (22.0 * way, 34.0),
            ],
            dark,
        );
    }
    let torso = Rect::from_min_max(at(-25.0, 12.0), at(25.0, 94.0));
    match side {
        Some(side) => draw_cloth(p, torso, 3.0, side),
        None => fill_rounded_rect(p, torso, 3.0, ink(NAVY_3)),
    }
    part(&[(-12.0, 10.0), (12.0, 10.0), (0.0, 26.0)], WOOD_DARK);
}
