//! Bots that find somebody's level: whom they send, what they think after a match, and for whom.

use super::TestApp;
use crate::ai::Level;
use crate::ai::rating::Rating;
use crate::controller::Controller;
use crate::engine::{BySeat, Seat};
use crate::flow::prefs::Prefs;
use crate::flow::start::StartMatch;
use crate::games::find;
use crate::store::BotPace;

const GAME: &str = "penalties";

fn rated(evening: &TestApp) -> Option<Rating> {
    evening.get::<Prefs>().settings.ratings.of(None, GAME)
}

/// A match that a person, whose keys come by themselves, plays to its end; against whom.
fn played(evening: &mut TestApp, start: StartMatch) -> Level {
    evening.start(start);
    let Controller::Bot(level) = evening.seating().who[Seat::Away] else { panic!("nobody is met") };
    let key = evening.key_of(Seat::Home, 0);
    for _ in 0..400 {
        if evening.at_result() {
            return level;
        }
        evening.tap(key);
        evening.wait_until_idle();
    }
    panic!("the match has no end");
}

fn fitting() -> StartMatch {
    let who = BySeat::new(Controller::Human, Controller::Bot(Level::Amateur));
    StartMatch { fits: true, ..StartMatch::new(find(GAME).unwrap(), String::new(), Some(5), who) }
}

#[test]
fn a_match_updates_the_rating_of_the_person_who_played_it() {
    let mut evening = TestApp::hasty(1280, 720);
    evening.set(|prefs| prefs.settings.pace = BotPace::Instant);
    assert_eq!(rated(&evening), None);
    let bots = find(GAME).unwrap().ratings();
    let level = played(&mut evening, fitting());
    let winner = evening.the_match().outcome().unwrap().winner;
    let share = winner.map_or(0.5, |winner| f64::from(u8::from(winner == Seat::Home)));
    let known = Rating::new(bots).after(f64::from(bots[level as usize]), share);
    assert_eq!(rated(&evening), Some(known), "and once");
    // Bots alone tell nothing of a person.
    let bot = Controller::Bot(Level::Random);
    evening.begin(GAME, "", 5, bot, bot);
    evening.until("its end", |evening| evening.at_result());
    assert_eq!(rated(&evening), Some(known));
}

/// The same number deals the same cards: the second time says how well somebody remembers.
#[test]
fn a_repeated_match_number_does_not_count_for_the_rating() {
    let mut evening = TestApp::hasty(1280, 720);
    evening.set(|prefs| prefs.settings.pace = BotPace::Instant);
    played(&mut evening, fitting());
    let known = rated(&evening).unwrap();
    assert_eq!(known.matches, 1);
    played(&mut evening, fitting());
    assert_eq!(rated(&evening), Some(known), "the same number");
    played(&mut evening, StartMatch { seed: Some(6), ..fitting() });
    assert_eq!(rated(&evening).unwrap().matches, 2, "another number");
    for matches in [3, 4] {
        played(&mut evening, StartMatch { seed: None, ..fitting() });
        assert_eq!(rated(&evening).unwrap().matches, matches, "by chance");
    }
}

#[test]
fn the_opponent_picked_depends_on_the_persons_rating() {
    let mut evening = TestApp::new(1280, 720);
    let bots = find(GAME).unwrap().ratings();
    let by_strength = |most: bool| {
        let places = Level::ALL.into_iter();
        let by = |level: &Level| bots[*level as usize];
        if most { places.max_by_key(by) } else { places.min_by_key(by) }
    };
    for (points, most) in [(-2_000.0, false), (2_000.0, true)] {
        evening.set(|prefs| {
            prefs.settings.ratings.keep(None, GAME, Rating { points, spread: 60.0, matches: 9 })
        });
        evening.start(fitting());
        let Controller::Bot(level) = evening.seating().who[Seat::Away] else { panic!("nobody is met") };
        assert_eq!(bots[level as usize], bots[by_strength(most).unwrap() as usize], "{points}");
    }
    // Where nobody asked for it, it is as was chosen.
    evening.start(StartMatch { fits: false, ..fitting() });
    assert_eq!(evening.seating().who[Seat::Away], Controller::Bot(Level::Amateur));
}
