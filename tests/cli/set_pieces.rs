//! `mine`, and `check` of set pieces.

use std::fs;
use std::path::Path;

use super::{five_a_side, root};

/// Returns the names and texts of the files in a folder, sorted.
fn mined(folder: &Path) -> Vec<(String, String)> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let name = |path: &Path| path.file_name().unwrap().to_str().unwrap().to_owned();
    let mut all: Vec<_> = entries.map(|path| (name(&path), fs::read_to_string(&path).unwrap())).collect();
    all.sort();
    all
}

/// A search that was stopped goes on where it was, whatever the number of threads.
#[test]
fn mining_goes_on_with_what_is_there() {
    let [whole, parts] = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let mine = |folder: &Path, count: &str, threads: &str| {
        let out = folder.to_str().unwrap();
        let args = ["mine", "penalties", "--count", count, "--seed", "7", "--threads", threads, "--out", out];
        five_a_side(&args).fine()
    };
    let said = mine(whole.path(), "6", "2");
    assert!(said.lines().next().is_some_and(|line| line.starts_with("1/6  match ")), "{said}");
    assert!(said.contains("to go") && said.contains("penalties: 6 set pieces"), "{said}");
    mine(parts.path(), "2", "1");
    assert_eq!(mined(parts.path()).len(), 2);
    mine(parts.path(), "5", "3");
    mine(parts.path(), "6", "1");
    assert_eq!(mined(parts.path()), mined(whole.path()));
    let again = mine(parts.path(), "6", "1");
    assert!(again.starts_with("penalties: 6 set pieces"), "nothing is left to do: {again}");
}

#[test]
fn what_cannot_be_mined_is_refused() {
    five_a_side(&["mine", "chess"]).wrong(&["unknown game `chess`"]);
    five_a_side(&["mine", "penalties", "--count", "0"]).bad_usage("--count");
}

#[test]
fn check_finds_a_set_piece_that_is_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path().join("levels/penalties/set-pieces");
    fs::create_dir_all(&here).unwrap();
    let shipped = mined(&root().join("levels/penalties/set-pieces"));
    let (name, text) = &shipped[0];
    fs::write(here.join(name), text).unwrap();
    let levels = folder.path().join("levels");
    let levels = levels.to_str().unwrap();
    let said = five_a_side(&["check", levels]).fine();
    assert_eq!(said, "0 files of rule data sound, 0 levels sound, 1 set piece sound\n");
    let line = 1 + text.lines().position(|line| line.starts_with("    margin: ")).unwrap();
    let at = text.find("    margin: ").unwrap();
    let margin = text[at..].lines().next().unwrap();
    fs::write(here.join(name), text.replace(margin, "    margin: (value: 0.0, error: 0.0),")).unwrap();
    five_a_side(&["check", levels]).wrong(&[&format!("{name}:{line}:13: the margin is 0: expected")]);
    fs::create_dir_all(folder.path().join("levels/soccer17/set-pieces")).unwrap();
    fs::write(folder.path().join("levels/soccer17/set-pieces/a.ron"), text).unwrap();
    fs::remove_file(here.join(name)).unwrap();
    five_a_side(&["check", levels]).wrong(&["a.ron: a level of penalties: expected one of soccer17"]);
}

/// All shipped set pieces stand, and are checked in a minute.
#[test]
fn the_shipped_set_pieces_are_sound() {
    let said = five_a_side(&["check", "levels"]).fine();
    let pieces: usize =
        said.split(", ").nth(2).and_then(|part| part.split(' ').next()).unwrap().parse().unwrap();
    assert!(pieces >= 200, "{said}");
}
