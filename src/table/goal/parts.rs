//! The parts of a goal's celebration: banner, headline, portrait, net, front row and confetti.
use super::confetti::{ConfettiMaterial, confetti_mesh, thrown};
use super::front_row::{FRONT_ROW, MAX_SCARF_TEXT_WIDTH, SCARF_SIZE, SCARF_WORDS, supporter};
use super::net::NetMaterial;
use super::pieces::{CelebrateGoal, CelebrationEntity, CelebrationPiece, MaxOpacity, SLOPE};
use super::portrait::{self, PortraitDisc, RADIUS};
use crate::table::draw::art::{StadiumArt, ball};
use crate::table::draw::depth;
use crate::table::draw::ink::{SketchMaterial, on_sheet};
use crate::table::draw::page::AtlasQuad;
use crate::table::draw::paint;
use crate::table::draw::sketch::{Sketch, tone};
use crate::table::draw::view::{TableFonts, crisp};
use crate::theme::paint::kit;
use art::card_text_renderer::{DISPLAY, HEADLINE, line_width};
use bevy::{camera::visibility::NoFrustumCulling, ecs::system::SystemParam, prelude::*, sprite::Anchor};
use engine::Seat;
use stage::{
    layout::{BOWL, DesignPoint, DesignRect},
    palette::{AMBER, CHALK, INK, NAVY, Rgb},
};

/// The places of the parts, design units. The home side shoots to the right, the away side to the left, as on the
/// pitch.
#[derive(Clone, Copy, Debug)]
pub(super) struct CelebrationLayout {
    /// The area of the goal with its net.
    pub(super) net: DesignRect,
    /// The ball at rest.
    pub(super) ball: DesignPoint,
    /// The middle of the portrait.
    disc: DesignPoint,
    /// The middle of the headline.
    headline: DesignPoint,
    /// The left end of the words on the strip, along the banner.
    words: f32,
    /// The right end of those words.
    strip_ends: f32,
}

/// Radius of the ball in the net, design units.
const BALL: f32 = 78.0;
/// Height of the headline's letters, and the greatest width of the headline, design units.
const HEADLINE_SIZE: f32 = 268.0;
const HEADLINE_WIDTH: f32 = 610.0;
/// Height of the letters of the scorer's name, and the gap after it, design units.
const SCORER_SIZE: f32 = 56.0;
const SCORER_GAP: f32 = 34.0;

/// Returns the height of letters at which a text in that font is at most `width` wide: `size` or less.
fn size_within(font: &[u8], text: &str, size: f32, width: f32) -> f32 {
    size.min(width / line_width(font, text).max(f32::EPSILON))
}

impl CelebrationLayout {
    /// Returns the places for a goal of that side.
    pub(super) const fn of(side: Seat) -> Self {
        match side {
            Seat::Home => Self {
                net: DesignRect::new(1180.0, 176.0, 680.0, 476.0),
                ball: DesignPoint::new(1560.0, 360.0),
                disc: DesignPoint::new(250.0, 412.0),
                headline: DesignPoint::new(806.0, 388.0),
                words: 480.0,
                strip_ends: 1160.0,
            },
            Seat::Away => Self {
                net: DesignRect::new(60.0, 176.0, 680.0, 476.0),
                ball: DesignPoint::new(360.0, 360.0),
                disc: DesignPoint::new(1670.0, 318.0),
                headline: DesignPoint::new(1112.0, 366.0),
                words: 790.0,
                strip_ends: 1480.0,
            },
        }
    }
}

/// A rehearsed material; counts the frames in which it was drawn.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(super) struct MaterialWarmup(pub(super) u32);

/// Resources for building a celebration.
#[derive(SystemParam)]
pub(super) struct CelebrationBuilder<'w, 's> {
    pub(super) commands: Commands<'w, 's>,
    meshes: ResMut<'w, Assets<Mesh>>,
    inks: ResMut<'w, Assets<SketchMaterial>>,
    nets: ResMut<'w, Assets<NetMaterial>>,
    portraits: ResMut<'w, Assets<PortraitDisc>>,
    confetti: ResMut<'w, Assets<ConfettiMaterial>>,
    quad: Res<'w, AtlasQuad>,
    faces: Res<'w, TableFonts>,
    art: Res<'w, StadiumArt>,
}

