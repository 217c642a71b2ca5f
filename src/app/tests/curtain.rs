//! Two people at one screen, and a hand that only one of them may see.

use std::time::Duration;

use bevy::input::ButtonState;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::RequestRedraw;

use super::{STEP, TestApp};
use crate::competition::{Competition, CompetitionKind, entrants};
use crate::controller::Controller;
use crate::engine::{BySeat, Seat};
use crate::flow::action::InputAction;
use crate::flow::page::{AppPage, Navigate};
use crate::flow::prefs::StoreHandle;
use crate::flow::screen::{Screen, ScreenTransition};
use crate::flow::start::StartMatch;
use crate::games::named;
use crate::hud::HudState;
use crate::say;
use crate::session::ask::DecisionTarget;
use crate::session::bindings::Bindings;
use crate::session::commands::PlayerCommand;
use crate::session::competition::ActiveCompetitions;
use crate::session::privacy_screen::LookRequest;
use crate::stage::layout::DesignPoint;
use crate::stage::scene::{Audience, Scene};
use crate::store::LookDuration;
use crate::table::cards::{PlayableCards, ShownScene};
use crate::table::playback::Playback;

/// Two people split their hands: Home first, behind the curtain.
fn split() -> TestApp {
    let mut evening = TestApp::new(1280, 720);
    evening.set(|prefs| {
        prefs.settings.speed = 0.0;
    });
    evening.begin("soccer_cards", "", 5, Controller::Human, Controller::Human);
    assert_eq!(behind(&evening), Some((Seat::Home, false)));
    evening
}

/// The same once both have split theirs and looked at what they hold: who leads is to look.
fn led() -> (TestApp, Seat) {
    let mut evening = split();
    for seat in Seat::BOTH {
        evening.look();
        for target in [DecisionTarget::Suggest, DecisionTarget::Done] {
            let key = evening.key_to(seat, target);
            evening.key(key);
        }
        evening.wait_until_idle();
    }
    let Some((seat, false)) = behind(&evening) else { panic!("nobody leads") };
    (evening, seat)
}

/// Who is asked behind the curtain, and whether it is open.
fn behind(evening: &TestApp) -> Option<(Seat, bool)> {
    evening.seating().curtain.map(|curtain| (curtain.seat, curtain.open))
}

/// The table as that person sees it, or with none as everybody may.
fn seen_by(evening: &TestApp, seat: Option<Seat>) -> Scene {
    let both = Audience { seat: Seat::Home, shared: true };
    evening.the_match().live.scene(seat.map_or(both, |seat| Audience { seat, shared: false }))
}

fn on_table(evening: &TestApp) -> Scene {
    (*evening.get::<ShownScene>().0).clone()
}

/// Where the curtain's button lies.
const BUTTON: DesignPoint = DesignPoint::new(900.0, 950.0);

#[test]
fn the_privacy_screen_opens_for_one_person_and_closes_with_the_choice() {
    let mut evening = split();
    for seat in Seat::BOTH {
        assert_eq!(behind(&evening), Some((seat, false)));
        assert_eq!(on_table(&evening), seen_by(&evening, None));
        assert!(!Seat::BOTH.into_iter().any(|seat| evening.asked().asks(seat)), "nobody is asked yet");
        let before = evening.decided();
        let key = evening.key_of(seat, 0);
        evening.key(key);
        assert_eq!((evening.decided(), behind(&evening)), (before, Some((seat, false))));
        if seat == Seat::Home {
            evening.look();
        } else {
            evening.frames(12);
            evening.click(DesignPoint::new(960.0, 860.0));
            assert_eq!(behind(&evening), Some((seat, false)), "beside the button");
            evening.click(BUTTON);
            evening.wait_until_idle();
            evening.frames(12);
        }
        assert_eq!(behind(&evening), Some((seat, true)));
        assert_eq!(on_table(&evening), seen_by(&evening, Some(seat)));
        assert_ne!(on_table(&evening), seen_by(&evening, None), "there is something to see");
        assert_eq!(evening.asked().seat(), Some(seat));
        for target in [DecisionTarget::Suggest, DecisionTarget::Done] {
            let key = evening.key_to(seat, target);
            evening.key(key);
        }
        evening.wait_until_idle();
        assert_eq!(evening.decided(), before + 1);
        assert_ne!(behind(&evening), Some((seat, true)), "it closes by itself");
    }
    assert!(evening.quiet());
}

