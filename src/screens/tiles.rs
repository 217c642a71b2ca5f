//! The tiles of the title screen: each game with a miniature of its own table.

use bevy_egui::egui::{Align2, Color32, Mesh, Painter, Pos2, Rect, Shape, Vec2, pos2, vec2};

use crate::engine::{Seat, Seats};
use crate::games::entry::Entry;
use crate::hud::pictures::Pictures;
use crate::stage::accent::Accent;
use crate::stage::mini::Mini;
use crate::stage::palette::{AMBER, CHALK, HOME_DARK, INK, MUTED, NAVY, NAVY_2, PITCH_A, PITCH_B};
use crate::stage::part::Clock;
use crate::stage::scene::Board;
use crate::theme::paint::{
    accent, block, frame, keycap, kit, laid_within, polygon, rect, text, text_fit, width,
};
use crate::theme::{Face, UiScale, glaze, ink};

/// Draws one tile.
pub(super) fn tile(
    p: &Painter,
    r: Rect,
    game: &dyn Entry,
    number: usize,
    chosen: bool,
    hot: bool,
    scale: UiScale,
    art: Pictures,
) {
    let (ground, head, body) = if chosen { (CHALK, HOME_DARK, NAVY_2) } else { (NAVY_2, CHALK, MUTED) };
    block(p, r.translate(vec2(5.0, 8.0)), 20.0, Color32::from_black_alpha(110));
    block(p, r, 20.0, ink(ground));
    // Amber means chosen.
    if hot && !chosen {
        accent(p, r, 20.0, Accent::Hover);
    }
    let mini =
        Rect::from_min_max(r.min + vec2(10.0, 10.0), pos2(r.right() - 10.0, r.top() + r.height() * 0.655));
    miniature(p, mini, game, art);
    round_off(p, mini, 12.0, ink(ground));
    keycap(p, mini.min + vec2(28.0, 28.0), 38.0, &number.to_string(), false);
    let x = r.left() + 22.0;
    let y = mini.bottom() + 34.0;
    text_fit(
        p,
        pos2(x, y),
        Align2::LEFT_CENTER,
        &game.sheet().title.to_uppercase(),
        Face::Headline,
        44.0,
        r.width() - 44.0,
        head,
    );
    // A narrow tile has no room for a sentence, and its foot stands on two lines.
    let narrow = r.width() < 240.0;
    if !narrow {
        // As large as it may be between the title and the foot.
        let (w, room) = (r.width() - 44.0, r.bottom() - 58.0 - (y + 28.0));
        let galley = laid_within(p, game.sheet().tagline, Face::Text, scale.text(20.0), 20.0, w, room, body);
        p.galley(pos2(x, y + 28.0), galley, ink(body));
    }
    let foot = r.bottom() - 34.0;
    let ink_foot = if chosen { INK } else { CHALK };
    let (who, icon) =
        if game.seats() == Seats::BOTH { ("2 or bot", "users-fill") } else { ("1 player", "user-fill") };
    let line = if narrow { foot - 44.0 } else { foot };
    art.icon(p, icon, pos2(x + 14.0, line), 32.0, if chosen { INK } else { AMBER });
    let size = scale.text(26.0).min(33.0);
    text(p, pos2(x + 38.0, line), Align2::LEFT_CENTER, who, Face::Display, size, ink_foot);
    let minutes = format!("{} min", game.sheet().minutes);
    let at = if narrow { x + 38.0 } else { r.right() - 22.0 - width(p, &minutes, Face::Display, size) };
    text(p, pos2(at, foot), Align2::LEFT_CENTER, &minutes, Face::Display, size, ink_foot);
    art.icon(p, "clock-fill", pos2(at - 22.0, foot), 30.0, if chosen { INK } else { AMBER });
}

/// Rounds the corners of what was drawn in `r`, in the colour of what lies behind.
fn round_off(p: &Painter, r: Rect, radius: f32, behind: Color32) {
    for (corner, way) in [
        (r.left_top(), vec2(1.0, 1.0)),
        (r.right_top(), vec2(-1.0, 1.0)),
        (r.right_bottom(), vec2(-1.0, -1.0)),
        (r.left_bottom(), vec2(1.0, -1.0)),
    ] {
        let centre = corner + way * radius;
        let mut mesh = Mesh::default();
        mesh.colored_vertex(corner, behind);
        for k in 0..=8_u32 {
            let (sin, cos) = (k as f32 / 8.0 * std::f32::consts::FRAC_PI_2).sin_cos();
            mesh.colored_vertex(centre - vec2(way.x * sin, way.y * cos) * radius, behind);
            if k > 0 {
                mesh.add_triangle(0, k, k + 1);
            }
        }
        p.add(mesh);
    }
}

