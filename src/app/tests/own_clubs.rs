//! Clubs of one's own: founded, changed, played with, dropped on the window, deleted under the feet of a match; and the
//! people who play for them.

use std::fs;

use bevy::input::keyboard::KeyCode;
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;

use super::TestApp;
use crate::clubs::{self, Club, lucky};
use crate::controller::Controller;
use crate::engine::Seat;
use crate::flow::clubs::{CurrentClubs, CustomClubs};
use crate::flow::page::{AppPage, Navigate};
use crate::flow::prefs::{Prefs, StoreHandle};
use crate::people::PersonName;
use crate::say;
use crate::session::TableMatch;
use crate::words::DisplayText;

impl TestApp {
    fn own(&self) -> Vec<Club> {
        self.get::<CustomClubs>().0.iter().map(|club| (*club).clone()).collect()
    }

    fn in_the_folder(&self) -> Vec<Club> {
        self.get::<StoreHandle>().0.call_blocking(|store| store.clubs().0).unwrap()
    }

    /// Founds a club on the open page, and keeps it as it comes.
    fn found(&mut self) -> Club {
        let before = self.own();
        self.take("New club");
        self.frames(8);
        self.take("KEEP IT");
        self.frames(8);
        let club = self.own().into_iter().find(|club| !before.contains(club)).expect("a new club");
        assert!(self.in_the_folder().contains(&club));
        club
    }

    fn meet(&self) -> [String; 2] {
        Seat::BOTH.map(|seat| self.get::<CurrentClubs>().0.club(seat).id.clone())
    }

    /// Plays on with the first option until the result is shown.
    fn play_to_the_end(&mut self) {
        for _ in 0..4000 {
            if self.at_result() {
                self.frames(60);
                return;
            }
            let seats = Seat::BOTH.into_iter().filter(|seat| self.asked().asks(*seat));
            let keys: Vec<KeyCode> =
                seats.map(|seat| self.key_of(seat, usize::from(seat == Seat::Away))).collect();
            if keys.is_empty() { self.frame() } else { self.keys(&keys) }
        }
        panic!("no result");
    }
}

#[test]
fn a_custom_club_can_be_created_changed_and_played() {
    let mut evening = TestApp::hasty(1280, 720);
    evening.go(Navigate::To(AppPage::Clubs));
    evening.frames(8);
    let club = evening.found();
    // It is changed: its colours, its letters.
    evening.take(&format!("Change {}", club.name));
    evening.frames(8);
    // Whoever presses Enter on the page that comes up keeps the club as it is.
    evening.key(KeyCode::Enter);
    evening.frames(8);
    assert_eq!(evening.own(), std::slice::from_ref(&club));
    assert!(evening.says(&say!("clubs-kept", name = DisplayText::verbatim(&club.name)).shown()));
    evening.take(&format!("Change {}", club.name));
    evening.frames(8);
    let black = evening.choice("Black");
    evening.take_it(&black);
    let names = evening.choice("Names");
    evening.take_it(&names);
    evening.light("Three letters");
    evening.keys(&[KeyCode::ControlLeft, KeyCode::KeyA]);
    evening.frames(2);
    evening.write("xyz");
    evening.take("KEEP IT");
    evening.frames(8);
    let changed = evening.own().remove(0);
    assert_eq!((&changed.id, changed.kits[0].colours.1), (&club.id, clubs::TRIMS[6]));
    assert!(changed.short == "XYZ" || changed.short == club.short, "{}", changed.short);
    assert_eq!(evening.in_the_folder(), std::slice::from_ref(&changed));
    // One that is not kept is asked for, and then gone.
    evening.take("New club");
    evening.frames(8);
    evening.key(KeyCode::Escape);
    evening.frames(8);
    assert!(evening.says("Not kept yet. Go back once more, and your changes are lost."));
    evening.key(KeyCode::Escape);
    evening.frames(8);
    assert_eq!((evening.page(), evening.own().len()), (Some(AppPage::Clubs), 1));
    // It plays.
    evening.go(Navigate::Title(Some(AppPage::LineUp)));
    evening.frames(8);
    let before = evening.nth("Club: back", 0);
    evening.take_it(&before);
    evening.take("KICK OFF");
    evening.until("the match is at the table", |evening| evening.world().contains_resource::<TableMatch>());
    evening.frames(3);
    assert_eq!(evening.meet(), [changed.id.clone(), "kestrel-vale".to_owned()]);
    let ids = evening.get::<TableMatch>().begun.clubs.clone();
    // It is deleted while the match lies unfinished: another stands in, and the file names it all the same.
    evening.world().resource_mut::<TableMatch>().revision += 1;
    evening.until("the match is saved", |evening| evening.all_kept().iter().any(|saved| saved.clubs == ids));
    evening.title();
    evening.go(Navigate::To(AppPage::Clubs));
    evening.frames(8);
    evening.take(&format!("Delete {}", changed.name));
    evening.frames(12);
    evening.take(&format!("Delete {}: sure?", changed.name));
    evening.frames(8);
    assert_eq!((evening.own(), evening.in_the_folder()), (vec![], vec![]));
    let saved = evening.all_kept().remove(0);
    evening.start(crate::flow::start::StartMatch::go_on(&saved).unwrap());
    assert_eq!(evening.meet(), ["harbour-town", "kestrel-vale"]);
    assert!(evening.quiet());
    assert_eq!(evening.get::<TableMatch>().begun.clubs, ids);
}

