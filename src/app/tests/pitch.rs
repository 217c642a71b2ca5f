//! Players on the pitch under the hand: shirts that are clicked, the ball that is dragged, digits that are numbers.

use bevy::input::ButtonState;
use bevy::prelude::*;

use super::TestApp;
use crate::ai::Level;
use crate::controller::Controller;
use crate::engine::{BySeat, Seat};
use crate::flow::start::StartMatch;
use crate::games::named;
use crate::session::ask::DecisionTarget;
use crate::session::bindings::DIGITS;
use crate::session::commands::PlayerCommand;
use crate::session::refusal::{RefusalNotice, RefusedAttempt};
use crate::session::sync::DesyncCount;
use crate::stage::layout::DesignPoint;
use crate::stage::scene::{BallPosition, PlayerId};
use crate::table::cards::PlayableCards;

const ROOKIE: Controller = Controller::Bot(Level::Rookie);

/// Home chooses numbers, in a match of Soccer-Go against a bot, where at least so many are spent.
fn choosing(spent: usize) -> TestApp {
    let mut evening = TestApp::new(1280, 720);
    evening.set(|prefs| prefs.settings.speed = 0.0);
    evening.begin("soccer_go", "", 5, Controller::Human, ROOKIE);
    for _ in 0..60 {
        evening.until("a question", |evening| evening.asked().asks(Seat::Home));
        let open = numbers(&evening);
        if !open.is_empty() && 11 - open.len() >= spent {
            evening.wait_until_idle();
            return evening;
        }
        let (targets, revision) = (evening.asked().targets(Seat::Home), evening.asked().revision());
        let last = targets.into_iter().rfind(|target| matches!(target, DecisionTarget::Offer(_)));
        let target = last.unwrap_or(DecisionTarget::Suggest);
        take(&mut evening, target, revision);
        if target == DecisionTarget::Suggest {
            take(&mut evening, DecisionTarget::Done, revision);
        }
        evening.wait_until_idle();
    }
    panic!("no such question");
}

/// Home's hand takes that.
fn take(evening: &mut TestApp, target: DecisionTarget, revision: Option<u64>) {
    evening.world().write_message(PlayerCommand { seat: Seat::Home, target, revision });
    evening.frame();
}

/// The numbers that Home may choose, one of them by one click.
fn numbers(evening: &TestApp) -> Vec<u8> {
    let asked = evening.asked();
    let pieces = asked.offers[Seat::Home].iter().filter_map(|offer| offer.piece);
    pieces.filter_map(|piece| asked.player_id(Seat::Home, piece)).map(|man| man.number).collect()
}

/// Where Home's man of that number stands.
fn stands(evening: &TestApp, number: u8) -> DesignPoint {
    let scene = evening.the_match().live.scene(evening.seating().looking());
    let man = PlayerId { side: Seat::Home, number };
    scene.shirts.iter().find(|shirt| shirt.player_id() == man).unwrap().at
}

fn decided_by_home(evening: &TestApp) -> Vec<String> {
    let actions = &evening.the_match().live.record().actions;
    actions.iter().filter(|(seat, _)| *seat == Seat::Home).map(|(_, action)| action.clone()).collect()
}

#[test]
fn a_click_on_a_shirt_chooses_its_number() {
    let mut evening = choosing(0);
    let number = numbers(&evening)[1];
    let at = stands(&evening, number);
    let before = decided_by_home(&evening).len();
    evening.click(at);
    assert_eq!(decided_by_home(&evening)[before..], [format!("Choose([{number}])")]);
}

#[test]
fn a_click_with_a_slight_movement_is_a_click() {
    let mut evening = choosing(0);
    let number = numbers(&evening)[1];
    let at = stands(&evening, number);
    let before = decided_by_home(&evening).len();
    evening.point(at);
    evening.point(at);
    evening.button(ButtonState::Pressed);
    evening.point(DesignPoint::new(at.x + 3.0, at.y));
    evening.point(DesignPoint::new(at.x + 3.0, at.y + 3.0));
    evening.button(ButtonState::Released);
    evening.frame();
    assert_eq!(decided_by_home(&evening)[before..], [format!("Choose([{number}])")]);
}

#[test]
fn the_ball_is_dragged_to_a_shirt() {
    let mut evening = choosing(0);
    let scene = evening.the_match().live.scene(evening.seating().looking());
    let Some(BallPosition::Spot(from)) = scene.ball else { panic!("no ball on the pitch") };
    let number = numbers(&evening)[2];
    let to = stands(&evening, number);
    let before = decided_by_home(&evening).len();
    evening.drag(from, DesignPoint::new(960.0, 640.0));
    assert_eq!(decided_by_home(&evening).len(), before, "there is nobody");
    evening.wait_until_idle();
    evening.drag(from, to);
    assert_eq!(decided_by_home(&evening)[before..], [format!("Choose([{number}])")]);
}

