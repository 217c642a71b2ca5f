//! The celebration of a goal: one timeline, started by [`CelebrateGoal`], ended by its time or by [`EndCelebration`].
//!
//! Every frame is a pure function of the time since the start, so it can be skipped at any moment. Then its entities
//! are removed, and lights and crowd return to their state before. Measures come from the target picture "goal".
use super::confetti::ConfettiMaterial;
use super::front_row::FRONT_ROW;
use super::net::NetMaterial;
use super::parts::{CelebrationBuilder, CelebrationLayout, MaterialWarmup};
pub use super::pieces::CelebrateGoal;
use super::pieces::{CelebrationEntity, CelebrationPiece, MaxOpacity, SLOPE};
use super::portrait::PortraitDisc;
use crate::flow::frame::FrameSet;
use crate::flow::screen::Screen;
use crate::table::draw::ink::{SketchMaterial, SolidInk};
use crate::table::draw::page::{self, PageMaterial};
use crate::table::draw::view::{CameraShake, TableCamera, sharpen};
use crate::table::motion::apply_poses;
use crate::table::stadium::crowd::CrowdIntensity;
use crate::table::stadium::stands::Floodlights;
use bevy::{ecs::system::SystemParam, mesh::MeshTag, prelude::*, window::RequestRedraw};
use engine::Seat;
use stage::layout::DesignPoint;

/// Length of the celebration at speed 1, seconds.
pub const LENGTH: f32 = 2.5;
/// Time at which the ball strikes the net, seconds.
pub const STRIKE: f32 = 0.5;
/// Pause of all movement at the strike, seconds.
const HOLD: f32 = 0.065;
/// Time at which everything starts to leave, seconds.
const LEAVE: f32 = 2.1;
/// Minimum importance of a goal that starts a wave round the stands.
const WAVE: f32 = 0.6;
/// Ends the celebration at once.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct EndCelebration;

/// The celebration has ended.
#[derive(Message, Clone, Copy, Debug)]
pub struct CelebrationOver {
    /// True if it was skipped.
    pub skipped: bool,
}

/// The celebration in progress, if any.
#[derive(Resource, Debug, Default)]
pub struct Celebration(Option<Running>);

impl Celebration {
    /// Returns the seconds at speed 1 since the start, or `None` if none is in progress.
    #[must_use]
    pub fn time(&self) -> Option<f32> {
        self.0.as_ref().map(|r| r.t)
    }
}

#[derive(Debug)]
struct Running {
    t: f32,
    side: Seat,
    speed: f32,
    still: bool,
    importance: f32,
    /// Remaining pause at the net, seconds at speed 1.
    held: f32,
    struck: bool,
    /// Joy and reduced motion of the crowd, and dusk, before the celebration.
    before: ([f32; 2], bool, f32),
}

/// Returns 0 before `from` and 1 after `to`, and rises linearly between.
fn ramp(t: f32, from: f32, to: f32) -> f32 {
    ((t - from) / (to - from)).clamp(0.0, 1.0)
}

fn ease(f: EaseFunction, t: f32) -> f32 {
    EasingCurve::new(0.0, 1.0, f).sample_clamped(t)
}

fn start(
    mut goals: MessageReader<CelebrateGoal>,
    mut celebration: ResMut<Celebration>,
    mut stage: CelebrationBuilder,
    old: Query<Entity, With<CelebrationEntity>>,
    crowd: Res<CrowdIntensity>,
    lights: Res<Floodlights>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(goal) = goals.read().last() else { return };
    for entity in &old {
        stage.commands.entity(entity).try_despawn();
    }
    let now = (crowd.intensity, crowd.reduced_motion, lights.dusk);
    let before = celebration.0.take().map_or(now, |r| r.before);
    stage.dim(goal.whole);
    stage.banner(goal);
    stage.headline(goal);
    stage.spawn_scorer_portrait(goal);
    stage.net(goal.side);
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
        held: if goal.reduced_motion { 0.0 } else { HOLD },
        struck: false,
        before,
    });
    redraw.write(RequestRedraw);
}

/// Frames after which every shader is ready.
const REHEARSED: u32 = 120;

