//! The rule sheet, clause by clause.

use super::super::TakenKick;
use super::*;
use engine::Decided;
use engine::playthrough::format_event;
use engine::testing::conformance;

const KICKS: &str = "Kick(left) Kick(middle) Kick(right)";
const DIVES: &str = "Dive(left) Dive(middle) Dive(right)";

#[test]
fn pen_1_conforms_with_three_five_and_seven_kicks() {
    assert_eq!(Options::default().kicks, 5);
    for kicks in 0..=9 {
        let options = Options { kicks, short: false };
        match Penalties::setup(&options, 1, &mut NullSink) {
            Ok(_) => {
                assert!(Options::KICKS.contains(&kicks));
                assert!(conformance::<Penalties>(&options, 1, 8_000).unwrap().matches > 100);
            }
            Err(error) => {
                let expected = format!("option `kicks`: {kicks} kicks a side: expected 3, 5 or 7 (PEN-1)");
                assert_eq!(error.to_string(), expected);
            }
        }
    }
}

#[test]
fn pen_2_the_toss_settles_the_order_of_all_kicks() {
    let mut firsts = BySeat::new(0, 0);
    for seed in 0..200 {
        let mut log = EventLog::default();
        let mut state = Penalties::setup(&Options::default(), seed, &mut log).unwrap();
        let first = if MatchRng::new(seed).heads() { Seat::Home } else { Seat::Away };
        assert_eq!(log.0.iter().map(format_event).collect::<Vec<_>>(), [format!("Tossed first={first}")]);
        firsts[first] += 1;
        for nth in 0.. {
            let kicker = if nth % 2 == 0 { first } else { !first };
            if state.outcome().is_some() {
                break;
            }
            assert_eq!((legal(&state, kicker).as_str(), legal(&state, !kicker).as_str()), (KICKS, DIVES));
            for seat in Seat::BOTH {
                let action = state.sample(seat, &mut MatchRng::new(seed + nth)).unwrap();
                state.apply(seat, &action, &mut NullSink).unwrap();
            }
        }
    }
    assert!(firsts[Seat::Home] > 70 && firsts[Seat::Away] > 70, "{firsts:?}");
    let refusal = refused(&after(5, "+"), Seat::Home, "Kick(left)");
    assert_eq!(refusal, "Kick(left) is not for home: expected Dive(place) (PEN-2)");
}

#[test]
fn pen_3_choices_are_secret_until_both_are_made() {
    for (seat, one, two) in
        [(Seat::Home, "Kick(left)", "Kick(right)"), (Seat::Away, "Dive(left)", "Dive(right)")]
    {
        let [a, b] = [one, two].map(|action| {
            let mut state = after(5, "");
            let side = if seat == Seat::Home { "H" } else { "A" };
            assert_eq!(events(&mut state, &format!("{side} {action}")), [format!("Sealed seat={seat}")]);
            state
        });
        assert_eq!(a.view(!seat), b.view(!seat));
        assert_ne!(a.view(seat), b.view(seat));
        assert_eq!(a.seats_to_move(), (!seat).into());
        let refusal = refused(&a, seat, two);
        assert_eq!(refusal, format!("{seat} has chosen already: expected {} to choose (PEN-3)", !seat));
    }
    let mut state = after(5, "");
    let events = events(&mut state, "A Dive(right); H Kick(left)");
    assert!(events[1].contains("by=home dive=right kick=left"), "{events:?}");
}

/// Checks the result of a kick, for each roll of the die from 1 to 6.
#[track_caller]
fn check(kick: GoalPlace, dive: GoalPlace, expected: &str) {
    let of = |roll| match KickResult::of(kick, dive, roll) {
        KickResult::OffTarget => 'o',
        KickResult::Saved => '-',
        KickResult::Goal => '+',
    };
    assert_eq!((1..=6).map(of).collect::<String>(), expected, "{kick} v {dive}");
}

