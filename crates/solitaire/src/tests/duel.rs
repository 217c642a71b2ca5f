//! Tests of the Duel, with two managers.

use super::*;
use crate::FirstPickRule;
use engine::{SeatSet, Suit};

fn duel(home: &str, away: &str, play: &str, change: impl FnOnce(&mut Table)) -> Solitaire {
    given(DUEL, home, away, play, change)
}

#[test]
fn sol_21_one_manager_picks_then_the_other() {
    assert_eq!(duel("KH", "4S", "3C JD 2D", |_| ()).seats(), SeatSet::BOTH);
    assert_eq!(solo("KH", "4S", "3C JD 2D", |_| ()).seats(), SeatSet::one(Seat::Home));
    for first in Seat::BOTH {
        let start = duel("KH", "4S", "3C JD 2D 9C QC", |table| table.first_picker = first);
        assert_eq!(start.seats_to_move(), SeatSet::one(first));
        assert_eq!(
            refused(&start, !first, "3C"),
            format!("it is not {}'s pick: expected {first} to use a card (SOL-21)", !first)
        );
        // A card acts for the team of its colour, no matter who picks it: both picks are the other team's cards here.
        let (one, other) = if first == Seat::Home { ("3C", "2D") } else { ("2D", "3C") };
        let [his, hers] =
            [first, !first].map(|seat| if seat == Seat::Home { Seat::Away } else { Seat::Home });
        let state = check(start, one, &format!("Used by={first} card={one} team={his} | Tried"));
        assert_eq!(state.seats_to_move(), SeatSet::one(!first));
        let state =
            check(state, other, &format!("Used by={} card={other} team={hers} | Tried | TurnEnded", !first));
        assert_eq!(state.table.spaces[1], Some("JD".parse().unwrap()));
    }
    // The card's team takes the ball, not the picker's.
    let start = duel("KH", "4S", "3C JD 2D", |table| (table.turn, table.ball) = (1, None));
    check(start, "3C", "Used by=home card=3C team=away | BallTaken team=away");
}

/// Returns who picks first in every turn of a random match, half by half: `R` red, `B` black.
fn first_picks(options: Options, seed: u64) -> Vec<(Period, String)> {
    let mut halves: Vec<(Period, String)> = Vec::new();
    let mut state = Solitaire::setup(&options, seed, &mut NullSink).unwrap();
    play_until(&mut state, &mut MatchRng::new(!seed), |table| {
        if halves.last().is_none_or(|(period, _)| *period != table.period) {
            halves.push((table.period, String::new()));
        }
        if table.used[0].is_none() {
            let red = table.teams[table.picker().unwrap()].suit.colour() == engine::SuitColour::Red;
            halves.last_mut().unwrap().1.push(if red { 'R' } else { 'B' });
        }
        false
    });
    halves
}

#[test]
fn sol_22_first_pick_alternates_and_swaps_at_half_time() {
    let suits = [(Suit::Hearts, Suit::Spades), (Suit::Clubs, Suit::Diamonds), (Suit::Spades, Suit::Hearts)];
    for (home_suit, away_suit) in suits {
        let options = Options { home_suit, away_suit, ..DUEL };
        let mut halves = 0;
        for seed in 0..40 {
            for (period, picks) in first_picks(options, seed) {
                halves += 1;
                let expected = match period {
                    Period::FirstHalf => "RBRBRBRBRBRB",
                    Period::SecondHalf => "BRBRBRBRBRBR",
                    Period::ExtraFirst => "RBRBRB",
                    _ => "BRBRBR",
                };
                assert!(expected.starts_with(&picks), "{period:?}: {picks}");
            }
        }
        assert!(halves > 85, "{halves}: no extra time");
    }
}

#[test]
fn sol_23_the_manager_without_the_ball_picks_first() {
    let options = Options { first_pick: FirstPickRule::WithoutBall, ..DUEL };
    for seed in 0..50 {
        let mut state = Solitaire::setup(&options, seed, &mut NullSink).unwrap();
        play_until(&mut state, &mut MatchRng::new(!seed), |table| {
            if table.used[0].is_none() {
                let first = match table.ball {
                    Some(team) => !team,
                    // Hearts are red.
                    None if matches!(table.period, Period::FirstHalf | Period::ExtraFirst) => Seat::Home,
                    None => Seat::Away,
                };
                assert_eq!(table.ball.is_none(), table.turn == 1);
                assert_eq!(table.picker(), Some(first));
            } else {
                // By the ball as the turn began, wherever it went since.
                assert_eq!(table.picker(), Some(!table.first_picker));
            }
            false
        });
    }
}

#[test]
fn sol_23_the_first_pick_option_has_no_effect_without_a_duel() {
    let options = Options { first_pick: FirstPickRule::WithoutBall, ..Options::default() };
    let mut state = Solitaire::setup(&options, 1, &mut NullSink).unwrap();
    play_until(&mut state, &mut MatchRng::new(1), |table| {
        assert_eq!(table.picker(), Some(Seat::Home));
        false
    });
    assert!(state.outcome().is_some());
}
