//! The two clubs of the table with their elevens, and those that a competition has beside them. All names are made up.

use super::palette::{AWAY, AWAY_DARK, HOME, HOME_DARK, Rgb};
use crate::engine::Seat;

/// What a crest wears beside its letter: no two of [`CRESTS`] are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// A band from corner to corner.
    Sash,
    /// Bands across.
    Hoops,
    /// One half light.
    Halves,
    /// Bands down both sides.
    Stripes,
    /// An arrow upwards.
    Chevron,
    /// A broad band down the middle.
    Pale,
    /// One band across, one down.
    Cross,
    /// Two quarters light.
    Quarters,
}

/// A club as it is known by its crest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Crest {
    /// The club's full name.
    pub name: &'static str,
    /// Three letters.
    pub short: &'static str,
    /// The letter on the shield.
    pub letter: &'static str,
    /// What the shield wears.
    pub pattern: Pattern,
    /// Main colour, dark colour.
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
    /// The club of an entrant of a competition, by its place among the entrants: the same from the first match to the
    /// last, without a word in the file.
    #[must_use]
    pub const fn of_entrant(place: usize) -> &'static Self {
        const ALL: &[Crest] = &CRESTS;
        &ALL[place % ALL.len()]
    }

    /// The crest of the club of the table that sits there.
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
    /// Three letters for the scoreboard.
    pub short: &'static str,
    /// The letter on its crest.
    pub letter: &'static str,
    /// Its eleven, number 1 first.
    pub eleven: [&'static str; 11],
}

/// Home: vertical stripes.
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

/// Away: hoops.
pub const KESTREL: Club = Club {
    name: "Kestrel Vale",
    short: "KES",
    letter: "K",
    eleven: [
        "Nyberg", "Bright", "Sato", "Mensah", "Galvin", "Ruiz", "Ashdown", "Karim", "Novak", "Silva",
        "Brandt",
    ],
};

/// The club that sits there.
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
            // The letter is large text.
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
