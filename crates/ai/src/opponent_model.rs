//! Notebooks: the model of an opponent that a bot keeps from match to match. The opponent may read, give away or delete
//! it.

use ron::ser::PrettyConfig;
use ron::value::RawValue;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use base::reading::{sanitized, sanitized_sentence};
use engine::Game;
use engine::record::{ron_options, version_in};
use words::say;
use words::{DisplayText, MessageArg};

/// The notebook version that this build writes and reads.
pub const NOTEBOOK_VERSION: u32 = 1;
/// Maximum length of a notebook's text, in bytes.
pub const MAX_NOTEBOOK_BYTES: usize = 32 << 10;
/// Maximum count of choices of one kind; beyond it, older observations count half, so that old habits fade.
pub const MAX_COUNTED_CHOICES: u32 = 400;

/// A bot's notes about one opponent in one game, as stored.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Notebook {
    version: u32,
    game: String,
    matches: u32,
    notes: Box<RawValue>,
}

/// The reason why a notebook cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotebookError {
    /// The text is longer than any notebook of this build.
    #[error("the notebook has {found} bytes: expected at most {MAX_NOTEBOOK_BYTES}")]
    TooLong {
        /// Length of the text, in bytes.
        found: usize,
    },
    /// The text is not RON, or does not have the shape of a notebook.
    #[error("the notebook, {line}:{column}: {}; expected (version, game, matches, notes)", sanitized_sentence(.reason))]
    Unreadable {
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
        /// The reason as RON gives it.
        reason: String,
    },
    /// The notebook has another format version.
    #[error("notebook version {found} is not known here: expected {NOTEBOOK_VERSION}")]
    Version {
        /// The version found.
        found: u32,
    },
    /// The notebook is of another game.
    #[error("the notebook is of the game `{}`: expected `{expected}`", sanitized(.found))]
    Foreign {
        /// The id of the game found.
        found: String,
        /// The id of the game that is played.
        expected: &'static str,
    },
    /// No bot of this game keeps a notebook.
    #[error("no bot of the game `{game}` keeps a notebook")]
    NotKept {
        /// The id of the game.
        game: &'static str,
    },
    /// No bot of the game could have made these notes.
    #[error("the notes of the notebook: {}", sanitized_sentence(.reason))]
    Notes {
        /// The error.
        reason: String,
    },
}

/// The notes that a game's bots keep about an opponent.
pub trait OpponentModel: Serialize + DeserializeOwned {
    /// Depth of nesting up to which the text is indented over lines, for readers.
    const DEPTH: usize = 2;

    /// Checks that a bot could have made these notes.
    ///
    /// # Errors
    /// The error, in one clause.
    fn check(&self) -> Result<(), String>;
}

/// Two notebooks are equal if their texts are.
impl PartialEq for Notebook {
    fn eq(&self, other: &Self) -> bool {
        self.text() == other.text()
    }
}

impl Notebook {
    /// Creates a notebook of that game from notes made in `matches` matches.
    ///
    /// # Errors
    /// [`NotebookError::Notes`] if the notes cannot be written as text.
    pub fn new<G: Game, N: OpponentModel>(matches: u32, notes: &N) -> Result<Self, NotebookError> {
        let wrong = |error: ron::Error| NotebookError::Notes { reason: error.to_string() };
        let pretty = PrettyConfig::default().depth_limit(N::DEPTH);
        let text = ron::ser::to_string_pretty(notes, pretty).map_err(wrong)?;
        let notes = RawValue::from_boxed_ron(text.into_boxed_str())
            .map_err(|error| NotebookError::Notes { reason: error.to_string() })?;
        Ok(Self { version: NOTEBOOK_VERSION, game: G::ID.to_owned(), matches, notes })
    }

