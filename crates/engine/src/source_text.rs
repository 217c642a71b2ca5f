//! A text in RON, and where its parts stand in it: readers of data files report errors with line and column.

use ron::value::RawValue;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::RuleDataError;
use super::illegal::ron_words;
use super::record::ron_options;

/// The whole text of a file. It tells where a raw value of it stands.
#[derive(Clone, Copy, Debug)]
pub struct SourceText<'a>(pub &'a str);

impl<'a> SourceText<'a> {
    /// Reads the whole text. `expected` says what it should be.
    ///
    /// # Errors
    /// The first thing that is wrong with its form.
    pub fn whole<T: Deserialize<'a>>(self, expected: &str) -> Result<T, RuleDataError> {
        ron_options().from_str(self.0).map_err(|e| RuleDataError {
            line: e.span.start.line,
            column: e.span.start.col,
            reason: format!("{}; expected {expected}", ron_words(&e.code)),
        })
    }
}

impl SourceText<'_> {
    /// Line and column, from 1, of the raw value's first byte, blanks before it left out if `trimmed`.
    fn of(self, raw: &RawValue, trimmed: bool) -> (usize, usize) {
        let part = if trimmed { raw.trim() } else { raw }.get_ron();
        let offset = (part.as_ptr() as usize).saturating_sub(self.0.as_ptr() as usize);
        let before = self.0.get(..offset).unwrap_or_default();
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        (before.matches('\n').count() + 1, before[line_start..].chars().count() + 1)
    }

    /// Returns an error at the raw value.
    #[must_use]
    pub fn error_at(self, raw: &RawValue, reason: String) -> RuleDataError {
        let (line, column) = self.of(raw, true);
        RuleDataError { line, column, reason }
    }

    /// Returns an error at a line and column counted from the beginning of the raw value.
    #[must_use]
    pub fn within(self, raw: &RawValue, line: usize, column: usize, reason: String) -> RuleDataError {
        let (first, start) = self.of(raw, false);
        let column = if line == 1 { start + column - 1 } else { column };
        RuleDataError { line: first + line - 1, column, reason }
    }

    /// Reads a raw value that should be a text.
    ///
    /// # Errors
    /// It is none.
    pub fn read<T: DeserializeOwned>(self, raw: &RawValue) -> Result<T, RuleDataError> {
        self.read_as(raw, "a text in quotes")
    }

    /// Reads a raw value. `expected` says what it should be.
    ///
    /// # Errors
    /// It is something else.
    pub fn read_as<'r, T: Deserialize<'r>>(
        self,
        raw: &'r RawValue,
        expected: &str,
    ) -> Result<T, RuleDataError> {
        ron_options().from_str(raw.get_ron()).map_err(|e| {
            let reason = format!("{}: expected {expected}", ron_words(&e.code));
            self.within(raw, e.span.start.line, e.span.start.col, reason)
        })
    }
}
