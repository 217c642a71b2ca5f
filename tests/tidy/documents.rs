//! The documents exist, and so do the paths they name.

use crate::{checkout, expect_none, glob};

const DOCUMENTS: [&str; 7] = [
    "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE-APACHE", "LICENSE-MIT", "README.md",
    "SECURITY.md",
];
/// The documents that guide through the folders.
const GUIDES: [&str; 15] = [
    "ARCHITECTURE.md", "CONTRIBUTING.md", "README.md", "docs/accessibility.md", "docs/adding-a-game.md",
    "docs/bots.md", "docs/clubs.md", "docs/controls.md", "docs/levels.md", "docs/luck.md", "docs/manual.md",
    "docs/measurements.md", "docs/releasing.md", "docs/tour.md", "docs/translating.md",
];
const FOLDERS: [&str; 8] =
    ["src/", "crates/", "tests/", "assets/", "levels/", "benches/", "docs/", "packaging/"];

#[test]
fn the_documents_are_there() {
    let missing = DOCUMENTS.into_iter().filter(|name| !checkout::root().join(name).is_file());
    expect_none(missing.map(|name| format!("{name}:1: missing")).collect());
}

#[test]
fn the_paths_in_the_guides_exist() {
    let known = files_and_folders();
    let mut violations = Vec::new();
    for guide in GUIDES {
        let Ok(text) = std::fs::read_to_string(checkout::root().join(guide)) else {
            continue; // the other test reports a missing document
        };
        violations.extend(dead_paths(guide, &text, &known));
    }
    expect_none(violations);
}

#[test]
fn links_between_the_documents_lead_somewhere() {
    let known = files_and_folders();
    let pages = checkout::files().into_iter().filter(|file| file.path.ends_with(".md"));
    let mut violations = Vec::new();
    for page in pages.filter(|file| GUIDES.contains(&file.path.as_str())) {
        let folder = page.path.rsplit_once('/').map_or("", |(folder, _)| folder);
        violations.extend(dead_links(&page.path, folder, &page.text().unwrap_or_default(), &known));
    }
    expect_none(violations);
}

/// Returns the links to files that are not there. What follows a `#` is not looked at.
fn dead_links(page: &str, folder: &str, text: &str, known: &[String]) -> Vec<String> {
    let mut violations = Vec::new();
    for (line, number) in text.lines().zip(1..) {
        for link in line.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let path = link.split('#').next().unwrap_or_default();
            if path.is_empty() || path.contains(':') {
                continue;
            }
            let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
            for part in path.split('/').filter(|part| !part.is_empty()) {
                if part == ".." {
                    parts.pop();
                } else {
                    parts.push(part);
                }
            }
            let path = parts.join("/");
            if !known.iter().any(|name| name.trim_end_matches('/') == path) {
                violations.push(format!("{page}:{number}: the link `{link}` leads to no file"));
            }
        }
    }
    violations
}

#[test]
fn dead_links_are_found() {
    let known = ["README.md", "docs/", "docs/a.md", "docs/rules/", "docs/rules/s.md"].map(str::to_owned);
    let check = |text: &str| dead_links("P", "docs", text, &known).len();
    assert_eq!(check("[a](a.md), ![b](rules/s.md#top) and [c](../README.md), [d](rules), [e](#here)"), 0);
    assert_eq!(check("[a](https://example.org/x)"), 0);
    assert_eq!(check("[a](docs/a.md) [b](b.md)"), 2);
}

/// The page that says what there is for whom.
const ACCESSIBILITY: &str = "docs/accessibility.md";

#[test]
fn the_settings_of_the_page_on_accessibility_are_called_as_in_the_game() {
    let read = |name: &str| std::fs::read_to_string(checkout::root().join(name)).expect(name);
    expect_none(unknown_settings(&read(ACCESSIBILITY), &read("assets/words/en/pages.ftl")));
}

/// Returns the settings in the first cells, in italics, and the tabs in the second that the game has not.
fn unknown_settings(page: &str, words: &str) -> Vec<String> {
    let lines = words.lines().filter_map(|line| line.strip_prefix("settings-")?.split_once(" = "));
    let known: Vec<&str> = lines.map(|(_, text)| text).collect();
    let mut violations = Vec::new();
    for (line, number) in page.lines().zip(1..).filter(|(line, _)| line.starts_with("| *")) {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let settings = cells[0].split('*').skip(1).step_by(2);
        for name in settings.chain(cells.get(1).copied()).filter(|name| !known.contains(name)) {
            violations.push(format!("{ACCESSIBILITY}:{number}: the settings have no `{name}`"));
        }
    }
    violations
}

#[test]
fn settings_that_the_game_has_not_are_found() {
    let words = "settings-one = One: no two\nsettings-tab-sound = Sound\nother = Two\n";
    assert_eq!(unknown_settings("| *One: no two* ★ | Sound | of *Two* |\n| a | b |\n", words), [""; 0]);
    assert_eq!(
        unknown_settings("| *One* | Sound | |\n| *One: no two*, *Two* | Sounds | |\n", words).len(),
        3
    );
}

