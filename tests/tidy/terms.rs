//! One thing has one name. Words that lost against another do not come back into the texts of a language, whose glossary
//! is `assets/words/<language>/GUIDE.md`.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

use crate::{checkout, expect_none};

/// A word that lost: the language, the word in small letters, what it should be, and the messages that may have it.
type LostWord = (&'static str, &'static str, &'static str, &'static [&'static str]);

const LOST: &[LostWord] = &[
    ("en", "seed", "match number", &[]),
    (
        "en",
        "goalkeeper",
        "keeper",
        &["go-rules-4-head", "go-rules-4", "level-go-surprises", "level-go-surprises-3"],
    ),
    ("en", "no chance", "no threat", &[]),
    ("en", "of a win", "win chance", &[]),
    ("en", "fault", "error", &[]),
    ("en", "forget", "delete", &[]),
    ("en", "not kept", "not saved", &[]),
    (
        "en",
        "play on",
        "continue",
        &[
            "headline-play-on",
            "opponent-notes-none",
            "say-extra-time",
            "say-s52-sudden-rounds",
            "go-lesson-tackle-attacking",
            "go-lesson-tackle-defending",
        ],
    ),
    ("en", "same rank", "same number", &[]),
    ("en", "thrown in", "discarded", &[]),
    ("en", "on kicks", "on penalties", &[]),
    ("en", "lead first", "play first", &[]),
    ("en", "laid again", "retaken", &[]),
    ("en", "lay it again", "retake it", &[]),
    ("en", "open card", "active card", &[]),
    ("en", "the print", "the printed rules", &[]),
    ("en", "its print", "the printed rules", &[]),
    ("en", "readers", "bots with notebooks", &[]),
    ("en", "on the title", "in the main menu", &[]),
    ("en", "on the coach", "on the bus", &[]),
    ("en", "at the death", "last gasp", &[]),
    ("en", "honours even", "all square", &[]),
    ("en", "cancels", "blocks", &[]),
    ("en", "cancelled", "blocked", &[]),
    ("en", "second shirt", "change kit", &[]),
    ("en", "second shirts", "change kit", &[]),
    ("en", "sides retake", "the pass or the shot is retaken", &[]),
    ("en", "extra round", "extra time", &[]),
    ("de", "startwert", "Partienummer", &[]),
    ("de", "druck", "die gedruckten Regeln, ein Klick", &["say-kick-scored"]),
    ("de", "strafstoß", "Elfmeter", &[]),
    ("de", "keine chance", "keine Gefahr", &["say-go-marked"]),
    ("de", "niederlande", "Holland", &[]),
    ("de", "mannes", "Nummer, Spieler", &[]),
    ("de", "last minute", "in letzter Minute", &[]),
    ("de", "gewinn", "gewinne", &[]),
    ("de", "vergessen:", "löschen", &[]),
    ("de", "zusatzrunde", "Verlängerung", &[]),
    ("de", "letztes spiel", "letzte Partie", &[]),
    ("de", "späher", "Scout", &[]),
];

/// Returns the letters of a text, those of its variants too, without what the game fills in.
fn letters(pattern: &Pattern<&str>, all: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => all.push_str(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for variant in variants {
                    all.push('\n');
                    letters(&variant.value, all);
                }
                all.push('\n');
            }
            PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                all.push_str(if let InlineExpression::StringLiteral { value } = inline {
                    value
                } else {
                    "{}"
                });
            }
        }
    }
}

/// Returns true if the text has the word, and not only as a part of a longer one.
fn has(text: &str, word: &str) -> bool {
    let is_letter = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
    text.match_indices(word).any(|(at, _)| {
        !is_letter(text[..at].chars().next_back()) && !is_letter(text[at + word.len()..].chars().next())
    })
}

/// Returns the lost words in a file of a language, and notes which exceptions there are.
fn violations(
    language: &str,
    file: &str,
    text: &str,
    used: &mut Vec<(&'static str, &'static str)>,
) -> Vec<String> {
    let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(resource, _)| resource);
    let mut violations = Vec::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let mut all = String::new();
        for pattern in message.value.iter().chain(message.attributes.iter().map(|line| &line.value)) {
            letters(pattern, &mut all);
            all.push('\n');
        }
        let all = all.to_lowercase();
        for (_, word, instead, except) in LOST.iter().filter(|(tag, ..)| *tag == language) {
            if !has(&all, word) {
                continue;
            }
            match except.iter().find(|id| **id == message.id.name) {
                Some(id) => used.push((*word, *id)),
                None => violations.push(format!("{file}: `{}`: `{word}`: say {instead}", message.id.name)),
            }
        }
    }
    violations
}

#[test]
fn no_lost_word_comes_back() {
    let (mut found, mut used) = (Vec::new(), Vec::new());
    for file in checkout::below("assets/words/").into_iter().filter(|file| file.path.ends_with(".ftl")) {
        let language = file.path["assets/words/".len()..].split('/').next().unwrap_or_default();
        found.extend(violations(language, &file.path, &file.text().unwrap_or_default(), &mut used));
    }
    for (_, word, _, except) in LOST {
        let idle = except.iter().filter(|id| !used.contains(&(*word, **id)));
        found
            .extend(idle.map(|id| format!("`{id}` may have `{word}`, and has it not: remove the exception")));
    }
    expect_none(found);
}

#[test]
fn a_lost_word_is_found_in_variants_and_not_in_longer_words() {
    let of = |text: &str| violations("en", "a.ftl", text, &mut Vec::new()).len();
    assert_eq!(of("a = Seeds grow.\nb = { $seed }\n"), 0);
    assert_eq!(
        of(
            "a = SEED { $n }\nb = { $n ->\n    [one] one\n   *[other] the seed\n}\nc =\n    .l1 = No chance!\n"
        ),
        3
    );
}
