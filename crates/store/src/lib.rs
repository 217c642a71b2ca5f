//! Data kept between two starts: matches in play, finished matches, competitions, runs of tours and settings.
//!
//! The store writes plain files in the platform's folders for data, configuration, state and cache (`folders.rs`), or
//! all in one that somebody has named. Each is written whole or not at all, and survives a power cut once the call
//! returns.
//!
//! | file | content |
//! |---|---|
//! | `settings.ron` | the settings, those of everybody |
//! | `window.ron` | size and place of the window |
//! | `people.ron` | the people at this screen, their ratings, their tries at matches of the day, the evening, and the settings that are theirs alone |
//! | `notebooks.ron` | the notebooks that bots keep of the people at this screen |
//! | `competitions/<id>.ron` | a competition, under way or over; builds before version 2 had one, `competition.ron` |
//! | `tours/<number>-<heat>-<begun>.ron` | a run of a tour, under way or over |
//! | `current/<game>-<begun>.ron` | a match in play |
//! | `competition/<game>-<begun>.ron` | a match in play that a competition waits for |
//! | `finished/<game>-<begun>.ron` | a finished match: record, players and date; `five-a-side replay` reads it |
//! | `reports/<game>-<begun>.<version>.ron` | the report of a finished match; made again if missing or invalid |
//! | `clubs/<id>.ron` | a club of one's own |
//! | `archive.ron` | the index of the finished matches; rebuilt from them if it is out of date |
//! | `log.txt`, `log-before.txt` | the logs of the last start and the one before it |
//! | `fault.txt`, `fault-now.txt` | an unreported error that ended a start; an error that may end this start |
//! | `.relocation.ron` | how far the folder of an older build has been moved |
//! | `.lock` | locked while a game has the folder open |
//! | `.lock-held` | stands for the lock where the system has none, as in some network folders |
//!
//! A damaged file is renamed and reported. A file that is unreadable or from a newer build is left alone and
//! reported. Neither causes a crash, and nothing is thrown away: what somebody else may have written is kept under
//! another name, `<file>.copy-<n>`, before the game goes on with something else, and reported. Only `archive.ron` and
//! reports, which follow from other files, are replaced unasked. A failed write is reported once and retried until it
//! succeeds. A folder that another process has open, or whose lock cannot be acquired, is not touched. This crate
//! knows nothing of windows.

mod archive;
mod archived_match;
mod clubs;
mod competition;
mod days;
mod disk;
mod files;
mod folders;
mod for_person;
mod identity;
mod lock;
mod log;
mod match_file;
mod matches;
mod names;
mod newer;
mod notebooks;
mod numbers;
mod opponent_notes;
mod personal;
pub mod places;
mod private;
mod process_file;
mod profiles;
mod ratings;
mod reconcile;
mod relocation;
mod reports;
mod settings;
pub mod testing;
#[cfg(test)]
mod tests;
mod tour_run;
mod tours;
mod unsaved;
mod window;
mod writer;

use std::collections::BTreeMap;
use std::io;
use std::mem::Discriminant;
use std::path::{Path, PathBuf};

pub use archive::{ArchiveIndex, ExportSummary, ImportError};
pub use archived_match::{ArchivedMatch, clubs_in, record_and_bot_match_in, record_in};
pub use clubs::{CLUB_FILE, ClubImportError};
pub use days::{AttemptEnd, DayAttempt, DayAttempts};
use disk::{Disk, OsDisk};
pub use files::{FileProblem, UnusableFile};
use folders::{FolderChoice, FolderPaths};
pub use for_person::{MatchOpponent, PersonResult};
use lock::FolderLock;
pub use log::SessionLog;
pub use matches::{MatchId, MatchLocation, MatchesInPlay, SavedMatch, seconds};
pub use notebooks::{NotebookKey, Notebooks, SharedNotebooks};
pub use opponent_notes::notebook_of;
pub use personal::{KEY_LABEL, KEYBOARD_LAYOUT, PersonalSettings};
pub use profiles::Profiles;
pub use ratings::Ratings;
pub use settings::{BotPace, DeviceState, LastPlayed, LookDuration, Settings, SharedSettings, TimeOfDay};
pub use tour_run::{SavedRun, TourRunId};
pub use unsaved::UnsavedIndicator;
pub use window::WindowPlacement;
pub use writer::{JobKey, RetryBackoff, StoreWriter};

