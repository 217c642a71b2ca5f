//! A thread of its own for the data folder: the disk never delays a frame, and nothing is lost at the end.

use std::sync::Mutex;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::JoinHandle;

use super::{Store, StoreError};

type Job = Box<dyn FnOnce(&mut Store) -> Result<(), StoreError> + Send>;

/// The store, on its thread. Dropping it waits for what is still to be written.
#[derive(Debug)]
pub struct Writer {
    jobs: Option<Sender<Job>>,
    faults: Mutex<Receiver<StoreError>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    /// Hands the store over to a thread.
    #[must_use]
    pub fn new(mut store: Store) -> Self {
        let (jobs, todo) = mpsc::channel::<Job>();
        let (tell, faults) = mpsc::channel();
        let thread = std::thread::Builder::new().name("data folder".into()).spawn(move || {
            for job in todo {
                if let Err(fault) = job(&mut store) {
                    // Nobody listens any more only when the game is closing.
                    let _ = tell.send(fault);
                }
            }
        });
        Self { jobs: Some(jobs), faults: Mutex::new(faults), thread: thread.ok() }
    }

    /// Does it soon; a fault is told by [`Self::faults`].
    pub fn later(&self, job: impl FnOnce(&mut Store) -> Result<(), StoreError> + Send + 'static) {
        if let Some(jobs) = &self.jobs {
            let _ = jobs.send(Box::new(job));
        }
    }

    /// Does it after everything asked for before, and waits for the answer; none if the thread is gone.
    pub fn now<R: Send + 'static>(&self, ask: impl FnOnce(&mut Store) -> R + Send + 'static) -> Option<R> {
        let (tell, answer) = mpsc::channel();
        self.later(move |store| {
            let _ = tell.send(ask(store));
            Ok(())
        });
        answer.recv().ok()
    }

    /// What went wrong since this was last asked.
    pub fn faults(&self) -> Vec<StoreError> {
        self.faults.lock().map(|faults| faults.try_iter().collect()).unwrap_or_default()
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Settings;

    #[test]
    fn what_was_asked_for_is_written_before_it_goes() {
        let folder = tempfile::tempdir().unwrap();
        let writer = Writer::new(Store::at(folder.path().to_owned()));
        let settings = Settings { speed: 4.0, ..Settings::default() };
        let wanted = settings.clone();
        writer.later(move |store| store.save_settings(&settings));
        assert_eq!(writer.now(|store| store.settings().0), Some(wanted.clone()));
        writer.later(move |store| store.save_settings(&Settings::default()));
        drop(writer);
        assert_eq!(Store::at(folder.path().to_owned()).settings().0, Settings::default());
    }
}
