//! The options of a match of Soccer.

use serde::{Deserialize, Serialize};

use super::cards::{CardSet, GOALIES};

/// S52-5: whether a forward that can be blocked must be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BlockingRule {
    /// It must.
    #[default]
    Compulsory,
    /// House option: it may be let in.
    Optional,
}

/// S52-3: whether a goalie may be laid while no other one stays in the hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum LoneGoalie {
    /// It may, as a bluff: a ruling.
    #[default]
    Allowed,
    /// It may not, as the print has it. A whole hand may be laid all the same.
    Forbidden,
}

impl LoneGoalie {
    /// S52-3: returns true if these cards of that hand may be its forwards.
    #[must_use]
    pub fn lets(self, forwards: CardSet, hand: CardSet) -> bool {
        let kept = hand.difference(forwards);
        let alone = !forwards.intersection(GOALIES).is_empty() && kept.intersection(GOALIES).is_empty();
        self == Self::Allowed || kept.is_empty() || !alone
    }
}

/// S52-4: who starts a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum RoundStart {
    /// The two players in turn: a ruling.
    #[default]
    Alternate,
    /// Always the winner of the toss: the plain reading of the print, which names one starting player.
    Same,
}

/// S52-10: what a level score after the last regular round means.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TieRule {
    /// S52-11: whole rounds until somebody leads.
    #[default]
    SuddenRounds,
    /// League option: a draw.
    Draw,
}

/// The options, with their defaults: the rules as the sheet has them, and no draws.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// S52-5: compulsory or optional blocking.
    pub blocking: BlockingRule,
    /// S52-4: the side that starts a round.
    pub start: RoundStart,
    /// S52-10: the rule for a level score after the last regular round.
    pub after_six: TieRule,
    /// S52-3: whether a goalie may be laid without another in the hand.
    pub lone_goalie: LoneGoalie,
    /// S52-13: true for a short match.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub short: bool,
}
