//! The full state of a match: the table that both sides see, and what is hidden from one side or from both.

use serde::Serialize;

use super::action::{Action, CardPlay, HandShape, ShotDirection};
use super::cards::{ByPowerKind, CARDS, PowerCard, PowerHand, PowerKind, PowerName, PowerSet};
use super::numbers::NumberSet;
use super::options::Options;
use engine::{BySeat, Decided, Outcome, Seat, SeatSet, Shootout};

/// SGO-7: number of passes before a shot.
pub const LAST_PASS: u8 = 7;
/// SGO-9: number of slots of the track, Slow Build-Up's included.
pub const SLOTS: usize = 8;
/// SGO-9: the number of numbers, where a side lays or names several.
pub const MULTI_LAY: u8 = 3;
/// SGO-1: number of attacking turns of normal time.
pub const TURNS: u8 = 8;
/// SGO-15: the last attacking turn of extra time.
pub const LAST_TURN: u8 = 10;
/// SGO-2: number of cards of each kind that a player is dealt.
pub const DEALT: usize = 2;
/// SGO-16: number of shots of each side before sudden death.
pub const SHOTS: u32 = 3;

/// The parts of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub enum MatchPeriod {
    /// SGO-1: rounds 1 and 2.
    FirstHalf,
    /// SGO-1: rounds 3 and 4.
    SecondHalf,
    /// SGO-15: extra time.
    ExtraTime,
    /// SGO-16: the shootout.
    Shootout,
}

/// SGO-9: the slots that completed passes fill.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct PassTrack {
    slots: [NumberSet; SLOTS],
    filled: u8,
}

impl PassTrack {
    /// Returns the filled slots: the numbers spent in each. Dribble fills two slots with nothing.
    #[must_use]
    pub fn slots(&self) -> &[NumberSet] {
        &self.slots[..usize::from(self.filled)]
    }

    /// Returns the number of filled slots.
    #[must_use]
    pub const fn filled(&self) -> u8 {
        self.filled
    }

    /// SGO-9: returns the number of the pass, which is that of the first empty slot, from 1.
    #[must_use]
    pub const fn pass(&self) -> u8 {
        self.filled + 1
    }

    pub(crate) fn push(&mut self, spent: NumberSet) {
        if let Some(slot) = self.slots.get_mut(usize::from(self.filled)) {
            *slot = spent;
            self.filled += 1;
        }
    }

    /// Empties the last slot.
    pub(crate) fn pop(&mut self) -> NumberSet {
        let Some(last) = self.filled.checked_sub(1) else { return NumberSet::NONE };
        self.filled = last;
        std::mem::take(&mut self.slots[usize::from(last)])
    }
}

/// The effects of power cards in force.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct ActiveEffects {
    /// SGO-6: true with Attacking GK, for the turn.
    pub keeper: bool,
    /// SGO-7: true with Slow Build-Up, for the turn.
    pub slow: bool,
    /// Dribble, for this pass: the number of slots it will fill.
    pub dribble: u8,
    /// SGO-12: the selection card of this pass, and its kind.
    pub selection: Option<(PowerKind, PowerName)>,
    /// Narrow Shot, for this shot and its re-takes: the closed direction.
    pub closed: Option<ShotDirection>,
}

/// The contents of a player's place for laid cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub enum LaidCards {
    /// No card.
    #[default]
    Nothing,
    /// A sealed decision.
    FaceDown,
    /// Number cards, face up.
    Numbers(NumberSet),
    /// A direction card, face up.
    Direction(ShotDirection),
    /// A hand.
    Hand(HandShape),
}

/// The cards that both sides turned up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct RevealedCards {
    /// Its number in the match, from 1.
    pub n: u32,
    /// The attacker.
    pub attacker: Seat,
    /// The cards of each side.
    pub laid: BySeat<LaidCards>,
}

/// SGO-11: a face-up discard pile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct DiscardPile {
    /// The cards in it.
    pub cards: PowerSet,
    /// The card used last.
    pub top: Option<PowerName>,
}

