//! What a beat shows, for whoever speaks of it, and what is said: the words that show and commentator share.

use serde::Serialize;

use super::display_text::DisplayText;
use crate::engine::Seat;

/// Characters of a line at most.
pub const LONGEST: usize = 90;

/// How much a moment asks for a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Weight {
    /// Everyday play: one in three, and only after a pause.
    Routine,
    /// Worth a word, unless one has just been said.
    Notable,
    /// Never passed over: goals, whistles.
    Big,
}

impl Weight {
    /// Seconds of the show, at speed 1, that must have gone by since the last line.
    #[must_use]
    pub const fn pause(self) -> f32 {
        match self {
            Self::Routine => 3.0,
            Self::Notable => 1.4,
            Self::Big => 0.0,
        }
    }
}

/// A kind of moment, and what may be said of it.
///
/// In a line, `{us}` is the side whose moment it is and `{them}` the other one, `{gloves}` and `{keeper}` are their
/// keepers, `{who}` is the player and `{what}` the thing that the moment names, `{score}` is the score, kicks where
/// there are any. A line that names what the moment does not know is not chosen.
#[derive(Debug, PartialEq, Eq)]
pub struct Topic {
    /// Its name, one of a kind within a game.
    pub name: &'static str,
    /// How much it asks for a line.
    pub weight: Weight,
    /// What may be said.
    pub lines: &'static [&'static str],
}

/// Defines topics, and under `cfg(test)` the list of them, `TOPICS`: `NAME, Weight: "line", "line";` with the docs
/// before it.
macro_rules! topics {
    ($($(#[$doc:meta])* $name:ident, $weight:ident: $($line:literal),+ $(,)?;)+) => {
        $(
            $(#[$doc])*
            pub(crate) static $name: $crate::stage::moment::Topic = $crate::stage::moment::Topic {
                name: stringify!($name),
                weight: $crate::stage::moment::Weight::$weight,
                lines: &[$($line),+],
            };
        )+
        /// All of them.
        #[cfg(test)]
        pub(crate) static TOPICS: &[&$crate::stage::moment::Topic] = &[$(&$name),+];
    };
}
pub(crate) use topics;

/// What a beat shows, for whoever speaks of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// What kind of moment.
    pub subject: Subject,
    /// Whose.
    pub side: Option<Seat>,
    /// The player, where one is known.
    pub who: Option<&'static str>,
    /// Who of the eleven took the kick, 0..=10, where a match is nothing but kicks.
    pub kicker: Option<usize>,
    /// A card, a sum, a number: whatever the topic's lines call `{what}`.
    pub what: Option<DisplayText>,
}

/// The kind of a moment; goals and whistles are told by what they mean, which the commentator reads off the scoreboard.
#[derive(Clone, Debug, PartialEq)]
pub enum Subject {
    /// A plain one.
    Of(&'static Topic),
    /// A goal by one of the eleven, 0..=10.
    Goal(usize),
    /// Half-time.
    HalfTime,
    /// Full time; whether kicks settled it.
    FullTime(bool),
}

impl Moment {
    /// A moment of that side.
    #[must_use]
    pub fn new(topic: &'static Topic, side: impl Into<Option<Seat>>) -> Self {
        Self::of(Subject::Of(topic), side)
    }

    /// The same of any kind.
    #[must_use]
    pub fn of(subject: Subject, side: impl Into<Option<Seat>>) -> Self {
        Self { subject, side: side.into(), who: None, kicker: None, what: None }
    }

    /// With a player.
    #[must_use]
    pub const fn who(mut self, name: &'static str) -> Self {
        self.who = Some(name);
        self
    }

    /// With who of the eleven took the kick.
    #[must_use]
    pub const fn kicker(mut self, kicker: usize) -> Self {
        self.kicker = Some(kicker);
        self
    }

    /// With what the lines call `{what}`.
    #[must_use]
    pub fn what(mut self, what: impl Into<DisplayText>) -> Self {
        self.what = Some(what.into());
        self
    }
}

/// What is said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// One or two short sentences, at most [`LONGEST`] characters of plain ASCII.
    pub text: DisplayText,
    /// Whose moment it is: the edge may wear that side's colour.
    pub side: Option<Seat>,
    /// How much it means.
    pub weight: Weight,
    /// The name of its topic.
    pub topic: &'static str,
}