/// The environment variable that names one folder for everything, for tests and for an installation on a USB stick.
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
        /// The path of the file.
        path: PathBuf,
    },
    /// This process cannot acquire the folder's lock or has lost it. Another process may be writing there.
    #[error("nothing is saved, because {} cannot be locked: {why}", files::shown_path(path))]
    Locked {
        /// The path of the lock file.
        path: PathBuf,
        /// The obstacle in words.
        why: String,
    },
    /// The folder or its lock has disappeared since the last change. A retry creates it again.
    #[error("{} was removed while the game was open", files::shown_path(path))]
    Vanished {
        /// The path of the folder.
        path: PathBuf,
    },
    /// The file was changed by somebody else since the game read or wrote it. That was kept, and what was to be saved
    /// is saved.
    #[error("{0}")]
    Changed(UnusableFile),
    /// The folder of an older build stays in use, because it could not be moved.
    #[error(
        "{} stays the folder of the game, because its files could not be moved to {}: {why}",
        files::shown_path(from),
        files::shown_path(to)
    )]
    NotMoved {
        /// The old folder.
        from: PathBuf,
        /// The new data folder.
        to: PathBuf,
        /// The obstacle in words.
        why: String,
    },
    /// An error of the game itself; the store's thread continues with the next job.
    #[error("something could not be saved, by a fault of the game: {0}")]
    Broken(String),
}

/// The data folder.
///
/// It may be missing or unwritable. Then reading finds nothing, and the first write reports why.
#[derive(Debug)]
pub struct Store {
    folders: Option<FolderPaths>,
    disk: Box<dyn Disk>,
    lock: FolderLock,
    /// The kinds of current write errors that were already reported.
    reported: Vec<Discriminant<StoreError>>,
    /// Files that could be neither used nor renamed. The flag says whether that was reported.
    untouchable: BTreeMap<PathBuf, bool>,
    /// The contents of the files that this process has read or written.
    seen: BTreeMap<PathBuf, files::FileSnapshot>,
    /// Errors not reported yet.
    unreported_errors: Vec<StoreError>,
    /// Data still to be written.
    unsaved: unsaved::UnsavedSteps,
    /// Unusable files not reported yet.
    unreported_files: Vec<UnusableFile>,
    /// The content of `people.ron`, once read.
    profiles: Option<Profiles>,
    /// The content of `notebooks.ron`, once read.
    notebooks: Option<Notebooks>,
    /// The number of matches in each notebook, for readers on other threads.
    met: SharedNotebooks,
    /// The stored settings, once read.
    settings: Option<Settings>,
    /// The clubs of one's own, once read.
    clubs: Vec<::clubs::Club>,
    /// True if the folder was created again and still lacks data that was not saved since.
    renewed: bool,
    /// The competitions, once read.
    competitions: Option<competition::CompetitionStore>,
    /// The runs of tours, once read.
    tour_runs: Option<tour_run::TourRunStore>,
    /// True if new folders may have names that are not synced yet.
    unsettled: bool,
    /// The start time in the last match id handed out.
    begun: u64,
    /// Number of temporary files created so far.
    temps: u32,
    /// The cached index of the archive.
    catalogue: archive::ArchiveIndexCache,
}

impl Store {
    /// Opens the folder named by [`DATA_FOLDER`] for everything, or else the system's folders for this game. Creates
    /// and locks them: see [`Self::in_use`]. The single folder of an older build is moved first: if that fails,
    /// [`Self::take_unreported_errors`] returns the error.
    #[must_use]
    pub fn open() -> Self {
        Self::open_choice(FolderChoice::of_environment())
    }

