//! A decision of some game, for code that knows no game by its type.

use std::any::Any;
use std::fmt::{self, Debug, Display};
use std::sync::Arc;

/// A decision of some game. Two are equal if they are the same decision of the same game; [`Display`] writes
/// it in the notation of the rule sheet.
#[derive(Clone)]
pub struct DynAction(Arc<dyn ErasedAction>);

/// What [`DynAction`] needs of a game's actions.
trait ErasedAction: Any + Display + Send + Sync {
    fn equals(&self, other: &dyn Any) -> bool;
}

impl<A: Any + Display + Eq + Send + Sync> ErasedAction for A {
    fn equals(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }
}

impl DynAction {
    /// Erases the type of a game's action.
    #[must_use]
    pub fn new<A: Any + Display + Eq + Send + Sync>(action: A) -> Self {
        Self(Arc::new(action))
    }

    /// Returns the action if it is one of the game with this type of actions.
    #[must_use]
    pub fn get<A: Any>(&self) -> Option<&A> {
        let any: &dyn Any = &*self.0;
        any.downcast_ref()
    }
}

impl PartialEq for DynAction {
    fn eq(&self, other: &Self) -> bool {
        let other: &dyn Any = &*other.0;
        self.0.equals(other)
    }
}

impl Eq for DynAction {}

impl Display for DynAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&*self.0, f)
    }
}

impl Debug for DynAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DynAction({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_are_equal_if_their_types_and_values_are() {
        let one = DynAction::new(1_u8);
        assert_eq!(one, one.clone());
        assert_eq!(one, DynAction::new(1_u8));
        assert_ne!(one, DynAction::new(2_u8));
        assert_ne!(one, DynAction::new(1_u16), "written alike, of another game");
        assert_eq!((one.get::<u8>(), one.get::<u16>()), (Some(&1), None));
        assert_eq!(one.to_string(), "1");
    }
}
