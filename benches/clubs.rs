//! All pictures of a new club: both backs of its cards and the number cards of its eleven at the
//! greater density, and the portraits of the eleven. They may take a fifth of a second together, off the thread that
//! draws.

use std::hint::black_box;

use art::card_text_renderer::CardTextRenderer;
use art::club_art::back::back;
use art::club_art::bust::{BustExpression, bust};
use art::club_art::number::number;
use base::plane::triangles;
use clubs::{Club, ELEVEN, random_club};
use criterion::{Criterion, criterion_group, criterion_main};

fn backs(club: &Club, letters: &mut CardTextRenderer) {
    for kit in club.kits {
        black_box(back(club, kit, 2, letters));
    }
}

fn numbers(club: &Club, letters: &mut CardTextRenderer) {
    for index in 0..ELEVEN {
        black_box(number(club, club.kits[0], index, 2, letters));
    }
}

/// Draws the eleven and cuts what is drawn into triangles.
fn portraits(club: &Club) {
    for face in club.all_faces() {
        for piece in bust(face, club.kits[0], BustExpression::Joy).iter().filter(|piece| piece.line == 0.0) {
            black_box(triangles(&piece.points));
        }
    }
}

fn clubs(c: &mut Criterion) {
    let mut group = c.benchmark_group("clubs");
    let club = random_club(7, &[]);
    let mut letters = CardTextRenderer::new();
    group.bench_function("both backs", |b| b.iter(|| backs(&club, &mut letters)));
    group.bench_function("eleven number cards", |b| b.iter(|| numbers(&club, &mut letters)));
    group.bench_function("eleven portraits", |b| b.iter(|| portraits(&club)));
    group.bench_function("all pictures of a new club, fonts included", |b| {
        b.iter(|| {
            let letters = &mut CardTextRenderer::new();
            backs(&club, letters);
            numbers(&club, letters);
            portraits(&club);
        });
    });
}

criterion_group!(benches, clubs);
criterion_main!(benches);
