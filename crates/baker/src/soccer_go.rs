//! The cards of Soccer-Go besides its power cards: the numbers of both sides, the directions, the three hands. The
//! game prints words and names into the empty spaces.

use games::soccer_go::action::{HandShape, ShotDirection};
use stage::palette::{AMBER, CHALK, INK, NAVY, NAVY_2, PITCH_A, PITCH_B, PITCH_EDGE, Rgb, SKIN_TONES};

use crate::icons::IconBodies;
use crate::marks::{TableSide, card as shell};
use crate::parts::{glove, goal, sunny, tab};
use crate::portrait::{PortraitKit, PortraitPlayer, bust, eleven, outlined};
use crate::powers;
use crate::raster::SvgPicture;
use crate::svg::{SvgFont, arrow, at, disc, line, path, rays, rect, shaded_ball, stroke, text, veil};

/// Returns every card of the game.
pub(crate) fn all(icons: &IconBodies) -> Vec<SvgPicture> {
    let mut out = Vec::new();
    for side in TableSide::ALL {
        for (k, (player, kit)) in eleven(side).iter().enumerate() {
            let face = number(side, k + 1, player, kit);
            out.push(SvgPicture::card(format!("go/{}_{}", side.key(), k + 1), face));
        }
    }
    out.extend(ShotDirection::ALL.map(|d| SvgPicture::card(format!("go/{d}"), direction(d))));
    out.extend(ShotDirection::ALL.map(|d| SvgPicture::card(format!("go/dive_{d}"), dive(d))));
    out.extend(HandShape::ALL.map(|h| SvgPicture::card(format!("go/{}", h.name()), hand(h))));
    out.extend(powers::all(icons));
    out
}

/// The band at the foot on which a word is printed.
fn plate() -> String {
    path("M0 294 L250 278 V350 H0Z", NAVY, "") + &line("M-5 294.3 L255 277.7", CHALK, 5.0, "")
}

/// An index of one or two digits.
fn index(n: usize) -> String {
    let narrow = if n > 9 { 0.82 } else { 1.0 };
    let signs = text(0.0, 0.0, &n.to_string(), 102.0, INK, SvgFont::Display);
    tab(108.0) + &format!("<g transform=\"translate(42 92) scale({narrow} 1)\">{signs}</g>")
}

/// The number card of a player.
fn number(side: TableSide, n: usize, player: &PortraitPlayer, kit: &PortraitKit) -> String {
    let (light, dark) = side.kit();
    let mut cloth = rect(0.0, 0.0, 250.0, 350.0, light, 0.0, "");
    for k in 0..6 {
        cloth += &match side {
            TableSide::Home => rect(10.0 + f64::from(k) * 48.0, 0.0, 24.0, 350.0, dark, 0.0, ""),
            TableSide::Away => rect(0.0, 12.0 + f64::from(k) * 56.0, 250.0, 28.0, dark, 0.0, ""),
        };
    }
    let sky = if side == TableSide::Home { Rgb(0xF8CFC3) } else { Rgb(0xC4DBF8) };
    let (x, y, r) = (143.0, 166.0, 100.0);
    let halo = disc(x, y, r, sky, &stroke(CHALK, 6.0)) + &rays(x, y, r - 3.0, 24, 0.13, 0.45);
    let person = at(x - 108.0, 66.0, 0.0, 1.08, &outlined(&bust(player, kit)));
    shell(&(cloth + &halo + &person + &plate()), &index(n))
}

/// Returns where the third of the goal in a direction has its middle, and how an arrow that points up turns to it.
const fn third(direction: ShotDirection) -> (f64, f64) {
    match direction {
        ShotDirection::Left => (62.0, -90.0),
        ShotDirection::Middle => (125.0, 0.0),
        ShotDirection::Right => (188.0, 90.0),
    }
}

/// A direction card, as the shooter sees the goal.
fn direction(direction: ShotDirection) -> String {
    let (x, turn) = third(direction);
    let mut o = rect(0.0, 0.0, 250.0, 350.0, PITCH_A, 0.0, "") + &rays(125.0, 300.0, 420.0, 32, 0.098, 0.1);
    o += &path("M0 226 H250 V350 H0Z", PITCH_B, "");
    o += &line("M-5 226 H255", CHALK, 4.0, &veil(0.8));
    let third = rect(x - 31.5, 122.0, 63.0, 104.0, CHALK, 0.0, &veil(0.3));
    let net = goal(30.0, 122.0, 190.0, 104.0, PITCH_EDGE, &third);
    let path_of_ball = format!("M125 282 Q{:.1} 250 {x} 208", (125.0 + x) / 2.0);
    let flight = line(&path_of_ball, CHALK, 7.0, "stroke-dasharray=\"1 14\"");
    let ball = disc(x + 3.0, 179.0, 38.0, INK, &veil(0.4)) + &shaded_ball(x, 174.0, 37.0, 14.0);
    let pointer = tab(108.0) + &at(42.0, 56.0, turn, 1.0, &arrow(0.0, 0.0, 60.0, INK));
    shell(&(o + &net + &flight + &ball + &plate()), &pointer)
}

