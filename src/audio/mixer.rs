//! The mixer: knows the playing voices, their volumes and buses. It sends commands and plays nothing itself.
//!
//! kira has no buses whose volumes multiply. The mixer therefore adds the decibels of master, bus, voice and ducking
//! for every living voice, and issues an order whenever the sum changes.

use bevy::prelude::Resource;
use serde::{Deserialize, Serialize};

/// Level in decibels at and below which kira plays nothing.
pub const SILENCE: f32 = -60.0;
/// Decibels added to everything, so that whistle, net and roar together do not clip.
pub const HEADROOM: f32 = -1.5;
/// Largest number of one-shot voices at a time; more are dropped (kira itself holds 128).
pub const MAX_VOICES: usize = 48;
/// Seconds for a moved slider to take effect.
const SLIDER_SECS: f32 = 0.08;

/// Returns the decibels of a slider at 0..=1. Amplitude is the square of the slider, so that half-way sounds half as
/// loud; [`SILENCE`] at the bottom.
#[must_use]
pub fn slider_db(slider: f32) -> f32 {
    if slider > 0.001 { (40.0 * slider.min(1.0).log10()).max(SILENCE) } else { SILENCE }
}

/// Returns the sum of decibels, at most +6 dB; [`SILENCE`] if any part is silent.
#[must_use]
pub fn sum_db(parts: &[f32]) -> f32 {
    if parts.iter().any(|db| *db <= SILENCE || db.is_nan()) {
        return SILENCE;
    }
    parts.iter().sum::<f32>().clamp(SILENCE, 6.0)
}

/// A group of sounds with one volume.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bus {
    /// Sounds of the crowd.
    Crowd,
    /// Whistle, ball and cards.
    Effects,
    /// Theme, lounge and jingles.
    Music,
    /// Buttons, with the effects' slider.
    Ui,
}

/// The player's volumes: sliders 0..=1, and switches. Changes take effect at once.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Volumes {
    /// The master slider, for everything.
    pub master: f32,
    /// Slider of the crowd.
    pub crowd: f32,
    /// Slider of whistle, ball, cards and buttons.
    pub effects: f32,
    /// Slider of theme, lounge and jingles.
    pub music: f32,
    /// True to silence everything; the sliders keep their values.
    pub muted: bool,
    /// True to silence everything while another window has the focus.
    pub mute_on_focus_loss: bool,
    /// True to play the lounge music quietly during a match.
    pub lounge: bool,
}

impl Default for Volumes {
    fn default() -> Self {
        Self {
            master: 0.9,
            crowd: 0.9,
            effects: 0.9,
            music: 0.7,
            muted: false,
            mute_on_focus_loss: false,
            lounge: false,
        }
    }
}

impl Volumes {
    /// Returns the slider of a bus, 0..=1, without the master.
    #[must_use]
    pub const fn slider(&self, bus: Bus) -> f32 {
        match bus {
            Bus::Crowd => self.crowd,
            Bus::Effects | Bus::Ui => self.effects,
            Bus::Music => self.music,
        }
    }

    /// Returns true if a bus can be heard once unmuted; the loops of an inaudible bus are not even loaded.
    #[must_use]
    pub fn audible(&self, bus: Bus) -> bool {
        slider_db(self.master) > SILENCE && slider_db(self.slider(bus)) > SILENCE
    }
}

/// Identifies a voice: a sound being played, or that was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct VoiceId(u32);

/// A sound to play.
#[derive(Clone, Debug, PartialEq)]
pub struct SoundClip {
    /// File under `assets/audio`, without `.ogg`.
    pub file: &'static str,
    /// The bus whose volume applies.
    pub bus: Bus,
    /// Gain of the clip itself, in decibels.
    pub gain: f32,
    /// Playback rate: 1 as recorded.
    pub rate: f64,
    /// Position: -1 left, 0 centre, 1 right.
    pub pan: f32,
    /// True to repeat until stopped.
    pub looped: bool,
    /// Seconds to fade in.
    pub fade: f32,
    /// Seconds by which it may start late while its file loads; infinite for a loop.
    pub max_late_secs: f32,
}

impl SoundClip {
    /// Returns a clip that plays once as recorded, or not at all if it is more than half a second late.
    #[must_use]
    pub const fn once(file: &'static str, bus: Bus) -> Self {
        Self { file, bus, gain: 0.0, rate: 1.0, pan: 0.0, looped: false, fade: 0.0, max_late_secs: 0.5 }
    }

    /// Returns a clip that repeats until stopped, with a fade-in of `fade` seconds.
    #[must_use]
    pub const fn looped(file: &'static str, bus: Bus, gain: f32, fade: f32) -> Self {
        Self { file, bus, gain, rate: 1.0, pan: 0.0, looped: true, fade, max_late_secs: f32::INFINITY }
    }
}

