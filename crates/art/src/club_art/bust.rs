//! The bust of a player on a field of 200 x 200: flat screen-print style, half of the face in shadow.

use super::shape::{ColouredShape, VectorOutline, corners};
use base::colour::{CHALK, INK, Rgb};
use base::plane::{PlanePoint, clip_polygon, grown, tidied};
use clubs::{Beard, HairColour, Hairstyle, Kit, KitPattern, PlayerFace};
use engine::rng::mix;

/// The neck.
pub const NECK: &str = "M80 126 L80 148 Q100 166 120 148 L120 126Z";
/// The shirt.
pub const SHIRT: &str = "M18 270 V200 C20 160 48 146 78 140 L122 140 C152 146 180 160 182 200 V270Z";
/// The collar.
pub const COLLAR: &str = "M75 140 Q100 168 125 140 L118 137 Q100 155 82 137 Z";
/// The face without ears.
pub const FACE: &str =
    "M58 84 C56 50 76 40 100 40 C124 40 144 50 142 84 C142 128 122 150 100 150 C78 150 58 128 58 84Z";
/// The half of the face in shadow.
pub const FACE_SHADE: &str = "M100 40 C124 40 144 50 142 84 C142 128 122 150 100 150 Z";
/// Share of a colour of skin, and of hair, that is left in the shade.
pub const IN_SHADE: (f64, f64) = (0.77, 0.68);

const WHITE: Rgb = Rgb(0xFF_FFFF);
const BLACK: Rgb = Rgb(0);

/// Returns the hair behind the head and the hair in front of it.
#[must_use]
pub fn hair(cut: Hairstyle, colour: Rgb) -> (Vec<ColouredShape>, Vec<ColouredShape>) {
    let dark = colour.shaded(IN_SHADE.1);
    let p = |path: &'static str| ColouredShape::path(path, colour);
    let behind = |path: &'static str| vec![ColouredShape::path(path, dark)];
    let fringe = p(
        "M55 92 C48 44 74 26 104 26 C136 26 150 52 145 92 C142 72 134 62 126 56 C104 60 84 58 74 52 C62 66 57 80 55 92Z",
    );
    match cut {
        Hairstyle::Bald => {
            (vec![], vec![ColouredShape::path("M72 58 C80 44 100 42 112 46 C98 46 84 50 72 58Z", WHITE).veiled(0.18)])
        }
        Hairstyle::Buzz => (
            vec![],
            vec![p(
                "M58 88 C54 46 78 34 100 34 C122 34 146 46 142 88 C138 66 130 58 100 57 C70 58 62 66 58 88Z",
            )],
        ),
        Hairstyle::Short => (
            vec![],
            vec![p(
                "M55 92 C48 44 74 26 104 26 C136 26 150 52 145 92 C142 76 138 68 130 62 C112 68 84 66 72 58 C62 66 58 76 55 92Z",
            )],
        ),
        Hairstyle::Quiff => (
            vec![],
            vec![p(
                "M56 90 C50 56 58 44 66 40 C62 18 98 4 134 18 C126 21 130 28 138 34 C150 48 146 74 144 90 C141 74 138 66 132 60 C108 64 84 58 74 50 C64 62 58 74 56 90Z",
            )],
        ),
        Hairstyle::Parting => (
            vec![],
            vec![
                p(
                    "M54 96 C46 44 76 22 104 24 C138 24 152 52 146 96 C143 78 140 70 132 64 C116 62 92 58 84 40 C80 56 62 62 54 96Z",
                ),
                ColouredShape::line("M84 41 C86 35 90 31 96 28", dark, 2.5),
            ],
        ),
        Hairstyle::FlatTop => (
            vec![],
            vec![p(
                "M57 90 C53 62 55 40 58 22 Q100 8 142 22 C145 40 147 62 143 90 C140 70 134 60 124 58 H76 C66 60 60 70 57 90Z",
            )],
        ),
        Hairstyle::Afro => (
            vec![p("M56 112 C24 100 22 44 54 32 C68 6 132 6 146 32 C178 44 176 100 144 112Z")],
            vec![p(
                "M54 92 C38 12 162 12 146 92 C144 78 138 66 126 60 C110 66 90 66 74 60 C62 66 56 78 54 92Z",
            )],
        ),
        Hairstyle::Curls => (vec![], curls(colour, dark)),
        Hairstyle::Mohawk => (
            vec![],
            vec![
                p("M58 88 C54 46 78 38 100 38 C122 38 146 46 142 88 C138 66 130 60 100 59 C70 60 62 66 58 88Z")
                    .veiled(0.35),
                p("M82 58 C78 28 86 6 103 2 C120 8 122 32 117 58Z"),
            ],
        ),
        Hairstyle::Long => (
            behind(
                "M46 158 C28 70 56 22 102 22 C148 22 172 70 154 158 L134 150 C144 110 142 76 130 60 H74 C58 72 56 112 66 150Z",
            ),
            vec![fringe],
        ),
        Hairstyle::Bob => (
            behind(
                "M46 126 C36 66 60 22 102 22 C144 22 164 66 154 126 L138 128 C146 96 142 74 132 60 H80 C66 70 56 84 62 128Z",
            ),
            vec![fringe],
        ),
        Hairstyle::Pony => (
            behind("M138 44 C178 46 178 112 158 144 C163 106 152 84 138 74Z"),
            vec![p(
                "M55 92 C48 44 74 26 104 26 C136 26 150 52 145 92 C142 72 134 62 126 56 C104 58 80 58 68 62 C60 70 57 80 55 92Z",
            )],
        ),
        Hairstyle::Bun => (
            vec![ColouredShape::new(VectorOutline::Disc(104.0, 20.0, 18.0), dark)],
            vec![p(
                "M55 92 C48 44 74 26 104 26 C136 26 150 52 145 92 C142 72 134 60 122 54 C104 56 84 56 76 58 C62 70 57 80 55 92Z",
            )],
        ),
        Hairstyle::Locs => locs(colour, dark),
    }
}

