//! The director: turns cues into clips for the mixer, some of them delayed. It uses neither Bevy's schedule nor an
//! output: the caller passes the time, in seconds of real time.

use bevy::prelude::Resource;

use super::crowd::{CrowdLoops, CrowdLoudness, MusicDucking, ROAR_DUCK_DB};
use super::effects::{self, SoundVariants, VariantPicker};
use super::mixer::{Bus, Mixer, SoundClip, VoiceId, Volumes};
use super::{SupportedSeat, UiSound};
use crate::flow::screen::Screen;
use engine::Seat;
use stage::cue::{CrowdSound, Cue, KickSound, WhistleSound};
use words::MessageId;
use words::id;

/// Seconds from the net to the roar; with a slow frame on either side it is still within 0.15.
pub const ROAR_AFTER_NET: f64 = 0.06;
/// Seconds for which a roar ducks the music.
const ROAR_SECS: f64 = 6.0;
/// Seconds of the three full-time blasts, for which the jingle waits.
const FULL_TIME_SECS: f64 = 3.0;
/// Seconds of a jingle, and the ducking of the music meanwhile in decibels.
const JINGLE: (f64, f32) = (6.5, -40.0);
/// Seconds of the heartbeat, and the ducking of the music meanwhile in decibels: there is no music then.
const HEARTBEAT: (f64, f32) = (8.0, -80.0);
/// Seconds from the net to the fanfare, so that the first burst of the roar is heard alone.
pub const FANFARE_AFTER_NET: f64 = 1.0;
/// Gain of the fanfare in decibels: it comes from loudspeakers under the roar.
const FANFARE_DB: f32 = -4.0;
/// Gain of one side's supporters alone in decibels, and their distance from the centre as pan.
const ONE_SIDE: (f32, f32) = (-2.0, 0.3);
/// Gain of the end whose fans have travelled, in decibels.
const TRAVELLING_DB: f32 = 4.0;
/// Gain of the lounge music in a match, in decibels.
const LOUNGE_DB: f32 = -3.0;
/// Stake once the match is over.
const AFTERWARDS: f32 = 0.05;

/// A delayed sound.
#[derive(Clone, Copy, Debug)]
struct DelayedSound {
    at: f64,
    take: &'static SoundVariants,
    gain: f32,
    side: Option<Seat>,
    duck: Option<(f64, f32)>,
    /// The caption to show when it starts.
    caption: Option<MessageId>,
}

impl DelayedSound {
    const fn of(at: f64, take: &'static SoundVariants) -> Self {
        Self { at, take, gain: 0.0, side: None, duck: None, caption: None }
    }
}

/// The director's state from frame to frame.
#[derive(Resource, Debug, Default)]
pub struct SoundDirector {
    chooser: VariantPicker,
    crowd: CrowdLoudness,
    duck: MusicDucking,
    later: Vec<DelayedSound>,
    net_at: Option<f64>,
    blasts_until: f64,
    bed: Option<(VoiceId, VoiceId)>,
    bed_sounds: Option<CrowdLoops>,
    music: Option<(&'static str, VoiceId)>,
    /// The voice of the rhythmic clapping or of the drum.
    rhythm: Option<VoiceId>,
    fanfare: Option<VoiceId>,
    /// Number of passes since the ball was last won, shot or lost.
    passes: u8,
    caption: Vec<MessageId>,
    /// The screen of the last frame.
    screen: Screen,
    /// The end of the stadium that is louder than the other, if one is.
    loud_end: Option<Seat>,
}

impl SoundDirector {
    /// Returns how loud the crowd is, and where.
    #[must_use]
    pub const fn crowd_loudness(&self) -> &CrowdLoudness {
        &self.crowd
    }

    /// Returns true if the bed of the crowd plays.
    #[cfg(test)]
    pub const fn has_crowd_loops(&self) -> bool {
        self.bed.is_some()
    }

    /// Returns true if the title's theme plays.
    #[cfg(test)]
    pub fn plays_theme(&self) -> bool {
        self.music.is_some_and(|(file, _)| file == effects::THEME_LOOP)
    }

