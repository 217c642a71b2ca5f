//! The queue of steps. A step starts when the one before it has had its time; motion, sound and HUD react to its
//! [`AnimationStepStarted`]. Input opens when the queue is empty. Skipping drains the queue up to the next pause or the
//! verdict that decides the match. That verdict stays until it can have been read. In a lesson the show stops at every
//! verdict and every goal, until the learner goes on.

use std::collections::VecDeque;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::motion::AnimationSpeed;
use crate::flow::frame::FrameSet;
use crate::flow::input_filter::MIN_READ_SECS;
use ai::delay::BotDelay;
use engine::Seat;
use stage::cue::Cue;
use stage::step::{AnimationStep, Banner};

/// The waiting steps and the remaining time of the current one.
#[derive(Resource, Debug, Default)]
pub struct Playback {
    queue: VecDeque<QueueEntry>,
    /// Seconds of the show left of the current step or pause.
    step_secs_left: f32,
    /// Real seconds left of the current pause.
    pause_secs_left: f32,
    /// The seat that may be deciding during the current pause.
    pausing: Option<Seat>,
    /// Real seconds for which the verdict that decides the match has been shown; `None` while none is shown.
    final_verdict_shown: Option<f32>,
    skip: bool,
    /// True if the show goes on by hand: it stops at every verdict and every goal.
    manual_advance: bool,
    /// True while the current step is one at which a show by hand stops.
    at_stop: bool,
}

/// Returns true for a step that has something to read: a verdict or a goal.
fn is_read(step: &AnimationStep) -> bool {
    let verdict = step.reveal.as_ref().is_some_and(|reveal| reveal.verdict.is_some());
    verdict || matches!(step.banner, Some(Banner::Goal { .. }))
}

/// An entry of the queue.
#[derive(Debug)]
enum QueueEntry {
    Step(Box<AnimationStep>),
    /// A pause in which this seat may or may not be deciding.
    Pause(Seat, BotDelay),
}

impl Playback {
    /// Puts steps at the end of the queue.
    pub fn push(&mut self, steps: impl IntoIterator<Item = AnimationStep>) {
        self.queue.extend(steps.into_iter().map(|step| QueueEntry::Step(Box::new(step))));
    }

    /// Appends a pause in which `seat` may or may not be deciding. It cannot be skipped, since that would reveal which.
    pub fn pause(&mut self, seat: Seat, delay: BotDelay) {
        self.queue.push_back(QueueEntry::Pause(seat, delay));
    }

    /// Returns the seat that may be deciding, while a pause runs.
    #[must_use]
    pub const fn pausing(&self) -> Option<Seat> {
        self.pausing
    }

    /// Returns the number of waiting steps and pauses.
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.queue.len()
    }

    /// Returns true if everything has been shown.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.queue.is_empty()
            && self.step_secs_left <= 0.0
            && self.pause_secs_left <= 0.0
            && !self.is_stopped()
    }

    /// Sets whether the show goes on by hand.
    pub const fn set_manual_advance(&mut self, manual_advance: bool) {
        self.manual_advance = manual_advance;
    }

    /// Returns true if the show goes on by hand.
    #[must_use]
    pub const fn is_manual(&self) -> bool {
        self.manual_advance
    }

    /// Returns true if the current step stays until somebody goes on.
    #[must_use]
    pub const fn is_stopped(&self) -> bool {
        self.manual_advance && self.at_stop
    }

    /// Returns the number of steps before the last verdict, if the waiting steps end the match. That verdict is not
    /// skipped.
    fn steps_before_final_verdict(&self) -> Option<usize> {
        let steps = || {
            self.queue
                .iter()
                .map_while(|entry| if let QueueEntry::Step(step) = entry { Some(step) } else { None })
        };
        let ends =
            |step: &AnimationStep| step.cues.iter().any(|cue| matches!(cue, Cue::Final(_) | Cue::Medal(_)));
        let end = steps().position(|step| ends(step))?;
        let has_verdict =
            |step: &AnimationStep| step.reveal.as_ref().is_some_and(|reveal| reveal.verdict.is_some());
        steps().take(end + 1).enumerate().filter(|(_, step)| has_verdict(step)).map(|(k, _)| k).last()
    }

    /// Returns true if the match's last verdict is on show and cannot have been read yet.
    fn is_being_read(&self) -> bool {
        self.final_verdict_shown.is_some_and(|shown| shown < MIN_READ_SECS)
    }

    /// Skips the waiting steps in the next frame.
    pub const fn skip(&mut self) {
        self.skip = true;
    }

    /// Empties the queue.
    pub fn clear(&mut self) {
        *self = Self { manual_advance: self.manual_advance, ..Self::default() };
    }
}

/// A step has started.
#[derive(Message, Clone, Debug)]
pub struct AnimationStepStarted {
    /// The step that started.
    pub step: AnimationStep,
    /// True if the step is skipped: show its final state, without sound.
    pub skipped: bool,
}

/// The waiting steps were skipped.
#[derive(Message, Clone, Copy, Debug)]
pub struct PlaybackSkipped;

/// Adds the queue.
pub fn plugin(app: &mut App) {
    app.init_resource::<Playback>()
        .add_message::<AnimationStepStarted>()
        .add_message::<PlaybackSkipped>()
        .add_systems(Update, start_due_steps.in_set(FrameSet::StartSteps));
}