#[test]
fn the_version_has_a_dated_section_in_the_changelog() {
    let read = |name: &str| std::fs::read_to_string(checkout::root().join(name)).unwrap_or_default();
    expect_none(changelog_violations(&read("Cargo.toml"), &read("CHANGELOG.md")));
}

/// Returns the headings that the changelog lacks: `## Unreleased` first, and one with a date for the manifest's
/// version.
fn changelog_violations(manifest: &str, changelog: &str) -> Vec<String> {
    let version = manifest.lines().find_map(|line| line.strip_prefix("version = \"")?.strip_suffix('"'));
    let heading = format!("## [{}] - ", version.unwrap_or_default());
    let is_date = |text: &str| {
        let is_digit = |(k, letter): (usize, char)| {
            if k == 4 || k == 7 { letter == '-' } else { letter.is_ascii_digit() }
        };
        text.chars().count() >= 10 && text.chars().take(10).enumerate().all(is_digit)
    };
    let mut headings = changelog.lines().filter(|line| line.starts_with("## "));
    let mut violations = Vec::new();
    if headings.next() != Some("## Unreleased") {
        violations.push("CHANGELOG.md: the first section is not `## Unreleased`".to_owned());
    }
    if !headings.any(|line| line.strip_prefix(&heading).is_some_and(is_date)) {
        violations.push(format!("CHANGELOG.md: no section `{heading}YYYY-MM-DD`"));
    }
    violations
}

#[test]
fn a_version_without_a_dated_section_is_found() {
    let check = |changelog: &str| changelog_violations("[p]\nversion = \"1.2.3\"\n", changelog).len();
    assert_eq!(check("# C\n## Unreleased\n## [1.2.3] - 2026-11-28, not published\n"), 0);
    for changelog in [
        "## Unreleased\n",
        "## Unreleased\n## [1.2.3] - unreleased\n",
        "## Unreleased\n## [1.2.30] - 2026-11-28\n",
        "## [1.2.3] - 2026-11-28\n## [1.2.2] - 2026-11-27\n## [1.2.3] - 2026-11-2\n",
    ] {
        assert!(check(changelog) > 0, "{changelog}");
    }
}

fn files_and_folders() -> Vec<String> {
    let mut known = Vec::new();
    for file in checkout::files() {
        known.extend(file.path.match_indices('/').map(|(at, _)| file.path[..=at].to_owned()));
        known.push(file.path);
    }
    known.sort();
    known.dedup();
    known
}

/// Returns the paths in backticks that do not exist. `{a,b}` stands for both, `<game>` and `*` for at least one.
fn dead_paths(guide: &str, text: &str, known: &[String]) -> Vec<String> {
    let mut violations = Vec::new();
    let mut fenced = false;
    for (line, number) in text.lines().zip(1..) {
        fenced ^= line.trim_start().starts_with("```");
        if fenced {
            continue;
        }
        for span in line.split('`').skip(1).step_by(2) {
            let named = FOLDERS.iter().any(|folder| span.starts_with(folder)) && !span.contains(' ');
            for path in if named { alternatives(span) } else { Vec::new() } {
                let pattern = wild(&path);
                let leads_to = |name: &String| {
                    glob::fits(&pattern, name) || glob::fits(&pattern, name.trim_end_matches('/'))
                };
                if !known.iter().any(leads_to) {
                    violations.push(format!("{guide}:{number}: there is no `{path}`"));
                }
            }
        }
    }
    violations
}

/// Expands `a/{b,c}.rs` to `a/b.rs` and `a/c.rs`.
fn alternatives(path: &str) -> Vec<String> {
    let Some((head, rest)) = path.split_once('{') else {
        return vec![path.to_owned()];
    };
    let Some((choices, tail)) = rest.split_once('}') else {
        return vec![path.to_owned()];
    };
    choices.split(',').flat_map(|choice| alternatives(&format!("{head}{choice}{tail}"))).collect()
}

/// Turns `crates/games/src/<game>/` into `crates/games/src/*/`.
fn wild(path: &str) -> String {
    match path.split_once('<').and_then(|(head, rest)| Some((head, rest.split_once('>')?.1))) {
        Some((head, tail)) => wild(&format!("{head}*{tail}")),
        None => path.to_owned(),
    }
}

#[test]
fn dead_paths_are_found() {
    let known =
        ["src/", "src/lib.rs", "crates/games/src/", "crates/games/src/one/", "crates/games/src/one/mod.rs"]
            .map(str::to_owned);
    let check = |text: &str, expected: &[&str]| assert_eq!(dead_paths("G", text, &known), expected, "{text}");
    check("`src/lib.rs`, `crates/games/src`, `crates/games/src/` and `lib.rs`", &[]);
    check("\n`src/main.rs`", &["G:2: there is no `src/main.rs`"]);
    check("`src/{lib,main}.rs`", &["G:1: there is no `src/main.rs`"]);
    check("`crates/games/src/<game>/mod.rs` `crates/games/src/*/`", &[]);
    check("`crates/games/src/<game>/hud.rs`", &["G:1: there is no `crates/games/src/<game>/hud.rs`"]);
    check("```\n`src/main.rs`\n```\n`src/lib.rs`", &[]);
}
