//! Limits of a language's files. A folder of words may come from anybody: reading it must be quick, and formatting a
//! text must not exhaust memory or stack.
//!
//! Texts that would cost the parser too much are found before it parses ([`of_text`]). Texts too costly to format are
//! found in what it parsed ([`of_messages`]): how deep a message nests, with all that it refers to, how many parts it
//! is made of, how long it is, and its numbers.

use std::collections::HashMap;

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{
    Attribute, CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};

use super::LanguageError;

/// Maximum number of bytes of a file; those of the game have 45 KB at most.
pub(super) const MAX_FILE_BYTES: u64 = 512 << 10;
/// Maximum number of bytes of all files of a language; those of the game have 290 KB.
pub(super) const MAX_FOLDER_BYTES: usize = 2 << 20;
/// Maximum number of files of a language.
pub(super) const MAX_FILES: usize = 50;
/// Maximum number of languages.
pub(super) const MAX_LANGUAGES: usize = 100;
/// Largest number of defects that are listed for one file.
pub(super) const MAX_LISTED_DEFECTS: usize = 20;
/// Maximum number of bytes of a shown text. A longer one is shown in English.
pub(super) const MAX_SHOWN_BYTES: usize = 64 << 10;
/// Maximum number of bytes of a message, or of one of its attributes.
const MAX_TEXT_BYTES: usize = 8 << 10;
/// Maximum number of braces and brackets that a message, or one of its attributes, opens. The parser needs stack for
/// each.
const MAX_OPEN_BRACKETS: usize = 100;
/// Maximum number of levels of a message, with the messages that it refers to.
const MAX_DEPTH: usize = 30;
/// Maximum number of placeables of a message, with the messages that it refers to. Fluent itself gives up beyond a
/// hundred.
const MAX_PLACEABLES: usize = 99;
/// Maximum number of digits of a number, before and behind its point.
const MAX_DIGITS: usize = 9;
/// The largest option of a function such as `NUMBER`.
const MAX_OPTION: u32 = 20;

/// A place that exceeds a bound.
fn beyond(
    file: &str,
    place: impl std::fmt::Display,
    found: &str,
    most: impl std::fmt::Display,
) -> LanguageError {
    let most = most.to_string();
    LanguageError::Beyond { place: format!("{file}, {place}"), found: found.to_owned(), most }
}

/// Checks a file before it is parsed.
pub(super) fn of_text(file: &str, text: &str) -> Result<(), LanguageError> {
    let (mut bytes, mut opened) = (0, 0);
    for (n, line) in text.split_inclusive('\n').enumerate() {
        // Whatever went wrong before, the parser begins again at such a line. An attribute is no part of a placeable.
        let starts = line.starts_with(|c: char| c.is_ascii_alphabetic() || "#-".contains(c));
        if starts || line.trim_start_matches(' ').starts_with('.') {
            (bytes, opened) = (0, 0);
        }
        bytes += line.len();
        opened += line.bytes().filter(|byte| matches!(byte, b'{' | b'(')).count();
        let place = format_args!("line {}", n + 1);
        if opened > MAX_OPEN_BRACKETS {
            let most = format_args!("{MAX_OPEN_BRACKETS} braces and brackets in one text");
            return Err(beyond(file, place, "a text opens too many of them", most));
        }
        if bytes > MAX_TEXT_BYTES {
            return Err(beyond(file, place, "a text is too long", format_args!("{MAX_TEXT_BYTES} bytes")));
        }
    }
    Ok(())
}

/// The maximum cost of a text, with all that it refers to.
#[derive(Clone, Copy, Debug, Default)]
struct ExpansionCost {
    depth: usize,
    parts: usize,
    bytes: usize,
}

impl ExpansionCost {
    /// Both are formatted, one after the other.
    fn and(self, other: Self) -> Self {
        Self {
            depth: self.depth.max(other.depth),
            parts: self.parts + other.parts,
            bytes: self.bytes + other.bytes,
        }
    }

    /// One of both is formatted.
    fn or(self, other: Self) -> Self {
        Self {
            depth: self.depth.max(other.depth),
            parts: self.parts.max(other.parts),
            bytes: self.bytes.max(other.bytes),
        }
    }
}

