//! Tests input at the table: keys, clicks and dragged cards become decisions, one for each question.

use std::collections::BTreeSet;

use bevy::window::WindowOccluded;

use super::prelude::*;
use crate::flow::frame::FrameSet;
use crate::table::cards::Hovered;
use crate::table::cards::drag::Dragged;
use stage::action::DynAction;
use stage::scene::CardId;

/// Returns a match of Soccer 17 between two people after the toss, both choosing in secret, and the attacker.
pub(super) fn after_the_toss() -> (TestApp, Seat) {
    let mut test_app = TestApp::playing("soccer17", 5, Controller::Human);
    let winner = test_app.asked().only_asked_seat().unwrap();
    test_app.press_option(winner, 0);
    test_app.wait_until_idle();
    assert_eq!(test_app.decided(), 1);
    assert!(test_app.asked().secret, "both choose");
    (test_app, winner)
}

/// Returns the secret choices of both sides so far.
fn pending(test_app: &TestApp) -> [Option<DynAction>; 2] {
    Seat::BOTH.map(|seat| match test_app.seating().pending[seat].clone()? {
        SecretChoice::Action(action) => Some(action),
        SecretChoice::Call => None,
    })
}

fn action(test_app: &TestApp, seat: Seat, option: usize) -> Option<DynAction> {
    Some(test_app.asked().offers[seat][option].action.clone())
}

#[test]
fn in_a_secret_choice_nothing_counts_until_both_have_chosen() {
    let (mut test_app, _) = after_the_toss();
    let home = [0, 1].map(|option| test_app.key_of(Seat::Home, option));
    let away = [0, 1].map(|option| test_app.key_of(Seat::Away, option));
    let chosen = [0, 1].map(|option| action(&test_app, Seat::Home, option));
    let other = action(&test_app, Seat::Away, 0);
    for option in [0, 1] {
        test_app.key(home[option]);
        assert_eq!(pending(&test_app), [chosen[option].clone(), None], "it may be changed");
        assert_eq!(test_app.decided(), 1, "nothing is recorded");
    }
    // Both are in with the first of these two keys: the second has no question any more.
    test_app.keys(&away);
    assert_eq!(pending(&test_app), [None, None]);
    let record = test_app.the_match().state.record().actions.clone();
    assert_eq!(record.len(), 3);
    assert_eq!(record[1], (Seat::Home, chosen[1].clone().unwrap().to_string()));
    assert_eq!(record[2], (Seat::Away, other.unwrap().to_string()));
    test_app.wait_until_idle();
    assert_eq!((test_app.decided(), pending(&test_app)), (3, [None, None]));
    assert!(test_app.shows_no_error());
}

#[test]
fn a_question_is_answered_once_a_frame() {
    for game in ["solitaire", "soccer17", "penalties"] {
        let mut test_app = TestApp::playing(game, 5, Controller::Human);
        let seat = test_app.asked().only_asked_seat().unwrap_or(Seat::Home);
        let two = [0, 1].map(|option| test_app.key_of(seat, option));
        let secret = test_app.asked().secret;
        test_app.keys(&two);
        test_app.wait_until_idle();
        assert_eq!(test_app.decided(), usize::from(!secret), "{game}");
        assert!(test_app.shows_no_error(), "{game}");
    }
}

#[test]
fn a_decision_is_not_undone_by_input_of_the_same_frame() {
    let mut test_app = TestApp::playing("soccer17", 5, Controller::Human);
    let seat = test_app.asked().only_asked_seat().unwrap();
    let revision = test_app.asked().revision();
    let both = move |mut takes: MessageWriter<PlayerCommand>, mut done: Local<bool>| {
        if !std::mem::replace(&mut *done, true) {
            takes.write_batch([DecisionTarget::Offer(0), DecisionTarget::Undo].map(|target| PlayerCommand {
                seat,
                target,
                revision,
            }));
        }
    };
    test_app.app.add_systems(Update, both.in_set(FrameSet::Input));
    test_app.wait_until_idle();
    assert_eq!(test_app.decided(), 1);
    assert_eq!(test_app.asked().undo, Some(seat), "though it could be taken back");
}

