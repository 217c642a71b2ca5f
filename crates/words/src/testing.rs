//! Tests name what is on the screen in English. In a run in another language, these functions find what they mean.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, Once, OnceLock};

use fluent_bundle::FluentArgs;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};

use super::{Language, Localization, PSEUDO, current, english, offered, set, within};

/// A part of a text: letters, or the name of an argument.
#[derive(Clone, Debug)]
enum Part {
    Letters(String),
    Argument(String),
}

/// One way in which an English message reads, with the selectors that lead to it.
#[derive(Clone, Debug, Default)]
struct Reading {
    parts: Vec<Part>,
    selectors: BTreeMap<String, String>,
}

/// Messages with more readings than this are no labels.
const READINGS: usize = 40;

/// Returns the words of a language, without a defect, or the pseudo-language.
///
/// # Panics
/// A file of the language is unreadable or has a defect.
#[must_use]
pub fn load(tag: &str) -> Arc<Localization> {
    if tag == PSEUDO {
        return Arc::new(Localization::of(Language::pseudo()));
    }
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("assets/words");
    let (words, bad) = Localization::load(&folder, tag).unwrap_or_else(|bad| panic!("{tag}: {bad}"));
    assert_eq!(bad, [], "{tag}");
    Arc::new(words)
}

/// Speaks the language in the variable `TEST_WORDS` from now on, in which a whole run of tests speaks; the present one
/// if it is not set.
pub fn speak_that_of_the_run() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        if let Ok(tag) = std::env::var("TEST_WORDS") {
            set(load(&tag));
        }
    });
}

/// Returns the words in which this run of tests speaks.
fn of_this_run() -> Arc<Localization> {
    speak_that_of_the_run();
    current()
}

/// Returns true if this run of tests speaks English.
#[must_use]
pub fn is_english() -> bool {
    of_this_run().tag() == super::ENGLISH
}

/// Returns true if this run of tests speaks the pseudo-language.
#[must_use]
pub fn is_pseudo() -> bool {
    of_this_run().first().is_pseudo()
}

/// Does some work in every language that the game speaks and in the pseudo-language, one after the other, with the tag
/// of each. The language of the run does not matter.
pub fn in_every_language(mut work: impl FnMut(&str)) {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("assets/words");
    let spoken: Vec<String> = offered(&folder).0.into_iter().map(|language| language.tag).collect();
    assert!(spoken.len() >= 5, "{spoken:?}");
    for tag in spoken.iter().map(String::as_str).chain([PSEUDO]) {
        within(load(tag), || work(tag));
    }
}

/// Returns what an English label reads in the language of this run: itself, and every message that reads so.
#[must_use]
pub fn translations(label: &str) -> Vec<String> {
    let mut all = vec![label.to_owned()];
    if !is_english() {
        let words = of_this_run();
        for (id, readings) in messages() {
            let found = readings.iter().filter_map(|reading| reading.arguments(label));
            all.extend(found.filter_map(|args| {
                let mut given = FluentArgs::new();
                for (name, value) in args {
                    match value.parse::<i64>() {
                        Ok(number) => given.set(name, number),
                        Err(_) => given.set(name, translations(&value).pop().unwrap_or(value)),
                    }
                }
                words.of_test(id, &given)
            }));
        }
    }
    all
}

/// Every English message with its readings.
fn messages() -> &'static [(String, Vec<Reading>)] {
    static ALL: OnceLock<Vec<(String, Vec<Reading>)>> = OnceLock::new();
    ALL.get_or_init(|| {
        let mut all = Vec::new();
        for (_, text) in english::FILES {
            let Ok(resource) = fluent_syntax::parser::parse(*text) else { continue };
            for entry in resource.body {
                let Entry::Message(message) = entry else { continue };
                let readings = message.value.as_ref().map(readings).unwrap_or_default();
                let labels = readings.iter().filter(|reading| reading.has_letters()).cloned().collect();
                if readings.len() <= READINGS {
                    all.push((message.id.name.to_owned(), labels));
                }
            }
        }
        all
    })
}

fn readings(pattern: &Pattern<&str>) -> Vec<Reading> {
    let mut all = vec![Reading::default()];
    for element in &pattern.elements {
        let next = match element {
            PatternElement::TextElement { value } => vec![letters(value)],
            PatternElement::Placeable { expression } => of_expression(expression),
        };
        if all.len() * next.len() > READINGS {
            return vec![Reading::default(); READINGS + 1];
        }
        all = all.iter().flat_map(|before| next.iter().map(|after| before.and(after))).collect();
    }
    all
}

fn letters(text: &str) -> Reading {
    Reading { parts: vec![Part::Letters(text.to_owned())], ..Reading::default() }
}

fn of_expression(expression: &Expression<&str>) -> Vec<Reading> {
    match expression {
        Expression::Inline(InlineExpression::StringLiteral { value }) => vec![letters(value)],
        Expression::Inline(InlineExpression::VariableReference { id }) => {
            vec![Reading { parts: vec![Part::Argument(id.name.to_owned())], ..Reading::default() }]
        }
        Expression::Inline(_) => {
            vec![Reading { parts: vec![Part::Argument("?".to_owned())], ..Reading::default() }]
        }
        Expression::Select { selector, variants } => {
            let name = match selector {
                InlineExpression::VariableReference { id } => id.name,
                _ => "?",
            };
            let of = |key: &VariantKey<&str>| match key {
                VariantKey::Identifier { name: "one" } => "1".to_owned(),
                VariantKey::Identifier { name } => (*name).to_owned(),
                VariantKey::NumberLiteral { value } => (*value).to_owned(),
            };
            let each = variants.iter().flat_map(|variant| {
                readings(&variant.value).into_iter().map(move |mut reading| {
                    reading.selectors.insert(name.to_owned(), of(&variant.key));
                    reading
                })
            });
            each.collect()
        }
    }
}

impl Reading {
    fn and(&self, after: &Self) -> Self {
        let parts = self.parts.iter().chain(&after.parts).cloned().collect();
        let selectors = self.selectors.iter().chain(&after.selectors);
        Self { parts, selectors: selectors.map(|(name, key)| (name.clone(), key.clone())).collect() }
    }

    fn has_letters(&self) -> bool {
        let letters = |part: &Part| matches!(part, Part::Letters(text) if text.contains(char::is_alphabetic));
        self.parts.iter().any(letters)
    }

    /// Returns the arguments with which the message reads as the label, if there are any.
    fn arguments(&self, label: &str) -> Option<BTreeMap<String, String>> {
        let mut found = self.selectors.clone();
        fits(&self.parts, label, &mut found).then_some(found)
    }
}

fn fits(parts: &[Part], label: &str, found: &mut BTreeMap<String, String>) -> bool {
    match parts {
        [] => label.is_empty(),
        [Part::Letters(text), rest @ ..] => {
            label.strip_prefix(text.as_str()).is_some_and(|label| fits(rest, label, found))
        }
        [Part::Argument(name), rest @ ..] => {
            let ends = label.char_indices().map(|(at, letter)| at + letter.len_utf8());
            for end in ends {
                let mut tried = found.clone();
                tried.insert(name.clone(), label[..end].to_owned());
                if fits(rest, &label[end..], &mut tried) {
                    *found = tried;
                    return true;
                }
            }
            false
        }
    }
}

impl Localization {
    /// Returns a message by its name.
    fn of_test(&self, id: &str, args: &FluentArgs) -> Option<String> {
        let id = super::MessageId(english::IDS.get(id)?);
        let message = self.first().message(id, Some(args))?;
        Some(if self.first().is_pseudo() { format!("[{message}]") } else { message })
    }
}
