//! The output. It carries out the mixer's orders with bevy_kira_audio, loads files on demand and unloads them. While
//! there is no device it is silent, and once there is one everything starts again. Without the files it is silent for
//! good.

use std::collections::{HashMap, HashSet};

use bevy::asset::LoadState;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_kira_audio::prelude::{AudioEasing, AudioInstance, AudioSource, AudioTween, OggLoader};

use super::device::{AudioDevice, DeviceChange, bent};
use super::director::SoundDirector;
use super::effects::{AT_HAND, MATCH_KIT, MURMUR_LOOP, TENSE_LOOP};
use super::mixer::{Mixer, MixerCommand, SoundClip, VoiceId};
use super::{AudioStatus, direct};
use crate::flow::frame::FrameSet;
use crate::flow::screen::Screen;
use words::MessageId;
use words::id;

/// The file that is loaded first, to find out if there are files.
const FIRST_LOADED_FILE: &str = "ui_tick";
/// Largest number of sounds waiting for their files; more are dropped.
const MAX_WAITING_SOUNDS: usize = 64;

/// Why there is no sound: the files are missing.
const NO_FILES_MESSAGE: MessageId = id!("sound-no-files");
/// Why there is no sound: the system has no device.
const NO_DEVICE_MESSAGE: MessageId = id!("sound-no-device");

/// A sound whose file is being loaded.
struct Waiting {
    voice: VoiceId,
    play: SoundClip,
    db: f32,
    source: Handle<AudioSource>,
    since: f64,
}

/// A sound that plays.
struct LiveOutput {
    voice: VoiceId,
    instance: Handle<AudioInstance>,
}

/// The loaded files, the waiting sounds and the playing ones.
#[derive(Resource, Default)]
pub(super) struct AudioOutput {
    probe: Option<Handle<AudioSource>>,
    /// True if the files are there.
    ready: bool,
    /// True if the files that the screen needs are being kept.
    stocked: bool,
    loaded: HashMap<&'static str, Handle<AudioSource>>,
    waiting: Vec<Waiting>,
    live: Vec<LiveOutput>,
    missing: HashSet<&'static str>,
}

impl AudioOutput {
    /// Returns the number of sounds that wait for their file, and of those that kira holds.
    #[cfg(test)]
    pub(super) const fn counts(&self) -> (usize, usize) {
        (self.waiting.len(), self.live.len())
    }

    fn source(&self, file: &'static str, server: &AssetServer) -> Handle<AudioSource> {
        self.loaded.get(file).cloned().unwrap_or_else(|| load(file, server))
    }

    fn silence(&mut self, why: MessageId, health: &mut AudioStatus, mixer: &mut Mixer) {
        if *health == AudioStatus::Working {
            warn!("no sound: {}", why.0);
        }
        *health = AudioStatus::Silent(why);
        *self = Self { probe: self.probe.take(), ready: self.ready, ..Self::default() };
        mixer.clear_output();
    }
}

fn load(file: &str, server: &AssetServer) -> Handle<AudioSource> {
    server.load(format!("audio/{file}.ogg"))
}

pub(super) fn plugin(app: &mut App) {
    app.init_asset::<AudioSource>()
        .init_asset_loader::<OggLoader>()
        .init_resource::<AudioOutput>()
        .init_non_send::<AudioDevice>()
        .add_systems(
            PostUpdate,
            (
                (connect, probe).chain(),
                (stock, perform, start, carry_out).chain().run_if(resource_equals(AudioStatus::Working)),
            )
                .chain()
                .after(direct)
                .in_set(FrameSet::PrepareRender)
                .run_if(not(resource_equals(AudioStatus::Silent(NO_FILES_MESSAGE)))),
        );
}

