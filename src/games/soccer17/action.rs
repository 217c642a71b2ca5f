//! The actions of Soccer 17, in the notation of the rule sheet's "Moves".

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize, Serializer};

use crate::engine::ParseActionError;

/// S17-3: the attacker's action cards, sorted by their text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum AttackCard {
    /// The card Dribble / Press.
    Dribble,
    /// The card One-Two / Anticipate.
    OneTwo,
    /// The card Pass / Block.
    Pass,
}

impl AttackCard {
    /// All three, sorted by their text.
    pub const ALL: [Self; 3] = [Self::Dribble, Self::OneTwo, Self::Pass];

    /// Returns the name in actions.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Dribble => "Dribble",
            Self::OneTwo => "OneTwo",
            Self::Pass => "Pass",
        }
    }

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

/// S17-3: the defender's action cards, sorted by their text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum DefenceCard {
    /// The card One-Two / Anticipate.
    Anticipate,
    /// The card Pass / Block.
    Block,
    /// The card Dribble / Press.
    Press,
    /// The card Rebound / Tackle.
    Tackle,
}

impl DefenceCard {
    /// All four, sorted by their text.
    pub const ALL: [Self; 4] = [Self::Anticipate, Self::Block, Self::Press, Self::Tackle];

    /// Returns the name in actions.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Anticipate => "Anticipate",
            Self::Block => "Block",
            Self::Press => "Press",
            Self::Tackle => "Tackle",
        }
    }

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

/// S17-8: the action that the first star makes stronger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum StarBonus {
    /// One-Two +1.
    OneTwo,
    /// Pass +1.
    Pass,
}

impl StarBonus {
    /// Both, sorted by their text.
    pub const ALL: [Self; 2] = [Self::OneTwo, Self::Pass];

    /// Returns the name in actions.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::OneTwo => "OneTwo",
            Self::Pass => "Pass",
        }
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
    pub const fn play(self) -> Option<AttackCard> {
        match self {
            Self::Dribble => Some(AttackCard::Dribble),
            Self::OneTwo => Some(AttackCard::OneTwo),
            Self::Pass => Some(AttackCard::Pass),
            _ => None,
        }
    }

    /// Returns the defender's card that it lays, if any.
    #[must_use]
    pub const fn guard(self) -> Option<DefenceCard> {
        match self {
            Self::Anticipate => Some(DefenceCard::Anticipate),
            Self::Block => Some(DefenceCard::Block),
            Self::Press => Some(DefenceCard::Press),
            Self::Tackle => Some(DefenceCard::Tackle),
            _ => None,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ability(used) => write!(f, "Ability({used})"),
            Self::Attack => f.write_str("Attack"),
            Self::Bonus(bonus) => write!(f, "Bonus({})", bonus.name()),
            Self::Defend => f.write_str("Defend"),
            Self::FreeKick(play) => write!(f, "FreeKick({})", play.name()),
            Self::LetGo => f.write_str("LetGo"),
            Self::Option(k) => write!(f, "Option({k})"),
            Self::Rebound => f.write_str("Rebound"),
            Self::Take(k) => write!(f, "Take({k})"),
            Self::Dribble | Self::OneTwo | Self::Pass => {
                f.write_str(self.play().map_or("", AttackCard::name))
            }
            Self::Anticipate | Self::Block | Self::Press | Self::Tackle => {
                f.write_str(self.guard().map_or("", DefenceCard::name))
            }
        }
    }
}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        read(text).ok_or_else(|| ParseActionError {
            text: text.to_owned(),
            expected: "Pass, Dribble, OneTwo, Block, Press, Anticipate or Tackle (S17-4), Option(k) (S17-7), \
                       Bonus(Pass|OneTwo) (S17-8), Take(i) (S17-9), Rebound or LetGo (S17-10), FreeKick(action) \
                       (S17-12), Ability(true|false) (S17-21), Attack or Defend (S17-1)",
        })
    }
}

fn read(text: &str) -> Option<Action> {
    let Some((verb, rest)) = text.split_once('(') else {
        let lays = AttackCard::ALL
            .map(AttackCard::action)
            .into_iter()
            .chain(DefenceCard::ALL.map(DefenceCard::action));
        let others = [Action::Attack, Action::Defend, Action::LetGo, Action::Rebound];
        return lays.chain(others).find(|action| action.to_string() == text);
    };
    let inner = rest.strip_suffix(')')?;
    match verb {
        "Ability" => match inner {
            "true" => Some(Action::Ability(true)),
            "false" => Some(Action::Ability(false)),
            _ => None,
        },
        "Bonus" => StarBonus::ALL.into_iter().find(|b| b.name() == inner).map(Action::Bonus),
        "FreeKick" => AttackCard::ALL.into_iter().find(|p| p.name() == inner).map(Action::FreeKick),
        "Option" => digit(inner).map(Action::Option),
        "Take" => digit(inner).map(Action::Take),
        _ => None,
    }
}

/// Parses one digit; no cell has ten options and no shot ten cards. `+1` and `01` are rejected.
fn digit(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [digit @ b'0'..=b'9'] => Some(digit - b'0'),
        _ => None,
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}
