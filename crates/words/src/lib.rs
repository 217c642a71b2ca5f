//! Texts for players. A text is an id with arguments, and becomes words in the language of the player only where it is
//! shown.
//!
//! [`DisplayText`] is the message. Rules, bots and stage make it, compare it and pass it on; none of them knows a
//! language. [`Localization`] holds the loaded languages and formats messages with Fluent. [`set`] chooses the language
//! of this process. Tests, the command line and code that never calls it get English.
//!
//! The texts are in `assets/words/<language>/*.ftl`. English is built into the program as well, so a message without a
//! translation is shown in English, never as an id.

mod arg;
mod bounds;
mod club_names;
mod current;
mod display_text;
mod english;
mod language;
mod library;
mod lines;
mod names;
mod numbers;
mod offered;
mod particles;
mod pseudo;
pub mod testing;
#[cfg(test)]
mod tests;

pub use arg::MessageArg;
pub use club_names::{COUNTRIES, name_of};
pub use current::{current, set, within};
pub use display_text::{ClubName, DisplayText, MessageId, Separator};
pub use language::{FilePosition, Language, LanguageError};
pub use library::Localization;
pub use lines::TopicLine;
pub use names::names;
pub use numbers::{
    goals, in_per_cent, per_cent, score_of, short_decimal, signed, signed_per_cent, signed_tenths, tenths,
    whole_per_cent,
};
pub use offered::{AvailableLanguage, ENGLISH, chosen, offered};
pub use pseudo::PSEUDO;

/// Makes a [`DisplayText`] from the id of a message and its named arguments: `say!("shot-with", n = 3)`. An argument of
/// the same name as its value stands alone, as in a struct: `say!("shot-with", n)`.
///
/// An argument is a number, a text for players or a [`MessageArg::selector`] that the message selects by. The test
/// `tests/tidy/words.rs` compares ids and arguments with the files of every language, so an id is always a literal.
#[macro_export]
macro_rules! say {
    ($id:literal) => {
        $crate::DisplayText::of($crate::MessageId($id))
    };
    ($id:literal, $($name:ident $(= $value:expr)?),+ $(,)?) => {
        $crate::DisplayText::with(
            $crate::MessageId($id),
            vec![$((stringify!($name), $crate::say_value!($name $(= $value)?))),+],
        )
    };
}

/// The value of one argument of [`say!`].
#[doc(hidden)]
#[macro_export]
macro_rules! say_value {
    ($name:ident) => {
        $crate::MessageArg::from($name)
    };
    ($name:ident = $value:expr) => {
        $crate::MessageArg::from($value)
    };
}

/// Makes a [`MessageId`] for tables of constants: `id!("card-pass")`. Its message has no arguments.
#[macro_export]
macro_rules! id {
    ($id:literal) => {
        $crate::MessageId($id)
    };
}
