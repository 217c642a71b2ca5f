//! Parts of the cards of several games: pips, grounds, tabs, feet, goals, gloves, boots.

use engine::Suit;
use stage::palette::{
    CARD_BLUE, CARD_GREEN, CARD_ORANGE, CARD_RED, CHALK, CONTRAST_BLUE, CONTRAST_ORANGE, INK, NAVY, Rgb,
};

use crate::svg::{at, clip, disc, line, path, rays, rect, rounded, stroke, veil};

/// Gold of crowns and bells. It differs from amber, which marks playable cards.
pub(crate) const GOLD: Rgb = Rgb(0xE0A53A);

/// Returns the light background that goes with a card colour.
pub(crate) const fn tint(colour: Rgb) -> Rgb {
    match colour {
        CARD_RED => Rgb(0xF4B3A2),
        CARD_ORANGE => Rgb(0xF3C79B),
        CARD_BLUE => Rgb(0xA6C8F2),
        CARD_GREEN => Rgb(0xA9D3B0),
        _ => Rgb(0xA9BCD0),
    }
}

/// Returns the outline of a suit in a box of 1 x 1 around the origin.
pub(crate) const fn outline(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => {
            "M-.24 -.26 a.24 .24 0 1 1 .48 0 a.24 .24 0 1 1 -.48 0Z M-.5 .11 a.24 .24 0 1 1 .48 0 a.24 .24 0 1 1 -.48 0Z \
             M.02 .11 a.24 .24 0 1 1 .48 0 a.24 .24 0 1 1 -.48 0Z M-.14 -.12 H.14 L.06 .12 C.07 .3 .1 .43 .19 .5 H-.19 \
             C-.1 .43 -.07 .3 -.06 .12Z"
        }
        Suit::Diamonds => {
            "M0 -.54 C.1 -.34 .26 -.13 .42 0 C.26 .13 .1 .34 0 .54 C-.1 .34 -.26 .13 -.42 0 C-.26 -.13 -.1 -.34 0 -.54Z"
        }
        Suit::Hearts => {
            "M0 .5 C-.1 .34 -.5 .1 -.5 -.2 C-.5 -.38 -.37 -.48 -.25 -.48 C-.13 -.48 -.04 -.41 0 -.3 \
             C.04 -.41 .13 -.48 .25 -.48 C.37 -.48 .5 -.38 .5 -.2 C.5 .1 .1 .34 0 .5Z"
        }
        Suit::Spades => {
            "M0 -.52 C.1 -.35 .48 -.12 .48 .13 C.48 .28 .37 .37 .26 .37 C.17 .37 .1 .33 .05 .26 C.06 .36 .1 .44 .19 .5 \
             H-.19 C-.1 .44 -.06 .36 -.05 .26 C-.1 .33 -.17 .37 -.26 .37 C-.37 .37 -.48 .28 -.48 .13 C-.48 -.12 -.1 -.35 0 -.52Z"
        }
    }
}

/// Draws a pip `size` high around (x, y). With four colours, diamonds have an upright stripe and clubs a hoop, like
/// the kits of their sides. This distinguishes them from hearts and spades without colour.
pub(crate) fn pip(suit: Suit, x: f64, y: f64, size: f64, fill: Rgb) -> String {
    let plain = path(outline(suit), fill, "");
    let stripe = match (suit, fill) {
        (Suit::Diamonds, CARD_ORANGE | CONTRAST_ORANGE) => rect(-0.065, -0.6, 0.13, 1.2, CHALK, 0.0, ""),
        (Suit::Clubs, CARD_BLUE | CONTRAST_BLUE) => rect(-0.6, 0.06, 1.2, 0.12, CHALK, 0.0, ""),
        _ => return at(x, y, 0.0, size, &plain),
    };
    let within = clip(&path(outline(suit), fill, ""), &stripe);
    at(x, y, 0.0, size, &(plain + &within))
}

/// Draws a ground with sun rays from (x, y).
pub(crate) fn sunny(ground: Rgb, x: f64, y: f64) -> String {
    rect(0.0, 0.0, 250.0, 350.0, ground, 0.0, "") + &rays(x, y, 330.0, 28, 0.112, 0.3)
}