impl CelebrationBuilder<'_, '_> {
    /// Returns a sketch round its own origin, in ink that can fade.
    fn inked(&mut self, sketch: Sketch, z: f32) -> impl Bundle + use<> {
        (
            Mesh2d(self.meshes.add(sketch.mesh())),
            MeshMaterial2d(self.inks.add(SketchMaterial::new(1.0))),
            Transform::from_xyz(0.0, 0.0, z),
            NoFrustumCulling,
        )
    }

    fn group(&mut self, part: CelebrationPiece, at: DesignPoint, degrees: f32, z: f32) -> Entity {
        let [x, y] = at.world();
        let place = Transform::from_xyz(x, y, depth::CELEBRATION + z)
            .with_rotation(Quat::from_rotation_z(degrees.to_radians()));
        self.commands.spawn((CelebrationEntity, part, place, Visibility::default())).id()
    }

    pub(super) fn dim(&mut self, whole: bool) {
        let mut s = Sketch::new();
        if whole {
            s.rect(-440.0, -300.0, 2800.0, 1680.0, 0.0, tone(NAVY, 0.5));
        } else {
            s.rect(BOWL.x, BOWL.y, BOWL.w, BOWL.h, 20.0, tone(NAVY, 0.5));
        }
        let ink = self.inks.add(SketchMaterial::new(0.0));
        let sheet = on_sheet(s, &mut self.meshes, ink, depth::CELEBRATION - 1.0);
        self.commands.spawn((Name::new("dim"), CelebrationEntity, CelebrationPiece::Dim, sheet));
    }

    pub(super) fn banner(&mut self, goal: &CelebrateGoal) {
        let (kit, dark) = kit(goal.side);
        let (l, w) = (-460.0, 2880.0);
        let mut s = Sketch::new();
        s.rect(l, -118.0, w, 236.0, 0.0, tone(dark, 1.0));
        match goal.side {
            Seat::Home => {
                for k in 0..30u8 {
                    let x = l + 60.0 + 92.0 * f32::from(k);
                    let slant = [
                        vec2(x, -118.0),
                        vec2(x + 46.0, -118.0),
                        vec2(x - 4.0, 118.0),
                        vec2(x - 50.0, 118.0),
                    ];
                    s.fill(&slant, tone(kit, 0.5));
                }
            }
            Seat::Away => {
                for y in [-96.0, -32.0, 32.0, 96.0] {
                    s.rect(l, y - 16.0, w, 32.0, 0.0, tone(kit, 0.5));
                }
            }
        }
        s.rect(l, -132.0, w, 14.0, 0.0, tone(CHALK, 1.0)).rect(l, 118.0, w, 78.0, 0.0, tone(INK, 1.0));
        s.rect(l, 118.0, w, 8.0, 0.0, tone(AMBER, 1.0));
        let banner = self.group(CelebrationPiece::Banner, DesignPoint::new(0.0, 452.0), SLOPE, 0.0);
        let cloth = self.inked(s, 0.0);
        self.commands.spawn((cloth, ChildOf(banner)));
        let mut x = CelebrationLayout::of(goal.side).words;
        if !goal.scorer.is_empty() {
            let name = crisp(goal.scorer.clone(), &self.faces.shout, SCORER_SIZE, paint(AMBER, 1.0));
            let place = Transform::from_xyz(x, -161.0, 1.0);
            self.commands.spawn((name, Anchor::CENTER_LEFT, place, ChildOf(banner)));
            x += SCORER_SIZE * line_width(HEADLINE, &goal.scorer) + SCORER_GAP;
        }
        // The text ends before the net or the portrait.
        let room = CelebrationLayout::of(goal.side).strip_ends - x;
        let detail = goal.detail.shown();
        let size = size_within(DISPLAY, &detail, 46.0, room);
        let detail = crisp(detail, &self.faces.display, size, paint(CHALK, 1.0));
        let place = Transform::from_xyz(x, -161.0, 1.0);
        self.commands.spawn((detail, Anchor::CENTER_LEFT, place, ChildOf(banner)));
    }

