//! Stopwatches: the time that a bot has thought about one decision.
//!
//! At the table a person waits, so clock time counts. Between bots the time that the thread had a processor
//! counts, so that other programs do not change who wins.

use std::time::{Duration, Instant};

use super::Budget;

/// A running stopwatch. It belongs to the thread that started it.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch {
    begun: Instant,
    /// The thread's processor time at the start, if that is what counts.
    processor: Option<Duration>,
}

impl Stopwatch {
    /// Starts a stopwatch that measures what this budget limits.
    #[must_use]
    pub fn start(budget: Budget) -> Self {
        let processor = match budget {
            Budget::ProcessorTime(_) => processor_time(),
            Budget::Iterations(_) | Budget::Time(_) => None,
        };
        Self { begun: Instant::now(), processor }
    }

    /// Returns the time since the start.
    #[must_use]
    pub fn elapsed(&self) -> Duration {
        let now = self.processor.and_then(|begun| Some((begun, processor_time()?)));
        now.map_or_else(|| self.begun.elapsed(), |(begun, now)| now.saturating_sub(begun))
    }
}

/// Returns the processor time that this thread has had; `None` if the system does not tell, or not exactly enough.
#[cfg(unix)]
#[allow(unsafe_code, reason = "the C library alone tells it")]
fn processor_time() -> Option<Duration> {
    let mut now = std::mem::MaybeUninit::<libc::timespec>::zeroed();
    // SAFETY: the call writes one `timespec`, to memory that is ours and large enough; all zeros are one too.
    let (failed, now) = unsafe {
        let failed = libc::clock_gettime(libc::CLOCK_THREAD_CPUTIME_ID, now.as_mut_ptr());
        (failed, now.assume_init())
    };
    let (secs, nanos) = (u64::try_from(now.tv_sec).ok()?, u32::try_from(now.tv_nsec).ok()?);
    (failed == 0).then(|| Duration::new(secs, nanos))
}

/// Windows counts it in steps of 16 milliseconds, longer than most decisions take, so clock time is used there.
#[cfg(not(unix))]
const fn processor_time() -> Option<Duration> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A waiting thread uses no processor time. Bug: clock time counted, so bots thought less on a busy machine.
    #[cfg(unix)]
    #[test]
    fn waiting_uses_no_processor_time() {
        let hour = Duration::from_secs(3600);
        let (wall, processor) =
            (Stopwatch::start(Budget::Time(hour)), Stopwatch::start(Budget::ProcessorTime(hour)));
        std::thread::sleep(Duration::from_millis(200));
        assert!(wall.elapsed() >= Duration::from_millis(200));
        assert!(processor.elapsed() < Duration::from_millis(100), "{:?}", processor.elapsed());
        let until = Stopwatch::start(Budget::ProcessorTime(hour));
        while until.elapsed() < Duration::from_millis(5) {}
        assert!(processor.elapsed() >= Duration::from_millis(5));
    }
}
