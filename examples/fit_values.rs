//! Fits the value networks of the games that are not solved to matches between their own bots, and writes their
//! weights. See docs/luck.md.
//!
//! The committed weights were fitted to the difficulties of an older ladder, whose amateur survives as the habit
//! `sensible`. With today's difficulties the weights differ somewhat.
//!
//! `cargo run --release --no-default-features --example fit_values -- soccer52 --matches 80000`
use std::fmt::Write as _;
use std::path::Path;

use ai::arena::BotMatchRequest;
use ai::estimate::ValueUnit;
use ai::value::{self, ONE, chance, result_value, softsign};
use ai::{Difficulty, HasBots};
use clap::Parser;
use engine::rng::mix;
use engine::{BySeat, MatchRng, NullSink};
use games::{soccer_cards, soccer_go, soccer52, solitaire};

/// Fits the value networks of a game.
#[derive(Parser, Debug)]
struct Args {
    /// The game: soccer52, soccer_cards, soccer_go, or solitaire, which has two networks.
    game: String,
    /// Number of matches to fit to.
    #[arg(long, default_value_t = 80_000)]
    matches: u64,
    /// Number of hidden units.
    #[arg(long, default_value_t = 32)]
    units: usize,
    /// Passes over all states, for each of two fits.
    #[arg(long, default_value_t = 8)]
    rounds: u32,
}

/// Number of states taken from one match.
const STATES: usize = 12;
/// Number of states per gradient step.
const BATCH: usize = 64;

/// The weight λ of later targets in the second fit. The rest is the first fit's value of the next sampled state, which
/// has less variance than the result of the match.
const FAR: f64 = 0.5;

/// The features of a state and the target: in the first fit the result of its match.
type Sample = (Vec<f32>, f64);

/// Plays matches between amateurs, and between an amateur and others, and samples states of each.
fn samples<G: HasBots>(options: &G::Options, matches: u64) -> Vec<Vec<Sample>> {
    let mut all = Vec::new();
    let f32s = |features: Vec<f64>| features.into_iter().map(|feature| feature as f32).collect();
    for n in 0..matches {
        let mut rng = MatchRng::new(mix(77, n));
        let difficulties = match n % 8 {
            0 => BySeat::new(Difficulty::Rookie, Difficulty::Amateur),
            1 => BySeat::new(Difficulty::Amateur, Difficulty::Rookie),
            _ => BySeat::new(Difficulty::Amateur, Difficulty::Amateur),
        };
        let Ok(bot_match) =
            BotMatchRequest::<G>::new(options, mix(7, n), difficulties).keep_record(true).play()
        else {
            continue;
        };
        let Some(record) = bot_match.record else { continue };
        let result = result_value(G::value_unit(options), &bot_match.outcome);
        let mut features: Vec<Vec<f64>> = Vec::new();
        let seen =
            record.replay::<G, _>(&mut NullSink, |_, state: &G, _, _, _| features.push(state.features()));
        if seen.is_err() {
            continue;
        }
        // The first state is always included: it gives the value of the deal.
        let mut chosen: Vec<usize> = (1..features.len()).collect();
        rng.shuffle(&mut chosen);
        chosen.truncate(STATES - 1);
        chosen.push(0);
        chosen.sort_unstable();
        let taken = chosen.into_iter().map(|k| (f32s(std::mem::take(&mut features[k])), result));
        all.push(taken.collect());
    }
    all
}

/// A network in training; its weights have the layout of [`value::ValueNetwork::new`].
struct Learner {
    units: usize,
    weights: Vec<f64>,
    mean: Vec<f64>,
    square: Vec<f64>,
    steps: i32,
}

impl Learner {
    fn new(features: usize, units: usize, rng: &mut MatchRng) -> Self {
        let size = value::size(features, units);
        let spread = (1.0 / features as f64).sqrt();
        let mut weights: Vec<f64> = (0..size).map(|_| spread * (2.0 * rng.unit() - 1.0)).collect();
        weights[units * (features + 1)..].iter_mut().for_each(|weight| *weight *= 0.1);
        Self { units, weights, mean: vec![0.0; size], square: vec![0.0; size], steps: 0 }
    }

    /// Returns the output and the hidden units.
    fn forward(&self, features: &[f32]) -> (f64, Vec<f64>) {
        let row = features.len() + 1;
        let sum = |weights: &[f64]| {
            weights[0] + weights[1..].iter().zip(features).map(|(w, x)| w * f64::from(*x)).sum::<f64>()
        };
        let mut sums = vec![0.0; self.units];
        for (k, unit) in sums.iter_mut().enumerate() {
            *unit = sum(&self.weights[k * row..][..row]);
        }
        let last = &self.weights[(self.units + 1) * row..];
        let out = sum(&self.weights[self.units * row..][..row]);
        (out + sums.iter().zip(last).map(|(s, w)| w * softsign(*s)).sum::<f64>(), sums)
    }

