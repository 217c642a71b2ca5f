//! The contract.

use crate::engine::testing::conformance;
use crate::games::soccer_go::{Options, SoccerGo};

#[test]
fn sgo_10_conforms() {
    let done = conformance::<SoccerGo>(&Options::default(), 1, 20_000).unwrap();
    assert!(done.matches > 50, "{done:?}");
}
