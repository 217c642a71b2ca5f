//! `tour`: prints the map of a tour, or simulates runs of bots.

use std::io::Write;
use std::thread;

use chrono::NaiveDate;
use clap::Args;
use serde_json::{Value, json};

use super::CommandErrors;
use super::series::{progress, threads};
use ::tour::simulate::{ChanceTable, RunPlayer, RunStrategy, SimulatedRun};
use ::tour::{Heat, MINUTES, Perk, Tour, TourMap, TourNode, TourRun};
use ai::Difficulty;
use engine::rng::mix;
use engine::{MatchRng, Seat};
use indicatif::ProgressBar;

/// Most runs of a simulation.
const MAX_RUNS: u32 = 100_000;

#[derive(Debug, Args)]
pub(super) struct TourArgs {
    /// Prints the map of the tour with this number
    #[arg(long, value_name = "N", required_unless_present_any = ["week", "simulate"], conflicts_with_all = ["week", "simulate"])]
    number: Option<u32>,
    /// Prints the map of the tour of the week of this day, such as 2026-11-30
    #[arg(long, value_name = "DATE", conflicts_with = "simulate")]
    week: Option<NaiveDate>,
    /// Plays this many runs with bots of each level, and prints how they end
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=i64::from(MAX_RUNS)))]
    simulate: Option<u32>,
    /// The heat
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=i64::from(Heat::LAST)))]
    heat: u8,
    /// The seed of the simulation; run n is of tour n
    #[arg(long, value_name = "S", default_value_t = 1, requires = "simulate")]
    seed: u64,
    /// Only bots of this level
    #[arg(long, value_name = "BOT", requires = "simulate")]
    bot: Option<String>,
    /// Prints for each helper how often runs win that begin with it on the bus
    #[arg(long, requires = "simulate")]
    perks: bool,
    /// Number of threads (default: one for each core); the result does not depend on it
    #[arg(long, value_name = "T", requires = "simulate", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Prints JSON
    #[arg(long, requires = "simulate")]
    json: bool,
}

pub(super) fn run(args: &TourArgs, out: &mut dyn Write) -> Result<(), CommandErrors> {
    let heat = Heat::new(args.heat).map_err(CommandErrors::one)?;
    if let Some(runs) = args.simulate {
        return simulate(args, heat, runs, out);
    }
    let tour = match (args.week, args.number) {
        (Some(date), _) => Tour::of_week(date, heat),
        (None, number) => Tour::new(number.unwrap_or_default(), heat).map_err(CommandErrors::one)?,
    };
    let map = tour.map();
    let (least, most) = map.minutes();
    writeln!(out, "{}: {least} to {most} minutes", tour.in_words())?;
    for change in heat.changes() {
        writeln!(out, "  {change}")?;
    }
    print_map(&map, out)
}

fn print_map(map: &TourMap, out: &mut dyn Write) -> Result<(), CommandErrors> {
    for node in map.stops.iter().flatten().chain(&map.finals) {
        let legs: Vec<String> = node
            .legs
            .iter()
            .take(2)
            .map(|leg| {
                let bot = leg.dyn_game().map(|game| game.opponent(leg.opponent).called().shown());
                let game = leg.dyn_game().map(|game| game.info().title.shown());
                let at = if leg.seat == Seat::Home { "home to" } else { "away at" };
                format!("{} {at} {}", game.unwrap_or_default(), bot.unwrap_or_default())
            })
            .collect();
        writeln!(
            out,
            "{}{}  {:<7} {:<34} {}; {} min{}",
            node.stop + 1,
            char::from(b'a' + node.lane as u8),
            node.kind.title(),
            node.stake.title(),
            legs.join(", "),
            node.minutes(),
            ways(node)
        )?;
    }
    Ok(())
}

