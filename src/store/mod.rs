//! What is kept between two starts: matches in play, finished matches, a competition, settings. Plain files in the
//! platform's data folder, each written whole or not at all, and safe from a power cut when the call returns:
//!
//! | file | what |
//! |---|---|
//! | `settings.ron` | the settings |
//! | `people.ron` | the people at this screen, and how strong bots think that they are |
//! | `competition.ron` | the competition that is on |
//! | `current/<game>-<begun>.ron` | a match in play |
//! | `competition/<game>-<begun>.ron` | a match in play that the competition waits for |
//! | `finished/<game>-<begun>.ron` | a finished match: its record, who played it and when; `five-a-side replay` reads it |
//! | `reports/<game>-<begun>.<version>.ron` | the report of a finished match; made anew where it is missing or not right |
//! | `archive.ron` | what a list of the finished matches needs of each; made anew from them whenever it is not right |
//! | `log.txt`, `log-before.txt` | what the last start told, and the one before it |
//! | `fault.txt`, `fault-now.txt` | the fault by which a start ended, until it was told; one that this start may end by |
//! | `.lock` | locked as long as a game has the folder open |
//!
//! A damaged file is renamed and reported; one that cannot be read, or that a newer build wrote, is left alone and
//! reported. Neither causes a crash, and nothing is thrown away. A failed write is reported once and retried until it
//! succeeds. A folder that another process has open, or whose lock cannot be had, is not touched. This module knows
//! nothing of windows.

mod archive;
mod book;
mod competition;
mod disk;
mod files;
mod kept;
mod lock;
mod log;
mod match_file;
mod matches;
mod newer;
mod private;
mod ratings;
mod reconcile;
mod reports;
mod settings;
#[cfg(test)]
mod tests;
mod unsaved;
mod writer;

use std::collections::BTreeMap;
use std::mem::Discriminant;
use std::path::{Path, PathBuf};
use std::{env, io};

pub use archive::{NotTaken, Shelf};
use disk::{Disk, System};
pub use files::{Unfit, Unusable};
pub use kept::{Kept, record_in};
use lock::Lock;
pub use log::StartLog;
pub use matches::{MatchId, Place, SavedMatch, seconds};
pub use ratings::Ratings;
pub use settings::{Glance, Hour, LastPlayed, Pace, Settings};
pub use unsaved::Sign;
pub use writer::{Key, Pauses, Writer};

use crate::competition::Competition;

/// The environment variable that overrides the data folder, for tests and for an installation on a USB stick.
pub const DATA_FOLDER: &str = "FIVE_A_SIDE_DATA";

/// The reason why something could not be saved.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The system names no data folder.
    #[error("no data folder is known here: set {DATA_FOLDER} to a folder that can be written")]
    NoFolder,
    /// A file or folder cannot be written.
    #[error("{} cannot be written: {cause}", files::shown_path(path))]
    Write {
        /// The file or folder.
        path: PathBuf,
        /// The system's error.
        cause: io::Error,
    },
    /// The existing file could not be read, so it is not overwritten.
    #[error(
        "{} cannot be read, so it is left as it is, and nothing is saved in its place",
        files::shown_path(path)
    )]
    Left {
        /// The file.
        path: PathBuf,
    },
    /// The folder's lock cannot be had, or is no longer held by this process: another one may be writing there.
    #[error("nothing is saved, because {} cannot be locked: {why}", files::shown_path(path))]
    Locked {
        /// The lock file.
        path: PathBuf,
        /// The obstacle.
        why: String,
    },
    /// The folder or its lock has disappeared since the last change. A retry creates it again.
    #[error("{} was removed while the game was open", files::shown_path(path))]
    Vanished {
        /// The folder.
        path: PathBuf,
    },
    /// A fault of the game itself; the data folder's thread goes on with the next job.
    #[error("something could not be saved, by a fault of the game: {0}")]
    Broken(String),
}

