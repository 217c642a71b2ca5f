//! Parses the power cards and reports the first error with its place.

use std::fmt;

use serde::Deserialize;
use serde::de::{DeserializeSeed, Deserializer, Error as _, SeqAccess, Visitor};

use super::{CardEffect, PASSES, RuleData, WindowKind};
use crate::cards::{ByPowerKind, CARDS, PowerKind, PowerName, PowerSet};
use crate::numbers::{NumberSet, PLAYERS};
use crate::state::{LAST_PASS, MULTI_LAY};
use engine::RuleDataError;
use engine::record::ron_options;

/// Parses and checks the power cards.
///
/// # Errors
/// The first error, with its place at the end of the faulty entry.
pub fn parse(text: &str) -> Result<RuleData, RuleDataError> {
    Ok(ron_options().from_str_seed(text, PowersSeed)?)
}

/// The effect as an entry gives it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
enum EffectEntry {
    Cancel(Vec<PowerName>),
    Copy,
    Nothing,
    LayAgain,
    LiftKeeper,
    Among(Vec<i64>),
    LayMore(i64),
    Shoot,
    Forward(i64),
    Fill(i64),
    OnePassMore,
    CloseDirection,
    Back(i64),
    Duel,
}

/// One card, checked without the others.
#[derive(Deserialize)]
#[serde(try_from = "RawRow")]
struct Row {
    kind: PowerKind,
    card: PowerName,
    when: WindowKind,
    effect: CardEffect,
    cancels: PowerSet,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRow {
    kind: PowerKind,
    card: PowerName,
    when: WindowKind,
    does: EffectEntry,
}

impl TryFrom<RawRow> for Row {
    type Error = String;

