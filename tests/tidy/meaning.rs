//! No code parses display text to learn its meaning. Facts that the show and the table need beside the words have
//! types.

use crate::{checkout, expect_none};

/// Folders where text for players is made, carried and shown.
const ROOMS: [&str; 7] = [
    "crates/stage/src/", "src/session/", "src/table/", "src/hud/", "src/screens/", "src/audio/", "src/flow/",
];

/// Calls that take text apart. `contains` and `find` are listed with a literal, because lists have them too.
const READING: [&str; 24] = [
    ".starts_with(", ".ends_with(", ".strip_prefix(", ".strip_suffix(", ".split(", ".split_once(",
    ".rsplit(", ".rsplit_once(", ".splitn(", ".split_inclusive(", ".split_whitespace(", ".trim()",
    ".trim_end()", ".trim_start()", ".trim_matches(", ".trim_end_matches(", ".trim_start_matches(",
    ".parse()", ".parse::<", ".bytes()", ".as_bytes()", ".contains(\"", ".contains('", ".contains(&format!",
];

/// Comparisons with a literal, and every use of the words of a `DisplayText` except showing them.
const COMPARING: [&str; 5] = ["== \"", "!= \"", ".as_str() {", ".shown() ==", ".shown()."];

/// Exceptions: the file, a part of the line, and why it is no text for players.
const ALLOWED: [(&str, &str, &str); 16] = [
    ("crates/stage/src/atlas.rs", "key.strip_prefix(\"pack/\")", "keys of the card atlas"),
    ("crates/stage/src/atlas.rs", "key.strip_prefix(STARK)", "keys of the card atlas"),
    ("crates/stage/src/atlas.rs", "key.strip_prefix(MINIS)", "keys of the card atlas"),
    (
        "crates/stage/src/atlas.rs",
        "key.split(['/', '_']).any(|part| part == \"back\")",
        "keys of the card atlas",
    ),
    ("src/session/bindings/caps.rs", "name.strip_prefix(\"Key\")", "names of keys, as the window gives them"),
    ("src/screens/setup_panel.rs", "digits.parse()", "the digits that a player typed"),
    ("src/screens/tour/setup.rs", "self.typed.parse()", "the digits that a player typed"),
    ("src/screens/setup_panel.rs", "words.trim().chars()", "the digits that a player typed"),
    ("src/screens/custom_clubs.rs", "club.text().as_bytes()", "a club as it is written to a file"),
    ("src/flow/language.rs", "locale.starts_with(name)", "a locale, as the system gives it"),
    ("src/flow/file_dialog.rs", "name.rsplit_once('.')", "names of files"),
    ("src/flow/file_dialog.rs", "kind == \"png\"", "names of files"),
    ("src/table/reveal/strip.rs", "words.split_whitespace()", "sets a sentence in lines"),
    ("src/table/words.rs", "words.split(' ')", "sets words below each other"),
    ("src/screens/setup_panel.rs", "value.1.shown().chars().count()", "measures words"),
    ("crates/stage/src/scene.rs", "self.text.shown().chars().count()", "measures words"),
];

#[test]
fn no_text_for_players_is_read_back() {
    let sources = checkout::sources().into_iter();
    let shown = sources.filter(|file| in_rooms(&file.path) && !of_tests(&file.path));
    let mut used = [false; ALLOWED.len()];
    let mut violations: Vec<String> = Vec::new();
    for file in shown {
        violations.extend(reading(&file.path, &file.text().unwrap_or_default(), &mut used));
    }
    let idle = ALLOWED.iter().zip(used).filter(|(_, used)| !used);
    violations
        .extend(idle.map(|((path, words, _), _)| format!("{path}: `{words}` is allowed and not there")));
    expect_none(violations);
}

/// Returns true for the folders of the show, and those of each game.
fn in_rooms(path: &str) -> bool {
    let within = path.strip_prefix("crates/").and_then(|path| path.split("/src/").nth(1));
    let stage = within.is_some_and(|path| path == "stage.rs" || path.starts_with("stage/"));
    stage || ROOMS.iter().any(|room| path.starts_with(room))
}

/// Returns true for tests, which may read display text.
fn of_tests(path: &str) -> bool {
    path.split('/').any(|part| matches!(part, "tests" | "tests.rs" | "testing.rs"))
}

/// Returns the lines of code of a file, without comments and without the tests at its end.
fn code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines: Vec<&str> = text.lines().collect();
    let tests =
        lines.windows(2).position(|two| two[0] == "#[cfg(test)]" && two[1].starts_with("mod tests {"));
    let end = tests.unwrap_or(lines.len());
    (1..).zip(lines).take(end).map(|(number, line)| (number, line.split("//").next().unwrap_or_default()))
}

fn reading(path: &str, text: &str, used: &mut [bool; ALLOWED.len()]) -> Vec<String> {
    let mut violations = Vec::new();
    for (number, line) in code(text) {
        let Some(call) = READING.iter().chain(&COMPARING).find(|call| line.contains(**call)) else {
            continue;
        };
        let allowed = ALLOWED.iter().position(|(file, words, _)| *file == path && line.contains(words));
        match allowed {
            Some(k) => used[k] = true,
            None => {
                violations.push(format!("{path}:{number}: reads text back with `{call}`; say it in types"))
            }
        }
    }
    violations
}

#[test]
fn violations_are_found() {
    let check = |path: &str, text: &str, line: Option<usize>| {
        let violations = reading(path, text, &mut [false; ALLOWED.len()]);
        let expected: Vec<String> = line.map(|line| format!("{path}:{line}:")).into_iter().collect();
        let begins = violations.iter().zip(&expected).all(|(violation, start)| violation.starts_with(start));
        assert!(
            violations.len() == expected.len() && begins,
            "{text:?} gave {violations:?}, expected {expected:?}"
        );
    };
    check("f", "let kick = note.head.starts_with(\"KICK\");\n", Some(1));
    check("f", "\nlet (round, _) = clock.split_once('/')?;\n", Some(2));
    check("f", "if board.period == \"FULL TIME\" {\n", Some(1));
    check("f", "let hash = words.bytes().fold(7, |h, b| h ^ b);\n", Some(1));
    check("f", "if line.text.shown().is_empty() {\n", Some(1));
    check("f", "let there = list.contains(&card);\nlet (a, b) = beats.split_at_mut(k);\n", None);
    check("f", "// text.starts_with(\"KICK\")\n", None);
    check("f", "#[cfg(test)]\nmod tests {\n    let a = text.trim();\n}\n", None);
    check("crates/stage/src/atlas.rs", "match key.strip_prefix(\"pack/\") {\n", None);
    check("crates/stage/src/scene.rs", "match key.strip_prefix(\"pack/\") {\n", Some(1));
    assert!(in_rooms("src/hud/log.rs") && in_rooms("crates/toy/src/stage.rs"));
    assert!(in_rooms("crates/soccer17/src/stage/words.rs") && !in_rooms("crates/soccer17/src/data.rs"));
    assert!(of_tests("crates/stage/src/commentary/testing.rs") && !of_tests("crates/stage/src/show.rs"));
}
