//! The id by which systems know the game is written once.

use crate::{checkout, expect_none};
use base::app_id::APP_ID;

/// The first words of ids that a file may name by mistake.
const TOP_LEVEL: [&str; 6] = ["arpa.", "app.", "com.", "io.", "net.", "org."];

/// Returns the words of a text that look like an id of the game.
fn ids(text: &str) -> Vec<&str> {
    let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_')));
    let letters = |word: &str| word.to_lowercase().replace(['-', '_'], "");
    words
        .filter(|word| TOP_LEVEL.iter().any(|top| word.starts_with(top)))
        .filter(|word| letters(word).contains("fiveaside"))
        .collect()
}

#[test]
fn the_id_is_written_once() {
    let mut found = Vec::new();
    for file in checkout::files() {
        let is_read =
            ["src/", "crates/", "packaging/", ".github/"].iter().any(|top| file.path.starts_with(top));
        let Some(text) = file.text().filter(|_| is_read) else { continue };
        found.extend(ids(&text).into_iter().map(|id| format!("{}: {id}", file.path)));
    }
    // The manual and the form for faults name folders, and are read as they are.
    let written =
        ["crates/base/src/app_id.rs", "crates/cli/src/tests/man.rs", "packaging/linux/five-a-side.6"];
    let written =
        written.into_iter().chain([".github/ISSUE_TEMPLATE/bug.yml"]).map(|path| format!("{path}: {APP_ID}"));
    let written: Vec<String> = written.collect();
    found.retain(|found| !written.contains(found));
    expect_none(found);
}

#[test]
fn violations_are_found() {
    assert_eq!(ids("id = \"io.github.five-a-side.FiveASide\""), ["io.github.five-a-side.FiveASide"]);
    assert!(ids("five-a-side.desktop org.freedesktop.ScreenSaver").is_empty());
}