    pub(super) fn headline(&mut self, goal: &CelebrateGoal) {
        let words = goal.headline.shown();
        let size = size_within(HEADLINE, &words, HEADLINE_SIZE, HEADLINE_WIDTH);
        let group =
            self.group(CelebrationPiece::Headline, CelebrationLayout::of(goal.side).headline, SLOPE, 4.0);
        let edge = 5.0 * size / HEADLINE_SIZE;
        let mut copies = vec![(Vec2::new(6.0, -10.0) * 1.4, 0.55, 0.0)];
        copies.extend(
            (0..16u8)
                .map(|k| (Vec2::from_angle(f32::from(k) / 16.0 * std::f32::consts::TAU) * edge, 1.0, 0.1)),
        );
        for (off, opacity, z) in copies {
            let word = crisp(&words, &self.faces.shout, size, paint(INK, opacity));
            let place = Transform::from_translation(off.extend(z));
            self.commands.spawn((word, MaxOpacity(opacity), place, ChildOf(group)));
        }
        let word = crisp(words, &self.faces.shout, size, paint(CHALK, 1.0));
        self.commands.spawn((word, Transform::from_xyz(0.0, 0.0, 0.2), ChildOf(group)));
    }

    pub(super) fn spawn_scorer_portrait(&mut self, goal: &CelebrateGoal) {
        let group = self.group(CelebrationPiece::Disc, CelebrationLayout::of(goal.side).disc, 0.0, 5.0);
        for (sketch, z) in [(portrait::disc(), 0.0), (portrait::rim(false), 0.2), (portrait::rim(true), 0.4)]
        {
            let layer = self.inked(sketch, z);
            self.commands.spawn((layer, ChildOf(group)));
        }
        let rays = self.inked(portrait::rays(), 0.1);
        self.commands.spawn((CelebrationPiece::Rays, rays, ChildOf(group)));
        let Some(picture) = &goal.portrait else {
            let bust = self.inked(portrait::scorer(goal.side, goal.player), 0.3);
            self.commands.spawn((bust, ChildOf(group)));
            return;
        };
        let wide = 408.0;
        let tall = wide * picture.tall;
        let Rect { min, .. } = picture.part;
        let part = Vec4::new(min.x, min.y, picture.part.width(), picture.part.height());
        let material = self.portraits.add(PortraitDisc {
            part,
            disc: Vec4::new(wide, tall, RADIUS - 4.0, RADIUS - 4.0),
            fade: Vec4::ONE,
            picture: picture.image.clone(),
        });
        self.commands.spawn((
            Mesh2d(self.meshes.add(Rectangle::new(1.0, 1.0))),
            MeshMaterial2d(material),
            Transform::from_xyz(0.0, tall / 2.0 - RADIUS + 4.0, 0.3).with_scale(Vec3::new(wide, tall, 1.0)),
            ChildOf(group),
        ));
    }

    pub(super) fn net(&mut self, side: Seat) {
        let CelebrationLayout { net, ball: rests, .. } = CelebrationLayout::of(side);
        let group = self.group(CelebrationPiece::Net, net.centre(), 0.0, 3.0);
        let frame = Vec4::new(net.w, net.h, rests.x - net.x, rests.y - net.y);
        let material = self.nets.add(NetMaterial { frame, hit: Vec4::ZERO });
        self.commands.spawn((
            Mesh2d(self.meshes.add(Rectangle::new(1.0, 1.0))),
            MeshMaterial2d(material),
            Transform::from_scale(Vec3::new(net.w, net.h, 1.0)),
            ChildOf(group),
        ));
        let (w, h) = (net.w / 2.0, net.h / 2.0);
        let mut s = Sketch::new();
        let posts = [vec2(-w, h + 8.0), vec2(-w, -h), vec2(w, -h), vec2(w, h + 8.0)];
        let shadow: Vec<Vec2> = posts.iter().map(|&p| p + vec2(5.0, 9.0)).collect();
        s.stroke(&shadow, false, 18.0, tone(INK, 0.35)).stroke(&posts, false, 18.0, tone(CHALK, 1.0));
        s.stroke(
            &[
                vec2(-w + 7.0, h + 8.0),
                vec2(-w + 7.0, -h + 7.0),
                vec2(w - 7.0, -h + 7.0),
                vec2(w - 7.0, h + 8.0),
            ],
            false,
            4.0,
            tone(Rgb(0xC9_C5_B2), 1.0),
        );
        let frame = self.inked(s, 0.2);
        self.commands.spawn((frame, ChildOf(group)));
        let place = Transform::from_xyz(0.0, 0.0, 0.5);
        match self.art.ball.clone() {
            Some(p) => {
                let picture = (
                    self.quad.showing(Some(&p.page), p.shown),
                    Transform::from_scale(Vec3::splat(2.0 * BALL / p.width)),
                );
                self.commands.spawn((
                    CelebrationPiece::Ball,
                    place,
                    Visibility::default(),
                    ChildOf(group),
                    children![picture],
                ));
            }
            None => {
                let drawn = self.inked(ball(BALL), 0.5);
                self.commands.spawn((CelebrationPiece::Ball, drawn, ChildOf(group)));
            }
        }
    }

