//! Answers from other threads. No frame waits for the disk or for a whole match to be replayed: it asks, goes on, and
//! looks for the answer in the frames that follow.

use std::sync::Mutex;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::Duration;

use bevy::prelude::*;

use super::prefs::StoreHandle;
use store::Store;

/// Time for which a frame waits for an answer, so that most answers are there in the frame that asks.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct AnswerTimeout(pub Duration);

impl Default for AnswerTimeout {
    fn default() -> Self {
        Self(Duration::from_millis(1))
    }
}

/// An answer that is to come from another thread.
#[derive(Debug)]
pub struct PendingAnswer<R>(Mutex<Receiver<R>>);

impl<R: Send + 'static> PendingAnswer<R> {
    /// Asks the data folder. The question is answered after all earlier jobs.
    #[must_use]
    pub fn from_store(data: &StoreHandle, ask: impl FnOnce(&mut Store) -> R + Send + 'static) -> Self {
        Self(Mutex::new(data.0.request(ask)))
    }

    /// Computes something in a new thread: the pool's few threads may be busy with bots for seconds.
    #[must_use]
    pub fn spawn(compute: impl FnOnce() -> R + Send + 'static) -> Self {
        let (sender, answer) = mpsc::channel();
        // Nobody waits any more if the receiver is gone. Without a thread there is no answer.
        let work = move || drop(sender.send(compute()));
        if let Err(error) = std::thread::Builder::new().name("answer".into()).spawn(work) {
            warn!("no thread for an answer: {error}");
        }
        Self(Mutex::new(answer))
    }

    /// Returns the answer if it is there, without waiting. The results are those of [`PendingAnswer::wait`].
    pub fn poll(&mut self) -> Option<Option<R>> {
        self.wait(AnswerTimeout(Duration::ZERO))
    }

    /// Waits for the answer for that time at most. `None` means that it may still come, `Some(None)` that it will not,
    /// since the thread is gone.
    pub fn wait(&mut self, timeout: AnswerTimeout) -> Option<Option<R>> {
        let Ok(answer) = self.0.get_mut() else { return Some(None) };
        match answer.recv_timeout(timeout.0) {
            Ok(answer) => Some(Some(answer)),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(None),
        }
    }
}

/// Adds [`AnswerTimeout`].
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AnswerTimeout>();
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use super::*;
    use store::StoreWriter;

    #[test]
    fn a_slow_disk_delays_no_frame_and_answers_later() {
        let folder = tempfile::tempdir().unwrap();
        let data = StoreHandle(StoreWriter::new(Store::at(folder.path().to_owned())));
        let slow = |_: &mut Store| std::thread::sleep(Duration::from_millis(300));
        let busy = PendingAnswer::from_store(&data, slow);
        let mut asked = PendingAnswer::from_store(&data, |_| 7);
        let begun = Instant::now();
        assert_eq!(asked.poll(), None);
        assert_eq!(asked.wait(AnswerTimeout::default()), None);
        assert!(begun.elapsed() < Duration::from_millis(200), "{:?}", begun.elapsed());
        assert_eq!(asked.wait(AnswerTimeout(Duration::from_secs(60))), Some(Some(7)));
        drop(busy);
        let mut lost = PendingAnswer::from_store(&data, |_| -> u8 { panic!("a job that panics in a test") });
        assert_eq!(lost.wait(AnswerTimeout(Duration::from_secs(60))), Some(None));
    }
}
