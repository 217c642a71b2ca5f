//! Reading the whole archive without waiting, some files at a time.

use std::sync::Mutex;
use std::sync::mpsc::{Receiver, TryRecvError};

use super::prefs::StoreHandle;
use store::ArchiveIndex;

/// Number of archive files read in one job. Pending saves run between two such jobs.
pub const AT_ONCE: usize = 100;

/// Reads the archive in the background: each answer is the shelf as far as it has been read.
#[derive(Debug, Default)]
pub struct ArchiveReader(Option<Mutex<Receiver<ArchiveIndex>>>);

impl ArchiveReader {
    /// Begins to read, from the files that are there now.
    pub fn begin(&mut self, data: &StoreHandle) {
        self.0 = Some(Mutex::new(data.0.request(|store| store.archive(AT_ONCE))));
    }

    /// Returns true while an answer is to come.
    #[must_use]
    pub const fn is_on(&self) -> bool {
        self.0.is_some()
    }

    /// Returns the next answer if it is there, and goes on reading unless it was the last one. It ends without an
    /// answer if the thread of the data folder is gone.
    pub fn next(&mut self, data: &StoreHandle) -> Option<ArchiveIndex> {
        let index = match self.0.as_mut()?.get_mut().map(|asked| asked.try_recv()) {
            Ok(Err(TryRecvError::Empty)) => return None,
            Ok(Ok(index)) => Some(index),
            Ok(Err(TryRecvError::Disconnected)) | Err(_) => None,
        };
        self.0 = None;
        if index.as_ref().is_some_and(|index| index.unread > 0) {
            self.begin(data);
        }
        index
    }
}
