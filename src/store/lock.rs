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
    /// There is none, and none could be made yet: the next change tries again. What was locked before the folder went is
    /// still held, in case it comes back.
    Missing(Option<File>),
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

/// What lies at that path now: the file that we hold open, another, or none.
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

/// An open file cannot be replaced here, though it may be gone.
#[cfg(not(unix))]
fn there(_held: &File, path: &Path) -> io::Result<There> {
    Ok(if path.try_exists()? { There::Same } else { There::Nothing })
}

impl Store {
    /// Makes sure that the folder is still this process's, before something in it is changed.
    ///
    /// # Errors
    /// It is not, or cannot be made.
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
                // Whoever tries again makes folder and lock anew: nothing lies there that could be written over.
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
