//! Friends at one screen: their names, their competitions, and whose turn and whose decision it is.

use bevy::input::keyboard::KeyCode;

use super::TestApp;
use super::hands::after_the_toss;
use crate::clubs::{MatchClubs, find};
use crate::controller::Controller;
use crate::engine::{BySeat, Seat};
use crate::flow::action::InputAction;
use crate::flow::page::{AppPage, Navigate};
use crate::flow::prefs::Prefs;
use crate::flow::start::StartMatch;
use crate::games::named;
use crate::session::ask::DecisionTarget;
use crate::session::bindings::Bindings;
use crate::session::refusal::{RefusalNotice, RefusedAttempt};
use crate::stage::words::{name as club_name, short as club_short};
use crate::words::DisplayText;
use crate::{id, say};

/// Six friends type their names, one after the other and none of them with a look at the screen.
#[test]
fn names_are_typed_in_turn() {
    let mut evening = TestApp::hasty(1280, 720);
    evening.go(Navigate::To(AppPage::People));
    evening.frames(8);
    let names = ["Anna", "Ben", "Cy", "Dee", "Eli", "Fay"];
    for name in names {
        evening.write(name);
        // The next letter comes with the next frame.
        evening.tap(KeyCode::Enter);
    }
    evening.frames(4);
    let known: Vec<String> =
        evening.get::<Prefs>().settings.people.names().iter().map(|name| name.as_str().to_owned()).collect();
    assert_eq!(known, names);
    // A name that is here already is refused, and its field is ready for another one.
    evening.write("Ben");
    evening.tap(KeyCode::Enter);
    evening.frames(4);
    assert!(evening.says(&say!("people-known", name = DisplayText::verbatim("Ben")).shown()));
    evening.write("Gus");
    evening.tap(KeyCode::Enter);
    evening.frames(4);
    assert_eq!(evening.get::<Prefs>().settings.people.names().len(), 7);
    // Enter without a name is the end.
    evening.tap(KeyCode::Enter);
    evening.frames(4);
    assert_eq!(evening.lit().as_deref(), Some("Done"));
    evening.key(KeyCode::Enter);
    evening.frames(4);
    assert_eq!(evening.page(), None);
}

/// A frame may take longer than a name.
#[test]
fn names_typed_within_one_frame_are_all_taken() {
    let mut evening = TestApp::hasty(1280, 720);
    evening.go(Navigate::To(AppPage::People));
    evening.frames(8);
    let names = ["Anna", "Ben", "Cy", "Dee", "Eli", "Fay"];
    evening.write_lines(&names);
    let people = &evening.get::<Prefs>().settings.people;
    let known: Vec<&str> = people.names().iter().map(|name| name.as_str()).collect();
    assert_eq!(known, names);
}

/// Friends set a competition up, and somebody looks at the names meanwhile.
#[test]
fn a_competition_set_up_is_unchanged_after_typing_names() {
    let mut evening = TestApp::hasty(1280, 720);
    evening.go(Navigate::To(AppPage::Competition));
    evening.frames(8);
    let game = say!("competition-game-name").shown();
    evening.take(&format!("{game}: back"));
    let league = evening.choice(&id!("competition-league").shown());
    evening.take_it(&league);
    let set_up = |evening: &mut TestApp| evening.reads();
    evening.frames(8);
    let before = set_up(&mut evening);
    evening.take(&id!("line-up-names").shown());
    evening.frames(8);
    assert_eq!(evening.page(), Some(AppPage::People));
    evening.take("Done");
    evening.frames(8);
    assert_eq!((evening.page(), set_up(&mut evening)), (Some(AppPage::Competition), before));
}

