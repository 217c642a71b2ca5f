//! `arena`: plays bots against each other on every core and prints the statistics.

use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::Args;

use super::series::{AdjustedReport, Series, SeriesCounts, SeriesReport, progress, thousands, threads};
use super::{CommandErrors, ladder, newcomers, options_file};
use ai::Difficulty;
use ai::adjusted::AdjustedSeries;
use ai::arena::{ArenaPlayer, BotMatchTotals, share, wilson};
use ai::ledger::LedgerSamples;
use base::reading::sanitized;
use engine::{BySeat, Seat};

/// Default number of matches for each cell of a table: an interval of about 7 points either side.
const TABLE_MATCHES: u64 = 200;
/// Default seed of a table.
const TABLE_SEED: u64 = 1;

#[derive(Debug, Args)]
pub(super) struct ArenaArgs {
    /// The game
    #[arg(long, value_name = "G")]
    game: String,
    /// The bot that plays home
    #[arg(long, value_name = "BOT", required_unless_present_any = ["ladder", "field", "newcomers", "best_response"], conflicts_with = "ladder")]
    home: Option<String>,
    /// The bot that plays away
    #[arg(long, value_name = "BOT", required_unless_present_any = ["ladder", "field", "newcomers", "best_response"], conflicts_with = "ladder")]
    away: Option<String>,
    /// Lets home take so many answers of the coach in each match, as with a tour's analyst: at the third, the sixth
    /// and so on of its decisions
    #[arg(long, value_name = "N", requires = "home")]
    answers: Option<u32>,
    /// Number of matches. With --ladder or --field of each pairing, with --newcomers number of newcomers of each level;
    /// the default is then 200
    #[arg(long, value_name = "N", required_unless_present_any = ["ladder", "field", "newcomers", "best_response"],
          value_parser = clap::value_parser!(u64).range(1..))]
    matches: Option<u64>,
    /// The seed of the series (default with --ladder, --field or --newcomers: 1)
    #[arg(long, value_name = "S", required_unless_present_any = ["ladder", "field", "newcomers", "best_response"])]
    seed: Option<u64>,
    /// The options of every match
    #[arg(long, value_name = "FILE.ron")]
    options: Option<PathBuf>,
    /// Writes the record of each match to this folder: 0001.ron ...; overwrites nothing
    #[arg(long, value_name = "DIR", conflicts_with = "ladder")]
    records: Option<PathBuf>,
    /// Prints JSON
    #[arg(long)]
    json: bool,
    /// Number of threads (default: one for each core); the result does not depend on it
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
    /// Prints the cross table of all bots, and each level against the one below it
    #[arg(long)]
    ladder: bool,
    /// Prints the points of each bot against the game's field of opponents with one habit each
    #[arg(long, conflicts_with_all = ["ladder", "home", "away", "records"])]
    field: bool,
    /// With --field, --newcomers or --best-response: only this bot
    #[arg(long, value_name = "BOT", conflicts_with_all = ["ladder", "home", "away"])]
    bot: Option<String>,
    /// Thinking time of both bots for a decision, in milliseconds of processor time (on Windows, of clock time),
    /// instead of a number of iterations. The result then depends on the machine, but not on its load
    #[arg(long, value_name = "MS", value_parser = milliseconds, conflicts_with = "adjusted")]
    think: Option<Duration>,
    /// Prints the points of newcomers of each level against bots that find their level; --matches newcomers each
    #[arg(long, conflicts_with_all = ["ladder", "field", "home", "away", "records"])]
    newcomers: bool,
    /// Prints the points of a player who knows how --bot (default: world-class) decides, but neither its cards nor its
    /// random numbers
    #[arg(long, conflicts_with_all = ["ladder", "field", "newcomers", "home", "away", "records", "adjusted", "think"])]
    best_response: bool,
    /// Also prints home's points without luck and without the bots' dice: the same mean, with less variance
    #[arg(long, conflicts_with_all = ["ladder", "field", "newcomers"])]
    adjusted: bool,
    /// With --adjusted: counts the matches in which each side has the better skill. Slow if the game is not solved
    #[arg(long, requires = "adjusted")]
    skill: bool,
}

