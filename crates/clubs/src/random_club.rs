//! Random clubs: a whole club from one number, with names that can be pronounced.

use super::dress::{MAINS, TRIMS};
use super::read::{NAME_LETTERS, TEXT_LETTERS};
use super::{
    Club, Crest, CrestShape, CrestSymbol, ELEVEN, HomeGround, HomeTimeOfDay, Kit, KitPattern, PlayerFace,
    custom_id,
};
use base::colour::CHALK;
use engine::MatchRng;

/// The beginnings and endings of place names, and the names of their clubs.
const FIRST: [&str; 36] = [
    "Ald", "Amber", "Bar", "Bel", "Bran", "Cald", "Cor", "Dal", "Der", "Dun", "Eld", "Fal", "Fen", "Gal",
    "Gar", "Hal", "Hol", "Kel", "Kir", "Lan", "Lor", "Mar", "Mel", "Mor", "Nor", "Oster", "Pem", "Quin",
    "Ral", "Sal", "Sel", "Tal", "Tor", "Ul", "Ver", "Wes",
];
const LAST: [&str; 32] = [
    "bridge", "brook", "burn", "by", "dale", "den", "fell", "field", "ford", "gate", "ham", "haven", "holm",
    "hurst", "ley", "mere", "mont", "more", "mouth", "port", "ridge", "stad", "stead", "ton", "vale", "wick",
    "wood", "worth", "ona", "ira", "esso", "ovar",
];
const CALLED: [&str; 14] = [
    "", "", "Town", "City", "United", "Rovers", "Rangers", "Albion", "Wanderers", "Harriers", "Stars",
    "Athletic", "Park", "Thistle",
];
/// The words before and after the name of a ground.
const GROUND: [&str; 20] = [
    "Mill", "Station", "Castle", "River", "Church", "Abbey", "Forge", "Market", "Orchard", "Lock", "Priory",
    "Harbour", "Tannery", "Windmill", "Foundry", "Chapel", "Brewery", "Meadow", "Quarry", "Ferry",
];
const PLACE: [&str; 8] = ["Lane", "Road", "Park", "Field", "Ground", "End", "Yard", "Bank"];
/// The goods on its advertising boards.
const TRADES: [&str; 12] = [
    "BREAD", "ROPES", "CYCLES", "TEA", "BOOTS", "BELLS", "FLOUR", "CLOCKS", "PIANOS", "KITES", "HATS",
    "CIDER",
];
/// Players, from many countries.
const PLAYERS: [&str; 66] = [
    "Adeyemi", "Almeida", "Andersen", "Aoki", "Baptiste", "Barros", "Becker", "Bianchi", "Boateng", "Brandt",
    "Castro", "Chukwu", "Costa", "Dahl", "Demir", "Diallo", "Dubois", "Eriksen", "Esposito", "Farkas",
    "Ferreira", "Fontaine", "Fraser", "Garcia", "Greco", "Haas", "Hansen", "Hughes", "Ibarra", "Ivanov",
    "Jansen", "Kaya", "Keita", "Keller", "Kim", "Kowal", "Laurent", "Lindgren", "Lopes", "Marchetti",
    "Mbeki", "Mendes", "Moreau", "Murphy", "Nagy", "Navarro", "Novak", "Nyman", "Okoye", "Olsen", "Osei",
    "Park", "Petrov", "Pinto", "Quiroga", "Reyes", "Ricci", "Romero", "Sato", "Schmitt", "Silva", "Sorensen",
    "Tanaka", "Traore", "Vidal", "Ward",
];

