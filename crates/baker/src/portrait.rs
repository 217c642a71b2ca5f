//! Footballers: parametric busts in flat screen-print style, half of the face in shadow. No two look alike.

use art::club_art::bust::{self, COLLAR, FACE, FACE_SHADE, IN_SHADE, NECK, SHIRT};
use art::club_art::shape::{ColouredShape, VectorOutline};
use clubs::{Beard, HairColour, Hairstyle, PlayerFace, SkinTone};
use stage::palette::{AMBER, CHALK, HAIR_COLOURS, INK, NAVY, NAVY_3, PITCH_B, PITCH_EDGE, Rgb, SKIN_TONES};

use crate::dice::DrawingRng;
use crate::marks::TableSide;
use crate::raster::SvgPicture;
use crate::svg::{at, clip, disc, line, oval, path, rays, rect, stroke, veil};

/// Number of players of a squad.
const SQUAD: usize = 11;

/// An expression.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum MouthShape {
    Smile,
    Smirk,
    Open,
}

/// A footballer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PortraitPlayer {
    /// Index into the skin colours.
    pub(crate) skin: usize,
    /// Index into the hair colours.
    pub(crate) hair: usize,
    pub(crate) cut: Hairstyle,
    pub(crate) beard: Beard,
    pub(crate) mouth: MouthShape,
    /// Width of the face, about 1.
    pub(crate) wide: f64,
    /// Height of the outer ends of the brows above the inner ones.
    pub(crate) brow: f64,
    /// Sideways reach of the nose.
    pub(crate) nose: f64,
    /// True for a headband.
    pub(crate) band: bool,
}

/// A player's kit.
pub(crate) struct PortraitKit {
    /// The colour of the shirt.
    pub(crate) base: Rgb,
    /// The pattern of the shirt, on the field of a bust.
    pub(crate) pattern: String,
    /// The colour of the collar.
    pub(crate) collar: Rgb,
    /// The colour of a headband.
    pub(crate) band: Rgb,
}

impl PortraitKit {
    /// Returns the kit of a side.
    fn of(side: TableSide, keeper: bool) -> Self {
        let (light, dark) = side.kit();
        let keepers_hoop = |c: Rgb| rect(0.0, 174.0, 200.0, 11.0, c, 0.0, "");
        match (keeper, side) {
            (true, TableSide::Home) => {
                Self { base: PITCH_B, pattern: keepers_hoop(PITCH_EDGE), collar: INK, band: CHALK }
            }
            (true, TableSide::Away) => {
                Self { base: NAVY_3, pattern: keepers_hoop(CHALK), collar: NAVY, band: CHALK }
            }
            (false, TableSide::Home) => {
                let stripe = |k: i32| rect(f64::from(k) * 28.0 + 9.0, 130.0, 14.0, 140.0, CHALK, 0.0, "");
                Self { base: light, pattern: (0..7).map(stripe).collect(), collar: dark, band: dark }
            }
            (false, TableSide::Away) => {
                let hoop = |y: f64| rect(0.0, y, 200.0, 12.0, CHALK, 0.0, "");
                Self {
                    base: light,
                    pattern: [149.0, 172.0, 195.0, 218.0, 241.0].map(hoop).concat(),
                    collar: dark,
                    band: dark,
                }
            }
        }
    }
}

/// Returns the shapes as SVG.
fn drawn<'a>(shapes: impl IntoIterator<Item = &'a ColouredShape>) -> String {
    let one = |shape: &ColouredShape| {
        let veil = if shape.opacity < 1.0 { veil(shape.opacity) } else { String::new() };
        match (&shape.form, shape.line) {
            (VectorOutline::Path(d), Some(width)) => line(d, shape.colour, width, &veil),
            (VectorOutline::Path(d), None) => path(d, shape.colour, &veil),
            (VectorOutline::Disc(x, y, r), _) => disc(*x, *y, *r, shape.colour, &veil),
            (VectorOutline::Oval(x, y, rx, ry), _) => oval(*x, *y, *rx, *ry, shape.colour, &veil),
            (VectorOutline::Bar(x, y, w, h, r), _) => rect(*x, *y, *w, *h, shape.colour, *r, &veil),
        }
    };
    shapes.into_iter().map(one).collect()
}

