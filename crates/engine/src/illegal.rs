//! Refusals: each one names the clause of the rule sheet behind it.

use std::path::{Path, PathBuf};

use base::reading::{self, ReadFileError, sanitized_sentence, sanitized_up_to};

/// Maximum number of characters shown of a refused action; every real action is shorter.
pub(crate) const MAX_ACTION_CHARS: usize = 400;

/// A refusal that can name its clause.
pub trait HasClause: std::error::Error {
    /// Returns the clause of the rule sheet, such as `S17-4`, or `ENGINE` for a refusal that no sheet covers.
    fn clause(&self) -> &'static str;
}

/// A refusal of any game, as shown by records, the command line and the window.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{reason} ({clause})")]
pub struct IllegalAction {
    /// The clause, such as `S17-4`.
    pub clause: &'static str,
    /// The error and the expectation, in lower case.
    pub reason: String,
}

impl<E: HasClause> From<E> for IllegalAction {
    fn from(refusal: E) -> Self {
        Self { clause: refusal.clause(), reason: refusal.to_string() }
    }
}

/// Match options that do not go together, or name what does not exist.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("option `{option}`: {} ({clause})", sanitized_sentence(.reason))]
pub struct InvalidOptions {
    /// The clause, such as `S17-21`.
    pub clause: &'static str,
    /// The option's name.
    pub option: &'static str,
    /// The error and the expectation.
    pub reason: String,
}

/// A text that is not an action of the game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{}` is no action of this game: expected {expected}", sanitized_up_to(.text, MAX_ACTION_CHARS))]
pub struct ParseActionError {
    /// The rejected text.
    pub text: String,
    /// The accepted forms, each with its clause.
    pub expected: &'static str,
}

/// Rule data that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{line}:{column}: {}", sanitized_sentence(.reason))]
pub struct RuleDataError {
    /// Line, from 1.
    pub line: usize,
    /// Column, from 1.
    pub column: usize,
    /// The error and the expectation.
    pub reason: String,
}

impl RuleDataError {
    /// Creates an error of the file as a whole, placed at its first character.
    #[must_use]
    pub const fn whole(reason: String) -> Self {
        Self { line: 1, column: 1, reason }
    }
}

impl From<ron::error::SpannedError> for RuleDataError {
    fn from(error: ron::error::SpannedError) -> Self {
        let place = error.span.start;
        Self { line: place.line, column: place.col, reason: ron_words(&error.code) }
    }
}

/// Formats a RON error together with what was expected.
pub fn ron_words(error: &ron::Error) -> String {
    match error {
        ron::Error::IntegerOutOfBounds => {
            "the number is out of range here: expected a smaller one, or one not below 0".to_owned()
        }
        other => other.to_string(),
    }
}

/// Why a data file, such as a scenario or a club, cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum DataFileError {
    /// No such file, or none that can be read.
    #[error("{}: cannot be read: {cause}", path.display())]
    Unreadable {
        /// The path of the file.
        path: PathBuf,
        /// The system's reason.
        cause: ReadFileError,
    },
    /// The text there differs from the expectation.
    #[error("{}:{error}", path.display())]
    Invalid {
        /// The path of the file.
        path: PathBuf,
        /// The place and what was expected there.
        error: RuleDataError,
    },
}

/// Returns the RON files in a folder, by name; none if it cannot be listed.
#[must_use]
pub fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten();
    let mut files: Vec<_> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|file| file.extension().is_some_and(|ending| ending == "ron"));
    files.sort();
    files
}

/// Reads a data file with `parse`, which gets the file's name without its ending, and its text.
///
/// # Errors
/// If the file cannot be read, or the first thing that is wrong with it.
pub fn load<T>(
    path: &Path,
    parse: impl FnOnce(&str, &str) -> Result<T, RuleDataError>,
) -> Result<T, DataFileError> {
    let text = reading::text(path, reading::LIMIT)
        .map_err(|cause| DataFileError::Unreadable { path: path.to_owned(), cause })?;
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    parse(&name, &text).map_err(|error| DataFileError::Invalid { path: path.to_owned(), error })
}
