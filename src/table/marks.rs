//! Traces that stay on the pitch: the path of the last shot and the confetti of the last goals.

use std::collections::VecDeque;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::ball::ball_spot;
use super::cards::TableReset;
use super::draw::depth;
use super::draw::painter::TablePainter;
use super::draw::sketch::{Sketch, tone};
use super::goal::celebrate::CelebrationOver;
use super::playback::AnimationStepStarted;
use super::stadium::StadiumPart;
use crate::flow::frame::FrameSet;
use crate::flow::screen::{ScreenEntity, reset_with_screen};
use crate::theme::paint::kit;
use engine::Seat;
use stage::cue::{Cue, KickSound};
use stage::layout::{DesignPoint, DesignRect, FIELD, LANE};
use stage::palette::{AMBER, CHALK};
use stage::scene::BallPosition;
use stage::step::{AnimationStep, Banner};

/// The path of the last shot.
#[derive(Component, Debug)]
#[require(ScreenEntity)]
struct Trace;

/// The confetti of one goal.
#[derive(Component, Debug)]
#[require(ScreenEntity)]
struct Scraps;

/// What the traces of a match follow from.
#[derive(Resource, Default)]
struct TracedMatch {
    /// The ball's place in the last step.
    ball: Option<DesignPoint>,
    /// Confetti that still falls.
    falling: Vec<Sketch>,
    /// The confetti of each goal, the oldest first.
    lying: VecDeque<Entity>,
}

/// Number of goals whose confetti stays on the grass.
const THROWS: usize = 3;

/// The outcome of a shot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ShotResult {
    In,
    Out,
}

/// A shot from one point of the sheet to another.
#[derive(Clone, Copy, Debug, PartialEq)]
struct ShotTrace {
    from: DesignPoint,
    to: DesignPoint,
    ended: ShotResult,
}

/// Adds the traces.
pub fn plugin(app: &mut App) {
    app.add_plugins(reset_with_screen::<TracedMatch>).add_systems(
        Update,
        (clear.run_if(on_message::<TableReset>), trace, strew).chain().in_set(FrameSet::ApplySteps),
    );
}

/// Returns the shot that a step shows, if the ball was on the table before it.
fn shot(before: Option<DesignPoint>, step: &AnimationStep) -> Option<ShotTrace> {
    let scene = &step.scene;
    let (from, ball) = (before?, scene.ball?);
    let to = ball_spot(ball, scene);
    let struck = step.cues.contains(&Cue::Kick(KickSound::Shot));
    let ended = match ball {
        BallPosition::GoalOf(_) => ShotResult::In,
        BallPosition::MissAt(_) => ShotResult::Out,
        BallPosition::Spot(_) | BallPosition::Area(_) if struck => ShotResult::Out,
        BallPosition::Spot(_) | BallPosition::Area(_) => return None,
    };
    let far = (to.x - from.x).hypot(to.y - from.y);
    (far > 60.0).then_some(ShotTrace { from, to, ended })
}

/// Removes the traces of the last match on this screen.
fn clear(
    traces: Query<Entity, Or<(With<Trace>, With<Scraps>)>>,
    mut traced: ResMut<TracedMatch>,
    mut commands: Commands,
) {
    *traced = TracedMatch::default();
    for trace in &traces {
        commands.entity(trace).despawn();
    }
}

/// Draws the path of a shot until the next one. A scene with a trail needs none.
fn trace(
    mut started: MessageReader<AnimationStepStarted>,
    traces: Query<Entity, With<Trace>>,
    mut traced: ResMut<TracedMatch>,
    mut painter: TablePainter,
) {
    let mut last = None;
    for AnimationStepStarted { step, .. } in started.read() {
        last = shot(traced.ball, step)
            .filter(|_| step.scene.trail.is_empty() && step.scene.mouth.is_none())
            .or(last);
        traced.ball = step.scene.ball.map(|ball| ball_spot(ball, &step.scene));
    }
    if let Some(shot) = last {
        for trace in &traces {
            painter.commands.entity(trace).despawn();
        }
        let drawn = painter.sheet(drawn(shot), depth::LINES + 1.0);
        painter.commands.spawn((Name::new("trace of the last shot"), Trace, StadiumPart, drawn));
    }
}

/// Draws a dashed line from a dot at the start to a ring for a goal, or a cross for a miss.
fn drawn(shot: ShotTrace) -> Sketch {
    let (from, to) = (vec2(shot.from.x, shot.from.y), vec2(shot.to.x, shot.to.y));
    let chalk = tone(CHALK, 0.5);
    let mut s = Sketch::new();
    s.circle(from.x, from.y, 9.0, chalk);
    s.dashes(from, to, 6.0, 22.0, 16.0, chalk);
    match shot.ended {
        ShotResult::In => {
            s.ring(to.x, to.y, 22.0, 6.0, tone(AMBER, 0.8));
        }
        ShotResult::Out => {
            for (a, b) in [(vec2(-15.0, -15.0), vec2(15.0, 15.0)), (vec2(-15.0, 15.0), vec2(15.0, -15.0))] {
                s.stroke(&[to + a, to + b], false, 7.0, tone(CHALK, 0.7));
            }
        }
    }
    s
}

