//! A constant that is a maximum is called so: `MAX_FILES`, not `FILES` or `MOST_FILES`.

use crate::constants::constant_in;
use crate::{checkout, expect_none};

/// Beginnings of a doc that says that the constant is a maximum.
const MAXIMA: [&str; 7] =
    ["Maximum ", "The maximum ", "Largest ", "The largest ", "Longest ", "The longest ", "The greatest "];

#[test]
fn a_constant_that_is_a_maximum_is_called_max() {
    let mut found = Vec::new();
    for file in checkout::sources() {
        let text = file.text().unwrap_or_default();
        found.extend(unnamed_maxima(&text).into_iter().map(|name| {
            format!(
                "{}: `{name}` is a maximum: say so, as `MAX_FILES` does, and of what it is one",
                file.path
            )
        }));
    }
    expect_none(found);
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