/// A bound that a message exceeds: what was found and what is expected.
type ExceededBound = (&'static str, String);

/// Checks every message of a language. The files have names.
pub(super) fn of_messages(files: &[(String, FluentResource)]) -> Result<(), LanguageError> {
    let mut costs = ExpansionCosts::default();
    let texts = || files.iter().flat_map(|(file, resource)| texts_of(resource).map(move |text| (file, text)));
    for (_, Text { term, id, attribute, pattern }) in texts() {
        // Of two messages with one id Fluent takes the first one.
        costs.patterns.entry((term, id, attribute)).or_insert(pattern);
    }
    for (file, Text { id, pattern, .. }) in texts() {
        let place = format_args!("`{id}`");
        costs.of_pattern(pattern, 0).map_err(|(found, most)| beyond(file, place, found, most))?;
    }
    Ok(())
}

/// A text of a file: the value of a message or a term, or one of its attributes.
struct Text<'a> {
    term: bool,
    id: &'a str,
    attribute: Option<&'a str>,
    pattern: &'a Pattern<&'a str>,
}

fn texts_of(resource: &FluentResource) -> impl Iterator<Item = Text<'_>> {
    resource.entries().flat_map(|entry| {
        let (term, id, value, attributes) = match entry {
            Entry::Message(message) => {
                (false, message.id.name, message.value.as_ref(), &message.attributes[..])
            }
            Entry::Term(term) => (true, term.id.name, Some(&term.value), &term.attributes[..]),
            _ => (false, "", None, &[][..]),
        };
        let value = value.map(|pattern| Text { term, id, attribute: None, pattern });
        let attributes = attributes.iter().map(move |Attribute { id: name, value: pattern }| Text {
            term,
            id,
            attribute: Some(name.name),
            pattern,
        });
        value.into_iter().chain(attributes)
    })
}

#[derive(Default)]
struct ExpansionCosts<'a> {
    patterns: HashMap<(bool, &'a str, Option<&'a str>), &'a Pattern<&'a str>>,
    known: HashMap<*const Pattern<&'a str>, ExpansionCost>,
}

impl<'a> ExpansionCosts<'a> {
    /// Returns the cost of a text that stands `depth` levels below another one. A text that leads back to itself is
    /// too deep.
    fn of_pattern(
        &mut self,
        pattern: &'a Pattern<&'a str>,
        depth: usize,
    ) -> Result<ExpansionCost, ExceededBound> {
        if let Some(known) = self.known.get(&std::ptr::from_ref(pattern)).copied() {
            return within(known, depth);
        }
        within(ExpansionCost::default(), depth)?;
        let mut cost = ExpansionCost::default();
        for element in &pattern.elements {
            cost = cost.and(match element {
                PatternElement::TextElement { value } => {
                    ExpansionCost { bytes: value.len(), ..ExpansionCost::default() }
                }
                PatternElement::Placeable { expression } => {
                    let inner = self.of_expression(expression, depth + 1)?;
                    ExpansionCost { depth: inner.depth + 1, parts: inner.parts + 1, bytes: inner.bytes }
                }
            });
            within(cost, depth)?;
        }
        self.known.insert(pattern, cost);
        Ok(cost)
    }

    fn of_expression(
        &mut self,
        expression: &'a Expression<&'a str>,
        depth: usize,
    ) -> Result<ExpansionCost, ExceededBound> {
        let Expression::Select { selector, variants } = expression else {
            let Expression::Inline(inline) = expression else { return Ok(ExpansionCost::default()) };
            return self.of_inline(inline, depth);
        };
        let chosen_by = self.of_inline(selector, depth)?;
        let mut chosen = ExpansionCost::default();
        for variant in variants {
            if let VariantKey::NumberLiteral { value } = variant.key {
                number(value)?;
            }
            chosen = chosen.or(self.of_pattern(&variant.value, depth)?);
        }
        Ok(chosen_by.and(chosen))
    }

