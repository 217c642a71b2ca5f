//! Data files are well-formed and not too big for a repository.

use crate::{checkout, expect_none};

/// Size limit of a file, bytes: a bigger one slows down every clone for ever.
const BYTES: u64 = 8 * 1024 * 1024;

#[test]
fn no_file_is_too_big_for_the_repository() {
    let big = checkout::files().into_iter().filter(|file| file.bytes() > BYTES);
    expect_none(
        big.map(|file| format!("{}:1: {} bytes; at most {BYTES}", file.path, file.bytes())).collect(),
    );
}

#[test]
fn rule_data_clubs_and_levels_are_ron() {
    let data = checkout::files().into_iter().filter(|file| {
        let here =
            ["assets/games/", "assets/clubs/", "levels/"].iter().any(|folder| file.path.starts_with(folder));
        here && file.path.ends_with(".ron")
    });
    expect_none(data.filter_map(|file| not_ron(&file.path, &file.text().unwrap_or_default())).collect());
}

fn not_ron(path: &str, text: &str) -> Option<String> {
    let error = ron::from_str::<ron::Value>(text).err()?;
    Some(format!("{path}:{}: not RON: {}", error.span.start, error.code))
}

#[test]
fn ron_is_distinguished_from_other_text() {
    for good in [
        "()",
        "(version: 1, game: \"soccer17\")",
        "(kick: Some(3), area: Midfield)",
        "[Card(rank: 3), Joker]",
    ] {
        assert_eq!(not_ron("f", good), None, "{good}");
    }
    for (bad, start) in
        [("", "f:1:1: "), ("(a: 1", "f:1:"), ("(\n  a: 1,\n  b:\n)", "f:3:"), ("() ()", "f:1:")]
    {
        let violation = not_ron("f", bad).unwrap_or_default();
        assert!(violation.starts_with(start), "{bad:?} gave {violation:?}");
    }
}
