//! The field of a scene: the ball, the plates of the areas, the highlighted area and the lettering on the grass.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::cards::pack::PicturePack;
use super::cards::pick::PickArea;
use super::cards::zone::{AtArea, HoldsBall, world};
use super::draw::page::{AtlasQuad, ShownPart};
use super::draw::painter::TablePainter;
use super::draw::sketch::{Sketch, tone};
use super::draw::view::{TextChanges, crisp};
use super::draw::{depth, paint};
use super::goal::celebrate::run;
use super::impact::Impact;
use super::motion::{AnimationSpeed, Glide, Pose, TargetPose, apply_poses, send};
use super::playback::AnimationStepStarted;
use super::stadium::pitch::{ActiveArea, AttackLabel, FieldDivision, PitchArea};
use crate::flow::frame::FrameSet;
use crate::flow::screen::ScreenEntity;
use clubs::club;
use engine::Seat;
use stage::cue::{Cue, KickSound};
use stage::layout::{DesignPoint, FIELD, LANE};
use stage::palette::{AMBER, CHALK, INK, NAVY};
use stage::scene::{BallPosition, FieldArea as Told, Scene};

/// Marks the ball.
#[derive(Component, Debug, Reflect)]
#[reflect(Component)]
#[require(Transform, Visibility, ScreenEntity)]
pub struct Ball;

/// The part of the ball that rotates as it rolls.
#[derive(Component, Debug, Reflect)]
#[reflect(Component)]
pub(super) struct RollingBall {
    last: f32,
}

/// The plates at the foot of these areas, its children.
#[derive(Component, Debug)]
#[require(Transform, Visibility, ScreenEntity)]
struct AreaPlates(Vec<Told>);

/// Radius of the ball, design units.
const BALL: f32 = 46.0;

/// Adds the field's systems.
pub fn plugin(app: &mut App) {
    app.register_type::<Ball>()
        .register_type::<RollingBall>()
        .register_type::<AtArea>()
        .register_type::<HoldsBall>();
    app.add_systems(
        Update,
        (
            (bounce, lay_field).chain().in_set(FrameSet::ApplySteps),
            roll.in_set(FrameSet::Animate).after(apply_poses).before(run),
        ),
    );
}

/// Returns the ball's position on the sheet.
pub fn ball_spot(ball: BallPosition, scene: &Scene) -> DesignPoint {
    let mid = FIELD.x + FIELD.w / 2.0;
    let toward = |seat: Seat, inside: f32| match seat {
        Seat::Home => FIELD.x - inside,
        Seat::Away => FIELD.x + FIELD.w + inside,
    };
    match ball {
        BallPosition::Area(k) => scene
            .areas
            .get(k)
            .map_or(DesignPoint::new(mid, LANE), |a| DesignPoint::new(a.rect.centre().x, LANE)),
        BallPosition::Spot(at) => at,
        BallPosition::GoalOf(seat) => DesignPoint::new(toward(seat, 18.0), LANE),
        BallPosition::MissAt(seat) => DesignPoint::new(toward(seat, -14.0), LANE - 112.0),
    }
}

/// Shows where the ball strikes something in open play, as the step of its way back begins.
fn bounce(
    mut started: MessageReader<AnimationStepStarted>,
    balls: Query<&Pose, With<Ball>>,
    mut impacts: MessageWriter<Impact>,
) {
    let strikes = |started: &&AnimationStepStarted| {
        !started.skipped && started.step.cues.contains(&Cue::Kick(KickSound::Bounce))
    };
    if started.read().filter(strikes).count() > 0 {
        impacts.write_batch(balls.iter().map(|pose| {
            let at = pose.0.at + Vec3::Z;
            Impact { at, reach: 170.0, ring: Some(CHALK), strength: 7.0 }
        }));
    }
}

/// What the pitch shows of a scene.
#[derive(SystemParam)]
struct PitchState<'w> {
    division: ResMut<'w, FieldDivision>,
    active: ResMut<'w, ActiveArea>,
    attack: ResMut<'w, AttackLabel>,
}

impl PitchState<'_> {
    fn follow(&mut self, scene: &Scene) {
        self.division.set_if_neq(FieldDivision { areas: scene.areas.len() as u8 });
        self.active.set_if_neq(ActiveArea(scene.areas.iter().position(|a| a.active)));
        self.attack.set_if_neq(scene.board.possession.map_or_else(AttackLabel::default, |seat| {
            AttackLabel { text: club(seat).short.clone(), towards_right: seat == Seat::Home }
        }));
    }
}

fn lay_field(
    mut started: MessageReader<AnimationStepStarted>,
    balls: Query<(Entity, Option<&Pose>, Option<&TargetPose>), With<Ball>>,
    plates: Query<(Entity, &AreaPlates)>,
    areas: Query<(Entity, &PitchArea)>,
    (pack, quad): (Res<PicturePack>, Res<AtlasQuad>),
    mut pitch: PitchState,
    mut wording: TextChanges,
    mut painter: TablePainter,
) {
    let step = started.read().last();
    let old = plates.iter().next();
    let drawn = old.map_or(&[][..], |(_, drawn)| &drawn.0);
    let wanted = step.map_or(drawn, |started| &started.step.scene.areas);
    if wording.changed() || wanted != drawn {
        let right = wanted.is_sorted_by_key(|area| area.number);
        let plates = painter.commands.spawn((Name::new("area plates"), AreaPlates(wanted.to_vec()))).id();
        for area in wanted {
            draw_plate(&mut painter, plates, area, right);
        }
        if let Some((old, _)) = old {
            painter.commands.entity(old).despawn();
        }
    }
    let Some(AnimationStepStarted { step, skipped }) = step else { return };
    pitch.follow(&step.scene);
    lay_ball(&mut painter, &step.scene, balls.iter().next(), &areas, &pack, &quad, *skipped);
}

