//! The events of a shootout: facts in the past tense. None of them contains a secret.

use serde::Serialize;

use super::kick::TakenKick;
use engine::{BySeat, Outcome, Seat};

/// One event. A sink gets it with the state just after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Event {
    /// PEN-2: the coin was tossed.
    Tossed {
        /// The seat that kicks first.
        first: Seat,
    },
    /// PEN-3: the first of the two made its secret choice.
    Sealed {
        /// The seat that has chosen.
        seat: Seat,
    },
    /// PEN-3: the second has chosen too, both were shown and the kick was taken.
    KickTaken {
        /// The kick with its result.
        taken: TakenKick,
        /// The score after the kick.
        score: BySeat<u32>,
        /// PEN-7, PEN-8: true if the kick decided the match.
        decides: bool,
    },
    /// PEN-8: all kicks are taken, and the score is level.
    SuddenDeathBegan,
    /// PEN-2: the parts changed.
    SteppedUp {
        /// The seat that kicks now.
        kicker: Seat,
    },
    /// PEN-7, PEN-8: the match is over.
    MatchEnded {
        /// The result.
        outcome: Outcome,
    },
}
