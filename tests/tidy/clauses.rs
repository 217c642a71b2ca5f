//! The rule sheets, `docs/rules/<game>.md`. Every game has one, and its clauses are numbered without a gap. Each
//! clause is cited in the code that implements it, and a test is named after it. Every cited clause exists.

use std::collections::BTreeSet;

use games::GAMES;

use crate::{checkout, expect_none, source};

/// The folder of the sheets. Each clause begins a paragraph: `**PEN-1** *Aim.* Two sides ..`.
const SHEETS: &str = "docs/rules/";
/// File types that may cite clauses. Other files may contain texts that only look like clauses, such as match codes.
const CITING: [&str; 3] = [".rs", ".md", ".ron"];

/// The rule sheet of a game.
struct Sheet {
    /// The folder of the game.
    game: String,
    /// The prefix of its clauses, such as `PEN`.
    prefix: String,
    /// The number of its clauses.
    count: usize,
}

impl Sheet {
    fn path(game: &str) -> String {
        format!("{SHEETS}{game}.md")
    }

    fn folder(&self) -> String {
        format!("crates/{}/src/", self.game)
    }

    fn clauses(&self) -> impl Iterator<Item = String> {
        (1..=self.count).map(|number| format!("{}-{number}", self.prefix))
    }
}

/// Returns every valid sheet, and the violations of the others.
fn sheets() -> (Vec<Sheet>, Vec<String>) {
    let files = checkout::below(SHEETS).into_iter();
    read(files.map(|file| (file.path.clone(), file.text().unwrap_or_default())))
}

fn read(files: impl Iterator<Item = (String, String)>) -> (Vec<Sheet>, Vec<String>) {
    let (mut sheets, mut violations) = (Vec::<Sheet>::new(), Vec::new());
    for (path, text) in files {
        let Some(game) = path.strip_prefix(SHEETS).and_then(|name| name.strip_suffix(".md")) else {
            continue;
        };
        match numbered(&text) {
            Ok((prefix, count)) => match sheets.iter().find(|sheet| sheet.prefix == prefix) {
                Some(other) => {
                    violations.push(format!("{path}:1: {prefix} stands for {} already", other.game))
                }
                None => sheets.push(Sheet { game: game.into(), prefix, count }),
            },
            Err((line, violation)) => violations.push(format!("{path}:{line}: {violation}")),
        }
    }
    (sheets, violations)
}

/// Returns prefix and number of the clauses of a sheet, or the line of the first malformed one.
fn numbered(sheet: &str) -> Result<(String, usize), (usize, String)> {
    let (mut prefix, mut count, mut above) = (None, 0, "");
    for (line, number) in sheet.lines().zip(1..) {
        let above = std::mem::replace(&mut above, line);
        let Some((clause, text)) = line.strip_prefix("**").and_then(|rest| rest.split_once("**")) else {
            continue;
        };
        let Some((name, n)) = clause.rsplit_once('-') else { continue };
        count += 1;
        let violation = if *prefix.get_or_insert(name) != name || n != count.to_string() {
            format!("clause {clause}, expected number {count} of its sheet")
        } else if !above.is_empty() {
            format!("clause {clause} begins no paragraph")
        } else if !text.strip_prefix(" *").is_some_and(|title| title.contains(".*")) {
            format!("clause {clause} has no title, expected **{clause}** *Title.*")
        } else {
            continue;
        };
        return Err((number, violation));
    }
    prefix.map(|prefix| (prefix.to_owned(), count)).ok_or_else(|| (1, "no clause".to_owned()))
}

/// Returns the texts of the files that may cite a clause.
fn texts() -> Vec<(String, String)> {
    let files = checkout::files().into_iter();
    files
        .filter(|file| CITING.iter().any(|kind| file.path.ends_with(kind)))
        .filter_map(|file| Some((file.path.clone(), file.text()?)))
        .collect()
}

#[test]
fn every_clause_is_cited_and_tested() {
    let mut texts = texts();
    texts.retain(|(path, _)| path.ends_with(".rs"));
    let (sheets, mut violations) = sheets();
    for sheet in sheets {
        let folder = sheet.folder();
        let house: Vec<_> = texts.iter().filter(|(path, _)| path.starts_with(&folder)).collect();
        let code: Vec<_> = house.iter().map(|(path, text)| without_tests(path, text)).collect();
        let cited: BTreeSet<_> =
            code.iter().flat_map(|text| citations(text)).map(|(_, clause)| clause).collect();
        let elsewhere =
            texts.iter().filter(|(path, _)| path.starts_with("tests/") || path.contains("/tests/"));
        let tests: Vec<_> =
            house.into_iter().chain(elsewhere).flat_map(|(_, text)| test_names(text)).collect();
        for clause in sheet.clauses() {
            if !cited.contains(clause.as_str()) {
                violations.push(format!("{folder}mod.rs:1: no code of this folder cites {clause}"));
            }
            let name = clause.to_lowercase().replace('-', "_");
            if !tests.iter().any(|test| *test == name || test.starts_with(&format!("{name}_"))) {
                violations.push(format!("{folder}mod.rs:1: no test is named {name}_*, after {clause}"));
            }
        }
    }
    expect_none(violations);
}

