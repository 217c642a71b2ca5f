//! `replay`: replays a record. `code`: prints a record as a match code.

use std::ffi::OsString;
use std::fmt;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use clap::{ArgGroup, Args};

use super::{CommandErrors, read};
use ::tour::TourProof;
use base::reading::escape_invisible;
use daily::{DailyProof, ProofError};
use engine::code::is_like_a_code;
use engine::trace::{TraceError, standing};
use engine::{BySeat, Record, RecordError, Seat, SeatSet};
use games::dyn_game::{DynGame, ReplayResult};
use store::{clubs_in, places, record_and_bot_match_in};
use words::{Localization, offered};

/// The folder of the words of all languages.
const WORDS: &str = "assets/words";

#[derive(Debug, Args)]
#[command(group(ArgGroup::new("several").args(["verify", "tour"])))]
pub(super) struct ReplayArgs {
    /// A record file, or a match code; with --day also the line that ends with one
    #[arg(value_name = "RECORD|CODE|LINE")]
    record: OsString,
    /// Prints one JSON line per decision
    #[arg(long)]
    trace: bool,
    /// Checks the seals of each record: the choices that bots made before you, and the seed (see docs/bots.md)
    #[arg(long, conflicts_with = "trace")]
    verify: bool,
    /// Proves the result of a match of the day, from its line, its code or its file: the deal is that of the day, and
    /// the opponent made the decisions that follow from it
    #[arg(long, conflicts_with_all = ["trace", "verify"])]
    day: bool,
    /// Proves a run of a tour, from its line, or from its code and the codes of its matches: the tour has these
    /// matches, and the opponents made the decisions that follow from them
    #[arg(long, conflicts_with_all = ["trace", "verify", "day"])]
    tour: bool,
    /// With --verify more records, with --tour more codes
    #[arg(value_name = "RECORD|CODE", requires = "several")]
    more: Vec<OsString>,
}

#[derive(Debug, Args)]
pub(super) struct CodeArgs {
    /// A record file
    #[arg(value_name = "RECORD")]
    record: OsString,
}

/// Reads a record from its file, or from its code if no file has that name.
fn record(named: &OsString) -> Result<Record, CommandErrors> {
    read_record(named).map(|(record, _)| record)
}

/// Reads a record, and returns true with it if its file names a person who met a bot.
fn read_record(named: &OsString) -> Result<(Record, bool), CommandErrors> {
    let path = Path::new(named);
    let code = named.to_str().filter(|text| is_like_a_code(text) && path.symlink_metadata().is_err());
    if let Some(code) = code {
        let record = games::code::read(code).map_err(|error| CommandErrors::one(format!("code: {error}")))?;
        return Ok((record, false));
    }
    record_and_bot_match_in(&read(path)?).map_err(wrong(path))
}

/// Returns the ids of the clubs that met, if the file has them.
pub(super) fn clubs(named: &OsString) -> Option<BySeat<String>> {
    clubs_in(&read(Path::new(named)).ok()?)
}

/// Reads a record and replays it to check it.
pub(super) fn whole(named: &OsString) -> Result<Record, CommandErrors> {
    let record = record(named)?;
    played(&record, Path::new(named))?;
    Ok(record)
}

/// Plays the record of that file through.
fn played(record: &Record, file: &Path) -> Result<ReplayResult, CommandErrors> {
    game_of(record, file)?.replay(record).map_err(wrong(file))
}

/// The game of the record in that file.
fn game_of(record: &Record, file: &Path) -> Result<&'static dyn DynGame, CommandErrors> {
    games::named(&record.game).map_err(|e| CommandErrors::one(format!("{}: {e}", file.display())))
}

/// Returns the errors of the record in that file.
fn wrong(file: &Path) -> impl Fn(RecordError) -> CommandErrors {
    let file = file.display().to_string();
    move |error| match error {
        RecordError::Unreadable { .. } => CommandErrors::one(format!("{file}:{error}")),
        other => CommandErrors::one(format!("{file}: {other}")),
    }
}

pub(super) fn code(args: &CodeArgs, out: &mut dyn Write) -> Result<(), CommandErrors> {
    let record = record(&args.record)?;
    let code = games::code::encode(&record).map_err(wrong(Path::new(&args.record)))?;
    writeln!(out, "{code}")?;
    Ok(())
}

