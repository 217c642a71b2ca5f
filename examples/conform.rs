//! Long random runs of every game in the registry that check every promise of the contract.
//!
//! `cargo run --release --no-default-features --example conform -- --decisions 10000000`
use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;
use games::{GAMES, dyn_game::DynGame};

/// Checks every game by random play.
#[derive(Parser, Debug)]
struct Args {
    /// Number of decisions per game.
    #[arg(long, default_value_t = 1_000_000)]
    decisions: u64,
    /// Only this game.
    #[arg(long)]
    game: Option<String>,
    /// Seed of the first match.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Returns every value of every menu option, varied one at a time from the defaults.
fn variants(game: &dyn DynGame) -> Vec<String> {
    let one = |name: &str, value: &str| format!("({name}: {value})");
    let all = game.info().fields.iter().flat_map(|field| {
        field.values.iter().skip(1).map(|(value, _)| one(field.name, value)).collect::<Vec<_>>()
    });
    let sound = all.filter(|options| game.seats_with(options).is_ok());
    std::iter::once(String::new()).chain(sound).collect()
}

fn main() -> ExitCode {
    let args = Args::parse();
    let mut sound = true;
    for game in GAMES.iter().filter(|game| args.game.as_ref().is_none_or(|id| id == game.id())) {
        let variants = variants(*game);
        let each = args.decisions.div_ceil(variants.len() as u64);
        let start = Instant::now();
        let (mut matches, mut decisions) = (0, 0);
        for options in &variants {
            match game.conform(options, args.seed, each) {
                Ok(done) => (matches, decisions) = (matches + done.matches, decisions + done.decisions),
                Err(error) => {
                    sound = false;
                    eprintln!("{} {options}: {error}", game.id());
                }
            }
        }
        let (n, secs) = (variants.len(), start.elapsed().as_secs_f64());
        println!(
            "{:<14} {n:>2} variants {matches:>9} matches {decisions:>10} decisions {secs:>7.1} s",
            game.id()
        );
    }
    if sound { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
