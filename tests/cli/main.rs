//! Tests of the command line with the real binary: its forms, its exit status, and one line on stderr per error.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod arena;
mod days;
mod files;
mod places;
mod set_pieces;
mod strangers;
mod tour;
mod usage;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The program: the game, or the command line alone, whichever package runs these tests.
const PROGRAM: &str =
    match (option_env!("CARGO_BIN_EXE_five-a-side"), option_env!("CARGO_BIN_EXE_five-a-side-cli")) {
        (Some(program), _) | (None, Some(program)) => program,
        (None, None) => panic!("no program is built for this test"),
    };

/// True if the program can open a window.
const HAS_WINDOW: bool = option_env!("CARGO_BIN_EXE_five-a-side").is_some();

/// Returns the root of the checkout.
fn root() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().find(|folder| folder.join("assets").is_dir()).unwrap()
}

/// Runs the binary with these arguments at the root of the checkout, with a data folder that does not exist.
fn five_a_side(args: &[&str]) -> Ran {
    let output = Command::new(PROGRAM)
        .args(args)
        .current_dir(root())
        .env("FIVE_A_SIDE_DATA", std::env::temp_dir().join("five-a-side-no-such-folder"))
        .output();
    Ran { args: args.join(" "), output: output.unwrap() }
}

/// The output of a run.
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

    /// Asserts success and returns stdout.
    fn fine(&self) -> String {
        assert_eq!((self.status(), self.err()), (Some(0), String::new()), "{}", self.args);
        self.out()
    }

    /// Asserts status 1, an empty stdout, and these lines on stderr; each given text is part of its line.
    fn wrong(&self, lines: &[&str]) {
        let err = self.err();
        assert_eq!((self.status(), self.out()), (Some(1), String::new()), "{}: {err}", self.args);
        assert_eq!(err.lines().count(), lines.len(), "{}: {err}", self.args);
        for (line, part) in err.lines().zip(lines) {
            assert!(line.contains(part), "{}: {line}\nlacks {part}", self.args);
        }
    }

    /// Asserts status 2 and the culprit's name on stderr.
    fn bad_usage(&self, culprit: &str) {
        assert_eq!((self.status(), self.out()), (Some(2), String::new()), "{}", self.args);
        assert!(self.err().contains(culprit), "{}: {}", self.args, self.err());
    }
}

/// A temporary folder for one test.
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

    /// Writes a file and returns its path.
    fn file(&self, name: &str, bytes: impl AsRef<[u8]>) -> String {
        let path: PathBuf = self.path().join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, bytes).unwrap();
        path.to_str().unwrap().to_owned()
    }
}
