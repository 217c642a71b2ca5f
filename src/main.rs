//! The game's binary: runs the command line first, then opens the window if it is wanted.

// Windows opens a terminal for every console program. Archives include a second binary for use in a terminal: see
// packaging/windows.
#![cfg_attr(all(windows, not(debug_assertions)), windows_subsystem = "windows")]

use std::process::ExitCode;

use cli::RemainingWork;

/// The commit of this build, if the builder gave it (`./play` and `packaging/make` do). It is read here and not in a
/// build script, so that a new commit recompiles only this file.
const COMMIT: Option<&str> = option_env!("FIVE_A_SIDE_COMMIT");

fn main() -> ExitCode {
    match cli::run(std::env::args_os(), COMMIT) {
        RemainingWork::Nothing(status) => status,
        RemainingWork::Window(launch) => five_a_side::app::run(launch),
        RemainingWork::Film(film) => five_a_side::app::film(film),
    }
}
