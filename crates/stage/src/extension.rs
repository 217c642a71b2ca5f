//! What one game shows and no other does.

use std::any::Any;
use std::fmt::{self, Debug};
use std::sync::Arc;

/// The part of a scene that only one game has, of a type of that game. The systems that the game's plugin adds draw it;
/// all others pass it on.
#[derive(Clone)]
pub struct SceneExtension(Arc<dyn ErasedExtension>);

/// What [`SceneExtension`] needs of a game's type.
trait ErasedExtension: Any + Debug + Send + Sync {
    fn equals(&self, other: &dyn Any) -> bool;
}

impl<E: Any + Debug + PartialEq + Send + Sync> ErasedExtension for E {
    fn equals(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }
}

impl SceneExtension {
    /// Erases the type of a game's extension.
    #[must_use]
    pub fn new<E: Any + Debug + PartialEq + Send + Sync>(extension: E) -> Self {
        Self(Arc::new(extension))
    }

    /// Returns the extension if it is of type `E`.
    #[must_use]
    pub fn get<E: Any>(&self) -> Option<&E> {
        let any: &dyn Any = &*self.0;
        any.downcast_ref()
    }
}

impl PartialEq for SceneExtension {
    fn eq(&self, other: &Self) -> bool {
        let other: &dyn Any = &*other.0;
        self.0.equals(other)
    }
}

impl Debug for SceneExtension {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Debug::fmt(&*self.0, f)
    }
}