#[test]
fn an_answer_to_an_older_question_is_dropped() {
    let (mut test_app, winner) = after_the_toss();
    // A hand that was slower than the game: it answers the toss, which is decided.
    let revision = test_app.asked().revision();
    assert_eq!(revision, Some(test_app.the_match().revision));
    for target in [DecisionTarget::Offer(0), DecisionTarget::Offer(1), DecisionTarget::Undo] {
        for seat in [winner, !winner] {
            test_app.world().write_message(PlayerCommand {
                seat,
                target,
                revision: revision.map(|now| now - 1),
            });
        }
    }
    test_app.wait_until_idle();
    assert_eq!((test_app.decided(), pending(&test_app)), (1, [None, None]));
    assert!(test_app.shows_no_error());
    test_app.world().write_message(PlayerCommand { seat: winner, target: DecisionTarget::Undo, revision });
    test_app.wait_until_idle();
    assert_eq!(test_app.decided(), 0);
}

#[test]
fn a_decision_that_revealed_nothing_can_be_undone() {
    let (mut test_app, winner) = after_the_toss();
    assert_eq!(test_app.asked().undo, Some(winner));
    // The key of the same frame answered a question that is gone.
    let other = test_app.key_of(!winner, 0);
    test_app.keys(&[KeyCode::Backspace, other]);
    test_app.wait_until_idle();
    assert_eq!((test_app.decided(), pending(&test_app)), (0, [None, None]));
    assert_eq!(test_app.asked().only_asked_seat(), Some(winner), "who won the toss is asked again");
    assert_eq!(test_app.get::<DesyncCount>().0, 0);
    // What both have seen stays as it is.
    for seat in [winner, winner, !winner] {
        test_app.press_option(seat, 0);
        test_app.wait_until_idle();
    }
    assert_eq!((test_app.decided(), test_app.asked().undo), (3, None));
    test_app.key(KeyCode::Backspace);
    test_app.command(winner, DecisionTarget::Undo);
    test_app.wait_until_idle();
    assert_eq!(test_app.decided(), 3);
}

#[test]
fn no_undo_after_the_other_side_has_chosen_in_secret() {
    let (mut test_app, winner) = after_the_toss();
    test_app.press_option(!winner, 0);
    let chosen = pending(&test_app);
    assert_ne!(chosen, [None, None]);
    assert_eq!(test_app.asked().undo, None);
    test_app.key(KeyCode::Backspace);
    test_app.command(winner, DecisionTarget::Undo);
    test_app.wait_until_idle();
    assert_eq!((test_app.decided(), pending(&test_app)), (1, chosen));
}

/// A side that has chosen may still undo its decision before, and chooses again.
#[test]
fn a_secret_choice_is_cleared_with_its_question() {
    let (mut test_app, winner) = after_the_toss();
    test_app.press_option(winner, 0);
    test_app.key(KeyCode::Backspace);
    test_app.wait_until_idle();
    assert_eq!((test_app.decided(), pending(&test_app)), (0, [None, None]));
}

/// Returns the position of a card that Home may play, on top of its neighbours, and the card's target.
fn playable(test_app: &TestApp) -> (DesignPoint, CardId, String) {
    let asked = test_app.asked();
    let scene = test_app.the_match().state.scene(test_app.seating().looking());
    let zones = test_app.the_match().game.info().zones;
    let offers =
        asked.offers[Seat::Home].iter().filter_map(|offer| Some((offer.card?, offer.action.to_string())));
    let lying = offers.filter_map(|(id, action)| {
        let card = scene.cards.iter().find(|card| card.id == id)?;
        let zone = zones.iter().find(|zone| zone.id == card.zone)?;
        let count = scene.cards.iter().filter(|other| other.zone == card.zone).count();
        Some((card.index, zone.place(card.index, count).0, id, action))
    });
    let (_, at, id, action) = lying.max_by_key(|(index, ..)| *index).unwrap();
    (at, id, action)
}

/// Returns a match against a bot at Home's first choice of a card.
fn with_a_hand() -> TestApp {
    let mut test_app = TestApp::playing("soccer17", 12, ROOKIE);
    let card =
        |test_app: &TestApp| test_app.asked().offers[Seat::Home].iter().any(|offer| offer.card.is_some());
    for _ in 0..4 {
        test_app.until_asked();
        if card(&test_app) {
            break;
        }
        test_app.press_option(Seat::Home, 0);
    }
    assert!(card(&test_app));
    test_app.wait_until_idle();
    test_app
}