/// A command for the output.
#[derive(Clone, Debug, PartialEq)]
pub enum MixerCommand {
    /// Start a voice at that many decibels in total.
    Play(VoiceId, SoundClip, f32),
    /// Bring a voice to another level.
    Level {
        /// The voice.
        voice: VoiceId,
        /// Total level in decibels.
        db: f32,
        /// True if that is louder than before.
        louder: bool,
        /// Duration of the change in seconds.
        secs: f32,
    },
    /// Move a voice to another position.
    Pan {
        /// The voice.
        voice: VoiceId,
        /// Position: -1 left, 0 centre, 1 right.
        pan: f32,
        /// Duration of the change in seconds.
        secs: f32,
    },
    /// End a voice.
    Stop {
        /// The voice.
        voice: VoiceId,
        /// Seconds to fade out.
        secs: f32,
    },
}

#[derive(Clone, Debug)]
struct Voice {
    id: VoiceId,
    bus: Bus,
    gain: f32,
    ducks: bool,
    looped: bool,
    db: f32,
}

/// The living voices and the orders not yet carried out.
#[derive(Resource, Debug, Default)]
pub struct Mixer {
    volumes: Volumes,
    muted: bool,
    duck: f32,
    deaf: bool,
    next: u32,
    voices: Vec<Voice>,
    orders: Vec<MixerCommand>,
}

impl Mixer {
    /// Plays a clip and returns its id. The clip is dropped, though the id is valid, if too many are playing or there
    /// is no output.
    pub fn play(&mut self, play: SoundClip) -> VoiceId {
        let id = VoiceId(self.next);
        self.next = self.next.wrapping_add(1);
        let full = self.voices.iter().filter(|v| !v.looped).count() >= MAX_VOICES;
        if self.deaf || (full && !play.looped) {
            return id;
        }
        let ducks = play.bus == Bus::Music && play.looped;
        let mut voice = Voice { id, bus: play.bus, gain: play.gain, ducks, looped: play.looped, db: SILENCE };
        voice.db = self.level(&voice);
        self.orders.push(MixerCommand::Play(id, play, voice.db));
        self.voices.push(voice);
        id
    }

    /// Changes a voice's own gain to `gain` decibels within `secs` seconds.
    pub fn set_gain(&mut self, voice: VoiceId, gain: f32, secs: f32) {
        if let Some(v) = self.voices.iter_mut().find(|v| v.id == voice) {
            v.gain = gain;
        }
        self.relevel(secs);
    }

    /// Moves a voice to `pan` (-1 left, 1 right) within `secs` seconds.
    pub fn set_pan(&mut self, voice: VoiceId, pan: f32, secs: f32) {
        if self.is_playing(voice) {
            self.orders.push(MixerCommand::Pan { voice, pan, secs });
        }
    }

    /// Fades a voice out within `secs` seconds.
    pub fn stop(&mut self, voice: VoiceId, secs: f32) {
        if self.is_playing(voice) {
            self.orders.push(MixerCommand::Stop { voice, secs });
            self.ended(voice);
        }
    }

    /// Fades out everything on a bus within `secs` seconds.
    pub fn stop_bus(&mut self, bus: Bus, secs: f32) {
        let on: Vec<_> = self.voices.iter().filter(|v| v.bus == bus).map(|v| v.id).collect();
        for voice in on {
            self.stop(voice, secs);
        }
    }

    /// Takes over the sliders; `muted` silences everything, for example because the focus was lost.
    pub fn set_volumes(&mut self, volumes: &Volumes, muted: bool) {
        if self.volumes != *volumes || self.muted != muted {
            (self.volumes, self.muted) = (*volumes, muted);
            self.relevel(SLIDER_SECS);
        }
    }

    /// Adds `db` (0 or below) to the music's loops within `secs` seconds.
    pub fn set_duck(&mut self, db: f32, secs: f32) {
        self.duck = db;
        self.relevel(secs);
    }

    /// Returns the ducking of the music's loops, in decibels, 0 or below.
    #[must_use]
    pub const fn duck(&self) -> f32 {
        self.duck
    }

    /// Returns true if a voice plays or is about to.
    #[must_use]
    pub fn is_playing(&self, voice: VoiceId) -> bool {
        self.voices.iter().any(|v| v.id == voice)
    }

    /// Returns the number of living voices.
    #[must_use]
    pub const fn voices(&self) -> usize {
        self.voices.len()
    }

    /// Forgets a voice that has ended or never began.
    pub fn ended(&mut self, voice: VoiceId) {
        self.voices.retain(|v| v.id != voice);
    }

    /// Switches to silence when there is no output: forgets all voices and orders and accepts no more.
    pub fn clear_output(&mut self) {
        self.deaf = true;
        self.voices.clear();
        self.orders.clear();
    }

    /// Accepts clips again, now that there is an output.
    pub const fn connect(&mut self) {
        self.deaf = false;
    }

    /// Returns true if no order is waiting.
    #[must_use]
    pub const fn is_idle(&self) -> bool {
        self.orders.is_empty()
    }

    /// Returns the orders since the last call, in their order.
    pub fn take_commands(&mut self) -> Vec<MixerCommand> {
        std::mem::take(&mut self.orders)
    }