#[test]
fn no_clause_is_cited_that_no_sheet_has() {
    let (sheets, _) = sheets();
    expect_none(texts().iter().flat_map(|(path, text)| dead_citations(&sheets, path, text)).collect());
}

#[test]
fn every_game_has_a_sheet() {
    let (sheets, _) = sheets();
    let sheets: Vec<_> = sheets.iter().map(|sheet| sheet.game.as_str()).collect();
    let games: Vec<_> = GAMES.iter().map(|game| game.id()).collect();
    let crates = source::games();
    expect_none(without_sheet(&sheets, games.iter().copied().chain(crates.iter().map(String::as_str))));
    // A sheet without a game in the list is left over.
    let left_over = sheets.iter().filter(|game| !games.contains(game));
    expect_none(left_over.map(|game| format!("{}:1: no game is called {game}", Sheet::path(game))).collect());
}

fn without_sheet<'g>(sheets: &[&str], games: impl Iterator<Item = &'g str>) -> Vec<String> {
    let missing: BTreeSet<_> = games.filter(|game| !sheets.contains(game)).collect();
    let violation = |game| format!("{}:1: {game} has no rule sheet here", Sheet::path(game));
    missing.into_iter().map(violation).collect()
}

/// Returns the clauses that a file cites and no sheet has. A game may cite its own sheet only.
fn dead_citations(sheets: &[Sheet], path: &str, text: &str) -> Vec<String> {
    let own = sheets.iter().find(|sheet| path.starts_with(&sheet.folder()));
    let mut violations = Vec::new();
    for (line, clause) in citations(text) {
        let prefix = clause.split_once('-').map(|(prefix, _)| prefix);
        let sheet = own.or_else(|| sheets.iter().find(|sheet| Some(sheet.prefix.as_str()) == prefix));
        if let Some(sheet) = sheet
            && !sheet.clauses().any(|known| known == clause)
        {
            violations.push(format!("{path}:{line}: {clause} is no clause of {}", Sheet::path(&sheet.game)));
        }
    }
    violations
}

/// Returns everything that looks like a clause with its line: two or more capitals or digits, a hyphen, a number.
fn citations(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let of_prefix = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit();
    text.lines().zip(1..).flat_map(move |(line, number)| {
        line.match_indices('-').filter_map(move |(hyphen, _)| {
            let word = &line[..hyphen];
            let from = word.trim_end_matches(of_prefix).len();
            let inside = word[..from].ends_with(|c: char| c.is_alphanumeric() || c == '_');
            let capital = word[from..].starts_with(|c: char| c.is_ascii_uppercase());
            let rest = &line[hyphen + 1..];
            let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            let clause = capital && !inside && hyphen - from > 1 && digits > 0;
            clause.then(|| (number, &line[from..=hyphen + digits]))
        })
    })
}

/// Returns the part of a file before its tests.
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

/// Returns the functions that are tests: a helper named after a clause proves nothing.
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

// The names of clauses and games below are made up: a real one would be a citation.

#[test]
fn the_clauses_of_a_sheet_are_counted() {
    let sheet = "# T\n\n**TO-1** *Aim.* A.\nB.\n\n**TO-2** *End (ruling).* C.\n\n**Not one.** D.\n";
    assert_eq!(numbered(sheet), Ok(("TO".to_owned(), 2)));
    for (sheet, line, violation) in [
        ("**TO-1** *A.* A.\n\n**TO-3** *B.* B.", 3, "clause TO-3, expected number 2 of its sheet"),
        ("**TO-2** *A.* A.", 1, "clause TO-2, expected number 1 of its sheet"),
        ("**TO-1** *A.* A.\n\n**TO-1** *B.* B.", 3, "clause TO-1, expected number 2 of its sheet"),
        ("**TO-01** *A.* A.", 1, "clause TO-01, expected number 1 of its sheet"),
        ("**TO-1** *A.* A.\n\n**TI-2** *B.* B.", 3, "clause TI-2, expected number 2 of its sheet"),
        ("**TO-1** *A.* A.\n**TO-2** *B.* B.", 2, "clause TO-2 begins no paragraph"),
        ("**TO-1** A.", 1, "clause TO-1 has no title, expected **TO-1** *Title.*"),
        ("A.", 1, "no clause"),
    ] {
        assert_eq!(numbered(sheet), Err((line, violation.to_owned())), "{sheet}");
    }
}

