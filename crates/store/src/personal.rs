//! Personal settings: those that each person at this screen has of their own, by name. They are kept in `people.ron`
//! beside the names, and everybody's in `settings.ron`.
//!
//! [`Settings`] always hold what is in force. [`Settings::hand_over`] exchanges the personal part when another person
//! plays first; [`SettingsByPerson`] keeps what is not in force meanwhile.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::Settings;
use players::people::{KnownPeople, PersonName};

/// The entry of [`Settings::keys`] that names the layout of the keyboard.
pub const KEYBOARD_LAYOUT: &str = "keyboard";
/// The start of the entries of [`Settings::keys`] for keys whose label differs from the layout.
pub const KEY_LABEL: &str = "cap ";

/// Returns true if that entry of [`Settings::keys`] binds a key or a button. The others describe the keyboard, which
/// everybody shares.
fn is_binding(entry: &str) -> bool {
    entry != KEYBOARD_LAYOUT && !entry.starts_with(KEY_LABEL)
}

/// The settings that a person has, each as the field of that name in [`Settings`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct PersonalSettings {
    speed: f32,
    reduced_motion: bool,
    four_colour: bool,
    high_contrast: bool,
    captions: bool,
    #[serde(rename = "captions_every")]
    all_captions: bool,
    ui_scale: f32,
    /// The bindings alone.
    keys: BTreeMap<String, String>,
}

impl Default for PersonalSettings {
    fn default() -> Self {
        Settings::default().personal()
    }
}

impl PersonalSettings {
    /// Clamps every number to its range; NaN becomes the default.
    pub(super) fn in_range(self) -> Self {
        let mut all = Settings::default();
        all.put_in_force(self);
        all.in_range().personal()
    }
}

/// The personal settings that are not in force, and whose are.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SettingsByPerson {
    /// The settings of those who have some of their own. Others have everybody's.
    own: BTreeMap<PersonName, PersonalSettings>,
    /// The person whose settings are in force, and everybody's, which wait meanwhile. `None` while everybody's are in
    /// force.
    in_force: Option<(PersonName, PersonalSettings)>,
}

impl SettingsByPerson {
    /// Returns what a file says, while everybody's settings are in force.
    pub(super) const fn new(own: BTreeMap<PersonName, PersonalSettings>) -> Self {
        Self { own, in_force: None }
    }

    /// Returns the settings of these people, as a file keeps them.
    pub(super) fn of(self, people: &KnownPeople) -> BTreeMap<PersonName, PersonalSettings> {
        self.own.into_iter().filter(|(name, _)| people.names().contains(name)).collect()
    }

    /// Clamps every number to its range.
    pub(super) fn in_range(self) -> Self {
        let own = self.own.into_iter().map(|(name, own)| (name, own.in_range())).collect();
        let in_force = self.in_force.map(|(name, everybodys)| (name, everybodys.in_range()));
        Self { own, in_force }
    }

    /// Gives the settings of a person to the name that the person has now.
    fn rename(&mut self, old: &PersonName, new: &PersonName) {
        match self.own.remove(old) {
            Some(own) => drop(self.own.insert(new.clone(), own)),
            None => drop(self.own.remove(new)),
        }
        if let Some((name, _)) = self.in_force.as_mut().filter(|(name, _)| name == old) {
            name.clone_from(new);
        }
    }
}

impl Settings {
    /// Returns the personal settings in force.
    fn personal(&self) -> PersonalSettings {
        let keys = self.keys.iter().filter(|(entry, _)| is_binding(entry));
        PersonalSettings {
            speed: self.speed,
            reduced_motion: self.reduced_motion,
            four_colour: self.four_colour,
            high_contrast: self.high_contrast,
            captions: self.captions,
            all_captions: self.all_captions,
            ui_scale: self.ui_scale,
            keys: keys.map(|(entry, key)| (entry.clone(), key.clone())).collect(),
        }
    }

    fn put_in_force(&mut self, personal: PersonalSettings) {
        let PersonalSettings {
            speed,
            reduced_motion,
            four_colour,
            high_contrast,
            captions,
            all_captions,
            ui_scale,
            keys,
        } = personal;
        (self.speed, self.ui_scale, self.reduced_motion) = (speed, ui_scale, reduced_motion);
        (self.four_colour, self.high_contrast) = (four_colour, high_contrast);
        (self.captions, self.all_captions) = (captions, all_captions);
        self.keys.retain(|entry, _| !is_binding(entry));
        self.keys.extend(keys.into_iter().filter(|(entry, _)| is_binding(entry)));
    }

