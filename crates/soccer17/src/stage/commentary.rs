//! The commentary of Soccer 17.

use stage::moment::topics;
use words::id;

topics! {
    pub(crate),
    /// The ball runs one area on.
    GAINED, Routine: id!("say-s17-gained");

    /// The ball runs two areas or more.
    GAINED_FAR, Notable: id!("say-s17-gained-far");

    /// The defender has read the attack: the ball changes sides.
    WON, Routine: id!("say-s17-won");

    /// A foul brings a free kick; the side is the one that was fouled.
    FREE_KICK, Notable: id!("say-s17-free-kick");

    /// A star is earned.
    STAR, Routine: id!("say-s17-star");

    /// A shot that goes in from a third of the chance cards at most.
    SHOT_WEAK, Notable: id!("say-s17-shot-weak");

    /// A shot that is about even.
    SHOT_FAIR, Notable: id!("say-s17-shot-fair");

    /// A shot that goes in more often than not.
    SHOT_STRONG, Notable: id!("say-s17-shot-strong");

    /// A team's own gift is used.
    ABILITY, Notable: id!("say-s17-ability");

    /// The ball comes back out, and the attacker takes it.
    REBOUND, Notable: id!("say-s17-rebound");

    /// A shot that did not go in.
    MISSED, Notable: id!("say-s17-missed");
}

#[cfg(test)]
mod tests {
    use super::super::tests::variants;
    use super::TOPICS;
    use crate::Soccer17;
    use stage::commentary::lines;
    use stage::commentary::testing::commentary_is_sound;

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
            &lines::LAST_WINNER,
            &lines::FULL_DRAW,
            &lines::FULL_NARROW,
            &lines::FULL_CLEAR,
            &lines::FULL_ROUT,
        ];
        commentary_is_sound::<Soccer17>(&variants(), 12, TOPICS, &[], &shared);
    }
}
