//! Tests gamepads at the table and in menus: two at once, every option of a secret choice, and the whole app with one
//! device only.

use std::sync::atomic::{AtomicBool, Ordering};

use bevy::app::AppExit;
use bevy::input::gamepad::{
    GamepadAxis, GamepadConnection, GamepadConnectionEvent, RawGamepadAxisChangedEvent,
    RawGamepadButtonChangedEvent, RawGamepadEvent,
};

use super::hands::after_the_toss;
use super::prelude::*;
use crate::flow::action::{ActionPress, ActionState, InputDevice, PadDirection};
use crate::session::bindings::OPTIONS;

impl TestApp {
    /// Connects a gamepad.
    pub(super) fn connect(&mut self) -> Entity {
        self.connect_of(None)
    }

    /// Connects a gamepad of a maker, by its USB vendor id.
    pub(super) fn connect_of(&mut self, vendor_id: Option<u16>) -> Entity {
        let gamepad = self.world().spawn_empty().id();
        let connection = GamepadConnection::Connected { name: "pad".into(), vendor_id, product_id: None };
        let event = GamepadConnectionEvent { gamepad, connection };
        self.world().write_message(RawGamepadEvent::from(event.clone()));
        self.world().write_message(event);
        self.frames(2);
        gamepad
    }

    /// Sets that button of that gamepad to pressed (1) or released (0) in the next frame.
    pub(super) fn turn(&mut self, gamepad: Entity, button: GamepadButton, value: f32) {
        let event = RawGamepadButtonChangedEvent { gamepad, button, value };
        self.world().write_message(RawGamepadEvent::from(event));
    }

    /// Tilts the left stick of that gamepad in the next frame: -1..=1 to the right and upwards.
    pub(super) fn tilt(&mut self, gamepad: Entity, x: f32, y: f32) {
        for (axis, value) in [(GamepadAxis::LeftStickX, x), (GamepadAxis::LeftStickY, y)] {
            let event = RawGamepadAxisChangedEvent { gamepad, axis, value };
            self.world().write_message(RawGamepadEvent::from(event));
        }
    }

    /// Presses those gamepad buttons together and releases them, once input is accepted.
    pub(super) fn buttons(&mut self, buttons: &[(Entity, GamepadButton)]) {
        let hands: Vec<PressSource> =
            buttons.iter().map(|(pad, button)| PressSource::Pad(*pad, *button)).collect();
        self.wait_for(&hands);
        for (pad, button) in buttons {
            self.turn(*pad, *button, 1.0);
        }
        self.frame();
        for (pad, button) in buttons {
            self.turn(*pad, *button, 0.0);
        }
        self.frames(2);
    }
}

fn pending(test_app: &TestApp, seat: Seat) -> Option<SecretChoice> {
    test_app.seating().pending[seat].clone()
}

fn button(test_app: &TestApp, action: InputAction) -> GamepadButton {
    test_app.get::<Bindings>().button(action).unwrap_or_else(|| panic!("no button does {action:?}"))
}

/// Chooses that option by gamepad, after the button for more options if needed.
fn choose(test_app: &mut TestApp, pad: Entity, seat: Seat, k: usize) {
    if k >= OPTIONS / 2 {
        test_app.buttons(&[(pad, button(test_app, InputAction::MoreOptions))]);
    }
    test_app.buttons(&[(pad, button(test_app, InputAction::Option(seat, k)))]);
}

#[test]
fn two_people_choose_by_two_pads_in_the_same_frame() {
    let mut test_app = after_the_toss().0;
    let [first, second] = [test_app.connect(), test_app.connect()];
    let offers = Seat::BOTH.map(|seat| test_app.asked().offers[seat][1].action.to_string());
    let own = button(&test_app, InputAction::Option(Seat::Home, 1));
    test_app.buttons(&[(first, own), (second, own)]);
    test_app.wait_until_idle();
    let record = &test_app.the_match().state.record().actions;
    assert_eq!(record.len(), 3, "none is lost");
    let [home, away] = offers;
    assert_eq!(record[1..], [(Seat::Home, home), (Seat::Away, away)]);
    assert!(test_app.shows_no_error());
}

