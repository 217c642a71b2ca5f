//! Settings: `settings.ron`. A field that is missing takes its default, a number out of range is brought into it. A file that
//! names what this build does not know is a newer build's: what can be read of it holds, and it is left alone. Anything else
//! sets the file aside, and what can be read of it holds, too.
//!
//! Names and ratings lie in `people.ron` (`store/book.rs`), so that they do not hang on what becomes of the settings; older builds
//! kept them here.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::book::Book;
use super::files::{SMALL, Wrong};
use super::newer::piecemeal;
use super::unsaved::Step;
use super::{Ratings, Store, StoreError, Unusable};
use crate::between::between;
use crate::controller::Controller;
use crate::engine::record::ron_options;
use crate::games;
use crate::people::{Name, People};

const FILE: &str = "settings.ron";
/// The version of the file that this build writes; none before it was said.
const VERSION: u32 = 1;
/// What older builds called the one player that they knew.
const FORMER: [&str; 1] = ["name"];

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
#[serde(deny_unknown_fields)]
pub struct LastPlayed {
    /// The name of the game.
    pub game: String,
    /// Who played home.
    pub home: Controller,
    /// Who played away.
    pub away: Controller,
    /// Whether the bot was one that finds the person's level.
    #[serde(default)]
    pub fits: bool,
    /// The options that were not at their defaults: their names, and their values in RON.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
}

/// What a player can set.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
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
    #[serde(skip_serializing_if = "is_default")]
    pub people: People,
    /// Whether the first steps were shown.
    pub seen_tutorial: bool,
    /// The games that were begun, a match or the lesson, by their ids.
    pub begun: BTreeSet<String>,
    /// How strong bots think that they are.
    #[serde(skip_serializing_if = "is_default")]
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

/// Reads the file's text: what can be read of it, and what is wrong with the rest.
fn parse(text: &str) -> (Settings, Option<Wrong>) {
    let (mut found, mut wrong) = piecemeal::<Settings>(text, VERSION, &FORMER, "settings");
    if let Some(name) = older_name(text).filter(|_| found.people.names().is_empty()) {
        found.people.call(0, name);
    }
    if let Some(unknown) = found.last.as_ref().and_then(|last| games::named(&last.game).err()) {
        found.last = None;
        if !matches!(wrong, Some(Wrong::Newer(_))) {
            wrong = Some(Wrong::Newer(unknown.to_string()));
        }
    }
    (found.in_range(), wrong)
}

impl Settings {
    /// The file's text: everything but names and ratings.
    fn text(&self) -> Result<String, ron::Error> {
        let alone = Self { people: People::default(), ratings: Ratings::default(), ..self.clone() };
        let text = ron_options().to_string_pretty(&alone, ron::ser::PrettyConfig::default())?;
        Ok(text.replacen('(', &format!("(\n    version: {VERSION},"), 1) + "\n")
    }
}

impl Store {
    /// The settings, with the names and ratings, or the defaults where there are none; and the files that could not be used,
    /// or not whole.
    #[must_use]
    pub fn settings(&mut self) -> (Settings, Vec<Unusable>) {
        let Ok(path) = self.path(&[FILE]) else { return (Settings::default(), Vec::new()) };
        let mut part = Settings::default();
        let read = self.read(&path, SMALL, |text| {
            let (found, wrong) = parse(text);
            part = found;
            wrong.map_or(Ok(()), Err)
        });
        let there = matches!(read, Ok(Some(_)));
        let mut unusable: Vec<Unusable> = read.err().into_iter().collect();
        let (book, fault) = self.book();
        // Older builds kept them among the settings.
        if let Some(Book { people, ratings }) = book {
            (part.people, part.ratings) = (people, ratings);
        }
        unusable.extend(fault);
        self.settings = there.then(|| part.clone());
        (part, unusable)
    }