#[test]
fn the_privacy_screen_closes_after_half_a_minute_without_input() {
    let (mut evening, seat) = led();
    evening.look();
    assert_eq!(on_table(&evening), seen_by(&evening, Some(seat)));
    evening.frames(570);
    assert_eq!(behind(&evening), Some((seat, true)), "not yet");
    evening.key(KeyCode::ArrowRight);
    evening.frames(590);
    assert_eq!(behind(&evening), Some((seat, true)), "somebody moved");
    evening.frames(12);
    assert_eq!(behind(&evening), Some((seat, false)));
    evening.wait_until_idle();
    assert_eq!(on_table(&evening), seen_by(&evening, None));
}

/// Cards that are new to somebody, and sums of several: nobody knows how long they take. So such looks end by hand.
#[test]
fn the_first_look_and_one_at_several_cards_stay_open_until_hidden() {
    let mut evening = split();
    // Several cards, at the first look and at any other.
    for what in ["first", "second"] {
        evening.look();
        evening.frames(1000);
        assert_eq!(behind(&evening), Some((Seat::Home, true)), "{what}");
        evening.key(KeyCode::Tab);
        assert_eq!(behind(&evening), Some((Seat::Home, false)), "{what}");
    }
    // One card, at the first look alone.
    let mut evening = TestApp::new(1280, 720);
    evening.set(|prefs| prefs.settings.speed = 0.0);
    evening.begin("soccer_go", "", 5, Controller::Human, Controller::Human);
    evening.look();
    let (seat, _) = behind(&evening).unwrap();
    evening.frames(1000);
    assert_eq!(behind(&evening), Some((seat, true)));
}

/// The key that opens a hand is also that of its first card: pressed again and again, it decides nothing.
#[test]
fn the_key_that_opens_a_hand_plays_no_card_until_the_hand_has_lain_open_for_half_a_second() {
    let (mut evening, seat) = led();
    evening.watch();
    let key = evening.get::<Bindings>().key(InputAction::Look(seat)).unwrap();
    assert_eq!(key, evening.key_of(seat, 0));
    evening.frames(12);
    evening.key(key);
    let decided = evening.decided();
    for _ in 0..20 {
        assert_eq!(behind(&evening), Some((seat, true)));
        evening.tap(key);
        evening.frames(3);
    }
    assert_eq!((evening.decided(), behind(&evening)), (decided, Some((seat, true))));
    assert!(evening.says(&say!("hud-too-soon").shown()));
    evening.frames(12);
    evening.key(key);
    evening.wait_until_idle();
    assert_eq!(evening.decided(), decided + 1, "now it is the first card's");
}

#[test]
fn longer_looks_are_offered_after_two_timeouts() {
    let (mut evening, seat) = led();
    evening.watch();
    let offer = say!("hud-curtain-longer", n = 30).shown();
    evening.set(|prefs| prefs.settings.glance = LookDuration::Short);
    // Small hands alone are hidden after eight seconds: here half a minute passes.
    let until_hidden = say!("hud-curtain-until-hidden").shown();
    for k in 0..2 {
        assert!(!evening.says(&offer), "after {k} looks");
        evening.look();
        evening.frames(620);
        assert_eq!(behind(&evening), Some((seat, false)));
        evening.frames(4);
    }
    assert!(evening.says(&offer), "{:?}", evening.text());
    evening.key(KeyCode::Tab);
    evening.frames(4);
    assert_eq!(evening.get::<crate::flow::prefs::Prefs>().settings.glance, LookDuration::Long);
    assert!(!evening.says(&offer) && !evening.says(&until_hidden), "it is taken");
    assert_eq!(behind(&evening), Some((seat, false)), "nobody looks for that");
}

