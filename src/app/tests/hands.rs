//! What hands do at the table: keys, clicks and cards that are dragged become decisions, one for each question.

use std::collections::BTreeSet;

use bevy::input::ButtonState;
use bevy::prelude::*;
use bevy::window::WindowOccluded;

use super::TestApp;
use crate::ai::Level;
use crate::controller::Controller;
use crate::engine::{Seat, SeatSet};
use crate::flow::frame::FrameSet;
use crate::games::GAMES;
use crate::session::SecretChoice;
use crate::session::ask::DecisionTarget;
use crate::session::bindings::DIGITS;
use crate::session::commands::PlayerCommand;
use crate::stage::layout::DesignPoint;
use crate::table::cards::Hovered;
use crate::table::cards::drag::Dragged;

const ROOKIE: Controller = Controller::Bot(Level::Rookie);

/// Soccer 17 with two people, after the toss: both choose in secret. The one who won the toss attacks.
pub(super) fn after_the_toss() -> (TestApp, Seat) {
    let mut evening = TestApp::new(1280, 720);
    evening.set(|prefs| prefs.settings.speed = 0.0);
    evening.begin("soccer17", "", 5, Controller::Human, Controller::Human);
    let winner = evening.asked().seat().unwrap();
    let attack = evening.key_of(winner, 0);
    evening.key(attack);
    evening.wait_until_idle();
    assert_eq!(evening.decided(), 1);
    assert!(evening.asked().secret, "both choose");
    (evening, winner)
}

/// What the two have chosen so far.
fn pending(evening: &TestApp) -> [Option<String>; 2] {
    Seat::BOTH.map(|seat| match evening.seating().pending[seat].clone()? {
        SecretChoice::Action(action) => Some(action),
        SecretChoice::Call => None,
    })
}

fn action(evening: &TestApp, seat: Seat, option: usize) -> Option<String> {
    Some(evening.asked().offers[seat][option].action.clone())
}

#[test]
fn in_a_secret_choice_nothing_counts_until_both_have_chosen() {
    let (mut evening, _) = after_the_toss();
    let home = [0, 1].map(|option| evening.key_of(Seat::Home, option));
    let away = [0, 1].map(|option| evening.key_of(Seat::Away, option));
    let chosen = [0, 1].map(|option| action(&evening, Seat::Home, option));
    let other = action(&evening, Seat::Away, 0);
    for option in [0, 1] {
        evening.key(home[option]);
        assert_eq!(pending(&evening), [chosen[option].clone(), None], "it may be changed");
        assert_eq!(evening.decided(), 1, "nothing is recorded");
    }
    // Both are in with the first of these two keys: the second has no question any more.
    evening.keys(&away);
    assert_eq!(pending(&evening), [None, None]);
    let record = evening.the_match().live.record().actions.clone();
    assert_eq!(record.len(), 3);
    assert_eq!(record[1], (Seat::Home, chosen[1].clone().unwrap()));
    assert_eq!(record[2], (Seat::Away, other.unwrap()));
    evening.wait_until_idle();
    assert_eq!((evening.decided(), pending(&evening)), (3, [None, None]));
    assert!(evening.quiet());
}

#[test]
fn a_question_is_answered_once_a_frame() {
    for game in ["solitaire", "soccer17", "penalties"] {
        let mut evening = TestApp::new(1280, 720);
        evening.set(|prefs| prefs.settings.speed = 0.0);
        evening.begin(game, "", 5, Controller::Human, Controller::Human);
        let seat = evening.asked().seat().unwrap_or(Seat::Home);
        let two = [0, 1].map(|option| evening.key_of(seat, option));
        let secret = evening.asked().secret;
        evening.keys(&two);
        evening.wait_until_idle();
        assert_eq!(evening.decided(), usize::from(!secret), "{game}");
        assert!(evening.quiet(), "{game}");
    }
}

#[test]
fn a_decision_is_not_taken_back_by_a_hand_of_the_same_frame() {
    let mut evening = TestApp::new(1280, 720);
    evening.set(|prefs| prefs.settings.speed = 0.0);
    evening.begin("soccer17", "", 5, Controller::Human, Controller::Human);
    let seat = evening.asked().seat().unwrap();
    let revision = evening.asked().revision();
    let both = move |mut takes: MessageWriter<PlayerCommand>, mut done: Local<bool>| {
        if !std::mem::replace(&mut *done, true) {
            takes.write_batch([DecisionTarget::Offer(0), DecisionTarget::Undo].map(|target| PlayerCommand {
                seat,
                target,
                revision,
            }));
        }
    };
    evening.app.add_systems(Update, both.in_set(FrameSet::Input));
    evening.wait_until_idle();
    assert_eq!(evening.decided(), 1);
    assert_eq!(evening.asked().undo, Some(seat), "though it could be taken back");
}

