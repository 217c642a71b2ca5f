//! Previews of a club: its shirts, its line of the scoreboard, a strip of its stand. All of it is
//! drawn from the club itself, so a club that is still being made can be shown. Measures are design units.

use bevy_egui::egui::epaint::Stroke;
use bevy_egui::egui::{Align2, Color32, Painter, Pos2, Rect, pos2, vec2};

use super::paint::{
    draw_frame, draw_kit_cloth, draw_pattern, draw_polygon, draw_shield, draw_slanted_block, draw_text,
    fill_rounded_rect,
};
use super::{UiFont, ink, with_alpha};
use clubs::{Club, Kit, KitPattern};
use stage::palette::{CHALK, INK, NAVY_2, Rgb, WOOD_DARK};

/// Draws a shirt with its pattern and a number, as large as `r` allows.
pub fn draw_kit_shirt(p: &Painter, r: Rect, kit: Kit, number: &str) {
    let s = (r.width() / 96.0).min(r.height() / 92.0);
    let at = |x: f32, y: f32| r.center() + vec2(x, y - 46.0) * s;
    let fill = |points: &[(f32, f32)], fill: Color32| {
        draw_polygon(p, points.iter().map(|(x, y)| at(*x, *y)).collect(), fill);
    };
    let (shirt, trim) = kit.colours;
    for way in [-1.0, 1.0] {
        let sleeve = [(16.0, 4.0), (30.0, 9.0), (46.0, 32.0), (33.0, 43.0), (22.0, 30.0)];
        fill(&sleeve.map(|(x, y)| (x * way, y)), ink(shirt));
        let cuff = [(41.0, 25.0), (46.0, 32.0), (33.0, 43.0), (28.5, 35.5)];
        fill(&cuff.map(|(x, y)| (x * way, y)), ink(trim));
    }
    let torso = Rect::from_min_max(at(-25.0, 5.0), at(25.0, 90.0));
    draw_kit_cloth(p, torso, 3.0, kit);
    fill(&[(-12.0, 4.0), (12.0, 4.0), (0.0, 20.0)], ink(WOOD_DARK));
    let line = Stroke::new((1.6 * s).max(1.0), with_alpha(INK, 0.55));
    p.rect_stroke(torso, 3, line, bevy_egui::egui::StrokeKind::Inside);
    // The number stands on a patch of the shirt's colour, so that it is read on every pattern.
    let patch = Rect::from_center_size(at(0.0, 56.0), vec2(34.0, 38.0) * s);
    fill_rounded_rect(p, patch, 4.0 * s, ink(shirt));
    let letters = if shirt.contrast(CHALK) >= shirt.contrast(INK) { CHALK } else { INK };
    draw_text(p, patch.center(), Align2::CENTER_CENTER, number, UiFont::Display, 38.0 * s, letters);
}

/// Draws both shirts of a club side by side.
pub fn draw_both_shirts(p: &Painter, r: Rect, club: &Club) {
    let (left, right) = r.split_left_right_at_fraction(0.5);
    draw_kit_shirt(p, left, club.kits[0], "10");
    draw_kit_shirt(p, right, club.kits[1], "7");
}

/// Draws the crest, the letters and a shirt of a club in front of its stand.
pub fn draw_poster(p: &Painter, r: Rect, club: &Club, kit: Kit) {
    draw_stand_strip(p, r, club);
    let (s, middle) = (r.height(), r.center());
    draw_shield(p, middle - vec2(1.1 * s, 0.0), 0.9 * s, club);
    draw_kit_shirt(p, Rect::from_center_size(middle + vec2(1.1 * s, 0.0), vec2(s, 0.96 * s)), kit, "10");
    fill_rounded_rect(p, Rect::from_center_size(middle, vec2(0.92 * s, 0.5 * s)), 10.0, ink(club.colours.1));
    draw_text(p, middle, Align2::CENTER_CENTER, &club.short, UiFont::Display, 0.4 * s, CHALK);
}

