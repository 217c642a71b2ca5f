//! The output. It carries out the mixer's orders with bevy_kira_audio, loads files on demand and unloads them.
//! Without a device or files it falls silent for good.
//!
//! kira gets a sound only once its file is decoded. A sound still queued after kira's systems have run therefore
//! means that kira has no device, and commands never pile up.

use std::collections::{HashMap, HashSet};
use std::time::Duration;

use bevy::asset::LoadState;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_kira_audio::prelude::{
    AudioApp, AudioChannel, AudioControl, AudioEasing, AudioInstance, AudioSource, AudioTween, PlaybackState,
};
use bevy_kira_audio::{AudioPlugin, AudioSystemSet};

use super::bus::{Bus, Clip, Mixer, Order, SILENCE, VoiceId};
use super::effects::{AT_HAND, MATCH_KIT, MURMUR_LOOP, TENSE_LOOP};
use super::{AudioHealth, direct};
use crate::flow::frame::Frame;
use crate::flow::screen::Screen;
use crate::id;
use crate::words::Id;

/// The file that is loaded and played first, to find out if there are files and a device.
const PROBE: &str = "ui_tick";
/// Largest number of sounds waiting for their files; more are dropped.
const MOST_WAITING: usize = 64;

const NO_FILES: Id = id!("sound-no-files");
const NO_DEVICE: Id = id!("sound-no-device");

#[derive(Resource)]
struct CrowdBus;
#[derive(Resource)]
struct EffectsBus;
#[derive(Resource)]
struct MusicBus;
#[derive(Resource)]
struct UiBus;

#[derive(SystemParam)]
pub(super) struct Channels<'w> {
    crowd: ResMut<'w, AudioChannel<CrowdBus>>,
    effects: ResMut<'w, AudioChannel<EffectsBus>>,
    music: ResMut<'w, AudioChannel<MusicBus>>,
    ui: ResMut<'w, AudioChannel<UiBus>>,
}

impl Channels<'_> {
    fn play(&self, source: Handle<AudioSource>, play: &Clip, db: f32) -> Handle<AudioInstance> {
        let mut command = match play.bus {
            Bus::Crowd => self.crowd.play(source),
            Bus::Effects => self.effects.play(source),
            Bus::Music => self.music.play(source),
            Bus::Ui => self.ui.play(source),
        };
        command.with_volume(db).with_playback_rate(play.rate).with_panning(play.pan);
        if play.looped {
            command.looped();
        }
        if play.fade > 0.0 {
            // in decibels: a straight line would be unheard for most of its way
            command.fade_in(AudioTween::new(Duration::from_secs_f32(play.fade), AudioEasing::OutPowi(3)));
        }
        command.handle()
    }

    fn state(&self, bus: Bus, instance: &Handle<AudioInstance>) -> PlaybackState {
        match bus {
            Bus::Crowd => self.crowd.state(instance),
            Bus::Effects => self.effects.state(instance),
            Bus::Music => self.music.state(instance),
            Bus::Ui => self.ui.state(instance),
        }
    }

    /// Drops every command, since nothing will carry them out.
    fn reset(&mut self) {
        *self.crowd = AudioChannel::default();
        *self.effects = AudioChannel::default();
        *self.music = AudioChannel::default();
        *self.ui = AudioChannel::default();
    }
}

/// A sound whose file is being loaded.
struct Waiting {
    voice: Option<VoiceId>,
    play: Clip,
    db: f32,
    source: Handle<AudioSource>,
    since: f64,
}

/// A sound handed to kira.
struct LiveOutput {
    voice: Option<VoiceId>,
    bus: Bus,
    instance: Handle<AudioInstance>,
    checked: bool,
    level: Option<(f32, AudioTween)>,
    pan: Option<(f32, AudioTween)>,
    stop: Option<f32>,
}

/// The loaded files, the waiting sounds and the playing ones.
#[derive(Resource, Default)]
pub(super) struct Output {
    probe: Option<Handle<AudioSource>>,
    ready: bool,
    shelf: HashMap<&'static str, Handle<AudioSource>>,
    waiting: Vec<Waiting>,
    live: Vec<LiveOutput>,
    missing: HashSet<&'static str>,
}

impl Output {
    /// Returns the number of sounds that wait for their file, and of those that kira holds.
    #[cfg(test)]
    pub(super) const fn counts(&self) -> (usize, usize) {
        (self.waiting.len(), self.live.len())
    }

