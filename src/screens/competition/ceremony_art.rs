//! Drawings for the ceremonies: players of a club, a stand full of people, and light.

use bevy_egui::egui::{Color32, Mesh, Painter, Pos2, Rect, Stroke, Vec2, pos2, vec2};

use crate::theme::paint::{block, polygon, rect};
use crate::theme::{ink, with_alpha};
use clubs::{Beard, Hairstyle, PlayerFace};
use stage::palette::{CHALK, INK, NAVY, Rgb, SKINS};

/// A player: who it is, in which colours, and how high its arms are, 0..=1.
#[derive(Clone, Copy)]
pub(super) struct CeremonyPlayer {
    /// The face.
    pub(super) face: PlayerFace,
    /// The main and the dark colour of the club.
    pub(super) colours: (Rgb, Rgb),
    /// The height of the arms, 0..=1.
    pub(super) arms: f32,
    /// True if it is seen from behind.
    pub(super) behind: bool,
    /// The light that falls on it, 0..=1.
    pub(super) light: f32,
}

/// Mixes a colour with the dark: `light` is 1 for the colour itself.
pub(super) fn lit(colour: Rgb, light: f32) -> Color32 {
    ink(NAVY.mixed(colour, light))
}

/// Draws a rectangle that is a part of the scenery, and no panel that words stand on.
pub(super) fn plain(p: &Painter, r: Rect, colour: Color32) {
    polygon(p, vec![r.left_top(), r.right_top(), r.right_bottom(), r.left_bottom()], colour);
}

impl CeremonyPlayer {
    /// Draws it `s` high, standing at `foot`.
    pub(super) fn draw(&self, p: &Painter, foot: Pos2, s: f32) {
        let k = s / 100.0;
        let at = |x: f32, y: f32| foot + vec2(x, y) * k;
        let area = |wide: f32, top: f32, foot: f32| Rect::from_two_pos(at(-wide, top), at(wide, foot));
        let colour = |colour: Rgb| lit(colour, self.light);
        let (main, dark) = self.colours;
        let skin = colour(self.face.skin.colour());
        let hair = match self.face.cut {
            Hairstyle::Bald => skin,
            _ => colour(self.face.hair.colour()),
        };
        for way in [-1.0, 1.0] {
            let part = |x: f32, w: f32, from: f32, to: f32| {
                let (a, b) = (at(way * x - w / 2.0, from), at(way * x + w / 2.0, to));
                Rect::from_two_pos(a, b)
            };
            plain(p, part(6.5, 8.0, -46.0, -26.0), skin);
            plain(p, part(6.5, 8.4, -27.0, -4.0), colour(main));
            plain(p, part(7.2, 11.0, -5.0, 0.0), colour(INK));
        }
        polygon(p, vec![at(-12.0, -54.0), at(12.0, -54.0), at(14.0, -36.0), at(-14.0, -36.0)], colour(dark));
        let chest = vec![
            at(-10.0, -86.0),
            at(10.0, -86.0),
            at(17.0, -81.0),
            at(13.0, -50.0),
            at(-13.0, -50.0),
            at(-17.0, -81.0),
        ];
        polygon(p, chest, colour(main));
        plain(p, area(4.0, -84.0, -50.0), colour(dark));
        // Neck and head.
        plain(p, area(4.0, -92.0, -84.0), skin);
        // The hair beyond the outline of a round head.
        match self.face.cut {
            Hairstyle::Long | Hairstyle::Locs => plain(p, area(9.4, -95.0, -81.0), hair),
            Hairstyle::Bob => plain(p, area(9.4, -95.0, -87.0), hair),
            Hairstyle::Afro => {
                p.circle_filled(at(0.0, -99.0), 13.0 * k, hair);
            }
            Hairstyle::Curls => {
                p.circle_filled(at(0.0, -98.6), 11.2 * k, hair);
            }
            Hairstyle::Bun => {
                p.circle_filled(at(0.0, -107.6), 4.4 * k, hair);
            }
            Hairstyle::Pony => {
                p.line_segment([at(7.0, -98.0), at(11.0, -84.0)], Stroke::new(4.6 * k, hair));
            }
            Hairstyle::Mohawk | Hairstyle::Quiff | Hairstyle::FlatTop => {
                let wide = if self.face.cut == Hairstyle::Mohawk { 2.6 } else { 7.6 };
                plain(p, area(wide, -108.6, -98.0), hair);
            }
            Hairstyle::Bald | Hairstyle::Buzz | Hairstyle::Short | Hairstyle::Parting => {}
        }
        if self.behind {
            let round = if self.face.cut == Hairstyle::Mohawk { skin } else { hair };
            p.circle_filled(at(0.0, -95.0), 9.4 * k, round);
        } else {
            let shaved = matches!(self.face.cut, Hairstyle::Mohawk | Hairstyle::Bald);
            p.circle_filled(at(0.0, -97.2), 9.6 * k, if shaved { skin } else { hair });
            p.circle_filled(at(0.0, -94.4), 8.4 * k, skin);
            let chin = |top: f32, wide: f32| area(wide, top, -86.4);
            match self.face.beard {
                Beard::Full => block(p, chin(-93.0, 7.4), 6.0 * k, colour(self.face.hair.colour())),
                Beard::Goatee => block(p, chin(-92.4, 3.6), 3.0 * k, colour(self.face.hair.colour())),
                Beard::Clean | Beard::Stubble | Beard::Moustache => {}
            }
            for x in [-3.2, 3.2] {
                p.circle_filled(at(x, -95.0), 1.1 * k, colour(INK));
            }
            let mouth = Stroke::new(1.3 * k, colour(INK));
            if self.arms > 0.5 {
                // A cheer.
                p.circle_filled(at(0.0, -90.4), 2.2 * k, colour(INK));
            } else {
                p.line_segment([at(-2.6, -90.4), at(2.6, -90.4)], mouth);
            }
        }
        // Arms, in front of all.
        for way in [-1.0, 1.0] {
            let hand = at(way * (18.0 - 5.0 * self.arms), -52.0 - 60.0 * self.arms);
            let elbow = at(way * (21.0 + 1.5 * self.arms), -66.0 - 26.0 * self.arms);
            let shoulder = at(way * 15.0, -80.0);
            p.line_segment([shoulder, elbow], Stroke::new(7.5 * k, colour(main)));
            p.circle_filled(elbow, 3.4 * k, skin);
            p.line_segment([elbow, hand], Stroke::new(6.0 * k, skin));
            p.circle_filled(hand, 3.8 * k, skin);
        }
    }
}