/// Draws the half twice: upright, and rotated around the middle of the card.
pub(crate) fn both_ways(half: &str) -> String {
    format!("{half}{}", at(250.0, 350.0, 180.0, 1.0, half))
}

/// Draws the chalk tab of an index in the upper left corner, down to y.
pub(crate) fn tab(down_to: f64) -> String {
    rect(6.0, 6.0, 70.0, down_to - 6.0, CHALK, 14.0, "")
}

/// Draws the dark band at the foot of a card on which words are printed, with a slanted upper edge.
pub(crate) fn foot(edge: Rgb) -> String {
    path("M0 247 L250 231 V350 H0Z", NAVY, "") + &line("M-5 247.3 L255 230.7", edge, 5.0, "")
}

/// Draws a goal from the front, filled with `inner` over this ground colour; its posts stand at x and x + w.
pub(crate) fn goal(x: f64, y: f64, w: f64, h: f64, mouth: Rgb, inner: &str) -> String {
    let mut net = String::new();
    let (columns, rows) = ((w / 18.0).round(), (h / 18.0).round());
    for k in 1..columns as u32 {
        let x = x + f64::from(k) * w / columns;
        net += &format!("M{x:.1} {y} V{:.1} ", y + h);
    }
    for k in 1..rows as u32 {
        let y = y + f64::from(k) * h / rows;
        net += &format!("M{x} {y:.1} H{:.1} ", x + w);
    }
    let frame = format!("M{x} {:.1} V{y} H{:.1} V{:.1}", y + h, x + w, y + h);
    rect(x, y, w, h, mouth, 0.0, "")
        + &line(&net, CHALK, 2.5, &veil(0.4))
        + inner
        + &line(&frame, INK, 17.0, "")
        + &line(&frame, CHALK, 11.0, "")
}

/// Draws a right-hand glove from behind, about 80 wide around the origin.
pub(crate) fn glove(cloth: Rgb, cuff: Rgb) -> String {
    let hand = "M-34 26 C-46 6 -40 -16 -26 -20 L-22 -44 Q-16 -52 -10 -44 L-9 -22 L-4 -50 Q3 -57 9 -49 L8 -20 L15 -44 Q23 -49 27 -40 L22 -10 Q30 -22 37 -14 C36 2 26 12 20 28Z";
    path(hand, cloth, &stroke(INK, 5.0)) + &rect(-34.0, 24.0, 56.0, 20.0, cuff, 6.0, &stroke(INK, 5.0))
}

/// Draws a shield 84 wide and 92 high around the origin, filled with `inner`.
pub(crate) fn shield(inner: &str) -> String {
    let d = "M-42 -46 H42 V2 C42 26 22 40 0 46 C-22 40 -42 26 -42 2Z";
    clip(&path(d, INK, ""), inner)
        + &path(d, "none", &rounded(INK, 11.0))
        + &path(d, "none", &rounded(CHALK, 6.0))
}

/// Draws a football boot, toe to the right, about 124 x 84 around the origin.
pub(crate) fn boot(leather: Rgb, trim: Rgb) -> String {
    let upper = "M-58 -40 C-46 -32 -30 -34 -22 -42 L4 -12 C24 -8 50 -4 58 12 C62 20 60 26 52 26 H-50 C-60 26 -64 14 -60 -2Z";
    let rim = rounded(INK, 5.0);
    let stud = |x: f64| rect(x, 24.0, 13.0, 15.0, INK, 3.0, "");
    [-52.0, -28.0, 14.0, 36.0].map(stud).concat()
        + &path(upper, leather, &rim)
        + &line("M-16 -24 L-30 -12 M-6 -12 L-20 0", trim, 5.0, "")
        + &line("M-56 14 H54", trim, 6.0, "")
}

/// Draws a person from the front down to the chest, about 56 x 76, standing on y = 40.
pub(crate) fn person(kit: Rgb, skin: Rgb) -> String {
    let rim = stroke(INK, 4.5);
    path("M-28 40 V14 C-28 0 -16 -6 0 -6 C16 -6 28 0 28 14 V40Z", kit, &rim)
        + &disc(0.0, -20.0, 16.0, skin, &rim)
}
