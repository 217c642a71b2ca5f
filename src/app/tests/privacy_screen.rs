//! Tests the privacy screen: two people at one screen, and a hand that only one of them may see.

use super::prelude::*;
use crate::flow::screen::ScreenTransition;
use crate::session::privacy_screen::LookRequest;
use stage::scene::CardId;
use store::LookDuration;

/// Returns a match in which two people split their hands: Home first, behind the privacy screen.
fn split() -> TestApp {
    let test_app = TestApp::playing("soccer_cards", 5, Controller::Human);
    assert_eq!(behind(&test_app), Some((Seat::Home, false)));
    test_app
}

/// Returns the same once both have split and looked at their hands: the leading side looks next.
fn led() -> (TestApp, Seat) {
    let mut test_app = split();
    for seat in Seat::BOTH {
        test_app.look();
        test_app.press_suggested(seat);
    }
    let Some((seat, false)) = behind(&test_app) else { panic!("nobody leads") };
    (test_app, seat)
}

/// Returns who is asked behind the privacy screen, and whether it is open.
fn behind(test_app: &TestApp) -> Option<(Seat, bool)> {
    test_app.seating().privacy_screen.map(|privacy_screen| (privacy_screen.seat, privacy_screen.open))
}

/// Returns the table as that person sees it, or with `None` as everybody may.
fn seen_by(test_app: &TestApp, seat: Option<Seat>) -> Scene {
    let both = Audience { seat: Seat::Home, shared: true };
    test_app.the_match().state.scene(seat.map_or(both, |seat| Audience { seat, shared: false }))
}

fn on_table(test_app: &TestApp) -> Scene {
    (*test_app.get::<ShownScene>().0).clone()
}

/// Returns where the button of the privacy screen is.
const BUTTON: DesignPoint = DesignPoint::new(900.0, 950.0);

#[test]
fn the_privacy_screen_opens_for_one_person_and_closes_with_the_choice() {
    let mut test_app = split();
    for seat in Seat::BOTH {
        assert_eq!(behind(&test_app), Some((seat, false)));
        assert_eq!(on_table(&test_app), seen_by(&test_app, None));
        assert!(!Seat::BOTH.into_iter().any(|seat| test_app.asked().asks(seat)), "nobody is asked yet");
        let before = test_app.decided();
        test_app.press_option(seat, 0);
        assert_eq!((test_app.decided(), behind(&test_app)), (before, Some((seat, false))));
        if seat == Seat::Home {
            test_app.look();
        } else {
            test_app.frames(12);
            test_app.click(DesignPoint::new(960.0, 860.0));
            assert_eq!(behind(&test_app), Some((seat, false)), "beside the button");
            test_app.click(BUTTON);
            test_app.wait_until_idle();
            test_app.frames(12);
        }
        assert_eq!(behind(&test_app), Some((seat, true)));
        assert_eq!(on_table(&test_app), seen_by(&test_app, Some(seat)));
        assert_ne!(on_table(&test_app), seen_by(&test_app, None), "there is something to see");
        assert_eq!(test_app.asked().only_asked_seat(), Some(seat));
        test_app.press_suggested(seat);
        assert_eq!(test_app.decided(), before + 1);
        assert_ne!(behind(&test_app), Some((seat, true)), "it closes by itself");
    }
    assert!(test_app.shows_no_error());
}

#[test]
fn the_privacy_screen_closes_after_half_a_minute_without_input() {
    let (mut test_app, seat) = led();
    test_app.look();
    assert_eq!(on_table(&test_app), seen_by(&test_app, Some(seat)));
    test_app.frames(570);
    assert_eq!(behind(&test_app), Some((seat, true)), "not yet");
    test_app.key(KeyCode::ArrowRight);
    test_app.frames(590);
    assert_eq!(behind(&test_app), Some((seat, true)), "somebody moved");
    test_app.frames(12);
    assert_eq!(behind(&test_app), Some((seat, false)));
    test_app.wait_until_idle();
    assert_eq!(on_table(&test_app), seen_by(&test_app, None));
}

