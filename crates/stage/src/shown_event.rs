//! The event of a game that a step begins to show, without naming its type.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

/// An event of a game, as the audience may see it. [`ShownEvent::get`] returns it to code that knows the game's type.
#[derive(Clone)]
pub struct ShownEvent(Arc<dyn Any + Send + Sync>);

impl ShownEvent {
    /// Wraps an event.
    #[must_use]
    pub fn new<E: Any + Send + Sync>(event: E) -> Self {
        Self(Arc::new(event))
    }

    /// Returns the event if it is of type `E`, else none.
    #[must_use]
    pub fn get<E: Any>(&self) -> Option<&E> {
        self.0.downcast_ref()
    }
}

impl fmt::Debug for ShownEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ShownEvent")
    }
}

/// Two events are equal if they are of one type: steps that differ in what happened differ in their scene or cues too.
impl PartialEq for ShownEvent {
    fn eq(&self, other: &Self) -> bool {
        (*self.0).type_id() == (*other.0).type_id()
    }
}
