//! `assets/CREDITS.md` names source and licence of every file under assets, and of nothing else.

use crate::{checkout, expect_none, glob};

const PAGE: &str = "assets/CREDITS.md";

/// A path in the page's tables: a pattern relative to `assets/`.
struct Credit {
    line: usize,
    pattern: String,
}

#[test]
fn every_asset_is_credited_and_every_credit_is_due() {
    let page =
        std::fs::read_to_string(checkout::root().join(PAGE)).unwrap_or_else(|e| panic!("{PAGE}:1: {e}"));
    let (credits, mut violations) = read(&page);
    let assets: Vec<_> = checkout::below("assets/").into_iter().map(|file| file.path).collect();
    let names: Vec<_> = assets.iter().filter_map(|path| path.strip_prefix("assets/")).collect();
    violations.extend(unbalanced(&credits, &names));
    expect_none(violations);
}

/// Returns the paths in backticks in the first cells, and the violations of the rows.
fn read(page: &str) -> (Vec<Credit>, Vec<String>) {
    let (mut credits, mut violations) = (Vec::new(), Vec::new());
    for (row, line) in page.lines().zip(1..).filter(|(row, _)| row.starts_with('|')) {
        let cells: Vec<_> = row.trim_matches('|').split('|').map(str::trim).collect();
        let is_head = cells.first() == Some(&"path")
            || cells.iter().all(|cell| cell.trim_matches([':', '-']).is_empty());
        if is_head {
            continue;
        }
        if cells.len() != 3 || cells.iter().any(|cell| cell.is_empty()) {
            violations.push(format!("{PAGE}:{line}: expected path, source and licence"));
        }
        let patterns: Vec<_> =
            cells.first().into_iter().flat_map(|cell| cell.split('`').skip(1).step_by(2)).collect();
        if patterns.is_empty() {
            violations.push(format!("{PAGE}:{line}: no path in back-ticks"));
        }
        credits.extend(patterns.into_iter().map(|pattern| Credit { line, pattern: pattern.to_owned() }));
    }
    (credits, violations)
}

fn unbalanced(credits: &[Credit], names: &[&str]) -> Vec<String> {
    let covered = |name: &&&str| credits.iter().any(|credit| glob::fits(&credit.pattern, name));
    let due = |credit: &&Credit| names.iter().any(|name| glob::fits(&credit.pattern, name));
    let missing = names.iter().filter(|name| !covered(name));
    let idle = credits.iter().filter(|credit| !due(credit));
    missing
        .map(|name| format!("assets/{name}:1: not credited in {PAGE}"))
        .chain(idle.map(|Credit { line, pattern }| format!("{PAGE}:{line}: `{pattern}` covers no file")))
        .collect()
}

#[test]
fn credits_are_parsed_and_compared_with_files() {
    let page = "# x\n| path | source | licence |\n|---|:--|--:|\n| `a/*.ogg`, `b.txt` | own | MIT |\n| c | own |  |\n";
    let (credits, violations) = read(page);
    let found: Vec<_> = credits.iter().map(|credit| (credit.line, credit.pattern.as_str())).collect();
    assert_eq!(found, [(4, "a/*.ogg"), (4, "b.txt")]);
    assert_eq!(violations.len(), 2, "{violations:?}");
    assert!(
        violations.iter().all(|violation| violation.starts_with("assets/CREDITS.md:5:")),
        "{violations:?}"
    );
    assert_eq!(unbalanced(&credits, &["a/x.ogg", "b.txt"]), [""; 0]);
    assert_eq!(
        unbalanced(&credits, &["a/x.ogg", "a/x.wav"]),
        [
            "assets/a/x.wav:1: not credited in assets/CREDITS.md",
            "assets/CREDITS.md:4: `b.txt` covers no file"
        ]
    );
}
