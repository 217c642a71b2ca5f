//! The pictures of the power cards of Soccer-Go: each fits a chalk disc of radius 49 around the origin.

use games::soccer_go::cards::PowerName;
use stage::palette::{CHALK, INK, MUTED, NAVY_3, PITCH_B, Rgb, SKIN_TONES};

use crate::icons::IconBodies;
use crate::parts::{GOLD, boot, glove, goal, person};
use crate::svg::{
    SvgFont, TextAnchor, at, ball, disc, line, oval, path, rect, rounded, shaded_ball, stroke, text,
    text_with, veil,
};

/// Draws the picture of a power; `c` is the colour of its kind.
pub(crate) fn icon(power: PowerName, c: Rgb, icons: &IconBodies) -> String {
    match power {
        PowerName::AttackingGK => at(
            1.0,
            3.0,
            0.0,
            0.88,
            &(glove(c, CHALK) + &text(-1.0, 20.0, "1", 44.0, CHALK, SvgFont::Display)),
        ),
        PowerName::BlockA => block("A", c),
        PowerName::BlockB => block("B", c),
        PowerName::BlockC => block("C", c),
        PowerName::Bogey => ghost(),
        PowerName::Clearance => chevrons(-1.0, c),
        PowerName::Corner => corner(c),
        PowerName::CounterAttack => chevrons(1.0, c),
        PowerName::DeepPress => trio(c),
        PowerName::Dribble => icons.draw("sneaker-move-fill", -38.0, -40.0, 76.0, c, ""),
        PowerName::HighPress => high_press(c),
        PowerName::Joker => joker(c),
        PowerName::NarrowShot => narrow_shot(c),
        PowerName::PassReTake => again(c, &icons.draw("paper-plane-tilt-fill", -21.0, -19.0, 41.0, INK, "")),
        PowerName::ShotReTake => again(c, &ball(0.0, 0.0, 21.0, 12.0)),
        PowerName::Shoot => shot(c),
        PowerName::SlowBuildUp => snail(),
        PowerName::Tackle => tackle(c),
        PowerName::ThroughBall => through_ball(c),
    }
}

/// A thick arrow head to the right.
fn chevron(x: f64, y: f64, s: f64, c: Rgb) -> String {
    at(x, y, 0.0, s, &line("M-10 -24 L14 0 L-10 24", c, 15.0, ""))
}

/// Three arrow heads, forward or back.
fn chevrons(way: f64, c: Rgb) -> String {
    let heads: String = [-27.0, 0.0, 27.0].map(|x| chevron(x - 2.0, 0.0, 1.0, c)).concat();
    format!("<g transform=\"scale({} .86)\">{heads}</g>", way * 0.86)
}

/// A wall of bricks with the letter of the Block.
fn block(letter: &str, c: Rgb) -> String {
    let mut bricks = rect(-40.0, -30.0, 80.0, 60.0, INK, 4.0, "");
    for row in 0..3 {
        let y = -27.0 + f64::from(row) * 18.5;
        let widths: &[(f64, f64)] = if row == 1 {
            &[(-37.0, 16.0), (-18.0, 36.0), (21.0, 16.0)]
        } else {
            &[(-37.0, 35.5), (1.5, 35.5)]
        };
        for &(x, w) in widths {
            bricks += &rect(x, y, w, 15.5, Rgb(0xD98A5B), 2.0, "");
        }
    }
    let halo = rounded(CHALK, 11.0) + " paint-order=\"stroke\"";
    bricks + &text_with(0.0, 25.0, letter, 72.0, c, SvgFont::Display, TextAnchor::Middle, &halo)
}

/// A ghost, for a card without effect.
fn ghost() -> String {
    let body = "M-32 38 V-8 C-32 -50 32 -50 32 -8 V38 L21 27 L10.5 38 L0 27 L-10.5 38 L-21 27Z";
    path(body, MUTED, &rounded(INK, 5.0))
        + &oval(-11.0, -10.0, 5.5, 7.5, INK, "")
        + &oval(11.0, -10.0, 5.5, 7.5, INK, "")
        + &line("M-9 13 Q0 5 9 13", INK, 4.5, "")
}

/// The corner flag and its arc.
fn corner(c: Rgb) -> String {
    line("M-28 36 H30 M-28 36 L-14 22", INK, 5.0, &veil(0.35))
        + &line("M4 36 A34 34 0 0 0 -16 6", INK, 5.0, &veil(0.35))
        + &line("M-28 36 V-40", INK, 7.0, "")
        + &path("M-26 -41 L24 -24 L-26 -6Z", c, &rounded(INK, 4.0))
        + &shaded_ball(20.0, 20.0, 15.0, 12.0)
}