/// The data folder.
///
/// It may be missing or unwritable: reading then finds nothing, and the first attempt to write tells why.
#[derive(Debug)]
pub struct Store {
    root: Option<PathBuf>,
    disk: Box<dyn Disk>,
    lock: Lock,
    /// The kinds of current write errors that were reported already.
    told: Vec<Discriminant<StoreError>>,
    /// Files that could be neither used nor renamed, each with a flag: was it reported that they are not overwritten?
    left: BTreeMap<PathBuf, bool>,
    /// Errors not reported yet.
    news: Vec<StoreError>,
    /// Data still to be written.
    unsaved: unsaved::Unsaved,
    /// Unusable files that nobody was told of yet.
    untold: Vec<Unusable>,
    /// Content of `people.ron`, once read.
    book: Option<book::Book>,
    /// Stored settings, once read.
    settings: Option<Settings>,
    /// True if the folder was created again and still lacks data that was not saved since.
    renewed: bool,
    /// Content of `competition.ron`, once read.
    kept: Option<Option<Competition>>,
    /// True if a result was counted in the competition but could not be written yet.
    behind: bool,
    /// True if folders were created whose names may not be synced to disk yet.
    unsettled: bool,
    /// The start time in the last match id given out.
    begun: u64,
    /// Number of temporary files created so far.
    temps: u32,
    /// The cached index of the archive.
    catalogue: archive::Catalogue,
}

impl Store {
    /// Opens the folder named by [`DATA_FOLDER`], or else the platform's data folder of this game. Creates and locks
    /// it: see [`Self::in_use`].
    #[must_use]
    pub fn open() -> Self {
        Self::root().map_or_else(|| Self::new(None, Box::new(System), Lock::Missing(None)), Self::at)
    }

    fn root() -> Option<PathBuf> {
        let named = env::var_os(DATA_FOLDER).filter(|folder| !folder.is_empty()).map(PathBuf::from);
        named.or_else(|| {
            directories::ProjectDirs::from("org", "Five-a-Side", "five-a-side")
                .map(|dirs| dirs.data_dir().to_owned())
        })
    }

    /// Opens the same folder for a second process, without taking it from the one that plays: see [`Self::in_use`].
    #[must_use]
    pub fn look_on() -> Self {
        Self::new(Self::root(), Box::new(System), Lock::Taken)
    }

    /// Opens the store in that folder.
    #[must_use]
    pub fn at(root: PathBuf) -> Self {
        // Where it cannot be made, the first attempt to write tells why.
        let unsettled = files::make(&System, &root).is_err();
        let lock = Lock::of(&root);
        if lock.is_ours() {
            private::close(&root);
        }
        Self { unsettled, ..Self::new(Some(root), Box::new(System), lock) }
    }

    fn new(root: Option<PathBuf>, disk: Box<dyn Disk>, lock: Lock) -> Self {
        let (left, untold, kept, book) = (BTreeMap::new(), Vec::new(), None, None);
        let (news, unsaved) = (Vec::new(), unsaved::Unsaved::default());
        let (told, settings, renewed) = (Vec::new(), None, false);
        let (behind, unsettled, begun, temps) = (false, false, 0, 0);
        let catalogue = archive::Catalogue::default();
        let store = Self {
            root,
            disk,
            lock,
            told,
            left,
            news,
            unsaved,
            untold,
            book,
            settings,
            renewed,
            kept,
            behind,
            unsettled,
            begun,
            temps,
            catalogue,
        };
        // Where nothing can be locked, another process may be writing.
        if store.lock.is_ours() {
            for folder in [None].into_iter().chain(files::FOLDERS.map(Some)) {
                if let Ok(folder) = store.path(folder.as_slice()) {
                    store.settle(&folder);
                }
            }
        }
        store
    }

    /// Returns true if another process has this folder open. This store then reads only the settings. It writes,
    /// renames and removes nothing, but reports success for everything.
    #[must_use]
    pub const fn in_use(&self) -> bool {
        matches!(self.lock, Lock::Taken)
    }

    /// Returns the data folder, if there is one.
    #[must_use]
    pub fn folder(&self) -> Option<&Path> {
        self.root.as_deref()
    }

    fn path(&self, parts: &[&str]) -> Result<PathBuf, StoreError> {
        let mut path = self.root.clone().ok_or(StoreError::NoFolder)?;
        path.extend(parts);
        Ok(path)
    }
}
