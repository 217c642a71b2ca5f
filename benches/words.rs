//! The time for texts: reading a language at the start, and formatting all texts of a step. A step lasts at least a
//! frame, 16 ms.

use std::hint::black_box;
use std::path::Path;

use ai::Difficulty;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use engine::BySeat;
use games::GAMES;
use games::timeline::Perspective;
use stage::step::{AnimationStep, Banner};
use words::{DisplayText, Localization};

/// Returns all texts of a step: log, banner, verdict, commentary, scoreboard and table.
fn texts(step: &AnimationStep) -> Vec<&DisplayText> {
    let scene = &step.scene;
    let banner = step.banner.as_ref().and_then(|banner| match banner {
        Banner::Strip { text, .. } => Some(text),
        Banner::Goal { .. } => None,
    });
    let verdict = step.reveal.as_ref().and_then(|reveal| reveal.verdict.as_ref());
    let texts = step.log.as_ref().map(|line| &line.text).into_iter();
    texts
        .chain(banner)
        .chain(step.line.as_ref().map(|line| &line.text))
        .chain(verdict.map(|verdict| &verdict.reason))
        .chain(verdict.and_then(|verdict| verdict.sum.as_ref()))
        .chain([&scene.board.subtitle])
        .chain(scene.board.teams.iter().filter_map(|(_, team)| team.as_ref()))
        .chain(scene.board.note.as_ref().map(|note| &note.text))
        .chain(scene.labels.iter().map(|label| &label.text))
        .chain(scene.areas.iter().map(|area| &area.name))
        .collect()
}

fn words(c: &mut Criterion) {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("assets/words");
    let load = || Localization::load(&folder, "de").expect("the folder is there").0;
    c.bench_function("read German", |b| b.iter(load));
    let german = load();
    for game in GAMES {
        let arena = game.arena("").expect("defaults go together");
        let bot_match = arena.play_match(1, BySeat::new(Difficulty::Random, Difficulty::Random), true);
        let record = bot_match.expect("bots play by the rules").record.expect("it was asked for");
        let steps =
            game.replay_timeline(&record, Perspective::Both).expect("it was played by the rules").steps;
        let mut group = c.benchmark_group(format!("texts of the steps of {}", game.id()));
        group.throughput(Throughput::Elements(steps.len() as u64));
        for (name, words) in [("English", Localization::english().as_ref()), ("German", &german)] {
            group.bench_function(name, |b| {
                b.iter(|| {
                    for text in steps.iter().flat_map(|step| texts(&step.step)) {
                        black_box(words.text(text));
                    }
                });
            });
        }
        group.finish();
    }
}

criterion_group!(benches, words);
criterion_main!(benches);
