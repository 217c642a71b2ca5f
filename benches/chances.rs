//! Simulates competitions to the end, as their page does for the chances of each side. They may take two seconds for a
//! league of ten with return matches, the longest there is. And the eight matches of bots with which a competition of
//! sixteen begins, which are played while a person plays.

use std::hint::black_box;

use ai::Difficulty;
use competition::chances::{PLAYS, PersonRatings};
use competition::{Competition, CompetitionKind, Format, Legs, entrants};
use criterion::{Criterion, criterion_group, criterion_main};
use games::named;

/// Plays the first round of a cup of sixteen bots.
fn round(c: &mut Criterion) {
    let mut group = c.benchmark_group("round of eight");
    group.sample_size(10);
    for name in ["soccer17", "soccer_cards", "soccer_go", "penalties"] {
        let game = named(name).expect("it is one of the games");
        let format = Format::new(game, CompetitionKind::Cup);
        let on = Competition::with_format(format, entrants(16, 0, None, &[]), 7);
        let on = on.expect("the format has that many sides");
        group.bench_function(name, |b| {
            b.iter(|| {
                let due = black_box(&on).next_fixtures();
                assert_eq!(due.len(), 8, "a cup of sixteen begins with eight matches");
                due.iter().for_each(|fixture| drop(black_box(on.play_fixture(fixture))));
            });
        });
    }
}

fn chances(c: &mut Criterion) {
    let game = named("soccer_go").expect("it is one of the games");
    round(c);
    let mut group = c.benchmark_group("chances");
    group.sample_size(10);
    for (name, kind, sides, legs) in [
        ("league of ten with return matches", CompetitionKind::League, 10, Legs::Return),
        ("groups of sixteen", CompetitionKind::Groups, 16, Legs::Single),
        ("cup of sixteen", CompetitionKind::Cup, 16, Legs::Single),
    ] {
        let format = Format { legs, ..Format::new(game, kind) };
        let on = Competition::with_format(format, entrants(sides, 1, Some(Difficulty::Pro), &[]), 7);
        let on = on.expect("the format has that many sides");
        group.bench_function(name, |b| {
            b.iter(|| black_box(&on).chances(PLAYS, &PersonRatings::new(), || false))
        });
    }
    group.finish();
}

criterion_group!(benches, chances);
criterion_main!(benches);