/// A goalkeeper's direction card: both gloves where the dive ends, as the shooter sees the goal.
fn dive(direction: ShotDirection) -> String {
    let (x, turn) = third(direction);
    let mut o = rect(0.0, 0.0, 250.0, 350.0, NAVY_2, 0.0, "") + &rays(x, 176.0, 420.0, 32, 0.098, 0.12);
    o += &path("M0 236 H250 V350 H0Z", PITCH_EDGE, "");
    o += &line("M-5 236 H255", CHALK, 4.0, &veil(0.8));
    let lit = rect(x - 31.5, 112.0, 63.0, 124.0, AMBER, 0.0, &veil(0.35));
    let net = goal(30.0, 112.0, 190.0, 124.0, PITCH_EDGE, &lit);
    let lean = turn / 90.0 * 18.0;
    let pair =
        format!("<g transform=\"translate(-31 0) rotate(-10) scale(-1 1)\">{}</g>", glove(CHALK, AMBER))
            + &at(31.0, 0.0, 10.0, 1.0, &glove(CHALK, AMBER));
    let hands = at(x.clamp(86.0, 164.0), 180.0, lean, 0.94, &pair);
    let pointer = tab(108.0) + &at(42.0, 56.0, turn, 1.0, &arrow(0.0, 0.0, 60.0, INK));
    shell(&(o + &net + &hands + &plate()), &pointer)
}

/// Draws a finger from (x, y), `long` units in this direction.
fn finger(x: f64, y: f64, rot: f64, long: f64, skin: Rgb) -> String {
    at(x, y, rot, 1.0, &rect(-15.0, -long, 30.0, long + 15.0, skin, 15.0, &stroke(INK, 6.0)))
}

/// Draws a hand of a Tackle with this skin and cuff.
pub(crate) fn shape(hand: HandShape, skin_colour: Rgb, cuff_colour: Rgb) -> String {
    let finger = |x, y, rot, long| finger(x, y, rot, long, skin_colour);
    let cuff = rect(-40.0, 64.0, 80.0, 60.0, cuff_colour, 6.0, &stroke(INK, 6.0));
    let wrist = rect(-30.0, 34.0, 60.0, 44.0, skin_colour, 6.0, &stroke(INK, 6.0));
    let back = rect(-56.0, -26.0, 112.0, 82.0, skin_colour, 34.0, &stroke(INK, 6.0));
    // Covers the outlines between the fingers and the back of the hand.
    let skin = rect(-53.0, -4.0, 106.0, 57.0, skin_colour, 32.0, "");
    let folded = |xs: &[f64]| xs.iter().map(|&x| finger(x, 14.0, 0.0, 44.0)).collect::<String>();
    let thumb = |x: f64, y: f64, rot: f64| finger(x, y, rot, 46.0);
    let fingers = match hand {
        HandShape::Rock => {
            back.clone() + &skin + &folded(&[-42.0, -14.0, 14.0, 42.0]) + &thumb(-38.0, 36.0, 74.0)
        }
        HandShape::Paper => {
            let up = finger(-38.0, -16.0, -14.0, 66.0)
                + &finger(-12.0, -20.0, -4.0, 84.0)
                + &finger(15.0, -20.0, 5.0, 80.0)
                + &finger(39.0, -14.0, 15.0, 62.0);
            thumb(-44.0, 30.0, -58.0) + &up + &back + &rect(-53.0, -23.0, 106.0, 76.0, skin_colour, 32.0, "")
        }
        HandShape::Scissors => {
            let up = finger(-18.0, -12.0, -17.0, 92.0) + &finger(8.0, -12.0, 17.0, 92.0);
            up + &back + &skin + &folded(&[18.0, 43.0]) + &thumb(-34.0, 34.0, 62.0)
        }
    };
    let (down, size) = if hand == HandShape::Rock { (176.0, 1.3) } else { (196.0, 1.0) };
    at(0.0, down, 0.0, size, &(cuff + &wrist + &fingers))
}

/// Draws the card of a hand.
fn hand(hand: HandShape) -> String {
    let ground = match hand {
        HandShape::Rock => Rgb(0x9AA7B5),
        HandShape::Paper => Rgb(0xA6C8F2),
        HandShape::Scissors => Rgb(0xF4B3A2),
    };
    let figure = at(140.0, 0.0, 0.0, 1.0, &shape(hand, SKIN_TONES[2], CHALK));
    shell(&(sunny(ground, 140.0, 170.0) + &figure + &plate()), &tab(108.0))
}
