//! The cards of Soccer Cards. Chances have a full-colour ground, cards that stop them a light one. Each of the four
//! colours has its own symbol: moon, waves, leaf, sun. The game prints words and letters into the empty spaces. A
//! played card is a token: its sign alone, as large as the card. A small card has its title alone at its foot.

use games::soccer_cards::stage::{titled_face, token_face};
use games::soccer_cards::{BallColour, CardKind};
use stage::palette::{
    CARD_BLUE, CARD_GREEN, CARD_RED, CHALK, HOME, INK, NAVY_3, PITCH_A, PITCH_B, Rgb, SKIN_TONES,
};

use crate::icons::IconBodies;
use crate::marks::card as shell;
use crate::parts::{boot, foot, glove, goal, person, shield, sunny, tab, tint};
use crate::raster::SvgPicture;
use crate::svg::{at, ball_in, ball_shade, disc, line, oval, path, rays, rect, shaded_ball, stroke, veil};

/// Yellow of flags and of the shield against free kicks.
const YELLOW: Rgb = Rgb(0xF2CF2E);

/// Returns the pack: every kind of card, and the choices of a shootout.
pub(crate) fn all(icons: &IconBodies) -> Vec<SvgPicture> {
    let mut out: Vec<SvgPicture> =
        CardKind::ALL.into_iter().map(|c| SvgPicture::card(format!("sc/{c}"), face(c, icons))).collect();
    out.extend(CardKind::ALL.into_iter().map(|c| SvgPicture::card(titled_face(c), face(c, icons))));
    out.extend(CardKind::ALL.into_iter().map(|c| SvgPicture::card(token_face(c), token(c, icons))));
    for colour in BallColour::ALL {
        out.push(SvgPicture::card(format!("sc/kick_{colour}"), kick(colour)));
        out.push(SvgPicture::card(format!("sc/keep_{colour}"), keep(colour)));
    }
    out
}

/// The ink of a colour.
const fn ink(colour: BallColour) -> Rgb {
    match colour {
        BallColour::Black => INK,
        BallColour::Blue => CARD_BLUE,
        BallColour::Green => CARD_GREEN,
        BallColour::Red => CARD_RED,
    }
}

/// Draws the symbol of a colour, `size` high around (x, y).
pub(crate) fn symbol(colour: BallColour, x: f64, y: f64, size: f64, fill: Rgb) -> String {
    let inner = match colour {
        BallColour::Black => path("M.18 -.5 A.5 .5 0 1 0 .46 .3 A.42 .42 0 1 1 .18 -.5Z", fill, ""),
        BallColour::Blue => {
            let wave = |y: f64| format!("M-.46 {y} q.115 -.2 .23 0 t.23 0 t.23 0 t.23 0 ");
            line(&[-0.28, 0.02, 0.32].map(wave).concat(), fill, 0.17, "")
        }
        BallColour::Green => path(
            "M.44 -.48 C.5 .06 .3 .42 -.06 .4 C-.16 .4 -.24 .36 -.3 .3 L-.42 .5 L-.5 .42 L-.36 .22 C-.52 -.2 -.08 -.5 .44 -.48Z \
                  M.24 -.28 C0 -.16 -.18 .02 -.26 .2 L-.22 .24 C-.1 .06 .06 -.1 .26 -.22Z",
            fill,
            "fill-rule=\"evenodd\"",
        ),
        BallColour::Red => {
            let ray = path("M0 -.52 L.11 -.32 L-.11 -.32Z", fill, "");
            (0..8).map(|k| at(0.0, 0.0, f64::from(k) * 45.0, 1.0, &ray)).collect::<String>()
                + &disc(0.0, 0.0, 0.27, fill, "")
        }
    };
    at(x, y, 0.0, size, &inner)
}

/// Draws a cloth strewn with the symbol of a colour.
fn strewn(colour: BallColour, ground: Rgb, on: Rgb, opacity: f64) -> String {
    let mut marks = String::new();
    for row in 0..7 {
        for k in 0..5 {
            let x = f64::from(k) * 60.0 + if row % 2 == 0 { 8.0 } else { 38.0 };
            marks += &symbol(colour, x, 20.0 + f64::from(row) * 46.0, 30.0, on);
        }
    }
    rect(0.0, 0.0, 250.0, 350.0, ground, 0.0, "") + &format!("<g {}>{marks}</g>", veil(opacity))
}

/// Draws the index of a coloured card: its symbol over a small mark of its kind.
fn coloured_index(colour: BallColour, mark: &str) -> String {
    tab(148.0)
        + &symbol(colour, 42.0, 50.0, if colour == BallColour::Blue { 54.0 } else { 60.0 }, ink(colour))
        + mark
}

/// Draws an index with room for a letter.
fn letter_index(mark: &str) -> String {
    tab(148.0) + mark
}

