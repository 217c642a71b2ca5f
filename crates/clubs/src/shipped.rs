//! The clubs that come with the game, and the teams of countries.

use std::sync::LazyLock;

use super::{Club, parse};

/// The clubs of a match that names none: home, then away.
pub const DEFAULT_CLUB_IDS: [&str; 2] = ["harbour-town", "kestrel-vale"];

/// Makes the list of the files: `id, id, …`.
macro_rules! files {
    ($($id:literal),+ $(,)?) => {
        &[$(($id, include_str!(concat!("../../../assets/clubs/", $id, ".ron")))),+]
    };
}

/// Every file with its id. The first sixteen are the clubs of a competition in the order of its entrants, the first two
/// the default clubs.
const FILES: &[(&str, &str)] = files![
    "harbour-town", "kestrel-vale", "millrace-rovers", "saltmarsh-city", "wexley-wanderers", "old-foundry",
    "larkhill-albion", "northgate-united", "alderwick-town", "brackwater-rangers", "corvalo",
    "dunmarrow-thistle", "ebenstein", "grunfurt", "ilha-serena", "jarnholt", "okavira-stars", "ponte-verana",
    "quintarra", "rochebrume", "tsukihara-waves", "ursova", "val-dore", "yarrowmere",
];

/// The files of the countries that team cards name.
const COUNTRIES: &[(&str, &str)] =
    files!["argentina", "brazil", "england", "france", "germany", "italy", "netherlands", "spain"];

static CLUBS: LazyLock<Vec<Club>> = LazyLock::new(|| read(FILES));
static TEAMS: LazyLock<Vec<Club>> = LazyLock::new(|| read(COUNTRIES));

fn read(files: &[(&str, &str)]) -> Vec<Club> {
    let clubs = files.iter().map(|(id, text)| parse(id, text));
    // A test reads every file, so none is missing.
    clubs.filter_map(Result::ok).collect()
}

/// Returns the clubs that come with the game.
#[must_use]
pub fn shipped() -> &'static [Club] {
    &CLUBS
}

/// Returns the teams of countries. They play only where the options of a match name them, so nobody chooses them.
#[must_use]
pub fn countries() -> &'static [Club] {
    &TEAMS
}

/// Returns the club of an entrant of a competition by its index among the entrants. It stays the same throughout the
/// competition without being saved.
#[must_use]
pub fn club_of_entrant(place: usize) -> &'static Club {
    &shipped()[place % shipped().len()]
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use super::*;

    #[test]
    fn every_shipped_club_file_is_valid_and_listed() {
        for (id, text) in FILES.iter().chain(COUNTRIES) {
            parse(id, text).unwrap_or_else(|error| panic!("assets/clubs/{id}.ron:{error}"));
        }
        assert_eq!((shipped().len(), FILES.len()), (24, 24));
        assert_eq!((countries().len(), COUNTRIES.len()), (8, 8));
        let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("assets/clubs");
        let there: BTreeSet<String> = fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().path().file_stem().unwrap().to_string_lossy().into_owned())
            .collect();
        assert_eq!(there, FILES.iter().chain(COUNTRIES).map(|(id, _)| (*id).to_owned()).collect());
        assert_eq!(DEFAULT_CLUB_IDS, [FILES[0].0, FILES[1].0]);
    }

    #[test]
    fn clubs_differ_in_name_and_letter() {
        for clubs in [shipped(), countries()] {
            let names =
                clubs.iter().flat_map(|club| [&*club.name, &club.short, &club.letter, &club.ground.name]);
            assert_eq!(names.collect::<BTreeSet<_>>().len(), 4 * clubs.len());
            let colours: BTreeSet<u32> = clubs.iter().map(|club| club.colours.0.0).collect();
            assert_eq!(colours.len(), clubs.len());
        }
        // Of the eight of a competition, no two crests have one pattern.
        let patterns: BTreeSet<u8> = shipped()[..8].iter().map(|club| club.pattern as u8).collect();
        assert_eq!(patterns.len(), 8);
    }
}
