//! The options and moves on a rule sheet (`docs/rules/<game>.md`) are those of the code. `tests/tidy` checks its
//! clauses.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use games::GAMES;

use crate::playthroughs;

/// The rules page opens on the idea in three sentences at most, then a turn; the tables come after these two. How the
/// deck is sealed is for the curious and stands at the very end of the page, in none of these paragraphs.
#[test]
fn the_page_of_rules_opens_on_the_idea_and_a_turn() {
    for game in GAMES {
        let rules = game.info().rules;
        let (head, idea) = rules[0];
        let sentences = idea.shown().matches(['.', '!', '?']).count();
        assert_eq!(head.shown(), "The idea", "{}", game.id());
        assert!(
            (2..=3).contains(&sentences) && idea.shown().len() <= 260,
            "{}: {sentences}: {idea}",
            game.id()
        );
        assert!(
            ["A turn", "A round", "A pass", "A kick"].contains(&rules[1].0.shown().as_str()),
            "{}: {}",
            game.id(),
            rules[1].0
        );
        assert!(rules.iter().all(|(_, words)| !words.shown().contains("--verify")), "{}", game.id());
    }
}

/// The table under `## Options` has a row for each menu option: its name, values and default.
#[test]
fn a_sheet_names_every_option_with_its_values_and_its_default() {
    for game in GAMES {
        let sheet = sheet(game.id());
        let mut documented = options(&sheet);
        let mut known: Vec<_> = game
            .info()
            .fields
            .iter()
            .map(|field| {
                let values: BTreeSet<_> = field.values.iter().map(|(value, _)| *value).collect();
                (field.name, values, field.values[0].0)
            })
            .collect();
        documented.sort_unstable();
        known.sort_unstable();
        assert_eq!(documented, known, "{}", game.id());
    }
}

/// Every move of a recorded match is listed under `## Moves`.
#[test]
fn a_sheet_writes_every_kind_of_move() {
    for game in GAMES {
        let sheet = sheet(game.id());
        let documented = moves(&sheet);
        for file in playthroughs::files(game.id()) {
            let name = file.display();
            let text = fs::read_to_string(&file).unwrap_or_else(|e| panic!("{name}: {e}"));
            let done: BTreeSet<_> = text.lines().filter_map(decided).map(verb).collect();
            assert!(!done.is_empty(), "{name}: no decision is found");
            let missing: Vec<_> = done.difference(&documented).collect();
            assert!(missing.is_empty(), "docs/rules/{}.md has no {missing:?} of {name}", game.id());
        }
    }
}

fn sheet(game: &str) -> String {
    let path = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
        .join("docs/rules")
        .join(game)
        .with_extension("md");
    fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display())).replace("\r\n", "\n")
}

/// Returns the text under a heading, up to the next one.
fn section<'s>(sheet: &'s str, heading: &str) -> &'s str {
    let (_, below) = sheet.split_once(&format!("\n## {heading}\n")).unwrap_or_default();
    below.split("\n## ").next().unwrap_or_default()
}

/// Returns the texts between backticks.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// Returns name, values and default of each row.
fn options(sheet: &str) -> Vec<(&str, BTreeSet<&str>, &str)> {
    let rows = section(sheet, "Options").lines().filter(|line| line.starts_with("| `"));
    rows.filter_map(|row| {
        let mut cells = row.split('|').skip(1);
        let name = quoted(cells.next()?).next()?;
        let values = quoted(cells.next()?).collect();
        Some((name, values, quoted(cells.next()?).next()?))
    })
    .collect()
}

/// Returns the verb of each listed move.
fn moves(sheet: &str) -> BTreeSet<&str> {
    quoted(section(sheet, "Moves")).map(verb).collect()
}

/// Returns the decision in a line of a playthrough such as `3 home | home Pass | ..`.
fn decided(line: &str) -> Option<&str> {
    let decision = line.split(" | ").nth(1)?;
    decision.split_once(' ').map(|(_, action)| action)
}

fn verb(action: &str) -> &str {
    action.split('(').next().unwrap_or_default()
}

#[test]
fn options_and_moves_are_found_in_a_sheet() {
    let sheet = "# Toss\n\n## Options\n\n| option | values | default |\n|---|---|---|\n\
                 | `best_of` | `3`, or `5` of them | `3` | TO-1 |\n\n## Moves\n\n`Call(heads)`, `Pass`.\n\n## Notes\n\n`Not`.\n";
    assert_eq!(options(sheet), [("best_of", BTreeSet::from(["3", "5"]), "3")]);
    assert_eq!(moves(sheet), BTreeSet::from(["Call", "Pass"]));
    assert_eq!((options("# Toss\n"), moves("# Toss\n")), (Vec::new(), BTreeSet::new()));
    assert_eq!(decided("4 home,away | away Call(heads) | Called | 0-0").map(verb), Some("Call"));
    assert_eq!(["0 - | - | Tossed | 0-0", "# seed: 1"].map(decided), [None, None]);
}
