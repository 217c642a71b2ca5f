//! What happened in a shootout: past-tense facts, as the referee sees them. None of them holds a secret.

use serde::Serialize;

use super::kick::Taken;
use crate::engine::{BySeat, Outcome, Seat};

/// One fact. The state told with it is the state just after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Event {
    /// PEN-2: the coin was tossed.
    Tossed {
        /// Who kicks first.
        first: Seat,
    },
    /// PEN-3: the first of the two made its secret choice.
    Sealed {
        /// By whom.
        seat: Seat,
    },
    /// PEN-3: the second has chosen too, both were shown and the kick was taken.
    KickTaken {
        /// What came of it.
        taken: Taken,
        /// The score with it.
        score: BySeat<u32>,
        /// PEN-7, PEN-8: whether it settled the match.
        decides: bool,
    },
    /// PEN-8: all kicks are taken, and the score is level.
    SuddenDeathBegan,
    /// PEN-2: the parts changed.
    SteppedUp {
        /// Who kicks now.
        kicker: Seat,
    },
    /// PEN-7, PEN-8: the match is over.
    MatchEnded {
        /// How.
        outcome: Outcome,
    },
}