/// Puts a goal's confetti on the grass once its celebration is over.
fn strew(
    mut started: MessageReader<AnimationStepStarted>,
    mut over: MessageReader<CelebrationOver>,
    mut traced: ResMut<TracedMatch>,
    mut painter: TablePainter,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let mut down = over.read().count() > 0;
    for AnimationStepStarted { step, skipped } in started.read() {
        if let Some(Banner::Goal { side, weight, scorer, .. }) = step.banner {
            let goals = step.scene.board.score;
            let seed = u64::from(goals[Seat::Home]) << 16 | u64::from(goals[Seat::Away]) << 8 | scorer as u64;
            let plates: Vec<DesignRect> = step.scene.areas.iter().map(|area| plate(area.rect)).collect();
            traced.falling.push(fallen(seed, side, weight, &plates));
            // A skipped goal has no falling confetti to wait for.
            down |= *skipped;
        }
    }
    if !down {
        return;
    }
    for sketch in std::mem::take(&mut traced.falling) {
        let drawn = painter.sheet(sketch, depth::LINES + 0.5);
        let scraps =
            painter.commands.spawn((Name::new("confetti on the grass"), Scraps, StadiumPart, drawn)).id();
        traced.lying.push_back(scraps);
        redraw.write(RequestRedraw);
    }
    while traced.lying.len() > THROWS {
        if let Some(oldest) = traced.lying.pop_front() {
            painter.commands.entity(oldest).try_despawn();
        }
    }
}

/// Returns the strip of an area that holds its name.
const fn plate(area: DesignRect) -> DesignRect {
    DesignRect::new(area.x, area.y + area.h - 64.0, area.w, 64.0)
}

/// Draws confetti in the colours of `side` round the goal that it scored in, off the ball's lane and off the areas in
/// `free`.
fn fallen(seed: u64, side: Seat, weight: f32, free: &[DesignRect]) -> Sketch {
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    let (line, way) = match side {
        Seat::Home => (FIELD.x + FIELD.w, -1.0),
        Seat::Away => (FIELD.x, 1.0),
    };
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few dozen")]
    let count = (44.0 + 50.0 * weight.clamp(0.0, 1.0)) as usize;
    let mut s = Sketch::new();
    for _ in 0..count {
        // Confetti is denser near the goal.
        let far: f32 = dice.random_range(0.0..1.0f32).powi(2) * 520.0 - 60.0;
        let at =
            DesignPoint::new(line + way * far, dice.random_range(FIELD.y + 12.0..FIELD.y + FIELD.h - 12.0));
        let (turn, colour) = (dice.random_range(0.0..180.0f32), dice.random_range(0..4usize));
        let (w, h) = (dice.random_range(7.0..13.0f32), dice.random_range(4.0..7.0f32));
        let within = |a: &DesignRect| (a.x..a.x + a.w).contains(&at.x) && (a.y..a.y + a.h).contains(&at.y);
        if (at.y - LANE).abs() < 34.0 || free.iter().any(within) {
            continue;
        }
        let kit = kit(side).0;
        s.place(vec2(at.x, at.y), turn, 1.0);
        s.rect(-w / 2.0, -h / 2.0, w, h, 1.0, tone([kit, kit, CHALK, AMBER][colour], 0.85));
    }
    s.reset_place();
    s
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::draw::ink::SolidInk;
    use crate::table::draw::view::TableFonts;
    use stage::scene::Scene;

    fn step(ball: BallPosition, struck: bool) -> AnimationStep {
        let step = AnimationStep::new(Scene { ball: Some(ball), ..Scene::default() }, 0.5);
        if struck { step.cue(Cue::Kick(KickSound::Shot)) } else { step }
    }

    #[test]
    fn a_shot_is_traced_and_a_pass_is_not() {
        let from = Some(DesignPoint::new(900.0, LANE));
        let near = BallPosition::Spot(DesignPoint::new(1200.0, LANE));
        let ended = |ball, struck| shot(from, &step(ball, struck)).map(|shot| shot.ended);
        assert_eq!(ended(BallPosition::GoalOf(Seat::Away), true), Some(ShotResult::In));
        assert_eq!(ended(BallPosition::MissAt(Seat::Away), false), Some(ShotResult::Out));
        assert_eq!(ended(near, true), Some(ShotResult::Out), "blocked on its way");
        assert_eq!(ended(near, false), None);
        assert_eq!(shot(None, &step(BallPosition::GoalOf(Seat::Away), true)), None, "from nowhere");
    }

    #[test]
    fn a_new_table_has_no_marks() {
        let mut app = App::new();
        app.add_message::<AnimationStepStarted>()
            .add_message::<CelebrationOver>()
            .add_message::<TableReset>()
            .add_message::<RequestRedraw>()
            .init_resource::<Assets<Mesh>>()
            .insert_resource(SolidInk(Handle::default()))
            .insert_resource(TableFonts { shout: Handle::default(), display: Handle::default() })
            .add_plugins(plugin);
        app.world_mut().spawn(Trace);
        app.world_mut().spawn(Scraps);
        app.update();
        let left = |app: &mut App| {
            app.world_mut().query_filtered::<(), Or<(With<Trace>, With<Scraps>)>>().iter(app.world()).count()
        };
        assert_eq!(left(&mut app), 2, "what happened stays");
        app.world_mut().write_message(TableReset);
        app.update();
        assert_eq!(left(&mut app), 0, "a match of its own, behind the title too");
    }

    #[test]
    fn the_same_goal_leaves_the_same_confetti() {
        let lie = |seed| fallen(seed, Seat::Home, 0.5, &[]).triangles();
        assert!(lie(7) == lie(7) && lie(7) > 60);
    }
}
