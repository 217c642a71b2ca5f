//! The commentary of Soccer-Go: passes, marks, power cards, shots.

use stage::moment::topics;
use words::id;

topics! {
    pub(crate),
    /// An attack begins, but for the first one of the match.
    ATTACK, Routine: id!("say-go-attack");

    /// A pass that got through.
    PASSED, Routine: id!("say-go-passed");

    /// A pass late in the attack got through.
    PASSED_LATE, Notable: id!("say-go-passed-late");

    /// Several passes run at once.
    RUN, Notable: id!("say-go-run");

    /// The pass was marked. The side is the one who marks, `{who}` the one who should have had the ball.
    MARKED, Notable: id!("say-go-marked");

    /// SGO-15: the first mark of an attack does not count.
    SPARED, Big: id!("say-go-spared");

    /// A power card is played.
    POWER, Routine: id!("say-go-power");

    /// A power card is stopped by a Block.
    BLOCKED, Big: id!("say-go-blocked");

    /// The attack is set back.
    CLEARED, Big: id!("say-go-cleared");

    /// Three passes at once.
    BREAK, Big: id!("say-go-break");

    /// An eighth pass is needed.
    SLOWED, Big: id!("say-go-slowed");

    /// A tackle: the hands are equal.
    TACKLE_AGAIN, Routine: id!("say-go-tackle-again");

    /// A tackle won by the defender.
    TACKLE_WON, Notable: id!("say-go-tackle-won");

    /// A tackle ridden by the attacker.
    TACKLE_KEPT, Notable: id!("say-go-tackle-kept");

    /// The shot is due.
    SHOT, Big: id!("say-go-shot");

    /// The keeper saves; the side is the keeper's.
    SAVED, Big: id!("say-go-saved");
}

#[cfg(test)]
mod tests {
    use super::TOPICS;
    use crate::{Options, SoccerGo};
    use stage::commentary::lines;
    use stage::commentary::testing::commentary_is_sound;

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
            &lines::LAST_WINNER,
            &lines::FULL_NARROW,
            &lines::FULL_CLEAR,
        ];
        commentary_is_sound::<SoccerGo>(&[Options::default()], 60, TOPICS, &[], &shared);
    }
}
