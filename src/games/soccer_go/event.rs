//! What happened in a match of Soccer-Go: past-tense facts, as the referee sees them.

use serde::Serialize;

use super::action::{Direction, Play, Shape};
use super::cards::{CARDS, Hand, Kind, Power};
use super::numbers::Numbers;
use crate::engine::{BySeat, Outcome, Seat};

/// SGO-3: what ended a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Ending {
    /// A mark that stands.
    Mark,
    /// A Tackle won by the defender.
    Tackle,
    /// A goal.
    Goal,
    /// A save.
    Save,
}

/// One fact. The state told with it is the state just after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Event {
    /// SGO-1: the toss was made.
    Tossed {
        /// Who attacks first.
        first: Seat,
    },
    /// SGO-2: a power deck was shuffled.
    Shuffled {
        /// Which.
        kind: Kind,
        /// From the top down; nobody at the table knows it.
        order: Option<[Power; CARDS]>,
    },
    /// SGO-2: a player was dealt two cards of each kind.
    Dealt {
        /// Who.
        to: Seat,
        /// What; only that player knows.
        hand: Option<Hand>,
    },
    /// SGO-4: an attack began; all numbers are available.
    TurnBegan {
        /// The turn, from 1.
        turn: u8,
        /// Who attacks.
        attacker: Seat,
    },
    /// SGO-10: a power card was played; it lies face up on its pile.
    PowerPlayed {
        /// By whom.
        by: Seat,
        /// Which, and what was named with it.
        play: Play,
    },
    /// SGO-10: the card just played does nothing.
    Blocked {
        /// Who answered.
        by: Seat,
        /// With what.
        with: Play,
        /// Which card is cancelled.
        play: Play,
    },
    /// SGO-10: the card just played stands, and its action was performed.
    Performed {
        /// By whom.
        by: Seat,
        /// The action.
        action: Power,
    },
    /// SGO-10: a side used no card, or gave no answer. Only that side knows that it was asked.
    Declined {
        /// Which.
        by: Seat,
    },
    /// The first of two sealed decisions was taken.
    Sealed {
        /// Whose.
        seat: Seat,
    },
    /// SGO-4: the numbers of both sides were turned up.
    Revealed {
        /// The pass, from 1.
        pass: u8,
        /// The attacker's.
        attack: Numbers,
        /// The defender's.
        mark: Numbers,
        /// SGO-5: whether a number stands on both sides.
        matched: bool,
    },
    /// SGO-15: a mark in extra time was spared; the attacker continues from where he is.
    MarkSpared {
        /// Who attacks.
        attacker: Seat,
    },
    /// SGO-5: a pass counts.
    PassCompleted {
        /// The pass, from 1.
        pass: u8,
        /// What was spent for it.
        spent: Numbers,
        /// The slots that are filled now, Dribble's included.
        filled: u8,
    },
    /// Tackle: both hands were shown.
    HandsShown {
        /// The attacker's.
        attacker: Shape,
        /// The defender's.
        defender: Shape,
        /// Who has the ball; nobody if both showed the same.
        winner: Option<Seat>,
    },
    /// SGO-7: a shot was allowed.
    ShotDue {
        /// Who shoots.
        by: Seat,
    },
    /// SGO-8: both directions were turned up.
    ShotTaken {
        /// Who shot.
        by: Seat,
        /// Where.
        shot: Direction,
        /// Where the goalkeeper went.
        save: Direction,
        /// Whether it goes in, unless it is taken again.
        goal: bool,
    },
    /// A goal that stands.
    Goal {
        /// By whom.
        by: Seat,
        /// The score with it.
        score: BySeat<u32>,
    },
    /// A save that stands.
    Saved {
        /// By whom.
        by: Seat,
    },
    /// SGO-3: a turn is over.
    TurnEnded {
        /// The turn, from 1.
        turn: u8,
        /// Who attacked.
        attacker: Seat,
        /// What ended it.
        by: Ending,
    },
    /// SGO-14: a player was shown the top card of an unused deck.
    TopShown {
        /// Who.
        to: Seat,
        /// Of which deck.
        kind: Kind,
        /// The card; only that player knows.
        power: Option<Power>,
    },
    /// SGO-14: the card not kept went under the deck of its kind.
    PutUnder {
        /// Whose.
        by: Seat,
        /// The kind of the card that was shown.
        shown: Kind,
        /// The kind of the card that went under.
        kind: Kind,
        /// The card; only that player knows.
        power: Option<Power>,
        /// Whether the card shown was taken for it; the other side knows only if the backs differ.
        swapped: Option<bool>,
    },
    /// SGO-1: the first half is over.
    HalfTime {
        /// The score.
        score: BySeat<u32>,
    },
    /// SGO-15: normal time ended level.
    ExtraTimeBegan {
        /// The score.
        score: BySeat<u32>,
    },
    /// SGO-16: extra time ended level.
    ShootoutBegan {
        /// Who shoots first in every pair.
        first: Seat,
    },
    /// SGO-16: a shot of the shootout is over.
    KickTaken {
        /// By whom.
        by: Seat,
        /// Whether it went in.
        scored: bool,
        /// Shots scored so far.
        kicks: BySeat<u32>,
    },
    /// The match is over.
    MatchEnded {
        /// How.
        outcome: Outcome,
    },
}

impl Event {
    /// The event as that side sees it; none for what it does not notice.
    #[must_use]
    pub fn seen(&self, seat: Seat) -> Option<Self> {
        Some(match *self {
            Self::Declined { by } if by != seat => return None,
            Self::Shuffled { kind, .. } => Self::Shuffled { kind, order: None },
            Self::Dealt { to, .. } if to != seat => Self::Dealt { to, hand: None },
            Self::TopShown { to, kind, .. } if to != seat => Self::TopShown { to, kind, power: None },
            // SGO-14: the backs betray a swap of different kinds, and no other.
            Self::PutUnder { by, shown, kind, .. } if by != seat => {
                Self::PutUnder { by, shown, kind, power: None, swapped: (kind != shown).then_some(true) }
            }
            other => other,
        })
    }
}