/// Looks at new cards and at sums of several cards take an unknown time, so they end only on request.
#[test]
fn the_first_look_and_one_at_several_cards_stay_open_until_hidden() {
    let mut test_app = split();
    // Several cards, at the first look and at any other.
    for what in ["first", "second"] {
        test_app.look();
        test_app.frames(1000);
        assert_eq!(behind(&test_app), Some((Seat::Home, true)), "{what}");
        test_app.key(KeyCode::Tab);
        assert_eq!(behind(&test_app), Some((Seat::Home, false)), "{what}");
    }
    // One card, at the first look alone.
    let mut test_app = TestApp::playing("soccer_go", 5, Controller::Human);
    test_app.look();
    let (seat, _) = behind(&test_app).unwrap();
    test_app.frames(1000);
    assert_eq!(behind(&test_app), Some((seat, true)));
}

/// The key that opens a hand is also that of its first card: pressed repeatedly, it decides nothing.
#[test]
fn the_key_that_opens_a_hand_plays_no_card_until_the_hand_has_lain_open_for_half_a_second() {
    let (mut test_app, seat) = led();
    let key = test_app.get::<Bindings>().key(InputAction::Look(seat)).unwrap();
    assert_eq!(key, test_app.key_of(seat, 0));
    test_app.frames(12);
    test_app.key(key);
    let decided = test_app.decided();
    for _ in 0..20 {
        assert_eq!(behind(&test_app), Some((seat, true)));
        test_app.tap(key);
        test_app.frames(3);
    }
    assert_eq!((test_app.decided(), behind(&test_app)), (decided, Some((seat, true))));
    assert!(test_app.says(&say!("hud-too-soon").shown()));
    test_app.frames(12);
    test_app.key(key);
    test_app.wait_until_idle();
    assert_eq!(test_app.decided(), decided + 1, "now it is the first card's");
}

#[test]
fn longer_looks_are_offered_after_two_timeouts() {
    let (mut test_app, seat) = led();
    let offer = say!("hud-curtain-longer", n = 30).shown();
    test_app.set(|prefs| prefs.settings.shared.look_duration = LookDuration::Short);
    // Small hands alone are hidden after eight seconds: here half a minute passes.
    let until_hidden = say!("hud-curtain-until-hidden").shown();
    for k in 0..2 {
        assert!(!test_app.says(&offer), "after {k} looks");
        test_app.look();
        test_app.frames(620);
        assert_eq!(behind(&test_app), Some((seat, false)));
        test_app.frames(4);
    }
    assert!(test_app.says(&offer), "{:?}", test_app.text());
    test_app.key(KeyCode::Tab);
    test_app.frames(4);
    assert_eq!(test_app.get::<Prefs>().settings.shared.look_duration, LookDuration::Long);
    assert!(!test_app.says(&offer) && !test_app.says(&until_hidden), "it is taken");
    assert_eq!(behind(&test_app), Some((seat, false)), "nobody looks for that");
}

#[test]
fn the_privacy_screen_closes_by_key_on_lost_focus_and_under_a_page() {
    let mut test_app = split();
    let mut kept = Vec::<CardId>::new();
    let closing: [(&str, fn(&mut TestApp)); 3] = [
        ("it is hidden by hand", |test_app| test_app.key(KeyCode::Tab)),
        ("the window loses the focus", |test_app| test_app.focus(false)),
        ("a page opens", |test_app| test_app.go(Navigate::To(AppPage::Menu))),
    ];
    for (what, close) in closing {
        test_app.look();
        assert_eq!(behind(&test_app), Some((Seat::Home, true)), "{what}");
        let chosen = test_app.get::<PlayableCards>().chosen.clone();
        if kept.is_empty() {
            assert!(chosen.is_empty());
            test_app.press(Seat::Home, DecisionTarget::Suggest);
            kept.clone_from(&test_app.get::<PlayableCards>().chosen);
            assert!(!kept.is_empty(), "{what}");
        } else {
            assert_eq!(chosen, kept, "{what}: what was chosen before is there again");
        }
        close(&mut test_app);
        assert_eq!(behind(&test_app), Some((Seat::Home, false)), "{what}");
        test_app.wait_until_idle();
        assert_eq!(on_table(&test_app), seen_by(&test_app, None), "{what}");
        assert_eq!(*test_app.get::<PlayableCards>(), PlayableCards::default(), "{what}: nothing shows");
        assert_eq!(test_app.decided(), 0, "{what}");
        test_app.focus(true);
        test_app.go(Navigate::Close);
        assert_eq!(behind(&test_app), Some((Seat::Home, false)), "{what}: it stays closed");
    }
    test_app.look();
    assert_eq!(on_table(&test_app), seen_by(&test_app, Some(Seat::Home)));
}

