//! Names of the code do not stand in sentences. A name that is changed everywhere at once changes sentences too.

use crate::{checkout, expect_none};

/// Names that stand in sentences because they are names: games, crates, programs.
const NAMES: [&str; 4] = ["soccer_cards", "soccer_go", "bevy_egui", "bevy_kira_audio"];
/// Fewest words of a sentence.
const WORDS: usize = 4;

/// Returns a sentence without what may hold names of the code: what stands in backticks, braces or brackets.
fn plain(sentence: &str) -> String {
    let (mut out, mut open, mut quoted) = (String::new(), 0_i32, false);
    for letter in sentence.chars() {
        match letter {
            '`' => quoted = !quoted,
            '{' | '[' | '(' => open += 1,
            '}' | ']' | ')' => open = (open - 1).max(0),
            _ if open == 0 && !quoted => out.push(letter),
            _ => {}
        }
    }
    out
}

/// Returns the names of the code in a sentence.
fn names_in(sentence: &str) -> Vec<String> {
    let sentence = plain(sentence);
    if sentence.split_whitespace().count() < WORDS {
        return Vec::new();
    }
    // An argument of a message is named so that nobody takes it for a word.
    let words = sentence.split_whitespace().filter(|word| !word.contains('$'));
    let words = words.map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()));
    let of_code = |word: &&str| {
        let letters = word.chars().all(|c| c.is_ascii_lowercase() || c == '_');
        letters && word.contains('_') && !NAMES.contains(word)
    };
    words.filter(of_code).map(str::to_owned).collect()
}

/// Returns the literals of a text of Rust, each with its line; one that goes on in the next line is whole.
fn literals(text: &str) -> Vec<(usize, String)> {
    let (mut found, mut open) = (Vec::new(), None::<(usize, String)>);
    for (n, line) in (1..).zip(text.lines()) {
        if open.is_none() && line.trim_start().starts_with("//") {
            continue;
        }
        let mut letters = line.trim_start().chars().peekable();
        while let Some(letter) = letters.next() {
            match (letter, &mut open) {
                // The quotation mark itself as a letter.
                ('\'', None) if letters.peek() == Some(&'"') => drop(letters.next()),
                ('"', None) => open = Some((n, String::new())),
                ('"', Some(_)) => found.extend(open.take()),
                ('\\', Some((_, literal))) => {
                    let escaped = letters.next();
                    literal.extend(escaped.filter(|letter| letter.is_alphanumeric()).map(|_| ' '));
                }
                (letter, Some((_, literal))) => literal.push(letter),
                _ => {}
            }
        }
        // A raw text with quotation marks is passed over.
        if !line.ends_with('\\') {
            open = None;
        }
    }
    found
}

/// Returns the names of the code in the sentences of a file.
fn violations(path: &str, text: &str) -> Vec<String> {
    let sentences: Vec<(usize, String)> = if path.ends_with(".rs") {
        literals(text.split("#[cfg(test)]\nmod ").next().unwrap_or_default())
    } else {
        let comment = |line: &str| path.ends_with(".ftl") && line.starts_with("###");
        let lines = (1..).zip(text.lines()).filter(|(_, line)| !comment(line));
        lines.map(|(n, line)| (n, line.to_owned())).collect()
    };
    let named = |(line, sentence): (usize, String)| {
        let names = names_in(&sentence).into_iter();
        names.map(move |name| format!("{path}:{line}: `{name}` stands in a sentence")).collect::<Vec<_>>()
    };
    sentences.into_iter().flat_map(named).collect()
}

#[test]
fn no_name_of_the_code_stands_in_a_sentence() {
    let of_tests = |path: &str| path.contains("/tests/") || path.ends_with("/tests.rs");
    let sources = checkout::sources().into_iter();
    let words = checkout::below("assets/words/").into_iter().filter(|file| file.path.ends_with(".ftl"));
    let files = sources.filter(|file| !of_tests(&file.path)).chain(words);
    expect_none(files.flat_map(|file| violations(&file.path, &file.text().unwrap_or_default())).collect());
}

#[test]
fn violations_are_found() {
    let named = |path: &str, text: &str| violations(path, text).len();
    assert_eq!(named("a.rs", "Err(\"start the game in a desktop the_match, or \\\n    use\")"), 1);
    assert_eq!(named("a.rs", "Err(\"start the game in a \\\n    desktop the_match\")"), 1);
    assert_eq!(named("a.rs", "say(\"start the game with {the_match} in `the_match`\")"), 0);
    assert_eq!(named("a.rs", "find(\"the_match\"); // start the game in the_match\n"), 0);
    assert_eq!(named("a.rs", "f(\"a\"); let the_match = g('\"', the_match, the_match, \"a b\");\n"), 0);
    assert_eq!(named("a.ftl", "menu = Start the game in the_match\n"), 1);
    assert_eq!(named("a.ftl", "# Start with $the_match, and so on.\nmenu = Start it in { $the_match }\n"), 0);
}