#[test]
fn digit_keys_are_shirt_numbers_even_if_some_are_spent() {
    let mut evening = choosing(4);
    let open = numbers(&evening);
    let gone = (1..=11u8).find(|number| !open.contains(number)).unwrap();
    let before = decided_by_home(&evening).len();
    // A number that cannot be chosen is no other one, and says why.
    evening.key(DIGITS[usize::from(gone) - 1]);
    evening.frame();
    assert_eq!(decided_by_home(&evening).len(), before);
    assert!(matches!(evening.get::<RefusalNotice>().shown(), Some(RefusedAttempt::Card(_))), "it is said");
    let number = *open.iter().find(|number| **number > gone).unwrap();
    evening.key(DIGITS[usize::from(number) - 1]);
    evening.frame();
    assert_eq!(decided_by_home(&evening)[before..], [format!("Choose([{number}])")]);
}

#[test]
fn undo_with_nothing_to_undo_is_reported() {
    let mut evening = choosing(0);
    evening.key(KeyCode::Backspace);
    evening.frame();
    assert_eq!(evening.get::<RefusalNotice>().shown(), Some(&RefusedAttempt::Undo));
    assert!(evening.quiet());
    // Also to whoever is asked nothing.
    evening.watch();
    let who = BySeat::new(Controller::Bot(Level::Rookie), Controller::Bot(Level::Rookie));
    let start = StartMatch::new(named("soccer17").unwrap(), String::new(), Some(5), who);
    evening.world().write_message(start);
    evening.frames(20);
    evening.key(KeyCode::Backspace);
    evening.frame();
    // However its lines break.
    let told = evening.text().concat();
    assert!(told.contains(&RefusedAttempt::Undo.words(false).shown()), "{told}");
}

/// In Soccer those that do not go with the card taken up are out: they wear no frame and no glow.
#[test]
fn only_cards_that_can_be_combined_are_highlighted() {
    let mut evening = TestApp::new(1280, 720);
    evening.set(|prefs| prefs.settings.speed = 0.0);
    evening.begin("soccer52", "", 5, Controller::Human, ROOKIE);
    for _ in 0..80 {
        evening.until("a question", |evening| evening.asked().asks(Seat::Home));
        let asked = evening.asked();
        let (revision, offers) = (asked.revision(), asked.offers[Seat::Home].len());
        let open = asked.picking[Seat::Home].as_ref().map(|picking| picking.open.clone()).unwrap_or_default();
        for piece in &open {
            take(&mut evening, DecisionTarget::Card(*piece), revision);
            let invitation = evening.get::<PlayableCards>();
            let with = &evening.asked().picking[Seat::Home].as_ref().unwrap().open;
            let out: Vec<u16> = open.iter().copied().filter(|other| !with.contains(other)).collect();
            assert_eq!(invitation.out, out);
            assert!(out.iter().all(|card| !invitation.pieces.contains(card)));
            if !out.is_empty() {
                return;
            }
            take(&mut evening, DecisionTarget::Card(*piece), revision);
        }
        if open.is_empty() && offers > 0 {
            take(&mut evening, DecisionTarget::Offer(0), revision);
        } else {
            take(&mut evening, DecisionTarget::Suggest, revision);
            take(&mut evening, DecisionTarget::Done, revision);
        }
        evening.wait_until_idle();
    }
    panic!("every card went with every other");
}

/// Two people choose numbers in secret: both have the same key for the same number, and it stays the same.
#[test]
fn two_people_have_the_same_key_for_the_same_number() {
    let mut evening = TestApp::new(1280, 720);
    evening.set(|prefs| prefs.settings.speed = 0.0);
    evening.begin("soccer_go", "", 5, Controller::Human, Controller::Human);
    while let Some(curtain) = evening.seating().curtain {
        evening.look();
        let (seat, target, revision) = (curtain.seat, DecisionTarget::PlayOn, evening.asked().revision());
        evening.world().write_message(PlayerCommand { seat, target, revision });
        evening.wait_until_idle();
    }
    assert!(evening.asked().secret);
    let strokes = BySeat::from_fn(|seat| evening.asked().key_hints(seat));
    let hands = |seat: Seat| strokes[seat].iter().map(|(_, stroke)| stroke.hand).collect::<Vec<_>>();
    assert_eq!(hands(Seat::Home), hands(Seat::Away));
    assert_eq!(evening.get::<DesyncCount>().0, 0);
    assert!(evening.quiet());
}

/// The bot splits its hand first, sealed: nothing comes between the cards that are taken up.
#[test]
fn a_decision_of_the_other_side_keeps_the_picked_cards() {
    let mut evening = TestApp::new(1280, 720);
    evening.set(|prefs| prefs.settings.speed = 4.0);
    evening.begin("soccer_cards", "", 5, Controller::Human, ROOKIE);
    evening.until("a question", |evening| evening.asked().picking[Seat::Home].is_some());
    let revision = evening.asked().revision();
    let open = evening.asked().picking[Seat::Home].as_ref().unwrap().open.clone();
    take(&mut evening, DecisionTarget::Card(open[3]), revision);
    assert_eq!((evening.decided(), evening.asked().chosen[Seat::Home].as_slice()), (1, &open[3..4]));
    evening.frames(40);
    evening.wait_until_idle();
    assert_eq!((evening.decided(), evening.asked().chosen[Seat::Home].as_slice()), (1, &open[3..4]));
}