/// The window slept while one player fetched the other: it wakes to a frame of half a minute, and receives input one
/// frame late.
#[test]
fn the_time_starts_when_the_privacy_screen_opens() {
    let (mut test_app, seat) = led();
    test_app.frames(12);
    test_app.frames_last(Duration::from_secs(30));
    let key = test_app.get::<Bindings>().key(InputAction::Look(seat)).unwrap();
    test_app.key(key);
    test_app.wait_until_idle();
    assert_eq!(behind(&test_app), Some((seat, true)));
    test_app.frames_last(STEP);
    test_app.frames(540);
    assert_eq!(behind(&test_app), Some((seat, true)), "27 seconds and what opening took");
    test_app.frames(70);
    assert_eq!(behind(&test_app), Some((seat, false)), "thirty and a half");
}

/// Presses that hurry a show along never open the next hand, however often; presses meant for the privacy screen do
/// once it has been closed for half a second.
#[test]
fn a_press_during_an_animation_does_not_open_the_privacy_screen() {
    for (seat, other) in [(Seat::Home, Seat::Away), (Seat::Away, Seat::Home)] {
        let mut test_app = split();
        if seat == Seat::Away {
            test_app.look();
            test_app.press(Seat::Home, DecisionTarget::Suggest);
            test_app.press(Seat::Home, DecisionTarget::Done);
        }
        let key =
            |test_app: &TestApp, seat: Seat| test_app.get::<Bindings>().key(InputAction::Look(seat)).unwrap();
        let [own, others] = [seat, other].map(|seat| key(&test_app, seat));
        test_app.until("the privacy screen", |test_app| behind(test_app) == Some((seat, false)));
        // At once: too soon for anything.
        test_app.tap(own);
        test_app.point(BUTTON);
        test_app.button(ButtonState::Pressed);
        for _ in 0..20 {
            test_app.tap(KeyCode::Space);
            test_app.tap(KeyCode::Enter);
        }
        // The click began before it could be meant.
        test_app.button(ButtonState::Released);
        test_app.frames(3);
        assert_eq!(behind(&test_app), Some((seat, false)), "{seat}");
        for key in
            [KeyCode::Space, KeyCode::Enter, others, KeyCode::Digit1, KeyCode::ArrowRight, KeyCode::KeyG]
        {
            test_app.key(key);
            test_app.frames(12);
            assert_eq!(behind(&test_app), Some((seat, false)), "{seat}: {key:?}");
        }
        test_app.click(DesignPoint::new(960.0, 500.0));
        test_app.frames(3);
        assert_eq!(behind(&test_app), Some((seat, false)), "{seat}: a click elsewhere");
        test_app.key(own);
        assert_eq!(behind(&test_app), Some((seat, true)), "{seat}");
        // Hidden, it is deaf again for as long.
        test_app.key(KeyCode::Tab);
        test_app.tap(own);
        test_app.frames(3);
        assert_eq!(behind(&test_app), Some((seat, false)), "{seat}: too soon");
        test_app.frames(12);
        test_app.click(BUTTON);
        test_app.frames(3);
        assert_eq!(behind(&test_app), Some((seat, true)), "{seat}: a click");
        assert_eq!(test_app.decided(), usize::from(seat == Seat::Away));
        assert!(test_app.shows_no_error());
    }
}