/// Three in a row.
fn trio(c: Rgb) -> String {
    at(-29.0, 4.0, 0.0, 0.62, &person(c, SKIN_TONES[1]))
        + &at(29.0, 4.0, 0.0, 0.62, &person(c, SKIN_TONES[4]))
        + &at(0.0, 10.0, 0.0, 0.78, &person(c, SKIN_TONES[2]))
}

/// Four arrows close in on the ball.
fn high_press(c: Rgb) -> String {
    let arrow = line("M0 -44 V-24 M-9 -33 L0 -23 L9 -33", c, 7.5, "");
    let arrows: String = (0..4).map(|k| at(0.0, 0.0, 45.0 + f64::from(k) * 90.0, 1.0, &arrow)).collect();
    arrows + &shaded_ball(0.0, 0.0, 18.0, 12.0)
}

/// A cap with three bells.
fn joker(c: Rgb) -> String {
    let rim = rounded(INK, 4.5);
    path("M-24 16 C-30 -6 -36 -12 -40 2 C-44 -30 -14 -32 -6 -10 L-2 16Z", c, &rim)
        + &path("M24 16 C30 -6 36 -12 40 2 C44 -30 14 -32 6 -10 L2 16Z", NAVY_3, &rim)
        + &path("M-16 16 C-20 -14 -10 -28 0 -38 C10 -28 20 -14 16 16Z", GOLD, &rim)
        + &rect(-28.0, 14.0, 56.0, 17.0, CHALK, 6.0, &stroke(INK, 4.5))
        + &[(-40.0, 6.0), (40.0, 6.0), (0.0, -39.0)]
            .map(|(x, y)| disc(x, y, 6.5, GOLD, &stroke(INK, 3.5)))
            .concat()
}

/// A goal of which one third is closed.
fn narrow_shot(c: Rgb) -> String {
    let closed = rect(-36.0, -24.0, 26.0, 52.0, c, 0.0, "")
        + &line("M-30 -10 L-16 14 M-16 -10 L-30 14", CHALK, 5.0, "");
    at(0.0, 0.0, 0.0, 1.0, &small_goal(&closed)) + &shaded_ball(16.0, 12.0, 14.0, 12.0)
}

/// A goal sized to the disc.
fn small_goal(inner: &str) -> String {
    let mouth = goal(-36.0, -26.0, 72.0, 54.0, PITCH_B, inner);
    at(0.0, 0.0, 0.0, 0.96, &mouth)
}

/// A circular arrow: do it again.
fn again(c: Rgb, inner: &str) -> String {
    let round = line("M-16 -29 A33 33 0 1 0 17 -28", c, 8.5, "");
    let head = path("M22 -40 L1 -34 L18 -17Z", c, &rounded(c, 3.0));
    at(-1.0, 3.0, 0.0, 0.92, &(round + &head + inner))
}

/// A fast ball.
fn shot(c: Rgb) -> String {
    line("M-40 34 L-8 12 M-42 12 L-18 -4 M-18 40 L4 24", c, 8.0, "") + &shaded_ball(14.0, -10.0, 27.0, 12.0)
}

/// A snail with a ball as its shell.
fn snail() -> String {
    let body = "M-42 34 C-30 22 -10 26 8 24 C24 22 22 4 24 -8 C26 -20 42 -20 43 -6 C44 14 40 34 20 34Z";
    let horns = line("M29 -14 L25 -31 M38 -14 L43 -30", INK, 4.5, "");
    horns
        + &path(body, Rgb(0xC98D62), &rounded(INK, 5.0))
        + &disc(35.0, -7.0, 2.6, INK, "")
        + &shaded_ball(-8.0, 0.0, 26.0, 12.0)
}

/// A boot slides in on the ball.
fn tackle(c: Rgb) -> String {
    at(-10.0, 0.0, 16.0, 0.56, &boot(c, CHALK))
        + &shaded_ball(25.0, 17.0, 16.0, 12.0)
        + &line("M24 -12 L28 -24 M38 -6 L46 -15 M10 -16 L9 -27", INK, 5.0, "")
}

/// The ball goes between two opponents, as on a tactics board.
fn through_ball(c: Rgb) -> String {
    let other = |x: f64, y: f64| at(x, y, 0.0, 1.0, &line("M-9 -9 L9 9 M9 -9 L-9 9", INK, 8.0, ""));
    line("M-24 24 Q0 20 18 -10", c, 10.0, "")
        + &path("M29 -32 L34 0 L4 -16Z", c, &rounded(c, 4.0))
        + &other(-17.0, -17.0)
        + &other(24.0, 22.0)
        + &shaded_ball(-26.0, 25.0, 14.0, 12.0)
}
