//! People in the stands: spectators from the front for the crowd cards, supporters from behind for the goal.

use stage::palette::{HAIR_COLOURS, INK, Rgb, SKIN_TONES};

use crate::dice::DrawingRng;
use crate::svg::{at, clip, disc, line, oval, path, rect, stroke};

/// A spectator's reaction to a miss.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum SpectatorReaction {
    /// Hands on the head.
    Despair,
    /// Hands before the mouth.
    Gasp,
    /// Arms raised, glad.
    Cheer,
    /// A scarf held high.
    Scarf,
    /// Arms down, sad.
    Glum,
}

/// Draws a spectator from the front, about 60 wide; (0, 0) is the chin.
pub(crate) fn spectator(
    x: f64,
    y: f64,
    s: f64,
    kit: Rgb,
    trim: Rgb,
    reaction: SpectatorReaction,
    dice: &mut DrawingRng,
) -> String {
    let tone = dice.below(SKIN_TONES.len());
    let (skin, hair) =
        (SKIN_TONES[tone], HAIR_COLOURS[dice.below(if tone > 2 { 2 } else { HAIR_COLOURS.len() })]);
    let sleeve = |d: &str| line(d, kit, 10.0, "");
    let hand = |d: &str| line(d, skin, 8.5, "");
    let behind = match reaction {
        SpectatorReaction::Cheer => {
            sleeve("M-20 20 L-27 -8 M20 20 L27 -8") + &hand("M-27 -10 L-28 -26 M27 -10 L28 -26")
        }
        SpectatorReaction::Scarf => {
            sleeve("M-20 20 L-26 -10 M20 20 L26 -10") + &hand("M-26 -12 L-27 -28 M26 -12 L27 -28")
        }
        _ => String::new(),
    };
    let torso = "M-26 60 V22 C-26 8 -14 5 0 5 C14 5 26 8 26 22 V60Z";
    let stripes = match dice.below(3) {
        0 => [-18.0, -3.5, 11.0].map(|x| rect(x, 0.0, 7.0, 64.0, trim, 0.0, "")).concat(),
        1 => [14.0, 32.0, 50.0].map(|y| rect(-30.0, y, 60.0, 8.0, trim, 0.0, "")).concat(),
        _ => rect(-30.0, 9.0, 60.0, 7.0, trim, 0.0, ""),
    };
    let body = path(torso, kit, "")
        + &clip(&path(torso, kit, ""), &stripes)
        + &rect(-5.5, -4.0, 11.0, 13.0, skin, 5.0, "");
    let mut head = disc(-15.5, -13.0, 3.6, skin, "")
        + &disc(15.5, -13.0, 3.6, skin, "")
        + &path("M-15 -16 C-15 -40 15 -40 15 -16 C15 -2 8 4 0 4 C-8 4 -15 -2 -15 -16Z", skin, "");
    head += match dice.below(5) {
        0 => path("M-16 -14 C-18 -42 18 -42 16 -14 C13 -24 8 -26 0 -26 C-8 -26 -13 -24 -16 -14Z", hair, ""),
        1 => path("M-18 4 C-22 -44 22 -44 18 4 L13 2 C15 -16 12 -24 4 -27 C-4 -23 -14 -22 -13 2Z", hair, ""),
        2 => {
            path("M-17 -18 C-17 -42 17 -42 17 -18 L22 -16 V-13 H-17Z", kit, "")
                + &rect(-17.0, -22.0, 34.0, 5.0, trim, 1.0, "")
        }
        3 => {
            disc(0.0, -24.0, 19.0, hair, "")
                + &path("M-14 -14 C-13 -27 13 -27 14 -14 C14 -2 8 4 0 4 C-8 4 -14 -2 -14 -14Z", skin, "")
        }
        _ => path("M-15.5 -18 C-15 -39 15 -39 15.5 -18 C10 -31 -10 -31 -15.5 -18Z", hair, ""),
    }
    .as_str();
    head += &(disc(-6.0, -13.0, 2.0, INK, "") + &disc(6.0, -13.0, 2.0, INK, ""));
    head += &match reaction {
        SpectatorReaction::Despair | SpectatorReaction::Gasp => oval(0.0, -3.5, 3.2, 4.2, "#5b1f1a", ""),
        SpectatorReaction::Cheer | SpectatorReaction::Scarf => {
            path("M-7 -7 Q0 -4 7 -7 Q5 2 0 2 Q-5 2 -7 -7Z", "#5b1f1a", "")
        }
        SpectatorReaction::Glum => line("M-5 -2 Q0 -6 5 -2", "#5b1f1a", 2.0, ""),
    };
    let before = match reaction {
        SpectatorReaction::Despair => {
            sleeve("M-22 18 L-31 -14 M22 18 L31 -14") + &hand("M-31 -16 L-13 -33 M31 -16 L13 -33")
        }
        SpectatorReaction::Gasp => {
            sleeve("M-22 20 L-25 32 M22 20 L25 32") + &hand("M-24 30 L-7 0 M24 30 L7 0")
        }
        SpectatorReaction::Scarf => {
            path("M-38 -40 Q0 -28 38 -40 L38 -28 Q0 -16 -38 -28Z", kit, &stroke(INK, 2.0))
                + &line("M-26 -35 v9 M-13 -32.5 v9 M0 -31.5 v9 M13 -32.5 v9 M26 -35 v9", trim, 4.5, "")
        }
        _ => String::new(),
    };
    at(x, y, dice.between(-4.0, 4.0), s, &(behind + &body + &head + &before))
}
