//! The events of a match of Soccer-Go: facts in the past tense, with full information.

use serde::Serialize;

use super::action::{CardPlay, HandShape, ShotDirection};
use super::cards::{CARDS, PowerHand, PowerKind, PowerName};
use super::numbers::NumberSet;
use engine::{BySeat, Outcome, Seat};

/// SGO-3: the reason why a turn ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum TurnEnd {
    /// A mark that stands.
    Mark,
    /// A Tackle won by the defender.
    Tackle,
    /// A goal.
    Goal,
    /// A save.
    Save,
}

/// One event. A sink gets it with the state just after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Event {
    /// SGO-1: the coin was tossed.
    Tossed {
        /// The seat that attacks first.
        first: Seat,
    },
    /// SGO-2: a power deck was shuffled.
    Shuffled {
        /// The kind.
        kind: PowerKind,
        /// The cards from the top down. Nobody at the table knows them.
        order: Option<[PowerName; CARDS]>,
    },
    /// SGO-2: a player was dealt two cards of each kind.
    Dealt {
        /// The seat.
        to: Seat,
        /// The hand. Only that seat knows it.
        hand: Option<PowerHand>,
    },
    /// SGO-4: an attack began; all numbers are available.
    TurnBegan {
        /// The turn, from 1.
        turn: u8,
        /// The attacker.
        attacker: Seat,
    },
    /// SGO-10: a power card was played; it lies face up on its pile.
    PowerPlayed {
        /// The seat that played.
        by: Seat,
        /// The card, and the choice named with it.
        play: CardPlay,
    },
    /// SGO-10: the card just played was cancelled.
    Blocked {
        /// The seat that answered.
        by: Seat,
        /// The Block.
        with: CardPlay,
        /// The cancelled card.
        play: CardPlay,
    },
    /// SGO-10: the card just played stands, and its action was performed.
    Performed {
        /// The seat that performed it.
        by: Seat,
        /// The action.
        action: PowerName,
    },
    /// SGO-10: a side used no card, or gave no answer. Only that side knows that it was asked.
    Declined {
        /// The seat.
        by: Seat,
    },
    /// The first of two sealed decisions was taken.
    Sealed {
        /// The seat that decided.
        seat: Seat,
    },
    /// SGO-4: the numbers of both sides were turned up.
    Revealed {
        /// The pass, from 1.
        pass: u8,
        /// The attacker's numbers.
        attack: NumberSet,
        /// The defender's numbers.
        mark: NumberSet,
        /// SGO-5: true if a number is on both sides.
        matched: bool,
    },
    /// SGO-15: a mark in extra time was spared; the attack continues.
    MarkSpared {
        /// The attacker.
        attacker: Seat,
    },
    /// SGO-5: a pass counted.
    PassCompleted {
        /// The pass, from 1.
        pass: u8,
        /// The numbers spent for it.
        spent: NumberSet,
        /// The number of filled slots, Dribble's included.
        filled: u8,
    },
    /// Tackle: both hands were shown.
    HandsShown {
        /// The attacker's hand.
        attacker: HandShape,
        /// The defender's hand.
        defender: HandShape,
        /// The seat that wins the ball; none if both hands are equal.
        winner: Option<Seat>,
    },
    /// SGO-7: a shot was allowed.
    ShotDue {
        /// The shooter.
        by: Seat,
    },
    /// SGO-8: both directions were turned up.
    ShotTaken {
        /// The shooter.
        by: Seat,
        /// The direction of the shot.
        shot: ShotDirection,
        /// The goalkeeper's direction.
        save: ShotDirection,
        /// True if it goes in, unless it is taken again.
        goal: bool,
    },
    /// A goal that stands.
    Goal {
        /// The scorer.
        by: Seat,
        /// The score after it.
        score: BySeat<u32>,
    },
    /// A save that stands.
    Saved {
        /// The side of the goalkeeper.
        by: Seat,
    },
    /// SGO-3: a turn ended.
    TurnEnded {
        /// The turn, from 1.
        turn: u8,
        /// The attacker.
        attacker: Seat,
        /// The reason.
        by: TurnEnd,
    },
    /// SGO-14: a player was shown the top card of an unused deck.
    TopShown {
        /// The seat.
        to: Seat,
        /// The kind of the deck.
        kind: PowerKind,
        /// The card. Only that seat knows it.
        power: Option<PowerName>,
    },
    /// SGO-14: the card not kept was put under the deck of its kind.
    PutUnder {
        /// The seat.
        by: Seat,
        /// The kind of the card that was shown.
        shown: PowerKind,
        /// The kind of the card that went under.
        kind: PowerKind,
        /// The card. Only that seat knows it.
        power: Option<PowerName>,
        /// True if the shown card was taken for it. The other side knows only if the backs differ.
        swapped: Option<bool>,
    },
    /// SGO-1: the first half ended.
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
        /// The seat that shoots first in every pair.
        first: Seat,
    },
    /// SGO-16: a shot of the shootout was taken.
    KickTaken {
        /// The shooter.
        by: Seat,
        /// True if it went in.
        scored: bool,
        /// The shots scored so far.
        kicks: BySeat<u32>,
    },
    /// The match is over.
    MatchEnded {
        /// The result.
        outcome: Outcome,
    },
}

impl Event {
    /// Returns the event as that side sees it; none if it does not notice it.
    #[must_use]
    pub fn seen(&self, seat: Seat) -> Option<Self> {
        Some(match *self {
            Self::Declined { by } if by != seat => return None,
            Self::Shuffled { kind, .. } => Self::Shuffled { kind, order: None },
            Self::Dealt { to, .. } if to != seat => Self::Dealt { to, hand: None },
            Self::TopShown { to, kind, .. } if to != seat => Self::TopShown { to, kind, power: None },
            // SGO-14: the backs reveal a swap of different kinds, and no other.
            Self::PutUnder { by, shown, kind, .. } if by != seat => {
                Self::PutUnder { by, shown, kind, power: None, swapped: (kind != shown).then_some(true) }
            }
            other => other,
        })
    }
}
