//! The sound device, and bevy_kira_audio on it. Its own thread retries until there is a device, and again when it has
//! stopped. So headphones can be plugged in later, and a missing device delays no frame.
//!
//! bevy_kira_audio opens its device when it is added to an app, and never again. So it has a small app of its own,
//! which goes with its device. Where the system's default device changes, kira follows by itself. Kira gives up if it
//! finds no other device at that moment; then every sound stands still, which [`DeviceWatchdog`] notices.

use std::sync::Mutex;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::Duration;

use bevy::asset::AssetPlugin;
use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use bevy_kira_audio::prelude::{
    Audio, AudioControl, AudioEasing, AudioInstance, AudioPlugin, AudioSource, AudioTween, PlaybackState,
};
use kira::{AudioManager, AudioManagerSettings, DefaultBackend};

use super::mixer::SoundClip;

/// The pauses between attempts to find a device.
const RETRY_PAUSES: RetryPauses =
    RetryPauses { first: Duration::from_secs(1), longest: Duration::from_secs(30) };
/// A device that takes no sound for this time has stopped. Each reopening without success doubles the time.
const STOPPED_AFTER: Duration = Duration::from_secs(3);
/// Maximum number of times that [`STOPPED_AFTER`] is doubled.
const MAX_DOUBLINGS: u32 = 5;

/// A change of the device's state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DeviceChange {
    /// A device was opened.
    Found,
    /// There is no device, or it has stopped. A new one is searched.
    Lost,
}

/// The device on which everything is played. It stays on one thread, as bevy_kira_audio does.
pub(super) struct AudioDevice {
    player: Option<KiraApp>,
    opener: DeviceOpener<()>,
    pulse: DeviceWatchdog,
}

impl FromWorld for AudioDevice {
    fn from_world(world: &mut World) -> Self {
        let window = world.get_resource::<EventLoopProxyWrapper>().map(|window| (**window).clone());
        let wake = move || {
            // Sending fails only while the game is closing.
            let _ = window.as_ref().map(|window| window.send_event(WinitUserEvent::WakeUp));
        };
        let opener = DeviceOpener::new(probe_device, RETRY_PAUSES, wake);
        opener.ask();
        Self { player: None, opener, pulse: DeviceWatchdog::default() }
    }
}

/// Tries to open the default device.
fn probe_device() -> Result<(), String> {
    let opened = AudioManager::<DefaultBackend>::new(AudioManagerSettings::default());
    opened.map(drop).map_err(|error| error.to_string())
}

impl AudioDevice {
    /// Checks the device and returns a change of its state, if any. `now` is the time since the start.
    pub(super) fn attend(&mut self, now: Duration) -> Option<DeviceChange> {
        if let Some(found) = self.opener.found() {
            return Some(match found {
                Ok(()) => {
                    self.player = Some(KiraApp::new());
                    DeviceChange::Found
                }
                Err(why) => {
                    info!("no sound device: {why}");
                    DeviceChange::Lost
                }
            });
        }
        let played = self.player.as_mut()?.goes_on();
        if !self.pulse.has_stopped(played, now) {
            return None;
        }
        warn!("the sound device has stopped");
        self.player = None;
        self.opener.ask();
        Some(DeviceChange::Lost)
    }

    /// Returns true if something can be played.
    pub(super) const fn is_there(&self) -> bool {
        self.player.is_some()
    }

    /// Plays a clip of that recording at `db` decibels in total. `None` if there is no device.
    pub(super) fn play(
        &mut self,
        recording: &AudioSource,
        clip: &SoundClip,
        db: f32,
    ) -> Option<Handle<AudioInstance>> {
        Some(self.player.as_mut()?.play(recording.clone(), clip, db))
    }

    /// Changes a clip that plays; one that is over stays as it is.
    pub(super) fn change(
        &mut self,
        playing: &Handle<AudioInstance>,
        change: impl FnOnce(&mut AudioInstance),
    ) {
        let Some(player) = &mut self.player else { return };
        let mut instances = player.0.world_mut().resource_mut::<Assets<AudioInstance>>();
        if let Some(mut instance) = instances.get_mut(playing) {
            change(&mut instance);
        }
    }

