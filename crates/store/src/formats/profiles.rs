//! The people at this screen, their ratings and their settings: `people.ron`. They are kept apart from the other
//! settings, so that damaged settings cost nobody a name.
//!
//! A build without personal settings takes a file that has some for one of a newer build: it reads names and ratings,
//! and leaves the file alone.

use std::collections::BTreeMap;
use std::io;

use serde::{Deserialize, Serialize};

use super::days::DayAttempts;
use super::decode::{DecodeError, fields_text, file_text, piecemeal};
use super::personal::PersonalSettings;
use super::ratings::Ratings;
use super::set_pieces::SetPieceRecords;
use base::reading::sanitized;
use evening::Evening;
use players::people::{KnownPeople, MAX_NAME_LETTERS, MAX_NAMES, PersonName};

/// The version of the file format that this build writes.
const VERSION: u32 = 1;
/// The names, the ratings, the tries at matches of the day, the set pieces, the evening that was begun last, and the
/// settings of those who have some of their own.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Profiles {
    /// The people, and who of them plays.
    pub people: KnownPeople,
    /// Their ratings.
    pub ratings: Ratings,
    /// Their tries at the matches of the day.
    #[serde(skip_serializing_if = "DayAttempts::is_empty")]
    pub days: DayAttempts,
    /// What they have reached in the set pieces.
    #[serde(skip_serializing_if = "SetPieceRecords::is_empty")]
    pub set_pieces: SetPieceRecords,
    /// The evening that was begun last, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub evening: Option<Evening>,
    /// The personal settings of those who have some of their own.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) settings: BTreeMap<PersonName, PersonalSettings>,
}

impl Profiles {
    /// Returns the part of the file that this build cannot keep, if any; `sound` is the part that it keeps.
    fn lost_in(&self, sound: &Self) -> Option<String> {
        let names = sound.people.names();
        let kept = |name: &PersonName| names.iter().any(|kept| kept.as_str() == name.as_str().trim());
        if let Some(lost) = self.people.names().iter().find(|name| !kept(name)) {
            let lost = sanitized(lost.as_str());
            return Some(format!(
                "the name “{lost}”; expected {MAX_NAMES} names at most, of {MAX_NAME_LETTERS} letters each at most"
            ));
        }
        if self.ratings != sound.ratings {
            return Some("a rating that no match leads to".to_owned());
        }
        let of_nobody = |name: &&PersonName| !kept(name);
        let lost = sanitized(self.settings.keys().find(of_nobody)?.as_str());
        Some(format!("the settings of “{lost}”; expected one of the names in this file"))
    }

    /// Returns what this build can keep of it: tidy names, ratings that matches can lead to, and settings of those
    /// who are named.
    pub(crate) fn sound(self) -> Self {
        let people = self.people.in_order();
        let tidied = |(name, own): (PersonName, PersonalSettings)| {
            Some((PersonName::parse(name.as_str())?, own.in_range()))
        };
        let settings = self.settings.into_iter().filter_map(tidied);
        let settings = settings.filter(|(name, _)| people.names().contains(name)).collect();
        let (ratings, days, evening) = (self.ratings.sound(), self.days.sound(), self.evening);
        Self { people, ratings, days, set_pieces: self.set_pieces.sound(), evening, settings }
    }

    /// Gives what a person has to the name that the person has now. What an earlier person of that name left goes.
    pub(crate) fn rename(&mut self, old: &PersonName, new: &PersonName) {
        self.settings.remove(new);
        let own = self.settings.remove(old).map(|own| (new.clone(), own));
        self.settings.extend(own);
        self.ratings.rename(old, new);
        self.days.rename(old, new);
        self.set_pieces.rename(old, new);
        if let Some(evening) = &mut self.evening {
            evening.rename(old, new);
        }
    }

    /// Parses `people.ron`. Returns what this build can keep of it, and the fault of the rest.
    pub(crate) fn parse(text: &str) -> (Self, Option<DecodeError>) {
        let expected =
            "names, ratings, tries at matches of the day, set pieces, the evening and settings of people";
        let (found, wrong) = piecemeal::<Self>(text, VERSION, expected);
        let part = found.clone().sound();
        let lost = || found.lost_in(&part).map(DecodeError::damaged);
        let wrong = wrong.or_else(lost);
        (part, wrong)
    }

    /// Returns the text of `people.ron`.
    pub(crate) fn text(&self) -> io::Result<String> {
        Ok(file_text(VERSION, &[fields_text(self)?]))
    }
}
