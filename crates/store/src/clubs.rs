//! Custom clubs: `clubs/<id>.ron`, each a file in the form of the shipped ones.

use std::path::PathBuf;

use super::disk::DataFolder;
use super::formats::{DecodeError, is_whole};
use super::save_step::SaveStep;
use super::{FileProblem, Store, StoreError, UnusableFile};
use clubs::{self, CUSTOM_PREFIX, Club, MAX_CUSTOM_CLUBS};
use engine::RuleDataError;

/// Size limit of the file of a club in bytes; real ones have one thousand.
pub const CLUB_FILE: u64 = 16 << 10;

/// The reason why a club was not imported.
#[derive(Debug, thiserror::Error)]
pub enum ClubImportError {
    /// The text is no club.
    #[error("{0}")]
    Invalid(RuleDataError),
    /// The text is longer than [`CLUB_FILE`] bytes.
    #[error("{0} bytes: expected at most {CLUB_FILE}")]
    TooLarge(usize),
    /// The same club is here already, under this name.
    #[error("{0} is here already")]
    Known(String),
    /// There are as many clubs as there can be.
    #[error("there are {MAX_CUSTOM_CLUBS} clubs already: expected at most so many")]
    Full,
    /// Another window has the folder open.
    #[error("another window of the game has the data folder open")]
    InUse,
    /// The file cannot be written.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Store {
    /// Returns the custom clubs by name, and the files that could not be used.
    pub fn clubs(&mut self) -> (Vec<Club>, Vec<UnusableFile>) {
        let (mut found, mut unusable) = (Vec::new(), Vec::new());
        let Ok(folder) = self.files.folder_at(DataFolder::Clubs) else { return (found, unusable) };
        let names = self.files.disk.list(&folder).unwrap_or_default();
        for id in &self.files.stems(&folder, names, &mut unusable) {
            let path = folder.join(format!("{id}.ron"));
            if found.len() >= MAX_CUSTOM_CLUBS && !self.files.untouchable.contains_key(&path) {
                unusable.push(self.files.report_unreadable(
                    &path,
                    FileProblem::TooMany,
                    &ClubImportError::Full.to_string(),
                ));
                continue;
            }
            match self.files.read(&path, CLUB_FILE, |text| read(id, text)) {
                Ok(read) => found.extend(read.map(|(club, _)| club)),
                Err(error) => unusable.push(error),
            }
        }
        for step in self.unsaved.steps() {
            let Some(id) = step.of_club() else { continue };
            found.retain(|club: &Club| club.id != id);
            if let SaveStep::Club(club) = step {
                found.push((**club).clone());
            }
        }
        found.sort_by(|a, b| (&a.name, &a.id).cmp(&(&b.name, &b.id)));
        self.clubs.clone_from(&found);
        (found, unusable)
    }

    /// Saves a custom club in the place of what was saved under its id.
    ///
    /// # Errors
    /// The file cannot be written: reported once and retried until it succeeds.
    pub fn save_club(&mut self, club: &Club) -> Result<(), StoreError> {
        self.clubs.retain(|known| known.id != club.id);
        self.clubs.push(club.clone());
        self.save(SaveStep::Club(Box::new(club.clone())))
    }

    /// Deletes a custom club.
    ///
    /// # Errors
    /// The file cannot be removed: reported once and retried until it succeeds.
    pub fn delete_club(&mut self, id: &str) -> Result<(), StoreError> {
        self.clubs.retain(|known| known.id != id);
        self.save(SaveStep::ClubGone(id.to_owned()))
    }

    pub(super) fn put_club(&mut self, club: &Club) -> Result<(), StoreError> {
        let path = self.club_path(&club.id)?;
        self.files.write_file(&path, &club.text())
    }

    pub(super) fn remove_club(&mut self, id: &str) -> Result<(), StoreError> {
        let path = self.club_path(id)?;
        self.files.remove(&path)
    }

