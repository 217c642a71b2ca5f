//! Tests bots that match a person's strength: the choice of the opponent, and the rating after a match.

use super::prelude::*;
use ai::rating::Rating;
use games::find;

const GAME: &str = "penalties";

fn rated(test_app: &TestApp) -> Option<Rating> {
    test_app.get::<Prefs>().settings.profiles.ratings.of(None, GAME)
}

/// Plays a match with simulated keys to its end, and returns the opponent's difficulty.
fn played(test_app: &mut TestApp, start: StartMatch) -> Difficulty {
    test_app.start(start);
    let Controller::Bot(difficulty) = test_app.seating().controllers[Seat::Away] else {
        panic!("nobody is met")
    };
    test_app.play_to_result();
    difficulty
}

fn fitting() -> StartMatch {
    let amateur = Controller::Bot(Difficulty::Amateur);
    StartMatch { matches_strength: true, ..friendly(GAME, 5, Controller::Human, amateur) }
}

#[test]
fn a_match_updates_the_rating_of_the_person_who_played_it() {
    let mut test_app = TestApp::instant(1280, 720);
    assert_eq!(rated(&test_app), None);
    let bots = find(GAME).unwrap().ratings();
    let difficulty = played(&mut test_app, fitting());
    let winner = test_app.the_match().outcome().unwrap().winner;
    let share = winner.map_or(0.5, |winner| f64::from(u8::from(winner == Seat::Home)));
    let known = Rating::new(bots).after(f64::from(bots[difficulty as usize]), share);
    assert_eq!(rated(&test_app), Some(known), "and once");
    // A match of bots says nothing about a person.
    test_app.begin(GAME, "", 5, RANDOM, RANDOM);
    test_app.until_result();
    assert_eq!(rated(&test_app), Some(known));
}

/// The same match number deals the same cards: the second result shows how well somebody remembers.
#[test]
fn a_repeated_match_number_does_not_count_for_the_rating() {
    let mut test_app = TestApp::instant(1280, 720);
    played(&mut test_app, fitting());
    let known = rated(&test_app).unwrap();
    assert_eq!(known.matches, 1);
    played(&mut test_app, fitting());
    assert_eq!(rated(&test_app), Some(known), "the same number");
    played(&mut test_app, StartMatch { seed: Some(6), ..fitting() });
    assert_eq!(rated(&test_app).unwrap().matches, 2, "another number");
    for matches in [3, 4] {
        played(&mut test_app, StartMatch { seed: None, ..fitting() });
        assert_eq!(rated(&test_app).unwrap().matches, matches, "by chance");
    }
}

#[test]
fn the_opponent_picked_depends_on_the_persons_rating() {
    let mut test_app = TestApp::new(1280, 720);
    let bots = find(GAME).unwrap().ratings();
    let by_strength = |most: bool| {
        let places = Difficulty::ALL.into_iter();
        let by = |difficulty: &Difficulty| bots[*difficulty as usize];
        if most { places.max_by_key(by) } else { places.min_by_key(by) }
    };
    for (points, most) in [(-2_000.0, false), (2_000.0, true)] {
        test_app.set(|prefs| {
            prefs.settings.profiles.ratings.keep(None, GAME, Rating { points, deviation: 60.0, matches: 9 })
        });
        test_app.start(fitting());
        let Controller::Bot(difficulty) = test_app.seating().controllers[Seat::Away] else {
            panic!("nobody is met")
        };
        assert_eq!(bots[difficulty as usize], bots[by_strength(most).unwrap() as usize], "{points}");
    }
    // Without a request the chosen difficulty stays.
    test_app.start(StartMatch { matches_strength: false, ..fitting() });
    assert_eq!(test_app.seating().controllers[Seat::Away], Controller::Bot(Difficulty::Amateur));
}
