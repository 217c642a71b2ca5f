//! The commentary of Soccer-Go: passes, marks, power cards, shots.

use crate::stage::moment::topics;

topics! {
    /// An attack begins, but for the first one of the match.
    ATTACK, Routine:
        "{us} begin again from the back.",
        "{us} have it. Seven passes and a shot, that is all it takes.",
        "Here come {us}. {them} settle into their marking.",
        "Roles reversed: {us} with the ball, {them} with the guesses.",
        "{us} start another one, patiently.";

    /// A pass that got through.
    PASSED, Routine:
        "To {who}, who had room for a picnic.",
        "{who} shows for it and gets it.",
        "Neat, to {who}.",
        "{us} keep it moving through {who}.",
        "{who} has it. Patience, patience.",
        "On to {who}. {them} are a thought behind.";

    /// A pass late in the attack got through.
    PASSED_LATE, Notable:
        "That is pass {what}, and {who} can see the goal from here.",
        "{who} has it. {them} are running out of guesses.",
        "Pass {what} arrives. {keeper} has stopped chatting to the post.",
        "{us} are close now, and {who} knows it.",
        "{who} on the ball. One can smell a shot.";

    /// Several passes run at once.
    RUN, Notable:
        "A whole string of them at once! {us} play as if alone.",
        "{us} zip it about, and the slots fill themselves.",
        "One move, a run of passes. {them} need a map.",
        "Quick, quick, quick. {us} are on a run.";

    /// The pass was marked. The side is the one who marks, `{who}` the one who should have had the ball.
    MARKED, Notable:
        "Marked! {us} read that like a menu.",
        "{who} never had a chance. {us} were there first.",
        "Cut out! {us} had picked {who} for it.",
        "Right man, right moment. {us} step in on {who}.",
        "Oh, that is telepathy. {us} had {who} in their pocket.";

    /// SGO-15: the first mark of an attack does not count.
    SPARED, Big:
        "Marked, but play goes on! The first one is on the house.",
        "{us} are let off. Once.",
        "They go on! {us} would not want to try that again.",
        "Advantage, says the referee. {us} breathe out and carry on.";

    /// A power card is played.
    POWER, Routine:
        "{us} reach for {what}. That changes things.",
        "Out comes {what}, and {them} read it twice.",
        "{what} from {us}. They had that up their sleeve.",
        "{us} play {what}, with some relish.",
        "A card from {us}: {what}. Let us see what it is worth.",
        "{what}! {us} have been dying to play that.";

    /// A power card is stopped by a Block.
    BLOCKED, Big:
        "Denied! {us} had the answer to {what}.",
        "{what}? Not today, say {us}.",
        "{us} block it. {what} goes back in the box.",
        "A Block, and {what} is only a nice picture now.";

    /// The attack is set back.
    CLEARED, Big:
        "Booted clear! {them} must do a good deal of that again.",
        "{us} clear their lines, and a few of {them} sigh.",
        "Up and away. {them} collect it somewhere near the start.",
        "Row Z. {us} do not mind at all.";

    /// Three passes at once.
    BREAK, Big:
        "They break! Three passes in a blink from {us}.",
        "A counter, and what a counter. {us} are three passes up.",
        "{us} pour forward. One, two, three.",
        "Blink and it is over there. {us} on the break.";

    /// An eighth pass is needed.
    SLOWED, Big:
        "One pass more, {them} are told. They had counted seven.",
        "{us} slow it all down. An eighth pass is needed.",
        "An eighth pass? {them} look for the small print.",
        "{us} add a pass to the bill.";

    /// A tackle: the hands are equal.
    TACKLE_AGAIN, Routine:
        "Two hands alike. Again!",
        "Nothing in that tackle. They go once more.",
        "They think the same thought, and try again.",
        "Level hands. Neither lets go of the other's shirt.";

    /// A tackle won by the defender.
    TACKLE_WON, Notable:
        "Clean as a whistle. {us} win the tackle and the ball.",
        "{us} take it off their toes!",
        "What a tackle by {us}. That is the end of that.",
        "{us} win it, ball first, as the handbook has it.";

    /// A tackle ridden by the attacker.
    TACKLE_KEPT, Notable:
        "{us} ride the tackle and carry on.",
        "In goes the tackle, and {us} come out with the ball.",
        "Strong on the ball, {us}. They keep it.",
        "{them} slide in and meet nothing but grass.";

    /// The shot is due.
    SHOT, Big:
        "After {what} passes, {us} shoot. Left, right or straight?",
        "Here is the chance! {keeper} has three ways to go.",
        "{us} are through. {keeper} must guess now.",
        "The stands rise. {us} are about to shoot.",
        "{what} passes for this one kick. {us} take aim.";

    /// The keeper saves; the side is the keeper's.
    SAVED, Big:
        "Saved! {gloves} goes the right way.",
        "{gloves} guesses, {gloves} saves. What a stop!",
        "All those passes, and {gloves} says no.",
        "{them} choose, and {gloves} chooses the same. Saved.",
        "Brilliant from {gloves}, who will say it was never in doubt.";
}

#[cfg(test)]
mod tests {
    use super::TOPICS;
    use crate::games::soccer_go::{Options, SoccerGo};
    use crate::stage::commentary::lines;
    use crate::stage::commentary::testing::commentary_is_sound;

    #[test]
    fn every_moment_has_its_lines() {
        let shared = [
            &lines::KICK_OFF,
            &lines::HALF_GOALLESS,
            &lines::HALF_LEVEL,
            &lines::HALF_LEAD,
            &lines::EXTRA_TIME,
            &lines::PENALTIES,
            &lines::KICK_SCORED,
            &lines::KICK_SAVED,
            &lines::FULL_KICKS,
            &lines::OPENER,
            &lines::EQUALISER,
            &lines::GO_AHEAD,
            &lines::CUSHION,
            &lines::LIFELINE,
            &lines::BRACE,
            &lines::LATE_EQUALISER,
            &lines::LATE_WINNER,
            &lines::FULL_NARROW,
            &lines::FULL_CLEAR,
        ];
        commentary_is_sound::<SoccerGo>(&[Options::default()], 60, TOPICS, &[], &shared);
    }
}
