//! Jacks, queens and kings: twelve footballers in the kits of their suits, each twice on the card.

use clubs::{Beard, Hairstyle};
use engine::card::{Card, Rank, Suit};
use stage::palette::{CHALK, INK, Rgb};

use crate::parts::{GOLD, both_ways, pip, sunny, tab, tint};
use crate::portrait::{MouthShape, PortraitKit, PortraitPlayer, bust, outlined};
use crate::svg::{at, clip, disc, line, path, rect, rounded, stroke};

/// Draws the picture of a court card in the inner field, with chalk tabs for the two indices.
pub(crate) fn figure(card: Card, ink: Rgb) -> String {
    let half_field = "<path d=\"M0 0 H250 V237 L0 113Z\"/>";
    let person = outlined(&(bust(&player(card), &kit(card.suit, ink)) + &headgear(card.rank)));
    let badge = disc(103.0, 181.0, 18.0, CHALK, &stroke(INK, 2.0)) + &pip(card.suit, 103.0, 181.0, 24.0, ink);
    let half = sunny(tint(ink), 158.0, 106.0) + &at(72.0, 19.0, 0.0, 0.86, &(person + &badge));
    let border = "M-5 110.5 L255 239.5";
    both_ways(&clip(half_field, &half))
        + &line(border, CHALK, 11.0, "")
        + &line(border, ink, 4.0, "")
        + &tabs()
}

/// Draws the picture's ground without a person, for the aces.
pub(crate) fn stage(ink: Rgb) -> String {
    sunny(tint(ink), 125.0, 175.0) + &tabs()
}

/// Draws the tabs of the two indices.
fn tabs() -> String {
    both_ways(&tab(144.0))
}

/// Returns the footballer of a card.
fn player(card: Card) -> PortraitPlayer {
    let (skin, hair, cut, beard, mouth) = match (card.rank, card.suit) {
        (Rank::KING, Suit::Spades) => (4, 0, Hairstyle::Locs, Beard::Full, MouthShape::Open),
        (Rank::KING, Suit::Hearts) => (0, 5, Hairstyle::Short, Beard::Full, MouthShape::Open),
        (Rank::KING, Suit::Diamonds) => (2, 0, Hairstyle::Parting, Beard::Moustache, MouthShape::Open),
        (Rank::KING, Suit::Clubs) => (1, 6, Hairstyle::Short, Beard::Goatee, MouthShape::Open),
        (Rank::QUEEN, Suit::Spades) => (1, 0, Hairstyle::Bob, Beard::Clean, MouthShape::Smirk),
        (Rank::QUEEN, Suit::Hearts) => (4, 1, Hairstyle::Afro, Beard::Clean, MouthShape::Open),
        (Rank::QUEEN, Suit::Diamonds) => (0, 4, Hairstyle::Long, Beard::Clean, MouthShape::Smile),
        (Rank::QUEEN, Suit::Clubs) => (2, 1, Hairstyle::Pony, Beard::Clean, MouthShape::Open),
        (_, Suit::Spades) => (2, 0, Hairstyle::Curls, Beard::Clean, MouthShape::Smile),
        (_, Suit::Hearts) => (1, 3, Hairstyle::Quiff, Beard::Clean, MouthShape::Open),
        (_, Suit::Diamonds) => (5, 0, Hairstyle::FlatTop, Beard::Clean, MouthShape::Open),
        (_, Suit::Clubs) => (0, 2, Hairstyle::Mohawk, Beard::Clean, MouthShape::Smirk),
    };
    let brow = if card.rank == Rank::KING { 0.0 } else { 3.0 };
    PortraitPlayer {
        skin,
        hair,
        cut,
        beard,
        mouth,
        wide: 1.0,
        brow,
        nose: 2.0,
        band: card.rank == Rank::JACK,
    }
}

/// Returns the kit of a suit: halves, a sash, checks or a vee.
fn kit(suit: Suit, ink: Rgb) -> PortraitKit {
    let pattern = match suit {
        Suit::Spades => rect(0.0, 130.0, 100.0, 140.0, CHALK, 0.0, ""),
        Suit::Hearts => path("M28 130 L66 130 L206 270 H168Z", CHALK, ""),
        Suit::Diamonds => {
            let check = |k: i32| {
                let (x, y) = (f64::from(k % 7) * 34.0, 146.0 + f64::from(k / 7) * 40.0);
                path(&format!("M{x} {y} l17 20 l-17 20 l-17 -20Z"), CHALK, "")
            };
            (0..28).map(check).collect()
        }
        Suit::Clubs => path("M30 136 L100 196 L170 136 L196 152 L100 236 L4 152Z", CHALK, ""),
    };
    PortraitKit { base: ink, pattern, collar: if ink == INK { Rgb(0x46525C) } else { INK }, band: CHALK }
}

/// Draws a crown for the king, a tiara for the queen.
fn headgear(rank: Rank) -> String {
    let rim = rounded(INK, 2.0);
    match rank {
        Rank::KING => {
            path("M57 50 L50 4 L76 24 L100 -8 L124 24 L150 4 L143 50 Q100 38 57 50Z", GOLD, &rim)
                + &disc(100.0, 28.0, 6.0, CHALK, "")
        }
        Rank::QUEEN => {
            path(
                "M60 46 Q64 26 72 18 L82 28 L90 8 L100 -4 L110 8 L118 28 L128 18 Q136 26 140 46 Q100 24 60 46Z",
                GOLD,
                &rim,
            ) + &disc(100.0, 16.0, 6.0, CHALK, "")
        }
        _ => String::new(),
    }
}
