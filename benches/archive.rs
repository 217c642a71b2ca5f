//! The archive with five thousand matches and their reports: opening it, summing it up, and its honours.

use std::fs;
use std::hint::black_box;
use std::path::Path;

use ai::Difficulty;
use ai::ledger::LedgerSamples;
use career::ArchiveFilter;
use career::honours::honour_progress;
use career::stats::{CareerStats, by_rival};
use criterion::{Criterion, criterion_group, criterion_main};
use engine::BySeat;
use games::{GAMES, find};
use store::Store;

const MATCHES: usize = 5_000;
/// The content of reports does not matter here, so they get the least effort.
const LITTLE: LedgerSamples = LedgerSamples { chance_samples: 1, determinizations: 0 };

/// Fills the folder with finished matches of all games.
fn fill(folder: &Path) {
    let finished = folder.join("finished");
    fs::create_dir_all(&finished).expect("a temporary folder can be written");
    for k in 0..MATCHES {
        let game = GAMES[k % GAMES.len()];
        let arena = game.arena("").expect("defaults go together");
        let bot_match = arena.play_match(k as u64, BySeat::new(Difficulty::Random, Difficulty::Random), true);
        let record = bot_match.expect("bots play by the rules").record.expect("it was asked for").text();
        let away = Difficulty::ALL[k % Difficulty::ALL.len()];
        let text = format!(
            "(home: \"human\", away: \"{away}\", saved: {}, secs: {}, record: {})",
            1000 + k,
            k % 900,
            record.trim_end()
        );
        fs::write(finished.join(format!("{}-{k}.ron", game.id())), text)
            .expect("a temporary folder can be written");
    }
}

/// Keeps a report of every match.
fn report(folder: &Path) {
    let mut store = Store::at(folder.to_owned());
    for archived in store.archive(usize::MAX).matches {
        let record = store.finished_record(&archived.id).expect("it was listed");
        let game = find(&archived.game).expect("it was played");
        let ledger = game.ledger(&record, LITTLE).expect("it was played by the rules");
        store.keep_report(&archived.id, &record, &ledger).expect("a temporary folder can be written");
    }
    store.archive(0);
}

fn archive(c: &mut Criterion) {
    let folder = tempfile::tempdir().expect("there is room for temporary files");
    fill(folder.path());
    report(folder.path());
    let found = Store::at(folder.path().to_owned()).archive(usize::MAX);
    assert_eq!(found.matches.iter().filter(|archived| archived.report_totals.is_some()).count(), MATCHES);
    let mut group = c.benchmark_group("archive of 5000");
    group.sample_size(20);
    // When the club house opens for the first time after a start.
    group.bench_function("opened", |b| {
        b.iter(|| black_box(Store::at(folder.path().to_owned()).archive(0).matches.len()));
    });
    // Every frame, for the current filter.
    group.bench_function("added up", |b| {
        b.iter(|| {
            let filter = ArchiveFilter::default();
            let wanted = || found.matches.iter().filter(|archived| filter.passes(archived));
            black_box((CareerStats::from_matches(wanted()), by_rival(wanted())))
        });
    });
    // Once per change of the list.
    group.bench_function("honoured", |b| b.iter(|| black_box(honour_progress(&found.matches))));
    group.finish();
}

criterion_group!(benches, archive);
criterion_main!(benches);
