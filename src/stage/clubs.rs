//! The two clubs of the table with their elevens, and the other clubs of competitions. All names are made up.

use super::palette::{AWAY, AWAY_DARK, HOME, HOME_DARK, Rgb};
use crate::engine::Seat;

/// The pattern of a crest; no two of [`CRESTS`] have the same one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// A band from corner to corner.
    Sash,
    /// Horizontal bands.
    Hoops,
    /// One half of the shield is light.
    Halves,
    /// Bands down both sides.
    Stripes,
    /// An arrow upwards.
    Chevron,
    /// A broad band down the middle.
    Pale,
    /// One band across, one down.
    Cross,
    /// Two quarters of the shield are light.
    Quarters,
}

/// The crest and the names of a club.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Crest {
    /// The club's full name.
    pub name: &'static str,
    /// Abbreviation of three letters.
    pub short: &'static str,
    /// The letter on the shield.
    pub letter: &'static str,
    /// The pattern on the shield.
    pub pattern: Pattern,
    /// The main and the dark colour.
    pub colours: (Rgb, Rgb),
}

/// The clubs of a competition; the two of the table come first.
pub const CRESTS: [Crest; 8] = [
    crest(HARBOUR.name, HARBOUR.short, HARBOUR.letter, Pattern::Sash, (HOME, HOME_DARK)),
    crest(KESTREL.name, KESTREL.short, KESTREL.letter, Pattern::Hoops, (AWAY, AWAY_DARK)),
    crest("Millrace Rovers", "MIL", "M", Pattern::Halves, (Rgb(0x2B_8A4A), Rgb(0x1B_5E32))),
    crest("Saltmarsh City", "SAL", "S", Pattern::Chevron, (Rgb(0x12_7C85), Rgb(0x0B_545B))),
    crest("Wexley Wanderers", "WEX", "W", Pattern::Pale, (Rgb(0x7B_4BC4), Rgb(0x53_3089))),
    crest("Old Foundry", "FOU", "F", Pattern::Cross, (Rgb(0xB4_541A), Rgb(0x7C_3810))),
    crest("Larkhill Albion", "LAR", "L", Pattern::Quarters, (Rgb(0xB8_3280), Rgb(0x7F_1F58))),
    crest("Northgate United", "NOR", "N", Pattern::Stripes, (Rgb(0x5B_6472), Rgb(0x3A_414C))),
];

const fn crest(
    name: &'static str,
    short: &'static str,
    letter: &'static str,
    pattern: Pattern,
    colours: (Rgb, Rgb),
) -> Crest {
    Crest { name, short, letter, pattern, colours }
}

impl Crest {
    /// Returns the crest of an entrant of a competition by its index among the entrants. It stays the same throughout
    /// the competition without being saved.
    #[must_use]
    pub const fn of_entrant(place: usize) -> &'static Self {
        const ALL: &[Crest] = &CRESTS;
        &ALL[place % ALL.len()]
    }

    /// Returns the crest of the club at a seat of the table.
    #[must_use]
    pub const fn of_seat(seat: Seat) -> &'static Self {
        match seat {
            Seat::Home => Self::of_entrant(0),
            Seat::Away => Self::of_entrant(1),
        }
    }
}

/// A club.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Club {
    /// Its full name.
    pub name: &'static str,
    /// Abbreviation of three letters for the scoreboard.
    pub short: &'static str,
    /// The letter on its crest.
    pub letter: &'static str,
    /// Its eleven, number 1 first.
    pub eleven: [&'static str; 11],
}

/// The home club, in vertical stripes.
pub const HARBOUR: Club = Club {
    name: "Harbour Town",
    short: "HAR",
    letter: "H",
    eleven: [
        "Ferrow",
        "Lindqvist",
        "Abara",
        "Castellan",
        "Moreau",
        "Tanaka",
        "Hollis",
        "Delgado",
        "Okoro",
        "Vance",
        "Petrov",
    ],
};

/// The away club, in hoops.
pub const KESTREL: Club = Club {
    name: "Kestrel Vale",
    short: "KES",
    letter: "K",
    eleven: [
        "Nyberg", "Bright", "Sato", "Mensah", "Galvin", "Ruiz", "Ashdown", "Karim", "Novak", "Silva",
        "Brandt",
    ],
};

/// Returns the club at a seat.
#[must_use]
pub const fn club(seat: Seat) -> &'static Club {
    match seat {
        Seat::Home => &HARBOUR,
        Seat::Away => &KESTREL,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::palette::CHALK;
    use super::*;

    #[test]
    fn crests_are_told_apart_by_letter_and_by_pattern() {
        let letters: BTreeSet<_> = CRESTS.iter().map(|crest| crest.letter).collect();
        let names: BTreeSet<_> = CRESTS.iter().flat_map(|crest| [crest.name, crest.short]).collect();
        let patterns: BTreeSet<_> = CRESTS.iter().map(|crest| crest.pattern as u8).collect();
        assert_eq!((letters.len(), names.len(), patterns.len()), (8, 16, 8));
        for crest in CRESTS {
            // The letter counts as large text, which needs a contrast of 3:1.
            assert!(CHALK.contrast(crest.colours.0) >= 3.0, "{}", crest.name);
            assert!(CHALK.contrast(crest.colours.1) >= 4.5, "{}", crest.name);
        }
    }

    #[test]
    fn every_side_of_the_table_wears_the_crest_of_its_club() {
        for seat in Seat::BOTH {
            let (club, crest) = (club(seat), Crest::of_seat(seat));
            assert_eq!((club.name, club.short, club.letter), (crest.name, crest.short, crest.letter));
        }
    }
}