    fn open_choice(choice: Option<FolderChoice>) -> Self {
        let disk = || Box::new(OsDisk) as Box<dyn Disk>;
        let store = match choice {
            None => Self::new(None, disk(), FolderLock::Missing(None)),
            Some(FolderChoice::Named(root)) => {
                Self::locked(FolderPaths::single(root), disk(), FolderLock::acquire)
            }
            Some(FolderChoice::Platform(folders, None)) => Self::locked(folders, disk(), FolderLock::acquire),
            Some(FolderChoice::Platform(folders, Some(old))) => {
                Self::moved_from(folders, &old, disk, FolderLock::acquire)
            }
        };
        if store.lock.is_ours() {
            store.folders.iter().flat_map(FolderPaths::all).for_each(private::restrict_to_owner);
        }
        store
    }

    /// Opens the same folder for a second process, without taking the lock from the first: see [`Self::in_use`].
    #[must_use]
    pub fn open_read_only() -> Self {
        let folders = FolderChoice::of_environment().map(|choice| match choice {
            FolderChoice::Named(root) => FolderPaths::single(root),
            FolderChoice::Platform(folders, old) => relocation::in_force(&OsDisk, folders, old),
        });
        Self::new(folders, Box::new(OsDisk), FolderLock::Taken)
    }

    /// Opens the store in that folder.
    #[must_use]
    pub fn at(root: PathBuf) -> Self {
        Self::open_choice(Some(FolderChoice::Named(root)))
    }

    /// Makes the folders, locks the data folder, and opens them.
    fn locked(folders: FolderPaths, disk: Box<dyn Disk>, lock: impl Fn(&Path) -> FolderLock) -> Self {
        // A failure is reported by the first write.
        let made: Vec<bool> =
            folders.all().into_iter().map(|folder| disk::create_folder(&*disk, folder).is_ok()).collect();
        let lock = lock(&folders.data);
        Self { unsettled: made.contains(&false), ..Self::new(Some(folders), disk, lock) }
    }

    fn new(folders: Option<FolderPaths>, disk: Box<dyn Disk>, lock: FolderLock) -> Self {
        let (untouchable, unreported_files, competitions, profiles) =
            (BTreeMap::new(), Vec::new(), None, None);
        let (unreported_errors, unsaved) = (Vec::new(), unsaved::UnsavedSteps::default());
        let (reported, settings, renewed) = (Vec::new(), None, false);
        let (notebooks, met) = (None, SharedNotebooks::default());
        let (unsettled, begun, temps) = (false, 0, 0);
        let (catalogue, clubs) = (archive::ArchiveIndexCache::default(), Vec::new());
        let store = Self {
            folders,
            disk,
            lock,
            reported,
            untouchable,
            seen: BTreeMap::new(),
            unreported_errors,
            unsaved,
            unreported_files,
            profiles,
            notebooks,
            met,
            settings,
            clubs,
            renewed,
            competitions,
            tour_runs: None,
            unsettled,
            begun,
            temps,
            catalogue,
        };
        // Without the lock, another process may be writing.
        if store.lock.is_ours() {
            let below = names::DataFolder::ALL.iter().filter_map(|folder| store.folder_at(*folder).ok());
            let own = store.folders.iter().flat_map(FolderPaths::all).map(Path::to_owned);
            own.chain(below).for_each(|folder| store.remove_temporaries(&folder));
        }
        store
    }

    /// Returns true if another process has this folder open. This store then reads only the settings and the clubs. It
    /// writes, renames and removes nothing, but reports success for everything.
    #[must_use]
    pub const fn in_use(&self) -> bool {
        matches!(self.lock, FolderLock::Taken)
    }

    /// Returns the data folder, if there is one.
    #[must_use]
    pub fn folder(&self) -> Option<&Path> {
        Some(&self.folders.as_ref()?.data)
    }
}