#[test]
fn a_click_on_a_card_plays_it() {
    let mut test_app = with_a_hand();
    let before = test_app.decided_by_home().len();
    let (at, id, action) = playable(&test_app);
    test_app.point(at);
    test_app.point(at);
    assert_eq!(test_app.get::<Hovered>().0, Some(id), "the pointer is on it");
    test_app.click(DesignPoint::new(960.0, 300.0));
    assert_eq!(test_app.decided_by_home().len(), before, "there is nothing there");
    test_app.click(at);
    assert_eq!(test_app.decided_by_home().len(), before + 1);
    assert_eq!(*test_app.decided_by_home().last().unwrap(), action);
}

#[test]
fn releasing_a_dragged_card_on_the_pitch_plays_it() {
    let mut test_app = with_a_hand();
    let before = test_app.decided_by_home().len();
    let (at, _, action) = playable(&test_app);
    for elsewhere in [DesignPoint::new(at.x + 30.0, at.y), DesignPoint::new(60.0, 500.0)] {
        test_app.drag(at, elsewhere);
        assert_eq!(test_app.decided_by_home().len(), before, "it goes back to the hand");
        test_app.wait_until_idle();
    }
    test_app.drag(at, DesignPoint::new(960.0, 430.0));
    assert_eq!(test_app.decided_by_home().len(), before + 1);
    assert_eq!(*test_app.decided_by_home().last().unwrap(), action);
}

/// A release may be missed: it may go to another window, or happen while this one is hidden.
#[test]
fn a_dragged_card_goes_back_when_its_release_may_be_missed() {
    type Interrupted = fn(&mut TestApp);
    let interruptions: [(&str, Interrupted); 5] = [
        ("the focus is lost", |test_app| test_app.focus(false)),
        ("the window is hidden", |test_app| {
            let window = test_app.window;
            test_app.world().write_message(WindowOccluded { window, occluded: true });
        }),
        ("a page comes up", |test_app| test_app.key(KeyCode::Escape)),
        ("another button is pressed", |test_app| test_app.mouse(MouseButton::Right, ButtonState::Pressed)),
        ("the same button is pressed again", |test_app| test_app.button(ButtonState::Pressed)),
    ];
    for (what, interrupt) in interruptions {
        let mut test_app = with_a_hand();
        let before = test_app.decided_by_home().len();
        let (at, _, action) = playable(&test_app);
        let dragged = |test_app: &mut TestApp| {
            let world = test_app.world();
            world.query::<&Dragged>().iter(world).count()
        };
        test_app.carry(at, DesignPoint::new(960.0, 430.0));
        assert_eq!(dragged(&mut test_app), 1, "{what}");
        interrupt(&mut test_app);
        test_app.frames(3);
        assert_eq!(dragged(&mut test_app), 0, "{what}: it follows the pointer still");
        test_app.button(ButtonState::Released);
        test_app.frames(2);
        assert_eq!(test_app.decided_by_home().len(), before, "{what}: its late release plays it");
        if test_app.page().is_some() {
            test_app.key(KeyCode::Escape);
        }
        test_app.wait_until_idle();
        test_app.click(DesignPoint::new(960.0, 300.0));
        assert_eq!(test_app.decided_by_home().len(), before, "{what}: the next click plays it");
        test_app.wait_until_idle();
        test_app.drag(at, DesignPoint::new(960.0, 430.0));
        assert_eq!(
            (test_app.decided_by_home().len(), *test_app.decided_by_home().last().unwrap()),
            (before + 1, action.as_str()),
            "{what}: it can be dragged again"
        );
    }
}

