//! The time to solve a match of Soccer 17, which is the pro's waiting time at the kick-off.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use engine::Seat;
use games::soccer17::solve::MatchSolution;
use games::soccer17::{MatchKind, Options, Team};

fn solve(c: &mut Criterion) {
    let mut group = c.benchmark_group("soccer17_solve");
    group.sample_size(20);
    let cup = Options {
        kind: MatchKind::Cup,
        home_team: Some(Team::Italy),
        away_team: Some(Team::Germany),
        short: false,
    };
    for (what, options) in [("league", Options::default()), ("cup with teams", cup)] {
        group.bench_function(what, |b| b.iter(|| MatchSolution::new(black_box(&options), Seat::Home)));
    }
    group.finish();
}

criterion_group!(benches, solve);
criterion_main!(benches);
