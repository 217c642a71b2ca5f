//! The bots: they play by the rules, from views, and read what can be read.

use super::*;
use crate::ai::arena::bout;
use crate::ai::{Budget, Level, Minded};
use crate::games::penalties::bots::read;

/// Points of `level` against `other`, each match from both sides: 0..=1.
fn points(level: Level, other: Level, matches: u64) -> f64 {
    let mut won = 0;
    for seed in 0..matches {
        for (levels, me) in [(BySeat::new(level, other), Seat::Home), (BySeat::new(other, level), Seat::Away)]
        {
            let outcome = bout::<Penalties>(&Options::default(), seed, levels, false).unwrap().outcome;
            won += u32::from(outcome.winner == Some(me));
        }
    }
    f64::from(won) / (2 * matches) as f64
}

#[test]
fn better_bots_win_where_the_other_can_be_read() {
    // Measured over 10,000 matches each: 0.59, 0.61, 0.53, 0.64, 0.56, 0.61. 1,600 matches scatter by 0.0125.
    for (level, other, at_least) in [
        (Level::Rookie, Level::Random, 0.54),
        (Level::Amateur, Level::Rookie, 0.56),
        (Level::Amateur, Level::Random, 0.48),
        (Level::WorldClass, Level::Random, 0.60),
        (Level::WorldClass, Level::Rookie, 0.51),
        (Level::WorldClass, Level::Amateur, 0.56),
    ] {
        let found = points(level, other, 800);
        assert!(found >= at_least, "{level} against {other}: {found:.3}, expected at least {at_least}");
    }
}

/// Best play scores the same whatever the other side does: see the sheet's figures.
#[test]
fn nobody_beats_a_pro_and_a_pro_beats_nobody() {
    for other in Level::ALL {
        let found = points(Level::Pro, other, 800);
        assert!((0.45..0.55).contains(&found), "against {other}: {found:.3}");
    }
}

/// What a bot does is a function of view and chance: the same for worlds it cannot tell apart.
#[test]
fn bots_decide_from_the_view_alone() {
    for level in Level::ALL {
        let mut rng = MatchRng::new(5);
        let options = Options { kicks: 7 };
        let mut state = Penalties::setup(&options, 3, &mut Silent).unwrap();
        // Away first: home is asked while away's choice is sealed.
        while let Some(seat) = state.owed().iter().last() {
            let world = Penalties::redraw(&state.view(seat), &mut rng);
            let seed = rng.seed();
            let [a, b] = [&state, &world].map(|state| {
                let mut bot = Penalties::bot(level, seat, &options);
                let mut legal = Vec::new();
                state.legal(seat, &mut legal);
                bot.choose(&state.view(seat), &legal, Budget::Iterations(1), &mut MatchRng::new(seed))
            });
            assert_eq!(a, b);
            state.apply(seat, &a.action, &mut Silent).unwrap();
        }
    }
}

#[test]
fn a_habit_is_read() {
    // Home, the kicker, has gone left so many times; away reads it, and more surely each time.
    let reads =
        [0, 2, 4, 6].map(|kicks| read(&after(7, &"+".repeat(kicks)).view(Seat::Away))[Place::Left as usize]);
    assert!(reads.is_sorted() && reads[0] < 0.36 && reads[3] > 0.6, "{reads:?}");
}
