//! The commentary of Soccer: forwards, blocks, goalies, rounds.

use crate::stage::moment::topics;

topics! {
    /// Forwards are laid face down.
    LAID, Routine:
        "{us} hide their forwards. Nobody's face gives a thing away.",
        "Face down for {us}. The stands guess.",
        "{us} line up their surprises.",
        "{us} lay them down and look at the sky.";

    /// A number card is turned up as a shot.
    FLIPPED, Routine:
        "It is the {what}! {them} look for an answer.",
        "{us} turn over the {what}. Has anybody a reply?",
        "The {what}, and it is heading for goal.",
        "Out steps the {what}. {keeper} swallows hard.",
        "{us} send the {what}, with love.";

    /// A goalie is turned up among the forwards.
    GOALIE_FLIPPED, Notable:
        "The {what} up front? That smells of a penalty.",
        "A goalie among the forwards. Have {us} got a second one?",
        "The {what} has wandered a long way from home.",
        "{us} show the {what}. With another, it is a spot kick.";

    /// A goalie of the forward's colour stops it.
    SAVED, Notable:
        "Saved! The {what} keeps the door shut for {us}.",
        "The {what} goes full stretch, and {us} survive.",
        "A big save, and the {what} makes it look like yoga.",
        "Kept out by the {what}. {them} cannot believe it.",
        "The {what} was in the right goal all along.";

    /// A card of the same rank stops it.
    TWIN, Notable:
        "Snap! The {what} gets in the way.",
        "Rank meets rank. The {what} has seen that trick before.",
        "{us} block with a mirror: the {what}.",
        "The {what} knows its own kind. Blocked.",
        "Like against like, and {us} like it.";

    /// Two number cards stop it by their sum or difference.
    SUM, Notable:
        "{what}. The arithmetic holds, and so do {us}.",
        "{us} do the sums on the line: {what}.",
        "Two cards, one answer: {what}. Blocked.",
        "{what}! School was not for nothing, {us} will tell you.",
        "Blocked by mathematics: {what}.";

    /// Two cards of the forward's suit stop it.
    SUIT_PAIR, Notable:
        "Two of the same suit, and the door is shut.",
        "{us} throw two bodies in front of it. Blocked.",
        "Dear, but it works: {us} spend two of the suit.",
        "A wall of two, properly dressed for the occasion.";

    /// A goalie is turned up and nothing comes of it.
    NO_PENALTY, Notable:
        "Nothing comes of it. A goalie up front is a tourist.",
        "No second goalie, no penalty. Back it goes.",
        "{us} let it go. All that way for a bit of air.",
        "No penalty. {keeper} waves it goodbye.";

    /// A round begins.
    ROUND, Routine:
        "On we go. New cards, old grudges.",
        "Another round. {us} attack first this time.",
        "{us} to begin this one. {score} the story so far.",
        "Hands are full again, and so are the heads.";

    /// The last regular round begins.
    LAST_ROUND, Big:
        "The last round. Whatever was being saved, play it now.",
        "One more round, at {score}. No use keeping anything for Tuesday.",
        "This is the last of them. {us} begin.",
        "Last round, {score}. Deep breaths all round.";

    /// Level: round by round until one side leads.
    SUDDEN_ROUNDS, Big:
        "Still level! Lead at the end of a round and you go home happy.",
        "Sudden rounds. The discards never thought they would be back.",
        "{score}, and so they play on, round by nervous round.",
        "No winner yet. Shuffle what is left and find one.";
}

#[cfg(test)]
mod tests {
    use super::super::tests::variants;
    use super::TOPICS;
    use crate::games::soccer52::Soccer52;
    use crate::stage::commentary::lines;
    use crate::stage::commentary::testing::commentary_is_sound;

    #[test]
    fn every_moment_has_its_lines() {
        let shared = [
            &lines::KICK_OFF,
            &lines::PENALTY_GIVEN,
            &lines::OPENER,
            &lines::EQUALISER,
            &lines::GO_AHEAD,
            &lines::CUSHION,
            &lines::ROUT,
            &lines::LIFELINE,
            &lines::CONSOLATION,
            &lines::BRACE,
            &lines::HAT_TRICK,
            &lines::LATE_EQUALISER,
            &lines::LATE_WINNER,
            &lines::FULL_DRAW,
            &lines::FULL_NARROW,
            &lines::FULL_CLEAR,
            &lines::FULL_ROUT,
        ];
        commentary_is_sound::<Soccer52>(&variants(), 12, TOPICS, &[], &shared);
    }
}
