//! The commentary of Soccer 17.

use crate::stage::moment::topics;

topics! {
    /// The ball runs one area on.
    GAINED, Routine:
        "{us} move it on, one neat step at a time.",
        "Good ground made by {us}.",
        "{us} find a gap and stroll through it.",
        "Up the pitch come {us}.",
        "{them} give ground, though politely.",
        "{us} edge closer, and {keeper} begins to shout at people.";

    /// The ball runs two areas or more.
    GAINED_FAR, Notable:
        "That is a big stride! {us} swallow half the pitch.",
        "{us} go long, and it comes off.",
        "One card, and {us} are somewhere else entirely.",
        "Look at that for distance. {them} are running the wrong way.";

    /// The defender has read the attack: the ball changes sides.
    WON, Routine:
        "Read like a timetable. {us} have the ball.",
        "{us} guess right, and that is half of football.",
        "Stopped in its tracks. {us} turn and go.",
        "{them} sent a telegram there, and {us} signed for it.",
        "Lovely bit of defending from {us}.",
        "{us} saw that one coming from the car park.";

    /// A foul brings a free kick; the side is the one that was fouled.
    FREE_KICK, Notable:
        "The whistle. {them} arrive a little late, and with interest.",
        "A foul by {them}. The referee had a fine view of it.",
        "A free kick for {us}. The wall shuffles into place.",
        "{them} play the man. The ball makes no complaint.",
        "Clumsy from {them}, and {us} have the free kick.",
        "{us} put the ball down with great care. Free kick.";

    /// A star is earned.
    STAR, Routine:
        "A star for {us}. Worth something, if they get to spend it.",
        "{us} pocket a star, to be spent on the next good idea.",
        "A little star for {us}. It shines later.",
        "{us} take the star. Momentum, printed on cardboard.";

    /// A shot that goes in from a third of the chance cards at most.
    SHOT_WEAK, Notable:
        "A shot with a question mark on it from {us}.",
        "Half a chance for {us}, and half is generous.",
        "{us} try their luck. Luck looks at the odds.",
        "From there? {us} think so. {keeper} thinks not.";

    /// A shot that is about even.
    SHOT_FAIR, Notable:
        "As good as a coin, that one. {us} shoot.",
        "In or out, and nobody here knows which. {us} shoot.",
        "A proper chance for {us}. {keeper} shifts from foot to foot.",
        "{us} let fly, and half the stands stand up.";

    /// A shot that goes in more often than not.
    SHOT_STRONG, Notable:
        "This is a big chance! {us} shoot.",
        "{keeper} has seen better evenings. A fierce one from {us}.",
        "Everything is lined up for {us}. Only the end is missing.",
        "{us} could hardly ask for more. Here comes the shot.";

    /// A team's own gift is used.
    ABILITY, Notable:
        "{what}, say {us}, and the sums change.",
        "{us} had that up their sleeve: {what}.",
        "{what}. Everybody knew it might come, and still.",
        "That is why they are who they are. {what}.";

    /// The ball comes back out, and the attacker takes it.
    REBOUND, Notable:
        "It comes back out! {us} have another look.",
        "Off the gloves, and {us} are first to it!",
        "Not done yet. The rebound falls to {us}.",
        "Loose in the box, and {us} have a nose for these.";

    /// A shot that did not go in.
    MISSED, Notable:
        "Past the post. {keeper} had it covered, of course. Of course.",
        "Wide! {us} look at the grass, as if it had moved.",
        "No goal. {keeper} takes a long time over the restart.",
        "Over it goes, and a ball boy earns his supper.",
        "So that was that chance. {them} breathe again.",
        "{us} will want another go at that one.";
}

#[cfg(test)]
mod tests {
    use super::super::tests::variants;
    use super::TOPICS;
    use crate::games::soccer17::Soccer17;
    use crate::stage::commentary::lines;
    use crate::stage::commentary::testing::commentary_is_sound;

    #[test]
    fn every_moment_has_its_lines() {
        let shared = [
            &lines::KICK_OFF,
            &lines::HALF_GOALLESS,
            &lines::HALF_LEVEL,
            &lines::HALF_LEAD,
            &lines::SECOND_HALF,
            &lines::LAST_STRETCH,
            &lines::EXTRA_TIME,
            &lines::PENALTIES,
            &lines::KICK_SCORED,
            &lines::KICK_MISSED,
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
            &lines::LATE_EQUALISER,
            &lines::LATE_WINNER,
            &lines::FULL_DRAW,
            &lines::FULL_NARROW,
            &lines::FULL_CLEAR,
            &lines::FULL_ROUT,
        ];
        commentary_is_sound::<Soccer17>(&variants(), 12, TOPICS, &[], &shared);
    }
}
