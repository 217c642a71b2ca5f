//! Parses the power cards and reports the first fault with its place.

use std::fmt;

use serde::Deserialize;
use serde::de::{DeserializeSeed, Deserializer, Error as _, SeqAccess, Visitor};

use super::{Effect, PASSES, RuleData, When};
use crate::engine::RuleDataError;
use crate::engine::record::ron_options;
use crate::games::soccer_go::cards::{ByKind, CARDS, Kind, Power, Powers};
use crate::games::soccer_go::numbers::{Numbers, PLAYERS};
use crate::games::soccer_go::state::{LAST_PASS, TRIPLE};

/// Parses and checks the power cards.
///
/// # Errors
/// The first fault, with its place at the end of the faulty entry.
pub fn parse(text: &str) -> Result<RuleData, RuleDataError> {
    Ok(ron_options().from_str_seed(text, PowersSeed)?)
}

/// The effect as an entry gives it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
enum Does {
    Cancel(Vec<Power>),
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

/// One card, checked by itself.
#[derive(Deserialize)]
#[serde(try_from = "RawRow")]
struct Row {
    kind: Kind,
    card: Power,
    when: When,
    effect: Effect,
    cancels: Powers,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRow {
    kind: Kind,
    card: Power,
    when: When,
    does: Does,
}

impl TryFrom<RawRow> for Row {
    type Error = String;