fn curls(colour: Rgb, dark: Rgb) -> Vec<ColouredShape> {
    const CURLS: [(f64, f64); 10] = [
        (58.0, 76.0),
        (58.0, 60.0),
        (68.0, 46.0),
        (82.0, 37.0),
        (98.0, 33.0),
        (114.0, 34.0),
        (129.0, 42.0),
        (139.0, 55.0),
        (143.0, 70.0),
        (142.0, 82.0),
    ];
    let mut out = vec![ColouredShape::path("M55 84 C54 24 146 24 145 84 C138 58 62 58 55 84Z", colour)];
    for (k, (x, y)) in CURLS.into_iter().enumerate() {
        out.push(ColouredShape::new(VectorOutline::Disc(x, y, 13.0), colour));
        if k % 2 == 1 {
            out.push(ColouredShape::line(format!("M{} {y} a6 6 0 0 1 9 -3", x - 4.0), dark, 2.2));
        }
    }
    out
}

fn locs(colour: Rgb, dark: Rgb) -> (Vec<ColouredShape>, Vec<ColouredShape>) {
    let lock = |x: f64, y: f64, h: f64, colour: Rgb| {
        ColouredShape::new(VectorOutline::Bar(x, y, 10.0, h, 5.0), colour)
    };
    let mut behind = Vec::new();
    let mut front =
        vec![ColouredShape::path("M50 70 C52 14 148 14 150 70 L148 78 C132 54 68 54 52 78Z", colour)];
    for (k, (x, h)) in [(42.0, 70.0), (50.0, 84.0), (58.0, 92.0)].into_iter().enumerate() {
        behind.extend([x, 190.0 - x].map(|x| lock(x, 62.0, h, if k == 1 { colour } else { dark })));
    }
    for (k, (x, h)) in [(46.0, 60.0), (54.0, 40.0), (63.0, 24.0), (75.0, 17.0)].into_iter().enumerate() {
        front.extend([x, 190.0 - x].map(|x| lock(x, 54.0, h, if k % 2 == 0 { dark } else { colour })));
    }
    (behind, front)
}

