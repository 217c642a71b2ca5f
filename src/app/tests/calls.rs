//! Two at one screen, and cards of which only one of them knows: nobody is asked in vain; whoever wants to use one
//! calls for the own cards, with a key.

use super::TestApp;
use crate::controller::Controller;
use crate::engine::{Seat, SeatSet};
use crate::flow::start::StartMatch;
use crate::session::SecretChoice;
use crate::session::ask::DecisionTarget;
use crate::session::bindings::DIGITS;
use crate::session::refusal::RefusalNotice;
use crate::session::sync::DesyncCount;
use crate::stage::offer::Secrecy;
use crate::stage::scene::Audience;

/// Two people at the kick-off of Soccer-Go; and who attacks.
fn kick_off(seed: u64) -> (TestApp, Seat) {
    let mut evening = TestApp::new(1280, 720);
    evening.watch();
    evening.set(|prefs| prefs.settings.speed = 0.0);
    evening.begin("soccer_go", "", seed, Controller::Human, Controller::Human);
    let screen = Audience { seat: Seat::Home, shared: true };
    let attacker = evening.the_match().live.scene(screen).board.possession.unwrap();
    (evening, attacker)
}

/// For whom the curtain hangs.
fn hangs(evening: &TestApp) -> Option<Seat> {
    evening.seating().curtain.filter(|curtain| !curtain.open).map(|curtain| curtain.seat)
}

/// Presses the key of that.
fn press(evening: &mut TestApp, seat: Seat, target: DecisionTarget) {
    let strokes = evening.asked().key_hints(seat);
    let stroke = strokes.iter().find(|(other, _)| *other == target).map(|(_, stroke)| *stroke).unwrap();
    let hand = stroke.hand.map(|place| evening.key_of(seat, place));
    let digit = stroke.digit.map(|place| DIGITS[place]);
    evening.key(hand.or(digit).unwrap());
}

/// Both look at their cards, and play on.
fn both_look(evening: &mut TestApp, attacker: Seat) {
    for seat in [!attacker, attacker] {
        assert_eq!(hangs(evening), Some(seat));
        evening.look();
        assert_eq!(evening.asked().behind, Some(seat));
        press(evening, seat, DecisionTarget::PlayOn);
        evening.wait_until_idle();
    }
    assert!(evening.seating().curtain.is_none() && evening.asked().secret);
}

/// Both tap, these options of theirs, counted round and round.
fn both_tap(evening: &mut TestApp, options: [usize; 2]) {
    for (seat, option) in Seat::BOTH.into_iter().zip(options) {
        let n = evening.asked().offers[seat].len();
        press(evening, seat, DecisionTarget::Offer(option % n));
    }
    evening.wait_until_idle();
}

