//! Small pictures beside the cards: the ball, icons, the wordmark.

use stage::palette::{AMBER, AWAY_DARK, CHALK, HOME_DARK, INK, NAVY, PITCH_A, PITCH_B, PITCH_EDGE, Rgb};

use crate::icons::IconBodies;
use crate::raster::SvgPicture;
use crate::svg::{SvgFont, ball, clip, disc, line, path, rays, rect, shaded_ball, stroke, text, veil};

/// Side of an icon, units.
const ICON: u32 = 72;

/// The sprite atlas.
pub(crate) fn all(icons: &IconBodies) -> Vec<SvgPicture> {
    let mut out = vec![
        SvgPicture::new("ball", 160, 160, ball(80.0, 80.0, 75.0, 0.0)),
        SvgPicture::new("wordmark", 1050, 204, wordmark()),
    ];
    for name in icons.names() {
        let body = icons.draw(name, 2.0, 2.0, 68.0, "#fff", "");
        out.push(SvgPicture::new(format!("icon/{name}"), ICON, ICON, body));
    }
    out
}

/// Draws the name of the game, 1050 x 180 with its shadow below.
fn wordmark() -> String {
    let slant = |x: f64, y: f64, w: f64, h: f64, c: Rgb, lean: f64| {
        path(&format!("M{} {y} H{} L{} {} H{x} Z", x + lean, x + w + lean, x + w, y + h), c, "")
    };
    let mut o = format!("<g opacity=\".5\">{}</g>", slant(8.0, 14.0, 1006.0, 178.0, Rgb(0), 34.0));
    o += &slant(2.0, 2.0, 1010.0, 178.0, CHALK, 34.0);
    o += &slant(15.0, 12.0, 482.0, 158.0, HOME_DARK, 30.0);
    o += &slant(519.0, 12.0, 480.0, 158.0, AWAY_DARK, 30.0);
    for (x, word) in [(236.0, "FIVE"), (796.0, "SIDE")] {
        o += &(text(x + 5.0, 163.0, word, 194.0, INK, SvgFont::Title)
            + &text(x, 158.0, word, 194.0, CHALK, SvgFont::Title));
    }
    let (x, y) = (522.0, 93.0);
    o += &(disc(x + 5.0, y + 8.0, 92.0, "#000", &veil(0.4))
        + &disc(x, y, 91.0, CHALK, "")
        + &disc(x, y, 81.0, AMBER, ""));
    o += &text(x - 3.0, y + 54.0, "A", 150.0, INK, SvgFont::Title);
    o + &rect(x - 74.0, y - 7.0, 26.0, 16.0, INK, 2.0, "")
        + &rect(x + 45.0, y - 7.0, 26.0, 16.0, INK, 2.0, "")
}

/// Draws the icon of window and launcher: the ball on its amber disc over the pitch.
pub(crate) fn app_icon() -> SvgPicture {
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
    SvgPicture::new("icon", 256, 256, clip(shape, &turf) + &rim)
}
