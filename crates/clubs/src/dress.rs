//! Colours and patterns for custom clubs. With every choice, letters, shirts and panels have enough contrast.

use super::kits::{MIN_CONTRAST_OF_KITS, darkened};
use super::{Club, Kit, KitPattern};
use base::colour::{CHALK, INK, Rgb};

/// The main colours to choose from: red, claret, orange, ochre, green, forest, teal, sky, blue, violet, pink, graphite.
pub const MAINS: [Rgb; 12] = [
    Rgb(0xD0_3A40),
    Rgb(0x8E_2A44),
    Rgb(0xC4_581A),
    Rgb(0x94_701A),
    Rgb(0x2B_8A4A),
    Rgb(0x1F_6B45),
    Rgb(0x1C_7F86),
    Rgb(0x3A_7FC0),
    Rgb(0x2F_58C8),
    Rgb(0x8A_3FA8),
    Rgb(0xC8_417F),
    Rgb(0x3E_4A57),
];
/// The second colours: chalk, yellow, amber, pale blue, rose, mint, black.
pub const TRIMS: [Rgb; 7] =
    [CHALK, Rgb(0xF4_E04D), Rgb(0xFF_C53D), Rgb(0xA9_D8F5), Rgb(0xF7_B6C8), Rgb(0xA8_E6B8), INK];

impl Club {
    /// Returns the main and the second colour, as the first shirt has them.
    pub const fn home_kit_colours(&self) -> (Rgb, Rgb) {
        self.kits[0].colours
    }

    /// Dresses the club in a pattern and two colours: crest, panels and both kits follow.
    pub fn set_kits(&mut self, pattern: KitPattern, main: Rgb, second: Rgb) {
        self.pattern = pattern;
        // A colour that is not in this list may be used for a shirt, but not behind letters.
        if MAINS.contains(&main) {
            self.colours = (main, darkened(main));
        }
        let stands_out = |shirt: &Rgb| shirt.contrast(main) >= MIN_CONTRAST_OF_KITS;
        let other = [second, CHALK, INK].into_iter().find(stands_out).unwrap_or(CHALK);
        self.kits = [
            Kit { pattern, colours: (main, second) },
            Kit { pattern: KitPattern::Plain, colours: (other, main) },
        ];
    }
}

#[cfg(test)]
mod tests {
    use super::super::{distinguishable, parse, shipped};
    use super::*;

    #[test]
    fn every_choice_of_kit_colours_keeps_enough_contrast() {
        let mut club = shipped()[2].clone();
        for main in MAINS {
            for second in TRIMS {
                club.set_kits(KitPattern::Hoops, main, second);
                assert_eq!(parse(&club.id, &club.text()), Ok(club.clone()), "{main} and {second}");
                assert!(main.contrast(second) >= 1.8, "{second} is not seen on {main}");
                assert!(
                    shipped()
                        .iter()
                        .all(|other| distinguishable(&club, other) && distinguishable(other, &club))
                );
            }
        }
        // Any shipped club can get another kit.
        for club in shipped() {
            let mut club = club.clone();
            let (main, second) = club.home_kit_colours();
            club.set_kits(KitPattern::Sash, main, second);
            assert!(parse(&club.id, &club.text()).is_ok(), "{}", club.id);
        }
    }
}