/// A single gamepad serves both hands; its confirm button opens nothing.
#[test]
fn a_gamepad_opens_the_privacy_screen() {
    let mut test_app = split();
    let pad = test_app.connect();
    test_app.frames(12);
    let looks = test_app.get::<Bindings>().button(InputAction::Look(Seat::Home)).unwrap();
    let press = |test_app: &mut TestApp, button: GamepadButton| test_app.buttons(&[(pad, button)]);
    for button in [GamepadButton::South, GamepadButton::RightTrigger2, GamepadButton::West] {
        press(&mut test_app, button);
        assert_eq!(behind(&test_app), Some((Seat::Home, false)), "{button:?}");
    }
    press(&mut test_app, looks);
    assert_eq!(behind(&test_app), Some((Seat::Home, true)));
}

/// Four cards are read in eight seconds, as is set; a large hand takes half a minute: see
/// `the_privacy_screen_closes_by_key_on_lost_focus_and_under_a_page`.
#[test]
fn a_small_hand_stays_open_for_the_time_in_the_settings() {
    let mut test_app = TestApp::playing("soccer_go", 5, Controller::Human);
    test_app.look();
    let (seat, _) = behind(&test_app).unwrap();
    test_app.key(KeyCode::Tab);
    test_app.look();
    test_app.frames(135);
    assert_eq!(behind(&test_app), Some((seat, true)));
    test_app.frames(24);
    assert_eq!(behind(&test_app), Some((seat, false)));
}

/// Until the other side looks, the last choice can be undone, by its key and on the privacy screen; after that it
/// cannot, and it is logged once.
#[test]
fn a_choice_can_be_undone_until_the_other_side_looks() {
    let mut test_app = split();
    let lay = |test_app: &mut TestApp| {
        test_app.look();
        for target in [DecisionTarget::Suggest, DecisionTarget::Done] {
            let kept =
                test_app.asked().picking[Seat::Home].as_ref().is_some_and(|picking| picking.done.is_some());
            if !(kept && target == DecisionTarget::Suggest) {
                test_app.press(Seat::Home, target);
            }
        }
        test_app.wait_until_idle();
        assert_eq!((test_app.decided(), behind(test_app)), (1, Some((Seat::Away, false))));
    };
    let log_before = test_app.get::<HudState>().log.clone();
    for by_click in [false, true] {
        lay(&mut test_app);
        assert_eq!(test_app.asked().undo, Some(Seat::Home));
        if by_click {
            test_app.frames(12);
            test_app.click(DesignPoint::new(1300.0, 950.0));
        } else {
            test_app.key(KeyCode::Backspace);
        }
        test_app.wait_until_idle();
        assert_eq!((test_app.decided(), behind(&test_app)), (0, Some((Seat::Home, false))), "{by_click}");
        assert_eq!(test_app.get::<HudState>().log, log_before, "nothing is told twice");
    }
    lay(&mut test_app);
    test_app.look();
    assert_eq!((behind(&test_app), test_app.asked().undo), (Some((Seat::Away, true)), None));
    for hidden in [false, true] {
        if hidden {
            test_app.key(KeyCode::Tab);
            test_app.wait_until_idle();
        }
        test_app.command(Seat::Home, DecisionTarget::Undo);
        test_app.key(KeyCode::Backspace);
        test_app.wait_until_idle();
        assert_eq!((test_app.decided(), test_app.asked().undo), (1, None), "the other one has looked");
    }
}

#[test]
fn the_length_of_a_look_is_a_setting() {
    let (mut test_app, seat) = led();
    let asked_for = |test_app: &mut TestApp, frames: usize| {
        let mut asks = test_app.get::<Messages<RequestRedraw>>().get_cursor_current();
        test_app.frame();
        let first = asks.read(test_app.get::<Messages<RequestRedraw>>()).count();
        test_app.frames(frames - 1);
        first > 0
    };
    test_app.set(|prefs| prefs.settings.shared.look_duration = LookDuration::Long);
    test_app.look();
    assert!(asked_for(&mut test_app, 560), "the ring shrinks");
    assert_eq!(behind(&test_app), Some((seat, true)), "28 seconds");
    test_app.frames(60);
    assert_eq!(behind(&test_app), Some((seat, false)));
    test_app.set(|prefs| prefs.settings.shared.look_duration = LookDuration::Open);
    test_app.look();
    assert!(!asked_for(&mut test_app, 1200), "nothing moves");
    assert_eq!(behind(&test_app), Some((seat, true)), "a minute");
    test_app.click(DesignPoint::new(1518.0, 62.0));
    assert_eq!(behind(&test_app), Some((seat, false)), "hidden by a click");
}

