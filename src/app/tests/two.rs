//! Tests two people at one screen: their names, their competitions, their turns and decisions.

mod evening;

use super::hands::after_the_toss;
use super::prelude::*;
use crate::session::notice::TableNotice;
use clubs::{MatchClubs, find};
use stage::words::{name as club_name, short as club_short};

fn known_names(test_app: &TestApp) -> Vec<&str> {
    test_app.get::<Prefs>().settings.profiles.people.names().iter().map(|name| name.as_str()).collect()
}

/// Six people type their names in turn, without looking at the screen.
#[test]
fn names_are_typed_in_turn() {
    let mut test_app = TestApp::instant(1280, 720);
    test_app.open(AppPage::People);
    let names = ["Anna", "Ben", "Cy", "Dee", "Eli", "Fay"];
    for name in names {
        test_app.write(name);
        // The next letter comes with the next frame.
        test_app.tap(KeyCode::Enter);
    }
    test_app.frames(4);
    assert_eq!(known_names(&test_app), names);
    // A name that is here already is refused, and its field is ready for another one.
    test_app.write("Ben");
    test_app.tap(KeyCode::Enter);
    test_app.frames(4);
    assert!(test_app.says(&say!("people-known", name = DisplayText::verbatim("Ben")).shown()));
    test_app.write("Gus");
    test_app.tap(KeyCode::Enter);
    test_app.frames(4);
    assert_eq!(known_names(&test_app).len(), 7);
    // Enter without a name is the end.
    test_app.tap(KeyCode::Enter);
    test_app.frames(4);
    assert_eq!(test_app.focused_name().as_deref(), Some("Done"));
    test_app.key(KeyCode::Enter);
    test_app.frames(4);
    assert_eq!(test_app.page(), None);
}

/// A frame may take longer than typing a name.
#[test]
fn names_typed_within_one_frame_are_all_taken() {
    let mut test_app = TestApp::instant(1280, 720);
    test_app.open(AppPage::People);
    let names = ["Anna", "Ben", "Cy", "Dee", "Eli", "Fay"];
    test_app.write_lines(&names);
    assert_eq!(known_names(&test_app), names);
}

/// People set a competition up, and view the names meanwhile.
#[test]
fn a_competition_set_up_is_unchanged_after_typing_names() {
    let mut test_app = TestApp::instant(1280, 720);
    test_app.open(AppPage::Competition);
    let game = say!("competition-game-name").shown();
    test_app.take(&format!("{game}: previous"));
    test_app.choose(&id!("competition-league").shown());
    test_app.frames(8);
    let before = test_app.reads();
    test_app.take(&id!("line-up-names").shown());
    assert_eq!(test_app.page(), Some(AppPage::People));
    test_app.take("Done");
    assert_eq!((test_app.page(), test_app.reads()), (Some(AppPage::Competition), before));
}

#[test]
fn the_prompt_of_two_says_that_both_choose_in_secret_and_who_has() {
    let (mut test_app, winner) = after_the_toss();
    test_app.frames(2);
    for seat in Seat::BOTH {
        assert!(test_app.says(&say!("hud-secret-choosing", name = club_name(seat)).shown()), "{seat}");
    }
    assert!(test_app.says(&say!("hud-undo-of", name = club_short(winner)).shown()), "whose it is");
    test_app.press_option(winner, 0);
    assert!(test_app.says(&say!("hud-secret-ready", name = club_name(winner)).shown()));
    assert!(test_app.says(&say!("hud-secret-choosing", name = club_name(!winner)).shown()));
}

/// Each of two gamepads belongs to a player, who undoes no decision of the other.
#[test]
fn a_gamepad_undoes_only_its_own_players_decision() {
    let mut test_app = TestApp::playing("soccer_cards", 5, Controller::Human);
    let [away, home] = [test_app.connect(), test_app.connect()];
    test_app.look();
    test_app.press_suggested(Seat::Home);
    assert_eq!((test_app.decided(), test_app.asked().undo), (1, Some(Seat::Home)));
    let undo = test_app.get::<Bindings>().button(InputAction::Undo).unwrap();
    test_app.buttons(&[(away, undo)]);
    test_app.wait_until_idle();
    let notice = test_app.get::<CurrentNotice>().shown().cloned();
    assert_eq!((test_app.decided(), notice), (1, Some(TableNotice::NotYours(club_name(Seat::Home)))));
    test_app.buttons(&[(home, undo)]);
    test_app.wait_until_idle();
    assert_eq!(test_app.decided(), 0);
}

#[test]
fn restarting_a_match_of_two_people_asks_first() {
    for away in [Controller::Human, "rookie".parse().unwrap()] {
        let mut test_app = TestApp::playing("penalties", 5, away);
        let seed = |test_app: &TestApp| test_app.the_match().state.record().seed;
        test_app.key(KeyCode::Escape);
        test_app.frames(4);
        assert_eq!(test_app.page(), Some(AppPage::Menu));
        test_app.take(&id!("pause-again").shown());
        if away != Controller::Human {
            assert_ne!(seed(&test_app), 5, "nobody else is there to be asked");
            continue;
        }
        assert_eq!((seed(&test_app), test_app.page()), (5, Some(AppPage::Menu)));
        // A press too many plays on.
        test_app.key(KeyCode::Enter);
        test_app.frames(4);
        assert_eq!((seed(&test_app), test_app.page()), (5, Some(AppPage::Menu)));
        test_app.take(&id!("pause-again").shown());
        // The question goes with the menu.
        test_app.go(Navigate::Close);
        test_app.open(AppPage::Menu);
        test_app.take(&id!("pause-again").shown());
        test_app.take(&id!("pause-again-surely").shown());
        assert_ne!(seed(&test_app), 5);
    }
}

#[test]
fn second_kits_are_announced_until_the_first_decision() {
    let ids = ["wexley-wanderers", "millrace-rovers"];
    let clubs = MatchClubs::new(BySeat::new(find(ids[0]).unwrap(), find(ids[1]).unwrap()));
    assert!(clubs.kit(Seat::Away).second);
    let mut test_app = TestApp::instant(1280, 720);
    let start = friendly("soccer17", 5, Controller::Human, Controller::Human);
    test_app.start(StartMatch { clubs: clubs.ids(), ..start });
    let expected = say!("hud-second-kit", side = DisplayText::verbatim("MIL")).shown();
    test_app.frames(2);
    assert!(test_app.says(&expected), "{:?}", test_app.text());
    let seat = test_app.asked().only_asked_seat().unwrap();
    test_app.press_option(seat, 0);
    test_app.wait_until_idle();
    assert!(!test_app.says(&expected));
}