#[test]
fn a_club_file_dropped_on_the_window_becomes_a_custom_club() {
    let elsewhere = tempfile::tempdir().unwrap();
    let club = lucky(77, &[]);
    let path = elsewhere.path().join(format!("{}.ron", club.id));
    fs::write(&path, club.text()).unwrap();
    let spoilt = elsewhere.path().join("spoilt.ron");
    fs::write(&spoilt, club.text().replacen("short: \"", "short: \"x", 1)).unwrap();
    let mut evening = TestApp::hasty(1280, 720);
    let window = evening.window;
    for (path, said) in [
        (&path, format!("{} is one of your clubs now.", club.name)),
        (&path, format!("{} is here already.", club.name)),
    ] {
        evening.title();
        evening.world().write_message(FileDragAndDrop::DroppedFile { window, path_buf: path.clone() });
        evening.until("it is said", |evening| evening.text().contains(&said));
        assert_eq!((evening.page(), evening.own()), (Some(AppPage::Clubs), vec![club.clone()]));
    }
    evening.title();
    evening.world().write_message(FileDragAndDrop::DroppedFile { window, path_buf: spoilt });
    evening.until("it is said that it is no club", |evening| {
        evening.text().iter().any(|words| words.contains("expected 3 of the capitals A to Z"))
    });
    assert_eq!(evening.in_the_folder(), [club]);
}

#[test]
fn the_winner_stays_on_against_the_next_name() {
    let mut evening = TestApp::hasty(1280, 720);
    evening.set(|prefs| {
        for (k, name) in ["Anna", "Ben", "Cy"].into_iter().enumerate() {
            prefs.settings.people.rename(k, PersonName::tidied(name).unwrap());
        }
    });
    for seed in 0..20 {
        evening.begin("penalties", "", seed, Controller::Human, Controller::Human);
        evening.play_to_the_end();
        let winner = evening.get::<TableMatch>().outcome().unwrap().winner;
        let Some(winner) = winner else {
            assert!(!evening.says("Winner stays on: Cy next"));
            continue;
        };
        evening.take("Winner stays on: Cy next");
        evening.until("the next match", |evening| !evening.at_result());
        evening.frames(3);
        let people = &evening.get::<Prefs>().settings.people;
        let plays = [0, 1].map(|turn| people.called(turn).unwrap().as_str().to_owned());
        let turn = usize::from(winner == Seat::Away);
        assert_eq!((plays[turn].as_str(), plays[1 - turn].as_str()), (["Anna", "Ben"][turn], "Cy"));
        return;
    }
    panic!("nobody has won");
}
