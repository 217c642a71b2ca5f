//! The statement of every sound: its purpose, its level, and its length if it loops. The files have to follow.

/// The target level of a sound, and how it is measured.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Level {
    /// K-weighted loudness of the whole file in LUFS, without a gate: the tail of a fading roar counts.
    Loudness(f64),
    /// Highest sample in dBFS, for sounds too short for a loudness.
    Peak(f64),
}

/// Largest deviation of a file in dB. The codec hardly changes loudness, and the generator corrects the peaks.
pub(crate) const MAX_DEVIATION_DB: f64 = 0.5;

/// The statement of one sound or of all its variants.
#[derive(Debug)]
pub(crate) struct Stated {
    /// The name without `.ogg`; a final `*` stands for the numbers of the variants.
    pub(crate) name: &'static str,
    /// Its purpose.
    pub(crate) what: &'static str,
    /// Its level.
    pub(crate) level: Level,
    /// The whole length in samples, for a loop.
    pub(crate) looped: Option<usize>,
}

/// Sample rate of every sound, Hz.
pub(crate) const RATE: u32 = 44_100;
/// Highest true peak in dBTP, so that nothing clips on the way to the loudspeaker.
pub(crate) const MAX_TRUE_PEAK: f64 = -1.0;
/// Size limit of all sounds together, bytes.
pub(crate) const WEIGHT: u64 = 8_000_000;

/// Returns the length in samples of `beats` beats at `bpm` beats per minute.
const fn beats(beats: usize, bpm: usize) -> usize {
    beats * 60 * RATE as usize / bpm
}

const fn loops(name: &'static str, lufs: f64, samples: usize, what: &'static str) -> Stated {
    Stated { name, what, level: Level::Loudness(lufs), looped: Some(samples) }
}

const fn loud(name: &'static str, lufs: f64, what: &'static str) -> Stated {
    Stated { name, what, level: Level::Loudness(lufs), looped: None }
}

const fn peak(name: &'static str, dbfs: f64, what: &'static str) -> Stated {
    Stated { name, what, level: Level::Peak(dbfs), looped: None }
}

/// Every sound that the game may play.
pub(crate) const SOUNDS: &[Stated] = &[
    peak("card_flick_*", -8.0, "card turned over"),
    peak("card_place_*", -7.0, "card laid down"),
    peak("card_shuffle_*", -7.0, "deck shuffled"),
    peak("card_slide_*", -10.0, "card dealt or drawn"),
    loud("crowd_applause", -18.0, "save, fine move, full time"),
    loops("crowd_clap_chant_loop", -18.0, beats(16, 112), "clap chant with drum: before a shoot-out"),
    loud("crowd_drum_*", -20.0, "shoot-out: somebody walks to the spot"),
    loud("crowd_goal_roar_*", -14.0, "goal; never the same roar twice in a row"),
    loops("crowd_murmur_loop", -25.0, beats(60, 120), "bed of a calm crowd"),
    loud("crowd_ooh_*", -17.0, "near miss, drawn out"),
    loops("crowd_tense_loop", -21.0, beats(60, 120), "bed when much is at stake, faded over the calm one"),
    loud("crowd_whistles_*", -19.0, "foul: whistles and boos"),
    loud("heartbeat", -22.0, "shoot-out: the kick that can decide it, and sudden death"),
    loud("jingle_goal", -16.0, "a goal that turns the match"),
    loud("jingle_lose", -19.0, "result: lost"),
    loud("jingle_unlock", -19.0, "a medal"),
    loud("jingle_win", -16.0, "result: won"),
    peak("kick_bounce_*", -6.0, "ball off the woodwork or a glove"),
    peak("kick_header_*", -6.0, "ball won, clearance"),
    peak("kick_pass_*", -6.0, "pass, dribble"),
    peak("kick_shot_*", -3.0, "shot"),
    loops("music_dugout_loop", -22.0, beats(64, 96), "under a match, quietly; 96 bpm"),
    loops("music_theme_loop", -18.0, beats(64, 120), "title and menus; 120 bpm in D"),
    peak("net_*", -5.0, "ball in the net, 0.1 s before the roar"),
    peak("ui_back", -12.0, "back, cancelled"),
    peak("ui_confirm", -12.0, "chosen, committed"),
    peak("ui_error", -12.0, "refused"),
    peak("ui_hover", -12.0, "pointer enters a control"),
    peak("ui_tick", -12.0, "focus moved, value stepped"),
    peak("whistle_double", -3.0, "half-time"),
    peak("whistle_fulltime", -3.0, "full time: three blasts"),
    peak("whistle_kickoff", -3.0, "kick-off"),
    peak("whistle_long", -3.0, "penalty, sent off"),
    peak("whistle_short", -3.0, "foul"),
];

/// Returns the statement of the sound with that name.
pub(crate) fn stated(name: &str) -> Option<&'static Stated> {
    SOUNDS.iter().find(|sound| covers(sound.name, name))
}

/// Returns true if a stated name covers that file name without `.ogg`.
pub(crate) fn covers(stated: &str, name: &str) -> bool {
    match stated.strip_suffix('*') {
        Some(stem) => name.strip_prefix(stem).is_some_and(|number| number.parse::<u8>().is_ok()),
        None => stated == name,
    }
}

#[test]
fn a_star_stands_for_a_number() {
    assert!(covers("net_*", "net_2") && covers("ui_tick", "ui_tick"));
    assert!(!covers("net_*", "net_") && !covers("net_*", "net_x") && !covers("ui_tick", "ui_tick_1"));
    assert_eq!(beats(16, 112), 378_000);
}
