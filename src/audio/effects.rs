//! The sound library: the files of each sound, their gains, and the choice among variants. Pure code without Bevy
//! systems.

use super::UiSound;
use super::mixer::{Bus, SoundClip};
use engine::MatchRng;
use stage::cue::{CardSound, CrowdSound, KickSound, WhistleSound};

/// Largest random deviation of the playback rate, as a share of it.
pub const MAX_PITCH_DEVIATION: f64 = 0.03;

/// Ratio of the rates of two passes in a chain: a semitone.
const STEP: f64 = 1.059_463;
/// Largest number of steps above the first pass: an octave.
const MAX_PITCH_STEPS: u8 = 12;

/// Returns the rate of a pass after `passes` others. The random deviation shrinks after the first, so that the pitch
/// rises each time.
#[must_use]
pub fn climbed(rate: f64, passes: u8) -> f64 {
    if passes == 0 {
        rate
    } else {
        (1.0 + (rate - 1.0) / 4.0) * STEP.powi(i32::from(passes.min(MAX_PITCH_STEPS)))
    }
}

/// A sound with its variants. The files carry their own loudness; `db` is a correction.
#[derive(Debug, PartialEq)]
pub struct SoundVariants {
    /// Files under `assets/audio`, without `.ogg`; at least one.
    pub files: &'static [&'static str],
    /// The bus whose volume applies.
    pub bus: Bus,
    /// Gain of the sound itself, in decibels.
    pub db: f32,
    /// True if the pitch varies at random by [`MAX_PITCH_DEVIATION`].
    pub random_pitch: bool,
    /// Seconds before the sound may play again.
    pub gap: f64,
}

const fn take(files: &'static [&'static str], bus: Bus, db: f32, wander: bool, gap: f64) -> SoundVariants {
    SoundVariants { files, bus, db, random_pitch: wander, gap }
}

const fn foley(files: &'static [&'static str]) -> SoundVariants {
    take(files, Bus::Effects, 0.0, true, 0.03)
}

const fn blast(files: &'static [&'static str]) -> SoundVariants {
    take(files, Bus::Effects, 0.0, false, 0.3)
}

const fn stand(files: &'static [&'static str], gap: f64) -> SoundVariants {
    take(files, Bus::Crowd, 0.0, false, gap)
}

const fn button(files: &'static [&'static str], db: f32) -> SoundVariants {
    take(files, Bus::Ui, db, false, 0.05)
}

const fn jingle(files: &'static [&'static str]) -> SoundVariants {
    take(files, Bus::Music, 0.0, false, 1.0)
}

static WHISTLE_SHORT: SoundVariants = blast(&["whistle_short"]);
static WHISTLE_LONG: SoundVariants = blast(&["whistle_long"]);
static WHISTLE_DOUBLE: SoundVariants = blast(&["whistle_double"]);
static WHISTLE_KICK_OFF: SoundVariants = blast(&["whistle_kickoff"]);
static WHISTLE_FULL_TIME: SoundVariants = blast(&["whistle_fulltime"]);
static PASS: SoundVariants = foley(&["kick_pass_1", "kick_pass_2", "kick_pass_3"]);
static SHOT: SoundVariants = foley(&["kick_shot_1", "kick_shot_2", "kick_shot_3"]);
static HEADER: SoundVariants = foley(&["kick_header_1", "kick_header_2", "kick_header_3"]);
static BOUNCE: SoundVariants = foley(&["kick_bounce_1", "kick_bounce_2", "kick_bounce_3"]);
static FLICK: SoundVariants = foley(&["card_flick_1", "card_flick_2", "card_flick_3"]);
static SLIDE: SoundVariants = foley(&["card_slide_1", "card_slide_2", "card_slide_3"]);
static PLACE: SoundVariants = foley(&["card_place_1", "card_place_2", "card_place_3"]);
static SHUFFLE: SoundVariants = take(&["card_shuffle_1", "card_shuffle_2"], Bus::Effects, 0.0, true, 0.5);
static NEAR_MISS: SoundVariants = stand(&["crowd_ooh_1", "crowd_ooh_2"], 0.8);
static CHANT: SoundVariants = stand(&["crowd_clap_chant_loop"], 8.5);
static JEERS: SoundVariants = stand(&["crowd_whistles_1", "crowd_whistles_2"], 1.5);
static DRUM: SoundVariants = stand(&["crowd_drum_1", "crowd_drum_2", "crowd_drum_3"], 2.0);
/// The heartbeat before a kick that can decide the match.
pub static HEARTBEAT: SoundVariants = stand(&["heartbeat"], 2.0);
static TICK: SoundVariants = button(&["ui_tick"], 0.0);
static HOVER: SoundVariants = button(&["ui_hover"], -4.0);
static CONFIRM: SoundVariants = button(&["ui_confirm"], 0.0);
static BACK: SoundVariants = button(&["ui_back"], 0.0);
static ERROR: SoundVariants = button(&["ui_error"], 0.0);

