//! The game's one binary.

use std::process::ExitCode;

fn main() -> ExitCode {
    five_a_side::cli::run(std::env::args_os())
}