    /// Returns the person whose personal settings are in force; `None` for everybody's.
    #[must_use]
    pub fn owner(&self) -> Option<&PersonName> {
        self.by_person.in_force.as_ref().map(|(name, _)| name)
    }

    /// Puts the personal settings of that person in force, or everybody's for `None`. A person who has none of their
    /// own starts with everybody's, and has them until the first change. Settings that have become equal to everybody's
    /// again are no longer the person's own.
    pub fn hand_over(&mut self, person: Option<PersonName>) {
        let now = self.personal();
        let everybodys = match self.by_person.in_force.take() {
            None => now,
            Some((before, everybodys)) => {
                if now == everybodys {
                    self.by_person.own.remove(&before);
                } else {
                    self.by_person.own.insert(before, now);
                }
                everybodys
            }
        };
        let own = person.as_ref().and_then(|person| self.by_person.own.get(person)).cloned();
        self.put_in_force(own.unwrap_or_else(|| everybodys.clone()));
        self.by_person.in_force = person.map(|person| (person, everybodys));
    }

    /// Renames the person at that index, or adds a new one: see [`KnownPeople::rename`]. Settings, ratings and
    /// tries at matches of the day move to the new name.
    pub fn rename_person(&mut self, place: usize, name: PersonName) -> bool {
        let old = self.people.names().get(place).cloned();
        let renamed = self.people.rename(place, name.clone());
        if let Some(old) = old.filter(|old| renamed && *old != name) {
            self.by_person.rename(&old, &name);
            self.ratings.rename(&old, &name);
            self.days.rename(&old, &name);
            if let Some(evening) = &mut self.evening {
                evening.rename(&old, &name);
            }
        }
        renamed
    }

    /// Removes the person at that index with the person's settings.
    pub fn forget_person(&mut self, place: usize) {
        let Some(name) = self.people.names().get(place).cloned() else { return };
        if self.owner() == Some(&name) {
            self.hand_over(None);
        }
        self.by_person.own.remove(&name);
        self.people.forget(place);
    }

    /// Sets the personal settings in force to their defaults. Those of other people stay.
    pub fn reset_personal(&mut self) {
        self.put_in_force(PersonalSettings::default());
    }

    /// Sets the bindings of keys and buttons in force to their defaults.
    pub fn reset_keys(&mut self) {
        self.keys.retain(|entry, _| !is_binding(entry));
    }

