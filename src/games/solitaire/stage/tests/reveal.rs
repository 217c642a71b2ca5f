//! Tests of the words for a comparison of strengths.

use crate::games::solitaire::{Options, Solitaire};
use crate::stage::testing;

/// SOL-9, SOL-10: the compared cards come forward, with the meaning of the comparison; a shot is hardly ever too
/// weak.
#[test]
fn sol_9_the_reveal_says_what_the_strengths_mean() {
    let said = testing::reveals::<Solitaire>(&[Options::default()], 30);
    for line in [
        "THROUGH: The stronger side keeps the ball.",
        "THROUGH: Level is enough for the side with the ball.",
        "STOPPED: The weaker side loses the ball.",
        "STOPPED: The stronger side wins the ball.",
        "THROUGH: Level is not enough to win the ball.",
        "THROUGH: The weaker side does not win the ball.",
        "IN!: The shot is stronger than what stands against it.",
        "FOUL: A counter that does not come off is a foul.",
    ] {
        assert!(said.contains(line), "never said: {line} in {said:#?}");
    }
}
