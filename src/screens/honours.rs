//! The celebration on a result: the cup, confetti and a word for the players.

use bevy_egui::egui::{Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};

use crate::theme::paint::{draw_glow, draw_polygon, draw_star, fill_rounded_rect, rect};
use crate::theme::{ink, with_alpha};
use engine::{Outcome, Seat, SeatSet};
use stage::palette::{AMBER, CHALK, INK, Rgb};
use words::MessageId;
use words::id;

/// Seconds that confetti falls.
pub(super) const FALLS: f32 = 5.0;
/// Number of pieces of confetti.
const PIECES: u32 = 140;

const GOLD: Rgb = AMBER;
const GOLD_DARK: Rgb = Rgb(0xC9_8A_12);
const GOLD_LIGHT: Rgb = Rgb(0xFF_E3_92);

/// Draws the cup, `s` high, standing on `foot`.
pub(super) fn cup(p: &Painter, foot: Pos2, s: f32) {
    let at = |x: f32, y: f32| foot + vec2(x, y - 100.0) * (s / 100.0);
    let k = s / 100.0;
    draw_glow(p, at(0.0, 38.0), s * 0.9, AMBER, 0.55);
    for way in [-1.0, 1.0] {
        // Handles: rings, half hidden by the bowl.
        p.circle_stroke(at(31.0 * way, 24.0), 14.0 * k, Stroke::new(7.0 * k, ink(GOLD_DARK)));
        p.circle_stroke(at(31.0 * way, 23.0), 14.0 * k, Stroke::new(4.0 * k, ink(GOLD)));
    }
    let bowl = |grow: f32, from: f32, to: f32| -> Vec<Pos2> {
        // Round at the foot, vertical at the rim.
        let half = |y: f32| (32.0 + grow) * (1.0 - ((y - 6.0) / 52.0).clamp(0.0, 1.0).powi(3) * 0.82);
        let ys: Vec<f32> = (0..=14u8).map(|n| 4.0 + 54.0 * f32::from(n) / 14.0).collect();
        let right = ys.iter().map(|y| at(half(*y) * to, *y));
        let left = ys.iter().rev().map(|y| at(half(*y) * from, *y));
        right.chain(left).collect()
    };
    draw_polygon(p, bowl(0.0, -1.0, 1.0), ink(GOLD));
    draw_polygon(p, bowl(0.0, 0.45, 1.0), ink(GOLD_DARK));
    draw_polygon(p, bowl(0.0, -0.78, -0.5), ink(GOLD_LIGHT));
    fill_rounded_rect(p, rect(at(-36.0, 0.0).x, at(0.0, 0.0).y, 72.0 * k, 8.0 * k), 3.0 * k, ink(GOLD_LIGHT));
    draw_star(p, at(0.0, 27.0), 10.0 * k, ink(CHALK));
    draw_polygon(p, vec![at(-4.0, 56.0), at(4.0, 56.0), at(8.0, 78.0), at(-8.0, 78.0)], ink(GOLD_DARK));
    fill_rounded_rect(p, rect(at(-17.0, 0.0).x, at(0.0, 76.0).y, 34.0 * k, 8.0 * k), 2.0 * k, ink(GOLD));
    fill_rounded_rect(p, rect(at(-24.0, 0.0).x, at(0.0, 84.0).y, 48.0 * k, 16.0 * k), 3.0 * k, ink(INK));
    fill_rounded_rect(p, rect(at(-14.0, 0.0).x, at(0.0, 89.0).y, 28.0 * k, 6.0 * k), 2.0 * k, ink(GOLD));
}

/// Draws the place of a cup that is still to be won.
pub(super) fn draw_cup_outline(p: &Painter, foot: Pos2, s: f32) {
    let at = |x: f32, y: f32| foot + vec2(x, y - 100.0) * (s / 100.0);
    let line = Stroke::new(2.5, with_alpha(CHALK, 0.3));
    let half =
        [(34.0, 4.0), (33.0, 20.0), (28.0, 40.0), (18.0, 53.0), (5.0, 58.0), (5.0, 78.0), (24.0, 84.0)];
    let half = half.into_iter().chain([(24.0, 99.0)]);
    let other = half.clone().rev().map(|(x, y)| at(-x, y));
    p.add(Shape::closed_line(half.map(|(x, y)| at(x, y)).chain(other).collect(), line));
    for way in [-1.0, 1.0] {
        p.circle_stroke(at(42.0 * way, 24.0), 11.0 * s / 100.0, line);
    }
}

