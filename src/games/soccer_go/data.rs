//! The rule data of Soccer-Go: what each power card does, and in which window.
//!
//! Read once from RON that is built in, checked whole, compiled into sets. Knows no match.

mod read;

use std::sync::LazyLock;

use serde::Deserialize;

use super::cards::{ByKind, Kind, Power, Powers};
use super::numbers::Numbers;
use super::state::SLOTS;

pub use read::parse;

/// The name of the file.
pub const FILE: &str = "powers.ron";

/// The power cards, as shipped.
pub const POWERS: &str = include_str!("../../../assets/games/soccer_go/powers.ron");

/// SGO-10: the window a card has, as its entry says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum When {
    /// At once after a card that it names.
    Answer,
    /// SGO-13: that of the card it copies.
    AsCopied,
    /// SGO-13: it can never be played.
    Never,
    /// SGO-9: before a pass, from the first number to the second.
    BeforePass(u8, u8),
    /// After the result of such a pass, by the side that it harms.
    AfterPass(u8, u8),
    /// After the pass that fills this slot.
    AfterSlot(u8),
    /// Before a shot.
    BeforeShot,
    /// After the result of a shot, by the side that it harms.
    AfterShot,
}

/// What a card does once it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A Block, Joker, Bogey: nothing by itself.
    Nothing,
    /// The pass or the shot just laid is laid again by both.
    LayAgain,
    /// SGO-6: the goalkeeper may be chosen on the last pass.
    LiftKeeper,
    /// SGO-12: a selection card; both choose among what is unused of these numbers.
    Among(Numbers),
    /// SGO-12: a selection card; the side that plays it lays so many numbers, the other one.
    LayMore(u8),
    /// The attacker shoots now.
    Shoot,
    /// So many passes forward, one named number in each slot.
    Forward(u8),
    /// So many further slots are filled with nothing, if the pass is not matched.
    Fill(u8),
    /// One further pass before the shot.
    OnePassMore,
    /// One direction is closed to both.
    CloseDirection,
    /// The last so many slots are emptied, their numbers are available again.
    Back(u8),
    /// Rock, paper, scissors for the ball.
    Duel,
}

/// Places for passes, from pass 1 on; place 0 stays empty.
const PASSES: usize = SLOTS + 2;

/// The rule data, checked and compiled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleData {
    whens: ByKind<[When; Power::ALL.len()]>,
    effects: ByKind<[Effect; Power::ALL.len()]>,
    before_pass: ByKind<[Powers; PASSES]>,
    after_pass: ByKind<[Powers; PASSES]>,
    after_slot: ByKind<[Powers; PASSES]>,
    before_shot: ByKind<Powers>,
    after_shot: ByKind<Powers>,
    blocks: ByKind<[Powers; Power::ALL.len()]>,
    duels: ByKind<Powers>,
}

impl RuleData {
    /// What the card of this kind does.
    #[must_use]
    pub fn effect(&self, kind: Kind, power: Power) -> Effect {
        self.effects[kind][power as usize]
    }

    /// SGO-10: the window of the card of this kind.
    #[must_use]
    pub fn when(&self, kind: Kind, power: Power) -> When {
        self.whens[kind][power as usize]
    }

    /// SGO-9: the cards for window 1 of this pass.
    #[must_use]
    pub fn before_pass(&self, kind: Kind, pass: u8) -> Powers {
        self.before_pass[kind][usize::from(pass).min(PASSES - 1)]
    }

    /// The cards for the result of this pass.
    #[must_use]
    pub fn after_pass(&self, kind: Kind, pass: u8) -> Powers {
        self.after_pass[kind][usize::from(pass).min(PASSES - 1)]
    }

    /// The cards for when this slot has just been filled.
    #[must_use]
    pub fn after_slot(&self, kind: Kind, slot: u8) -> Powers {
        self.after_slot[kind][usize::from(slot).min(PASSES - 1)]
    }

    /// The cards for before a shot.
    #[must_use]
    pub fn before_shot(&self, kind: Kind) -> Powers {
        self.before_shot[kind]
    }

    /// The cards for the result of a shot.
    #[must_use]
    pub fn after_shot(&self, kind: Kind) -> Powers {
        self.after_shot[kind]
    }

    /// SGO-10: the Blocks that name this action (or this card) of the kind `of`; they are of the other kind.
    #[must_use]
    pub fn blocks(&self, of: Kind, action: Power) -> Powers {
        self.blocks[of][action as usize]
    }

    /// SGO-12: the cards that may follow a selection card of the attacker.
    #[must_use]
    pub fn duels(&self, kind: Kind) -> Powers {
        self.duels[kind]
    }
}

/// The rule data as shipped.
#[must_use]
pub fn rules() -> &'static RuleData {
    static RULES: LazyLock<RuleData> = LazyLock::new(|| match parse(POWERS) {
        Ok(rules) => rules,
        Err(fault) => unreachable!("the data that are built in are checked by a test: {fault}"),
    });
    &RULES
}
