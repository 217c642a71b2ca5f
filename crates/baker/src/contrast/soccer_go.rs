//! The cards of Soccer-Go in the high-contrast set: numbers, directions, hands, power cards. Attack is black on
//! white, defence white on black. The game prints words and names into the empty spaces.

use games::soccer_go::action::{HandShape, ShotDirection};
use games::soccer_go::cards::{PowerCard, PowerKind, PowerName};
use stage::palette::{BLACK, Rgb, WHITE};

use crate::contrast::{card as shell, field, football, goal, picture};
use crate::icons::IconBodies;
use crate::marks::TableSide;
use crate::parts::glove;
use crate::powers::{snake, token};
use crate::raster::SvgPicture;
use crate::soccer_go::shape;
use crate::svg::{SvgFont, arrow, at, line, rect, stroke, text};

/// Returns every card; the keys follow `hc/go/`.
pub(super) fn all(icons: &IconBodies) -> Vec<SvgPicture> {
    let mut out = Vec::new();
    for side in TableSide::ALL {
        out.extend((1..=11).map(|n| picture(&format!("go/{}_{n}", side.key()), &number(side, n))));
    }
    out.extend(ShotDirection::ALL.map(|d| picture(&format!("go/{d}"), &direction(d))));
    out.extend(ShotDirection::ALL.map(|d| picture(&format!("go/dive_{d}"), &dive(d))));
    out.extend(HandShape::ALL.map(|h| picture(&format!("go/{}", h.name()), &hand(h))));
    for kind in PowerKind::BOTH {
        for &power in kind.deck() {
            out.push(picture(&format!("go/{kind}_{}", snake(power)), &face(kind, power, icons)));
            let (paper, ink) = colours(kind);
            let sign = at(-131.0, -71.0, 0.0, 2.05, &sign(power, ink, icons));
            out.push(token(PowerCard { kind, power }, &shell(&field(paper), &sign), "hc/"));
        }
        out.push(picture(&format!("go/back_{kind}"), &back(kind)));
    }
    out
}

/// Draws a player's number card: home with upright bars, away with level ones.
fn number(side: TableSide, n: u32) -> String {
    let bars: String = (0..3)
        .map(|k| f64::from(k) * 23.0)
        .map(|d| match side {
            TableSide::Home => rect(170.0 + d, 22.0, 13.0, 60.0, BLACK, 0.0, ""),
            TableSide::Away => rect(170.0, 22.0 + d, 60.0, 13.0, BLACK, 0.0, ""),
        })
        .collect();
    let digits = text(0.0, 0.0, &n.to_string(), 232.0, BLACK, SvgFont::Display);
    let narrow = if n > 9 { 0.82 } else { 1.0 };
    let figure = format!("<g transform=\"translate(140 268) scale({narrow} 1)\">{digits}</g>");
    let corner = text(45.0, 74.0, &n.to_string(), 84.0, BLACK, SvgFont::Display);
    shell(&(field(WHITE) + &plate()), &(bars + &figure + &corner))
}

/// Returns where the third of the goal in a direction has its middle, and how an arrow that points up turns to it.
const fn third(direction: ShotDirection) -> (f64, f64) {
    match direction {
        ShotDirection::Left => (65.0, -90.0),
        ShotDirection::Middle => (125.0, 0.0),
        ShotDirection::Right => (185.0, 90.0),
    }
}

/// Draws a direction card: the goal as the shooter sees it, one third of it black, with an arrow there.
fn direction(direction: ShotDirection) -> String {
    let (x, turn) = third(direction);
    let third = rect(x - 30.0, 40.0, 60.0, 84.0, BLACK, 0.0, "");
    let net = third + &goal(35.0, 40.0, 180.0, 84.0, BLACK);
    let pointer = at(125.0, 206.0, turn, 1.0, &arrow(0.0, 0.0, 140.0, BLACK));
    shell(&(field(WHITE) + &plate()), &(net + &pointer))
}