    /// Takes one step of Adam on the loss of the batch.
    fn step(&mut self, batch: &[&Sample], unit: ValueUnit, rate: f64) -> f64 {
        let mut slope = vec![0.0; self.weights.len()];
        let mut error = 0.0;
        for (features, result) in batch.iter().copied() {
            let row = features.len() + 1;
            let (read, sums) = self.forward(features);
            let estimate = if unit == ValueUnit::Wins { chance(read) } else { read };
            let gap = estimate - result;
            error += gap * gap;
            let mut add = |at: usize, by: f64| {
                slope[at] += by;
                slope[at + 1..at + row].iter_mut().zip(features).for_each(|(s, x)| *s += by * f64::from(*x));
            };
            add(self.units * row, gap);
            for (k, sum) in sums.iter().enumerate() {
                let weight = self.weights[(self.units + 1) * row + k];
                add(k * row, gap * weight / (1.0 + sum.abs()).powi(2));
            }
            for (k, sum) in sums.iter().enumerate() {
                slope[(self.units + 1) * row + k] += gap * softsign(*sum);
            }
        }
        self.steps += 1;
        let (fade, slow) = (0.9f64, 0.999f64);
        for (k, slope) in slope.iter().enumerate() {
            let g = slope / batch.len() as f64 + 1e-6 * self.weights[k];
            self.mean[k] = fade * self.mean[k] + (1.0 - fade) * g;
            self.square[k] = slow * self.square[k] + (1.0 - slow) * g * g;
            let mean = self.mean[k] / (1.0 - fade.powi(self.steps));
            let square = self.square[k] / (1.0 - slow.powi(self.steps));
            self.weights[k] -= rate * mean / (square.sqrt() + 1e-8);
        }
        error
    }
}

/// Fits a network and writes its weights to the file of that name.
fn fit<G: HasBots>(name: &str, options: &G::Options, args: &Args) -> std::io::Result<()> {
    let unit = G::value_unit(options);
    let mut matches = samples::<G>(options, args.matches);
    let mut rng = MatchRng::new(5);
    let kept: Vec<Sample> = matches.split_off(matches.len() * 9 / 10).into_iter().flatten().collect();
    let features = kept[0].0.len();
    let mut net = Learner::new(features, args.units, &mut rng);
    let estimate = |net: &Learner, features: &[f32]| {
        let read = net.forward(features).0;
        if unit == ValueUnit::Wins { chance(read) } else { read }
    };
    for (pass, first_rate) in [("results", 0.004), ("later states", 0.002)] {
        if pass == "later states" {
            for states in &mut matches {
                for k in (0..states.len().saturating_sub(1)).rev() {
                    let next = estimate(&net, &states[k + 1].0);
                    states[k].1 = FAR * states[k + 1].1 + (1.0 - FAR) * next;
                }
            }
            net = Learner {
                steps: 0,
                mean: vec![0.0; net.mean.len()],
                square: vec![0.0; net.square.len()],
                ..net
            };
        }
        let mut all: Vec<&Sample> = matches.iter().flatten().collect();
        for round in 0..args.rounds {
            rng.shuffle(&mut all);
            let rate = first_rate * (1.0 - f64::from(round) / f64::from(args.rounds)).powi(2) + 1e-5;
            let error: f64 = all.chunks(BATCH).map(|batch| net.step(batch, unit, rate)).sum();
            let gap = |(features, result): &Sample| estimate(&net, features) - result;
            let unseen = kept.iter().map(|sample| gap(sample).powi(2)).sum::<f64>() / kept.len() as f64;
            let error = error / all.len() as f64;
            eprintln!("{} {name}, by {pass}, round {}: {error:.5}, unseen {unseen:.5}", G::ID, round + 1);
        }
    }
    let of_results = {
        let mean = kept.iter().map(|(_, result)| result).sum::<f64>() / kept.len() as f64;
        kept.iter().map(|(_, result)| (result - mean).powi(2)).sum::<f64>() / kept.len() as f64
    };
    eprintln!("{} {name}: the variance of the results is {of_results:.5}", G::ID);
    let mut text = format!(
        "# The weights of a network in value.rs, as ValueNetwork::new reads them. Fit them again with\n\
         # cargo run --release --no-default-features --example fit_values -- {} --matches {} --units {}\n",
        args.game, args.matches, args.units
    );
    for line in net.weights.chunks(16) {
        let line: Vec<String> = line.iter().map(|weight| format!("{:.0}", ONE * weight)).collect();
        let _ = writeln!(text, "{}", line.join(" "));
    }
    let bots = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("crates/{}/src/bots", args.game));
    std::fs::write(bots.join(format!("{name}.txt")), text)
}

fn main() -> std::io::Result<()> {
    let args = Args::parse();
    match args.game.as_str() {
        "soccer52" => fit::<soccer52::Soccer52>("weights", &Default::default(), &args),
        "soccer_cards" => fit::<soccer_cards::SoccerCards>("weights", &Default::default(), &args),
        "soccer_go" => fit::<soccer_go::SoccerGo>("weights", &Default::default(), &args),
        "solitaire" => {
            let duel = solitaire::Options { duel: true, ..Default::default() };
            fit::<solitaire::Solitaire>("solitaire", &Default::default(), &args)?;
            fit::<solitaire::Solitaire>("duel", &duel, &args)
        }
        other => Err(std::io::Error::other(format!("{other} needs no network"))),
    }
}
