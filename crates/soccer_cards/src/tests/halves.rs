//! Tests of turns, halves, and the end of normal time.

use super::*;
use crate::{Event, data};
use engine::Decided;

const MIXED: [&str; 2] = [
    "black_goal blue_ball coloured_shield*2 free_kick offside red_goal yellow_shield",
    "black_ball blue_ball*2 coloured_shield free_kick offside penalty red_ball",
];

fn mixed() -> SoccerCards {
    half(LEAGUE, Period::FirstHalf, MIXED, |_| ())
}

#[test]
fn sc_6_any_card_may_be_led_and_equal_cards_are_listed_once() {
    let state = check(mixed(), "", "? A");
    let leads = "Lead(black_ball), Lead(blue_ball), Lead(coloured_shield), Lead(free_kick), Lead(offside), \
                 Lead(penalty), Lead(red_ball)";
    assert_eq!((legal(&state, Seat::Away).as_str(), legal(&state, Seat::Home).as_str()), (leads, ""));
    let state = check(state, "A Lead(blue_ball)", "Led by=away card=blue_ball | ? H");
    let answers = "Answer(black_goal), Answer(blue_ball), Answer(coloured_shield), Answer(free_kick), \
                   Answer(offside), Answer(red_goal), Answer(yellow_shield)";
    assert_eq!((legal(&state, Seat::Home).as_str(), legal(&state, Seat::Away).as_str()), (answers, ""));
    // The card has left its deck and is open on the table.
    assert_eq!(
        (state.held[Seat::Away].now.count(CardKind::BlueBall), state.table.left[Seat::Away].now),
        (1, 7)
    );
    assert_eq!(
        (state.table.led, state.table.played[Seat::Away]),
        (Some(CardKind::BlueBall), cards("blue_ball"))
    );
}

#[test]
fn sc_6_roles_change_after_every_turn_four_leads_each() {
    let mut state = half(LEAGUE, Period::FirstHalf, ["coloured_shield*8", "coloured_shield*8"], |_| ());
    let mut leads = BySeat::new(0, 0);
    for turn in 0..8 {
        let leader = if turn % 2 == 0 { Seat::Away } else { Seat::Home };
        assert_eq!((state.seats_to_move().first(), state.table.done), (Some(leader), turn));
        leads[leader] += 1;
        state = turns(state, 1, "coloured_shield", "coloured_shield");
    }
    assert_eq!((leads, state.table.period), (BySeat::new(4, 4), Period::SecondHalf));
}

#[test]
fn sc_6_refusals_name_the_clause() {
    let led = check(mixed(), "A Lead(penalty)", "");
    for (state, seat, action, expected) in [
        (
            &mixed(),
            Seat::Away,
            "Answer(penalty)",
            "Answer(penalty) answers another question: expected Lead(card) (SC-6)",
        ),
        (
            &mixed(),
            Seat::Away,
            "Lead(red_goal)",
            "away holds no red_goal: expected a card of the own deck (SC-6)",
        ),
        (&mixed(), Seat::Away, "Kick(red)", "Kick(red) answers another question: expected Lead(card) (SC-6)"),
        (
            &led,
            Seat::Home,
            "Lead(offside)",
            "Lead(offside) answers another question: expected Answer(card) (SC-6)",
        ),
        (
            &led,
            Seat::Home,
            "Answer(penalty)",
            "home holds no penalty: expected a card of the own deck (SC-6)",
        ),
        (&led, Seat::Away, "Answer(offside)", "away owes no decision now: expected home (SC-6)"),
    ] {
        assert_eq!(refused(state, seat, action), expected);
    }
}