/// Starts the steps that are due.
pub fn start_due_steps(
    time: Res<Time>,
    speed: Res<AnimationSpeed>,
    mut playback: ResMut<Playback>,
    mut started: MessageWriter<AnimationStepStarted>,
    mut skipped: MessageWriter<PlaybackSkipped>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if playback.is_idle() {
        playback.skip = false;
        return;
    }
    // Nothing moves while the show stands still.
    if !playback.is_stopped() || playback.step_secs_left > 0.0 || playback.skip {
        redraw.write(RequestRedraw);
    }
    playback.final_verdict_shown = playback.final_verdict_shown.map(|shown| shown + time.delta_secs());
    if std::mem::take(&mut playback.skip) && playback.pausing.is_none() && !playback.is_being_read() {
        playback.step_secs_left = 0.0;
        playback.at_stop = false;
        skipped.write(PlaybackSkipped);
        let limit = playback.steps_before_final_verdict();
        let manual = playback.manual_advance;
        let passes =
            |entry: &mut QueueEntry| matches!(entry, QueueEntry::Step(step) if !(manual && is_read(step)));
        let mut skipped_steps = 0;
        while limit.is_none_or(|limit| skipped_steps < limit)
            && let Some(QueueEntry::Step(step)) = playback.queue.pop_front_if(passes)
        {
            skipped_steps += 1;
            started.write(AnimationStepStarted { step: *step, skipped: true });
        }
        if playback.queue.is_empty() {
            return;
        }
    }
    playback.step_secs_left -= speed.delta(&time);
    playback.pause_secs_left -= time.delta_secs();
    if playback.is_stopped() {
        playback.step_secs_left = playback.step_secs_left.max(0.0);
        return;
    }
    while playback.step_secs_left <= 0.0 && playback.pause_secs_left <= 0.0 {
        // A pause that took too long does not shorten the next step.
        if playback.pausing.take().is_some() {
            playback.step_secs_left = 0.0;
        }
        playback.pause_secs_left = 0.0;
        playback.final_verdict_shown = (playback.steps_before_final_verdict() == Some(0)).then_some(0.0);
        match playback.queue.pop_front() {
            Some(QueueEntry::Step(step)) => {
                playback.step_secs_left += step.duration();
                playback.at_stop = is_read(&step);
                started.write(AnimationStepStarted { step: *step, skipped: false });
                if playback.is_stopped() {
                    return;
                }
            }
            Some(QueueEntry::Pause(seat, delay)) => {
                playback.at_stop = false;
                playback.pausing = Some(seat);
                (playback.step_secs_left, playback.pause_secs_left) = (delay.show, delay.clock);
            }
            None => {
                playback.step_secs_left = 0.0;
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bevy::time::TimeUpdateStrategy;

    use super::*;
    use engine::BySeat;
    use stage::reveal::{CardReveal, ResultStamp};
    use stage::scene::Scene;

    fn app(speed: f32) -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, plugin)).add_message::<RequestRedraw>();
        app.insert_resource(AnimationSpeed { speed, reduced: false })
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)));
        app.update();
        app.world_mut()
            .resource_mut::<Playback>()
            .push((0..4).map(|_| AnimationStep::new(Scene::default(), 0.25)));
        app
    }

    fn updates_until_idle(app: &mut App) -> usize {
        (1..100)
            .find(|_| {
                app.update();
                app.world().resource::<Playback>().is_idle()
            })
            .unwrap_or(100)
    }

    #[test]
    fn steps_take_their_duration_and_speed_shortens_it() {
        assert!((9..=12).contains(&updates_until_idle(&mut app(1.0))));
        assert!((3..=6).contains(&updates_until_idle(&mut app(4.0))));
        assert!(updates_until_idle(&mut app(f32::INFINITY)) <= 2);
    }

    #[test]
    fn skipping_drains_the_queue_in_one_frame() {
        let mut app = app(1.0);
        app.update();
        app.world_mut().resource_mut::<Playback>().skip();
        app.update();
        assert!(app.world().resource::<Playback>().is_idle());
    }

    /// The deciding cards can be read, however often a player skips; at infinite speed nobody waits for them.
    #[test]
    fn the_deciding_reveal_stays_until_it_can_be_read() {
        for (speed, least, most) in [(1.0, 10, 13), (f32::INFINITY, 0, 4)] {
            let mut app = app(speed);
            let verdict = |because: &'static str| {
                let because = words::DisplayText::verbatim(because);
                CardReveal::of(BySeat::default()).stamp(ResultStamp::Goal, Seat::Home, because)
            };
            let step = || AnimationStep::new(Scene::default(), 0.25);
            app.world_mut().resource_mut::<Playback>().push([
                step().reveal(verdict("The first")),
                step(),
                step().reveal(verdict("The last")),
                step(),
                step().cue(Cue::Final(Some(Seat::Home))),
            ]);
            let (mut read, mut shown) = (0, 0);
            for _ in 0..100 {
                app.world_mut().resource_mut::<Playback>().skip();
                app.update();
                let playback = app.world().resource::<Playback>();
                read += usize::from(playback.final_verdict_shown.is_some());
                if playback.is_idle() {
                    break;
                }
                shown += 1;
            }
            assert!(
                (least..=most).contains(&read) && shown <= most,
                "{speed}: {read} of {shown} updates of 0.1 s"
            );
        }
    }

    #[test]
    fn a_pause_is_not_skipped_and_has_its_clock() {
        for speed in [1.0, 100.0] {
            let mut app = app(speed);
            let delay = BotDelay { show: 0.2, clock: 0.4 };
            app.world_mut().resource_mut::<Playback>().pause(Seat::Away, delay);
            app.world_mut().resource_mut::<Playback>().skip();
            app.update();
            let mut paused = 0;
            while !app.world().resource::<Playback>().is_idle() && paused < 100 {
                app.world_mut().resource_mut::<Playback>().skip();
                app.update();
                paused += usize::from(app.world().resource::<Playback>().pausing() == Some(Seat::Away));
            }
            assert!((3..=5).contains(&paused), "{paused} updates of 0.1 s at speed {speed}");
        }
    }
}
