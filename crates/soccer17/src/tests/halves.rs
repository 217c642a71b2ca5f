//! Tests of the toss, the halves, extra time, the shootout, and the result.

use super::*;
use crate::state::{Period, last_time};
use engine::{BySeat, Decided};

#[test]
fn s17_1_the_winner_of_the_toss_chooses() {
    let (mut home, mut away) = (0, 0);
    for seed in 0..100 {
        let mut log = EventLog::default();
        let state = Soccer17::setup(&Options::default(), seed, &mut log).unwrap();
        let winner = state.seats_to_move().first().unwrap();
        *(if winner == Seat::Home { &mut home } else { &mut away }) += 1;
        assert_eq!(log.0.iter().map(format_event).collect::<Vec<_>>(), [format!("Tossed winner={winner}")]);
        for (action, first) in [(Action::Attack, winner), (Action::Defend, !winner)] {
            let mut state = state.clone();
            state.apply(winner, &action, &mut NullSink).unwrap();
            assert_eq!(
                (state.table.first, state.table.attacker, state.table.phase),
                (first, first, Phase::Lay)
            );
        }
    }
    assert!(home > 30 && away > 30, "{home} {away}");
}

/// Returns the last turn of a period with this score; home attacked first and attacks now.
fn last_turn(kind: MatchKind, period: Period, home: u32, away: u32) -> Soccer17 {
    given(Options { kind, ..Options::default() }, |t| {
        t.period = period;
        t.time = last_time(period);
        t.score = BySeat::new(home, away);
        t.level_after_normal_time = period > Period::SecondHalf;
        t.stars = 2;
        t.tackle = BySeat::new(false, false);
    })
}

const TURN: &str = "H Pass, A Block";

#[test]
fn s17_15_the_other_side_attacks_first_after_the_break() {
    check(
        last_turn(MatchKind::League, Period::FirstHalf, 0, 0),
        TURN,
        "HalfBegan attacker=away period=SecondHalf",
    );
}

#[test]
fn s17_16_more_goals_win_a_league_match_may_be_drawn() {
    for (kind, home, away, winner) in [
        (MatchKind::League, 2, 1, "home"),
        (MatchKind::League, 0, 1, "away"),
        (MatchKind::League, 1, 1, "none"),
        (MatchKind::Cup, 0, 3, "away"),
    ] {
        let level = home == away;
        let expected = format!(
            "HalfEnded period=SecondHalf | MatchEnded outcome=(decided=normal_time kicks=none \
             level_after_normal_time={level} score={home}-{away} winner={winner})"
        );
        let state = check(last_turn(kind, Period::SecondHalf, home, away), TURN, &expected);
        assert_eq!(refused(&state, Seat::Home, "Pass"), "the match is over: expected no action (S17-16)");
    }
}

#[test]
fn s17_17_hands_stars_and_ball_are_reset() {
    for period in [Period::FirstHalf, Period::SecondHalf, Period::ExtraFirst] {
        let table = check(last_turn(MatchKind::Cup, period, 1, 1), TURN, "HalfBegan").table;
        assert_eq!((table.time, table.area, table.stars), (0, 2, 0));
        assert!(table.tackle[Seat::Home] && table.tackle[Seat::Away]);
    }
}

#[test]
fn s17_18_a_level_cup_match_goes_to_two_halves_of_15() {
    check(
        last_turn(MatchKind::Cup, Period::SecondHalf, 1, 1),
        TURN,
        "HalfBegan attacker=home period=ExtraFirst",
    );
    let at_twelve = given(Options { kind: MatchKind::Cup, ..Options::default() }, |t| {
        (t.period, t.time) = (Period::ExtraFirst, 12);
    });
    check(at_twelve, TURN, "TurnEnded time=15 | !HalfEnded");
    check(
        last_turn(MatchKind::Cup, Period::ExtraFirst, 1, 1),
        TURN,
        "HalfBegan attacker=away period=ExtraSecond",
    );
    // A goal in the first half of extra time does not end it.
    check(
        last_turn(MatchKind::Cup, Period::ExtraFirst, 2, 1),
        TURN,
        "HalfBegan attacker=away period=ExtraSecond",
    );
    let state = check(last_turn(MatchKind::Cup, Period::ExtraSecond, 2, 1), TURN, "MatchEnded");
    let outcome = state.outcome().unwrap();
    assert_eq!(
        (outcome.winner, outcome.decided, outcome.kicks),
        (Some(Seat::Home), Decided::ExtraTime, None)
    );
    assert!(outcome.level_after_normal_time);
}

