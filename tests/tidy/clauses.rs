//! Every clause of a game's rule sheet is cited where the code obeys it, and has a test that is named after it.

use crate::{checkout, expect_none};

/// Game, prefix and number of the clauses of a sheet that is not ours to show. A game counts from the day its folder
/// exists.
const SHEETS: [(&str, &str, usize); 5] = [
    ("solitaire", "SOL", 23),
    ("soccer52", "S52", 12),
    ("soccer17", "S17", 22),
    ("soccer_cards", "SC", 12),
    ("soccer_go", "SGO", 16),
];
/// Here lie the sheets of our own games, `<game>.md`: each clause begins a paragraph, `**PEN-1**`.
const OWN: &str = "docs/rules/";

/// Game, prefix and number of the clauses of every sheet, and what is wrong with our own.
fn sheets() -> (Vec<(String, String, usize)>, Vec<String>) {
    let mut sheets: Vec<_> =
        SHEETS.iter().map(|(game, prefix, count)| ((*game).into(), (*prefix).into(), *count)).collect();
    let mut faults = Vec::new();
    for file in checkout::below(OWN) {
        let Some(game) = file.path.strip_prefix(OWN).and_then(|name| name.strip_suffix(".md")) else {
            continue;
        };
        match clauses(&file.text().unwrap_or_default()) {
            Ok((prefix, count)) => sheets.push((game.into(), prefix, count)),
            Err((line, fault)) => faults.push(format!("{}:{line}: {fault}", file.path)),
        }
    }
    (sheets, faults)
}

/// Prefix and number of the clauses of a sheet, or the line of the first that is out of order.
fn clauses(sheet: &str) -> Result<(String, usize), (usize, String)> {
    let (mut prefix, mut count) = (None, 0);
    for (line, number) in sheet.lines().zip(1..) {
        let Some((clause, _)) = line.strip_prefix("**").and_then(|rest| rest.split_once("**")) else {
            continue;
        };
        let Some((name, n)) = clause.rsplit_once('-') else { continue };
        count += 1;
        if *prefix.get_or_insert(name) != name || n.parse() != Ok(count) {
            return Err((number, format!("clause {clause}, expected number {count} of its sheet")));
        }
    }
    prefix.map(|prefix| (prefix.to_owned(), count)).ok_or_else(|| (1, "no clause".to_owned()))
}

#[test]
fn every_clause_is_cited_and_tested() {
    let files: Vec<_> = checkout::files().into_iter().filter(|file| file.path.ends_with(".rs")).collect();
    let texts: Vec<_> =
        files.into_iter().map(|file| (file.path.clone(), file.text().unwrap_or_default())).collect();
    let (sheets, mut faults) = sheets();
    for (game, prefix, count) in sheets {
        let folder = format!("src/games/{game}/");
        let house: Vec<_> = texts.iter().filter(|(path, _)| path.starts_with(&folder)).collect();
        if house.is_empty() {
            continue;
        }
        let code: String = house.iter().map(|(path, text)| without_tests(path, text)).collect();
        let elsewhere = texts.iter().filter(|(path, _)| path.starts_with("tests/"));
        let tests: Vec<_> =
            house.into_iter().chain(elsewhere).flat_map(|(_, text)| test_names(text)).collect();
        for number in 1..=count {
            let clause = format!("{prefix}-{number}");
            if !cites(&code, &clause) {
                faults.push(format!("{folder}mod.rs:1: no code of this folder cites {clause}"));
            }
            let name = format!("{}_{number}", prefix.to_lowercase());
            if !tests.iter().any(|test| *test == name || test.starts_with(&format!("{name}_"))) {
                faults.push(format!("{folder}mod.rs:1: no test is named {name}_*, after {clause}"));
            }
        }
    }
    expect_none(faults);
}

#[test]
fn every_game_has_a_sheet() {
    let (sheets, _) = sheets();
    let games = checkout::below("src/games/").into_iter().filter_map(|file| {
        let (game, _) = file.path.strip_prefix("src/games/")?.split_once('/')?;
        let known = sheets.iter().any(|(name, ..)| name == game);
        (!known).then(|| format!("{}:1: {game} has no rule sheet: expected {OWN}{game}.md", file.path))
    });
    expect_none(games.collect());
}

/// The part of a file that plays, not the part that tests it.
fn without_tests<'t>(path: &str, text: &'t str) -> &'t str {
    if path.ends_with("/tests.rs") || path.contains("/tests/") {
        return "";
    }
    // Inline test modules stand at the end of their file.
    let inline = text.match_indices("#[cfg(test)]").find(|(at, attribute)| {
        let module = text[at + attribute.len()..].trim_start();
        module.starts_with("mod ") && module.lines().next().is_some_and(|line| line.ends_with('{'))
    });
    inline.map_or(text, |(at, _)| &text[..at])
}

fn cites(code: &str, clause: &str) -> bool {
    code.match_indices(clause).any(|(at, _)| {
        let before = code[..at].chars().next_back();
        let after = code[at + clause.len()..].chars().next();
        !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(|c| c.is_ascii_digit())
    })
}

/// The functions that really are tests: a helper named after a clause proves nothing.
fn test_names(text: &str) -> Vec<&str> {
    let mut names = Vec::new();
    let mut marked = false;
    for line in text.lines().map(str::trim) {
        if line == "#[test]" {
            marked = true;
        } else if let Some(function) = line.strip_prefix("fn ") {
            if marked {
                names.extend(function.split(['(', '<']).next());
            }
            marked = false;
        } else if !(line.is_empty() || line.starts_with("#[") || line.starts_with("//")) {
            marked = false;
        }
    }
    names
}

#[test]
fn the_clauses_of_a_sheet_are_counted() {
    assert_eq!(clauses("# T\n\n**PEN-1** *Aim.* A.\nB.\n\n**PEN-2** C.\n"), Ok(("PEN".to_owned(), 2)));
    for (sheet, line) in [("**PEN-1** A.\n**PEN-3** B.", 2), ("**PEN-1** A.\n\n**PIN-2** B.", 3), ("A.", 1)] {
        assert_eq!(clauses(sheet).unwrap_err().0, line, "{sheet}");
    }
}

#[test]
fn citations_and_tests_are_told_from_look_alikes() {
    assert!(cites("/// S17-9: as printed", "S17-9"));
    assert!(cites("(S17-8, S17-9)", "S17-9"));
    assert!(!cites("/// S17-19 and S17-91", "S17-9"));
    assert!(!cites("/// SGO-1, DESC-1", "SC-1"));
    assert_eq!(test_names("#[test]\n#[should_panic]\n/// Why.\nfn a_1_b() {\n"), ["a_1_b"]);
    assert_eq!(test_names("fn a_1_b() {}\n#[test]\nstruct S;\nfn c() {}\n"), [""; 0]);
    assert_eq!(without_tests("src/games/x/tests.rs", "S17-1"), "");
    assert_eq!(without_tests("src/games/x/tests/shots.rs", "S17-1"), "");
    assert_eq!(without_tests("src/games/x/a.rs", "code\n#[cfg(test)]\nmod tests {\nS17-1"), "code\n");
    let declared = "#[cfg(test)]\nmod tests;\n/// S17-1\n";
    assert_eq!(without_tests("src/games/x/mod.rs", declared), declared);
}
