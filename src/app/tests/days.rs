//! Tests the match of the day in the game: its page, the try that counts, and what is left of it.

use super::prelude::*;
use crate::session::days::LocalDate;
use chrono::NaiveDate;
use daily::{DailyMatch, DailyProof, Stars};
use store::AttemptEnd;

/// A Thursday: a match of penalties.
const DATE: (i32, u32, u32) = (2026, 11, 26);

fn date() -> NaiveDate {
    NaiveDate::from_ymd_opt(DATE.0, DATE.1, DATE.2).unwrap()
}

/// Returns an app on the page of that day.
fn at_the_page() -> TestApp {
    let mut test_app = TestApp::instant(1280, 720);
    on_the_page(&mut test_app);
    test_app
}

fn on_the_page(test_app: &mut TestApp) {
    test_app.world().insert_resource(LocalDate(date));
    test_app.open(AppPage::Day);
    test_app.frames(3);
}

fn noted(test_app: &TestApp) -> Option<AttemptEnd> {
    test_app.get::<Prefs>().settings.profiles.days.of(None, date()).and_then(|of| of.end)
}

#[test]
fn the_first_try_counts_and_its_result_is_proved() {
    let mut test_app = at_the_page();
    assert!(test_app.reads().contains("Your first try counts."), "{}", test_app.reads());
    // Nobody has begun this game here, and the try counts.
    assert!(test_app.offers("Learn Penalty Shootout in a three-minute match"));
    test_app.take("PLAY");
    test_app.until_match();
    let daily = DailyMatch::on(date()).unwrap();
    assert_eq!(test_app.the_match().state.record().seed, daily.seed);
    let saved = test_app.kept("penalties").unwrap();
    assert!(saved.notebook.is_none() && saved.day == Some(date()));
    test_app.play_to_result();
    test_app.frames(3);
    let Some(AttemptEnd::Played(stars)) = noted(&test_app) else { panic!("the try is not noted") };
    let outcome = test_app.the_match().outcome().unwrap();
    assert_eq!(stars, Stars::of(&(&outcome).into(), Seat::Home));
    assert!(test_app.reads().contains("The match of the day, 26 November 2026: "), "{}", test_app.reads());
    // The bot decided by counted work: every decision of it follows from the deal.
    let proof = DailyProof::of(test_app.the_match().state.record()).unwrap();
    assert_eq!((proof.day.date, proof.stars), (date(), stars));
    // The same deal once more is for fun.
    let first = test_app.the_match().match_id.clone();
    test_app.take("More");
    test_app.take("Same deal");
    test_app.until("the next match", |test_app| test_app.the_match().match_id != first);
    test_app.play_to_result();
    test_app.frames(3);
    assert!(test_app.reads().contains("Played for fun"), "{}", test_app.reads());
    assert_eq!(noted(&test_app), Some(AttemptEnd::Played(stars)));
    test_app.title();
    on_the_page(&mut test_app);
    assert!(test_app.reads().contains("Played on its day: "), "{}", test_app.reads());
}

#[test]
fn a_match_of_the_day_that_was_killed_is_gone_on_with_and_counts_once() {
    let mut test_app = at_the_page();
    test_app.take("PLAY");
    test_app.until_match();
    test_app.wait_until_idle();
    let begun = test_app.the_match().match_id.clone();
    let mut test_app = test_app.restarted();
    on_the_page(&mut test_app);
    test_app.until("the match in play", |test_app| test_app.reads().contains("this try counts"));
    test_app.take("CONTINUE");
    test_app.until_match();
    assert_eq!(test_app.the_match().match_id, begun);
    assert_eq!(test_app.the_match().start_request.day, Some(date()));
}

/// The match is in the archive, but the game was killed before the try was noted as over.
#[test]
fn a_finished_match_of_the_day_counts_even_if_its_end_was_not_noted() {
    let mut test_app = at_the_page();
    test_app.take("PLAY");
    test_app.until_match();
    test_app.play_to_result();
    let (id, ended) = (test_app.the_match().match_id.clone(), noted(&test_app));
    assert!(ended.is_some());
    test_app.set(|prefs| {
        prefs.settings.profiles.days = store::DayAttempts::default();
        prefs.settings.profiles.days.begin(None, date(), &id, date());
    });
    test_app.title();
    test_app.until("the end of the try", |test_app| noted(test_app) == ended);
}

/// Its file is gone, whoever removed it.
#[test]
fn a_try_whose_match_is_nowhere_is_replaced_by_the_next() {
    let mut test_app = at_the_page();
    let lost = store::MatchId::unsaved("lost");
    test_app.set(|prefs| prefs.settings.profiles.days.begin(None, date(), &lost, date()));
    test_app.until("the matches in play", |test_app| test_app.reads().contains("Your first try counts."));
    test_app.take("PLAY");
    test_app.until_match();
    test_app.play_to_result();
    assert!(matches!(noted(&test_app), Some(AttemptEnd::Played(_))));
    assert!(test_app.reads().contains("The match of the day, 26 November 2026: "), "{}", test_app.reads());
}

#[test]
fn a_deleted_match_of_the_day_is_given_up() {
    let mut test_app = at_the_page();
    test_app.take("PLAY");
    test_app.until_match();
    test_app.wait_until_idle();
    test_app.title();
    test_app.open(AppPage::Matches);
    test_app.frames(3);
    test_app.take("Delete");
    test_app.take("Sure?");
    test_app.frames(3);
    assert_eq!(noted(&test_app), Some(AttemptEnd::GivenUp));
    test_app.go(Navigate::Title(None));
    on_the_page(&mut test_app);
    assert!(test_app.reads().contains("You gave it up."), "{}", test_app.reads());
}

#[test]
fn two_people_play_the_match_of_the_day_without_a_try() {
    let mut test_app = at_the_page();
    test_app.take("Two players");
    test_app.until_match();
    assert_eq!(test_app.seating().controllers, BySeat::new(Controller::Human, Controller::Human));
    assert_eq!(noted(&test_app), None);
    assert!(test_app.get::<Prefs>().settings.profiles.days.of(None, date()).is_none());
}

#[test]
fn a_missed_day_is_chosen_in_the_calendar() {
    let mut test_app = at_the_page();
    test_app.take("24 November 2026");
    test_app.frames(3);
    let text = test_app.reads();
    assert!(text.contains("Soccer 17") && text.contains("You missed this one."), "{text}");
    assert!(!test_app.offers("27 November 2026"), "a day to come");
}
