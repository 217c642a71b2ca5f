//! The names of clubs: a country is called in the player's language, a club is called the same everywhere.

use super::{DisplayText, Id};
use crate::clubs::Club;
use crate::id;

/// Returns the name of the country with that id, which its club and its team card have; none if there is no such country.
#[must_use]
pub fn country(id: &str) -> Option<Id> {
    Some(match id {
        "argentina" => id!("s17-team-argentina"),
        "brazil" => id!("s17-team-brazil"),
        "england" => id!("s17-team-england"),
        "france" => id!("s17-team-france"),
        "germany" => id!("s17-team-germany"),
        "italy" => id!("s17-team-italy"),
        "netherlands" => id!("s17-team-netherlands"),
        "spain" => id!("s17-team-spain"),
        _ => return None,
    })
}

/// Returns the name of a club.
#[must_use]
pub fn name_of(club: &Club) -> DisplayText {
    country(&club.id).map_or_else(|| DisplayText::verbatim(&club.name), Into::into)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clubs::{countries, shipped};

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
