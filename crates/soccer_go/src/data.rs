//! The rule data of Soccer-Go: the effect and the window of each power card.
//!
//! Parsed once from built-in RON, fully checked, and compiled into sets. Knows no match.

mod read;

use std::sync::LazyLock;

use serde::Deserialize;

use super::cards::{ByPowerKind, PowerKind, PowerName, PowerSet};
use super::numbers::NumberSet;
use super::state::SLOTS;

pub use read::parse;

/// The name of the file.
pub const FILE: &str = "powers.ron";

/// The text of the shipped power cards.
pub const POWERS: &str = include_str!("../../../assets/games/soccer_go/powers.ron");

/// SGO-10: the window of a card, as its entry gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum WindowKind {
    /// At once after a card that it names.
    Answer,
    /// SGO-13: in the window of the card it copies.
    AsCopied,
    /// SGO-13: never.
    Never,
    /// SGO-9: before a pass in this range, first and last included.
    BeforePass(u8, u8),
    /// After the result of a pass in this range, by the side that it harms.
    AfterPass(u8, u8),
    /// After the pass that fills this slot.
    AfterSlot(u8),
    /// Before a shot.
    BeforeShot,
    /// After the result of a shot, by the side that it harms.
    AfterShot,
}

/// The effect of a card that stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardEffect {
    /// No effect of its own: a Block, Joker, Bogey.
    Nothing,
    /// Both sides lay the last pass or shot again.
    LayAgain,
    /// SGO-6: the goalkeeper may be chosen on the last pass.
    LiftKeeper,
    /// SGO-12: a selection card; both choose among the unspent ones of these numbers.
    Among(NumberSet),
    /// SGO-12: a selection card; the side that plays it lays this many numbers, the other one.
    LayMore(u8),
    /// The attacker shoots now.
    Shoot,
    /// This many passes forward, one named number in each slot.
    Forward(u8),
    /// This many further slots are filled with nothing, if the pass is not matched.
    Fill(u8),
    /// One more pass before the shot.
    OnePassMore,
    /// One direction is closed to both sides.
    CloseDirection,
    /// The last slots, this many, are emptied; their numbers are available again.
    Back(u8),
    /// Rock, paper, scissors for the ball.
    Duel,
}

/// Length of a table by pass, from 1; index 0 stays empty.
const PASSES: usize = SLOTS + 2;

/// The rule data, checked and compiled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleData {
    whens: ByPowerKind<[WindowKind; PowerName::ALL.len()]>,
    effects: ByPowerKind<[CardEffect; PowerName::ALL.len()]>,
    before_pass: ByPowerKind<[PowerSet; PASSES]>,
    after_pass: ByPowerKind<[PowerSet; PASSES]>,
    after_slot: ByPowerKind<[PowerSet; PASSES]>,
    before_shot: ByPowerKind<PowerSet>,
    after_shot: ByPowerKind<PowerSet>,
    blocks: ByPowerKind<[PowerSet; PowerName::ALL.len()]>,
    cards_after_selection: ByPowerKind<PowerSet>,
    selections: ByPowerKind<PowerSet>,
}

impl RuleData {
    /// Returns the effect of the card of this kind.
    #[must_use]
    pub fn effect(&self, kind: PowerKind, power: PowerName) -> CardEffect {
        self.effects[kind][power as usize]
    }

    /// SGO-10: returns the window of the card of this kind.
    #[must_use]
    pub fn when(&self, kind: PowerKind, power: PowerName) -> WindowKind {
        self.whens[kind][power as usize]
    }

    /// SGO-9: returns the cards for the window before this pass.
    pub fn before_pass(&self, kind: PowerKind, pass: u8) -> PowerSet {
        self.before_pass[kind][usize::from(pass).min(PASSES - 1)]
    }

    /// Returns the cards for the result of this pass.
    pub fn after_pass(&self, kind: PowerKind, pass: u8) -> PowerSet {
        self.after_pass[kind][usize::from(pass).min(PASSES - 1)]
    }

    /// Returns the cards for the moment when this slot has just been filled.
    pub fn after_slot(&self, kind: PowerKind, slot: u8) -> PowerSet {
        self.after_slot[kind][usize::from(slot).min(PASSES - 1)]
    }

    /// Returns the cards for the window before a shot.
    pub fn before_shot(&self, kind: PowerKind) -> PowerSet {
        self.before_shot[kind]
    }

    /// Returns the cards for the result of a shot.
    pub fn after_shot(&self, kind: PowerKind) -> PowerSet {
        self.after_shot[kind]
    }

    /// SGO-10: returns the Blocks that name this action (or this card) of the kind `of`. They are of the other
    /// kind.
    pub fn blocks(&self, of: PowerKind, action: PowerName) -> PowerSet {
        self.blocks[of][action as usize]
    }

    /// SGO-12: returns the selection cards of that kind, of which one at most acts on a pass.
    pub fn selections(&self, kind: PowerKind) -> PowerSet {
        self.selections[kind]
    }

    /// SGO-12: returns the cards that the defender may play after a selection card of the attacker: those that bring a
    /// duel.
    pub fn cards_after_selection(&self, kind: PowerKind) -> PowerSet {
        self.cards_after_selection[kind]
    }
}

/// Returns the shipped rule data.
#[must_use]
pub fn rules() -> &'static RuleData {
    static RULES: LazyLock<RuleData> = LazyLock::new(|| match parse(POWERS) {
        Ok(rules) => rules,
        Err(error) => unreachable!("the data that are built in are checked by a test: {error}"),
    });
    &RULES
}