    /// Advances to `now` seconds: handles this frame's cues and buttons and gives the mixer its clips.
    pub fn frame(
        &mut self,
        now: f64,
        cues: &[Cue],
        buttons: &[UiSound],
        screen: Screen,
        listener: SupportedSeat,
        volumes: &Volumes,
        mixer: &mut Mixer,
    ) {
        self.change_screen(screen, mixer);
        self.loud_end = listener.loud_end();
        if cues.contains(&Cue::Net) {
            self.net_at = Some(now);
        }
        if cues.contains(&Cue::Whistle(WhistleSound::FullTime)) {
            self.blasts_until = now + FULL_TIME_SECS;
        }
        for cue in cues {
            self.play_cue(*cue, now, listener, mixer);
        }
        for button in buttons {
            self.sound(effects::ui(*button), now, 0.0, None, mixer);
        }
        self.play_due(now, mixer);
        self.update_crowd_loops(now, screen, volumes, mixer);
        self.keep_music(now, screen, volumes, mixer);
    }

    /// Returns the captions of sounds started since the last call that belong to no cue.
    pub fn take_captions(&mut self) -> Vec<MessageId> {
        std::mem::take(&mut self.caption)
    }

    /// Returns true if a sound will change soon, so that an idle window must keep running.
    #[must_use]
    pub fn expects(&self, mixer: &Mixer) -> bool {
        let changing = self.bed.is_some() && self.crowd.is_changing();
        !self.later.is_empty() || changing || (mixer.duck() < 0.0 && self.music.is_some())
    }

    /// Silences the stands when a match is left. Entering one changes nothing, since its first cues may come before.
    fn change_screen(&mut self, screen: Screen, mixer: &mut Mixer) {
        let before = std::mem::replace(&mut self.screen, screen);
        if before != Screen::Match || screen == Screen::Match {
            return;
        }
        self.later.clear();
        self.crowd = CrowdLoudness::default();
        (self.bed, self.rhythm, self.fanfare, self.passes) = (None, None, None, 0);
        mixer.stop_bus(Bus::Crowd, 0.8);
    }

    /// Restarts the crowd loops and the music, because a new output plays neither.
    pub const fn begin_again(&mut self) {
        (self.bed, self.music, self.rhythm, self.fanfare) = (None, None, None, None);
    }

    fn play_cue(&mut self, cue: Cue, now: f64, listener: SupportedSeat, mixer: &mut Mixer) {
        match cue {
            Cue::Whistle(w) => {
                self.passes = 0;
                self.sound(effects::whistle(w), now, 0.0, None, mixer);
            }
            Cue::Kick(KickSound::Pass) => self.pass(now, mixer),
            Cue::Kick(k) => {
                self.passes = 0;
                self.sound(effects::kick(k), now, 0.0, None, mixer);
            }
            Cue::Card(c) => {
                self.sound(effects::card(c), now, 0.0, None, mixer);
            }
            Cue::Net => {
                self.sound(&effects::NET, now, 0.0, None, mixer);
            }
            Cue::Crowd(crowd, side) => self.play_crowd(crowd, side, now, mixer),
            Cue::Hush => self.hush(now, mixer),
            Cue::Heartbeat => {
                self.hush(now, mixer);
                self.duck.add(now + HEARTBEAT.0, HEARTBEAT.1);
                self.rhythm = self.sound(&effects::HEARTBEAT, now, 0.0, None, mixer);
            }
            Cue::Stake(stake) => self.crowd.set_stake(stake),
            Cue::Fanfare(side) if listener.cheers(side) => {
                let at = self.after_net(now, FANFARE_AFTER_NET);
                let caption = Some(id!("caption-fanfare"));
                self.later.push(DelayedSound {
                    gain: FANFARE_DB,
                    caption,
                    ..DelayedSound::of(at, &effects::FANFARE)
                });
            }
            Cue::Medal(side) if listener.cheers(side) => {
                // The jingle for the win comes first.
                let at = now.max(self.blasts_until) + JINGLE.0;
                let (duck, caption) = (Some(JINGLE), Some(id!("caption-medal")));
                self.later.push(DelayedSound { duck, caption, ..DelayedSound::of(at, &effects::MEDAL) });
            }
            Cue::Fanfare(_) | Cue::Medal(_) => {}
            Cue::Final(winner) => self.finish(winner, now, listener, mixer),
        }
    }