/// Checks the commitments of each record. Prints one line for each valid record; each invalid one is an error.
fn verify(args: &ReplayArgs, out: &mut dyn Write) -> Result<(), CommandErrors> {
    let mut errors = Vec::new();
    for named in std::iter::once(&args.record).chain(&args.more) {
        // An untrusted file name must not control the terminal.
        let file = escape_invisible(&named.to_string_lossy());
        match verified(named) {
            Ok(commitments) => writeln!(out, "{file}: {commitments}")?,
            Err(CommandErrors(found)) => errors.extend(found),
        }
    }
    if errors.is_empty() { Ok(()) } else { Err(CommandErrors(errors)) }
}

/// The commitments of a record, all of which verify.
struct VerifiedCommitments {
    /// Number of commitments in the record.
    hold: usize,
    /// Number of commitments of a match against a bot that has them from its kick-off; `None` if nothing suggests one.
    due: Option<usize>,
}

impl fmt::Display for VerifiedCommitments {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.hold {
            0 => f.write_str("no seals")?,
            1 => f.write_str("1 seal holds")?,
            n => write!(f, "{n} seals hold")?,
        }
        self.due.map_or(Ok(()), |due| write!(f, ", {} of {due}", self.hold))
    }
}

/// Returns how many commitments of the record verify, and how many there should be: one of the seed, and one of each
/// decision that the bot takes while both sides owe one. Commitments first: a changed decision is reported as changed,
/// legal or not.
fn verified(named: &OsString) -> Result<VerifiedCommitments, CommandErrors> {
    let path = Path::new(named);
    let (record, against_a_bot) = read_record(named)?;
    let broken = |broken| CommandErrors::one(format!("{}: {broken}", path.display()));
    let hold = record.check_commitments().map_err(broken)?;
    let joint = played(&record, path)?.joint;
    record.check_order(&joint).map_err(broken)?;
    let both = game_of(&record, path)?
        .seats_with(record.options.get_ron())
        .is_ok_and(|seats| seats == SeatSet::BOTH);
    let due = (hold > 0 || against_a_bot && both).then_some(1 + joint.len());
    Ok(VerifiedCommitments { hold, due })
}

pub(super) fn run(args: &ReplayArgs, out: &mut dyn Write) -> Result<(), CommandErrors> {
    if args.verify {
        return verify(args, out);
    }
    if args.day {
        return prove(&args.record, out);
    }
    if args.tour {
        return prove_tour(args, out);
    }
    let record = record(&args.record)?;
    let wrong = wrong(Path::new(&args.record));
    let file = Path::new(&args.record).display();
    let game = games::named(&record.game).map_err(|e| CommandErrors::one(format!("{file}: {e}")))?;
    if args.trace {
        return game.trace(&record, out).map_err(|error| match error {
            TraceError::Record(error) => wrong(error),
            TraceError::Write(error) => error.into(),
        });
    }
    let replayed = game.replay(&record).map_err(wrong)?;
    let score = match replayed.outcome {
        Some(_) => String::new(),
        None => format!("{}-{}, ", replayed.score[Seat::Home], replayed.score[Seat::Away]),
    };
    writeln!(
        out,
        "{}, seed {}, {} decisions: {score}{}",
        game.info().title,
        record.seed,
        record.actions.len(),
        standing(replayed.outcome, replayed.owed)
    )?;
    Ok(())
}

/// Proves the result of a match of the day, and that a line says no other one.
fn prove(named: &OsString, out: &mut dyn Write) -> Result<(), CommandErrors> {
    let text = named.to_string_lossy();
    // A line has several words; a code may be written in groups. All else is the name of a file.
    let is_line = text.split_whitespace().count() > 1 && !is_like_a_code(&text);
    let record = if is_line { record_of_line(&text)? } else { record(named)? };
    let proof = DailyProof::of(&record).map_err(CommandErrors::one)?;
    let code = games::code::encode(&record).map_err(CommandErrors::one)?;
    let line = proof.day.line(&proof.outcome, &code);
    if is_line && !languages().into_iter().any(|words| says(&text, &words.text(&line))) {
        return Err(CommandErrors::one(format!(
            "the line does not say what its code shows: {}",
            line.shown()
        )));
    }
    writeln!(out, "{}", line.shown())?;
    match proof.day.opponent {
        Some(difficulty) => {
            let bot = proof.day.game.opponent(difficulty).called().shown();
            writeln!(
                out,
                "the deal of that day, and the {} decisions of {bot} that follow from it",
                proof.decisions
            )?;
        }
        None => writeln!(out, "the deal of that day")?,
    }
    writeln!(out, "not proved: that it was the first try")?;
    Ok(())
}

