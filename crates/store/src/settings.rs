//! The settings: `settings.ron`.
//!
//! A missing field takes its default, and a number out of range is clamped. A file with unknown names comes from a
//! newer build: its readable part counts, and the file is left alone. Any other fault sets the file aside, and its
//! readable part counts too.
//!
//! Names, ratings and the settings of named people are in `people.ron` ([`super::profiles`]), independent of damaged
//! settings. Older builds kept names and ratings here.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::files::{DecodeError, MAX_SMALL_FILE_BYTES};
use super::names::DataFile;
use super::newer::piecemeal;
use super::personal::SettingsByPerson;
use super::profiles::Profiles;
use super::unsaved::SaveStep;
use super::{DayAttempts, Ratings, Store, StoreError, UnusableFile};
use base::between::between;
use engine::BySeat;
use engine::record::ron_options;
use evening::Evening;
use players::controller::Controller;
use players::people::{KnownPeople, PersonName};

/// The file format version of this build. Files before version 1 have none.
const VERSION: u32 = 1;
/// Fields that older builds wrote: the name of the one player they knew.
const FORMER: [&str; 1] = ["name"];

/// The time a bot takes to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BotPace {
    /// No pause.
    Instant,
    /// A short pause.
    Quick,
    /// The pause of a person.
    #[default]
    Natural,
}

/// Time for which a hand stays open to its owner after the last input: see the privacy screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum LookDuration {
    /// For 8 seconds.
    #[default]
    Short,
    /// For 30 seconds.
    Long,
    /// Until it is hidden by hand or the choice is made.
    Open,
}

impl LookDuration {
    /// Seconds without a move before the hand is hidden; `None` for no limit.
    #[must_use]
    pub const fn secs(self) -> Option<f32> {
        match self {
            Self::Short => Some(8.0),
            Self::Long => Some(30.0),
            Self::Open => None,
        }
    }

    /// Returns the next longer one; `None` for the longest.
    #[must_use]
    pub const fn longer(self) -> Option<Self> {
        match self {
            Self::Short => Some(Self::Long),
            Self::Long => Some(Self::Open),
            Self::Open => None,
        }
    }
}

/// The time of day at which matches are played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TimeOfDay {
    /// Under floodlights.
    #[default]
    Night,
    /// At sunset.
    Dusk,
    /// On a bright afternoon.
    Day,
    /// A different one for each match.
    Any,
}

/// The match that was begun last; the title screen preselects it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LastPlayed {
    /// The game's id.
    pub game: String,
    /// The controller of home.
    pub home: Controller,
    /// The controller of away.
    pub away: Controller,
    /// True if the bot was chosen to fit the person's level.
    #[serde(default, rename = "fits")]
    pub matches_strength: bool,
    /// The options that differ from their defaults: names with values in RON.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The ids of the clubs that met; `None` for the default clubs.
    #[serde(default)]
    pub clubs: Option<BySeat<String>>,
}