/// Draws the celebration's materials when the table is first shown, then removes them.
fn rehearse(
    tables: Query<(), Added<TableCamera>>,
    mut rehearsals: Query<(Entity, &mut MaterialWarmup)>,
    mut stage: CelebrationBuilder,
) {
    if !tables.is_empty() {
        stage.rehearse();
    }
    for (entity, mut rehearsal) in &mut rehearsals {
        rehearsal.0 += 1;
        if rehearsal.0 > REHEARSED {
            stage.commands.entity(entity).despawn();
        }
    }
}

/// Scales x and y only. Heights stay, because Bevy sorts a mesh by the height at its first draw.
fn flat(scale: f32) -> Vec3 {
    let scale = scale.max(1e-4);
    Vec3::new(scale, scale, 1.0)
}

/// Returns the presence of the whole celebration at `t`: rising, 1, falling.
fn presence(t: f32) -> f32 {
    ramp(t, 0.0, 0.2).min(1.0 - ramp(t, LEAVE + 0.1, LENGTH))
}

/// Returns the scale of headline and portrait at `t`: both come slowly nearer while they are read.
fn push_in(t: f32) -> f32 {
    1.0 + 0.05 * ramp(t, STRIKE, LEAVE)
}

/// Computes the pose of a part at `t` after a goal of that side from its pose at rest.
fn pose(part: CelebrationPiece, t: f32, side: Seat, rest: &mut Transform) {
    let way = if side == Seat::Home { 1.0 } else { -1.0 };
    let places = CelebrationLayout::of(side);
    let out = ease(EaseFunction::CubicIn, ramp(t, LEAVE, LENGTH - 0.05));
    match part {
        CelebrationPiece::Dim => {}
        CelebrationPiece::Banner => {
            let transition = 1.0 - ease(EaseFunction::CubicOut, ramp(t, 0.0, 0.28));
            let along = (out - transition) * 3000.0 * way;
            let [x, y] = DesignPoint::new(0.0, 452.0).world();
            let slope = SLOPE.to_radians();
            (rest.translation.x, rest.translation.y) = (x + along * slope.cos(), y + along * slope.sin());
        }
        CelebrationPiece::Headline => {
            let land = ease(EaseFunction::CubicIn, ramp(t, 0.14, 0.34));
            let settle = (-12.0 * (t - 0.34).max(0.0)).exp() * ((t - 0.34).max(0.0) * 34.0).sin() * 0.05;
            let beat = (-9.0 * (t - STRIKE).max(0.0)).exp() * if t > STRIKE { 0.06 } else { 0.0 };
            let size = if t < 0.14 { 0.0 } else { 2.4 - 1.4 * land - settle + beat };
            rest.scale = flat(size * push_in(t) * (1.0 - out));
        }
        CelebrationPiece::Disc => {
            let pop = ease(EaseFunction::BackOut, ramp(t, 0.12, 0.42));
            rest.scale = flat(pop * push_in(t) * (1.0 - out));
        }
        CelebrationPiece::Rays => rest.rotation = Quat::from_rotation_z(-t * 0.35),
        CelebrationPiece::Net => {
            let drop = ease(EaseFunction::BackOut, ramp(t, 0.04, 0.36));
            let [_, y] = places.net.centre().world();
            rest.translation.y = y + (1.0 - drop) * 760.0 + out * 900.0;
        }
        CelebrationPiece::Ball => {
            // The ball flies from the crowd into the net: large and near at first.
            let fly = ramp(t, STRIKE - 0.2, STRIKE);
            let after = (t - STRIKE).max(0.0);
            let [cx, cy] = places.net.centre().world();
            let [bx, by] = places.ball.world();
            let goal = Vec2::new(bx - cx, by - cy);
            let from = goal + Vec2::new(-760.0 * way, -420.0);
            let recoil = (-after * 5.0).exp() * (after * 16.0).sin() * 0.05;
            let place = from.lerp(goal, ease(EaseFunction::QuadraticOut, fly));
            (rest.translation.x, rest.translation.y) = (place.x, place.y - 10.0 * ramp(after, 0.2, 1.0));
            rest.scale = flat(if fly <= 0.0 { 0.0 } else { 2.6 - 1.6 * fly - recoil });
            rest.rotation =
                Quat::from_rotation_z(0.28 - (1.0 - fly) * 5.0 - 0.5 * (1.0 - (-after * 2.0).exp()));
        }
        CelebrationPiece::Row(k) => {
            let k = f32::from(k);
            let who = FRONT_ROW[(k as usize).min(FRONT_ROW.len() - 1)];
            let [x, y] = DesignPoint::new(who.at.x, who.at.y).world();
            let rise = ease(EaseFunction::BackOut, ramp(t, 0.3 + 0.07 * k, 0.62 + 0.07 * k));
            let hop = (t * 8.5 + k * 1.9).sin().abs() * 16.0 * ramp(t, STRIKE, STRIKE + 0.3);
            let sway = (t * 4.3 + k * 2.4).sin();
            rest.translation.x = x + sway * 5.0;
            rest.translation.y = y - (1.0 - rise) * 420.0 - out * 480.0 + hop;
            rest.rotation = Quat::from_rotation_z((-who.lean + sway * 1.6).to_radians());
            rest.scale = flat(who.scale);
        }
    }
}

