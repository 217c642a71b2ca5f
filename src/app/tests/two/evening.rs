//! Tests an evening in the game: its page, its matches one after another, and what is left of them.

use super::super::prelude::*;
use evening::{Evening, EveningDuration, EveningFormat, EveningPlan};

const NAMES: [&str; 4] = ["Anna", "Ben", "Cy", "Dora"];

/// Names those people, of whom the first two play.
fn name_people(test_app: &mut TestApp, names: &[&str]) {
    test_app.set(|prefs| {
        for (place, name) in names.iter().enumerate() {
            assert!(prefs.settings.profiles.people.rename(place, PersonName::parse(name).unwrap()));
        }
    });
}

/// Begins an evening of penalties.
pub(super) fn begin(test_app: &mut TestApp, names: &[&str], format: EveningFormat, teams: bool) {
    let people = names.iter().map(|name| PersonName::parse(name).unwrap()).collect();
    let games = vec!["penalties".to_owned()];
    let plan = EveningPlan { people, games, format, duration: EveningDuration::HalfHour, teams, short: true };
    let evening = Evening::new(plan, 4).unwrap();
    test_app.set(|prefs| prefs.settings.profiles.evening = Some(evening));
}

fn evening(test_app: &TestApp) -> &Evening {
    test_app.get::<Prefs>().settings.profiles.evening.as_ref().unwrap()
}

/// Returns the names of the sides of the next match.
fn due(test_app: &TestApp) -> [String; 2] {
    let due = evening(test_app).next_fixture().unwrap();
    Seat::BOTH.map(|seat| evening(test_app).name(due.sides[seat]).shown())
}

#[test]
fn an_evening_begins_in_three_presses_and_plays_on() {
    let mut test_app = TestApp::instant(1280, 720);
    test_app.open(AppPage::Evening);
    test_app.frames(3);
    assert!(test_app.reads().contains("needs two people"), "{}", test_app.reads());
    name_people(&mut test_app, &NAMES);
    test_app.frames(3);
    for game in GAMES.iter().filter(|game| game.id() != "penalties") {
        test_app.take(&game.info().title.shown());
    }
    test_app.take("Dora");
    test_app.take("LET US PLAY");
    test_app.frames(3);
    assert_eq!(
        (evening(&test_app).plan().people.len(), &evening(&test_app).plan().games[..]),
        (3, &["penalties".to_owned()][..])
    );
    let [home, away] = due(&test_app);
    let waits = evening(&test_app).next_up().unwrap();
    let third = evening(&test_app).name(waits).shown();
    // The only one who waits guesses with the key 1.
    assert!(test_app.reads().contains(&format!("{third}: no guess yet")), "{}", test_app.reads());
    test_app.key(KeyCode::Digit1);
    test_app.frames(2);
    assert!(test_app.reads().contains(&format!("{third} says {home}")), "{}", test_app.reads());
    test_app.take("KICK OFF");
    test_app.until_match();
    let seated = test_app.seating().people.clone();
    assert_eq!(
        Seat::BOTH.map(|seat| seated[seat].as_ref().unwrap().as_str().to_owned()),
        [home.clone(), away.clone()]
    );
    let next = format!("Next: {third}");
    test_app.until("who is next", |test_app| test_app.text().iter().any(|words| words.ends_with(&next)));
    test_app.play_to_result();
    let winner = test_app.the_match().outcome().unwrap().winner.unwrap();
    let played = evening(&test_app).played();
    assert_eq!((played.len(), played[0].result.winner), (1, Some(winner)));
    let stays = [home, away][usize::from(winner == Seat::Away)].clone();
    let next = due(&test_app);
    assert!(next.contains(&stays) && next.contains(&third));
    let [home, away] = next.map(|name| name.to_uppercase());
    test_app.take(&format!("NEXT: {home} V {away}"));
    test_app.until("the page", |test_app| test_app.page() == Some(AppPage::Evening));
    test_app.frames(3);
    assert!(test_app.reads().contains("on one win"), "{}", test_app.reads());
    // It is still on after a restart, and the title leads to it.
    let mut test_app = test_app.restarted();
    test_app.frames(3);
    let [home, away] = due(&test_app);
    test_app.take(&format!("The evening goes on: {home} against {away}"));
    test_app.until("the page", |test_app| test_app.page() == Some(AppPage::Evening));
    test_app.take("End the evening");
    test_app.take("Yes, end it");
    test_app.frames(3);
    assert!(test_app.reads().contains("THE EVENING BELONGS TO "), "{}", test_app.reads());
}

#[test]
fn a_match_of_an_evening_that_was_left_is_gone_on_with_and_counts_once() {
    let mut test_app = TestApp::instant(1280, 720);
    name_people(&mut test_app, &NAMES);
    begin(&mut test_app, &NAMES, EveningFormat::Cup, false);
    test_app.open(AppPage::Evening);
    test_app.frames(3);
    test_app.take("KICK OFF");
    test_app.until_match();
    test_app.play_until("a decision", |test_app| test_app.decided() > 0);
    test_app.frames(3);
    let begun = test_app.the_match().match_id.clone();
    let mut test_app = test_app.restarted();
    test_app.open(AppPage::Evening);
    test_app.until("the match in play", |test_app| test_app.offers("CONTINUE"));
    test_app.take("CONTINUE");
    test_app.until_match();
    assert_eq!(test_app.the_match().match_id, begun);
    test_app.play_to_result();
    assert_eq!(evening(&test_app).played().len(), 1);
}

