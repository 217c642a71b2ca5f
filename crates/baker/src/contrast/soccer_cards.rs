//! The cards of Soccer Cards in the high-contrast set. A chance is a filled disc; cards that stop a chance show an
//! open goal or a shield. Each colour has its symbol. The game prints words and letters into the empty spaces.

use games::soccer_cards::stage::{titled_face, token_face};
use games::soccer_cards::{BallColour, CardKind};
use stage::palette::{BLACK, CONTRAST_BLUE, CONTRAST_GREEN, CONTRAST_RED, Rgb, WHITE};

use crate::contrast::{card as shell, field, football, goal, picture};
use crate::icons::IconBodies;
use crate::parts::glove;
use crate::raster::SvgPicture;
use crate::soccer_cards::symbol;
use crate::svg::{at, clip, disc, line, path, rect, stroke};

/// Returns every card; the keys follow `hc/sc/`.
pub(super) fn all(icons: &IconBodies) -> Vec<SvgPicture> {
    let mut out: Vec<SvgPicture> =
        CardKind::ALL.into_iter().map(|card| picture(&format!("sc/{card}"), &face(card, icons))).collect();
    out.extend(CardKind::ALL.into_iter().map(|card| picture(&titled_face(card), &face(card, icons))));
    out.extend(CardKind::ALL.into_iter().map(|card| picture(&token_face(card), &token(card, icons))));
    for colour in BallColour::ALL {
        out.push(picture(&format!("sc/kick_{colour}"), &kick(colour)));
        out.push(picture(&format!("sc/keep_{colour}"), &keep(colour)));
    }
    out
}

/// The ink of a colour.
const fn ink(colour: BallColour) -> Rgb {
    match colour {
        BallColour::Black => BLACK,
        BallColour::Blue => CONTRAST_BLUE,
        BallColour::Green => CONTRAST_GREEN,
        BallColour::Red => CONTRAST_RED,
    }
}

/// Draws the foot on which words are printed: white on black for a chance, black on white for others.
fn foot(chance: bool) -> String {
    let ground = if chance { BLACK } else { WHITE };
    rect(0.0, 227.0, 250.0, 123.0, ground, 0.0, "") + &rect(0.0, 224.0, 250.0, 6.0, BLACK, 0.0, "")
}

/// Draws the symbol of a colour in the corner.
fn corner(colour: BallColour) -> String {
    let size = if colour == BallColour::Blue { 66.0 } else { 74.0 };
    symbol(colour, 55.0, 58.0, size, ink(colour))
}

/// Draws the ball: a filled disc of a colour with its symbol.
fn ball_of(colour: BallColour, x: f64, y: f64, r: f64) -> String {
    disc(x, y, r, ink(colour), &stroke(BLACK, r * 0.08)) + &symbol(colour, x, y, r * 1.16, WHITE)
}

/// Draws the face of a card.
fn face(card: CardKind, icons: &IconBodies) -> String {
    let figure = match (card, card.colour()) {
        (_, Some(colour)) if card.is_chance() => ball_of(colour, 166.0, 138.0, 66.0) + &corner(colour),
        (_, Some(colour)) => {
            goal(110.0, 46.0, 116.0, 178.0, ink(colour))
                + &disc(168.0, 140.0, 49.0, WHITE, "")
                + &symbol(colour, 168.0, 140.0, 80.0, ink(colour))
                + &corner(colour)
        }
        (CardKind::ColouredShield, _) => at(125.0, 122.0, 0.0, 2.1, &shield(&quarters())),
        (CardKind::YellowShield, _) => {
            at(125.0, 122.0, 0.0, 2.1, &shield(&icons.draw("wall-fill", -33.0, -36.0, 66.0, BLACK, "")))
        }
        (CardKind::Penalty, _) => goal(112.0, 44.0, 112.0, 70.0, BLACK) + &football(168.0, 172.0, 48.0),
        (CardKind::FreeKick, _) => {
            let man = |x: f64| {
                disc(x, 62.0, 19.0, BLACK, "")
                    + &path(&format!("M{} 150 v-38 q0 -24 26 -24 q26 0 26 24 v38Z", x - 26.0), BLACK, "")
            };
            [122.0, 170.0, 218.0].map(man).concat()
                + &line("M62 168 C90 14 190 -6 222 22", BLACK, 6.0, "stroke-dasharray=\"1 13\"")
                + &football(60.0, 186.0, 36.0)
        }
        _ => {
            let flag = rect(96.0, 40.0, 132.0, 96.0, WHITE, 0.0, &stroke(BLACK, 7.0))
                + &rect(96.0, 40.0, 66.0, 48.0, BLACK, 0.0, "")
                + &rect(162.0, 88.0, 66.0, 48.0, BLACK, 0.0, "");
            flag + &line("M96 40 V218", BLACK, 12.0, "")
        }
    };
    shell(&(field(WHITE) + &foot(card.is_chance())), &figure)
}

