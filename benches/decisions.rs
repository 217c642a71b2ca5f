//! What a match at the table asks of a frame after 200 decisions: whether the last one can be taken back, and the match
//! resumed from its record. In every game it stays below 2 ms.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use five_a_side::ai::{Budget, Level};
use five_a_side::engine::{BySeat, Record, Seat};
use five_a_side::games::GAMES;
use five_a_side::games::dyn_game::DynGame;
use five_a_side::stage::scene::Audience;

/// The screen that two people share.
const SCREEN: Audience = Audience { seat: Seat::Home, shared: true };
/// Number of decisions; matches of some games are shorter.
const DECISIONS: usize = 200;

/// Returns the record of an unfinished match, as long as one gets.
fn long_match(game: &dyn DynGame) -> Record {
    let (mut live, _) = game.start("", 5, SCREEN).expect("the defaults go together");
    let mut bots = BySeat::from_fn(|seat| live.bot(Level::Random, seat));
    for _ in 0..DECISIONS {
        let Some(seat) = live.owed().first() else { break };
        let (action, _) = bots[seat].answer(&live.question(seat), Budget::Iterations(1));
        live.submit(seat, &action, SCREEN).expect("bots play by the rules");
    }
    let over = usize::from(live.outcome().is_some());
    live.record().up_to(live.record().actions.len() - over)
}

fn decisions(c: &mut Criterion) {
    for game in GAMES {
        let record = long_match(*game);
        let mut group = c.benchmark_group(format!("{} after {} decisions", game.id(), record.actions.len()));
        let Some((seat, action)) = record.actions.last().cloned() else { continue };
        let before = game.resume(&record.up_to(record.actions.len() - 1)).expect("it was played");
        let decided = || {
            let mut live = before.fork();
            live.submit(seat, &action, SCREEN).expect("it was legal");
            live
        };
        group.bench_function("may it be taken back", |b| {
            b.iter_batched(decided, |live| black_box(live.may_undo(seat)), BatchSize::SmallInput);
        });
        group.bench_function("may it be taken back at a shared screen", |b| {
            b.iter_batched(decided, |live| black_box(live.may_undo_unseen(seat)), BatchSize::SmallInput);
        });
        let mut warm = decided();
        warm.may_undo_unseen(seat);
        group.bench_function("decide", |b| {
            b.iter_batched(
                || warm.fork(),
                |mut live| {
                    live.undo_unseen(seat);
                    black_box(live.outcome().is_some())
                },
                BatchSize::SmallInput,
            );
        });
        group.bench_function("resume", |b| b.iter(|| black_box(game.resume(&record).is_ok())));
        group.bench_function("story", |b| b.iter(|| black_box(warm.story(SCREEN).goals.len())));
        group.bench_function("reel", |b| {
            b.iter(|| black_box(game.reel(&record, five_a_side::games::reel::Eyes::Both).is_ok()));
        });
        group.finish();
    }
}

criterion_group! { name = benches; config = Criterion::default().sample_size(10).measurement_time(std::time::Duration::from_secs(1)).warm_up_time(std::time::Duration::from_millis(200)); targets = decisions }
criterion_main!(benches);
