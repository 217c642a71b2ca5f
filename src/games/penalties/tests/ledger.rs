//! A short shootout in figures, reckoned by hand.

use super::*;
use crate::ai::ledger::{Bots, Effort, ledger};
use crate::engine::Record;

/// Three kicks a side, home first: each side's place, home's and away's, kick by kick. Two goals of home's, two kicks of
/// away's that do not go in, and it is over.
const CHOICES: [(Place, Place); 4] = [
    (Place::Left, Place::Right),
    (Place::Left, Place::Left),
    (Place::Middle, Place::Left),
    (Place::Right, Place::Right),
];

/// That shootout: of some seed with which the die falls so.
fn played() -> Record {
    let options = Options { kicks: 3 };
    for seed in 0.. {
        let mut state = Penalties::setup(&options, seed, &mut Silent).unwrap();
        let mut record = Record::new::<Penalties>(&options, seed).unwrap();
        for (home, away) in CHOICES {
            for (seat, place) in [(Seat::Home, home), (Seat::Away, away)] {
                let kicks = state.table.kicker() == seat;
                let action = if kicks { Action::Kick(place) } else { Action::Dive(place) };
                if state.apply(seat, &action, &mut Silent).is_ok() {
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

/// Home's chance before, once both have shown, and after the die. Any kick to come goes in with q = 25/36; this one with
/// 5/6 where the keeper goes elsewhere, with 1/2 in the guessed corner. Level, with as many kicks to come, is one half; at
/// 2-0 with a kick each to come away needs a goal now (q), a miss of home's, and then a goal for a half (7/36, q, 1/2), and
/// so on back: as fractions, worked out apart.
const STANDINGS: [[f64; 3]; 4] = [
    [1.0 / 2.0, 33_028_253.0 / 60_466_176.0, 36_382_451.0 / 60_466_176.0],
    [36_382_451.0 / 60_466_176.0, 2_238_649.0 / 3_359_232.0, 1_398_841.0 / 1_679_616.0],
    [1_398_841.0 / 1_679_616.0, 61_259.0 / 69_984.0, 86_437.0 / 93_312.0],
    [86_437.0 / 93_312.0, 4_909.0 / 5_184.0, 1.0],
];

#[test]
fn a_shootout_reckoned_by_hand() {
    let found = ledger::<Penalties>(&played(), Effort::SERIES, Bots::default()).unwrap();
    assert!(found.exact && found.lines.len() == 4 && found.deal.abs() < 1e-12, "{found:?}");
    for (line, [before, shown, after]) in found.lines.iter().zip(STANDINGS) {
        assert!((line.before - before).abs() < 1e-9 && (line.after - after).abs() < 1e-9, "{line:?}");
        // Every place is part of best play, so that none is a fault.
        assert!(Seat::BOTH.into_iter().all(|seat| line.skill[seat].value.abs() < 1e-9), "{line:?}");
        assert!((line.guess - (shown - before)).abs() < 1e-9, "{line:?}: {shown}");
        assert!((line.luck.value - (after - shown)).abs() < 1e-9 && line.luck.error == 0.0, "{line:?}");
    }
    assert!(found.end == 1.0 && found.gap() < 1e-12);
    // The first goal of home's was likely, away's second miss in the guessed corner less so.
    assert_eq!(found.luckiest().map(|line| line.n), Some(2));
}