/// Draws the token of a card: its sign alone.
fn token(card: CardKind, icons: &IconBodies) -> String {
    let figure = match (card, card.colour()) {
        (_, Some(colour)) if card.is_chance() => ball_of(colour, 125.0, 175.0, 96.0),
        (_, Some(colour)) => {
            goal(34.0, 60.0, 182.0, 248.0, ink(colour))
                + &disc(125.0, 184.0, 74.0, WHITE, "")
                + &symbol(colour, 125.0, 184.0, 122.0, ink(colour))
        }
        (CardKind::ColouredShield, _) => at(125.0, 175.0, 0.0, 2.4, &shield(&quarters())),
        (CardKind::YellowShield, _) => {
            at(125.0, 175.0, 0.0, 2.4, &shield(&icons.draw("wall-fill", -33.0, -36.0, 66.0, BLACK, "")))
        }
        (CardKind::Penalty | CardKind::FreeKick, _) => football(125.0, 254.0, 56.0),
        _ => {
            let flag = rect(64.0, 60.0, 132.0, 96.0, WHITE, 0.0, &stroke(BLACK, 7.0))
                + &rect(64.0, 60.0, 66.0, 48.0, BLACK, 0.0, "")
                + &rect(130.0, 108.0, 66.0, 48.0, BLACK, 0.0, "");
            flag + &line("M64 60 V300", BLACK, 14.0, "")
        }
    };
    shell(&field(WHITE), &figure)
}

/// Draws a shield 84 wide and 92 high around the origin, filled with `inner`.
fn shield(inner: &str) -> String {
    let d = "M-42 -46 H42 V2 C42 26 22 40 0 46 C-22 40 -42 26 -42 2Z";
    path(d, WHITE, "") + &clip(&path(d, BLACK, ""), inner) + &path(d, "none", &stroke(BLACK, 5.0))
}

/// Draws the shield quartered in all four colours.
fn quarters() -> String {
    let mut o = String::new();
    for (colour, x, y) in [
        (BallColour::Black, -42.0, -46.0),
        (BallColour::Blue, 0.0, -46.0),
        (BallColour::Green, -42.0, -2.0),
        (BallColour::Red, 0.0, -2.0),
    ] {
        let (mx, my) = (if x < 0.0 { -20.0 } else { 20.0 }, if y < -10.0 { -23.0 } else { 15.0 });
        o += &(rect(x, y, 42.0, 48.0, ink(colour), 0.0, "") + &symbol(colour, mx, my, 27.0, WHITE));
    }
    o + &line("M0 -50 V50 M-46 -2 H46", WHITE, 4.0, "")
}

/// Draws the card that a kicker chooses in a shootout.
fn kick(colour: BallColour) -> String {
    let speed = line("M24 152 H66 M18 182 H72 M30 212 H78", BLACK, 9.0, "");
    let figure = speed + &ball_of(colour, 166.0, 138.0, 66.0) + &corner(colour);
    shell(&(field(WHITE) + &foot(true)), &figure)
}

/// Draws the card that a keeper chooses in a shootout.
fn keep(colour: BallColour) -> String {
    let glove = glove(WHITE, BLACK) + &symbol(colour, -1.0, 4.0, 36.0, ink(colour));
    let figure = at(166.0, 134.0, 0.0, 1.6, &glove);
    shell(&(field(WHITE) + &foot(false)), &(figure + &corner(colour)))
}
