//! One process at a time: a game locks `.lock` in the data folder while it has the folder open. A process without the
//! lock changes nothing. Its holder checks the lock before every change. Where the system has no locks, a file stands
//! for it ([`super::process_file`]).

use std::fs::{File, TryLockError};
use std::io;
use std::path::Path;
use std::thread;
use std::time::Duration;

use super::folders::DATA_FOLDER;
use super::names::DataFile;
use super::process_file::{self, ProcessFile};
use super::{OsDisk, create_folder, missing};
use base::reading::{ReadFileError, open};

/// Number of attempts to lock the folder, and the pause between them. A second window therefore opens 200 ms later.
const LOCKING: u32 = 11;
const A_MOMENT: Duration = Duration::from_millis(20);

/// The lock that keeps other processes out of the folder.
#[derive(Debug)]
pub(crate) enum FolderGuard {
    /// The system's lock, as long as the file is open and in place.
    Locked(File),
    /// A file beside it, where the system has no locks.
    Held(ProcessFile),
}

/// The state of this process's lock on the folder.
#[derive(Debug)]
pub(crate) enum FolderLock {
    /// Held, as long as the guard is in place.
    Ours(FolderGuard),
    /// Held by another process.
    Taken,
    /// No lock file exists and none could be made yet; the next change tries again. A lock held before the folder
    /// vanished is kept in case the folder returns.
    Missing(Option<FolderGuard>),
    /// The lock cannot be acquired, for this reason.
    Refused(String),
    /// Held: no other process uses a test's disk.
    #[cfg(test)]
    Simulated,
}

impl FolderLock {
    /// Locks the folder. The system frees the lock when the process ends. Waits briefly for a process that is just
    /// ending, and for a new child that still shares its parent's files.
    pub(crate) fn acquire(root: &Path) -> Self {
        let path = root.join(DataFile::Lock.name());
        match open(process_file::options().create(true).truncate(false), &path) {
            Ok(file) => Self::from_file(root, file),
            Err(ReadFileError::NotAFile) => {
                Self::Refused("something that is no file is in its place".to_owned())
            }
            Err(error) if path.symlink_metadata().is_ok() => Self::Refused(error.to_string()),
            Err(_) => Self::Missing(None),
        }
    }

    /// Locks that file, or where the system has no locks, creates the file that stands for it.
    fn from_file(root: &Path, file: File) -> Self {
        let mut held = Ok(None);
        for tries_left in (0..LOCKING).rev() {
            let locked = match try_lock(&file) {
                Ok(()) => {
                    // A process without the system's locks may have the folder.
                    if !process_file::is_held(root).unwrap_or(false) {
                        return Self::Ours(FolderGuard::Locked(file));
                    }
                    let _ = file.unlock();
                    false
                }
                Err(TryLockError::WouldBlock) => false,
                Err(TryLockError::Error(error)) => {
                    held = ProcessFile::create(root).map_err(|other| (error, other));
                    matches!(held, Ok(Some(_)) | Err(_))
                }
            };
            if locked {
                break;
            }
            if tries_left > 0 {
                thread::sleep(A_MOMENT);
            }
        }
        match held {
            Ok(Some(held)) => Self::Ours(FolderGuard::Held(held)),
            Ok(None) => Self::Taken,
            Err((error, other)) => Self::Refused(format!(
                "{error}; nor can {} stand for it: {other}; {DATA_FOLDER} can name a folder on a disk of this machine",
                DataFile::Held.name()
            )),
        }
    }

    /// Creates the lock file where none exists. So no other game has had the folder since this one first looked at
    /// it.
    pub(crate) fn create(root: &Path) -> io::Result<Self> {
        create_folder(&OsDisk, root)?;
        match process_file::options().create_new(true).open(root.join(DataFile::Lock.name())) {
            Ok(file) => Ok(match Self::from_file(root, file) {
                Self::Taken => Self::replaced(),
                lock => lock,
            }),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(Self::replaced()),
            Err(error) => Err(error),
        }
    }

    pub(crate) fn replaced() -> Self {
        Self::Refused("something else took its place while the game was open".to_owned())
    }

    /// Returns true if this process may change the folder.
    pub(crate) const fn is_ours(&self) -> bool {
        match self {
            Self::Ours(_) => true,
            Self::Taken | Self::Missing(_) | Self::Refused(_) => false,
            #[cfg(test)]
            Self::Simulated => true,
        }
    }
}

/// Locks the file, if no other process has.
fn try_lock(file: &File) -> Result<(), TryLockError> {
    #[cfg(test)]
    if crate::tests::WITHOUT_LOCKS.get() {
        return Err(TryLockError::Error(io::Error::other("No locks available")));
    }
    file.try_lock()
}

/// The result of comparing the path with our open lock file: ours, another, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LockFileCheck {
    Same,
    Another,
    Nothing,
}

#[cfg(unix)]
fn there(held: &File, path: &Path) -> io::Result<LockFileCheck> {
    use std::os::unix::fs::MetadataExt as _;
    let held = held.metadata()?;
    match path.metadata() {
        Ok(there) if (held.dev(), held.ino()) == (there.dev(), there.ino()) => Ok(LockFileCheck::Same),
        Ok(_) => Ok(LockFileCheck::Another),
        Err(error) if missing(&error) => Ok(LockFileCheck::Nothing),
        Err(error) => Err(error),
    }
}

/// An open file cannot be replaced on this system, though it may be gone.
#[cfg(not(unix))]
fn there(_held: &File, path: &Path) -> io::Result<LockFileCheck> {
    Ok(if path.try_exists()? { LockFileCheck::Same } else { LockFileCheck::Nothing })
}

impl FolderGuard {
    /// Returns whether the path of the lock still leads to our file.
    pub(crate) fn there(&self, root: &Path) -> io::Result<LockFileCheck> {
        let lock = root.join(DataFile::Lock.name());
        match self {
            Self::Locked(file) => there(file, &lock),
            Self::Held(held) if held.is_there()? => Ok(LockFileCheck::Same),
            // Another process has taken it away, unless the whole folder is gone.
            Self::Held(_) => {
                Ok(if lock.try_exists()? { LockFileCheck::Another } else { LockFileCheck::Nothing })
            }
        }
    }
}