/// Draws confetti in those colours, `age` seconds after the result appeared. It depends only on time.
pub(super) fn paper(p: &Painter, window: Rect, (bright, dark): (Rgb, Rgb), age: f32) {
    let fade = ((FALLS - age) / 0.8).clamp(0.0, 1.0);
    for n in 0..PIECES {
        // Three pseudo-random numbers for each piece, from multiples of the golden ratio and two similar numbers.
        let own = |k: f32| (n as f32 * k).fract();
        let (x, late, pace) = (own(0.618_034), own(0.754_877), own(0.569_840));
        let fallen = (age - 1.6 * late) * (230.0 + 240.0 * pace);
        if fallen <= 0.0 || fallen > window.height() + 60.0 {
            continue;
        }
        let turn = age * (2.0 + 4.0 * pace) + 6.0 * late;
        let at = pos2(x * window.width() + 40.0 * (turn * 0.6).sin(), fallen - 30.0);
        let (along, across) = (vec2(turn.cos(), turn.sin()) * 11.0, vec2(-turn.sin(), turn.cos()) * 6.0);
        let thin = (turn * 1.7).sin();
        let across = across * thin;
        let colour = [bright, dark, CHALK, AMBER][(n % 4) as usize];
        let points = vec![at + along + across, at - along + across, at - along - across, at + along - across];
        if thin.abs() > 0.08 {
            draw_polygon(p, points, with_alpha(colour, fade));
        }
    }
}

/// Number of drops of rain.
const DROPS: u32 = 110;

/// Draws rain over a lost match, `age` seconds after the result appeared. It depends only on time.
pub(super) fn rain(p: &Painter, window: Rect, age: f32) {
    let fade = (age / 0.6).min((FALLS - age) / 1.2).clamp(0.0, 1.0);
    for n in 0..DROPS {
        let own = |k: f32| (n as f32 * k).fract();
        let (x, late, pace) = (own(0.618_034), own(0.754_877), own(0.569_840));
        let high = window.height() + 80.0;
        let fallen = ((age + 4.0 * late) * (760.0 + 380.0 * pace)) % high;
        let at = window.min + vec2(x * (window.width() + 120.0) - 0.12 * fallen, fallen - 60.0);
        p.line_segment([at, at + vec2(-4.0, 34.0)], (2.0, with_alpha(CHALK, 0.22 * fade)));
    }
}

/// Draws beams of light from that point, `far` units long, at that angle (radians).
pub(super) fn beams(p: &Painter, from: Pos2, far: f32, turn: f32) {
    const BEAMS: u8 = 14;
    let step = std::f32::consts::TAU / f32::from(BEAMS);
    for k in 0..BEAMS {
        let a = step * f32::from(k) + turn;
        let way = |a: f32| from + vec2(a.cos(), a.sin()) * far;
        draw_polygon(p, vec![from, way(a - step * 0.22), way(a + step * 0.22)], with_alpha(AMBER, 0.07));
    }
}

/// Returns a word on the result for the people who played.
pub(super) fn word(outcome: &Outcome, humans: SeatSet) -> MessageId {
    let score = outcome.score;
    let margin = score[Seat::Home].abs_diff(score[Seat::Away]);
    let alone = humans.iter().count() == 1;
    match outcome.winner {
        None if score[Seat::Home] == 0 => id!("result-word-no-goals"),
        None => id!("result-word-drawn"),
        Some(winner) if alone && !humans.contains(winner) => match margin {
            0 => id!("result-word-lost-on-kicks"),
            1 => id!("result-word-lost-by-one"),
            2 => id!("result-word-lost-by-two"),
            _ => id!("result-word-lost-by-more"),
        },
        Some(winner) => match margin {
            0 => id!("result-word-won-on-kicks"),
            1 if score[!winner] == 0 => id!("result-word-won-one-nil"),
            1 => id!("result-word-won-by-one"),
            2 => id!("result-word-won-by-two"),
            _ => id!("result-word-won-by-more"),
        },
    }
}
