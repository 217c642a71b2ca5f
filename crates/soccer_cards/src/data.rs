//! The rule data of Soccer Cards: the pack (SC-3), parsed once from built-in RON and fully checked.

use std::fmt;
use std::sync::LazyLock;

use serde::Deserialize;
use serde::de::{DeserializeSeed, Deserializer, Error as _, SeqAccess, Visitor};

use super::card::CardKind;
use super::cards::{CardCounts, PACK};
use engine::RuleDataError;
use engine::record::ron_options;

/// The text of the shipped pack.
pub const PACK_TEXT: &str = include_str!("../../../assets/games/soccer_cards/pack.ron");
const PACK_FILE: &str = "pack.ron";
/// The names of the files of rule data.
pub const FILES: &[&str] = &[PACK_FILE];

/// SC-3: the pack, before it is shuffled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackList {
    /// All cards of the pack.
    pub cards: CardCounts,
    /// The same cards one by one, sorted as text: the order before a shuffle.
    pub sorted: [CardKind; PACK],
}

/// Returns the shipped pack.
#[must_use]
pub fn pack() -> &'static PackList {
    static SHIPPED: LazyLock<PackList> = LazyLock::new(|| match parse(PACK_TEXT) {
        Ok(pack) => pack,
        Err(error) => unreachable!("the data that are built in are checked by a test: {error}"),
    });
    &SHIPPED
}

/// Parses and checks a pack.
///
/// # Errors
/// The first error, with its place at the end of the faulty entry.
pub fn parse(text: &str) -> Result<PackList, RuleDataError> {
    Ok(ron_options().from_str_seed(text, PackSeed)?)
}

/// Checks one file.
///
/// # Errors
/// The first error, or a name that is not in [`FILES`].
pub fn check_file(name: &str, text: &str) -> Result<(), RuleDataError> {
    if name == PACK_FILE {
        return parse(text).map(drop);
    }
    let reason = format!("`{name}` is no rule data of soccer_cards: expected {PACK_FILE}");
    Err(RuleDataError::whole(reason))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    card: CardKind,
    copies: u8,
}

/// SC-3: a pack has every kind once, and 48 cards in all.
struct PackSeed;

impl<'de> DeserializeSeed<'de> for PackSeed {
    type Value = PackList;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<PackList, D::Error> {
        from.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for PackSeed {
    type Value = PackList;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of (card, copies)")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut rows: A) -> Result<PackList, A::Error> {
        let mut cards = CardCounts::NONE;
        let mut total = 0;
        while let Some(Row { card, copies }) = rows.next_element()? {
            if cards.has(card) {
                return Err(A::Error::custom(format!("{card} stands there twice: expected each kind once")));
            }
            if copies == 0 {
                return Err(A::Error::custom(format!("{card} has no copies: expected at least one")));
            }
            total += usize::from(copies);
            if total > PACK {
                return Err(A::Error::custom(format!("{card} is card {total}: expected {PACK} in all")));
            }
            cards.insert(card, copies);
        }
        if let Some(card) = CardKind::ALL.into_iter().find(|card| !cards.has(*card)) {
            return Err(A::Error::custom(format!("{card} is missing: expected every kind")));
        }
        if total < PACK {
            return Err(A::Error::custom(format!("{total} cards in all: expected {PACK}")));
        }
        let mut sorted = [CardKind::Offside; PACK];
        for (place, card) in sorted.iter_mut().zip(cards.iter()) {
            *place = card;
        }
        Ok(PackList { cards, sorted })
    }
}
