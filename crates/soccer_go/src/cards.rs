//! The power cards: two kinds, nineteen actions, and sets of them as bits of one word.

use std::fmt;
use std::ops::{Index, IndexMut, Not};

use serde::{Deserialize, Serialize};

use engine::notation::{bit_set, names, serialize_as_text};
use words::MessageId;
use words::id;

names! {
    /// SGO-9: the two power decks, and the two roles of a turn. Only the attacker plays attacking cards, only the
    /// defender defending ones.
    #[derive(PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum PowerKind {
        /// Cards of the attacker.
        Attacking = "attacking",
        /// Cards of the defender.
        Defending = "defending",
    }
}

impl PowerKind {
    /// Both kinds: attacking, defending.
    pub const BOTH: [Self; 2] = Self::ALL;

    /// Returns the deck before it is shuffled, sorted as text.
    #[must_use]
    pub const fn deck(self) -> &'static [PowerName; CARDS] {
        match self {
            Self::Attacking => &ATTACKING,
            Self::Defending => &DEFENDING,
        }
    }

    /// Returns the set of all cards of the deck.
    pub fn cards(self) -> PowerSet {
        self.deck().iter().copied().collect()
    }
}

/// Returns the other kind.
impl Not for PowerKind {
    type Output = Self;
    fn not(self) -> Self {
        match self {
            Self::Attacking => Self::Defending,
            Self::Defending => Self::Attacking,
        }
    }
}

names! {
    /// The name of a power card. Sorted as text.
    #[derive(PartialOrd, Ord, Serialize, Deserialize)]
    #[expect(missing_docs, reason = "the printed name says it; what a card does stands in powers.ron")]
    pub enum PowerName => MessageId {
        AttackingGK = "AttackingGK" => id!("go-card-attacking-gk"),
        BlockA = "BlockA" => id!("go-card-block-a"),
        BlockB = "BlockB" => id!("go-card-block-b"),
        BlockC = "BlockC" => id!("go-card-block-c"),
        Bogey = "Bogey" => id!("go-card-bogey"),
        Clearance = "Clearance" => id!("go-card-clearance"),
        Corner = "Corner" => id!("go-card-corner"),
        CounterAttack = "CounterAttack" => id!("go-card-counter-attack"),
        DeepPress = "DeepPress" => id!("go-card-deep-press"),
        Dribble = "Dribble" => id!("go-card-dribble"),
        HighPress = "HighPress" => id!("go-card-high-press"),
        Joker = "Joker" => id!("go-card-joker"),
        NarrowShot = "NarrowShot" => id!("go-card-narrow-shot"),
        PassReTake = "PassReTake" => id!("go-card-pass-re-take"),
        Shoot = "Shoot" => id!("go-card-shoot"),
        ShotReTake = "ShotReTake" => id!("go-card-shot-re-take"),
        SlowBuildUp = "SlowBuildUp" => id!("go-card-slow-build-up"),
        Tackle = "Tackle" => id!("go-card-tackle"),
        ThroughBall = "ThroughBall" => id!("go-card-through-ball"),
    }
}

/// Number of cards in a deck.
pub const CARDS: usize = 13;

/// The attacking deck.
const ATTACKING: [PowerName; CARDS] = [
    PowerName::AttackingGK,
    PowerName::BlockA,
    PowerName::BlockB,
    PowerName::BlockC,
    PowerName::Bogey,
    PowerName::Corner,
    PowerName::CounterAttack,
    PowerName::Dribble,
    PowerName::Joker,
    PowerName::PassReTake,
    PowerName::Shoot,
    PowerName::ShotReTake,
    PowerName::ThroughBall,
];

/// The defending deck.
const DEFENDING: [PowerName; CARDS] = [
    PowerName::BlockA,
    PowerName::BlockB,
    PowerName::BlockC,
    PowerName::Bogey,
    PowerName::Clearance,
    PowerName::DeepPress,
    PowerName::HighPress,
    PowerName::Joker,
    PowerName::NarrowShot,
    PowerName::PassReTake,
    PowerName::ShotReTake,
    PowerName::SlowBuildUp,
    PowerName::Tackle,
];

impl PowerName {
    /// Returns true for the three Blocks.
    #[must_use]
    pub const fn is_block(self) -> bool {
        matches!(self, Self::BlockA | Self::BlockB | Self::BlockC)
    }
}

/// One power card; each is at most once in a deck. Written with its kind, such as `attacking BlockB`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PowerCard {
    /// The kind, which its back shows.
    pub kind: PowerKind,
    /// The name on its face.
    pub power: PowerName,
}

impl PowerCard {
    /// Parses text such as `attacking BlockB`; none for a card that is in no deck.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let (kind, power) = text.split_once(' ')?;
        let kind = PowerKind::BOTH.into_iter().find(|known| known.name() == kind)?;
        let power = PowerName::named(power)?;
        kind.cards().contains(power).then_some(Self { kind, power })
    }
}

impl fmt::Display for PowerCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.kind, self.power)
    }
}

serialize_as_text!(PowerCard);

/// A set of power cards of one kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[must_use]
pub struct PowerSet(u32);

impl PowerSet {
    /// Returns the set of that card alone.
    pub const fn one(power: PowerName) -> Self {
        Self(1 << power as u32)
    }

    /// Adds a card.
    pub(crate) const fn add(&mut self, power: PowerName) {
        self.0 |= Self::one(power).0;
    }

    /// Removes a card.
    pub(crate) const fn remove(&mut self, power: PowerName) {
        self.0 &= !Self::one(power).0;
    }

    /// Returns the number of cards.
    #[must_use]
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Iterates over the cards, sorted as text.
    pub fn iter(self) -> impl Iterator<Item = PowerName> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let at = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            PowerName::ALL.get(at).copied()
        })
    }
}

bit_set!(PowerSet of PowerName);

/// A value for each kind of card. Written `[attacking, defending]`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(transparent)]
pub struct ByPowerKind<T>([T; 2]);

impl<T> ByPowerKind<T> {
    /// Creates it from the value of attacking cards and that of defending ones.
    pub const fn new(attacking: T, defending: T) -> Self {
        Self([attacking, defending])
    }

    /// Creates it by a function of the kind.
    pub fn from_fn(mut value: impl FnMut(PowerKind) -> T) -> Self {
        Self(PowerKind::BOTH.map(&mut value))
    }
}

impl<T> Index<PowerKind> for ByPowerKind<T> {
    type Output = T;
    fn index(&self, kind: PowerKind) -> &T {
        match kind {
            PowerKind::Attacking => &self.0[0],
            PowerKind::Defending => &self.0[1],
        }
    }
}

impl<T> IndexMut<PowerKind> for ByPowerKind<T> {
    fn index_mut(&mut self, kind: PowerKind) -> &mut T {
        match kind {
            PowerKind::Attacking => &mut self.0[0],
            PowerKind::Defending => &mut self.0[1],
        }
    }
}

/// SGO-2, SGO-14: the power cards of one player, of both kinds.
pub type PowerHand = ByPowerKind<PowerSet>;

impl PowerHand {
    /// Returns true if no card is left.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        PowerKind::BOTH.into_iter().all(|kind| self[kind].is_empty())
    }

    /// Returns the number of cards of both kinds.
    #[must_use]
    pub fn count(&self) -> u8 {
        PowerKind::BOTH.into_iter().map(|kind| self[kind].count()).sum()
    }

    /// Returns the number of cards of each kind, which their backs show to everybody.
    #[must_use]
    pub fn counts(&self) -> ByPowerKind<u8> {
        ByPowerKind::from_fn(|kind| self[kind].count())
    }
}
