//! The entrants of a competition and their clubs.
//!
//! A person may have chosen a club, shipped or made at this computer. Every other entrant has the club of its place,
//! or, if somebody chose that one, a club that belongs to no place. No two entrants have the same club. An unknown id
//! is kept; its entrant has the club of its place meanwhile.

use serde::{Deserialize, Serialize};

use super::{Competition, Fixture, MAX_PEOPLE, MIXED, PLAYER, YOU};
use ai::Difficulty;
use clubs::{self, Club, MatchClubs, countries, find, shipped};
use players::controller::Controller;
use players::people::PersonName;

/// A participant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entrant {
    /// The name in the table; of a bot, that of its club. Earlier builds gave bots names of their own.
    pub name: String,
    /// The participant's controller: a person or a bot.
    #[serde(rename = "who")]
    pub controller: Controller,
    /// The id of the club that the participant has chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
}

/// Makes the entrants: people first, by their names as far as given, then bots. All bots have `difficulty`; without
/// one, they have those of [`mixture`]. A bot is named in the file after its club, or by the club's id if a person has
/// that name.
#[must_use]
pub fn entrants(
    sides: usize,
    people: usize,
    difficulty: Option<Difficulty>,
    called: &[PersonName],
) -> Vec<Entrant> {
    entrants_of(sides, people, difficulty, called, |_| None)
}

/// Returns the difficulties of bots where no single one is chosen, without end: no bot comes again before every other
/// one.
pub fn mixture() -> impl Iterator<Item = Difficulty> {
    MIXED.into_iter().cycle()
}

/// Makes the entrants as [`entrants`] does. `club` is the id of the club that a person has chosen, by place.
#[must_use]
pub fn entrants_of(
    sides: usize,
    people: usize,
    difficulty: Option<Difficulty>,
    called: &[PersonName],
    club: impl Fn(usize) -> Option<String>,
) -> Vec<Entrant> {
    let people = people.min(sides).min(MAX_PEOPLE);
    let mut mixed = mixture();
    let mut entrant = |place: usize| {
        if place >= people {
            let controller =
                Controller::Bot(difficulty.or_else(|| mixed.next()).unwrap_or(Difficulty::Amateur));
            return Entrant { name: String::new(), controller, club: None };
        }
        let nameless = || if people == 1 { YOU.to_owned() } else { format!("{PLAYER}{}", place + 1) };
        let name = called.get(place).map_or_else(nameless, |name| name.as_str().to_owned());
        Entrant { name, controller: Controller::Human, club: club(place) }
    };
    let mut all: Vec<Entrant> = (0..sides).map(&mut entrant).collect();
    for (place, club) in clubs_of(&all).into_iter().enumerate().skip(people) {
        let free = all[..people].iter().all(|entrant| entrant.name != club.name);
        all[place].name = if free { club.name.clone() } else { club.id.clone() };
    }
    all
}

/// Returns the entrants as countries: each has the country that it has chosen, or the next that nobody has. A bot is
/// named in the file after its country.
#[must_use]
pub fn as_countries(mut all: Vec<Entrant>) -> Vec<Entrant> {
    let country = |id: &str| countries().iter().find(|club| club.id == id);
    let mut taken: Vec<&'static Club> = Vec::new();
    let mut chosen: Vec<Option<&'static Club>> = Vec::new();
    for entrant in &all {
        let free = |club: &&Club| taken.iter().all(|other| other.id != club.id);
        let club = entrant.club.as_deref().and_then(country).filter(free);
        taken.extend(club);
        chosen.push(club);
    }
    let mut rest = countries().iter().filter(|club| taken.iter().all(|other| other.id != club.id));
    for (entrant, chosen) in all.iter_mut().zip(chosen) {
        let club = chosen.or_else(|| rest.next());
        entrant.club = club.map(|club| club.id.clone());
        if let (Some(club), Controller::Bot(_)) = (club, entrant.controller) {
            entrant.name.clone_from(&club.name);
        }
    }
    // A person may be called as a country is.
    let people: Vec<String> =
        all.iter().filter(|one| one.controller == Controller::Human).map(|one| one.name.clone()).collect();
    for entrant in all.iter_mut().filter(|entrant| entrant.controller != Controller::Human) {
        if let (true, Some(id)) = (people.contains(&entrant.name), &entrant.club) {
            entrant.name.clone_from(id);
        }
    }
    all
}

/// Returns the club of each entrant.
#[must_use]
pub fn clubs_of(entrants: &[Entrant]) -> Vec<&'static Club> {
    let mut chosen: Vec<Option<&'static Club>> = Vec::new();
    for entrant in entrants {
        let club = entrant.club.as_deref().and_then(find);
        let is_free = |club: &&Club| chosen.iter().flatten().all(|other| other.id != club.id);
        chosen.push(club.filter(is_free));
    }
    let is_chosen = |club: &Club| chosen.iter().flatten().any(|other| other.id == club.id);
    // First those that no place has, then those that were left for others.
    let left = |(place, _): &(usize, &Club)| place >= &entrants.len() || chosen[*place].is_some();
    let (places, others) = shipped().split_at(entrants.len().min(shipped().len()));
    let left = places.iter().enumerate().filter(left).map(|(_, club)| club);
    let mut spare = others.iter().chain(left).filter(|club| !is_chosen(club));
    let mut of_place = |place: usize| {
        let own = clubs::club_of_entrant(place);
        if is_chosen(own) { spare.next().unwrap_or(own) } else { own }
    };
    (0..entrants.len()).map(|place| chosen[place].unwrap_or_else(|| of_place(place))).collect()
}

