//! Marks of the two sides, and general parts of cards: kits, crests, backs, the shell of a card.

use stage::palette::{AWAY, AWAY_DARK, CHALK, HOME, HOME_DARK, INK, NAVY, NAVY_2, Rgb};

use crate::svg::{SvgFont, at, clip, disc, line, path, rays, rect, stroke, text, veil};

/// A side of the table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum TableSide {
    /// Vertical stripes, letter H.
    Home,
    /// Hoops, letter K.
    Away,
}

impl TableSide {
    /// Both sides.
    pub(crate) const ALL: [Self; 2] = [Self::Home, Self::Away];

    /// Returns the side's part of keys.
    pub(crate) fn key(self) -> &'static str {
        match self {
            Self::Home => "home",
            Self::Away => "away",
        }
    }

    /// Returns the kit colour and the dark kit colour.
    pub(crate) fn kit(self) -> (Rgb, Rgb) {
        match self {
            Self::Home => (HOME, HOME_DARK),
            Self::Away => (AWAY, AWAY_DARK),
        }
    }
}

/// The inner field of a card: 232 x 332 with the rim of 9 units around it.
pub(crate) const FIELD: &str = "<rect x=\"9\" y=\"9\" width=\"232\" height=\"332\" rx=\"12\"/>";

/// Draws a chalk card with this picture in its inner field and `over` on top.
pub(crate) fn card(inner: &str, over: &str) -> String {
    let rim = rect(0.5, 0.5, 249.0, 349.0, "none", 17.5, &format!("{} opacity=\".22\"", stroke(INK, 1.0)));
    rect(0.0, 0.0, 250.0, 350.0, CHALK, 18.0, "") + &clip(FIELD, inner) + over + &rim
}

/// Draws the crest of a side's club, 100 wide and 100 high.
pub(crate) fn crest(x: f64, y: f64, scale: f64, side: TableSide) -> String {
    let Some(club) = clubs::find(clubs::DEFAULT_CLUB_IDS[side as usize]) else { return String::new() };
    let form = |points: &[(f32, f32)], size: f32, middle: f32| {
        let corners = points
            .iter()
            .map(|(x, y)| format!("{:.2} {:.2}", 50.0 + size * (x - 0.5), middle + size * (y - 0.5)));
        format!("M{}Z", corners.collect::<Vec<_>>().join(" L"))
    };
    let outline = form(&club.crest.shape.outline(), 100.0, 50.0);
    let pattern = club.crest.pattern_parts(club.pattern, 3).into_iter();
    let pattern: String = pattern.map(|part| path(&form(&part, 100.0, 50.0), CHALK, &veil(0.28))).collect();
    let layout = club.crest_layout(true);
    let middle = 50.0 - 100.0 * layout.symbol_above;
    let symbol = club.crest.symbol.parts().into_iter();
    let symbol: String =
        symbol.map(|part| path(&form(&part, 100.0 * layout.symbol_size, middle), CHALK, "")).collect();
    let size = 116.0 * f64::from(layout.letter_size);
    let baseline = 50.0 + 100.0 * f64::from(layout.letter_below) + 0.35 * size;
    let inner = path(&outline, side.kit().0, "")
        + &pattern
        + &path(&outline, "none", &stroke(CHALK, 7.0))
        + &symbol
        + &text(50.0, baseline, &club.letter, size, CHALK, SvgFont::Display);
    at(x, y, 0.0, scale, &inner)
}

/// Draws the back of a side's cards.
pub(crate) fn back(side: TableSide) -> String {
    let (light, dark) = side.kit();
    let mut cloth = rect(0.0, 0.0, 250.0, 350.0, light, 0.0, "");
    match side {
        TableSide::Home => {
            for k in 0..5 {
                cloth += &rect(12.0 + f64::from(k) * 52.0, 0.0, 26.0, 350.0, dark, 0.0, "");
            }
        }
        TableSide::Away => {
            for k in 0..6 {
                cloth += &rect(0.0, 10.0 + f64::from(k) * 60.0, 250.0, 30.0, dark, 0.0, "");
            }
        }
    }
    cloth += &disc(125.0, 175.0, 76.0, NAVY, "");
    cloth += &disc(125.0, 175.0, 68.0, "none", &format!("{} opacity=\".55\"", stroke(CHALK, 2.5)));
    let over = rect(22.0, 22.0, 206.0, 306.0, "none", 6.0, &format!("{} opacity=\".7\"", stroke(CHALK, 3.0)))
        + &crest(75.0, 126.0, 1.0, side);
    card(&cloth, &over)
}

/// Draws the cover of a chance card: the table's own back.
pub(crate) fn mystery() -> String {
    use stage::palette::{AMBER, PITCH_A, PITCH_B};
    let mut turf = String::new();
    for k in 0..6 {
        let mown = if k % 2 == 0 { PITCH_B } else { PITCH_A };
        turf += &rect(9.0 + f64::from(k) * 38.7, 9.0, 38.9, 332.0, mown, 0.0, "");
    }
    turf += &rect(26.0, 26.0, 198.0, 298.0, "none", 4.0, &stroke(CHALK, 4.0));
    turf += &line("M26 175 H224", CHALK, 4.0, "");
    turf += &disc(125.0, 175.0, 80.0, NAVY, &stroke(CHALK, 4.0));
    let over = text(125.0, 216.0, "?", 118.0, AMBER, SvgFont::Title);
    let corner =
        rect(9.0, 9.0, 62.0, 78.0, NAVY, 12.0, "") + &text(40.0, 69.0, "?", 66.0, AMBER, SvgFont::Title);
    card(&turf, &(over + &corner + &at(250.0, 350.0, 180.0, 1.0, &corner)))
}

/// Draws the dark field of the star and time cards.
pub(crate) fn dark_field() -> String {
    rect(0.0, 0.0, 250.0, 350.0, NAVY_2, 0.0, "") + &rays(125.0, -30.0, 440.0, 32, 0.098, 0.035)
}
