//! The queue of beats. A beat starts when the one before it has had its time; starting is told as [`BeatStarted`], to
//! which motion, sound and HUD react. Input opens when the queue is empty; skipping drains it.

use std::collections::VecDeque;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::motion::Tempo;
use crate::flow::frame::Frame;
use crate::stage::beat::Beat;

/// Beats that wait, and the time the running one still has.
#[derive(Resource, Debug, Default)]
pub struct Playback {
    queue: VecDeque<Beat>,
    left: f32,
    skip: bool,
}

impl Playback {
    /// Puts beats at the end of the queue.
    pub fn push(&mut self, beats: impl IntoIterator<Item = Beat>) {
        self.queue.extend(beats);
    }

    /// Whether everything has been shown.
    #[must_use]
    pub fn idle(&self) -> bool {
        self.queue.is_empty() && self.left <= 0.0
    }

    /// Jumps to the end of what is waiting.
    pub const fn skip(&mut self) {
        self.skip = true;
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        *self = Self::default();
    }
}

/// A beat begins.
#[derive(Message, Clone, Debug)]
pub struct BeatStarted {
    /// The beat.
    pub beat: Beat,
    /// Whether it is being skipped: show its end, make no noise about it.
    pub skipped: bool,
}

/// Everything waiting was skipped at once.
#[derive(Message, Clone, Copy, Debug)]
pub struct Skipped;

/// Adds the queue.
pub fn plugin(app: &mut App) {
    app.init_resource::<Playback>()
        .add_message::<BeatStarted>()
        .add_message::<Skipped>()
        .add_systems(Update, play.in_set(Frame::Play));
}

fn play(
    time: Res<Time>,
    tempo: Res<Tempo>,
    mut playback: ResMut<Playback>,
    mut started: MessageWriter<BeatStarted>,
    mut skipped: MessageWriter<Skipped>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if playback.idle() {
        playback.bypass_change_detection().skip = false;
        return;
    }
    redraw.write(RequestRedraw);
    if playback.skip {
        playback.skip = false;
        playback.left = 0.0;
        skipped.write(Skipped);
        while let Some(beat) = playback.queue.pop_front() {
            started.write(BeatStarted { beat, skipped: true });
        }
        return;
    }
    playback.left -= time.delta_secs() * tempo.speed.min(1000.0);
    while playback.left <= 0.0 {
        let Some(beat) = playback.queue.pop_front() else {
            playback.left = 0.0;
            return;
        };
        playback.left += beat.secs;
        started.write(BeatStarted { beat, skipped: false });
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bevy::time::TimeUpdateStrategy;

    use super::*;
    use crate::stage::scene::Scene;

    fn app(speed: f32) -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, plugin)).add_message::<RequestRedraw>();
        app.insert_resource(Tempo { speed, reduced: false })
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)));
        app.update();
        app.world_mut().resource_mut::<Playback>().push((0..4).map(|_| Beat::new(Scene::default(), 0.25)));
        app
    }

    fn updates_until_idle(app: &mut App) -> usize {
        (1..100)
            .find(|_| {
                app.update();
                app.world().resource::<Playback>().idle()
            })
            .unwrap_or(100)
    }

    #[test]
    fn beats_take_their_time_and_speed_shortens_it() {
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
        assert!(app.world().resource::<Playback>().idle());
    }
}
