//! Footballers: parametric busts in flat screen-print style, half of the face in shadow. No two look alike.

use five_a_side::stage::palette::{AMBER, CHALK, HAIRS, INK, NAVY, NAVY_3, PITCH_B, PITCH_EDGE, Rgb, SKINS};

use crate::dice::Dice;
use crate::marks::Side;
use crate::raster::Picture;
use crate::svg::{at, clip, disc, line, oval, path, rays, rect, stroke, veil};

/// Number of players of a squad.
const SQUAD: usize = 11;

/// A cut of hair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cut {
    Bald,
    Buzz,
    Short,
    Quiff,
    Afro,
    Curls,
    Mohawk,
    Long,
    Pony,
    Bun,
    Bob,
    Locs,
    Parting,
    FlatTop,
}

impl Cut {
    /// Returns the representative of the cuts that look alike.
    fn family(self) -> Self {
        match self {
            Self::Buzz | Self::Short => Self::Short,
            Self::Long | Self::Bob => Self::Long,
            Self::Afro | Self::Curls => Self::Curls,
            other => other,
        }
    }
}

/// Facial hair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Beard {
    None,
    Stubble,
    Full,
    Goatee,
    Tash,
}

/// An expression.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mouth {
    Smile,
    Smirk,
    Open,
}

/// A footballer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Player {
    /// Index into the skin colours.
    pub(crate) skin: usize,
    /// Index into the hair colours.
    pub(crate) hair: usize,
    pub(crate) cut: Cut,
    pub(crate) beard: Beard,
    pub(crate) mouth: Mouth,
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
pub(crate) struct Kit {
    /// The colour of the shirt.
    pub(crate) base: Rgb,
    /// The pattern of the shirt, on the field of a bust.
    pub(crate) pattern: String,
    /// The colour of the collar.
    pub(crate) collar: Rgb,
    /// The colour of a headband.
    pub(crate) band: Rgb,
}

