//! Tests of the bots: they play by the rules, from views, and the better ones win.

use super::*;
use ai::arena::BotMatchRequest;
use ai::{Budget, Difficulty};

#[test]
fn bots_choose_legal_actions_with_every_option() {
    for seed in 0..6 {
        for neutral in [false, true] {
            for [a, b] in [[Difficulty::Rookie, Difficulty::Pro], [Difficulty::Random, Difficulty::Amateur]] {
                let options = Options { kind: MatchKind::Cup, neutral, short: seed % 2 == 1 };
                BotMatchRequest::<SoccerCards>::new(&options, seed, BySeat::new(a, b)).play().unwrap();
            }
        }
    }
}

/// A bot's action depends on view, list and random numbers alone, so it is constant over an information set.
#[test]
fn bots_decide_from_the_view_alone() {
    ai::testing::bots_decide_from_the_view_alone::<SoccerCards>(&CUP, Budget::Iterations(1));
}
