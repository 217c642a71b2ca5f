//! Pads at the table and in menus: two at once, every option of a secret choice, and whole evenings by one source
//! alone.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::app::AppExit;
use bevy::prelude::*;

use super::TestApp;
use super::hands::after_the_toss;
use crate::ai::Level;
use crate::controller::Controller;
use crate::engine::{BySeat, Seat, SeatSet};
use crate::flow::action::{ActionPress, ActionState, InputAction, InputDevice, PadDirection};
use crate::flow::input_filter::{InputFilter, PressSource};
use crate::flow::page::{AppPage, Navigate};
use crate::flow::screen::Screen;
use crate::flow::start::ErrorDialog;
use crate::games::GAMES;
use crate::hud::HudState;
use crate::session::ask::DecisionTarget;
use crate::session::bindings::{Bindings, OPTIONS};
use crate::session::coach::Coach;
use crate::session::{Seating, SecretChoice};
use crate::words::DisplayText;

fn pending(evening: &TestApp, seat: Seat) -> Option<SecretChoice> {
    evening.seating().pending[seat].clone()
}

fn button(evening: &TestApp, action: InputAction) -> GamepadButton {
    evening.get::<Bindings>().button(action).unwrap_or_else(|| panic!("no button does {action:?}"))
}

/// Chooses that option by a pad: with the button for more held, where it takes that.
fn choose(evening: &mut TestApp, pad: Entity, (seat, k): (Seat, usize)) {
    let more = button(evening, InputAction::MoreOptions);
    let own = button(evening, InputAction::Option(seat, k));
    if k < OPTIONS / 2 {
        return evening.buttons(&[(pad, own)]);
    }
    evening.wait_for(&[PressSource::Pad(pad, more)]);
    evening.turn(pad, more, 1.0);
    evening.frame();
    evening.buttons(&[(pad, own)]);
    evening.turn(pad, more, 0.0);
    evening.frame();
}

#[test]
fn two_people_choose_by_two_pads_in_the_same_frame() {
    let mut evening = after_the_toss().0;
    let [first, second] = [evening.connect(), evening.connect()];
    let offers = Seat::BOTH.map(|seat| evening.asked().offers[seat][1].action.clone());
    let own = button(&evening, InputAction::Option(Seat::Home, 1));
    evening.buttons(&[(first, own), (second, own)]);
    evening.wait_until_idle();
    let record = &evening.the_match().live.record().actions;
    assert_eq!(record.len(), 3, "none is lost");
    let [home, away] = offers;
    assert_eq!(record[1..], [(Seat::Home, home), (Seat::Away, away)]);
    assert!(evening.quiet());
}

#[test]
fn the_first_gamepad_belongs_to_the_right_player_and_keeps_its_seat_when_the_other_disconnects() {
    let mut evening = after_the_toss().0;
    let [first, second] = [evening.connect(), evening.connect()];
    let own = button(&evening, InputAction::Option(Seat::Home, 0));
    evening.buttons(&[(first, own)]);
    assert!(pending(&evening, Seat::Away).is_some() && pending(&evening, Seat::Home).is_none());
    evening.world().entity_mut(first).despawn();
    evening.frames(2);
    evening.buttons(&[(second, own)]);
    evening.wait_until_idle();
    assert_eq!(evening.decided(), 3, "it is still the left player's");
}

