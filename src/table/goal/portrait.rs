//! The scorer's portrait: the material that puts a picture in a disc, the disc, and a substitute bust.
use crate::clubs::kit;
use crate::engine::Seat;
use crate::stage::palette::{AMBER, CHALK, HAIRS, INK, SKINS};
use crate::table::draw::sketch::{Sketch, arc_path, circle_path, clipped, curve_to, pt, tone};
use bevy::{
    asset::{load_internal_asset, uuid_handle},
    prelude::*,
    render::render_resource::AsBindGroup,
    shader::ShaderRef,
    sprite_render::{AlphaMode2d, Material2d, Material2dPlugin},
};
use std::f32::consts::{PI, TAU};

const PORTRAIT: Handle<Shader> = uuid_handle!("71f2f3a4-4b70-4c7e-93f2-2b6f6a1f0c07");

/// Radius of the disc, design units.
pub const RADIUS: f32 = 190.0;

/// A picture standing in a disc.
#[derive(Asset, TypePath, AsBindGroup, Debug, Clone)]
pub struct Portrait {
    /// Left, top, width and height of the part of the image to show, 0..1.
    #[uniform(0)]
    pub part: Vec4,
    /// Width and height of the picture, distance of its foot below the disc's middle, and the radius; design units.
    #[uniform(1)]
    pub disc: Vec4,
    /// x: opacity.
    #[uniform(2)]
    pub fade: Vec4,
    /// The image with the picture.
    #[texture(3)]
    #[sampler(4)]
    pub picture: Handle<Image>,
}

impl Material2d for Portrait {
    fn fragment_shader() -> ShaderRef {
        PORTRAIT.into()
    }
    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Blend
    }
}

/// Draws shadow, amber ground and chalk rim round (0, 0).
#[must_use]
pub fn disc() -> Sketch {
    let mut s = Sketch::new();
    s.circle(0.0, 8.0, RADIUS + 6.0, tone(INK, 0.5)).circle(0.0, 0.0, RADIUS, tone(AMBER, 1.0));
    s
}

/// Draws the rays behind the head.
#[must_use]
pub fn rays() -> Sketch {
    let mut s = Sketch::new();
    for k in 0..24u8 {
        let a = TAU / 24.0 * f32::from(k);
        let mut ray = vec![Vec2::ZERO];
        ray.extend(arc_path(Vec2::ZERO, RADIUS - 4.0, a, a + 0.13));
        s.fill(&ray, [255, 255, 255, 71]);
    }
    s
}

/// Draws the half of the rim in front of the picture (lower) or behind it (upper).
#[must_use]
pub fn rim(in_front: bool) -> Sketch {
    let mut s = Sketch::new();
    if in_front {
        s.stroke(&arc_path(Vec2::ZERO, RADIUS, 0.0, PI), false, 12.0, tone(CHALK, 1.0));
    } else {
        s.ring(0.0, 0.0, RADIUS, 12.0, tone(CHALK, 1.0));
    }
    s
}

/// Draws an anonymous footballer in place of a missing picture.
#[must_use]
pub fn stand_in(side: Seat) -> Sketch {
    let mut s = Sketch::new();
    let kit = kit(side).kit;
    let (base, trim) = kit.colours;
    let window = circle_path(Vec2::ZERO, RADIUS - 5.0);
    let mut body = vec![pt(-170.0, 230.0)];
    curve_to(&mut body, pt(-168.0, 130.0), pt(-120.0, 100.0), pt(-44.0, 92.0));
    body.push(pt(44.0, 92.0));
    curve_to(&mut body, pt(120.0, 100.0), pt(168.0, 130.0), pt(170.0, 230.0));
    let shirt = clipped(&body, &window);
    s.fill(&shirt, tone(base, 1.0));
    for part in kit.pattern.parts(4) {
        let part: Vec<Vec2> = part.iter().map(|(x, y)| pt(-170.0 + 340.0 * x, 80.0 + 160.0 * y)).collect();
        // The shirt is nearly convex, so the pattern is clipped to it.
        s.fill(&clipped(&clipped(&part, &window), &shirt), tone(trim, 1.0));
    }
    let (skin, hair) = (tone(SKINS[2], 1.0), tone(HAIRS[1], 1.0));
    s.rect(-34.0, 50.0, 68.0, 66.0, 26.0, tone(SKINS[3], 1.0));
    s.circle(-98.0, -24.0, 20.0, skin).circle(98.0, -24.0, 20.0, skin);
    s.rect(-94.0, -130.0, 188.0, 214.0, 92.0, skin);
    let mut cap = vec![pt(-98.0, -40.0)];
    curve_to(&mut cap, pt(-112.0, -178.0), pt(112.0, -178.0), pt(98.0, -40.0));
    curve_to(&mut cap, pt(84.0, -96.0), pt(-84.0, -96.0), pt(-98.0, -40.0));
    s.fill(&cap, hair);
    for x in [-40.0, 40.0] {
        s.rect(x - 20.0, -54.0, 40.0, 9.0, 4.0, hair).circle(x, -22.0, 10.0, tone(INK, 1.0));
    }
    let mut mouth = vec![pt(-40.0, 30.0)];
    mouth.push(pt(40.0, 30.0));
    curve_to(&mut mouth, pt(34.0, 72.0), pt(-34.0, 72.0), pt(-40.0, 30.0));
    s.fill(&mouth, tone(INK, 1.0)).rect(-32.0, 30.0, 64.0, 13.0, 5.0, tone(CHALK, 1.0));
    s
}

/// Adds the material.
pub fn plugin(app: &mut App) {
    load_internal_asset!(app, PORTRAIT, "portrait.wesl", crate::table::draw::ink::shader);
    app.add_plugins(Material2dPlugin::<Portrait>::default());
}