/// A window for one card of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum CardWindow {
    /// Before a pass: the attacker, then the defender.
    BeforePass(PowerKind),
    /// After the result of a pass: the attacker after a match, else the defender.
    AfterPass(PowerKind),
    /// After the seventh slot was filled: the defender.
    AfterSlots,
    /// Before a shot: the defender.
    BeforeShot,
    /// After the result of a shot: the attacker after a save, the defender after a goal.
    AfterShot(PowerKind),
}

impl CardWindow {
    /// SGO-9: returns the kind of cards it admits.
    #[must_use]
    pub const fn kind(self) -> PowerKind {
        match self {
            Self::BeforePass(kind) | Self::AfterPass(kind) | Self::AfterShot(kind) => kind,
            Self::AfterSlots | Self::BeforeShot => PowerKind::Defending,
        }
    }
}

/// The current question. [`engine::Game::seats_to_move`] says who is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Phase {
    /// SGO-10: a window: one card, or none.
    Play(CardWindow),
    /// SGO-10: a card was played in that window; the other side may block it.
    Answer(CardWindow, CardPlay),
    /// SGO-4: both sides lay numbers.
    Choose,
    /// Tackle: both sides show a hand.
    Duel,
    /// SGO-8: both sides lay a direction.
    Shot,
    /// SGO-14: a side that was shown a card swaps it or keeps all.
    Swap,
    /// No question: an event is emitted in the middle of a decision. No decision ends in this phase.
    Running,
    /// No question: the match is over.
    Over,
}

/// Public information: everything that is open on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Table {
    /// The options of the match.
    pub options: Options,
    /// The part of the match.
    pub period: MatchPeriod,
    /// The attacking turn, from 1; 9 and 10 are extra time. SGO-17: a short match begins with turn 5.
    pub turn: u8,
    /// SGO-1: the seat that attacked first in the match.
    pub first: Seat,
    /// The seat that attacks now; in the shootout, the shooter.
    pub attacker: Seat,
    /// SGO-9: the track.
    pub track: PassTrack,
    /// SGO-5: the numbers that neither side can choose again in this turn.
    pub spent: NumberSet,
    /// The effects of power cards in force.
    pub force: ActiveEffects,
    /// SGO-10, with [`BeforePass::AnyTime`](super::BeforePass): true if the window before this one brought no card, so
    /// that the cards before this pass are over if this one brings none either.
    pub quiet: bool,
    /// SGO-15: true if a mark of this turn of extra time was spared already.
    pub marked: bool,
    /// The cards of each side for the current question.
    pub laid: BySeat<LaidCards>,
    /// The last reveal, which everybody remembers when its cards have left.
    pub last: Option<RevealedCards>,
    /// SGO-11: the discard piles.
    pub discards: ByPowerKind<DiscardPile>,
    /// The current question.
    pub phase: Phase,
    /// The seats that have not answered it yet.
    pub owed: SeatSet,
    /// The goals of each side.
    pub score: BySeat<u32>,
    /// SGO-16: the shootout, once it has begun.
    pub shootout: Option<Shootout>,
    /// True if the score was level at the end of normal time.
    pub level_after_normal_time: bool,
}

impl Table {
    /// Returns the seat that defends now.
    pub fn defender(&self) -> Seat {
        !self.attacker
    }

    /// SGO-9: returns the seat that may play cards of that kind in this turn.
    pub fn player(&self, kind: PowerKind) -> Seat {
        match kind {
            PowerKind::Attacking => self.attacker,
            PowerKind::Defending => !self.attacker,
        }
    }

    /// SGO-9: returns the kind that this side may play in this turn.
    #[must_use]
    pub fn kind(&self, seat: Seat) -> PowerKind {
        if seat == self.attacker { PowerKind::Attacking } else { PowerKind::Defending }
    }

    /// SGO-1, SGO-17: returns the number of the first turn. A short match has the turns of the second half alone.
    #[must_use]
    pub const fn first_turn(&self) -> u8 {
        if self.options.short { TURNS / 2 + 1 } else { 1 }
    }

    /// SGO-1, SGO-17: returns the number of rounds.
    #[must_use]
    pub const fn rounds(&self) -> u8 {
        (TURNS + 1 - self.first_turn()) / 2
    }