/// Formats the ways that lead on, the one after a defeat in brackets.
fn ways(node: &TourNode) -> String {
    let letter = |lane: &usize| char::from(b'a' + *lane as u8);
    let names = node.ways.iter().map(|lane| {
        if *lane == node.detour && node.ways.len() > 1 {
            format!("({})", letter(lane))
        } else {
            letter(lane).to_string()
        }
    });
    let names: Vec<String> = names.collect();
    if names.is_empty() { String::new() } else { format!(" -> {}", names.join(" ")) }
}

/// The runs of one kind of bot.
#[derive(Default)]
struct RunTotals {
    runs: u32,
    won: u32,
    stops: usize,
    points: Vec<u32>,
}

impl RunTotals {
    fn of(ends: impl Iterator<Item = SimulatedRun>) -> Self {
        let mut totals = Self::default();
        for end in ends {
            totals.runs += 1;
            totals.won += u32::from(end.won);
            totals.stops += end.stops;
            totals.points.push(end.points);
        }
        totals.points.sort_unstable();
        totals
    }

    fn cups(&self) -> f64 {
        f64::from(self.won) / f64::from(self.runs.max(1))
    }

    fn mean_stops(&self) -> f64 {
        self.stops as f64 / f64::from(self.runs.max(1))
    }

    /// Returns the points that half, 80, 90 and 98 per cent of the runs stay below.
    fn quantiles(&self) -> [u32; 4] {
        [0.5, 0.8, 0.9, 0.98].map(|share| self.points_below(share))
    }

    /// Returns the points that this share of the runs stays below.
    fn points_below(&self, share: f64) -> u32 {
        let place = (share * self.points.len() as f64) as usize;
        self.points.get(place.min(self.points.len().saturating_sub(1))).copied().unwrap_or_default()
    }
}

/// What is the same for all rows of a simulation.
struct Simulation<'a> {
    /// A run of each tour from 1 on.
    starts: Vec<TourRun>,
    seed: u64,
    threads: usize,
    bar: &'a ProgressBar,
}

impl Simulation<'_> {
    /// Plays every run, on several threads; with a helper on the bus from the start if one is given.
    fn totals(&self, player: &RunPlayer<'_>, perk: Option<Perk>) -> Result<RunTotals, CommandErrors> {
        let one = |run: &TourRun| {
            let start = perk.into_iter().fold(run.clone(), TourRun::with_perk);
            let mut rng = MatchRng::new(mix(self.seed, run.tour().number().into()));
            let end = player.play(start, &mut rng);
            self.bar.inc(1);
            end
        };
        let share = self.starts.len().div_ceil(self.threads).max(1);
        let ends = thread::scope(|scope| {
            let parts: Vec<_> = self
                .starts
                .chunks(share)
                .map(|part| scope.spawn(move || part.iter().map(one).collect::<Vec<_>>()))
                .collect();
            let joined = parts.into_iter().map(|part| part.join());
            joined.collect::<Result<Vec<_>, _>>()
        });
        let ends = ends.map_err(|_| CommandErrors::one("a thread ended with a panic"))?;
        Ok(RunTotals::of(ends.into_iter().flatten()))
    }
}

/// The strategies that are compared, each with its name in the table.
const STRATEGIES: [(RunStrategy, &str); 4] = [
    (RunStrategy::Random, "random"),
    (RunStrategy::Greedy, "greedy"),
    (RunStrategy::Easy, "easy"),
    (RunStrategy::Hard, "hard"),
];