/// Draws the small ball under the index of a chance.
fn small_ball(patch: Rgb) -> String {
    ball_in(41.0, 112.0, 23.0, 10.0, patch)
}

/// The face of a card.
fn face(card: CardKind, icons: &IconBodies) -> String {
    let (picture, over) = match (card, card.colour()) {
        (_, Some(colour)) if card.is_chance() => {
            (strewn(colour, ink(colour), CHALK, 0.2), ball_figure(colour))
        }
        (_, Some(colour)) => (strewn(colour, tint(ink(colour)), CHALK, 0.55), goal_figure(colour)),
        (CardKind::ColouredShield, _) => (sunny(Rgb(0xD3DCE6), 150.0, 128.0), coloured_shield()),
        (CardKind::YellowShield, _) => (sunny(Rgb(0xD3DCE6), 150.0, 128.0), yellow_shield(icons)),
        (CardKind::Penalty, _) => (turf(), penalty()),
        (CardKind::FreeKick, _) => (turf(), free_kick()),
        _ => (sunny(Rgb(0x8794A3), 150.0, 128.0), offside()),
    };
    shell(&(picture + &foot(CHALK)), &over)
}

/// Draws the token of a card: its sign on its ground.
fn token(card: CardKind, icons: &IconBodies) -> String {
    let wide = |colour: BallColour| if colour == BallColour::Blue { 132.0 } else { 146.0 };
    match (card, card.colour()) {
        (_, Some(colour)) if card.is_chance() => {
            let sign = symbol(colour, 125.0, 112.0, wide(colour), CHALK);
            let ball = disc(125.0, 254.0, 62.0, CHALK, "") + &ball_in(125.0, 254.0, 56.0, 12.0, ink(colour));
            shell(&strewn(colour, ink(colour), CHALK, 0.0), &(sign + &ball))
        }
        (_, Some(colour)) => {
            let sign = symbol(colour, 125.0, 112.0, wide(colour), ink(colour));
            let mouth = rect(63.0, 210.0, 124.0, 104.0, ink(colour), 0.0, "")
                + &line("M63 320 V210 H187 V320", CHALK, 17.0, "");
            shell(&strewn(colour, tint(ink(colour)), CHALK, 0.0), &(sign + &mouth))
        }
        (CardKind::ColouredShield, _) => {
            shell(&sunny(Rgb(0xD3DCE6), 125.0, 175.0), &at(125.0, 178.0, 0.0, 2.1, &shield(&quarters())))
        }
        (CardKind::YellowShield, _) => {
            let sign = rect(-50.0, -50.0, 100.0, 100.0, YELLOW, 0.0, "")
                + &icons.draw("wall-fill", -32.0, -35.0, 64.0, INK, "");
            shell(&sunny(Rgb(0xD3DCE6), 125.0, 175.0), &at(125.0, 178.0, 0.0, 2.1, &shield(&sign)))
        }
        (CardKind::Penalty | CardKind::FreeKick, _) => shell(&turf(), &shaded_ball(125.0, 254.0, 58.0, 12.0)),
        _ => shell(&sunny(Rgb(0x8794A3), 125.0, 175.0), &flag(60.0, 168.0, 1.7)),
    }
}

/// The ball of a colour.
fn ball_figure(colour: BallColour) -> String {
    let (x, y, r) = (152.0, 130.0, 78.0);
    disc(x + 4.0, y + 7.0, r + 5.0, "#000", &veil(0.3))
        + &disc(x, y, r + 6.0, CHALK, "")
        + &ball_in(x, y, r, 12.0, ink(colour))
        + &ball_shade(x, y, r)
        + &coloured_index(colour, &small_ball(ink(colour)))
}

/// A small goal under an index.
fn small_goal(colour: Rgb) -> String {
    rect(20.0, 98.0, 42.0, 32.0, colour, 0.0, "") + &line("M20 131 V98 H62 V131", INK, 6.0, "")
}

/// The goal of a colour.
fn goal_figure(colour: BallColour) -> String {
    let grass = path("M9 214 H241 V232 L9 247Z", PITCH_B, "");
    let inner = symbol(colour, 157.0, 141.0, 84.0, CHALK);
    grass
        + &goal(92.0, 74.0, 130.0, 142.0, ink(colour), &inner)
        + &coloured_index(colour, &small_goal(ink(colour)))
}

/// The shield quartered in all four colours.
fn quarters() -> String {
    let mut o = String::new();
    for (colour, x, y) in [
        (BallColour::Black, -42.0, -46.0),
        (BallColour::Blue, 0.0, -46.0),
        (BallColour::Green, -42.0, -2.0),
        (BallColour::Red, 0.0, -2.0),
    ] {
        let (mx, my) = (if x < 0.0 { -19.5 } else { 19.5 }, if y < -10.0 { -22.5 } else { 14.5 });
        o += &(rect(x, y, 42.0, 48.0, ink(colour), 0.0, "") + &symbol(colour, mx, my, 25.0, CHALK));
    }
    o + &line("M0 -50 V50 M-46 -2 H46", CHALK, 3.5, "")
}

