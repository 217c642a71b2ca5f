//! The names of clubs: a country is called in the player's language, a club is called the same everywhere.

use super::{DisplayText, MessageId};
use crate::id;
use clubs::Club;

/// The id of every country, which its club has, and its name.
pub const COUNTRIES: [(&str, MessageId); 8] = [
    ("argentina", id!("s17-team-argentina")),
    ("brazil", id!("s17-team-brazil")),
    ("england", id!("s17-team-england")),
    ("france", id!("s17-team-france")),
    ("germany", id!("s17-team-germany")),
    ("italy", id!("s17-team-italy")),
    ("netherlands", id!("s17-team-netherlands")),
    ("spain", id!("s17-team-spain")),
];

/// Returns the name of a club.
pub fn name_of(club: &Club) -> DisplayText {
    let country = COUNTRIES.iter().find(|(id, _)| *id == club.id);
    country.map_or_else(|| DisplayText::verbatim(&club.name), |(_, name)| (*name).into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use clubs::{countries, shipped};

    /// The file of a country has its English name, which tools show.
    #[test]
    fn every_country_is_called_in_the_language_of_the_player() {
        for club in countries() {
            assert_ne!(name_of(club), DisplayText::verbatim(&club.name));
        }
        for club in shipped() {
            assert_eq!(name_of(club), DisplayText::verbatim(&club.name));
        }
    }
}