#[test]
fn the_first_gamepad_belongs_to_the_right_player_and_keeps_its_seat_when_the_other_disconnects() {
    let mut test_app = after_the_toss().0;
    let [first, second] = [test_app.connect(), test_app.connect()];
    let own = button(&test_app, InputAction::Option(Seat::Home, 0));
    test_app.buttons(&[(first, own)]);
    assert!(pending(&test_app, Seat::Away).is_some() && pending(&test_app, Seat::Home).is_none());
    test_app.world().entity_mut(first).despawn();
    test_app.frames(2);
    test_app.buttons(&[(second, own)]);
    test_app.wait_until_idle();
    assert_eq!(test_app.decided(), 3, "it is still the left player's");
}

/// Every option of a secret choice, and the request for one's own cards, by gamepad.
#[test]
fn a_gamepad_can_choose_every_option_and_the_pass_window() {
    let mut test_app = TestApp::playing("soccer_go", 5, Controller::Human);
    while let Some(privacy_screen) = test_app.seating().privacy_screen {
        test_app.look();
        test_app.press(privacy_screen.seat, DecisionTarget::PlayOn);
        test_app.wait_until_idle();
    }
    // The second pass, in which either may call for the own cards.
    for (seat, k) in [(Seat::Home, 2), (Seat::Away, 5)] {
        let key = test_app.key_to(seat, DecisionTarget::Offer(k));
        test_app.key(key);
    }
    test_app.wait_until_idle();
    assert!(test_app.asked().secret);
    assert_eq!(test_app.asked().may_call, SeatSet::BOTH);
    let seat = Seat::Away;
    // The first of two pads is Away's.
    let [pad, _] = [test_app.connect(), test_app.connect()];
    let hints = test_app.asked().key_hints(seat);
    let all: Vec<(DecisionTarget, usize)> =
        hints.iter().filter_map(|(target, hint)| Some((*target, hint.hand?))).collect();
    assert_eq!(all.len(), hints.len(), "everything lies under a hand");
    assert!(all.len() > OPTIONS / 2, "more than one hand of a pad has buttons: {all:?}");
    for (target, k) in all {
        choose(&mut test_app, pad, seat, k);
        let chosen = match target {
            DecisionTarget::Offer(n) => SecretChoice::Action(test_app.asked().offers[seat][n].action.clone()),
            DecisionTarget::Call => SecretChoice::Call,
            other => panic!("{other:?}"),
        };
        assert_eq!(pending(&test_app, seat), Some(chosen), "option {k}");
        assert_eq!(target == DecisionTarget::Call, k == OPTIONS - 1);
    }
    assert!(test_app.get::<ActionState>().by_pad(seat) && !test_app.get::<ActionState>().by_pad(!seat));
    // One key, and the prompt has keys again.
    test_app.press_option(seat, 0);
    assert!(!test_app.get::<ActionState>().by_pad(seat));
}

#[test]
fn each_of_the_twelve_options_has_a_button() {
    let mut test_app = after_the_toss().0;
    let [first, second] = [test_app.connect(), test_app.connect()];
    for (pad, seat) in [(first, Seat::Away), (second, Seat::Home)] {
        for k in 0..OPTIONS {
            let presses = {
                let more = button(&test_app, InputAction::MoreOptions);
                let own = button(&test_app, InputAction::Option(seat, k));
                test_app.wait_for(&[PressSource::Pad(pad, own), PressSource::Pad(pad, more)]);
                test_app.turn(pad, more, if k < OPTIONS / 2 { 0.0 } else { 1.0 });
                test_app.turn(pad, own, 1.0);
                test_app.frame();
                let presses = test_app.get::<ActionState>().pressed().to_vec();
                test_app.turn(pad, own, 0.0);
                test_app.turn(pad, more, 0.0);
                test_app.frames(2);
                presses
            };
            let option = |pressed: &&ActionPress| matches!(pressed.action, InputAction::Option(..));
            let options: Vec<_> = presses.iter().filter(option).collect();
            assert_eq!(options.len(), 1, "{presses:?}");
            assert_eq!((options[0].action, options[0].seat), (InputAction::Option(seat, k), Some(seat)));
            assert!(matches!(options[0].device, InputDevice::Pad(_)));
            // Nothing is decided before every button was tried.
            test_app.world().resource_mut::<Seating>().pending = BySeat::default();
        }
    }
}