/// Computes the pose of a part that only fades.
fn still_pose(part: CelebrationPiece, side: Seat, rest: &mut Transform) {
    pose(part, STRIKE + 1.2, side, rest);
    if let CelebrationPiece::Row(k) = part {
        let who = FRONT_ROW[usize::from(k).min(FRONT_ROW.len() - 1)];
        let [x, y] = DesignPoint::new(who.at.x, who.at.y).world();
        (rest.translation.x, rest.translation.y) = (x, y);
        rest.rotation = Quat::from_rotation_z((-who.lean).to_radians());
    }
}

/// Advances the time, and returns it with the remaining pause. At the strike, time stands still for the pause.
fn later(t: f32, held: f32, secs: f32) -> (f32, f32) {
    let beyond = t + secs - STRIKE;
    match () {
        () if held <= 0.0 || beyond < 0.0 => (t + secs, held),
        () if beyond < held => (STRIKE, held - beyond),
        () => (STRIKE + beyond - held, 0.0),
    }
}

/// The stadium that a celebration moves.
#[derive(SystemParam)]
pub(in crate::table) struct CelebrationStadium<'w> {
    crowd: ResMut<'w, CrowdIntensity>,
    lights: ResMut<'w, Floodlights>,
    shake: ResMut<'w, CameraShake>,
}

/// The materials of a celebration, and the parts that have them.
#[derive(SystemParam)]
pub(in crate::table) struct CelebrationFade<'w, 's> {
    inks: ResMut<'w, Assets<SketchMaterial>>,
    nets: ResMut<'w, Assets<NetMaterial>>,
    confetti: ResMut<'w, Assets<ConfettiMaterial>>,
    portraits: ResMut<'w, Assets<PortraitDisc>>,
    solid: Res<'w, SolidInk>,
    inked: Query<'w, 's, &'static MeshMaterial2d<SketchMaterial>>,
    netted: Query<'w, 's, &'static MeshMaterial2d<NetMaterial>>,
    texts: Query<'w, 's, (&'static mut TextColor, Option<&'static MaxOpacity>)>,
    pictures: Query<'w, 's, &'static mut MeshTag, With<MeshMaterial2d<PageMaterial>>>,
}

impl CelebrationFade<'_, '_> {
    /// Gives a part this opacity. Ink that others share stays.
    fn fade(&mut self, entity: Entity, opacity: f32) {
        if let Ok(ink) = self.inked.get(entity)
            && ink.0 != self.solid.0
            && let Some(mut ink) = self.inks.get_mut(&ink.0)
        {
            ink.fade.x = opacity;
        }
        if let Ok(mut tag) = self.pictures.get_mut(entity) {
            *tag = page::faded(&tag, opacity);
        }
        if let Ok((mut colour, full)) = self.texts.get_mut(entity) {
            colour.0.set_alpha(opacity * full.map_or(1.0, |s| s.0));
        }
    }

