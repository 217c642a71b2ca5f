//! The two clubs of the table, and their elevens. All names are made up.

use crate::engine::Seat;

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