/// Returns the shape of a beard; `None` for a shaved face.
#[must_use]
pub fn beard(kind: Beard, colour: Rgb) -> Option<ColouredShape> {
    let path = match kind {
        Beard::Clean => return None,
        Beard::Stubble => {
            "M60 104 C62 140 82 151 100 151 C118 151 138 140 140 104 C134 118 124 116 100 116 C76 116 66 118 60 104Z"
        }
        Beard::Full => {
            "M57 96 C58 142 80 161 100 161 C120 161 142 142 143 96 C136 116 122 113 100 113 C78 113 64 116 57 96Z"
        }
        Beard::Goatee => "M82 117 Q100 108 118 117 L115 146 Q100 158 85 146Z",
        Beard::Moustache => "M77 121 Q90 109 100 114 Q110 109 123 121 Q110 123 100 119 Q90 123 77 121Z",
    };
    let shape = ColouredShape::path(path, colour);
    Some(if kind == Beard::Stubble { shape.veiled(0.3) } else { shape })
}

/// The expression of a portrait: mouth and brows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BustExpression {
    /// A face that looks at you.
    Calm,
    /// The expression of a scorer: mouth wide open, brows up, eyes wide or shut with laughter.
    Joy,
}

/// A polygon of a bust, or an open line if it has a width.
#[derive(Clone, Debug, PartialEq)]
pub struct BustPolygon {
    /// Its corners; those of a polygon turn clockwise.
    pub points: Vec<PlanePoint>,
    /// The colour with which the polygon is filled.
    pub colour: Rgb,
    /// The opacity, 0 to 1.
    pub opacity: f32,
    /// The width of a line; 0 for a polygon.
    pub line: f32,
}

/// Width of the ink round a bust.
const EDGE: f32 = 2.2;

/// Features of a face that are in no file and are derived from those that are: players with equal faces look alike.
struct Features {
    /// Width of the face, about 1.
    wide: f32,
    /// Height of the outer ends of the brows above the inner ones.
    brow: f64,
    /// Sideways reach of the nose.
    nose: f64,
    /// True if joy shuts the eyes.
    laughs: bool,
    /// True if it smiles with the mouth open.
    open: bool,
}

impl Features {
    fn of(face: PlayerFace) -> Self {
        let number =
            face.skin as u64 + 6 * (face.hair as u64 + 7 * (face.cut as u64 + 14 * face.beard as u64));
        let part = |n: u64, of: u8| -> u8 { (mix(0xFACE, number) >> (8 * n)) as u8 % of };
        Self {
            wide: 0.93 + 0.13 * f32::from(part(0, 11)) / 10.0,
            brow: [-2.0, 0.0, 2.0, 4.0][usize::from(part(1, 4))],
            nose: f64::from(part(2, 6)) - 1.0,
            laughs: part(3, 2) == 0,
            open: part(4, 2) == 0,
        }
    }
}

/// Collects the polygons of a bust.
#[derive(Default)]
struct PolygonCollector {
    /// The shapes with an outline.
    solid: Vec<Vec<PlanePoint>>,
    all: Vec<BustPolygon>,
}

impl PolygonCollector {
    /// Adds a shape, made `wide` times as wide round the middle; `solid` ones have ink round them.
    fn add(&mut self, shape: &ColouredShape, wide: f32, solid: bool) {
        for part in shape.parts() {
            let points: Vec<PlanePoint> =
                part.iter().map(|(x, y)| (100.0 + (x - 100.0) * wide, *y)).collect();
            #[expect(clippy::cast_possible_truncation, reason = "a width and an opacity")]
            let (line, opacity) = (shape.line.unwrap_or(0.0) as f32, shape.opacity as f32);
            let points = if line > 0.0 { points } else { tidied(&points) };
            if solid && line == 0.0 && opacity == 1.0 {
                self.solid.push(points.clone());
            }
            self.all.push(BustPolygon { points, colour: shape.colour, opacity, line });
        }
    }

    /// Adds the part of the shirt that lies in a convex window.
    fn on_shirt(&mut self, window: &[PlanePoint], colour: Rgb, opacity: f32) {
        for shirt in corners(SHIRT) {
            let points = tidied(&clip_polygon(&tidied(&shirt), window));
            if points.len() > 2 {
                self.all.push(BustPolygon { points, colour, opacity, line: 0.0 });
            }
        }
    }
}

