//! The value of a match to home, given all cards of both sides.

use crate::card::{BallColour, CardKind};
use crate::cards::CardCounts;
use crate::state::{Period, Phase, SoccerCards, turns};
use ai::value::{self, ValueNetwork};
use engine::Seat;

/// Number of features.
const FEATURES: usize = 33;

static NETWORK: ValueNetwork<FEATURES, 32> = ValueNetwork::new(include_str!("weights.txt"));

pub(super) fn value(state: &SoccerCards) -> f64 {
    value::result_or_estimate(state, &NETWORK)
}

/// Returns how much of these chances those cards cannot stop. A chance without a stopper left counts 1.
fn free(chances: &CardCounts, stoppers: &CardCounts) -> f64 {
    let of_colour = |colour: BallColour| {
        let balls = f64::from(chances.count(colour.ball()));
        let stops = f64::from(stoppers.count(colour.ball()) + stoppers.count(colour.goal()));
        (balls - stops).max(0.0)
    };
    BallColour::ALL.into_iter().map(of_colour).sum()
}

/// Returns the features: the time, and home's amount less away's of each quantity.
pub(super) fn features(state: &SoccerCards) -> Vec<f64> {
    let table = state.table();
    let held = &state.held;
    let gap = |of: &dyn Fn(Seat) -> f64| of(Seat::Home) - of(Seat::Away);
    let turns = turns(table.period) as u32;
    let in_half = f64::from(turns.saturating_sub(table.done));
    let more = f64::from(table.left[Seat::Home].later);
    let left = in_half + more;
    let lead = gap(&|seat| f64::from(table.score[seat]));
    let home_leads = if table.leader == Seat::Home { 1.0 } else { -1.0 };
    let splits = f64::from(u8::from(table.phase == Phase::Split));
    let pending = table.led.map_or(0.0, |led| {
        let stopped = held[!table.leader].now.kinds().any(|card| card.stops(led));
        if led.is_chance() && !stopped { home_leads } else { 0.0 }
    });
    let mut features = Vec::with_capacity(FEATURES);
    features.extend([
        lead,
        lead / (1.0 + left).sqrt(),
        in_half / 8.0,
        more / 8.0,
        home_leads,
        splits,
        f64::from(u8::from(table.period >= Period::ExtraFirst)),
        f64::from(u8::from(table.led.is_some())) * home_leads,
        pending,
    ]);
    // Before the split the whole hand is in `now`.
    for deck in [0, 1] {
        let cards = |seat: Seat| if deck == 0 { held[seat].now } else { held[seat].later };
        let chances = |seat: Seat| -> f64 {
            let own = cards(seat);
            own.kinds().filter(|card| card.is_chance()).map(|card| f64::from(own.count(card))).sum()
        };
        features.push(gap(&chances) / 3.0);
        features.push(gap(&|seat| free(&cards(seat), &cards(!seat))) / 3.0);
        for kind in [
            CardKind::ColouredShield,
            CardKind::FreeKick,
            CardKind::Offside,
            CardKind::Penalty,
            CardKind::YellowShield,
        ] {
            features.push(gap(&|seat| f64::from(cards(seat).count(kind))) / 2.0);
        }
        let goals = |seat: Seat| -> f64 {
            BallColour::ALL.into_iter().map(|colour| f64::from(cards(seat).count(colour.goal()))).sum()
        };
        features.push(gap(&goals) / 3.0);
        let held_of = |seat: Seat, colour: BallColour| {
            cards(seat).count(colour.goal()) + cards(seat).count(colour.ball())
        };
        let bare =
            |seat: Seat| BallColour::ALL.into_iter().filter(|colour| held_of(seat, *colour) == 0).count();
        features.push(gap(&|seat| bare(seat) as f64));
        let most =
            |seat: Seat| BallColour::ALL.into_iter().map(|colour| held_of(seat, colour)).max().unwrap_or(0);
        features.push(gap(&|seat| f64::from(most(seat))) / 4.0);
        let squares = |seat: Seat| {
            let square = |colour| f64::from(held_of(seat, colour)) * f64::from(held_of(seat, colour));
            BallColour::ALL.into_iter().map(square).sum::<f64>()
        };
        features.push(gap(&squares) / 20.0);
        // Free kicks without a shield left, and penalties.
        let shields = |seat: Seat| {
            f64::from(cards(seat).count(CardKind::ColouredShield) + cards(seat).count(CardKind::YellowShield))
        };
        features
            .push(gap(&|seat| (f64::from(cards(seat).count(CardKind::FreeKick)) - shields(!seat)).max(0.0)));
    }
    features
}
