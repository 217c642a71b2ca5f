//! Two people at one screen, and a hand that only one of them may see.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::RequestRedraw;

use super::{Evening, STEP};
use crate::competition::{Competition, Kind, entrants};
use crate::engine::{BySeat, Seat};
use crate::flow::page::{Go, Page};
use crate::flow::prefs::Data;
use crate::flow::screen::{Screen, Sweep};
use crate::flow::start::StartMatch;
use crate::games::named;
use crate::session::ask::Target;
use crate::session::competition::UnderWay;
use crate::session::curtain::Look;
use crate::stage::layout::At;
use crate::stage::scene::{Audience, Scene};
use crate::store::Glance;
use crate::table::cards::{Invitation, OnTable};
use crate::table::playback::Playback;
use crate::who::Who;

/// Two people split their hands: Home first, behind the curtain.
fn split() -> Evening {
    let mut evening = Evening::new(1280, 720);
    evening.set(|prefs| {
        prefs.set.speed = 0.0;
    });
    evening.begin("soccer_cards", "", 5, Who::Human, Who::Human);
    assert_eq!(behind(&evening), Some((Seat::Home, false)));
    evening
}

/// Who is asked behind the curtain, and whether it is open.
fn behind(evening: &Evening) -> Option<(Seat, bool)> {
    evening.session().curtain.map(|curtain| (curtain.seat, curtain.open))
}

/// The table as that person sees it, or with none as everybody may.
fn seen_by(evening: &Evening, seat: Option<Seat>) -> Scene {
    let both = Audience { seat: Seat::Home, shared: true };
    evening.session().live.scene(seat.map_or(both, |seat| Audience { seat, shared: false }))
}

fn on_table(evening: &Evening) -> Scene {
    (*evening.get::<OnTable>().0).clone()
}

fn look(evening: &mut Evening) {
    evening.key(KeyCode::Space);
    evening.settle();
}

#[test]
fn the_curtain_opens_for_one_and_closes_with_the_choice() {
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
            look(&mut evening);
        } else {
            evening.click(At::new(960.0, 894.0));
            evening.settle();
        }
        assert_eq!(behind(&evening), Some((seat, true)));
        assert_eq!(on_table(&evening), seen_by(&evening, Some(seat)));
        assert_ne!(on_table(&evening), seen_by(&evening, None), "there is something to see");
        assert_eq!(evening.asked().seat(), Some(seat));
        for target in [Target::Suggest, Target::Done] {
            let place = evening.asked().buttons(seat).iter().position(|other| *other == target).unwrap();
            let key = evening.key_of(seat, place);
            evening.key(key);
        }
        evening.settle();
        assert_eq!(evening.decided(), before + 1);
        assert_ne!(behind(&evening), Some((seat, true)), "it closes by itself");
    }
    assert!(evening.quiet());
}

#[test]
fn the_curtain_closes_when_nobody_is_there() {
    let mut evening = split();
    let mut kept = Vec::<u16>::new();
    let closing: [(&str, fn(&mut Evening)); 4] = [
        ("nobody moves for eight seconds", |evening| {
            evening.frames(150);
            assert_eq!(behind(evening), Some((Seat::Home, true)), "not yet");
            evening.key(KeyCode::ArrowRight);
            evening.frames(150);
            assert_eq!(behind(evening), Some((Seat::Home, true)), "somebody moved");
            evening.frames(12);
        }),
        ("it is hidden by hand", |evening| evening.key(KeyCode::Tab)),
        ("the window loses the focus", |evening| evening.focus(false)),
        ("a page opens", |evening| evening.go(Go::To(Page::Menu))),
    ];
    for (what, close) in closing {
        look(&mut evening);
        assert_eq!(behind(&evening), Some((Seat::Home, true)), "{what}");
        let chosen = evening.get::<Invitation>().chosen.clone();
        if kept.is_empty() {
            assert!(chosen.is_empty());
            let suggest = evening.key_of(Seat::Home, 0);
            evening.key(suggest);
            kept.clone_from(&evening.get::<Invitation>().chosen);
            assert!(!kept.is_empty(), "{what}");
        } else {
            assert_eq!(chosen, kept, "{what}: what was chosen before is there again");
        }
        close(&mut evening);
        assert_eq!(behind(&evening), Some((Seat::Home, false)), "{what}");
        evening.settle();
        assert_eq!(on_table(&evening), seen_by(&evening, None), "{what}");
        assert_eq!(*evening.get::<Invitation>(), Invitation::default(), "{what}: nothing shows");
        assert_eq!(evening.decided(), 0, "{what}");
        evening.focus(true);
        evening.go(Go::Close);
        assert_eq!(behind(&evening), Some((Seat::Home, false)), "{what}: it stays closed");
    }
    look(&mut evening);
    assert_eq!(on_table(&evening), seen_by(&evening, Some(Seat::Home)));
}

