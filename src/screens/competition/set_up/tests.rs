//! Tests of the set-up: it keeps what was chosen.

use super::*;
use competition::entrants;
use games::named as game_named;

fn names(all: &[&str]) -> Vec<PersonName> {
    all.iter().filter_map(|name| PersonName::parse(name)).collect()
}

fn chosen() -> CompetitionSetup {
    let mut set_up = CompetitionSetup::default();
    set_up.follow_title(3);
    set_up.replace_choices(CompetitionSetup {
        game: 5,
        kind: Contest::League,
        sides: [8, 6, 12],
        legs: Legs::Return,
        people: 6,
        ..set_up
    });
    set_up
}

#[test]
fn the_game_stays_chosen_when_the_page_reopens() {
    let mut set_up = chosen();
    set_up.follow_title(3);
    assert_eq!(set_up, chosen(), "the title's game is the one of before");
    set_up.follow_title(4);
    assert_eq!(set_up.game, 4, "another one was chosen on the title");
}

#[test]
fn format_size_and_matches_return_after_choosing_all_five_games() {
    let mut set_up = chosen();
    let format = set_up.format(1);
    set_up.replace_choices(CompetitionSetup { game: GAMES.len(), ..set_up });
    assert_eq!((set_up.kind(), set_up.legs(), set_up.sides()), (Contest::Cup, Legs::Single, 8));
    assert!(set_up.drawn(1, &[]).is_some_and(|cup| cup.format().is_across_games()));
    set_up.replace_choices(CompetitionSetup { game: 5, ..set_up });
    assert_eq!((set_up.format(1), set_up.sides()), (format, 6));
    // A smaller size takes fewer people, and a larger one has all of them again.
    set_up.replace_choices(CompetitionSetup { sides: [8, 4, 12], ..set_up });
    assert_eq!(set_up.people(), 4);
    set_up.replace_choices(CompetitionSetup { sides: [8, 6, 12], ..set_up });
    assert_eq!(set_up.people(), 6);
}

#[test]
fn a_new_competition_starts_with_the_settings_of_the_last() {
    let mut before = chosen();
    before.clubs[1] = Some("ursova");
    let called = names(&["Anna", "Ben", "Cy"]);
    let last = before.draw_lots(7, &called).unwrap();
    // In the same evening, even a game that was drawn by lot stays drawn by lot.
    let mut same = before;
    same.follow_last(&last, &called);
    assert_eq!(same, before);
    // Another evening: Ben plays first today, and keeps his club.
    let mut later = CompetitionSetup::default();
    later.follow_title(0);
    later.follow_last(&last, &names(&["Ben", "Anna", "Cy"]));
    assert_eq!((later.format(1), later.sides(), later.people()), (before.format(1), 6, 6));
    assert_eq!((later.clubs[0], later.clubs[1]), (Some("ursova"), None));
    let again = later.drawn(7, &names(&["Ben", "Anna", "Cy"])).unwrap();
    let clubs = |on: &Competition| {
        let person = |k: usize| (on.name(k).to_owned(), on.entrants()[k].club.clone());
        let mut all: Vec<_> = (0..3).map(person).collect();
        all.sort();
        all
    };
    assert_eq!(clubs(&again), clubs(&last));
    // Choices that have begun stay.
    let mut begun = CompetitionSetup::default();
    begun.replace_choices(CompetitionSetup { people: 2, ..begun });
    begun.follow_last(&last, &called);
    assert_eq!(begun.people, 2);
}

#[test]
fn people_keep_their_clubs_when_others_play_first() {
    let mut set_up = chosen();
    (set_up.clubs[0], set_up.clubs[1], set_up.clubs[2]) = (Some("ursova"), None, Some("jarnholt"));
    let before = names(&["Anna", "Ben"]);
    set_up.reseat(&before, &names(&["Ben", "Annabel"]));
    // Annabel is new, in a place whose owner has moved; who has no name yet keeps the place.
    assert_eq!(set_up.clubs[..3], [None, None, Some("jarnholt")]);
    let mut set_up = chosen();
    set_up.clubs[0] = Some("ursova");
    set_up.reseat(&before, &names(&["Ben", "Anna"]));
    assert_eq!(set_up.clubs[..2], [None, Some("ursova")]);
    // A name that is written otherwise is the same person.
    set_up.reseat(&names(&["Ben", "Anna"]), &names(&["Ben", "Annabel"]));
    assert_eq!(set_up.clubs[..2], [None, Some("ursova")]);
}

#[test]
fn the_bots_of_the_last_competition_are_recognised() {
    let game = game_named("penalties").unwrap();
    for (difficulty, people) in [(None, 1), (None, 3), (Some(Difficulty::Pro), 1), (Some(Difficulty::Pro), 3)]
    {
        let last = Competition::new(game, Contest::Cup, entrants(4, people, difficulty, &[]), 3).unwrap();
        let mut set_up = CompetitionSetup::default();
        set_up.follow_last(&last, &[]);
        assert_eq!(
            (set_up.difficulty, set_up.people()),
            (difficulty, people),
            "{difficulty:?} with {people}"
        );
    }
    let across = Competition::with_format(Format::across_games(), entrants(4, 4, None, &[]), 3).unwrap();
    let mut set_up = CompetitionSetup::default();
    set_up.follow_last(&across, &[]);
    assert!(set_up.is_across_games());
}

#[test]
fn three_people_need_no_bot() {
    let mut set_up = CompetitionSetup { people: 3, sides: [3, 3, 8], ..CompetitionSetup::default() };
    for kind in [Contest::Cup, Contest::League] {
        set_up.replace_choices(CompetitionSetup { kind, ..set_up });
        let competition = set_up.drawn(5, &names(&["Anna", "Ben", "Cy"])).unwrap();
        assert!(
            competition.entrants().iter().all(|entrant| entrant.controller == Controller::Human),
            "{kind:?}"
        );
        assert_eq!(competition.entrants().len(), 3);
    }
}

#[test]
fn neutral_ground_and_countries_are_offered_only_for_games_with_those_rules() {
    let at = |id: &str| GAMES.iter().position(|game| game.id() == id).unwrap();
    let wished = CompetitionSetup {
        neutral: true,
        countries: true,
        sides: [16, 10, 16],
        ..CompetitionSetup::default()
    };
    let of = |game: usize| CompetitionSetup { game, ..wished }.drawn(5, &[]).unwrap();
    let cards = of(at("soccer_cards"));
    assert_eq!((cards.format().neutral, cards.format().countries, cards.entrants().len()), (true, false, 16));
    let countries = of(at("soccer17"));
    assert_eq!((countries.format().neutral, countries.format().countries), (false, true));
    assert_eq!(countries.entrants().len(), 8, "there are no more countries");
    let plain = of(at("penalties"));
    assert_eq!((plain.format().neutral, plain.format().countries), (false, false));
    let five = of(GAMES.len());
    assert_eq!((five.format().neutral, five.format().countries), (true, true));
    // A club that somebody chose is no country, and stays chosen.
    let mut chosen = CompetitionSetup { game: at("soccer17"), ..wished };
    chosen.clubs[0] = Some("ursova");
    assert_eq!(&*chosen.drawn(5, &[]).unwrap().club(0).id, "argentina");
    chosen.replace_choices(CompetitionSetup { countries: false, ..chosen });
    assert_eq!(&*chosen.drawn(5, &[]).unwrap().club(0).id, "ursova");
}
