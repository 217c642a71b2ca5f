//! The scorer's portrait: the material that puts a painted picture in a disc, the disc, and the bust of a player who
//! has no painted one.
use crate::table::draw::sketch::{Sketch, arc_path, clip_polygon, tone};
use art::club_art::bust::{BustExpression, bust};
use bevy::{
    asset::{load_internal_asset, uuid_handle},
    prelude::*,
    render::render_resource::AsBindGroup,
    shader::ShaderRef,
    sprite_render::{AlphaMode2d, Material2d, Material2dPlugin},
};
use clubs::{Kit, KitPattern, club, kit};
use engine::Seat;
use stage::palette::{AMBER, CHALK, INK, KEEPER, KEEPER_DARK};
use std::f32::consts::{PI, TAU};

const PORTRAIT: Handle<Shader> = uuid_handle!("71f2f3a4-4b70-4c7e-93f2-2b6f6a1f0c07");

/// Radius of the disc, design units.
pub const RADIUS: f32 = 190.0;

/// A picture standing in a disc.
#[derive(Asset, TypePath, AsBindGroup, Debug, Clone)]
pub struct PortraitDisc {
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

impl Material2d for PortraitDisc {
    fn fragment_shader() -> ShaderRef {
        PORTRAIT.into()
    }
    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Blend
    }
}

/// Draws shadow, amber ground and chalk rim round (0, 0).
pub fn disc() -> Sketch {
    let mut s = Sketch::new();
    s.circle(0.0, 8.0, RADIUS + 6.0, tone(INK, 0.5)).circle(0.0, 0.0, RADIUS, tone(AMBER, 1.0));
    s
}

/// Draws the rays behind the head.
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
pub fn rim(in_front: bool) -> Sketch {
    let mut s = Sketch::new();
    if in_front {
        s.stroke(&arc_path(Vec2::ZERO, RADIUS, 0.0, PI), false, 12.0, tone(CHALK, 1.0));
    } else {
        s.ring(0.0, 0.0, RADIUS, 12.0, tone(CHALK, 1.0));
    }
    s
}

/// Scale of a bust on the disc, as the painted ones have it.
const SCALE: f32 = 1.96;
/// Radius within which a bust stands, and its middle below that of the disc.
const WINDOW: (f32, f32) = (176.0, -4.0);

/// Returns the kit in which a player is drawn: keepers have a shirt of their own.
fn shirt(side: Seat, player: usize) -> Kit {
    if player == 0 {
        return Kit { pattern: KitPattern::Halves, colours: (KEEPER, KEEPER_DARK) };
    }
    kit(side).kit
}

/// Draws the player of that side and index as a scorer: free above the disc's middle, cut to the disc below.
pub fn scorer(side: Seat, player: usize) -> Sketch {
    let (r, middle) = WINDOW;
    let mut window = vec![vec2(-r, -2.0 * r), vec2(r, -2.0 * r)];
    window.extend(arc_path(vec2(0.0, middle), r, 0.0, PI));
    let place = |(x, y): (f32, f32)| vec2((x - 100.0) * SCALE, (y - 99.0) * SCALE + middle);
    let mut s = Sketch::new();
    for piece in bust(club(side).face(player), shirt(side, player), BustExpression::Joy) {
        let colour = tone(piece.colour, piece.opacity);
        let points: Vec<Vec2> = piece.points.into_iter().map(place).collect();
        if piece.line == 0.0 {
            s.fill(&clip_polygon(&points, &window), colour);
        } else {
            s.rod(&points, piece.line * SCALE, colour);
        }
    }
    s
}

/// Adds the material.
pub fn plugin(app: &mut App) {
    load_internal_asset!(app, PORTRAIT, "portrait.wesl", crate::table::draw::ink::shader);
    app.add_plugins(Material2dPlugin::<PortraitDisc>::default());
}

#[cfg(test)]
mod tests {
    use super::*;
    use clubs::{MatchClubs, find, within};
    use engine::BySeat;

    #[test]
    fn each_scorer_has_a_portrait_in_the_match_kit() {
        let meet =
            |home: &str, away: &str| MatchClubs::new(BySeat::new(find(home).unwrap(), find(away).unwrap()));
        let drawn = |clubs: MatchClubs, side: Seat, player: usize| {
            within(clubs, || {
                let drawn = scorer(side, player);
                assert!(drawn.triangles() > 200, "{} triangles", drawn.triangles());
                format!("{drawn:?}")
            })
        };
        let clubs = meet("millrace-rovers", "corvalo");
        assert_ne!(drawn(clubs, Seat::Home, 8), drawn(clubs, Seat::Home, 9));
        assert_ne!(drawn(clubs, Seat::Home, 8), drawn(clubs, Seat::Away, 8));
        // Against itself a club wears its second kit away.
        let twice = meet("corvalo", "corvalo");
        assert_ne!(drawn(twice, Seat::Home, 8), drawn(twice, Seat::Away, 8));
        assert_eq!(
            drawn(twice, Seat::Home, 0),
            drawn(twice, Seat::Away, 0),
            "keepers have a shirt of their own"
        );
    }
}
