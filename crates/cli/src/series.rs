//! A series of matches, played on every core and counted.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, IsTerminal, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use ai::Difficulty;
use ai::adjusted::{AdjustedSeries, SeriesMatch};
use ai::arena::{ArenaPlayer, BotMatchError, BotMatchTotals};
use ai::estimate::Estimate;
use ai::ledger::LedgerSamples;
use engine::rng::mix;
use engine::{BySeat, Seat};
use games::dyn_bots::DynArena;

/// Maximum number of threads: more than the cores of any target machine, and few enough for any system.
const MAX_THREADS: usize = 256;

/// The reason why a series cannot be finished.
#[derive(Debug, thiserror::Error)]
pub(super) enum SeriesError {
    #[error("match {n}: {cause}")]
    Match { n: u64, cause: BotMatchError },
    #[error("{} cannot be written: {cause}", path.display())]
    Record { n: u64, path: PathBuf, cause: io::Error },
    #[error("{} is there already, and nothing is overwritten: expected a folder without such files", path.display())]
    Taken { n: u64, path: PathBuf },
}

impl SeriesError {
    const fn n(&self) -> u64 {
        match self {
            Self::Match { n, .. } | Self::Record { n, .. } | Self::Taken { n, .. } => *n,
        }
    }
}

/// Many matches between the same two bots.
pub(super) struct Series<'a> {
    pub(super) arena: &'a dyn DynArena,
    pub(super) players: BySeat<ArenaPlayer>,
    pub(super) matches: u64,
    pub(super) seed: u64,
    /// The folder for one record per match.
    pub(super) records: Option<&'a Path>,
    pub(super) threads: usize,
    /// The effort of each match's ledger; `None` for no ledgers.
    pub(super) ledgers: Option<LedgerSamples>,
}

/// The counts of one thread, or of all threads together.
#[derive(Default)]
pub(super) struct SeriesCounts {
    pub(super) tally: BotMatchTotals,
    /// One row per ledger, in any order.
    pub(super) rows: Vec<SeriesMatch>,
}

impl Series<'_> {
    /// Checks that no record takes the place of a file, before the first match is played.
    ///
    /// # Errors
    /// The first file that is there.
    pub(super) fn check_records(&self) -> Result<(), SeriesError> {
        let Some(folder) = self.records else { return Ok(()) };
        // The folder is listed once, not for each match.
        let Ok(there) = fs::read_dir(folder) else { return Ok(()) };
        let numbers = there.flatten().filter_map(|entry| {
            let n: u64 = entry.file_name().to_str()?.strip_suffix(".ron")?.parse().ok()?;
            (1..=self.matches).contains(&n).then_some(n)
        });
        let taken =
            numbers.map(|n| (n, record_path(folder, n))).filter(|(_, path)| path.symlink_metadata().is_ok());
        match taken.min() {
            Some((n, path)) => Err(SeriesError::Taken { n, path }),
            None => Ok(()),
        }
    }

    /// Plays all matches and advances the bar for each.
    pub(super) fn play(&self, bar: &ProgressBar) -> Result<BotMatchTotals, SeriesError> {
        self.count(bar).map(|counted| counted.tally)
    }

    /// Plays all matches as [`Self::play`] does, and counts their ledgers by row as well.
    pub(super) fn count(&self, bar: &ProgressBar) -> Result<SeriesCounts, SeriesError> {
        let next = AtomicU64::new(1);
        let stop = AtomicBool::new(false);
        let worker = || {
            let mut counted = SeriesCounts::default();
            while !stop.load(Ordering::Relaxed) {
                // Numbers are handed out in order and begun matches are finished, so the first error is always found.
                let n = next.fetch_add(1, Ordering::Relaxed);
                if n > self.matches {
                    break;
                }
                if let Err(error) = self.one(n, &mut counted) {
                    stop.store(true, Ordering::Relaxed);
                    return Err(error);
                }
                bar.inc(1);
            }
            Ok(counted)
        };
        let threads = self.threads.min(MAX_THREADS).min(usize::try_from(self.matches).unwrap_or(MAX_THREADS));
        let results: Vec<Result<SeriesCounts, SeriesError>> = thread::scope(|scope| {
            // If the system grants no more threads, the existing ones play all matches.
            let more = (1..threads).map_while(|_| thread::Builder::new().spawn_scoped(scope, worker).ok());
            let handles: Vec<_> = more.collect();
            let own = worker();
            let theirs = handles
                .into_iter()
                .map(|h| h.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
            std::iter::once(own).chain(theirs).collect()
        });
        let mut whole = SeriesCounts::default();
        let mut first: Option<SeriesError> = None;
        for result in results {
            match result {
                Ok(counted) => {
                    whole.tally.add(&counted.tally);
                    whole.rows.extend(counted.rows);
                }
                Err(error) if first.as_ref().is_none_or(|f| error.n() < f.n()) => first = Some(error),
                Err(_) => {}
            }
        }
        first.map_or(Ok(whole), Err)
    }

    /// Plays the series between two other players.
    pub(super) fn of(
        &self,
        home: ArenaPlayer,
        away: ArenaPlayer,
        bar: &ProgressBar,
    ) -> Result<BotMatchTotals, SeriesError> {
        Self { players: BySeat::new(home, away), ..*self }.play(bar)
    }

    fn one(&self, n: u64, counted: &mut SeriesCounts) -> Result<(), SeriesError> {
        let error = |cause| SeriesError::Match { n, cause };
        let seed = mix(self.seed, n);
        let bot_match = if let Some(effort) = self.ledgers {
            let (bot_match, ledger, dice) = self.arena.judged(seed, self.players, effort).map_err(error)?;
            counted.rows.push(SeriesMatch::from_ledger(n, &ledger, dice));
            bot_match
        } else {
            self.arena.play(seed, self.players, self.records.is_some()).map_err(error)?
        };
        counted.tally.count(&bot_match);
        if let (Some(folder), Some(record)) = (self.records, &bot_match.record) {
            let path = record_path(folder, n);
            let written =
                File::create_new(&path).and_then(|mut file| file.write_all(record.text().as_bytes()));
            written.map_err(|cause| match cause.kind() {
                io::ErrorKind::AlreadyExists => SeriesError::Taken { n, path },
                _ => SeriesError::Record { n, path, cause },
            })?;
        }
        Ok(())
    }
}

