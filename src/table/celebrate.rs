//! The celebration of a goal: one timeline, started by [`CelebrateGoal`], ended by itself or [`EndCelebration`].
//!
//! Every frame is a pure function of the time since the start, so it can be skipped at any moment: all entities of
//! the celebration go, the lights and the crowd return to what they were. Measures from the target picture "goal".
use super::{
    Side,
    art::{Picture, StadiumArt, ball},
    confetti::{Confetti, confetti_mesh, thrown},
    crowd::CrowdMood,
    depth,
    front_row::{FRONT_ROW, SCARF_SIZE, SCARF_WORDS, supporter},
    ink::{Ink, SolidInk, on_sheet},
    net::Net,
    paint,
    portrait::{self, Portrait, RADIUS},
    sketch::{Sketch, pt, tone},
    stadium::Floodlights,
    view::{Faces, Grow, Shake, crisp},
};
use crate::stage::{
    layout::{Area, At, BOWL},
    palette::{AMBER, CHALK, INK, NAVY, Rgb},
};
use bevy::{
    camera::visibility::NoFrustumCulling, ecs::system::SystemParam, prelude::*, sprite::Anchor,
    window::RequestRedraw,
};

/// The whole celebration at speed 1, seconds.
pub const LENGTH: f32 = 2.5;
/// When the ball strikes the net, seconds.
pub const STRIKE: f32 = 0.5;
/// When everything leaves, seconds.
const LEAVE: f32 = 2.1;
/// The slope of the banner, degrees.
const SLOPE: f32 = 4.0;
/// The net, design units.
const NET: Area = Area::new(1180.0, 176.0, 680.0, 476.0);
/// Where the ball comes to rest, design units, and its radius.
const BALL: (At, f32) = (At::new(1560.0, 360.0), 78.0);
/// The middle of the portrait, design units.
const DISC: At = At::new(250.0, 412.0);

/// A goal to celebrate. A celebration under way gives way to it.
#[derive(Message, Clone, Debug)]
pub struct CelebrateGoal {
    /// Whose goal.
    pub side: Side,
    /// The shout: "GOAL!"
    pub headline: String,
    /// Who scored, in amber on the strip; may be empty.
    pub scorer: String,
    /// What else the strip says: shirt number, action, minute.
    pub detail: String,
    /// The words on the scarf in the front row; may be empty.
    pub scarf: String,
    /// How much it means, 0..=1: shake and confetti follow.
    pub importance: f32,
    /// Cross-fades only: no sweep, shake, jumping, ripple or confetti.
    pub reduced_motion: bool,
    /// Time runs so many times faster.
    pub speed: f32,
    /// The scorer's picture; its foot stands at the foot of the disc.
    pub portrait: Option<Picture>,
    /// Decides how the confetti falls.
    pub seed: u64,
    /// Further areas of the sheet that confetti keeps out of.
    pub keep_clear: Vec<Area>,
}

impl CelebrateGoal {
    /// A goal of this side with nothing told about it.
    #[must_use]
    pub fn new(side: Side) -> Self {
        Self {
            side,
            headline: "GOAL!".into(),
            scorer: String::new(),
            detail: String::new(),
            scarf: String::new(),
            importance: 0.5,
            reduced_motion: false,
            speed: 1.0,
            portrait: None,
            seed: 3,
            keep_clear: Vec::new(),
        }
    }
}

/// Ends the celebration at once.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct EndCelebration;

/// The celebration is over: it ran its course or was skipped.
#[derive(Message, Clone, Copy, Debug)]
pub struct CelebrationOver {
    /// Ended before its time.
    pub skipped: bool,
}

/// The celebration under way.
#[derive(Resource, Debug, Default)]
pub struct Celebration(Option<Running>);

impl Celebration {
    /// Seconds at speed 1 since the start, if one is under way.
    #[must_use]
    pub fn time(&self) -> Option<f32> {
        self.0.as_ref().map(|r| r.t)
    }
}

#[derive(Debug)]
struct Running {
    t: f32,
    side: Side,
    speed: f32,
    still: bool,
    importance: f32,
    struck: bool,
    mood: CrowdMood,
    dusk: f32,
}

/// Everything that belongs to the celebration and goes with it.
#[derive(Component)]
struct Celebrated;

