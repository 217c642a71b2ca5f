//! Tests of the toss, rounds and halves, extra time, the shootout, and the result.

use super::*;
use crate::state::{LaidCards, MatchPeriod, Phase};
use crate::{BeforePass, Event};
use engine::{BySeat, Decided};

#[test]
fn sgo_1_the_toss_and_the_order_of_attack() {
    let mut home = 0;
    for seed in 0..100 {
        let mut log = EventLog::default();
        let state = SoccerGo::setup(&Options::default(), seed, &mut log).unwrap();
        let first = state.table.first;
        home += u32::from(first == Seat::Home);
        assert_eq!(format_event(&log.0[0]), format!("Tossed first={first}"));
        let order: Vec<_> = (1..=10).map(|turn| state.table.attacker_of(turn) == first).collect();
        // The second half (turns 5 to 8) is reversed, extra time (9, 10) is not.
        assert_eq!(order, [true, false, true, false, false, true, false, true, true, false]);
    }
    assert!((30..70).contains(&home), "{home}");
}

#[test]
fn sgo_1_heads_is_home() {
    for seed in 0..20 {
        let state = SoccerGo::setup(&Options::default(), seed, &mut NullSink).unwrap();
        let heads = engine::MatchRng::new(seed).heads();
        assert_eq!(state.table.first == Seat::Home, heads);
    }
}

#[test]
fn sgo_1_half_time_after_round_two() {
    let start = given("", "", "", |state| state.table.turn = 4);
    let expected = "HalfTime score=0-0 | TurnBegan attacker=away turn=5 | TurnBegan attacker=home turn=6";
    let state = check(start, "7-7; 7-7", expected);
    assert_eq!((state.table.period, state.table.turn, state.table.round()), (MatchPeriod::SecondHalf, 6, 3));
}

#[test]
fn sgo_2_the_deal_is_from_the_top() {
    let mut log = EventLog::default();
    let state = SoccerGo::setup(&Options::default(), 3, &mut log).unwrap();
    let shuffled = |event: &Event| match event {
        Event::Shuffled { kind, order } => Some((*kind, order.unwrap())),
        _ => None,
    };
    let orders: Vec<_> = log.0.iter().filter_map(shuffled).collect();
    assert_eq!(orders.len(), 2);
    for (kind, order) in orders {
        let held = |seat: Seat| state.hands[seat][kind];
        assert_eq!(held(Seat::Home), order[..2].iter().copied().collect::<PowerSet>());
        assert_eq!(held(Seat::Away), order[2..4].iter().copied().collect::<PowerSet>());
        let deck: Vec<_> = state.decks[kind].cards().iter().map(|card| card.power).collect();
        assert_eq!(deck, order[4..]);
    }
}

#[test]
fn sgo_2_every_power_card_is_in_one_place() {
    for kind in PowerKind::BOTH {
        assert_eq!(kind.cards().count(), 13);
        assert!(kind.deck().is_sorted_by_key(|power| power.name()));
    }
}

#[test]
fn sgo_3_a_turn_ends_after_each_of_its_endings() {
    for (track, away, script, by) in [
        ("2", "", "7-7", "Mark"),
        ("2 3", "d Tackle", "A Power(Tackle); rock-paper", "Tackle"),
        ("2 3 4 5 6 7", "", "8-9; left-right", "Goal"),
        ("2 3 4 5 6 7", "", "8-9; left-left", "Save"),
    ] {
        check(given("", away, track, |_| ()), script, &format!("TurnEnded attacker=home by={by} turn=1"));
    }
}

/// Returns the last turn of normal or extra time with this score; home attacks.
fn last_turn(period: MatchPeriod, home: u32, away: u32) -> SoccerGo {
    given("", "", "2 3 4 5 6 7", |state| {
        state.table.period = period;
        state.table.turn = if period == MatchPeriod::SecondHalf { 8 } else { 10 };
        state.table.score = BySeat::new(home, away);
        state.table.level_after_normal_time = period == MatchPeriod::ExtraTime;
    })
}

#[test]
fn sgo_15_a_leader_after_round_four_has_won() {
    let state =
        check(last_turn(MatchPeriod::SecondHalf, 1, 0), "8-8", "MatchEnded | !ExtraTimeBegan | !TopShown");
    let outcome = state.outcome().unwrap();
    assert_eq!((outcome.winner, outcome.decided), (Some(Seat::Home), Decided::NormalTime));
    assert_eq!((outcome.score, outcome.kicks), (BySeat::new(1, 0), None));
    assert!(!outcome.level_after_normal_time && state.seats_to_move().is_empty());
    assert_eq!(refused(&state, Seat::Home, "Keep"), "the match is over: expected no action (SGO-16)");
}

#[test]
fn sgo_15_level_means_one_round_more() {
    let state = check(
        last_turn(MatchPeriod::SecondHalf, 0, 1),
        "8-9; left-right",
        "Goal by=home score=1-1 | !TopShown | ExtraTimeBegan score=1-1 | TurnBegan attacker=home turn=9",
    );
    // Both turns are played, even if the first brings a goal.
    check(
        state,
        "1-2; 2-3; 3-4; 4-5; 5-6; 6-7; 7-8; left-right; 3-3; 4-4",
        "Goal by=home score=2-1 | TurnBegan attacker=away turn=10 | TurnEnded attacker=away by=Mark turn=10 | MatchEnded",
    );
}

