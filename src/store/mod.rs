//! What is kept between two starts: matches in play, finished matches, a competition, settings. Plain files in the platform's data
//! folder, each written whole or not at all.
//!
//! A file that cannot be used is set aside under another name and told; it is never a crash and never thrown away. A
//! folder that cannot be written is told once; the game goes on unsaved. Knows no window.

mod competition;
mod files;
mod matches;
mod settings;
mod writer;

use std::path::{Path, PathBuf};
use std::{env, io};

pub use matches::SavedMatch;
pub use settings::{Hour, Pace, Settings};
pub use writer::Writer;

/// The environment variable that names another data folder: for tests and for an installation on a stick.
pub const DATA_FOLDER: &str = "FIVE_A_SIDE_DATA";

/// Why something could not be kept.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The system names no data folder.
    #[error("no data folder is known here: set {DATA_FOLDER} to a folder that can be written")]
    NoFolder,
    /// A file or folder cannot be written.
    #[error("{} cannot be written, so nothing is saved: {cause}", path.display())]
    Write {
        /// The file or folder.
        path: PathBuf,
        /// The system's words.
        cause: io::Error,
    },
}

/// A file that could not be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{} is damaged: {reason}; {}", path.display(), kept(moved_to))]
pub struct SetAside {
    /// Where it was.
    pub path: PathBuf,
    /// Where it is now; none if it could not be renamed and lies where it was.
    pub moved_to: Option<PathBuf>,
    /// What is wrong with it.
    pub reason: String,
}

fn kept(moved_to: &Option<PathBuf>) -> String {
    match moved_to {
        Some(path) => format!("it is kept as {}", path.display()),
        None => "it could not be renamed and stays where it is".to_owned(),
    }
}

/// The data folder.
///
/// It may be missing or unwritable: reading then finds nothing, and the first attempt to write tells why.
#[derive(Debug)]
pub struct Store {
    root: Option<PathBuf>,
    /// Whether the present trouble with writing was told already.
    told: bool,
}

impl Store {
    /// The folder named by [`DATA_FOLDER`], or else the platform's own place for this game's data.
    #[must_use]
    pub fn open() -> Self {
        let named = env::var_os(DATA_FOLDER).filter(|folder| !folder.is_empty()).map(PathBuf::from);
        let root = named.or_else(|| {
            directories::ProjectDirs::from("org", "Five-a-Side", "five-a-side")
                .map(|dirs| dirs.data_dir().to_owned())
        });
        Self { root, told: false }
    }

    /// That folder; it is made when something is first written.
    #[must_use]
    pub const fn at(root: PathBuf) -> Self {
        Self { root: Some(root), told: false }
    }

    /// Where the data lie.
    #[must_use]
    pub fn folder(&self) -> Option<&Path> {
        self.root.as_deref()
    }

    fn path(&self, parts: &[&str]) -> Result<PathBuf, StoreError> {
        let mut path = self.root.clone().ok_or(StoreError::NoFolder)?;
        path.extend(parts);
        Ok(path)
    }

    /// Passes a failure on if it is the first since the last success: what cannot be saved is tried again every time,
    /// but told once.
    fn tell_once(&mut self, done: Result<(), StoreError>) -> Result<(), StoreError> {
        let told = std::mem::replace(&mut self.told, done.is_err());
        if told { Ok(()) } else { done }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn a_folder_that_cannot_be_written_is_told_once() {
        let dir = tempfile::tempdir().unwrap();
        let root = dir.path().join("taken");
        fs::write(&root, "a file where the folder should be").unwrap();
        let mut store = Store::at(root.clone());
        assert_eq!(store.settings(), (Settings::default(), None));
        let error = store.save_settings(&Settings::default()).unwrap_err().to_string();
        assert!(error.contains("taken") && error.contains("cannot be written"), "{error}");
        assert!(store.save_settings(&Settings::default()).is_ok(), "told already");
        // When it works again, new trouble is news again.
        fs::remove_file(&root).unwrap();
        store.save_settings(&Settings::default()).unwrap();
        fs::remove_dir_all(&root).unwrap();
        fs::write(&root, "again").unwrap();
        assert!(store.save_settings(&Settings::default()).is_err());
    }

    #[test]
    #[cfg(unix)]
    fn a_read_only_folder_is_told() {
        use std::os::unix::fs::PermissionsExt;
        let dir = tempfile::tempdir().unwrap();
        fs::set_permissions(dir.path(), fs::Permissions::from_mode(0o555)).unwrap();
        // The super-user may write everywhere: then there is nothing to see here.
        let may_write = fs::write(dir.path().join("try"), "").is_ok();
        let saved = Store::at(dir.path().to_owned()).save_settings(&Settings::default());
        fs::set_permissions(dir.path(), fs::Permissions::from_mode(0o755)).unwrap();
        assert_eq!(saved.is_ok(), may_write);
    }

    #[test]
    fn no_folder_at_all() {
        let mut store = Store { root: None, told: false };
        assert_eq!(store.settings(), (Settings::default(), None));
        assert!(store.load_unfinished().0.is_empty());
        let error = store.save_settings(&Settings::default()).unwrap_err().to_string();
        assert!(error.contains(DATA_FOLDER), "{error}");
    }
}
