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
//! A file that is damaged is set aside under another name and told; one that cannot be read, or that a newer build wrote, is
//! left alone and told. It is never a crash and never thrown away. What cannot be written is told once and tried again until it
//! is. A folder that another process has open, or whose lock cannot be had, is not touched. Knows no window.

mod archive;
mod book;
mod competition;
mod disk;
mod files;
mod kept;
mod lock;
mod log;
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

/// The environment variable that names another data folder: for tests and for an installation on a stick.
pub const DATA_FOLDER: &str = "FIVE_A_SIDE_DATA";

/// Why something could not be kept.
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
        /// The system's words.
        cause: io::Error,
    },
    /// What is there could not be read when it was looked at, and is not written over.
    #[error(
        "{} cannot be read, so it is left as it is, and nothing is saved in its place",
        files::shown_path(path)
    )]
    Left {
        /// The file.
        path: PathBuf,
    },
    /// The folder's lock cannot be had, or is no more this process's: another may be writing there.
    #[error("nothing is saved, because {} cannot be locked: {why}", files::shown_path(path))]
    Locked {
        /// The lock.
        path: PathBuf,
        /// What is in the way.
        why: String,
    },
    /// The folder, or its lock, is gone since the last change. Whoever tries again makes it anew.
    #[error("{} was removed while the game was open", files::shown_path(path))]
    Vanished {
        /// The folder.
        path: PathBuf,
    },
    /// A fault of the game's own: the data folder's thread goes on with what comes next.
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
    /// The kinds of present trouble with writing that were told already.
    told: Vec<Discriminant<StoreError>>,
    /// What could not be used and could not be set aside, and whether it was told that nothing is written there.
    left: BTreeMap<PathBuf, bool>,
    /// What went wrong and was not told yet.
    news: Vec<StoreError>,
    /// What is still to be written.
    unsaved: unsaved::Unsaved,
    /// Files that could not be used, when nobody was there to be told.
    untold: Vec<Unusable>,
    /// What `people.ron` holds, once that is known.
    book: Option<book::Book>,
    /// The settings that lie there, once that is known.
    settings: Option<Settings>,
    /// Whether the folder was made anew, and lacks what was not saved again since.
    renewed: bool,
    /// What `competition.ron` holds, once that is known.
    kept: Option<Option<Competition>>,
    /// Whether a result was counted there that could not be written yet.
    behind: bool,
    /// Whether folders were made whose names may not be safe yet.
    unsettled: bool,
    /// When the match was begun that was named last.
    begun: u64,
    /// Temporary files so far.
    temps: u32,
    /// What is known of the archive.
    catalogue: archive::Catalogue,
}

impl Store {
    /// The folder named by [`DATA_FOLDER`], or else the platform's own place for this game's data. Makes it and locks it:
    /// see [`Self::in_use`].
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

    /// The same folder as a second process sees it, without taking it from the one that plays: see [`Self::in_use`].
    #[must_use]
    pub fn look_on() -> Self {
        Self::new(Self::root(), Box::new(System), Lock::Taken)
    }

    /// That folder.
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

    /// Whether another process has this folder open. Then this store reads the settings, and nothing else; it writes,
    /// renames and removes nothing, and says of everything that it is done.
    #[must_use]
    pub const fn in_use(&self) -> bool {
        matches!(self.lock, Lock::Taken)
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
}