/// Parses a duration given in milliseconds.
fn milliseconds(text: &str) -> Result<Duration, String> {
    let wanted = text.parse::<f64>().ok().filter(|ms| (0.001..=60_000.0).contains(ms));
    wanted
        .map(|ms| Duration::from_secs_f64(ms / 1_000.0))
        .ok_or_else(|| format!("`{}`: expected milliseconds from 0.001 to 60000", sanitized(text)))
}

pub(super) fn run(args: &ArenaArgs, out: &mut dyn Write) -> Result<(), CommandErrors> {
    let game = games::named(&args.game).map_err(CommandErrors::one)?;
    let difficulty = |name: &Option<String>| match name {
        Some(name) => name.parse::<Difficulty>().map_err(CommandErrors::one),
        None => Ok(Difficulty::Random),
    };
    let difficulties = BySeat::new(difficulty(&args.home)?, difficulty(&args.away)?);
    let options = options_file(game, args.options.as_ref())?.unwrap_or_default();
    let mut arena = game.arena(&options).map_err(CommandErrors::one)?;
    args.think.into_iter().for_each(|time| arena.think(time));
    if let Some(folder) = &args.records {
        fs::create_dir_all(folder)
            .map_err(|e| CommandErrors::one(format!("{} cannot be made: {e}", folder.display())))?;
    }
    let series = Series {
        arena: arena.as_ref(),
        players: BySeat::from_fn(|seat| match args.answers {
            Some(answers) if seat == Seat::Home => ArenaPlayer::Advised(difficulties[seat], answers),
            _ => ArenaPlayer::Bot(difficulties[seat]),
        }),
        matches: args.matches.unwrap_or(TABLE_MATCHES),
        seed: args.seed.unwrap_or(TABLE_SEED),
        records: args.records.as_deref(),
        threads: threads(args.threads),
        ledgers: args.adjusted.then_some(if args.skill {
            LedgerSamples::REPORT
        } else {
            LedgerSamples::SERIES
        }),
    };
    let alone = !game.seats_with(&options).map_err(CommandErrors::one)?.contains(Seat::Away);
    if alone && (args.field || args.newcomers || args.best_response) {
        let title = game.info().title;
        return Err(CommandErrors::one(format!(
            "{title} is played alone with these options: its bots meet nobody"
        )));
    }
    if args.ladder {
        return if alone {
            ladder::alone(game, &series, args.json, out)
        } else {
            ladder::against_each_other(game, &series, args.json, out)
        };
    }
    if args.best_response {
        let bot = if args.bot.is_some() { difficulty(&args.bot)? } else { Difficulty::WorldClass };
        return ladder::best_response(game, &series, bot, args.json, out);
    }
    let bots: &[Difficulty] = if args.bot.is_some() { &[difficulty(&args.bot)?] } else { &Difficulty::ALL };
    if args.newcomers {
        return newcomers::find_their_difficulty(game, &series, bots, !args.json, out);
    }
    if args.field {
        return ladder::against_the_field(game, &series, bots, args.json, out);
    }
    series.check_records().map_err(CommandErrors::one)?;
    let bar = progress(series.matches, "matches");
    let start = Instant::now();
    let SeriesCounts { tally, rows } = series.count(&bar).map_err(CommandErrors::one)?;
    bar.finish_and_clear();
    let mut report = SeriesReport::new(game.id(), difficulties, &tally, start.elapsed());
    report.adjusted = args.adjusted.then(|| AdjustedReport::new(&AdjustedSeries::new(rows), args.skill));
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&report).map_err(io::Error::from)?)?;
    } else {
        write!(out, "{}", report_text(&game.info().title.to_string(), series.seed, &report, &tally))?;
    }
    Ok(())
}

