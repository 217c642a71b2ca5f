//! The people at this screen: their names, and which of them play.

use serde::{Deserialize, Serialize};

use base::letters;
use engine::{BySeat, Seat, SeatSet};

/// Maximum number of names that are kept.
pub const MAX_NAMES: usize = 8;
/// Maximum number of characters of a name.
pub const MAX_NAME_LETTERS: usize = 16;

/// A person's name: 1 to [`MAX_NAME_LETTERS`] characters that the game's fonts have.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonName(String);

impl PersonName {
    /// Makes a name without invalid characters, or `None` if nothing is left.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let letters: String =
            text.trim_start().chars().filter(|letter| takes(*letter)).take(MAX_NAME_LETTERS).collect();
        let name = letters.trim_end();
        (!name.is_empty()).then(|| Self(name.to_owned()))
    }

    /// Returns the name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<PersonName> for String {
    fn from(name: PersonName) -> Self {
        name.0
    }
}

/// Returns true if a name may contain the character: a letter or digit that the game can write, or punctuation of
/// names.
#[must_use]
pub fn takes(letter: char) -> bool {
    matches!(letter, ' ' | '-' | '.' | '\'' | '\u{2019}') || letters::is_in_text_fonts(letter)
}

/// The reason why a character was not accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InvalidLetter {
    /// The name is full.
    Full,
    /// Names do not contain this character.
    Letter(char),
}

/// Appends a typed character.
///
/// # Errors
/// The reason why the text stays as it was.
pub fn typed(so_far: &str, letter: char) -> Result<String, InvalidLetter> {
    if !takes(letter) {
        return Err(InvalidLetter::Letter(letter));
    }
    if so_far.chars().count() >= MAX_NAME_LETTERS {
        return Err(InvalidLetter::Full);
    }
    Ok(format!("{so_far}{letter}"))
}

/// The known people, and which of them plays first and second.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct KnownPeople {
    names: Vec<PersonName>,
    /// Indices into `names`: first the only player, or home if two play, then the other.
    playing: [Option<usize>; 2],
}

impl KnownPeople {
    /// Returns all names.
    #[must_use]
    pub fn names(&self) -> &[PersonName] {
        &self.names
    }

    /// Returns the index of the person who plays first (`turn` 0) or second (1).
    #[must_use]
    pub fn playing(&self, turn: usize) -> Option<usize> {
        self.playing.get(turn).copied().flatten()
    }

    /// Returns the name of the person who plays first (`turn` 0) or second (1).
    #[must_use]
    pub fn player(&self, turn: usize) -> Option<&PersonName> {
        self.names.get(self.playing(turn)?)
    }

    /// Returns the names of these sides' people. A single side belongs to the first person; of two sides home does.
    pub fn names_at(&self, seats: SeatSet) -> BySeat<Option<PersonName>> {
        let turn = |seat: Seat| usize::from(seats == SeatSet::BOTH && seat == Seat::Away);
        BySeat::from_fn(|seat| seats.contains(seat).then(|| self.player(turn(seat)).cloned()).flatten())
    }

    /// Sets who plays first or second; `None` stands for nobody in particular. The same person cannot take both
    /// turns, so the other turn becomes free.
    pub fn choose(&mut self, turn: usize, place: Option<usize>) {
        let place = place.filter(|place| *place < self.names.len());
        for (k, playing) in self.playing.iter_mut().enumerate() {
            if k == turn {
                *playing = place;
            } else if place.is_some() && *playing == place {
                *playing = None;
            }
        }
    }

    /// Returns the index of the person who replaces the loser of two players, first (`turn` 0) or second (1):
    /// the next name of the list that does not play. None if nobody else is there.
    #[must_use]
    pub fn next_up(&self, turn: usize) -> Option<usize> {
        let [first, second] = self.playing;
        let (first, second) = (first?, second?);
        let lost = if turn == 0 { first } else { second };
        let all = self.names.len();
        (1..all).map(|step| (lost + step) % all).find(|place| *place != first && *place != second)
    }

    /// Returns all names, those who play first.
    #[must_use]
    pub fn line_up(&self) -> Vec<PersonName> {
        let playing = |k: &usize| self.playing.contains(&Some(*k));
        let first = self.playing.iter().flatten().copied();
        let others = (0..self.names.len()).filter(|k| !playing(k));
        first.chain(others).filter_map(|k| self.names.get(k).cloned()).collect()
    }

    /// Renames the person at that index, or adds a new one, who takes a free turn. Returns false if the name is known
    /// or all places are taken.
    pub fn rename(&mut self, place: usize, name: PersonName) -> bool {
        if self.names.iter().enumerate().any(|(k, known)| k != place && *known == name) {
            return false;
        }
        if let Some(known) = self.names.get_mut(place) {
            *known = name;
        } else if self.names.len() < MAX_NAMES {
            self.names.push(name);
            let free = self.playing.iter().position(Option::is_none);
            if let Some(turn) = free {
                self.playing[turn] = Some(self.names.len() - 1);
            }
        } else {
            return false;
        }
        true
    }

    /// Removes the person at that index.
    pub fn forget(&mut self, place: usize) {
        if place >= self.names.len() {
            return;
        }
        self.names.remove(place);
        for playing in &mut self.playing {
            *playing = playing.filter(|k| *k != place).map(|k| k - usize::from(k > place));
        }
    }

