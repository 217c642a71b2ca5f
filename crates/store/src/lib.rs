//! Data kept between two starts: matches in play, finished matches, competitions, runs of tours and settings.
//!
//! The store writes plain files in the platform's folders for data, configuration, state and cache
//! (`disk/folders.rs`), or all in one that somebody has named. Each is written whole or not at all, and survives a
//! power cut once the call returns.
//!
//! | file | content |
//! |---|---|
//! | `settings.ron` | the settings, those of everybody |
//! | `window.ron` | size and place of the window |
//! | `people.ron` | people at this screen, ratings, matches of the day, set pieces, evening, settings of each |
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
mod clubs;
mod competition;
mod disk;
mod formats;
mod log;
mod matches;
mod notebooks;
mod numbers;
mod opponent_notes;
pub mod places;
mod reconcile;
mod reports;
mod save_step;
mod settings;
pub mod testing;
#[cfg(test)]
mod tests;
mod tours;
mod unsaved;
mod window;
mod writer;

use std::mem::Discriminant;
use std::path::{Path, PathBuf};
use std::time::Duration;

pub use archive::{ArchiveIndex, ExportSummary, ImportError};
pub use clubs::{CLUB_FILE, ClubImportError};
pub use disk::{DATA_FOLDER, FileProblem, StoreError, UnusableFile, shown_path};
use disk::{Files, FolderChoice};
pub use formats::{
    ArchivedMatch, AttemptEnd, BotPace, DayAttempt, DayAttempts, DeviceState, KEY_LABEL, KEYBOARD_LAYOUT,
    LastPlayed, LookDuration, MatchId, MatchLocation, MatchOpponent, NotebookKey, Notebooks, PersonResult,
    PersonalSettings, Profiles, Ratings, SavedMatch, SavedRun, SetPieceAttempts, SetPieceRecords, Settings,
    SharedSettings, TimeOfDay, TourRunId, WindowPlacement, clubs_in, record_and_bot_match_in, record_in,
};
pub use log::{LogPaths, SessionLog};
pub use matches::{MatchesInPlay, seconds};
pub use notebooks::SharedNotebooks;
pub use opponent_notes::notebook_of;
pub use unsaved::UnsavedIndicator;
pub use writer::{JobKey, RetryBackoff, StoreWriter};

/// The data folder.
///
/// It may be missing or unwritable. Then reading finds nothing, and the first write reports why.
#[derive(Debug)]
pub struct Store {
    files: Files,
    /// The kinds of current write errors that were already reported.
    reported: Vec<Discriminant<StoreError>>,
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
    /// The competitions, once read.
    competitions: Option<competition::CompetitionStore>,
    /// The runs of tours, once read.
    tour_runs: Option<tours::TourRunStore>,
    /// The start time in the last match id handed out.
    begun: u64,
    /// The cached index of the archive.
    catalogue: archive::ArchiveIndexCache,
}

impl Store {
    /// Opens the folder named by [`DATA_FOLDER`] for everything, or else the system's folders for this game. Creates
    /// and locks them: see [`Self::in_use`]. The single folder of an older build is moved first: if that fails,
    /// [`Self::take_unreported_errors`] returns the error.
    #[must_use]
    pub fn open() -> Self {
        Self::of(Files::open(FolderChoice::of_environment()))
    }

    /// Opens the same folder for a second process, without taking the lock from the first: see [`Self::in_use`].
    #[must_use]
    pub fn open_read_only() -> Self {
        Self::of(Files::open_read_only(FolderChoice::of_environment()))
    }

    /// Opens the store in that folder.
    #[must_use]
    pub fn at(root: PathBuf) -> Self {
        Self::of(Files::open(Some(FolderChoice::Named(root))))
    }

    fn of(files: Files) -> Self {
        Self {
            files,
            reported: Vec::new(),
            unsaved: unsaved::UnsavedSteps::default(),
            unreported_files: Vec::new(),
            profiles: None,
            notebooks: None,
            met: SharedNotebooks::default(),
            settings: None,
            clubs: Vec::new(),
            competitions: None,
            tour_runs: None,
            begun: 0,
            catalogue: archive::ArchiveIndexCache::default(),
        }
    }

    /// Returns true if another process has this folder open. This store then reads only the settings and the clubs. It
    /// writes, renames and removes nothing, but reports success for everything.
    #[must_use]
    pub const fn in_use(&self) -> bool {
        self.files.in_use()
    }

    /// Returns the data folder, if there is one.
    #[must_use]
    pub fn folder(&self) -> Option<&Path> {
        Some(&self.files.folders.as_ref()?.data)
    }

    /// Returns the longest interval between calls of [`Self::refresh_lock`]; `None` if it need not be called.
    #[must_use]
    pub const fn lock_refresh_interval(&self) -> Option<Duration> {
        self.files.lock_refresh_interval()
    }

    /// Shows other machines that this process still has the folder, where the system has no locks.
    pub fn refresh_lock(&mut self) {
        self.files.refresh_lock();
    }

    /// Returns the reason why this start cannot save anything, if the folder's lock cannot be acquired.
    #[must_use]
    pub fn lock_error(&self) -> Option<StoreError> {
        self.files.lock_error()
    }
}
