//! Tests of the bots: they play by the rules, from views, and the better ones win.

use super::*;
use ai::arena::play_match;
use ai::{Budget, HasBots, Level};
use engine::MatchRng;

#[test]
fn bots_choose_legal_actions_with_every_option() {
    for seed in 0..6 {
        for neutral in [false, true] {
            for [a, b] in [[Level::Rookie, Level::Pro], [Level::Random, Level::Amateur]] {
                let options = Options { kind: MatchKind::Cup, neutral };
                play_match::<SoccerCards>(&options, seed, BySeat::new(a, b), false).unwrap();
            }
        }
    }
}

/// A bot's action depends on view, list and random numbers alone, so it is constant over an information set.
#[test]
fn bots_decide_from_the_view_alone() {
    for level in Level::ALL {
        let mut rng = MatchRng::new(5);
        let mut state = dealt(CUP, 3);
        let mut twins = [0, 1].map(|_| SoccerCards::bot(level, Seat::Home, &CUP));
        while let Some(seat) = state.owed().first() {
            let mut legal = Vec::new();
            state.legal(seat, &mut legal);
            let action = if seat == Seat::Home {
                let world = SoccerCards::determinize(&state.view(seat), &mut rng);
                let seed = rng.seed();
                let [a, b] = &mut twins;
                let a = a.choose(&state.view(seat), &legal, Budget::Iterations(1), &mut MatchRng::new(seed));
                let b = b.choose(&world.view(seat), &legal, Budget::Iterations(1), &mut MatchRng::new(seed));
                assert_eq!(a, b);
                a.action
            } else {
                state.sample(seat, &mut rng).unwrap()
            };
            state.apply(seat, &action, &mut NullSink).unwrap();
        }
    }
}
