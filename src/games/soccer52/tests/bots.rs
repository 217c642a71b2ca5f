//! The bots: they play by the rules, from views, and the better ones win.

use super::*;
use crate::ai::arena::bout;
use crate::ai::{Budget, Level, Minded};
use crate::engine::{BySeat, MatchRng};

fn points(level: Level, other: Level, matches: u64) -> f64 {
    let mut points = 0.0;
    for seed in 0..matches {
        for (levels, me) in [(BySeat::new(level, other), Seat::Home), (BySeat::new(other, level), Seat::Away)]
        {
            let outcome = bout::<Soccer52>(&Options::default(), seed, levels, false).unwrap().outcome;
            points += outcome.winner.map_or(0.5, |seat| f64::from(u8::from(seat == me)));
        }
    }
    points / (2 * matches) as f64
}

#[test]
fn zz_measure() {
    for (level, other, n) in [
        (Level::Rookie, Level::Random, 1000),
        (Level::Amateur, Level::Rookie, 1000),
        (Level::Pro, Level::Amateur, 20),
        (Level::WorldClass, Level::Pro, 8),
    ] {
        let t = std::time::Instant::now();
        eprintln!("{level} {other} {} {:?}", points(level, other, n), t.elapsed() / (2 * n) as u32);
    }
}
