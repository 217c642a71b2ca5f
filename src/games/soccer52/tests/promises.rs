//! The conformance run, over every combination of options.

use crate::engine::testing::conformance;
use crate::games::soccer52::{BlockingRule, LevelScoreRule, Options, RoundStart, Soccer52};

#[test]
fn s52_10_conforms_with_all_options() {
    for blocking in [BlockingRule::Compulsory, BlockingRule::Optional] {
        for start in [RoundStart::Alternate, RoundStart::Same] {
            for after_six in [LevelScoreRule::SuddenRounds, LevelScoreRule::Draw] {
                let options = Options { blocking, start, after_six };
                let done = conformance::<Soccer52>(&options, 1, 5_000).unwrap();
                assert!(done.matches > 30, "{done:?}");
            }
        }
    }
}