    /// Reads a notebook from its text. The notes themselves are read on use, by [`Self::notes`].
    ///
    /// # Errors
    /// The text is too long, or is not a notebook of this version.
    pub fn read(text: &str) -> Result<Self, NotebookError> {
        if text.len() > MAX_NOTEBOOK_BYTES {
            return Err(NotebookError::TooLong { found: text.len() });
        }
        let notebook: Self = ron_options().from_str(text).map_err(|error| match version_in(text) {
            Some(found) if found != NOTEBOOK_VERSION => NotebookError::Version { found },
            _ => NotebookError::Unreadable {
                line: error.span.start.line,
                column: error.span.start.col,
                reason: error.code.to_string(),
            },
        })?;
        if notebook.version == NOTEBOOK_VERSION {
            Ok(notebook)
        } else {
            Err(NotebookError::Version { found: notebook.version })
        }
    }

    /// Returns the notebook's text. It holds two numbers, a string and RON that was read or written before, so that
    /// writing it cannot fail.
    #[must_use]
    pub fn text(&self) -> String {
        let trimmed = Self { notes: self.notes.trim().to_owned(), ..self.clone() };
        let lines = PrettyConfig::default().new_line("\n");
        ron_options().to_string_pretty(&trimmed, lines).unwrap_or_default() + "\n"
    }

    /// Checks that a notebook that was read as part of a longer text is of this version and not too long.
    ///
    /// # Errors
    /// [`NotebookError::Version`] or [`NotebookError::TooLong`].
    pub fn check(&self) -> Result<(), NotebookError> {
        let found = self.text().len();
        if self.version != NOTEBOOK_VERSION {
            return Err(NotebookError::Version { found: self.version });
        }
        if found > MAX_NOTEBOOK_BYTES { Err(NotebookError::TooLong { found }) } else { Ok(()) }
    }

    /// Returns the number of matches in which the notes were made.
    #[must_use]
    pub const fn matches(&self) -> u32 {
        self.matches
    }

    /// Returns the notes, for a bot of that game.
    ///
    /// # Errors
    /// The notebook is of another game, or no bot could have made these notes.
    pub fn notes<G: Game, N: OpponentModel>(&self) -> Result<N, NotebookError> {
        if self.game != G::ID {
            return Err(NotebookError::Foreign { found: self.game.clone(), expected: G::ID });
        }
        let notes: N = ron_options()
            .from_str(self.notes.get_ron())
            .map_err(|error| NotebookError::Notes { reason: error.code.to_string() })?;
        notes.check().map_err(|reason| NotebookError::Notes { reason })?;
        Ok(notes)
    }
}

/// Checks that these are shares of a whole, as in a bot's belief about its hypotheses.
///
/// # Errors
/// The error, in one clause.
pub fn check_belief(belief: impl IntoIterator<Item = f64>) -> Result<(), String> {
    let mut all = 0.0;
    for share in belief {
        if !(0.0..=1.0).contains(&share) {
            return Err(format!("a belief of {share}: expected a share from 0 to 1"));
        }
        all += share;
    }
    if (all - 1.0).abs() < 1e-6 { Ok(()) } else { Err(format!("beliefs of {all} in all: expected 1")) }
}

/// Checks that these can be counts.
///
/// # Errors
/// The error, in one clause.
pub fn check_counts(counts: impl IntoIterator<Item = u32>) -> Result<(), String> {
    let all: u64 = counts.into_iter().map(u64::from).sum();
    if all <= u64::from(MAX_COUNTED_CHOICES) {
        Ok(())
    } else {
        Err(format!("{all} choices counted: expected at most {MAX_COUNTED_CHOICES}"))
    }
}

/// Formats a count: `once`, `twice`, `7 times`.
#[must_use]
pub fn times(n: u32) -> String {
    match n {
        1 => "once".to_owned(),
        2 => "twice".to_owned(),
        n => format!("{n} times"),
    }
}

/// Whom a notebook is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotesSubject {
    /// The person who reads it: a bot has kept it.
    Person,
    /// The bot of that name: the person who reads it could have kept it.
    Bot(DisplayText),
}

impl NotesSubject {
    /// Returns the key by which sentences select: `you` or `bot`.
    pub const fn who(&self) -> MessageArg {
        MessageArg::selector(match self {
            Self::Person => "you",
            Self::Bot(_) => "bot",
        })
    }

