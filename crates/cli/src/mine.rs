//! `mine`: finds set pieces in matches of bots, and writes each as a file.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

use clap::Args;

use super::series::threads;
use super::{CommandErrors, options_file};
use ai::Difficulty;
use engine::rng::mix;
use engine::{BySeat, MatchRng, Seat};
use games::dyn_bots::DynArena;
use games::dyn_game::DynGame;
use set_pieces::SetPiece;
use set_pieces::mine::{SetPieceCandidate, SetPieceCollection, best_of_match, mine};
use store::places::{self, RULES};

/// Matches that are played before any set piece of them is written: the files do not depend on the number of threads.
const BATCH: u64 = 8;

#[derive(Debug, Args)]
pub(super) struct SetPieceArgs {
    /// The game
    game: String,
    /// Number of set pieces that the folder should have; those that are there count
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = clap::value_parser!(u32).range(1..=1000))]
    count: u32,
    /// The seed of the matches and searches
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Options of the matches, in RON
    #[arg(long, value_name = "FILE")]
    options: Option<PathBuf>,
    /// The folder for the set pieces (default: the game's own)
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Stops after this many matches
    #[arg(long, value_name = "M", default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    matches: u64,
    /// Number of threads (default: one for each core); the result does not depend on it
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

pub(super) fn run(args: &SetPieceArgs, out: &mut dyn Write) -> Result<(), CommandErrors> {
    let game = games::named(&args.game).map_err(CommandErrors::one)?;
    let options = options_file(game, args.options.as_ref())?.unwrap_or_default();
    let arena = game.arena(&options).map_err(CommandErrors::one)?;
    let folder = match &args.out {
        Some(folder) => folder.clone(),
        None => {
            let root = places::find_data(RULES).map_err(CommandErrors::one)?;
            set_pieces::folder(&root.join("assets"), game.id())
        }
    };
    let cannot = |e: io::Error| CommandErrors::one(format!("{}: {e}", folder.display()));
    fs::create_dir_all(&folder).map_err(cannot)?;
    let mut collected = SetPieceCollection::default();
    // The last match, decision and seat of this seed from which a set piece was written.
    let mut last: Option<(u64, usize, Seat)> = None;
    for file in set_pieces::files(&folder) {
        let piece = set_pieces::load(&file).map_err(CommandErrors::one)?;
        last = last.max(place_of(&piece.name, args.seed));
        collected.add(&piece);
    }
    let wanted = args.count as usize;
    let (begun, before) = (Instant::now(), collected.len());
    let mut first = last.map_or(0, |(n, ..)| n / BATCH * BATCH);
    while collected.len() < wanted && first < args.matches {
        for (n, found) in batch(game, &*arena, args.seed, first, threads(args.threads))? {
            for SetPieceCandidate { n: decision, piece } in found {
                let is_done = last.is_some_and(|last| (n, decision, piece.seat) <= last);
                if is_done || collected.len() >= wanted || !collected.admit(&piece) {
                    continue;
                }
                let path = folder.join(format!("{:04}-{n:04}-{decision:03}-{}.ron", args.seed, piece.seat));
                let mut file = File::create_new(&path).map_err(cannot)?;
                file.write_all(piece.text().as_bytes()).map_err(cannot)?;
                let gained = collected.len() - before;
                let so_far = Progress { have: collected.len(), gained, wanted, begun };
                writeln!(out, "{}", so_far.line(&piece, n))?;
                out.flush()?;
            }
        }
        first += BATCH;
    }
    writeln!(out, "{}: {} set pieces, {first} matches", game.id(), collected.len())?;
    for (kind, n) in collected.counts() {
        writeln!(out, "  {n:>4}  {kind}")?;
    }
    if collected.len() < wanted {
        let (found, matches) = (collected.len(), args.matches);
        let reason = format!("{found} of {wanted} set pieces found in {matches} matches: expected --matches");
        return Err(CommandErrors::one(reason));
    }
    Ok(())
}

/// Returns match, decision and seat of a file that this seed wrote.
fn place_of(name: &str, seed: u64) -> Option<(u64, usize, Seat)> {
    let mut parts = name.split('-');
    let of_seed = parts.next()?.parse() == Ok(seed);
    let (n, decision, seat) = (parts.next()?, parts.next()?, parts.next()?);
    let place = (n.parse().ok()?, decision.parse().ok()?, seat.parse().ok()?);
    of_seed.then_some(place)
}

/// Plays the matches of a batch and searches their decisions, on several threads.
fn batch(
    game: &dyn DynGame,
    arena: &dyn DynArena,
    seed: u64,
    first: u64,
    threads: usize,
) -> Result<Vec<(u64, Vec<SetPieceCandidate>)>, CommandErrors> {
    let next = AtomicUsize::new(0);
    let worker = || {
        let mut done = Vec::new();
        loop {
            let n = first + next.fetch_add(1, Ordering::Relaxed) as u64;
            if n >= first + BATCH {
                return Ok(done);
            }
            let seed = mix(seed, n);
            let played = arena.play_match(seed, players(seed), true).map_err(CommandErrors::one)?;
            let found = played.record.map_or_else(Vec::new, |record| mine(game, &record, seed));
            done.push((n, best_of_match(found)));
        }
    };
    let results = thread::scope(|scope| {
        let more: Vec<_> = (1..threads.min(BATCH as usize)).map(|_| scope.spawn(worker)).collect();
        let own = worker();
        let theirs = more
            .into_iter()
            .map(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        std::iter::once(own).chain(theirs).collect::<Result<Vec<_>, CommandErrors>>()
    });
    let mut all: Vec<_> = results?.into_iter().flatten().collect();
    all.sort_by_key(|(n, _)| *n);
    Ok(all)
}

/// Draws the two bots of a match; none plays at random.
fn players(seed: u64) -> BySeat<Difficulty> {
    let mut rng = MatchRng::new(mix(seed, 1));
    BySeat::from_fn(|_| Difficulty::ALL[1 + rng.index(Difficulty::ALL.len() - 1)])
}

/// How far mining has come.
struct Progress {
    have: usize,
    /// Those of this run.
    gained: usize,
    wanted: usize,
    begun: Instant,
}

impl Progress {
    /// Returns the line about a set piece that was found, with how long the rest will take.
    fn line(&self, piece: &SetPiece, n: u64) -> String {
        let Self { have, gained, wanted, begun } = self;
        let each = begun.elapsed().as_secs_f64() / (*gained).max(1) as f64;
        let to_go = each * wanted.saturating_sub(*have) as f64;
        format!(
            "{have}/{wanted}  match {n}  {:?} {:?}, difficulty {}, margin {:.3} \u{b1} {:.3}; about {} to go",
            piece.theme,
            piece.task,
            piece.difficulty(),
            piece.margin.value,
            piece.margin.error,
            if to_go < 90.0 { format!("{to_go:.0} s") } else { format!("{:.0} min", to_go / 60.0) }
        )
    }
}