    /// Plays a pass, a little higher than the one before it in the chain.
    fn pass(&mut self, now: f64, mixer: &mut Mixer) {
        if let Some(mut play) = self.chooser.play(effects::kick(KickSound::Pass), now) {
            play.rate = effects::climbed(play.rate, self.passes);
            mixer.play(play);
        }
        self.passes = self.passes.saturating_add(1);
    }

    fn play_crowd(&mut self, sound: CrowdSound, side: Option<Seat>, now: f64, mixer: &mut Mixer) {
        self.crowd.end_hush();
        if sound == CrowdSound::NearMiss {
            self.passes = 0;
        }
        if sound != CrowdSound::Chant {
            self.end_rhythm(mixer);
        }
        let take = effects::crowd(sound);
        if sound == CrowdSound::Roar {
            let at = self.after_net(now, ROAR_AFTER_NET);
            let duck = Some((ROAR_SECS, ROAR_DUCK_DB));
            self.later.push(DelayedSound { side, duck, ..DelayedSound::of(at, take) });
            if let Some(side) = side {
                self.crowd.goal(side, now);
            }
        } else {
            let voice = self.sound(take, now, 0.0, side, mixer);
            if matches!(sound, CrowdSound::Chant | CrowdSound::Drum) {
                self.rhythm = voice.or(self.rhythm);
            }
        }
    }

    /// Starts a hush of the crowd, and ends rhythm and fanfare.
    fn hush(&mut self, now: f64, mixer: &mut Mixer) {
        self.crowd.start_hush(now);
        self.end_rhythm(mixer);
        self.end_fanfare(mixer);
    }

    /// Returns the time `secs` seconds after the last net, or `now` if that is past or there was none.
    fn after_net(&self, now: f64, secs: f64) -> f64 {
        self.net_at.map_or(now, |net| now.max(net + secs))
    }

    fn end_rhythm(&mut self, mixer: &mut Mixer) {
        if let Some(voice) = self.rhythm.take() {
            mixer.stop(voice, 0.6);
        }
    }

    /// Ends the fanfare, because play goes on or the match is over.
    fn end_fanfare(&mut self, mixer: &mut Mixer) {
        self.later.retain(|later| !std::ptr::eq(later.take, &effects::FANFARE));
        if let Some(voice) = self.fanfare.take() {
            mixer.stop(voice, 0.6);
        }
    }

    fn finish(&mut self, winner: Option<Seat>, now: f64, listener: SupportedSeat, mixer: &mut Mixer) {
        self.crowd.end_hush();
        self.crowd.set_stake(AFTERWARDS);
        self.end_rhythm(mixer);
        self.end_fanfare(mixer);
        let at = now.max(self.blasts_until);
        let jingle = |take, caption| DelayedSound {
            duck: Some(JINGLE),
            caption: Some(caption),
            ..DelayedSound::of(at, take)
        };
        let clap = |gain| DelayedSound { gain, side: winner, ..DelayedSound::of(at, &effects::APPLAUSE) };
        match winner {
            None => self.later.push(clap(0.0)),
            Some(winner) if listener.cheers(winner) => {
                self.later.extend([jingle(&effects::WIN, id!("caption-win")), clap(-6.0)]);
            }
            // The crowd is silent.
            Some(_) => self.later.push(jingle(&effects::LOSE, id!("caption-defeat"))),
        }
    }

    fn play_due(&mut self, now: f64, mixer: &mut Mixer) {
        let (due, later) = self.later.iter().partition(|l: &&DelayedSound| l.at <= now);
        self.later = later;
        let due: Vec<DelayedSound> = due;
        for DelayedSound { take, gain, side, duck, caption, .. } in due {
            let Some(voice) = self.sound(take, now, gain, side, mixer) else { continue };
            if std::ptr::eq(take, &effects::FANFARE) {
                self.fanfare = Some(voice);
            }
            if let Some((secs, db)) = duck {
                self.duck.add(now + secs, db);
            }
            self.caption.extend(caption);
        }
    }