    /// Sets everything but personal settings to its default. What is no setting stays as it was: names, ratings,
    /// the evening, language, the labels of the keyboard, the tutorial seen and the games begun.
    pub fn reset_shared(&mut self) {
        let personal = self.personal();
        let before = std::mem::take(self);
        *self = Self {
            people: before.people,
            by_person: before.by_person,
            ratings: before.ratings,
            days: before.days,
            evening: before.evening,
            language: before.language,
            keys: before.keys,
            seen_tutorial: before.seen_tutorial,
            started_games: before.started_games,
            last_match: before.last_match,
            ..Self::default()
        };
        self.put_in_force(personal);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ai::rating::Rating;

    fn name(text: &str) -> PersonName {
        PersonName::parse(text).unwrap()
    }

    fn entry(name: &str, key: &str) -> (String, String) {
        (name.to_owned(), key.to_owned())
    }

    /// Settings of Anna and Ben, with everybody's in force.
    fn of_two() -> Settings {
        let mut settings = Settings::default();
        for (place, person) in ["Anna", "Ben"].into_iter().enumerate() {
            assert!(settings.rename_person(place, name(person)));
        }
        settings
    }

    #[test]
    fn each_person_has_what_that_person_set_and_others_have_everybodys() {
        let mut settings = of_two();
        (settings.speed, settings.master) = (2.0, 0.3);
        settings.hand_over(Some(name("Anna")));
        assert_eq!((settings.owner(), settings.speed), (Some(&name("Anna")), 2.0), "everybody's at first");
        (settings.ui_scale, settings.high_contrast, settings.muted) = (1.4, true, true);
        settings.keys = [entry("coach", "F7")].into();
        let annas = settings.clone();
        settings.hand_over(Some(name("Ben")));
        assert_eq!((settings.ui_scale, settings.high_contrast), (1.0, false));
        assert!(settings.muted && settings.master == 0.3, "the volume is everybody's");
        assert!(settings.keys.is_empty());
        settings.captions = false;
        settings.hand_over(None);
        assert_eq!((settings.owner(), settings.captions, settings.ui_scale), (None, true, 1.0));
        settings.hand_over(Some(name("Anna")));
        assert_eq!(settings.personal(), annas.personal());
        settings.hand_over(Some(name("Ben")));
        assert!(!settings.captions);
    }

    #[test]
    fn everybodys_changes_reach_only_those_without_settings_of_their_own() {
        let mut settings = of_two();
        settings.hand_over(Some(name("Anna")));
        settings.ui_scale = 1.4;
        settings.hand_over(None);
        // On its way it is what Anna has: that makes hers no less her own.
        for size in [1.4, 1.7] {
            settings.ui_scale = size;
            settings.hand_over(None);
        }
        settings.hand_over(Some(name("Anna")));
        assert_eq!(settings.ui_scale, 1.4);
        settings.hand_over(Some(name("Ben")));
        assert_eq!(settings.ui_scale, 1.7);
    }

    #[test]
    fn settings_that_equal_everybodys_again_are_no_longer_ones_own() {
        let mut settings = of_two();
        settings.hand_over(Some(name("Anna")));
        settings.ui_scale = 1.4;
        settings.hand_over(Some(name("Anna")));
        assert_eq!((settings.ui_scale, settings.by_person.own.len()), (1.4, 1), "handed over to herself");
        settings.reset_personal();
        settings.hand_over(None);
        assert_eq!(settings, of_two());
    }

    #[test]
    fn a_renamed_person_keeps_settings_and_rating() {
        for in_force in [None, Some("Anna"), Some("Ben")] {
            let mut settings = of_two();
            let rating = Rating { points: 120.0, deviation: 90.0, matches: 3 };
            settings.ratings.keep(Some(&name("Anna")), "toy", rating);
            settings.hand_over(Some(name("Anna")));
            settings.ui_scale = 1.4;
            settings.hand_over(in_force.map(name));
            assert!(!settings.rename_person(0, name("Ben")), "Ben is another");
            assert!(settings.rename_person(0, name("Anne")));
            assert_eq!(
                settings.owner(),
                in_force.map(|person| person.replace("Anna", "Anne")).map(|p| name(&p)).as_ref()
            );
            settings.hand_over(Some(name("Anne")));
            assert_eq!((settings.ui_scale, settings.by_person.own.len()), (1.4, 1));
            let of = |person: &str| settings.ratings.of(Some(&name(person)), "toy");
            assert_eq!((of("Anne"), of("Anna")), (Some(rating), None));
        }
    }

    #[test]
    fn a_removed_persons_settings_go_and_everybodys_are_in_force() {
        for in_force in [None, Some("Anna"), Some("Ben")] {
            let mut settings = of_two();
            settings.hand_over(Some(name("Anna")));
            settings.ui_scale = 1.4;
            settings.hand_over(in_force.map(name));
            settings.forget_person(0);
            assert_eq!((settings.ui_scale, settings.by_person.own.len()), (1.0, 0), "{in_force:?}");
            // A new person of that name is another one.
            settings.rename_person(1, name("Anna"));
            settings.hand_over(Some(name("Anna")));
            assert_eq!(settings.ui_scale, 1.0);
        }
    }

    #[test]
    fn a_reset_touches_only_the_part_that_it_is_for() {
        let mut settings = of_two();
        settings.keys = [entry(KEYBOARD_LAYOUT, "French"), entry("cap KeyQ", "B")].into();
        let labels = settings.keys.clone();
        for person in ["Ben", "Anna"] {
            settings.hand_over(Some(name(person)));
            (settings.ui_scale, settings.four_colour) = (1.4, true);
            settings.keys.extend([entry("coach", "F7")]);
        }
        settings.muted = true;
        let mut reset = settings.clone();
        reset.reset_keys();
        assert_eq!((&reset.keys, reset.ui_scale), (&labels, 1.4));
        settings.reset_shared();
        assert_eq!((settings.muted, settings.ui_scale, settings.keys.len()), (false, 1.4, 3));
        settings.muted = true;
        settings.reset_personal();
        assert_eq!((settings.ui_scale, settings.four_colour, settings.muted), (1.0, false, true));
        assert_eq!(settings.keys, labels);
        settings.hand_over(Some(name("Ben")));
        assert_eq!((settings.ui_scale, settings.keys.len()), (1.4, 3), "Ben's are his");
    }

    /// One keyboard has one set of labels, whoever learnt them.
    #[test]
    fn the_labels_of_the_keyboard_are_everybodys() {
        let mut settings = of_two();
        settings.hand_over(Some(name("Anna")));
        settings.keys = [entry(KEYBOARD_LAYOUT, "French"), entry("cap KeyQ", "B")].into();
        let labels = settings.keys.clone();
        settings.hand_over(Some(name("Ben")));
        assert_eq!((&settings.keys, settings.by_person.own.len()), (&labels, 0));
    }
}