/// Draws a stand full of people in those colours, lit by `light`, 0..=1. They move with `age`, in seconds.
pub(super) fn stand(p: &Painter, r: Rect, (main, dark): (Rgb, Rgb), light: f32, age: f32) {
    block(p, r, 0.0, lit(NAVY, 0.4));
    let rows = ((r.height() / 62.0) as usize).clamp(5, 16);
    let step = r.height() / rows as f32;
    let head = step * 0.30;
    let across = ((r.width() / (step * 0.86)) as usize).min(48);
    for row in 0..rows {
        let y = r.top() + step * (row as f32 + 0.5);
        // The rows in front are nearer and lighter.
        let near = light * (0.35 + 0.65 * row as f32 / rows as f32);
        block(p, rect(r.left(), y + head * 1.5, r.width(), step * 0.22), 0.0, lit(Rgb(0x2A_3A52), near));
        for seat in 0..across {
            let n = row * 131 + seat * 37;
            let own = (n as f32 * 0.618_034).fract();
            let x = r.left() + (seat as f32 + 0.5 + 0.2 * own) * r.width() / across as f32;
            let up = (age * (3.0 + 2.0 * own) + 6.0 * own).sin().max(0.0) * head * 0.5;
            let shirt = [main, dark, main, CHALK][n % 4];
            p.circle_filled(pos2(x, y + head * 1.1 - up), head * 1.1, lit(shirt, near));
            p.circle_filled(pos2(x, y - head * 0.4 - up), head * 0.72, lit(SKINS[n % SKINS.len()], near));
        }
    }
}

/// Draws a quadrilateral whose corners have those colours.
pub(super) fn shaded(p: &Painter, corners: [(Pos2, Color32); 4]) {
    let mut mesh = Mesh::default();
    for (at, colour) in corners {
        mesh.colored_vertex(at, colour);
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    p.add(mesh);
}

/// Draws a cone of light from `lamp` to the ground at `to`, `half` wide on each side there.
pub(super) fn beam(p: &Painter, lamp: Pos2, to: Pos2, half: f32, strength: f32) {
    let (bright, none) = (with_alpha(CHALK, strength), with_alpha(CHALK, 0.0));
    let near = vec2(half * 0.08, 0.0);
    let far = Vec2::new(half, 0.0);
    shaded(p, [(lamp - near, bright), (lamp + near, bright), (to + far, none), (to - far, none)]);
}

/// Draws the grass below `y`.
pub(super) fn grass(p: &Painter, r: Rect, y: f32, light: f32) {
    let (far, near) = (lit(Rgb(0x1F_7A3D), light * 0.75), lit(Rgb(0x23_894A), light));
    let (left, right) = (r.left(), r.right());
    shaded(
        p,
        [
            (pos2(left, y), far),
            (pos2(right, y), far),
            (pos2(right, r.bottom()), near),
            (pos2(left, r.bottom()), near),
        ],
    );
    block(p, rect(left, y, r.width(), 3.0), 0.0, lit(CHALK, light * 0.5));
}

/// Draws a plain dark background with rounded corners, and returns a painter that stays within it.
pub(super) fn framed(p: &Painter, r: Rect, radius: f32) -> Painter {
    block(p, r, radius, ink(NAVY));
    p.with_clip_rect(r.intersect(p.clip_rect()))
}
