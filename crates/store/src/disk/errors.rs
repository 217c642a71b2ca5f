//! Files that could not be used, and the reasons why something could not be saved.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use super::folders::DATA_FOLDER;
use super::names::DataFolder;
use base::reading::sanitized_up_to;
use words::DisplayText;
use words::say;

/// Maximum number of characters of a file name in a list.
const MAX_NAME_CHARS: usize = 60;
/// Maximum number of characters of a reported sentence or path.
pub(crate) const MAX_TOLD_CHARS: usize = 400;

/// The kind of error of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FileProblem {
    /// Read, but invalid. The file is renamed.
    Damaged,
    /// Written by a newer version of the game. It stays as it is and is not overwritten while the process lives.
    Newer,
    /// Unreadable, no regular file, or far too large, so damage cannot be determined. It stays as it is and is not
    /// overwritten while the process lives.
    Unreadable,
    /// Sound, but there are as many of its kind as there can be. It stays as it is.
    TooMany,
    /// Valid, but the game continues with another version of the same content. The file is kept under another name.
    Copy,
}

/// A file that could not be used. `Display` gives one sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnusableFile {
    /// The original path.
    pub path: PathBuf,
    /// The kind of error.
    pub kind: FileProblem,
    /// The new path if the file was damaged and renamed.
    pub moved_to: Option<PathBuf>,
    /// The error in words.
    pub reason: String,
}

impl std::error::Error for UnusableFile {}

impl UnusableFile {
    /// Describes the error in few words for a list. The path starts at the data folder.
    pub fn brief(&self) -> DisplayText {
        let name =
            sanitized_up_to(&self.path.file_name().unwrap_or_default().to_string_lossy(), MAX_NAME_CHARS);
        let within = self.path.parent().and_then(Path::file_name).and_then(|folder| folder.to_str());
        let within = within.filter(|within| DataFolder::ALL.iter().any(|folder| folder.name() == *within));
        let file = within.map(|folder| format!("{folder}/")).unwrap_or_default() + &name;
        let file = DisplayText::verbatim(file);
        match self.kind {
            FileProblem::Damaged => say!("dialog-file-damaged", file),
            FileProblem::Newer => say!("dialog-file-newer", file),
            FileProblem::Unreadable => say!("dialog-file-unreadable", file),
            FileProblem::TooMany => say!("dialog-file-too-many", file),
            FileProblem::Copy => say!("dialog-file-copy", file),
        }
    }
}

impl fmt::Display for UnusableFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (path, reason) = (shown_path(&self.path), &self.reason);
        match (self.kind, &self.moved_to) {
            (FileProblem::Damaged, Some(to)) => {
                write!(f, "{path} is damaged: {reason}; it is kept as {}", shown_path(to))
            }
            (FileProblem::Damaged, None) => {
                write!(f, "{path} is damaged: {reason}; it could not be renamed and stays where it is")
            }
            (FileProblem::Copy, Some(to)) => {
                write!(
                    f,
                    "{path} is not the version that is used: {reason}; it is kept as {}",
                    shown_path(to)
                )
            }
            (FileProblem::Copy, None) => write!(
                f,
                "{path} is not the version that is used: {reason}; it could not be renamed and stays where it is"
            ),
            (FileProblem::TooMany, _) => write!(f, "{path} is one too many: {reason}; it stays as it is"),
            (FileProblem::Newer, _) => write!(
                f,
                "{path} was saved by a newer version of the game: {reason}; it stays as it is, and nothing is saved in its \
                 place"
            ),
            (FileProblem::Unreadable, _) => {
                write!(
                    f,
                    "{path} cannot be read: {reason}; it stays as it is, and nothing is saved in its place"
                )
            }
        }
    }
}

/// Makes a path safe to show: file names are untrusted text too.
#[must_use]
pub fn shown_path(path: &Path) -> String {
    sanitized_up_to(&path.to_string_lossy(), MAX_TOLD_CHARS)
}

/// The reason why something could not be saved.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The system names no data folder.
    #[error("no data folder is known here: set {DATA_FOLDER} to a folder that can be written")]
    NoFolder,
    /// A file or folder cannot be written.
    #[error("{} cannot be written: {cause}", shown_path(path))]
    Write {
        /// The file or folder.
        path: PathBuf,
        /// The system's error.
        cause: io::Error,
    },
    /// The existing file could not be read, so it is not overwritten.
    #[error("{} cannot be read, so it is left as it is, and nothing is saved in its place", shown_path(path))]
    Left {
        /// The path of the file.
        path: PathBuf,
    },
    /// This process cannot acquire the folder's lock or has lost it. Another process may be writing there.
    #[error("nothing is saved, because {} cannot be locked: {why}", shown_path(path))]
    Locked {
        /// The path of the lock file.
        path: PathBuf,
        /// The obstacle in words.
        why: String,
    },
    /// The folder or its lock has disappeared since the last change. A retry creates it again.
    #[error("{} was removed while the game was open", shown_path(path))]
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
        shown_path(from),
        shown_path(to)
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
    #[error("something could not be saved, because of an error in the game: {0}")]
    Broken(String),
}

impl Clone for StoreError {
    /// Copies the error. The system's error, which cannot be copied, keeps its kind and its words.
    fn clone(&self) -> Self {
        match self {
            Self::NoFolder => Self::NoFolder,
            Self::Write { path, cause } => {
                Self::Write { path: path.clone(), cause: io::Error::new(cause.kind(), cause.to_string()) }
            }
            Self::Left { path } => Self::Left { path: path.clone() },
            Self::Locked { path, why } => Self::Locked { path: path.clone(), why: why.clone() },
            Self::Vanished { path } => Self::Vanished { path: path.clone() },
            Self::Changed(file) => Self::Changed(file.clone()),
            Self::NotMoved { from, to, why } => {
                Self::NotMoved { from: from.clone(), to: to.clone(), why: why.clone() }
            }
            Self::Broken(why) => Self::Broken(why.clone()),
        }
    }
}
