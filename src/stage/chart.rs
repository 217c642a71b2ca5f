//! Rules as drawn tables: rows and columns are the cards or moves that meet, cells the results. Made from the rule
//! data.

use crate::words::DisplayText;

/// The kind of result in a cell, drawn as a sign beside the words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The move works: a tick.
    Yes,
    /// The move fails: a cross.
    No,
    /// The move works sometimes or in part: a tilde.
    Part,
    /// The move breaks the rules or is punished: an exclamation mark.
    Foul,
    /// Neither good nor bad: no sign.
    Plain,
}

/// A cell of a chart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The kind of result.
    pub mark: Mark,
    /// The result in a few words.
    pub words: DisplayText,
}

impl Cell {
    /// Returns a cell.
    pub fn new(mark: Mark, words: impl Into<DisplayText>) -> Self {
        Self { mark, words: words.into() }
    }
}

/// The heading of a row or a column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// One to four words.
    pub words: DisplayText,
    /// A card that illustrates it: a key of the game's atlas.
    pub face: Option<String>,
}

impl Head {
    /// Returns a heading without a card.
    pub fn new(words: impl Into<DisplayText>) -> Self {
        Self { words: words.into(), face: None }
    }

    /// Adds a card.
    #[must_use]
    pub fn with(mut self, face: impl Into<String>) -> Self {
        self.face = Some(face.into());
        self
    }
}

/// A table: every row has a cell for each column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chart {
    /// The title.
    pub title: DisplayText,
    /// The meaning of the rows, shown in the corner: `They lay`.
    pub down: DisplayText,
    /// The meaning of the columns, shown above them: `You attack with`.
    pub across: DisplayText,
    /// The columns, from the left.
    pub columns: Vec<Head>,
    /// The rows, from the top.
    pub rows: Vec<(Head, Vec<Cell>)>,
    /// A sentence on rules that the table cannot show; empty if there are none.
    pub note: DisplayText,
}