#[test]
fn a_page_over_a_secret_choice_receives_gamepad_input_and_the_choice_does_not() {
    let mut test_app = after_the_toss().0;
    let pad = test_app.connect();
    let [menu, down, back, undo] =
        [InputAction::Menu, InputAction::Navigate(PadDirection::Down), InputAction::Back, InputAction::Undo]
            .map(|action| button(&test_app, action));
    assert_eq!(undo, button(&test_app, InputAction::Option(Seat::Away, 0)));
    test_app.buttons(&[(pad, menu)]);
    assert_eq!(test_app.page(), Some(AppPage::Menu));
    let before = test_app.focused_name();
    test_app.buttons(&[(pad, down)]);
    assert_ne!(test_app.focused_name(), before, "the cross moves the focus");
    test_app.buttons(&[(pad, back)]);
    assert_eq!(test_app.page(), None);
    assert!(Seat::BOTH.into_iter().all(|seat| pending(&test_app, seat).is_none()), "B was no option");
    test_app.buttons(&[(pad, undo)]);
    assert!(pending(&test_app, Seat::Away).is_some(), "and X is one, and takes nothing back");
    assert_eq!(test_app.decided(), 1);
}

/// No choice needs two buttons at the same time.
#[test]
fn a_button_turns_the_page_of_options_and_a_choice_turns_it_back() {
    let mut test_app = after_the_toss().0;
    let pad = test_app.connect();
    let more = button(&test_app, InputAction::MoreOptions);
    let turned = |test_app: &TestApp| test_app.get::<ActionState>().has_second_page(Seat::Away);
    test_app.buttons(&[(pad, more)]);
    assert!(turned(&test_app) && !test_app.get::<ActionState>().has_second_page(Seat::Home));
    test_app.buttons(&[(pad, more)]);
    assert!(!turned(&test_app), "the same button turns back");
    test_app.buttons(&[(pad, more)]);
    let own = button(&test_app, InputAction::Option(Seat::Away, 6));
    test_app.buttons(&[(pad, own)]);
    assert!(!turned(&test_app), "the next choice begins with the first page");
}

#[test]
fn the_left_stick_steers_and_a_held_direction_repeats() {
    let mut test_app = TestApp::new(1280, 720);
    let pad = test_app.connect();
    test_app.wait_for(&[PressSource::Stick(pad, PadDirection::Down)]);
    let steered =
        |test_app: &TestApp| test_app.get::<ActionState>().just(InputAction::Navigate(PadDirection::Down));
    test_app.tilt(pad, 0.1, -0.9);
    test_app.frame();
    assert!(steered(&test_app));
    let mut presses = 0;
    for _ in 0..200 {
        test_app.frame();
        presses += usize::from(steered(&test_app));
    }
    assert!(presses > 2, "{presses} repeats");
    test_app.tilt(pad, 0.0, 0.0);
    test_app.frames(2);
    for _ in 0..50 {
        test_app.frame();
        assert!(!steered(&test_app), "it was let go");
    }
}

/// A name is typed without a keyboard.
#[test]
fn a_gamepad_types_into_a_text_field() {
    let mut test_app = TestApp::new(1280, 720);
    test_app.watch();
    let pad = test_app.connect();
    test_app.open(AppPage::People);
    let press = |test_app: &mut TestApp, button: GamepadButton| test_app.buttons(&[(pad, button)]);
    for _ in 0..12 {
        if !crate::widgets::is_typing(&test_app.egui()) {
            press(&mut test_app, GamepadButton::DPadDown);
        }
    }
    assert!(crate::widgets::is_typing(&test_app.egui()), "the pad reaches the field");
    press(&mut test_app, GamepadButton::South);
    let letters = |test_app: &mut TestApp| test_app.text().iter().filter(|text| text.len() == 1).count();
    assert!(letters(&mut test_app) >= 50, "the letters are shown");
    // From 1 two rows down, K and L.
    let (down, right, take) = (GamepadButton::DPadDown, GamepadButton::DPadRight, GamepadButton::South);
    for button in [down, down, take, right, take] {
        press(&mut test_app, button);
    }
    let typed = |test_app: &mut TestApp, name: &str| test_app.text().iter().any(|text| text == name);
    assert!(typed(&mut test_app, "KL"), "{:?}", test_app.text());
    press(&mut test_app, GamepadButton::LeftTrigger);
    assert!(!typed(&mut test_app, "KL"), "the last letter is deleted");
    press(&mut test_app, GamepadButton::East);
    assert!(
        letters(&mut test_app) < 50 && test_app.page() == Some(AppPage::People),
        "only the letters are closed"
    );
}

