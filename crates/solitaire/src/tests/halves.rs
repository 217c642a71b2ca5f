//! Tests of halves, extra time, the result, and medals.

use super::*;
use crate::TeamAction;
use crate::state::turns;
use engine::{Decided, Medal};

/// Returns the last turn of a period with that score, before its first card: two play cards that change nothing.
///
/// Home has the ball and an ace, away a two. The spaces hold three low clubs, so that away's actions fail.
fn last_turn(period: Period, home: u32, away: u32, options: Options) -> Solitaire {
    let mut state = given(options, "AH 2H", "2S 3S", "2C 3C 4C", |table| {
        table.period = period;
        table.turn = turns(period, false);
        table.score = BySeat::new(home, away);
        table.level_after_normal_time = period > Period::SecondHalf;
    });
    let (left, later) = match period {
        Period::FirstHalf | Period::SecondHalf => (1, 0),
        Period::ExtraFirst => (0, 13),
        Period::ExtraSecond | Period::Shootout => (0, 0),
    };
    while state.play.len() > left + later {
        let card = state.play.draw().unwrap();
        state.table.play_discard.push(card);
    }
    (state.table.play_pile, state.table.play_later) = (left, later);
    state
}

/// Two tackles that fail.
const TURN: &str = "2C 3C";

#[test]
fn sol_15_a_half_is_twelve_turns_and_two_cards_stay_unused() {
    for seed in 0..50 {
        let mut state = Solitaire::setup(&Options::default(), seed, &mut NullSink).unwrap();
        let mut rng = MatchRng::new(!seed);
        for n in 0..24 {
            // Cards in the discard pile before the half's last card is used.
            let table = state.table;
            assert_eq!((table.period, u32::from(table.turn)), (Period::FirstHalf, n / 2 + 1));
            if n == 23 {
                assert_eq!((table.play_discard.len(), table.play_pile), (22, 1));
            }
            let action = state.sample(Seat::Home, &mut rng).unwrap();
            let mut log = EventLog::default();
            state.apply(Seat::Home, &action, &mut log).unwrap();
            sound(&state);
            if state.outcome().is_some() {
                break;
            }
            let ended = log.0.iter().any(|event| matches!(event, Event::HalfEnded { .. }));
            assert_eq!(ended, n == 23, "decision {n}");
        }
    }
    let counts =
        [Period::FirstHalf, Period::SecondHalf, Period::ExtraFirst, Period::ExtraSecond, Period::Shootout];
    assert_eq!(counts.map(|period| turns(period, false)), [12, 12, 6, 6, 0]);
}

#[test]
fn sol_16_all_play_cards_come_back_and_the_teams_stay_as_they_are() {
    let mut start = last_turn(Period::FirstHalf, 2, 1, Options::default());
    start.table.teams[Seat::Away].yellow = cards("2S").into_iter().collect();
    let teams = Seat::BOTH.map(|seat| lies(&start, seat));
    let state = check(
        start,
        TURN,
        "TurnEnded turn=12 | HalfEnded period=FirstHalf score=2-1 | PlayShuffled | HalfBegan period=SecondHalf \
         | SpacesRefilled | !MatchEnded",
    );
    assert_eq!(Seat::BOTH.map(|seat| lies(&state, seat)), teams);
    let table = &state.table;
    assert_eq!((table.ball, table.turn, table.play_pile, table.play_later), (None, 1, 23, 0));
    assert!(table.play_discard.is_empty());
    // SOL-7 applies again.
    let first = state.table.legal_actions(Seat::Home).as_slice()[0].card();
    let team = table.team_of(first);
    check(state, &first.to_string(), &format!("Used | BallTaken team={team}"));
}

#[test]
fn sol_17_fewer_goals_against_win() {
    for (home, away, winner) in [(2, 1, Seat::Home), (0, 1, Seat::Away), (5, 2, Seat::Home)] {
        let state = check(
            last_turn(Period::SecondHalf, home, away, Options::default()),
            TURN,
            &format!("HalfEnded period=SecondHalf score={home}-{away} | MatchEnded | !HalfBegan"),
        );
        let outcome = state.outcome().unwrap();
        assert_eq!(
            (outcome.winner, outcome.decided, outcome.kicks),
            (Some(winner), Decided::NormalTime, None)
        );
        assert!(!outcome.level_after_normal_time);
        assert_eq!(refused(&state, Seat::Home, "2C"), "the match is over: expected no action (SOL-17)");
    }
}