impl PortraitPlayer {
    /// Draws a player at random.
    fn draw(dice: &mut DrawingRng, woman: bool) -> Self {
        let skin = dice.pick(&[0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
        let cuts: &[Hairstyle] = match (woman, skin > 2) {
            (false, false) => &[
                Hairstyle::Buzz,
                Hairstyle::Short,
                Hairstyle::Quiff,
                Hairstyle::Curls,
                Hairstyle::Bald,
                Hairstyle::Long,
                Hairstyle::Parting,
                Hairstyle::Mohawk,
            ],
            (false, true) => &[
                Hairstyle::Buzz,
                Hairstyle::Short,
                Hairstyle::Afro,
                Hairstyle::Mohawk,
                Hairstyle::Bald,
                Hairstyle::Locs,
                Hairstyle::FlatTop,
            ],
            (true, false) => &[
                Hairstyle::Pony,
                Hairstyle::Bun,
                Hairstyle::Bob,
                Hairstyle::Long,
                Hairstyle::Curls,
                Hairstyle::Short,
            ],
            (true, true) => {
                &[Hairstyle::Pony, Hairstyle::Bun, Hairstyle::Curls, Hairstyle::Afro, Hairstyle::Locs]
            }
        };
        let beards: &[Beard] = if woman {
            &[Beard::Clean]
        } else {
            &[Beard::Clean, Beard::Clean, Beard::Stubble, Beard::Full, Beard::Goatee, Beard::Moustache]
        };
        let beard = dice.pick(beards);
        let shown = beard != Beard::Full && skin < 4; // a thin mouth would be lost in a beard or on dark skin
        let mouth = dice.pick(&[MouthShape::Smile, MouthShape::Smirk, MouthShape::Open, MouthShape::Open]);
        let grey = !woman && dice.below(16) == 0;
        let hair = if grey { 6 } else { dice.below(if skin > 2 { 2 } else { 6 }) };
        Self {
            skin,
            hair,
            cut: dice.pick(cuts),
            beard,
            mouth: if shown { mouth } else { MouthShape::Open },
            wide: dice.between(0.92, 1.07),
            brow: dice.pick(&[-2.0, 0.0, 2.0, 4.0]),
            nose: dice.between(-1.0, 4.0),
            band: dice.below(9) == 0,
        }
    }

    /// Returns the face as the file of its club has it.
    fn face(&self) -> PlayerFace {
        let (skin, hair) = (SkinTone::ALL[self.skin], HairColour::ALL[self.hair]);
        PlayerFace { skin, hair, cut: self.cut, beard: self.beard }
    }
}

/// Returns the players of both squads, home first, keepers first.
fn players() -> Vec<PortraitPlayer> {
    let mut dice = DrawingRng::new(11);
    // The number 9 of the target picture is drawn first; every other player must differ from all before.
    let okoro = PortraitPlayer {
        skin: 3,
        hair: 0,
        cut: Hairstyle::Mohawk,
        beard: Beard::Clean,
        mouth: MouthShape::Open,
        wide: 0.98,
        brow: 2.0,
        nose: 2.0,
        band: false,
    };
    let mut all = vec![okoro];
    let mut asked = 7;
    let mut tries = 0;
    while all.len() < 2 * SQUAD {
        let p = PortraitPlayer::draw(&mut dice, all.len() % 3 == 2);
        let twins = all.iter().filter(|o| o.cut == p.cut).count();
        let rare = matches!(p.cut, Hairstyle::Mohawk | Hairstyle::FlatTop | Hairstyle::Locs);
        if twins < if rare { 2 } else { 3 } && all.iter().all(|o| p.face().distance(&o.face()) >= asked) {
            all.push(p);
            tries = 0;
        }
        tries += 1;
        if tries > 400 {
            (asked, tries) = (asked - 1, 0);
        }
    }
    all.swap(0, 8);
    all
}

/// Returns the eleven of a side with their kit, number 1 first.
pub(crate) fn eleven(side: TableSide) -> Vec<(PortraitPlayer, PortraitKit)> {
    let from = if side == TableSide::Home { 0 } else { SQUAD };
    let squad = players().into_iter().skip(from).take(SQUAD);
    squad.enumerate().map(|(n, p)| (p, PortraitKit::of(side, n == 0))).collect()
}

/// Returns the pictures of both squads.
pub(crate) fn squads() -> Vec<SvgPicture> {
    let mut out = Vec::new();
    for side in TableSide::ALL {
        for (n, (p, kit)) in eleven(side).iter().enumerate() {
            out.push(SvgPicture::new(format!("portrait/{}_{n}", side.key()), 380, 380, medallion(p, kit)));
        }
    }
    out
}

/// Draws a bust on an amber disc with sun rays; the hair may rise above the ring.
fn medallion(p: &PortraitPlayer, kit: &PortraitKit) -> String {
    let (x, y, r) = (190.0, 203.0, 170.0);
    let ground = disc(x, y, r, AMBER, &stroke(CHALK, 12.0)) + &rays(x, y, r - 5.0, 24, 0.13, 0.28);
    let inside = format!("M{0} 0 H{1} V{y} A{2} {2} 0 0 1 {0} {y}Z", x - 164.0, x + 164.0, 164.0);
    let bust = outlined(&bust(p, kit));
    let bust = at(x - 182.5, y - 180.7, 0.0, 1.825, &bust);
    ground
        + &clip(&path(&inside, INK, ""), &bust)
        + &path(&format!("M{} {y} A{r} {r} 0 0 0 {} {y}", x - r, x + r), "none", &stroke(CHALK, 12.0))
}

/// Draws a figure with an ink outline around its silhouette.
pub(crate) fn outlined(figure: &str) -> String {
    let filter = "<filter id=\"o\" color-interpolation-filters=\"sRGB\" x=\"-.1\" y=\"-.1\" width=\"1.2\" height=\"1.2\"><feMorphology in=\"SourceAlpha\" operator=\"dilate\" radius=\"2.2\"/><feComposite in2=\"SourceAlpha\" operator=\"over\"/><feColorMatrix values=\"0 0 0 0 .067 0 0 0 0 .094 0 0 0 0 .11 0 0 0 1 0\"/><feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge></filter>";
    format!("{filter}<g filter=\"url(#o)\">{figure}</g>")
}

/// Draws the shirt.
fn shirt(kit: &PortraitKit) -> String {
    let shadow = rect(100.0, 120.0, 100.0, 150.0, "#000", 0.0, &veil(0.16));
    path(SHIRT, kit.base, "")
        + &clip(&path(SHIRT, kit.base, ""), &format!("{}{shadow}", kit.pattern))
        + &path(COLLAR, kit.collar, "")
}

/// Draws a bust on a field of 200 x 200.
pub(crate) fn bust(p: &PortraitPlayer, kit: &PortraitKit) -> String {
    let skin = SKIN_TONES[p.skin].hex();
    let dark_skin = SKIN_TONES[p.skin].shaded(IN_SHADE.0).hex();
    let (c, d) = (HAIR_COLOURS[p.hair], HAIR_COLOURS[p.hair].shaded(IN_SHADE.1).hex());
    let (back, front) = bust::hair(p.cut, c);
    let (back, front) = (drawn(&back), drawn(&front));
    let neck = path(NECK, &dark_skin, "");
    let face = path(FACE, &skin, "")
        + &path(FACE_SHADE, &dark_skin, &veil(0.55))
        + &oval(55.0, 94.0, 8.0, 12.0, &skin, "")
        + &oval(145.0, 94.0, 8.0, 12.0, &dark_skin, "");
    let lift = p.brow;
    let brows = [
        format!("M72 {} Q82 {} 92 80", 80.0 + lift, 75.0 - lift),
        format!("M108 80 Q118 {} 128 {}", 75.0 - lift, 80.0 + lift),
    ];
    let brow_colour = if p.hair == 4 { HAIR_COLOURS[4].shaded(0.6).hex() } else { d.clone() };
    let brows: String = brows.iter().map(|b| line(b, &brow_colour, 5.0, "")).collect();
    let eye = |x: f64| oval(x, 92.0, 4.2, 5.0, INK, "") + &disc(x + 1.4, 90.4, 1.4, "#fff", "");
    let nose = path(&format!("M100 92 L{:.2} 112 Q100 117 96 112", 107.0 + p.nose), &dark_skin, &veil(0.9));
    let lip = if p.skin > 3 { "#2a0d0a" } else { "#5b1f1a" };
    let mouth = match p.mouth {
        MouthShape::Smile => line("M83 127 Q100 142 117 127", lip, 3.6, ""),
        MouthShape::Smirk => line("M86 131 Q104 135 115 125", lip, 3.6, ""),
        MouthShape::Open => {
            path("M82 124 Q100 128 118 124 Q113 143 100 143 Q87 143 82 124Z", lip, "")
                + &path("M85.5 126.5 Q100 130 114.5 126.5 L112 131.5 Q100 134 88 131.5Z", "#fff", "")
        }
    };
    let band = if p.band {
        path("M57 68 C80 57 120 57 143 68 L143 78 C120 66 80 66 57 78Z", kit.band, "")
    } else {
        String::new()
    };
    let head = face
        + &drawn(&bust::beard(p.beard, c))
        + &brows
        + &eye(82.0)
        + &eye(118.0)
        + &nose
        + &mouth
        + &front
        + &band;
    let around = |inner: &str| {
        format!(
            "<g transform=\"translate({:.2} 0) scale({:.3} 1)\">{inner}</g>",
            100.0 - 100.0 * p.wide,
            p.wide
        )
    };
    around(&back) + &neck + &shirt(kit) + &around(&head)
}

#[cfg(test)]
mod tests {

    use super::*;

    /// A player has the same face where it is painted and where the game draws it.
    #[test]
    fn the_painted_players_have_the_faces_of_their_clubs() {
        for (side, id) in TableSide::ALL.into_iter().zip(clubs::DEFAULT_CLUB_IDS) {
            let painted: Vec<PlayerFace> = eleven(side).iter().map(|(player, _)| player.face()).collect();
            let club = clubs::find(id).unwrap();
            assert_eq!(club.faces.map(Vec::from), Some(painted), "{id}");
        }
    }
}
