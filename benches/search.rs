//! Decisions per second of every game's pro and world-class bot, with the arena's fixed number of iterations. For
//! difficulties with [`Difficulty::think`], also their thinking time at the table on one core.
//!
//! It goes through the registry alone, so a new game is included at once.

use std::cell::RefCell;
use std::hint::black_box;
use std::time::{Duration, Instant};

use ai::{Budget, Difficulty};
use criterion::{BatchSize, BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use engine::{BySeat, Seat};
use games::GAMES;
use games::dyn_bot::{BotQuery, DynBot};
use games::dyn_game::DynGame;
use games::dyn_match::DynMatch;
use stage::scene::Audience;

/// Number of matches that the decisions come from, and number of decisions taken.
const MATCHES: u64 = 2;
const KEPT: usize = 48;
/// Number of decisions measured with the table's time limit.
const AT_THE_TABLE: usize = 8;
const SCREEN: Audience = Audience { seat: Seat::Home, shared: false };

/// A decision of a match between amateurs, with the bot that makes it.
struct Asked {
    seat: Seat,
    question: BotQuery,
}

/// Returns decisions with more than one legal action, spread evenly over some matches.
fn decisions(game: &dyn DynGame) -> (Box<dyn DynMatch>, Vec<Asked>) {
    let start = |seed| match game.start("", seed, SCREEN) {
        Ok((live, _)) => live,
        Err(error) => panic!("{}: {error}", game.id()),
    };
    let mut all = Vec::new();
    for seed in 1..=MATCHES {
        let mut live = start(seed);
        while let Some(seat) = live.seats_to_move().first() {
            let question = live.question(seat);
            // Takes the offers in turn, so the decisions do not depend on any bot.
            let offers = live.offers(seat);
            let offer = offers.get(all.len() % offers.len().max(1)).cloned().or_else(|| {
                let suggestion = live.picking(seat, &[])?.suggestion;
                live.picking(seat, &suggestion)?.done
            });
            let Some(offer) = offer else { panic!("{}: {seat} is offered nothing", game.id()) };
            let action = offer.action;
            if live.offers(seat).len() != 1 {
                all.push(Asked { seat, question });
            }
            if let Err(error) = live.submit(seat, &action, SCREEN) {
                panic!("{}: {error}", game.id());
            }
        }
    }
    let every = all.len().div_ceil(KEPT).max(1);
    (start(1), all.into_iter().step_by(every).collect())
}

fn bots(live: &dyn DynMatch, difficulty: Difficulty) -> BySeat<Box<dyn DynBot>> {
    BySeat::from_fn(|seat| live.bot(difficulty, seat))
}

/// Prints how long the bot really thinks with that time limit.
fn at_the_table(game: &dyn DynGame, live: &dyn DynMatch, difficulty: Difficulty, asked: &[Asked]) {
    let mut bots = bots(live, difficulty);
    let every = asked.len().div_ceil(AT_THE_TABLE).max(1);
    let times: Vec<Duration> = asked
        .iter()
        .step_by(every)
        .map(|asked| {
            bots[asked.seat].recall(&asked.question);
            let begun = Instant::now();
            let _ = black_box(bots[asked.seat].answer(&asked.question, Budget::Time(difficulty.think())));
            begun.elapsed()
        })
        .collect();
    let ms = |time: Duration| time.as_secs_f64() * 1e3;
    let mean = times.iter().map(|time| ms(*time)).sum::<f64>() / times.len().max(1) as f64;
    let most = times.iter().copied().max().unwrap_or_default();
    println!(
        "{} {difficulty} at the table: {mean:.1} ms a decision, {:.1} ms the longest of {}; allowed {:.0} ms",
        game.id(),
        ms(most),
        times.len(),
        ms(difficulty.think())
    );
}

fn search(c: &mut Criterion) {
    let mut group = c.benchmark_group("search");
    group.sample_size(10).throughput(Throughput::Elements(1));
    for game in GAMES {
        let (live, asked) = decisions(*game);
        for difficulty in [Difficulty::Pro, Difficulty::WorldClass] {
            at_the_table(*game, live.as_ref(), difficulty, &asked);
            let bots = RefCell::new(bots(live.as_ref(), difficulty));
            let mut next = asked.iter().cycle();
            group.bench_function(BenchmarkId::new(game.id(), difficulty), |b| {
                // Catching up on a match that the bot has not seen is no part of a decision.
                let recall = || {
                    let asked = next.next();
                    asked.iter().for_each(|asked| bots.borrow_mut()[asked.seat].recall(&asked.question));
                    asked
                };
                let answer = |asked: Option<&Asked>| {
                    let Some(asked) = asked else { return };
                    let budget = Budget::Iterations(difficulty.iterations());
                    let _ = black_box(bots.borrow_mut()[asked.seat].answer(&asked.question, budget));
                };
                b.iter_batched(recall, answer, BatchSize::PerIteration);
            });
        }
    }
    group.finish();
}

criterion_group!(benches, search);
criterion_main!(benches);
