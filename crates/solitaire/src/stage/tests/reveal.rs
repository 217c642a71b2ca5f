//! Tests of the words for a comparison of strengths.

use crate::{Options, Solitaire};
use stage::testing;

/// SOL-9, SOL-10: the compared cards come forward, with the meaning of the comparison; a shot is hardly ever too
/// weak.
#[test]
fn sol_9_the_reveal_says_what_the_strengths_mean() {
    let reveals = testing::reveals::<Solitaire>(&[Options::default()], 30);
    for line in [
        "THROUGH: The stronger side keeps the ball.",
        "THROUGH: Equal strength goes to the side with the ball.",
        "STOPPED: The weaker side loses the ball.",
        "BALL WON: The stronger side wins the ball.",
        "BALL KEPT: Equal strength does not win the ball.",
        "BALL KEPT: The weaker side cannot win the ball.",
        "IN!: The shot is stronger than the defence.",
        "FOUL: A failed counter costs a yellow card.",
    ] {
        assert!(reveals.contains(line), "never said: {line} in {reveals:#?}");
    }
}
