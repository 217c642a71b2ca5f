//! A stand and the grass before it, seen from the pitch: the background of a shootout and of the end of a match.

use bevy::math::{Vec2, vec2};

use crate::table::draw::sketch::{Sketch, rect_path, tone};
use clubs::club;
use engine::Seat;
use stage::palette::{CHALK, HAIR_COLOURS, INK, NAVY, NAVY_2, NAVY_3, PITCH_A, PITCH_B, Rgb, SKIN_TONES};

/// The edges of what any window shows of the sheet: left, top, right, bottom.
pub(in crate::table) const EDGES: (f32, f32, f32, f32) = (-440.0, -300.0, 2360.0, 1380.0);
/// The upper edge of the grass.
pub(in crate::table) const TURF: f32 = 446.0;
/// The upper edge of the boards behind the goal.
pub(in crate::table) const BOARDS: f32 = 384.0;
/// The point in which the stripes of the grass meet.
const VANISHING: Vec2 = vec2(960.0, 236.0);
/// The supporters of one end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::table) struct CrowdState {
    /// True if all stand, with arms and scarves up.
    pub(in crate::table) standing: bool,
    /// Darkness of the end, 0..=1.
    pub(in crate::table) dark: f32,
    /// Share of empty seats, 0..=1.
    pub(in crate::table) empty: f32,
}

/// Returns a number from 0 to 1 that looks random, for the spectator with that number.
pub(in crate::table) fn chance(n: u32, salt: u32) -> f32 {
    let mut x = n.wrapping_mul(0x9E37_79B9) ^ salt.wrapping_mul(0x85EB_CA6B);
    x = (x ^ (x >> 15)).wrapping_mul(0x2C1B_3C6D);
    x = (x ^ (x >> 12)).wrapping_mul(0x297A_2D39);
    ((x ^ (x >> 15)) & 0xFFFF) as f32 / 65_535.0
}

/// Returns the outline of an ellipse.
pub(in crate::table) fn ellipse(c: Vec2, rx: f32, ry: f32) -> Vec<Vec2> {
    (0..48u8)
        .map(|k| c + Vec2::from_angle(f32::from(k) / 48.0 * std::f32::consts::TAU) * vec2(rx, ry))
        .collect()
}

/// Draws the ground of the stand; its steps are `bright` or dark.
pub(in crate::table) fn terraces(bright: bool) -> Sketch {
    let (l, t, r, _) = EDGES;
    let mut s = Sketch::new();
    s.rect(l, t, r - l, BOARDS - t + 10.0, 0.0, tone(NAVY.mixed(INK, 0.45), 1.0));
    let lip = tone(NAVY_2.mixed(INK, if bright { 0.2 } else { 0.5 }), 1.0);
    for row in 0..rows() {
        s.rect(l, row_y(row) + 12.0, r - l, 5.0, 0.0, lip);
    }
    s
}

/// Number of rows of spectators.
const fn rows() -> u16 {
    17
}

/// Returns the y of the heads of a row; the first one is the nearest.
fn row_y(row: u16) -> f32 {
    BOARDS - 34.0 - 38.0 * f32::from(row)
}

/// Draws the spectators of one end: the left half of the stand is home's. `odd` selects every second one, so that both
/// halves of an end can move in turn.
pub(in crate::table) fn crowd(end: Seat, odd: bool, mood: CrowdState) -> Sketch {
    let (l, _, r, _) = EDGES;
    let step = 42.0;
    let CrowdState { standing, dark, empty } = mood;
    let shade = |colour: Rgb| tone(colour.mixed(NAVY.mixed(INK, 0.5), dark), 1.0);
    // Supporters wear their club's own colours.
    let (bright, deep) = club(end).colours;
    let mut s = Sketch::new();
    // The rows behind come first, and those in front are drawn over them.
    for row in (0..rows()).rev() {
        let y = row_y(row);
        let shift = if row % 2 == 0 { 0.0 } else { step / 2.0 };
        let count = ((r - l) / step) as u16;
        for k in 0..count {
            let x = l + shift + step * f32::from(k);
            let n = u32::from(row) * 1000 + u32::from(k);
            let side = if x < 960.0 { Seat::Home } else { Seat::Away };
            if side != end || (k % 2 == 1) != odd || chance(n, 1) < empty {
                continue;
            }
            let x = x + 8.0 * (chance(n, 2) - 0.5);
            let shirt = match chance(n, 3) {
                c if c < 0.46 => bright,
                c if c < 0.68 => deep,
                c if c < 0.84 => CHALK,
                _ => NAVY_3,
            };
            let skin = SKIN_TONES[(chance(n, 4) * 5.99) as usize];
            let hair = HAIR_COLOURS[(chance(n, 5) * 6.99) as usize];
            let up = if standing { 16.0 } else { 0.0 };
            let (x, y) = (x, y - up);
            let body = [
                vec2(x - 8.0, y + 7.0),
                vec2(x + 8.0, y + 7.0),
                vec2(x + 15.0, y + 15.0),
                vec2(x + 15.0, y + 32.0 + up),
                vec2(x - 15.0, y + 32.0 + up),
                vec2(x - 15.0, y + 15.0),
            ];
            s.fill(&body, shade(shirt));
            if standing {
                match chance(n, 6) {
                    c if c < 0.42 => {
                        for way in [-1.0, 1.0] {
                            let lean = 12.0 + 6.0 * chance(n, 7);
                            let arm = [vec2(x + 13.0 * way, y + 16.0), vec2(x + lean * way, y - 22.0)];
                            s.stroke(&arm, false, 6.0, shade(skin));
                        }
                    }
                    c if c < 0.52 => {
                        let cloth = rect_path(x - 22.0, y - 30.0, 44.0, 12.0, 2.0);
                        s.fill(&cloth, shade(bright));
                        s.rect(x - 6.0, y - 30.0, 12.0, 12.0, 0.0, shade(CHALK));
                    }
                    _ => {}
                }
            }
            let head: Vec<Vec2> = (0..9u8)
                .map(|k| vec2(x, y) + Vec2::from_angle(f32::from(k) / 9.0 * std::f32::consts::TAU) * 10.5)
                .collect();
            s.fill(&head, shade(skin));
            let crown = [
                vec2(x - 10.5, y - 1.0),
                vec2(x - 8.0, y - 8.0),
                vec2(x, y - 11.5),
                vec2(x + 8.0, y - 8.0),
                vec2(x + 10.5, y - 1.0),
                vec2(x, y - 4.0),
            ];
            s.fill(&crown, shade(hair));
        }
    }
    s
}

/// Draws mown grass, at night; `night` is how dark it is, 0..=1.
pub(in crate::table) fn grass(s: &mut Sketch, night: f32) {
    let (l, _, r, b) = EDGES;
    let shade = |colour: Rgb| tone(colour.mixed(NAVY.mixed(INK, 0.4), night), 1.0);
    s.rect(l, TURF, r - l, b - TURF, 0.0, shade(PITCH_A));
    let down = (b - VANISHING.y) / (TURF - VANISHING.y);
    for k in -9..9i8 {
        let at = |n: f32, y: f32| vec2(VANISHING.x + n * 118.0 * y, 0.0);
        let k = 2.0 * f32::from(k) + 0.5;
        let stripe = [
            at(k, 1.0) + vec2(0.0, TURF),
            at(k + 1.0, 1.0) + vec2(0.0, TURF),
            at(k + 1.0, down) + vec2(0.0, b),
            at(k, down) + vec2(0.0, b),
        ];
        s.fill(&stripe, shade(PITCH_B));
    }
}
