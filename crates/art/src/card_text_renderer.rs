//! Renders the words of a [`CardText`] onto the pixels of a card, in the game's own fonts.
//!
//! parley does shaping, line breaking and bidirectional text, swash rasterizes the letters. This module makes the words
//! fit: a text that is too long gets smaller, and is never cut.

use std::sync::Arc;

use parley::fontique::{Blob, Collection, CollectionOptions};
use parley::{
    FontContext, FontData, FontFamily, FontFamilyName, FontStyle, FontWeight, Layout, LayoutContext,
    PositionedLayoutItem, StyleProperty, TextWrapMode,
};
use swash::FontRef;
use swash::scale::{Render, ScaleContext, Source};
use swash::zeno::{Format, Vector};

use base::between::between;
use stage::card_text::{CardFont, CardText, TextAlign};
use stage::palette::Rgb;

/// Display face, bold: names, digits, prompts.
pub const DISPLAY: &[u8] = include_bytes!("../../../assets/fonts/GameDisplay-Bold.ttf");
/// Display face, extra bold italic: headlines.
pub const HEADLINE: &[u8] = include_bytes!("../../../assets/fonts/GameDisplay-ExtraBoldItalic.ttf");
/// Text face, semi-bold.
pub const TEXT: &[u8] = include_bytes!("../../../assets/fonts/GameUI-SemiBold.ttf");
/// Text face, regular.
pub const BODY: &[u8] = include_bytes!("../../../assets/fonts/GameUI-Regular.ttf");

/// The family of the display fonts, and the fallback for letters that they lack (Greek, Cyrillic).
const FAMILIES: [FontFamilyName<'static>; 2] =
    [FontFamilyName::named("Game Display"), FontFamilyName::named("Game UI")];
/// Words are measured at this size, in units per em, without hinting, so that sizes are proportional.
const EM: f32 = 100.0;
/// The distance of lines in ems: the minimum, and the usual one.
const LEADING: (f32, f32) = (0.98, 1.12);
/// The factor by which words that do not fit get smaller; [`LEAST`] is the minimum, as a share of the wanted size.
const STEP: f32 = 0.98;
const LEAST: f32 = 0.3;

/// A no-break space.
const HOLDS: char = '\u{a0}';

/// Returns the width of a text in one line of a font, at a height of 1. Kerning is not counted.
#[must_use]
pub fn line_width(font: &[u8], text: &str) -> f32 {
    let Some(font) = FontRef::from_index(font, 0) else { return 0.0 };
    let (letters, widths) = (font.charmap(), font.glyph_metrics(&[]).scale(1.0));
    text.chars().map(|letter| widths.advance_width(letters.map(letter))).sum()
}

/// Pixels to print on: rows of RGBA, alpha not multiplied in.
#[derive(Debug)]
pub struct PixelBuffer<'a> {
    /// The pixels.
    pub data: &'a mut [u8],
    /// Pixels in a row.
    pub width: usize,
}

/// The result of printing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PrintedText {
    /// The size that fitted, design units.
    pub size: f32,
    /// The number of lines.
    pub lines: usize,
    /// The area that the letters cover: left, top, right, bottom, design units on the card.
    pub ink: [f32; 4],
    /// True if every letter is in the fonts.
    pub whole: bool,
}

/// The fonts, and the caches.
pub struct CardTextRenderer {
    fonts: FontContext,
    layouts: LayoutContext<()>,
    scales: ScaleContext,
}

/// A letter in its place: its font, its number there, and the left end of its baseline, design units.
struct Letter {
    font: FontData,
    id: u32,
    at: (f32, f32),
}

impl Default for CardTextRenderer {
    fn default() -> Self {
        Self::new()
    }
}

impl std::fmt::Debug for CardTextRenderer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("CardTextRenderer").finish_non_exhaustive()
    }
}

impl CardTextRenderer {
    /// Creates a renderer with the game's fonts, and no other.
    #[must_use]
    pub fn new() -> Self {
        let mut collection = Collection::new(CollectionOptions { shared: false, system_fonts: false });
        for font in [DISPLAY, HEADLINE, TEXT] {
            collection.register_fonts(Blob::new(Arc::new(font)), None);
        }
        let fonts = FontContext { collection, ..FontContext::default() };
        Self { fonts, layouts: LayoutContext::new(), scales: ScaleContext::new() }
    }

    /// Prints onto the card whose upper left corner is that pixel of the sheet. `density` is in pixels a design unit.
    pub fn print(
        &mut self,
        print: &CardText,
        sheet: &mut PixelBuffer<'_>,
        corner: (usize, usize),
        density: f32,
    ) -> PrintedText {
        let mut layout = self.layout(print);
        let size = fit(&mut layout, print);
        let letters = place(&layout, print, size);
        let mut printed = PrintedText {
            size,
            lines: layout.len(),
            ink: [f32::MAX, f32::MAX, f32::MIN, f32::MIN],
            whole: letters.iter().all(|letter| letter.id != 0),
        };
        for letter in &letters {
            let Some(font) = FontRef::from_index(letter.font.data.as_ref(), letter.font.index as usize)
            else {
                printed.whole = false;
                continue;
            };
            let mut scaler = self.scales.builder(font).size(size * density).build();
            let (x, y) = (letter.at.0 * density, letter.at.1 * density);
            let mask = Render::new(&[Source::Outline])
                .format(Format::Alpha)
                .offset(Vector::new(x.fract(), -y.fract()))
                .render(&mut scaler, letter.id as u16);
            let Some(mask) = mask.filter(|mask| mask.placement.width > 0) else { continue };
            let (left, top) = (x as i32 + mask.placement.left, y as i32 - mask.placement.top);
            let (wide, high) = (mask.placement.width as i32, mask.placement.height as i32);
            let rows = mask.data.chunks_exact(wide as usize);
            for (row, shades) in (top..).zip(rows) {
                for (column, shade) in (left..).zip(shades) {
                    sheet.blend(corner.0 as i32 + column, corner.1 as i32 + row, print.ink, *shade);
                }
            }
            let [l, t, r, b] = &mut printed.ink;
            (*l, *t) = (l.min(left as f32 / density), t.min(top as f32 / density));
            (*r, *b) = (r.max((left + wide) as f32 / density), b.max((top + high) as f32 / density));
        }
        printed
    }