/// Everything that a player can set, as it is in force now. Some of it is the first player's own, as
/// [`SettingsByPerson`] keeps it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// Master volume, 0..=1.
    pub master: f32,
    /// Volume of the crowd, 0..=1.
    pub crowd: f32,
    /// Volume of ball, whistle and cards, 0..=1.
    pub effects: f32,
    /// Volume of the music, 0..=1.
    pub music: f32,
    /// Mutes all sound.
    pub muted: bool,
    /// True if the crowd moves between events.
    #[serde(rename = "crowd_lively")]
    pub animated_crowd: bool,
    /// Speed of the presentation: 1 as designed, 0 at once, else 0.25..=8.
    pub speed: f32,
    /// The time a bot takes.
    #[serde(rename = "pace")]
    pub bot_pace: BotPace,
    /// Time for which each of two people at one screen may look at their own hand.
    #[serde(rename = "glance")]
    pub look_duration: LookDuration,
    /// Turns off shaking, flying and confetti.
    pub reduced_motion: bool,
    /// Shows diamonds blue and clubs green.
    pub four_colour: bool,
    /// Shows cards in black on white, with heavy rules and large signs.
    pub high_contrast: bool,
    /// Shows sounds as text.
    pub captions: bool,
    /// Captions cards and passes too, which can be seen anyway.
    #[serde(rename = "captions_every")]
    pub all_captions: bool,
    /// Size of text, 1..=2; 1 as designed.
    pub ui_scale: f32,
    /// Draws fewer frames and a motionless crowd.
    pub low_power: bool,
    /// The time of day of matches.
    #[serde(rename = "hour")]
    pub time_of_day: TimeOfDay,
    /// Uses the whole screen.
    pub fullscreen: bool,
    /// Keys and buttons that differ from the defaults, by what they do, such as `left 1`; and the labels of the
    /// keyboard, where they are not those of the language.
    pub keys: BTreeMap<String, String>,
    /// True if bots that read their rivals keep notebooks from match to match.
    pub notebooks: bool,
    /// For experts: the coach gives probabilities and figures, and a reason cites its clause.
    #[serde(rename = "expert")]
    pub show_figures: bool,
    /// The people at this screen.
    #[serde(skip_serializing_if = "is_default")]
    pub people: KnownPeople,
    /// The personal settings that are not in force, and whose are.
    #[serde(skip)]
    pub by_person: SettingsByPerson,
    /// The tag of the language of all words, such as `pt-BR`; none for that of the system.
    #[serde(skip_serializing_if = "is_default")]
    pub language: Option<String>,
    /// True if the first steps were shown.
    pub seen_tutorial: bool,
    /// The ids of the games of which a match or lesson was begun.
    #[serde(rename = "begun")]
    pub started_games: BTreeSet<String>,
    /// The ratings of the people.
    #[serde(skip_serializing_if = "is_default")]
    pub ratings: Ratings,
    /// The tries of the people at the matches of the day.
    #[serde(skip_serializing_if = "is_default")]
    pub days: DayAttempts,
    /// The evening that was begun last, if any.
    #[serde(skip_serializing_if = "is_default")]
    pub evening: Option<Evening>,
    /// The match begun last, if any.
    #[serde(rename = "last")]
    pub last_match: Option<LastPlayed>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            master: 0.8,
            crowd: 0.8,
            effects: 0.9,
            music: 0.5,
            muted: false,
            animated_crowd: true,
            speed: 1.0,
            bot_pace: BotPace::default(),
            look_duration: LookDuration::default(),
            reduced_motion: false,
            four_colour: false,
            high_contrast: false,
            captions: true,
            all_captions: false,
            ui_scale: 1.0,
            low_power: false,
            time_of_day: TimeOfDay::default(),
            fullscreen: false,
            keys: BTreeMap::new(),
            notebooks: true,
            show_figures: false,
            people: KnownPeople::default(),
            by_person: SettingsByPerson::default(),
            language: None,
            seen_tutorial: false,
            started_games: BTreeSet::new(),
            ratings: Ratings::default(),
            days: DayAttempts::default(),
            evening: None,
            last_match: None,
        }
    }
}

impl Settings {
    /// Clamps every number to its range; NaN becomes the default.
    #[must_use]
    pub fn in_range(mut self) -> Self {
        let normal = Self::default();
        let fit = |value: f32, low: f32, high: f32, normal: f32| {
            if value.is_nan() { normal } else { between(value, low, high) }
        };
        self.master = fit(self.master, 0.0, 1.0, normal.master);
        self.crowd = fit(self.crowd, 0.0, 1.0, normal.crowd);
        self.effects = fit(self.effects, 0.0, 1.0, normal.effects);
        self.music = fit(self.music, 0.0, 1.0, normal.music);
        self.speed = if self.speed == 0.0 { 0.0 } else { fit(self.speed, 0.25, 8.0, normal.speed) };
        self.ui_scale = fit(self.ui_scale, 1.0, 2.0, normal.ui_scale);
        self.people = self.people.in_order();
        self.by_person = self.by_person.in_range();
        self.ratings = self.ratings.sound();
        self.days = self.days.sound();
        self
    }
}

/// Returns the name that an older build stored for its one player.
fn older_name(text: &str) -> Option<PersonName> {
    #[derive(Default, Deserialize)]
    #[serde(default)]
    struct Older {
        name: String,
    }
    ron_options().from_str(text).ok().and_then(|older: Older| PersonName::parse(&older.name))
}

/// Parses the file's text. Returns the readable part and the fault of the rest.
fn parse(text: &str) -> (Settings, Option<DecodeError>) {
    let (mut found, mut wrong) = piecemeal::<Settings>(text, VERSION, &FORMER, "settings");
    if let Some(name) = older_name(text).filter(|_| found.people.names().is_empty()) {
        found.people.rename(0, name);
    }
    if let Some(unknown) = found.last_match.as_ref().and_then(|last| games::named(&last.game).err()) {
        found.last_match = None;
        if !matches!(wrong, Some(DecodeError::Newer(_))) {
            wrong = Some(DecodeError::Newer(unknown.to_string()));
        }
    }
    (found.in_range(), wrong)
}

impl Settings {
    /// Serializes everything but names, ratings, tries, the evening and the settings of people.
    fn text(&self) -> Result<String, ron::Error> {
        let (people, ratings, days) = (KnownPeople::default(), Ratings::default(), DayAttempts::default());
        let alone = Self { people, ratings, days, evening: None, ..self.clone() };
        let text = ron_options().to_string_pretty(&alone, ron::ser::PrettyConfig::default())?;
        Ok(text.replacen('(', &format!("(\n    version: {VERSION},"), 1) + "\n")
    }
}

