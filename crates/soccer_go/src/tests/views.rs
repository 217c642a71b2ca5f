//! Tests that views reveal nothing, and that determinizations are possible matches.

use super::*;
use crate::Event;
use crate::state::Phase;
use engine::MatchRng;

#[test]
fn sgo_2_hands_and_decks_are_hidden() {
    let state = given("a Shoot, d Tackle", "a Joker, d Bogey", "", |_| ());
    // Home sees its own cards and the backs of the others.
    let other = given("a Shoot, d Tackle", "a Bogey, d Clearance", "", |_| ());
    assert_eq!(state.view(Seat::Home), other.view(Seat::Home));
    assert_ne!(state.view(Seat::Away), other.view(Seat::Away));
    let view = state.view(Seat::Home);
    assert_eq!(view.hand, hand("a Shoot, d Tackle"));
    assert!(view.decks[PowerKind::Attacking].cards().iter().all(|card| card.power.is_none()));
    assert_eq!(view.decks[PowerKind::Attacking].cards().len(), 11);
    // The backs differ.
    let backs = given("a Shoot, d Tackle", "d BlockA, d Clearance", "", |_| ());
    assert_ne!(state.view(Seat::Home), backs.view(Seat::Home));
}

#[test]
fn sgo_2_no_event_reveals_the_other_sides_cards() {
    let mut log = EventLog::default();
    let state = SoccerGo::setup(&Options::default(), 5, &mut log).unwrap();
    for seat in Seat::BOTH {
        for event in log.0.iter().filter_map(|event| event.seen(seat)) {
            match event {
                Event::Shuffled { order, .. } => assert_eq!(order, None),
                Event::Dealt { to, hand } => assert_eq!(hand, (to == seat).then_some(state.hands[seat])),
                _ => {}
            }
        }
    }
    let shown = Event::TopShown { to: Seat::Home, kind: PowerKind::Attacking, power: Some(PowerName::Shoot) };
    assert_eq!(shown.seen(Seat::Home), Some(shown));
    let hidden = Event::TopShown { to: Seat::Home, kind: PowerKind::Attacking, power: None };
    assert_eq!(shown.seen(Seat::Away), Some(hidden));
}

#[test]
fn sgo_10_a_side_that_is_asked_holds_a_card_in_every_determinization() {
    let mut rng = MatchRng::new(9);
    let asked_away = given("", "d HighPress", "2 3", |_| ());
    let mut seen = PowerSet::NONE;
    for _ in 0..200 {
        let world = SoccerGo::determinize(&asked_away.view(Seat::Home), &mut rng);
        assert_eq!(world.view(Seat::Home), asked_away.view(Seat::Home));
        assert_eq!(world.seats_to_move(), asked_away.seats_to_move());
        seen = seen.union(world.hands[Seat::Away][PowerKind::Defending]);
    }
    assert_eq!(seen, [PowerName::DeepPress, PowerName::HighPress, PowerName::Tackle].into_iter().collect());
}

#[test]
fn sgo_14_determinizations_respect_remembered_cards() {
    let mut rng = MatchRng::new(10);
    for seed in 0..20 {
        let mut state = SoccerGo::setup(&Options::default(), seed, &mut NullSink).unwrap();
        while let Some(seat) = state.seats_to_move().first() {
            let action = state.sample(seat, &mut rng).unwrap();
            state.apply(seat, &action, &mut NullSink).unwrap();
            // No card is lost or duplicated.
            for kind in PowerKind::BOTH {
                let world = SoccerGo::determinize(&state.view(seat), &mut rng);
                for match_ in [&state, &world] {
                    let mut count = 0;
                    let mut all = match_.table.discards[kind].cards;
                    count += all.count();
                    for seat in Seat::BOTH {
                        all = all.union(match_.hands[seat][kind]);
                        count += match_.hands[seat][kind].count();
                        for card in match_.shown[seat].iter().filter(|card| card.kind == kind) {
                            all.add(card.power);
                            count += 1;
                        }
                    }
                    for card in match_.decks[kind].cards() {
                        all.add(card.power);
                        count += 1;
                    }
                    assert_eq!((all, count), (kind.cards(), 13));
                }
            }
        }
    }
}

#[test]
fn sgo_10_an_impossible_determinized_deal_is_corrected() {
    let mut rng = MatchRng::new(13);
    let mut state = given("", "d Bogey, d BlockA", "2 3", |_| ());
    let useful = [PowerName::HighPress, PowerName::Tackle].into_iter().collect::<PowerSet>();
    super::super::view::mend(&mut state, Seat::Away, PowerKind::Defending, useful, &mut rng);
    let held = state.hands[Seat::Away][PowerKind::Defending];
    assert_eq!((held.count(), held.intersection(useful).count()), (2, 1));
    let deck: PowerSet = state.decks[PowerKind::Defending].cards().iter().map(|card| card.power).collect();
    assert_eq!(deck, PowerKind::Defending.cards().difference(held));
}

#[test]
fn sgo_14_hands_never_grow() {
    let mut rng = MatchRng::new(14);
    for seed in 0..200 {
        let mut state = SoccerGo::setup(&Options::default(), seed, &mut NullSink).unwrap();
        let mut held = 8;
        while let Some(seat) = state.seats_to_move().first() {
            let action = state.sample(seat, &mut rng).unwrap();
            state.apply(seat, &action, &mut NullSink).unwrap();
            let now: u8 = Seat::BOTH.into_iter().map(|seat| state.hands[seat].count()).sum();
            assert!(now <= held);
            held = now;
        }
    }
}

/// SGO-14: a deck has nine cards, and at most seven are taken from its top. So no card that was put under it comes
/// up.
#[test]
fn sgo_14_a_card_put_under_a_deck_stays_there() {
    let mut rng = MatchRng::new(11);
    for seed in 0..500 {
        let mut state = SoccerGo::setup(&Options::default(), seed, &mut NullSink).unwrap();
        while let Some(seat) = state.seats_to_move().first() {
            for kind in PowerKind::BOTH {
                let top = state.decks[kind].cards().first().unwrap();
                assert!(state.table.turn >= 8 || top.by.is_none());
            }
            let action = state.sample(seat, &mut rng).unwrap();
            state.apply(seat, &action, &mut NullSink).unwrap();
        }
    }
}

#[test]
fn sgo_4_a_secret_choice_is_determinized_among_legal_ones() {
    let mut rng = MatchRng::new(12);
    let state =
        check(given("a Corner", "", "2", |_| ()), "H Power(Corner); H Choose([3,4,5])", "Sealed seat=home");
    let mut others = 0;
    for _ in 0..50 {
        let world = SoccerGo::determinize(&state.view(Seat::Away), &mut rng);
        let sealed = world.sealed[Seat::Home].unwrap();
        assert!(world.possible_actions(Seat::Home).has(sealed));
        others += u32::from(sealed != state.sealed[Seat::Home].unwrap());
        assert_eq!(world.table.phase, Phase::Choose);
    }
    assert!(others > 40, "{others}");
}
