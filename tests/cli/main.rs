//! The command line, by the real binary: its forms, its exit status, one line on stderr for each fault.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod arena;
mod files;
mod places;
mod strangers;
mod usage;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The binary with these arguments, at the root of the checkout, with a data folder that does not exist.
fn five_a_side(args: &[&str]) -> Ran {
    let output = Command::new(env!("CARGO_BIN_EXE_five-a-side"))
        .args(args)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .env("FIVE_A_SIDE_DATA", std::env::temp_dir().join("five-a-side-no-such-folder"))
        .output();
    Ran { args: args.join(" "), output: output.unwrap() }
}

/// What came of it.
struct Ran {
    args: String,
    output: Output,
}

impl Ran {
    fn status(&self) -> Option<i32> {
        self.output.status.code()
    }

    fn out(&self) -> String {
        String::from_utf8(self.output.stdout.clone()).unwrap()
    }

    fn err(&self) -> String {
        String::from_utf8(self.output.stderr.clone()).unwrap()
    }

    /// Went well; gives stdout.
    fn fine(&self) -> String {
        assert_eq!((self.status(), self.err()), (Some(0), String::new()), "{}", self.args);
        self.out()
    }

    /// What was asked for is wrong: status 1, nothing on stdout, and these lines on stderr, by what they contain.
    fn wrong(&self, lines: &[&str]) {
        let err = self.err();
        assert_eq!((self.status(), self.out()), (Some(1), String::new()), "{}: {err}", self.args);
        assert_eq!(err.lines().count(), lines.len(), "{}: {err}", self.args);
        for (line, part) in err.lines().zip(lines) {
            assert!(line.contains(part), "{}: {line}\nlacks {part}", self.args);
        }
    }

    /// Bad usage: status 2, and something on stderr that names the culprit.
    fn bad_usage(&self, culprit: &str) {
        assert_eq!((self.status(), self.out()), (Some(2), String::new()), "{}", self.args);
        assert!(self.err().contains(culprit), "{}: {}", self.args, self.err());
    }
}

/// A folder for one test, and files in it.
struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    fn text(&self) -> String {
        self.path().to_str().unwrap().to_owned()
    }

    /// Writes a file and gives its path.
    fn file(&self, name: &str, bytes: impl AsRef<[u8]>) -> String {
        let path: PathBuf = self.path().join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, bytes).unwrap();
        path.to_str().unwrap().to_owned()
    }
}
