//! The commentary of the Penalty Shootout.

use crate::stage::moment::topics;

topics! {
    /// The first kicks are about to be taken.
    FIRST, Big:
        "No ninety minutes here. Straight to the part with the shaking knees.",
        "{us} kick first. {keeper} gives the crossbar a pat.",
        "A ball, a spot, two keepers. {us} begin.",
        "Kicks from the spot, and nothing but. {us} to go first.";

    /// A goal.
    SCORED, Notable:
        "{who} sends it in. {score}.",
        "In! {who} never looked at {keeper} once.",
        "{who} picks the spot and finds it.",
        "{keeper} can only wave at that one from {who}.",
        "{who} scores, and remembers to breathe.",
        "Cool as the fridge, {who}. {score}.";

    /// The keeper stops it; the side is the keeper's, `{who}` kicked.
    SAVED, Notable:
        "Saved! {gloves} reads {who} like a large-print book.",
        "{gloves} gets there! {who} cannot look.",
        "No! {gloves} keeps it out.",
        "{who} had a good idea. {gloves} had it first.",
        "A strong hand from {gloves}, and {us} roar.";

    /// Off the target.
    WIDE, Notable:
        "Wide! {who} will see that one in the small hours.",
        "{who} misses the lot. {score} it stays.",
        "Into the stands from {who}. Somebody has a souvenir.",
        "Oh, {who}. The goal was the bit in the middle.";

    /// The kick that settles it.
    WON, Big:
        "{who} wins it for {us}! Eleven people land on one.",
        "That is it! {who} with the kick that settles everything.",
        "{who} ends it. {us} are already halfway to the corner flag.",
        "In, and over! {who} has won it for {us}.";

    /// Full time.
    OVER, Big:
        "{us} win the shootout, {score}. Somebody hug the keeper.",
        "It is {us} from the spot. {them} stand and stare.",
        "{score}, and {us} held their nerve best.",
        "All over. {us} keep the ball, {them} keep the memory.";
}

#[cfg(test)]
mod tests {
    use super::super::tests::variants;
    use super::TOPICS;
    use crate::games::penalties::Penalties;
    use crate::stage::commentary::lines;
    use crate::stage::commentary::testing::commentary_is_sound;

    #[test]
    fn every_moment_has_its_lines() {
        let shared = [&lines::SUDDEN_DEATH];
        commentary_is_sound::<Penalties>(&variants(), 20, TOPICS, &[], &shared);
    }
}
