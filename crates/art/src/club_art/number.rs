//! The number card of a player of any club: the bust in the shirt that is worn, over its cloth. Painted at run time,
//! off the thread that draws, in the form of the baked ones of the default clubs (`crates/baker/src/soccer_go.rs`).

use std::f32::consts::TAU;

use super::bust::{BustExpression, BustPolygon, bust};
use super::canvas::{CanvasPixels, CardCanvas, line_on};
use super::shape::bar;
use crate::card_text_renderer::CardTextRenderer;
use base::colour::{CHALK, INK, NAVY, Rgb};
use clubs::{Club, Kit, KitPattern};
use stage::card_text::{CardFont, CardText};
use stage::palette::{KEEPER, KEEPER_DARK, WHITE};

/// Middle and radius of the disc behind the bust.
const HALO: (f32, f32, f32) = (143.0, 166.0, 100.0);
/// Place and scale of the bust, which is 200 wide.
const BUST: (f32, f32, f32) = (35.0, 66.0, 1.08);
/// Number of rays of the disc, and the width of one, in radians.
const RAYS: (u8, f32) = (24, 0.13);

/// Paints the number card of the player of a club with that index, in the kit that the club wears; number 1 keeps the
/// goal in a shirt of its own. 250 x 350 units of that many pixels each. The name is printed later, as on every card.
#[must_use]
pub fn number(
    club: &Club,
    kit: Kit,
    index: usize,
    density: u8,
    letters: &mut CardTextRenderer,
) -> CanvasPixels {
    let bands = if kit.pattern == KitPattern::Hoops { 6 } else { 5 };
    let (mut card, field) = CardCanvas::cloth(density, kit, bands);
    let cloth = kit.colours.0;
    halo(&mut card, cloth.mixed(CHALK, 0.72), line_on(cloth));
    let shirt =
        if index == 0 { Kit { pattern: KitPattern::Plain, colours: (KEEPER, KEEPER_DARK) } } else { kit };
    let faces = club.all_faces();
    let face = faces[index % faces.len()];
    for piece in bust(face, shirt, BustExpression::Calm) {
        let path = path_of(&piece);
        let line = (piece.line > 0.0).then_some(piece.line * BUST.2);
        let form = card.cover(&path, line);
        card.lay(&form, Some(&field), piece.colour, piece.opacity);
    }
    card.fill("M0 294 L250 278 V350 H0Z", Some(&field), NAVY, 1.0);
    let edge = card.cover("M-5 294.3 L255 277.7", Some(5.0));
    card.lay(&edge, Some(&field), CHALK, 1.0);
    card.fill(&bar(6.0, 6.0, 70.0, 102.0, 14.0), None, CHALK, 1.0);
    let figures = CardText::line(&(index + 1).to_string(), (42.0, 57.0), 62.0, 102.0, CardFont::Display, INK);
    card.print(&figures, letters);
    card.edge();
    card.pixels
}

/// Draws the disc behind the bust, with its rays.
fn halo(card: &mut CardCanvas, ground: Rgb, ring: Rgb) {
    let (x, y, r) = HALO;
    let disc = |r: f32| {
        let [left, top, side] = [x - r, y - r, 2.0 * r].map(f64::from);
        bar(left, top, side, side, f64::from(r))
    };
    card.fill(&disc(r), None, ground, 1.0);
    let (count, wide) = RAYS;
    let far = r - 3.0;
    let ray = |k: u8| {
        let turn = f32::from(k) * TAU / f32::from(count);
        let [from, to] = [turn, turn + wide].map(|turn| (x + far * turn.cos(), y + far * turn.sin()));
        format!("M{x} {y} L{:.2} {:.2} L{:.2} {:.2}Z", from.0, from.1, to.0, to.1)
    };
    card.fill(&(0..count).map(ray).collect::<String>(), None, WHITE, 0.45);
    card.draw(&disc(r), 6.0, ring, 1.0);
}

/// Returns the path of a piece of the bust on the card.
fn path_of(piece: &BustPolygon) -> String {
    let (left, top, scale) = BUST;
    let corners = piece.points.iter().map(|(x, y)| format!("{:.2} {:.2}", left + scale * x, top + scale * y));
    let end = if piece.line > 0.0 { "" } else { "Z" };
    format!("M{}{end}", corners.collect::<Vec<_>>().join(" L"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use clubs::{countries, shipped};

    #[test]
    fn every_player_of_every_club_has_a_card() {
        let mut letters = CardTextRenderer::new();
        for club in shipped().iter().chain(countries()).step_by(3) {
            let cards: Vec<CanvasPixels> =
                (0..club.all_faces().len()).map(|k| number(club, club.kits[0], k, 1, &mut letters)).collect();
            for (k, card) in cards.iter().enumerate() {
                assert_eq!((card.width, card.height), (250, 350));
                let at = |x: usize, y: usize| &card.data[4 * (y * 250 + x)..][..4];
                assert_eq!(at(20, 330), [NAVY.parts().as_slice(), &[255]].concat(), "the band for the name");
                assert!(at(0, 0)[3] < 40, "round corners");
                assert!(cards[..k].iter().all(|other| other != card), "{} {k}", club.id);
            }
        }
    }

    #[test]
    fn a_number_card_shows_the_shirt_of_the_kit() {
        let mut letters = CardTextRenderer::new();
        let club = &shipped()[5];
        let [first, second] = club.kits.map(|kit| number(club, kit, 4, 1, &mut letters));
        assert_ne!(first, second);
        let keeper = number(club, club.kits[0], 0, 1, &mut letters);
        let green =
            keeper.data.as_chunks::<4>().0.iter().filter(|pixel| pixel[..3] == KEEPER.parts()).count();
        assert!(green > 1000, "{green}");
    }
}