/// Proves a run of a tour, and that a line says no other one.
fn prove_tour(args: &ReplayArgs, out: &mut dyn Write) -> Result<(), CommandErrors> {
    let all = std::iter::once(&args.record).chain(&args.more);
    let text = all.map(|part| part.to_string_lossy()).collect::<Vec<_>>().join(" ");
    let proof = TourProof::of(&text).map_err(CommandErrors::one)?;
    let line = proof.run.line().unwrap_or_default();
    // A line has words before its codes.
    let is_line = !text.split_whitespace().all(is_like_a_code) || text.contains(',');
    if is_line && !languages().into_iter().any(|words| says(&text, &words.text(&line))) {
        return Err(CommandErrors::one(format!(
            "the line does not say what its codes show: {}",
            line.shown()
        )));
    }
    writeln!(out, "{}", line.shown())?;
    writeln!(
        out,
        "the deals of that tour in {} matches, and the {} decisions of the opponents that follow from them",
        proof.matches, proof.decisions
    )?;
    writeln!(out, "not proved: that it was the first try")?;
    Ok(())
}

/// Reads the record in the code of a line.
fn record_of_line(line: &str) -> Result<Record, CommandErrors> {
    let code = daily::code_in(line).ok_or(ProofError::NoCode).map_err(CommandErrors::one)?;
    games::code::read(code).map_err(|error| CommandErrors::one(ProofError::from(error)))
}

/// Returns the words of every language of this installation.
fn languages() -> Vec<Arc<Localization>> {
    let folder = places::find_data(WORDS).map(|root| root.join(WORDS)).unwrap_or_default();
    let others = offered(&folder).0.into_iter().filter_map(|one| Localization::load(&folder, &one.tag).ok());
    others.map(|(words, _)| Arc::new(words)).chain([Arc::clone(Localization::english())]).collect()
}

