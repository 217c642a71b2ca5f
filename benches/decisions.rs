//! Requests to a match after up to 200 decisions, in every game. Frames wait for the first group: a decision, whether
//! the last one can be taken back once that is known, and taking it back. It stays below 2 ms. The second group is
//! worked out in the background: finding out whether a decision can be taken back, the story and the timeline.

use std::hint::black_box;
use std::time::Duration;

use ai::{Budget, Difficulty};
use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use engine::{BySeat, Record, Seat};
use games::GAMES;
use games::dyn_game::DynGame;
use games::timeline::Perspective;
use stage::scene::Audience;

/// The screen that two people share.
const SCREEN: Audience = Audience { seat: Seat::Home, shared: true };
/// Number of decisions; matches of some games are shorter.
const DECISIONS: usize = 200;

/// Returns the record of an unfinished match, as long as one gets.
fn long_match(game: &dyn DynGame) -> Record {
    let (mut live, _) = game.start("", 5, SCREEN).expect("the defaults go together");
    let mut bots = BySeat::from_fn(|seat| live.bot(Difficulty::Random, seat));
    for _ in 0..DECISIONS {
        let Some(seat) = live.seats_to_move().first() else { break };
        let (action, _) = bots[seat].answer(&live.question(seat), Budget::Iterations(1));
        live.submit(seat, &action, SCREEN).expect("bots play by the rules");
    }
    let over = usize::from(live.outcome().is_some());
    live.record().up_to(live.record().actions.len() - over)
}

fn decisions(c: &mut Criterion) {
    for game in GAMES {
        let record = long_match(*game);
        let made = record.actions.len();
        let Some((seat, action)) = record.actions.last().cloned() else { continue };
        let before = game.resume(&record.up_to(made - 1)).expect("it was played");
        before.catch_up_commentary(SCREEN);
        let decided = || {
            let mut live = before.fork();
            live.submit_text(seat, &action, SCREEN).expect("it was legal");
            live
        };
        let known = decided();
        known.may_undo_unseen(seat);
        known.may_undo(seat);
        let mut frame = c.benchmark_group(format!("{} after {made} decisions, in a frame", game.id()));
        frame.bench_function("decide", |b| b.iter(|| black_box(decided().seats_to_move())));
        frame.bench_function("is known to be final", |b| {
            b.iter(|| black_box((known.may_undo(seat), known.may_undo_unseen(seat))));
        });
        frame.bench_function("take back", |b| {
            let back = |mut live: Box<dyn games::dyn_match::DynMatch>| live.undo_unseen(seat);
            b.iter_batched(|| known.fork(), back, BatchSize::SmallInput);
        });
        frame.finish();
        let mut behind =
            c.benchmark_group(format!("{} after {made} decisions, in the background", game.id()));
        behind.bench_function("find out what is final", |b| {
            b.iter_batched(decided, |live| black_box(live.may_undo_unseen(seat)), BatchSize::SmallInput);
        });
        behind.bench_function("resume", |b| b.iter(|| black_box(game.resume(&record).is_ok())));
        behind.bench_function("story", |b| b.iter(|| black_box(known.summary(SCREEN).goals.len())));
        behind.bench_function("reel", |b| {
            b.iter(|| black_box(game.replay_timeline(&record, Perspective::Both).is_ok()))
        });
        behind.finish();
    }
}

fn quick() -> Criterion {
    Criterion::default().sample_size(10).measurement_time(Duration::from_secs(1))
}

criterion_group!(name = benches; config = quick(); targets = decisions);
criterion_main!(benches);