/// Returns the path of the record of the match with that number.
fn record_path(folder: &Path, n: u64) -> PathBuf {
    folder.join(format!("{n:04}.ron"))
}

/// Returns the number of threads that was asked for; without one, one for each core.
pub(super) fn threads(asked: Option<u16>) -> usize {
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    asked.map_or_else(cores, usize::from)
}

/// Makes a progress bar over that number of `what`; hidden if stderr is no terminal.
pub(super) fn progress(count: u64, what: &str) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(count);
    let template = format!("{{bar:40}} {{human_pos}}/{{human_len}} {what}, {{eta}} to go");
    if let Ok(style) = ProgressStyle::with_template(&template) {
        bar.set_style(style);
    }
    bar
}

/// The output of `--json`, in this order.
#[derive(Serialize)]
pub(super) struct SeriesReport {
    game: &'static str,
    pub(super) home: Difficulty,
    pub(super) away: Difficulty,
    pub(super) matches: u64,
    pub(super) home_wins: u64,
    pub(super) draws: u64,
    pub(super) away_wins: u64,
    pub(super) level_after_normal_time: u64,
    pub(super) decided_by: BTreeMap<&'static str, u64>,
    goals_per_match: BySeat<f64>,
    pub(super) decisions: u64,
    pub(super) decisions_per_second: f64,
    pub(super) seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) adjusted: Option<AdjustedReport>,
}

/// The output of `--adjusted`: home's points per match, or goals ahead in a solo game, each with half its 95 %
/// interval.
#[derive(Clone, Copy, Serialize)]
pub(super) struct AdjustedReport {
    #[serde(rename = "plain")]
    pub(super) unadjusted: [f64; 2],
    pub(super) adjusted: [f64; 2],
    pub(super) luck: [f64; 2],
    pub(super) variance_ratio: f64,
    pub(super) without_dice: [f64; 2],
    pub(super) dice: [f64; 2],
    pub(super) variance_ratio_without_dice: f64,
    pub(super) largest_gap: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) named_by_skill: Option<BySeat<u64>>,
}

impl AdjustedReport {
    pub(super) fn new(series: &AdjustedSeries, skill: bool) -> Self {
        let figures = |mean: Estimate| [mean.value, mean.half_width()];
        Self {
            unadjusted: figures(series.unadjusted()),
            adjusted: figures(series.adjusted()),
            luck: figures(series.luck()),
            variance_ratio: series.ratio_adjusted(),
            without_dice: figures(series.without_dice()),
            dice: figures(series.dice()),
            variance_ratio_without_dice: series.ratio_without_dice(),
            largest_gap: series.largest_gap(),
            named_by_skill: skill.then(|| series.named_by_skill()),
        }
    }
}

impl SeriesReport {
    pub(super) fn new(
        game: &'static str,
        difficulties: BySeat<Difficulty>,
        tally: &BotMatchTotals,
        time: Duration,
    ) -> Self {
        let seconds = time.as_secs_f64();
        Self {
            game,
            home: difficulties[Seat::Home],
            away: difficulties[Seat::Away],
            matches: tally.matches,
            home_wins: tally.wins[Seat::Home],
            draws: tally.draws,
            away_wins: tally.wins[Seat::Away],
            level_after_normal_time: tally.level_after_normal_time,
            decided_by: tally.decided_by.iter().map(|(decided, n)| (decided.name(), *n)).collect(),
            goals_per_match: BySeat::from_fn(|seat| tally.goals_per_match(seat)),
            decisions: tally.decisions,
            decisions_per_second: if seconds > 0.0 { tally.decisions as f64 / seconds } else { 0.0 },
            seconds,
            adjusted: None,
        }
    }
}

/// Formats a whole number with commas between thousands.
pub(super) fn thousands(n: u64) -> String {
    let digits = n.to_string();
    let mut text = String::new();
    for (k, digit) in digits.chars().enumerate() {
        if k > 0 && (digits.len() - k).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
