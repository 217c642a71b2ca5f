//! Contact: where something strikes, a flash and a ring spread, the camera shakes, and all movement stops for a moment.

use bevy::camera::visibility::NoFrustumCulling;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::draw::ink::SketchMaterial;
use super::draw::sketch::{Sketch, tone};
use super::draw::view::{CameraShake, shake};
use super::motion::AnimationSpeed;
use crate::flow::frame::FrameSet;
use crate::flow::screen::ScreenEntity;
use stage::palette::{CHALK, Rgb};

/// Something strikes at a place of the table.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Impact {
    /// The place in the world, with the height at which it is drawn.
    pub at: Vec3,
    /// The radius to which it spreads, design units.
    pub reach: f32,
    /// The colour of its ring, if it has one.
    pub ring: Option<Rgb>,
    /// The amplitude of the camera's shake, design units.
    pub strength: f32,
}

/// Seconds for which movement stops.
const HIT_STOP: f32 = 0.07;
/// Seconds at speed 1 that the flash takes to fade.
const FLASH: f32 = 0.14;
/// Seconds at speed 1 that the ring takes to spread and fade.
const SPREAD: f32 = 0.4;
/// Seconds at speed 1 for which the camera shakes.
const SHAKE: f32 = 0.24;
/// Number of sparks round the ring.
const SPARKS: u8 = 12;

/// Stops all movement: the real seconds that are left of the stop.
#[derive(Resource, Debug, Default)]
struct HitStop(f32);

/// A picture of an impact that grows and fades: the flash or the ring.
#[derive(Component, Debug)]
#[require(ScreenEntity)]
struct ImpactPart {
    since: f32,
    secs: f32,
    /// Its scale at first and at last.
    scales: [f32; 2],
}

/// Adds impacts.
pub fn plugin(app: &mut App) {
    app.init_resource::<HitStop>().add_message::<Impact>().add_systems(
        PostUpdate,
        (release, spread, strike).chain().in_set(FrameSet::PrepareRender).before(shake),
    );
}

/// Shows new impacts; with reduced motion, and in an instant show, there are none.
fn strike(
    mut impacts: MessageReader<Impact>,
    speed: Res<AnimationSpeed>,
    (mut meshes, mut inks): (ResMut<Assets<Mesh>>, ResMut<Assets<SketchMaterial>>),
    (mut stop, mut time): (ResMut<HitStop>, ResMut<Time<Virtual>>),
    mut camera_shake: ResMut<CameraShake>,
    mut commands: Commands,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for impact in impacts.read().filter(|_| speed.moves()) {
        let ring =
            impact.ring.map(|colour| ("impact ring", ring(impact.reach, colour), SPREAD, [0.3, 1.0], 0.0));
        let flash = ("impact flash", flash(impact.reach * 0.55), FLASH, [1.0, 0.7], 0.1);
        for (name, sketch, secs, scales, above) in ring.into_iter().chain([flash]) {
            commands.spawn((
                Name::new(name),
                ImpactPart { since: 0.0, secs, scales },
                Mesh2d(meshes.add(sketch.mesh())),
                MeshMaterial2d(inks.add(SketchMaterial::new(1.0))),
                Transform::from_translation(impact.at + Vec3::Z * above)
                    .with_scale(Vec2::splat(scales[0]).extend(1.0)),
                NoFrustumCulling,
            ));
        }
        camera_shake.start(impact.strength, SHAKE / speed.speed);
        stop.0 = HIT_STOP / speed.speed;
        time.pause();
        redraw.write(RequestRedraw);
    }
}

/// Lets movement go on after the stop.
fn release(
    real: Res<Time<Real>>,
    mut stop: ResMut<HitStop>,
    mut time: ResMut<Time<Virtual>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if stop.0 > 0.0 {
        redraw.write(RequestRedraw);
        stop.0 -= real.delta_secs();
        if stop.0 <= 0.0 {
            time.unpause();
        }
    }
}