#[test]
fn the_privacy_screen_closes_by_key_on_lost_focus_and_under_a_page() {
    let mut evening = split();
    let mut kept = Vec::<u16>::new();
    let closing: [(&str, fn(&mut TestApp)); 3] = [
        ("it is hidden by hand", |evening| evening.key(KeyCode::Tab)),
        ("the window loses the focus", |evening| evening.focus(false)),
        ("a page opens", |evening| evening.go(Navigate::To(AppPage::Menu))),
    ];
    for (what, close) in closing {
        evening.look();
        assert_eq!(behind(&evening), Some((Seat::Home, true)), "{what}");
        let chosen = evening.get::<PlayableCards>().chosen.clone();
        if kept.is_empty() {
            assert!(chosen.is_empty());
            let suggest = evening.key_to(Seat::Home, DecisionTarget::Suggest);
            evening.key(suggest);
            kept.clone_from(&evening.get::<PlayableCards>().chosen);
            assert!(!kept.is_empty(), "{what}");
        } else {
            assert_eq!(chosen, kept, "{what}: what was chosen before is there again");
        }
        close(&mut evening);
        assert_eq!(behind(&evening), Some((Seat::Home, false)), "{what}");
        evening.wait_until_idle();
        assert_eq!(on_table(&evening), seen_by(&evening, None), "{what}");
        assert_eq!(*evening.get::<PlayableCards>(), PlayableCards::default(), "{what}: nothing shows");
        assert_eq!(evening.decided(), 0, "{what}");
        evening.focus(true);
        evening.go(Navigate::Close);
        assert_eq!(behind(&evening), Some((Seat::Home, false)), "{what}: it stays closed");
    }
    evening.look();
    assert_eq!(on_table(&evening), seen_by(&evening, Some(Seat::Home)));
}

/// The window slept while one player fetched the other: it wakes to a frame that took half a minute, and hears of that
/// a frame late.
#[test]
fn the_time_starts_when_the_privacy_screen_opens() {
    let (mut evening, seat) = led();
    evening.frames(12);
    evening.world().insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(30)));
    let key = evening.get::<Bindings>().key(InputAction::Look(seat)).unwrap();
    evening.key(key);
    evening.wait_until_idle();
    assert_eq!(behind(&evening), Some((seat, true)));
    evening.world().insert_resource(TimeUpdateStrategy::ManualDuration(STEP));
    evening.frames(540);
    assert_eq!(behind(&evening), Some((seat, true)), "27 seconds and what opening took");
    evening.frames(70);
    assert_eq!(behind(&evening), Some((seat, false)), "thirty and a half");
}

/// What hurries a show along never opens the next hand, however often it is pressed; what is meant for the curtain does
/// once it has hung for half a second.
#[test]
fn a_press_during_an_animation_does_not_open_the_privacy_screen() {
    for (seat, other) in [(Seat::Home, Seat::Away), (Seat::Away, Seat::Home)] {
        let mut evening = split();
        if seat == Seat::Away {
            evening.look();
            for target in [DecisionTarget::Suggest, DecisionTarget::Done] {
                let key = evening.key_to(Seat::Home, target);
                evening.key(key);
            }
        }
        let key =
            |evening: &TestApp, seat: Seat| evening.get::<Bindings>().key(InputAction::Look(seat)).unwrap();
        let [own, others] = [seat, other].map(|seat| key(&evening, seat));
        evening.until("the curtain", |evening| behind(evening) == Some((seat, false)));
        // At once: too soon for anything.
        evening.tap(own);
        evening.point(BUTTON);
        evening.button(ButtonState::Pressed);
        for _ in 0..20 {
            evening.tap(KeyCode::Space);
            evening.tap(KeyCode::Enter);
        }
        // The click began before it could be meant.
        evening.button(ButtonState::Released);
        evening.frames(3);
        assert_eq!(behind(&evening), Some((seat, false)), "{seat}");
        for key in
            [KeyCode::Space, KeyCode::Enter, others, KeyCode::Digit1, KeyCode::ArrowRight, KeyCode::KeyG]
        {
            evening.key(key);
            evening.frames(12);
            assert_eq!(behind(&evening), Some((seat, false)), "{seat}: {key:?}");
        }
        evening.click(DesignPoint::new(960.0, 500.0));
        evening.frames(3);
        assert_eq!(behind(&evening), Some((seat, false)), "{seat}: a click elsewhere");
        evening.key(own);
        assert_eq!(behind(&evening), Some((seat, true)), "{seat}");
        // Hidden, it is deaf again for as long.
        evening.key(KeyCode::Tab);
        evening.tap(own);
        evening.frames(3);
        assert_eq!(behind(&evening), Some((seat, false)), "{seat}: too soon");
        evening.frames(12);
        evening.click(BUTTON);
        evening.frames(3);
        assert_eq!(behind(&evening), Some((seat, true)), "{seat}: a click");
        assert_eq!(evening.decided(), usize::from(seat == Seat::Away));
        assert!(evening.quiet());
    }
}