const MISS: &str = "@6, {} Take(0), {} Take(0), {} Take(0), {} Take(0)";
const SCORE: &str = "@1, {} Take(1)";

fn kick(side: &str, scored: bool) -> String {
    (if scored { SCORE } else { MISS }).replace("{}", side)
}

#[test]
fn s17_19_pairs_of_kicks_until_only_one_side_scores() {
    let start = || last_turn(MatchKind::Cup, Period::ExtraSecond, 1, 1);
    let began =
        check(start(), TURN, "ShootoutBegan first=home | ShotAnnounced bonus=0 by=home printed=4 strength=4");
    assert_eq!(asked(&began), "H: Take(0), Take(1), Take(2), Take(3), Take(4), Take(5)");
    for (kicks, winner) in [
        (&[(true, false)][..], Some(Seat::Home)),
        (&[(false, true)], Some(Seat::Away)),
        (&[(true, true), (false, false), (false, true)], Some(Seat::Away)),
        (&[(true, true)], None),
        (&[(false, false)], None),
    ] {
        let mut state = began.clone();
        for (home, away) in kicks {
            // Both sides always shoot, without a rebound.
            state = check(
                state,
                &kick("H", *home),
                "KickTaken by=home | ShotAnnounced bonus=0 by=away | !Rebound | !Goal",
            );
            state = check(state, &kick("A", *away), "KickTaken by=away | !Rebound | !Goal");
        }
        let outcome = state.outcome();
        assert_eq!(outcome.and_then(|o| o.winner), winner, "{kicks:?}");
        assert_eq!(outcome.is_some(), winner.is_some());
        assert_eq!(state.score(), BySeat::new(1, 1));
        if let Some(outcome) = outcome {
            let home = kicks.iter().filter(|k| k.0).count() as u32;
            let away = kicks.iter().filter(|k| k.1).count() as u32;
            assert_eq!((outcome.kicks, outcome.decided), (Some(BySeat::new(home, away)), Decided::Shootout));
        } else {
            assert_eq!(state.table.attacker, Seat::Home);
        }
    }
}

#[test]
fn s17_19_the_side_that_attacked_first_kicks_first() {
    let mut state = last_turn(MatchKind::Cup, Period::ExtraSecond, 0, 0);
    state.table.first = Seat::Away;
    check(state, TURN, "ShootoutBegan first=away | by=away printed=4");
}

/// Returns the last turn of a short match with this score; home attacked first and attacks now.
fn last_turn_of_short(kind: MatchKind, home: u32, away: u32) -> Soccer17 {
    given(Options { kind, short: true, ..Options::default() }, |t| {
        assert_eq!((t.period, t.time, t.area, t.attacker), (Period::SecondHalf, 0, 2, Seat::Home));
        t.time = 45;
        t.score = BySeat::new(home, away);
    })
}

#[test]
fn s17_23_a_short_match_is_the_second_half_alone() {
    for kind in [MatchKind::League, MatchKind::Cup] {
        let options = Options { kind, short: true, ..Options::default() };
        for (action, attacker) in [(Action::Attack, 0), (Action::Defend, 1)] {
            let mut log = EventLog::default();
            let mut state = Soccer17::setup(&options, 4, &mut log).unwrap();
            let winner = state.seats_to_move().first().unwrap();
            state.apply(winner, &action, &mut log).unwrap();
            let attacker = [winner, !winner][attacker];
            let expected = format!("HalfBegan attacker={attacker} period=SecondHalf");
            assert_eq!(format_event(log.0.last().unwrap()), expected);
        }
        let state = check(last_turn_of_short(kind, 1, 0), TURN, "HalfEnded period=SecondHalf | MatchEnded");
        let outcome = state.outcome().unwrap();
        assert_eq!((outcome.winner, outcome.decided), (Some(Seat::Home), Decided::NormalTime));
    }
}

#[test]
fn s17_23_a_level_one_is_drawn_or_goes_to_the_shootout() {
    let drawn = check(last_turn_of_short(MatchKind::League, 1, 1), TURN, "MatchEnded | !ShootoutBegan");
    assert_eq!(drawn.outcome().unwrap().winner, None);
    let expected = "HalfEnded period=SecondHalf | ShootoutBegan first=home | !HalfBegan | !MatchEnded";
    let level = check(last_turn_of_short(MatchKind::Cup, 1, 1), TURN, expected);
    assert!(level.table.level_after_normal_time);
}
