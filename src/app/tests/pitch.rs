//! Tests input on the pitch: clicks on shirts, dragging the ball, digits as shirt numbers.

use super::prelude::*;
use crate::session::notice::TableNotice;
use stage::scene::{BallPosition, CardId, PlayerId};

/// Returns a match of Soccer-Go against a bot in which Home chooses numbers and at least that many are spent.
fn choosing(spent: usize) -> TestApp {
    let mut test_app = TestApp::playing("soccer_go", 5, ROOKIE);
    for _ in 0..60 {
        test_app.until_asked();
        let open = numbers(&test_app);
        if !open.is_empty() && 11 - open.len() >= spent {
            test_app.wait_until_idle();
            return test_app;
        }
        let targets = test_app.asked().targets(Seat::Home);
        let last = targets.into_iter().rfind(|target| matches!(target, DecisionTarget::Offer(_)));
        let target = last.unwrap_or(DecisionTarget::Suggest);
        test_app.command(Seat::Home, target);
        test_app.frame();
        if target == DecisionTarget::Suggest {
            test_app.command(Seat::Home, DecisionTarget::Done);
            test_app.frame();
        }
        test_app.wait_until_idle();
    }
    panic!("no such question");
}

/// Returns the numbers that Home may choose by one click.
fn numbers(test_app: &TestApp) -> Vec<u8> {
    let asked = test_app.asked();
    let cards = asked.offers[Seat::Home].iter().filter_map(|offer| offer.card);
    cards.filter_map(|card| asked.player_id(Seat::Home, card)).map(|player| player.number).collect()
}

/// Returns the position of Home's player with that number.
fn stands(test_app: &TestApp, number: u8) -> DesignPoint {
    let scene = test_app.the_match().state.scene(test_app.seating().looking());
    let player = PlayerId { side: Seat::Home, number };
    scene.shirts.iter().find(|shirt| shirt.player_id() == player).unwrap().at
}

/// Asserts that Home chooses that number by it, and nothing else.
#[track_caller]
fn chooses(test_app: &mut TestApp, number: u8, act: impl FnOnce(&mut TestApp)) {
    let before = test_app.decided_by_home().len();
    act(test_app);
    test_app.frame();
    assert_eq!(test_app.decided_by_home()[before..], [format!("Choose([{number}])")]);
}

#[test]
fn a_click_on_a_shirt_chooses_its_number() {
    let mut test_app = choosing(0);
    let number = numbers(&test_app)[1];
    let at = stands(&test_app, number);
    chooses(&mut test_app, number, |test_app| test_app.click(at));
}

#[test]
fn a_click_with_a_slight_movement_is_a_click() {
    let mut test_app = choosing(0);
    let number = numbers(&test_app)[1];
    let at = stands(&test_app, number);
    chooses(&mut test_app, number, |test_app| {
        test_app.point(at);
        test_app.point(at);
        test_app.button(ButtonState::Pressed);
        test_app.point(DesignPoint::new(at.x + 3.0, at.y));
        test_app.point(DesignPoint::new(at.x + 3.0, at.y + 3.0));
        test_app.button(ButtonState::Released);
        test_app.frame();
    });
}

#[test]
fn the_ball_is_dragged_to_a_shirt() {
    let mut test_app = choosing(0);
    let scene = test_app.the_match().state.scene(test_app.seating().looking());
    let Some(BallPosition::Spot(from)) = scene.ball else { panic!("no ball on the pitch") };
    let number = numbers(&test_app)[2];
    let to = stands(&test_app, number);
    let before = test_app.decided_by_home().len();
    test_app.drag(from, DesignPoint::new(960.0, 640.0));
    assert_eq!(test_app.decided_by_home().len(), before, "there is nobody");
    test_app.wait_until_idle();
    chooses(&mut test_app, number, |test_app| test_app.drag(from, to));
}

#[test]
fn digit_keys_are_shirt_numbers_even_if_some_are_spent() {
    let mut test_app = choosing(4);
    let open = numbers(&test_app);
    let gone = (1..=11u8).find(|number| !open.contains(number)).unwrap();
    let before = test_app.decided_by_home().len();
    // A number that cannot be chosen is no other one, and says why.
    test_app.key(DIGITS[usize::from(gone) - 1]);
    test_app.frame();
    assert_eq!(test_app.decided_by_home().len(), before);
    assert!(matches!(test_app.get::<CurrentNotice>().shown(), Some(TableNotice::Card(_))), "it is said");
    let number = *open.iter().find(|number| **number > gone).unwrap();
    chooses(&mut test_app, number, |test_app| test_app.key(DIGITS[usize::from(number) - 1]));
}