/// Every option of a secret choice, and the call for the own cards, by a pad.
#[test]
fn a_gamepad_can_choose_every_option_and_the_pass_window() {
    let mut evening = TestApp::new(1280, 720);
    evening.set(|prefs| prefs.settings.speed = 0.0);
    evening.begin("soccer_go", "", 5, Controller::Human, Controller::Human);
    while let Some(curtain) = evening.seating().curtain {
        evening.look();
        let key = evening.key_to(curtain.seat, DecisionTarget::PlayOn);
        evening.key(key);
        evening.wait_until_idle();
    }
    // The second pass, in which either may call for the own cards.
    for (seat, k) in [(Seat::Home, 2), (Seat::Away, 5)] {
        let key = evening.key_to(seat, DecisionTarget::Offer(k));
        evening.key(key);
    }
    evening.wait_until_idle();
    assert!(evening.asked().secret);
    assert_eq!(evening.asked().calls, SeatSet::BOTH);
    let seat = Seat::Away;
    let [first, second] = [evening.connect(), evening.connect()];
    let pad = if seat == Seat::Away { first } else { second };
    let strokes = evening.asked().key_hints(seat);
    let all: Vec<(DecisionTarget, usize)> =
        strokes.iter().filter_map(|(target, stroke)| Some((*target, stroke.hand?))).collect();
    assert_eq!(all.len(), strokes.len(), "everything lies under a hand");
    assert!(all.len() > OPTIONS / 2, "more than one hand of a pad has buttons: {all:?}");
    for (target, k) in all {
        choose(&mut evening, pad, (seat, k));
        let chosen = match target {
            DecisionTarget::Offer(n) => SecretChoice::Action(evening.asked().offers[seat][n].action.clone()),
            DecisionTarget::Call => SecretChoice::Call,
            other => panic!("{other:?}"),
        };
        assert_eq!(pending(&evening, seat), Some(chosen), "option {k}");
        assert_eq!(target == DecisionTarget::Call, k == OPTIONS - 1);
    }
    assert!(evening.get::<ActionState>().by_pad(seat) && !evening.get::<ActionState>().by_pad(!seat));
    // One key, and the prompt has keys again.
    let key = evening.key_of(seat, 0);
    evening.key(key);
    assert!(!evening.get::<ActionState>().by_pad(seat));
}

#[test]
fn each_of_the_twelve_options_has_a_button() {
    let mut evening = after_the_toss().0;
    let [first, second] = [evening.connect(), evening.connect()];
    for (pad, seat) in [(first, Seat::Away), (second, Seat::Home)] {
        for k in 0..OPTIONS {
            let heard = {
                let more = button(&evening, InputAction::MoreOptions);
                let own = button(&evening, InputAction::Option(seat, k));
                evening.wait_for(&[PressSource::Pad(pad, own), PressSource::Pad(pad, more)]);
                evening.turn(pad, more, if k < OPTIONS / 2 { 0.0 } else { 1.0 });
                evening.turn(pad, own, 1.0);
                evening.frame();
                let heard = evening.get::<ActionState>().pressed().to_vec();
                evening.turn(pad, own, 0.0);
                evening.turn(pad, more, 0.0);
                evening.frames(2);
                heard
            };
            let option = |pressed: &&ActionPress| matches!(pressed.action, InputAction::Option(..));
            let options: Vec<_> = heard.iter().filter(option).collect();
            assert_eq!(options.len(), 1, "{heard:?}");
            assert_eq!((options[0].action, options[0].seat), (InputAction::Option(seat, k), Some(seat)));
            assert!(matches!(options[0].device, InputDevice::Pad(_)));
            // Nothing is decided before every button was tried.
            evening.world().resource_mut::<Seating>().pending = BySeat::default();
        }
    }
}

#[test]
fn a_page_over_a_secret_choice_receives_gamepad_input_and_the_choice_does_not() {
    let mut evening = after_the_toss().0;
    let pad = evening.connect();
    let [menu, down, back, undo] =
        [InputAction::Menu, InputAction::Navigate(PadDirection::Down), InputAction::Back, InputAction::Undo]
            .map(|action| button(&evening, action));
    assert_eq!(undo, button(&evening, InputAction::Option(Seat::Away, 0)));
    evening.buttons(&[(pad, menu)]);
    assert_eq!(evening.page(), Some(AppPage::Menu));
    let before = evening.lit();
    evening.buttons(&[(pad, down)]);
    assert_ne!(evening.lit(), before, "the cross moves the focus");
    evening.buttons(&[(pad, back)]);
    assert_eq!(evening.page(), None);
    assert!(Seat::BOTH.into_iter().all(|seat| pending(&evening, seat).is_none()), "B was no option");
    evening.buttons(&[(pad, undo)]);
    assert!(pending(&evening, Seat::Away).is_some(), "and X is one, and takes nothing back");
    assert_eq!(evening.decided(), 1);
}

