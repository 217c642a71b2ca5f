//! Settings: `settings.ron`. A field that is missing takes its default, one that is not known is passed over (so that an
//! older build reads the file of a newer one), a number out of range is brought into it; anything else sets the file
//! aside.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::files::{SMALL, Wrong};
use super::{Ratings, Store, StoreError, Unusable};
use crate::between::between;
use crate::engine::record::ron_options;
use crate::people::{Name, People};
use crate::who::Who;

const FILE: &str = "settings.ron";

/// How long a bot takes to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pace {
    /// As soon as it can.
    Instant,
    /// After a breath.
    Quick,
    /// As a person would.
    #[default]
    Natural,
}

/// How long a hand stays open to the one who looks at it, once nobody moves any more: see the curtain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Glance {
    /// For 8 seconds.
    #[default]
    Short,
    /// For 30 seconds.
    Long,
    /// Until it is hidden by hand, or the choice is made.
    Open,
}

impl Glance {
    /// How many seconds without a move it lasts; none for as long as one likes.
    #[must_use]
    pub const fn secs(self) -> Option<f32> {
        match self {
            Self::Short => Some(8.0),
            Self::Long => Some(30.0),
            Self::Open => None,
        }
    }
}

/// The hour at which matches are played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Hour {
    /// Under floodlights.
    #[default]
    Night,
    /// The sun is going down.
    Dusk,
    /// A bright afternoon.
    Day,
    /// Each match at another hour.
    Any,
}

/// The match that was begun on the title last: what the title comes up with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastPlayed {
    /// The name of the game.
    pub game: String,
    /// Who played home.
    pub home: Who,
    /// Who played away.
    pub away: Who,
    /// Whether the bot was one that finds the person's level.
    #[serde(default)]
    pub fits: bool,
    /// The options that were not at their defaults: their names, and their values in RON.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
}

/// What a player can set.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Volume of everything, 0..=1.
    pub master: f32,
    /// Volume of the stands, 0..=1.
    pub crowd: f32,
    /// Volume of ball, whistle and cards, 0..=1.
    pub effects: f32,
    /// Volume of the music, 0..=1.
    pub music: f32,
    /// Nothing sounds.
    pub muted: bool,
    /// Whether the stands clap, chant and grumble between the events.
    pub crowd_lively: bool,
    /// How fast the table moves: 1 as designed, 0 at once; else 0.25..=8.
    pub speed: f32,
    /// How long a bot takes.
    pub pace: Pace,
    /// How long each of two people at one screen may look at a hand that is theirs alone.
    pub glance: Glance,
    /// No shaking, no flying, no confetti.
    pub reduced_motion: bool,
    /// Diamonds blue and clubs green.
    pub four_colour: bool,
    /// Cards in black on white, with heavy rules and large signs.
    pub high_contrast: bool,
    /// What sounds is also written.
    pub captions: bool,
    /// Cards and passes too, which are plain to see.
    pub captions_every: bool,
    /// Size of text; 1 as designed, 1..=2.
    pub ui_scale: f32,
    /// Fewer frames and no stand that moves.
    pub low_power: bool,
    /// When matches are played.
    pub hour: Hour,
    /// The whole screen.
    pub fullscreen: bool,
    /// Keys of the options, `left 1` to `right 12`, where they differ from the defaults.
    pub keys: BTreeMap<String, String>,
    /// For experts: the coach gives shares and figures, and a reason names its clause.
    pub expert: bool,
    /// Who plays at this screen.
    pub people: People,
    /// Whether the first steps were shown.
    pub seen_tutorial: bool,
    /// The games that were begun, a match or the lesson, by their ids.
    pub begun: BTreeSet<String>,
    /// How strong bots think that they are.
    pub ratings: Ratings,
    /// What was played last, if anything was.
    pub last: Option<LastPlayed>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            master: 0.8,
            crowd: 0.8,
            effects: 0.9,
            music: 0.5,
            muted: false,
            crowd_lively: true,
            speed: 1.0,
            pace: Pace::default(),
            glance: Glance::default(),
            reduced_motion: false,
            four_colour: false,
            high_contrast: false,
            captions: true,
            captions_every: false,
            ui_scale: 1.0,
            low_power: false,
            hour: Hour::default(),
            fullscreen: false,
            keys: BTreeMap::new(),
            expert: false,
            people: People::default(),
            seen_tutorial: false,
            begun: BTreeSet::new(),
            ratings: Ratings::default(),
            last: None,
        }
    }
}

impl Settings {
    /// The same settings with every number in its range; what is no number takes its default.
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
        self.ratings = self.ratings.sound();
        self
    }
}

