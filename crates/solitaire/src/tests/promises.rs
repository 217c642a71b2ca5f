//! The conformance run over all options. Views reveal nothing and remember everything.

use super::*;
use crate::state::ActionAttempt;
use crate::{FirstPickRule, View};
use engine::Suit;
use engine::testing::conformance;

/// Returns every set of options that SOL-1 permits.
fn every_option() -> Vec<Options> {
    let mut all = Vec::new();
    for home_suit in Suit::ALL {
        for away_suit in Suit::ALL {
            for duel in [false, true] {
                for kick_off_after_goal in [KickOffRule::Scoring, KickOffRule::Conceding] {
                    for first_pick in [FirstPickRule::Alternate, FirstPickRule::WithoutBall] {
                        for short in [false, true] {
                            all.push(Options {
                                home_suit,
                                away_suit,
                                duel,
                                kick_off_after_goal,
                                first_pick,
                                short,
                            });
                        }
                    }
                }
            }
        }
    }
    all.retain(|options| options.check().is_ok());
    all
}

#[test]
fn sol_6_conforms_with_every_option() {
    let all = every_option();
    assert_eq!(all.len(), 8 * 16);
    for options in all {
        conformance::<Solitaire>(&options, 1, 1_000).unwrap();
    }
    let done = conformance::<Solitaire>(&Options::default(), 2, 20_000).unwrap();
    assert!(done.matches > 350, "{done:?}");
}

/// Determinizations are matches: every card is there once, and they can be played to the end.
#[test]
fn sol_11_determinizations_keep_every_card() {
    let mut rng = MatchRng::new(4);
    for (seed, options) in (0..).zip(every_option()) {
        let mut state = Solitaire::setup(&options, seed, &mut NullSink).unwrap();
        while let Some(seat) = state.seats_to_move().first() {
            let view = state.view(seat);
            let mut world = Solitaire::determinize(&view, &mut rng);
            sound(&world);
            assert_eq!(world.view(seat), view);
            if rng.below(16) == 0 {
                play_until(&mut world, &mut rng, |_| false);
                sound(&world);
            }
            let action = state.sample(seat, &mut rng).unwrap();
            state.apply(seat, &action, &mut NullSink).unwrap();
            sound(&state);
        }
    }
}

/// Both managers know the same, and only public events. Two states with the same public events give the same view.
#[test]
fn sol_2_views_reveal_nothing_hidden() {
    let mut rng = MatchRng::new(8);
    for seed in 0..40 {
        let mut state = Solitaire::setup(&DUEL, seed, &mut NullSink).unwrap();
        let plies = rng.below(90);
        for _ in 0..plies {
            let Some(seat) = state.seats_to_move().first() else { break };
            let action = state.sample(seat, &mut rng).unwrap();
            state.apply(seat, &action, &mut NullSink).unwrap();
        }
        let View { table, .. } = state.view(Seat::Home);
        assert_eq!(table, state.view(Seat::Away).table);
        let text = serde_json::to_string(&state.view(Seat::Home)).unwrap();
        let open = table.teams.map(|team| team.seen);
        for seat in Seat::BOTH {
            let hidden = &state.hidden[seat];
            for card in
                hidden.pile.iter().chain(hidden.dealt_out.iter()).filter(|card| !open[seat].contains(*card))
            {
                assert!(!text.contains(&format!("\"{card}\"")), "{card} shows in {text}");
            }
        }
        for card in state.play.iter() {
            assert!(!text.contains(&format!("\"{card}\"")), "{card} shows in {text}");
        }
    }
}

#[test]
fn sol_2_no_view_shows_the_order_of_a_shuffle() {
    let mut log = EventLog::default();
    let mut state = Solitaire::setup(&Options::default(), 3, &mut log).unwrap();
    log.0.extend(play_until(&mut state, &mut MatchRng::new(3), |_| false));
    for event in &log.0 {
        for seat in Seat::BOTH {
            let seen = Solitaire::observed_by(event, seat).unwrap();
            match event {
                Event::TeamShuffled { team, order } => {
                    assert!(order.is_some());
                    assert_eq!(seen, Event::TeamShuffled { team: *team, order: None });
                }
                Event::PlayShuffled { order } => {
                    assert!(order.is_some());
                    assert_eq!(seen, Event::PlayShuffled { order: None });
                }
                other => assert_eq!(seen, *other),
            }
        }
    }
}

/// Views remember every card that was face up: they have the cycled cards in the order in which they will come.
#[test]
fn sol_11_the_view_remembers_what_was_cycled() {
    let state = solo("KH 2H 3H", "4S", "2D 3D 4D", |_| ());
    let state = check(state, "2D 3D", "Cycled card=KH | Cycled card=2H");
    let mut rng = MatchRng::new(1);
    let mut tops = CardSet::NONE;
    for _ in 0..200 {
        let world = Solitaire::determinize(&state.view(Seat::Home), &mut rng);
        let pile = lies(&world, Seat::Home);
        assert!(pile.starts_with("3H ") && pile.ends_with(" KH 2H /"), "{pile}");
        tops.add(world.hidden[Seat::Home].pile.as_slice()[0]);
    }
    // Any of the ten cards never seen may be next.
    assert_eq!(tops.len(), 10);
}

/// The foreseen result of a card is its result.
#[test]
fn sol_9_the_predicted_effect_happens() {
    let mut rng = MatchRng::new(6);
    for seed in 0..40 {
        let mut state = Solitaire::setup(&DUEL, seed, &mut NullSink).unwrap();
        while let Some(seat) = state.seats_to_move().first() {
            let action = state.sample(seat, &mut rng).unwrap();
            let ActionAttempt { team, team_action, strength, success } = state.table.preview(action.card());
            let mut log = EventLog::default();
            state.apply(seat, &action, &mut log).unwrap();
            assert!(log.0.contains(&Event::Tried { team, team_action, strength, success }), "{action}");
        }
    }
}
/// Unseen cards are drawn again: each reshuffle flips and lays other cards.
#[test]
fn a_reshuffle_draws_another_future() {
    let options = Options::default();
    let mut rng = MatchRng::new(4);
    let state = Solitaire::setup(&options, 1, &mut NullSink).unwrap();
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..50 {
        let mut other = state.clone();
        other.resample_hidden_future(&mut rng);
        assert_eq!(other.table(), state.table());
        let action = other.sample(Seat::Home, &mut MatchRng::new(2)).unwrap();
        other.apply(Seat::Home, &action, &mut NullSink).unwrap();
        let action = other.sample(Seat::Home, &mut MatchRng::new(2)).unwrap();
        other.apply(Seat::Home, &action, &mut NullSink).unwrap();
        seen.insert(format!("{:?}", other.table().spaces));
    }
    assert!(seen.len() > 10, "{}", seen.len());
}
