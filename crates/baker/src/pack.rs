//! The standard pack of 52, in two colours and in four: pips in their rows, courts as footballers, aces as balls.

use engine::card::{Card, Rank, Suit, pack52};
use stage::palette::{CARD_BLUE, CARD_ORANGE, CARD_RED, CHALK, INK, NAVY, NAVY_2, NAVY_3, Rgb};

use crate::courts;
use crate::marks::card as shell;
use crate::parts::{both_ways, outline, pip};
use crate::raster::SvgPicture;
use crate::svg::{SvgFont, at, clip, disc, line, path, rays, rect, rounded, shaded_ball, stroke, text, veil};

/// The colouring of the suits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum DeckColours {
    /// Red and ink.
    Two,
    /// Clubs blue, diamonds orange: each in the family of its side, and in that side's kit ([`pip`]).
    Four,
}

impl DeckColours {
    /// Returns the ink of a suit; the array holds the inks of spades, hearts, clubs and diamonds in four colours.
    pub(crate) const fn of(self, suit: Suit, [black, red, blue, orange]: [Rgb; 4]) -> Rgb {
        match (self, suit) {
            (Self::Four, Suit::Clubs) => blue,
            (Self::Four, Suit::Diamonds) => orange,
            (_, Suit::Hearts | Suit::Diamonds) => red,
            (_, Suit::Spades | Suit::Clubs) => black,
        }
    }

    /// Returns the name of the pack, the prefix of its keys.
    pub(crate) const fn pack(self) -> &'static str {
        match self {
            Self::Two => "pack",
            Self::Four => "pack4",
        }
    }
}

/// The inks of spades, hearts, clubs and diamonds in four colours.
const INKS: [Rgb; 4] = [INK, CARD_RED, CARD_BLUE, CARD_ORANGE];

/// Returns the pack; its keys follow `pack/` or `pack4/`.
pub(crate) fn all(colours: DeckColours) -> Vec<SvgPicture> {
    let prefix = colours.pack();
    let face = |card: Card| SvgPicture::card(format!("{prefix}/{card}"), face(card, colours));
    pack52().into_iter().map(face).collect()
}

/// Draws rank and suit in the upper left corner.
fn index(card: Card, ink: Rgb) -> String {
    let rank = card.rank.name();
    let (size, narrow) = if rank.len() > 1 { (92.0, 0.8) } else { (94.0, 1.0) };
    let letters = text(0.0, 0.0, rank, size, ink, SvgFont::Display);
    format!("<g transform=\"translate(40 83) scale({narrow} 1)\">{letters}</g>")
        + &pip(card.suit, 40.0, 118.0, 41.0, ink)
}

/// Draws the face of a card.
fn face(card: Card, colours: DeckColours) -> String {
    let ink = colours.of(card.suit, INKS);
    let corners = both_ways(&index(card, ink));
    match card.rank {
        Rank::ACE => shell(&courts::stage(ink), &(ace(card.suit, ink) + &corners)),
        rank if rank.is_letter() => {
            let figure = courts::figure(card, ink);
            shell(&figure, &corners)
        }
        rank => shell(&pitch(), &(pips(card.suit, rank.ace_low(), ink) + &corners)),
    }
}

/// Draws the faint pitch markings behind the pips.
fn pitch() -> String {
    let lines = "M0 175 H250 M187 175 A62 62 0 1 1 63 175 A62 62 0 1 1 187 175";
    line(lines, INK, 4.0, &veil(0.06))
}

/// Returns the rows of pips from the top to the middle, each with its height and number of pips. Rows above the
/// middle are repeated below it, upside down.
fn rows(n: u8) -> &'static [(f64, u8)] {
    match n {
        2 => &[(72.0, 1)],
        3 => &[(66.0, 1), (175.0, 1)],
        4 => &[(72.0, 2)],
        5 => &[(66.0, 2), (175.0, 1)],
        6 => &[(60.0, 2), (175.0, 2)],
        7 | 8 => &[(54.0, 2), (114.5, 1), (175.0, 2)],
        9 => &[(54.0, 2), (114.5, 1), (175.0, 3)],
        _ => &[(52.0, 2), (93.0, 1), (134.0, 2)],
    }
}

/// Draws the pips of a number card. Their columns lean like the letters of a title, which keeps them off both
/// indices.
fn pips(suit: Suit, n: u8, ink: Rgb) -> String {
    let size = match n {
        2 | 3 => 76.0,
        4..=6 => 60.0,
        _ => 49.0,
    };
    let mut o = String::new();
    for &(y, count) in rows(n) {
        let x = 125.0 + (175.0 - y) * 0.27;
        let row: String = match count {
            1 => pip(suit, x, y, size, ink),
            3 => [x - 56.0, x, x + 56.0].map(|x| pip(suit, x, y, size, ink)).concat(),
            _ => pip(suit, x - 45.0, y, size, ink) + &pip(suit, x + 45.0, y, size, ink),
        };
        let alone = y > 174.0 || (n == 7 && count == 1);
        o += &if alone { row } else { both_ways(&row) };
    }
    o
}

/// Draws one big suit with the ball in it.
fn ace(suit: Suit, ink: Rgb) -> String {
    // Size, and distances of the suit and its ball below the middle.
    let (size, down, ball) = match suit {
        Suit::Clubs => (160.0, -3.0, -6.0),
        Suit::Diamonds => (226.0, 0.0, 0.0),
        Suit::Hearts => (156.0, 4.0, -13.0),
        Suit::Spades => (164.0, -4.0, 7.0),
    };
    let halo = rounded(CHALK, 0.1);
    at(125.0, 175.0 + down, 0.0, size, &path(outline(suit), CHALK, &halo))
        + &pip(suit, 125.0, 175.0 + down, size, ink)
        + &disc(125.0, 175.0 + ball, 41.0, CHALK, "")
        + &shaded_ball(125.0, 175.0 + ball, 37.0, 14.0)
}

/// Draws the back of the pack: a goal net at night with the ball in it. It belongs to neither side.
pub(crate) fn back() -> String {
    let mut net = String::new();
    for row in 0..12 {
        for k in 0..8 {
            let x = f64::from(k) * 38.0 + if row % 2 == 0 { 0.0 } else { 19.0 } - 8.0;
            let y = f64::from(row) * 33.0 - 8.0;
            net += &format!("M{x:.1} {:.1} l19 11 v22 l-19 11 l-19 -11 v-22Z ", y - 22.0);
        }
    }
    let ground = rect(0.0, 0.0, 250.0, 350.0, NAVY_2, 0.0, "")
        + &line(&net, NAVY_3, 4.0, "")
        + &disc(125.0, 175.0, 80.0, NAVY, "")
        + &rays(125.0, 175.0, 79.0, 20, 0.157, 0.08);
    let over =
        rect(22.0, 22.0, 206.0, 306.0, "none", 8.0, &format!("{} opacity=\".75\"", stroke(CHALK, 3.0)))
            + &disc(125.0, 175.0, 80.0, "none", &stroke(CHALK, 5.0))
            + &shaded_ball(125.0, 175.0, 56.0, 10.0);
    shell(&clip("<rect width=\"250\" height=\"350\"/>", &ground), &over)
}
