//! A table that waits is not dead: from time to time the ball rocks, a card that can be played lifts a little, and the
//! crowd stirs. Where frames are slow to draw, as without a graphics card, each of these is a change of pose in one
//! frame in which the window wakes anyway.

use bevy::input::mouse::AccumulatedMouseMotion;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};
use std::f32::consts::{PI, TAU};

use super::ball::{Ball, RollingBall, roll};
use super::cards::TableCard;
use super::motion::{AnimationSpeed, Glide, apply_poses};
use super::playback::Playback;
use crate::flow::action::ActionState;
use crate::flow::frame::FrameSet;
use crate::flow::input_filter::{FocusLayer, InputFilter};
use crate::flow::prefs::Prefs;
use crate::flow::screen::reset_with_screen;
use stage::scene::CardHighlight;

/// Time between two movements, seconds.
const BEAT_SECS: f32 = 6.0;
/// Duration of a movement, seconds.
const MOVE_SECS: f32 = 1.6;
/// Duration of a frame from which on movements are single poses, seconds.
const SLOW_FRAME_SECS: f32 = 0.05;
/// Number of movements of which one stirs the crowd where frames are slow: the stand is drawn anew for it.
const SLOW_CROWD_BEATS: u32 = 10;
/// Angle by which the ball rocks to either side, radians.
const ROCKS: f32 = 0.22;
/// Height by which a card lifts, design units.
const LIFTS: f32 = 7.0;

/// The small movements of a waiting table.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Reflect)]
#[reflect(Resource)]
pub(super) struct TableRest {
    /// Seconds for which the table has waited.
    waited: f32,
    /// Number of movements so far.
    beats: u32,
    /// Seconds since the movement in progress began.
    since: Option<f32>,
    /// True if a frame of a movement took too long.
    is_slow: bool,
    /// Angle of the ball that is owed to its rocking, radians.
    rocked: f32,
}

impl TableRest {
    /// Advances by `delta` seconds. Returns true if the next frame is needed soon.
    fn advance(&mut self, delta: f32, waits: bool) -> bool {
        if !waits {
            *self = Self { is_slow: self.is_slow, rocked: self.rocked, ..Self::default() };
            return false;
        }
        self.waited += delta;
        let beats = (self.waited / BEAT_SECS) as u32;
        if beats > self.beats {
            (self.beats, self.since) = (beats, Some(0.0));
            return !self.is_slow;
        }
        let Some(since) = self.since else { return false };
        self.is_slow |= delta > SLOW_FRAME_SECS;
        self.since = Some(since + delta).filter(|since| !self.is_slow && *since < MOVE_SECS);
        !self.is_slow
    }

    /// Returns how far a card is lifted, 0..=1.
    fn lift(&self) -> f32 {
        if self.is_slow {
            (self.beats % 2) as f32
        } else {
            self.since.map_or(0.0, |t| (PI * t / MOVE_SECS).sin())
        }
    }

    /// Returns how far the ball has rocked, -1..=1.
    fn swing(&self) -> f32 {
        match (self.is_slow, self.beats) {
            (true, 0) => 0.0,
            (true, beats) => 1.0 - 2.0 * (beats % 2) as f32,
            (false, _) => self.since.map_or(0.0, |t| (TAU * t / MOVE_SECS).sin()),
        }
    }

    /// Returns true while the crowd stirs.
    pub(super) const fn stirs_crowd(&self) -> bool {
        self.since.is_some() && (!self.is_slow || self.beats.is_multiple_of(SLOW_CROWD_BEATS))
    }
}

/// Adds the movements.
pub(super) fn plugin(app: &mut App) {
    app.register_type::<TableRest>();
    app.add_plugins(reset_with_screen::<TableRest>)
        .add_systems(Update, wait.in_set(FrameSet::ApplySteps))
        .add_systems(Update, (rock, lift).chain().in_set(FrameSet::Animate).after(apply_poses).before(roll));
}