impl Competition {
    /// Returns the club of that side.
    #[must_use]
    pub fn club(&self, side: usize) -> &'static Club {
        let as_usual = self.entrants.iter().all(|entrant| entrant.club.is_none());
        let chosen = || clubs_of(&self.entrants).get(side).copied();
        { !as_usual }.then(chosen).flatten().unwrap_or_else(|| clubs::club_of_entrant(side))
    }

    /// Returns the clubs of that match.
    pub fn clubs(&self, fixture: &Fixture) -> MatchClubs {
        MatchClubs::new(fixture.sides.map(|side| self.club(side)))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::{CompetitionKind, MAX_PEOPLE};
    use super::*;
    use games::named;

    fn with(sides: usize, people: usize, chosen: &[&str]) -> Vec<Entrant> {
        entrants_of(sides, people, None, &[], |place| chosen.get(place).map(|id| (*id).to_owned()))
    }

    #[test]
    fn no_two_entrants_have_the_same_club() {
        let shipped: Vec<&str> = shipped().iter().map(|club| club.id.as_str()).collect();
        for chosen in [
            &[][..],
            &["ursova"],
            &["kestrel-vale", "kestrel-vale"],
            &["kestrel-vale", "harbour-town"],
            &["own-gone", "harbour-town"],
            &shipped[1..9],
            &shipped[8..16],
            &shipped[16..24],
        ] {
            for sides in [4, 8, 16] {
                let people = MAX_PEOPLE.min(sides);
                let all = with(sides, people, chosen);
                let clubs: Vec<&str> = clubs_of(&all).iter().map(|club| club.id.as_str()).collect();
                assert_eq!(clubs.iter().collect::<BTreeSet<_>>().len(), sides, "{chosen:?}: {clubs:?}");
                let first = chosen.first().filter(|id| find(id).is_some() && people > 0);
                assert!(first.is_none_or(|id| clubs[0] == *id), "{chosen:?}: {clubs:?}");
            }
        }
    }

    #[test]
    fn no_bot_enters_twice_while_others_are_left() {
        for (sides, people, most) in [(4, 1, 1), (8, 0, 1), (9, 1, 1), (10, 1, 2), (16, 0, 2), (16, 8, 1)] {
            let mut met = [0; Difficulty::ALL.len()];
            for difficulty in entrants(sides, people, None, &[])
                .iter()
                .filter_map(|entrant| entrant.controller.difficulty())
            {
                met[difficulty as usize] += 1;
            }
            assert_eq!(met.into_iter().max(), Some(most), "{sides} with {people}: {met:?}");
        }
    }

    #[test]
    fn an_entrant_without_a_choice_keeps_the_club_of_its_place() {
        let usual = with(8, 2, &[]);
        assert_eq!(usual, entrants(8, 2, None, &[]));
        let clubs = |all: &[Entrant]| clubs_of(all).iter().map(|club| &*club.id).collect::<Vec<_>>();
        assert_eq!(clubs(&usual), (0..8).map(|n| &*clubs::club_of_entrant(n).id).collect::<Vec<_>>());
        // The bot whose club is taken has one that no place has, and is named after it.
        let other = with(8, 2, &["millrace-rovers", "own-gone"]);
        assert_eq!(clubs(&other)[..3], ["millrace-rovers", "kestrel-vale", "alderwick-town"]);
        assert_eq!((&*other[2].name, clubs(&other)[3..] == clubs(&usual)[3..]), ("Alderwick Town", true));
        // No id is lost, and the bot has its own name in the game.
        let cup = Competition::new(named("penalties").unwrap(), CompetitionKind::Cup, other, 3).unwrap();
        assert_eq!(cup.entrants()[1].club.as_deref(), Some("own-gone"));
        assert_eq!(Competition::parse(&cup.to_ron()).unwrap(), cup);
        assert_eq!((cup.other_name(2), &*cup.club(2).id), (None, "alderwick-town"));
        let foreign = cup.to_ron().replace("own-gone", "../../etc");
        let error = Competition::parse(&foreign).unwrap_err().to_string();
        assert!(error.contains("club \"../../etc\": expected the id of a club"), "{error}");
        // Without chosen clubs, the file is the same as before clubs could be chosen.
        let file =
            Competition::new(named("penalties").unwrap(), CompetitionKind::Cup, usual, 3).unwrap().to_ron();
        assert!(!file.contains("club:"), "{file}");
    }
}
