//! What tests of the crates above may do, and the game may not.

use crate::{Store, StoreWriter};

/// Waits for the disk.
pub trait BlockingRequest {
    /// Runs a job after all earlier ones and waits for its answer. Returns `None` if the thread is gone or the job
    /// panics.
    fn request_blocking<R: Send + 'static>(
        &self,
        ask: impl FnOnce(&mut Store) -> R + Send + 'static,
    ) -> Option<R>;
}

impl BlockingRequest for StoreWriter {
    fn request_blocking<R: Send + 'static>(
        &self,
        ask: impl FnOnce(&mut Store) -> R + Send + 'static,
    ) -> Option<R> {
        self.request(ask).recv().ok()
    }
}
