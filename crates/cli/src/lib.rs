//! The command line. Tools and scripts rely on its forms: keep them stable.
//!
//! Without a subcommand it opens the window. Everything else needs neither window nor sound and works in every build.
//! The exit status is one of:
//!
//! - 0: fine.
//! - 1: the request is wrong, for example an illegal record, a bad file, or an unknown game or bot. Each error is one
//!   line on stderr.
//! - 2: bad usage, such as an unknown option or a malformed number.

mod arena;
mod check;
mod days;
mod film;
mod import;
mod ladder;
mod list;
mod mine;
mod newcomers;
mod replay;
mod series;
mod tour;
mod window;

use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{Args, Parser, Subcommand};

use base::reading::{self, ReadFileError};
use engine::RecordError;
pub use film::FilmRequest;
use games::dyn_game::DynGame;
pub use window::LaunchOptions;

/// Five football card games, and a sixth of our own, at one floodlit table.
#[derive(Debug, Parser)]
#[command(name = "five-a-side", version, about, args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    window: window::WindowArgs,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Lists every game: id, title, seats, options with defaults, bots
    Games(Json),
    /// Plays matches between bots and prints statistics
    Arena(arena::ArenaArgs),
    /// Replays a record and prints the result
    Replay(replay::ReplayArgs),
    /// Prints a record as a match code, for `replay` or the club house
    Code(replay::CodeArgs),
    /// Renders a match as a picture for each frame
    Film(film::FilmArgs),
    /// Imports finished matches into the archive
    Import(import::ImportArgs),
    /// Validates rule data, clubs and levels
    Check(check::CheckArgs),
    /// Chooses the deals of the matches of the day
    Days(days::DaysArgs),
    /// Finds set pieces in matches of bots
    Mine(mine::SetPieceArgs),
    /// Prints the map of a tour, or simulates runs of bots
    Tour(tour::TourArgs),
}

#[derive(Debug, Args)]
struct Json {
    /// Prints JSON
    #[arg(long)]
    json: bool,
}

/// CommandErrors to print, one line each.
#[derive(Debug)]
struct CommandErrors(Vec<String>);

impl CommandErrors {
    fn one(error: impl ToString) -> Self {
        Self(vec![error.to_string()])
    }
}

/// A reader that stopped early (`| head`) is no error.
impl From<io::Error> for CommandErrors {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            Self(Vec::new())
        } else {
            Self::one(format!("the output cannot be written: {error}"))
        }
    }
}

/// The work left after the command line was handled.
#[derive(Clone, Debug, PartialEq)]
pub enum RemainingWork {
    /// No work; exit with this status.
    Nothing(ExitCode),
    /// Open the window; every argument was checked.
    Window(LaunchOptions),
    /// Make a film; every argument was checked.
    Film(FilmRequest),
}