/// Draws the club's line of a scoreboard: crest, letters, a goal.
pub fn draw_board_line(p: &Painter, r: Rect, club: &Club, name: &str) {
    fill_rounded_rect(p, r, 12.0, ink(INK));
    let tall = r.height();
    let side = r.with_max_x(r.right() - 1.1 * tall).shrink(4.0);
    let (main, dark) = club.colours;
    draw_slanted_block(p, side, 0.0, 0.2 * tall, ink(dark));
    draw_pattern(p, side, club.kits[0].pattern, with_alpha(main, 0.55));
    draw_shield(p, pos2(side.left() + 0.6 * tall, side.center().y), 0.74 * tall, club);
    let left = pos2(side.left() + 1.1 * tall, side.center().y);
    let short = draw_text(
        p,
        left - vec2(0.0, 0.12 * tall),
        Align2::LEFT_CENTER,
        &club.short,
        UiFont::Display,
        0.56 * tall,
        CHALK,
    );
    let room = side.right() - short.left();
    super::paint::draw_fitting_text(
        p,
        pos2(left.x, left.y + 0.28 * tall),
        Align2::LEFT_CENTER,
        name,
        UiFont::Text,
        0.22 * tall,
        room,
        CHALK,
    );
    let tile =
        Rect::from_center_size(pos2(r.right() - 0.56 * tall, r.center().y), vec2(0.72 * tall, 0.8 * tall));
    fill_rounded_rect(p, tile, 8.0, ink(CHALK));
    draw_text(p, tile.center(), Align2::CENTER_CENTER, "1", UiFont::Display, 0.7 * tall, INK);
}

/// Draws a strip of the stand: rows of supporters in the club's colours, with scarves and flags.
pub fn draw_stand_strip(p: &Painter, r: Rect, club: &Club) {
    let p = &p.with_clip_rect(r.intersect(p.clip_rect()));
    fill_rounded_rect(p, r, 8.0, ink(NAVY_2));
    let (main, dark) = club.colours;
    let trim = club.kits[0].colours.1;
    let colours: [Rgb; 5] = [main, main, trim, dark, CHALK];
    let skins = [Rgb(0xF1_C9A5), Rgb(0xC6_8E63), Rgb(0x8D_5B3C), Rgb(0x5C_3A26)];
    let rows = 4_u8;
    let step = r.height() / f32::from(rows);
    let size = step * 0.46;
    for row in 0..rows {
        let y = r.top() + step * (f32::from(row) + 0.62);
        let seats = (r.width() / (1.25 * size)).max(1.0) as u16;
        for seat in 0..=seats {
            // Pseudo-random numbers from multiples of the golden ratio.
            let own = (f32::from(seat) * 0.618_034 + f32::from(row) * 0.381_966).fract();
            let x = r.left() + (f32::from(seat) + 0.5 * f32::from(row % 2)) * 1.25 * size;
            let wears = colours[((own * 97.0) as usize) % colours.len()];
            let skin = skins[((own * 61.0) as usize) % skins.len()];
            draw_supporter(p, pos2(x, y - size * 0.35 * own), size, wears, skin);
            if seat % 7 == u16::from(row) % 7 {
                let scarf = Rect::from_center_size(pos2(x, y - 0.95 * size), vec2(1.9 * size, 0.42 * size));
                fill_rounded_rect(p, scarf, 2.0, ink(main));
                draw_pattern(p, scarf, KitPattern::Stripes, ink(trim));
                draw_frame(p, scarf, 2.0, 1.0, dark);
            }
        }
    }
}

fn draw_supporter(p: &Painter, at: Pos2, size: f32, wears: Rgb, skin: Rgb) {
    let body = Rect::from_center_size(at + vec2(0.0, 0.62 * size), vec2(0.94 * size, 1.1 * size));
    fill_rounded_rect(p, body, 0.3 * size, ink(wears));
    p.circle_filled(at, 0.34 * size, ink(skin));
}
