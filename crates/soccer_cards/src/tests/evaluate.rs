//! Tests of the cost of a decision, by rollouts.

use super::*;
use ai::evaluate::testing::{found, significant_cost};

#[test]
fn letting_a_chance_score_costs_much() {
    // Near the end, level, with one card that stops the chance and one that does not.
    let late = |state: &SoccerCards, seat: Seat| {
        let (table, mut legal) = (&state.table, Vec::new());
        let (Phase::Answer, Some(led), Period::SecondHalf) = (table.phase, table.led, table.period) else {
            return false;
        };
        state.legal(seat, &mut legal);
        let stops = legal.iter().filter(|action| matches!(action, Action::Answer(card) if card.stops(led)));
        led.is_chance() && legal.len() == 2 && stops.count() == 1 && table.score.ahead().is_none()
    };
    let (state, seat) = found::<SoccerCards>(&LEAGUE, late);
    let led = state.table.led.unwrap();
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    for action in &legal {
        let stops = matches!(action, Action::Answer(card) if card.stops(led));
        let cost = significant_cost(&state, seat, action, 2_000);
        assert_eq!(stops, cost < 0.1, "{action} against {led:?} costs {cost}");
    }
}

#[test]
fn a_split_among_too_many_to_list_is_compared_with_good_ones() {
    let state = dealt(LEAGUE, 5);
    // All chances in one half, all stoppers in the other.
    let mut hand: Vec<CardKind> = Vec::new();
    for card in state.held[Seat::Home].now.kinds() {
        hand.extend((0..state.held[Seat::Home].now.count(card)).map(|_| card));
    }
    hand.sort_by_key(|card| card.is_chance());
    let first: CardCounts = hand.into_iter().take(8).collect();
    let cost = significant_cost(&state, Seat::Home, &Action::Split(first), 6_000);
    assert!(cost > 0.02, "{cost}");
}