/// Draws a goalkeeper's direction card, white on black: the goal, one third of it white, with both gloves below.
fn dive(direction: ShotDirection) -> String {
    let (x, turn) = third(direction);
    let third = rect(x - 30.0, 40.0, 60.0, 84.0, WHITE, 0.0, "");
    let net = third + &goal(35.0, 40.0, 180.0, 84.0, WHITE);
    let pair =
        format!("<g transform=\"translate(-34 0) rotate(-8) scale(-1 1)\">{}</g>", glove(WHITE, BLACK))
            + &at(34.0, 0.0, 8.0, 1.0, &glove(WHITE, BLACK));
    let hands = at(x.clamp(98.0, 152.0), 206.0, turn / 90.0 * 14.0, 1.0, &pair);
    shell(&(field(BLACK) + &plate()), &(net + &hands))
}

/// Draws a hand of a Tackle.
fn hand(hand: HandShape) -> String {
    let figure = at(150.0, -24.0, 0.0, 1.0, &shape(hand, WHITE, BLACK));
    shell(&(field(WHITE) + &figure + &plate()), "")
}

/// Draws the band at the foot on which a word is printed.
fn plate() -> String {
    rect(0.0, 288.0, 250.0, 62.0, BLACK, 0.0, "")
}

/// Returns ground and ink of a kind.
const fn colours(kind: PowerKind) -> (Rgb, Rgb) {
    match kind {
        PowerKind::Attacking => (WHITE, BLACK),
        PowerKind::Defending => (BLACK, WHITE),
    }
}

/// Draws the middle of a power card: the letter of a Block, otherwise an icon.
fn sign(power: PowerName, ink: Rgb, icons: &IconBodies) -> String {
    let letter = |letter: &str| text(125.0, 158.0, letter, 104.0, ink, SvgFont::Display);
    let icon = match power {
        PowerName::BlockA => return letter("A"),
        PowerName::BlockB => return letter("B"),
        PowerName::BlockC => return letter("C"),
        PowerName::Shoot => return football(125.0, 119.0, 38.0),
        PowerName::AttackingGK => "hand-fill",
        PowerName::Bogey => "trash-fill",
        PowerName::Clearance | PowerName::CounterAttack => "fast-forward-fill",
        PowerName::Corner => "flag-fill",
        PowerName::DeepPress => "users-fill",
        PowerName::Dribble => "sneaker-move-fill",
        PowerName::HighPress => "footprints-fill",
        PowerName::Joker => "crown-fill",
        PowerName::NarrowShot => "lock-fill",
        PowerName::PassReTake | PowerName::ShotReTake => "arrow-counter-clockwise-fill",
        PowerName::SlowBuildUp => "clock-fill",
        PowerName::Tackle => "lightning-fill",
        PowerName::ThroughBall => "paper-plane-tilt-fill",
    };
    let turn = if power == PowerName::Clearance { 180.0 } else { 0.0 };
    at(125.0, 119.0, turn, 1.0, &icons.draw(icon, -40.0, -40.0, 80.0, ink, ""))
}

/// Draws the face of a power card.
fn face(kind: PowerKind, power: PowerName, icons: &IconBodies) -> String {
    let (paper, ink) = colours(kind);
    let foot = rect(0.0, 298.0, 250.0, 52.0, ink, 0.0, "");
    shell(&(field(paper) + &foot), &sign(power, ink, icons))
}

/// Draws the back of a deck: attack is light with slanted stripes, defence dark with hoops.
fn back(kind: PowerKind) -> String {
    let (paper, ink) = colours(kind);
    let mut cloth = field(paper);
    for k in -2..7 {
        let k = f64::from(k);
        cloth += &match kind {
            PowerKind::Attacking => line(&format!("M{} 360 l120 -370", k * 46.0), ink, 9.0, ""),
            PowerKind::Defending => rect(0.0, 32.0 + k * 50.0, 250.0, 10.0, ink, 0.0, ""),
        };
    }
    shell(&cloth, &rect(20.0, 128.0, 210.0, 94.0, paper, 8.0, &stroke(ink, 8.0)))
}