fn lay_ball(
    painter: &mut TablePainter,
    scene: &Scene,
    ball: Option<(Entity, Option<&Pose>, Option<&TargetPose>)>,
    areas: &Query<(Entity, &PitchArea)>,
    pack: &PicturePack,
    square: &AtlasQuad,
    skipped: bool,
) {
    // At the goal mouth the ball is part of the picture.
    let Some(place) = scene.ball.filter(|_| scene.mouth.is_none()) else {
        if let Some((entity, ..)) = ball {
            painter.commands.entity(entity).despawn();
        }
        return;
    };
    // The ball is smaller among shirts.
    let scale = if scene.shirts.is_empty() { 1.0 } else { 0.6 };
    let goal = TargetPose { at: world(ball_spot(place, scene), depth::TABLE - 2.0), turn: 0.0, scale };
    let entity = match ball {
        Some((entity, pose, old)) => {
            if old != Some(&goal) {
                let far = pose.map_or(0.0, |p| p.0.at.truncate().distance(goal.at.truncate()));
                let secs = if skipped { 0.0 } else { (0.28 + far / 2600.0).min(0.62) };
                send(&mut painter.commands, entity, pose, goal, secs, 0.0);
            }
            entity
        }
        None => {
            let mut under = Sketch::new();
            under.circle(6.0, 12.0, BALL * 1.08, tone(INK, 0.35));
            under.circle(0.0, 0.0, BALL * 1.17, tone(AMBER, 1.0));
            let ball = pack.get("ball").map(|picture| {
                let size = Transform::from_scale(Vec3::splat(2.0 * BALL / picture.size.x));
                (square.showing(Some(&picture.page), ShownPart::plain(picture.part)), size)
            });
            let under = (painter.sketch(under), Transform::from_xyz(0.0, 0.0, -0.5));
            let entity = painter
                .commands
                .spawn((
                    Name::new("ball"),
                    Ball,
                    (PickArea(Vec2::splat(BALL)), Pickable::IGNORE),
                    Pose(goal),
                    goal,
                    Transform::from_translation(goal.at),
                    children![under],
                ))
                .id();
            let roller =
                (RollingBall { last: goal.at.x }, Transform::from_xyz(0.0, 0.0, 0.5), Visibility::Inherited);
            match ball {
                Some(picture) => painter.commands.spawn((roller, ChildOf(entity), children![picture])),
                None => {
                    let drawn = painter.sketch(super::draw::art::ball(BALL));
                    painter.commands.spawn((roller, drawn, ChildOf(entity)))
                }
            };
            entity
        }
    };
    match place {
        BallPosition::Area(k) => {
            if let Some((area, _)) = areas.iter().find(|(_, a)| a.index == k) {
                painter.commands.entity(entity).insert(AtArea(area));
            }
        }
        _ => {
            painter.commands.entity(entity).remove::<AtArea>();
        }
    }
}

/// Rotates the ball by the distance that it has moved.
pub(super) fn roll(
    balls: Query<(&Pose, &Children), (With<Ball>, With<Glide>)>,
    mut rollers: Query<(&mut Transform, &mut RollingBall)>,
    speed: Res<AnimationSpeed>,
) {
    for (pose, children) in &balls {
        for child in children {
            if let Ok((mut place, mut roller)) = rollers.get_mut(*child) {
                let way = pose.0.at.x - roller.last;
                roller.last = pose.0.at.x;
                if !speed.reduced {
                    place.rotate_z(-way / BALL);
                }
            }
        }
    }
}

/// Draws the plate of an area: its number, an arrow and its name. The arrow points to the side to which the numbers
/// rise, the direction of attack.
fn draw_plate(painter: &mut TablePainter, plates: Entity, area: &Told, right: bool) {
    let (x, y) = (area.rect.x + 14.0, area.rect.y + area.rect.h - 52.0);
    let mut s = Sketch::new();
    let label = area.name.shown();
    let long = 80.0 + label.chars().count() as f32 * 13.4;
    s.rect(x, y, long, 40.0, 8.0, if area.active { tone(INK, 0.8) } else { tone(NAVY, 0.72) });
    s.rect(x, y, 40.0, 40.0, 8.0, if area.active { tone(AMBER, 1.0) } else { tone(NAVY, 1.0) });
    let (number, name) = if area.active { (INK, AMBER) } else { (CHALK, CHALK) };
    let (arrow, way) = (Vec2::new(x + 56.0, y + 20.0), if right { 1.0 } else { -1.0 });
    let tip = [Vec2::new(-5.0 * way, -9.0), Vec2::new(5.0 * way, 0.0), Vec2::new(-5.0 * way, 9.0)];
    s.stroke(&tip.map(|corner| arrow + corner), false, 5.0, tone(name, 1.0));
    let ground = painter.sheet(s, depth::BOARDS + 1.0);
    painter.commands.spawn((Name::new(format!("plate {}", area.number)), ChildOf(plates), ground));
    painter.commands.spawn((
        ChildOf(plates),
        crisp(area.number.to_string(), &painter.faces.display, 36.0, paint(number, 1.0)),
        Transform::from_translation(world(DesignPoint::new(x + 20.0, y + 20.0), depth::BOARDS + 2.0)),
    ));
    painter.commands.spawn((
        ChildOf(plates),
        crisp(label, &painter.faces.shout, 28.0, paint(name, 1.0)),
        bevy::sprite::Anchor::CENTER_LEFT,
        Transform::from_translation(world(DesignPoint::new(x + 72.0, y + 20.0), depth::BOARDS + 2.0)),
    ));
}
