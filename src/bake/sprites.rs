//! Small pictures beside the cards: the ball, crests, icons, the wordmark, the front row, the lamps.

use five_a_side::stage::palette::{
    AMBER, AWAY_DARK, CHALK, HOME_DARK, INK, NAVY, NAVY_3, PITCH_A, PITCH_B, PITCH_EDGE, Rgb,
};

use crate::crowd::{Pose, fan, front_row};
use crate::dice::Dice;
use crate::icons::Icons;
use crate::marks::{Side, ball_on_amber, crest};
use crate::raster::Picture;
use crate::svg::{
    Anchor, Face, ball, ball_shade, clip, disc, line, path, rays, rect, rounded, shaded_ball, star, stroke,
    text, text_with, veil,
};

/// Side of an icon, units.
const ICON: u32 = 72;

/// Different supporters of each side in each pose.
const FANS: usize = 8;

/// The sprite atlas.
pub(crate) fn all(icons: &Icons) -> Vec<Picture> {
    let mut out = vec![
        Picture::new("ball", 160, 160, ball(80.0, 80.0, 75.0, 0.0)),
        Picture::new("ball/shade", 160, 160, ball_shade(80.0, 80.0, 75.0)),
        Picture::new("ball/amber_ring", 160, 160, ball_on_amber(160.0)),
        Picture::new("star", 96, 96, star(48.0, 52.0, 43.0, AMBER, &stroke(INK, 4.0))),
        Picture::new("star_empty", 96, 96, empty_star()),
        Picture::new("wordmark", 1050, 204, wordmark()),
        Picture::new("goal_word", 640, 264, goal_word()),
        Picture::new("rig", 136, 76, rig()),
        Picture::new("glow", 256, 256, glow("#fff", &[(0.0, 0.9), (0.25, 0.55), (0.6, 0.14), (1.0, 0.0)])),
        Picture::new("lamp", 256, 256, glow("#fff", &[(0.0, 0.42), (0.3, 0.16), (1.0, 0.0)])),
        Picture::new("cell_now", 61, 112, cell_now()),
        Picture::new("confetti/slip", 24, 16, rect(2.0, 2.0, 20.0, 12.0, "#fff", 2.5, "")),
        Picture::new("confetti/curl", 32, 20, line("M4 10 q6 -9 12 0 t12 0", "#fff", 5.0, "")),
    ];
    for side in Side::ALL {
        let key = side.key();
        out.push(Picture::new(format!("crest/{key}"), 150, 156, crest(0.0, 0.0, 1.5, side)));
        out.push(Picture::new(format!("frontrow/{key}"), 700, 330, front_row(side)));
    }
    let mut dice = Dice::new(17);
    for side in Side::ALL {
        for (name, pose) in [("calm", Pose::Calm), ("arms", Pose::Arms), ("scarf", Pose::Scarf)] {
            for n in 0..FANS {
                let key = format!("fan/{}_{name}_{n}", side.key());
                out.push(Picture::new(key, 48, 48, fan(side, pose, &mut dice)));
            }
        }
    }
    for name in icons.names() {
        let body = icons.draw(name, 2.0, 2.0, 68.0, "#fff", "");
        out.push(Picture::new(format!("icon/{name}"), ICON, ICON, body));
    }
    out
}

/// A star not yet won.
fn empty_star() -> String {
    star(48.0, 52.0, 41.0, "#ffffff14", &format!("{} stroke-dasharray=\"8 7\"", stroke(CHALK, 4.0)))
}