    fn source(&self, file: &'static str, server: &AssetServer) -> Handle<AudioSource> {
        self.shelf.get(file).cloned().unwrap_or_else(|| load(file, server))
    }

    fn silence(&mut self, why: Id, health: &mut AudioHealth, mixer: &mut Mixer, channels: &mut Channels) {
        warn!("no sound: {}", why.0);
        *health = AudioHealth::Silent(why);
        *self = Self::default();
        mixer.go_deaf();
        channels.reset();
    }
}

fn load(file: &str, server: &AssetServer) -> Handle<AudioSource> {
    server.load(format!("audio/{file}.ogg"))
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(AudioPlugin)
        .add_audio_channel::<CrowdBus>()
        .add_audio_channel::<EffectsBus>()
        .add_audio_channel::<MusicBus>()
        .add_audio_channel::<UiBus>()
        .init_resource::<Output>()
        .add_systems(
            PostUpdate,
            (
                (probe, stock, perform, start)
                    .chain()
                    .after(direct)
                    .before(AudioSystemSet::PlayTypedChannels),
                (verify, steer).chain().after(AudioSystemSet::PlayTypedChannels),
            )
                .in_set(Frame::Show)
                .run_if(not(silent)),
        );
}

fn silent(health: Res<AudioHealth>) -> bool {
    *health != AudioHealth::Working
}

/// Checks at the start that the files exist, and plays one silently to find out if there is a device.
fn probe(
    server: Res<AssetServer>,
    sources: Res<Assets<AudioSource>>,
    mut output: ResMut<Output>,
    mut health: ResMut<AudioHealth>,
    mut mixer: ResMut<Mixer>,
    mut channels: Channels,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if output.ready {
        return;
    }
    let handle = output.probe.get_or_insert_with(|| load(PROBE, &server)).clone();
    if matches!(server.get_load_state(&handle), Some(LoadState::Failed(_))) {
        output.silence(NO_FILES, &mut health, &mut mixer, &mut channels);
    } else if sources.contains(&handle) {
        output.ready = true;
        let instance = channels.play(handle, &Clip::once(PROBE, Bus::Ui), SILENCE);
        output.live.push(LiveOutput {
            voice: None,
            bus: Bus::Ui,
            instance,
            checked: false,
            level: None,
            pan: None,
            stop: None,
        });
    } else {
        redraw.write(RequestRedraw); // loading ends unseen in an idle window
    }
}

/// Keeps the files loaded that the screen needs, and unloads the rest.
fn stock(
    screen: Res<State<Screen>>,
    server: Res<AssetServer>,
    mut output: ResMut<Output>,
    mut stocked: Local<bool>,
) {
    if !output.ready || (*stocked && !screen.is_changed()) {
        return;
    }
    *stocked = true;
    let kit: &[_] = if *screen.get() == Screen::Match { &MATCH_KIT } else { &[] };
    let files: HashSet<_> = AT_HAND.iter().chain(kit).flat_map(|take| take.files).copied().collect();
    output.shelf.retain(|file, _| files.contains(file));
    for file in files {
        output.shelf.entry(file).or_insert_with(|| load(file, &server));
    }
}