    /// Returns true if a clip has ended.
    pub(super) fn is_over(&self, playing: &Handle<AudioInstance>) -> bool {
        let Some(player) = &self.player else { return true };
        player.0.world().resource::<Audio>().state(playing) == PlaybackState::Stopped
    }

    /// Carries out the commands since the last call.
    pub(super) fn carry_out(&mut self) {
        if let Some(player) = &mut self.player {
            player.0.update();
        }
    }

    /// Returns the number of clips that play.
    #[cfg(test)]
    pub(super) fn playing(&self) -> usize {
        self.player.as_ref().map_or(0, |player| player.positions().count())
    }
}

/// The app of bevy_kira_audio, with the sum of the positions of what it played when it was last looked at, seconds.
struct KiraApp(App, f64);

impl KiraApp {
    /// Opens the default device.
    fn new() -> Self {
        let mut app = App::new();
        app.add_plugins((AssetPlugin::default(), AudioPlugin));
        app.finish();
        app.cleanup();
        Self(app, 0.0)
    }

    fn play(&mut self, recording: AudioSource, clip: &SoundClip, db: f32) -> Handle<AudioInstance> {
        let world = self.0.world_mut();
        let recording = world.resource_mut::<Assets<AudioSource>>().add(recording);
        let audio = world.resource::<Audio>();
        let mut command = audio.play(recording);
        command.with_volume(db).with_playback_rate(clip.rate).with_panning(clip.pan);
        if clip.looped {
            command.looped();
        }
        if clip.fade > 0.0 {
            // in decibels: a straight line would be unheard for most of its way
            command.fade_in(bent(clip.fade, AudioEasing::OutPowi(3)));
        }
        command.handle()
    }

    /// Returns the position of each playing clip, seconds.
    fn positions(&self) -> impl Iterator<Item = f64> {
        let instances = self.0.world().resource::<Assets<AudioInstance>>();
        instances.iter().filter_map(|(_, instance)| match instance.state() {
            PlaybackState::Playing { position } => Some(position),
            _ => None,
        })
    }

    /// Returns true if a clip has advanced since the last call, or if none is playing.
    fn goes_on(&mut self) -> bool {
        let (mut plays, mut now) = (false, 0.0);
        for position in self.positions() {
            (plays, now) = (true, now + position);
        }
        let before = std::mem::replace(&mut self.1, now);
        !plays || now.to_bits() != before.to_bits()
    }
}

/// Returns the curve of a change that takes `secs` seconds.
pub(super) fn bent(secs: f32, easing: AudioEasing) -> AudioTween {
    AudioTween::new(Duration::from_secs_f32(secs), easing)
}

/// Tells whether a device still takes sound.
#[derive(Clone, Copy, Debug, Default)]
struct DeviceWatchdog {
    /// The first of the frames in a row in which nothing had been taken.
    silent: Option<Duration>,
    /// How often the device was reopened since it last took sound.
    in_vain: u32,
}

impl DeviceWatchdog {
    /// Notes whether sound was `taken` since the frame before. Returns true once none was for too long. The first frame
    /// after a rest proves nothing, since game and device may have rested together.
    fn has_stopped(&mut self, taken: bool, now: Duration) -> bool {
        if taken {
            *self = Self::default();
            return false;
        }
        let since = *self.silent.get_or_insert(now);
        let stopped = now.saturating_sub(since) >= STOPPED_AFTER * 2_u32.pow(self.in_vain.min(MAX_DOUBLINGS));
        if stopped {
            (self.silent, self.in_vain) = (None, self.in_vain.saturating_add(1));
        }
        stopped
    }
}

/// The pause after a first failure, and the longest one; each is twice as long as the one before.
#[derive(Clone, Copy)]
struct RetryPauses {
    first: Duration,
    longest: Duration,
}

/// A thread that opens something when it is asked to, and tries again after growing pauses where that fails.
struct DeviceOpener<D> {
    ask: Sender<()>,
    found: Mutex<Receiver<Result<D, String>>>,
}

