//! The conformance run, over every combination of options.

use crate::{BlockingRule, LoneGoalie, Options, RoundStart, Soccer52, TieRule};
use engine::testing::conformance;

#[test]
fn s52_10_conforms_with_all_options() {
    for blocking in [BlockingRule::Compulsory, BlockingRule::Optional] {
        for start in [RoundStart::Alternate, RoundStart::Same] {
            for after_six in [TieRule::SuddenRounds, TieRule::Draw] {
                for lone_goalie in [LoneGoalie::Allowed, LoneGoalie::Forbidden] {
                    let options = Options { blocking, start, after_six, lone_goalie, short: false };
                    let done = conformance::<Soccer52>(&options, 1, 5_000).unwrap();
                    assert!(done.matches > 30, "{done:?}");
                }
            }
        }
    }
}

#[test]
fn s52_13_conforms_in_short_matches() {
    for after_six in [TieRule::SuddenRounds, TieRule::Draw] {
        let options = Options { after_six, short: true, ..Options::default() };
        let done = conformance::<Soccer52>(&options, 1, 5_000).unwrap();
        assert!(done.matches > 60, "{done:?}");
    }
}
