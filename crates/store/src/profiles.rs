//! The people at this screen and their ratings: `people.ron`. They are kept apart from the settings, so that damaged
//! settings cost nobody a name.

use serde::{Deserialize, Serialize};

use super::files::{DecodeError, SMALL};
use super::names::DataFile;
use super::newer::piecemeal;
use super::{Ratings, Store, StoreError, UnreadableFile};
use base::reading::shown;
use engine::record::ron_options;
use players::people::{KnownPeople, LETTERS, MOST, PersonName};

/// The version of the file format that this build writes.
const VERSION: u32 = 1;

/// The names and ratings.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Profiles {
    pub(super) people: KnownPeople,
    pub(super) ratings: Ratings,
}

impl Profiles {
    /// Returns what the file says and this build cannot keep, if there is anything; `sound` is what it keeps.
    fn lost_in(&self, sound: &Self) -> Option<String> {
        let names = sound.people.names();
        let kept = |name: &PersonName| names.iter().any(|kept| kept.as_str() == name.as_str().trim());
        if let Some(lost) = self.people.names().iter().find(|name| !kept(name)) {
            let lost = shown(lost.as_str());
            return Some(format!(
                "the name “{lost}”; expected {MOST} names at most, of {LETTERS} letters each at most"
            ));
        }
        (self.ratings != sound.ratings).then(|| "a rating that no match leads to".to_owned())
    }

    fn text(&self) -> Result<String, ron::Error> {
        let text = ron_options().to_string_pretty(self, ron::ser::PrettyConfig::default())?;
        Ok(text.replacen('(', &format!("(\n    version: {VERSION},"), 1) + "\n")
    }
}

impl Store {
    /// Reads names and ratings; `None` if the file does not exist. For an unusable file, returns the readable part
    /// and the fault.
    pub(super) fn book(&mut self) -> (Option<Profiles>, Option<UnreadableFile>) {
        let Ok(path) = self.file(DataFile::People) else { return (None, None) };
        if self.book.is_some() {
            return (self.book.clone(), None);
        }
        let mut part = Profiles::default();
        let read = self.read(&path, SMALL, |text| {
            let (found, wrong) = piecemeal::<Profiles>(text, VERSION, &[], "names and ratings");
            part =
                Profiles { people: found.people.clone().in_order(), ratings: found.ratings.clone().sound() };
            wrong.or_else(|| found.lost_in(&part).map(DecodeError::damaged)).map_or(Ok(()), Err)
        });
        match read {
            Ok(Some(_)) => {
                self.book = Some(part.clone());
                (Some(part), None)
            }
            Ok(None) => (None, None),
            Err(fault) => (Some(part), Some(fault)),
        }
    }

