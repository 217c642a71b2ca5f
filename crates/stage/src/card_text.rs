//! Words printed on the picture of a card at run time, so that no language is baked into the atlases.
//!
//! A game returns the words and their places. `crates/art/src/card_text_renderer.rs` prints them in the game's fonts,
//! as large as they fit, before the picture is first shown.

use crate::palette::Rgb;

/// A face of the game's display family.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardFont {
    /// Bold, for running text and signs.
    Display,
    /// Extra bold italic, for titles.
    Title,
}

/// The vertical position of the lines in their area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TextAlign {
    /// Lines are centred.
    Middle,
    /// Lines begin at the left.
    Left,
}

/// Some words and their place on a card of 250 x 350 design units, origin at the upper left.
#[derive(Clone, Debug, PartialEq)]
#[must_use]
pub struct CardText {
    /// The text. Lines break at spaces, except at no-break spaces (U+00A0), and at every line break of the message.
    pub words: String,
    /// Middle of its place, design units.
    pub middle: (f32, f32),
    /// Width and height of its place, design units; no letter reaches outside.
    pub bounds: (f32, f32),
    /// Font size (em), design units; reduced if the text does not fit.
    pub size: f32,
    /// The greatest number of lines.
    pub lines: u8,
    /// The font.
    pub font: CardFont,
    /// The colour.
    pub ink: Rgb,
    /// The horizontal alignment of lines.
    pub align: TextAlign,
}

impl CardText {
    /// Returns a title: capitals in one line.
    pub fn title(words: &str, middle: (f32, f32), width: f32, size: f32, ink: Rgb) -> Self {
        Self::line(&words.to_uppercase(), middle, width, size, CardFont::Title, ink)
    }

    /// Returns one line of text, as high as its font size.
    pub fn line(words: &str, middle: (f32, f32), width: f32, size: f32, font: CardFont, ink: Rgb) -> Self {
        Self {
            words: words.to_owned(),
            middle,
            bounds: (width, size),
            size,
            lines: 1,
            font,
            ink,
            align: TextAlign::Middle,
        }
    }

    /// Returns a running text of at most `lines` lines.
    pub fn text(
        words: &str,
        middle: (f32, f32),
        bounds: (f32, f32),
        size: f32,
        lines: u8,
        face: CardFont,
        ink: Rgb,
    ) -> Self {
        Self { bounds, lines, ..Self::line(words, middle, bounds.0, size, face, ink) }
    }

    /// Returns the text with its lines at the left of its place.
    pub fn at_left(self) -> Self {
        Self { align: TextAlign::Left, ..self }
    }
}