/// Clock and score of the match behind the title, in a chip whose top right corner that is, and what they are.
pub(super) fn standing(p: &Painter, corner: Pos2, board: &Board) {
    if board.clock == Clock::Off {
        return;
    }
    let score = format!("{}-{}", board.score[Seat::Home], board.score[Seat::Away]);
    let (clock, size) = (board.clock.face(), 30.0);
    let label = "Two bots, now";
    let clock_w = width(p, &clock, Face::Display, size);
    let w = (clock_w + width(p, &score, Face::Display, size) + 42.0)
        .max(width(p, label, Face::Display, 22.0) + 28.0);
    let r = rect(corner.x - w - 8.0, corner.y + 8.0, w, 66.0);
    block(p, r, 8.0, ink(INK));
    let y = r.top() + 24.0;
    text(p, pos2(r.left() + 14.0, y), Align2::LEFT_CENTER, &clock, Face::Display, size, AMBER);
    text(p, pos2(r.right() - 14.0, y), Align2::RIGHT_CENTER, &score, Face::Display, size, CHALK);
    let foot = pos2(r.center().x, r.bottom() - 15.0);
    text(p, foot, Align2::CENTER_CENTER, label, Face::Display, 22.0, CHALK);
}

/// A corner of the game's own table.
fn miniature(p: &Painter, r: Rect, game: &dyn Entry, art: Pictures) {
    let p = p.with_clip_rect(r);
    block(&p, r, 12.0, ink(PITCH_A));
    let stripe = r.width() / 6.0;
    for k in (1..6).step_by(2) {
        p.rect_filled(rect(r.left() + stripe * k as f32, r.top(), stripe, r.height()), 0, ink(PITCH_B));
    }
    let line = glaze(CHALK, 0.7);
    p.circle_stroke(pos2(r.center().x, r.top() + r.height() * 0.42), r.width() * 0.22, (3.0, line));
    p.line_segment([pos2(r.center().x, r.top()), pos2(r.center().x, r.bottom())], (3.0, line));
    let scale = r.width() / 286.0;
    let at = |x: f32, y: f32| {
        let edge = if y < 0.0 { r.bottom() } else { r.top() };
        pos2(r.center().x + x * scale, edge + y * scale)
    };
    for mini in game.sheet().miniature {
        match *mini {
            Mini::Card(face, x, y, size, turn) => art.mini(&p, face, at(x, y), size * scale, turn),
            Mini::Ball(x, y) => {
                p.circle_filled(at(x, y), 30.0 * scale, ink(AMBER));
                art.draw(&p, "ball", at(x, y), vec2(50.0, 50.0) * scale, 14.0, Color32::WHITE);
            }
            Mini::Shirt(side, number, x, y) => shirt(&p, at(x, y), 0.95 * scale, side, number),
            Mini::Pass(from, to) => pass(&p, at(from.0, from.1), at(to.0, to.1), scale),
            Mini::Goal(x, y, wide) => goal(&p, at(x, y), wide * scale),
        }
    }
    frame(&p, r, 12.0, 3.0, NAVY);
}

/// A numbered shirt round the middle of its chest.
fn shirt(p: &Painter, at: Pos2, s: f32, side: Seat, number: u8) {
    let (bright, dark) = kit(side);
    let part = |points: &[(f32, f32)], off: Vec2, colour: Color32| {
        polygon(p, points.iter().map(|(x, y)| at + off + vec2(*x, *y) * s).collect(), colour);
    };
    let torso = [(-21.0, -28.0), (21.0, -28.0), (21.0, 31.0), (-21.0, 31.0)];
    let sleeve = |way: f32| [(21.0 * way, -28.0), (38.0 * way, -10.0), (28.0 * way, 4.0), (21.0 * way, -4.0)];
    for (off, body, arms) in
        [(vec2(3.0, 6.0) * s, glaze(INK, 0.35), glaze(INK, 0.35)), (Vec2::ZERO, ink(bright), ink(dark))]
    {
        part(&sleeve(-1.0), off, arms);
        part(&sleeve(1.0), off, arms);
        part(&torso, off, body);
    }
    let number = number.to_string();
    text(p, at + vec2(0.0, 3.0) * s, Align2::CENTER_CENTER, &number, Face::Display, 40.0 * s, CHALK);
}

/// The chalk line of a pass, short of both players.
fn pass(p: &Painter, from: Pos2, to: Pos2, s: f32) {
    let way = (to - from).normalized();
    let (from, to) = (from + way * 34.0 * s, to - way * 40.0 * s);
    let across = way.rot90() * 9.0 * s;
    p.line_segment([from, to], (5.0 * s, ink(CHALK)));
    polygon(p, vec![to + way * 14.0 * s, to - across, to + across], ink(CHALK));
}

/// A goal with its net, seen from the spot.
fn goal(p: &Painter, foot: Pos2, w: f32) {
    let h = w * 0.52;
    let r = Rect::from_min_max(pos2(foot.x - w / 2.0, foot.y - h), pos2(foot.x + w / 2.0, foot.y));
    p.rect_filled(r, 0, glaze(NAVY, 0.35));
    let thread = (1.5, glaze(CHALK, 0.45));
    for k in 1..14u8 {
        let x = r.left() + w * f32::from(k) / 14.0;
        p.line_segment([pos2(x, r.top()), pos2(x, r.bottom())], thread);
    }
    for k in 1..8u8 {
        let y = r.top() + h * f32::from(k) / 8.0;
        p.line_segment([pos2(r.left(), y), pos2(r.right(), y)], thread);
    }
    let posts = vec![r.left_bottom(), r.left_top(), r.right_top(), r.right_bottom()];
    p.add(Shape::line(posts, (6.0, ink(CHALK))));
}