/// Parses the arguments, program name first, and does what needs no window. `commit` is the commit of the build, if
/// known; it is printed below the version.
pub fn run(args: impl IntoIterator<Item = OsString>, commit: Option<&str>) -> RemainingWork {
    let cli = match Cli::try_parse_from(args) {
        Ok(cli) => cli,
        Err(usage) => {
            // Help and version go to stdout with status 0, bad usage to stderr with status 2.
            if !usage.use_stderr() {
                let _ = usage.print();
                if let (ErrorKind::DisplayVersion, Some(commit)) = (usage.kind(), commit) {
                    let _ = writeln!(io::stdout(), "commit {commit}");
                }
                return RemainingWork::Nothing(ExitCode::SUCCESS);
            }
            // The message quotes what was typed or pasted.
            let message = usage.render().to_string();
            if message.lines().any(|line| reading::escape_invisible(line) != line) {
                for line in message.lines() {
                    let _ = writeln!(
                        io::stderr(),
                        "{}",
                        reading::sanitized_up_to(line, reading::MAX_SENTENCE_CHARS)
                    );
                }
            } else {
                let _ = usage.print();
            }
            return RemainingWork::Nothing(ExitCode::from(2));
        }
    };
    let mut out = BufWriter::new(io::stdout().lock());
    let done = match cli.command {
        None => match cli.window.launch() {
            Ok(launch) => return RemainingWork::Window(launch),
            Err(errors) => Err(errors),
        },
        Some(Command::Games(Json { json })) => list::list(json, &mut out),
        Some(Command::Arena(args)) => arena::run(&args, &mut out),
        Some(Command::Replay(args)) => replay::run(&args, &mut out),
        Some(Command::Code(args)) => replay::code(&args, &mut out),
        Some(Command::Film(args)) => match args.film() {
            Ok(film) => return RemainingWork::Film(film),
            Err(errors) => Err(errors),
        },
        Some(Command::Import(args)) => import::run(&args, &mut out),
        Some(Command::Check(args)) => check::run(&args, &mut out),
        Some(Command::Days(args)) => days::run(&args, &mut out),
        Some(Command::Mine(args)) => mine::run(&args, &mut out),
        Some(Command::Tour(args)) => tour::run(&args, &mut out),
    };
    RemainingWork::Nothing(match done.and_then(|()| out.flush().map_err(CommandErrors::from)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(CommandErrors(errors)) if errors.is_empty() => ExitCode::SUCCESS,
        Err(CommandErrors(errors)) => {
            for error in errors {
                let _ = writeln!(io::stderr(), "{}", one_line(&error));
            }
            ExitCode::FAILURE
        }
    })
}

/// Joins the text into one line and removes terminal control characters. File names are untrusted text too.
fn one_line(text: &str) -> String {
    reading::escape_invisible(&text.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// Reads a file as text.
fn read(path: &Path) -> Result<String, CommandErrors> {
    let cannot = |e: ReadFileError| CommandErrors::one(format!("{}: cannot be read: {e}", path.display()));
    let bytes = reading::read_bytes(path, reading::LIMIT).map_err(cannot)?;
    if let Err(e) = std::str::from_utf8(&bytes) {
        let before = &bytes[..e.valid_up_to()];
        let line = before.iter().filter(|byte| **byte == b'\n').count() + 1;
        let line_start = before.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
        let column = String::from_utf8_lossy(&before[line_start..]).chars().count() + 1;
        return Err(CommandErrors::one(format!(
            "{}:{line}:{column}: no text: expected UTF-8",
            path.display()
        )));
    }
    reading::decode_utf8(bytes).map_err(cannot)
}

/// Reads options from their file and checks them by setting up a match of the game.
fn options_file(game: &dyn DynGame, file: Option<&PathBuf>) -> Result<Option<String>, CommandErrors> {
    let Some(file) = file else { return Ok(None) };
    let text = read(file)?;
    game.seats_with(&text).map(drop).map_err(|error| {
        let file = file.display();
        match error {
            RecordError::OptionsText { line, column, reason } => CommandErrors::one(format!(
                "{file}:{line}:{column}: {}; expected the options of {}",
                reading::sanitized_sentence(&reason),
                game.id()
            )),
            other => CommandErrors::one(format!("{file}: {other}")),
        }
    })?;
    Ok(Some(text))
}

#[cfg(test)]
mod tests {
    mod man;

    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_usage_forms_are_valid() {
        Cli::command().debug_assert();
    }

    #[test]
    fn an_error_is_one_line() {
        assert_eq!(one_line("a\n  b\tc "), "a b c");
    }

    #[test]
    fn a_file_that_is_not_text_is_reported_with_its_position() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("a.ron");
        std::fs::write(&path, b"a\n\xc3\xa4b\xff").unwrap();
        let Err(CommandErrors(errors)) = read(&path) else { panic!("read") };
        assert!(errors[0].ends_with("a.ron:2:3: no text: expected UTF-8"), "{errors:?}");
    }
}