#[test]
fn an_answer_to_an_older_question_is_dropped() {
    let (mut evening, winner) = after_the_toss();
    // A hand that was slower than the game: it answers the toss, which is decided.
    let revision = evening.asked().revision();
    assert_eq!(revision, Some(evening.the_match().revision));
    for target in [DecisionTarget::Offer(0), DecisionTarget::Offer(1), DecisionTarget::Undo] {
        for seat in [winner, !winner] {
            evening.world().write_message(PlayerCommand {
                seat,
                target,
                revision: revision.map(|now| now - 1),
            });
        }
    }
    evening.wait_until_idle();
    assert_eq!((evening.decided(), pending(&evening)), (1, [None, None]));
    assert!(evening.quiet());
    evening.world().write_message(PlayerCommand { seat: winner, target: DecisionTarget::Undo, revision });
    evening.wait_until_idle();
    assert_eq!(evening.decided(), 0);
}

#[test]
fn a_decision_is_taken_back_where_nobody_learnt_by_it() {
    let (mut evening, winner) = after_the_toss();
    assert_eq!(evening.asked().undo, Some(winner));
    // The key of the same frame answered a question that is gone.
    let other = evening.key_of(!winner, 0);
    evening.keys(&[KeyCode::Backspace, other]);
    evening.wait_until_idle();
    assert_eq!((evening.decided(), pending(&evening)), (0, [None, None]));
    assert_eq!(evening.asked().seat(), Some(winner), "who won the toss is asked again");
    assert_eq!(evening.get::<crate::session::sync::DesyncCount>().0, 0);
    // What both have seen stays as it is.
    for seat in [winner, winner, !winner] {
        let key = evening.key_of(seat, 0);
        evening.key(key);
        evening.wait_until_idle();
    }
    assert_eq!((evening.decided(), evening.asked().undo), (3, None));
    evening.key(KeyCode::Backspace);
    let revision = evening.asked().revision();
    evening.world().write_message(PlayerCommand { seat: winner, target: DecisionTarget::Undo, revision });
    evening.wait_until_idle();
    assert_eq!(evening.decided(), 3);
}

#[test]
fn nobody_takes_a_decision_back_once_the_other_has_chosen_in_secret() {
    let (mut evening, winner) = after_the_toss();
    let key = evening.key_of(!winner, 0);
    evening.key(key);
    let chosen = pending(&evening);
    assert_ne!(chosen, [None, None]);
    assert_eq!(evening.asked().undo, None);
    evening.key(KeyCode::Backspace);
    let revision = evening.asked().revision();
    evening.world().write_message(PlayerCommand { seat: winner, target: DecisionTarget::Undo, revision });
    evening.wait_until_idle();
    assert_eq!((evening.decided(), pending(&evening)), (1, chosen));
}

/// Whoever has chosen may still take the decision before back, and chooses anew.
#[test]
fn a_secret_choice_goes_with_its_question() {
    let (mut evening, winner) = after_the_toss();
    let key = evening.key_of(winner, 0);
    evening.key(key);
    evening.key(KeyCode::Backspace);
    evening.wait_until_idle();
    assert_eq!((evening.decided(), pending(&evening)), (0, [None, None]));
}

/// Where a card lies that Home may play, on top of its neighbours; and what it stands for.
fn playable(evening: &TestApp) -> (DesignPoint, u16, String) {
    let asked = evening.asked();
    let scene = evening.the_match().live.scene(evening.seating().looking());
    let zones = evening.the_match().game.sheet().zones;
    let offers =
        asked.offers[Seat::Home].iter().filter_map(|offer| Some((offer.piece?, offer.action.clone())));
    let lying = offers.filter_map(|(id, action)| {
        let piece = scene.pieces.iter().find(|piece| piece.id == id)?;
        let zone = zones.iter().find(|zone| zone.id == piece.zone)?;
        let count = scene.pieces.iter().filter(|other| other.zone == piece.zone).count();
        Some((piece.index, zone.place(piece.index, count).0, id, action))
    });
    let (_, at, id, action) = lying.max_by_key(|(index, ..)| *index).unwrap();
    (at, id, action)
}