fn report_text(title: &str, seed: u64, report: &SeriesReport, tally: &BotMatchTotals) -> String {
    let n = report.matches;
    let mut text = String::new();
    let matches = if n == 1 { "match" } else { "matches" };
    let _ = writeln!(
        text,
        "{title}: {} (home) v {} (away), {} {matches}, seed {seed}",
        report.home,
        report.away,
        thousands(n)
    );
    for (name, part) in [
        ("home wins", report.home_wins),
        ("draws", report.draws),
        ("away wins", report.away_wins),
        ("level after normal time", report.level_after_normal_time),
    ] {
        let (low, high) = wilson(part, n);
        let _ = writeln!(
            text,
            "  {name:<24}{:>9}  {:>5.1} %  (95 %: {:.1} to {:.1})",
            thousands(part),
            100.0 * share(part, n),
            100.0 * low,
            100.0 * high
        );
    }
    let [home, away] = Seat::BOTH.map(|seat| tally.goals_per_match(seat));
    let _ = writeln!(text, "  {:<24}{:>9.2}  ({home:.2} home, {away:.2} away)", "goals a match", home + away);
    if !tally.medals.is_empty() {
        let medals: Vec<_> = tally
            .medals
            .iter()
            .rev()
            .map(|(medal, n)| format!("{} {}", medal.name(), thousands(*n)))
            .collect();
        let _ = writeln!(text, "  {:<24}{}", "medals", medals.join(", "));
    }
    let decided: Vec<_> = report
        .decided_by
        .iter()
        .map(|(name, n)| format!("{} {}", name.replace('_', " "), thousands(*n)))
        .collect();
    let _ = writeln!(text, "  {:<24}{}", "decided by", decided.join(", "));
    let _ = writeln!(
        text,
        "  {:<24}{:>9}  ({:.1} a match, {} a second, {:.2} s)",
        "decisions",
        thousands(report.decisions),
        share(report.decisions, n),
        thousands(report.decisions_per_second as u64),
        report.seconds
    );
    report.adjusted.iter().for_each(|fair| text += &without_luck(fair));
    text
}

/// Formats the figures that `--adjusted` adds.
fn without_luck(fair: &AdjustedReport) -> String {
    let mut text = String::new();
    for (name, [mean, half]) in [
        ("home's points", fair.unadjusted),
        ("  with luck taken off", fair.adjusted),
        ("  and the bots' dice", fair.without_dice),
        ("  luck", fair.luck),
        ("  bots' dice", fair.dice),
    ] {
        let _ = writeln!(text, "  {name:<24}{mean:>9.4}  (95 %: {:.4} to {:.4})", mean - half, mean + half);
    }
    let (ratio, both, gap) = (fair.variance_ratio, fair.variance_ratio_without_dice, fair.largest_gap);
    let _ = writeln!(text, "  {:<24}{ratio:>9.2}  times that without luck", "  variance");
    let _ = writeln!(text, "  {:<24}{both:>9.2}  times that without luck and dice", "  variance");
    let _ = writeln!(text, "  {:<24}{gap:>9.0e}  at most, between parts and result", "  left over");
    if let Some(named) = fair.named_by_skill {
        let (home, away) = (thousands(named[Seat::Home]), thousands(named[Seat::Away]));
        let _ = writeln!(text, "  {:<24}home {home}, away {away}", "better by skill");
    }
    text
}

#[cfg(test)]
pub(super) mod tests {
    use clap::Parser;
    use serde_json::json;

    use super::super::{Cli, Command};
    use super::*;

    pub(crate) fn arena(rest: &str) -> Result<String, String> {
        let line = format!("five-a-side arena --game toy {rest}");
        let cli = Cli::try_parse_from(line.split_whitespace()).map_err(|e| format!("usage: {e}"))?;
        let Some(Command::Arena(args)) = cli.command else { panic!("{line}") };
        let mut out = Vec::new();
        run(&args, &mut out).map_err(|CommandErrors(errors)| errors.join("\n"))?;
        Ok(String::from_utf8(out).unwrap())
    }

    const SOME: &str = "--home random --away pro --matches 300 --seed 9";

    fn timeless(json: &str) -> serde_json::Value {
        let mut value: serde_json::Value = serde_json::from_str(json).unwrap();
        let fields = value.as_object_mut().unwrap();
        assert!(fields.remove("seconds").unwrap().as_f64().unwrap() > 0.0);
        assert!(fields.remove("decisions_per_second").unwrap().as_f64().unwrap() > 0.0);
        value
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let one = timeless(&arena(&format!("{SOME} --json --threads 1")).unwrap());
        for threads in [2, 7] {
            assert_eq!(timeless(&arena(&format!("{SOME} --json --threads {threads}")).unwrap()), one);
        }
        assert_eq!(one["decisions"], 1800);
        let sum = ["home_wins", "draws", "away_wins"].map(|k| one[k].as_u64().unwrap()).iter().sum::<u64>();
        assert_eq!((sum, &one["decided_by"]), (300, &json!({"normal_time": 300})));
        assert_eq!(
            (&one["home"], &one["away"], &one["game"]),
            (&json!("random"), &json!("pro"), &json!("toy"))
        );
    }