/// What an entity of the celebration does with time.
#[derive(Component, Clone, Copy)]
enum Part {
    Dim,
    Banner,
    Headline,
    Disc,
    Rays,
    Net,
    Ball,
    Row(u8),
}

/// 0 before `from`, 1 after `to`.
fn ramp(t: f32, from: f32, to: f32) -> f32 {
    ((t - from) / (to - from)).clamp(0.0, 1.0)
}

fn ease(f: EaseFunction, t: f32) -> f32 {
    EasingCurve::new(0.0, 1.0, f).sample_clamped(t)
}

/// What the timeline touches.
#[derive(SystemParam)]
struct Stage<'w, 's> {
    commands: Commands<'w, 's>,
    meshes: ResMut<'w, Assets<Mesh>>,
    inks: ResMut<'w, Assets<Ink>>,
    nets: ResMut<'w, Assets<Net>>,
    portraits: ResMut<'w, Assets<Portrait>>,
    confetti: ResMut<'w, Assets<Confetti>>,
    images: Res<'w, Assets<Image>>,
    faces: Res<'w, Faces>,
    art: Res<'w, StadiumArt>,
}

impl Stage<'_, '_> {
    /// A sketch round its own origin, in ink that can fade.
    fn inked(&mut self, sketch: Sketch, z: f32) -> impl Bundle + use<> {
        (
            Mesh2d(self.meshes.add(sketch.mesh())),
            MeshMaterial2d(self.inks.add(Ink::new(1.0))),
            Transform::from_xyz(0.0, 0.0, z),
            NoFrustumCulling,
        )
    }

    fn group(&mut self, part: Part, at: At, degrees: f32, z: f32) -> Entity {
        let [x, y] = at.world();
        let place = Transform::from_xyz(x, y, depth::CELEBRATION + z)
            .with_rotation(Quat::from_rotation_z(degrees.to_radians()));
        self.commands.spawn((Celebrated, part, place, Visibility::default())).id()
    }

    fn dim(&mut self) {
        let mut s = Sketch::new();
        s.rect(BOWL.x, BOWL.y, BOWL.w, BOWL.h, 20.0, tone(NAVY, 0.5));
        let ink = self.inks.add(Ink::new(0.0));
        let sheet = on_sheet(s, &mut self.meshes, ink, depth::CELEBRATION - 1.0);
        self.commands.spawn((Name::new("dim"), Celebrated, Part::Dim, sheet));
    }

    fn banner(&mut self, goal: &CelebrateGoal) {
        let (kit, dark) = goal.side.kit();
        let (l, w) = (-460.0, 2880.0);
        let mut s = Sketch::new();
        s.rect(l, -118.0, w, 236.0, 0.0, tone(dark, 1.0));
        match goal.side {
            Side::Home => {
                for k in 0..31u8 {
                    let x = l + 92.0 * f32::from(k);
                    let slant =
                        [pt(x, -118.0), pt(x + 46.0, -118.0), pt(x - 4.0, 118.0), pt(x - 50.0, 118.0)];
                    s.fill(&slant, tone(kit, 0.5));
                }
            }
            Side::Away => {
                for y in [-96.0, -32.0, 32.0, 96.0] {
                    s.rect(l, y - 16.0, w, 32.0, 0.0, tone(kit, 0.5));
                }
            }
        }
        s.rect(l, -132.0, w, 14.0, 0.0, tone(CHALK, 1.0)).rect(l, 118.0, w, 78.0, 0.0, tone(INK, 1.0));
        s.rect(l, 118.0, w, 8.0, 0.0, tone(AMBER, 1.0));
        let banner = self.group(Part::Banner, At::new(0.0, 452.0), SLOPE, 0.0);
        let cloth = self.inked(s, 0.0);
        self.commands.spawn((cloth, ChildOf(banner)));
        let mut x = 465.0;
        if !goal.scorer.is_empty() {
            let name = crisp(goal.scorer.clone(), &self.faces.shout, 56.0, paint(AMBER, 1.0));
            let place = Transform::from_xyz(x, -161.0, 1.0);
            self.commands.spawn((name, Anchor::CENTER_LEFT, place, ChildOf(banner)));
            // the names' face is narrow: half its height a letter
            let letters = u8::try_from(goal.scorer.chars().count()).unwrap_or(u8::MAX);
            x += f32::from(letters) * 26.5 + 34.0;
        }
        let detail = crisp(goal.detail.clone(), &self.faces.display, 46.0, paint(CHALK, 1.0));
        let place = Transform::from_xyz(x, -161.0, 1.0);
        self.commands.spawn((detail, Anchor::CENTER_LEFT, place, ChildOf(banner)));
    }