fn simulate(args: &TourArgs, heat: Heat, runs: u32, out: &mut dyn Write) -> Result<(), CommandErrors> {
    let only =
        args.bot.as_ref().map(|name| name.parse::<Difficulty>()).transpose().map_err(CommandErrors::one)?;
    let bots: Vec<Difficulty> =
        Difficulty::ALL.into_iter().filter(|bot| only.is_none_or(|only| only == *bot)).collect();
    let starts = (1..=runs).map(|number| Tour::new(number, heat).map(TourRun::new));
    let starts = starts.collect::<Result<Vec<_>, _>>().map_err(CommandErrors::one)?;
    let rows_of_bot = if args.perks { Perk::ALL.len() + 1 } else { STRATEGIES.len() };
    let bar = progress(u64::from(runs).saturating_mul((bots.len() * rows_of_bot) as u64), "runs");
    let simulation = Simulation { starts, seed: args.seed, threads: threads(args.threads), bar: &bar };
    let mut rows = Vec::new();
    for person in bots {
        rows.extend(if args.perks {
            perk_rows(&simulation, person)
        } else {
            strategy_rows(&simulation, person)
        }?);
    }
    bar.finish_and_clear();
    if args.json {
        let rows: Vec<Value> = rows.iter().map(SimulationRow::as_json).collect();
        writeln!(out, "{}", json!({ "heat": heat.number(), "runs": runs, "seed": args.seed, "rows": rows }))?;
        return Ok(());
    }
    let what = if args.perks { "with a helper from the start" } else { "by bots" };
    writeln!(
        out,
        "Tours of heat {}, {what}: {runs} runs each, seed {}, {} to {} minutes",
        heat.number(),
        args.seed,
        MINUTES.0,
        MINUTES.1
    )?;
    print_table(&rows, args.perks, out)
}

/// A row of the result: the runs of one bot in one way.
struct SimulationRow {
    person: Difficulty,
    /// The name of the strategy or of the helper.
    name: &'static str,
    totals: RunTotals,
    /// How many times more cups than without a helper.
    ratio: Option<f64>,
}

/// Returns a row for each helper, and one without any.
fn perk_rows(simulation: &Simulation<'_>, person: Difficulty) -> Result<Vec<SimulationRow>, CommandErrors> {
    let chances = ChanceTable::measured();
    let player = RunPlayer { person, strategy: RunStrategy::Greedy, chances };
    let without = simulation.totals(&player, None)?;
    let mut rows = Vec::new();
    for perk in Perk::ALL {
        let totals = simulation.totals(&player, Some(perk))?;
        let ratio = Some(totals.cups() / without.cups().max(f64::MIN_POSITIVE));
        rows.push(SimulationRow { person, name: perk.name(), totals, ratio });
    }
    rows.push(SimulationRow { person, name: "none", totals: without, ratio: None });
    Ok(rows)
}

/// Returns a row for each strategy.
fn strategy_rows(
    simulation: &Simulation<'_>,
    person: Difficulty,
) -> Result<Vec<SimulationRow>, CommandErrors> {
    let chances = ChanceTable::measured();
    let row = |(strategy, name)| {
        let totals = simulation.totals(&RunPlayer { person, strategy, chances }, None)?;
        Ok(SimulationRow { person, name, totals, ratio: None })
    };
    STRATEGIES.into_iter().map(row).collect()
}

fn print_table(rows: &[SimulationRow], perks: bool, out: &mut dyn Write) -> Result<(), CommandErrors> {
    let column = if perks { "helper" } else { "ways" };
    writeln!(
        out,
        "{:<16}{column:<18}{:>8}{:>10}{:>9}{:>9}{:>9}{:>9}{:>9}",
        "level",
        "cups %",
        "stops won",
        "points",
        "80 %",
        "90 %",
        "98 %",
        if perks { "times" } else { "" }
    )?;
    for SimulationRow { person, name, totals, ratio } in rows {
        let points = totals.quantiles().map(|points| format!("{points:>9}")).concat();
        let ratio = ratio.map(|ratio| format!("{ratio:>9.2}")).unwrap_or_default();
        writeln!(
            out,
            "{:<16}{name:<18}{:>8.1}{:>10.2}{points}{ratio}",
            person.name(),
            100.0 * totals.cups(),
            totals.mean_stops()
        )?;
    }
    Ok(())
}

impl SimulationRow {
    fn as_json(&self) -> Value {
        let mut row = json!({
            "level": self.person,
            "name": self.name,
            "cups": self.totals.cups(),
            "stops": self.totals.mean_stops(),
            "points": self.totals.quantiles(),
        });
        if let Some(ratio) = self.ratio {
            row["times"] = json!(ratio);
        }
        row
    }
}
