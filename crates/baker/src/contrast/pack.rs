//! The standard pack of the high-contrast set, with one large suit per card. Red suits have a double rule around the
//! card, which distinguishes them from black ones without colour.

use engine::card::{Card, Rank, Suit, SuitColour, pack52};
use stage::palette::{BLACK, CONTRAST_BLUE, CONTRAST_ORANGE, CONTRAST_RED, Rgb, WHITE};

use crate::contrast::{card as shell, field, football, index, picture};
use crate::pack::DeckColours;
use crate::parts::{both_ways, pip};
use crate::raster::SvgPicture;
use crate::svg::{at, disc, line, path, rect, rounded, stroke};

/// The inks of spades, hearts, clubs and diamonds with four colours.
const INKS: [Rgb; 4] = [BLACK, CONTRAST_RED, CONTRAST_BLUE, CONTRAST_ORANGE];

/// Returns the pack; the keys follow `hc/pack/` or `hc/pack4/`.
pub(super) fn all(colours: DeckColours) -> Vec<SvgPicture> {
    let prefix = colours.pack();
    let face = |card: Card| picture(&format!("{prefix}/{card}"), &face(card, colours.of(card.suit, INKS)));
    pack52().into_iter().map(face).collect()
}

/// The face of a card.
fn face(card: Card, ink: Rgb) -> String {
    let rank = card.rank.name();
    let corner = index(rank, ink) + &pip(card.suit, 45.0, 152.0, 56.0, ink);
    let middle = match card.rank {
        rank if rank.is_letter() && rank != Rank::ACE => {
            at(125.0, 143.0, 0.0, 0.62, &token(rank, ink)) + &pip(card.suit, 125.0, 216.0, 76.0, ink)
        }
        _ => pip(card.suit, 125.0, 176.0, 90.0, ink),
    };
    let over = both_ways(&corner) + &middle + &rules(card.suit, ink);
    shell("", &over)
}

/// Draws one heavy rule for black suits, two thin ones for red suits.
fn rules(suit: Suit, ink: Rgb) -> String {
    let frame = |inset: f64, width: f64, colour: Rgb| {
        let (w, h) = (250.0 - 2.0 * inset, 350.0 - 2.0 * inset);
        rect(inset, inset, w, h, "none", (18.0 - inset).max(8.0), &stroke(colour, width))
    };
    match suit.colour() {
        SuitColour::Black => frame(5.0, 10.0, ink),
        SuitColour::Red => frame(5.0, 10.0, WHITE) + &frame(2.5, 3.5, ink) + &frame(8.5, 3.5, ink),
    }
}

/// Draws the sign of a court card, a crown, a tiara or a boot, 120 wide around the origin.
fn token(rank: Rank, ink: Rgb) -> String {
    let rim = rounded(ink, 4.0);
    match rank {
        Rank::KING => path("M-58 44 L-64 -34 L-32 -4 L0 -50 L32 -4 L64 -34 L58 44Z", ink, &rim),
        Rank::QUEEN => {
            path(
                "M-58 44 Q-66 2 -58 -18 L-34 6 L-22 -26 L0 -46 L22 -26 L34 6 L58 -18 Q66 2 58 44Z",
                WHITE,
                &rounded(ink, 11.0),
            ) + &disc(0.0, 8.0, 13.0, ink, "")
        }
        _ => {
            let boot = "M-62 -46 C-48 -36 -32 -38 -24 -48 L6 -12 C28 -8 56 -4 64 14 C68 24 66 30 56 30 H-54 C-64 30 -68 14 -64 -2Z";
            path(boot, ink, &rim) + &line("M-48 36 v11 M-24 36 v11 M20 36 v11 M46 36 v11", ink, 12.0, "")
        }
    }
}

/// Draws the back of the pack: a net on white with the ball in it. It belongs to neither side.
pub(super) fn back() -> String {
    let mut net = String::new();
    for k in -7..8 {
        let x = f64::from(k) * 50.0;
        net += &format!("M{x} 0 l350 350 M{} 0 l-350 350 ", x + 350.0);
    }
    let ground = field(WHITE) + &line(&net, BLACK, 5.0, "");
    let over = disc(125.0, 175.0, 78.0, WHITE, &stroke(BLACK, 8.0)) + &football(125.0, 175.0, 58.0);
    shell(&ground, &over)
}