/// Returns the club of that number: the same number gives the same club, but for its letters, which none of `others`
/// has.
#[must_use]
pub fn random_club(seed: u64, others: &[&Club]) -> Club {
    let mut dice = MatchRng::new(seed);
    let place = format!("{}{}", one(&FIRST, &mut dice), one(&LAST, &mut dice));
    let called = one(&CALLED, &mut dice);
    let long = format!("{place} {called}");
    let name = if called.is_empty() || long.len() > *NAME_LETTERS.end() { place.clone() } else { long };
    let pattern = KitPattern::ALL[dice.index(KitPattern::ALL.len())];
    let (main, second) = (MAINS[dice.index(MAINS.len())], TRIMS[dice.index(TRIMS.len())]);
    let mut eleven = PLAYERS;
    dice.shuffle(&mut eleven);
    let hour = [None, Some(HomeTimeOfDay::Night), Some(HomeTimeOfDay::Dusk), Some(HomeTimeOfDay::Day)]
        [dice.index(4)];
    let ground = format!("{} {}", one(&GROUND, &mut dice), one(&PLACE, &mut dice));
    let board = format!("{} {}", place.to_uppercase(), one(&TRADES, &mut dice));
    let letters = unique_abbreviation(&place, others).unwrap_or_default();
    let plain = Kit { pattern, colours: (main, second) };
    let mut club = Club {
        id: custom_id(&name, dice.seed()),
        name,
        short: letters.abbreviation,
        letter: letters.crest_letter,
        crest: Crest::default(),
        pattern,
        colours: (main, main),
        kits: [plain, Kit { pattern: KitPattern::Plain, colours: (CHALK, main) }],
        ground: HomeGround { name: ground, hour, boards: vec![board] },
        eleven: std::array::from_fn::<_, ELEVEN, _>(|k| eleven[k].to_owned()),
        faces: Some(PlayerFace::eleven(dice.seed())),
    };
    club.set_kits(pattern, main, second);
    // Drawn last, so that all else of a number stays as it was.
    club.crest = Crest {
        shape: CrestShape::ALL[dice.index(CrestShape::ALL.len())],
        symbol: CrestSymbol::ALL[1 + dice.index(CrestSymbol::ALL.len() - 1)],
    };
    club
}

/// Returns the place in a club's name: the name without what clubs are called besides.
fn place_of(name: &str) -> &str {
    match name.rsplit_once(' ') {
        Some((place, last)) if CALLED.contains(&last) => place,
        _ => name,
    }
}

impl Club {
    /// Returns the boards that begin with the place of the club, each with its index and the rest of its text.
    #[must_use]
    pub fn boards_with_ground_name(&self) -> Vec<(usize, String)> {
        let place = place_of(&self.name).to_uppercase();
        let rest = |board: &String| {
            board.strip_prefix(&place).filter(|rest| rest.starts_with(' ')).map(str::to_owned)
        };
        self.ground.boards.iter().enumerate().filter_map(|(k, board)| Some((k, rest(board)?))).collect()
    }

    /// Puts the new place name of a renamed club on those boards. A text that would be too long stays.
    pub fn rename_boards(&mut self, boards: &[(usize, String)]) {
        let place = place_of(&self.name).to_uppercase();
        for (k, rest) in boards {
            let text = format!("{place}{rest}");
            if let Some(board) =
                self.ground.boards.get_mut(*k).filter(|_| text.chars().count() <= *TEXT_LETTERS.end())
            {
                *board = text;
            }
        }
    }
}

fn one<'a>(of: &[&'a str], dice: &mut MatchRng) -> &'a str {
    of[dice.index(of.len())]
}

/// The letters that stand for a club.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClubLetters {
    /// The three letters of its abbreviation.
    pub abbreviation: String,
    /// The letter on its crest.
    pub crest_letter: String,
}

