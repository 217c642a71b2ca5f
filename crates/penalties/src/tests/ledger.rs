//! The ledger of a short shootout, calculated by hand.

use super::*;
use ai::ledger::{KnownBots, LedgerSamples, ledger};
use engine::Record;

/// Three kicks a side, home first: the places of home and of away, kick by kick. Home scores twice, away misses
/// twice, and the match is over.
const CHOICES: [(GoalPlace, GoalPlace); 4] = [
    (GoalPlace::Left, GoalPlace::Right),
    (GoalPlace::Left, GoalPlace::Left),
    (GoalPlace::Middle, GoalPlace::Left),
    (GoalPlace::Right, GoalPlace::Right),
];

/// Returns the record of that shootout, with a seed that gives these rolls.
fn played() -> Record {
    let options = Options { kicks: 3, short: false };
    for seed in 0.. {
        let mut state = Penalties::setup(&options, seed, &mut NullSink).unwrap();
        let mut record = Record::new::<Penalties>(&options, seed).unwrap();
        for (home, away) in CHOICES {
            for (seat, place) in [(Seat::Home, home), (Seat::Away, away)] {
                let kicks = state.table.kicker() == seat;
                let action = if kicks { Action::Kick(place) } else { Action::Dive(place) };
                if state.apply(seat, &action, &mut NullSink).is_ok() {
                    record.actions.push((seat, action.to_string()));
                }
            }
        }
        let over = state.table.outcome().is_some_and(|outcome| outcome.winner == Some(Seat::Home));
        if state.table.first == Seat::Home && over && state.table.score() == BySeat::new(2, 0) {
            return record;
        }
    }
    unreachable!("some seed does")
}

/// Home's chance before each kick, after both have shown, and after the die. Every later kick scores with q =
/// 25/36. This one scores with 5/6, or with 1/2 in the guessed corner. A level score with equal kicks left is
/// worth one half. At 2-0 with a kick each left, away needs a goal now (q), a miss of home's (7/36), and then a
/// goal (q) for one half. The fractions were computed separately.
const STANDINGS: [[f64; 3]; 4] = [
    [1.0 / 2.0, 33_028_253.0 / 60_466_176.0, 36_382_451.0 / 60_466_176.0],
    [36_382_451.0 / 60_466_176.0, 2_238_649.0 / 3_359_232.0, 1_398_841.0 / 1_679_616.0],
    [1_398_841.0 / 1_679_616.0, 61_259.0 / 69_984.0, 86_437.0 / 93_312.0],
    [86_437.0 / 93_312.0, 4_909.0 / 5_184.0, 1.0],
];

#[test]
fn a_shootout_agrees_with_a_calculation_by_hand() {
    let found = ledger::<Penalties>(&played(), LedgerSamples::SERIES, KnownBots::default()).unwrap();
    assert!(found.exact && found.lines.len() == 4 && found.deal.abs() < 1e-12, "{found:?}");
    for (line, [before, shown, after]) in found.lines.iter().zip(STANDINGS) {
        assert!((line.before - before).abs() < 1e-9 && (line.after - after).abs() < 1e-9, "{line:?}");
        // Best play uses every place, so none is a mistake.
        assert!(Seat::BOTH.into_iter().all(|seat| line.skill[seat].value.abs() < 1e-9), "{line:?}");
        assert!((line.guess - (shown - before)).abs() < 1e-9, "{line:?}: {shown}");
        assert!((line.luck.value - (after - shown)).abs() < 1e-9 && line.luck.error == 0.0, "{line:?}");
    }
    assert!(found.end == 1.0 && found.gap() < 1e-12);
    // Home's first goal was likely, away's second miss in the guessed corner less so.
    assert_eq!(found.luckiest().map(|line| line.n), Some(2));
}
