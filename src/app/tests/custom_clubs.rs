//! Tests custom clubs: created, changed, played with, dropped on the window, deleted during a match; and their players.

use bevy::window::FileDragAndDrop;

use super::prelude::*;
use crate::flow::clubs::CustomClubs;
use clubs::{self, Club, random_club};

impl TestApp {
    fn own(&self) -> Vec<Club> {
        self.get::<CustomClubs>().0.iter().map(|club| (*club).clone()).collect()
    }

    fn in_the_folder(&self) -> Vec<Club> {
        self.get::<StoreHandle>().0.request_blocking(|store| store.clubs().0).unwrap()
    }

    /// Creates a club on the open page, and saves it unchanged.
    fn found(&mut self) -> Club {
        let before = self.own();
        self.take("New club");
        self.frames(8);
        self.take("SAVE CLUB");
        self.frames(8);
        let club = self.own().into_iter().find(|club| !before.contains(club)).expect("a new club");
        assert!(self.in_the_folder().contains(&club));
        club
    }

    fn meet(&self) -> [String; 2] {
        Seat::BOTH.map(|seat| self.get::<CurrentClubs>().0.club(seat).id.clone())
    }
}

#[test]
fn a_custom_club_can_be_created_changed_and_played() {
    let mut test_app = TestApp::instant(1280, 720);
    test_app.open(AppPage::CustomClubs);
    let club = test_app.found();
    // It is changed: its colours, its letters.
    test_app.take(&format!("Change {}", club.name));
    // Enter on the new page keeps the club as it is.
    test_app.key(KeyCode::Enter);
    test_app.frames(8);
    assert_eq!(test_app.own(), std::slice::from_ref(&club));
    assert!(test_app.says(&say!("clubs-kept", name = DisplayText::verbatim(&club.name)).shown()));
    test_app.take(&format!("Change {}", club.name));
    test_app.choose("Black");
    let names = test_app.choice("Names");
    test_app.take_it(&names);
    test_app.light("Three letters");
    test_app.keys(&[KeyCode::ControlLeft, KeyCode::KeyA]);
    test_app.frames(2);
    test_app.write("xyz");
    test_app.take("SAVE CLUB");
    let changed = test_app.own().remove(0);
    assert_eq!((&changed.id, changed.kits[0].colours.1), (&club.id, clubs::TRIMS[6]));
    assert!(changed.short == "XYZ" || changed.short == club.short, "{}", changed.short);
    assert_eq!(test_app.in_the_folder(), std::slice::from_ref(&changed));
    // One that is not kept is asked for, and then gone.
    test_app.take("New club");
    test_app.key(KeyCode::Escape);
    test_app.frames(8);
    assert!(test_app.says("Not saved yet. Press Back again to throw your changes away."));
    test_app.key(KeyCode::Escape);
    test_app.frames(8);
    assert_eq!((test_app.page(), test_app.own().len()), (Some(AppPage::CustomClubs), 1));
    // It plays.
    test_app.go(Navigate::Title(Some(AppPage::LineUp)));
    test_app.frames(8);
    test_app.take_nth("Club: previous", 0);
    test_app.take("KICK OFF");
    test_app.until_match();
    test_app.frames(3);
    assert_eq!(test_app.meet(), [changed.id.clone(), "kestrel-vale".to_owned()]);
    let ids = test_app.get::<TableMatch>().start_request.clubs.clone();
    // It is deleted while the match lies unfinished: another stands in, and the file names it all the same.
    test_app.world().resource_mut::<TableMatch>().revision += 1;
    test_app
        .until("the match is saved", |test_app| test_app.all_kept().iter().any(|saved| saved.clubs == ids));
    test_app.title();
    test_app.open(AppPage::CustomClubs);
    test_app.take(&format!("Delete {}", changed.name));
    test_app.frames(12);
    test_app.take(&format!("Delete {}: sure?", changed.name));
    assert_eq!((test_app.own(), test_app.in_the_folder()), (vec![], vec![]));
    let saved = test_app.all_kept().remove(0);
    test_app.start(StartMatch::resume_saved(&saved).unwrap());
    assert_eq!(test_app.meet(), ["harbour-town", "kestrel-vale"]);
    assert!(test_app.shows_no_error());
    assert_eq!(test_app.get::<TableMatch>().start_request.clubs, ids);
}

#[test]
fn a_club_file_dropped_on_the_window_becomes_a_custom_club() {
    let other_folder = tempfile::tempdir().unwrap();
    let club = random_club(77, &[]);
    let path = other_folder.path().join(format!("{}.ron", club.id));
    fs::write(&path, club.text()).unwrap();
    let damaged = other_folder.path().join("spoilt.ron");
    fs::write(&damaged, club.text().replacen("short: \"", "short: \"x", 1)).unwrap();
    let mut test_app = TestApp::instant(1280, 720);
    let window = test_app.window;
    for (path, expected) in [
        (&path, format!("{} is one of your clubs now.", club.name)),
        (&path, format!("{} is already here.", club.name)),
    ] {
        test_app.title();
        test_app.world().write_message(FileDragAndDrop::DroppedFile { window, path_buf: path.clone() });
        test_app.until("it is said", |test_app| test_app.text().contains(&expected));
        assert_eq!((test_app.page(), test_app.own()), (Some(AppPage::CustomClubs), vec![club.clone()]));
    }
    test_app.title();
    test_app.world().write_message(FileDragAndDrop::DroppedFile { window, path_buf: damaged });
    test_app.until("it is said that it is no club", |test_app| {
        test_app.reads().contains("expected 3 of the capitals A to Z")
    });
    assert_eq!(test_app.in_the_folder(), [club]);
}

#[test]
fn the_winner_stays_on_against_the_next_name() {
    let mut test_app = TestApp::instant(1280, 720);
    test_app.set(|prefs| {
        for (k, name) in ["Anna", "Ben", "Cy"].into_iter().enumerate() {
            prefs.settings.profiles.people.rename(k, PersonName::parse(name).unwrap());
        }
    });
    for seed in 0..20 {
        test_app.begin("penalties", "", seed, Controller::Human, Controller::Human);
        test_app.play_to_result();
        test_app.frames(60);
        let winner = test_app.get::<TableMatch>().outcome().unwrap().winner;
        let Some(winner) = winner else {
            assert!(!test_app.says("Winner stays on: Cy next"));
            continue;
        };
        test_app.take("Winner stays on: Cy next");
        test_app.until("the next match", |test_app| !test_app.at_result());
        test_app.frames(3);
        let people = &test_app.get::<Prefs>().settings.profiles.people;
        let plays = [0, 1].map(|turn| people.player(turn).unwrap().as_str().to_owned());
        let turn = usize::from(winner == Seat::Away);
        assert_eq!((plays[turn].as_str(), plays[1 - turn].as_str()), (["Anna", "Ben"][turn], "Cy"));
        return;
    }
    panic!("nobody has won");
}
