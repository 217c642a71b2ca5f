//! Tests of the show: every match ends in the truth, hides what is hidden, says why, and takes a bearable time.

use super::super::{AfterSix, Blocking, Options, Soccer52, Start};
use crate::stage::testing;

/// Every combination of the options.
fn variants() -> Vec<Options> {
    let mut all = Vec::new();
    for blocking in [Blocking::Compulsory, Blocking::Optional] {
        for (start, after_six) in [
            (Start::Alternate, AfterSix::SuddenRounds),
            (Start::Alternate, AfterSix::Draw),
            (Start::Same, AfterSix::SuddenRounds),
        ] {
            all.push(Options { blocking, start, after_six });
        }
    }
    all
}

#[test]
fn every_show_is_sound_and_ends_in_the_truth() {
    let faces = testing::every_show_is_sound::<Soccer52>(&variants(), 12, |_| false);
    // Every card, both kits, and the back of the pack.
    assert_eq!(faces.len(), 55, "{faces:?}");
}

/// The show of one match, word for word. `UPDATE_SHOWS=1` writes it anew: read the diff.
#[test]
fn one_show_is_as_recorded() {
    testing::one_show_is_as_recorded::<Soccer52>("soccer52", "sudden rounds", &Options::default(), 258);
}
