//! The workflows run code of others only at a commit that was looked at: a tag can be moved, a hash cannot.

use crate::{checkout, expect_none};

/// Letters of the hash of a commit.
const HASH: usize = 40;

/// Returns the actions that a workflow names otherwise than by hash, with the version in a comment.
fn unpinned(path: &str, text: &str) -> Vec<String> {
    let mut violations = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let Some(action) = line.trim_start().trim_start_matches("- ").strip_prefix("uses:") else { continue };
        let (name, version) = action.split_once('#').unwrap_or((action, ""));
        let hash = name.trim().split_once('@').map_or("", |(_, hash)| hash);
        let is_hash = hash.len() == HASH && hash.chars().all(|c| matches!(c, '0'..='9' | 'a'..='f'));
        let is_version = version.trim().strip_prefix('v').is_some_and(|rest| rest.split('.').count() == 3);
        if !(is_hash && is_version) {
            violations.push(format!("{path}:{number}: expected `uses: owner/name@<hash> # vX.Y.Z`"));
        }
    }
    violations
}

#[test]
fn actions_are_pinned_by_hash() {
    let workflows = checkout::below(".github/workflows/");
    assert!(workflows.len() >= 2, "{} workflows", workflows.len());
    expect_none(
        workflows.iter().flat_map(|file| unpinned(&file.path, &file.text().unwrap_or_default())).collect(),
    );
}

#[test]
fn violations_are_found() {
    let hash = "0123456789abcdef0123456789abcdef01234567";
    let found = |line: String| unpinned("w.yml", &format!("steps:\n{line}\n")).len();
    assert_eq!(found(format!("      - uses: a/b@{hash} # v1.2.3")), 0);
    assert_eq!(found(format!("        uses: a/b@{hash} # v1.2.3")), 0);
    for line in
        ["- uses: a/b@v1".to_owned(), format!("- uses: a/b@{hash}"), "- uses: a/b@main # v1.2.3".to_owned()]
    {
        assert_eq!(found(line.clone()), 1, "{line}");
    }
}
