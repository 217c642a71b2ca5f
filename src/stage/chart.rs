//! A rule as a drawn table: what meets what, and what comes of it. Made from the rule data, never typed in twice.

/// How a cell ends, drawn as a sign of its own beside the words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// It works: a tick.
    Yes,
    /// It does not: a cross.
    No,
    /// Sometimes, or in part: a tilde.
    Part,
    /// It breaks the rules, or is punished: an exclamation mark.
    Foul,
    /// Neither good nor bad: no sign.
    Plain,
}

/// A cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// How it ends.
    pub mark: Mark,
    /// In a few words.
    pub words: String,
}

impl Cell {
    /// A cell.
    pub fn new(mark: Mark, words: impl Into<String>) -> Self {
        Self { mark, words: words.into() }
    }
}

/// What heads a row or a column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// In one to four words.
    pub words: String,
    /// A card of the game that stands for it: a key of its atlas.
    pub face: Option<String>,
}

impl Head {
    /// Words alone.
    pub fn new(words: impl Into<String>) -> Self {
        Self { words: words.into(), face: None }
    }

    /// The same with a card.
    #[must_use]
    pub fn with(mut self, face: impl Into<String>) -> Self {
        self.face = Some(face.into());
        self
    }
}

/// A table: every row has a cell for each column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chart {
    /// What it shows.
    pub title: String,
    /// What stands in the rows, for the corner: `They lay`.
    pub down: String,
    /// What stands in the columns, over them: `You attack with`.
    pub across: String,
    /// The columns, from the left.
    pub columns: Vec<Head>,
    /// The rows, from the top.
    pub rows: Vec<(Head, Vec<Cell>)>,
    /// What the table cannot show, in a sentence; empty where there is nothing.
    pub note: String,
}