    /// Returns the name of the bot; empty for the person.
    pub fn name(&self) -> DisplayText {
        match self {
            Self::Person => DisplayText::EMPTY,
            Self::Bot(name) => name.clone(),
        }
    }

    /// Returns the smallest number of choices of which a sentence is said. A person sees single choices anyway.
    #[must_use]
    pub fn least(&self) -> u32 {
        1 + u32::from(*self != Self::Person)
    }

    /// Returns the sentence with which the notes begin: how often the bot has met the person. What a person could have
    /// noted begins with the notes themselves.
    #[must_use]
    pub fn opening(&self, matches: u32) -> Option<DisplayText> {
        (*self == Self::Person).then(|| met(matches))
    }
}

/// Says in a sentence to the opponent in how many matches the notes were made.
fn met(matches: u32) -> DisplayText {
    say!("notebook-met", n = matches)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::toy::ToyGame;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Lefts {
        left: u32,
        right: u32,
    }

    impl OpponentModel for Lefts {
        fn check(&self) -> Result<(), String> {
            check_counts([self.left, self.right])
        }
    }

    #[derive(Serialize, Deserialize)]
    struct Letters(String);

    impl OpponentModel for Letters {
        fn check(&self) -> Result<(), String> {
            Ok(())
        }
    }

    fn refused(text: &str) -> String {
        let read = Notebook::read(text).and_then(|notebook| notebook.notes::<ToyGame, Lefts>());
        read.unwrap_err().to_string()
    }

    #[test]
    fn a_written_notebook_reads_back() {
        let notebook = Notebook::new::<ToyGame, _>(3, &Lefts { left: 4, right: 2 }).unwrap();
        let text = notebook.text();
        assert_eq!(
            text,
            "(\n    version: 1,\n    game: \"toy\",\n    matches: 3,\n    notes: (\n    left: 4,\n    right: 2,\n),\n)\n"
        );
        let again = Notebook::read(&text).unwrap();
        assert_eq!((again.matches(), again.text()), (3, text));
        assert_eq!(again.notes::<ToyGame, Lefts>(), Ok(Lefts { left: 4, right: 2 }));
    }

    #[test]
    fn an_invalid_notebook_is_refused_in_one_sentence() {
        for (text, expected) in [
            ("(version: 1, game: \"toy\", matches: 1", "the notebook, 1:36: Expected comma"),
            ("(version: 2, pages: 3)", "notebook version 2 is not known here: expected 1"),
            (
                "(version: 1, game: \"go\\u{1b}\", matches: 1, notes: ())",
                "the notebook is of the game `go\\u{1b}`: expected `toy`",
            ),
            (
                "(version: 1, game: \"toy\", matches: 1, notes: (left: 1, right: -1))",
                "the notes of the notebook: ",
            ),
            (
                "(version: 1, game: \"toy\", matches: 1, notes: (left: 1, right: 400))",
                "the notes of the notebook: 401 choices counted: expected at most 400",
            ),
        ] {
            let found = refused(text);
            assert!(found.starts_with(expected) && !found.contains('\n'), "{text}: {found}");
        }
        let long = format!("({})", " ".repeat(MAX_NOTEBOOK_BYTES));
        assert_eq!(refused(&long), "the notebook has 32770 bytes: expected at most 32768");
        // Also one that was read as part of a longer text.
        let of =
            |letters: usize| Notebook::new::<ToyGame, _>(1, &Letters("x".repeat(letters))).unwrap().check();
        assert_eq!(of(MAX_NOTEBOOK_BYTES / 2), Ok(()));
        assert!(matches!(of(2 * MAX_NOTEBOOK_BYTES), Err(NotebookError::TooLong { .. })));
        for (belief, expected) in
            [(vec![0.5, f64::NAN], "a belief of NaN"), (vec![0.5, 0.4], "beliefs of 0.9")]
        {
            assert!(check_belief(belief).unwrap_err().starts_with(expected));
        }
    }
}