/// A lone pad goes from hand to hand; its button that goes on opens nothing.
#[test]
fn a_gamepad_opens_the_privacy_screen() {
    let mut evening = split();
    let pad = evening.connect();
    evening.frames(12);
    let looks = evening.get::<Bindings>().button(InputAction::Look(Seat::Home)).unwrap();
    let press = |evening: &mut TestApp, button: GamepadButton| evening.buttons(&[(pad, button)]);
    for button in [GamepadButton::South, GamepadButton::RightTrigger2, GamepadButton::West] {
        press(&mut evening, button);
        assert_eq!(behind(&evening), Some((Seat::Home, false)), "{button:?}");
    }
    press(&mut evening, looks);
    assert_eq!(behind(&evening), Some((Seat::Home, true)));
}

/// Four cards are read in eight seconds, as is set; a large hand takes half a minute: see
/// `the_privacy_screen_closes_by_key_on_lost_focus_and_under_a_page`.
#[test]
fn a_small_hand_stays_open_for_the_time_in_the_settings() {
    let mut evening = TestApp::new(1280, 720);
    evening.set(|prefs| prefs.settings.speed = 0.0);
    evening.begin("soccer_go", "", 5, Controller::Human, Controller::Human);
    evening.look();
    let (seat, _) = behind(&evening).unwrap();
    evening.key(KeyCode::Tab);
    evening.look();
    evening.frames(135);
    assert_eq!(behind(&evening), Some((seat, true)));
    evening.frames(24);
    assert_eq!(behind(&evening), Some((seat, false)));
}

/// Until the other one looks, the last choice may be taken back, by its key and on the curtain; after that it may not,
/// and what was told of it is told once.
#[test]
fn a_choice_can_be_taken_back_until_the_other_looks() {
    let mut evening = split();
    let lay = |evening: &mut TestApp| {
        evening.look();
        for target in [DecisionTarget::Suggest, DecisionTarget::Done] {
            let kept =
                evening.asked().picking[Seat::Home].as_ref().is_some_and(|picking| picking.done.is_some());
            if !(kept && target == DecisionTarget::Suggest) {
                let key = evening.key_to(Seat::Home, target);
                evening.key(key);
            }
        }
        evening.wait_until_idle();
        assert_eq!((evening.decided(), behind(evening)), (1, Some((Seat::Away, false))));
    };
    let told = evening.get::<HudState>().log.clone();
    for by_click in [false, true] {
        lay(&mut evening);
        assert_eq!(evening.asked().undo, Some(Seat::Home));
        if by_click {
            evening.frames(12);
            evening.click(DesignPoint::new(1300.0, 950.0));
        } else {
            evening.key(KeyCode::Backspace);
        }
        evening.wait_until_idle();
        assert_eq!((evening.decided(), behind(&evening)), (0, Some((Seat::Home, false))), "{by_click}");
        assert_eq!(evening.get::<HudState>().log, told, "nothing is told twice");
    }
    lay(&mut evening);
    evening.look();
    assert_eq!((behind(&evening), evening.asked().undo), (Some((Seat::Away, true)), None));
    for hidden in [false, true] {
        if hidden {
            evening.key(KeyCode::Tab);
            evening.wait_until_idle();
        }
        let revision = evening.asked().revision();
        evening.world().write_message(PlayerCommand {
            seat: Seat::Home,
            target: DecisionTarget::Undo,
            revision,
        });
        evening.key(KeyCode::Backspace);
        evening.wait_until_idle();
        assert_eq!((evening.decided(), evening.asked().undo), (1, None), "the other one has looked");
    }
}