    /// Returns the same people with tidy, distinct names and valid indices.
    #[must_use]
    pub fn in_order(self) -> Self {
        let mut tidy = Self::default();
        let mut places = Vec::new();
        for name in &self.names {
            let name = PersonName::parse(name.as_str()).filter(|name| !tidy.names.contains(name));
            places.push(name.is_some().then_some(tidy.names.len()).filter(|place| *place < MAX_NAMES));
            if tidy.names.len() < MAX_NAMES {
                tidy.names.extend(name);
            }
        }
        for (turn, playing) in self.playing.into_iter().enumerate() {
            let place = playing.and_then(|k| places.get(k).copied().flatten());
            if place.is_some() {
                tidy.choose(turn, place);
            }
        }
        tidy
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(text: &str) -> PersonName {
        PersonName::parse(text).unwrap()
    }

    fn people(names: &[&str]) -> KnownPeople {
        let mut people = KnownPeople::default();
        for (k, text) in names.iter().enumerate() {
            assert!(people.rename(k, name(text)));
        }
        people
    }

    #[test]
    fn a_name_has_letters_and_a_maximum_length() {
        assert_eq!(name("  Ada Quist ").as_str(), "Ada Quist");
        assert_eq!(name("Ștefan Łukasz-Ţ").as_str(), "Ștefan Łukasz-Ţ");
        assert_eq!(name("Ґалаґан").as_str(), "Ґалаґан");
        assert_eq!(name("Zoë\u{1f98a}\n'Żak").as_str(), "Zoë'Żak");
        assert_eq!(name(&"x".repeat(300)).as_str().len(), MAX_NAME_LETTERS);
        for nothing in ["", "   ", "\u{1f98a}\u{1f98a}", "\u{7}"] {
            assert_eq!(PersonName::parse(nothing), None);
        }
        assert_eq!(typed("Ad", 'a').as_deref(), Ok("Ada"));
        assert_eq!(typed("Ad", '\u{1f98a}'), Err(InvalidLetter::Letter('\u{1f98a}')));
        assert_eq!(typed(&"x".repeat(MAX_NAME_LETTERS), 'a'), Err(InvalidLetter::Full));
    }

    #[test]
    fn a_new_person_takes_the_free_place() {
        let mut people = people(&["Ada", "Bo", "Cy"]);
        let [first, second] = [0, 1].map(|turn| people.player(turn).map(PersonName::as_str));
        assert_eq!((first, second), (Some("Ada"), Some("Bo")));
        people.choose(0, Some(1));
        assert_eq!((people.playing(0), people.playing(1)), (Some(1), None));
        assert!(!people.rename(3, name("Cy")), "a name is there once");
        assert!(people.rename(2, name("Cyd")));
        people.forget(0);
        assert_eq!(people.player(0).map(PersonName::as_str), Some("Bo"));
        people.forget(0);
        assert_eq!((people.player(0), people.names().len()), (None, 1));
        people.forget(7);
        people.choose(1, Some(7));
        assert_eq!(people.playing(1), None);
    }

    #[test]
    fn a_lone_person_is_the_first_player_and_of_two_the_home_side() {
        let people = people(&["Ada", "Bo"]);
        let at = |seats: SeatSet| {
            Seat::BOTH.map(|seat| people.names_at(seats)[seat].as_ref().map(|name| name.as_str().to_owned()))
        };
        assert_eq!(at(SeatSet::BOTH), [Some("Ada".to_owned()), Some("Bo".to_owned())]);
        assert_eq!(at(SeatSet::one(Seat::Away)), [None, Some("Ada".to_owned())]);
        assert_eq!(at(SeatSet::NONE), [None, None]);
        let mut people = people;
        people.rename(2, name("Cy"));
        people.choose(0, Some(2));
        let line_up: Vec<String> = people.line_up().into_iter().map(String::from).collect();
        assert_eq!(line_up, ["Cy", "Bo", "Ada"]);
    }

    #[test]
    fn the_winner_stays_on_and_everybody_gets_a_match() {
        let mut people = people(&["Ada", "Bo"]);
        assert_eq!(people.next_up(0), None, "nobody else is there");
        people.rename(2, name("Cy"));
        people.rename(3, name("Di"));
        let mut met = Vec::new();
        // Home always wins.
        for _ in 0..4 {
            let next = people.next_up(1);
            people.choose(1, next);
            met.push(people.player(1).map(PersonName::as_str).unwrap_or_default().to_owned());
        }
        assert_eq!(met, ["Cy", "Di", "Bo", "Cy"]);
        people.choose(0, None);
        assert_eq!(people.next_up(1), None, "it is not known who played");
    }

    #[test]
    fn people_from_a_file_are_cleaned_up() {
        let raw = |text: &str| PersonName(text.to_owned());
        let names = vec![raw(" Ada"), raw("\u{1f98a}"), raw("Ada"), raw(&"y".repeat(99)), raw("Bo")];
        let found = KnownPeople { names, playing: [Some(4), Some(9)] }.in_order();
        assert_eq!(found.names(), [name("Ada"), name(&"y".repeat(MAX_NAME_LETTERS)), name("Bo")]);
        assert_eq!((found.playing(0), found.playing(1)), (Some(2), None));
        let many = (0..20).map(|k| raw(&format!("P{k}"))).collect();
        let found = KnownPeople { names: many, playing: [Some(15), Some(3)] }.in_order();
        assert_eq!((found.names().len(), found.playing(0), found.playing(1)), (MAX_NAMES, None, Some(3)));
    }
}