/// Notes for how long the table has waited. It does not wait with reduced motion, to save power, where the crowd keeps
/// still, below a page and in a window without the focus.
pub(super) fn wait(
    (time, prefs, speed): (Res<Time<Real>>, Res<Prefs>, Res<AnimationSpeed>),
    (playback, actions, input_filter): (Res<Playback>, Res<ActionState>, Res<InputFilter>),
    mouse: Res<AccumulatedMouseMotion>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut resting: ResMut<TableRest>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let may_move = !prefs.settings.shared.low_power && prefs.settings.shared.animated_crowd && !speed.reduced;
    let busy = !playback.is_idle() || mouse.delta != Vec2::ZERO || actions.has_input();
    let on_show = *input_filter.top() == FocusLayer::Table && windows.iter().any(|window| window.focused);
    let mut now = *resting;
    if now.advance(time.delta_secs(), may_move && !busy && on_show) {
        redraw.write(RequestRedraw);
    }
    resting.set_if_neq(now);
}

/// Rocks the ball.
fn rock(
    mut resting: ResMut<TableRest>,
    balls: Query<&Children, (With<Ball>, Without<Glide>)>,
    mut rollers: Query<&mut Transform, With<RollingBall>>,
) {
    let angle = ROCKS * resting.swing();
    let turn = angle - resting.rocked;
    if turn == 0.0 {
        return;
    }
    resting.rocked = angle;
    for child in balls.iter().flatten() {
        if let Ok(mut place) = rollers.get_mut(*child) {
            place.rotate_z(turn);
        }
    }
}

/// Lifts one of the cards that can be played, each time another one.
fn lift(resting: Res<TableRest>, mut cards: Query<(Entity, &TableCard, &mut Transform)>) {
    let up = LIFTS * resting.lift();
    if up == 0.0 {
        return;
    }
    let playable = |card: &TableCard| card.look == CardHighlight::Lit;
    let mut places: Vec<(usize, Entity)> = cards
        .iter()
        .filter(|(_, card, _)| playable(card))
        .map(|(entity, card, _)| (card.index, entity))
        .collect();
    places.sort_unstable();
    let chosen = (resting.beats as usize).checked_rem(places.len()).and_then(|k| places.get(k));
    if let Some((.., mut place)) = chosen.and_then(|(_, entity)| cards.get_mut(*entity).ok()) {
        place.translation.y += up;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the table after frames of these durations, in seconds, and in how many of them the next one was needed.
    fn after(frames: &[f32]) -> (TableRest, usize) {
        let mut resting = TableRest::default();
        let needed = frames.iter().filter(|delta| resting.advance(**delta, true)).count();
        (resting, needed)
    }

    #[test]
    fn a_fast_machine_moves_smoothly_and_rests_again() {
        let (resting, _) = after(&[5.0, 1.1, 0.016]);
        assert!(resting.stirs_crowd() && resting.lift() > 0.0 && resting.swing() > 0.0);
        let frames: Vec<f32> = [5.0, 1.1].into_iter().chain([0.016; 200]).collect();
        let (resting, needed) = after(&frames);
        assert!((95..110).contains(&needed), "{needed} frames of {MOVE_SECS} s");
        assert_eq!((resting.lift(), resting.swing(), resting.stirs_crowd()), (0.0, 0.0, false));
    }

    #[test]
    fn a_slow_machine_changes_one_pose_in_frames_that_it_draws_anyway() {
        let (resting, needed) = after(&[5.0, 1.1, 0.12]);
        assert_eq!(
            (needed, resting.lift(), resting.swing()),
            (1, 1.0, -1.0),
            "one frame shows that it is slow"
        );
        let frames: Vec<f32> = [5.0, 1.1, 0.12].into_iter().chain([5.0; 20]).collect();
        let (resting, needed) = after(&frames);
        assert!(needed == 1 && resting.beats > 10, "{resting:?}");
    }

    #[test]
    fn whoever_acts_ends_the_rest() {
        let mut resting = after(&[5.0, 1.1, 0.016]).0;
        assert!(!resting.advance(0.016, false));
        assert_eq!((resting.waited, resting.lift()), (0.0, 0.0));
    }
}