/// The match is in the archive, but the game was killed before it was counted.
#[test]
fn a_finished_match_counts_even_if_its_end_was_not_noted() {
    let mut test_app = TestApp::instant(1280, 720);
    name_people(&mut test_app, &NAMES);
    begin(&mut test_app, &NAMES, EveningFormat::League, false);
    let before = evening(&test_app).clone();
    test_app.open(AppPage::Evening);
    test_app.frames(3);
    test_app.take("KICK OFF");
    test_app.until_match();
    test_app.play_to_result();
    let counted = evening(&test_app).clone();
    assert_eq!(counted.played().len(), 1);
    test_app.set(|prefs| prefs.settings.profiles.evening = Some(before));
    test_app.title();
    test_app.until("the result counts", |test_app| *evening(test_app) == counted);
}

/// Bug: who typed the names for an evening was the first of them from then on, without matches and settings.
#[test]
fn names_for_an_evening_leave_alone_who_plays() {
    let mut test_app = TestApp::instant(1280, 720);
    test_app.open(AppPage::Evening);
    test_app.frames(3);
    test_app.take("Names");
    name_people(&mut test_app, &NAMES);
    test_app.take("Done");
    test_app.frames(3);
    assert_eq!(test_app.page(), Some(AppPage::Evening));
    assert_eq!(test_app.get::<Prefs>().settings.owner(), None);
    test_app.take("LET US PLAY");
    // Somebody who is named during the evening has come.
    test_app.take("People come and go");
    test_app.take("Names");
    test_app
        .set(|prefs| assert!(prefs.settings.profiles.people.rename(4, PersonName::parse("Eva").unwrap())));
    test_app.take("Done");
    test_app.frames(3);
    test_app.take("CONTINUE");
    test_app.frames(3);
    assert!(evening(&test_app).people().iter().any(|name| name.as_str() == "Eva"));
}

#[test]
fn somebody_comes_late_and_somebody_goes_home() {
    let mut test_app = TestApp::instant(1280, 720);
    name_people(&mut test_app, &NAMES);
    begin(&mut test_app, &NAMES[..3], EveningFormat::WinnerStaysOn, false);
    test_app.open(AppPage::Evening);
    test_app.frames(3);
    let [_, away] = due(&test_app);
    test_app.take("People come and go");
    test_app.take(&away);
    test_app.take("Dora");
    test_app.take("CONTINUE");
    test_app.frames(3);
    let here: Vec<String> = evening(&test_app).people().iter().map(|name| name.as_str().to_owned()).collect();
    assert!(here.len() == 3 && here.contains(&"Dora".to_owned()) && !here.contains(&away), "{here:?}");
    assert!(!due(&test_app).contains(&away) && test_app.reads().contains("Dora: no guess yet"));
    // Nobody is left to play against.
    test_app.take("People come and go");
    for name in here.iter().skip(1) {
        test_app.take(name);
    }
    test_app.frames(3);
    assert!(test_app.reads().contains("needs two people"), "{}", test_app.reads());
    test_app.take("Back");
    test_app.frames(3);
    // Once the match has begun, it is played to its end by those who began it.
    test_app.take("KICK OFF");
    test_app.until_match();
    test_app.play_until("a decision", |test_app| test_app.decided() > 0);
    test_app.frames(3);
    let mut test_app = test_app.restarted();
    test_app.open(AppPage::Evening);
    test_app.until("the match in play", |test_app| test_app.offers("CONTINUE"));
    assert!(!test_app.offers("People come and go"));
}

#[test]
fn two_people_of_a_team_take_turns_at_its_hand() {
    let mut test_app = TestApp::instant(1280, 720);
    name_people(&mut test_app, &NAMES);
    begin(&mut test_app, &NAMES, EveningFormat::WinnerStaysOn, true);
    let team: Vec<String> = evening(&test_app)
        .people_of(evening(&test_app).next_fixture().unwrap().sides[Seat::Home])
        .iter()
        .map(|name| name.as_str().to_owned())
        .collect();
    test_app.open(AppPage::Evening);
    test_app.frames(3);
    test_app.take("KICK OFF");
    test_app.until_match();
    test_app.frames(2);
    let named = |test_app: &TestApp| test_app.seating().names[Seat::Home].clone().unwrap().shown();
    assert_eq!(named(&test_app), format!("{} (then {})", team[0], team[1]));
    assert_eq!(test_app.seating().people[Seat::Home], None, "a team has no record of its own");
    let decided = |test_app: &TestApp| test_app.decided_by_home().len();
    test_app.play_until("a decision of home", |test_app| decided(test_app) == 1);
    test_app.frames(2);
    assert_eq!(named(&test_app), format!("{} (then {})", team[1], team[0]));
    test_app.play_to_result();
    assert_eq!(named(&test_app), format!("{} & {}", team[0], team[1]));
}
