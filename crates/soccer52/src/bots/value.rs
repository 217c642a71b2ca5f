//! The value of a match to home, given both hands.

use super::policy;
use crate::block::PossibleBlocks;
use crate::cards::{CardSet, GOALIES, is_goalie};
use crate::state::{ForwardPlace, Phase, ROUNDS, Soccer52};
use ai::value::{self, ValueNetwork};
use engine::{Card, Seat};

static NETWORK: ValueNetwork<27, 32> = ValueNetwork::new(include_str!("weights.txt"));

pub(super) fn value(state: &Soccer52) -> f64 {
    value::result_or_estimate(state, &NETWORK)
}

/// Returns what a forward does against that hand. It scores where nothing blocks it, otherwise it costs the block.
/// A goalie needs a second one in its own side's hand.
fn threat(forward: Card, own: CardSet, other: CardSet) -> [f64; 3] {
    if is_goalie(forward) {
        return [0.0, 0.0, f64::from(u8::from(!own.intersection(GOALIES).is_empty()))];
    }
    match policy::cheapest(PossibleBlocks { forward, hand: other }) {
        None => [1.0, 0.0, 0.0],
        Some((_, cost)) => [0.0, cost, 0.0],
    }
}

/// Returns the features: the time, and home's amount less away's of each quantity.
pub(super) fn features(state: &Soccer52) -> Vec<f64> {
    let table = state.table();
    let side = |seat: Seat| if seat == Seat::Home { 1.0 } else { -1.0 };
    let gap = |of: &dyn Fn(Seat) -> f64| of(Seat::Home) - of(Seat::Away);
    let left = f64::from(table.rounds().saturating_sub(table.round));
    let lead = gap(&|seat| f64::from(table.score[seat]));
    let hands = &state.hands;
    let goalies = gap(&|seat| f64::from(hands[seat].intersection(GOALIES).len()));
    let numbers = gap(&|seat| f64::from(hands[seat].difference(GOALIES).len()));
    let reds = |set: CardSet| set.iter().filter(|card| card.suit.colour() == engine::SuitColour::Red).count();
    // Goalies of one colour alone leave half of all forwards unblocked.
    let lopsided = gap(&|seat| {
        let own = hands[seat].intersection(GOALIES);
        (2.0 * reds(own) as f64 - f64::from(own.len())).abs()
    });
    let mut laid = [0.0; 3];
    for seat in Seat::BOTH {
        for forward in state.forwards[seat].into_iter().flatten() {
            let found = threat(forward, hands[seat], hands[!seat]);
            laid.iter_mut().zip(found).for_each(|(sum, part)| *sum += side(seat) * part);
        }
    }
    let down = gap(&|seat| f64::from(table.face_down(seat)));
    let mut up = [0.0; 3];
    for seat in Seat::BOTH {
        for place in table.places[seat] {
            if let ForwardPlace::FaceUp(card) = place {
                let found = threat(card, hands[seat], hands[!seat]);
                up.iter_mut().zip(found).for_each(|(sum, part)| *sum += side(seat) * part);
            }
        }
    }
    // The own cards that the other hand cannot block, and the cost of blocking the others.
    let mut open = [0.0; 2];
    for seat in Seat::BOTH {
        for card in hands[seat].difference(GOALIES).iter() {
            let [free, cost, _] = threat(card, hands[seat], hands[!seat]);
            open[0] += side(seat) * free;
            open[1] += side(seat) * cost;
        }
    }
    let blocks = gap(&|seat| {
        let others = CardSet::PACK.difference(GOALIES).difference(hands[seat]);
        let all = others
            .iter()
            .filter(|forward| PossibleBlocks { forward: *forward, hand: hands[seat] }.any())
            .count();
        all as f64 / f64::from(others.len().max(1))
    });
    let starts = side(table.starter);
    let attacks = side(table.attacker);
    let asked = f64::from(u8::from(table.phase == Phase::Lay));
    let last = f64::from(u8::from(policy::last_round(table)));
    vec![
        lead,
        lead / (1.0 + left).sqrt(),
        left / f64::from(ROUNDS),
        f64::from(u8::from(table.is_sudden())),
        last,
        goalies,
        numbers,
        lopsided,
        laid[0],
        laid[1],
        laid[2],
        down,
        up[0],
        up[1],
        up[2],
        open[0],
        open[1],
        blocks,
        starts,
        attacks,
        asked,
        last * goalies,
        last * numbers,
        left * goalies / f64::from(ROUNDS),
        left * blocks / f64::from(ROUNDS),
        last * blocks,
        f64::from(hands[Seat::Home].len() + hands[Seat::Away].len()) / 20.0,
    ]
}
