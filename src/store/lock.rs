//! One process at a time: `.lock` in the data folder is locked as long as a game has it open. Whoever has not got it changes
//! nothing; whoever has makes sure of it before every change.

use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use super::disk::System;
use super::{Store, StoreError, files};

const NAME: &str = ".lock";
/// How often the folder is tried to be locked, and how long lies between: a second window is open 200 ms later for it.
const LOCKING: u32 = 11;
const A_MOMENT: Duration = Duration::from_millis(20);

/// Whether this process has the folder for itself.
#[derive(Debug)]
pub(super) enum Lock {
    /// It has, as long as the file is open and lies there.
    Ours(File),
    /// Another has it.
    Taken,
    /// There is no lock yet, and none could be made: the next change tries again.
    Missing,
    /// There is one that this process cannot have, for that reason.
    Refused(String),
    /// It has: a test's disk is nobody else's.
    #[cfg(test)]
    Simulated,
}

impl Lock {
    /// Locks the folder. The system frees it when the process ends, however it ends: one that is just ending is waited for a
    /// moment, and so is a program that was just started, which holds all files of its starter until it is its own.
    pub(super) fn of(root: &Path) -> Self {
        let path = root.join(NAME);
        let file = match options().create(true).truncate(false).open(&path) {
            Ok(file) => file,
            Err(fault) if path.symlink_metadata().is_ok() => return Self::Refused(fault.to_string()),
            Err(_) => return Self::Missing,
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

    /// Makes the lock where there is none: then no other game has had the folder since this one began to look at it.
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

    /// Whether the folder may be put in order.
    pub(super) const fn is_ours(&self) -> bool {
        match self {
            Self::Ours(_) => true,
            Self::Taken | Self::Missing | Self::Refused(_) => false,
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

/// What lies at that path now: the file that we hold open, another, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum There {
    Same,
    Another,
    Nothing,
}

#[cfg(unix)]
fn there(held: &File, path: &Path) -> There {
    use std::os::unix::fs::MetadataExt as _;
    match (held.metadata(), path.metadata()) {
        (Ok(held), Ok(there)) if (held.dev(), held.ino()) == (there.dev(), there.ino()) => There::Same,
        (_, Err(fault)) if files::missing(&fault) => There::Nothing,
        _ => There::Another,
    }
}

/// An open file cannot be replaced here, though it may be gone.
#[cfg(not(unix))]
fn there(_held: &File, path: &Path) -> There {
    if path.exists() { There::Same } else { There::Nothing }
}

impl Store {
    /// Makes sure that the folder is still this process's, before something in it is changed.
    ///
    /// # Errors
    /// It is not, or cannot be made.
    pub(super) fn hold(&mut self) -> Result<(), StoreError> {
        let Some(root) = self.root.clone() else { return Err(StoreError::NoFolder) };
        match &self.lock {
            Lock::Ours(held) => match there(held, &root.join(NAME)) {
                There::Same => return Ok(()),
                There::Another => self.lock = Lock::replaced(),
                There::Nothing => {
                    // Whoever tries again makes folder and lock anew: nothing lies there that could be written over.
                    self.lock = Lock::Missing;
                    return Err(StoreError::Vanished { path: root });
                }
            },
            Lock::Missing => match Lock::anew(&root) {
                Ok(lock) => self.lock = lock,
                Err(cause) => return Err(StoreError::Write { path: root, cause }),
            },
            Lock::Taken | Lock::Refused(_) => {}
            #[cfg(test)]
            Lock::Simulated => return Ok(()),
        }
        match self.refusal() {
            Some(refused) => Err(refused),
            None => Ok(()),
        }
    }

    /// Why nothing can be saved in this start, if it is known already: the folder's lock cannot be had.
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
