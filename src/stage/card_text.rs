//! The words that the game sets onto the picture of a card: no language is baked into the atlases.
//!
//! A game says what is printed where; the press of the app (`src/press`) sets it in the game's fonts, as large as it
//! fits, before the picture is first shown.

use crate::stage::palette::Rgb;

/// A face of the game's display family.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// Bold: running words, signs.
    Display,
    /// Extra bold italic: titles.
    Title,
}

/// Some words and their place on a card of 250 x 350 design units, origin at the upper left.
#[derive(Clone, Debug, PartialEq)]
pub struct CardText {
    /// What is set. Lines break at spaces, but for those that hold (U+00A0).
    pub words: String,
    /// The middle of its place.
    pub middle: (f32, f32),
    /// Width and height of its place: no letter leaves it.
    pub room: (f32, f32),
    /// The height of its letters (em) where they fit; smaller where they do not.
    pub size: f32,
    /// How many lines it may take.
    pub lines: u8,
    /// Its face.
    pub face: Face,
    /// Its colour.
    pub ink: Rgb,
}

impl CardText {
    /// Capitals in one line of titles.
    #[must_use]
    pub fn title(words: &str, middle: (f32, f32), width: f32, size: f32, ink: Rgb) -> Self {
        Self::line(&words.to_uppercase(), middle, width, size, Face::Title, ink)
    }

    /// One line, as high as its letters.
    #[must_use]
    pub fn line(words: &str, middle: (f32, f32), width: f32, size: f32, face: Face, ink: Rgb) -> Self {
        Self { words: words.to_owned(), middle, room: (width, size), size, lines: 1, face, ink }
    }
}
