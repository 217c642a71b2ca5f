//! Tests pass windows for two people at one screen whose cards are secret: nobody is asked needlessly, and a player who
//! wants to use a card asks for its own hand with a key.

use super::prelude::*;
use stage::offer::Secrecy;

/// Returns a match of Soccer-Go between two people at kick-off, and the attacker.
fn kick_off(seed: u64) -> (TestApp, Seat) {
    let test_app = TestApp::playing("soccer_go", seed, Controller::Human);
    let screen = Audience { seat: Seat::Home, shared: true };
    let attacker = test_app.the_match().state.scene(screen).board.possession.unwrap();
    (test_app, attacker)
}

/// Returns the seat for which the privacy screen is closed.
fn hangs(test_app: &TestApp) -> Option<Seat> {
    test_app.seating().privacy_screen.filter(|screen| !screen.open).map(|screen| screen.seat)
}

/// Lets both sides look at their cards and pass.
fn both_look(test_app: &mut TestApp, attacker: Seat) {
    for seat in [!attacker, attacker] {
        assert_eq!(hangs(test_app), Some(seat));
        test_app.look();
        assert_eq!(test_app.asked().looking_seat, Some(seat));
        test_app.press(seat, DecisionTarget::PlayOn);
        test_app.wait_until_idle();
    }
    assert!(test_app.seating().privacy_screen.is_none() && test_app.asked().secret);
}

/// Lets both sides choose these options in secret, counted modulo their number.
fn both_tap(test_app: &mut TestApp, options: [usize; 2]) {
    for (seat, option) in Seat::BOTH.into_iter().zip(options) {
        let n = test_app.asked().offers[seat].len();
        test_app.press(seat, DecisionTarget::Offer(option % n));
    }
    test_app.wait_until_idle();
}

/// A whole match by keys. The privacy screen closes only for a side that asked for its cards or decides behind it,
/// whatever cards are held; where the show waits for a word, one word is enough.
#[test]
fn two_people_play_soccer_go_and_hand_over_only_where_a_card_may_be_played() {
    let mut looks = [0, 0];
    let mut used = 0;
    for seed in [3, 4] {
        let (mut test_app, attacker) = kick_off(seed);
        both_look(&mut test_app, attacker);
        let mut called = SeatSet::NONE;
        let mut round = 0;
        while test_app.the_match().outcome().is_none() {
            round += 1;
            assert!(round < 600, "the match does not end");
            if let Some(seat) = hangs(&test_app) {
                let the_match = test_app.the_match();
                let decides = the_match.state.secrecy(seat) == Secrecy::PrivacyScreen
                    && !the_match.passed_windows.pending();
                assert!(decides || called.contains(seat), "nobody called: seed {seed}, round {round}");
                called = called.difference(seat.into());
                looks[usize::from(decides)] += 1;
                test_app.look();
                let targets = test_app.asked().targets(seat);
                let calls = test_app.asked().looking_seat == Some(seat);
                let asked = test_app.the_match().revision;
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
                    .find(|target| test_app.asked().buttons(seat).contains(target))
                    .filter(|_| {
                        test_app.the_match().revision == asked
                            && test_app.asked().only_asked_seat() == Some(seat)
                    })
                {
                    test_app.press(seat, target);
                }
                if test_app.asked().asks(seat) && test_app.the_match().revision == asked {
                    let offers = test_app.asked().offers[seat].len();
                    let target = if offers > 0 {
                        DecisionTarget::Offer(round % offers)
                    } else {
                        DecisionTarget::PlayOn
                    };
                    used += usize::from(calls && offers > 0);
                    test_app.press(seat, target);
                }
                test_app.wait_until_idle();
            } else if let Some(seat) = test_app.asked().waiting_seat {
                if round % 2 == 0 {
                    test_app.press(seat, DecisionTarget::PlayOn);
                } else {
                    called = SeatSet::one(seat);
                    test_app.press(seat, DecisionTarget::Call);
                }
                test_app.wait_until_idle();
            } else if test_app.asked().secret {
                let can = test_app.asked().may_call;
                called = SeatSet::NONE;
                if let Some(seat) = can.iter().nth(round % 2).filter(|_| round % 3 == 0) {
                    called = SeatSet::one(seat);
                    test_app.press(seat, DecisionTarget::Call);
                    assert_eq!(test_app.seating().pending[seat], Some(SecretChoice::Call));
                    test_app.press(!seat, DecisionTarget::Offer(0));
                    test_app.wait_until_idle();
                } else {
                    both_tap(&mut test_app, [round, round * 3 + 1]);
                }
            } else {
                let seat = test_app.asked().only_asked_seat().unwrap();
                test_app.press(seat, DecisionTarget::Offer(0));
                test_app.wait_until_idle();
            }
            test_app.assert_sound(&format!("seed {seed}, round {round}"));
        }
    }
    assert!(looks[0] > 10 && looks[1] > 10 && used > 3, "{looks:?}, {used} cards used");
}

/// Until both have chosen, nothing shows whether a number was chosen or the cards were asked for.
#[test]
fn a_pass_window_looks_like_any_other_choice() {
    let after = |call: bool| {
        let (mut test_app, attacker) = kick_off(5);
        both_look(&mut test_app, attacker);
        both_tap(&mut test_app, [2, 5]);
        assert!(test_app.asked().secret && test_app.asked().may_call == SeatSet::BOTH, "pass 2");
        let tapped = if call { DecisionTarget::Call } else { DecisionTarget::Offer(1) };
        test_app.press(Seat::Away, tapped);
        test_app.frames(3);
        assert!(hangs(&test_app).is_none() && test_app.get::<CurrentNotice>().shown().is_none());
        assert!(test_app.shows("My cards"));
        let text = test_app.text();
        // It may be changed.
        test_app.press(Seat::Away, DecisionTarget::Offer(0));
        assert!(matches!(test_app.seating().pending[Seat::Away], Some(SecretChoice::Action(_))));
        text
    };
    assert_eq!(after(true), after(false));
}

/// A match that is left during an open pass window resumes with that window.
#[test]
fn an_open_pass_window_survives_leaving_the_match() {
    let (mut test_app, attacker) = kick_off(5);
    both_look(&mut test_app, attacker);
    both_tap(&mut test_app, [2, 5]);
    test_app.wait_until_idle();
    let kept = test_app.kept("soccer_go").unwrap();
    let start = StartMatch::resume_saved(&kept).unwrap();
    test_app.title();
    test_app.start(start);
    assert!(test_app.seating().privacy_screen.is_none() && test_app.asked().secret);
    assert_eq!(test_app.asked().may_call, SeatSet::BOTH);
    assert_eq!(test_app.get::<DesyncCount>().0, 0);
}