/// Home's first choice of a card, in a match against a bot.
fn with_a_hand() -> TestApp {
    let mut evening = TestApp::new(1280, 720);
    evening.set(|prefs| {
        prefs.settings.speed = 0.0;
    });
    evening.begin("soccer17", "", 12, Controller::Human, ROOKIE);
    let card =
        |evening: &TestApp| evening.asked().offers[Seat::Home].iter().any(|offer| offer.piece.is_some());
    for _ in 0..4 {
        evening.until("a question", |evening| evening.asked().asks(Seat::Home));
        if card(&evening) {
            break;
        }
        let key = evening.key_of(Seat::Home, 0);
        evening.key(key);
    }
    assert!(card(&evening));
    evening.wait_until_idle();
    evening
}

/// What Home decided last.
fn last(evening: &TestApp) -> String {
    let record = evening.the_match().live.record();
    record.actions.iter().rfind(|(seat, _)| *seat == Seat::Home).unwrap().1.clone()
}

/// How often Home has decided.
fn by_home(evening: &TestApp) -> usize {
    evening.the_match().live.record().actions.iter().filter(|(seat, _)| *seat == Seat::Home).count()
}

#[test]
fn a_click_on_a_card_plays_it() {
    let mut evening = with_a_hand();
    let before = by_home(&evening);
    let (at, id, action) = playable(&evening);
    evening.point(at);
    evening.point(at);
    assert_eq!(evening.get::<Hovered>().0, Some(id), "the pointer is on it");
    evening.click(DesignPoint::new(960.0, 300.0));
    assert_eq!(by_home(&evening), before, "there is nothing there");
    evening.click(at);
    assert_eq!(by_home(&evening), before + 1);
    assert_eq!(last(&evening), action);
}

#[test]
fn a_card_is_played_when_it_is_let_go_on_the_pitch() {
    let mut evening = with_a_hand();
    let before = by_home(&evening);
    let (at, _, action) = playable(&evening);
    for elsewhere in [DesignPoint::new(at.x + 30.0, at.y), DesignPoint::new(60.0, 500.0)] {
        evening.drag(at, elsewhere);
        assert_eq!(by_home(&evening), before, "it goes back to the hand");
        evening.wait_until_idle();
    }
    evening.drag(at, DesignPoint::new(960.0, 430.0));
    assert_eq!(by_home(&evening), before + 1);
    assert_eq!(last(&evening), action);
}

/// A release may be lost: to another window, or while this one is hidden.
#[test]
fn a_dragged_card_goes_back_when_its_release_may_be_missed() {
    type Interrupted = fn(&mut TestApp);
    let interruptions: [(&str, Interrupted); 5] = [
        ("the focus is lost", |evening| evening.focus(false)),
        ("the window is hidden", |evening| {
            let window = evening.window;
            evening.world().write_message(WindowOccluded { window, occluded: true });
        }),
        ("a page comes up", |evening| evening.key(KeyCode::Escape)),
        ("another button is pressed", |evening| evening.mouse(MouseButton::Right, ButtonState::Pressed)),
        ("the same button is pressed again", |evening| evening.button(ButtonState::Pressed)),
    ];
    for (what, interrupt) in interruptions {
        let mut evening = with_a_hand();
        let before = by_home(&evening);
        let (at, _, action) = playable(&evening);
        let dragged = |evening: &mut TestApp| {
            let world = evening.world();
            world.query::<&Dragged>().iter(world).count()
        };
        evening.carry(at, DesignPoint::new(960.0, 430.0));
        assert_eq!(dragged(&mut evening), 1, "{what}");
        interrupt(&mut evening);
        evening.frames(3);
        assert_eq!(dragged(&mut evening), 0, "{what}: it follows the pointer still");
        evening.button(ButtonState::Released);
        evening.frames(2);
        assert_eq!(by_home(&evening), before, "{what}: its late release plays it");
        if evening.page().is_some() {
            evening.key(KeyCode::Escape);
        }
        evening.wait_until_idle();
        evening.click(DesignPoint::new(960.0, 300.0));
        assert_eq!(by_home(&evening), before, "{what}: the next click plays it");
        evening.wait_until_idle();
        evening.drag(at, DesignPoint::new(960.0, 430.0));
        assert_eq!(
            (by_home(&evening), last(&evening)),
            (before + 1, action),
            "{what}: it can be dragged again"
        );
    }
}