/// The shield against everything.
fn coloured_shield() -> String {
    at(150.0, 134.0, 0.0, 1.8, &shield(&quarters()))
        + &tab(106.0)
        + &at(41.0, 56.0, 0.0, 0.66, &shield(&quarters()))
}

/// The shield against free kicks.
fn yellow_shield(icons: &IconBodies) -> String {
    let field = |icon: f64| {
        rect(-50.0, -50.0, 100.0, 100.0, YELLOW, 0.0, "")
            + &icons.draw("wall-fill", -icon / 2.0, -icon / 2.0 - 3.0, icon, INK, "")
    };
    at(150.0, 134.0, 0.0, 1.8, &shield(&field(56.0)))
        + &tab(106.0)
        + &at(41.0, 56.0, 0.0, 0.66, &shield(&field(64.0)))
}

/// Mown grass.
fn turf() -> String {
    let mut o = rect(0.0, 0.0, 250.0, 350.0, PITCH_A, 0.0, "");
    for k in 0..4 {
        o += &rect(f64::from(k) * 66.0 + 9.0, 0.0, 33.0, 350.0, PITCH_B, 0.0, "");
    }
    o
}

/// The ball on the spot before the goal.
fn penalty() -> String {
    goal(100.0, 40.0, 112.0, 72.0, PITCH_A, "")
        + &line("M88 116 H226", CHALK, 5.0, "")
        + &oval(156.0, 217.0, 52.0, 13.0, CHALK, "")
        + &shaded_ball(156.0, 168.0, 50.0, 12.0)
        + &letter_index(&small_ball(INK))
}

/// A ball bent around a wall.
fn free_kick() -> String {
    let wall: String = [105.0, 153.0, 201.0]
        .into_iter()
        .zip([SKIN_TONES[1], SKIN_TONES[4], SKIN_TONES[2]])
        .map(|(x, skin)| at(x, 118.0, 0.0, 0.92, &person(NAVY_3, skin)))
        .collect();
    wall + &line("M66 212 C84 40 190 20 206 58", CHALK, 5.0, "stroke-dasharray=\"1 13\"")
        + &shaded_ball(64.0, 206.0, 31.0, 12.0)
        + &letter_index(&small_ball(INK))
}

/// The flag of the assistant.
fn flag(x: f64, y: f64, s: f64) -> String {
    let cloth = rect(0.0, -40.0, 84.0, 60.0, YELLOW, 0.0, "")
        + &rect(0.0, -40.0, 42.0, 30.0, HOME, 0.0, "")
        + &rect(42.0, -10.0, 42.0, 30.0, HOME, 0.0, "")
        + &rect(0.0, -40.0, 84.0, 60.0, "none", 3.0, &stroke(INK, 5.0));
    at(x, y, -12.0, s, &(line("M0 -42 V72", INK, 13.0, "") + &line("M0 -42 V72", CHALK, 6.0, "") + &cloth))
}

/// A raised flag.
fn offside() -> String {
    flag(112.0, 118.0, 1.25) + &tab(106.0) + &flag(24.0, 52.0, 0.55)
}

/// Draws the card that a kicker chooses in a shootout.
fn kick(colour: BallColour) -> String {
    let c = ink(colour);
    let (x, y, r) = (148.0, 138.0, 86.0);
    let stage = disc(x, y, r, tint(c), &stroke(CHALK, 6.0)) + &rays(x, y, r - 3.0, 24, 0.13, 0.35);
    let figure = stage
        + &line("M84 184 H122 M96 202 H132", CHALK, 7.0, "")
        + &at(138.0, 132.0, -16.0, 0.98, &boot(CHALK, c))
        + &ball_in(204.0, 186.0, 33.0, 12.0, c)
        + &ball_shade(204.0, 186.0, 33.0);
    let ground = strewn(colour, ink(colour), CHALK, 0.2);
    let over = figure + &coloured_index(colour, &small_ball(ink(colour)));
    shell(&(ground + &foot(CHALK)), &over)
}

/// Draws the card that a keeper chooses in a shootout.
fn keep(colour: BallColour) -> String {
    let c = ink(colour);
    let hand = |x: f64, rot: f64, flip: f64| {
        let glove = glove(CHALK, c) + &symbol(colour, -1.0, 4.0, 36.0, c);
        format!("<g transform=\"translate({x} 142) rotate({rot}) scale({flip} 1.1)\">{glove}</g>")
    };
    let figure = hand(108.0, 10.0, 1.04) + &hand(188.0, -10.0, -1.04);
    let ground = strewn(colour, tint(ink(colour)), CHALK, 0.55);
    let over = figure + &coloured_index(colour, &small_goal(ink(colour)));
    shell(&(ground + &foot(CHALK)), &over)
}