#[test]
fn sgo_15_the_first_mark_is_spared() {
    let start = given("", "", "2 3", |state| {
        state.table.period = MatchPeriod::ExtraTime;
        state.table.turn = 9;
    });
    let left = "[1,4,5,6,7,8,9,10,11]";
    let state = check(
        start,
        "7-7",
        &format!("matched=true pass=3 | MarkSpared attacker=home | ? H: 1 of {left}; A: 1 of {left}"),
    );
    assert_eq!((state.table.track.filled(), state.table.marked), (2, true));
    assert_eq!(state.table.laid, BySeat::new(LaidCards::Nothing, LaidCards::Nothing));
    let state = check(state, "7-8; 8-8", "PassCompleted filled=3 | TurnEnded attacker=home by=Mark turn=9");
    assert!(!state.table.marked, "the other side has its own");
}

#[test]
fn sgo_15_no_power_cards_and_no_goalkeeper_on_pass_seven() {
    let cards = "a AttackingGK, a PassReTake, a ShotReTake, a Joker";
    let start =
        given(cards, "d NarrowShot, d SlowBuildUp, d PassReTake, d ShotReTake", "2 3 4 5 6 7", |state| {
            state.table.period = MatchPeriod::ExtraTime;
            state.table.turn = 10;
            state.table.score = BySeat::new(0, 1);
        });
    check(start.clone(), "", "? H: 1 of [8,9,10,11]; A: 1 of [8,9,10,11]");
    check(start.clone(), "8-8; 8-8", "MarkSpared | TurnEnded attacker=home by=Mark turn=10 | MatchEnded");
    check(start.clone(), "8-9; left-left", "ShotDue | Saved | MatchEnded");
    let state = check(start, "8-9; left-right", "Goal by=home score=1-1 | ShootoutBegan first=home");
    check(state, "left-left", "KickTaken by=home kicks=0-0 scored=false | !Declined");
}

#[test]
fn sgo_15_extra_time_decides() {
    let state = check(last_turn(MatchPeriod::ExtraTime, 1, 1), "8-9; left-right", "MatchEnded");
    let outcome = state.outcome().unwrap();
    assert_eq!((outcome.winner, outcome.decided), (Some(Seat::Home), Decided::ExtraTime));
    assert!(outcome.level_after_normal_time);
}

fn shootout() -> SoccerGo {
    check(last_turn(MatchPeriod::ExtraTime, 1, 1), "8-8; 8-8", "MarkSpared | ShootoutBegan first=home")
}

/// Takes kicks in turn, home first: `+` goes in, `-` is saved.
#[track_caller]
fn kicks(pattern: &str) -> SoccerGo {
    pattern.chars().fold(shootout(), |state, kick| {
        let by = state.table.attacker;
        let script = if kick == '+' { "left-right" } else { "left-left" };
        check(state, script, &format!("KickTaken by={by}"))
    })
}

#[test]
fn sgo_16_the_shootout_ends_as_soon_as_it_is_decided() {
    for (pattern, winner, score) in [
        ("+-+-", Seat::Home, (2, 0)),
        ("-+-+", Seat::Away, (0, 2)),
        ("+++-+", Seat::Home, (3, 1)),
        ("-+++-", Seat::Away, (1, 2)),
        ("----+-", Seat::Home, (1, 0)),
        ("++++++--++-+", Seat::Away, (4, 5)),
        ("------+-", Seat::Home, (1, 0)),
    ] {
        for end in 1..pattern.len() {
            let state = kicks(&pattern[..end]);
            assert_eq!(state.table.phase, Phase::Shot, "{pattern} stopped after {end}");
            assert_eq!(state.table.attacker, if end % 2 == 0 { Seat::Home } else { Seat::Away });
        }
        let outcome = kicks(pattern).outcome().unwrap();
        assert_eq!((outcome.winner, outcome.decided), (Some(winner), Decided::Shootout), "{pattern}");
        assert_eq!(outcome.kicks, Some(BySeat::new(score.0, score.1)), "{pattern}");
        assert_eq!(outcome.score, BySeat::new(1, 1), "shots of the shootout are no goals");
    }
}

const SHORT: Options = Options { before_pass: BeforePass::OneEach, short: true };

#[test]
fn sgo_17_a_short_match_has_the_two_rounds_of_the_second_half() {
    for seed in 0..20 {
        let mut log = EventLog::default();
        let state = SoccerGo::setup(&SHORT, seed, &mut log).unwrap();
        let table = &state.table;
        let first = table.first;
        assert_eq!((table.period, table.turn, table.attacker), (MatchPeriod::SecondHalf, 5, first));
        assert_eq!((table.round(), table.rounds()), (1, 2));
        // Nothing is reversed where no half has been before.
        assert_eq!(
            (5..=8).map(|turn| table.attacker_of(turn)).collect::<Vec<_>>(),
            [first, !first, first, !first]
        );
        assert_eq!(format_event(&log.0[0]), format!("Tossed first={first}"));
        assert!(
            log.0.iter().map(format_event).any(|fact| fact == format!("TurnBegan attacker={first} turn=5"))
        );
    }
}

/// Returns the last attack of a short match with this score.
fn last_of_short(home: u32, away: u32) -> SoccerGo {
    let mut state = last_turn(MatchPeriod::SecondHalf, home, away);
    state.table.options = SHORT;
    state
}

#[test]
fn sgo_17_a_level_one_goes_to_the_shootout() {
    let won = check(last_of_short(1, 0), "8-8", "MatchEnded | !ShootoutBegan | !TopShown");
    assert_eq!(won.outcome().unwrap().decided, Decided::NormalTime);
    let level = check(last_of_short(1, 1), "8-8", "ShootoutBegan first=home | !ExtraTimeBegan | !TopShown");
    assert!(level.table.level_after_normal_time);
    let third = given("a Shoot", "", "", |state| (state.table.options, state.table.turn) = (SHORT, 7));
    check(third, "7-7", "TurnEnded attacker=home by=Mark turn=7 | TopShown | !HalfTime");
}