#[test]
fn undo_with_nothing_to_undo_is_reported() {
    let mut test_app = choosing(0);
    test_app.key(KeyCode::Backspace);
    test_app.frame();
    assert_eq!(test_app.get::<CurrentNotice>().shown(), Some(&TableNotice::Undo));
    assert!(test_app.shows_no_error());
    // Also to a side that is not asked.
    test_app.world().write_message(friendly("soccer17", 5, ROOKIE, ROOKIE));
    test_app.frames(20);
    test_app.key(KeyCode::Backspace);
    test_app.frame();
    // However its lines break.
    let shown = test_app.text().concat();
    assert!(shown.contains(&TableNotice::Undo.words(false).shown()), "{shown}");
}

/// In Soccer, cards that cannot be combined with the picked card have no highlight.
#[test]
fn only_cards_that_can_be_combined_are_highlighted() {
    let mut test_app = TestApp::playing("soccer52", 5, ROOKIE);
    for _ in 0..80 {
        test_app.until_asked();
        let asked = test_app.asked();
        let offers = asked.offers[Seat::Home].len();
        let open =
            asked.picking[Seat::Home].as_ref().map(|picking| picking.pickable.clone()).unwrap_or_default();
        for card in &open {
            test_app.command(Seat::Home, DecisionTarget::Card(*card));
            test_app.frame();
            let playable_cards = test_app.get::<PlayableCards>();
            let with = &test_app.asked().picking[Seat::Home].as_ref().unwrap().pickable;
            let out: Vec<CardId> = open.iter().copied().filter(|other| !with.contains(other)).collect();
            assert_eq!(playable_cards.out, out);
            assert!(out.iter().all(|card| !playable_cards.cards.contains(card)));
            if !out.is_empty() {
                return;
            }
            test_app.command(Seat::Home, DecisionTarget::Card(*card));
            test_app.frame();
        }
        if open.is_empty() && offers > 0 {
            test_app.command(Seat::Home, DecisionTarget::Offer(0));
            test_app.frame();
        } else {
            test_app.command(Seat::Home, DecisionTarget::Suggest);
            test_app.frame();
            test_app.command(Seat::Home, DecisionTarget::Done);
            test_app.frame();
        }
        test_app.wait_until_idle();
    }
    panic!("every card went with every other");
}

/// Two people choose numbers in secret: both have the same key for the same number, and it does not change.
#[test]
fn two_people_have_the_same_key_for_the_same_number() {
    let mut test_app = TestApp::playing("soccer_go", 5, Controller::Human);
    while let Some(privacy_screen) = test_app.seating().privacy_screen {
        test_app.look();
        test_app.command(privacy_screen.seat, DecisionTarget::PlayOn);
        test_app.wait_until_idle();
    }
    assert!(test_app.asked().secret);
    let hints = BySeat::from_fn(|seat| test_app.asked().key_hints(seat));
    let hands = |seat: Seat| hints[seat].iter().map(|(_, hint)| hint.hand).collect::<Vec<_>>();
    assert_eq!(hands(Seat::Home), hands(Seat::Away));
    test_app.assert_sound("");
}

/// The bot splits its hand first, in secret: the picked cards stay picked.
#[test]
fn a_decision_of_the_other_side_keeps_the_picked_cards() {
    let mut test_app = TestApp::new(1280, 720);
    test_app.set(|prefs| prefs.settings.personal_mut().speed = 4.0);
    test_app.begin("soccer_cards", "", 5, Controller::Human, ROOKIE);
    test_app.until("a question", |test_app| test_app.asked().picking[Seat::Home].is_some());
    let open = test_app.asked().picking[Seat::Home].as_ref().unwrap().pickable.clone();
    test_app.command(Seat::Home, DecisionTarget::Card(open[3]));
    test_app.frame();
    assert_eq!((test_app.decided(), test_app.asked().chosen[Seat::Home].as_slice()), (1, &open[3..4]));
    test_app.frames(40);
    test_app.wait_until_idle();
    assert_eq!((test_app.decided(), test_app.asked().chosen[Seat::Home].as_slice()), (1, &open[3..4]));
}