    /// Imports a club that was made elsewhere from the text of its file; `file` is the file's name without the ending.
    /// It takes no other club's place.
    ///
    /// # Errors
    /// The text is no club, the club is here already, or there are too many.
    pub fn take_in_club(&mut self, file: &str, text: &str) -> Result<Club, ClubImportError> {
        if self.in_use() {
            return Err(ClubImportError::InUse);
        }
        if text.len() as u64 > CLUB_FILE {
            return Err(ClubImportError::TooLarge(text.len()));
        }
        let known = self.clubs().0;
        let folder = self.files.folder_at(DataFolder::Clubs)?;
        // A file that could not be used has its name too.
        let free = |id: &str| {
            known.iter().all(|club| club.id != id)
                && !self.files.disk.taken(&folder.join(format!("{id}.ron")))
        };
        let club = clubs::import(file, text, free).map_err(ClubImportError::Invalid)?;
        if let Some(same) = known.iter().find(|known| known.text() == club.text()) {
            return Err(ClubImportError::Known(same.name.clone()));
        }
        if known.len() >= MAX_CUSTOM_CLUBS {
            return Err(ClubImportError::Full);
        }
        self.save_club(&club)?;
        Ok(club)
    }

    /// Exports a club to a file where [`Store::export_match`] does, and returns its path; `None` if it cannot be
    /// written.
    pub fn export_club(&mut self, club: &Club) -> Option<PathBuf> {
        let folder = self.export_folder()?;
        self.write_to_free_name(&folder, &club.id, "ron", club.text().as_bytes())
    }

    fn club_path(&self, id: &str) -> Result<PathBuf, StoreError> {
        self.files.within(DataFolder::Clubs, &format!("{id}.ron"))
    }
}