    /// The words, shaped.
    fn layout(&mut self, print: &CardText) -> Layout<()> {
        let mut builder = self.layouts.ranged_builder(&mut self.fonts, &print.words, 1.0, false);
        builder.push_default(FontFamily::List((&FAMILIES).into()));
        builder.push_default(StyleProperty::FontSize(EM));
        let (weight, style) = match print.font {
            CardFont::Display => (700.0, FontStyle::Normal),
            CardFont::Title => (800.0, FontStyle::Italic),
        };
        builder.push_default(StyleProperty::FontWeight(FontWeight::new(weight)));
        builder.push_default(StyleProperty::FontStyle(style));
        // parley breaks a line at a no-break space if that is the first letter without room, unless the letter before
        // it forbids the break.
        for (at, _) in print.words.match_indices(HOLDS) {
            let before = print.words[..at].chars().next_back().map_or(0, char::len_utf8);
            builder.push(StyleProperty::TextWrapMode(TextWrapMode::NoWrap), at - before..at);
        }
        builder.build(&print.words)
    }
}

impl PixelBuffer<'_> {
    /// Blends a shade of a colour onto a pixel; does nothing outside the card.
    pub fn blend(&mut self, x: i32, y: i32, colour: Rgb, shade: u8) {
        // Most pixels are covered whole or not at all.
        if shade == 0 {
            return;
        }
        let (Ok(x), Ok(y)) = (usize::try_from(x), usize::try_from(y)) else { return };
        let at = (y * self.width + x) * 4;
        let Some(pixel) = self.data.get_mut(at..at + 4).filter(|_| x < self.width) else { return };
        if shade == 255 {
            let [red, green, blue] = colour.parts();
            pixel.copy_from_slice(&[red, green, blue, 255]);
            return;
        }
        let (over, under) = (f32::from(shade) / 255.0, f32::from(pixel[3]) / 255.0);
        let kept = under * (1.0 - over);
        let alpha = over + kept;
        if alpha <= 0.0 {
            return;
        }
        for (old, new) in pixel.iter_mut().zip(colour.parts()) {
            *old = ((f32::from(new) * over + f32::from(*old) * kept) / alpha).round() as u8;
        }
        pixel[3] = (alpha * 255.0).round() as u8;
    }
}

/// The largest size at which the words have room; the layout is broken into lines for it, all about as long.
fn fit(layout: &mut Layout<()>, print: &CardText) -> f32 {
    let (wide, high) = print.bounds;
    let most = usize::from(print.lines);
    let mut size = print.size;
    while size > print.size * LEAST {
        layout.break_all_lines(Some(wide * EM / size));
        let tall = (cap(layout) / EM + (layout.len().max(1) - 1) as f32 * LEADING.0) * size;
        if layout.len() <= most && widest(layout) * size / EM <= wide && tall <= high {
            break;
        }
        size *= STEP;
    }
    let lines = layout.len();
    let (mut short, mut long) = (0.0, wide * EM / size);
    for _ in 0..12 {
        let middle = (short + long) / 2.0;
        layout.break_all_lines(Some(middle));
        if layout.len() == lines && widest(layout) <= middle { long = middle } else { short = middle }
    }
    layout.break_all_lines(Some(long));
    size
}

/// The height of capitals.
fn cap(layout: &Layout<()>) -> f32 {
    let run = layout.get(0).and_then(|line| line.runs().next());
    run.and_then(|run| run.metrics().cap_height).unwrap_or(0.7 * EM)
}

/// The longest line, without the spaces at its end.
fn widest(layout: &Layout<()>) -> f32 {
    layout.lines().map(|line| line.metrics().advance - line.metrics().trailing_whitespace).fold(0.0, f32::max)
}

/// Every letter in its place: lines below each other, each in the middle of the room, and all of them as well.
fn place(layout: &Layout<()>, print: &CardText, size: f32) -> Vec<Letter> {
    let scale = size / EM;
    let cap = cap(layout) * scale;
    let gaps = (layout.len().max(1) - 1) as f32;
    let leading = between((print.bounds.1 - cap) / gaps.max(1.0), LEADING.0 * size, LEADING.1 * size);
    let first = print.middle.1 - (cap + gaps * leading) / 2.0 + cap;
    let mut letters = Vec::new();
    for (k, line) in layout.lines().enumerate() {
        let metrics = line.metrics();
        let long = (metrics.advance - metrics.trailing_whitespace) * scale;
        let left = match print.align {
            TextAlign::Middle => print.middle.0 - long / 2.0,
            TextAlign::Left => print.middle.0 - print.bounds.0 / 2.0,
        };
        let baseline = first + k as f32 * leading;
        for item in line.items() {
            let PositionedLayoutItem::GlyphRun(run) = item else { continue };
            let mut x = run.offset();
            for glyph in run.glyphs() {
                letters.push(Letter {
                    font: run.run().font().clone(),
                    id: glyph.id,
                    at: (left + (x + glyph.x) * scale, baseline - glyph.y * scale),
                });
                x += glyph.advance;
            }
        }
    }
    letters
}

#[cfg(test)]
mod tests;
