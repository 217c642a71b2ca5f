//! One process at a time: a game locks `.lock` in the data folder while it has the folder open. A process without the
//! lock changes nothing. Its holder checks the lock before every change.

use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use super::disk::System;
use super::{Store, StoreError, files};

const NAME: &str = ".lock";
/// Number of attempts to lock the folder, and the pause between them. A second window therefore opens 200 ms later.
const LOCKING: u32 = 11;
const A_MOMENT: Duration = Duration::from_millis(20);

/// The state of this process's lock on the folder.
#[derive(Debug)]
pub(super) enum Lock {
    /// Held, as long as the file is open and in place.
    Ours(File),
    /// Held by another process.
    Taken,
    /// No lock file exists and none could be made yet; the next change tries again. A lock held before the folder
    /// vanished is kept in case the folder returns.
    Missing(Option<File>),
    /// The lock cannot be acquired, for this reason.
    Refused(String),
    /// Held: no other process uses a test's disk.
    #[cfg(test)]
    Simulated,
}

impl Lock {
    /// Locks the folder. The system frees the lock when the process ends. Waits briefly for a process that is just
    /// ending, and for a new child that still shares its parent's files.
    pub(super) fn of(root: &Path) -> Self {
        let path = root.join(NAME);
        let file = match options().create(true).truncate(false).open(&path) {
            Ok(file) => file,
            Err(fault) if path.symlink_metadata().is_ok() => return Self::Refused(fault.to_string()),
            Err(_) => return Self::Missing(None),
        };
        for tries_left in (0..LOCKING).rev() {
            match file.try_lock() {
                Ok(()) => return Self::Ours(file),
                Err(TryLockError::WouldBlock) if tries_left > 0 => thread::sleep(A_MOMENT),
                Err(TryLockError::WouldBlock) => break,
                Err(TryLockError::Error(fault)) => return Self::Refused(fault.to_string()),
            }
        }
        Self::Taken
    }

    /// Creates the lock file where none exists. So no other game has had the folder since this one first looked at
    /// it.
    fn anew(root: &Path) -> io::Result<Self> {
        files::make(&System, root)?;
        match options().create_new(true).open(root.join(NAME)) {
            Ok(file) => Ok(match file.try_lock() {
                Ok(()) => Self::Ours(file),
                Err(fault) => Self::Refused(fault.to_string()),
            }),
            Err(fault) if fault.kind() == io::ErrorKind::AlreadyExists => Ok(Self::replaced()),
            Err(fault) => Err(fault),
        }
    }

    fn replaced() -> Self {
        Self::Refused("something else took its place while the game was open".to_owned())
    }

    /// Returns true if this process may change the folder.
    pub(super) const fn is_ours(&self) -> bool {
        match self {
            Self::Ours(_) => true,
            Self::Taken | Self::Missing(_) | Self::Refused(_) => false,
            #[cfg(test)]
            Self::Simulated => true,
        }
    }
}

fn options() -> std::fs::OpenOptions {
    let mut options = File::options();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// The result of comparing the path with our open lock file: ours, another, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum There {
    Same,
    Another,
    Nothing,
}

#[cfg(unix)]
fn there(held: &File, path: &Path) -> io::Result<There> {
    use std::os::unix::fs::MetadataExt as _;
    let held = held.metadata()?;
    match path.metadata() {
        Ok(there) if (held.dev(), held.ino()) == (there.dev(), there.ino()) => Ok(There::Same),
        Ok(_) => Ok(There::Another),
        Err(fault) if files::missing(&fault) => Ok(There::Nothing),
        Err(fault) => Err(fault),
    }
}

/// An open file cannot be replaced on this system, though it may be gone.
#[cfg(not(unix))]
fn there(_held: &File, path: &Path) -> io::Result<There> {
    Ok(if path.try_exists()? { There::Same } else { There::Nothing })
}

impl Store {
    /// Checks that this process still holds the lock, before anything in the folder is changed.
    ///
    /// # Errors
    /// The lock is lost or cannot be acquired.
    pub(super) fn hold(&mut self) -> Result<(), StoreError> {
        let Some(root) = self.root.clone() else { return Err(StoreError::NoFolder) };
        let failed = |cause| StoreError::Write { path: root.clone(), cause };
        let found = match &self.lock {
            Lock::Ours(held) | Lock::Missing(Some(held)) => {
                Some(there(held, &root.join(NAME)).map_err(failed)?)
            }
            _ => None,
        };
        let lock = std::mem::replace(&mut self.lock, Lock::Missing(None));
        (self.lock, self.renewed) = match (lock, found) {
            (Lock::Ours(held) | Lock::Missing(Some(held)), Some(There::Same)) => {
                (Lock::Ours(held), self.renewed)
            }
            (Lock::Ours(held), Some(There::Nothing)) => {
                // A retry creates folder and lock again. Nothing there can be overwritten.
                self.lock = Lock::Missing(Some(held));
                return Err(StoreError::Vanished { path: root });
            }
            (_, Some(There::Another)) => (Lock::replaced(), false),
            (Lock::Missing(held), _) => match Lock::anew(&root) {
                Ok(lock) => {
                    let gone = held.is_some() && lock.is_ours();
                    (lock, self.renewed || gone)
                }
                Err(cause) => {
                    self.lock = Lock::Missing(held);
                    return Err(failed(cause));
                }
            },
            (other, _) => (other, self.renewed),
        };
        if self.lock.is_ours() {
            return Ok(());
        }
        Err(self.refusal().unwrap_or(StoreError::NoFolder))
    }

    /// Returns the reason why this start cannot save anything, if the folder's lock cannot be acquired.
    #[must_use]
    pub fn refusal(&self) -> Option<StoreError> {
        let (path, why) = match &self.lock {
            Lock::Refused(why) => (self.lock_path()?, why.clone()),
            Lock::Taken => (self.lock_path()?, "another window of the game has it".to_owned()),
            _ => return None,
        };
        Some(StoreError::Locked { path, why })
    }

    fn lock_path(&self) -> Option<PathBuf> {
        Some(self.root.as_ref()?.join(NAME))
    }
}
