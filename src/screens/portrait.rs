//! The portrait of an opponent, drawn from the parts that its game names.

use bevy_egui::egui::{Painter, Pos2, Rect, Stroke, pos2};

use crate::theme::paint::{draw_frame, draw_polygon, fill_rounded_rect, kit};
use crate::theme::{ink, with_alpha};
use ai::opponent::{Portrait, PortraitFeature, PortraitHairColour, PortraitHairstyle, PortraitSkin};
use engine::Seat;
use stage::palette::{CHALK, INK, NAVY_3, Rgb};

const fn skin_colour(skin: PortraitSkin) -> Rgb {
    match skin {
        PortraitSkin::Fair => Rgb(0xF2_C9_A4),
        PortraitSkin::Tan => Rgb(0xD9_A0_72),
        PortraitSkin::Brown => Rgb(0xA8_6B_45),
        PortraitSkin::Dark => Rgb(0x6E_44_2E),
    }
}

const fn hair_colour(colour: PortraitHairColour) -> Rgb {
    match colour {
        PortraitHairColour::Black => Rgb(0x1C_18_1A),
        PortraitHairColour::Brown => Rgb(0x5A_38_22),
        PortraitHairColour::Fair => Rgb(0xE2_B8_5C),
        PortraitHairColour::Red => Rgb(0xB9_4E_26),
        PortraitHairColour::Grey => Rgb(0xB8_BD_C4),
    }
}

/// Draws the portrait into a square, in the shirt of that side.
pub(super) fn draw_portrait(p: &Painter, r: Rect, portrait: Portrait, side: Seat) {
    let (bright, dark) = kit(side);
    fill_rounded_rect(p, r, r.height() * 0.16, ink(NAVY_3));
    let p = &p.with_clip_rect(r.shrink(2.0).intersect(p.clip_rect()));
    let s = r.height();
    let at = |x: f32, y: f32| pos2(r.left() + x * s, r.top() + y * s);
    let disc = |x: f32, y: f32, radius: f32, colour: Rgb| {
        p.circle_filled(at(x, y), radius * s, ink(colour));
    };
    let shape = |points: &[(f32, f32)], colour: Rgb| {
        draw_polygon(p, points.iter().map(|(x, y)| at(*x, *y)).collect::<Vec<Pos2>>(), ink(colour));
    };
    let (face, hair) = (skin_colour(portrait.skin), hair_colour(portrait.hair_colour));
    // Hair behind the head.
    match portrait.hair {
        PortraitHairstyle::Long => {
            disc(0.5, 0.38, 0.27, hair);
            shape(&[(0.23, 0.38), (0.77, 0.38), (0.79, 0.72), (0.21, 0.72)], hair);
        }
        PortraitHairstyle::Curls => {
            for (x, y) in [(0.29, 0.36), (0.34, 0.22), (0.5, 0.16), (0.66, 0.22), (0.71, 0.36)] {
                disc(x, y, 0.12, hair);
            }
        }
        PortraitHairstyle::Bun => disc(0.5, 0.1, 0.1, hair),
        PortraitHairstyle::Bald | PortraitHairstyle::Short | PortraitHairstyle::Cap => {}
    }
    // Shirt and neck.
    shape(&[(0.08, 1.0), (0.16, 0.78), (0.38, 0.7), (0.62, 0.7), (0.84, 0.78), (0.92, 1.0)], dark);
    shape(&[(0.38, 0.7), (0.62, 0.7), (0.5, 0.84)], bright);
    shape(&[(0.42, 0.55), (0.58, 0.55), (0.58, 0.72), (0.5, 0.78), (0.42, 0.72)], face);
    // The head.
    disc(0.5, 0.38, 0.22, face);
    shape(&[(0.285, 0.4), (0.715, 0.4), (0.62, 0.6), (0.5, 0.66), (0.38, 0.6)], face);
    disc(0.28, 0.42, 0.045, face);
    disc(0.72, 0.42, 0.045, face);
    // Hair on the head.
    match portrait.hair {
        PortraitHairstyle::Bald => {}
        PortraitHairstyle::Short | PortraitHairstyle::Bun | PortraitHairstyle::Long => shape(
            &[
                (0.27, 0.36),
                (0.3, 0.22),
                (0.42, 0.14),
                (0.58, 0.14),
                (0.7, 0.22),
                (0.73, 0.36),
                (0.6, 0.27),
                (0.4, 0.27),
            ],
            hair,
        ),
        PortraitHairstyle::Curls => {
            for (x, y) in [(0.36, 0.24), (0.5, 0.2), (0.64, 0.24)] {
                disc(x, y, 0.09, hair);
            }
        }
        PortraitHairstyle::Cap => {
            shape(&[(0.27, 0.3), (0.3, 0.18), (0.42, 0.1), (0.58, 0.1), (0.7, 0.18), (0.73, 0.3)], bright);
            shape(&[(0.24, 0.28), (0.76, 0.28), (0.84, 0.34), (0.24, 0.34)], dark);
        }
    }
    let lines = Stroke::new(s * 0.022, ink(INK));
    // A beard is below the mouth, a moustache above it.
    if portrait.feature == PortraitFeature::Beard {
        let beard = [
            (0.285, 0.42),
            (0.36, 0.5),
            (0.5, 0.49),
            (0.64, 0.5),
            (0.715, 0.42),
            (0.64, 0.61),
            (0.5, 0.69),
            (0.36, 0.61),
        ];
        shape(&beard, if portrait.skin == PortraitSkin::Dark { INK } else { hair });
    }
    for x in [0.41, 0.59] {
        disc(x, 0.395, 0.026, INK);
        p.line_segment([at(x - 0.05, 0.335), at(x + 0.05, 0.335)], lines);
    }
    let mouth = if portrait.feature == PortraitFeature::Beard { CHALK } else { INK };
    p.line_segment([at(0.44, 0.545), at(0.56, 0.545)], Stroke::new(s * 0.022, ink(mouth)));
    match portrait.feature {
        PortraitFeature::None | PortraitFeature::Beard => {}
        PortraitFeature::Freckles => {
            for (x, y) in [(0.36, 0.46), (0.4, 0.48), (0.6, 0.48), (0.64, 0.46)] {
                p.circle_filled(at(x, y), s * 0.012, with_alpha(Rgb(0x8A_4A_22), 0.8));
            }
        }
        PortraitFeature::Glasses => {
            for x in [0.41, 0.59] {
                p.circle_stroke(at(x, 0.4), s * 0.075, lines);
            }
            p.line_segment([at(0.485, 0.4), at(0.515, 0.4)], lines);
        }
        PortraitFeature::Moustache => {
            shape(&[(0.38, 0.52), (0.5, 0.47), (0.62, 0.52), (0.6, 0.54), (0.5, 0.51), (0.4, 0.54)], hair);
        }
        PortraitFeature::Headband => shape(&[(0.28, 0.27), (0.72, 0.27), (0.73, 0.33), (0.27, 0.33)], CHALK),
    }
    draw_frame(p, r, r.height() * 0.16, 3.0, bright);
}
