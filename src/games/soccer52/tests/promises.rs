//! The conformance run, over every combination of options.

use crate::engine::testing::conformance;
use crate::games::soccer52::{AfterSix, Blocking, Options, Soccer52, Start};

#[test]
fn s52_10_conforms_with_all_options() {
    for blocking in [Blocking::Compulsory, Blocking::Optional] {
        for start in [Start::Alternate, Start::Same] {
            for after_six in [AfterSix::SuddenRounds, AfterSix::Draw] {
                let options = Options { blocking, start, after_six };
                let done = conformance::<Soccer52>(&options, 1, 5_000).unwrap();
                assert!(done.matches > 30, "{done:?}");
            }
        }
    }
}