impl<D: Send + 'static> DeviceOpener<D> {
    /// Starts the thread. `wake` is called when there is something to be [`Self::found`].
    fn new(
        open: impl FnMut() -> Result<D, String> + Send + 'static,
        pauses: RetryPauses,
        wake: impl Fn() + Send + 'static,
    ) -> Self {
        let ((ask, asked), (sender, found)) = (mpsc::channel(), mpsc::channel());
        let work = move || keep_opening(open, pauses, &asked, &sender, &wake);
        if let Err(error) = std::thread::Builder::new().name("sound device".into()).spawn(work) {
            warn!("no sound: the system gives it no thread: {error}");
        }
        Self { ask, found: Mutex::new(found) }
    }

    /// Asks for a device.
    fn ask(&self) {
        // Sending fails if there is no thread.
        let _ = self.ask.send(());
    }

    /// Returns a device, or the reason why there is none so far. The reason comes once for each request.
    fn found(&mut self) -> Option<Result<D, String>> {
        self.found.get_mut().ok()?.try_recv().ok()
    }
}

/// The loop of the thread, until nobody waits for a device any more.
fn keep_opening<D>(
    mut open: impl FnMut() -> Result<D, String>,
    pauses: RetryPauses,
    asked: &Receiver<()>,
    sender: &Sender<Result<D, String>>,
    wake: &impl Fn(),
) {
    while asked.recv().is_ok() {
        let (mut pause, mut reported) = (pauses.first, false);
        loop {
            let opened = open();
            let done = opened.is_ok();
            if done || !std::mem::replace(&mut reported, true) {
                if sender.send(opened).is_err() {
                    return;
                }
                wake();
            }
            if done {
                break;
            }
            if asked.recv_timeout(pause) == Err(RecvTimeoutError::Disconnected) {
                return;
            }
            pause = pauses.longest.min(pause * 2);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Instant;

    use super::*;

    /// Bug: headphones that were plugged in after the start worked only after the next start.
    #[test]
    fn a_device_that_appears_later_is_found_and_its_lack_is_reported_once() {
        let woken = Arc::new(AtomicUsize::new(0));
        let (tries, counted) = (Arc::new(AtomicUsize::new(0)), woken.clone());
        let trying = tries.clone();
        let open = move || match trying.fetch_add(1, Ordering::SeqCst) {
            0..5 => Err("no card".to_owned()),
            n => Ok(n),
        };
        let pauses = RetryPauses { first: Duration::from_millis(1), longest: Duration::from_millis(4) };
        let wake = move || {
            counted.fetch_add(1, Ordering::SeqCst);
        };
        let mut opener = DeviceOpener::new(open, pauses, wake);
        assert_eq!(opener.found(), None);
        for expected in [5, 6] {
            opener.ask();
            let (begin, mut results) = (Instant::now(), Vec::new());
            while !results.last().is_some_and(Result::is_ok) && begin.elapsed().as_secs() < 20 {
                results.extend(opener.found());
            }
            let lack = (expected == 5).then(|| Err("no card".to_owned()));
            assert_eq!(results, lack.into_iter().chain([Ok(expected)]).collect::<Vec<_>>());
        }
        assert_eq!((tries.load(Ordering::SeqCst), opener.found()), (7, None), "nobody asked for more");
    }

    fn stops(pulse: &mut DeviceWatchdog, taken: bool, secs: u64) -> bool {
        pulse.has_stopped(taken, Duration::from_secs(secs))
    }

    #[test]
    fn a_device_that_consumes_no_sound_counts_as_stopped() {
        let mut pulse = DeviceWatchdog::default();
        assert!(!stops(&mut pulse, true, 0) && !stops(&mut pulse, false, 1) && !stops(&mut pulse, false, 3));
        assert!(stops(&mut pulse, false, 4));
        assert!(!stops(&mut pulse, false, 5) && !stops(&mut pulse, false, 8), "opened anew, it gets longer");
        assert!(stops(&mut pulse, false, 11));
        assert!(!stops(&mut pulse, true, 12) && !stops(&mut pulse, false, 13));
        assert!(stops(&mut pulse, false, 16), "it was heard in between");
    }

    /// A stopped process and a sleeping computer consume no sound either.
    #[test]
    fn a_long_idle_time_alone_does_not_count_as_a_stopped_device() {
        let mut pulse = DeviceWatchdog::default();
        assert!(
            !stops(&mut pulse, true, 0) && !stops(&mut pulse, false, 500) && !stops(&mut pulse, true, 501)
        );
    }
}