    fn try_from(raw: RawRow) -> Result<Self, String> {
        let RawRow { kind, card, when, does } = raw;
        let whose = format!("{kind} {card}");
        if !kind.cards().contains(card) {
            return Err(format!("{whose}: there is no such card in that deck"));
        }
        check_passes(when).map_err(|error| format!("{whose}: {error}"))?;
        if !fits(kind, card, when, &does) {
            return Err(format!("{whose}: {does:?} does not go with {kind} and {when:?}"));
        }
        let cancels = match &does {
            EffectEntry::Cancel(named) => {
                cancelled(kind, named).map_err(|error| format!("{whose}: {error}"))?
            }
            _ => PowerSet::NONE,
        };
        let effect = effect(when, does).map_err(|error| format!("{whose}: {error}"))?;
        Ok(Self { kind, card, when, effect, cancels })
    }
}

/// SGO-9: checks that passes are from 1 to 7; an eighth has no cards of its own.
fn check_passes(when: WindowKind) -> Result<(), String> {
    match when {
        WindowKind::BeforePass(from, to) | WindowKind::AfterPass(from, to)
            if from < 1 || to > LAST_PASS || from > to =>
        {
            Err(format!("passes {from} to {to}: expected a range within 1 to {LAST_PASS}"))
        }
        WindowKind::AfterSlot(slot) if slot != LAST_PASS => {
            Err(format!("slot {slot}: expected {LAST_PASS}, after which a shot is due"))
        }
        _ => Ok(()),
    }
}

/// SGO-10: returns true if the effect fits the window and the side.
fn fits(kind: PowerKind, card: PowerName, when: WindowKind, does: &EffectEntry) -> bool {
    let attacking = kind == PowerKind::Attacking;
    match does {
        EffectEntry::Cancel(_) => card.is_block() && when == WindowKind::Answer,
        EffectEntry::Copy => card == PowerName::Joker && when == WindowKind::AsCopied,
        EffectEntry::Nothing => when == WindowKind::Never,
        EffectEntry::LayAgain => matches!(when, WindowKind::AfterPass(..) | WindowKind::AfterShot),
        EffectEntry::Among(_) | EffectEntry::LayMore(_) => matches!(when, WindowKind::BeforePass(..)),
        EffectEntry::LiftKeeper | EffectEntry::Shoot | EffectEntry::Forward(_) | EffectEntry::Fill(_) => {
            attacking && matches!(when, WindowKind::BeforePass(..))
        }
        EffectEntry::Back(_) | EffectEntry::Duel => !attacking && matches!(when, WindowKind::BeforePass(..)),
        EffectEntry::OnePassMore => !attacking && matches!(when, WindowKind::AfterSlot(_)),
        EffectEntry::CloseDirection => !attacking && when == WindowKind::BeforeShot,
    }
}

/// SGO-10: checks that a Block names cards of the other side, and no Block.
fn cancelled(kind: PowerKind, named: &[PowerName]) -> Result<PowerSet, String> {
    let mut set = PowerSet::NONE;
    for power in named.iter().copied() {
        if power.is_block() || power == PowerName::Bogey || !(!kind).cards().contains(power) {
            return Err(format!(
                "{power} cannot be cancelled: expected a card of the other side, and no Block"
            ));
        }
        if set.contains(power) {
            return Err(format!("{power} stands there twice: expected different cards"));
        }
        set.add(power);
    }
    if set.is_empty() { Err("cancels nothing: expected at least one card".to_owned()) } else { Ok(set) }
}

/// Converts a number of an entry; a number out of range becomes 0, which is never valid.
fn small(number: i64) -> u8 {
    u8::try_from(number).unwrap_or(0)
}

fn effect(when: WindowKind, does: EffectEntry) -> Result<CardEffect, String> {
    Ok(match does {
        EffectEntry::Cancel(_) | EffectEntry::Copy | EffectEntry::Nothing => CardEffect::Nothing,
        EffectEntry::LayAgain => CardEffect::LayAgain,
        EffectEntry::LiftKeeper => CardEffect::LiftKeeper,
        EffectEntry::Among(list) => {
            let set = NumberSet::from_iter(list.iter().map(|number| small(*number)));
            if usize::from(set.count()) != list.len() || list.len() < 2 {
                return Err(format!("{list:?}: expected two or more different numbers of 1 to {PLAYERS}"));
            }
            CardEffect::Among(set)
        }
        EffectEntry::LayMore(count) if small(count) == MULTI_LAY => CardEffect::LayMore(MULTI_LAY),
        EffectEntry::Forward(count) if small(count) == MULTI_LAY => match when {
            WindowKind::BeforePass(_, to) if to + MULTI_LAY <= LAST_PASS => CardEffect::Forward(MULTI_LAY),
            _ => return Err(format!("{count} passes forward leave the track")),
        },
        EffectEntry::LayMore(count) | EffectEntry::Forward(count) => {
            return Err(format!("{count} numbers: expected {MULTI_LAY}"));
        }
        EffectEntry::Fill(count) => match when {
            WindowKind::BeforePass(_, to) if (1..i64::from(LAST_PASS - to)).contains(&count) => {
                CardEffect::Fill(small(count))
            }
            _ => return Err(format!("{count} further slots: expected one or more before slot {LAST_PASS}")),
        },
        EffectEntry::Back(count) => match when {
            WindowKind::BeforePass(from, _) if (1..i64::from(from)).contains(&count) => {
                CardEffect::Back(small(count))
            }
            _ => return Err(format!("{count} slots back: expected one or more that are filled")),
        },
        EffectEntry::Shoot => CardEffect::Shoot,
        EffectEntry::OnePassMore => CardEffect::OnePassMore,
        EffectEntry::CloseDirection => CardEffect::CloseDirection,
        EffectEntry::Duel => CardEffect::Duel,
    })
}

/// Parses every card of both decks, once.
struct PowersSeed;

impl<'de> DeserializeSeed<'de> for PowersSeed {
    type Value = RuleData;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<RuleData, D::Error> {
        from.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for PowersSeed {
    type Value = RuleData;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of (kind, card, when, does)")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut rows: A) -> Result<RuleData, A::Error> {
        let none = ByPowerKind::new([PowerSet::NONE; PASSES], [PowerSet::NONE; PASSES]);
        let named = [PowerSet::NONE; PowerName::ALL.len()];
        let effects = [CardEffect::Nothing; PowerName::ALL.len()];
        let never = [WindowKind::Never; PowerName::ALL.len()];
        let mut rules = RuleData {
            whens: ByPowerKind::new(never, never),
            effects: ByPowerKind::new(effects, effects),
            before_pass: none,
            after_pass: none,
            after_slot: none,
            before_shot: ByPowerKind::default(),
            after_shot: ByPowerKind::default(),
            blocks: ByPowerKind::new(named, named),
            cards_after_selection: ByPowerKind::default(),
            selections: ByPowerKind::default(),
        };
        let mut seen = ByPowerKind::new(PowerSet::NONE, PowerSet::NONE);
        while let Some(row) = rows.next_element::<Row>()? {
            let Row { kind, card, .. } = row;
            if seen[kind].contains(card) {
                return Err(A::Error::custom(format!(
                    "{kind} {card} stands there twice: expected each card once"
                )));
            }
            seen[kind].add(card);
            rules.take(&row);
        }
        for kind in PowerKind::BOTH {
            if let Some(card) = kind.cards().difference(seen[kind]).iter().next() {
                return Err(A::Error::custom(format!(
                    "{kind} {card} is missing: expected all {CARDS} cards of both kinds"
                )));
            }
        }
        Ok(rules)
    }
}

impl RuleData {
    fn take(&mut self, row: &Row) {
        let Row { kind, card, when, effect, cancels } = *row;
        self.whens[kind][card as usize] = when;
        self.effects[kind][card as usize] = effect;
        let mut over = |from: u8, to: u8, places: fn(&mut Self) -> &mut ByPowerKind<[PowerSet; PASSES]>| {
            for pass in from..=to {
                places(self)[kind][usize::from(pass)].add(card);
            }
        };
        match when {
            WindowKind::BeforePass(from, to) => over(from, to, |rules| &mut rules.before_pass),
            WindowKind::AfterPass(from, to) => over(from, to, |rules| &mut rules.after_pass),
            WindowKind::AfterSlot(slot) => over(slot, slot, |rules| &mut rules.after_slot),
            WindowKind::BeforeShot => self.before_shot[kind].add(card),
            WindowKind::AfterShot => self.after_shot[kind].add(card),
            WindowKind::Answer => {
                for power in cancels.iter() {
                    self.blocks[!kind][power as usize].add(card);
                }
            }
            WindowKind::AsCopied | WindowKind::Never => {}
        }
        if effect == CardEffect::Duel {
            self.cards_after_selection[kind].add(card);
        }
        if matches!(effect, CardEffect::Among(_) | CardEffect::LayMore(_)) {
            self.selections[kind].add(card);
        }
    }
}
