//! Movement: entities glide from their current pose to their target and turn over on the way. Redraws are requested
//! only while something moves.

use bevy::curve::easing::EaseFunction;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::draw::view::sharpen;
use crate::flow::frame::FrameSet;
use crate::flow::prefs::Prefs;

/// The pose at which an entity belongs, in world units. [`send`] changes it and starts the glide.
#[derive(Component, Clone, Copy, Debug, PartialEq, Reflect)]
#[reflect(Component)]
pub struct TargetPose {
    /// Position; z is the height at rest.
    pub at: Vec3,
    /// Rotation, degrees counter-clockwise.
    pub turn: f32,
    /// Scale; 1 is the natural size.
    pub scale: f32,
}

/// A glide in progress.
#[derive(Component, Clone, Copy, Debug, Reflect)]
#[reflect(Component)]
pub struct Glide {
    from: TargetPose,
    elapsed: f32,
    secs: f32,
    lift: f32,
}

/// The current pose of an entity, before it becomes a transform.
#[derive(Component, Clone, Copy, Debug, Reflect)]
#[reflect(Component)]
pub struct Pose(pub TargetPose);

/// A card being turned over.
#[derive(Component, Clone, Debug, Reflect)]
#[reflect(Component)]
pub struct CardFlip {
    /// The key of the face that will be shown.
    pub face: String,
    elapsed: f32,
    secs: f32,
}

impl CardFlip {
    /// Returns a turn to `face` that lasts `secs` seconds.
    #[must_use]
    pub const fn new(face: String, secs: f32) -> Self {
        Self { face, elapsed: 0.0, secs }
    }
}

/// A turning card is half way round: its picture has to change now.
#[derive(EntityEvent, Debug)]
pub struct CardFlipped {
    /// The entity of the card.
    pub entity: Entity,
    /// The key of the face.
    pub face: String,
}

/// The speed of movement and whether it is reduced.
#[derive(Resource, Clone, Copy, Debug, Reflect)]
#[reflect(Resource)]
pub struct AnimationSpeed {
    /// Show seconds per second: 0.5, 1, 2, 4, or infinite for instant.
    pub speed: f32,
    /// True for no flights and no turns: things jump to their targets.
    pub reduced: bool,
}

impl AnimationSpeed {
    /// Returns the show seconds that pass in a frame; those of an instant show are many, but not infinite.
    #[must_use]
    pub fn delta(&self, time: &Time) -> f32 {
        time.delta_secs() * self.speed.min(1000.0)
    }

    /// Returns true if anything is animated: movement is neither reduced nor instant.
    #[must_use]
    pub const fn moves(&self) -> bool {
        !self.reduced && self.speed.is_finite()
    }
}

impl Default for AnimationSpeed {
    fn default() -> Self {
        Self { speed: 1.0, reduced: false }
    }
}

/// Duration of a card's glide at speed 1, seconds.
pub const GLIDE_SECS: f32 = 0.24;
/// Duration of a card's turn at speed 1, seconds.
pub const TURN_SECS: f32 = 0.26;

/// Sends an entity to `goal` in `secs` seconds, raised by `lift` on the way.
pub fn send(
    commands: &mut Commands,
    entity: Entity,
    pose: Option<&Pose>,
    goal: TargetPose,
    secs: f32,
    lift: f32,
) {
    let mut entity = commands.entity(entity);
    match pose {
        Some(pose) if secs > 0.0 => {
            entity.insert((goal, Glide { from: pose.0, elapsed: 0.0, secs, lift }));
        }
        _ => {
            entity.insert((goal, Pose(goal))).remove::<Glide>();
        }
    }
}

/// Adds the systems of movement.
pub fn plugin(app: &mut App) {
    app.register_type::<AnimationSpeed>()
        .register_type::<Pose>()
        .register_type::<TargetPose>()
        .register_type::<Glide>()
        .register_type::<CardFlip>();
    app.init_resource::<AnimationSpeed>()
        .add_systems(
            Update,
            take_over.in_set(FrameSet::ApplySettings).run_if(resource_exists_and_changed::<Prefs>),
        )
        .add_systems(
            Update,
            (glide, turn_over, apply_poses).chain().in_set(FrameSet::Animate).before(sharpen),
        );
}

/// Copies speed and reduced motion from the preferences.
fn take_over(prefs: Res<Prefs>, mut speed: ResMut<AnimationSpeed>) {
    *speed = AnimationSpeed { speed: prefs.speed(), reduced: prefs.settings.personal().reduced_motion };
}

/// Advances all glides.
pub(in crate::table) fn glide(
    time: Res<Time>,
    speed: Res<AnimationSpeed>,
    mut moving: Query<(Entity, &TargetPose, &mut Pose, &mut Glide)>,
    mut commands: Commands,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (entity, goal, mut pose, mut glide) in &mut moving {
        redraw.write(RequestRedraw);
        glide.elapsed += speed.delta(&time);
        let f = if speed.reduced { 1.0 } else { (glide.elapsed / glide.secs).clamp(0.0, 1.0) };
        let k = EaseFunction::CubicOut.sample_clamped(f);
        let from = glide.from;
        let mut at = from.at.lerp(goal.at, k);
        at.z = if f < 1.0 { goal.at.z.max(from.at.z) + glide.lift } else { goal.at.z };
        // A lifted entity swells a little on its way.
        let settle = if glide.lift > 0.0 { 1.0 + 0.05 * (f * std::f32::consts::PI).sin() } else { 1.0 };
        pose.0 = TargetPose {
            at,
            turn: from.turn + (goal.turn - from.turn) * k,
            scale: (from.scale + (goal.scale - from.scale) * k) * settle,
        };
        if f >= 1.0 {
            pose.0 = *goal;
            commands.entity(entity).remove::<Glide>();
        }
    }
}

fn turn_over(
    time: Res<Time>,
    speed: Res<AnimationSpeed>,
    mut turning: Query<(Entity, &mut CardFlip)>,
    mut commands: Commands,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (entity, mut turn) in &mut turning {
        redraw.write(RequestRedraw);
        let before = turn.elapsed / turn.secs;
        turn.elapsed += speed.delta(&time);
        let after = if speed.reduced { 1.0 } else { turn.elapsed / turn.secs };
        if before < 0.5 && after >= 0.5 {
            let face = turn.face.clone();
            commands.entity(entity).trigger(|entity| CardFlipped { entity, face });
        }
        if after >= 1.0 {
            commands.entity(entity).remove::<CardFlip>();
        }
    }
}

/// Writes poses to transforms. A turning card is narrowest at half time.
pub(super) fn apply_poses(mut things: Query<(&Pose, Option<&CardFlip>, &mut Transform)>) {
    for (pose, turning, mut transform) in &mut things {
        let width =
            turning.map_or(1.0, |t| (t.elapsed / t.secs * std::f32::consts::PI).cos().abs().max(0.04));
        let next = Transform {
            translation: pose.0.at,
            rotation: Quat::from_rotation_z(pose.0.turn.to_radians()),
            scale: Vec3::new(pose.0.scale * width, pose.0.scale, 1.0),
        };
        if *transform != next {
            *transform = next;
        }
    }
}
