//! A decision of some game, for code that knows no game by its type.

use std::any::Any;
use std::fmt::{self, Debug, Display};
use std::sync::Arc;

use super::dyn_value::DynValue;

/// A decision of some game. Two are equal if they are the same decision of the same game; [`Display`] writes it in the
/// notation of the rule sheet.
#[derive(Clone, PartialEq)]
pub struct DynAction {
    value: DynValue,
    notation: Arc<str>,
}

impl DynAction {
    /// Erases the type of a game's action.
    #[must_use]
    pub fn new<A: Any + Debug + Display + Eq + Send + Sync>(action: A) -> Self {
        Self { notation: action.to_string().into(), value: DynValue::new(action) }
    }

    /// Returns the action if it is one of the game with this type of actions.
    #[must_use]
    pub fn get<A: Any>(&self) -> Option<&A> {
        self.value.get()
    }
}

// Only actions whose equality is total are made into one.
impl Eq for DynAction {}

impl Display for DynAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.notation)
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