    /// Saves the settings, and names and ratings where they have changed.
    ///
    /// # Errors
    /// The folder cannot be written: told once, then silent until it could be written again, and tried again until then. The
    /// file that is there cannot be read: it is left, and told once.
    pub fn save_settings(&mut self, settings: &Settings) -> Result<(), StoreError> {
        self.keep(Step::Settings(Box::new(settings.clone())))
    }

    pub(super) fn put_settings(&mut self, settings: &Settings) -> Result<(), StoreError> {
        let book = Book { people: settings.people.clone(), ratings: settings.ratings.clone() };
        let kept = match self.put_book(&book) {
            // The settings do not hang on it; but names that lie among them are not taken away before they lie there.
            Err(left @ StoreError::Left { .. }) => Some(left),
            done => {
                done?;
                None
            }
        };
        let path = self.path(&[FILE])?;
        let text = settings
            .text()
            .map_err(|e| StoreError::Write { path: path.clone(), cause: std::io::Error::other(e) })?;
        self.put(&path, &text)?;
        self.settings = Some(settings.clone());
        kept.map_or(Ok(()), Err)
    }
}

/// Whether there is nothing to write.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::store::Unfit;

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
            game: "toy".into(),
            home: Controller::Human,
            away: Controller::Human,
            fits: true,
            options,
        });
        store.save_settings(&settings).unwrap();
        assert_eq!(store.settings(), (settings, vec![]));
    }

    #[test]
    fn missing_and_wild_fields_do_no_harm() {
        let (_dir, mut store) = store_with(b"(master: 7, crowd: -1, music: NaN, speed: 0, muted: true)");
        let (settings, aside) = store.settings();
        let expected = Settings { master: 1.0, crowd: 0.0, speed: 0.0, muted: true, ..Settings::default() };
        assert_eq!((settings, aside), (expected, vec![]));
    }

    /// Issue: an unknown hour renamed the settings of a newer build, and an unknown field was written away.
    #[test]
    fn settings_of_a_newer_build_are_read_as_far_as_they_can_be_and_left_alone() {
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
            let (mut settings, told) = store.settings();
            let expected = Settings { speed: 2.0, captions: false, ..Settings::default() };
            assert_eq!(settings, expected, "{foreign}");
            let [fault] = &told[..] else { panic!("{foreign}: {told:?}") };
            assert_eq!((fault.unfit, &fault.moved_to), (Unfit::Newer, &None));
            assert!(fault.to_string().contains("saved by a newer version of the game"), "{fault}");
            assert!(fault.reason.contains(said), "{fault}");
            // Names are kept all the same.
            settings.people.call(0, Name::tidied("Bo").unwrap());
            assert!(matches!(store.save_settings(&settings), Err(StoreError::Left { .. })));
            assert!(store.save_settings(&settings).is_ok(), "told once");
            assert_eq!(fs::read_to_string(dir.path().join(FILE)).unwrap(), text);
            drop(store);
            let (again, told) = Store::at(dir.path().to_owned()).settings();
            assert_eq!((again.people, told.len()), (settings.people, 1), "{foreign}");
        }
    }

    /// Editors on Windows write a mark before the text, and other ends of lines.
    #[test]
    fn a_mark_and_other_ends_of_lines_do_no_harm() {
        let (_dir, mut store) =
            store_with(b"\xef\xbb\xbf(\r\n    speed: 2.0,\r\n    name: \"Ada\",\r\n)\r\n");
        let mut expected = Settings { speed: 2.0, ..Settings::default() };
        expected.people.call(0, Name::tidied("Ada").unwrap());
        assert_eq!(expected.glance.secs(), Some(8.0), "as it was before it could be set");
        assert_eq!(store.settings(), (expected, vec![]));
    }

    /// A number that no setting has, from a file.
    #[test]
    fn numbers_out_of_all_bounds_do_no_harm() {
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
    fn damaged_settings_are_set_aside_and_told() {
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
}
