//! Tests what matches leave behind: the ladder on the title, and what a result says and offers.

use super::prelude::*;
use crate::session::progress::PersonalProgress;
use career::ladder::rank;

/// Returns an app at the result of a match of penalties against a bot that plays at random, won or lost.
fn at_result_of_person(won: bool) -> TestApp {
    let mut test_app = TestApp::instant(1280, 720);
    for seed in 1..40 {
        test_app.start(friendly("penalties", seed, Controller::Human, RANDOM));
        test_app.play_to_result();
        let winner = test_app.the_match().outcome().unwrap().winner;
        if (winner == Some(Seat::Home)) == won {
            return test_app;
        }
    }
    panic!("no such match");
}

#[test]
fn a_first_win_is_told_and_leads_to_the_next_opponent() {
    let mut test_app = at_result_of_person(true);
    let game = named("penalties").unwrap();
    let reached = rank(game, Difficulty::Random);
    let progress = test_app.get::<PersonalProgress>();
    let next = progress.gains().unwrap().next_opponent.unwrap();
    assert_eq!(progress.in_game(game).unwrap().reached(), reached);
    assert_eq!(rank(game, next.difficulty), reached + 1);
    let button = say!("result-meet", bot = next.called()).shown();
    let text = test_app.reads();
    assert!(text.contains(&format!("level {reached} of 8")), "{text}");
    assert!(text.contains(&format!("{}: “", next.called())), "the next opponent says something: {text}");
    assert!(test_app.offers("PLAY AGAIN"));
    let won = test_app.the_match().match_id.clone();
    test_app.take(&button);
    test_app.until("the next match", |test_app| test_app.the_match().match_id != won);
    assert_eq!(
        test_app.seating().controllers,
        BySeat::new(Controller::Human, Controller::Bot(next.difficulty))
    );
    // The title remembers it.
    test_app.title();
    test_app.frames(3);
    assert!(test_app.shows(&format!("{reached} of 8")));
    assert!(test_app.shows("You have not met yet."));
}

#[test]
fn a_defeat_offers_the_same_opponent_again() {
    let mut test_app = at_result_of_person(false);
    assert!(test_app.get::<PersonalProgress>().gains().is_some_and(|gains| gains.new_rank.is_none()));
    assert!(test_app.offers("PLAY AGAIN") && !test_app.reads().contains("NEXT: "));
}

#[test]
fn space_never_leads_on_from_a_result() {
    let mut test_app = TestApp::at_a_result();
    test_app.frames(90);
    for _ in 0..5 {
        test_app.key(KeyCode::Space);
        test_app.frames(20);
        assert!(test_app.at_result() && test_app.page().is_none());
        assert_eq!(test_app.focused_name(), None);
    }
}

/// Two people at one screen each see their own ladder.
#[test]
fn another_person_has_another_ladder() {
    let mut test_app = at_result_of_person(true);
    test_app.title();
    let reached = |test_app: &TestApp| {
        test_app.get::<PersonalProgress>().in_game(named("penalties").unwrap()).unwrap().reached()
    };
    assert!(reached(&test_app) > 0);
    test_app.set(|prefs| {
        let people = &mut prefs.settings.profiles.people;
        people.rename(0, PersonName::parse("Anna").unwrap());
        people.choose(0, Some(0));
    });
    test_app.frames(3);
    assert_eq!(reached(&test_app), 0);
}

#[test]
fn the_pause_menu_says_who_the_opponent_is_and_how_it_plays() {
    let mut test_app = TestApp::playing("penalties", 5, RANDOM);
    test_app.open(AppPage::Menu);
    let opponent = named("penalties").unwrap().opponent(Difficulty::Random);
    for words in [opponent.title, opponent.line] {
        assert!(test_app.shows(&DisplayText::from(words).shown()), "{words:?}");
    }
}