    /// Draws each of the celebration's materials once, below everything. Otherwise the first goal would lag, because
    /// a shader is compiled when it is first drawn.
    pub(super) fn rehearse(&mut self) {
        let place = Transform::from_xyz(0.0, 0.0, depth::STANDS - 60.0);
        let square = self.meshes.add(Rectangle::new(1.0, 1.0));
        let net = self.nets.add(NetMaterial { frame: Vec4::ONE, hit: Vec4::ZERO });
        let portrait = self.portraits.add(PortraitDisc {
            part: Vec4::new(0.0, 0.0, 1.0, 1.0),
            disc: Vec4::ONE,
            fade: Vec4::ONE,
            picture: Handle::default(),
        });
        let scraps = self.meshes.add(confetti_mesh(1, 4, Seat::Home));
        let confetti = self.confetti.add(ConfettiMaterial::new(&[]));
        let hidden = (MaterialWarmup::default(), place, NoFrustumCulling);
        self.commands.spawn((Mesh2d(square.clone()), MeshMaterial2d(net), hidden.clone()));
        self.commands.spawn((Mesh2d(square), MeshMaterial2d(portrait), hidden.clone()));
        self.commands.spawn((Mesh2d(scraps), MeshMaterial2d(confetti), hidden));
    }

    pub(super) fn front_row(&mut self, goal: &CelebrateGoal) {
        for (k, who) in (0u8..).zip(FRONT_ROW) {
            let group = self.group(
                CelebrationPiece::Row(k),
                DesignPoint::new(who.at.x, who.at.y),
                -who.lean,
                10.0 + f32::from(k),
            );
            let drawn = self.inked(supporter(who, goal.side), 0.0);
            self.commands.entity(group).with_child(drawn);
            if who.scarf && !goal.scarf.is_empty() {
                let size = size_within(HEADLINE, &goal.scarf, SCARF_SIZE, MAX_SCARF_TEXT_WIDTH);
                let words = crisp(goal.scarf.clone(), &self.faces.shout, size, paint(CHALK, 1.0));
                let place = Transform::from_xyz(SCARF_WORDS.x, -SCARF_WORDS.y, 0.5);
                self.commands.entity(group).with_child((words, place));
            }
        }
    }

    pub(super) fn scraps(&mut self, goal: &CelebrateGoal) {
        let CelebrationLayout { ball, disc, headline, .. } = CelebrationLayout::of(goal.side);
        let round = |at: DesignPoint, w: f32, h: f32| DesignRect::new(at.x - w / 2.0, at.y - h / 2.0, w, h);
        // The headline, the score, the front row, the portrait, the ball.
        let mut free = vec![
            round(DesignPoint::new(headline.x + 18.0, headline.y + 94.0), 680.0, 310.0),
            DesignRect::new(460.0, 0.0, 1000.0, 140.0),
            round(disc, 380.0, 410.0),
            round(ball, 200.0, 200.0),
            DesignRect::new(100.0, 830.0, 360.0, 110.0),
        ];
        free.extend(&goal.keep_clear);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few hundred")]
        let count = (160.0 + 220.0 * goal.importance.clamp(0.0, 1.0)) as u16;
        let mesh = self.meshes.add(confetti_mesh(goal.seed, count, goal.side));
        let material = self.confetti.add(ConfettiMaterial::new(&free));
        self.commands.spawn((CelebrationEntity, thrown(mesh, material)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_wider_than_its_room_gets_smaller_letters_until_it_fits() {
        let size = |text| size_within(HEADLINE, text, HEADLINE_SIZE, HEADLINE_WIDTH);
        assert_eq!(size("GOAL!"), HEADLINE_SIZE);
        let long = "¡SOBRE LA BOCINA!";
        let width = size(long) * line_width(HEADLINE, long);
        assert!(size(long) < HEADLINE_SIZE && (width - HEADLINE_WIDTH).abs() < 0.1, "{width}");
        // Narrow letters may be higher than as many wide ones.
        assert!(size("IIIIIIIIII") > size("MMMMMMMMMM"));
        assert_eq!(size(""), HEADLINE_SIZE);
    }
}