#[test]
fn a_button_pressed_too_early_is_ignored() {
    let mut evening = after_the_toss().0;
    let pad = evening.connect();
    let [menu, back] = [InputAction::Menu, InputAction::Back].map(|action| button(&evening, action));
    evening.buttons(&[(pad, menu)]);
    evening.go(Navigate::To(AppPage::Settings));
    assert!(!evening.get::<InputFilter>().hears(PressSource::Pad(pad, back)));
    evening.turn(pad, back, 1.0);
    evening.frame();
    evening.turn(pad, back, 0.0);
    evening.frames(3);
    assert_eq!(evening.page(), Some(AppPage::Settings), "it was meant for the menu");
}

/// What a tap of a pad, pressed and let go between two frames, does.
#[test]
fn a_tap_between_two_frames_is_registered() {
    let mut evening = after_the_toss().0;
    let pad = evening.connect();
    let menu = button(&evening, InputAction::Menu);
    evening.wait_for(&[PressSource::Pad(pad, menu)]);
    evening.turn(pad, menu, 1.0);
    evening.turn(pad, menu, 0.0);
    evening.frames(2);
    assert_eq!(evening.page(), Some(AppPage::Menu));
}

/// One source of actions, alone.
#[derive(Clone, Copy, Debug)]
enum Source {
    Keys,
    Pad(Entity),
}

impl Source {
    fn act(self, evening: &mut TestApp, action: InputAction) {
        match self {
            Self::Keys => {
                let key = evening.get::<Bindings>().key(action);
                evening.key(key.unwrap_or_else(|| panic!("no key does {action:?}")));
            }
            Self::Pad(pad) => {
                let button = button(evening, action);
                evening.buttons(&[(pad, button)]);
            }
        }
    }

    /// Goes to a widget, as far as it takes.
    fn reach(self, evening: &mut TestApp, name: &str) {
        for _ in 0..60 {
            if evening.lit().as_deref() == Some(name) {
                return;
            }
            self.act(evening, InputAction::NextWidget);
        }
        panic!("{name} is not reached: {:?}", evening.controls());
    }
}

/// Title, pages, a match to its result, the review, a dialog, and out: with nothing but that.
fn evening_by(evening: &mut TestApp, source: Source) {
    let table = |evening: &TestApp| evening.page().is_none() && evening.screen() == Screen::Match;
    // Pages, there and back.
    for (name, page) in [
        ("SETTINGS", AppPage::Settings),
        ("RULES", AppPage::Rules),
        ("CLUB HOUSE", AppPage::Club),
        ("COMPETITION", AppPage::Competition),
    ] {
        source.reach(evening, name);
        source.act(evening, InputAction::Confirm);
        evening.frames(3);
        assert_eq!(evening.page(), Some(page), "{source:?}");
        source.act(evening, InputAction::Back);
        evening.frames(3);
        assert_eq!(evening.page(), None, "{source:?}");
    }
    // A match.
    let game = GAMES.iter().find(|game| game.id() == "penalties").unwrap();
    source.reach(evening, &game.sheet().title.shown());
    source.act(evening, InputAction::Confirm);
    source.reach(evening, "KICK OFF");
    source.act(evening, InputAction::Confirm);
    evening.until("the match", |evening| evening.screen() == Screen::Match);
    evening.wait_until_idle();
    source.act(evening, InputAction::Log);
    assert!(evening.get::<HudState>().log_open, "{source:?}");
    source.act(evening, InputAction::Log);
    source.act(evening, InputAction::Coach);
    assert!(evening.get::<Coach>().open, "{source:?}");
    source.act(evening, InputAction::Coach);
    // The menu of the match, and back.
    source.act(evening, InputAction::Back);
    assert_eq!(evening.page(), Some(AppPage::Menu), "{source:?}");
    source.act(evening, InputAction::Back);
    assert!(table(evening));
    for round in 0.. {
        assert!(round < 400, "{source:?}: the match does not end");
        evening.wait_until_idle();
        if evening.at_result() {
            break;
        }
        let Some(seat) = evening.asked().seat() else {
            evening.frame();
            continue;
        };
        let revision = evening.the_match().revision;
        for _ in 0..20 {
            let focused = evening.asked().focused();
            if focused.is_some_and(|(_, target)| !matches!(target, DecisionTarget::Undo)) {
                source.act(evening, InputAction::Confirm);
            } else {
                source.act(evening, InputAction::Navigate(PadDirection::Right));
            }
            if evening.the_match().revision != revision || !evening.asked().asks(seat) {
                break;
            }
        }
    }
    // The result, its review, and out.
    source.act(evening, InputAction::Coach);
    evening.frames(3);
    assert_eq!(evening.page(), Some(AppPage::Review), "{source:?}");
    source.act(evening, InputAction::Back);
    source.act(evening, InputAction::Back);
    evening.until("the title", |evening| evening.screen() == Screen::Title);
    evening.frames(12);
    evening.world().write_message(ErrorDialog(DisplayText::verbatim("Something")));
    evening.frames(2);
    assert!(!evening.quiet());
    source.act(evening, InputAction::Confirm);
    assert!(evening.quiet(), "{source:?}: the dialog is answered");
    source.reach(evening, "QUIT");
    let left = Arc::new(AtomicBool::new(false));
    let tell = Arc::clone(&left);
    let hear = move |mut exits: MessageReader<AppExit>| {
        tell.fetch_or(exits.read().count() > 0, Ordering::Relaxed);
    };
    evening.app.add_systems(Update, hear);
    source.act(evening, InputAction::Confirm);
    evening.frames(2);
    assert!(left.load(Ordering::Relaxed), "{source:?} leaves");
}

