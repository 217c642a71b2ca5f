//! What each level of Soccer-Go earns against a field of people with habits.
//!
//! `cargo run --release --no-default-features --example soccer_go_field -- --seeds 1000`
use std::thread;

use clap::Parser;
use five_a_side::ai::Level;
use five_a_side::ai::arena::wilson;
use five_a_side::games::soccer_go::field::{Habit, wins};

/// How much to play.
#[derive(Parser, Debug)]
struct Args {
    /// So many seeds for each pairing, each from both seats.
    #[arg(long, default_value_t = 500)]
    seeds: u64,
    /// These levels; all unless given.
    #[arg(long)]
    level: Vec<Level>,
}

/// Wins in a hundred, and half of the 95 % interval.
fn percent(won: u64, matches: u64) -> String {
    let (low, high) = wilson(won, matches);
    format!("{:.1} ± {:.1}", 50.0 * (low + high), 50.0 * (high - low))
}

fn main() {
    let args = Args::parse();
    let levels = if args.level.is_empty() { Level::ALL.to_vec() } else { args.level };
    print!("{:<14}", "level");
    Habit::FIELD.iter().for_each(|habit| print!("{:>14}", habit.name()));
    println!("{:>14}", "the field");
    for level in levels {
        let won: Vec<u64> = thread::scope(|scope| {
            let series = Habit::FIELD.map(|habit| scope.spawn(move || wins(level, habit, 0..args.seeds)));
            let join = |handle: thread::ScopedJoinHandle<'_, u64>| {
                handle.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            };
            series.map(join).to_vec()
        });
        let matches = 2 * args.seeds;
        print!("{:<14}", level.name());
        won.iter().for_each(|won| print!("{:>14}", percent(*won, matches)));
        println!("{:>14}", percent(won.iter().sum(), matches * Habit::FIELD.len() as u64));
    }
}
