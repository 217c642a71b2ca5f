//! Rules as drawn tables: rows and columns are the cards or moves that meet, cells the results. Made from the rule
//! data.

use words::DisplayText;

/// The kind of result in a cell, drawn as a sign beside the words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellMark {
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

/// One cell of a drawn rules table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChartCell {
    /// The kind of result.
    pub mark: CellMark,
    /// The result in a few words.
    pub words: DisplayText,
}

impl ChartCell {
    /// Returns a cell.
    pub fn new(mark: CellMark, words: impl Into<DisplayText>) -> Self {
        Self { mark, words: words.into() }
    }
}

/// The heading of a row or a column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChartHeading {
    /// One to four words.
    pub words: DisplayText,
    /// A card that illustrates it: a key of the game's atlas.
    pub face: Option<String>,
}

impl ChartHeading {
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
    /// The title above the table.
    pub title: DisplayText,
    /// The meaning of the rows, shown in the corner: `They lay`.
    pub row_label: DisplayText,
    /// The meaning of the columns, shown above them: `You attack with`.
    pub column_label: DisplayText,
    /// The columns, from the left.
    pub columns: Vec<ChartHeading>,
    /// The rows, from the top.
    pub rows: Vec<(ChartHeading, Vec<ChartCell>)>,
    /// A sentence on rules that the table cannot show; empty if there are none.
    pub note: DisplayText,
}
