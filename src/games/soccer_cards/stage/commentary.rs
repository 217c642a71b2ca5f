//! The commentary of Soccer Cards: the split, chances, and stops.

use crate::stage::moment::topics;

topics! {
    /// The cards are dealt, to be split in two halves.
    SPLIT, Big:
        "Sixteen cards each and two halves to feed. Choose wisely.",
        "The managers split their hands. This is where matches are lost.",
        "Eight now, eight later. Everybody always wants nine now.",
        "Heads down over the cards. What is kept cannot be played, yet.";

    /// A card is led that is no chance.
    STALLED, Routine:
        "{us} play for time. The clock says thank you.",
        "Nothing in that. {us} keep their powder dry.",
        "{us} pass it sideways, in a manner of speaking.",
        "A quiet one from {us}. Somebody yawns in row F.";

    /// A ball is led: the other side needs the colour or a shield.
    CHANCE, Routine:
        "The {what} is on its way. Who answers?",
        "{us} send in the {what}.",
        "Here is a chance: the {what} for {us}.",
        "{us} lead the {what}, and {keeper} sets both feet.",
        "The {what} comes in from {us}. {them} rummage for an answer.";

    /// A free kick is led.
    FREE_KICK, Notable:
        "A free kick for {us}. The wall shuffles into place.",
        "Free kick, and a good spot for it. {keeper} does not like this.",
        "{us} put the ball down with great care. Free kick.",
        "{us} stand over the free kick and confer, for show.";

    /// The goal of the same colour saves.
    SAVED, Notable:
        "Saved! The {what} was waiting for that.",
        "{gloves} had the colour all along. Saved.",
        "Right colour, right moment. {us} save it.",
        "The {what} gathers it in. {them} hoped for another shade.",
        "{gloves} gets down to it. Lovely save.";

    /// The coloured shield blocks it.
    SHIELD, Notable:
        "The coloured shield goes up, and that is that.",
        "{us} had the big shield ready. It stops anything that rolls.",
        "Blocked! That shield has no favourite colour.",
        "Straight into the coloured shield. {them} ask for another ball.";

    /// The yellow shield is the wall.
    WALL, Notable:
        "The wall holds! Yellow shield, and a sore thigh.",
        "Into the wall. Somebody in yellow took that bravely.",
        "{us} had the wall in place. The yellow shield does its one job.",
        "Off the wall and away. {us} applaud their own bravery.";

    /// A ball of the same colour clears it.
    CLEARED, Notable:
        "Ball against ball, and it is hoofed clear.",
        "{us} clear with the {what}. Not pretty, very welcome.",
        "The {what} meets it halfway. Danger over.",
        "Out of there! {us} clear their lines with the {what}.";

    /// An answer to what was no chance.
    WASTED, Routine:
        "{us} throw away the {what}. It may be missed later.",
        "The {what} goes on nothing at all.",
        "{us} part with the {what}, and try not to look at it.",
        "Nothing to stop, so {us} give up the {what}.";

    /// Extra time: the bench is dealt.
    BENCH, Notable:
        "The whole bench comes on. Even the kit man is stretching.",
        "Eight fresh cards each. Last ones out of the box.",
        "Here comes the bench, all of it, blinking in the lights.",
        "New cards for tired minds. Split them once more.";
}

#[cfg(test)]
mod tests {
    use super::super::tests::variants;
    use super::TOPICS;
    use crate::games::soccer_cards::SoccerCards;
    use crate::stage::commentary::lines;
    use crate::stage::commentary::testing::commentary_is_sound;

    #[test]
    fn every_moment_has_its_lines() {
        let shared = [
            &lines::KICK_OFF,
            &lines::HALF_GOALLESS,
            &lines::HALF_LEVEL,
            &lines::HALF_LEAD,
            &lines::HALF_ROUT,
            &lines::SECOND_HALF,
            &lines::EXTRA_TIME,
            &lines::LAST_STRETCH,
            &lines::PENALTIES,
            &lines::KICK_SCORED,
            &lines::KICK_SAVED,
            &lines::PENALTY_GIVEN,
            &lines::FULL_KICKS,
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
        commentary_is_sound::<SoccerCards>(&variants(), 60, TOPICS, &[], &shared);
    }
}