    fn of_inline(
        &mut self,
        inline: &'a InlineExpression<&'a str>,
        depth: usize,
    ) -> Result<ExpansionCost, ExceededBound> {
        within(ExpansionCost::default(), depth)?;
        let deeper = |cost: ExpansionCost| ExpansionCost { depth: cost.depth + 1, ..cost };
        match inline {
            InlineExpression::StringLiteral { value } => {
                Ok(ExpansionCost { bytes: value.len(), ..ExpansionCost::default() })
            }
            InlineExpression::NumberLiteral { value } => number(value).map(|()| ExpansionCost::default()),
            InlineExpression::VariableReference { .. } => Ok(ExpansionCost::default()),
            InlineExpression::Placeable { expression } => {
                self.of_expression(expression, depth + 1).map(deeper)
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                self.of_arguments(arguments, depth + 1).map(deeper)
            }
            InlineExpression::MessageReference { id, attribute } => {
                self.referred(false, id.name, attribute.as_ref().map(|a| a.name), depth + 1).map(deeper)
            }
            InlineExpression::TermReference { id, attribute, arguments } => {
                let given = match arguments {
                    Some(arguments) => self.of_arguments(arguments, depth + 1)?,
                    None => ExpansionCost::default(),
                };
                let attribute = attribute.as_ref().map(|a| a.name);
                Ok(deeper(given.and(self.referred(true, id.name, attribute, depth + 1)?)))
            }
        }
    }

    fn referred(
        &mut self,
        term: bool,
        id: &'a str,
        attribute: Option<&'a str>,
        depth: usize,
    ) -> Result<ExpansionCost, ExceededBound> {
        let pattern = self.patterns.get(&(term, id, attribute)).copied();
        pattern.map_or(Ok(ExpansionCost::default()), |pattern| self.of_pattern(pattern, depth))
    }

    fn of_arguments(
        &mut self,
        given: &'a CallArguments<&'a str>,
        depth: usize,
    ) -> Result<ExpansionCost, ExceededBound> {
        for named in &given.named {
            if let InlineExpression::NumberLiteral { value } = named.value {
                number(value)?;
                if value.parse::<f64>().is_ok_and(|value| value > f64::from(MAX_OPTION)) {
                    return Err(("an option of a function is too large", MAX_OPTION.to_string()));
                }
            }
        }
        let named = given.named.iter().map(|named| &named.value);
        let mut cost = ExpansionCost::default();
        for argument in given.positional.iter().chain(named) {
            cost = cost.and(self.of_inline(argument, depth)?);
        }
        Ok(cost)
    }
}

/// Checks the cost of a text that stands `depth` levels below another one.
fn within(cost: ExpansionCost, depth: usize) -> Result<ExpansionCost, ExceededBound> {
    if depth + cost.depth > MAX_DEPTH {
        Err(("it nests too deep, or leads back to itself", format!("{MAX_DEPTH} levels")))
    } else if cost.parts > MAX_PLACEABLES {
        Err(("it is made of too many parts", format!("{MAX_PLACEABLES} placeables")))
    } else if cost.bytes > MAX_SHOWN_BYTES {
        Err(("it grows too long", format!("{MAX_SHOWN_BYTES} bytes")))
    } else {
        Ok(cost)
    }
}

/// Checks a number that stands in a text.
fn number(literal: &str) -> Result<(), ExceededBound> {
    let (whole, fraction) = literal.split_once('.').unwrap_or((literal, ""));
    if whole.trim_start_matches('-').len() > MAX_DIGITS || fraction.len() > MAX_DIGITS {
        return Err(("a number is too long", format!("{MAX_DIGITS} digits before and behind the point")));
    }
    Ok(())
}

/// A text that takes no more than [`MAX_SHOWN_BYTES`] bytes.
#[derive(Default)]
pub(super) struct BoundedText(pub(super) String);

