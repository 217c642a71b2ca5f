//! Recorded playthroughs: random matches in `tests/playthroughs/<game>/*.txt`, one line per decision, compared word
//! for word. A new one is a file with its two header lines; `UPDATE_PLAYTHROUGHS=1` writes the rest. Review the diff.

use std::fs;
use std::path::{Path, PathBuf};

use engine::playthrough::header;
use games::GAMES;
use games::dyn_game::DynGame;

/// A game without playthroughs fails too.
#[test]
fn every_playthrough_is_as_recorded() {
    for game in GAMES {
        compare(*game);
    }
}

fn compare(entry: &dyn DynGame) {
    let game = entry.id();
    let files = files(game);
    assert!(!files.is_empty(), "{game} has no playthroughs");
    let update = std::env::var_os("UPDATE_PLAYTHROUGHS").is_some();
    for file in files {
        let name = file.display();
        // A checkout may have other line ends.
        let recorded =
            fs::read_to_string(&file).unwrap_or_else(|e| panic!("{name}: {e}")).replace("\r\n", "\n");
        let (options, seed) = header(&recorded).unwrap_or_else(|| {
            panic!("{name}: expected `# options: (..)` and `# seed: n` in the first lines")
        });
        let played = entry.playthrough(options, seed).unwrap_or_else(|e| panic!("{name}: {e}"));
        if update {
            fs::write(&file, played).unwrap_or_else(|e| panic!("{name}: {e}"));
        } else if let Some(n) = first_difference(&recorded, &played) {
            panic!(
                "{name}:{n}: the match goes another way now; if that is meant, run with UPDATE_PLAYTHROUGHS=1\n  \
                 recorded: {}\n  now:      {}",
                recorded.lines().nth(n - 1).unwrap_or("(nothing)"),
                played.lines().nth(n - 1).unwrap_or("(nothing)"),
            );
        }
    }
}

/// Returns the number of the first line that differs.
fn first_difference(a: &str, b: &str) -> Option<usize> {
    let common = a.lines().zip(b.lines()).take_while(|(a, b)| a == b).count();
    (a != b).then_some(common + 1)
}

pub(crate) fn files(game: &str) -> Vec<PathBuf> {
    let folder =
        Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("tests/playthroughs").join(game);
    let entries = fs::read_dir(&folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut files: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    files.retain(|file| file.extension().is_some_and(|end| end == "txt"));
    files.sort();
    files
}
