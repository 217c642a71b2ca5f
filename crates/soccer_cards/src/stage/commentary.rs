//! The commentary of Soccer Cards: the split, chances, and stops.

use stage::moment::topics;
use words::id;

topics! {
    pub(crate),
    /// The cards are dealt, to be split in two halves.
    SPLIT, Big: id!("say-sc-split");

    /// The card that is led is not a scoring chance.
    STALLED, Routine: id!("say-sc-stalled");

    /// A ball is led: the other side needs the colour or a shield.
    CHANCE, Routine: id!("say-sc-chance");

    /// A free kick is led.
    FREE_KICK, Notable: id!("say-sc-free-kick");

    /// The goal of the same colour saves.
    SAVED, Notable: id!("say-sc-saved");

    /// The coloured shield blocks it.
    SHIELD, Notable: id!("say-sc-shield");

    /// The yellow shield is the wall.
    WALL, Notable: id!("say-sc-wall");

    /// A ball of the same colour clears it.
    CLEARED, Notable: id!("say-sc-cleared");

    /// An answer to what was no chance.
    WASTED, Routine: id!("say-sc-wasted");

    /// Extra time: the bench is dealt.
    BENCH, Notable: id!("say-sc-bench");
}

#[cfg(test)]
mod tests {
    use super::super::tests::variants;
    use super::TOPICS;
    use crate::SoccerCards;
    use stage::commentary::lines;
    use stage::commentary::testing::commentary_is_sound;

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
            &lines::LAST_WINNER,
            &lines::FULL_DRAW,
            &lines::FULL_NARROW,
            &lines::FULL_CLEAR,
            &lines::FULL_ROUT,
        ];
        commentary_is_sound::<SoccerCards>(&variants(), 60, TOPICS, &[], &shared);
    }
}
