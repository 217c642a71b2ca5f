//! The conformance run, over every option.

use crate::{MatchKind, Options, SoccerCards};
use engine::testing::conformance;

#[test]
fn sc_13_conforms_with_every_option() {
    for kind in [MatchKind::League, MatchKind::Cup] {
        for neutral in [false, true] {
            let done =
                conformance::<SoccerCards>(&Options { kind, neutral, short: false }, 1, 8_000).unwrap();
            assert!(done.matches > 100, "{done:?}");
            let done = conformance::<SoccerCards>(&Options { kind, neutral, short: true }, 1, 4_000).unwrap();
            assert!(done.matches > 100, "{done:?}");
        }
    }
}
