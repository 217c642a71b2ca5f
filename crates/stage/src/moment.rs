//! Moments, topics and lines: the data that the show hands to the commentator, and the commentator's answer.

use engine::Seat;
use words::{DisplayText, MessageArg, MessageId};

/// The greatest number of characters of a line.
pub const MAX_LINE_CHARS: usize = 90;

/// The priority of a moment for the commentator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CommentaryPriority {
    /// Everyday play: gets a line one time in three, and only after a pause.
    Routine,
    /// Gets a line unless one has just been spoken.
    Notable,
    /// Always gets a line: goals, whistles.
    Big,
}

impl CommentaryPriority {
    /// Returns the seconds of the show, at speed 1, that must have passed since the last line.
    #[must_use]
    pub const fn pause(self) -> f32 {
        match self {
            Self::Routine => 3.0,
            Self::Notable => 1.4,
            Self::Big => 0.0,
        }
    }
}

/// A kind of moment, with the lines that may be spoken about it.
///
/// The lines are the attributes of the message in `assets/words`. They may name `$us`, the side of the moment, and
/// `$them`, the other one; `$gloves` and `$keeper`, their keepers; `$who` and `$what`, the moment's player and thing;
/// `$kind`, a key or number to select by; `$score`, the score, or that of the shootout if there is one. A line that
/// names what the moment lacks is not chosen.
#[derive(Debug, PartialEq, Eq)]
pub struct CommentaryTopic {
    /// The message with its lines.
    pub id: MessageId,
    /// Its priority.
    pub weight: CommentaryPriority,
}

/// Defines topics of that visibility, and the list of them, `TOPICS`. `pub(crate),` comes first, then
/// `NAME, Weight: id!("say-name");` for each, with the docs before it.
#[macro_export]
macro_rules! topics {
    ($vis:vis, $($(#[$doc:meta])* $name:ident, $weight:ident: id!($id:literal);)+) => {
        $(
            $(#[$doc])*
            $vis static $name: $crate::moment::CommentaryTopic = $crate::moment::CommentaryTopic {
                id: id!($id),
                weight: $crate::moment::CommentaryPriority::$weight,
            };
        )+
        /// All of them.
        #[allow(dead_code, reason = "tests read it")]
        $vis static TOPICS: &[&$crate::moment::CommentaryTopic] = &[$(&$name),+];
    };
}
pub use topics;

/// A moment shown by a step, in a form that the commentator understands.
#[derive(Clone, Debug, PartialEq)]
#[must_use]
pub struct CommentaryMoment {
    /// The kind of moment.
    pub subject: MomentKind,
    /// The side that the moment belongs to.
    pub side: Option<Seat>,
    /// The player's name, if known.
    pub who: Option<DisplayText>,
    /// Index of the kicker in the club's eleven, 0..=10, in matches that consist of kicks alone.
    pub kicker: Option<usize>,
    /// The value of `$what` in the topic's lines: a card, a sum, a number.
    pub what: Option<DisplayText>,
    /// The value of `$kind`, by which lines can select the words around `$what`: the key of a kind, or a number.
    pub kind: Option<MessageArg>,
}

/// The kind of a moment. For goals and whistles the commentator chooses the topic by the scoreboard.
#[derive(Clone, Debug, PartialEq)]
pub enum MomentKind {
    /// A moment with a fixed topic.
    Of(&'static CommentaryTopic),
    /// A goal, with the index of the scorer in the club's eleven, 0..=10.
    Goal(usize),
    /// The half-time break.
    HalfTime,
    /// Full time; true if a shootout decided the match.
    FullTime(bool),
}

impl CommentaryMoment {
    /// Returns a moment of a side with a fixed topic.
    pub fn new(topic: &'static CommentaryTopic, side: impl Into<Option<Seat>>) -> Self {
        Self::of(MomentKind::Of(topic), side)
    }

    /// Returns a moment of a side, of any kind.
    pub fn of(subject: MomentKind, side: impl Into<Option<Seat>>) -> Self {
        Self { subject, side: side.into(), who: None, kicker: None, what: None, kind: None }
    }

    /// Sets the player's name.
    pub fn who(mut self, name: DisplayText) -> Self {
        self.who = Some(name);
        self
    }

    /// Sets the kicker.
    pub const fn kicker(mut self, kicker: usize) -> Self {
        self.kicker = Some(kicker);
        self
    }

    /// Sets the value of `$what`.
    pub fn what(mut self, what: impl Into<DisplayText>) -> Self {
        self.what = Some(what.into());
        self
    }

    /// Sets the value of `$kind`.
    pub fn kind(mut self, kind: impl Into<MessageArg>) -> Self {
        self.kind = Some(kind.into());
        self
    }
}

/// A line spoken by the commentator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommentaryLine {
    /// One or two short sentences, at most [`MAX_LINE_CHARS`] characters in English.
    pub text: DisplayText,
    /// The side of the moment; the ticker's edge may have its colour.
    pub side: Option<Seat>,
    /// The priority of its topic.
    pub weight: CommentaryPriority,
    /// The topic from whose lines the commentator chooses.
    pub topic: MessageId,
}