/// Returns true if the words of `line` stand in the text, however they are spaced and whatever marks stand around them.
fn says(text: &str, line: &str) -> bool {
    let words = |text: &str| -> Vec<String> {
        let bare = |word: &str| word.trim_matches(|c: char| !c.is_alphanumeric()).to_owned();
        text.split_whitespace().map(bare).filter(|word| !word.is_empty()).collect()
    };
    let line = words(line);
    words(text).windows(line.len().max(1)).any(|some| some == line)
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHOLE: &str = "(version: 1, game: \"toy\", options: (rounds: 1), seed: 5, \
                         actions: [(away, \"Left\"), (home, \"Right\")])";

    fn replay(text: &str, trace: bool) -> Result<String, String> {
        let dir = tempfile::tempdir().unwrap();
        let record = dir.path().join("r.ron");
        std::fs::write(&record, text).unwrap();
        let mut out = Vec::new();
        match run(
            &ReplayArgs {
                record: record.into(),
                trace,
                verify: false,
                day: false,
                tour: false,
                more: Vec::new(),
            },
            &mut out,
        ) {
            Ok(()) => Ok(String::from_utf8(out).unwrap()),
            Err(CommandErrors(errors)) => {
                assert!(out.is_empty(), "half-told");
                Err(errors.join("\n").replace(&format!("{}/", dir.path().display()), ""))
            }
        }
    }

    #[test]
    fn a_replay_prints_the_result_or_the_side_to_decide() {
        let read_record = replay(WHOLE, false).unwrap();
        assert!(read_record.starts_with("Toy, seed 5, 2 decisions: 0-"), "{read_record}");
        assert!(read_record.ends_with("decided by normal time\n"), "{read_record}");
        let read_record = replay(&WHOLE.replace(", (home, \"Right\")", ""), false).unwrap();
        assert_eq!(read_record, "Toy, seed 5, 1 decisions: 0-0, unfinished: home to decide\n");
        let read_record = replay(&WHOLE.replace("rounds: 1", ""), false).unwrap();
        assert!(read_record.ends_with("unfinished: home and away to decide\n"), "{read_record}");
    }

    #[test]
    fn a_trace_has_a_line_for_each_decision_with_its_keys_in_order() {
        let read_record = replay(WHOLE, true).unwrap();
        let lines: Vec<&str> = read_record.lines().collect();
        assert_eq!(lines.len(), 4);
        assert!(
            lines[0].starts_with("{\"events\":[\"KickedOff\"],\"n\":0,\"score\":[0,0],\"state\":{"),
            "{read_record}"
        );
        assert!(
            lines[1].starts_with(
                "{\"action\":\"Left\",\"events\":[{\"Sealed\":{\"seat\":\"away\"}}],\"legal\":{\"away\":\
                 [\"Left\",\"Right\"],\"home\":[\"Left\",\"Right\"]},\"n\":1,\"owed\":[\"home\",\"away\"],\
                 \"score\":[0,0],\"seat\":\"away\",\"state\":{"
            ),
            "{read_record}"
        );
        assert!(
            lines[2].contains("\"legal\":{\"home\":[\"Left\",\"Right\"]},\"n\":2,\"owed\":[\"home\"]"),
            "{read_record}"
        );
        assert!(lines[2].contains("Revealed") && lines[2].contains("Tossed"), "{read_record}");
        assert!(lines[3].starts_with("{\"result\":{\"decided\":\"normal_time\""), "{read_record}");
        let unfinished = replay(&WHOLE.replace(", (home, \"Right\")", ""), true).unwrap();
        assert!(unfinished.ends_with("\n{\"result\":null}\n"), "{unfinished}");
    }

    #[test]
    fn a_match_in_an_archive_is_its_record() {
        let kept = format!("(home: \"human\", away: \"pro\", saved: 3, record: {WHOLE})");
        assert_eq!(replay(&kept, true), replay(WHOLE, true));
        let wrong = kept.replace("pro", "prof");
        assert!(replay(&wrong, false).unwrap_err().starts_with("r.ron:1:"), "{:?}", replay(&wrong, false));
    }

    #[test]
    fn an_argument_that_names_no_file_is_read_as_a_match_code() {
        let read_record = |name: &str| match record(&name.into()) {
            Ok(record) => record.game,
            Err(CommandErrors(errors)) => errors.join("\n"),
        };
        assert_eq!(read_record("12148PMWK5 3fk4sm-06gq4xqj"), "soccer17");
        for around in ["\"12148PMWK53FK4SM06GQ4XQJ\".", "12148PMWK5\u{a0}3FK4SM\t06GQ4\u{2009}XQJ."] {
            assert_eq!(read_record(around), "soccer17", "{around}");
        }
        assert_eq!(
            read_record("12148PMWK53FK4SM06GQ4XQK"),
            "code: letter 24 is wrong: `K` where `J` belongs"
        );
        assert!(
            read_record("12148.ron").starts_with("12148.ron: cannot be read"),
            "{}",
            read_record("12148.ron")
        );
    }

    #[test]
    fn commitments_are_checked_record_by_record() {
        let dir = tempfile::tempdir().unwrap();
        let file = |name: &str, text: &str| {
            let path = dir.path().join(name);
            std::fs::write(&path, text).unwrap();
            OsString::from(path)
        };
        let mut sealed = Record::parse(WHOLE).unwrap();
        let last = sealed.pop_decision().unwrap();
        let nonce = |n| engine::commitment::Nonce::of([n; 16]);
        sealed.commit_last(nonce(1));
        let one = file("one.ron", &sealed.text());
        sealed.actions.push(last);
        sealed.commit_seed(nonce(2));
        // The form of the archive.
        let kept = format!("(home: \"human\", away: \"pro\", saved: 3, record: {})", sealed.text());
        let (plain, kept) = (file("plain.ron", WHOLE), file("kept.ron", &kept));
        let changed = file("changed.ron", &sealed.text().replace("Left", "Right"));
        let illegal = file("illegal.ron", &sealed.text().replace("\"Left\"", "\"Up\""));
        let seed = file("seed.ron", &sealed.text().replace("seed: 5", "seed: 6"));
        let uncommitted = file("unsealed.ron", &sealed.text().replace("\"Right\"", "\"Up\""));
        let code = games::code::encode(&games::code::read("12148PMWK53FK4SM06GQ4XQJ").unwrap()).unwrap();
        let read_record = |records: &[&OsString]| {
            let more = records[1..].iter().map(|record| (*record).clone()).collect();
            let args = ReplayArgs {
                record: records[0].clone(),
                trace: false,
                verify: true,
                day: false,
                tour: false,
                more,
            };
            let mut out = Vec::new();
            let errors = run(&args, &mut out).err().map_or_else(Vec::new, |CommandErrors(errors)| errors);
            let short = |text: String| text.replace(&format!("{}/", dir.path().display()), "");
            (short(String::from_utf8(out).unwrap()), errors.into_iter().map(short).collect::<Vec<_>>())
        };
        let (out, errors) = read_record(&[&plain, &one, &kept, &code.clone().into()]);
        let holds = format!(
            "plain.ron: no seals\none.ron: 1 seal holds, 1 of 2\nkept.ron: 2 seals hold, 2 of 2\n{code}: no seals\n"
        );
        assert_eq!((out, errors), (holds, Vec::new()));
        let (out, errors) = read_record(&[&changed, &kept, &illegal, &seed, &uncommitted]);
        assert_eq!(out, "kept.ron: 2 seals hold, 2 of 2\n");
        assert_eq!(
            errors,
            [
                "changed.ron: decision 1 (away Right): its seal does not hold",
                "illegal.ron: decision 1 (away Up): its seal does not hold",
                "seed.ron: the seal of the seed does not hold",
                "unsealed.ron: decision 2 (home): `Up` is no action of this game: expected Left or Right (TOY-1)",
            ]
        );
    }

    /// A seal taken out, a pair whose order was changed, and all seals taken out. What the person chose is sealed by
    /// nobody.
    #[test]
    fn missing_commitments_are_counted_and_a_changed_order_is_reported() {
        let nonce = |n| engine::commitment::Nonce::of([n; 16]);
        let mut sealed = Record::parse(&WHOLE.replace("rounds: 1", "rounds: 2")).unwrap();
        sealed.actions.clear();
        sealed.commit_seed(nonce(9));
        for n in [1, 2] {
            sealed.actions.push((Seat::Away, "Left".to_owned()));
            sealed.commit_last(nonce(n));
            sealed.actions.push((Seat::Home, "Right".to_owned()));
        }
        let dir = tempfile::tempdir().unwrap();
        let read_record = |record: &Record| {
            let path = dir.path().join("r.ron");
            let kept = format!("(home: \"human\", away: \"pro\", saved: 3, record: {})", record.text());
            std::fs::write(&path, kept).unwrap();
            let (record, more) = (path.into_os_string(), Vec::new());
            let mut out = Vec::new();
            let done = run(
                &ReplayArgs { record, trace: false, verify: true, day: false, tour: false, more },
                &mut out,
            );
            let printed = done.err().map_or_else(Vec::new, |CommandErrors(errors)| errors).join("\n");
            let printed = String::from_utf8(out).unwrap() + &printed;
            printed.trim_end().rsplit('/').next().unwrap_or_default().to_owned()
        };
        assert_eq!(read_record(&sealed), "r.ron: 3 seals hold, 3 of 3");
        let mut one_less = sealed.clone();
        one_less.commitments.choices.remove(0);
        assert_eq!(read_record(&one_less), "r.ron: 2 seals hold, 2 of 3");
        let mut none = sealed.clone();
        none.commitments = engine::commitment::Commitments::default();
        assert_eq!(read_record(&none), "r.ron: no seals, 0 of 3");
        let mut swapped = sealed.clone();
        swapped.actions.swap(2, 3);
        assert_eq!(
            read_record(&swapped),
            "r.ron: decision 4 (away): it is sealed, but the other side had chosen before"
        );
        let mut persons = sealed;
        persons.actions[1].1 = "Left".to_owned();
        assert_eq!(read_record(&persons), "r.ron: 3 seals hold, 3 of 3", "as docs/bots.md says");
    }

    #[test]
    fn a_damaged_record_is_refused_whole() {
        for (from, to, expected) in [
            ("", "", "r.ron:1:1: "),
            ("version: 1", "version: 2", "r.ron: record version 2 is not known here: expected 1"),
            ("\"toy\"", "\"chess\"", "r.ron: unknown game `chess`: expected one of"),
            ("rounds: 1", "rounds: 0", "r.ron: option `rounds`: 0 is out of range: expected 1 to 9 (TOY-2)"),
            ("rounds: 1", "rounds: x", "r.ron: options, 1:"),
            (
                "\"Right\"",
                "\"Up\"",
                "r.ron: decision 2 (home): `Up` is no action of this game: expected Left or Right",
            ),
            ("(home,", "(away,", "r.ron: decision 2 (away Right): away owes no decision (TOY-1)"),
            ("])", ", (home, \"Left\")])", "r.ron: decision 3 (home Left): home owes no decision (TOY-1)"),
            ("])", "]) extra", "r.ron:1:"),
        ] {
            let text = if from.is_empty() { String::new() } else { WHOLE.replacen(from, to, 1) };
            for trace in [false, true] {
                let error = replay(&text, trace).unwrap_err();
                assert!(error.starts_with(expected), "{to}: {error}");
            }
        }
    }
}