/// A whole match by keys. The curtain falls for nobody who has not called or does not decide behind it, whatever lies
/// in hands; where the show waits for a word, a word is enough.
#[test]
fn two_people_play_soccer_go_and_hand_over_only_where_a_card_may_be_played() {
    let mut looks = [0, 0];
    let mut used = 0;
    for seed in [3, 4] {
        let (mut evening, attacker) = kick_off(seed);
        both_look(&mut evening, attacker);
        let mut called = SeatSet::NONE;
        let mut round = 0;
        while evening.the_match().outcome().is_none() {
            round += 1;
            assert!(round < 600, "the match does not end");
            if let Some(seat) = hangs(&evening) {
                let the_match = evening.the_match();
                let decides =
                    the_match.live.secrecy(seat) == Secrecy::Curtain && !the_match.silences.pending();
                assert!(decides || called.has(seat), "nobody called: seed {seed}, round {round}");
                called = called.without(seat);
                looks[usize::from(decides)] += 1;
                evening.look();
                let targets = evening.asked().targets(seat);
                let calls = evening.asked().behind == Some(seat);
                let asked = evening.the_match().revision;
                // Three numbers, or a card that asks for them.
                while let Some(target) = [DecisionTarget::Suggest, DecisionTarget::Done]
                    .into_iter()
                    .chain(
                        targets
                            .iter()
                            .copied()
                            .filter(|target| matches!(target, DecisionTarget::Card(_)))
                            .take(1),
                    )
                    .find(|target| evening.asked().buttons(seat).contains(target))
                    .filter(|_| evening.the_match().revision == asked && evening.asked().seat() == Some(seat))
                {
                    press(&mut evening, seat, target);
                }
                if evening.asked().asks(seat) && evening.the_match().revision == asked {
                    let offers = evening.asked().offers[seat].len();
                    let target = if offers > 0 {
                        DecisionTarget::Offer(round % offers)
                    } else {
                        DecisionTarget::PlayOn
                    };
                    used += usize::from(calls && offers > 0);
                    press(&mut evening, seat, target);
                }
                evening.wait_until_idle();
            } else if let Some(seat) = evening.asked().stopped {
                if round % 2 == 0 {
                    press(&mut evening, seat, DecisionTarget::PlayOn);
                } else {
                    called = SeatSet::one(seat);
                    press(&mut evening, seat, DecisionTarget::Call);
                }
                evening.wait_until_idle();
            } else if evening.asked().secret {
                let can = evening.asked().calls;
                called = SeatSet::NONE;
                if let Some(seat) = can.iter().nth(round % 2).filter(|_| round % 3 == 0) {
                    called = SeatSet::one(seat);
                    press(&mut evening, seat, DecisionTarget::Call);
                    assert_eq!(evening.seating().pending[seat], Some(SecretChoice::Call));
                    press(&mut evening, !seat, DecisionTarget::Offer(0));
                    evening.wait_until_idle();
                } else {
                    both_tap(&mut evening, [round, round * 3 + 1]);
                }
            } else {
                let seat = evening.asked().seat().unwrap();
                press(&mut evening, seat, DecisionTarget::Offer(0));
                evening.wait_until_idle();
            }
            assert_eq!(evening.get::<DesyncCount>().0, 0, "seed {seed}, round {round}");
            assert!(evening.quiet(), "seed {seed}, round {round}");
        }
    }
    assert!(looks[0] > 10 && looks[1] > 10 && used > 3, "{looks:?}, {used} cards used");
}

/// Until both have chosen, nobody sees whether a number was tapped or the cards were called for.
#[test]
fn a_pass_window_looks_like_any_other_choice() {
    let after = |call: bool| {
        let (mut evening, attacker) = kick_off(5);
        both_look(&mut evening, attacker);
        both_tap(&mut evening, [2, 5]);
        assert!(evening.asked().secret && evening.asked().calls == SeatSet::BOTH, "pass 2");
        let tapped = if call { DecisionTarget::Call } else { DecisionTarget::Offer(1) };
        press(&mut evening, Seat::Away, tapped);
        evening.frames(3);
        assert!(hangs(&evening).is_none() && evening.get::<RefusalNotice>().shown().is_none());
        let text = evening.text();
        assert!(text.iter().any(|words| words == "My cards"), "{text:?}");
        // It may be changed.
        press(&mut evening, Seat::Away, DecisionTarget::Offer(0));
        assert!(matches!(evening.seating().pending[Seat::Away], Some(SecretChoice::Action(_))));
        text
    };
    assert_eq!(after(true), after(false));
}

/// A match that is left where somebody could call can be gone on with, and the call is still there.
#[test]
fn an_open_pass_window_survives_leaving_the_match() {
    let (mut evening, attacker) = kick_off(5);
    both_look(&mut evening, attacker);
    both_tap(&mut evening, [2, 5]);
    evening.wait_until_idle();
    let kept = evening.kept("soccer_go").unwrap();
    let start = StartMatch::go_on(&kept).unwrap();
    evening.title();
    evening.start(start);
    assert!(evening.seating().curtain.is_none() && evening.asked().secret);
    assert_eq!(evening.asked().calls, SeatSet::BOTH);
    assert_eq!(evening.get::<DesyncCount>().0, 0);
}
