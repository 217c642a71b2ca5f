//! The bots: they play by the rules, from views, and the better ones win.

use super::*;
use crate::ai::arena::bout;
use crate::ai::{Budget, Level, Minded};
use crate::engine::MatchRng;

/// Points of `level` against `other`, a draw counting half, each match from both sides: 0..=1.
fn points(level: Level, other: Level, matches: u64) -> f64 {
    let mut points = 0.0;
    for seed in 0..matches {
        for (levels, me) in [(BySeat::new(level, other), Seat::Home), (BySeat::new(other, level), Seat::Away)]
        {
            let outcome = bout::<SoccerCards>(&LEAGUE, seed, levels, false).unwrap().outcome;
            points += outcome.winner.map_or(0.5, |seat| f64::from(u8::from(seat == me)));
        }
    }
    points / (2 * matches) as f64
}

#[test]
fn better_bots_win() {
    // Measured over 600 to 4,000 matches each: 0.89, 0.78, 0.60, 0.56. n matches scatter by about 0.45 / sqrt(n).
    for (level, other, pairs, at_least) in [
        (Level::Rookie, Level::Random, 300, 0.82),
        (Level::Amateur, Level::Rookie, 300, 0.71),
        (Level::Pro, Level::Amateur, 80, 0.47),
        (Level::WorldClass, Level::Pro, 25, 0.36),
    ] {
        let found = points(level, other, pairs);
        assert!(found >= at_least, "{level} against {other}: {found:.3}, expected at least {at_least}");
    }
}

#[test]
fn bots_choose_legal_actions_with_every_option() {
    for seed in 0..6 {
        for neutral in [false, true] {
            for [a, b] in [[Level::Rookie, Level::Pro], [Level::Random, Level::Amateur]] {
                let options = Options { kind: MatchKind::Cup, neutral };
                bout::<SoccerCards>(&options, seed, BySeat::new(a, b), false).unwrap();
            }
        }
    }
}

/// What a bot does is a function of view, list and chance: the same for worlds it cannot tell apart.
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
                let world = SoccerCards::redraw(&state.view(seat), &mut rng);
                let seed = rng.seed();
                let [a, b] = &mut twins;
                let a = a.choose(&state.view(seat), &legal, Budget::Iterations(1), &mut MatchRng::new(seed));
                let b = b.choose(&world.view(seat), &legal, Budget::Iterations(1), &mut MatchRng::new(seed));
                assert_eq!(a, b);
                a.action
            } else {
                state.sample(seat, &mut rng).unwrap()
            };
            state.apply(seat, &action, &mut Silent).unwrap();
        }
    }
}