/// The window slept while one player fetched the other: it wakes to a frame that took half a minute, and hears of that
/// a frame late.
#[test]
fn the_time_begins_when_the_curtain_opens() {
    let mut evening = split();
    evening.world().insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(30)));
    look(&mut evening);
    assert_eq!(behind(&evening), Some((Seat::Home, true)));
    evening.world().insert_resource(TimeUpdateStrategy::ManualDuration(STEP));
    evening.frames(100);
    assert_eq!(behind(&evening), Some((Seat::Home, true)), "five seconds and what opening took");
    evening.frames(70);
    assert_eq!(behind(&evening), Some((Seat::Home, false)), "eight and a half");
}

#[test]
fn how_long_one_looks_can_be_set() {
    let mut evening = split();
    let asked_for = |evening: &mut Evening, frames: usize| {
        let mut asks = evening.get::<Messages<RequestRedraw>>().get_cursor_current();
        evening.frame();
        let first = asks.read(evening.get::<Messages<RequestRedraw>>()).count();
        evening.frames(frames - 1);
        first > 0
    };
    evening.set(|prefs| prefs.set.glance = Glance::Long);
    look(&mut evening);
    assert!(asked_for(&mut evening, 560), "the ring shrinks");
    assert_eq!(behind(&evening), Some((Seat::Home, true)), "28 seconds");
    evening.frames(60);
    assert_eq!(behind(&evening), Some((Seat::Home, false)));
    evening.set(|prefs| prefs.set.glance = Glance::Open);
    look(&mut evening);
    assert!(!asked_for(&mut evening, 1200), "nothing moves");
    assert_eq!(behind(&evening), Some((Seat::Home, true)), "a minute");
    evening.click(At::new(1518.0, 62.0));
    assert_eq!(behind(&evening), Some((Seat::Home, false)), "hidden by a click");
}

/// What one has taken up is told to nobody, and goes with its question.
#[test]
fn what_was_chosen_goes_with_its_question() {
    let mut evening = split();
    look(&mut evening);
    let suggest = evening.key_of(Seat::Home, 0);
    evening.key(suggest);
    evening.key(KeyCode::Tab);
    look(&mut evening);
    let done = evening.asked().buttons(Seat::Home).iter().position(|other| *other == Target::Done).unwrap();
    let key = evening.key_of(Seat::Home, done);
    evening.key(key);
    evening.settle();
    assert_eq!((evening.decided(), behind(&evening)), (1, Some((Seat::Away, false))));
    look(&mut evening);
    assert_eq!(evening.asked().chosen[Seat::Away], [0_u16; 0]);
    assert_eq!(evening.get::<Invitation>().chosen, Vec::<u16>::new(), "nothing of the other's");
}

#[test]
fn people_of_a_competition_are_called_by_their_names() {
    let mut evening = Evening::new(1280, 720);
    evening.watch();
    evening.set(|prefs| prefs.set.speed = 0.0);
    let game = named("soccer_cards").unwrap();
    let cup = Competition::new(game, Kind::Cup, entrants(4, 4, None, &[]), 3).unwrap();
    evening
        .world()
        .resource_scope(|world, mut on: Mut<UnderWay>| on.put(Some(cup), world.resource::<Data>()));
    let start = evening.get::<UnderWay>().next_match(evening.get::<Data>()).unwrap();
    evening.start(start);
    let seat = evening.session().curtain.unwrap().seat;
    let names = evening.session().names.clone().map(Option::unwrap);
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
    look(&mut evening);
    let prompt = format!("{}: ", names[seat]);
    assert!(evening.text().iter().any(|words| words.starts_with(&prompt)), "{prompt}");
}

#[test]
fn nothing_secret_opens_behind_the_sweep() {
    let mut evening = split();
    evening.set(|prefs| prefs.set.speed = 8.0);
    let record = evening.session().live.record().clone();
    evening.go(Go::Title(None));
    evening.frames(30);
    assert_eq!(evening.screen(), Screen::Title);
    let who = BySeat::new(Who::Human, Who::Human);
    let game = named("soccer_cards").unwrap();
    evening.world().write_message(StartMatch::from_record(game, &record, who));
    let (mut held, mut opened) = (0, false);
    for _ in 0..40 {
        evening.world().write_message(Look);
        evening.frame();
        let covers = evening.get::<Sweep>().covers();
        let idle = evening.get::<Playback>().idle();
        let Some(curtain) =
            evening.app.world().get_resource::<crate::session::Session>().and_then(|s| s.curtain)
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
