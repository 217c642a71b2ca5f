//! `replay`: a record played again.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use super::{Faults, read};
use crate::engine::trace::{TraceError, standing};
use crate::engine::{Record, RecordError, Seat};
use crate::games;

#[derive(Debug, Args)]
pub(super) struct ReplayArgs {
    /// The record
    #[arg(value_name = "RECORD")]
    record: PathBuf,
    /// Prints one JSON line per decision
    #[arg(long)]
    trace: bool,
}

pub(super) fn run(args: &ReplayArgs, out: &mut dyn Write) -> Result<(), Faults> {
    let file = args.record.display();
    let wrong = |error: RecordError| match error {
        RecordError::Unreadable { .. } => Faults::one(format!("{file}:{error}")),
        other => Faults::one(format!("{file}: {other}")),
    };
    let record = Record::parse(&read(&args.record)?).map_err(wrong)?;
    let game = games::named(&record.game).map_err(|e| Faults::one(format!("{file}: {e}")))?;
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
        game.sheet().title,
        record.seed,
        record.actions.len(),
        standing(replayed.outcome, replayed.owed)
    )?;
    Ok(())
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
        match run(&ReplayArgs { record, trace }, &mut out) {
            Ok(()) => Ok(String::from_utf8(out).unwrap()),
            Err(Faults(faults)) => {
                assert!(out.is_empty(), "half-told");
                Err(faults.join("\n").replace(&format!("{}/", dir.path().display()), ""))
            }
        }
    }

    #[test]
    fn the_result_or_who_is_to_decide() {
        let told = replay(WHOLE, false).unwrap();
        assert!(told.starts_with("Toy, seed 5, 2 decisions: 0-"), "{told}");
        assert!(told.ends_with("decided by normal time\n"), "{told}");
        let told = replay(&WHOLE.replace(", (home, \"Right\")", ""), false).unwrap();
        assert_eq!(told, "Toy, seed 5, 1 decisions: 0-0, unfinished: home to decide\n");
        let told = replay(&WHOLE.replace("rounds: 1", ""), false).unwrap();
        assert!(told.ends_with("unfinished: home and away to decide\n"), "{told}");
    }

    #[test]
    fn a_trace_has_a_line_for_each_decision_with_its_keys_in_order() {
        let told = replay(WHOLE, true).unwrap();
        let lines: Vec<&str> = told.lines().collect();
        assert_eq!(lines.len(), 4);
        assert!(
            lines[0].starts_with("{\"events\":[\"KickedOff\"],\"n\":0,\"score\":[0,0],\"state\":{"),
            "{told}"
        );
        assert!(
            lines[1].starts_with(
                "{\"action\":\"Left\",\"events\":[{\"Sealed\":{\"seat\":\"away\"}}],\"legal\":{\"away\":\
                 [\"Left\",\"Right\"],\"home\":[\"Left\",\"Right\"]},\"n\":1,\"owed\":[\"home\",\"away\"],\
                 \"score\":[0,0],\"seat\":\"away\",\"state\":{"
            ),
            "{told}"
        );
        assert!(
            lines[2].contains("\"legal\":{\"home\":[\"Left\",\"Right\"]},\"n\":2,\"owed\":[\"home\"]"),
            "{told}"
        );
        assert!(lines[2].contains("Revealed") && lines[2].contains("Tossed"), "{told}");
        assert!(lines[3].starts_with("{\"result\":{\"decided\":\"normal_time\""), "{told}");
        let unfinished = replay(&WHOLE.replace(", (home, \"Right\")", ""), true).unwrap();
        assert!(unfinished.ends_with("\n{\"result\":null}\n"), "{unfinished}");
    }

    #[test]
    fn a_damaged_record_is_refused_whole() {
        for (from, to, said) in [
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
                assert!(error.starts_with(said), "{to}: {error}");
            }
        }
    }
}