    #[test]
    fn the_number_of_threads_does_not_change_the_adjusted_results() {
        let rest = "--home random --away random --matches 200 --seed 9 --adjusted --json --threads";
        let one = timeless(&arena(&format!("{rest} 1")).unwrap());
        for threads in [2, 7] {
            assert_eq!(timeless(&arena(&format!("{rest} {threads}")).unwrap()), one);
        }
        assert!(one["adjusted"]["variance_ratio_without_dice"].as_f64() > Some(1.0), "{one}");
        let words =
            arena("--home random --away random --matches 20 --seed 9 --adjusted --threads 1").unwrap();
        for name in ["home's points", "  with luck taken off", "  and the bots' dice", "  bots' dice"] {
            assert!(words.contains(&format!("\n  {name:<24}")), "{words}");
        }
    }

    #[test]
    fn a_series_is_reported_in_words() {
        let text = arena(SOME).unwrap();
        assert!(
            text.starts_with("Toy: random (home) v pro (away), 300 matches, seed 9\n  home wins"),
            "{text}"
        );
        assert!(text.contains("decided by              normal time 300\n"), "{text}");
        assert!(text.contains("1,800  (6.0 a match, "), "{text}");
    }

    #[test]
    fn saved_records_replay_to_the_counted_results() {
        let dir = tempfile::tempdir().unwrap();
        let folder = dir.path().join("new/records");
        let json = arena(&format!("{SOME} --matches 12 --json --records {}", folder.display()));
        assert!(json.unwrap_err().contains("usage"), "--matches twice");
        let rest =
            format!("--home random --away pro --matches 12 --seed 9 --json --records {}", folder.display());
        let json = timeless(&arena(&rest).unwrap());
        let mut tally = BySeat::new(0, 0);
        for n in 1..=12 {
            let text = fs::read_to_string(folder.join(format!("{n:04}.ron"))).unwrap();
            let record = engine::Record::parse(&text).unwrap();
            let replayed = games::find("toy").unwrap().replay(&record).unwrap();
            if let Some(seat) = replayed.outcome.unwrap().winner {
                tally[seat] += 1;
            }
        }
        assert_eq!(
            (json!(tally[Seat::Home]), json!(tally[Seat::Away])),
            (json["home_wins"].clone(), json["away_wins"].clone())
        );
    }

    /// Bug: a file of somebody's was overwritten, and nothing said.
    #[test]
    fn records_never_overwrite_a_file() {
        let dir = tempfile::tempdir().unwrap();
        let rest = format!("--home random --away pro --seed 9 --records {} --matches", dir.path().display());
        fs::write(dir.path().join("0003.ron"), "precious").unwrap();
        let error = arena(&format!("{rest} 4")).unwrap_err();
        assert!(error.contains("0003.ron is there already, and nothing is overwritten"), "{error}");
        assert_eq!(fs::read_to_string(dir.path().join("0003.ron")).unwrap(), "precious");
        assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 1, "no match was played");
        arena(&format!("{rest} 2")).unwrap();
        assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 3);
        assert!(arena(&format!("{rest} 2")).unwrap_err().contains("0001.ron is there already"));
    }

    #[test]
    fn bad_arguments_are_named() {
        for (rest, expected) in [
            ("--home robot --away pro --matches 1 --seed 1", "unknown bot `robot`: expected random, rookie"),
            ("--home human --away pro --matches 1 --seed 1", "unknown bot `human`"),
            ("--home pro --away pro --matches 1 --seed 1 --options no.ron", "no.ron: cannot be read"),
            ("--home pro --away pro --matches 0 --seed 1", "usage"),
            ("--home pro --away pro --matches 1", "usage"),
            ("--home pro --matches 1 --seed 1", "usage"),
            ("--home pro --away pro --matches 1 --seed 1 --threads 0", "usage"),
            ("--ladder --home pro", "usage"),
            ("--ladder --field", "usage"),
            ("--field --away pro", "usage"),
            ("--field", "Toy has no field of opponents with one habit each"),
        ] {
            let error = arena(rest).unwrap_err();
            assert!(error.contains(expected), "{rest}: {error}");
        }
    }

    #[test]
    fn thousands_are_separated_by_commas() {
        for (n, text) in [(0, "0"), (999, "999"), (1000, "1,000"), (12_345_678, "12,345,678")] {
            assert_eq!(thousands(n), text);
        }
    }
}