    fn try_from(raw: RawRow) -> Result<Self, String> {
        let RawRow { kind, card, when, does } = raw;
        let whose = format!("{kind} {card}");
        if !kind.cards().has(card) {
            return Err(format!("{whose}: there is no such card in that deck"));
        }
        check_passes(when).map_err(|fault| format!("{whose}: {fault}"))?;
        if !fits(kind, card, when, &does) {
            return Err(format!("{whose}: {does:?} does not go with {kind} and {when:?}"));
        }
        let cancels = match &does {
            Does::Cancel(named) => cancelled(kind, named).map_err(|fault| format!("{whose}: {fault}"))?,
            _ => Powers::NONE,
        };
        let effect = effect(when, does).map_err(|fault| format!("{whose}: {fault}"))?;
        Ok(Self { kind, card, when, effect, cancels })
    }
}

/// SGO-9: checks that passes are from 1 to 7; an eighth has no cards of its own.
fn check_passes(when: When) -> Result<(), String> {
    match when {
        When::BeforePass(from, to) | When::AfterPass(from, to) if from < 1 || to > LAST_PASS || from > to => {
            Err(format!("passes {from} to {to}: expected a range within 1 to {LAST_PASS}"))
        }
        When::AfterSlot(slot) if slot != LAST_PASS => {
            Err(format!("slot {slot}: expected {LAST_PASS}, after which a shot is due"))
        }
        _ => Ok(()),
    }
}

/// SGO-10: returns true if the effect fits the window and the side.
fn fits(kind: Kind, card: Power, when: When, does: &Does) -> bool {
    let attacking = kind == Kind::Attacking;
    match does {
        Does::Cancel(_) => card.is_block() && when == When::Answer,
        Does::Copy => card == Power::Joker && when == When::AsCopied,
        Does::Nothing => when == When::Never,
        Does::LayAgain => matches!(when, When::AfterPass(..) | When::AfterShot),
        Does::Among(_) | Does::LayMore(_) => matches!(when, When::BeforePass(..)),
        Does::LiftKeeper | Does::Shoot | Does::Forward(_) | Does::Fill(_) => {
            attacking && matches!(when, When::BeforePass(..))
        }
        Does::Back(_) | Does::Duel => !attacking && matches!(when, When::BeforePass(..)),
        Does::OnePassMore => !attacking && matches!(when, When::AfterSlot(_)),
        Does::CloseDirection => !attacking && when == When::BeforeShot,
    }
}

/// SGO-10: checks that a Block names cards of the other side, and no Block.
fn cancelled(kind: Kind, named: &[Power]) -> Result<Powers, String> {
    let mut set = Powers::NONE;
    for power in named.iter().copied() {
        if power.is_block() || power == Power::Bogey || !(!kind).cards().has(power) {
            return Err(format!(
                "{power} cannot be cancelled: expected a card of the other side, and no Block"
            ));
        }
        if set.has(power) {
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

fn effect(when: When, does: Does) -> Result<Effect, String> {
    Ok(match does {
        Does::Cancel(_) | Does::Copy | Does::Nothing => Effect::Nothing,
        Does::LayAgain => Effect::LayAgain,
        Does::LiftKeeper => Effect::LiftKeeper,
        Does::Among(list) => {
            let set = Numbers::from_iter(list.iter().map(|number| small(*number)));
            if usize::from(set.count()) != list.len() || list.len() < 2 {
                return Err(format!("{list:?}: expected two or more different numbers of 1 to {PLAYERS}"));
            }
            Effect::Among(set)
        }
        Does::LayMore(count) if small(count) == TRIPLE => Effect::LayMore(TRIPLE),
        Does::Forward(count) if small(count) == TRIPLE => match when {
            When::BeforePass(_, to) if to + TRIPLE <= LAST_PASS => Effect::Forward(TRIPLE),
            _ => return Err(format!("{count} passes forward leave the track")),
        },
        Does::LayMore(count) | Does::Forward(count) => {
            return Err(format!("{count} numbers: expected {TRIPLE}"));
        }
        Does::Fill(count) => match when {
            When::BeforePass(_, to) if (1..i64::from(LAST_PASS - to)).contains(&count) => {
                Effect::Fill(small(count))
            }
            _ => return Err(format!("{count} further slots: expected one or more before slot {LAST_PASS}")),
        },
        Does::Back(count) => match when {
            When::BeforePass(from, _) if (1..i64::from(from)).contains(&count) => Effect::Back(small(count)),
            _ => return Err(format!("{count} slots back: expected one or more that are filled")),
        },
        Does::Shoot => Effect::Shoot,
        Does::OnePassMore => Effect::OnePassMore,
        Does::CloseDirection => Effect::CloseDirection,
        Does::Duel => Effect::Duel,
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
        let none = ByKind::new([Powers::NONE; PASSES], [Powers::NONE; PASSES]);
        let named = [Powers::NONE; Power::ALL.len()];
        let effects = [Effect::Nothing; Power::ALL.len()];
        let never = [When::Never; Power::ALL.len()];
        let mut rules = RuleData {
            whens: ByKind::new(never, never),
            effects: ByKind::new(effects, effects),
            before_pass: none,
            after_pass: none,
            after_slot: none,
            before_shot: ByKind::default(),
            after_shot: ByKind::default(),
            blocks: ByKind::new(named, named),
            duels: ByKind::default(),
        };
        let mut seen = ByKind::new(Powers::NONE, Powers::NONE);
        while let Some(row) = rows.next_element::<Row>()? {
            let Row { kind, card, .. } = row;
            if seen[kind].has(card) {
                return Err(A::Error::custom(format!(
                    "{kind} {card} stands there twice: expected each card once"
                )));
            }
            seen[kind].add(card);
            rules.take(&row);
        }
        for kind in Kind::BOTH {
            if let Some(card) = kind.cards().without(seen[kind]).iter().next() {
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
        let mut over = |from: u8, to: u8, places: fn(&mut Self) -> &mut ByKind<[Powers; PASSES]>| {
            for pass in from..=to {
                places(self)[kind][usize::from(pass)].add(card);
            }
        };
        match when {
            When::BeforePass(from, to) => over(from, to, |rules| &mut rules.before_pass),
            When::AfterPass(from, to) => over(from, to, |rules| &mut rules.after_pass),
            When::AfterSlot(slot) => over(slot, slot, |rules| &mut rules.after_slot),
            When::BeforeShot => self.before_shot[kind].add(card),
            When::AfterShot => self.after_shot[kind].add(card),
            When::Answer => {
                for power in cancels.iter() {
                    self.blocks[!kind][power as usize].add(card);
                }
            }
            When::AsCopied | When::Never => {}
        }
        if effect == Effect::Duel {
            self.duels[kind].add(card);
        }
    }
}
