//! The targets of the package `fuzz` without coverage guidance: a fixed number of cases each, the same in every run.
//! First it runs everything in `tests/fuzz/broke`, which broke something once. Then it runs `fuzz/corpus` unchanged,
//! and with random changes from a fixed seed.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod bodies;

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use engine::MatchRng;

/// Words that readers stumble over.
const WORDS: &[&str] = &[
    "255",
    "256",
    "-1",
    "0",
    "4294967295",
    "4294967296",
    "18446744073709551615",
    "1e39",
    "NaN",
    "inf",
    "Some(",
    "None",
    "()",
    "(",
    ")",
    "[",
    "]",
    "((((((((((((((((",
    "\"",
    "\\",
    "\u{1b}[2J",
    "\u{202e}",
    "\u{feff}",
    "\r\n",
    "\0",
    "é",
    "r#\"",
    "/*",
    "//",
    "#![enable(unwrap_newtypes)]",
    "home",
    "away",
    "true",
    "{",
    "}",
    ":",
    ",",
    "'",
];

/// Returns the files of that folder, sorted by name.
fn inside(folder: &str) -> Vec<Vec<u8>> {
    let Ok(entries) = fs::read_dir(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join(folder))
    else {
        return Vec::new();
    };
    let mut files: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.into_iter().map(|file| fs::read(file).unwrap()).collect()
}

/// Makes one to three changes: a piece is duplicated, removed, overwritten or copied from elsewhere, or a number or a
/// word is inserted.
fn changed(mut bytes: Vec<u8>, all: &[Vec<u8>], rng: &mut MatchRng) -> Vec<u8> {
    for _ in 0..=rng.below(3) {
        let (a, b) = (rng.index(bytes.len() + 1), rng.index(bytes.len() + 1));
        let (from, to) = (a.min(b), a.max(b).min(a.min(b) + 64));
        let word = || WORDS[usize::from(from as u8) % WORDS.len()];
        match rng.below(7) {
            0 => drop(bytes.drain(from..to)),
            1 => {
                let piece = bytes[from..to].to_vec();
                bytes.splice(to..to, piece);
            }
            2 => {
                let other = &all[rng.index(all.len())];
                let start = rng.index(other.len() + 1);
                let piece = other[start..other.len().min(start + 64)].to_vec();
                bytes.splice(from..to, piece);
            }
            3 => {
                if let Some(byte) = bytes.get_mut(from) {
                    *byte = rng.bits() as u8;
                }
            }
            4 => {
                // Replace the next number.
                let digits = |k: &usize| bytes.get(*k).is_some_and(u8::is_ascii_digit);
                if let Some(start) = (from..bytes.len()).find(digits) {
                    let end = (start..).find(|k| !digits(k)).unwrap_or(start);
                    bytes.splice(start..end, WORDS[rng.index(10)].bytes());
                }
            }
            5 => drop(bytes.splice(from..from, word().bytes())),
            _ => drop(bytes.splice(from..to, WORDS[rng.index(WORDS.len())].bytes())),
        }
    }
    bytes
}

/// Runs that many cases of a target.
fn fuzz(target: &str, cases: u32) {
    for (n, bytes) in inside(&format!("tests/fuzz/broke/{target}")).iter().enumerate() {
        case(target, &format!("tests/fuzz/broke, file {n}"), bytes);
    }
    let corpus = inside(&format!("fuzz/corpus/{target}"));
    assert!(!corpus.is_empty(), "there is no fuzz/corpus/{target}");
    for (n, bytes) in corpus.iter().enumerate() {
        case(target, &format!("fuzz/corpus, file {n}"), bytes);
    }
    let mut rng = MatchRng::new(9);
    for n in 0..cases {
        let bytes = changed(corpus[rng.index(corpus.len())].clone(), &corpus, &mut rng);
        case(target, &format!("case {n}"), &bytes);
    }
}

/// Saves a failing case so that it can be run again.
fn case(target: &str, which: &str, bytes: &[u8]) {
    if let Err(panic) = catch_unwind(AssertUnwindSafe(|| bodies::run(target, bytes))) {
        let kept = std::env::temp_dir().join(format!("five-a-side-fuzz-{target}"));
        let _ = fs::write(&kept, bytes);
        eprintln!("{target}, {which}: kept as {}; put it into tests/fuzz/broke/{target}", kept.display());
        std::panic::resume_unwind(panic);
    }
}

#[test]
fn every_target_has_a_test_and_a_binary() {
    let manifest =
        fs::read_to_string(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("fuzz/Cargo.toml"))
            .unwrap();
    let this = include_str!("main.rs");
    for (target, _) in bodies::TARGETS {
        assert!(manifest.contains(&format!("path = \"targets/{target}.rs\"")), "{target}");
        assert!(this.contains(&format!("fuzz(\"{target}\", ")), "{target}");
    }
}

#[test]
fn records() {
    fuzz("records", 100_000);
}

#[test]
fn codes() {
    fuzz("codes", 10_000);
}

#[test]
fn options() {
    fuzz("options", 100_000);
}

#[test]
fn levels() {
    fuzz("levels", 100_000);
}

#[test]
fn set_pieces() {
    fuzz("set_pieces", 20_000);
}

#[test]
fn clubs() {
    fuzz("clubs", 100_000);
}

#[test]
fn rules() {
    fuzz("rules", 100_000);
}

#[test]
fn settings() {
    fuzz("settings", 150_000);
}

#[test]
fn notebooks() {
    fuzz("notebooks", 4_000);
}

#[test]
fn competition() {
    fuzz("competition", 150_000);
}

#[test]
fn copies() {
    fuzz("copies", 3_000);
}

#[test]
fn language() {
    fuzz("language", 30_000);
}

#[test]
fn saved() {
    fuzz("saved", 10_000);
}

#[test]
fn imported() {
    fuzz("imported", 4_000);
}

#[test]
fn index() {
    fuzz("index", 4_000);
}

#[test]
fn names() {
    fuzz("names", 2_000);
}

#[test]
fn play() {
    fuzz("play", 2_500);
}
