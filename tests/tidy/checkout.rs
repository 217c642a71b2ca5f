//! The files of the checkout: those that git tracks or would track if they were added now.

use std::path::{Path, PathBuf};
use std::process::Command;

/// A file, with its path relative to the checkout and `/` between folders.
pub(crate) struct File {
    pub(crate) path: String,
    on_disk: PathBuf,
}

impl File {
    /// Returns the text; `None` for a picture, a sound or a font.
    pub(crate) fn text(&self) -> Option<String> {
        let bytes = std::fs::read(&self.on_disk).unwrap_or_else(|e| panic!("{}: {e}", self.path));
        String::from_utf8(bytes).ok().filter(|text| !text.contains('\0'))
    }

    pub(crate) fn bytes(&self) -> u64 {
        self.on_disk.metadata().map_or(0, |meta| meta.len())
    }
}

pub(crate) fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// Returns every file, sorted by path.
pub(crate) fn files() -> Vec<File> {
    let mut paths = asked_of_git().unwrap_or_else(|| {
        let mut found = Vec::new();
        walk(root(), "", &mut found);
        found
    });
    paths.sort();
    paths.dedup();
    let files = paths.into_iter().map(|path| File { on_disk: root().join(&path), path });
    // A deleted file may still be in the index.
    files.filter(|file| file.on_disk.is_file()).collect()
}

/// Returns the files below a folder, given with its closing `/`.
pub(crate) fn below(folder: &str) -> Vec<File> {
    files().into_iter().filter(|file| file.path.starts_with(folder)).collect()
}

/// Returns the Rust files of the program: those of the game and of the crates below it.
pub(crate) fn sources() -> Vec<File> {
    let ours = |path: &str| path.starts_with("src/") || path.starts_with("crates/");
    files().into_iter().filter(|file| ours(&file.path) && file.path.ends_with(".rs")).collect()
}

fn asked_of_git() -> Option<Vec<String>> {
    let git = Command::new("git")
        .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        .current_dir(root())
        .output()
        .ok()?;
    let listed = String::from_utf8(git.stdout).ok()?;
    git.status.success().then(|| listed.split_terminator('\0').map(str::to_owned).collect())
}

/// Lists the files of an unpacked archive, which has no git: everything but build output and hidden folders.
fn walk(folder: &Path, prefix: &str, found: &mut Vec<String>) {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    for entry in entries.flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{prefix}{name}");
        if !entry.path().is_dir() {
            found.push(path);
        } else if name != "target" && !name.starts_with('.') {
            walk(&entry.path(), &format!("{path}/"), found);
        }
    }
}

#[test]
fn files_are_found_with_and_without_git() {
    let this = "tests/tidy/checkout.rs";
    assert!(files().iter().any(|file| file.path == this));
    let mut walked = Vec::new();
    walk(root(), "", &mut walked);
    assert!(walked.iter().any(|path| path == this));
    assert!(!walked.iter().any(|path| path.starts_with("target/") || path.starts_with(".git/")));
}
