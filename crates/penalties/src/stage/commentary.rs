//! The commentary of the Penalty Shootout.

use stage::moment::topics;
use words::id;

topics! {
    pub(crate),
    /// The first kicks are about to be taken.
    FIRST, Big: id!("say-pen-first");

    /// A goal.
    SCORED, Notable: id!("say-pen-scored");

    /// The keeper stops it; the side is the keeper's, `{who}` kicked.
    SAVED, Notable: id!("say-pen-saved");

    /// Past the post or against it.
    WIDE, Notable: id!("say-pen-wide");

    /// Over the bar, as kicks down the middle go.
    TOO_HIGH, Notable: id!("say-pen-too-high");

    /// The kick that settles it.
    WON, Big: id!("say-pen-won");

    /// Full time.
    OVER, Big: id!("say-pen-over");
}

#[cfg(test)]
mod tests {
    use super::super::tests::variants;
    use super::TOPICS;
    use crate::Penalties;
    use stage::commentary::lines;
    use stage::commentary::testing::commentary_is_sound;

    #[test]
    fn every_moment_has_its_lines() {
        let shared = [&lines::SUDDEN_DEATH];
        commentary_is_sound::<Penalties>(&variants(), 20, TOPICS, &[], &shared);
    }
}
