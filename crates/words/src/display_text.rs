//! Text for players before it has a language: a message, a name that is the same in all languages, or a list.

use std::fmt;
use std::sync::Arc;

use serde::{Serialize, Serializer};

use super::name_of;
use super::{MessageArg, TopicLine, current};
use crate::say;
use clubs::club;
use engine::Seat;

/// The id of a message in `assets/words`. Ids are literals in [`crate::say!`] and [`crate::id!`], which a test checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
#[must_use]
pub struct MessageId(pub &'static str);

impl MessageId {
    /// Returns the message in the language of this process, for drawing.
    #[must_use]
    pub fn shown(self) -> String {
        DisplayText::of(self).shown()
    }

    /// Returns the message in capitals, for titles that are set so.
    #[must_use]
    pub fn capitals(self) -> String {
        DisplayText::of(self).capitals()
    }
}

/// The word before the last item of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Separator {
    /// `a, b and c`.
    And,
    /// `a, b or c`.
    Or,
    /// `a, b, c`.
    Comma,
    /// `a · b · c`, for figures beside each other.
    Dot,
    /// `a b c`: whole sentences one after the other.
    Space,
    /// One below the other.
    Line,
}

/// A name that depends on the clubs of the match: the text knows the side, the code that shows it knows the club.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ClubName {
    /// The name of the club at a seat.
    Club(Seat),
    /// The text in capitals.
    Capitals(Seat),
    /// The name of the club in three letters.
    Short(Seat),
    /// A player of the club's eleven, 0..=10.
    Player(Seat, u8),
}

impl ClubName {
    /// Returns the name in the match at the table.
    pub(super) fn shown(self) -> String {
        match self {
            Self::Club(seat) => name_of(club(seat)).shown(),
            Self::Capitals(seat) => name_of(club(seat)).capitals(),
            Self::Short(seat) => club(seat).short.clone(),
            Self::Player(seat, index) => club(seat).player(index.into()).to_owned(),
        }
    }
}

/// Opaque text for players. Code can compare it and show it, but not take it apart; facts that the show needs to know
/// have types of their own.
///
/// Two texts are equal if they are the same message with the same arguments, whatever the language.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[must_use]
pub struct DisplayText(Text);

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Text {
    /// A text that is the same in every language: a name, a code, a notation. Never empty: no text is `Empty`.
    Verbatim(Arc<str>),
    /// A name of the match's clubs, the same in every language.
    Named(ClubName),
    /// A message without arguments.
    Id(MessageId),
    /// A message with arguments.
    Message(Arc<Message>),
    /// Several texts in a row.
    List(Arc<[DisplayText]>, Separator),
    /// One of the lines of a topic.
    Line(Arc<TopicLine>),
    /// Nothing.
    Empty,
}

/// A message with its arguments.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Message {
    pub(super) id: MessageId,
    pub(super) args: Vec<(&'static str, MessageArg)>,
}

impl DisplayText {
    /// No text.
    pub const EMPTY: Self = Self(Text::Empty);

    /// Returns a message without arguments.
    pub const fn of(id: MessageId) -> Self {
        Self(Text::Id(id))
    }

    /// Returns a message with arguments.
    pub fn with(id: MessageId, args: Vec<(&'static str, MessageArg)>) -> Self {
        Self(Text::Message(Arc::new(Message { id, args })))
    }

    /// Returns text that is the same in every language: a name, a code, a notation, what somebody typed.
    pub fn verbatim(text: impl AsRef<str>) -> Self {
        let text = text.as_ref();
        if text.is_empty() { Self::EMPTY } else { Self(Text::Verbatim(text.into())) }
    }

    /// Returns a name that depends on the clubs of the match.
    pub const fn named(name: ClubName) -> Self {
        Self(Text::Named(name))
    }

    /// Returns a number with that many digits after the decimal sign, at least one.
    pub fn decimal(number: f64, digits: usize) -> Self {
        let written = format!("{number:.digits$}");
        let (whole, tenth) = written.split_once('.').unwrap_or((&written, ""));
        say!("decimal", whole = Self::verbatim(whole), tenth = Self::verbatim(tenth))
    }

    /// Returns the items in a row, joined as the language joins lists. Empty items are left out.
    pub fn list(items: impl IntoIterator<Item = Self>, joint: Separator) -> Self {
        let mut items: Vec<Self> = items.into_iter().filter(|item| !item.is_empty()).collect();
        match items.len() {
            0 => Self::EMPTY,
            1 => items.remove(0),
            _ => Self(Text::List(items.into(), joint)),
        }
    }

    /// Returns one of the lines of a topic.
    pub fn line(line: TopicLine) -> Self {
        Self(Text::Line(Arc::new(line)))
    }

    /// Returns true if there is nothing to show.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        matches!(self.0, Text::Empty)
    }