    /// SGO-1, SGO-15: returns the attacker of that turn. The sides alternate within a round; the second half
    /// reverses the order, if there was a first one.
    pub fn attacker_of(&self, turn: u8) -> Seat {
        let second_half = turn > TURNS / 2 && turn <= TURNS;
        let reversed = second_half && !self.options.short;
        if turn.is_multiple_of(2) == reversed { self.first } else { !self.first }
    }

    /// Returns the round of this turn, from 1; the one after the last is extra time.
    #[must_use]
    pub const fn round(&self) -> u8 {
        (self.turn + 1 - self.first_turn()).div_ceil(2)
    }

    /// SGO-15, SGO-16: returns true if power cards may be played, which is in normal time.
    #[must_use]
    pub fn has_powers(&self) -> bool {
        self.period < MatchPeriod::ExtraTime
    }

    /// SGO-5: returns the numbers that are not spent.
    pub const fn unspent(&self) -> NumberSet {
        NumberSet::ALL.difference(self.spent)
    }

    /// SGO-7: returns the number of completed passes that this attack needs before its shot.
    #[must_use]
    pub const fn passes_needed(&self) -> u8 {
        LAST_PASS + self.force.slow as u8
    }

    /// Returns the result; none while anybody owes a decision.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let decided = match self.period {
            MatchPeriod::FirstHalf | MatchPeriod::SecondHalf => Decided::NormalTime,
            MatchPeriod::ExtraTime => Decided::ExtraTime,
            MatchPeriod::Shootout => Decided::Shootout,
        };
        let kicks = self.shootout.map(|shootout| shootout.scored);
        Some(Outcome::of(decided, self.score, kicks, self.level_after_normal_time))
    }
}

/// A card of an unused deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct DeckCard<P> {
    /// The card.
    pub power: P,
    /// SGO-14: the seat that put it under the deck, and so knows it; none for a card in its shuffled place.
    pub by: Option<Seat>,
}

/// SGO-2: an unused deck, its top first. A deck holds only cards of its own kind, each at most once.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PowerDeck<P = PowerName> {
    cards: [DeckCard<P>; CARDS],
    len: u8,
}

impl<P: Copy> PowerDeck<P> {
    /// Creates an empty deck; `blank` fills the unused places.
    pub(crate) const fn empty(blank: P) -> Self {
        Self { cards: [DeckCard { power: blank, by: None }; CARDS], len: 0 }
    }

    /// Returns the cards, from the top down.
    #[must_use]
    pub fn cards(&self) -> &[DeckCard<P>] {
        &self.cards[..usize::from(self.len)]
    }

    /// Puts a card under the deck.
    pub(crate) fn put_under(&mut self, power: P, by: Option<Seat>) {
        if let Some(place) = self.cards.get_mut(usize::from(self.len)) {
            *place = DeckCard { power, by };
            self.len += 1;
        }
    }

    /// Removes the top card.
    pub(crate) fn take_top(&mut self) -> Option<P> {
        let top = self.cards().first()?.power;
        self.cards.copy_within(1.., 0);
        self.len -= 1;
        Some(top)
    }

    /// Returns the deck with each card converted by `look`.
    pub(crate) fn map<Q: Copy>(&self, blank: Q, mut look: impl FnMut(&DeckCard<P>) -> Q) -> PowerDeck<Q> {
        let mut deck = PowerDeck::empty(blank);
        for card in self.cards() {
            deck.put_under(look(card), card.by);
        }
        deck
    }
}

impl<P: Copy + Serialize> Serialize for PowerDeck<P> {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.cards())
    }
}

/// One match of Soccer-Go. All randomness is before the first decision, so no generator is kept.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SoccerGo {
    /// The public table.
    pub(crate) table: Table,
    /// SGO-2: the power cards in hand.
    pub(crate) hands: BySeat<PowerHand>,
    /// SGO-2: the unused decks.
    pub(crate) decks: ByPowerKind<PowerDeck>,
    /// SGO-14: the top card that a side has been shown, while it decides. It is in no deck then.
    pub(crate) shown: BySeat<Option<PowerCard>>,
    /// The sealed decision of a side, until both are taken.
    pub(crate) sealed: BySeat<Option<Action>>,
}

impl SoccerGo {
    /// Returns the public table.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }
}