#[test]
fn the_prompt_of_two_says_that_both_choose_in_secret_and_who_has() {
    let (mut evening, winner) = after_the_toss();
    evening.watch();
    evening.frames(2);
    for seat in Seat::BOTH {
        assert!(evening.says(&say!("hud-secret-choosing", name = club_name(seat)).shown()), "{seat}");
    }
    assert!(evening.says(&say!("hud-undo-of", name = club_short(winner)).shown()), "whose it is");
    let key = evening.key_of(winner, 0);
    evening.key(key);
    assert!(evening.says(&say!("hud-secret-ready", name = club_name(winner)).shown()));
    assert!(evening.says(&say!("hud-secret-choosing", name = club_name(!winner)).shown()));
}

/// Each of two pads belongs to a player, who takes back no decision of the other.
#[test]
fn a_gamepad_undoes_only_its_own_players_decision() {
    let mut evening = TestApp::hasty(1280, 720);
    evening.begin("soccer_cards", "", 5, Controller::Human, Controller::Human);
    let [away, home] = [evening.connect(), evening.connect()];
    evening.look();
    for target in [DecisionTarget::Suggest, DecisionTarget::Done] {
        let key = evening.key_to(Seat::Home, target);
        evening.key(key);
    }
    evening.wait_until_idle();
    assert_eq!((evening.decided(), evening.asked().undo), (1, Some(Seat::Home)));
    let undo = evening.get::<Bindings>().button(InputAction::Undo).unwrap();
    evening.buttons(&[(away, undo)]);
    evening.wait_until_idle();
    let said = evening.get::<RefusalNotice>().shown().cloned();
    assert_eq!((evening.decided(), said), (1, Some(RefusedAttempt::NotYours(club_name(Seat::Home)))));
    evening.buttons(&[(home, undo)]);
    evening.wait_until_idle();
    assert_eq!(evening.decided(), 0);
}

#[test]
fn restarting_a_match_of_two_people_asks_first() {
    for away in [Controller::Human, "rookie".parse().unwrap()] {
        let mut evening = TestApp::hasty(1280, 720);
        evening.begin("penalties", "", 5, Controller::Human, away);
        let seed = |evening: &TestApp| evening.the_match().live.record().seed;
        evening.key(KeyCode::Escape);
        evening.frames(4);
        assert_eq!(evening.page(), Some(AppPage::Menu));
        evening.take(&id!("pause-again").shown());
        evening.frames(4);
        if away != Controller::Human {
            assert_ne!(seed(&evening), 5, "nobody else is there to be asked");
            continue;
        }
        assert_eq!((seed(&evening), evening.page()), (5, Some(AppPage::Menu)));
        // A press too many plays on.
        evening.key(KeyCode::Enter);
        evening.frames(4);
        assert_eq!((seed(&evening), evening.page()), (5, Some(AppPage::Menu)));
        evening.take(&id!("pause-again").shown());
        evening.frames(4);
        // The question goes with the menu.
        evening.go(Navigate::Close);
        evening.go(Navigate::To(AppPage::Menu));
        evening.frames(4);
        evening.take(&id!("pause-again").shown());
        evening.frames(4);
        evening.take(&id!("pause-again-surely").shown());
        evening.frames(4);
        assert_ne!(seed(&evening), 5);
    }
}

#[test]
fn second_kits_are_announced_until_the_first_decision() {
    let ids = ["wexley-wanderers", "millrace-rovers"];
    let clubs = MatchClubs::new(BySeat::new(find(ids[0]).unwrap(), find(ids[1]).unwrap()));
    assert!(clubs.kit(Seat::Away).second);
    let mut evening = TestApp::hasty(1280, 720);
    let who = BySeat::from_fn(|_| Controller::Human);
    let start = StartMatch::new(named("soccer17").unwrap(), String::new(), Some(5), who);
    evening.start(StartMatch { clubs: clubs.ids(), ..start });
    let told = say!("hud-second-kit", side = DisplayText::verbatim("MIL")).shown();
    evening.frames(2);
    assert!(evening.says(&told), "{:?}", evening.text());
    let seat = evening.asked().seat().unwrap();
    let key = evening.key_of(seat, 0);
    evening.key(key);
    evening.wait_until_idle();
    assert!(!evening.says(&told));
}
