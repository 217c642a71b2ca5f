//! The game's one binary: the command line first, then the window if it is still wanted.

// Windows opens a terminal for every program that is not for windows alone. Archives hold a second one, made of this, for
// those who are in a terminal: see packaging/windows.
#![cfg_attr(all(windows, not(debug_assertions)), windows_subsystem = "windows")]

use std::process::ExitCode;

use five_a_side::cli::{self, Left};

/// The commit that this was built from, where whoever built it said so (`./play` and `packaging/make` do). It is asked for
/// here and in no build script: with a new commit only this file is compiled again, and not the whole game.
const COMMIT: Option<&str> = option_env!("FIVE_A_SIDE_COMMIT");

fn main() -> ExitCode {
    match cli::run(std::env::args_os(), COMMIT) {
        Left::Nothing(status) => status,
        #[cfg(feature = "app")]
        Left::Window(launch) => five_a_side::app::run(launch),
        #[cfg(feature = "app")]
        Left::Film(film) => five_a_side::app::film(film),
        #[cfg(not(feature = "app"))]
        Left::Film(_) => {
            eprintln!("this build draws nothing: build it without `--no-default-features` to make films");
            ExitCode::FAILURE
        }
        #[cfg(not(feature = "app"))]
        Left::Window(_) => {
            eprintln!(
                "this build has no window: build it without `--no-default-features`, or use one of its commands (see \
                 `--help`)"
            );
            ExitCode::FAILURE
        }
    }
}