    /// Writes names and ratings, unless the file holds them already.
    pub(super) fn put_book(&mut self, book: &Profiles) -> Result<(), StoreError> {
        let path = self.file(DataFile::People)?;
        let nothing_yet = self.book.is_none() && *book == Profiles::default() && !self.disk.taken(&path);
        if nothing_yet || self.book.as_ref() == Some(book) {
            return Ok(());
        }
        let text = book
            .text()
            .map_err(|e| StoreError::Write { path: path.clone(), cause: std::io::Error::other(e) })?;
        self.put(&path, &text)?;
        self.book = Some(book.clone());
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::{FileError, Settings};
    use ai::rating::Rating;

    const FILE: &str = DataFile::People.name();

    fn ada() -> Settings {
        let mut settings = Settings { speed: 2.0, ..Settings::default() };
        let name = PersonName::tidied("Ada").unwrap();
        settings.ratings.keep(Some(&name), "toy", Rating { points: 120.0, spread: 90.0, matches: 3 });
        settings.people.rename(0, name);
        settings
    }

    /// Bug: damaged settings lost all names and ratings.
    #[test]
    fn names_and_ratings_survive_damaged_settings() {
        let dir = tempfile::tempdir().unwrap();
        let [settings, people] = ["settings.ron", FILE].map(|name| dir.path().join(name));
        Store::at(dir.path().to_owned()).save_settings(&ada()).unwrap();
        let text = fs::read_to_string(&settings).unwrap();
        assert!(text.contains("version: 1") && !text.contains("Ada"), "{text}");
        assert!(fs::read_to_string(&people).unwrap().contains("version: 1"));
        for bad in ["(master: ", "(hour: Dawn)", "(version: 2)"] {
            fs::write(&settings, bad).unwrap();
            let mut store = Store::at(dir.path().to_owned());
            let (found, unusable) = store.settings();
            assert_eq!((found, unusable.len()), (Settings { speed: 1.0, ..ada() }, 1), "{bad}");
        }
        fs::remove_file(&settings).unwrap();
        assert_eq!(Store::at(dir.path().to_owned()).settings(), (Settings { speed: 1.0, ..ada() }, vec![]));
    }

    /// Bug: "Back to the defaults" emptied the ratings.
    #[test]
    fn names_and_ratings_survive_a_reset_of_the_settings() {
        let dir = tempfile::tempdir().unwrap();
        let mut store = Store::at(dir.path().to_owned());
        store.save_settings(&ada()).unwrap();
        let begun = Settings { seen_tutorial: true, begun: ["toy".to_owned()].into(), ..ada() };
        let reset = begun.clone().with_defaults();
        assert_eq!(reset, Settings { speed: 1.0, ..begun });
        store.save_settings(&reset).unwrap();
        assert_eq!(Store::at(dir.path().to_owned()).settings().0.ratings, ada().ratings);
    }

    #[test]
    fn names_in_old_settings_move_when_settings_are_saved() {
        let dir = tempfile::tempdir().unwrap();
        let [settings, people] = ["settings.ron", FILE].map(|name| dir.path().join(name));
        let older = ron_options().to_string(&ada()).unwrap();
        assert!(older.contains("Ada") && !older.contains("version"), "{older}");
        fs::write(&settings, older).unwrap();
        let mut store = Store::at(dir.path().to_owned());
        assert_eq!(store.settings(), (ada(), vec![]));
        assert!(!people.exists(), "nothing is written before something is to be saved");
        store.save_settings(&Settings { muted: true, ..ada() }).unwrap();
        assert!(people.exists() && !fs::read_to_string(&settings).unwrap().contains("Ada"));
        assert_eq!(Store::at(dir.path().to_owned()).settings().0, Settings { muted: true, ..ada() });
    }

    #[test]
    fn names_of_a_newer_build_are_read_and_left_alone() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join(FILE);
        for (foreign, names) in
            [("people: (names: [\"Ada\"], playing: (0, None)), clubs: [3]", 1), ("version: 2", 0)]
        {
            let text = format!("({foreign}, ratings: {{}})");
            fs::write(&path, &text).unwrap();
            let mut store = Store::at(dir.path().to_owned());
            let (found, unusable) = store.settings();
            let [fault] = &unusable[..] else { panic!("{unusable:?}") };
            assert_eq!((fault.kind, found.people.names().len()), (FileError::Newer, names));
            assert!(matches!(store.save_settings(&ada()), Err(StoreError::Left { .. })));
            assert_eq!(fs::read_to_string(&path).unwrap(), text);
            drop(store);
            // The settings were saved despite the fault.
            assert_eq!(Store::at(dir.path().to_owned()).settings().0.speed, 2.0);
        }
    }

    #[test]
    fn damaged_names_are_set_aside_and_the_settings_stay() {
        let dir = tempfile::tempdir().unwrap();
        Store::at(dir.path().to_owned()).save_settings(&ada()).unwrap();
        fs::write(dir.path().join(FILE), "(people: (names: [").unwrap();
        let (found, unusable) = Store::at(dir.path().to_owned()).settings();
        assert_eq!((found.speed, found.people.names().len()), (2.0, 0));
        assert_eq!(unusable[0].kind, FileError::Damaged);
        assert!(dir.path().join("people.ron.damaged-1").is_file());
    }

    /// Data of a file that this build does not keep survives the next save.
    #[test]
    fn names_that_cannot_be_kept_are_set_aside_and_reported() {
        let nine: String = (1..=9).map(|n| format!("\"P{n}\", ")).collect();
        let long = "\"a very long name indeed\"";
        let rating = "ratings: {(\"Ada\", \"toy\"): (points: 1e30, spread: 60, matches: 1)}";
        for (text, expected, names) in [
            (format!("(version: 1, people: (names: [{nine}]))"), "P9", 8),
            (format!("(version: 1, people: (names: [\"Ada\", {long}]))"), "a very long name", 2),
            ("(version: 1, people: (names: [\"Ada\", \"\u{1f98a}\"]))".to_owned(), "\u{1f98a}", 1),
            (format!("(version: 1, people: (names: [\"Ada\"]), {rating})"), "a rating", 1),
        ] {
            let dir = tempfile::tempdir().unwrap();
            fs::write(dir.path().join(FILE), &text).unwrap();
            let mut store = Store::at(dir.path().to_owned());
            let (found, unusable) = store.settings();
            assert_eq!(found.people.names().len(), names, "{text}");
            let [aside] = &unusable[..] else { panic!("{unusable:?}") };
            assert!(aside.to_string().contains(expected), "{aside}");
            store.save_settings(&found).unwrap();
            assert_eq!(fs::read_to_string(aside.moved_to.as_ref().unwrap()).unwrap(), text);
            assert_eq!(Store::at(dir.path().to_owned()).settings(), (found, vec![]));
        }
        // Blanks around a name and a name that is there twice are no loss.
        let dir = tempfile::tempdir().unwrap();
        fs::write(dir.path().join(FILE), "(version: 1, people: (names: [\" Ada \", \"Ada\"]))").unwrap();
        assert_eq!(Store::at(dir.path().to_owned()).settings().1, []);
    }
}