#[test]
fn sol_17_goals_for_are_the_others_goals_against() {
    for seed in 0..200 {
        let mut state = Solitaire::setup(&Options::default(), seed, &mut NullSink).unwrap();
        play_until(&mut state, &mut MatchRng::new(!seed), |table| {
            let against = Seat::BOTH.map(|seat| u32::from(table.teams[!seat].discard.len()));
            assert_eq!(Seat::BOTH.map(|seat| table.score[seat]), against);
            false
        });
    }
}

#[test]
fn sol_18_extra_time_is_two_halves_of_thirteen_cards() {
    let mut log = EventLog::default();
    let mut state = last_turn(Period::SecondHalf, 1, 1, Options::default());
    for card in cards(TURN) {
        state.apply(Seat::Home, &Action::Use(card), &mut log).unwrap();
    }
    let order = log.0.iter().find_map(|event| match event {
        Event::PlayShuffled { order } => order.clone(),
        _ => None,
    });
    let order = order.unwrap();
    assert_eq!((order.len(), order.iter().copied().collect()), (26, state.table.play_cards()));
    let table = state.table;
    assert_eq!(
        (table.period, table.ball, table.play_pile, table.play_later),
        (Period::ExtraFirst, None, 10, 13)
    );
    assert_eq!(table.spaces.map(Option::unwrap), order[..3]);
    assert!(table.level_after_normal_time);
    // Whether or not home leads, the upper thirteen are played in six turns, then the lower.
    state.table.score[Seat::Home] += 1;
    let events = play_until(&mut state, &mut MatchRng::new(3), |table| table.period == Period::ExtraSecond);
    let turns = events.iter().filter(|event| matches!(event, Event::TurnEnded { .. })).count();
    assert!(turns == 6 && events.iter().all(|event| !matches!(event, Event::PlayShuffled { .. })));
    let upper: CardSet = order[..13].iter().copied().collect();
    let table = state.table;
    assert_eq!(table.play_discard.iter().collect::<CardSet>(), upper);
    assert_eq!((table.ball, table.turn, table.play_pile, table.play_later), (None, 1, 10, 0));
    assert_eq!(table.spaces.map(Option::unwrap), order[13..16]);
    sound(&state);
    let events = play_until(&mut state, &mut MatchRng::new(3), |_| false);
    let turns = events.iter().filter(|event| matches!(event, Event::TurnEnded { .. })).count();
    assert_eq!(turns, 6);
}

#[test]
fn sol_18_extra_time_decides_after_both_halves() {
    let both = |period, home, away, expected: &str| {
        check(last_turn(period, home, away, Options::default()), TURN, expected)
    };
    both(
        Period::ExtraFirst,
        2,
        1,
        "HalfEnded period=ExtraFirst | HalfBegan period=ExtraSecond | !MatchEnded | !Shuffled",
    );
    both(Period::ExtraFirst, 1, 1, "HalfBegan period=ExtraSecond");
    let state = both(Period::ExtraSecond, 4, 1, "HalfEnded period=ExtraSecond | MatchEnded | !Kick");
    let outcome = state.outcome().unwrap();
    assert_eq!((outcome.winner, outcome.decided), (Some(Seat::Home), Decided::ExtraTime));
    assert!(outcome.level_after_normal_time && outcome.medal.is_none());
    both(Period::ExtraSecond, 1, 1, "HalfEnded period=ExtraSecond | KicksBegan");
}

#[test]
fn sol_20_medals_by_the_margin() {
    let medal = |period, home, away, options| {
        check(last_turn(period, home, away, options), TURN, "MatchEnded").outcome().unwrap().medal
    };
    for (home, away, expected) in [
        (1, 0, None),
        (2, 0, None),
        (3, 0, Some(Medal::Bronze)),
        (8, 4, Some(Medal::Bronze)),
        (5, 0, Some(Medal::Silver)),
        (7, 1, Some(Medal::Silver)),
        (7, 0, Some(Medal::Gold)),
        (9, 1, Some(Medal::Gold)),
        (9, 0, Some(Medal::Platinum)),
        (10, 0, Some(Medal::Platinum)),
        (0, 9, None),
    ] {
        let none = Options::default();
        assert_eq!(medal(Period::SecondHalf, home, away, none), expected, "{home}-{away}");
        assert_eq!(medal(Period::ExtraSecond, home, away, none), None, "{home}-{away} after extra time");
        assert_eq!(medal(Period::SecondHalf, home, away, DUEL), None, "{home}-{away} in Duel");
    }
}

