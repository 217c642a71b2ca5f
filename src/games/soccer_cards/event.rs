//! What happened in a match of Soccer Cards: past-tense facts, as the referee sees them.

use serde::Serialize;

use super::card::{Card, Colour, Verdict};
use super::state::{HALF, HAND, Period};
use crate::engine::{BySeat, Outcome, Seat};

/// One fact. The state told with it is the state just after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Event {
    /// SC-4: the pack was shuffled and dealt, from the top: home's hand, away's hand, the bench.
    Dealt {
        /// The hands; who does not hold it does not see it.
        hands: BySeat<[Option<Card>; HAND]>,
        /// What was put aside; nobody at the table sees it.
        bench: [Option<Card>; HAND],
    },
    /// SC-5, SC-11, SC-12: a secret choice was made.
    Sealed {
        /// By whom.
        seat: Seat,
    },
    /// SC-6, SC-8, SC-11: a half began.
    HalfBegan {
        /// Which.
        period: Period,
        /// Who leads first in it.
        leader: Seat,
    },
    /// SC-6: a card was led.
    Led {
        /// By whom.
        by: Seat,
        /// Which.
        card: Card,
    },
    /// SC-6: the lead was answered.
    Answered {
        /// By whom.
        by: Seat,
        /// With which card.
        card: Card,
        /// SC-7: what comes of it.
        verdict: Verdict,
    },
    /// SC-7: a goal.
    Goal {
        /// By whom.
        by: Seat,
        /// The score with it.
        score: BySeat<u32>,
    },
    /// SC-6, SC-12: the turn or the kick is over, and the roles changed.
    RolesChanged {
        /// Who leads now; in the shootout, who kicks.
        leader: Seat,
    },
    /// SC-6: a half is over.
    HalfEnded {
        /// Which.
        period: Period,
        /// The score.
        score: BySeat<u32>,
    },
    /// SC-11: the bench was shuffled and dealt, from the top: home's eight, away's eight, open to both.
    BenchDealt {
        /// The eights.
        hands: BySeat<[Card; HALF]>,
    },
    /// SC-12: the toss for the first kick was made (heads: home), and the shootout began.
    ShootoutBegan {
        /// Who kicks first.
        first: Seat,
    },
    /// SC-12: kicker and keeper showed their colours.
    KickTaken {
        /// By whom.
        by: Seat,
        /// The ball.
        kick: Colour,
        /// The goal.
        keep: Colour,
        /// Whether it went in.
        scored: bool,
        /// Kicks scored so far.
        kicks: BySeat<u32>,
    },
    /// SC-9, SC-11, SC-12: the match is over.
    MatchEnded {
        /// How.
        outcome: Outcome,
    },
}

impl Event {
    /// The event as that seat sees it: of the deal, its own hand alone.
    #[must_use]
    pub fn seen_from(&self, seat: Seat) -> Self {
        match *self {
            Self::Dealt { mut hands, .. } => {
                hands[!seat] = [None; HAND];
                Self::Dealt { hands, bench: [None; HAND] }
            }
            other => other,
        }
    }
}
