//! The events of a match of Soccer Cards: facts in the past tense, with full information.

use serde::Serialize;

use super::card::{BallColour, CardKind, LeadResult};
use super::state::{HALF, HAND, Period};
use engine::{BySeat, Outcome, Seat};

/// One event. A sink gets it with the state just after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Event {
    /// SC-4: the pack was shuffled and dealt from the top: home's hand, away's hand, the bench.
    Dealt {
        /// The hands. Each side sees only its own.
        hands: BySeat<[Option<CardKind>; HAND]>,
        /// The bench. Nobody at the table sees it.
        bench: [Option<CardKind>; HAND],
    },
    /// SC-13: the pack was shuffled, and home got the eight cards on top, away the next eight.
    EightDealt {
        /// The hands. Each side sees only its own.
        hands: BySeat<[Option<CardKind>; HALF]>,
    },
    /// SC-5, SC-11, SC-12: a secret choice was made.
    Sealed {
        /// The seat that chose.
        seat: Seat,
    },
    /// SC-6, SC-8, SC-11: a half began.
    HalfBegan {
        /// The half.
        period: Period,
        /// The seat that leads first in it.
        leader: Seat,
    },
    /// SC-6: a card was led.
    Led {
        /// The seat that led.
        by: Seat,
        /// The card led.
        card: CardKind,
    },
    /// SC-6: the lead was answered.
    Answered {
        /// The seat that answered.
        by: Seat,
        /// The answer.
        card: CardKind,
        /// SC-7: the result of the lead.
        verdict: LeadResult,
    },
    /// SC-7: a goal was scored.
    Goal {
        /// The seat that scored.
        by: Seat,
        /// The score after it.
        score: BySeat<u32>,
    },
    /// SC-6, SC-12: the turn or the kick ended, and the roles changed.
    RolesChanged {
        /// The seat that leads now; in the shootout, the kicker.
        leader: Seat,
    },
    /// SC-6: a half ended.
    HalfEnded {
        /// The half.
        period: Period,
        /// The score.
        score: BySeat<u32>,
    },
    /// SC-11: the bench was shuffled and dealt from the top: home's eight, away's eight, open to both.
    BenchDealt {
        /// The eight cards of each side.
        hands: BySeat<[CardKind; HALF]>,
    },
    /// SC-12: the toss for the first kick was made (heads: home), and the shootout began.
    ShootoutBegan {
        /// The seat that kicks first.
        first: Seat,
    },
    /// SC-12: kicker and keeper showed their colours.
    KickTaken {
        /// The kicker.
        by: Seat,
        /// The kicker's colour.
        kick: BallColour,
        /// The keeper's colour.
        keep: BallColour,
        /// True if the kick went in.
        scored: bool,
        /// The kicks scored so far.
        kicks: BySeat<u32>,
    },
    /// SC-9, SC-11, SC-12: the match is over.
    MatchEnded {
        /// The result.
        outcome: Outcome,
    },
}

impl Event {
    /// Returns the event as that seat sees it: of the deal, only its own hand.
    #[must_use]
    pub fn seen_from(&self, seat: Seat) -> Self {
        match *self {
            Self::Dealt { mut hands, .. } => {
                hands[!seat] = [None; HAND];
                Self::Dealt { hands, bench: [None; HAND] }
            }
            Self::EightDealt { mut hands } => {
                hands[!seat] = [None; HALF];
                Self::EightDealt { hands }
            }
            other => other,
        }
    }
}