/// Returns the letters of a club of that name: the first ones, or others in their order, so that no other club has the
/// same abbreviation. None if the name has fewer than three plain letters.
#[must_use]
pub fn unique_abbreviation(name: &str, others: &[&Club]) -> Option<ClubLetters> {
    let letters: Vec<char> =
        name.chars().filter(char::is_ascii_alphabetic).map(|letter| letter.to_ascii_uppercase()).collect();
    let of = |a: usize, b: usize, c: usize| -> String {
        [a, b, c].into_iter().filter_map(|k| letters.get(k)).collect()
    };
    let n = letters.len();
    let mut all = (1..n).flat_map(|b| (b + 1..n).map(move |c| (b, c))).map(|(b, c)| of(0, b, c));
    let free = |short: &String| others.iter().all(|other| other.short != *short);
    let abbreviation = all.find(free).unwrap_or_else(|| of(0, 1, 2));
    (n >= 3).then(|| ClubLetters { abbreviation, crest_letter: letters[0].to_string() })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::{distinguishable, is_custom_id, parse, shipped};
    use super::*;

    #[test]
    fn every_random_club_is_valid() {
        let all: Vec<&Club> = shipped().iter().collect();
        let (mut names, mut looks) = (BTreeSet::new(), BTreeSet::new());
        for seed in 0..2000 {
            let club = random_club(seed, &all);
            assert_eq!(parse(&club.id, &club.text()), Ok(club.clone()), "{}", club.text());
            assert!(
                is_custom_id(&club.id) && all.iter().all(|other| other.short != club.short),
                "{}",
                club.short
            );
            assert!(all.iter().all(|other| distinguishable(&club, other) && distinguishable(other, &club)));
            assert_eq!(random_club(seed, &all), club);
            looks.insert((club.pattern as u8, club.colours.0.0, club.kits[0].colours.1.0));
            names.insert(club.name);
        }
        assert!(names.len() > 1500 && looks.len() > 600, "{} names, {} looks", names.len(), looks.len());
    }

    #[test]
    fn letters_come_from_the_name() {
        let all: Vec<&Club> = shipped().iter().collect();
        let other = &all[0];
        let of = |name: &str| unique_abbreviation(name, &all);
        assert_eq!(
            of("Ytter Rovers"),
            Some(ClubLetters { abbreviation: "YTT".to_owned(), crest_letter: "Y".to_owned() })
        );
        assert_eq!(of("3 & Ö"), None);
        let short = of(&other.name).unwrap().abbreviation;
        assert!(short != other.short && short.len() == 3, "{short}");
    }

    #[test]
    fn the_boards_of_a_renamed_club_follow_its_name() {
        let mut club = random_club(5, &[]);
        club.ground.boards.push("TWO-HALVES PIE CO.".to_owned());
        let of_place = club.boards_with_ground_name();
        let [(0, trade)] = &of_place[..] else { panic!("{of_place:?}") };
        // Letter by letter, as a name is typed.
        for (name, board) in [
            ("Sun", format!("SUN{trade}")),
            ("Sunday Legends", format!("SUNDAY LEGENDS{trade}")),
            ("Sunday Rovers", format!("SUNDAY{trade}")),
            ("Sunday", format!("SUNDAY{trade}")),
            ("Oßbeck Town", format!("OSSBECK{trade}")),
        ] {
            club.name = name.to_owned();
            club.rename_boards(&of_place);
            assert_eq!(club.ground.boards, [board, "TWO-HALVES PIE CO.".to_owned()], "{name}");
            assert!(parse(&club.id, &club.text()).is_ok());
        }
        // One for which there is no room stays as it is.
        club.name = "Abcdefghij Klmnopq".to_owned();
        club.rename_boards(&[(0, " CYCLES".to_owned())]);
        assert_eq!(club.ground.boards[0], format!("OSSBECK{trade}"));
    }

    #[test]
    fn every_part_of_a_name_fits() {
        let longest = |parts: &[&str]| parts.iter().map(|part| part.len()).max().unwrap_or_default();
        assert!(longest(&FIRST) + longest(&LAST) <= *NAME_LETTERS.end());
        let players: BTreeSet<&str> = PLAYERS.into_iter().collect();
        assert_eq!(players.len(), PLAYERS.len());
    }
}
