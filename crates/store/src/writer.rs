//! A thread for the data folder: the disk never delays a frame, and nothing is lost at the end.
//!
//! Only the drop at the end waits for the thread: a caller that needs an answer gets a receiver, and polls it in
//! later frames (`src/flow/pending.rs`). Before the first frame the settings are read without the thread.
//!
//! Newer data replaces the same data still waiting, so a slow disk has a short queue. A failed save is retried after
//! growing pauses, whether or not a frame is drawn, and once more at the end.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use super::{MatchId, Store, StoreError, TourRunId, UnsavedIndicator};

type Job = Box<dyn FnOnce(&mut Store) -> Result<(), StoreError> + Send>;

/// The data that a job saves. Of jobs with the same key only the last counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JobKey {
    /// A match in play.
    Match(MatchId),
    /// `settings.ron`.
    Settings,
    /// Size and place of the window.
    Window,
    /// The competition with that id.
    Competition(String),
    /// A run of a tour.
    TourRun(TourRunId),
    /// A job that keeps its place among all others: a match ends or is removed.
    InOrder,
}

/// Pauses between retries: the first, then twice as long each time up to the longest. The next save retries at once.
#[derive(Clone, Copy, Debug)]
pub struct RetryBackoff {
    /// The first pause.
    pub first: Duration,
    /// The longest pause.
    pub longest: Duration,
}

impl Default for RetryBackoff {
    fn default() -> Self {
        Self { first: Duration::from_secs(1), longest: Duration::from_secs(30) }
    }
}

/// The next task of the thread.
enum Next {
    Job(Job),
    TryAgain,
    End,
}

/// Jobs that wait for the thread.
#[derive(Default)]
struct Queue {
    jobs: VecDeque<(JobKey, Job)>,
    /// True once no more jobs come.
    closed: bool,
}

impl Queue {
    /// Adds a job. It replaces a waiting job of the same key, unless a job that keeps its place is between.
    fn put(&mut self, key: JobKey, job: Job) {
        let after = self.jobs.iter().rposition(|(key, _)| *key == JobKey::InOrder).map_or(0, |at| at + 1);
        match self.jobs.range_mut(after..).find(|(waiting, _)| *waiting == key) {
            Some((_, waiting)) if key != JobKey::InOrder => *waiting = job,
            _ => self.jobs.push_back((key, job)),
        }
    }
}

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue>,
    news: Condvar,
}

impl Shared {
    /// Locks the queue. Nothing panics while it is held.
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for the next job, or until the given moment.
    fn next(&self, until: Option<Instant>) -> Next {
        let mut queue = self.queue();
        loop {
            if let Some((_, job)) = queue.jobs.pop_front() {
                return Next::Job(job);
            }
            if queue.closed {
                return Next::End;
            }
            let left = until.map(|until| until.saturating_duration_since(Instant::now()));
            queue = match left {
                Some(Duration::ZERO) => return Next::TryAgain,
                Some(left) => {
                    self.news.wait_timeout(queue, left).map_or_else(|e| e.into_inner().0, |(queue, _)| queue)
                }
                None => self.news.wait(queue).unwrap_or_else(PoisonError::into_inner),
            };
        }
    }

    fn close(&self) {
        self.queue().closed = true;
        self.news.notify_all();
    }
}

/// The store on its own thread. Dropping it waits until everything is written.
pub struct StoreWriter {
    shared: Arc<Shared>,
    errors: Mutex<Receiver<StoreError>>,
    sign: UnsavedIndicator,
    thread: Option<JoinHandle<()>>,
}

impl std::fmt::Debug for StoreWriter {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Writer").field("waiting", &self.waiting()).finish_non_exhaustive()
    }
}

impl StoreWriter {
    /// Moves the store to its thread.
    #[must_use]
    pub fn new(store: Store) -> Self {
        Self::with_pauses(store, RetryBackoff::default(), || {})
    }

