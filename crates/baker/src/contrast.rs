//! The high-contrast set: every card again from the same rule data, in black on white with heavy rules and large
//! signs. Every meaning of colour is also given by a sign, a pattern or brightness.

mod action;
mod board;
mod pack;
mod soccer_cards;
mod soccer_go;

use stage::palette::{BLACK, CHALK, INK, Rgb, WHITE};

use crate::icons::IconBodies;
use crate::marks::{FIELD, TableSide};
use crate::pack::DeckColours;
use crate::raster::SvgPicture;
use crate::svg::{SvgFont, ball, clip, disc, line, path, rect, stroke, text};

/// Returns the cards of the set.
pub(crate) fn high_contrast_cards(icons: &IconBodies) -> Vec<SvgPicture> {
    let mut out: Vec<SvgPicture> =
        TableSide::ALL.iter().map(|&side| picture(&format!("back/{}", side.key()), &back(side))).collect();
    out.push(picture("back/pack", &pack::back()));
    out.extend(pack::all(DeckColours::Two));
    out.extend(pack::all(DeckColours::Four));
    out.extend(action::all(icons));
    out.extend(board::all(icons));
    out.extend(soccer_cards::all(icons));
    out.extend(soccer_go::all(icons));
    out
}

/// Makes a card of the set. Its key is `hc/` and the key of the usual card. Borrowed art loses its softness.
fn picture(key: &str, body: &str) -> SvgPicture {
    let stark = body.replace(&INK.hex(), &BLACK.hex()).replace(&CHALK.hex(), &WHITE.hex());
    SvgPicture::card(format!("hc/{key}"), stark)
}

/// Draws a white card with this picture in its inner field, a heavy black rule around it, and `over` on top.
fn card(inner: &str, over: &str) -> String {
    rect(0.0, 0.0, 250.0, 350.0, WHITE, 18.0, "")
        + &clip(FIELD, inner)
        + &rect(6.0, 6.0, 238.0, 338.0, "none", 13.0, &stroke(BLACK, 6.0))
        + over
}

/// Fills the whole inner field with one colour.
fn field(colour: Rgb) -> String {
    rect(0.0, 0.0, 250.0, 350.0, colour, 0.0, "")
}

/// Draws a band across the card on which a line is printed.
fn band(y: f64, h: f64, ground: Rgb) -> String {
    rect(0.0, y, 250.0, h, ground, 0.0, "")
}

/// Draws a sign of one or two letters in the upper left corner, as large as a fan of cards leaves visible.
fn index(sign: &str, ink: Rgb) -> String {
    let narrow = if sign.len() > 1 { 0.68 } else { 1.0 };
    let letters = text(0.0, 0.0, sign, 126.0, ink, SvgFont::Display);
    format!("<g transform=\"translate(49 106) scale({narrow} 1)\">{letters}</g>")
}

/// Draws the football in black and white.
fn football(x: f64, y: f64, r: f64) -> String {
    ball(x, y, r, 12.0)
}

/// Draws the back of a side's cards: home is light with upright stripes, away is dark with hoops. The letters are the
/// initials of the two default clubs, Harbour Town and Kestrel Vale.
fn back(side: TableSide) -> String {
    let (ground, ink, letter) = match side {
        TableSide::Home => (WHITE, BLACK, "H"),
        TableSide::Away => (BLACK, WHITE, "K"),
    };
    let mut cloth = field(ground);
    for k in 0..5 {
        let k = f64::from(k);
        cloth += &match side {
            TableSide::Home => rect(27.0 + k * 46.0, 0.0, 12.0, 350.0, ink, 0.0, ""),
            TableSide::Away => rect(0.0, 36.0 + k * 66.0, 250.0, 13.0, ink, 0.0, ""),
        };
    }
    let over = disc(125.0, 175.0, 82.0, ground, &stroke(ink, 10.0))
        + &text(125.0, 224.0, letter, 140.0, ink, SvgFont::Display);
    card(&cloth, &over)
}

/// Draws the cover of a chance card: a question mark on black.
fn mystery() -> String {
    let rule = rect(24.0, 24.0, 202.0, 302.0, "none", 4.0, &stroke(WHITE, 7.0));
    card(&(field(BLACK) + &rule), &text(125.0, 250.0, "?", 210.0, WHITE, SvgFont::Title))
}

/// Draws a goal from the front: frame and net in one ink.
fn goal(x: f64, y: f64, w: f64, h: f64, ink: Rgb) -> String {
    let mut net = String::new();
    let (columns, rows) = ((w / 26.0).round() as u32, (h / 26.0).round() as u32);
    for k in 1..columns {
        net += &format!("M{:.1} {y} v{h} ", x + f64::from(k) * w / f64::from(columns));
    }
    for k in 1..rows {
        net += &format!("M{x} {:.1} h{w} ", y + f64::from(k) * h / f64::from(rows));
    }
    line(&net, ink, 2.0, "") + &path(&format!("M{x} {} V{y} h{w} v{h}", y + h), "none", &stroke(ink, 12.0))
}

#[cfg(test)]
mod tests;
