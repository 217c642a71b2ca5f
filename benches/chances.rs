//! The chances of a competition to come: the simulated ends that its page asks for. They may take two seconds for a league of
//! ten with return matches, the longest there is.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use five_a_side::ai::Level;
use five_a_side::competition::chances::{PLAYS, Strengths};
use five_a_side::competition::{Competition, Format, Kind, Legs, entrants};
use five_a_side::games::named;

fn chances(c: &mut Criterion) {
    let game = named("soccer_go").expect("it is one of the games");
    let mut group = c.benchmark_group("chances");
    group.sample_size(10);
    for (name, kind, sides, legs) in [
        ("league of ten with return matches", Kind::League, 10, Legs::Return),
        ("groups of sixteen", Kind::Groups, 16, Legs::Single),
        ("cup of sixteen", Kind::Cup, 16, Legs::Single),
    ] {
        let format = Format { legs, ..Format::of(game, kind) };
        let on = Competition::of(format, entrants(sides, 1, Some(Level::Pro), &[]), 7);
        let on = on.expect("the format has that many sides");
        group.bench_function(name, |b| b.iter(|| black_box(&on).chances(PLAYS, &Strengths::new(), || false)));
    }
    group.finish();
}

criterion_group!(benches, chances);
criterion_main!(benches);