/// The part of a shirt that a bust shows, which has the whole pattern: left, top, width, height.
const CHEST: (f32, f32, f32, f32) = (18.0, 138.0, 164.0, 66.0);

/// Returns the bust of a player in that kit, from back to front; the ink round it comes first.
#[must_use]
pub fn bust(face: PlayerFace, kit: Kit, emotion: BustExpression) -> Vec<BustPolygon> {
    let look = Features::of(face);
    let (skin, tint) = (face.skin.colour(), face.hair.colour());
    let (behind, front) = hair(face.cut, tint);
    let mut out = PolygonCollector::default();
    behind.iter().for_each(|shape| out.add(shape, look.wide, true));
    out.add(&ColouredShape::path(NECK, skin.shaded(IN_SHADE.0)), 1.0, true);
    shirt(&mut out, kit);
    for shape in head(skin) {
        out.add(&shape, look.wide, true);
    }
    for shape in beard(face.beard, tint).into_iter().chain(expression(face, &look, emotion)) {
        out.add(&shape, look.wide, false);
    }
    front.iter().for_each(|shape| out.add(shape, look.wide, true));
    let ink = |points: &Vec<PlanePoint>| BustPolygon {
        points: grown(points, EDGE),
        colour: INK,
        opacity: 1.0,
        line: 0.0,
    };
    let edge: Vec<BustPolygon> = out.solid.iter().map(ink).collect();
    edge.into_iter().chain(out.all).collect()
}

fn shirt(out: &mut PolygonCollector, kit: Kit) {
    let (cloth, trim) = kit.colours;
    out.add(&ColouredShape::path(SHIRT, cloth), 1.0, true);
    let (left, top, wide, high) = CHEST;
    let bands = if kit.pattern == KitPattern::Stripes { 5 } else { 3 };
    for part in kit.pattern.parts(bands) {
        let on_it = |(x, y): (f32, f32)| {
            // A part that ends with the cloth goes on below it.
            let y = if y >= 1.0 { 270.0 } else { top + high * y };
            (left + wide * x, y)
        };
        out.on_shirt(&part.into_iter().map(on_it).collect::<Vec<_>>(), trim, 1.0);
    }
    out.on_shirt(&[(100.0, 120.0), (200.0, 120.0), (200.0, 270.0), (100.0, 270.0)], BLACK, 0.16);
    // A plain shirt has a collar all the same.
    let collar = if kit.pattern == KitPattern::Plain { trim } else { trim.shaded(0.8) };
    out.add(&ColouredShape::path(COLLAR, collar), 1.0, true);
}

/// Returns face and ears.
fn head(skin: Rgb) -> [ColouredShape; 4] {
    let dark = skin.shaded(IN_SHADE.0);
    [
        ColouredShape::path(FACE, skin),
        ColouredShape::path(FACE_SHADE, dark).veiled(0.55),
        ColouredShape::new(VectorOutline::Oval(55.0, 94.0, 8.0, 12.0), skin),
        ColouredShape::new(VectorOutline::Oval(145.0, 94.0, 8.0, 12.0), dark),
    ]
}