    /// Moves a net that was hit.
    fn strike(&mut self, entity: Entity, hit: Vec4) {
        if let Ok(net) = self.netted.get(entity)
            && let Some(mut net) = self.nets.get_mut(&net.0)
        {
            net.hit = hit;
        }
    }
}

/// Advances the celebration.
pub(in crate::table) fn run(
    time: Res<Time>,
    mut ends: MessageReader<EndCelebration>,
    mut over: MessageWriter<CelebrationOver>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut celebration: ResMut<Celebration>,
    CelebrationStadium { mut crowd, mut lights, mut shake }: CelebrationStadium,
    mut parts: Query<(&CelebrationPiece, &mut Transform)>,
    roots: Query<(Entity, Option<&CelebrationPiece>), With<CelebrationEntity>>,
    children: Query<&Children>,
    mut fading: CelebrationFade,
    mut commands: Commands,
) {
    let skipped = ends.read().last().is_some();
    let Some(now) = celebration.0.as_mut() else { return };
    (now.t, now.held) = later(now.t, now.held, time.delta_secs() * now.speed);
    let t = now.t;
    if skipped || t >= LENGTH {
        for (root, _) in &roots {
            commands.entity(root).try_despawn();
        }
        shake.stop();
        (crowd.intensity, crowd.reduced_motion, lights.dusk) = now.before;
        crowd.wave = false; // a wave in progress ends its lap
        celebration.0 = None;
        over.write(CelebrationOver { skipped });
        redraw.write(RequestRedraw);
        return;
    }
    if !now.struck && t >= STRIKE && (now.held <= 0.0 || t > STRIKE) {
        now.struck = true;
        crowd.cheer(now.side);
        if now.still {
            crowd.reduced_motion = true;
        } else {
            shake.start(18.0 * now.importance, 0.5 / now.speed);
            crowd.wave |= now.importance >= WAVE;
        }
    }
    let here = presence(t);
    lights.dusk = now.before.2 * (1.0 - 0.5 * here);
    for (&part, mut place) in &mut parts {
        if now.still { still_pose(part, now.side, &mut place) } else { pose(part, t, now.side, &mut place) }
    }
    // With reduced motion everything fades, otherwise only the veil.
    for (root, part) in &roots {
        let veil = matches!(part, Some(CelebrationPiece::Dim));
        if !(now.still || veil) {
            continue;
        }
        for entity in std::iter::once(root).chain(children.iter_descendants(root)) {
            fading.fade(entity, here);
        }
    }
    let opacity = if now.still { here } else { 1.0 };
    for entity in roots.iter().flat_map(|(root, _)| children.iter_descendants(root)) {
        fading.strike(entity, NetMaterial::struck(t - STRIKE, opacity, now.still));
    }
    if now.still {
        for (_, portrait) in fading.portraits.iter_mut() {
            portrait.fade.x = here;
        }
    }
    for (_, scraps) in fading.confetti.iter_mut() {
        scraps.flight = Vec4::new(t - STRIKE + 0.06, 1.0 - ramp(t, LEAVE, LENGTH), 0.0, 0.0);
    }
    redraw.write(RequestRedraw);
}

/// Ends the celebration with its screen, so that lights and crowd return to their state before.
fn end(mut ends: MessageWriter<EndCelebration>) {
    ends.write(EndCelebration);
}

