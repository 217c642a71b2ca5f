//! Decisions per second of random play on one core: list the legal actions, draw one, apply it, without a listener.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use engine::{Game, MatchRng, NullSink};
use games::penalties::Penalties;
use games::soccer_cards::{self, SoccerCards};
use games::soccer_go::{self, SoccerGo};
use games::soccer17::{MatchKind, Options, Soccer17, Team};
use games::soccer52::{self, BlockingRule, Soccer52};
use games::solitaire::{self, Solitaire};

/// Plays `matches` random matches and returns their number of decisions.
fn play<G: Game>(options: &G::Options, matches: u64) -> u64 {
    let mut rng = MatchRng::new(1);
    let mut decisions = 0;
    for seed in 0..matches {
        let Ok(mut state) = G::setup(options, seed, &mut NullSink) else { return 0 };
        while let Some(seat) = state.seats_to_move().first() {
            let Some(action) = state.sample(seat, &mut rng) else { return 0 };
            if state.apply(seat, &action, &mut NullSink).is_err() {
                return 0;
            }
            decisions += 1;
        }
        black_box(&state);
    }
    decisions
}

fn bench<G: Game>(c: &mut Criterion, what: &str, options: &G::Options) {
    const MATCHES: u64 = 1_000;
    let decisions = play::<G>(options, MATCHES);
    assert!(decisions > 0, "{}: random play ended early", G::ID);
    let mut group = c.benchmark_group("random_play");
    group.throughput(Throughput::Elements(decisions));
    group.bench_function(BenchmarkId::new(G::ID, what), |b| b.iter(|| play::<G>(options, MATCHES)));
    group.finish();
}

fn soccer17(c: &mut Criterion) {
    bench::<Soccer17>(c, "league", &Options::default());
    let teams = Options {
        kind: MatchKind::Cup,
        home_team: Some(Team::Italy),
        away_team: Some(Team::Germany),
        short: false,
    };
    bench::<Soccer17>(c, "cup with teams", &teams);
}

fn soccer52(c: &mut Criterion) {
    bench::<Soccer52>(c, "as printed", &soccer52::Options::default());
    let optional = soccer52::Options { blocking: BlockingRule::Optional, ..Default::default() };
    bench::<Soccer52>(c, "optional blocks", &optional);
}

fn soccer_go(c: &mut Criterion) {
    bench::<SoccerGo>(c, "all cards", &soccer_go::Options::default());
}

fn solitaire(c: &mut Criterion) {
    bench::<Solitaire>(c, "one manager", &solitaire::Options::default());
    bench::<Solitaire>(
        c,
        "two managers",
        &solitaire::Options { duel: true, ..solitaire::Options::default() },
    );
}

fn soccer_cards(c: &mut Criterion) {
    bench::<SoccerCards>(c, "league", &soccer_cards::Options::default());
    let cup = soccer_cards::Options { kind: soccer_cards::MatchKind::Cup, neutral: true, short: false };
    bench::<SoccerCards>(c, "cup on neutral ground", &cup);
}

fn penalties(c: &mut Criterion) {
    bench::<Penalties>(c, "five kicks", &Default::default());
}

criterion_group!(benches, soccer17, soccer52, soccer_go, solitaire, soccer_cards, penalties);
criterion_main!(benches);