/// Picked cards are shown to nobody, and cleared with their question.
#[test]
fn picked_cards_are_cleared_with_their_question() {
    let mut test_app = split();
    test_app.look();
    test_app.press(Seat::Home, DecisionTarget::Suggest);
    test_app.key(KeyCode::Tab);
    test_app.look();
    test_app.press(Seat::Home, DecisionTarget::Done);
    test_app.wait_until_idle();
    assert_eq!((test_app.decided(), behind(&test_app)), (1, Some((Seat::Away, false))));
    test_app.look();
    assert!(test_app.asked().chosen[Seat::Away].is_empty());
    assert!(test_app.get::<PlayableCards>().chosen.is_empty(), "nothing of the other's");
}

#[test]
fn people_of_a_competition_are_addressed_by_name() {
    let mut test_app = TestApp::instant(1280, 720);
    test_app.put_competition(Some(drawn("soccer_cards", CompetitionKind::Cup, 4, 4, 3)));
    test_app.start_next_fixture();
    let seat = test_app.seating().privacy_screen.unwrap().seat;
    let names = test_app.seating().names.clone().map(|name| name.unwrap().shown());
    assert!(Seat::BOTH.into_iter().all(|seat| names[seat].starts_with("Player ")), "{names:?}");
    test_app.frame();
    let log = test_app.text();
    for words in [
        format!("PASS TO {}", names[seat].to_uppercase()),
        format!("{}, look away, please.", names[!seat]),
        names[seat].clone(),
        names[!seat].clone(),
    ] {
        assert!(log.contains(&words), "{words} in {log:?}");
    }
    test_app.look();
    let prompt = format!("{}: ", names[seat]);
    assert!(test_app.text().iter().any(|words| words.starts_with(&prompt)), "{prompt}");
}

#[test]
fn no_secret_opens_during_a_screen_transition() {
    let mut test_app = split();
    test_app.set(|prefs| prefs.settings.personal_mut().speed = 8.0);
    let record = test_app.the_match().state.record().clone();
    test_app.go(Navigate::Title(None));
    test_app.frames(30);
    assert_eq!(test_app.screen(), Screen::Title);
    let controllers = BySeat::new(Controller::Human, Controller::Human);
    let game = named("soccer_cards").unwrap();
    test_app.world().write_message(StartMatch::from_record(game, &record, controllers));
    let (mut held, mut opened) = (0, false);
    for _ in 0..60 {
        test_app.world().write_message(LookRequest::Key);
        test_app.frame();
        let covers = test_app.get::<ScreenTransition>().covers();
        let idle = test_app.get::<Playback>().is_idle();
        let Some(privacy_screen) =
            test_app.app.world().get_resource::<Seating>().and_then(|s| s.privacy_screen)
        else {
            continue;
        };
        assert!(!(covers && privacy_screen.open), "open behind the sweep");
        held += usize::from(covers && idle);
        opened |= privacy_screen.open;
    }
    assert!(held > 0, "the sweep was there");
    assert!(opened, "and it opens once that is gone");
}

/// Soccer Cards: everybody knows that a last card is played, so nobody is asked.
#[test]
fn the_last_card_of_a_half_plays_itself() {
    let (mut test_app, _) = led();
    for _ in 0..14 {
        let (seat, _) = behind(&test_app).unwrap();
        let before = test_app.decided();
        test_app.look();
        test_app.command(seat, DecisionTarget::Offer(0));
        test_app.until("the card", |test_app| test_app.decided() > before);
        test_app.wait_until_idle();
        test_app.frames(3);
    }
    test_app.until("the last cards", |test_app| test_app.decided() == 2 + 14 + 2);
    assert_eq!(test_app.seating().privacy_screen.filter(|screen| screen.open), None);
}
