//! The tunnel before a final: both teams between dark walls, the cup between them, the light at its end.

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Stroke, pos2, vec2};

use super::ceremony_art::{CeremonyPlayer, beam, plain};
use super::{CompetitionMsg, club_crest, press_on};
use crate::screens::honours::cup;
use crate::theme::paint::{draw_glow, draw_polygon, draw_shaded_quad, fill_rounded_rect};
use crate::theme::{ink, with_alpha};
use crate::widgets::{BoxSurface, Node, StyledText, column, drawing, row, spring};
use clubs::Club;
use competition::{Competition, Fixture};
use engine::Seat;
use stage::palette::{AMBER, CHALK, INK, Rgb};
use words::say;

/// Number of players of each team that are seen.
const SEEN: usize = 5;

/// Returns the scene, `age` seconds after it began.
pub(super) fn view(on: &Competition, fixture: &Fixture, age: f32) -> Node<'static, CompetitionMsg> {
    let (sides, clubs) = (fixture.sides, on.clubs(fixture));
    let scene = BoxSurface::drawn(move |p, r, _| {
        tunnel(p, r, age);
        teams(p, r, age, Seat::BOTH.map(|seat| clubs.club(seat)));
    });
    let half = |seat: Seat| {
        let side = sides[seat];
        let crest = clubs.club(seat);
        let words = column()
            .pad(22.0, 12.0)
            .surface(BoxSurface::Edged(ink(crest.colours.1), 3.0, crest.colours.0, 12.0))
            .child(StyledText::label(&crest.name).size(42.0).centred())
            .child(StyledText::note(on.manager_name(side)).size(26.0).colour(CHALK).centred());
        column().portion(1.0).gap(16.0).align_middle().child(club_crest(crest, 190.0)).child(words)
    };
    let won = drawing((220.0, 300.0), |p, r| {
        draw_glow(p, r.center(), r.width(), AMBER, 0.5);
        cup(p, pos2(r.center().x, r.bottom() - 6.0), r.height().min(290.0));
    });
    let both = row()
        .align_end()
        .gap(20.0)
        .rigid()
        .child(half(Seat::Home))
        .child(won.rigid())
        .child(half(Seat::Away));
    let head = StyledText::title(say!("competition-final")).size(140.0).centred();
    column()
        .pad(60.0, 44.0)
        .gap(14.0)
        .surface(scene)
        .child(head.node().rigid())
        .child(spring())
        .child(both)
        .child(press_on())
}

/// Returns the end of the tunnel, which comes nearer.
fn mouth(r: Rect, age: f32) -> Rect {
    let near = 1.0 + 0.10 * age;
    Rect::from_center_size(
        r.center() - vec2(0.0, r.height() * 0.09),
        vec2(r.width() * 0.20, r.height() * 0.27) * near,
    )
}

/// Draws walls, floor, ceiling and what lies beyond.
fn tunnel(p: &Painter, r: Rect, age: f32) {
    let end = mouth(r, age);
    let (near, far) = (Color32::from_rgb(0x06, 0x0A, 0x12), Color32::from_rgb(0x3A, 0x49, 0x60));
    let (floor, shine) = (Color32::from_rgb(0x0A, 0x10, 0x18), Color32::from_rgb(0x7C, 0x95, 0x86));
    let wall = |a: (Pos2, Pos2), b: (Pos2, Pos2), dark, bright| {
        draw_shaded_quad(p, [(a.0, dark), (a.1, bright), (b.1, bright), (b.0, dark)]);
    };
    let (lt, lb) = ((r.left_top(), end.left_top()), (r.left_bottom(), end.left_bottom()));
    let (rt, rb) = ((r.right_top(), end.right_top()), (r.right_bottom(), end.right_bottom()));
    wall(lt, lb, near, far);
    wall(rt, rb, near, far);
    wall(lt, rt, near, Color32::from_rgb(0x22, 0x2E, 0x42));
    wall(lb, rb, floor, shine);
    // Rings of the walls, denser with distance, and a lamp at each.
    for k in 1..6u8 {
        let share = 1.0 - 0.62_f32.powi(i32::from(k));
        let ring = Rect::from_min_max(r.min.lerp(end.min, share), r.max.lerp(end.max, share));
        let line = Stroke::new(5.0 * (1.0 - share) + 1.0, with_alpha(INK, 0.55));
        for way in [
            [ring.left_top(), ring.left_bottom()],
            [ring.right_top(), ring.right_bottom()],
            [ring.left_top(), ring.right_top()],
        ] {
            p.line_segment(way, line);
        }
        if k < 3 {
            // The words stand there.
            continue;
        }
        let lamp = pos2(ring.center().x, ring.top() + 2.0);
        let w = ring.width() * 0.09;
        fill_rounded_rect(p, Rect::from_center_size(lamp, vec2(w, w * 0.16)), 2.0, with_alpha(CHALK, 0.75));
        beam(p, lamp, pos2(lamp.x, ring.bottom()), ring.width() * 0.3, 0.05);
    }
    // The pitch in its light.
    plain(p, end, ink(Rgb(0xDF_EAF2)));
    let (grass, line) = (ink(Rgb(0x4C_B56C)), end.top() + end.height() * 0.58);
    plain(p, end.with_min_y(line), grass);
    let stand = Rect::from_min_max(pos2(end.left(), line - end.height() * 0.16), pos2(end.right(), line));
    plain(p, stand, ink(Rgb(0x8A_9BB0)));
    draw_glow(p, end.center(), end.width() * (0.62 + 0.05 * age), CHALK, 0.45);
    // Light on the floor.
    let spread = r.width() * 0.16;
    draw_polygon(
        p,
        vec![
            end.left_bottom(),
            end.right_bottom(),
            pos2(end.right() + spread, r.bottom()),
            pos2(end.left() - spread, r.bottom()),
        ],
        with_alpha(CHALK, 0.10),
    );
}

/// Draws both teams from behind, one beside each wall, the farthest first.
fn teams(p: &Painter, r: Rect, age: f32, clubs: [&Club; 2]) {
    let end = mouth(r, age);
    for k in (0..SEEN).rev() {
        let share = 1.0 - 0.66_f32.powf(k as f32 + 0.55);
        for (team, way) in [(0, -1.0), (1, 1.0)] {
            let wall = if team == 0 { r.left() } else { r.right() };
            let inner = if team == 0 { end.left() } else { end.right() };
            let x = wall + (inner - wall) * share - way * r.width() * (0.15 * (1.0 - share) + 0.012);
            let y = r.bottom() + (end.bottom() - r.bottom()) * share - r.height() * 0.02;
            let s = r.height() * 0.66 * (1.0 - share) + end.height() * 0.5 * share;
            let sway = (age * 2.4 + k as f32 * 1.3 + f32::from(way > 0.0)).sin() * s * 0.006;
            let light = 0.30 + 0.5 * share;
            let (face, shirt) = (clubs[team].face(k), clubs[team].kits[0]);
            let figure = CeremonyPlayer { face, shirt, arms: 0.0, behind: true, light };
            figure.draw(p, pos2(x + sway, y), s);
        }
    }
}
