//! Traces: a record as JSON, one line per decision with sorted keys, for people who check the rules and for tools.

use std::collections::BTreeMap;
use std::io::{self, Write};

use serde::Serialize;
use serde_json::{Value, json};

use super::{EventLog, Game, NullSink, Outcome, Record, RecordError, Seat, SeatSet};

/// The reason why a trace stopped.
#[derive(Debug, thiserror::Error)]
pub enum TraceError {
    /// The record has an error; no line was written.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// A line could not be written.
    #[error("the trace cannot be written: {0}")]
    Write(#[from] io::Error),
}

/// Writes the trace of a record and returns the state that the record ends in.
///
/// The first line is the set-up, with `n` 0; one line for each decision and one with the result follow. The result is
/// `null` while the match is unfinished. The whole record is checked first, so that nothing is written of a faulty one.
///
/// # Errors
/// The first error in the record, or a failure to write.
pub fn trace<G: Game>(record: &Record, out: &mut dyn Write) -> Result<G, TraceError> {
    record.replay::<G, _>(&mut NullSink, |_, _, _, _, _| {})?;
    let mut tracer = Tracer { out, line: BTreeMap::from([("n", json!(0))]) };
    let mut failed = None;
    let mut log: EventLog<G::Event> = EventLog::default();
    let state = record.replay(&mut log, |n, state: &G, seat, action, log: &mut EventLog<G::Event>| {
        let events = std::mem::take(&mut log.0);
        if failed.is_none() {
            failed = tracer.finish(state, &events).and_then(|()| tracer.begin(n, state, seat, action)).err();
        }
    })?;
    if let Some(error) = failed {
        return Err(error.into());
    }
    tracer.finish(&state, &log.0)?;
    tracer.line.insert("result", serde_json::to_value(state.outcome()).map_err(io::Error::from)?);
    tracer.flush()?;
    Ok(state)
}

/// Writes one line at a time: begun before a decision, finished after its events.
struct Tracer<'a> {
    out: &'a mut dyn Write,
    line: BTreeMap<&'static str, Value>,
}

impl Tracer<'_> {
    fn begin<G: Game>(&mut self, n: usize, state: &G, seat: Seat, action: &G::Action) -> io::Result<()> {
        let owed = state.seats_to_move();
        let legal: BTreeMap<_, _> = owed.iter().map(|seat| (seat.name(), legal_texts(state, seat))).collect();
        self.line = BTreeMap::from([
            ("n", json!(n)),
            ("owed", serde_json::to_value(owed)?),
            ("legal", serde_json::to_value(legal)?),
            ("seat", serde_json::to_value(seat)?),
            ("action", json!(action.to_string())),
        ]);
        Ok(())
    }

    fn finish<G: Game>(&mut self, state: &G, events: &[G::Event]) -> io::Result<()> {
        self.line.insert("events", serde_json::to_value(events)?);
        self.line.insert("score", serde_json::to_value(state.score())?);
        self.line.insert("state", serde_json::to_value(state)?);
        self.flush()
    }

    fn flush(&mut self) -> io::Result<()> {
        writeln!(self.out, "{}", sorted(&std::mem::take(&mut self.line))?)
    }
}

/// Returns the seat's legal actions as text; if they are too many to list, those few that the game lists.
fn legal_texts<G: Game>(state: &G, seat: Seat) -> Vec<String> {
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    legal.iter().map(ToString::to_string).collect()
}

/// Formats a value as JSON on one line with sorted keys, whichever features `serde_json` was built with.
fn sorted<T: Serialize>(what: &T) -> io::Result<String> {
    let mut value = serde_json::to_value(what)?;
    value.sort_all_objects();
    Ok(value.to_string())
}

/// Returns the result in one sentence, or the seats that have to decide.
#[must_use]
pub fn standing(outcome: Option<Outcome>, owed: SeatSet) -> String {
    let Some(outcome) = outcome else {
        let seats: Vec<_> = owed.iter().map(Seat::name).collect();
        return format!("unfinished: {} to decide", seats.join(" and "));
    };
    let [home, away] = Seat::BOTH.map(|seat| outcome.score[seat]);
    let winner = outcome.winner.map_or("a draw".to_owned(), |seat| format!("{seat} wins"));
    let kicks = outcome
        .kicks
        .map_or(String::new(), |kicks| format!(" ({}-{} on kicks)", kicks[Seat::Home], kicks[Seat::Away]));
    let medal = outcome.medal.map_or(String::new(), |medal| format!(", {}", medal.name()));
    format!("{home}-{away}{kicks}: {winner}, decided by {}{medal}", outcome.decided.name().replace('_', " "))
}
