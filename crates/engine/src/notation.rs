//! What types of rules have in common: names, the notation of actions, refusals with their clauses, and sets.

use std::str::FromStr;

pub use crate::{action_notation, bit_set, names, refusals, serialize_as_text};

/// Declares enums of values that have a name in actions, records or on the command line: `Left = "left"`.
///
/// It adds the usual derives, `ALL` in the order of the declaration, `name`, `named` and `Display`. Names for players
/// may follow, for `title`: after `enum Difficulty => MessageId` each is `Rookie = "rookie" => id!("level-rookie")`.
#[macro_export]
macro_rules! names {
    ($($(#[$attr:meta])* $vis:vis enum $of:ident { $($(#[$each:meta])* $name:ident = $text:literal,)+ })+) => {$(
        $(#[$attr])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        $vis enum $of {
            $($(#[$each])* $name,)+
        }

        impl $of {
            /// All of them, in the order of their declaration.
            pub const ALL: [Self; [$($text),+].len()] = [$(Self::$name),+];

            /// Returns the name in actions, in records or on the command line.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$name => $text,)+
                }
            }

            /// Returns the one of that name.
            #[must_use]
            pub fn named(name: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|one| one.name() == name)
            }
        }

        impl std::fmt::Display for $of {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }
    )+};
    ($(#[$attr:meta])* $vis:vis enum $of:ident => $title_type:ty {
        $($(#[$each:meta])* $name:ident = $text:literal => $title:expr,)+
    }) => {
        $crate::names! {
            $(#[$attr])* $vis enum $of { $($(#[$each])* $name = $text,)+ }
        }

        impl $of {
            /// Returns the name for players.
            pub const fn title(self) -> $title_type {
                match self {
                    $(Self::$name => $title,)+
                }
            }
        }
    };
}

/// Implements `Display`, `FromStr` and `Serialize` for the actions of a game: first the accepted forms for
/// error messages, then the actions without an argument, then the others, each with the reader of its argument.
#[macro_export]
macro_rules! action_notation {
    ($action:ident, $expected:literal; $($plain:ident),*; $($verb:ident($read:expr)),+ $(,)?) => {
        impl std::fmt::Display for $action {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $(Self::$plain => f.write_str(stringify!($plain)),)*
                    $(Self::$verb(argument) => write!(f, "{}({argument})", stringify!($verb)),)+
                }
            }
        }

        impl std::str::FromStr for $action {
            type Err = $crate::ParseActionError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let read = || match text.split_once('(') {
                    None => match text {
                        $(stringify!($plain) => Some(Self::$plain),)*
                        _ => None,
                    },
                    Some((verb, rest)) => {
                        let argument = rest.strip_suffix(')')?;
                        match verb {
                            $(stringify!($verb) => ($read)(argument).map(Self::$verb),)+
                            _ => None,
                        }
                    }
                };
                read().ok_or_else(|| $crate::ParseActionError { text: text.to_owned(), expected: $expected })
            }
        }

        $crate::serialize_as_text!($action);
    };
}

/// Declares `Refusal`, the reasons for which a game refuses an action: each with what it tells of, its clause and its
/// message, which is also its documentation.
#[macro_export]
macro_rules! refusals {
    ($($name:ident $({ $($field:ident: $type:ty),+ })? => ($clause:expr, $text:literal $($more:tt)*),)+) => {
        /// A refused action; the state is unchanged.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
        #[allow(missing_docs, reason = "the message says what each field is")]
        pub enum Refusal {
            $(
                #[doc = $text]
                #[error($text $($more)*)]
                $name $({ $($field: $type),+ })?,
            )+
        }

        impl $crate::HasClause for Refusal {
            #[allow(unused_variables, reason = "few clauses depend on a field")]
            fn clause(&self) -> &'static str {
                match *self {
                    $(Self::$name $({ $($field),+ })? => $clause,)+
                }
            }
        }
    };
}

/// Implements `Serialize` for types that are written as their `Display`.
#[macro_export]
macro_rules! serialize_as_text {
    ($($of:ty),+) => {$(
        impl serde::Serialize for $of {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }
    )+};
}

/// Implements the operations of a set that holds its elements as bits of a word: `struct Set(u16)`, with `one` for the
/// set of one element, and `iter`. It is serialised as a list.
#[macro_export]
macro_rules! bit_set {
    ($set:ident of $element:ty) => {
        impl $set {
            /// The empty set.
            pub const NONE: Self = Self(0);

            /// Returns true if the element is in the set.
            #[must_use]
            pub const fn contains(self, element: $element) -> bool {
                self.0 & Self::one(element).0 != 0
            }

            /// Returns true if the set is empty.
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Returns the union.
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// Returns the difference.
            pub const fn difference(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Returns the intersection.
            pub const fn intersection(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl FromIterator<$element> for $set {
            fn from_iter<I: IntoIterator<Item = $element>>(elements: I) -> Self {
                elements.into_iter().fold(Self::NONE, |set, element| set.union(Self::one(element)))
            }
        }

        impl serde::Serialize for $set {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_seq(self.iter())
            }
        }
    };
}

/// Parses an argument of an action by its `FromStr`.
pub fn argument<T: FromStr>(text: &str) -> Option<T> {
    text.parse().ok()
}

/// Parses one digit; `+1` and `01` are none.
#[must_use]
pub fn digit(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [digit @ b'0'..=b'9'] => Some(digit - b'0'),
        _ => None,
    }
}