    /// Plays a variant; returns its voice, or nothing if the same sound was just played.
    fn sound(
        &mut self,
        take: &'static SoundVariants,
        now: f64,
        gain: f32,
        side: Option<Seat>,
        mixer: &mut Mixer,
    ) -> Option<VoiceId> {
        let mut play: SoundClip = self.chooser.play(take, now)?;
        play.gain += gain;
        if let (Bus::Crowd, Some(side)) = (take.bus, side) {
            play.gain += ONE_SIDE.0 + if self.loud_end == Some(side) { TRAVELLING_DB } else { 0.0 };
            play.pan = if side == Seat::Home { -ONE_SIDE.1 } else { ONE_SIDE.1 };
        }
        Some(mixer.play(play))
    }

    fn update_crowd_loops(&mut self, now: f64, screen: Screen, volumes: &Volumes, mixer: &mut Mixer) {
        let in_hush = self.crowd.update(now);
        let wanted = screen == Screen::Match && volumes.audible(Bus::Crowd);
        let bed = self.crowd.bed();
        match self.bed {
            None if wanted => {
                let looped =
                    |file, db| SoundClip { pan: bed.pan, ..SoundClip::looped(file, Bus::Crowd, db, 2.0) };
                let mut layer = |file, db| mixer.play(looped(file, db));
                let voices = (layer(effects::MURMUR_LOOP, bed.murmur), layer(effects::TENSE_LOOP, bed.tense));
                self.bed = Some(voices);
                self.bed_sounds = Some(bed);
            }
            Some((murmur, tense)) if !wanted => {
                mixer.stop(murmur, 0.8);
                mixer.stop(tense, 0.8);
                self.bed = None;
            }
            Some((murmur, tense)) => {
                let Some(was) = self.bed_sounds.filter(|was| *was != bed) else { return };
                let both_fall = bed.murmur < was.murmur && bed.tense < was.tense;
                let both_rise = bed.murmur > was.murmur && bed.tense > was.tense;
                let leans = bed.pan != was.pan;
                let secs = match (both_fall && in_hush, both_rise) {
                    _ if leans && bed.pan == 0.0 => 3.0, // the end that was silent finds its voice
                    _ if leans => 0.4,
                    (true, _) => 0.25,
                    (_, true) => 0.4,
                    _ if bed.tense > was.tense => 1.5, // it boils up
                    _ => 4.0,                          // and calms down slowly
                };
                for (voice, db) in [(murmur, bed.murmur), (tense, bed.tense)] {
                    mixer.set_gain(voice, db, secs);
                    if leans {
                        mixer.set_pan(voice, bed.pan, secs);
                    }
                }
                self.bed_sounds = Some(bed);
            }
            None => {}
        }
    }

    fn keep_music(&mut self, now: f64, screen: Screen, volumes: &Volumes, mixer: &mut Mixer) {
        let wanted = match screen {
            _ if !volumes.audible(Bus::Music) => None,
            Screen::Loading | Screen::Title => Some((effects::THEME_LOOP, 0.0)),
            // The lounge music plays only if the player wants it.
            Screen::Match => volumes.lounge.then_some((effects::LOUNGE_LOOP, LOUNGE_DB)),
        };
        if self.music.map(|(file, _)| file) != wanted.map(|(file, _)| file) {
            if let Some((_, voice)) = self.music.take() {
                mixer.stop(voice, 1.2);
            }
            self.music =
                wanted.map(|(file, db)| (file, mixer.play(SoundClip::looped(file, Bus::Music, db, 1.5))));
        }
        let duck = self.duck.level(now);
        if duck != mixer.duck() {
            mixer.set_duck(duck, if duck < mixer.duck() { 0.15 } else { 1.5 });
        }
    }
}

#[cfg(test)]
mod tests;