#[test]
fn the_length_of_a_look_is_a_setting() {
    let (mut evening, seat) = led();
    let asked_for = |evening: &mut TestApp, frames: usize| {
        let mut asks = evening.get::<Messages<RequestRedraw>>().get_cursor_current();
        evening.frame();
        let first = asks.read(evening.get::<Messages<RequestRedraw>>()).count();
        evening.frames(frames - 1);
        first > 0
    };
    evening.set(|prefs| prefs.settings.glance = LookDuration::Long);
    evening.look();
    assert!(asked_for(&mut evening, 560), "the ring shrinks");
    assert_eq!(behind(&evening), Some((seat, true)), "28 seconds");
    evening.frames(60);
    assert_eq!(behind(&evening), Some((seat, false)));
    evening.set(|prefs| prefs.settings.glance = LookDuration::Open);
    evening.look();
    assert!(!asked_for(&mut evening, 1200), "nothing moves");
    assert_eq!(behind(&evening), Some((seat, true)), "a minute");
    evening.click(DesignPoint::new(1518.0, 62.0));
    assert_eq!(behind(&evening), Some((seat, false)), "hidden by a click");
}

/// What one has taken up is told to nobody, and goes with its question.
#[test]
fn picked_cards_are_cleared_with_their_question() {
    let mut evening = split();
    evening.look();
    let suggest = evening.key_to(Seat::Home, DecisionTarget::Suggest);
    evening.key(suggest);
    evening.key(KeyCode::Tab);
    evening.look();
    let key = evening.key_to(Seat::Home, DecisionTarget::Done);
    evening.key(key);
    evening.wait_until_idle();
    assert_eq!((evening.decided(), behind(&evening)), (1, Some((Seat::Away, false))));
    evening.look();
    assert_eq!(evening.asked().chosen[Seat::Away], [0_u16; 0]);
    assert_eq!(evening.get::<PlayableCards>().chosen, Vec::<u16>::new(), "nothing of the other's");
}

#[test]
fn people_of_a_competition_are_addressed_by_name() {
    let mut evening = TestApp::new(1280, 720);
    evening.watch();
    evening.set(|prefs| prefs.settings.speed = 0.0);
    let game = named("soccer_cards").unwrap();
    let cup = Competition::new(game, CompetitionKind::Cup, entrants(4, 4, None, &[]), 3).unwrap();
    evening.world().resource_scope(|world, mut on: Mut<ActiveCompetitions>| {
        on.put(Some(cup), world.resource::<StoreHandle>())
    });
    let start = evening.get::<ActiveCompetitions>().next_match().unwrap();
    evening.start(start);
    let seat = evening.seating().curtain.unwrap().seat;
    let names = evening.seating().names.clone().map(|name| name.unwrap().shown());
    assert!(Seat::BOTH.into_iter().all(|seat| names[seat].starts_with("Player ")), "{names:?}");
    evening.frame();
    let told = evening.text();
    for words in [
        format!("PASS TO {}", names[seat].to_uppercase()),
        format!("{}, look away, please.", names[!seat]),
        names[seat].clone(),
        names[!seat].clone(),
    ] {
        assert!(told.contains(&words), "{words} in {told:?}");
    }
    evening.look();
    let prompt = format!("{}: ", names[seat]);
    assert!(evening.text().iter().any(|words| words.starts_with(&prompt)), "{prompt}");
}

#[test]
fn no_secret_opens_during_a_screen_transition() {
    let mut evening = split();
    evening.set(|prefs| prefs.settings.speed = 8.0);
    let record = evening.the_match().live.record().clone();
    evening.go(Navigate::Title(None));
    evening.frames(30);
    assert_eq!(evening.screen(), Screen::Title);
    let who = BySeat::new(Controller::Human, Controller::Human);
    let game = named("soccer_cards").unwrap();
    evening.world().write_message(StartMatch::from_record(game, &record, who));
    let (mut held, mut opened) = (0, false);
    for _ in 0..60 {
        evening.world().write_message(LookRequest::Key);
        evening.frame();
        let covers = evening.get::<ScreenTransition>().covers();
        let idle = evening.get::<Playback>().idle();
        let Some(curtain) =
            evening.app.world().get_resource::<crate::session::Seating>().and_then(|s| s.curtain)
        else {
            continue;
        };
        assert!(!(covers && curtain.open), "open behind the sweep");
        held += usize::from(covers && idle);
        opened |= curtain.open;
    }
    assert!(held > 0, "the sweep was there");
    assert!(opened, "and it opens once that is gone");
}
