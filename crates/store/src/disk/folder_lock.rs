//! Keeps the lock while the folders are open: every change checks that this process still holds it.

use std::path::PathBuf;
use std::time::Duration;

use super::errors::StoreError;
use super::files::Files;
use super::lock::{FolderGuard, FolderLock, LockFileCheck};
use super::names::DataFile;
use super::process_file;

impl Files {
    /// Returns the longest interval between calls of [`Self::refresh_lock`]; `None` if it need not be called.
    pub(crate) const fn lock_refresh_interval(&self) -> Option<Duration> {
        match self.lock {
            FolderLock::Ours(FolderGuard::Held(_)) => Some(process_file::MAX_TOUCH_INTERVAL),
            _ => None,
        }
    }

    /// Shows other machines that this process still has the folder, where the system has no locks.
    pub(crate) fn refresh_lock(&mut self) {
        if let FolderLock::Ours(FolderGuard::Held(held)) = &mut self.lock {
            held.touch();
        }
    }

    /// Checks that this process still holds the lock, before anything in the folder is changed.
    ///
    /// # Errors
    /// The lock is lost or cannot be acquired.
    pub(crate) fn ensure_held(&mut self) -> Result<(), StoreError> {
        let root = self.folders.as_ref().ok_or(StoreError::NoFolder)?.data.clone();
        let failed = |cause| StoreError::Write { path: root.clone(), cause };
        let found = match &self.lock {
            FolderLock::Ours(held) | FolderLock::Missing(Some(held)) => {
                Some(held.there(&root).map_err(failed)?)
            }
            _ => None,
        };
        let lock = std::mem::replace(&mut self.lock, FolderLock::Missing(None));
        (self.lock, self.renewed) = match (lock, found) {
            (FolderLock::Ours(held) | FolderLock::Missing(Some(held)), Some(LockFileCheck::Same)) => {
                (FolderLock::Ours(held), self.renewed)
            }
            (FolderLock::Ours(held), Some(LockFileCheck::Nothing)) => {
                // A retry creates folder and lock again. Nothing there can be overwritten.
                self.lock = FolderLock::Missing(Some(held));
                return Err(StoreError::Vanished { path: root });
            }
            (_, Some(LockFileCheck::Another)) => (FolderLock::replaced(), false),
            (FolderLock::Missing(held), _) => match FolderLock::create(&root) {
                Ok(lock) => {
                    let gone = held.is_some() && lock.is_ours();
                    (lock, self.renewed || gone)
                }
                Err(cause) => {
                    self.lock = FolderLock::Missing(held);
                    return Err(failed(cause));
                }
            },
            (other, _) => (other, self.renewed),
        };
        if self.lock.is_ours() {
            return Ok(());
        }
        Err(self.lock_error().unwrap_or(StoreError::NoFolder))
    }

    /// Returns the reason why this start cannot save anything, if the folder's lock cannot be acquired.
    pub(crate) fn lock_error(&self) -> Option<StoreError> {
        let (path, why) = match &self.lock {
            FolderLock::Refused(why) => (self.lock_path()?, why.clone()),
            FolderLock::Taken => (self.lock_path()?, "another window of the game has it".to_owned()),
            _ => return None,
        };
        Some(StoreError::Locked { path, why })
    }

    fn lock_path(&self) -> Option<PathBuf> {
        self.file(DataFile::Lock).ok()
    }
}
