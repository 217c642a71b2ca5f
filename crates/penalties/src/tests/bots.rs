//! The bots: they play by the rules, from views, and read what can be read.

use super::*;
use crate::bots::reader::ModellingBot;
use crate::bots::{BOUNDS, against, payoff, pro_mix};
use ai::arena::BotMatchRequest;
use ai::matrix::exploitability;
use ai::{Budget, Difficulty, HasBots};

/// Points of `difficulty` against `other`, each match from both sides: 0..=1.
fn points(difficulty: Difficulty, other: Difficulty, matches: u64) -> f64 {
    let mut won = 0;
    for seed in 0..matches {
        for (difficulties, me) in
            [(BySeat::new(difficulty, other), Seat::Home), (BySeat::new(other, difficulty), Seat::Away)]
        {
            let outcome = BotMatchRequest::<Penalties>::new(&Options::default(), seed, difficulties)
                .play()
                .unwrap()
                .outcome;
            won += u32::from(outcome.winner == Some(me));
        }
    }
    f64::from(won) / (2 * matches) as f64
}

#[test]
fn better_bots_win() {
    // The table in docs/bots.md. 3,000 matches scatter by 0.009.
    for (difficulty, other, at_least) in [
        (Difficulty::Pro, Difficulty::Rookie, 0.60),
        (Difficulty::WorldClass, Difficulty::Pro, 0.49),
        (Difficulty::WorldClass, Difficulty::Random, 0.60),
    ] {
        let found = points(difficulty, other, 1_500);
        assert!(found >= at_least, "{difficulty} against {other}: {found:.3}, expected at least {at_least}");
    }
}

/// An opponent who knows their mixes gains no more than their exploitability bound: of a pro, and of the strongest bot.
#[test]
fn a_pro_that_exploits_a_rival_loses_no_more_than_its_bound() {
    let sure = 25.0 / 36.0;
    let mut most = [0.0_f64; 2];
    let mut rng = MatchRng::new(2);
    for seed in 0..200 {
        let mut state = Penalties::setup(&Options { kicks: 7, short: false }, seed, &mut NullSink).unwrap();
        while let Some(seat) = state.seats_to_move().first() {
            let view = state.view(seat);
            let kicks = state.table.kicker() == seat;
            let mixes =
                [pro_mix(&view.table, seat), against(ModellingBot::default().read(&view), kicks, BOUNDS[1])];
            for ((mix, bound), most) in mixes.into_iter().zip(BOUNDS).zip(&mut most) {
                let given = exploitability(3, &payoff(), sure, &mix, kicks);
                assert!(given <= bound + 1e-9, "{given} of {bound}: {mix:?}");
                *most = most.max(given);
            }
            let action = state.sample(seat, &mut rng).unwrap();
            state.apply(seat, &action, &mut NullSink).unwrap();
        }
    }
    assert!(most.iter().zip(BOUNDS).all(|(most, bound)| *most > 0.9 * bound), "hardly anything: {most:?}");
}

/// A bot's choice is a function of view and random numbers: the same for states that it cannot distinguish.
#[test]
fn bots_decide_from_the_view_alone() {
    for difficulty in Difficulty::ALL {
        let mut rng = MatchRng::new(5);
        let options = Options { kicks: 7, short: false };
        let mut state = Penalties::setup(&options, 3, &mut NullSink).unwrap();
        // Away first: home is asked while away's choice is sealed.
        while let Some(seat) = state.seats_to_move().iter().last() {
            let world = Penalties::determinize(&state.view(seat), &mut rng);
            let seed = rng.seed();
            let [a, b] = [&state, &world].map(|state| {
                let mut bot = Penalties::bot(difficulty, seat, &options);
                let mut legal = Vec::new();
                state.legal(seat, &mut legal);
                bot.choose(&state.view(seat), &legal, Budget::Iterations(1), &mut MatchRng::new(seed))
            });
            assert_eq!(a, b);
            state.apply(seat, &a.action, &mut NullSink).unwrap();
        }
    }
}

#[test]
fn a_modelling_bot_predicts_a_habit() {
    // Home, the kicker, has gone left so many times; away reads it, and more surely each time.
    let reads = [0, 2, 4, 6].map(|kicks| {
        ModellingBot::default().read(&after(7, &"+".repeat(kicks)).view(Seat::Away))[GoalPlace::Left as usize]
    });
    assert!(reads.is_sorted() && reads[0] < 0.4 && reads[3] > 0.6, "{reads:?}");
}