#[test]
fn sol_20_the_next_medal_is_the_first_above_the_lead() {
    let next = |period, home, away, options| last_turn(period, home, away, options).table.next_medal();
    for (home, away, expected) in [
        (0, 0, Some((3, Medal::Bronze))),
        (2, 0, Some((3, Medal::Bronze))),
        (0, 4, Some((3, Medal::Bronze))),
        (3, 0, Some((5, Medal::Silver))),
        (6, 0, Some((7, Medal::Gold))),
        (9, 2, Some((9, Medal::Platinum))),
        (9, 0, None),
    ] {
        let none = Options::default();
        assert_eq!(next(Period::SecondHalf, home, away, none), expected, "{home}-{away}");
        assert_eq!(next(Period::ExtraFirst, home, away, none), None, "{home}-{away} in extra time");
        assert_eq!(next(Period::SecondHalf, home, away, DUEL), None, "{home}-{away} in Duel");
    }
}

#[test]
fn sol_10_actions_follow_from_ball_and_card() {
    for (card, with, without) in [
        ("2C", TeamAction::Pass, TeamAction::Tackle),
        ("10D", TeamAction::Pass, TeamAction::Tackle),
        ("JC", TeamAction::Shoot, TeamAction::Counter),
        ("QD", TeamAction::Shoot, TeamAction::Counter),
        ("KC", TeamAction::Shoot, TeamAction::Counter),
        ("AD", TeamAction::Shoot, TeamAction::Counter),
    ] {
        let card = card.parse().unwrap();
        assert_eq!((TeamAction::of(true, card), TeamAction::of(false, card)), (with, without), "{card}");
    }
}

#[test]
fn sol_24_a_short_match_has_two_halves_of_six_turns_from_one_shuffle() {
    for duel in [false, true] {
        let options = Options { duel, short: true, ..Options::default() };
        for seed in 0..30 {
            let mut log = EventLog::default();
            let mut state = Solitaire::setup(&options, seed, &mut log).unwrap();
            assert_eq!((state.table.play_pile, state.table.play_later), (10, 13));
            play_until_logged(&mut state, seed, &mut log);
            let facts: Vec<String> = log.0.iter().map(format_event).collect();
            let of = |what: &str| facts.iter().filter(|fact| fact.starts_with(what)).count();
            assert_eq!(of("PlayShuffled"), 1);
            if state.outcome().unwrap().decided != Decided::Elimination {
                assert_eq!((of("TurnEnded"), of("HalfBegan")), (12, 2), "seed {seed}");
            }
            assert_eq!(of("HalfBegan period=ExtraFirst"), 0);
        }
    }
}

/// Plays at random to the end.
fn play_until_logged(state: &mut Solitaire, seed: u64, log: &mut EventLog<Event>) {
    let mut rng = MatchRng::new(!seed);
    while let Some(seat) = state.seats_to_move().first() {
        let action = state.sample(seat, &mut rng).unwrap();
        state.apply(seat, &action, log).unwrap();
        sound(state);
    }
}

#[test]
fn sol_24_a_level_one_goes_to_the_kicks() {
    let short = Options { short: true, ..Options::default() };
    let start = |home, away| {
        let mut state = last_turn(Period::SecondHalf, home, away, short);
        state.table.turn = 6;
        while let Some(card) = state.play.draw() {
            state.table.play_discard.push(card);
        }
        state.table.play_pile = 0;
        state
    };
    let won = check(start(2, 1), TURN, "HalfEnded period=SecondHalf score=2-1 | MatchEnded | !KicksBegan");
    assert_eq!(won.outcome().unwrap().decided, Decided::NormalTime);
    let level = check(start(1, 1), TURN, "HalfEnded | KicksBegan | MatchEnded | !HalfBegan");
    let outcome = level.outcome().unwrap();
    assert_eq!((outcome.decided, outcome.medal), (Decided::Shootout, None));
}
