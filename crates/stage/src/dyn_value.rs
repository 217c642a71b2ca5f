//! A value of a type that only one game knows.

use std::any::Any;
use std::fmt::{self, Debug};
use std::sync::Arc;

/// A value of a type of some game, for code that knows no game by its types. Two are equal if their types and their
/// values are.
#[derive(Clone)]
pub struct DynValue(Arc<dyn ErasedValue>);

/// What [`DynValue`] needs of a game's type.
trait ErasedValue: Any + Debug + Send + Sync {
    fn equals(&self, other: &dyn Any) -> bool;
}

impl<V: Any + Debug + PartialEq + Send + Sync> ErasedValue for V {
    fn equals(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }
}

impl DynValue {
    /// Erases the type of a value.
    #[must_use]
    pub fn new<V: Any + Debug + PartialEq + Send + Sync>(value: V) -> Self {
        Self(Arc::new(value))
    }

    /// Returns the value if it is of type `V`.
    #[must_use]
    pub fn get<V: Any>(&self) -> Option<&V> {
        let any: &dyn Any = &*self.0;
        any.downcast_ref()
    }
}

impl PartialEq for DynValue {
    fn eq(&self, other: &Self) -> bool {
        let other: &dyn Any = &*other.0;
        self.0.equals(other)
    }
}

impl Debug for DynValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Debug::fmt(&*self.0, f)
    }
}
