//! `days`: chooses the deals of the matches of the day.

use std::fs;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::thread;

use chrono::NaiveDate;
use clap::Args;

use super::series::{progress, threads};
use super::{CommandErrors, read};
use daily::selection::{self, CANDIDATES, CandidateStats};
use daily::{DaySelection, DaySelections, days_text, read_days};

/// Largest number of years in one file.
const MAX_YEARS: u32 = 30;

#[derive(Debug, Args)]
pub(super) struct DaysArgs {
    /// The first day, such as 2027-01-01
    #[arg(long, value_name = "DATE")]
    from: NaiveDate,
    /// The last day
    #[arg(long, value_name = "DATE")]
    to: NaiveDate,
    /// The file of the chosen days. Days that it has are kept, so that an interrupted choice can be gone on with
    #[arg(long, value_name = "FILE.ron")]
    file: PathBuf,
    /// Number of deals to choose from for each day
    #[arg(long, value_name = "N", default_value_t = CANDIDATES)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=1_000))]
    candidates: u64,
    /// Number of threads (default: one for each core); the result does not depend on it
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

pub(super) fn run(args: &DaysArgs, out: &mut dyn Write) -> Result<(), CommandErrors> {
    let years = args.to.years_since(args.from).ok_or_else(|| {
        CommandErrors::one(format!("--to {}: expected {} or a later day", args.to, args.from))
    })?;
    if years > MAX_YEARS {
        return Err(CommandErrors::one(format!("--to {}: expected {MAX_YEARS} years at most", args.to)));
    }
    let mut days = days_in(&args.file)?;
    let wanted = args.from.iter_days().take_while(|date| *date <= args.to);
    let missing: Vec<NaiveDate> = wanted.filter(|date| !days.contains_key(date)).collect();
    let threads = threads(args.threads);
    let bar = progress(missing.len() as u64, "matches");
    let mut measured = Vec::new();
    for dates in missing.chunks(threads) {
        for (date, (day, stats)) in selected(dates, args.candidates)? {
            days.insert(date, day);
            measured.push(stats);
        }
        bar.inc(dates.len() as u64);
        write(&args.file, &days_text(&days))?;
    }
    bar.finish_and_clear();
    let mean =
        |of: fn(&CandidateStats) -> f64| measured.iter().map(of).sum::<f64>() / measured.len().max(1) as f64;
    writeln!(
        out,
        "days chosen: {}, in the file: {}; mean points {:.2}, swings {:.2}, close {:.2}",
        measured.len(),
        days.len(),
        mean(|stats| stats.points),
        mean(|stats| stats.swings),
        mean(|stats| stats.close)
    )?;
    Ok(())
}

/// A chosen day with its date and its measures.
type Selected = (NaiveDate, (DaySelection, CandidateStats));

/// Chooses the deals of these days, each on a thread of its own.
fn selected(dates: &[NaiveDate], candidates: u64) -> Result<Vec<Selected>, CommandErrors> {
    thread::scope(|scope| {
        let choose = |date: NaiveDate| scope.spawn(move || (date, selection::select(date, candidates)));
        let threads: Vec<_> = dates.iter().map(|date| choose(*date)).collect();
        let chosen = threads.into_iter().map(|thread| {
            let (date, day) = thread.join().map_err(|_| CommandErrors::one("a thread ended with a panic"))?;
            let before_the_first =
                || CommandErrors::one(format!("{date}: before the first match of the day"));
            let day = day.map_err(|error| CommandErrors::one(format!("{date}: {error}")))?;
            Ok((date, day.ok_or_else(before_the_first)?))
        });
        chosen.collect()
    })
}

/// Reads the days in a file; none if there is no such file.
fn days_in(file: &Path) -> Result<DaySelections, CommandErrors> {
    if file.symlink_metadata().is_err_and(|error| error.kind() == ErrorKind::NotFound) {
        return Ok(DaySelections::new());
    }
    read_days(&read(file)?).map_err(|error| {
        let (at, reason) = (error.span.start, error.code);
        let expected = "expected dates with `opponent` and `seed`";
        CommandErrors::one(format!("{}:{}:{}: {reason}; {expected}", file.display(), at.line, at.col))
    })
}

/// Writes the file whole or not at all.
fn write(file: &Path, text: &str) -> Result<(), CommandErrors> {
    let cannot = |error| CommandErrors::one(format!("{} cannot be written: {error}", file.display()));
    let mut beside = file.as_os_str().to_owned();
    beside.push(".new");
    fs::write(&beside, text).map_err(cannot)?;
    fs::rename(&beside, file).map_err(cannot)
}