#[test]
fn sheets_are_distinguished_by_their_prefix() {
    let sheet = |game: &str, prefix: &str| (Sheet::path(game), format!("**{prefix}-1** *Aim.* A.\n"));
    let (sheets, violations) =
        read([sheet("toss", "TO"), sheet("dice", "TO"), sheet("cup", "CU")].into_iter());
    assert_eq!(sheets.iter().map(|sheet| sheet.game.as_str()).collect::<Vec<_>>(), ["toss", "cup"]);
    assert_eq!(violations, ["docs/rules/dice.md:1: TO stands for toss already"]);
    let (_, violations) = read([(Sheet::path("toss"), "\nA.\n".to_owned())].into_iter());
    assert_eq!(violations, ["docs/rules/toss.md:1: no clause"]);
}

#[test]
fn a_dead_citation_is_found_wherever_it_stands() {
    let sheet = |game: &str, prefix: &str, count| Sheet { game: game.into(), prefix: prefix.into(), count };
    let sheets = [sheet("toss", "TO", 9), sheet("dice", "D6", 2)];
    let violations = |path: &str, text: &str| dead_citations(&sheets, path, text);
    for (path, text) in [
        ("crates/toss/src/lib.rs", "//! TO-1 to TO-9, `cargo-toss-9`, 5-4, -1\n"),
        ("crates/competition/src/lib.rs", "/// TO-9 and D6-2; UTF-8, CRC-32"),
    ] {
        assert!(violations(path, text).is_empty(), "{path}: {text}");
    }
    let dead = "crates/competition/src/lib.rs:2: TO-10 is no clause of docs/rules/toss.md";
    assert_eq!(violations("crates/competition/src/lib.rs", "/// TO-1\nlet clause = \"TO-10\";"), [dead]);
    for clause in ["TO-0", "TO-09", "TO-99", "D6-3"] {
        for path in ["crates/ai/src/a.rs", "tests/rules/a.rs", "docs/a.md", "crates/toss/src/tests/a.rs"] {
            assert_eq!(violations(path, &format!("// ({clause})")).len(), 1, "{clause} in {path}");
        }
    }
    // In a game's folder everything that looks like a clause must be one of its own, so typing errors are found.
    for foreign in ["D6-1", "OT-1", "T0-1"] {
        let violation = format!("crates/toss/src/a.rs:1: {foreign} is no clause of docs/rules/toss.md");
        assert_eq!(violations("crates/toss/src/a.rs", foreign), [violation]);
    }
}

#[test]
fn a_game_without_a_sheet_is_found() {
    assert!(without_sheet(&["dice", "toss"], ["toss", "dice", "toss"].into_iter()).is_empty());
    let missing = without_sheet(&["dice"], ["toss", "dice", "toss"].into_iter());
    assert_eq!(missing, ["docs/rules/toss.md:1: toss has no rule sheet here"]);
}

#[test]
fn citations_and_tests_are_distinguished_from_look_alikes() {
    let cited = |text| citations(text).map(|(_, clause)| clause).collect::<Vec<_>>();
    assert_eq!(cited("/// TO17-9: as printed"), ["TO17-9"]);
    assert_eq!(cited("(TO17-8, TO17-9)"), ["TO17-8", "TO17-9"]);
    assert_eq!(cited("/// TO17-19 and TO17-91, DETO-1"), ["TO17-19", "TO17-91", "DETO-1"]);
    assert_eq!(cited("déTO-1, a_TO-1, toTO-1, 17-1, -1, TO-, TO-x, M-58, One-2"), [""; 0]);
    assert_eq!(test_names("#[test]\n#[should_panic]\n/// Why.\nfn a_1_b() {\n"), ["a_1_b"]);
    assert_eq!(test_names("fn a_1_b() {}\n#[test]\nstruct S;\nfn c() {}\n"), [""; 0]);
    assert_eq!(without_tests("crates/x/src/tests.rs", "TO-1"), "");
    assert_eq!(without_tests("crates/x/src/tests/shots.rs", "TO-1"), "");
    assert_eq!(without_tests("crates/x/src/a.rs", "code\n#[cfg(test)]\nmod tests {\nTO-1"), "code\n");
    let declared = "#[cfg(test)]\nmod tests;\n/// TO-1\n";
    assert_eq!(without_tests("crates/x/src/lib.rs", declared), declared);
}
