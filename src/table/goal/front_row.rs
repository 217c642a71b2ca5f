//! Supporters in front of the camera, seen from behind, with raised arms and scarf.
use crate::table::draw::sketch::{Sketch, SketchColour, bend_to, circle_path, clip_polygon, curve_to, tone};
use bevy::math::{Vec2, vec2};
use clubs::{KitPattern, club};
use engine::Seat;
use stage::palette::{CHALK, HAIR_COLOURS, INK, SKIN_TONES};

/// A supporter of the front row.
#[derive(Clone, Copy, Debug)]
pub struct Supporter {
    /// The middle of the head, design units.
    pub at: Vec2,
    /// Scale, 1 as drawn.
    pub scale: f32,
    /// Lean, degrees clockwise.
    pub lean: f32,
    /// True if this one holds the scarf.
    pub scarf: bool,
    skin: usize,
    hair: usize,
}

/// The three supporters of the front row, back to front.
pub const FRONT_ROW: [Supporter; 3] = [
    Supporter { at: vec2(64.0, 968.0), scale: 1.0, lean: -4.0, scarf: false, skin: 2, hair: 1 },
    Supporter { at: vec2(492.0, 990.0), scale: 0.96, lean: 5.0, scarf: false, skin: 5, hair: 0 },
    Supporter { at: vec2(276.0, 962.0), scale: 1.2, lean: -1.0, scarf: true, skin: 1, hair: 3 },
];

/// The middle of the words on the scarf, in the supporter's units.
pub const SCARF_WORDS: Vec2 = vec2(0.0, -58.0);
/// The height of the letters on the scarf, in the supporter's units.
pub const SCARF_SIZE: f32 = 41.0;
/// The greatest width of the words on the scarf, in the supporter's units.
pub const MAX_SCARF_TEXT_WIDTH: f32 = 270.0;

fn torso() -> Vec<Vec2> {
    // Reaches far below the sheet, for windows that show more there.
    let mut path = vec![vec2(-92.0, 460.0), vec2(-92.0, 190.0)];
    curve_to(&mut path, vec2(-92.0, 70.0), vec2(-60.0, 56.0), vec2(0.0, 52.0));
    curve_to(&mut path, vec2(60.0, 56.0), vec2(92.0, 70.0), vec2(92.0, 190.0));
    path.push(vec2(92.0, 460.0));
    path
}

/// Draws the supporter of this side round the middle of its head.
pub fn supporter(who: Supporter, side: Seat) -> Sketch {
    let mut s = Sketch::new();
    let club = club(side);
    let (bright, dark) = club.colours;
    let (ink, skin) = (tone(INK, 1.0), tone(SKIN_TONES[who.skin], 1.0));
    let kit = tone(if who.scarf { bright } else { dark }, 1.0);
    let torso = torso();
    let (elbow, hand) =
        if who.scarf { ((102.0, -46.0), (108.0, -74.0)) } else { ((84.0, -20.0), (88.0, -84.0)) };
    let both = |s: &mut Sketch, a: (f32, f32), b: (f32, f32), width: f32, colour: SketchColour| {
        for way in [-1.0, 1.0] {
            s.rod(&[vec2(a.0 * way, a.1), vec2(b.0 * way, b.1)], width, colour);
        }
    };
    // One dark outline under everything.
    s.fill(&torso, ink).stroke(&torso, false, 12.0, ink);
    both(&mut s, (70.0, 96.0), elbow, 46.0, ink);
    both(&mut s, elbow, hand, 39.0, ink);
    s.circle(0.0, -6.0, 55.0, ink);
    s.fill(&torso, kit);
    for k in 0..10u8 {
        let stripe = match club.kits[0].pattern {
            KitPattern::Stripes | KitPattern::Pale | KitPattern::Halves | KitPattern::Sash if k < 3 => {
                let x = -52.0 + 45.0 * f32::from(k);
                vec![vec2(x, 40.0), vec2(x + 14.0, 40.0), vec2(x + 14.0, 460.0), vec2(x, 460.0)]
            }
            KitPattern::Hoops | KitPattern::Cross | KitPattern::Chevron | KitPattern::Quarters => {
                let y = 74.0 + 40.0 * f32::from(k);
                vec![vec2(-92.0, y), vec2(92.0, y), vec2(92.0, y + 15.0), vec2(-92.0, y + 15.0)]
            }
            _ => Vec::new(),
        };
        if !stripe.is_empty() {
            s.fill(&clip_polygon(&torso, &stripe), tone(CHALK, 0.85));
        }
    }
    both(&mut s, elbow, hand, 27.0, skin);
    both(&mut s, (70.0, 96.0), elbow, 34.0, kit);
    s.rect(-18.0, 30.0, 36.0, 34.0, 12.0, skin);
    s.fill(&circle_path(Vec2::ZERO, 47.0), skin);
    let mut hair = vec![vec2(-48.0, 8.0)];
    curve_to(&mut hair, vec2(-54.0, -64.0), vec2(54.0, -64.0), vec2(48.0, 8.0));
    curve_to(&mut hair, vec2(40.0, 46.0), vec2(-40.0, 46.0), vec2(-48.0, 8.0));
    s.fill(&hair, tone(HAIR_COLOURS[who.hair], 1.0));
    if who.scarf {
        let mut cloth = vec![vec2(-150.0, -104.0)];
        bend_to(&mut cloth, vec2(0.0, -62.0), vec2(150.0, -104.0));
        cloth.push(vec2(152.0, -52.0));
        bend_to(&mut cloth, vec2(0.0, -10.0), vec2(-152.0, -52.0));
        s.fill(&cloth, tone(bright, 1.0)).stroke(&cloth, true, 6.0, ink);
        for x in [-136.0, 140.0] {
            s.stroke(&[vec2(x, -103.0), vec2(x - 3.0, -50.0)], false, 6.0, tone(CHALK, 1.0));
        }
    }
    s
}