impl std::fmt::Write for BoundedText {
    fn write_str(&mut self, more: &str) -> std::fmt::Result {
        if self.0.len() + more.len() > MAX_SHOWN_BYTES {
            return Err(std::fmt::Error);
        }
        self.0.push_str(more);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::{DisplayText, Language, Localization, MessageId, Separator};
    use super::*;

    fn read(text: &str) -> Result<(Language, Vec<LanguageError>), LanguageError> {
        Language::read("xx", [("shared.ftl".to_owned(), text.to_owned())])
    }

    /// Each of these ended every start, or held it: by the stack, by memory, by time or by a panic in the library.
    #[test]
    fn a_language_over_a_limit_is_refused_with_position_and_limit() {
        let chain: String = (0..1000).map(|n| format!("m{n} = {{m{}}}\n", n + 1)).collect();
        let laughs: String =
            (0..9).map(|n| format!("m{n} = {}\n", format!("{{m{}}}", n + 1).repeat(9))).collect();
        let arguments: String = (0..5000).map(|n| format!("a{n}: 1, ")).collect();
        for (text, place, most) in [
            (format!("language-name = {}", "{".repeat(100_000)), "line 1", "100 braces and brackets"),
            (
                format!("x = 1\nlanguage-name = {{ {}", "A(".repeat(100_000)),
                "line 2",
                "100 braces and brackets",
            ),
            (
                format!("x = {}\n", "\n  {$n ->\n [a] \" ".repeat(90_000)),
                "line 202",
                "100 braces and brackets",
            ),
            (format!("x = {}1{}", "{ ".repeat(90), " }".repeat(90)), "`x`", "30 levels"),
            ("x = {NUMBER(1, minimumFractionDigits: 4000000000)}".to_owned(), "`x`", "9 digits"),
            ("x = {NUMBER(1, minimumFractionDigits: 40)}".to_owned(), "`x`", "20"),
            (format!("x = {{ {} ->\n *[a] a\n}}", "9".repeat(400)), "`x`", "9 digits"),
            (format!("x = {{ 1.{} ->\n *[a] a\n}}", "0".repeat(40)), "`x`", "9 digits"),
            (format!("x = {{ $n ->\n *[{}] a\n}}", "9".repeat(400)), "`x`", "9 digits"),
            (chain, "`m0`", "30 levels"),
            (laughs, "`m", "99 placeables"),
            ("x = {y}\ny = {x}".to_owned(), "`x`", "30 levels"),
            ("x = {-y}\n-y = {x.a}\n".to_owned() + "z = 1\nx = 2\n    .a = { -y }", "`x`", "30 levels"),
            (format!("x = {}", "y".repeat(9000)), "line 1", "8192 bytes"),
            (format!("x = {{ F({arguments}) }}"), "line 1", "8192 bytes"),
            (format!("a = {}\nx = {}", "y".repeat(8000), "{a}".repeat(9)), "`x`", "65536 bytes"),
        ] {
            let message = read(&text).map(|_| ()).unwrap_err().to_string();
            assert!(message.starts_with("shared.ftl, ") && message.contains(place), "{message}");
            assert!(message.contains("expected at most") && message.contains(most), "{message}: {text:.60}");
        }
    }

    #[test]
    fn a_text_that_grows_too_long_falls_back_to_english() {
        let list = |words: &Localization, n: usize| {
            words.text(&DisplayText::list((0..n).map(|_| DisplayText::verbatim("x")), Separator::Comma))
        };
        let text = format!("list-comma = {}", "{ $a }{ $b }".repeat(9));
        let words = Localization::of(read(&text).unwrap().0);
        assert_eq!(list(&words, 2), "x".repeat(18));
        // Each item would make it nine times as long.
        assert!(list(&words, 9).len() <= 2 * MAX_SHOWN_BYTES);
    }

    /// A text within the bounds is read quickly, however many errors it has.
    #[test]
    fn only_the_first_of_many_defects_are_listed() {
        let started = std::time::Instant::now();
        let (language, bad) = read(&("language-name = Xx\n".to_owned() + &"a\n".repeat(200_000))).unwrap();
        assert_eq!(language.message(MessageId("language-name"), None).as_deref(), Some("Xx"));
        assert_eq!(bad.len(), MAX_LISTED_DEFECTS + 1, "{bad:?}");
        assert_eq!(
            bad[MAX_LISTED_DEFECTS].to_string(),
            format!("shared.ftl: {} more defects", 200_000 - MAX_LISTED_DEFECTS)
        );
        assert!(started.elapsed().as_secs() < 5, "{:?}", started.elapsed());
    }
}