    /// Like [`Self::new`], with these pauses. `wake` is called for an error and for a change of [`Self::unsaved`].
    #[must_use]
    pub fn with_pauses(store: Store, pauses: RetryBackoff, wake: impl Fn() + Send + 'static) -> Self {
        let shared = Arc::new(Shared::default());
        let (sender, errors) = mpsc::channel();
        let (todo, sign) = (shared.clone(), store.unsaved_indicator());
        let work = move || at_work(store, &todo, pauses, &sender, &wake);
        let thread = std::thread::Builder::new().name("data folder".into()).spawn(work);
        if let Err(error) = &thread {
            let why = format!("the system gives the data folder no thread: {error}");
            sign.set(Some(StoreError::Broken(why)));
            shared.close();
        }
        let thread = thread.ok();
        Self { shared, errors: Mutex::new(errors), sign, thread }
    }

    /// Returns the error that keeps something from being saved, or `None` if everything is saved.
    #[must_use]
    pub fn unsaved(&self) -> Option<StoreError> {
        self.sign.reason()
    }

    /// Queues a job; its error comes through [`Self::errors`]. It replaces a waiting job of the same key, unless an
    /// ordered job ([`JobKey::InOrder`], [`Self::request`]) is between.
    pub fn enqueue(
        &self,
        key: JobKey,
        job: impl FnOnce(&mut Store) -> Result<(), StoreError> + Send + 'static,
    ) {
        let mut queue = self.shared.queue();
        if !queue.closed {
            queue.put(key, Box::new(job));
            self.shared.news.notify_one();
        }
    }

    /// Runs a job after all earlier ones without waiting. The receiver gets nothing if the thread is gone or the job
    /// panics.
    pub fn request<R: Send + 'static>(
        &self,
        ask: impl FnOnce(&mut Store) -> R + Send + 'static,
    ) -> Receiver<R> {
        let (sender, answer) = mpsc::channel();
        self.enqueue(JobKey::InOrder, move |store| {
            let _ = sender.send(ask(store));
            Ok(())
        });
        answer
    }

    /// Returns the errors since the last call.
    pub fn errors(&self) -> Vec<StoreError> {
        self.errors.lock().map(|errors| errors.try_iter().collect()).unwrap_or_default()
    }

    /// Returns the number of waiting jobs.
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.shared.queue().jobs.len()
    }
}

/// The loop of the thread.
fn at_work(
    mut store: Store,
    todo: &Shared,
    pauses: RetryBackoff,
    sender: &Sender<StoreError>,
    wake: &impl Fn(),
) {
    let mut pause = pauses.first;
    loop {
        let was_behind = store.is_behind();
        let until =
            was_behind.then_some(pause).or(store.lock_refresh_interval()).map(|pause| Instant::now() + pause);
        let errors = match todo.next(until) {
            Next::Job(job) => do_one(job, &mut store),
            Next::TryAgain if !was_behind => {
                store.refresh_lock();
                Vec::new()
            }
            Next::TryAgain => {
                pause = pauses.longest.min(pause * 2);
                do_one(Box::new(try_again), &mut store)
            }
            Next::End => break,
        };
        if !store.is_behind() {
            pause = pauses.first;
        }
        if !errors.is_empty() || was_behind != store.is_behind() {
            // The receiver is gone only when the game is closing.
            errors.into_iter().for_each(|error| drop(sender.send(error)));
            wake();
        }
    }
    if store.is_behind() {
        // The sign reports the outcome.
        do_one(Box::new(try_again), &mut store);
    }
}

fn try_again(store: &mut Store) -> Result<(), StoreError> {
    store.try_again();
    Ok(())
}

/// Does a job and returns the errors to report. A panic is an error like others, and the next job is done.
fn do_one(job: Job, store: &mut Store) -> Vec<StoreError> {
    let done = catch_unwind(AssertUnwindSafe(|| job(store))).unwrap_or_else(|panic| {
        let words = panic.downcast_ref::<String>().cloned();
        let words = words.or_else(|| panic.downcast_ref::<&str>().map(|words| (*words).to_owned()));
        Err(StoreError::Broken(words.unwrap_or_default()))
    });
    done.err().into_iter().chain(store.take_unreported_errors()).collect()
}

