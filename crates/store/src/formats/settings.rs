//! The settings: `settings.ron`.
//!
//! A missing field takes its default, and a number out of range is clamped. A file with unknown names comes from a
//! newer build: its readable part counts, and the file is left alone. Any other fault sets the file aside, and its
//! readable part counts too.
//!
//! Names, ratings and the settings of named people are in `people.ron` ([`Profiles`]), independent of damaged
//! settings. Older builds kept names and ratings here.

use std::collections::{BTreeMap, BTreeSet};
use std::io;

use serde::{Deserialize, Serialize};

use super::decode::{DecodeError, FileFields, fields_text, file_text};
use super::personal::{PersonalSettings, fit, is_binding};
use super::profiles::Profiles;
use engine::BySeat;
use players::controller::Controller;
use players::people::PersonName;

/// The file format version of this build. Files before version 1 have none.
const VERSION: u32 = 1;

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

/// The settings of everybody at this screen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SharedSettings {
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
    /// Mutes all sound while another window has the focus.
    pub mute_in_background: bool,
    /// Plays quiet music during a match.
    pub match_music: bool,
    /// True if the crowd moves between events.
    #[serde(rename = "crowd_lively")]
    pub animated_crowd: bool,
    /// The time a bot takes.
    #[serde(rename = "pace")]
    pub bot_pace: BotPace,
    /// Time for which each of two people at one screen may look at their own hand.
    #[serde(rename = "glance")]
    pub look_duration: LookDuration,
    /// Draws fewer frames and a motionless crowd.
    pub low_power: bool,
    /// The time of day of matches.
    #[serde(rename = "hour")]
    pub time_of_day: TimeOfDay,
    /// Uses the whole screen.
    pub fullscreen: bool,
    /// True if bots that read their rivals keep notebooks from match to match.
    pub notebooks: bool,
    /// For experts: the coach gives probabilities and figures, and a reason cites its clause.
    #[serde(rename = "expert")]
    pub show_figures: bool,
}

impl Default for SharedSettings {
    fn default() -> Self {
        Self {
            master: 0.8,
            crowd: 0.8,
            effects: 0.9,
            music: 0.5,
            muted: false,
            mute_in_background: false,
            match_music: false,
            animated_crowd: true,
            bot_pace: BotPace::default(),
            look_duration: LookDuration::default(),
            low_power: false,
            time_of_day: TimeOfDay::default(),
            fullscreen: false,
            notebooks: true,
            show_figures: false,
        }
    }
}

impl SharedSettings {
    fn in_range(self) -> Self {
        let normal = Self::default();
        Self {
            master: fit(self.master, 0.0..=1.0, normal.master),
            crowd: fit(self.crowd, 0.0..=1.0, normal.crowd),
            effects: fit(self.effects, 0.0..=1.0, normal.effects),
            music: fit(self.music, 0.0..=1.0, normal.music),
            ..self
        }
    }
}

/// What the game remembers on this device. No reset of the settings touches it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct DeviceState {
    /// The labels of the keyboard, where they are not those of the language: see [`Settings::keys`].
    #[serde(skip)]
    pub(crate) key_labels: BTreeMap<String, String>,
    /// The tag of the language of all words, such as `pt-BR`; none for that of the system.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// True if the first steps were shown.
    pub seen_tutorial: bool,
    /// The ids of the games of which a match or lesson was begun.
    #[serde(rename = "begun")]
    pub started_games: BTreeSet<String>,
    /// The match begun last, if any.
    #[serde(rename = "last")]
    pub last_match: Option<LastPlayed>,
}

/// Everything that a player can set, and what the game remembers. Each field says in which file it is kept.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Settings {
    /// The settings of everybody. In `settings.ron`.
    pub shared: SharedSettings,
    /// The personal settings of those who have none of their own. In `settings.ron`.
    pub(crate) everybodys: PersonalSettings,
    /// What this device remembers. In `settings.ron`.
    pub device: DeviceState,
    /// The people at this screen, with what is theirs. In `people.ron`.
    pub profiles: Profiles,
    /// The person whose personal settings are in force; `None` for everybody's. In no file.
    pub(crate) owner: Option<PersonName>,
}

impl Settings {
    /// Clamps every number to its range; NaN becomes the default.
    #[must_use]
    pub fn in_range(self) -> Self {
        Self {
            shared: self.shared.in_range(),
            everybodys: self.everybodys.in_range(),
            profiles: self.profiles.sound(),
            ..self
        }
    }

