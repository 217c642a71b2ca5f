//! Pictures for the stadium from loaded pages, and a vector ball as a substitute.
use super::page::{PageMaterial, ShownPart};
use super::sketch::{Sketch, circle_path, clip_polygon, tone};
use bevy::prelude::*;
use stage::palette::{CHALK, INK};
use std::f32::consts::TAU;

/// A part of an image with premultiplied colours.
#[derive(Clone, Debug)]
pub struct PictureMaterial {
    /// The image that holds the picture.
    pub image: Handle<Image>,
    /// The part to show, 0..=1 of the image.
    pub part: Rect,
    /// Height as a multiple of the width.
    pub tall: f32,
}

/// A picture on an atlas page.
#[derive(Clone, Debug)]
pub struct PlacedPicture {
    /// The atlas page.
    pub page: Handle<PageMaterial>,
    /// The part of the page to show.
    pub shown: ShownPart,
    /// Width at scale 1, design units.
    pub width: f32,
}

/// Pictures for the stadium. Missing ones are drawn as vectors.
#[derive(Resource, Clone, Debug, Default)]
pub struct StadiumArt {
    /// The ball, filling its square.
    pub ball: Option<PlacedPicture>,
}

/// Returns a ball of radius `r` round (0, 0).
pub fn ball(r: f32) -> Sketch {
    let mut s = Sketch::new();
    let ink = tone(INK, 1.0);
    let on = |a: f32, d: f32| vec2(d * a.sin(), -d * a.cos()) * r;
    let ball = circle_path(Vec2::ZERO, r);
    s.circle(0.0, 0.0, r, tone(CHALK, 1.0));
    let spoke = TAU / 5.0;
    let middle: Vec<Vec2> = (0..5u8).map(|k| on(f32::from(k) * spoke, 0.37)).collect();
    s.fill(&middle, ink);
    for k in 0..5u8 {
        let a = f32::from(k) * spoke;
        s.stroke(&[on(a, 0.35), on(a, 0.74)], false, 0.075 * r, ink);
        let patch =
            [on(a - 0.24, 0.86), on(a, 0.70), on(a + 0.24, 0.86), on(a + 0.34, 1.1), on(a - 0.34, 1.1)];
        s.fill(&clip_polygon(&patch, &ball), ink);
        s.stroke(&[on(a + 0.22, 0.86), on(a + 0.6283, 0.76), on(a + 1.0366, 0.86)], false, 0.075 * r, ink);
    }
    s.ring(0.0, 0.0, r, 0.09 * r, ink);
    s
}
