//! The language of this process.

use std::sync::{Arc, PoisonError, RwLock};

use super::Localization;

/// The chosen words; none means English.
static CURRENT: RwLock<Option<Arc<Localization>>> = RwLock::new(None);

/// Returns the words that this process shows.
#[must_use]
pub fn current() -> Arc<Localization> {
    #[cfg(test)]
    if let Some(words) = tests::of_this_thread().or_else(tests::of_this_run) {
        return words;
    }
    let chosen = CURRENT.read().unwrap_or_else(PoisonError::into_inner);
    chosen.as_ref().map_or_else(|| Arc::clone(Localization::english()), Arc::clone)
}

/// Shows other words from now on. Tests of one process run beside each other, so they must not call it.
pub fn set(words: Arc<Localization>) {
    *CURRENT.write().unwrap_or_else(PoisonError::into_inner) = Some(words);
}

#[cfg(test)]
pub(super) use tests::{load, within};

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::path::Path;
    use std::sync::OnceLock;

    use super::*;
    use crate::words::{Language, PSEUDO};

    thread_local! {
        /// The words of the test that runs on this thread; none means those of the run.
        static OF_THIS_THREAD: RefCell<Option<Arc<Localization>>> = const { RefCell::new(None) };
    }

    /// Returns the words that [`within`] has set on this thread.
    pub(super) fn of_this_thread() -> Option<Arc<Localization>> {
        OF_THIS_THREAD.with_borrow(Clone::clone)
    }

    /// Does some work in other words, on this thread alone.
    pub(crate) fn within(words: Arc<Localization>, work: impl FnOnce()) {
        let before = OF_THIS_THREAD.replace(Some(words));
        work();
        OF_THIS_THREAD.set(before);
    }

    /// Returns the words of a language, without a defect, or the pseudo-language.
    pub(crate) fn load(tag: &str) -> Arc<Localization> {
        if tag == PSEUDO {
            return Arc::new(Localization::of(Language::pseudo()));
        }
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/words");
        let (words, bad) = Localization::load(&folder, tag).unwrap_or_else(|bad| panic!("{tag}: {bad}"));
        assert_eq!(bad, [], "{tag}");
        Arc::new(words)
    }

    /// Returns the words of the language in the variable `TEST_WORDS`, in which a whole run of tests speaks; none if it
    /// is not set.
    pub(super) fn of_this_run() -> Option<Arc<Localization>> {
        static RUN: OnceLock<Option<Arc<Localization>>> = OnceLock::new();
        RUN.get_or_init(|| std::env::var("TEST_WORDS").ok().map(|tag| load(&tag))).clone()
    }
}
