//! The command line without a window: every command of the game that draws nothing. The game itself, `five-a-side`,
//! runs the same commands.

use std::process::ExitCode;

use cli::RemainingWork;

fn main() -> ExitCode {
    match cli::run(std::env::args_os(), option_env!("FIVE_A_SIDE_COMMIT")) {
        RemainingWork::Nothing(status) => status,
        RemainingWork::Film(_) => {
            eprintln!("this program draws nothing: `five-a-side film` makes films");
            ExitCode::FAILURE
        }
        RemainingWork::Window(_) => {
            eprintln!(
                "this program has no window: start `five-a-side`, or use one of the commands (see `--help`)"
            );
            ExitCode::FAILURE
        }
    }
}