/// Stops when the device is gone, and restarts when there is one.
fn connect(
    time: Res<Time<Real>>,
    mut device: NonSendMut<AudioDevice>,
    mut output: ResMut<AudioOutput>,
    mut audio_status: ResMut<AudioStatus>,
    (mut mixer, mut director): (ResMut<Mixer>, ResMut<SoundDirector>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    match device.attend(time.elapsed()) {
        Some(DeviceChange::Lost) => output.silence(NO_DEVICE_MESSAGE, &mut audio_status, &mut mixer),
        Some(DeviceChange::Found) if *audio_status != AudioStatus::Working => {
            info!("there is a sound device again");
            *audio_status = AudioStatus::Working;
            mixer.connect();
            director.begin_again();
        }
        Some(DeviceChange::Found) => {}
        None => return,
    }
    redraw.write(RequestRedraw); // what the settings say of it is on the screen
}

/// Checks at the start that the files exist.
fn probe(
    server: Res<AssetServer>,
    recordings: Res<Assets<AudioSource>>,
    mut output: ResMut<AudioOutput>,
    mut audio_status: ResMut<AudioStatus>,
    mut mixer: ResMut<Mixer>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if output.ready {
        return;
    }
    let handle = output.probe.get_or_insert_with(|| load(FIRST_LOADED_FILE, &server)).clone();
    if matches!(server.get_load_state(&handle), Some(LoadState::Failed(_))) {
        output.silence(NO_FILES_MESSAGE, &mut audio_status, &mut mixer);
    } else if recordings.contains(&handle) {
        output.ready = true;
    } else {
        redraw.write(RequestRedraw); // loading ends unseen in an idle window
    }
}

/// Keeps the files loaded that the screen needs, and unloads the rest.
fn stock(screen: Res<State<Screen>>, server: Res<AssetServer>, mut output: ResMut<AudioOutput>) {
    if !output.ready || (output.stocked && !screen.is_changed()) {
        return;
    }
    output.stocked = true;
    let kit: &[_] = if *screen.get() == Screen::Match { &MATCH_KIT } else { &[] };
    let files: HashSet<_> = AT_HAND.iter().chain(kit).flat_map(|take| take.files).copied().collect();
    output.loaded.retain(|file, _| files.contains(file));
    for file in files {
        output.loaded.entry(file).or_insert_with(|| load(file, &server));
    }
}

/// Carries out the mixer's orders.
fn perform(
    time: Res<Time<Real>>,
    server: Res<AssetServer>,
    mut device: NonSendMut<AudioDevice>,
    mut output: ResMut<AudioOutput>,
    mut mixer: ResMut<Mixer>,
) {
    if mixer.is_idle() {
        return;
    }
    for order in mixer.take_commands() {
        match order {
            MixerCommand::Play(voice, play, db) => {
                let full = output.waiting.len() >= MAX_WAITING_SOUNDS && !play.looped;
                if full || output.missing.contains(play.file) {
                    mixer.ended(voice);
                    continue;
                }
                debug!(
                    "{voice:?} plays {} at rate {:.3}, {db:.1} dB, pan {:.1}",
                    play.file, play.rate, play.pan
                );
                let source = output.source(play.file, &server);
                let since = time.elapsed_secs_f64();
                output.waiting.push(Waiting { voice, play, db, source, since });
            }
            MixerCommand::Level { voice, db, louder, secs } => {
                debug!("brings {voice:?} to {db:.1} dB in {secs:.2} s");
                let tween = tween(louder, secs);
                if let Some(waiting) = output.waiting.iter_mut().find(|w| w.voice == voice) {
                    waiting.db = db;
                } else if let Some(live) = output.live.iter().find(|l| l.voice == voice) {
                    device.change(&live.instance, |instance| instance.set_decibels(db, tween));
                }
            }
            MixerCommand::Pan { voice, pan, secs } => {
                debug!("brings {voice:?} to pan {pan:.1} in {secs:.2} s");
                if let Some(waiting) = output.waiting.iter_mut().find(|w| w.voice == voice) {
                    waiting.play.pan = pan;
                } else if let Some(live) = output.live.iter().find(|l| l.voice == voice) {
                    let tween = bent(secs, AudioEasing::Linear);
                    device.change(&live.instance, |instance| instance.set_panning(pan, tween));
                }
            }
            MixerCommand::Stop { voice, secs } => {
                output.waiting.retain(|w| w.voice != voice);
                if let Some(live) = output.live.iter().find(|l| l.voice == voice) {
                    let tween = bent(secs, AudioEasing::Linear);
                    device.change(&live.instance, |instance| instance.stop(tween));
                }
            }
        }
    }
}

/// Returns the curve of a change in decibels. Rises are fast at first and falls slow at first, so that a long
/// cross-fade between -40 and 0 dB keeps its power. A short change is linear.
fn tween(louder: bool, secs: f32) -> AudioTween {
    let easing = match louder {
        _ if secs < 0.5 => AudioEasing::Linear,
        true => AudioEasing::OutPowi(4),
        false => AudioEasing::InPowi(4),
    };
    bent(secs, easing)
}

/// Plays the waiting sounds whose files are loaded; the two loops of the bed start together.
fn start(
    time: Res<Time<Real>>,
    server: Res<AssetServer>,
    recordings: Res<Assets<AudioSource>>,
    mut device: NonSendMut<AudioDevice>,
    mut output: ResMut<AudioOutput>,
    mut mixer: ResMut<Mixer>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if output.waiting.is_empty() {
        return;
    }
    let now = time.elapsed_secs_f64();
    let AudioOutput { waiting, live, missing, ready, .. } = &mut *output;
    waiting.retain(|w| {
        let failed = matches!(server.get_load_state(&w.source), Some(LoadState::Failed(_)));
        let late = now - w.since > f64::from(w.play.max_late_secs);
        if failed {
            missing.insert(w.play.file);
        }
        if failed || late {
            mixer.ended(w.voice);
        }
        !failed && !late
    });
    let of_bed = |w: &Waiting| [MURMUR_LOOP, TENSE_LOOP].contains(&w.play.file);
    let bed_ready = waiting.iter().filter(|w| of_bed(w)).all(|w| recordings.contains(&w.source));
    waiting.retain(|w| {
        let recording = recordings.get(&w.source).filter(|_| *ready && device.is_there());
        let Some(recording) = recording.filter(|_| !of_bed(w) || bed_ready) else { return true };
        match device.play(recording, &w.play, w.db) {
            Some(instance) => live.push(LiveOutput { voice: w.voice, instance }),
            None => mixer.ended(w.voice),
        }
        false
    });
    // A device that is found wakes the window.
    if !waiting.is_empty() && device.is_there() {
        redraw.write(RequestRedraw);
    }
}

/// Lets the device do what it was asked for, and removes the sounds that have ended.
fn carry_out(mut device: NonSendMut<AudioDevice>, mut output: ResMut<AudioOutput>, mut mixer: ResMut<Mixer>) {
    if output.live.is_empty() {
        return;
    }
    device.carry_out();
    output.live.retain(|live| {
        let over = device.is_over(&live.instance);
        if over {
            mixer.ended(live.voice);
        }
        !over
    });
}
