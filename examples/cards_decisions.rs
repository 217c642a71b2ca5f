//! Measures where the decisions of Soccer Cards lie: how often a choice is forced, and how many points the best split,
//! lead or answer wins against a sound one and against a random one. See docs/luck.md.
//!
//! `cargo run --release -p lab --example cards_decisions -- --matches 2000`
//! `cargo run --release -p lab --example cards_decisions -- --take split --by sensible --matches 2000`
use std::process::ExitCode;

use ai::estimate::Estimate;
use ai::{Bot, BotChoice, Budget, Difficulty, HasBots, RandomBot};
use clap::{Parser, ValueEnum};
use engine::rng::mix;
use engine::{BySeat, Game, MatchRng, NullSink, Seat};
use games::soccer_cards::state::Phase;
use games::soccer_cards::{Action, Options, SoccerCards, View};
use stage::StagedDecisions;
use stage::scene::CardId;

/// Plays matches of Soccer Cards between two of the strongest bots. Where `take` is given, one side leaves these
/// decisions to a weaker player, and the points that this costs it are printed; otherwise the choices are counted.
#[derive(Parser, Debug)]
struct Args {
    /// The decisions that one side leaves to a weaker player.
    #[arg(long)]
    take: Option<Decisions>,
    /// The weaker player.
    #[arg(long, default_value = "sensible")]
    by: WeakPlayer,
    /// Number of matches. With `take` they are pairs: the same deal with the sides swapped.
    #[arg(long, default_value_t = 2_000)]
    matches: u64,
    /// Matches tried by the strong bots for each decision.
    #[arg(long, default_value_t = Difficulty::WorldClass.iterations())]
    iterations: u32,
    /// Seed of the first match.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// A group of decisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Decisions {
    Split,
    Lead,
    Answer,
    All,
}

/// A player weaker than the strongest bot.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum WeakPlayer {
    Sensible,
    Random,
    /// The split that *Auto* suggests at the table, beside random leads and answers.
    Auto,
}

/// A bot that splits as *Auto* does.
#[derive(Clone)]
struct AutoBot;

impl Bot<SoccerCards> for AutoBot {
    fn choose(
        &mut self,
        view: &View,
        legal: &[Action],
        budget: Budget,
        rng: &mut MatchRng,
    ) -> BotChoice<Action> {
        let picking = |chosen: &[CardId]| SoccerCards::picking(view, view.seat, legal, chosen);
        let made = picking(&[]).and_then(|empty| picking(&empty.suggestion)?.done);
        match made {
            Some(split) => BotChoice::new(split.action, split.label),
            None => Bot::<SoccerCards>::choose(&mut RandomBot, view, legal, budget, rng),
        }
    }
}

impl Decisions {
    fn has(self, phase: Phase) -> bool {
        match self {
            Self::Split => phase == Phase::Split,
            Self::Lead => phase == Phase::Lead,
            Self::Answer => phase == Phase::Answer,
            Self::All => true,
        }
    }
}

impl WeakPlayer {
    fn bot(self, seat: Seat) -> Option<Box<dyn Bot<SoccerCards>>> {
        let options = Options::default();
        match self {
            Self::Random => Some(Box::new(RandomBot)),
            Self::Auto => Some(Box::new(AutoBot)),
            Self::Sensible => {
                let habit = SoccerCards::benchmark_bots().iter().find(|habit| habit.name == "sensible");
                habit.map(|habit| (habit.bot)(seat, &options))
            }
        }
    }
}

/// The answers and leads of some matches, by what there was to choose.
#[derive(Default, Debug)]
struct ChoiceCounts {
    /// Answers to a card that is no chance.
    no_chance: u64,
    /// Answers by how many kinds that stop the chance the side holds: none, one, two or more.
    stoppers: [u64; 3],
    /// Leads by how many kinds the side holds: one, two, three or more.
    leads: [u64; 3],
    /// Leads at which all kinds held are chances, none is, or some are.
    chances: [u64; 3],
}