/// Reads the file of a custom club.
fn read(id: &str, text: &str) -> Result<Club, DecodeError> {
    if !clubs::is_custom_id(id) {
        return Err(DecodeError::damaged(format!(
            "the name of the file does not begin with `{CUSTOM_PREFIX}`"
        )));
    }
    clubs::parse(id, text).map_err(|error| {
        if clubs::has_unknown_names(text) && is_whole(text) {
            DecodeError::Newer(error.to_string())
        } else {
            DecodeError::damaged(error)
        }
    })
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::tests::empty_store;
    use clubs::random_club;

    const FOLDER: &str = DataFolder::Clubs.name();

    fn files(folder: &std::path::Path) -> Vec<String> {
        let mut names: Vec<String> = fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }

    #[test]
    fn clubs_are_saved_until_they_are_deleted() {
        let (dir, mut store) = empty_store();
        assert_eq!(store.clubs(), (vec![], vec![]));
        let (mut one, other) = (random_club(1, &[]), random_club(2, &[]));
        store.save_club(&one).unwrap();
        store.save_club(&other).unwrap();
        one.name = "Aaa".to_owned();
        store.save_club(&one).unwrap();
        drop(store);
        let mut store = Store::at(dir.path().to_owned());
        assert_eq!(store.clubs().0, [one.clone(), other.clone()]);
        store.delete_club(&one.id).unwrap();
        store.delete_club("own-nobody").unwrap();
        assert_eq!(store.clubs().0, std::slice::from_ref(&other));
        drop(store);
        assert_eq!(Store::at(dir.path().to_owned()).clubs().0, [other]);
    }

    #[test]
    fn bad_files_in_the_folder_cost_no_other_club() {
        let dir = tempfile::tempdir().unwrap();
        let folder = dir.path().join(FOLDER);
        let sound = random_club(1, &[]);
        Store::at(dir.path().to_owned()).save_club(&sound).unwrap();
        let text = sound.text();
        let newer = text.replacen("name:", "anthem: \"La\", name:", 1);
        let spoilt: [(&str, Vec<u8>, FileProblem, &str); 8] = [
            ("own-half.ron", text.as_bytes()[..200].to_vec(), FileProblem::Damaged, "damaged"),
            ("own-empty.ron", vec![], FileProblem::Damaged, "damaged"),
            ("own-bytes.ron", b"\xff\xfe(".to_vec(), FileProblem::Damaged, "UTF-8"),
            (
                "own-hidden.ron",
                text.replacen(&sound.name, "a\u{202e}b", 1).into_bytes(),
                FileProblem::Damaged,
                "name: ",
            ),
            ("own-newer.ron", newer.into_bytes(), FileProblem::Newer, "newer version"),
            ("own-large.ron", vec![b' '; 20 << 10], FileProblem::Unreadable, "expected at most"),
            ("corvalo.ron", text.clone().into_bytes(), FileProblem::Damaged, "does not begin with `own-`"),
            ("own-..ron", text.clone().into_bytes(), FileProblem::Damaged, "does not begin with"),
        ];
        for (name, bytes, ..) in &spoilt {
            fs::write(folder.join(name), bytes).unwrap();
        }
        let mut store = Store::at(dir.path().to_owned());
        let (found, unusable) = store.clubs();
        assert_eq!(found, [sound]);
        assert_eq!(unusable.len(), spoilt.len(), "{unusable:?}");
        for (name, bytes, kind, expected) in spoilt {
            let error = unusable.iter().find(|error| error.path.ends_with(name)).unwrap();
            assert_eq!(error.kind, kind, "{error}");
            assert!(error.to_string().contains(expected), "{error}");
            let now = error.moved_to.clone().unwrap_or_else(|| folder.join(name));
            assert_eq!(fs::read(now).unwrap(), bytes, "{name} is kept as it was");
        }
        assert!(store.clubs().1.is_empty(), "told twice");
        drop(store);
        let again = Store::at(dir.path().to_owned()).clubs().1;
        assert_eq!(again.len(), 2, "what was left alone is told at every start: {again:?}");
    }

    #[test]
    fn an_imported_club_replaces_no_other() {
        let (dir, mut store) = empty_store();
        let mine = random_club(1, &[]);
        store.save_club(&mine).unwrap();
        assert!(
            matches!(store.take_in_club("x", &mine.text()), Err(ClubImportError::Known(name)) if name == mine.name)
        );
        let mut theirs = mine.clone();
        theirs.name = "Theirs".to_owned();
        let taken = store.take_in_club(&mine.id, &theirs.text()).unwrap();
        assert_ne!(taken.id, mine.id);
        assert_eq!(store.clubs().0.len(), 2);
        assert!(matches!(store.take_in_club("x", "(name: 7)"), Err(ClubImportError::Invalid(_))));
        assert!(matches!(store.take_in_club("x", &" ".repeat(20 << 10)), Err(ClubImportError::TooLarge(_))));
        for seed in 2..=MAX_CUSTOM_CLUBS as u64 {
            let club = random_club(seed, &[]);
            let taken = store.take_in_club(&club.id, &club.text());
            assert_eq!(taken.is_ok(), seed < MAX_CUSTOM_CLUBS as u64, "{seed}");
        }
        assert_eq!(files(&dir.path().join(FOLDER)).len(), MAX_CUSTOM_CLUBS);
        // More than that were put there by hand.
        let more = random_club(99, &[]);
        fs::write(dir.path().join(FOLDER).join("own-zzz.ron"), more.text()).unwrap();
        let (found, unusable) = store.clubs();
        let [one] = &unusable[..] else { panic!("{unusable:?}") };
        assert_eq!((found.len(), one.kind), (MAX_CUSTOM_CLUBS, FileProblem::TooMany));
        assert_eq!(one.brief(), "clubs/own-zzz.ron was not loaded: there is no room for another club.");
        let expected = format!(
            "is one too many: there are {MAX_CUSTOM_CLUBS} clubs already: expected at most so many; it stays"
        );
        assert!(one.to_string().contains(&expected), "{one}");
    }

    #[test]
    fn clubs_that_failed_to_save_remain_available() {
        let (dir, mut store) = empty_store();
        // A file is in the folder's place.
        fs::write(dir.path().join(FOLDER), "").unwrap();
        let (one, other) = (random_club(1, &[]), random_club(2, &[]));
        assert!(store.save_club(&one).is_err());
        let _ = store.save_club(&other);
        let _ = store.delete_club(&one.id);
        assert_eq!(store.clubs().0, std::slice::from_ref(&other));
        fs::remove_file(dir.path().join(FOLDER)).unwrap();
        store.try_again();
        assert!(!store.is_behind());
        assert_eq!(files(&dir.path().join(FOLDER)), [format!("{}.ron", other.id)]);
    }
}