/// The sound of the ball in the net.
pub static NET: SoundVariants = take(&["net_1", "net_2"], Bus::Effects, 0.0, true, 0.3);
/// The crowd's roar at a goal.
pub static ROAR: SoundVariants = stand(&["crowd_goal_roar_1", "crowd_goal_roar_2"], 1.0);
/// The crowd's applause for a success.
pub static APPLAUSE: SoundVariants = stand(&["crowd_applause"], 1.5);
/// The jingle of a win.
pub static WIN: SoundVariants = jingle(&["jingle_win"]);
/// The jingle of a defeat.
pub static LOSE: SoundVariants = jingle(&["jingle_lose"]);
/// The fanfare of a goal that may decide the match.
pub static FANFARE: SoundVariants = jingle(&["jingle_goal"]);
/// The jingle of a medal.
pub static MEDAL: SoundVariants = jingle(&["jingle_unlock"]);

/// The calm loop of the bed, as long as the tense one.
pub const MURMUR_LOOP: &str = "crowd_murmur_loop";
/// The bright loop of the bed.
pub const TENSE_LOOP: &str = "crowd_tense_loop";
/// The menu's music.
pub const THEME_LOOP: &str = "music_theme_loop";
/// The match's music, if any.
pub const LOUNGE_LOOP: &str = "music_dugout_loop";

/// Sounds that stay decoded all the time.
pub static AT_HAND: [&SoundVariants; 5] = [&TICK, &HOVER, &CONFIRM, &BACK, &ERROR];
/// Sounds that stay decoded during a match: 30 MB. Loops and jingles are loaded on demand.
pub static MATCH_KIT: [&SoundVariants; 20] = [
    &WHISTLE_SHORT, &WHISTLE_LONG, &WHISTLE_DOUBLE, &WHISTLE_KICK_OFF, &WHISTLE_FULL_TIME, &PASS, &SHOT,
    &HEADER, &BOUNCE, &FLICK, &SLIDE, &PLACE, &SHUFFLE, &NEAR_MISS, &CHANT, &JEERS, &DRUM, &NET, &ROAR,
    &APPLAUSE,
];

/// Returns the sound of a whistle.
#[must_use]
pub fn whistle(whistle: WhistleSound) -> &'static SoundVariants {
    match whistle {
        WhistleSound::Short => &WHISTLE_SHORT,
        WhistleSound::Long => &WHISTLE_LONG,
        WhistleSound::Double => &WHISTLE_DOUBLE,
        WhistleSound::KickOff => &WHISTLE_KICK_OFF,
        WhistleSound::FullTime => &WHISTLE_FULL_TIME,
    }
}

/// Returns the sound of the ball.
#[must_use]
pub fn kick(kick: KickSound) -> &'static SoundVariants {
    match kick {
        KickSound::Pass => &PASS,
        KickSound::Shot => &SHOT,
        KickSound::Header => &HEADER,
        KickSound::Bounce => &BOUNCE,
    }
}

/// Returns the sound of a card.
#[must_use]
pub fn card(card: CardSound) -> &'static SoundVariants {
    match card {
        CardSound::Flick => &FLICK,
        CardSound::Slide => &SLIDE,
        CardSound::Place => &PLACE,
        CardSound::Shuffle => &SHUFFLE,
    }
}