#[test]
fn sc_7_a_chance_that_is_not_stopped_is_a_goal() {
    for (script, expected) in [
        ("A Lead(black_ball); H Answer(black_goal)", "verdict=Stopped | !Goal | RolesChanged leader=home"),
        ("A Lead(black_ball); H Answer(coloured_shield)", "verdict=Stopped | !Goal"),
        (
            "A Lead(black_ball); H Answer(red_goal)",
            "verdict=Goal | Goal by=away score=0-1 | RolesChanged leader=home",
        ),
        ("A Lead(blue_ball); H Answer(blue_ball)", "verdict=Stopped | !Goal"),
        ("A Lead(penalty); H Answer(yellow_shield)", "verdict=Goal | Goal by=away"),
        ("A Lead(penalty); H Answer(coloured_shield)", "verdict=Stopped | !Goal"),
        ("A Lead(free_kick); H Answer(yellow_shield)", "verdict=Stopped | !Goal"),
        ("A Lead(free_kick); H Answer(offside)", "verdict=Goal | Goal by=away"),
        // Not a chance: it has no effect, but takes an answer.
        ("A Lead(offside); H Answer(offside)", "verdict=NoChance | !Goal | ? H"),
        ("A Lead(coloured_shield); H Answer(blue_ball)", "verdict=NoChance | !Goal | ? H"),
    ] {
        check(mixed(), script, expected);
    }
}

#[test]
fn sc_7_stopping_is_optional_and_answers_never_score() {
    // Home could stop the ball, but answers with an unstoppable free kick: away's goal, not home's.
    let state =
        check(mixed(), "A Lead(blue_ball); H Answer(free_kick)", "verdict=Goal | Goal by=away score=0-1");
    assert!(state.held[Seat::Home].now.has(CardKind::ColouredShield));
    // The turn stays on the table until the half is over.
    let turn = state.table.turns[0].unwrap();
    assert_eq!((turn.leader, turn.led, turn.answer), (Seat::Away, CardKind::BlueBall, CardKind::FreeKick));
    // The goals of home's leads are home's.
    let script = "A Lead(offside); H Answer(offside); H Lead(free_kick); A Answer(penalty)";
    check(mixed(), script, "Goal by=home score=1-0 | RolesChanged leader=away");
}

/// Returns a match at the end of a first half of shields.
fn second_half(options: Options) -> SoccerCards {
    let state = half(options, Period::FirstHalf, ["coloured_shield*8", "coloured_shield*8"], |_| ());
    turns(state, 8, "coloured_shield", "coloured_shield")
}

#[test]
fn sc_8_the_second_half_is_played_with_the_other_deck() {
    let state = second_half(LEAGUE);
    for seat in Seat::BOTH {
        assert_eq!(state.held[seat], PrivateCards { now: cards("offside*8"), later: CardCounts::NONE });
        assert_eq!(state.table.left[seat], HandSizes { now: 8, later: 0 });
        assert_eq!(state.table.played[seat], cards("coloured_shield*8"), "what was played is remembered");
    }
    assert_eq!((state.table.done, state.table.turns), (0, [None; 8]));
}

#[test]
fn sc_8_away_leads_it_first_but_on_neutral_ground_home() {
    for (neutral, leader) in [(false, Seat::Away), (true, Seat::Home)] {
        for kind in [MatchKind::League, MatchKind::Cup] {
            let options = Options { kind, neutral, short: false };
            let state = half(options, Period::FirstHalf, ["offside*8", "offside*8"], |_| ());
            assert_eq!(
                state.seats_to_move().first(),
                Some(Seat::Away),
                "the first half is away's in any case"
            );
            assert_eq!(second_half(options).seats_to_move().first(), Some(leader));
        }
    }
    let state = half(LEAGUE, Period::FirstHalf, ["offside*8", "offside*8"], |_| ());
    let expected = "HalfEnded period=FirstHalf score=0-0 | HalfBegan leader=away period=SecondHalf | ? A";
    check(turns(state, 7, "offside", "offside"), "H Lead(offside); A Answer(offside)", expected);
}

/// Returns a match at the last turn of normal time, which home leads.
fn last_turn(options: Options, score: BySeat<u32>) -> SoccerCards {
    let state = half(options, Period::SecondHalf, ["free_kick*8", "offside*8"], |_| ());
    let mut state = (0..7).fold(state, |state, turn| {
        let (led, answer) = if turn % 2 == 0 { ("offside", "free_kick") } else { ("free_kick", "offside") };
        turns(state, 1, led, answer)
    });
    state.table.score = score;
    state
}

