//! Tests that hidden cards stay hidden, and that views remember what was seen.

use super::*;
use crate::Event;
use crate::data::pack;
use engine::MatchRng;

#[test]
fn sc_4_a_side_sees_only_its_own_hand_of_the_deal() {
    let mut log = EventLog::default();
    SoccerCards::setup(&LEAGUE, 1, &mut log).unwrap();
    let [dealt @ Event::Dealt { hands, .. }] = log.0[..] else { panic!("{:?}", log.0) };
    for seat in Seat::BOTH {
        let Some(Event::Dealt { hands: seen, bench }) = SoccerCards::observed_by(&dealt, seat) else {
            panic!("not a deal: {dealt:?}")
        };
        assert_eq!((seen[seat], seen[!seat], bench), (hands[seat], [None; 16], [None; 16]));
    }
}

/// Plays the same random actions from both states, as long as the viewing seat cannot tell them apart.
#[test]
fn sc_5_views_reveal_neither_hands_nor_splits() {
    let mut rng = MatchRng::new(8);
    for seed in 0..60 {
        let options = Options { kind: MatchKind::Cup, neutral: seed % 2 == 0, short: false };
        let mut state = dealt(options, seed);
        while let Some(seat) = state.seats_to_move().first() {
            for viewer in Seat::BOTH {
                // Another split of the other side's cards, and where possible another hand, gives the same view.
                let view = state.view(viewer);
                let mut twin = state.clone();
                let held = &mut twin.held[!viewer];
                let both = held.now + held.later + state.bench;
                held.now = both.draw(held.now.len(), &mut rng);
                held.later = both.saturating_sub(&held.now).draw(held.later.len(), &mut rng);
                twin.bench = both.saturating_sub(&held.now).saturating_sub(&held.later);
                assert_eq!(twin.view(viewer), view);
                // The cards in events are those played: the view adds up to the pack.
                let own = view.own.now + view.own.later;
                let played = view.table.played[Seat::Home] + view.table.played[Seat::Away];
                assert_eq!(view.unseen() + own + played, pack().cards);
                let left = view.table.left[!viewer];
                let bench = if view.table.period >= Period::ExtraFirst { 0 } else { 16 };
                assert_eq!(view.unseen().len(), left.now + left.later + bench);
            }
            let action = state.sample(seat, &mut rng).unwrap();
            state.apply(seat, &action, &mut NullSink).unwrap();
        }
    }
}

#[test]
fn sc_5_a_secret_split_is_announced_without_its_cards() {
    let state = dealt(LEAGUE, 2);
    let mut rng = MatchRng::new(9);
    let mut logs = std::collections::HashSet::new();
    let mut views = Vec::new();
    for _ in 0..20 {
        let mut after = state.clone();
        let mut log = EventLog::default();
        after.apply(Seat::Home, &state.sample(Seat::Home, &mut rng).unwrap(), &mut log).unwrap();
        logs.insert(format!("{:?}", log.0));
        views.push(after.view(Seat::Away));
    }
    assert!(logs.len() == 1 && views.windows(2).all(|pair| pair[0] == pair[1]), "{logs:?}");
}

#[test]
fn sc_5_determinized_splits_are_as_uniform_as_sampled_ones() {
    // The other side holds eight shields and eight penalties, two of each eight on average in any four.
    let mut rng = MatchRng::new(10);
    let mut state = half(CUP, Period::ExtraFirst, ["offside*4", "coloured_shield*2 penalty*2"], |_| ());
    state.held[Seat::Away].later = cards("coloured_shield*2 penalty*2");
    state.held[Seat::Home].later = cards("offside*4");
    state.bench = CardCounts::NONE;
    let rest = pack().cards.saturating_sub(&cards("coloured_shield*4 penalty*2"));
    state.table.played = BySeat::new(rest, CardCounts::NONE);
    let mut view = state.view(Seat::Home);
    view.own = PrivateCards::default();
    view.table.left[Seat::Away] = HandSizes { now: 3, later: 3 };
    let n = 30_000;
    let both = (0..n).filter(|_| {
        let world = SoccerCards::determinize(&view, &mut rng);
        world.held[Seat::Away].now.count(CardKind::Penalty) == 2
    });
    // Both penalties among three of six cards: 4 of 20. Allow 4 standard errors: 4 * sqrt(0.2 * 0.8 / n).
    let found = both.count() as f64 / f64::from(n);
    assert!((found - 0.2).abs() < 0.0093, "{found}");
}