impl Store {
    /// Returns the settings with names and ratings, or the defaults if there are none, and the unusable files. The
    /// personal settings in force are everybody's.
    #[must_use]
    pub fn settings(&mut self) -> (Settings, Vec<UnusableFile>) {
        let Ok(path) = self.file(DataFile::Settings) else { return (Settings::default(), Vec::new()) };
        let mut part = Settings::default();
        let read = self.read(&path, MAX_SMALL_FILE_BYTES, |text| {
            let (found, wrong) = parse(text);
            part = found;
            wrong.map_or(Ok(()), Err)
        });
        let there = matches!(read, Ok(Some(_)));
        let mut unusable: Vec<UnusableFile> = read.err().into_iter().collect();
        let (profiles, fault) = self.profiles();
        // Older builds kept names and ratings among the settings.
        if let Some(Profiles { people, ratings, days, evening, settings }) = profiles {
            (part.people, part.ratings, part.days, part.evening) = (people, ratings, days, evening);
            part.by_person = SettingsByPerson::new(settings);
        }
        unusable.extend(fault);
        self.settings = there.then(|| part.clone());
        (part, unusable)
    }

    /// Saves the settings, and names, ratings, tries and personal settings if they changed.
    ///
    /// # Errors
    /// The folder cannot be written: reported once and retried until it succeeds. The existing file cannot be read:
    /// it is left alone and reported once.
    pub fn save_settings(&mut self, settings: &Settings) -> Result<(), StoreError> {
        self.save(SaveStep::Settings(Box::new(settings.clone())))
    }

    pub(super) fn put_settings(&mut self, settings: &Settings) -> Result<(), StoreError> {
        // `settings.ron` holds everybody's, whosever are in force.
        let mut everybodys = settings.clone();
        everybodys.hand_over(None);
        let (people, ratings) = (settings.people.clone(), settings.ratings.clone());
        let own = std::mem::take(&mut everybodys.by_person).of(&people);
        let (days, evening) = (settings.days.clone(), settings.evening.clone());
        let profiles = Profiles { settings: own, people, ratings, days, evening };
        let kept = match self.save_profiles(&profiles) {
            // The settings are saved all the same. But names in `settings.ron` stay there until `people.ron` holds
            // them.
            Err(left @ StoreError::Left { .. }) => Some(left),
            done => {
                done?;
                None
            }
        };
        let path = self.file(DataFile::Settings)?;
        let text = everybodys
            .text()
            .map_err(|e| StoreError::Write { path: path.clone(), cause: std::io::Error::other(e) })?;
        self.write_file(&path, &text)?;
        self.settings = Some(settings.clone());
        kept.map_or(Ok(()), Err)
    }
}

