//! Tests of the shootout.

use super::*;
use crate::BallColour;
use crate::state::KICKS;
use engine::{Decided, MatchRng, Shootout};

/// Returns a shootout after 2-2.
fn shootout(first: Seat) -> SoccerCards {
    let mut state = half(CUP, Period::ExtraSecond, ["offside*4", "offside*4"], |_| ());
    state.held = BySeat::default();
    state.table.left = BySeat::default();
    state.table.period = Period::Shootout;
    state.table.leader = first;
    state.table.phase = Phase::Kick;
    state.table.shootout = Some(Shootout::new(KICKS, first));
    state.table.score = BySeat::new(2, 2);
    state.table.level_after_normal_time = true;
    state
}

/// Takes kicks in turn: `+` goes in, `-` is saved. Returns for each kick whether the match is over after it.
fn kicks(mut state: SoccerCards, pattern: &str) -> (SoccerCards, String) {
    let mut over = String::new();
    for kick in pattern.chars() {
        let kicker = state.table.leader;
        let keep = if kick == '+' { BallColour::Blue } else { BallColour::Red };
        state.apply(kicker, &Action::Kick(BallColour::Red), &mut NullSink).unwrap();
        state.apply(!kicker, &Action::Keep(keep), &mut NullSink).unwrap();
        over.push(if state.outcome().is_some() { 'x' } else { '.' });
    }
    (state, over)
}

#[test]
fn sc_12_equal_colours_are_a_save() {
    for kick in BallColour::ALL {
        for keep in BallColour::ALL {
            let scored = kick != keep;
            let expected = format!(
                "Sealed seat=away | KickTaken by=home keep={keep} kick={kick} kicks={}-0 scored={scored} \
                 | RolesChanged leader=away | !Goal | ? H A",
                u8::from(scored)
            );
            let state = check(shootout(Seat::Home), &format!("A Keep({keep}); H Kick({kick})"), &expected);
            assert_eq!(state.score(), BySeat::new(2, 2), "kicks are no goals");
        }
    }
}

#[test]
fn sc_12_both_pick_secretly_any_colour_every_time() {
    let state = shootout(Seat::Home);
    let (kick, keep) = (
        "Kick(black), Kick(blue), Kick(green), Kick(red)",
        "Keep(black), Keep(blue), Keep(green), Keep(red)",
    );
    assert_eq!((legal(&state, Seat::Home).as_str(), legal(&state, Seat::Away).as_str()), (kick, keep));
    let sealed = check(state.clone(), "H Kick(red)", "Sealed seat=home | !KickTaken | ? A");
    let other = check(state.clone(), "H Kick(blue)", "");
    assert_eq!(sealed.view(Seat::Away), other.view(Seat::Away));
    assert_ne!(sealed.view(Seat::Home), other.view(Seat::Home));
    for (state, seat, action, expected) in [
        (
            &state,
            Seat::Home,
            "Keep(red)",
            "Keep(red) answers another question: expected Kick(colour) (SC-12)",
        ),
        (
            &state,
            Seat::Away,
            "Kick(red)",
            "Kick(red) answers another question: expected Keep(colour) (SC-12)",
        ),
        (
            &state,
            Seat::Away,
            "Lead(penalty)",
            "Lead(penalty) answers another question: expected Keep(colour) (SC-12)",
        ),
        (&sealed, Seat::Home, "Kick(red)", "home has chosen already: expected away to choose (SC-12)"),
    ] {
        assert_eq!(refused(state, seat, action), expected);
    }
    // Colours are never used up, and the roles change.
    let (state, _) = kicks(state, "----");
    assert_eq!((legal(&state, Seat::Home).as_str(), legal(&state, Seat::Away).as_str()), (kick, keep));
    let (state, _) = kicks(state, "-");
    assert_eq!((legal(&state, Seat::Home).as_str(), legal(&state, Seat::Away).as_str()), (keep, kick));
}

#[test]
fn sc_12_stopped_when_decided_then_pairs() {
    for (pattern, expected) in [
        // Three ahead with two kicks left.
        ("+-+-+-", ".....x"),
        ("-+-+-+", ".....x"),
        // Away can still draw level, until it cannot.
        ("+-+--++-", ".......x"),
        ("+++++++-+", "........x"),
        ("++++++++-+", ".........x"),
        ("++++++++++", ".........."),
        // Sudden death: both always kick.
        ("+++++++++++-", "...........x"),
        ("----------+-", "...........x"),
        ("-----------+", "...........x"),
        ("----------++--+-", "...............x"),
    ] {
        for first in Seat::BOTH {
            let (state, over) = kicks(shootout(first), pattern);
            assert_eq!(over, expected, "{pattern}");
            let scored =
                |nth: usize| pattern.chars().skip(nth).step_by(2).filter(|kick| *kick == '+').count() as u32;
            let mut expected = BySeat::new(scored(0), scored(1));
            if first == Seat::Away {
                expected = expected.swapped();
            }
            assert_eq!(state.table.shootout.unwrap().scored, expected, "{pattern}");
            if let Some(outcome) = state.outcome() {
                assert_eq!((outcome.decided, outcome.kicks), (Decided::Shootout, Some(expected)));
                assert_eq!((outcome.winner, outcome.score), (expected.ahead(), BySeat::new(2, 2)));
                assert!(outcome.level_after_normal_time);
            }
        }
    }
}

#[test]
fn sc_12_the_first_kicker_is_tossed_for_heads_home() {
    let mut firsts = BySeat::new(0, 0);
    for seed in 0..200 {
        let mut state = half(CUP, Period::ExtraSecond, ["offside*4", "offside*4"], |_| ());
        state.rng = MatchRng::new(seed);
        let state = turns(state, 4, "offside", "offside");
        let expected = if MatchRng::new(seed).heads() { Seat::Home } else { Seat::Away };
        assert_eq!((state.table.period, state.table.leader), (Period::Shootout, expected));
        firsts[expected] += 1;
    }
    assert!(firsts[Seat::Home] > 70 && firsts[Seat::Away] > 70, "{firsts:?}");
}