/// With two people at one keyboard the digits belong to nobody when both are asked. For one person they are the options
/// in order, and behind the privacy screen they belong to the side that looks.
#[test]
fn a_digit_key_decides_for_nobody_if_two_people_look() {
    let mut test_app = TestApp::instant(1280, 720);
    for game in GAMES {
        test_app.begin(game.id(), "", 5, Controller::Human, Controller::Human);
        if test_app.the_match().state.seats() != SeatSet::BOTH {
            continue;
        }
        let before = (test_app.decided(), test_app.the_match().revision);
        for digit in DIGITS {
            test_app.key(digit);
        }
        assert_eq!((test_app.decided(), test_app.the_match().revision), before, "{}", game.id());
        assert_eq!(pending(&test_app), [None, None], "{}", game.id());
    }
    // Home splits behind the privacy screen: the digits are home's.
    test_app.begin("soccer_cards", "", 5, Controller::Human, Controller::Human);
    test_app.look();
    assert_eq!(test_app.asked().digits, Some(Seat::Home));
    test_app.begin("soccer17", "", 12, Controller::Human, ROOKIE);
    test_app.until_asked();
    test_app.key(DIGITS[0]);
    assert_eq!(test_app.decided_by_home().len(), 1, "who plays alone has them");
}

/// What makes a choice of cards and what lays it are two keys; single cards have keys, too, also in a row too long for
/// the twelve keys.
#[test]
fn pressing_a_key_twice_plays_no_unseen_card() {
    let (mut keyed, mut long) = (0, 0);
    for game in GAMES {
        for away in [ROOKIE, Controller::Human] {
            let mut test_app = TestApp::playing(game.id(), 5, away);
            for _ in 0..12 {
                test_app.until("a question", |test_app| {
                    let hangs =
                        test_app.seating().privacy_screen.is_some_and(|privacy_screen| !privacy_screen.open);
                    let over = test_app.the_match().outcome().is_some();
                    over || hangs || Seat::BOTH.into_iter().any(|seat| test_app.asked().asks(seat))
                });
                if test_app.seating().privacy_screen.is_some_and(|privacy_screen| !privacy_screen.open) {
                    test_app.look();
                }
                let Some(seat) = test_app.asked().only_asked_seat() else { break };
                if test_app.asked().picking[seat].is_none() {
                    let Some(target) = test_app.asked().buttons(seat).first().copied() else { break };
                    test_app.command(seat, target);
                    test_app.wait_until_idle();
                    continue;
                }
                let hints = test_app.asked().key_hints(seat);
                let hands: Vec<usize> = hints.iter().filter_map(|(_, hint)| hint.hand).collect();
                let mut once = hands.clone();
                once.sort_unstable();
                once.dedup();
                assert_eq!(once.len(), hands.len(), "{}: a key stands for two: {hints:?}", game.id());
                let digits: BTreeSet<usize> = hints.iter().filter_map(|(_, hint)| hint.digit).collect();
                let with_digit = hints.iter().filter(|(_, hint)| hint.digit.is_some()).count();
                assert_eq!(digits.len(), with_digit, "{}: a digit stands for two: {hints:?}", game.id());
                let open = test_app.asked().picking[seat].as_ref().unwrap().pickable.clone();
                let all = open
                    .iter()
                    .all(|card| hints.iter().any(|(target, _)| *target == DecisionTarget::Card(*card)));
                assert!(all, "{}: cards without keys: {hints:?}", game.id());
                keyed += 1;
                if open.len() > DIGITS.len() {
                    long += 1;
                    for card in [open[0], open[open.len() - 1]] {
                        let key = test_app.key_to(seat, DecisionTarget::Card(card));
                        for picked in [true, false] {
                            test_app.key(key);
                            assert_eq!(test_app.asked().chosen[seat].contains(&card), picked, "{key:?}");
                        }
                    }
                }
                let before = test_app.decided();
                let buttons = test_app.asked().buttons(seat);
                if !buttons.contains(&DecisionTarget::Suggest) {
                    // One card, or something else: whatever it is, it is one key.
                    let target = buttons[buttons.len() - 1];
                    test_app.command(seat, target);
                    test_app.wait_until_idle();
                    continue;
                }
                let auto = test_app.key_to(seat, DecisionTarget::Suggest);
                for _ in 0..3 {
                    test_app.key(auto);
                }
                assert_eq!(test_app.decided(), before, "{}: twice the same key", game.id());
                let lay = test_app.key_to(seat, DecisionTarget::Done);
                assert_ne!(lay, auto);
                test_app.key(lay);
                test_app.wait_until_idle();
                assert!(test_app.decided() > before, "{}", game.id());
            }
            assert!(test_app.shows_no_error());
        }
    }
    assert!(keyed > 6 && long > 1, "{keyed}, {long} of a long row");
}