#[test]
fn pen_4_a_one_is_off_target() {
    for kick in GoalPlace::ALL {
        for dive in GoalPlace::ALL {
            assert_eq!(KickResult::of(kick, dive, 1), KickResult::OffTarget);
        }
    }
    // The die is fair, and uses the match's own random numbers.
    let mut rolls = [0; 6];
    for seed in 0..3_000 {
        let mut state = Penalties::setup(&Options::default(), seed, &mut NullSink).unwrap();
        let kicker = state.table.first;
        state.apply(kicker, &Action::Kick(GoalPlace::Left), &mut NullSink).unwrap();
        state.apply(!kicker, &Action::Dive(GoalPlace::Left), &mut NullSink).unwrap();
        rolls[usize::from(state.table.taken[0].roll) - 1] += 1;
    }
    // 500 each; four standard errors are 82.
    assert!(rolls.iter().all(|n| (418..=582).contains(n)), "{rolls:?}");
}

#[test]
fn pen_5_a_keeper_in_the_same_place_saves() {
    check(GoalPlace::Middle, GoalPlace::Middle, "o-----");
    check(GoalPlace::Left, GoalPlace::Left, "o--+++");
    check(GoalPlace::Right, GoalPlace::Right, "o--+++");
}

#[test]
fn pen_6_anything_else_is_a_goal() {
    for kick in GoalPlace::ALL {
        for dive in GoalPlace::ALL.into_iter().filter(|dive| *dive != kick) {
            check(kick, dive, "o+++++");
        }
    }
    assert_eq!(after(5, "++-+o").score(), BySeat::new(1, 2));
}

/// Checks that the match ends with the last kick of the pattern and not before, or not at all.
#[track_caller]
fn ends(kicks: u8, pattern: &str, expected: Option<(Seat, Decided)>) {
    for len in 0..pattern.len() {
        assert_eq!(after(kicks, &pattern[..len]).outcome(), None, "after {len} of {pattern}");
    }
    let outcome = after(kicks, pattern).outcome();
    let found = outcome.map(|outcome| (outcome.winner, outcome.decided));
    assert_eq!(found, expected.map(|(winner, decided)| (Some(winner), decided)), "{pattern}");
}

#[test]
fn pen_7_over_as_soon_as_one_side_cannot_be_caught() {
    use Decided::NormalTime;
    for (kicks, pattern, winner) in [
        (5, "+-+-+-", Some(Seat::Home)),
        (5, "-+-+o+", Some(Seat::Away)),
        // Away can still draw level, until it cannot.
        (5, "+-+--++-", Some(Seat::Home)),
        (5, "+++++++-+", Some(Seat::Home)),
        (5, "++++++++-+", Some(Seat::Away)),
        (5, "++++++++++", None),
        (3, "+-+-", Some(Seat::Home)),
        (7, "+-+-+-+-", Some(Seat::Home)),
    ] {
        ends(kicks, pattern, winner.map(|winner| (winner, NormalTime)));
    }
    let state = after(3, "+-+-");
    assert_eq!(refused(&state, Seat::Home, "Kick(left)"), "the match is over: expected no action (PEN-7)");
}

#[test]
fn pen_8_pairs_of_kicks_follow_until_one_decides() {
    use Decided::SuddenRounds;
    for (kicks, pattern, winner) in [
        (5, "+++++++++++-", Some(Seat::Home)),
        (5, "-----------+", Some(Seat::Away)),
        (5, "----------++--+-", Some(Seat::Home)),
        (3, "++--++o+", Some(Seat::Away)),
        (3, "++--++oo", None),
    ] {
        ends(kicks, pattern, winner.map(|winner| (winner, SuddenRounds)));
    }
}

/// Whatever `kicks` says, which can be chosen beside it.
#[test]
fn pen_9_a_short_match_has_three_kicks() {
    for kicks in Options::KICKS {
        let options = Options { kicks, short: true };
        assert!(conformance::<Penalties>(&options, 1, 4_000).unwrap().matches > 100);
        let mut state = Penalties::setup(&options, 1, &mut NullSink).unwrap();
        state.table.first = Seat::Home;
        assert_eq!(state.table.regulation_kicks(), 6);
        let kick = |by, goal| TakenKick {
            by,
            kick: GoalPlace::Left,
            dive: GoalPlace::Right,
            roll: if goal { 6 } else { 1 },
            verdict: if goal { KickResult::Goal } else { KickResult::OffTarget },
        };
        for nth in 0..4 {
            assert!(!state.table.shootout().decided(), "{nth}");
            state.table.taken.push(kick(state.table.kicker(), nth % 2 == 0));
        }
        assert!(state.table.shootout().decided(), "2-0 with one kick left for away");
    }
}