    /// Parses `settings.ron`. Returns the readable part and the fault of the rest.
    pub(crate) fn parse(text: &str) -> (Self, Option<DecodeError>) {
        let mut fields = FileFields::parse(text);
        let (shared, everybodys, device) = (fields.take(), fields.take::<PersonalSettings>(), fields.take());
        // Older builds kept names and ratings here.
        let (profiles, former) = (fields.take(), fields.take::<FormerFields>());
        let keys = everybodys.keys.clone();
        let mut found = Self { shared, everybodys, device, profiles, owner: None };
        found.set_keys(keys);
        if let Some(name) =
            PersonName::parse(&former.name).filter(|_| found.profiles.people.names().is_empty())
        {
            found.profiles.people.rename(0, name);
        }
        let mut wrong = fields.fault(text, VERSION, "settings");
        if let Some(unknown) =
            found.device.last_match.as_ref().and_then(|last| games::named(&last.game).err())
        {
            found.device.last_match = None;
            if !matches!(wrong, Some(DecodeError::Newer(_))) {
                wrong = Some(DecodeError::Newer(unknown.to_string()));
            }
        }
        (found.in_range(), wrong)
    }

    /// Returns the text of `settings.ron`. Everybody's settings must be in force.
    pub(crate) fn text(&self) -> io::Result<String> {
        let everybodys = PersonalSettings { keys: self.keys(), ..self.everybodys.clone() };
        let parts = [fields_text(&self.shared)?, fields_text(&everybodys)?, fields_text(&self.device)?];
        Ok(file_text(VERSION, &parts))
    }
}

impl Settings {
    /// Returns the personal settings in force: those of the [owner](Self::owner), or everybody's.
    #[must_use]
    pub fn personal(&self) -> &PersonalSettings {
        let own = self.owner.as_ref().and_then(|owner| self.profiles.settings.get(owner));
        own.unwrap_or(&self.everybodys)
    }

    /// Returns the personal settings in force, to be changed. An owner who has none of their own starts with
    /// everybody's.
    pub fn personal_mut(&mut self) -> &mut PersonalSettings {
        match &self.owner {
            None => &mut self.everybodys,
            Some(owner) => {
                self.profiles.settings.entry(owner.clone()).or_insert_with(|| self.everybodys.clone())
            }
        }
    }

    /// Returns the keys and buttons in force that differ from the defaults, by what they do, such as `left 1`; and the
    /// labels of the keyboard, where they are not those of the language.
    #[must_use]
    pub fn keys(&self) -> BTreeMap<String, String> {
        self.personal().keys.clone().into_iter().chain(self.device.key_labels.clone()).collect()
    }

    /// Sets what [`Self::keys`] returns.
    pub fn set_keys(&mut self, keys: BTreeMap<String, String>) {
        let (bindings, labels) = keys.into_iter().partition(|(entry, _)| is_binding(entry));
        self.personal_mut().keys = bindings;
        self.device.key_labels = labels;
    }

    /// Returns the person whose personal settings are in force; `None` for everybody's.
    #[must_use]
    pub const fn owner(&self) -> Option<&PersonName> {
        self.owner.as_ref()
    }

    /// Puts the personal settings of that person in force, or everybody's for `None`. A person who has none of their
    /// own has everybody's until the first change. Settings that have become equal to everybody's again are no longer
    /// the person's own.
    pub fn hand_over(&mut self, person: Option<PersonName>) {
        if let Some(before) = std::mem::replace(&mut self.owner, person)
            && self.profiles.settings.get(&before) == Some(&self.everybodys)
        {
            self.profiles.settings.remove(&before);
        }
    }

    /// Renames the person at that index, or adds a new one: see [`players::people::KnownPeople::rename`]. Settings,
    /// ratings and tries at matches of the day move to the new name.
    pub fn rename_person(&mut self, place: usize, name: PersonName) -> bool {
        let old = self.profiles.people.names().get(place).cloned();
        let renamed = self.profiles.people.rename(place, name.clone());
        if let Some(old) = old.filter(|old| renamed && *old != name) {
            self.profiles.rename(&old, &name);
            if self.owner.as_ref() == Some(&old) {
                self.owner = Some(name);
            }
        }
        renamed
    }

    /// Removes the person at that index with the person's settings.
    pub fn forget_person(&mut self, place: usize) {
        let Some(name) = self.profiles.people.names().get(place).cloned() else { return };
        self.owner.take_if(|owner| *owner == name);
        self.profiles.settings.remove(&name);
        self.profiles.people.forget(place);
    }

    /// Sets the personal settings in force to their defaults. Those of other people stay.
    pub fn reset_personal(&mut self) {
        *self.personal_mut() = PersonalSettings::default();
    }

    /// Sets the bindings of keys and buttons in force to their defaults.
    pub fn reset_keys(&mut self) {
        self.personal_mut().keys.clear();
    }

    /// Sets everything but personal settings to its default.
    pub fn reset_shared(&mut self) {
        self.shared = SharedSettings::default();
    }
}

/// Fields that older builds wrote.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct FormerFields {
    /// The name of the one player they knew.
    name: String,
}
