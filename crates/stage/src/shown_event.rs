//! The event of a game that a step begins to show, without naming its type.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

/// An event of a game, as the audience may see it. [`ShownEvent::get`] returns it to code that knows the game's type.
#[derive(Clone)]
pub struct ShownEvent(Arc<dyn AnyEvent>);

/// An event of any type that can be compared.
trait AnyEvent: Any + Send + Sync {
    fn as_any(&self) -> &dyn Any;
    fn equals(&self, other: &dyn Any) -> bool;
}

impl<E: Any + PartialEq + Send + Sync> AnyEvent for E {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn equals(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }
}

impl ShownEvent {
    /// Wraps an event.
    #[must_use]
    pub fn new<E: Any + PartialEq + Send + Sync>(event: E) -> Self {
        Self(Arc::new(event))
    }

    /// Returns the event if it is of type `E`, else none.
    #[must_use]
    pub fn get<E: Any>(&self) -> Option<&E> {
        (*self.0).as_any().downcast_ref()
    }
}

impl fmt::Debug for ShownEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ShownEvent")
    }
}

impl PartialEq for ShownEvent {
    fn eq(&self, other: &Self) -> bool {
        (*self.0).equals((*other.0).as_any())
    }
}
