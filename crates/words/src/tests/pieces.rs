//! The texts of a language as its files have them, for tests of words and typography.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

/// Stands for what a message puts into a text.
pub(super) const ARGUMENT: char = '\u{fffc}';

/// Returns every text of a language with the id of its message. The variants of a selector are texts of their own.
pub(super) fn of(tag: &str) -> Vec<(String, String)> {
    let words = std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/words"));
    let mut all = Vec::new();
    for file in std::fs::read_dir(words.join(tag)).unwrap() {
        let path = file.unwrap().path();
        if path.extension().is_none_or(|end| end != "ftl") {
            continue;
        }
        all.extend(in_file(&std::fs::read_to_string(&path).unwrap()));
    }
    assert!(all.len() > 3000, "{tag}: {}", all.len());
    all
}

/// Returns the texts of a file.
pub(super) fn in_file(text: &str) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for entry in fluent_syntax::parser::parse(text).unwrap().body {
        let Entry::Message(message) = entry else { continue };
        let lines = message.attributes.iter().map(|line| &line.value);
        message.value.iter().chain(lines).for_each(|pattern| add(message.id.name, pattern, &mut all));
    }
    all
}

fn add(id: &str, pattern: &Pattern<&str>, all: &mut Vec<(String, String)>) {
    let mut text = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable { expression } => match expression {
                Expression::Inline(InlineExpression::StringLiteral { value }) => text.push_str(value),
                Expression::Inline(_) => text.push(ARGUMENT),
                Expression::Select { variants, .. } => {
                    text.push(ARGUMENT);
                    variants.iter().for_each(|variant| add(id, &variant.value, all));
                }
            },
        }
    }
    all.push((id.to_owned(), text));
}
