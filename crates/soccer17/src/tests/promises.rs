//! The conformance run, over league and cup and every pair of teams.

use crate::{MatchKind, Options, Soccer17, Team};
use engine::testing::conformance;

#[test]
fn s17_1_conforms_in_league_and_cup() {
    for kind in [MatchKind::League, MatchKind::Cup] {
        let options = Options { kind, ..Options::default() };
        let done = conformance::<Soccer17>(&options, 1, 20_000).unwrap();
        assert!(done.matches > 100, "{done:?}");
    }
}

#[test]
fn s17_23_conforms_in_short_matches() {
    for kind in [MatchKind::League, MatchKind::Cup] {
        let options = Options { kind, short: true, ..Options::default() };
        let done = conformance::<Soccer17>(&options, 1, 10_000).unwrap();
        assert!(done.matches > 100, "{done:?}");
    }
}

#[test]
fn s17_21_conforms_with_every_pair_of_teams() {
    for home in Team::ALL {
        for away in Team::ALL.into_iter().filter(|away| *away != home) {
            let (home_team, away_team) = (Some(home), Some(away));
            let options = Options { kind: MatchKind::Cup, home_team, away_team, short: home > away };
            conformance::<Soccer17>(&options, 2, 2_000).unwrap();
        }
    }
}
