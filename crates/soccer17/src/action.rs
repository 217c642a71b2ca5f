//! The actions of Soccer 17, in the notation of the rule sheet's "Moves".

use serde::{Deserialize, Serialize};

use engine::notation::{action_notation, argument, digit, names};

names! {
    /// S17-3: the attacker's action cards, sorted by their text.
    #[derive(PartialOrd, Ord, Serialize, Deserialize)]
    pub enum AttackCard {
        /// The card Dribble / Press.
        Dribble = "Dribble",
        /// The card One-Two / Anticipate.
        OneTwo = "OneTwo",
        /// The card Pass / Block.
        Pass = "Pass",
    }
}

impl AttackCard {
    /// Returns the action that lays it.
    #[must_use]
    pub const fn action(self) -> Action {
        match self {
            Self::Dribble => Action::Dribble,
            Self::OneTwo => Action::OneTwo,
            Self::Pass => Action::Pass,
        }
    }
}

names! {
    /// S17-3: the defender's action cards, sorted by their text.
    #[derive(PartialOrd, Ord, Serialize, Deserialize)]
    pub enum DefenceCard {
        /// The card One-Two / Anticipate.
        Anticipate = "Anticipate",
        /// The card Pass / Block.
        Block = "Block",
        /// The card Dribble / Press.
        Press = "Press",
        /// The card Rebound / Tackle.
        Tackle = "Tackle",
    }
}

impl DefenceCard {
    /// Returns the action that lays it.
    #[must_use]
    pub const fn action(self) -> Action {
        match self {
            Self::Anticipate => Action::Anticipate,
            Self::Block => Action::Block,
            Self::Press => Action::Press,
            Self::Tackle => Action::Tackle,
        }
    }
}

names! {
    /// S17-8: the action that the first star makes stronger.
    #[derive(PartialOrd, Ord, Serialize, Deserialize)]
    pub enum StarBonus {
        /// One-Two +1.
        OneTwo = "OneTwo",
        /// Pass +1.
        Pass = "Pass",
    }
}

/// One action. The variants are in the order of their texts, so that `Ord` is that order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// S17-21: uses the team's ability if true.
    Ability(bool),
    /// S17-4: lays One-Two / Anticipate in defence.
    Anticipate,
    /// S17-1: attacks first in the first half.
    Attack,
    /// S17-4: lays Pass / Block in defence.
    Block,
    /// S17-8: turns the first star.
    Bonus(StarBonus),
    /// S17-1: defends first in the first half.
    Defend,
    /// S17-4: lays Dribble / Press in attack.
    Dribble,
    /// S17-12: names the action of a free kick.
    FreeKick(AttackCard),
    /// S17-10: keeps Tackle/Rebound after a miss.
    LetGo,
    /// S17-4: lays One-Two / Anticipate in attack.
    OneTwo,
    /// S17-7: takes an option of the cell, counted from 0.
    Option(u8),
    /// S17-4: lays Pass / Block in attack.
    Pass,
    /// S17-4: lays Dribble / Press in defence.
    Press,
    /// S17-10: discards Tackle/Rebound for one more card.
    Rebound,
    /// S17-4: lays Rebound / Tackle in defence.
    Tackle,
    /// S17-9: takes one of the face-down chance cards, counted from 0.
    Take(u8),
}

impl Action {
    /// Returns the attacker's card that it lays, if any.
    #[must_use]
    pub const fn attack_card(self) -> Option<AttackCard> {
        match self {
            Self::Dribble => Some(AttackCard::Dribble),
            Self::OneTwo => Some(AttackCard::OneTwo),
            Self::Pass => Some(AttackCard::Pass),
            _ => None,
        }
    }

    /// Returns the defender's card that it lays, if any.
    #[must_use]
    pub const fn defence_card(self) -> Option<DefenceCard> {
        match self {
            Self::Anticipate => Some(DefenceCard::Anticipate),
            Self::Block => Some(DefenceCard::Block),
            Self::Press => Some(DefenceCard::Press),
            Self::Tackle => Some(DefenceCard::Tackle),
            _ => None,
        }
    }
}

action_notation! {
    Action,
    "Pass, Dribble, OneTwo, Block, Press, Anticipate or Tackle (S17-4), Option(k) (S17-7), Bonus(Pass|OneTwo) \
     (S17-8), Take(i) (S17-9), Rebound or LetGo (S17-10), FreeKick(action) (S17-12), Ability(true|false) (S17-21), \
     Attack or Defend (S17-1)";
    Anticipate, Attack, Block, Defend, Dribble, LetGo, OneTwo, Pass, Press, Rebound, Tackle;
    Ability(argument),
    Bonus(StarBonus::named),
    FreeKick(AttackCard::named),
    Option(digit),
    Take(digit),
}