/// Returns the sound of the crowd.
#[must_use]
pub fn crowd(crowd: CrowdSound) -> &'static SoundVariants {
    match crowd {
        CrowdSound::NearMiss => &NEAR_MISS,
        CrowdSound::Applause => &APPLAUSE,
        CrowdSound::Roar => &ROAR,
        CrowdSound::Chant => &CHANT,
        CrowdSound::Jeers => &JEERS,
        CrowdSound::Drum => &DRUM,
    }
}

/// Returns the sound of a button.
#[must_use]
pub fn ui(sound: UiSound) -> &'static SoundVariants {
    match sound {
        UiSound::Tick => &TICK,
        UiSound::Hover => &HOVER,
        UiSound::Confirm => &CONFIRM,
        UiSound::Back => &BACK,
        UiSound::Error => &ERROR,
    }
}

/// Chooses variants: never the same twice in a row, and no sound again within its gap.
#[derive(Clone, Debug)]
pub struct VariantPicker {
    rng: MatchRng,
    last: Vec<(&'static str, usize, f64)>,
}

impl Default for VariantPicker {
    fn default() -> Self {
        Self { rng: MatchRng::new(1966), last: Vec::new() }
    }
}

impl VariantPicker {
    /// Returns a clip of the variant to play at `now` (seconds); `None` if the sound played less than its gap ago.
    pub fn play(&mut self, take: &'static SoundVariants, now: f64) -> Option<SoundClip> {
        let key = *take.files.first()?;
        let known = self.last.iter().position(|(name, ..)| *name == key);
        if known.is_some_and(|at| now - self.last[at].2 < take.gap) {
            return None;
        }
        let index = match known {
            Some(at) if take.files.len() > 1 => {
                let index = self.rng.index(take.files.len() - 1);
                if index >= self.last[at].1 { index + 1 } else { index }
            }
            _ => self.rng.index(take.files.len()),
        };
        match known {
            Some(at) => self.last[at] = (key, index, now),
            None => self.last.push((key, index, now)),
        }
        let mut play = SoundClip::once(take.files[index], take.bus);
        play.gain = take.db;
        if take.random_pitch {
            play.rate = 1.0 + MAX_PITCH_DEVIATION * (2.0 * self.rng.unit() - 1.0);
        }
        if take.bus == Bus::Music {
            play.max_late_secs = 2.0; // a jingle is loaded when it is wanted
        }
        Some(play)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_variant_repeats_at_once_and_all_are_used() {
        for take in MATCH_KIT.iter().filter(|t| t.files.len() > 1) {
            let mut chooser = VariantPicker::default();
            let files: Vec<_> =
                (0..60).map(|n| chooser.play(take, f64::from(n) * 10.0).unwrap().file).collect();
            assert!(files.windows(2).all(|w| w[0] != w[1]), "{files:?}");
            assert!(take.files.iter().all(|f| files.contains(f)), "{files:?}");
        }
    }

    #[test]
    fn only_ball_and_card_sounds_vary_in_pitch() {
        let mut chooser = VariantPicker::default();
        let rates: Vec<_> = (0..50).map(|n| chooser.play(&PASS, f64::from(n)).unwrap().rate).collect();
        assert!(rates.iter().all(|r| (r - 1.0).abs() <= MAX_PITCH_DEVIATION));
        assert!(rates.iter().any(|r| *r > 1.015) && rates.iter().any(|r| *r < 0.985));
        assert_eq!(chooser.play(&ROAR, 0.0).unwrap().rate, 1.0);
    }

    #[test]
    fn cards_dealt_at_once_make_one_sound() {
        let mut chooser = VariantPicker::default();
        let played = (0..20).filter(|_| chooser.play(&SLIDE, 1.0).is_some()).count();
        assert_eq!(played, 1);
        assert!(chooser.play(&SLIDE, 1.04).is_some());
    }

    #[test]
    fn the_choice_of_variants_is_deterministic() {
        let run = || {
            let mut chooser = VariantPicker::default();
            (0..30).map(|n| chooser.play(&FLICK, f64::from(n)).unwrap()).collect::<Vec<_>>()
        };
        assert_eq!(run(), run());
    }
}