    /// Returns true if the text is written out, and no message.
    #[must_use]
    pub const fn is_written_out(&self) -> bool {
        matches!(self.0, Text::Verbatim(_))
    }

    /// Returns the text in the language of this process, for drawing.
    #[must_use]
    pub fn shown(&self) -> String {
        current().text(self)
    }

    /// Returns the text in capitals, for titles that are set so.
    #[must_use]
    pub fn capitals(&self) -> String {
        self.shown().to_uppercase()
    }

    pub(super) const fn parts(&self) -> &Text {
        &self.0
    }
}

impl Default for DisplayText {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl From<MessageId> for DisplayText {
    fn from(id: MessageId) -> Self {
        Self::of(id)
    }
}

impl From<&Self> for DisplayText {
    fn from(text: &Self) -> Self {
        text.clone()
    }
}

impl From<DisplayText> for String {
    fn from(text: DisplayText) -> Self {
        text.shown()
    }
}

impl From<&DisplayText> for String {
    fn from(text: &DisplayText) -> Self {
        text.shown()
    }
}

impl From<MessageId> for String {
    fn from(id: MessageId) -> Self {
        id.shown()
    }
}

/// Formats the text in the language of this process.
impl fmt::Display for DisplayText {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(&self.shown())
    }
}

impl fmt::Display for MessageId {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(&DisplayText::of(*self).shown())
    }
}

/// Writes the message, not its words: `shot-with(n: 3)`. Recorded shows and traces depend on no language.
impl Serialize for DisplayText {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(&Notation(self))
    }
}

/// A text as its message in one line.
struct Notation<'a>(&'a DisplayText);

impl fmt::Display for Notation<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match &self.0.0 {
            Text::Empty => Ok(()),
            Text::Verbatim(text) => write!(f, "“{text}”"),
            Text::Named(name) => write!(f, "“{}”", name.shown()),
            Text::Id(id) => f.write_str(id.0),
            Text::Message(message) => {
                write!(f, "{}(", message.id.0)?;
                arguments(f, &message.args)?;
                f.write_str(")")
            }
            Text::List(items, joint) => {
                write!(f, "{joint:?}[")?;
                for (k, item) in items.iter().enumerate() {
                    write!(f, "{}{}", if k == 0 { "" } else { ", " }, Notation(item))?;
                }
                f.write_str("]")
            }
            Text::Line(line) => {
                write!(f, "{}#{}/{}(", line.topic.0, line.nth, line.seed)?;
                arguments(f, &line.args)?;
                f.write_str(")")
            }
        }
    }
}

fn arguments(f: &mut fmt::Formatter, args: &[(&'static str, MessageArg)]) -> fmt::Result {
    for (k, (name, arg)) in args.iter().enumerate() {
        write!(f, "{}{name}: ", if k == 0 { "" } else { ", " })?;
        match arg {
            MessageArg::Number(number) => write!(f, "{number}")?,
            MessageArg::Key(key) => f.write_str(key)?,
            MessageArg::Text(text) => write!(f, "{}", Notation(text))?,
        }
    }
    Ok(())
}

/// Lets tests compare with a string literal, in English.
impl PartialEq<str> for MessageId {
    fn eq(&self, words: &str) -> bool {
        DisplayText::of(*self) == *words
    }
}

/// Lets tests compare with a reference to a string literal, in English.
impl PartialEq<&str> for MessageId {
    fn eq(&self, words: &&str) -> bool {
        DisplayText::of(*self) == **words
    }
}

/// Lets tests compare with a string literal, in English.
impl PartialEq<str> for DisplayText {
    fn eq(&self, words: &str) -> bool {
        super::Localization::english().text(self) == words
    }
}

/// Lets tests compare with a reference to a string literal, in English.
impl PartialEq<&str> for DisplayText {
    fn eq(&self, words: &&str) -> bool {
        super::Localization::english().text(self) == *words
    }
}

/// Lets tests compare with a string, in English.
impl PartialEq<String> for DisplayText {
    fn eq(&self, words: &String) -> bool {
        super::Localization::english().text(self) == *words
    }
}