impl Drop for StoreWriter {
    fn drop(&mut self) {
        self.shared.close();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Settings;
    use crate::testing::{BlockingRequest, settings_at_speed};

    #[test]
    fn jobs_are_done_before_the_writer_is_dropped() {
        let folder = tempfile::tempdir().unwrap();
        let writer = StoreWriter::new(Store::at(folder.path().to_owned()));
        let settings = settings_at_speed(4.0);
        let wanted = settings.clone();
        writer.enqueue(JobKey::Settings, move |store| store.save_settings(&settings));
        assert_eq!(writer.request_blocking(|store| store.settings().0), Some(wanted.clone()));
        writer.enqueue(JobKey::Settings, move |store| store.save_settings(&Settings::default()));
        drop(writer);
        assert_eq!(Store::at(folder.path().to_owned()).settings().0, Settings::default());
    }

    /// The names of jobs in the order in which they were done.
    type Done = Arc<Mutex<Vec<String>>>;

    fn job(
        done: &Done,
        name: String,
        millis: u64,
    ) -> impl FnOnce(&mut Store) -> Result<(), StoreError> + use<> {
        let done = done.clone();
        move |_| {
            std::thread::sleep(Duration::from_millis(millis));
            done.lock().unwrap().push(name);
            Ok(())
        }
    }

    #[test]
    fn on_a_slow_disk_few_jobs_are_queued() {
        let folder = tempfile::tempdir().unwrap();
        let writer = StoreWriter::new(Store::at(folder.path().to_owned()));
        let (done, ids) = (Done::default(), ["a", "b"].map(MatchId::of_stem));
        writer.enqueue(JobKey::InOrder, job(&done, "first".into(), 50));
        for n in 1..=10_000 {
            writer.enqueue(JobKey::Match(ids[n % 2].clone()), job(&done, format!("match {n}"), 5));
            writer.enqueue(JobKey::Settings, job(&done, format!("settings {n}"), 5));
            writer.enqueue(JobKey::Competition("a".to_owned()), job(&done, format!("competition {n}"), 5));
            assert!(writer.waiting() <= 5, "{} waiting", writer.waiting());
        }
        drop(writer);
        let done = done.lock().unwrap();
        assert!(done.len() < 100, "{done:?}");
        let last = |what: &str| done.iter().rfind(|name| name.starts_with(what)).unwrap();
        assert_eq!([last("settings"), last("competition")], ["settings 10000", "competition 10000"]);
        assert!(done.contains(&"match 9999".into()) && done.contains(&"match 10000".into()), "{done:?}");
    }

    #[test]
    fn ordered_jobs_are_not_overtaken() {
        let folder = tempfile::tempdir().unwrap();
        let writer = StoreWriter::new(Store::at(folder.path().to_owned()));
        let (done, id) = (Done::default(), MatchId::of_stem("a"));
        writer.enqueue(JobKey::InOrder, job(&done, "begin".into(), 50));
        for name in ["a 1", "a 2", "finish a", "a 3", "finish b", "a 4", "a 5"] {
            let key = if name.starts_with("finish") { JobKey::InOrder } else { JobKey::Match(id.clone()) };
            writer.enqueue(key, job(&done, name.into(), 1));
        }
        drop(writer);
        assert_eq!(*done.lock().unwrap(), ["begin", "a 2", "finish a", "a 3", "finish b", "a 5"]);
    }

    #[test]
    fn a_panic_in_a_job_is_reported_and_the_next_job_runs() {
        let folder = tempfile::tempdir().unwrap();
        let writer = StoreWriter::new(Store::at(folder.path().to_owned()));
        writer.enqueue(JobKey::Settings, |_| panic!("a job that panics in a test"));
        assert_eq!(writer.request_blocking(|_| -> u8 { panic!("another of {}", 2) }), None);
        let settings = settings_at_speed(2.0);
        writer.enqueue(JobKey::Settings, move |store| store.save_settings(&settings));
        assert_eq!(writer.request_blocking(|store| store.settings().0.personal().speed), Some(2.0));
        let messages: Vec<String> = writer.errors().iter().map(ToString::to_string).collect();
        assert_eq!(messages.len(), 2, "{messages:?}");
        assert!(
            messages[0].contains("a job that panics") && messages[1].contains("another of 2"),
            "{messages:?}"
        );
    }
}
