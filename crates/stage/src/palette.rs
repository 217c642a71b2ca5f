//! The palette of the game: cards, stands, pitch and HUD use these colours.
//!
//! Colours are 24-bit sRGB (`0xRRGGBB`). Amber means only *chosen, playable, now or go*.
//! The kits differ by pattern (stripes, hoops) and crest letter as well as by colour.

pub use base::colour::{CHALK, HAIR_COLOURS, INK, NAVY, Rgb, SKIN_TONES};

/// Ground of panels.
pub const NAVY_2: Rgb = Rgb(0x16283F);
/// Raised panels, the defending half of an action card.
pub const NAVY_3: Rgb = Rgb(0x22395A);
/// Dark mown stripe.
pub const PITCH_A: Rgb = Rgb(0x1F7A3D);
/// Light mown stripe.
pub const PITCH_B: Rgb = Rgb(0x23894A);
/// Grass outside the lines.
pub const PITCH_EDGE: Rgb = Rgb(0x176132);
/// Chosen, playable, now, go.
pub const AMBER: Rgb = Rgb(0xFFC53D);
/// Home kit (vertical stripes).
pub const HOME: Rgb = Rgb(0xE5484D);
/// Home kit, dark stripe; the attacking half of an action card.
pub const HOME_DARK: Rgb = Rgb(0xA92B33);
/// Away kit (hoops).
pub const AWAY: Rgb = Rgb(0x3E63DD);
/// Away kit, dark hoop.
pub const AWAY_DARK: Rgb = Rgb(0x26439E);
/// Secondary text on dark background.
pub const MUTED: Rgb = Rgb(0xB9C4D2);

/// Wood of shelves, plaques and frames.
pub const WOOD: Rgb = Rgb(0x3D2A1C);
/// Wood in the shade.
pub const WOOD_DARK: Rgb = Rgb(0x24170F);
/// Wood in the light: edges of shelves and frames.
pub const WOOD_LIGHT: Rgb = Rgb(0x6D4A2E);
/// Fittings on wood, cups and medals.
pub const BRASS: Rgb = Rgb(0xC9942E);
/// Printed paper: tickets and programmes.
pub const PAPER: Rgb = Rgb(0xEFE7D2);

/// Red of hearts, of diamonds, of the red ball.
pub const CARD_RED: Rgb = Rgb(0xC9202F);
/// Orange of diamonds where every suit has its own colour: they act for the red side, as hearts do.
pub const CARD_ORANGE: Rgb = Rgb(0xB84A00);
/// Blue of the blue ball, of clubs where every suit has its own colour: they act for the blue side, as spades do.
pub const CARD_BLUE: Rgb = Rgb(0x1E5BB8);
/// Green of the green ball.
pub const CARD_GREEN: Rgb = Rgb(0x0E7A3B);

/// Ground of the high-contrast set. Its inks have a contrast of 7:1 with white.
pub const WHITE: Rgb = Rgb(0xFFFFFF);
/// Main ink of the high-contrast set.
pub const BLACK: Rgb = Rgb(0x000000);
/// Red of the high-contrast set.
pub const CONTRAST_RED: Rgb = Rgb(0xB00020);
/// Orange of the high-contrast set.
pub const CONTRAST_ORANGE: Rgb = Rgb(0x8F3A00);
/// Blue of the high-contrast set.
pub const CONTRAST_BLUE: Rgb = Rgb(0x0B3FB5);
/// Green of the high-contrast set.
pub const CONTRAST_GREEN: Rgb = Rgb(0x005C2B);

/// The shirt of every keeper: neither side's colours, so that nobody takes a keeper for a player of the field.
pub const KEEPER: Rgb = Rgb(0xD9F25E);
/// Its darker half.
pub const KEEPER_DARK: Rgb = Rgb(0xA4C02C);

#[cfg(test)]
mod tests {
    use super::*;

    /// Experience guide: text 4.5:1, large text 3:1.
    #[test]
    fn text_colours_keep_their_contrast() {
        for (text, ground, least) in [
            (CHALK, NAVY, 4.5),
            (CHALK, NAVY_2, 4.5),
            (CHALK, NAVY_3, 4.5),
            (MUTED, NAVY_2, 4.5),
            (AMBER, NAVY_2, 4.5),
            (INK, AMBER, 4.5),
            (INK, CHALK, 4.5),
            (CHALK, HOME_DARK, 4.5),
            (CHALK, AWAY_DARK, 4.5),
            (CHALK, HOME, 3.0),
            (CHALK, AWAY, 3.0),
            (CHALK, WOOD, 4.5),
            (MUTED, WOOD, 4.5),
            (AMBER, WOOD, 4.5),
            (CHALK, PITCH_EDGE, 4.5),
            (INK, PAPER, 7.0),
            (WOOD, PAPER, 7.0),
            (HOME_DARK, PAPER, 4.5),
            (CARD_RED, CHALK, 4.5),
            (CARD_ORANGE, CHALK, 4.5),
            (CARD_BLUE, CHALK, 4.5),
            (CARD_GREEN, CHALK, 4.5),
            (BLACK, WHITE, 7.0),
            (CONTRAST_RED, WHITE, 7.0),
            (CONTRAST_ORANGE, WHITE, 7.0),
            (CONTRAST_BLUE, WHITE, 7.0),
            (CONTRAST_GREEN, WHITE, 7.0),
        ] {
            let got = text.contrast(ground);
            assert!(got >= least, "{} on {}: {got:.2}, wanted {least}", text.hex(), ground.hex());
        }
    }
}