/// Returns true if there is nothing to write.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::FileProblem;

    fn store_with(text: &[u8]) -> (tempfile::TempDir, Store) {
        let dir = tempfile::tempdir().unwrap();
        fs::write(dir.path().join("settings.ron"), text).unwrap();
        let store = Store::at(dir.path().to_owned());
        (dir, store)
    }

    #[test]
    fn settings_are_kept() {
        let dir = tempfile::tempdir().unwrap();
        let mut store = Store::at(dir.path().to_owned());
        let mut settings = Settings { speed: 2.0, look_duration: LookDuration::Open, ..Settings::default() };
        settings.people.rename(0, PersonName::parse("Ada 'Nine'").unwrap());
        settings.keys.insert("skip".into(), "Space".into());
        let options = [("length".to_owned(), "Short".to_owned())].into();
        settings.last_match = Some(LastPlayed {
            game: "toy".into(),
            home: Controller::Human,
            away: Controller::Human,
            matches_strength: true,
            clubs: Some(BySeat::new("own-mill-1".into(), "corvalo".into())),
            options,
        });
        store.save_settings(&settings).unwrap();
        assert_eq!(store.settings(), (settings, vec![]));
        // Names and ratings have files of their own.
        let text = fs::read_to_string(dir.path().join(DataFile::Settings.name())).unwrap();
        assert!(!text.contains("people:") && !text.contains("ratings:"), "{text}");
    }

    #[test]
    fn missing_and_out_of_range_fields_get_usable_values() {
        let (_dir, mut store) = store_with(b"(master: 7, crowd: -1, music: NaN, speed: 0, muted: true)");
        let (settings, aside) = store.settings();
        let expected = Settings { master: 1.0, crowd: 0.0, speed: 0.0, muted: true, ..Settings::default() };
        assert_eq!((settings, aside), (expected, vec![]));
    }

    /// Bug: an unknown hour renamed the settings of a newer build, and an unknown field was lost.
    #[test]
    fn readable_settings_of_a_newer_build_apply_and_the_file_is_left_alone() {
        for (foreign, said) in [
            ("hour: Dawn", "Dawn"),
            ("from_the_future: [1, (a: 2)]", "from_the_future"),
            ("last: (game: \"toy\", home: \"human\", away: \"galactic\")", "galactic"),
            ("last: (game: \"chess\", home: \"human\", away: \"pro\")", "unknown game `chess`"),
            ("last: (game: \"toy\", home: \"human\", away: \"pro\", mood: 3)", "mood"),
            ("people: (names: [\"Ada\"], playing: (None, None), pets: 3)", "pets"),
            ("version: 2, pace: 7", "version 2"),
        ] {
            let text = format!("(speed: 2.0, {foreign}, captions: false)");
            let (dir, mut store) = store_with(text.as_bytes());
            let (mut settings, reported) = store.settings();
            let expected = Settings { speed: 2.0, captions: false, ..Settings::default() };
            assert_eq!(settings, expected, "{foreign}");
            let [fault] = &reported[..] else { panic!("{foreign}: {reported:?}") };
            assert_eq!((fault.kind, &fault.moved_to), (FileProblem::Newer, &None));
            assert!(fault.to_string().contains("saved by a newer version of the game"), "{fault}");
            assert!(fault.reason.contains(said), "{fault}");
            // Names are kept nevertheless.
            settings.people.rename(0, PersonName::parse("Bo").unwrap());
            assert!(matches!(store.save_settings(&settings), Err(StoreError::Left { .. })));
            assert!(store.save_settings(&settings).is_ok(), "told once");
            assert_eq!(fs::read_to_string(dir.path().join(DataFile::Settings.name())).unwrap(), text);
            drop(store);
            let (again, reported) = Store::at(dir.path().to_owned()).settings();
            assert_eq!((again.people, reported.len()), (settings.people, 1), "{foreign}");
        }
    }

    /// Editors on Windows add a byte order mark and other line ends.
    #[test]
    fn a_byte_order_mark_and_other_line_ends_are_accepted() {
        let (_dir, mut store) =
            store_with(b"\xef\xbb\xbf(\r\n    speed: 2.0,\r\n    name: \"Ada\",\r\n)\r\n");
        let mut expected = Settings { speed: 2.0, ..Settings::default() };
        expected.people.rename(0, PersonName::parse("Ada").unwrap());
        assert_eq!(expected.look_duration.secs(), Some(8.0), "as it was before it could be set");
        assert_eq!(store.settings(), (expected, vec![]));
    }

    /// Numbers out of range from a file.
    #[test]
    fn numbers_out_of_range_are_clamped() {
        let (_dir, mut store) =
            store_with(b"(speed: 4294967295, ui_scale: 1e39, master: -inf, effects: 1e999)");
        let (settings, unusable) = store.settings();
        assert_eq!(unusable, []);
        assert_eq!(
            (settings.speed, settings.ui_scale, settings.master, settings.effects),
            (8.0, 2.0, 0.0, 1.0)
        );
    }

    #[test]
    fn damaged_settings_are_set_aside_and_reported() {
        for (text, said) in [
            (&b"(master: 0.5, cro"[..], ""),
            (b"", ""),
            (b"\x00\x9f\x92", "UTF-8"),
            (b"(pace: 5)", "pace: "),
            (b"(master: \"loud\")", "master: "),
        ] {
            let (_dir, mut store) = store_with(text);
            let (settings, aside) = store.settings();
            let [aside] = &aside[..] else { panic!("{aside:?}") };
            assert_eq!(settings, Settings::default());
            assert!(aside.reason.contains(said), "{aside}");
            assert_eq!(fs::read(aside.moved_to.as_ref().unwrap()).unwrap(), text);
            assert_eq!(store.settings(), (Settings::default(), vec![]), "told twice");
        }
    }

    /// Bug: what was written in an editor while the game was open went with the next setting.
    #[test]
    fn settings_changed_by_others_meanwhile_are_kept_and_reported() {
        let (dir, mut store) = store_with(b"(version: 1, speed: 2.0)");
        let (settings, _) = store.settings();
        let path = dir.path().join("settings.ron");
        fs::write(&path, "(version: 1, speed: 4.0, hour: Night) // mine").unwrap();
        store.save_settings(&Settings { muted: true, ..settings }).unwrap();
        let reported: Vec<String> = store.take_unreported_errors().iter().map(ToString::to_string).collect();
        let [reported] = &reported[..] else { panic!("{reported:?}") };
        assert!(reported.contains("it was changed while the game was open; it is kept as"), "{reported}");
        let kept = fs::read_to_string(dir.path().join("settings.ron.copy-1")).unwrap();
        assert!(kept.contains("// mine"));
        assert!(fs::read_to_string(path).unwrap().contains("muted: true"));
    }
}