#[test]
fn sc_9_more_goals_win_and_a_league_match_may_be_drawn() {
    for (score, winner) in [
        (BySeat::new(1, 1), Some(Seat::Home)),
        (BySeat::new(0, 1), None),
        (BySeat::new(2, 5), Some(Seat::Away)),
    ] {
        for options in [LEAGUE, Options { neutral: true, ..LEAGUE }] {
            let state = last_turn(Options { neutral: false, ..options }, score);
            let expected = "Goal by=home | HalfEnded period=SecondHalf | MatchEnded | ?";
            let state = check(state, "H Lead(free_kick); A Answer(offside)", expected);
            let outcome = state.outcome().unwrap();
            assert_eq!((outcome.winner, outcome.decided), (winner, Decided::NormalTime));
            assert_eq!((outcome.score, outcome.kicks), (state.table.score, None));
            assert_eq!(outcome.level_after_normal_time, winner.is_none());
            assert_eq!(
                refused(&state, Seat::Home, "Lead(offside)"),
                "the match is over: expected no action (SC-9)"
            );
        }
    }
}

#[test]
fn sc_9_a_cup_match_may_not_be_drawn() {
    let won = check(last_turn(CUP, BySeat::new(1, 1)), "H Lead(free_kick); A Answer(offside)", "MatchEnded");
    assert_eq!(won.outcome().unwrap().winner, Some(Seat::Home));
    let expected = "HalfEnded period=SecondHalf score=1-1 | BenchDealt | !MatchEnded | ? H A";
    check(last_turn(CUP, BySeat::new(0, 1)), "H Lead(free_kick); A Answer(offside)", expected);
}

const SHORT: Options = Options { short: true, ..CUP };

#[test]
fn sc_13_a_short_match_is_a_second_half_with_eight_cards_each() {
    for (neutral, leader) in [(false, Seat::Away), (true, Seat::Home)] {
        let options = Options { neutral, ..SHORT };
        let mut log = EventLog::default();
        let state = SoccerCards::setup(&options, 3, &mut log).unwrap();
        let [dealt @ Event::EightDealt { hands }, Event::HalfBegan { period, leader: first }] = log.0[..]
        else {
            panic!("{:?}", log.0)
        };
        assert_eq!((period, first), (Period::SecondHalf, leader));
        assert_eq!((state.seats_to_move(), state.table.phase), (leader.into(), Phase::Lead));
        for seat in Seat::BOTH {
            let own: CardCounts = hands[seat].into_iter().flatten().collect();
            assert_eq!(state.held[seat], PrivateCards { now: own, later: CardCounts::NONE });
            assert_eq!(state.table.left[seat], HandSizes { now: 8, later: 0 });
            let Some(Event::EightDealt { hands: seen }) = SoccerCards::observed_by(&dealt, seat) else {
                panic!()
            };
            assert_eq!((seen[seat], seen[!seat]), (hands[seat], [None; 8]));
        }
        assert_eq!(usize::from(state.bench.len()), state.table.on_bench());
        let mut all = state.bench;
        Seat::BOTH.into_iter().for_each(|seat| all = all + state.held[seat].now);
        assert_eq!(all, data::pack().cards);
    }
}

#[test]
fn sc_13_a_level_one_is_drawn_or_goes_to_the_shootout() {
    let turn = "H Lead(free_kick); A Answer(offside)";
    let won = check(last_turn(SHORT, BySeat::new(1, 1)), turn, "HalfEnded | MatchEnded | !ShootoutBegan");
    let outcome = won.outcome().unwrap();
    assert_eq!((outcome.winner, outcome.decided), (Some(Seat::Home), Decided::NormalTime));
    let league = Options { kind: MatchKind::League, ..SHORT };
    let drawn = check(last_turn(league, BySeat::new(0, 1)), turn, "HalfEnded | MatchEnded | !ShootoutBegan");
    assert_eq!(drawn.outcome().unwrap().winner, None);
    let expected =
        "HalfEnded period=SecondHalf score=1-1 | ShootoutBegan | !BenchDealt | !MatchEnded | ? H A";
    let level = check(last_turn(SHORT, BySeat::new(0, 1)), turn, expected);
    assert!(level.table.level_after_normal_time);
}