#[test]
fn caps_are_those_of_the_device_used_last() {
    let mut test_app = TestApp::playing("penalties", 5, Controller::Bot(Difficulty::Rookie));
    let cap = |test_app: &TestApp| test_app.get::<Bindings>().cap_of(InputAction::Coach).shown();
    assert_eq!(cap(&test_app), "F2");
    for (vendor, label) in [(None, "Y"), (Some(0x054c), "△"), (Some(0x057e), "X")] {
        let pad = test_app.connect_of(vendor);
        test_app.buttons(&[(pad, GamepadButton::DPadLeft)]);
        assert_eq!(cap(&test_app), label);
        test_app.key(KeyCode::ArrowLeft);
        assert_eq!(cap(&test_app), "F2");
    }
}

#[test]
fn a_button_pressed_too_early_is_ignored() {
    let mut test_app = after_the_toss().0;
    let pad = test_app.connect();
    let [menu, back] = [InputAction::Menu, InputAction::Back].map(|action| button(&test_app, action));
    test_app.buttons(&[(pad, menu)]);
    test_app.go(Navigate::To(AppPage::Settings));
    assert!(!test_app.get::<InputFilter>().accepts(PressSource::Pad(pad, back)));
    test_app.turn(pad, back, 1.0);
    test_app.frame();
    test_app.turn(pad, back, 0.0);
    test_app.frames(3);
    assert_eq!(test_app.page(), Some(AppPage::Settings), "it was meant for the menu");
}

#[test]
fn a_tap_between_two_frames_is_registered() {
    let mut test_app = after_the_toss().0;
    let pad = test_app.connect();
    let menu = button(&test_app, InputAction::Menu);
    test_app.wait_for(&[PressSource::Pad(pad, menu)]);
    test_app.turn(pad, menu, 1.0);
    test_app.turn(pad, menu, 0.0);
    test_app.frames(2);
    assert_eq!(test_app.page(), Some(AppPage::Menu));
}

/// One input device, used exclusively.
#[derive(Clone, Copy, Debug)]
enum Source {
    Keys,
    Pad(Entity),
}

impl Source {
    fn act(self, test_app: &mut TestApp, action: InputAction) {
        match self {
            Self::Keys => {
                let key = test_app.get::<Bindings>().key(action);
                test_app.key(key.unwrap_or_else(|| panic!("no key does {action:?}")));
            }
            Self::Pad(pad) => {
                let button = button(test_app, action);
                test_app.buttons(&[(pad, button)]);
            }
        }
    }

    /// Moves the focus to a widget, by as many presses as needed.
    fn reach(self, test_app: &mut TestApp, name: &str) {
        for _ in 0..60 {
            if test_app.focused_name().as_deref() == Some(name) {
                return;
            }
            self.act(test_app, InputAction::NextWidget);
        }
        panic!("{name} is not reached: {:?}", test_app.controls());
    }
}

/// Title, pages, a match to its result, the review, a dialog, and quitting: with that device only.
fn evening_by(test_app: &mut TestApp, source: Source) {
    let table = |test_app: &TestApp| test_app.page().is_none() && test_app.screen() == Screen::Match;
    // Pages, there and back.
    for (name, page) in [
        ("SETTINGS", AppPage::Settings),
        ("RULES", AppPage::Rules),
        ("CLUB HOUSE", AppPage::ClubHouse),
        ("COMPETITION", AppPage::Competition),
    ] {
        source.reach(test_app, name);
        source.act(test_app, InputAction::Confirm);
        test_app.frames(3);
        assert_eq!(test_app.page(), Some(page), "{source:?}");
        source.act(test_app, InputAction::Back);
        test_app.frames(3);
        assert_eq!(test_app.page(), None, "{source:?}");
    }
    // A match.
    let game = GAMES.iter().find(|game| game.id() == "penalties").unwrap();
    source.reach(test_app, &game.info().title.shown());
    source.act(test_app, InputAction::Confirm);
    source.reach(test_app, "KICK OFF");
    source.act(test_app, InputAction::Confirm);
    test_app.until_match();
    test_app.wait_until_idle();
    source.act(test_app, InputAction::Log);
    assert!(test_app.get::<HudState>().log_open, "{source:?}");
    source.act(test_app, InputAction::Log);
    source.act(test_app, InputAction::Coach);
    assert!(test_app.get::<Coach>().open, "{source:?}");
    source.act(test_app, InputAction::Coach);
    // The menu of the match, and back.
    source.act(test_app, InputAction::Back);
    assert_eq!(test_app.page(), Some(AppPage::Menu), "{source:?}");
    source.act(test_app, InputAction::Back);
    assert!(table(test_app));
    for round in 0.. {
        assert!(round < 400, "{source:?}: the match does not end");
        test_app.wait_until_idle();
        if test_app.at_result() {
            break;
        }
        let Some(seat) = test_app.asked().only_asked_seat() else {
            test_app.frame();
            continue;
        };
        let revision = test_app.the_match().revision;
        for _ in 0..20 {
            let focused = test_app.asked().focused();
            if focused.is_some_and(|(_, target)| !matches!(target, DecisionTarget::Undo)) {
                source.act(test_app, InputAction::Confirm);
            } else {
                source.act(test_app, InputAction::Navigate(PadDirection::Right));
            }
            if test_app.the_match().revision != revision || !test_app.asked().asks(seat) {
                break;
            }
        }
    }
    // The result, its review, and out.
    source.act(test_app, InputAction::Coach);
    test_app.frames(3);
    assert_eq!(test_app.page(), Some(AppPage::Review), "{source:?}");
    source.act(test_app, InputAction::Back);
    source.act(test_app, InputAction::Back);
    test_app.until("the title", |test_app| test_app.screen() == Screen::Title);
    test_app.frames(12);
    test_app.world().write_message(ErrorDialog::stoppage(DisplayText::verbatim("Something")));
    test_app.frames(2);
    assert!(!test_app.shows_no_error());
    source.act(test_app, InputAction::Confirm);
    assert!(test_app.shows_no_error(), "{source:?}: the dialog is answered");
    source.reach(test_app, "QUIT");
    let left = Arc::new(AtomicBool::new(false));
    let exited = Arc::clone(&left);
    let note_exit = move |mut exits: MessageReader<AppExit>| {
        exited.fetch_or(exits.read().count() > 0, Ordering::Relaxed);
    };
    test_app.app.add_systems(Update, note_exit);
    source.act(test_app, InputAction::Confirm);
    test_app.frames(2);
    assert!(left.load(Ordering::Relaxed), "{source:?} leaves");
}

