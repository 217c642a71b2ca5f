//! The chance cards: one goal, five kinds of misses, each with its crowd. The game prints words into the empty spaces.

use stage::palette::{
    AMBER, AWAY, AWAY_DARK, CHALK, HOME, HOME_DARK, INK, NAVY, NAVY_2, NAVY_3, PITCH_A, PITCH_EDGE, Rgb,
};

use crate::crowd::{SpectatorReaction, spectator};
use crate::dice::DrawingRng;
use crate::marks::card;
use crate::parts::glove;
use crate::svg::{clip, disc, line, rays, rect, shaded_ball, veil};

/// Draws a goal's frame and net: posts at x 25 and 225, bar at y 96.
fn net() -> String {
    let mut d = String::new();
    for k in 0..11 {
        let x = 35.0 + f64::from(k) * 18.0;
        d += &format!("M{x} 96 L{:.1} 272 ", x + (x - 125.0) * 0.1);
    }
    for k in 0..10 {
        let y = 106 + k * 17;
        d += &format!("M25 {y} Q125 {} 225 {y} ", y + 14);
    }
    line(&d, CHALK, 2.5, &veil(0.55))
}

/// The goal card.
pub(crate) fn goal() -> String {
    let mut o = rect(0.0, 0.0, 250.0, 350.0, PITCH_A, 0.0, "");
    o += &rays(125.0, 180.0, 270.0, 24, 0.13, 0.15);
    o += &net();
    o += &line("M25 276 V96 H225 V276", CHALK, 9.0, "");
    o += &rect(0.0, 270.0, 250.0, 80.0, AMBER, 0.0, "");
    o += &rect(0.0, 266.0, 250.0, 5.0, INK, 0.0, &veil(0.35));
    card(&o, &(disc(128.0, 190.0, 58.0, INK, &veil(0.35)) + &shaded_ball(125.0, 184.0, 58.0, 14.0)))
}

/// Draws the ball with a dark halo, so that it stands out from the crowd.
fn ball(x: f64, y: f64, r: f64, rot: f64) -> String {
    disc(x, y, r + 7.0, INK, &veil(0.5)) + &shaded_ball(x, y, r, rot)
}

/// The number of different crowd cards.
pub(crate) const CROWDS: usize = 5;

/// A kind of miss: the reaction and the colours of the crowd.
struct Miss {
    reaction: SpectatorReaction,
    kits: &'static [(Rgb, Rgb)],
    sky: Rgb,
}

/// The five misses: over the bar, saved, into the stands, off the post, just wide.
const MISSES: [Miss; CROWDS] = [
    Miss {
        reaction: SpectatorReaction::Despair,
        kits: &[(HOME, CHALK), (HOME_DARK, CHALK), (CHALK, HOME)],
        sky: NAVY_2,
    },
    Miss {
        reaction: SpectatorReaction::Gasp,
        kits: &[(AWAY, CHALK), (HOME, CHALK), (NAVY_3, CHALK)],
        sky: NAVY_2,
    },
    Miss {
        reaction: SpectatorReaction::Cheer,
        kits: &[(AWAY, CHALK), (AWAY_DARK, CHALK), (CHALK, AWAY)],
        sky: NAVY_2,
    },
    Miss {
        reaction: SpectatorReaction::Glum,
        kits: &[(CHALK, AWAY), (AWAY, CHALK), (HOME, CHALK), (PITCH_EDGE, CHALK)],
        sky: NAVY_2,
    },
    Miss {
        reaction: SpectatorReaction::Scarf,
        kits: &[(AWAY, CHALK), (AWAY_DARK, CHALK), (HOME_DARK, CHALK)],
        sky: NAVY_2,
    },
];

/// Draws what the crowd looks at, above the title bar at the foot of the card.
fn incident(n: usize) -> String {
    let post = |d: &str| line(d, INK, 15.0, &veil(0.45)) + &line(d, CHALK, 9.0, "");
    match n {
        0 => {
            post("M9 206 H241")
                + &line("M164 194 Q186 160 190 128", CHALK, 4.0, "stroke-dasharray=\"1 12\"")
                + &ball(192.0, 106.0, 22.0, 20.0)
        }
        1 => {
            // Two big gloves round the ball.
            let hand = |x: f64, rot: f64, flip: f64| {
                format!(
                    "<g transform=\"translate({x} 222) rotate({rot}) scale({flip} .92)\">{}</g>",
                    glove(CHALK, AMBER)
                )
            };
            ball(125.0, 176.0, 40.0, 8.0) + &hand(84.0, 16.0, 0.92) + &hand(166.0, -16.0, -0.92)
        }
        2 => disc(128.0, 152.0, 37.0, INK, &veil(0.35)) + &ball(125.0, 147.0, 36.0, 33.0),
        3 => {
            post("M58 350 V86 H250")
                + &line("M32 150 l-16 -8 M34 176 l-20 2 M92 120 l10 -12 M40 128 l-8 -14", CHALK, 5.0, "")
                + &ball(89.0, 164.0, 25.0, -12.0)
        }
        _ => {
            post("M-10 92 H168 V350")
                + &line("M64 262 Q150 240 196 196", CHALK, 4.0, "stroke-dasharray=\"1 12\"")
                + &ball(206.0, 184.0, 24.0, 40.0)
        }
    }
}

/// Draws crowd card n, 0 to 4: no goal.
pub(crate) fn crowd(n: usize) -> String {
    let miss = &MISSES[n];
    let mut dice = DrawingRng::new(170 + n as u64);
    // The ground darkens between rows, so that the heads in front stand out.
    let mut o = format!(
        "<linearGradient id=\"depth\" x2=\"0\" y2=\"1\"><stop stop-color=\"{NAVY}\" stop-opacity=\"0\"/>\
        <stop offset=\".75\" stop-color=\"{NAVY}\" stop-opacity=\".6\"/></linearGradient>"
    );
    o += &rect(0.0, 0.0, 250.0, 350.0, miss.sky, 0.0, "");
    for row in 0..5 {
        let depth = f64::from(row);
        let (y, s, step) = (112.0 + depth * 43.0, 0.80 + depth * 0.07, 47.0 + depth * 4.0);
        if row > 0 {
            o += &rect(0.0, y - 42.0, 250.0, 44.0, "url(#depth)", 0.0, "");
        }
        let shift = if row % 2 == 0 { 0.0 } else { step / 2.0 };
        for k in 0..7 {
            let x = 125.0 + (f64::from(k) - 3.0) * step + shift + dice.between(-3.0, 3.0);
            let reaction = match dice.below(10) {
                0..=6 => miss.reaction,
                7 => SpectatorReaction::Glum,
                8 => SpectatorReaction::Gasp,
                _ => SpectatorReaction::Despair,
            };
            let (kit, trim) = dice.pick(miss.kits);
            o += &spectator(x, y + dice.between(-3.0, 3.0), s, kit, trim, reaction, &mut dice);
        }
    }
    o += &incident(n);
    o += &rect(0.0, 0.0, 250.0, 76.0, NAVY, 0.0, &veil(0.93));
    o += &rect(0.0, 270.0, 250.0, 80.0, NAVY, 0.0, "");
    o += &rect(0.0, 268.0, 250.0, 4.0, CHALK, 0.0, "");
    card(&clip("<rect width=\"250\" height=\"350\"/>", &o), "")
}
