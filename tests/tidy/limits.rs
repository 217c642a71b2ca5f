//! A constant that is a maximum is called so: `MAX_FILES`, not `FILES` or `MOST_FILES`.

use std::collections::BTreeSet;

use crate::constants::constant_in;
use crate::{checkout, expect_none};

/// Beginnings of a doc that says that the constant is a maximum.
const MAXIMA: [&str; 7] =
    ["Maximum ", "The maximum ", "Largest ", "The largest ", "Longest ", "The longest ", "The greatest "];

/// Constants that stay as they are: the file and the names. The list gets shorter and never longer.
const KNOWN: &[(&str, &str)] = &[
    ("src/table/cards/glass.rs", "PILE SMALL"),
    ("src/table/cards/hover.rs", "AT_ONCE MOST"),
    ("src/table/cards/load.rs", "LEVELS"),
    ("src/table/cards/pack.rs", "LOW"),
    ("src/table/goal/front_row.rs", "SCARF_WIDTH"),
    ("src/table/reveal.rs", "STEP WIDEST"),
    ("src/table/reveal/strip.rs", "LONGEST"),
];

#[test]
fn a_constant_that_is_a_maximum_is_called_max() {
    let mut found = BTreeSet::new();
    for file in checkout::sources() {
        let text = file.text().unwrap_or_default();
        found.extend(unnamed_maxima(&text).into_iter().map(|name| (file.path.clone(), name.to_owned())));
    }
    let known: BTreeSet<(String, String)> = KNOWN
        .iter()
        .flat_map(|(path, names)| names.split(' ').map(|name| ((*path).to_owned(), name.to_owned())))
        .collect();
    let new = found.difference(&known).map(|(path, name)| {
        format!("{path}: `{name}` is a maximum: say so, as `MAX_FILES` does, and of what it is one")
    });
    let gone = known.difference(&found).map(|(path, name)| {
        format!("tests/tidy/limits.rs: {path} has no `{name}` any more: remove it from the list")
    });
    expect_none(new.chain(gone).collect());
}

/// Returns the names of the constants whose doc says that they are a maximum, and whose name does not.
fn unnamed_maxima(text: &str) -> Vec<&str> {
    let (mut found, mut doc) = (Vec::new(), None);
    for line in text.lines().map(str::trim_start) {
        if let Some(says) = line.strip_prefix("///") {
            doc = doc.or(Some(says.trim_start()));
        } else if !line.starts_with("#[") {
            let is_maximum = doc.take().is_some_and(|doc| MAXIMA.iter().any(|begin| doc.starts_with(begin)));
            let name = constant_in(line).filter(|name| !name.starts_with("MAX_"));
            let has_other_word = |name: &&str| name.split('_').next() == Some("MOST");
            found.extend(name.filter(|name| is_maximum || has_other_word(name)));
        }
    }
    found
}

#[test]
fn maxima_with_another_name_are_found() {
    for (text, expected) in [
        ("/// Maximum number of files.\nconst FILES: usize = 50;\n", &["FILES"][..]),
        (
            "/// The largest side.\n/// In pixels.\n#[cfg(test)]\n    pub(super) const SIDE: u32 = 9;\n",
            &["SIDE"],
        ),
        ("const MOST_FILES: u8 = 1;\npub static MOST: u8 = 1;\n", &["MOST_FILES", "MOST"]),
        ("/// Maximum number of files.\npub const MAX_FILES: usize = 50;\n", &[]),
        ("/// Maximum of both.\nfn both() {}\nconst FILES: usize = 50;\n", &[]),
        ("/// Number of files.\nconst FILES: usize = 50;\nconst UTMOST: u8 = 1;\n", &[]),
    ] {
        assert_eq!(unnamed_maxima(text), expected, "{text}");
    }
}