impl ChoiceCounts {
    fn count(&mut self, view: &View) {
        let now = view.own.now;
        let kinds = now.kinds().count();
        match (view.table.phase, view.table.led) {
            (Phase::Answer, Some(led)) if led.is_chance() => {
                self.stoppers[now.kinds().filter(|card| card.stops(led)).count().min(2)] += 1;
            }
            (Phase::Answer, _) => self.no_chance += 1,
            (Phase::Lead, _) => {
                self.leads[kinds.clamp(1, 3) - 1] += 1;
                let chances = now.kinds().filter(|card| card.is_chance()).count();
                self.chances[if chances == kinds {
                    0
                } else if chances == 0 {
                    1
                } else {
                    2
                }] += 1;
            }
            _ => {}
        }
    }

    fn print(&self) {
        let line = |head: &str, names: &[&str], counts: &[u64]| {
            let all = counts.iter().sum::<u64>().max(1) as f64;
            println!("{head}: {} in all", counts.iter().sum::<u64>());
            for (name, count) in names.iter().zip(counts) {
                let share = *count as f64 / all;
                let half = 1.96 * (share * (1.0 - share) / all).sqrt();
                println!("  {name}: {:.1} % ± {:.1}", 100.0 * share, 100.0 * half);
            }
        };
        let [none, one, more] = self.stoppers;
        let names = ["no chance to stop", "nothing that stops it", "one kind that does", "two or more"];
        line("answers", &names, &[self.no_chance, none, one, more]);
        line("leads", &["one kind", "two kinds", "three or more"], &self.leads);
        line("leads", &["only chances", "no chance", "both"], &self.chances);
    }
}

/// Plays a match and returns home's points. The side `weak`, if any, leaves its decisions of that group to the weaker
/// player.
fn play(args: &Args, seed: u64, weak: Option<Seat>, counts: &mut ChoiceCounts) -> Option<f64> {
    let options = Options::default();
    let mut state = SoccerCards::setup(&options, seed, &mut NullSink).ok()?;
    let mut strong = BySeat::from_fn(|seat| SoccerCards::bot(Difficulty::WorldClass, seat, &options));
    let mut weaker = args.by.bot(weak.unwrap_or(Seat::Home))?;
    let mut chance = BySeat::from_fn(|seat| MatchRng::new(mix(seed, 1 + seat as u64)));
    let mut legal = Vec::new();
    while let Some(seat) = state.seats_to_move().first() {
        legal.clear();
        state.legal(seat, &mut legal);
        let view = state.view(seat);
        counts.count(&view);
        let leaves = weak == Some(seat) && args.take.is_some_and(|taken| taken.has(view.table.phase));
        let bot = if leaves { &mut weaker } else { &mut strong[seat] };
        let choice = bot.choose(&view, &legal, Budget::Iterations(args.iterations), &mut chance[seat]);
        state.apply(seat, &choice.action, &mut NullSink).ok()?;
    }
    Some(match state.outcome()?.winner {
        Some(winner) => f64::from(u8::from(winner == Seat::Home)),
        None => 0.5,
    })
}

/// Returns the strong side's points and goals of the pairs of matches, or the counts.
fn measure(args: &Args) -> Option<()> {
    let mut counts = ChoiceCounts::default();
    if args.take.is_none() {
        for n in 0..args.matches {
            play(args, mix(args.seed, n), None, &mut counts)?;
        }
        counts.print();
        return Some(());
    }
    let mut points = Vec::new();
    for n in 0..args.matches {
        let seed = mix(args.seed, n);
        let at_home = play(args, seed, Some(Seat::Away), &mut counts)?;
        let away = 1.0 - play(args, seed, Some(Seat::Home), &mut counts)?;
        points.push(f64::midpoint(at_home, away));
    }
    let found = Estimate::mean(&points);
    println!(
        "{:?} by the {:?} player: the strong side makes {:.1} % ± {:.1} of the points in {} pairs",
        args.take,
        args.by,
        100.0 * found.value,
        100.0 * found.half_width(),
        args.matches
    );
    Some(())
}

fn main() -> ExitCode {
    match measure(&Args::parse()) {
        Some(()) => ExitCode::SUCCESS,
        None => {
            eprintln!("a match has no result");
            ExitCode::FAILURE
        }
    }
}
