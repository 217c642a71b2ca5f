//! The window (a stub until layer 3 lands).

use std::process::ExitCode;

use crate::cli::Launch;

/// Opens the window and stays until it is closed.
#[must_use]
pub fn run(_: Launch) -> ExitCode {
    eprintln!("the window is not built yet");
    ExitCode::FAILURE
}