/// Opens the title without its first suggestion, which is a lesson.
fn at_home() -> TestApp {
    let mut test_app = TestApp::instant(1280, 720);
    test_app.set(|prefs| {
        prefs.settings.device.started_games.extend(GAMES.iter().map(|game| game.id().to_owned()));
    });
    test_app.title();
    test_app
}

#[test]
fn the_whole_app_works_by_keyboard_alone() {
    evening_by(&mut at_home(), Source::Keys);
}

#[test]
fn the_whole_app_works_by_gamepad_alone() {
    let mut test_app = at_home();
    let pad = test_app.connect();
    evening_by(&mut test_app, Source::Pad(pad));
}

/// Two people, and nobody touches a key: the right player has the first gamepad, the left the second.
#[test]
fn two_people_play_a_match_by_two_pads() {
    let mut test_app = TestApp::playing("penalties", 5, Controller::Human);
    let pads = [test_app.connect(), test_app.connect()];
    let mut round = 0;
    while test_app.the_match().outcome().is_none() {
        round += 1;
        assert!(round < 200, "the match does not end");
        let asked = test_app.asked();
        let seats: Vec<Seat> = Seat::BOTH.into_iter().filter(|seat| asked.asks(*seat)).collect();
        if asked.secret {
            let press: Vec<_> = seats
                .iter()
                .map(|seat| {
                    let pad = if *seat == Seat::Away { pads[0] } else { pads[1] };
                    (pad, button(&test_app, InputAction::Option(*seat, round % 3)))
                })
                .collect();
            test_app.buttons(&press);
        } else if !seats.is_empty() {
            let actions = [InputAction::Navigate(PadDirection::Right), InputAction::Confirm];
            for action in actions {
                let button = button(&test_app, action);
                test_app.buttons(&[(pads[round % 2], button)]);
            }
        }
        test_app.wait_until_idle();
    }
    assert!(test_app.shows_no_error());
    assert!(Seat::BOTH.into_iter().all(|seat| test_app.get::<ActionState>().by_pad(seat)));
}

/// A lone player needs no second layer: the directional pad and `A` reach everything.
#[test]
fn a_lone_player_reaches_everything_with_the_directional_pad() {
    let mut test_app = TestApp::playing("soccer17", 12, ROOKIE);
    test_app.until_asked();
    let pad = test_app.connect();
    let right = button(&test_app, InputAction::Navigate(PadDirection::Right));
    let n = test_app.asked().targets(Seat::Home).len();
    let mut met = Vec::new();
    for _ in 0..n {
        test_app.buttons(&[(pad, right)]);
        met.extend(test_app.asked().focused().map(|(_, target)| target));
    }
    assert_eq!(met, test_app.asked().targets(Seat::Home));
}
