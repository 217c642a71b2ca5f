//! The words on the cards, parsed from RON. None of them is drawn into a picture, so they can be translated.
//!
//! Parsed once from a built-in file, and fully checked against the rule data.

use std::sync::LazyLock;

use serde::Deserialize;

use super::action::{Direction, Shape};
use super::cards::{Kind, Power};
use super::data::{Effect, RuleData, When, rules};
use crate::engine::DataFault;
use crate::engine::record::ron_options;

/// The name of the file.
pub const FILE: &str = "words.ron";
/// The text of the shipped file.
pub const WORDS: &str = include_str!("../../../assets/games/soccer_go/words.ron");

/// Everything that is printed on a card of this game, except digits and the names of players.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Words {
    kinds: PerKind,
    directions: Directions,
    hands: Hands,
    lists: Lists,
    windows: Windows,
    cards: Vec<Row>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct PerKind {
    attacking: String,
    defending: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Directions {
    left: String,
    middle: String,
    right: String,
}

/// The sign in the corner and the word, for each hand.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Hands {
    rock: (String, String),
    paper: (String, String),
    scissors: (String, String),
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Lists {
    between: String,
    last: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Windows {
    before_pass: String,
    before_passes: String,
    after_pass: PerKind,
    after_slot: String,
    before_shot: String,
    after_shot: PerKind,
    answer: String,
    as_copied: String,
    never: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    card: Power,
    title: String,
    #[serde(default)]
    attacking: Option<String>,
    #[serde(default)]
    defending: Option<String>,
}

impl PerKind {
    fn of(&self, kind: Kind) -> &str {
        match kind {
            Kind::Attacking => &self.attacking,
            Kind::Defending => &self.defending,
        }
    }
}

impl Row {
    fn of(&self, kind: Kind) -> Option<&str> {
        match kind {
            Kind::Attacking => self.attacking.as_deref(),
            Kind::Defending => self.defending.as_deref(),
        }
    }
}

impl Words {
    /// Returns the word for a kind of power cards.
    #[must_use]
    pub fn kind(&self, kind: Kind) -> &str {
        self.kinds.of(kind)
    }

    /// Returns the word for a direction.
    #[must_use]
    pub fn direction(&self, direction: Direction) -> &str {
        match direction {
            Direction::Left => &self.directions.left,
            Direction::Middle => &self.directions.middle,
            Direction::Right => &self.directions.right,
        }
    }

    /// Returns the sign of a hand and its word.
    #[must_use]
    pub fn hand(&self, shape: Shape) -> (&str, &str) {
        let (sign, word) = match shape {
            Shape::Rock => &self.hands.rock,
            Shape::Paper => &self.hands.paper,
            Shape::Scissors => &self.hands.scissors,
        };
        (sign, word)
    }

    /// Returns the title of a card.
    #[must_use]
    pub fn title(&self, power: Power) -> &str {
        self.cards.iter().find(|row| row.card == power).map_or(power.name(), |row| &row.title)
    }

    /// Returns when a card may be played (SGO-9, SGO-10).
    #[must_use]
    pub fn window(&self, kind: Kind, power: Power) -> String {
        let windows = &self.windows;
        match rules().when(kind, power) {
            When::BeforePass(first, last) => {
                let told = if first == last { &windows.before_pass } else { &windows.before_passes };
                filled(told, &[("{first}", first.to_string()), ("{last}", last.to_string())])
            }
            When::AfterSlot(slot) => filled(&windows.after_slot, &[("{slot}", slot.to_string())]),
            When::AfterPass(..) => windows.after_pass.of(kind).to_owned(),
            When::BeforeShot => windows.before_shot.clone(),
            When::AfterShot => windows.after_shot.of(kind).to_owned(),
            When::Answer => windows.answer.clone(),
            When::AsCopied => windows.as_copied.clone(),
            When::Never => windows.never.clone(),
        }
    }

    /// Returns the effect of a card; empty if that deck has no such card.
    #[must_use]
    pub fn does(&self, kind: Kind, power: Power) -> String {
        let told = self.cards.iter().find(|row| row.card == power).and_then(|row| row.of(kind));
        filled(told.unwrap_or_default(), &self.facts(rules(), kind, power))
    }

    /// Returns the values that the rule data fill into the text of a card, by their names in braces.
    fn facts(&self, rules: &RuleData, kind: Kind, power: Power) -> Vec<(&'static str, String)> {
        match rules.effect(kind, power) {
            Effect::Among(set) => {
                let list: Vec<String> = set.iter().map(|number| number.to_string()).collect();
                vec![("{numbers}", list.join(&format!(",{HOLDS}")))]
            }
            Effect::LayMore(n) | Effect::Forward(n) | Effect::Fill(n) | Effect::Back(n) => {
                vec![("{count}", n.to_string())]
            }
            Effect::Nothing if power.is_block() => {
                let named = Power::ALL.into_iter().filter(|&other| rules.blocks(!kind, other).has(power));
                let titles: Vec<String> = named.map(|other| held(self.title(other))).collect();
                vec![("{cards}", self.listed(&titles))]
            }
            _ => Vec::new(),
        }
    }

    fn listed(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [one] => one.clone(),
            [most @ .., last] => format!("{}{}{last}", most.join(&self.lists.between), self.lists.last),
        }
    }

    /// Returns the first fault of the file as a whole.
    fn fault(&self) -> Option<String> {
        let windows = &self.windows;
        let [(rock, a), (paper, b), (scissors, c)] =
            [&self.hands.rock, &self.hands.paper, &self.hands.scissors].map(|(sign, word)| (sign, word));
        let Directions { left, middle, right } = &self.directions;
        let [kinds, after_pass, after_shot] = [&self.kinds, &windows.after_pass, &windows.after_shot]
            .map(|both| [both.of(Kind::Attacking), both.of(Kind::Defending)]);
        let plain: [(&str, &[&str]); 5] = [
            ("kinds", &kinds),
            ("directions", &[left, middle, right]),
            ("hands", &[rock, a, paper, b, scissors, c]),
            ("lists", &[&self.lists.between, &self.lists.last]),
            ("windows", &[&windows.before_shot, &windows.answer, &windows.as_copied, &windows.never]),
        ];
        let plain = plain.iter().flat_map(|(place, texts)| texts.iter().map(|text| (*place, *text, &[][..])));
        let told = after_pass.into_iter().chain(after_shot).map(|text| ("windows", text, &[][..]));
        let with_names: [(&str, &str, &[&str]); 3] = [
            ("windows", &windows.before_pass, &["{first}"]),
            ("windows", &windows.before_passes, &["{first}", "{last}"]),
            ("windows", &windows.after_slot, &["{slot}"]),
        ];
        (plain.chain(told).chain(with_names))
            .find_map(|(place, text, names)| wrong(text, names).map(|fault| format!("{place}: {fault}")))
            .or_else(|| Power::ALL.into_iter().find_map(|power| self.card_fault(power)))
    }

    fn card_fault(&self, power: Power) -> Option<String> {
        let mut rows = self.cards.iter().filter(|row| row.card == power);
        let Some(row) = rows.next() else {
            return Some(format!("{power} is missing: expected every card once"));
        };
        if rows.next().is_some() {
            return Some(format!("{power} stands there twice: expected every card once"));
        }
        if let Some(fault) = wrong(&row.title, &[]) {
            return Some(format!("{power}, title: {fault}"));
        }
        Kind::BOTH.into_iter().find_map(|kind| match (row.of(kind), kind.cards().has(power)) {
            (None, false) => None,
            (Some(_), false) => Some(format!("{power}, {kind}: there is no such card in that deck")),
            (None, true) => Some(format!("{power}, {kind}: says nothing: expected what the card does")),
            (Some(text), true) => {
                let facts = self.facts(rules(), kind, power);
                let wanted: Vec<&str> = facts.iter().map(|(name, _)| *name).collect();
                wrong(text, &wanted).map(|fault| format!("{power}, {kind}: {fault}"))
            }
        })
    }
}

/// A space at which no line breaks.
const HOLDS: char = '\u{a0}';

/// Returns a title that does not break: a word joiner follows each hyphen.
fn held(title: &str) -> String {
    title.replace(' ', "\u{a0}").replace('-', "-\u{2060}")
}

fn filled(text: &str, facts: &[(&str, String)]) -> String {
    facts.iter().fold(text.to_owned(), |text, (name, fact)| text.replace(name, fact))
}

/// Returns the fault of a text that must contain exactly these names in braces.
fn wrong(text: &str, wanted: &[&str]) -> Option<String> {
    if text.trim().is_empty() {
        return Some("a text is empty".to_owned());
    }
    if let Some(name) = wanted.iter().find(|name| !text.contains(**name)) {
        return Some(format!("{text:?} lacks {name}"));
    }
    let rest = wanted.iter().fold(text.to_owned(), |text, name| text.replace(name, ""));
    rest.contains(['{', '}']).then(|| {
        let expected = if wanted.is_empty() { "no names in braces".to_owned() } else { wanted.join(" and ") };
        format!("{text:?} has something in braces that is not filled in: expected {expected}")
    })
}

/// Parses and checks the words.
///
/// # Errors
/// The first fault, with its place; faults of the whole file are at its first character.
pub fn parse(text: &str) -> Result<Words, DataFault> {
    let words: Words = ron_options().from_str(text)?;
    match words.fault() {
        None => Ok(words),
        Some(reason) => Err(DataFault::whole(reason)),
    }
}

/// Returns the shipped words.
#[must_use]
pub fn words() -> &'static Words {
    static SHIPPED: LazyLock<Words> = LazyLock::new(|| match parse(WORDS) {
        Ok(words) => words,
        Err(fault) => unreachable!("the words that are built in are checked by a test: {fault}"),
    });
    &SHIPPED
}
