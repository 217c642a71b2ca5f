//! A card that is painted at run time: paths in one colour each, and texts.

use swash::zeno::{Mask, Placement, Stroke, Transform};

use super::shape::bar;
use crate::card_text_renderer::{CardTextRenderer, PixelBuffer};
use base::colour::{CHALK, INK, Rgb};
use clubs::{Kit, KitPattern};
use stage::card_text::CardText;
use stage::layout::CARD;

/// Pixels in rows of RGBA, alpha not multiplied in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CanvasPixels {
    /// The pixels.
    pub data: Vec<u8>,
    /// Pixels in a row.
    pub width: usize,
    /// Number of rows.
    pub height: usize,
}

/// The pixels that an outline covers.
pub(super) struct OutlineCoverage {
    shades: Vec<u8>,
    at: Placement,
}

impl OutlineCoverage {
    fn of(path: &str, line: Option<f32>, scale: f32) -> Self {
        let mut mask = Mask::new(path);
        let line = line.map(Stroke::new);
        if let Some(line) = line {
            mask.style(line);
        }
        let (shades, at) = mask.transform(Some(Transform::scale(scale, scale))).render();
        Self { shades, at }
    }

    /// Returns how much of that pixel it covers, 0 to 255.
    fn at(&self, x: i32, y: i32) -> u8 {
        let (column, row) = (x - self.at.left, y - self.at.top);
        let inside = (0..self.at.width.cast_signed()).contains(&column)
            && (0..self.at.height.cast_signed()).contains(&row);
        if !inside {
            return 0;
        }
        let index = row.unsigned_abs() as usize * self.at.width as usize + column.unsigned_abs() as usize;
        self.shades.get(index).copied().unwrap_or_default()
    }
}

/// A card that is being painted, in units of a card.
pub(super) struct CardCanvas {
    pub(super) pixels: CanvasPixels,
    scale: f32,
}

impl CardCanvas {
    /// Returns an empty card of that many pixels a unit.
    pub(super) fn new(density: u8) -> Self {
        let scale = f32::from(density);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the size of a card")]
        let [width, height] = [CARD.0, CARD.1].map(|long| (long * scale) as usize);
        Self { pixels: CanvasPixels { data: vec![0; width * height * 4], width, height }, scale }
    }

    /// Returns a card of that cloth in a chalk rim, and its field within the rim. Patterns that repeat have `bands`
    /// parts.
    pub(super) fn cloth(density: u8, kit: Kit, bands: u8) -> (Self, OutlineCoverage) {
        let mut card = Self::new(density);
        card.fill(&bar(0.0, 0.0, 250.0, 350.0, 18.0), None, CHALK, 1.0);
        let field = card.cover(&bar(9.0, 9.0, 232.0, 332.0, 12.0), None);
        card.lay(&field, None, kit.colours.0, 1.0);
        card.pattern(kit.pattern, bands, (9.0, 9.0, 232.0, 332.0), &field, pattern_colour(kit), 1.0);
        (card, field)
    }

    /// Draws the edge of the card.
    pub(super) fn edge(&mut self) {
        self.draw(&bar(0.5, 0.5, 249.0, 349.0, 17.5), 1.0, INK, 0.22);
    }

    /// Returns the pixels that a path covers, or a line of that width along it.
    pub(super) fn cover(&self, path: &str, line: Option<f32>) -> OutlineCoverage {
        OutlineCoverage::of(path, line, self.scale)
    }

    /// Lays a colour over what a form covers, within another one if there is any.
    pub(super) fn lay(
        &mut self,
        form: &OutlineCoverage,
        within: Option<&OutlineCoverage>,
        colour: Rgb,
        opacity: f32,
    ) {
        let mut sheet = PixelBuffer { data: &mut self.pixels.data, width: self.pixels.width };
        let wide = form.at.width.max(1) as usize;
        for (y, row) in (form.at.top..).zip(form.shades.chunks_exact(wide)) {
            for (x, shade) in (form.at.left..).zip(row).filter(|(_, shade)| **shade > 0) {
                let inside = within.map_or(255, |within| within.at(x, y));
                if (*shade, inside) == (255, 255) && opacity >= 1.0 {
                    sheet.blend(x, y, colour, 255);
                    continue;
                }
                let shade = f32::from(*shade) * f32::from(inside) / 255.0 * opacity;
                #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 255")]
                sheet.blend(x, y, colour, shade.round() as u8);
            }
        }
    }

    /// Fills a path, within a form if there is any.
    pub(super) fn fill(&mut self, path: &str, within: Option<&OutlineCoverage>, colour: Rgb, opacity: f32) {
        let form = self.cover(path, None);
        self.lay(&form, within, colour, opacity);
    }

    /// Draws a line of that width along a path.
    pub(super) fn draw(&mut self, path: &str, width: f32, colour: Rgb, opacity: f32) {
        let form = self.cover(path, Some(width));
        self.lay(&form, None, colour, opacity);
    }

    /// Lays a pattern over the area, within a form.
    pub(super) fn pattern(
        &mut self,
        pattern: KitPattern,
        bands: u8,
        area: CanvasRect,
        within: &OutlineCoverage,
        colour: Rgb,
        opacity: f32,
    ) {
        let (left, top, wide, high) = area;
        for part in pattern.parts(bands) {
            let corners = part.iter().map(|(x, y)| format!("{} {}", left + wide * x, top + high * y));
            let path = format!("M{}Z", corners.collect::<Vec<_>>().join(" L"));
            self.fill(&path, Some(within), colour, opacity);
        }
    }

    /// Prints a text.
    pub(super) fn print(&mut self, text: &CardText, letters: &mut CardTextRenderer) {
        let mut sheet = PixelBuffer { data: &mut self.pixels.data, width: self.pixels.width };
        letters.print(text, &mut sheet, (0, 0), self.scale);
    }
}

/// Share of the shirt's second colour in the pattern of a card's cloth: a card is quieter than a shirt.
const WOVEN: f32 = 0.62;

/// Returns the colour of the pattern of a card's cloth.
pub(super) fn pattern_colour(kit: Kit) -> Rgb {
    kit.colours.0.mixed(kit.colours.1, WOVEN)
}

/// Returns the colour of a line on that cloth: chalk, or ink on a light one.
pub(super) fn line_on(cloth: Rgb) -> Rgb {
    if CHALK.contrast(cloth) >= 1.6 { CHALK } else { INK }
}

/// Left, top, width and height.
pub(super) type CanvasRect = (f32, f32, f32, f32);