    fn headline(&mut self, words: &str) {
        let letters = u8::try_from(words.chars().count()).unwrap_or(u8::MAX).max(1);
        let size = 268.0 * (6.0 / f32::from(letters)).min(1.0);
        // the banner's middle line at x 770
        let group = self.group(Part::Headline, At::new(752.0, 391.0), SLOPE, 2.0);
        let edge = 5.0 * size / 268.0;
        let mut copies = vec![(Vec2::new(6.0, -10.0) * 1.4, 0.55, 0.0)];
        copies.extend(
            (0..16u8)
                .map(|k| (Vec2::from_angle(f32::from(k) / 16.0 * std::f32::consts::TAU) * edge, 1.0, 0.1)),
        );
        for (off, opacity, z) in copies {
            let word = crisp(words, &self.faces.shout, size, paint(INK, opacity));
            self.commands.spawn((word, Transform::from_translation(off.extend(z)), ChildOf(group)));
        }
        let word = crisp(words, &self.faces.shout, size, paint(CHALK, 1.0));
        self.commands.spawn((word, Transform::from_xyz(0.0, 0.0, 0.2), ChildOf(group)));
    }

    fn scorer(&mut self, goal: &CelebrateGoal) {
        let group = self.group(Part::Disc, DISC, 0.0, 5.0);
        for (sketch, z) in [(portrait::disc(), 0.0), (portrait::rim(false), 0.2), (portrait::rim(true), 0.4)]
        {
            let layer = self.inked(sketch, z);
            self.commands.spawn((layer, ChildOf(group)));
        }
        let rays = self.inked(portrait::rays(), 0.1);
        self.commands.spawn((Part::Rays, rays, ChildOf(group)));
        let shown = goal.portrait.as_ref().and_then(|p| Some((p, self.images.get(&p.image)?.size_f32())));
        let Some((picture, size)) = shown else {
            let bust = self.inked(portrait::stand_in(goal.side), 0.3);
            self.commands.spawn((bust, ChildOf(group)));
            return;
        };
        let rect = picture.rect.unwrap_or(Rect { min: Vec2::ZERO, max: size });
        let wide = 408.0;
        let tall = wide * rect.height() / rect.width().max(1.0);
        let part = Vec4::new(
            rect.min.x / size.x,
            rect.min.y / size.y,
            rect.width() / size.x,
            rect.height() / size.y,
        );
        let material = self.portraits.add(Portrait {
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

    fn net(&mut self) {
        let group = self.group(Part::Net, NET.centre(), 0.0, 3.0);
        let material = self
            .nets
            .add(Net { frame: Vec4::new(NET.w, NET.h, BALL.0.x - NET.x, BALL.0.y - NET.y), hit: Vec4::ZERO });
        self.commands.spawn((
            Mesh2d(self.meshes.add(Rectangle::new(1.0, 1.0))),
            MeshMaterial2d(material),
            Transform::from_scale(Vec3::new(NET.w, NET.h, 1.0)),
            ChildOf(group),
        ));
        let (w, h) = (NET.w / 2.0, NET.h / 2.0);
        let mut s = Sketch::new();
        let posts = [pt(-w, h + 8.0), pt(-w, -h), pt(w, -h), pt(w, h + 8.0)];
        let shadow: Vec<Vec2> = posts.iter().map(|&p| p + pt(5.0, 9.0)).collect();
        s.stroke(&shadow, false, 18.0, tone(INK, 0.35)).stroke(&posts, false, 18.0, tone(CHALK, 1.0));
        s.stroke(
            &[pt(-w + 7.0, h + 8.0), pt(-w + 7.0, -h + 7.0), pt(w - 7.0, -h + 7.0), pt(w - 7.0, h + 8.0)],
            false,
            4.0,
            tone(Rgb(0xC9_C5_B2), 1.0),
        );
        let frame = self.inked(s, 0.2);
        self.commands.spawn((frame, ChildOf(group)));
        let place = Transform::from_xyz(0.0, 0.0, 0.5);
        match self.art.ball.clone() {
            Some(p) => {
                let sprite = Sprite {
                    image: p.image,
                    rect: p.rect,
                    custom_size: Some(Vec2::splat(2.0 * BALL.1)),
                    ..default()
                };
                self.commands.spawn((Part::Ball, sprite, place, ChildOf(group)));
            }
            None => {
                let drawn = self.inked(ball(BALL.1), 0.5);
                self.commands.spawn((Part::Ball, drawn, ChildOf(group)));
            }
        }
    }

    fn front_row(&mut self, goal: &CelebrateGoal) {
        for (k, who) in (0u8..).zip(FRONT_ROW) {
            let group = self.group(Part::Row(k), At::new(who.at.x, who.at.y), -who.lean, 10.0 + f32::from(k));
            let drawn = self.inked(supporter(who, goal.side), 0.0);
            self.commands.entity(group).with_child(drawn);
            if who.scarf && !goal.scarf.is_empty() {
                let letters = u8::try_from(goal.scarf.chars().count()).unwrap_or(u8::MAX);
                let size = SCARF_SIZE * (14.0 / f32::from(letters.max(1))).min(1.0);
                let words = crisp(goal.scarf.clone(), &self.faces.shout, size, paint(CHALK, 1.0));
                let place = Transform::from_xyz(SCARF_WORDS.x, -SCARF_WORDS.y, 0.5);
                self.commands.entity(group).with_child((words, place));
            }
        }
    }

    fn scraps(&mut self, goal: &CelebrateGoal) {
        // the word, the score, the front row, the captions, the portrait, the ball
        let mut free = vec![
            Area::new(430.0, 330.0, 680.0, 310.0),
            Area::new(460.0, 0.0, 1000.0, 140.0),
            Area::new(60.0, 200.0, 380.0, 410.0),
            Area::new(1460.0, 262.0, 200.0, 200.0),
        ];
        free.extend(&goal.keep_clear);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few hundred")]
        let count = (160.0 + 220.0 * goal.importance.clamp(0.0, 1.0)) as u16;
        let mesh = self.meshes.add(confetti_mesh(goal.seed, count, goal.side));
        let material = self.confetti.add(Confetti::new(&free));
        self.commands.spawn((Celebrated, thrown(mesh, material)));
    }
}

fn start(
    mut goals: MessageReader<CelebrateGoal>,
    mut celebration: ResMut<Celebration>,
    mut stage: Stage,
    old: Query<Entity, With<Celebrated>>,
    mood: Res<CrowdMood>,
    lights: Res<Floodlights>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(goal) = goals.read().last() else { return };
    for entity in &old {
        stage.commands.entity(entity).try_despawn();
    }
    let (mood, dusk) = celebration.0.take().map_or_else(|| (mood.clone(), lights.dusk), |r| (r.mood, r.dusk));
    stage.dim();
    stage.banner(goal);
    stage.headline(&goal.headline);
    stage.scorer(goal);
    stage.net();
    stage.front_row(goal);
    if !goal.reduced_motion {
        stage.scraps(goal);
    }
    celebration.0 = Some(Running {
        t: 0.0,
        side: goal.side,
        speed: goal.speed.max(0.05),
        still: goal.reduced_motion,
        importance: goal.importance.clamp(0.0, 1.0),
        struck: false,
        mood,
        dusk,
    });
    redraw.write(RequestRedraw);
}

/// How present the celebration as a whole is at `t`: in, there, out.
fn presence(t: f32) -> f32 {
    ramp(t, 0.0, 0.2).min(1.0 - ramp(t, LEAVE + 0.1, LENGTH))
}

/// Where and how large a part is at `t`, from its place at rest; the sign of `way` is the side it comes from.
fn pose(part: Part, t: f32, way: f32, rest: &mut Transform) {
    let out = ease(EaseFunction::CubicIn, ramp(t, LEAVE, LENGTH - 0.05));
    match part {
        Part::Dim => {}
        Part::Banner => {
            let sweep = 1.0 - ease(EaseFunction::CubicOut, ramp(t, 0.0, 0.28));
            let along = (out - sweep) * 3000.0 * way;
            let [x, y] = At::new(0.0, 452.0).world();
            let slope = SLOPE.to_radians();
            (rest.translation.x, rest.translation.y) = (x + along * slope.cos(), y + along * slope.sin());
        }
        Part::Headline => {
            let land = ease(EaseFunction::CubicIn, ramp(t, 0.14, 0.34));
            let settle = (-12.0 * (t - 0.34).max(0.0)).exp() * ((t - 0.34).max(0.0) * 34.0).sin() * 0.05;
            let beat = (-9.0 * (t - STRIKE).max(0.0)).exp() * if t > STRIKE { 0.06 } else { 0.0 };
            let size = if t < 0.14 { 0.0 } else { 2.4 - 1.4 * land - settle + beat };
            rest.scale = Vec3::splat(size * (1.0 - out) + 1e-4);
        }
        Part::Disc => {
            let pop = ease(EaseFunction::BackOut, ramp(t, 0.12, 0.42));
            rest.scale = Vec3::splat((pop * (1.0 - out)).max(1e-4));
        }
        Part::Rays => rest.rotation = Quat::from_rotation_z(-t * 0.35),
        Part::Net => {
            let drop = ease(EaseFunction::BackOut, ramp(t, 0.04, 0.36));
            let [_, y] = NET.centre().world();
            rest.translation.y = y + (1.0 - drop) * 760.0 + out * 900.0;
        }
        Part::Ball => {
            // out of the crowd's eyes into the net: large and near at first
            let fly = ramp(t, STRIKE - 0.2, STRIKE);
            let after = (t - STRIKE).max(0.0);
            let [cx, cy] = NET.centre().world();
            let [bx, by] = BALL.0.world();
            let goal = Vec2::new(bx - cx, by - cy);
            let from = goal + Vec2::new(-760.0, -420.0);
            let recoil = (-after * 5.0).exp() * (after * 16.0).sin() * 0.05;
            let place = from.lerp(goal, ease(EaseFunction::QuadraticOut, fly));
            (rest.translation.x, rest.translation.y) = (place.x, place.y - 10.0 * ramp(after, 0.2, 1.0));
            let size = if fly <= 0.0 { 1e-4 } else { 2.6 - 1.6 * fly - recoil };
            rest.scale = Vec3::splat(size);
            rest.rotation =
                Quat::from_rotation_z(0.28 - (1.0 - fly) * 5.0 - 0.5 * (1.0 - (-after * 2.0).exp()));
        }
        Part::Row(k) => {
            let k = f32::from(k);
            let who = FRONT_ROW[(k as usize).min(FRONT_ROW.len() - 1)];
            let [x, y] = At::new(who.at.x, who.at.y).world();
            let rise = ease(EaseFunction::BackOut, ramp(t, 0.3 + 0.07 * k, 0.62 + 0.07 * k));
            let hop = (t * 8.5 + k * 1.9).sin().abs() * 16.0 * ramp(t, STRIKE, STRIKE + 0.3);
            let sway = (t * 4.3 + k * 2.4).sin();
            rest.translation.x = x + sway * 5.0;
            rest.translation.y = y - (1.0 - rise) * 420.0 - out * 480.0 + hop;
            rest.rotation = Quat::from_rotation_z((-who.lean + sway * 1.6).to_radians());
            rest.scale = Vec3::splat(who.scale);
        }
    }
}

/// The pose of a part that only fades.
fn still_pose(part: Part, rest: &mut Transform) {
    pose(part, STRIKE + 1.2, 1.0, rest);
    if let Part::Row(k) = part {
        let who = FRONT_ROW[usize::from(k).min(FRONT_ROW.len() - 1)];
        let [x, y] = At::new(who.at.x, who.at.y).world();
        (rest.translation.x, rest.translation.y) = (x, y);
        rest.rotation = Quat::from_rotation_z((-who.lean).to_radians());
    }
}

fn run(
    time: Res<Time>,
    mut ends: MessageReader<EndCelebration>,
    mut over: MessageWriter<CelebrationOver>,
    mut redraw: MessageWriter<RequestRedraw>,
    (mut celebration, mut mood, mut lights, mut shake): (
        ResMut<Celebration>,
        ResMut<CrowdMood>,
        ResMut<Floodlights>,
        ResMut<Shake>,
    ),
    (mut inks, mut nets, mut confetti, mut portraits, solid): (
        ResMut<Assets<Ink>>,
        ResMut<Assets<Net>>,
        ResMut<Assets<Confetti>>,
        ResMut<Assets<Portrait>>,
        Res<SolidInk>,
    ),
    mut parts: Query<(&Part, &mut Transform)>,
    all: Query<Entity, With<Celebrated>>,
    roots: Query<(Entity, Option<&Part>), With<Celebrated>>,
    children: Query<&Children>,
    (inked, netted, mut texts): (
        Query<&MeshMaterial2d<Ink>>,
        Query<&MeshMaterial2d<Net>>,
        Query<(&mut TextColor, Option<&Grow>)>,
    ),
    mut commands: Commands,
) {
    let skipped = ends.read().last().is_some();
    let Some(now) = celebration.0.as_mut() else { return };
    now.t += time.delta_secs() * now.speed;
    let t = now.t;
    if skipped || t >= LENGTH {
        for entity in &all {
            commands.entity(entity).try_despawn();
        }
        shake.stop();
        lights.dusk = now.dusk;
        *mood = now.mood.clone();
        celebration.0 = None;
        over.write(CelebrationOver { skipped });
        redraw.write(RequestRedraw);
        return;
    }
    if !now.struck && t >= STRIKE {
        now.struck = true;
        mood.cheer(now.side);
        if now.still {
            mood.reduced_motion = true;
        } else {
            shake.start(18.0 * now.importance, 0.5 / now.speed);
        }
    }
    let here = presence(t);
    lights.dusk = now.dusk * (1.0 - 0.5 * here);
    let way = if now.side == Side::Home { 1.0 } else { -1.0 };
    for (&part, mut place) in &mut parts {
        if now.still { still_pose(part, &mut place) } else { pose(part, t, way, &mut place) }
    }
    // what fades: everything when motion is reduced, else only the veil
    for (root, part) in &roots {
        let veil = matches!(part, Some(Part::Dim));
        if !(now.still || veil) {
            continue;
        }
        for entity in std::iter::once(root).chain(children.iter_descendants(root)) {
            if let Ok(ink) = inked.get(entity)
                && ink.0 != solid.0
                && let Some(mut ink) = inks.get_mut(&ink.0)
            {
                ink.fade.x = here;
            }
            if let Ok((mut colour, _)) = texts.get_mut(entity) {
                let alpha = if colour.0.alpha() < 0.56 && here > 0.0 { 0.55 * here } else { here };
                colour.0.set_alpha(alpha);
            }
        }
    }
    for root in &all {
        for entity in children.iter_descendants(root) {
            if let Ok(net) = netted.get(entity)
                && let Some(mut net) = nets.get_mut(&net.0)
            {
                let opacity = if now.still { here } else { 1.0 };
                net.hit = Net::struck(t - STRIKE, opacity, now.still);
            }
        }
    }
    if now.still {
        for (_, portrait) in portraits.iter_mut() {
            portrait.fade.x = here;
        }
    }
    for (_, scraps) in confetti.iter_mut() {
        scraps.flight = Vec4::new(t - STRIKE + 0.06, 1.0 - ramp(t, LEAVE, LENGTH), 0.0, 0.0);
    }
    redraw.write(RequestRedraw);
}

/// Adds the celebration.
pub fn plugin(app: &mut App) {
    app.add_message::<CelebrateGoal>()
        .add_message::<EndCelebration>()
        .add_message::<CelebrationOver>()
        .init_resource::<Celebration>()
        .add_systems(Update, (start, run).chain());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_timeline_is_short_and_closed() {
        const { assert!(LENGTH <= 2.5 && STRIKE < LEAVE && LEAVE < LENGTH) };
        assert!(presence(0.0) < 1e-6 && presence(LENGTH) < 1e-6);
        assert!((presence(1.0) - 1.0).abs() < 1e-6);
    }

    #[test]
    fn parts_come_from_outside_and_leave_again() {
        let mut place = Transform::default();
        pose(Part::Banner, 0.0, 1.0, &mut place);
        assert!(place.translation.x < -3000.0);
        pose(Part::Banner, 1.0, 1.0, &mut place);
        assert!((place.translation.x + 960.0).abs() < 1.0);
        pose(Part::Disc, LENGTH, 1.0, &mut place);
        assert!(place.scale.x < 0.01);
    }
}
