//! The hair and the beard of a figure.

use bevy::math::{Vec2, vec2};

use crate::table::draw::sketch::{Sketch, SketchColour, tone};
use clubs::{Beard, Hairstyle, PlayerFace};
use stage::palette::{CHALK, INK};

/// Radius of a head, units of the figure.
const HEAD_RADIUS: f32 = 22.5;

/// Draws the hair over a face that is seen from the front, and its beard.
pub(super) fn face_in_front(s: &mut Sketch, face: PlayerFace, hair: SketchColour, head: Vec2, up: Vec2) {
    let side = vec2(-up.y, up.x);
    let crown: Vec<Vec2> = (0..=10u8)
        .map(|k| {
            let turn = std::f32::consts::PI * f32::from(k) / 10.0;
            head + side * (HEAD_RADIUS * turn.cos()) + up * (HEAD_RADIUS * turn.sin())
        })
        .chain([head - side * 20.0 + up * 2.0, head + up * 9.0, head + side * 20.0 + up * 2.0])
        .collect();
    s.fill(&crown, hair);
    beard_of(s, face, head, up);
}

/// Draws the beard of a face, if it has one.
fn beard_of(s: &mut Sketch, face: PlayerFace, head: Vec2, up: Vec2) {
    let opacity = match face.beard {
        Beard::Clean => return,
        Beard::Stubble => 0.35,
        Beard::Full | Beard::Goatee | Beard::Moustache => 1.0,
    };
    let hair = tone(face.hair.colour(), opacity);
    let side = vec2(-up.y, up.x);
    let (from, to, long) = match face.beard {
        Beard::Goatee => (0.35, 0.65, 11.0),
        Beard::Moustache => {
            let lip = head - up * 8.0;
            s.stroke(&[lip - side * 8.0, lip + side * 8.0], false, 5.0, hair);
            return;
        }
        _ => (0.06, 0.94, 8.0),
    };
    let turn = |k: f32| std::f32::consts::PI * (from + (to - from) * k);
    let round = |k: u8| turn(f32::from(k) / 10.0);
    let jaw = (0..=10u8)
        .map(|k| head + side * (HEAD_RADIUS * round(k).cos()) - up * (HEAD_RADIUS * round(k).sin()));
    let inner = (0..=10u8).rev().map(|k| {
        head + side * ((HEAD_RADIUS - long) * round(k).cos()) - up * ((HEAD_RADIUS - long) * round(k).sin())
    });
    s.fill(&jaw.chain(inner).collect::<Vec<_>>(), hair);
}

/// Draws the parts of a hairstyle that are seen from behind, beyond the outline of a round head.
pub(super) fn hair_behind(s: &mut Sketch, face: PlayerFace, head: Vec2, up: Vec2) {
    let (skin, hair) = (tone(face.skin.colour(), 1.0), tone(face.hair.colour(), 1.0));
    let ink = tone(INK, 1.0);
    let side = vec2(-up.y, up.x);
    match face.cut {
        Hairstyle::Long | Hairstyle::Bob | Hairstyle::Locs => {
            let long = if face.cut == Hairstyle::Bob { 14.0 } else { 26.0 };
            for (wide, colour) in [(44.0, ink), (36.0, hair)] {
                s.rod(&[head, head - up * long], wide, colour);
            }
            s.circle(head.x, head.y - 3.0, 21.5, hair);
        }
        Hairstyle::Pony => {
            let tail = [head + up * 6.0, head - up * 26.0 + side * 5.0];
            s.rod(&tail, 16.0, ink).rod(&tail, 10.0, tone(face.hair.colour().mixed(CHALK, 0.16), 1.0));
        }
        Hairstyle::Bun => {
            let bun = head + up * 24.0;
            s.circle(bun.x, bun.y, 13.0, ink).circle(bun.x, bun.y, 9.5, hair);
        }
        Hairstyle::Afro | Hairstyle::Curls => {
            let round = head + up * 5.0;
            let wide = if face.cut == Hairstyle::Afro { 30.0 } else { 26.0 };
            s.circle(round.x, round.y, wide + 3.5, ink).circle(round.x, round.y, wide, hair);
        }
        Hairstyle::Mohawk => {
            s.circle(head.x, head.y - 3.0, 21.5, skin);
            s.rod(&[head + up * 27.0, head - up * 12.0], 12.0, hair);
        }
        Hairstyle::FlatTop => {
            let top = [head + up * 22.0 - side * 17.0, head + up * 22.0 + side * 17.0];
            s.stroke(&top, false, 18.0, ink).stroke(&top, false, 11.0, hair);
        }
        Hairstyle::Quiff => {
            let top = head + up * 20.0 + side * 6.0;
            s.circle(top.x, top.y, 12.0, hair);
        }
        Hairstyle::Bald | Hairstyle::Buzz | Hairstyle::Short | Hairstyle::Parting => {}
    }
}
