//! Custom clubs: those made here and those imported from others. They are files in the data folder.
//!
//! This register only maps ids to clubs; `store` reads and writes the files, and a resource of the app is the list that
//! pages show. So a match names a custom club by its id, like a shipped one. An unknown id is replaced by a default
//! club: see [`super::MatchClubs::from_ids`].

use std::collections::BTreeMap;
use std::sync::{PoisonError, RwLock};

use super::read::{MAX_ID_CHARS, is_id};
use super::{Club, countries, parse, shipped};
use engine::RuleDataError;
use engine::rng::fnv1a;

/// The prefix of the id of every custom club. No shipped club has such an id, so no two clubs have the same.
pub const CUSTOM_PREFIX: &str = "own-";
/// Maximum number of custom clubs.
pub const MAX_CUSTOM_CLUBS: usize = 32;

/// The custom clubs that can play, by id.
static REGISTER: RwLock<BTreeMap<String, &'static Club>> = RwLock::new(BTreeMap::new());

/// Returns true if that is the id of a custom club.
#[must_use]
pub fn is_custom_id(id: &str) -> bool {
    id.strip_prefix(CUSTOM_PREFIX).is_some_and(|rest| !rest.is_empty()) && is_id(id)
}

/// Returns the id of a new club: its name in plain letters, and a suffix of eight hexadecimal digits. The number of the
/// suffix is a hash or drawn at random.
#[must_use]
pub fn custom_id(name: &str, number: u64) -> String {
    let mut plain = String::new();
    for letter in name.chars().flat_map(char::to_lowercase) {
        if letter.is_ascii_alphanumeric() {
            plain.push(letter);
        } else if letter == ' ' && !plain.ends_with('-') {
            plain.push('-');
        }
    }
    let plain: String = plain.chars().take(MAX_ID_CHARS - CUSTOM_PREFIX.len() - 9).collect();
    let plain = plain.trim_matches('-');
    let plain = if plain.is_empty() { "club" } else { plain };
    format!("{CUSTOM_PREFIX}{plain}-{:08x}", number & 0xffff_ffff)
}

/// Enters a club in the register, in place of one with the same id. The replaced one stays in memory, since a match may
/// still show it. It takes a kilobyte, and only a player's action replaces one.
pub fn register(club: Club) -> &'static Club {
    let mut register = REGISTER.write().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = register.get(&club.id).filter(|known| ***known == club) {
        return known;
    }
    let club: &'static Club = Box::leak(Box::new(club));
    register.insert(club.id.clone(), club);
    club
}

/// Removes a club from the register.
pub fn unregister(id: &str) {
    REGISTER.write().unwrap_or_else(PoisonError::into_inner).remove(id);
}

/// Returns the custom club with that id.
pub(super) fn registered(id: &str) -> Option<&'static Club> {
    REGISTER.read().unwrap_or_else(PoisonError::into_inner).get(id).copied()
}

/// Returns the club with that id: a shipped one, the team of a country, or a custom one.
#[must_use]
pub fn find(id: &str) -> Option<&'static Club> {
    shipped().iter().chain(countries()).find(|club| club.id == id).or_else(|| registered(id))
}

/// Returns true if the text of a file that may be a club or something else is meant to be a club.
#[must_use]
pub fn looks_like_club(text: &str) -> bool {
    let has = |field: &str| text.contains(field);
    (has("eleven:") || has("second:")) && !has("record:") && !has("actions:")
}

/// Reads a club that comes from somebody else. `file` is the name of its file without the ending. It keeps
/// its id if that is `free`; otherwise it gets one from its content.
///
/// # Errors
/// The first thing that is wrong with the text, with its place.
pub fn import(file: &str, text: &str, free: impl Fn(&str) -> bool) -> Result<Club, RuleDataError> {
    let mut club = parse(&format!("{CUSTOM_PREFIX}club"), text)?;
    let number = fnv1a(&club.text());
    club.id = file.to_owned();
    if !(is_custom_id(file) && free(file)) {
        // At most MAX_CUSTOM_CLUBS ids are taken, so one of these is free.
        let others = (0..=MAX_CUSTOM_CLUBS as u64).map(|k| custom_id(&club.name, number.wrapping_add(k)));
        club.id = { others }.find(|id| free(id)).unwrap_or_else(|| custom_id(&club.name, number));
    }
    Ok(club)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::MatchClubs;
    use engine::{BySeat, Seat};

    const SOUND: &str = include_str!("../../../assets/clubs/millrace-rovers.ron");

    #[test]
    fn no_custom_club_has_the_id_of_a_shipped_club() {
        assert!(shipped().iter().chain(countries()).all(|club| !is_custom_id(&club.id)));
        for (name, id) in [
            ("Millrace Rovers", "own-millrace-rovers-00000007"),
            ("São João & Co.", "own-so-joo-co-00000007"),
            ("ÄÖÜ", "own-club-00000007"),
            ("Ö Ü", "own-club-00000007"),
            ("Abcdefghij Klmnopqr", "own-abcdefghij-klmnopqr-00000007"),
        ] {
            assert_eq!(custom_id(name, 7), id);
            assert!(
                is_custom_id(&custom_id(name, u64::MAX)) && custom_id(name, u64::MAX).len() <= MAX_ID_CHARS
            );
        }
        assert!(
            !is_custom_id("own-")
                && !is_custom_id("corvalo")
                && !is_custom_id("own-../x")
                && !is_custom_id("own-A")
        );
    }

    #[test]
    fn a_club_is_found_until_it_is_removed() {
        let mut club = parse("own-millrace-1", SOUND).unwrap();
        let id = club.id.clone();
        assert!(find(&id).is_none());
        let registered = register(club.clone());
        assert!(std::ptr::eq(register(club.clone()), registered), "the same club lies in memory once");
        club.name = "Elsewhere".to_owned();
        register(club);
        assert_eq!(find(&id).unwrap().name, "Elsewhere");
        let clubs = MatchClubs::from_ids(Some(&BySeat::new(id.clone(), "corvalo".to_owned())));
        assert_eq!((&*clubs.club(Seat::Home).name, &*clubs.club(Seat::Away).id), ("Elsewhere", "corvalo"));
        unregister(&id);
        assert!(find(&id).is_none());
        // The other club stays, and the unknown one is replaced by a default club other than that.
        for (other, stands_in) in [("corvalo", "harbour-town"), ("harbour-town", "kestrel-vale")] {
            let clubs = MatchClubs::from_ids(Some(&BySeat::new(id.clone(), other.to_owned())));
            assert_eq!((&*clubs.club(Seat::Home).id, &*clubs.club(Seat::Away).id), (stands_in, other));
        }
    }

    #[test]
    fn an_imported_club_never_replaces_another() {
        let at = |file: &str, taken: &[&str]| import(file, SOUND, |id| !taken.contains(&id)).unwrap().id;
        assert_eq!(at("own-mill-1", &[]), "own-mill-1");
        let new = at("own-mill-1", &["own-mill-1"]);
        assert!(new.starts_with("own-millrace-rovers-"), "{new}");
        assert_eq!(at("millrace-rovers", &[]), new, "the same file has the same id");
        assert_ne!(at("../../etc", &[&new]), new);
        assert!(import("own-mill-1", "(name: 7)", |_| true).is_err());
    }
}