/// Lets the parts grow and fade, and removes them at the end.
fn spread(
    time: Res<Time>,
    speed: Res<AnimationSpeed>,
    mut parts: Query<(Entity, &mut ImpactPart, &mut Transform, &MeshMaterial2d<SketchMaterial>)>,
    mut inks: ResMut<Assets<SketchMaterial>>,
    mut commands: Commands,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (entity, mut part, mut place, ink) in &mut parts {
        redraw.write(RequestRedraw);
        part.since += speed.delta(&time);
        let k = (part.since / part.secs).clamp(0.0, 1.0);
        if k >= 1.0 {
            commands.entity(entity).despawn();
            continue;
        }
        let [first, last] = part.scales;
        let out = 1.0 - (1.0 - k).powi(3);
        place.scale = Vec2::splat(first + (last - first) * out).extend(1.0);
        if let Some(mut ink) = inks.get_mut(&ink.0) {
            ink.fade.x = 1.0 - k * k;
        }
    }
}

/// Draws the ring with its sparks, as wide as it spreads.
fn ring(reach: f32, colour: Rgb) -> Sketch {
    let tone = tone(colour, 0.9);
    let mut s = Sketch::new();
    s.ring(0.0, 0.0, reach * 0.82, reach * 0.05, tone);
    for k in 0..SPARKS {
        let way = Vec2::from_angle(f32::from(k) * std::f32::consts::TAU / f32::from(SPARKS) + 0.2);
        let (from, to) = if k % 2 == 0 { (0.88, 1.1) } else { (0.88, 1.0) };
        s.rod(&[way * reach * from, way * reach * to], reach * 0.04, tone);
    }
    s
}

/// Draws the flash: a star in its glow.
fn flash(reach: f32) -> Sketch {
    let mut s = Sketch::new();
    for k in 1..=4u8 {
        s.circle(0.0, 0.0, reach * (0.3 + 0.12 * f32::from(k)), tone(CHALK, 0.12));
    }
    let points = 16u8;
    let star: Vec<Vec2> = (0..points)
        .map(|k| {
            let far = if k % 2 == 0 { 1.0 } else { 0.34 };
            Vec2::from_angle(f32::from(k) * std::f32::consts::TAU / f32::from(points)) * reach * far
        })
        .collect();
    s.fill(&star, tone(CHALK, 0.95));
    s
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn table(speed: AnimationSpeed) -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, bevy::asset::AssetPlugin::default()))
            .init_asset::<Mesh>()
            .init_asset::<SketchMaterial>()
            .insert_resource(speed)
            .init_resource::<CameraShake>()
            .init_resource::<HitStop>()
            .add_message::<RequestRedraw>()
            .add_message::<Impact>()
            .insert_resource(bevy::time::TimeUpdateStrategy::ManualDuration(Duration::from_millis(20)))
            .add_systems(PostUpdate, (release, spread, strike).chain());
        app.update();
        app.world_mut().write_message(Impact {
            at: Vec3::ZERO,
            reach: 100.0,
            ring: Some(CHALK),
            strength: 6.0,
        });
        app.update();
        app
    }

    fn parts(app: &mut App) -> usize {
        app.world_mut().query::<&ImpactPart>().iter(app.world()).count()
    }

    #[test]
    fn an_impact_stops_movement_for_a_moment_and_leaves_nothing() {
        let mut app = table(AnimationSpeed::default());
        assert_eq!(parts(&mut app), 2);
        assert!(app.world().resource::<CameraShake>().shakes());
        let moved = |app: &mut App| {
            app.update();
            app.world().resource::<Time<Virtual>>().delta_secs() > 0.0
        };
        let stopped = (0..10).take_while(|_| !moved(&mut app)).count();
        assert!((2..=5).contains(&stopped), "{stopped} frames of 20 ms");
        for _ in 0..30 {
            assert!(moved(&mut app));
        }
        assert_eq!(parts(&mut app), 0);
    }

    #[test]
    fn reduced_motion_has_no_impacts() {
        let mut app = table(AnimationSpeed { reduced: true, ..AnimationSpeed::default() });
        assert_eq!(parts(&mut app), 0);
        assert!(!app.world().resource::<CameraShake>().shakes());
        assert!(!app.world().resource::<Time<Virtual>>().is_paused());
    }
}