/// One player's `1` is not the other's toss: with two at one keyboard the digits are nobody's, whoever is asked. Alone
/// they are the options as they lie, and behind the curtain they are of whoever looks.
#[test]
fn a_digit_decides_for_nobody_where_two_look() {
    let mut evening = TestApp::new(1280, 720);
    evening.set(|prefs| prefs.settings.speed = 0.0);
    for game in GAMES {
        evening.begin(game.id(), "", 5, Controller::Human, Controller::Human);
        if evening.the_match().live.seats() != SeatSet::BOTH {
            continue;
        }
        let before = (evening.decided(), evening.the_match().revision);
        for digit in DIGITS {
            evening.key(digit);
        }
        assert_eq!((evening.decided(), evening.the_match().revision), before, "{}", game.id());
        assert_eq!(pending(&evening), [None, None], "{}", game.id());
    }
    // Home splits behind the curtain: the digits are home's.
    evening.begin("soccer_cards", "", 5, Controller::Human, Controller::Human);
    evening.look();
    assert_eq!(evening.asked().digits, Some(Seat::Home));
    evening.begin("soccer17", "", 12, Controller::Human, ROOKIE);
    evening.until("a question", |evening| evening.asked().asks(Seat::Home));
    evening.key(DIGITS[0]);
    assert_eq!(by_home(&evening), 1, "who plays alone has them");
}

/// What makes a choice of cards and what lays it are two keys; single cards have keys, too, also in a row too long for
/// the twelve keys.
#[test]
fn no_key_twice_lays_what_nobody_has_seen() {
    let (mut keyed, mut long) = (0, 0);
    for game in GAMES {
        for away in [ROOKIE, Controller::Human] {
            let mut evening = TestApp::new(1280, 720);
            evening.set(|prefs| prefs.settings.speed = 0.0);
            evening.begin(game.id(), "", 5, Controller::Human, away);
            for _ in 0..12 {
                evening.until("a question", |evening| {
                    let hangs = evening.seating().curtain.is_some_and(|curtain| !curtain.open);
                    let over = evening.the_match().outcome().is_some();
                    over || hangs || Seat::BOTH.into_iter().any(|seat| evening.asked().asks(seat))
                });
                if evening.seating().curtain.is_some_and(|curtain| !curtain.open) {
                    evening.look();
                }
                let Some(seat) = evening.asked().seat() else { break };
                if evening.asked().picking[seat].is_none() {
                    let Some(target) = evening.asked().buttons(seat).first().copied() else { break };
                    let revision = evening.asked().revision();
                    evening.world().write_message(PlayerCommand { seat, target, revision });
                    evening.wait_until_idle();
                    continue;
                }
                let strokes = evening.asked().key_hints(seat);
                let hands: Vec<usize> = strokes.iter().filter_map(|(_, stroke)| stroke.hand).collect();
                let mut once = hands.clone();
                once.sort_unstable();
                once.dedup();
                assert_eq!(once.len(), hands.len(), "{}: a key stands for two: {strokes:?}", game.id());
                let digits: BTreeSet<usize> = strokes.iter().filter_map(|(_, stroke)| stroke.digit).collect();
                let with_digit = strokes.iter().filter(|(_, stroke)| stroke.digit.is_some()).count();
                assert_eq!(digits.len(), with_digit, "{}: a digit stands for two: {strokes:?}", game.id());
                let open = evening.asked().picking[seat].as_ref().unwrap().open.clone();
                let all = open
                    .iter()
                    .all(|card| strokes.iter().any(|(target, _)| *target == DecisionTarget::Card(*card)));
                assert!(all, "{}: cards without keys: {strokes:?}", game.id());
                keyed += 1;
                if open.len() > DIGITS.len() {
                    long += 1;
                    for card in [open[0], open[open.len() - 1]] {
                        let key = evening.key_to(seat, DecisionTarget::Card(card));
                        for picked in [true, false] {
                            evening.key(key);
                            assert_eq!(evening.asked().chosen[seat].contains(&card), picked, "{key:?}");
                        }
                    }
                }
                let before = evening.decided();
                let buttons = evening.asked().buttons(seat);
                if !buttons.contains(&DecisionTarget::Suggest) {
                    // One card, or something else: whatever it is, it is one key.
                    let target = buttons[buttons.len() - 1];
                    let revision = evening.asked().revision();
                    evening.world().write_message(PlayerCommand { seat, target, revision });
                    evening.wait_until_idle();
                    continue;
                }
                let auto = evening.key_to(seat, DecisionTarget::Suggest);
                for _ in 0..3 {
                    evening.key(auto);
                }
                assert_eq!(evening.decided(), before, "{}: twice the same key", game.id());
                let lay = evening.key_to(seat, DecisionTarget::Done);
                assert_ne!(lay, auto);
                evening.key(lay);
                evening.wait_until_idle();
                assert!(evening.decided() > before, "{}", game.id());
            }
            assert!(evening.quiet());
        }
    }
    assert!(keyed > 6 && long > 1, "{keyed}, {long} of a long row");
}
