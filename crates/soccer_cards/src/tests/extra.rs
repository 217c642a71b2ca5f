//! Tests of extra time with the bench.

use super::*;
use crate::Event;
use engine::{Decided, LegalListing};

/// Plays to the end of normal time in a level cup match with that bench. Returns state and events.
fn level(bench: &str, neutral: bool) -> (SoccerCards, EventLog<Event>) {
    let options = Options { neutral, ..CUP };
    let mut state = half(options, Period::SecondHalf, ["offside*8", "offside*8"], |_| ());
    state.bench = cards(bench);
    let mut state = turns(state, 7, "offside", "offside");
    let (leader, mut log) = (state.table.leader, EventLog::default());
    state.apply(leader, &Action::Lead(CardKind::Offside), &mut log).unwrap();
    state.apply(!leader, &Action::Answer(CardKind::Offside), &mut log).unwrap();
    (state, log)
}

const BENCH: &str = "black_ball*2 blue_goal*2 coloured_shield*4 penalty*2 red_ball*4 yellow_shield*2";

#[test]
fn sc_11_the_bench_is_dealt_eight_to_each_and_open() {
    let (state, log) = level(BENCH, false);
    let Some(Event::BenchDealt { hands }) = log.0.last() else { panic!("{:?}", log.0) };
    for seat in Seat::BOTH {
        assert_eq!(hands[seat].into_iter().collect::<CardCounts>(), state.held[seat].now);
        assert_eq!(state.table.left[seat], HandSizes { now: 8, later: 0 });
        // Both sides see both hands.
        assert_eq!(log.0.last().unwrap().seen_from(seat), *log.0.last().unwrap());
    }
    assert_eq!(state.held[Seat::Home].now + state.held[Seat::Away].now, cards(BENCH));
    assert!(state.bench.is_empty() && state.table.level_after_normal_time);
    assert_eq!(state.legal(Seat::Home, &mut Vec::new()), LegalListing::Sampled);
}

#[test]
fn sc_11_each_side_can_infer_the_others_eight() {
    let mut rng = engine::MatchRng::new(11);
    let mut seen = 0;
    for seed in 0..200 {
        let mut state = dealt(CUP, seed);
        while let Some(seat) = state.seats_to_move().first() {
            if state.table.period >= Period::ExtraFirst {
                seen += 1;
                for seat in Seat::BOTH {
                    let other = state.held[!seat];
                    assert_eq!(state.view(seat).unseen(), other.now + other.later);
                }
            }
            let action = state.sample(seat, &mut rng).unwrap();
            state.apply(seat, &action, &mut NullSink).unwrap();
        }
    }
    assert!(seen > 500, "{seen}");
}

#[test]
fn sc_11_split_into_two_decks_of_four() {
    let (mut state, _) = level(BENCH, false);
    state.held[Seat::Home].now = cards("coloured_shield*4 red_ball*4");
    state.held[Seat::Away].now = cards("black_ball*2 blue_goal*2 penalty*2 yellow_shield*2");
    for (action, expected) in [
        ("Split([red_ball, red_ball, red_ball])", "a first half of 3 cards: expected 4 of them (SC-11)"),
        (
            "Split([penalty, red_ball, red_ball, red_ball])",
            "penalty is named 1 times: expected at most 0, as in the hand (SC-11)",
        ),
        ("Lead(red_ball)", "Lead(red_ball) answers another question: expected Split([card, ..]) (SC-11)"),
    ] {
        assert_eq!(refused(&state, Seat::Home, action), expected);
    }
    let home = "H Split([coloured_shield, red_ball, red_ball, red_ball])";
    let state = check(state, home, "Sealed seat=home | !HalfBegan | ? A");
    let expected = "home has chosen already: expected away to choose (SC-11)";
    assert_eq!(refused(&state, Seat::Home, &home[2..]), expected);
    let away = "A Split([black_ball, blue_goal, penalty, penalty])";
    let state = check(state, away, "Sealed seat=away | HalfBegan leader=away period=ExtraFirst | ? A");
    assert_eq!(state.table.left[Seat::Home], HandSizes { now: 4, later: 4 });
    assert_eq!(
        refused(&state, Seat::Away, "Lead(yellow_shield)"),
        "yellow_shield waits in the second-half deck: expected a card of the deck of this half (SC-5)"
    );
}

#[test]
fn sc_11_two_short_halves_away_leads_the_first_home_the_second() {
    for neutral in [false, true] {
        let options = Options { neutral, ..CUP };
        let mut state = half(options, Period::ExtraFirst, ["penalty*4", "offside*4"], |_| ());
        let mut leads = Vec::new();
        while state.table.period < Period::Shootout && state.outcome().is_none() {
            leads.push(state.table.leader);
            let held = |seat: Seat| state.held[seat].now.kinds().next().unwrap().name();
            let (led, answer) = (held(state.table.leader), held(!state.table.leader));
            state = turns(state, 1, led, answer);
        }
        let (h, a) = (Seat::Home, Seat::Away);
        assert_eq!(leads, [a, h, a, h, h, a, h, a]);
        // Home scored both penalties: the match is decided, and the goals count in the score.
        let outcome = state.outcome().unwrap();
        assert_eq!((outcome.winner, outcome.decided, outcome.kicks), (Some(h), Decided::ExtraTime, None));
        assert_eq!(outcome.score, BySeat::new(2, 0));
    }
}

#[test]
fn sc_11_level_after_extra_time_goes_to_the_shootout() {
    let state = half(CUP, Period::ExtraSecond, ["offside*4", "offside*4"], |_| ());
    let state = turns(state, 3, "offside", "offside");
    let expected = "HalfEnded period=ExtraSecond score=0-0 | ShootoutBegan first= | !MatchEnded | ? H A";
    check(state, "A Lead(offside); H Answer(offside)", expected);
}
