//! The coin of the toss: a crest on each side. It is thrown up, turns over and lands on the winner's, above the banner.

use std::f32::consts::PI;

use bevy_egui::egui::{Painter, Pos2, Shape, Stroke, pos2, vec2};

use crate::theme::paint::{draw_glow, draw_polygon, draw_shield};
use crate::theme::{ink, with_alpha};
use clubs::{Club, club};
use engine::Seat;
use stage::palette::{AMBER, CHALK, INK, Rgb};

/// Seconds of the throw, at speed 1.
pub(super) const THROW: f32 = 0.8;
/// The colour of the coin's edge.
const RIM: Rgb = Rgb(0xB9_7A_12);
/// Radius of the coin, design units.
const COIN_RADIUS: f32 = 92.0;
/// Height of the throw, design units.
const THROW_HEIGHT: f32 = 120.0;
/// Half turns of a throw.
const HALF_TURNS: f32 = 7.0;
/// Number of corners of the coin's edge.
const CORNERS: usize = 48;

/// What is seen of the coin at a moment.
#[derive(Clone, Copy, Debug, PartialEq)]
struct CoinPose {
    /// The side that faces the viewer.
    face: Seat,
    /// Its height as a share of its width: 1 lies flat before the viewer, 0 stands on edge.
    tilt: f32,
    /// Height above its place, as a share of the whole throw.
    up: f32,
}

/// Returns the coin of a toss that `winner` has won, `secs` seconds after it was thrown.
fn pose(winner: Seat, secs: f32) -> CoinPose {
    let t = (secs / THROW).clamp(0.0, 1.0);
    // It turns slower and slower, and is whole as it lands.
    let turned = (HALF_TURNS * (1.0 - (1.0 - t).powi(2)) - HALF_TURNS) * PI;
    let face = if turned.cos() >= 0.0 { winner } else { !winner };
    CoinPose { face, tilt: turned.cos().abs(), up: 4.0 * t * (1.0 - t) }
}

/// Draws the coin of a toss that `winner` has won, standing on `foot`, `secs` seconds after it was thrown.
pub(super) fn draw(p: &Painter, foot: Pos2, winner: Seat, secs: f32) {
    let coin = pose(winner, secs);
    let centre = foot - vec2(0.0, COIN_RADIUS + THROW_HEIGHT * coin.up);
    if coin.up <= 0.0 && secs > 0.0 {
        draw_glow(p, centre, 1.9 * COIN_RADIUS, AMBER, 0.9);
    }
    let shadow = foot + vec2(0.0, 4.0);
    p.add(Shape::ellipse_filled(shadow, vec2(COIN_RADIUS * 0.8, 10.0), with_alpha(INK, 0.35)));
    let flat = coin.tilt.max(0.06);
    // The edge is seen below the face as the coin turns.
    let edge = vec2(0.0, 16.0 * (1.0 - coin.tilt) + 5.0);
    disc(p, centre + edge, COIN_RADIUS + 2.0, flat, RIM, INK);
    disc(p, centre, COIN_RADIUS, flat, AMBER, INK);
    let of = club(coin.face);
    disc(p, centre, COIN_RADIUS * 0.84, flat, of.colours.1, RIM);
    crest(p, centre, flat, of);
}

/// Draws a disc that is `flat` times as high as it is wide, with an edge.
fn disc(p: &Painter, centre: Pos2, radius: f32, flat: f32, fill: Rgb, edge: Rgb) {
    let points = (0..CORNERS).map(|k| {
        let turn = k as f32 / CORNERS as f32 * 2.0 * PI;
        centre + radius * vec2(turn.cos(), flat * turn.sin())
    });
    let points: Vec<Pos2> = points.collect();
    draw_polygon(p, points.clone(), ink(fill));
    p.add(Shape::closed_line(points, Stroke::new(3.0, ink(edge))));
}

/// Draws the crest on the coin; as it turns, without its letter.
fn crest(p: &Painter, centre: Pos2, flat: f32, of: &Club) {
    let s = 1.2 * COIN_RADIUS;
    if flat > 0.97 {
        draw_shield(p, centre, s, of);
        return;
    }
    let outline = of.crest.shape.outline();
    let points: Vec<Pos2> = outline
        .iter()
        .map(|(x, y)| pos2(centre.x + s * (x - 0.5), centre.y + s * flat * (y - 0.5)))
        .collect();
    draw_polygon(p, points.clone(), ink(of.colours.0));
    p.add(Shape::closed_line(points, Stroke::new(0.07 * s, ink(CHALK))));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_coin_shows_both_crests_and_lands_on_the_winners() {
        for winner in Seat::BOTH {
            let thrown: Vec<CoinPose> = (0..80).map(|k| pose(winner, 0.01 * k as f32)).collect();
            assert!(thrown.iter().any(|coin| coin.face != winner && coin.tilt > 0.9));
            let landed = CoinPose { face: winner, tilt: 1.0, up: 0.0 };
            for secs in [THROW, 2.0, f32::INFINITY] {
                let rests = pose(winner, secs);
                assert_eq!((rests.face, rests.up), (landed.face, landed.up));
                assert!((rests.tilt - 1.0).abs() < 1e-4, "{rests:?}");
            }
        }
    }
}