/// Carries out the mixer's orders.
fn perform(
    time: Res<Time<Real>>,
    server: Res<AssetServer>,
    mut output: ResMut<Output>,
    mut mixer: ResMut<Mixer>,
) {
    if mixer.is_idle() {
        return;
    }
    for order in mixer.take_orders() {
        match order {
            Order::Play(voice, play, db) => {
                let full = output.waiting.len() >= MOST_WAITING && !play.looped;
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
                output.waiting.push(Waiting { voice: Some(voice), play, db, source, since });
            }
            Order::Level { voice, db, louder, secs } => {
                debug!("brings {voice:?} to {db:.1} dB in {secs:.2} s");
                let tween = tween(louder, secs);
                if let Some(waiting) = output.waiting.iter_mut().find(|w| w.voice == Some(voice)) {
                    waiting.db = db;
                } else if let Some(live) = output.live.iter_mut().find(|l| l.voice == Some(voice)) {
                    live.level = Some((db, tween));
                }
            }
            Order::Pan { voice, pan, secs } => {
                debug!("brings {voice:?} to pan {pan:.1} in {secs:.2} s");
                if let Some(waiting) = output.waiting.iter_mut().find(|w| w.voice == Some(voice)) {
                    waiting.play.pan = pan;
                } else if let Some(live) = output.live.iter_mut().find(|l| l.voice == Some(voice)) {
                    live.pan = Some((pan, AudioTween::linear(Duration::from_secs_f32(secs))));
                }
            }
            Order::Stop { voice, secs } => {
                output.waiting.retain(|w| w.voice != Some(voice));
                if let Some(live) = output.live.iter_mut().find(|l| l.voice == Some(voice)) {
                    live.stop = Some(secs);
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
    AudioTween::new(Duration::from_secs_f32(secs), easing)
}

/// Plays the waiting sounds whose files are loaded; the two loops of the bed start together.
fn start(
    time: Res<Time<Real>>,
    server: Res<AssetServer>,
    sources: Res<Assets<AudioSource>>,
    mut output: ResMut<Output>,
    mut mixer: ResMut<Mixer>,
    channels: Channels,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if output.waiting.is_empty() {
        return;
    }
    let now = time.elapsed_secs_f64();
    let Output { waiting, live, missing, ready, .. } = &mut *output;
    waiting.retain(|w| {
        let failed = matches!(server.get_load_state(&w.source), Some(LoadState::Failed(_)));
        let late = now - w.since > f64::from(w.play.grace);
        if failed {
            missing.insert(w.play.file);
        }
        if (failed || late)
            && let Some(voice) = w.voice
        {
            mixer.ended(voice);
        }
        !failed && !late
    });
    let of_bed = |w: &Waiting| [MURMUR_LOOP, TENSE_LOOP].contains(&w.play.file);
    let bed_ready = waiting.iter().filter(|w| of_bed(w)).all(|w| sources.contains(&w.source));
    waiting.retain(|w| {
        if !*ready || !sources.contains(&w.source) || (of_bed(w) && !bed_ready) {
            return true;
        }
        let instance = channels.play(w.source.clone(), &w.play, w.db);
        let bus = w.play.bus;
        live.push(LiveOutput {
            voice: w.voice,
            bus,
            instance,
            checked: false,
            level: None,
            pan: None,
            stop: None,
        });
        false
    });
    if !waiting.is_empty() {
        redraw.write(RequestRedraw);
    }
}

/// Runs after kira's systems: a sound that is still queued shows that there is no device.
fn verify(
    instances: Res<Assets<AudioInstance>>,
    mut output: ResMut<Output>,
    mut health: ResMut<AudioHealth>,
    mut mixer: ResMut<Mixer>,
    mut channels: Channels,
) {
    if output.live.iter().all(|l| l.checked) {
        return;
    }
    let mut no_device = false;
    output.live.retain_mut(|live| {
        if live.checked || instances.contains(&live.instance) {
            live.checked = true;
            return true;
        }
        no_device |= channels.state(live.bus, &live.instance) == PlaybackState::Queued;
        if let Some(voice) = live.voice {
            mixer.ended(voice); // kira refused it and said so in the log
        }
        false
    });
    if no_device {
        output.silence(NO_DEVICE, &mut health, &mut mixer, &mut channels);
    }
}

/// Applies level, pan and stop to playing sounds, and removes those that have ended.
fn steer(mut output: ResMut<Output>, mut mixer: ResMut<Mixer>, mut instances: ResMut<Assets<AudioInstance>>) {
    if output.live.is_empty() {
        return;
    }
    output.live.retain_mut(|live| {
        let over = instances.get(&live.instance).is_none_or(|i| i.state() == PlaybackState::Stopped);
        if over {
            instances.remove(&live.instance);
            if let Some(voice) = live.voice {
                mixer.ended(voice);
            }
            return false;
        }
        if (live.level.is_some() || live.pan.is_some() || live.stop.is_some())
            && let Some(mut instance) = instances.get_mut(&live.instance)
        {
            if let Some((db, tween)) = live.level.take() {
                instance.set_decibels(db, tween);
            }
            if let Some((pan, tween)) = live.pan.take() {
                instance.set_panning(pan, tween);
            }
            if let Some(secs) = live.stop.take() {
                instance.stop(AudioTween::linear(Duration::from_secs_f32(secs)));
            }
        }
        true
    });
}