impl Kit {
    /// Returns the kit of a side.
    fn of(side: Side, keeper: bool) -> Self {
        let (light, dark) = side.kit();
        let keepers_hoop = |c: Rgb| rect(0.0, 174.0, 200.0, 11.0, c, 0.0, "");
        match (keeper, side) {
            (true, Side::Home) => {
                Self { base: PITCH_B, pattern: keepers_hoop(PITCH_EDGE), collar: INK, band: CHALK }
            }
            (true, Side::Away) => {
                Self { base: NAVY_3, pattern: keepers_hoop(CHALK), collar: NAVY, band: CHALK }
            }
            (false, Side::Home) => {
                let stripe = |k: i32| rect(f64::from(k) * 28.0 + 9.0, 130.0, 14.0, 140.0, CHALK, 0.0, "");
                Self { base: light, pattern: (0..7).map(stripe).collect(), collar: dark, band: dark }
            }
            (false, Side::Away) => {
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

/// Returns the colour of the shaded side.
fn shade(c: Rgb, by: f64) -> String {
    let [r, g, b] = c.parts().map(|v| (f64::from(v) * by).round() as u8);
    format!("#{r:02x}{g:02x}{b:02x}")
}

impl Player {
    /// Draws a player at random.
    fn draw(dice: &mut Dice, woman: bool) -> Self {
        let skin = dice.pick(&[0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
        let cuts: &[Cut] = match (woman, skin > 2) {
            (false, false) => &[
                Cut::Buzz,
                Cut::Short,
                Cut::Quiff,
                Cut::Curls,
                Cut::Bald,
                Cut::Long,
                Cut::Parting,
                Cut::Mohawk,
            ],
            (false, true) => {
                &[Cut::Buzz, Cut::Short, Cut::Afro, Cut::Mohawk, Cut::Bald, Cut::Locs, Cut::FlatTop]
            }
            (true, false) => &[Cut::Pony, Cut::Bun, Cut::Bob, Cut::Long, Cut::Curls, Cut::Short],
            (true, true) => &[Cut::Pony, Cut::Bun, Cut::Curls, Cut::Afro, Cut::Locs],
        };
        let beards: &[Beard] = if woman {
            &[Beard::None]
        } else {
            &[Beard::None, Beard::None, Beard::Stubble, Beard::Full, Beard::Goatee, Beard::Tash]
        };
        let beard = dice.pick(beards);
        let shown = beard != Beard::Full && skin < 4; // a thin mouth would be lost in a beard or on dark skin
        let mouth = dice.pick(&[Mouth::Smile, Mouth::Smirk, Mouth::Open, Mouth::Open]);
        let grey = !woman && dice.below(16) == 0;
        let hair = if grey { 6 } else { dice.below(if skin > 2 { 2 } else { 6 }) };
        Self {
            skin,
            hair,
            cut: dice.pick(cuts),
            beard,
            mouth: if shown { mouth } else { Mouth::Open },
            wide: dice.between(0.92, 1.07),
            brow: dice.pick(&[-2.0, 0.0, 2.0, 4.0]),
            nose: dice.between(-1.0, 4.0),
            band: dice.below(9) == 0,
        }
    }

    /// Returns a measure of how clearly two players differ.
    fn distance(&self, o: &Self) -> usize {
        usize::from(self.skin.abs_diff(o.skin) > 0)
            + usize::from(self.skin.abs_diff(o.skin) > 1)
            + usize::from(self.hair != o.hair)
            + 3 * usize::from(self.cut.family() != o.cut.family())
            + usize::from(self.cut != o.cut)
            + 2 * usize::from(self.beard != o.beard)
    }
}

/// Returns the players of both squads, home first, keepers first.
fn players() -> Vec<Player> {
    let mut dice = Dice::new(11);
    // The number 9 of the target picture is drawn first; every other player must differ from all before.
    let okoro = Player {
        skin: 3,
        hair: 0,
        cut: Cut::Mohawk,
        beard: Beard::None,
        mouth: Mouth::Open,
        wide: 0.98,
        brow: 2.0,
        nose: 2.0,
        band: false,
    };
    let mut all = vec![okoro];
    let mut asked = 7;
    let mut tries = 0;
    while all.len() < 2 * SQUAD {
        let p = Player::draw(&mut dice, all.len() % 3 == 2);
        let twins = all.iter().filter(|o| o.cut == p.cut).count();
        let rare = matches!(p.cut, Cut::Mohawk | Cut::FlatTop | Cut::Locs);
        if twins < if rare { 2 } else { 3 } && all.iter().all(|o| p.distance(o) >= asked) {
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
pub(crate) fn eleven(side: Side) -> Vec<(Player, Kit)> {
    let from = if side == Side::Home { 0 } else { SQUAD };
    let squad = players().into_iter().skip(from).take(SQUAD);
    squad.enumerate().map(|(n, p)| (p, Kit::of(side, n == 0))).collect()
}

/// Returns the pictures of both squads.
pub(crate) fn squads() -> Vec<Picture> {
    let mut out = Vec::new();
    for side in Side::ALL {
        for (n, (p, kit)) in eleven(side).iter().enumerate() {
            out.push(Picture::new(format!("portrait/{}_{n}", side.key()), 380, 380, medallion(p, kit)));
        }
    }
    out
}

/// Draws a bust on an amber disc with sun rays; the hair may rise above the ring.
fn medallion(p: &Player, kit: &Kit) -> String {
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
fn shirt(kit: &Kit) -> String {
    let cut = "M18 270 V200 C20 160 48 146 78 140 L122 140 C152 146 180 160 182 200 V270Z";
    let shadow = rect(100.0, 120.0, 100.0, 150.0, "#000", 0.0, &veil(0.16));
    path(cut, kit.base, "")
        + &clip(&path(cut, kit.base, ""), &format!("{}{shadow}", kit.pattern))
        + &path("M75 140 Q100 168 125 140 L118 137 Q100 155 82 137 Z", kit.collar, "")
}

/// Draws the hair behind the head and the hair in front of it.
fn hair(cut: Cut, c: &str, d: &str) -> (String, String) {
    let p = |path_d: &str| path(path_d, c, "");
    let fringe = "M55 92 C48 44 74 26 104 26 C136 26 150 52 145 92 C142 72 134 62 126 56 C104 60 84 58 74 52 C62 66 57 80 55 92Z";
    let none = String::new;
    match cut {
        Cut::Bald => (none(), path("M72 58 C80 44 100 42 112 46 C98 46 84 50 72 58Z", "#fff", &veil(0.18))),
        Cut::Buzz => (
            none(),
            p("M58 88 C54 46 78 34 100 34 C122 34 146 46 142 88 C138 66 130 58 100 57 C70 58 62 66 58 88Z"),
        ),
        Cut::Short => (
            none(),
            p(
                "M55 92 C48 44 74 26 104 26 C136 26 150 52 145 92 C142 76 138 68 130 62 C112 68 84 66 72 58 C62 66 58 76 55 92Z",
            ),
        ),
        Cut::Quiff => (
            none(),
            p(
                "M56 90 C50 56 58 44 66 40 C62 18 98 4 134 18 C126 21 130 28 138 34 C150 48 146 74 144 90 C141 74 138 66 132 60 C108 64 84 58 74 50 C64 62 58 74 56 90Z",
            ),
        ),
        Cut::Parting => (
            none(),
            p(
                "M54 96 C46 44 76 22 104 24 C138 24 152 52 146 96 C143 78 140 70 132 64 C116 62 92 58 84 40 C80 56 62 62 54 96Z",
            ) + &line("M84 41 C86 35 90 31 96 28", d, 2.5, ""),
        ),
        Cut::FlatTop => (
            none(),
            p(
                "M57 90 C53 62 55 40 58 22 Q100 8 142 22 C145 40 147 62 143 90 C140 70 134 60 124 58 H76 C66 60 60 70 57 90Z",
            ),
        ),
        Cut::Afro => (
            p("M56 112 C24 100 22 44 54 32 C68 6 132 6 146 32 C178 44 176 100 144 112Z"),
            p("M54 92 C38 12 162 12 146 92 C144 78 138 66 126 60 C110 66 90 66 74 60 C62 66 56 78 54 92Z"),
        ),
        Cut::Curls => {
            let curls = [
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
            let mut o = p("M55 84 C54 24 146 24 145 84 C138 58 62 58 55 84Z");
            for (k, (x, y)) in curls.into_iter().enumerate() {
                o += &disc(x, y, 13.0, c, "");
                if k % 2 == 1 {
                    o += &line(&format!("M{} {y} a6 6 0 0 1 9 -3", x - 4.0), d, 2.2, "");
                }
            }
            (none(), o)
        }
        Cut::Mohawk => (
            none(),
            path(
                "M58 88 C54 46 78 38 100 38 C122 38 146 46 142 88 C138 66 130 60 100 59 C70 60 62 66 58 88Z",
                c,
                &veil(0.35),
            ) + &p("M82 58 C78 28 86 6 103 2 C120 8 122 32 117 58Z"),
        ),
        Cut::Long => (
            path(
                "M46 158 C28 70 56 22 102 22 C148 22 172 70 154 158 L134 150 C144 110 142 76 130 60 H74 C58 72 56 112 66 150Z",
                d,
                "",
            ),
            p(fringe),
        ),
        Cut::Bob => (
            path(
                "M46 126 C36 66 60 22 102 22 C144 22 164 66 154 126 L138 128 C146 96 142 74 132 60 H80 C66 70 56 84 62 128Z",
                d,
                "",
            ),
            p(fringe),
        ),
        Cut::Pony => (
            path("M138 44 C178 46 178 112 158 144 C163 106 152 84 138 74Z", d, ""),
            p(
                "M55 92 C48 44 74 26 104 26 C136 26 150 52 145 92 C142 72 134 62 126 56 C104 58 80 58 68 62 C60 70 57 80 55 92Z",
            ),
        ),
        Cut::Bun => (
            disc(104.0, 20.0, 18.0, d, ""),
            p(
                "M55 92 C48 44 74 26 104 26 C136 26 150 52 145 92 C142 72 134 60 122 54 C104 56 84 56 76 58 C62 70 57 80 55 92Z",
            ),
        ),
        Cut::Locs => {
            let mut back = String::new();
            let mut front = p("M50 70 C52 14 148 14 150 70 L148 78 C132 54 68 54 52 78Z");
            for (k, (x, h)) in [(42.0, 70.0), (50.0, 84.0), (58.0, 92.0)].into_iter().enumerate() {
                for x in [x, 190.0 - x] {
                    back += &rect(x, 62.0, 10.0, h, if k == 1 { c } else { d }, 5.0, "");
                }
            }
            for (k, (x, h)) in
                [(46.0, 60.0), (54.0, 40.0), (63.0, 24.0), (75.0, 17.0)].into_iter().enumerate()
            {
                for x in [x, 190.0 - x] {
                    front += &rect(x, 54.0, 10.0, h, if k % 2 == 0 { d } else { c }, 5.0, "");
                }
            }
            (back, front)
        }
    }
}

/// Draws facial hair.
fn beard(kind: Beard, c: &str) -> String {
    match kind {
        Beard::None => String::new(),
        Beard::Stubble => path(
            "M60 104 C62 140 82 151 100 151 C118 151 138 140 140 104 C134 118 124 116 100 116 C76 116 66 118 60 104Z",
            c,
            &veil(0.3),
        ),
        Beard::Full => path(
            "M57 96 C58 142 80 161 100 161 C120 161 142 142 143 96 C136 116 122 113 100 113 C78 113 64 116 57 96Z",
            c,
            "",
        ),
        Beard::Goatee => path("M82 117 Q100 108 118 117 L115 146 Q100 158 85 146Z", c, ""),
        Beard::Tash => {
            path("M77 121 Q90 109 100 114 Q110 109 123 121 Q110 123 100 119 Q90 123 77 121Z", c, "")
        }
    }
}

/// Draws a bust on a field of 200 x 200.
pub(crate) fn bust(p: &Player, kit: &Kit) -> String {
    let skin = SKINS[p.skin].hex();
    let dark_skin = shade(SKINS[p.skin], 0.77);
    let (c, d) = (HAIRS[p.hair].hex(), shade(HAIRS[p.hair], 0.68));
    let (back, front) = hair(p.cut, &c, &d);
    let neck = path("M80 126 L80 148 Q100 166 120 148 L120 126Z", &dark_skin, "");
    let face = path(
        "M58 84 C56 50 76 40 100 40 C124 40 144 50 142 84 C142 128 122 150 100 150 C78 150 58 128 58 84Z",
        &skin,
        "",
    ) + &path("M100 40 C124 40 144 50 142 84 C142 128 122 150 100 150 Z", &dark_skin, &veil(0.55))
        + &oval(55.0, 94.0, 8.0, 12.0, &skin, "")
        + &oval(145.0, 94.0, 8.0, 12.0, &dark_skin, "");
    let lift = p.brow;
    let brows = [
        format!("M72 {} Q82 {} 92 80", 80.0 + lift, 75.0 - lift),
        format!("M108 80 Q118 {} 128 {}", 75.0 - lift, 80.0 + lift),
    ];
    let brow_colour = if p.hair == 4 { shade(HAIRS[4], 0.6) } else { d.clone() };
    let brows: String = brows.iter().map(|b| line(b, &brow_colour, 5.0, "")).collect();
    let eye = |x: f64| oval(x, 92.0, 4.2, 5.0, INK, "") + &disc(x + 1.4, 90.4, 1.4, "#fff", "");
    let nose = path(&format!("M100 92 L{:.2} 112 Q100 117 96 112", 107.0 + p.nose), &dark_skin, &veil(0.9));
    let lip = if p.skin > 3 { "#2a0d0a" } else { "#5b1f1a" };
    let mouth = match p.mouth {
        Mouth::Smile => line("M83 127 Q100 142 117 127", lip, 3.6, ""),
        Mouth::Smirk => line("M86 131 Q104 135 115 125", lip, 3.6, ""),
        Mouth::Open => {
            path("M82 124 Q100 128 118 124 Q113 143 100 143 Q87 143 82 124Z", lip, "")
                + &path("M85.5 126.5 Q100 130 114.5 126.5 L112 131.5 Q100 134 88 131.5Z", "#fff", "")
        }
    };
    let band = if p.band {
        path("M57 68 C80 57 120 57 143 68 L143 78 C120 66 80 66 57 78Z", kit.band, "")
    } else {
        String::new()
    };
    let head =
        face + &beard(p.beard, &c) + &brows + &eye(82.0) + &eye(118.0) + &nose + &mouth + &front + &band;
    let around = |inner: &str| {
        format!(
            "<g transform=\"translate({:.2} 0) scale({:.3} 1)\">{inner}</g>",
            100.0 - 100.0 * p.wide,
            p.wide
        )
    };
    around(&back) + &neck + &shirt(kit) + &around(&head)
}