/// Adds the celebration.
pub fn plugin(app: &mut App) {
    app.add_message::<CelebrateGoal>()
        .add_message::<EndCelebration>()
        .add_message::<CelebrationOver>()
        .init_resource::<Celebration>()
        .add_systems(OnExit(Screen::Title), end)
        .add_systems(OnExit(Screen::Match), end)
        .add_systems(
            Update,
            (rehearse, start, run).chain().in_set(FrameSet::Animate).after(apply_poses).before(sharpen),
        );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_celebration_is_short_and_starts_and_ends_invisible() {
        const { assert!(LENGTH <= 2.5 && STRIKE < LEAVE && LEAVE < LENGTH) };
        assert!(presence(0.0) < 1e-6 && presence(LENGTH) < 1e-6);
        assert!((presence(1.0) - 1.0).abs() < 1e-6);
    }

    #[test]
    fn time_stops_at_the_net_and_resumes() {
        let (mut t, mut held, mut still) = (0.0, HOLD, 0);
        for _ in 0..60 {
            let before = t;
            (t, held) = later(t, held, 1.0 / 60.0);
            still += u32::from(t == before);
        }
        assert!((3..=5).contains(&still), "{still} frames of 60 a second");
        assert!((t - (1.0 - HOLD)).abs() < 1e-4 && held == 0.0);
        // One long frame skips nothing.
        let (once, left) = later(0.0, HOLD, 1.0);
        assert!((once - (1.0 - HOLD)).abs() < 1e-6 && left == 0.0);
        assert!((later(0.4, 0.0, 0.3).0 - 0.7).abs() < 1e-6, "none where motion is reduced");
    }

    #[test]
    fn parts_of_a_celebration_enter_and_leave_the_screen() {
        let mut place = Transform::default();
        for (side, way) in [(Seat::Home, 1.0), (Seat::Away, -1.0)] {
            pose(CelebrationPiece::Banner, 0.0, side, &mut place);
            assert!(place.translation.x * way < -1000.0);
            pose(CelebrationPiece::Banner, 1.0, side, &mut place);
            assert!((place.translation.x + 960.0).abs() < 1.0);
        }
        pose(CelebrationPiece::Disc, LENGTH, Seat::Home, &mut place);
        assert!(place.scale.x < 0.01);
    }

    /// Makes an app with everything but a window and a graphics card.
    fn table() -> App {
        use bevy::{
            log::LogPlugin,
            render::{RenderPlugin, settings::WgpuSettings},
            time::TimeUpdateStrategy,
            winit::WinitPlugin,
        };
        let mut app = App::new();
        let settings = WgpuSettings { backends: None, ..default() };
        app.add_plugins(
            DefaultPlugins
                .build()
                .disable::<WinitPlugin>()
                .disable::<LogPlugin>()
                .set(RenderPlugin { render_creation: settings.into(), ..default() }),
        );
        app.add_plugins(crate::table::stadium_alone)
            .insert_resource(TimeUpdateStrategy::ManualDuration(std::time::Duration::from_millis(50)));
        app.world_mut().spawn(crate::table::draw::view::table_camera());
        app.finish();
        app.cleanup();
        app.update();
        app
    }

    fn census(app: &mut App) -> usize {
        app.world_mut().query::<&Transform>().iter(app.world()).count()
    }

    #[test]
    fn a_skipped_celebration_leaves_nothing_behind() {
        let mut app = table();
        let (people, crowd, lights) = (
            census(&mut app),
            app.world().resource::<CrowdIntensity>().clone(),
            *app.world().resource::<Floodlights>(),
        );
        app.world_mut().write_message(CelebrateGoal::new(Seat::Away));
        for _ in 0..16 {
            app.update();
        }
        assert!(census(&mut app) > people + 20);
        assert!(app.world().resource::<CrowdIntensity>().intensity[1] > 0.5);
        app.world_mut()
            .write_message(CelebrateGoal { reduced_motion: true, ..CelebrateGoal::new(Seat::Home) });
        for _ in 0..16 {
            app.update();
        }
        assert!(app.world().resource::<CrowdIntensity>().reduced_motion);
        app.world_mut().write_message(EndCelebration);
        for _ in 0..4 {
            app.update();
        }
        assert_eq!(census(&mut app), people);
        assert_eq!(*app.world().resource::<CrowdIntensity>(), crowd);
        assert_eq!(*app.world().resource::<Floodlights>(), lights);
        let camera = app
            .world_mut()
            .query_filtered::<&Transform, With<crate::table::draw::view::TableCamera>>()
            .single(app.world());
        assert!(camera.is_ok_and(|t| t.translation.truncate() == Vec2::ZERO));
    }

    #[test]
    fn a_celebration_ends_after_its_time() {
        let mut app = table();
        app.world_mut().write_message(CelebrateGoal { speed: 2.0, ..CelebrateGoal::new(Seat::Home) });
        for _ in 0..26 {
            app.update();
        }
        assert_eq!(app.world().resource::<Celebration>().time(), None);
        assert!(!app.world().resource::<Messages<CelebrationOver>>().is_empty());
    }
}
