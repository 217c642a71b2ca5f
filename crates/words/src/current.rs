//! The language of this process.

use std::cell::RefCell;
use std::sync::{Arc, PoisonError, RwLock};

use super::Localization;
use base::thread_override::with_override;

/// The chosen words; `None` means English.
static CURRENT: RwLock<Option<Arc<Localization>>> = RwLock::new(None);

thread_local! {
    /// The language that [`within`] set on this thread; `None` means that of the process.
    static OF_THIS_THREAD: RefCell<Option<Arc<Localization>>> = const { RefCell::new(None) };
}

/// Returns the words that this process shows, or those that [`within`] shows on this thread.
#[must_use]
pub fn current() -> Arc<Localization> {
    OF_THIS_THREAD.with_borrow(Clone::clone).unwrap_or_else(|| {
        let chosen = CURRENT.read().unwrap_or_else(PoisonError::into_inner);
        chosen.as_ref().map_or_else(|| Arc::clone(Localization::english()), Arc::clone)
    })
}

/// Sets the language of the process. Tests run in parallel in one process, so they must not call it.
pub fn set(words: Arc<Localization>) {
    *CURRENT.write().unwrap_or_else(PoisonError::into_inner) = Some(words);
}

/// Does some work in another language, on this thread alone.
pub fn within<R>(words: Arc<Localization>, work: impl FnOnce() -> R) -> R {
    with_override(&OF_THIS_THREAD, words, work)
}