/// Returns brows, eyes, nose and mouth.
fn expression(face: PlayerFace, look: &Features, emotion: BustExpression) -> Vec<ColouredShape> {
    let joyful = emotion == BustExpression::Joy;
    let mut out = Vec::new();
    let (lift, up) = (look.brow, if joyful { 5.0 } else { 0.0 });
    let brow = match face.hair {
        HairColour::Blond => face.hair.colour().shaded(0.6),
        hair => hair.colour().shaded(IN_SHADE.1),
    };
    let (outer, arch, inner) = (80.0 + lift - up, 75.0 - lift - up - 0.5 * up, 80.0 - up);
    out.push(ColouredShape::line(format!("M72 {outer} Q82 {arch} 92 {inner}"), brow, 5.0));
    out.push(ColouredShape::line(format!("M108 {inner} Q118 {arch} 128 {outer}"), brow, 5.0));
    for x in [82.0, 118.0] {
        if joyful && look.laughs {
            out.push(ColouredShape::line(format!("M{} 95 Q{x} 84 {} 95", x - 7.0, x + 7.0), INK, 3.6));
            continue;
        }
        let (wide, high) = if joyful { (5.0, 6.0) } else { (4.2, 5.0) };
        out.push(ColouredShape::new(VectorOutline::Oval(x, 92.0, wide, high), INK));
        out.push(ColouredShape::new(VectorOutline::Disc(x + 1.4, 90.4, 1.5), WHITE));
    }
    let dark = face.skin.colour().shaded(IN_SHADE.0);
    let nose = format!("M100 92 L{:.2} 112 Q100 117 96 112", 107.0 + look.nose);
    out.push(ColouredShape::new(VectorOutline::Path(nose.into()), dark).veiled(0.9));
    let lip = if face.skin as u8 > 3 { Rgb(0x2A_0D0A) } else { Rgb(0x5B_1F1A) };
    // A thin mouth would be lost in a beard or on dark skin.
    let open = look.open || face.beard == Beard::Full || face.skin as u8 > 3;
    if joyful {
        out.push(ColouredShape::path("M78 121 Q100 125 122 121 Q117 148 100 148 Q83 148 78 121Z", lip));
        out.push(ColouredShape::path(
            "M89 142 Q100 134 111 142 Q106 148 100 148 Q94 148 89 142Z",
            Rgb(0xC8_5A50),
        ));
        out.push(ColouredShape::path("M82 123.6 Q100 127.4 118 123.6 L115.6 130 Q100 133 84.4 130Z", CHALK));
    } else if open {
        out.push(ColouredShape::path("M82 124 Q100 128 118 124 Q113 143 100 143 Q87 143 82 124Z", lip));
        out.push(ColouredShape::path(
            "M85.5 126.5 Q100 130 114.5 126.5 L112 131.5 Q100 134 88 131.5Z",
            WHITE,
        ));
    } else {
        out.push(ColouredShape::line("M83 127 Q100 142 117 127", lip, 3.6));
    }
    out
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use clubs::{countries, shipped};

    /// Everything of a drawing that can be compared.
    fn drawn(pieces: &[BustPolygon]) -> String {
        format!("{pieces:?}")
    }

    #[test]
    fn every_player_has_a_portrait_of_their_own() {
        for club in shipped().iter().chain(countries()) {
            let busts = club.all_faces().map(|face| drawn(&bust(face, club.kits[0], BustExpression::Joy)));
            assert_eq!(busts.iter().collect::<BTreeSet<_>>().len(), busts.len(), "{}", club.id);
            let (first, second) = (club.kits[0], club.kits[1]);
            assert_ne!(
                busts[4],
                drawn(&bust(club.face(4), second, BustExpression::Joy)),
                "{}: the kit",
                club.id
            );
            assert_ne!(
                busts[4],
                drawn(&bust(club.face(4), first, BustExpression::Calm)),
                "{}: the expression",
                club.id
            );
        }
    }

    #[test]
    fn every_part_of_a_face_is_drawn() {
        let kit = shipped()[0].kits[0];
        let face = shipped()[0].face(1);
        let has = |face: PlayerFace, colour: Rgb| {
            bust(face, kit, BustExpression::Joy).iter().any(|p| p.colour == colour)
        };
        for skin in clubs::SkinTone::ALL {
            assert!(has(PlayerFace { skin, ..face }, skin.colour()));
        }
        for hair in HairColour::ALL {
            assert!(has(PlayerFace { hair, cut: Hairstyle::Short, ..face }, hair.colour()));
        }
        let mut seen = BTreeSet::new();
        for cut in Hairstyle::ALL {
            for beard in Beard::ALL {
                let pieces = bust(PlayerFace { cut, beard, ..face }, kit, BustExpression::Joy);
                assert!(pieces.iter().all(|p| p.points.len() > if p.line > 0.0 { 1 } else { 2 }), "{cut:?}");
                assert!(seen.insert(drawn(&pieces)), "{cut:?} with {beard:?}");
            }
        }
    }
}
