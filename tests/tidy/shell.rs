//! The scripts: a name that one script makes `readonly` must not be local in another script that it sources.

use std::collections::BTreeSet;

use crate::{checkout, expect_none};

fn scripts() -> Vec<(String, String)> {
    let script =
        |text: &str| text.starts_with("#!/usr/bin/env bash") || text.starts_with("# shellcheck shell=bash");
    let texts = checkout::files().into_iter().filter_map(|file| Some((file.path.clone(), file.text()?)));
    texts.filter(|(_, text)| script(text)).collect()
}

/// Returns the names that a line declares after `keyword`: `local a b=1` declares `a` and `b`.
fn made(line: &str, keyword: &str) -> Vec<String> {
    let Some(rest) = line.trim_start().strip_prefix(keyword) else { return Vec::new() };
    let name = |word: &str| word.split('=').next().unwrap_or_default().to_owned();
    let words = rest.split_whitespace().take_while(|word| !word.starts_with(['#', ';', '&', '|']));
    words.map(name).filter(|name| name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')).collect()
}

/// Returns names that are readonly in one script and local in another.
fn clashes(scripts: &[(String, String)]) -> Vec<String> {
    let fixed: BTreeSet<String> = (scripts.iter())
        .flat_map(|(_, text)| text.lines().flat_map(|line| made(line, "readonly ")))
        .collect();
    let mut violations = Vec::new();
    for (path, text) in scripts {
        for (n, line) in text.lines().enumerate() {
            for name in made(line, "local ").into_iter().filter(|name| fixed.contains(name)) {
                violations.push(format!("{path}:{}: `local {name}` fails where {name} is readonly", n + 1));
            }
        }
    }
    violations
}

#[test]
fn no_function_makes_local_what_is_readonly() {
    let scripts = scripts();
    assert!(scripts.len() > 5, "{} scripts", scripts.len());
    expect_none(clashes(&scripts));
}

#[test]
fn violations_are_found() {
    let script = |name: &str, text: &str| (name.to_owned(), text.to_owned());
    let one = script("make", "readonly name=five-a-side\n");
    assert_eq!(clashes(&[one.clone(), script("common", "f() {\n    local one name\n}\n")]).len(), 1);
    assert!(clashes(&[one, script("common", "    local one=$name\n")]).is_empty());
}
