//! The arguments of messages.

use serde::Serialize;

use super::{DisplayText, MessageId};

/// The value of an argument.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(untagged)]
#[must_use]
pub enum MessageArg {
    /// A number; messages may choose a plural or an ordinal by it.
    Number(i64),
    /// A word that is not shown. Messages select by it: `{ $play -> [pass] … *[dribble] … }`.
    Key(&'static str),
    /// A text for players, formatted in the language of the message around it.
    Text(DisplayText),
}

impl MessageArg {
    /// Returns a key to select by.
    pub const fn selector(key: &'static str) -> Self {
        Self::Key(key)
    }
}

impl From<DisplayText> for MessageArg {
    fn from(text: DisplayText) -> Self {
        Self::Text(text)
    }
}

impl From<&DisplayText> for MessageArg {
    fn from(text: &DisplayText) -> Self {
        Self::Text(text.clone())
    }
}

impl From<MessageId> for MessageArg {
    fn from(id: MessageId) -> Self {
        Self::Text(id.into())
    }
}

macro_rules! numbers {
    ($($number:ty),+) => {
        $(impl From<$number> for MessageArg {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        })+
    };
}
numbers!(u8, u16, u32, i8, i16, i32, i64);

impl From<usize> for MessageArg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}
