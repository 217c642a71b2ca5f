//! Reading the whole archive without waiting, some files at a time.

use std::time::Duration;

use super::pending::{AnswerTimeout, PendingAnswer};
use super::prefs::StoreHandle;
use store::ArchiveIndex;

/// Number of archive files read in one job. Pending saves run between two such jobs.
pub const AT_ONCE: usize = 100;

/// Reads the archive in the background: each answer is the part that has been read so far.
#[derive(Debug, Default)]
pub struct ArchiveReader(Option<PendingAnswer<ArchiveIndex>>);

impl ArchiveReader {
    /// Begins to read, from the files that are there now.
    pub fn begin(&mut self, data: &StoreHandle) {
        self.0 = Some(PendingAnswer::from_store(data, |store| store.archive(AT_ONCE)));
    }

    /// Returns true while an answer is to come.
    #[must_use]
    pub const fn is_on(&self) -> bool {
        self.0.is_some()
    }

    /// Returns the next answer if it is there, and goes on reading unless it was the last one. It ends without an
    /// answer if the thread of the data folder is gone.
    pub fn next(&mut self, data: &StoreHandle) -> Option<ArchiveIndex> {
        self.next_within(data, AnswerTimeout(Duration::ZERO))
    }

    /// Returns the next answer as [`Self::next`] does, and waits for it for that time at most.
    pub fn next_within(&mut self, data: &StoreHandle, timeout: AnswerTimeout) -> Option<ArchiveIndex> {
        let index = self.0.as_mut()?.wait(timeout)?;
        self.0 = None;
        if index.as_ref().is_some_and(|index| index.unread > 0) {
            self.begin(data);
        }
        index
    }
}
