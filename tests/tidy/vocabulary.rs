//! The words in the names of public types and traits. Each is a term of `docs/glossary.md`, which says what it means
//! and where it comes from, or a word of programming that needs no explanation. So a new word is a decision.

use std::collections::{BTreeMap, BTreeSet};

use crate::{checkout, expect_none};

const GLOSSARY: &str = "docs/glossary.md";
const PROGRAMMING: &str = "tests/tidy/programming_words.txt";
/// The most terms that a newcomer is asked to learn.
const MAX_TERMS: usize = 150;

#[test]
fn every_word_in_the_name_of_a_public_type_is_in_the_glossary_or_a_word_of_programming() {
    let text = |path: &str| std::fs::read_to_string(checkout::root().join(path)).expect(path);
    let (glossary, programming) = (terms(&text(GLOSSARY)), lines(&text(PROGRAMMING)));
    let mut named = BTreeMap::new();
    for file in checkout::sources() {
        for (name, line) in public_types(&file.text().unwrap_or_default()) {
            named.entry(name).or_insert_with(|| format!("{}:{line}", file.path));
        }
    }
    expect_none(violations(&named, &glossary, &programming));
}

/// Returns what is wrong with the words of these names, given with their places.
fn violations(named: &BTreeMap<String, String>, glossary: &[String], programming: &[String]) -> Vec<String> {
    let mut violations = Vec::new();
    let mut used = BTreeSet::new();
    for (name, place) in named {
        for word in words(name) {
            let known =
                stems(&word).into_iter().find(|stem| glossary.contains(stem) || programming.contains(stem));
            if let Some(stem) = known {
                used.insert(stem);
            } else {
                violations.push(format!(
                    "{place}: `{word}` of `{name}` is in neither list: use a word of {GLOSSARY}, or add it there with \
                     its meaning and where it comes from; a word that every programmer knows goes to {PROGRAMMING}"
                ));
            }
        }
    }
    for (path, list) in [(GLOSSARY, glossary), (PROGRAMMING, programming)] {
        let unused = list.iter().filter(|word| !used.contains(*word));
        violations
            .extend(unused.map(|word| format!("{path}: no public type has `{word}` in its name: remove it")));
        let unsorted = list.windows(2).filter(|pair| pair[0] >= pair[1]);
        violations.extend(
            unsorted.map(|pair| format!("{path}: `{}` stands after `{}`: sort the list", pair[1], pair[0])),
        );
    }
    let both = glossary.iter().filter(|word| programming.contains(word));
    violations
        .extend(both.map(|word| format!("{PROGRAMMING}: `{word}` is in the glossary, too: remove it here")));
    if glossary.len() > MAX_TERMS {
        violations.push(format!(
            "{GLOSSARY}: {} terms, but at most {MAX_TERMS}: use words that are there",
            glossary.len()
        ));
    }
    violations
}

/// Returns the names of public structs, enums, traits, unions and type aliases, with their lines.
fn public_types(source: &str) -> Vec<(String, usize)> {
    let name = |line: &str| {
        let rest = line.trim_start().strip_prefix("pub")?;
        let rest = match rest.strip_prefix('(') {
            Some(within) => within.split_once(')')?.1,
            None => rest,
        };
        let mut words = rest.strip_prefix(' ')?.split(' ').skip_while(|word| *word == "unsafe");
        let kind = words.next()?;
        let named = words.next()?.split(|c: char| !c.is_alphanumeric()).next()?;
        ["struct", "enum", "trait", "type", "union"].contains(&kind).then(|| named.to_owned())
    };
    source.lines().zip(1..).filter_map(|(line, number)| Some((name(line)?, number))).collect()
}

/// Splits a name in camel case into its words, in lower case. Digits and single letters are not words.
fn words(name: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for c in name.chars() {
        if c.is_uppercase() || words.is_empty() {
            words.push(String::new());
        }
        if let Some(word) = words.last_mut().filter(|_| c.is_alphabetic()) {
            word.extend(c.to_lowercase());
        }
    }
    words.retain(|word| word.len() > 1);
    words
}

/// Returns a word and what it may be the plural of.
fn stems(word: &str) -> Vec<String> {
    let mut stems = vec![word.to_owned()];
    stems.extend(word.strip_suffix("ies").map(|stem| format!("{stem}y")));
    stems.extend(word.strip_suffix("es").map(str::to_owned));
    stems.extend(word.strip_suffix('s').map(str::to_owned));
    stems
}

/// Returns the first column of the glossary's table.
fn terms(glossary: &str) -> Vec<String> {
    let rows = glossary.lines().filter_map(|line| line.strip_prefix("| ")).skip(1);
    rows.filter_map(|row| Some(row.split_once(" |")?.0.to_owned())).collect()
}

fn lines(list: &str) -> Vec<String> {
    list.lines().map(str::to_owned).collect()
}

#[test]
fn a_word_in_neither_list_an_unused_one_and_one_in_both_are_found() {
    let source = "pub struct CupTie;\npub(crate) enum Errand {}\nstruct Hidden;\n    pub(super) trait DataFolders {}\n";
    let named: BTreeMap<_, _> =
        public_types(source).into_iter().map(|(name, line)| (name, format!("a.rs:{line}"))).collect();
    let rows = "| word | meaning | from |\n|---|---|---|\n| cup | A cup. | football |\n| tie | A tie. | football |\n";
    let glossary = terms(rows);
    assert_eq!(glossary, ["cup", "tie"]);
    let violations = |programming: &[&str]| {
        let programming: Vec<String> = programming.iter().map(|&word| word.to_owned()).collect();
        violations(&named, &glossary, &programming)
    };
    let [violation] = &violations(&["data", "folder"])[..] else { panic!("one violation") };
    assert!(violation.starts_with("a.rs:2: `errand` of `Errand` is in neither list"), "{violation}");
    assert_eq!(violations(&["data", "errand", "folder"]), <[String; 0]>::default());
    assert_eq!(violations(&["cup", "data", "errand", "folder"]).len(), 1, "`cup` is in both");
    assert_eq!(violations(&["data", "errand", "file", "folder"]).len(), 1, "`file` is unused");
    assert_eq!(violations(&["errand", "data", "folder"]).len(), 1, "unsorted");
}

#[test]
fn a_name_is_split_at_its_capitals() {
    assert_eq!(words("Soccer17Model"), ["soccer", "model"]);
    assert_eq!(words("CompetitionV1"), ["competition"]);
    assert_eq!(words("UiLayer"), ["ui", "layer"]);
}