/// The name of the game, 1050 x 180 with its shadow below.
fn wordmark() -> String {
    let slant = |x: f64, y: f64, w: f64, h: f64, c: Rgb, lean: f64| {
        path(&format!("M{} {y} H{} L{} {} H{x} Z", x + lean, x + w + lean, x + w, y + h), c, "")
    };
    let mut o = format!("<g opacity=\".5\">{}</g>", slant(8.0, 14.0, 1006.0, 178.0, Rgb(0), 34.0));
    o += &slant(2.0, 2.0, 1010.0, 178.0, CHALK, 34.0);
    o += &slant(15.0, 12.0, 482.0, 158.0, HOME_DARK, 30.0);
    o += &slant(519.0, 12.0, 480.0, 158.0, AWAY_DARK, 30.0);
    for (x, word) in [(236.0, "FIVE"), (796.0, "SIDE")] {
        o += &(text(x + 5.0, 163.0, word, 194.0, INK, Face::Title)
            + &text(x, 158.0, word, 194.0, CHALK, Face::Title));
    }
    let (x, y) = (522.0, 93.0);
    o += &(disc(x + 5.0, y + 8.0, 92.0, "#000", &veil(0.4))
        + &disc(x, y, 91.0, CHALK, "")
        + &disc(x, y, 81.0, AMBER, ""));
    o += &text(x - 3.0, y + 54.0, "A", 150.0, INK, Face::Title);
    o + &rect(x - 74.0, y - 7.0, 26.0, 16.0, INK, 2.0, "")
        + &rect(x + 45.0, y - 7.0, 26.0, 16.0, INK, 2.0, "")
}

/// The word of the celebration, with ink outline and shadow.
fn goal_word() -> String {
    let (x, y) = (30.0, 226.0);
    let write = |dx: f64, dy: f64, fill: Rgb, extra: &str| {
        text_with(x + dx, y + dy, "GOAL!", 268.0, fill, Face::Title, Anchor::Start, extra)
    };
    let outline = rounded(INK, 18.0);
    write(9.0, 14.0, INK, &format!("{outline} opacity=\".5\""))
        + &write(0.0, 0.0, INK, &outline)
        + &write(0.0, 0.0, CHALK, "")
}

/// A floodlight rig of eight lamps.
fn rig() -> String {
    let mut o = rect(6.0, 8.0, 124.0, 60.0, "#0a1420", 10.0, &stroke(NAVY_3, 3.0));
    for k in 0..8 {
        let (x, y) = (26.0 + f64::from(k % 4) * 28.0, 25.0 + f64::from(k / 4) * 26.0);
        o += &(disc(x, y, 14.0, "#fff6d8", &veil(0.35)) + &disc(x, y, 9.5, "#fffdf2", ""));
    }
    o
}

/// A round light that fades out: stops of distance and opacity.
fn glow(colour: &str, stops: &[(f64, f64)]) -> String {
    let stops: String = stops
        .iter()
        .map(|(at, o)| format!("<stop offset=\"{at}\" stop-color=\"{colour}\" stop-opacity=\"{o}\"/>"))
        .collect();
    format!("<radialGradient id=\"g\">{stops}</radialGradient>{}", disc(128.0, 128.0, 127.0, "url(#g)", ""))
}

/// A frame to lay around the column (53 x 104) of an action card that counts now.
fn cell_now() -> String {
    rect(2.0, 2.0, 57.0, 108.0, "none", 9.0, &stroke(AMBER, 4.0))
}

/// The icon of the window and the launcher: the ball on its amber disc over the pitch.
pub(crate) fn app_icon() -> Picture {
    let mut turf = rect(0.0, 0.0, 256.0, 256.0, PITCH_EDGE, 0.0, "");
    for k in 0..4 {
        turf +=
            &rect(f64::from(k) * 64.0, 0.0, 64.0, 256.0, if k % 2 == 0 { PITCH_A } else { PITCH_B }, 0.0, "");
    }
    turf += &line("M128 -4 V260 M14 -4 V260 M242 -4 V260", CHALK, 7.0, &veil(0.8));
    turf += &rays(128.0, 128.0, 190.0, 24, 0.13, 0.1);
    turf += &disc(132.0, 138.0, 96.0, INK, &veil(0.35));
    turf += &(disc(128.0, 128.0, 97.0, AMBER, "") + &shaded_ball(128.0, 128.0, 80.0, 12.0));
    let shape = "<rect x=\"4\" y=\"4\" width=\"248\" height=\"248\" rx=\"52\"/>";
    let rim = rect(8.0, 8.0, 240.0, 240.0, "none", 48.0, &stroke(NAVY, 8.0));
    Picture::new("icon", 256, 256, clip(shape, &turf) + &rim)
}