/// The title without the first steps, which are a lesson.
fn at_home() -> TestApp {
    let mut evening = TestApp::hasty(1280, 720);
    evening.set(|prefs| {
        prefs.settings.begun.extend(GAMES.iter().map(|game| game.id().to_owned()));
    });
    evening.title();
    evening
}

#[test]
fn the_whole_app_works_by_keyboard_alone() {
    evening_by(&mut at_home(), Source::Keys);
}

#[test]
fn the_whole_app_works_by_gamepad_alone() {
    let mut evening = at_home();
    let pad = evening.connect();
    evening_by(&mut evening, Source::Pad(pad));
}

/// Two people against each other, and nobody touches a key: the right player has the first pad, the left the second.
#[test]
fn two_people_play_a_match_by_two_pads() {
    let mut evening = TestApp::hasty(1280, 720);
    evening.begin("penalties", "", 5, Controller::Human, Controller::Human);
    let pads = [evening.connect(), evening.connect()];
    let mut round = 0;
    while evening.the_match().outcome().is_none() {
        round += 1;
        assert!(round < 200, "the match does not end");
        let asked = evening.asked();
        let seats: Vec<Seat> = Seat::BOTH.into_iter().filter(|seat| asked.asks(*seat)).collect();
        if asked.secret {
            let press: Vec<_> = seats
                .iter()
                .map(|seat| {
                    let pad = if *seat == Seat::Away { pads[0] } else { pads[1] };
                    (pad, button(&evening, InputAction::Option(*seat, round % 3)))
                })
                .collect();
            evening.buttons(&press);
        } else if !seats.is_empty() {
            let actions = [InputAction::Navigate(PadDirection::Right), InputAction::Confirm];
            for action in actions {
                let button = button(&evening, action);
                evening.buttons(&[(pads[round % 2], button)]);
            }
        }
        evening.wait_until_idle();
    }
    assert!(evening.quiet());
    assert!(Seat::BOTH.into_iter().all(|seat| evening.get::<ActionState>().by_pad(seat)));
}

/// Whoever plays alone needs no second layer: the cross and `A` reach everything.
#[test]
fn a_lone_player_reaches_everything_with_the_directional_pad() {
    let mut evening = TestApp::new(1280, 720);
    evening.set(|prefs| prefs.settings.speed = 0.0);
    evening.begin("soccer17", "", 12, Controller::Human, Controller::Bot(Level::Rookie));
    evening.until("a question", |evening| evening.asked().asks(Seat::Home));
    let pad = evening.connect();
    let right = button(&evening, InputAction::Navigate(PadDirection::Right));
    let n = evening.asked().targets(Seat::Home).len();
    let mut met = Vec::new();
    for _ in 0..n {
        evening.buttons(&[(pad, right)]);
        met.extend(evening.asked().focused().map(|(_, target)| target));
    }
    assert_eq!(met, evening.asked().targets(Seat::Home));
}