/// What an older build called the one player that it knew.
fn older_name(text: &str) -> Option<Name> {
    #[derive(Default, Deserialize)]
    #[serde(default)]
    struct Older {
        name: String,
    }
    ron_options().from_str(text).ok().and_then(|older: Older| Name::tidied(&older.name))
}

impl Store {
    /// The settings, or the defaults where there are none; and the file that could not be used.
    #[must_use]
    pub fn settings(&mut self) -> (Settings, Option<Unusable>) {
        let Ok(path) = self.path(&[FILE]) else { return (Settings::default(), None) };
        let parse = |text: &str| {
            let mut found = ron_options().from_str::<Settings>(text).map_err(|e| {
                let at = e.span.start;
                Wrong::Damaged(format!("{}:{}: {}; expected settings", at.line, at.col, e.code))
            })?;
            if let Some(name) = older_name(text).filter(|_| found.people.names().is_empty()) {
                found.people.call(0, name);
            }
            Ok(found)
        };
        match self.read(&path, SMALL, parse) {
            Ok(found) => (found.map_or_else(Settings::default, |(settings, _)| settings.in_range()), None),
            Err(unusable) => (Settings::default(), Some(unusable)),
        }
    }

    /// Saves the settings.
    ///
    /// # Errors
    /// The folder cannot be written: told once, then silent until it could be written again. The file that is there
    /// cannot be read: it is left, and told once.
    pub fn save_settings(&mut self, settings: &Settings) -> Result<(), StoreError> {
        if self.in_use() {
            return Ok(());
        }
        let done = self.path(&[FILE]).and_then(|path| {
            let pretty = ron::ser::PrettyConfig::default();
            let text = ron_options()
                .to_string_pretty(settings, pretty)
                .map_err(|e| StoreError::Write { path: path.clone(), cause: std::io::Error::other(e) })?;
            self.put(&path, &(text + "\n"))
        });
        self.tell_once(done)
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

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
        let mut settings = Settings { speed: 2.0, glance: Glance::Open, ..Settings::default() };
        settings.people.call(0, Name::tidied("Ada 'Nine'").unwrap());
        settings.keys.insert("skip".into(), "Space".into());
        let options = [("length".to_owned(), "Short".to_owned())].into();
        settings.last = Some(LastPlayed {
            game: "a game".into(),
            home: Who::Human,
            away: Who::Human,
            fits: true,
            options,
        });
        store.save_settings(&settings).unwrap();
        assert_eq!(store.settings(), (settings, None));
    }

    #[test]
    fn missing_foreign_and_wild_fields_do_no_harm() {
        let (_dir, mut store) = store_with(
            b"(master: 7, crowd: -1, music: NaN, speed: 0, from_the_future: [1, (a: 2)], muted: true)",
        );
        let (settings, aside) = store.settings();
        let expected = Settings { master: 1.0, crowd: 0.0, speed: 0.0, muted: true, ..Settings::default() };
        assert_eq!((settings, aside), (expected, None));
    }

    /// Editors on Windows write a mark before the text, and other ends of lines.
    #[test]
    fn a_mark_and_other_ends_of_lines_do_no_harm() {
        let (_dir, mut store) =
            store_with(b"\xef\xbb\xbf(\r\n    speed: 2.0,\r\n    name: \"Ada\",\r\n)\r\n");
        let mut expected = Settings { speed: 2.0, ..Settings::default() };
        expected.people.call(0, Name::tidied("Ada").unwrap());
        assert_eq!(expected.glance.secs(), Some(8.0), "as it was before it could be set");
        assert_eq!(store.settings(), (expected, None));
    }

    /// A number that no setting has, from a file.
    #[test]
    fn numbers_out_of_all_bounds_do_no_harm() {
        let (_dir, mut store) =
            store_with(b"(speed: 4294967295, ui_scale: 1e39, master: -inf, effects: 1e999)");
        let (settings, unusable) = store.settings();
        assert_eq!(unusable, None);
        assert_eq!(
            (settings.speed, settings.ui_scale, settings.master, settings.effects),
            (8.0, 2.0, 0.0, 1.0)
        );
    }

    #[test]
    fn damaged_settings_are_set_aside_and_told() {
        for (text, said) in [
            (&b"(master: 0.5, cro"[..], ""),
            (b"", ""),
            (b"\x00\x9f\x92", "UTF-8"),
            (b"(pace: Sluggish)", "Sluggish"),
            (b"(master: \"loud\")", "1:"),
        ] {
            let (_dir, mut store) = store_with(text);
            let (settings, aside) = store.settings();
            let aside = aside.unwrap();
            assert_eq!(settings, Settings::default());
            assert!(aside.reason.contains(said), "{aside}");
            assert_eq!(fs::read(aside.moved_to.unwrap()).unwrap(), text);
            assert_eq!(store.settings(), (Settings::default(), None), "told twice");
        }
    }
}
