//! The commentary of Soccer: forwards, blocks, goalies, rounds.

use stage::moment::topics;
use words::id;

topics! {
    pub(crate),
    /// Forwards are laid face down.
    LAID, Routine: id!("say-s52-laid");

    /// A number card is turned up as a shot.
    FLIPPED, Routine: id!("say-s52-flipped");

    /// A goalie is turned up among the forwards.
    GOALIE_FLIPPED, Notable: id!("say-s52-goalie-flipped");

    /// A goalie of the forward's colour stops it.
    SAVED, Notable: id!("say-s52-saved");

    /// A card of the same rank stops it.
    TWIN, Notable: id!("say-s52-twin");

    /// Two number cards stop it by their sum or difference.
    SUM, Notable: id!("say-s52-sum");

    /// Two cards of the forward's suit stop it.
    SUIT_PAIR, Notable: id!("say-s52-suit-pair");

    /// A goalie is turned up and nothing comes of it.
    NO_PENALTY, Notable: id!("say-s52-no-penalty");

    /// A round begins.
    ROUND, Routine: id!("say-s52-round");

    /// The last regular round begins.
    LAST_ROUND, Big: id!("say-s52-last-round");

    /// Level: round by round until one side leads.
    SUDDEN_ROUNDS, Big: id!("say-s52-sudden-rounds");
}

#[cfg(test)]
mod tests {
    use super::super::tests::variants;
    use super::TOPICS;
    use crate::Soccer52;
    use stage::commentary::lines;
    use stage::commentary::testing::commentary_is_sound;

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
