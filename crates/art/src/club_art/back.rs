//! The back of a club's cards: the cloth of its shirt, and its crest on a dark disc. Painted at run time, off the
//! thread that draws, in the form of the baked ones of the default clubs.

use super::canvas::{CanvasPixels, CardCanvas, line_on, pattern_colour};
use super::shape::bar;
use crate::card_text_renderer::CardTextRenderer;
use base::colour::{CHALK, NAVY};
use clubs::{Club, Kit, KitPattern};
use stage::card_text::{CardFont, CardText};

/// Height of the crest in the middle of the card.
const CREST_HEIGHT: f32 = 100.0;
/// The middle of the card.
const MIDDLE: (f32, f32) = (125.0, 175.0);

/// Returns the path through points of the unit square of a square of that size; its middle is `above` that of the card.
fn path(points: &[(f32, f32)], size: f32, above: f32) -> String {
    let corners = points
        .iter()
        .map(|(x, y)| format!("{} {}", MIDDLE.0 + size * (x - 0.5), MIDDLE.1 - above + size * (y - 0.5)));
    format!("M{}Z", corners.collect::<Vec<_>>().join(" L"))
}

fn disc(r: f64) -> String {
    bar(125.0 - r, 175.0 - r, 2.0 * r, 2.0 * r, r)
}

/// Paints the back of the cards of a club that wears that kit: 250 x 350 units of that many pixels each.
#[must_use]
pub fn back(club: &Club, kit: Kit, density: u8, letters: &mut CardTextRenderer) -> CanvasPixels {
    let bands = if kit.pattern == KitPattern::Hoops { 5 } else { 4 };
    let (mut card, _) = CardCanvas::cloth(density, kit, bands);
    if kit.pattern == KitPattern::Plain {
        // A plain cloth gets a border, so that the card does not look empty.
        card.draw(&bar(15.0, 15.0, 220.0, 320.0, 8.0), 12.0, pattern_colour(kit), 1.0);
    }
    card.draw(&bar(22.0, 22.0, 206.0, 306.0, 6.0), 3.0, line_on(kit.colours.0), 0.7);
    card.fill(&disc(76.0), None, NAVY, 1.0);
    card.draw(&disc(68.0), 2.5, CHALK, 0.55);
    let outline = path(&club.crest.shape.outline(), CREST_HEIGHT, 0.0);
    card.fill(&outline, None, club.colours.0, 1.0);
    let bands = if club.pattern == KitPattern::Stripes { 2 } else { 3 };
    for part in club.crest.pattern_parts(club.pattern, bands) {
        card.fill(&path(&part, CREST_HEIGHT, 0.0), None, CHALK, 0.28);
    }
    card.draw(&outline, 7.7, CHALK, 1.0);
    let symbol = club.crest.symbol.parts();
    let layout = club.crest_layout(!symbol.is_empty());
    for part in symbol {
        let above = layout.symbol_above * CREST_HEIGHT;
        card.fill(&path(&part, layout.symbol_size * CREST_HEIGHT, above), None, CHALK, 1.0);
    }
    card.edge();
    let at = (MIDDLE.0, MIDDLE.1 + layout.letter_below * CREST_HEIGHT);
    let size = 1.25 * layout.letter_size * CREST_HEIGHT;
    let letter = CardText::line(&club.letter, at, 84.0, size, CardFont::Display, CHALK);
    card.print(&letter, letters);
    card.pixels
}

#[cfg(test)]
mod tests {
    use super::*;
    use base::colour::Rgb;
    use clubs::{countries, shipped};

    fn share(of: &CanvasPixels, colour: Rgb) -> f32 {
        let like = |pixel: &&[u8; 4]| pixel[..3] == colour.parts() && pixel[3] == 255;
        let count = of.data.as_chunks::<4>().0.iter().filter(like).count();
        count as f32 / (of.width * of.height) as f32
    }

    #[test]
    fn the_back_of_a_club_has_its_colours_and_its_letter() {
        let mut letters = CardTextRenderer::new();
        for club in shipped().iter().chain(countries()) {
            for kit in club.kits {
                let picture = back(club, kit, 1, &mut letters);
                assert_eq!((picture.width, picture.height), (250, 350));
                let cloth = share(&picture, kit.colours.0);
                assert!(cloth > 0.15, "{}: {cloth} of it is the shirt's colour", club.id);
                let woven = share(&picture, pattern_colour(kit));
                assert!(woven > 0.03, "{}: {woven} of it is the second colour", club.id);
                let crest = share(&picture, club.colours.0);
                assert!(crest > 0.005, "{}: {crest} of it is the crest", club.id);
                // The corners are round: the first pixel is empty.
                assert!(picture.data[3] < 40 && picture.data[4 * 125 + 3] == 255);
                let other = Club { letter: "Q".to_owned(), ..club.clone() };
                assert!(club.letter == "Q" || back(&other, kit, 1, &mut letters) != picture, "the letter");
            }
        }
    }

    #[test]
    fn a_back_is_at_most_two_mebibytes_with_its_smaller_copies() {
        let picture = back(&shipped()[2], shipped()[2].kits[0], 2, &mut CardTextRenderer::new());
        assert_eq!((picture.width, picture.height), (500, 700));
        assert!(picture.data.len() * 4 / 3 <= 2 << 20);
    }
}