    fn level(&self, voice: &Voice) -> f32 {
        if self.muted {
            return SILENCE;
        }
        let bus = slider_db(self.volumes.slider(voice.bus));
        let duck = if voice.ducks { self.duck } else { 0.0 };
        sum_db(&[slider_db(self.volumes.master), bus, voice.gain, duck, HEADROOM])
    }

    fn relevel(&mut self, secs: f32) {
        let mut voices = std::mem::take(&mut self.voices);
        for voice in &mut voices {
            let db = self.level(voice);
            if (db - voice.db).abs() > 0.05 {
                self.orders.push(MixerCommand::Level { voice: voice.id, db, louder: db > voice.db, secs });
                voice.db = db;
            }
        }
        self.voices = voices;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FULL: Volumes = Volumes {
        master: 1.0,
        crowd: 1.0,
        effects: 1.0,
        music: 1.0,
        muted: false,
        mute_on_focus_loss: false,
        lounge: false,
    };

    fn mixer() -> Mixer {
        let mut mixer = Mixer::default();
        mixer.set_volumes(&FULL, false);
        mixer
    }

    #[test]
    fn sliders_are_squared_and_end_in_silence() {
        assert_eq!(slider_db(1.0), 0.0);
        assert_eq!(slider_db(7.0), 0.0);
        assert!((slider_db(0.5) + 12.041).abs() < 0.01);
        assert_eq!((slider_db(0.0), slider_db(-1.0), slider_db(f32::NAN)), (SILENCE, SILENCE, SILENCE));
    }

    #[test]
    fn a_sum_with_a_silent_gain_is_silent() {
        assert_eq!(sum_db(&[0.0, -6.0, -3.0]), -9.0);
        assert_eq!(sum_db(&[SILENCE, 40.0]), SILENCE);
        assert_eq!(sum_db(&[-40.0, -40.0]), SILENCE);
        assert_eq!(sum_db(&[40.0]), 6.0);
        assert_eq!(sum_db(&[f32::NAN, 1.0]), SILENCE);
    }

    #[test]
    fn a_moved_slider_changes_playing_voices_of_its_bus_only() {
        let mut mixer = mixer();
        let roar = mixer.play(SoundClip::once("crowd_goal_roar_1", Bus::Crowd));
        let kick = mixer.play(SoundClip::once("kick_pass_1", Bus::Effects));
        assert!(
            matches!(mixer.take_commands()[..], [MixerCommand::Play(_, _, a), MixerCommand::Play(..)] if a == HEADROOM)
        );
        mixer.set_volumes(&Volumes { crowd: 0.5, ..FULL }, false);
        let orders = mixer.take_commands();
        let [MixerCommand::Level { voice, db, louder: false, .. }] = orders[..] else { panic!("{orders:?}") };
        assert_eq!(voice, roar);
        assert!((db - HEADROOM - slider_db(0.5)).abs() < 0.01);
        mixer.set_volumes(&FULL, true);
        assert_eq!(mixer.take_commands().len(), 2, "muting reaches both");
        mixer.ended(kick);
        mixer.set_volumes(&FULL, false);
        assert_eq!(mixer.take_commands().len(), 1, "the ended one is left alone");
    }

    #[test]
    fn ducking_lowers_the_loops_and_not_the_jingle() {
        let mut mixer = mixer();
        let theme = mixer.play(SoundClip::looped("music_theme_loop", Bus::Music, 0.0, 1.0));
        mixer.play(SoundClip::once("jingle_win", Bus::Music));
        mixer.take_commands();
        mixer.set_duck(-8.0, 0.15);
        let orders = mixer.take_commands();
        assert_eq!(
            orders,
            [MixerCommand::Level { voice: theme, db: HEADROOM - 8.0, louder: false, secs: 0.15 }]
        );
    }

    #[test]
    fn too_many_voices_are_dropped_but_loops_never() {
        let mut mixer = mixer();
        for _ in 0..200 {
            mixer.play(SoundClip::once("card_flick_1", Bus::Effects));
        }
        assert_eq!(mixer.voices(), MAX_VOICES);
        mixer.play(SoundClip::looped("crowd_murmur_loop", Bus::Crowd, 0.0, 1.0));
        assert_eq!(mixer.voices(), MAX_VOICES + 1);
    }

    #[test]
    fn stopping_twice_sends_one_command_and_without_a_device_none() {
        let mut mixer = mixer();
        let voice = mixer.play(SoundClip::looped("crowd_murmur_loop", Bus::Crowd, 0.0, 1.0));
        mixer.take_commands();
        mixer.stop(voice, 1.0);
        mixer.stop_bus(Bus::Crowd, 1.0);
        assert_eq!(mixer.take_commands(), [MixerCommand::Stop { voice, secs: 1.0 }]);
        mixer.clear_output();
        for _ in 0..1000 {
            mixer.play(SoundClip::once("card_flick_1", Bus::Effects));
        }
        assert_eq!((mixer.voices(), mixer.take_commands().len()), (0, 0));
    }
}
