//! The language of this process.

use std::sync::{Arc, PoisonError, RwLock};

use super::Words;

/// The chosen words; none means English.
static CURRENT: RwLock<Option<Arc<Words>>> = RwLock::new(None);

/// Returns the words that this process shows.
#[must_use]
pub fn current() -> Arc<Words> {
    let chosen = CURRENT.read().unwrap_or_else(PoisonError::into_inner);
    chosen.as_ref().map_or_else(|| Arc::clone(Words::english()), Arc::clone)
}

/// Shows other words from now on.
pub fn set(words: Arc<Words>) {
    *CURRENT.write().unwrap_or_else(PoisonError::into_inner) = Some(words);
}
