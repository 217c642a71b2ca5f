//! Two people at one screen, and a hand that only one of them may see.

use bevy::prelude::*;

use super::Evening;
use crate::engine::{BySeat, Seat};
use crate::flow::page::{Go, Page};
use crate::flow::screen::{Screen, Sweep};
use crate::flow::start::StartMatch;
use crate::games::named;
use crate::session::ask::Target;
use crate::session::curtain::Look;
use crate::stage::layout::At;
use crate::stage::scene::{Audience, Scene};
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
    let closing: [(&str, fn(&mut Evening)); 3] = [
        ("nobody moves for eight seconds", |evening| {
            evening.frames(150);
            assert_eq!(behind(evening), Some((Seat::Home, true)), "not yet");
            evening.key(KeyCode::ArrowRight);
            evening.frames(150);
            assert_eq!(behind(evening), Some((Seat::Home, true)), "somebody moved");
            evening.frames(12);
        }),
        ("the window loses the focus", |evening| evening.focus(false)),
        ("a page opens", |evening| evening.go(Go::To(Page::Menu))),
    ];
    for (what, close) in closing {
        look(&mut evening);
        assert_eq!(behind(&evening), Some((Seat::Home, true)), "{what}");
        let suggest = evening.key_of(Seat::Home, 0);
        evening.key(suggest);
        assert!(!evening.get::<Invitation>().chosen.is_empty(), "{what}");
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
